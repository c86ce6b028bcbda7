"""Ways over the map for Luftwaffe flights: around RAF flights, and with few squares after the radar has seen them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple

from tallyho.bots.hksw.charts import DATA, NEVER, distances

STEP: Final = 0.01
"""A square more costs next to nothing, as long as the fuel reaches."""
RACED: Final = 1.0
"""A square flown after the radar line has seen the flight: an interceptor comes a square nearer with each (R-10)."""


class Route(NamedTuple):
    """A way to a square: its squares, and how many of them are flown while an interceptor may race."""

    squares: tuple[int, ...]
    raced: int


NO_ROUTE: Final = Route((), NEVER)


@lru_cache(maxsize=4096)
def route(
    start: int, end: int, steps: int, closed: frozenset[int], blind: frozenset[int], *, south: bool, seen: bool
) -> Route:
    """The best way in so many steps; `closed` squares are not entered, `blind` stations do not see.

    `south`: the flight must not cross the 12 Group line. `seen`: it has been asked about already (hksw:6.intercept.n).
    """
    if start == end:
        return Route((), 0)
    reached: dict[tuple[int, bool], tuple[float, tuple[int, ...], int]] = {(start, False): (0.0, (), 0)}
    found: tuple[float, tuple[int, ...], int] | None = None
    far = distances(end)
    for step in range(1, steps + 1):
        further: dict[tuple[int, bool], tuple[float, tuple[int, ...], int]] = {}
        for (square, raced), (cost, way, count) in reached.items():
            for near in DATA.beside[square]:
                if near != end and (near in closed or far[near] > steps - step):
                    continue
                if south and DATA.north[near]:
                    continue
                station = DATA.station[near]
                racing = raced or (not seen and station >= 0 and station not in blind)
                total = cost + STEP + (RACED if racing else 0.0)
                if near == end:
                    if found is None or total < found[0]:
                        found = (total, (*way, near), count + racing)
                elif (near, racing) not in further or total < further[near, racing][0]:
                    further[near, racing] = (total, (*way, near), count + racing)
        reached = further
    return Route(found[1], found[2]) if found else NO_ROUTE


def nearest(squares: Iterable[int], square: int) -> int:
    """How near the nearest of some squares is."""
    far = distances(square)
    return min((far[one] for one in squares), default=NEVER)
