"""Leaving a raid and German recovery (lion:12, eagle:11)."""

from __future__ import annotations

from typing import Final

from tallyho.raf.position import RafPosition
from tallyho.raf.units import gruppen_in, squadrons_in
from tallyho.raf.vocabulary import (
    AIRBASE,
    BOMBER,
    BOMBER_ASIDE,
    CHANNEL_PATROL,
    CLOCK,
    CLOCK_0600,
    CLOSE_ESCORT,
    END_OF_DAY,
    ESCORT_ASIDE,
    HUNT,
    INFLIGHT,
    LAST_SEGMENT,
)
from tallyho.table import Json, Jump, units_in

DISPLAY: Final = (HUNT, BOMBER, BOMBER_ASIDE, CLOSE_ESCORT, ESCORT_ASIDE, CHANNEL_PATROL)
"""The boxes of the Raid Display (lion:2.1p, eagle:2.1n)."""


def leave(p: RafPosition, unit: int) -> None:
    """A unit leaves the raid without a word of the Combat Damage Chart: it keeps its facing (lion:12c, eagle:11a)."""
    p.where[unit] = INFLIGHT


def leaving(p: RafPosition) -> Jump:
    """Whatever is still in the Raid Display leaves it (lion:4.II.14b, lion:12b, eagle:4.II.11b, eagle:11b)."""
    for box in DISPLAY:
        for unit in units_in(p.where, box):
            leave(p, unit)
    return None


def squadrons_leave(p: RafPosition, box: int, key: str, rule: str) -> None:
    """All squadrons of a box go to the Inflight Box."""
    gone = squadrons_in(p, box)
    for unit in gone:
        leave(p, unit)
    if gone:
        p.tell(key, rule, {"squadrons": [p.data.names[unit] for unit in gone]})


def escorts_strafe(p: RafPosition, rule: str) -> None:
    """All fighters of the Close Escort Box become strafers (lion:9.1h, lion:9.2c, eagle:8.1j, eagle:8.2f)."""
    for unit in gruppen_in(p, CLOSE_ESCORT):
        p.where[unit] = BOMBER
        p.tell("becomes-strafer", rule, {"gruppe": p.data.names[unit]})


def recovery(p: RafPosition) -> Jump:
    """Gruppen go from the Inflight Box to their airbases or onto the Clock (lion:12.1, eagle:11.1)."""
    returned: list[Json] = []
    waiting: dict[int, list[Json]] = {}
    for unit in gruppen_in(p, INFLIGHT):
        if p.data.is_bomber[unit]:
            p.where[unit] = AIRBASE
            p.full[unit] = p.data.differs.bombers_recover
            returned.append(p.data.names[unit])
        else:
            ready = recover_fighter(p, unit)
            waiting.setdefault(ready, []).append(p.data.names[unit])
    for ready, gruppen in waiting.items():
        if ready > LAST_SEGMENT:
            p.tell("fighters-grounded", "lion:12.1e eagle:11.1d", {"gruppen": gruppen})
        else:
            p.tell("fighters-recover", "lion:12.1c eagle:11.1b", {"gruppen": gruppen, "time": CLOCK[ready]})
    if returned:
        p.tell("bombers-return", "lion:12.1b eagle:11.1a", {"gruppen": returned, "number": len(returned)})
    return None


def recover_fighter(p: RafPosition, unit: int) -> int:
    """Three spaces on, four if reduced, grounded if the day is too short (lion:12.1c to e, eagle:11.1b to d)."""
    ready = p.clock + (p.data.recovery_full if p.full[unit] else p.data.recovery_reduced)
    if ready > LAST_SEGMENT:
        p.where[unit] = AIRBASE
        p.full[unit] = 0
        return END_OF_DAY
    p.where[unit] = CLOCK_0600 + ready
    p.full[unit] = 1
    return ready
