"""Ways over the map: the shortest, but around guns and enemy fighters."""

from __future__ import annotations

from functools import lru_cache
from heapq import heappop, heappush
from typing import Final

from tallyho.bots.fbob.charts import DATA, apart

Danger = frozenset[tuple[int, int]]
"""Hexes with what it costs to enter them, in hexes of detour."""
Way = tuple[int, ...]
KEPT: Final = 8192


@lru_cache(maxsize=KEPT)
def way(start: int, goal: int, danger: Danger) -> Way:
    """The hexes to enter from one to another.

    It depends on nothing else: the rest of a way found before may be another of several that are equally good, and
    games would depend on those that were played before them.
    """
    return _search(start, goal, dict(danger))


def _search(start: int, goal: int, costs: dict[int, int]) -> Way:
    """A* by hexes and danger; of equals the one found last, which goes straight."""
    heap = [(apart(start, goal), 0, start, 0, start)]
    came: dict[int, int] = {}
    count = 0
    while heap:
        _, _, here, spent, before = heappop(heap)
        if here in came:
            continue
        came[here] = before
        if here == goal:
            break
        for near in DATA.beside[here]:
            if near not in came:
                count -= 1
                cost = spent + 1 + costs.get(near, 0)
                heappush(heap, (cost + apart(near, goal), count, near, cost, here))
    steps = []
    here = goal
    while here != start:
        steps.append(here)
        here = came[here]
    return tuple(reversed(steps))
