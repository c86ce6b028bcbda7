"""The Big Wing of 12 Group: when a second flight joins the first against a raid (R-12)."""

from __future__ import annotations

from typing import Final, NamedTuple

from tallyho.bots.hksw import belief
from tallyho.bots.hksw.charts import DATA, apart
from tallyho.bots.hksw.groups import dogfight
from tallyho.bots.hksw.odds import Cards
from tallyho.bots.hksw.state import Table
from tallyho.bots.hksw.values import balance, rates
from tallyho.hksw.vocabulary import GROUP_12, OF_LUFTWAFFE

WORTH_JOINING: Final = 0.2
"""What a second flight must add: it could cover something else, and only one of the two can stay up afterwards."""
BOMBER: Final = 0.7
"""What a bomber is worth beyond its points while it has bombs."""


class Joined(NamedTuple):
    """A Big Wing: the raid, the flight that is there already, and what the second adds."""

    raid: int
    first: int
    adds: float


def joins(s: Table, flight: int) -> Joined | None:
    """The Big Wing that a flight of 12 Group should make; None if there is none, or if it adds too little."""
    if not _allowed(s, flight):
        return None
    found = []
    for first in DATA.flights_of[GROUP_12]:
        raid = next((one for one in OF_LUFTWAFFE if s.at[one] == s.at[first] != DATA.box), None)
        if raid is None or first == flight or "intercepting" in s.done(first):
            continue
        seen = "took-off" in s.marks(raid) and s.radar(raid) != "undetected"
        if seen and apart(s.at[flight], s.at[raid]) <= DATA.raf_move:
            found.append(Joined(raid, first, _adds(s, flight, first, raid)))
    best = max(found, key=lambda one: one.adds, default=None)
    return best if best is not None and best.adds >= WORTH_JOINING else None


def _allowed(s: Table, flight: int) -> bool:
    """Whether a Big Wing can be made at all: from turn 9 on, one in a phase, with a marker (R-12)."""
    late = s.turn >= DATA.big_wing_turn and bool(s.table["big_wing"])
    return late and DATA.formation[flight] == GROUP_12 and not s.text("wing") and s.number("markers") > 0


def _adds(s: Table, flight: int, first: int, raid: int) -> float:
    """How much better both flights do than the first alone."""
    german = belief.luftwaffe_flight(s, raid, s.at[raid])
    one, other = belief.raf_flight(s, first), belief.raf_flight(s, flight)
    return _worth(s, german, tuple(sorted(one + other))) - _worth(s, german, one)


def _worth(s: Table, german: Cards, british: Cards) -> float:
    raf, bomber = rates(s, GROUP_12, BOMBER)
    toll = dogfight(german, british, raf, bomber)
    return toll.bombers * BOMBER - balance(s, toll, GROUP_12)
