"""Luftwaffe movement: who flies now, by which way, where to wait, and when to turn back."""

from __future__ import annotations

from math import ceil
from typing import Final, NamedTuple

from tallyho.bots.hksw.charts import DATA, NEVER, apart, within
from tallyho.bots.hksw.missions import tell_sortie, threshold
from tallyho.bots.hksw.routes import nearest
from tallyho.bots.hksw.sorties import Sortie, forecast, way_to
from tallyho.bots.hksw.state import Table, told
from tallyho.bots.weighed import points
from tallyho.hksw.vocabulary import BOMB, LONG, OF_LUFTWAFFE
from tallyho.table import DONE, Choice

PHASE_LATER: Final = 1.0
"""What a phase more on the way costs: the RAF gathers."""
IN_REACH: Final = 1.5
"""What it costs to wait where a RAF flight can come in one move."""
ON_THE_SCREEN: Final = 0.7
"""What it costs to wait in the radar line."""
IN_THE_OPEN: Final = 0.3
"""What it costs to wait anywhere but over the own coast."""

STRIKE, ADVANCE, STAY_DOWN, GO_ON = "strike", "advance", "stay-down", "go-on"


class Order(NamedTuple):
    """What a flight does in this phase: where it goes, and whether its long move is needed."""

    what: str
    square: int
    long: bool
    sortie: Sortie | None


def choose_flight(s: Table, choice: Choice) -> str:
    """First the flights that wait out of reach, then those that strike, the least promising first.

    All that can strike do so in the same phase: five markers cannot meet them all, and what the RAF sends against the
    first is missing against the best.
    """
    orders = {
        name: order_of(s, DATA.flight[name]) for name in choice.offers if name != DONE and not name.endswith(LONG)
    }
    going = {name: order for name, order in orders.items() if order.what != STAY_DOWN}
    if not going:
        _tell_down(s, orders)
        return DONE
    name = s.best(going, lambda one: (going[one].what != STRIKE, -_worth(going[one])))
    order = going[name]
    _tell_order(s, name, order)
    return name + LONG if order.long and name + LONG in choice.offers else name


def _worth(order: Order) -> float:
    return order.sortie.worth if order.sortie else 0.0


def order_of(s: Table, flight: int) -> Order:
    """What a flight should do now."""
    at, cards, target = s.at[flight], s.cards_of(flight), s.mission(flight)
    aloft = "took-off" in s.marks(flight)
    sortie = None if target is None else forecast(s, flight, cards, target, at)
    if sortie is None or target is None or (not aloft and sortie.worth <= threshold(s, flight)):
        return Order(GO_ON if aloft else STAY_DOWN, at, long=False, sortie=sortie)
    square = DATA.targets[target].square
    far = apart(at, square)
    if far <= DATA.luftwaffe_move:
        return Order(STRIKE, square, long=False, sortie=sortie)
    if s.fuel(flight) == 2 and far <= DATA.luftwaffe_long_move:
        return Order(STRIKE, square, long=True, sortie=sortie)
    return Order(ADVANCE, _waiting_square(s, flight, square, DATA.luftwaffe_move), long=False, sortie=sortie)


def fly(s: Table, choice: Choice) -> str:
    """Square by square: over the target the bombing run is marked, else the next square of the best way."""
    flight, left = DATA.flight[told(choice, "flight")], told(choice, "left")
    at = s.at[flight]
    if BOMB in choice.offers:
        s.because("over-target", "hksw:6.bombrun.a", flight=told(choice, "flight"))
        return BOMB
    target = s.mission(flight)
    cards = s.cards_of(flight)
    goal = at
    if target is not None and any(DATA.kind[card].bomber for card in cards):
        square = DATA.targets[target].square
        goal = square if apart(at, square) <= left else _waiting_square(s, flight, square, left)
    way = way_to(s, flight, cards, at, goal, left) if goal != at and left else None
    if way is not None and way.squares and DATA.squares[way.squares[0]] in choice.offers:
        _tell_way(s, flight, goal, target, len(way.squares), way.raced)
        return DATA.squares[way.squares[0]]
    if DONE in choice.offers:
        _tell_waiting(s, told(choice, "flight"), _raf_near(s, at))
        return DONE
    s.because("no-room-to-stop", "hksw:6.movement.f", flight=told(choice, "flight"))
    return s.best(choice.offers, lambda name: -apart(DATA.square[name], goal))


def _waiting_square(s: Table, flight: int, target: int, steps: int) -> int:
    """Where to be at the end of this phase: near enough to strike soon, and out of reach until then."""
    at = s.at[flight]
    taken = {s.at[one] for one in OF_LUFTWAFFE if one != flight} | s.raf_squares()
    south = any(DATA.kind[card].short_range for card in s.cards_of(flight))
    tokens = s.fuel(flight)
    best, least = at, 1000.0
    for square in within(at, steps):
        if square in taken or (south and DATA.north[square]):
            continue
        more = ceil(apart(square, target) / DATA.luftwaffe_move)
        if more > max(tokens, 1):
            continue
        cost = PHASE_LATER * more + _exposure(s, flight, square) + 0.02 * apart(square, target)
        if cost < least:
            best, least = square, cost
    return best


def _exposure(s: Table, flight: int, square: int) -> float:
    """What it costs to be in a square at the end of a phase."""
    if not DATA.raf_may[square]:  # over its own coast nobody comes (hksw:7.movement.k)
        return 0.0
    station = DATA.station[square]
    screen = ON_THE_SCREEN if station >= 0 and not s.hits(station) and "asked" not in s.marks(flight) else 0.0
    return IN_THE_OPEN + screen + (IN_REACH if _raf_near(s, square) <= DATA.raf_move else 0.0)


def _raf_near(s: Table, square: int) -> int:
    return nearest(s.raf_squares(), square)


# Saying why


def _tell_order(s: Table, name: str, order: Order) -> None:
    if s.weighed is None:
        return
    if order.sortie is not None:
        tell_sortie(s, DATA.flight[name], order.sortie)
    s.because(f"order-{order.what}", "hksw:6.movement.a", flight=name, square=DATA.squares[order.square])
    if order.long:
        s.because("order-long", "hksw:6.movement.i", flight=name)


def _tell_down(s: Table, orders: dict[str, Order]) -> None:
    for name, order in orders.items():
        worth = points(order.sortie.worth) if order.sortie else 0.0
        s.because("stays-down", "hksw:9.f", flight=name, worth=worth)
    if not orders:
        s.because("all-moved", "hksw:6.movement.a")


def _tell_waiting(s: Table, name: str, enemy: int) -> None:
    if enemy == NEVER:
        s.because("waits-alone", "hksw:6.movement.h", flight=name)
    else:
        s.because("waits-here", "hksw:6.movement.h", flight=name, enemy=enemy)


def _tell_way(s: Table, flight: int, goal: int, target: int | None, steps: int, raced: int) -> None:
    strikes = target is not None and goal == DATA.targets[target].square
    s.because(
        "way-to-target" if strikes else "way-to-wait",
        "hksw:6.movement.d",
        flight=DATA.flights[flight],
        square=DATA.squares[goal],
        steps=steps,
        raced=raced,
    )
