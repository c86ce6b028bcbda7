"""German reinforcements by the Calendar (lion:4.IV.8a, eagle:4.IV.8a)."""

from __future__ import annotations

from tallyho.raf.position import RafPosition
from tallyho.raf.units import named
from tallyho.raf.vocabulary import AIRBASE, CALENDAR
from tallyho.table import Json, Jump


def german_reinforcements(p: RafPosition) -> Jump:
    """Gruppen whose Calendar box the Day marker has reached or passed are at their airbases (lion:4.IV.8a)."""
    arrived = [
        unit
        for day, gruppen in p.data.calendar.items()
        if day <= p.day
        for unit in gruppen
        if p.where[unit] == CALENDAR
    ]
    for unit in arrived:
        p.where[unit] = AIRBASE
        p.full[unit] = 1
    if arrived:
        facts: dict[str, Json] = {"gruppen": [*named(p, arrived)], "number": len(arrived)}
        p.tell("gruppen-arrive", "lion:4.IV.8a eagle:4.IV.8a", facts)
    p.entered = 0
    return None
