"""The clock: how much time passes after a raid, and where play goes (lion:4.II.16)."""

from __future__ import annotations

from typing import Final

from tallyho.raf.leaving import recovery
from tallyho.raf.lion.ju87 import withdraw_ju87
from tallyho.raf.position import DAYS_PLAYED, RafPosition
from tallyho.raf.score import PRELUDE
from tallyho.raf.vocabulary import (
    CLOCK,
    END_OF_DAY,
    FALSE_RAID,
    FOLLOW_UP,
    LAST_SEGMENT,
    NO_ADVANCE_WARNING,
    OF_A_RAID,
    SNAP_DUE,
    SNAP_RAID,
)
from tallyho.table import END, Jump

FALSE_RAID_SPACES: Final = 2


def german_recovery(p: RafPosition) -> Jump:
    """Gruppen recover; then, if one is due, there is a snap raid before the clock moves (lion:4.II.15)."""
    recovery(p)
    withdraw_ju87(p)
    return None if p.effects & SNAP_DUE else "raid.clock"


def clock_update(p: RafPosition) -> Jump:
    """The Time Advance of the target event card moves the clock marker (lion:4.II.16)."""
    if p.effects & FALSE_RAID:
        p.effects &= ~NO_ADVANCE_WARNING  # no event card was drawn
        return _advanced(p, FALSE_RAID_SPACES, "lion:8.24c")
    card = p.data.events[p.event]
    spaces = card.advance_depleted if p.depleted else card.advance
    p.effects &= ~(NO_ADVANCE_WARNING | SNAP_DUE)
    if card.no_aw:
        p.effects |= NO_ADVANCE_WARNING
    if spaces:
        return _advanced(p, spaces, "lion:4.II.16a")
    if card.follow_up:
        if p.effects & SNAP_RAID:  # the card is that of the raid before it
            p.target, p.raid = p.first_target, p.first_raid
        p.effects = p.effects & ~OF_A_RAID | FOLLOW_UP
        p.force = p.approach = p.size = 0
        p.tell("follow-up", "lion:6.2a", {"card": p.target})
        return "raid.detection"
    p.tell("no-time-passes", "lion:4.II.16d")
    return "raid.target"


def back_to_raids(_: RafPosition) -> Jump:
    """After Airfield Operations the next raid comes (lion:4.III.5)."""
    return "raid.target"


def _advanced(p: RafPosition, spaces: int, rule: str) -> Jump:
    p.clock += spaces
    p.spaces = spaces
    if p.clock <= LAST_SEGMENT:
        p.tell("clock", rule, {"spaces": spaces, "time": CLOCK[p.clock]})
        return None
    p.clock = END_OF_DAY
    p.tell("end-of-day", "lion:4.II.16b", {"vp": p.vp})
    if p.scenario == PRELUDE:  # lion:4.IV.b
        p.ending = DAYS_PLAYED
        return END
    return "calendar.reset"
