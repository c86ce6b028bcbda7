"""Flak over the target, which both games have; who is concerned each game says (event.flak)."""

from __future__ import annotations

from typing import Final

from tallyho.raf.events import RAID_DISPLAY, left_raid, names, turned_reduced, units_reason
from tallyho.raf.leaving import leave
from tallyho.raf.position import RafPosition
from tallyho.raf.units import has_gruppen
from tallyho.raf.vocabulary import BOMBER, RAID_ENDED
from tallyho.table import Json, units_in_any

FLAK: Final = "lion:event.flak.a eagle:event.flak.a"


def under_fire(p: RafPosition, gruppen: list[int], because: list[Json]) -> None:
    """Full Gruppen turn reduced, reduced ones abort; with no Gruppe left to bomb the raid is over."""
    full = [unit for unit in gruppen if p.full[unit]]
    aborting = [unit for unit in gruppen if not p.full[unit]]
    if full:
        turned_reduced(p, full, FLAK, because)
    if aborting:
        left_raid(p, aborting, FLAK, units_reason(p, "event-already-reduced", FLAK, aborting) + because)
    if not has_gruppen(p, BOMBER):
        _end_raid(p)


def _end_raid(p: RafPosition) -> None:
    """All units leave the Raid Display (lion:event.flak.b, eagle:event.flak.c)."""
    p.effects |= RAID_ENDED
    units = units_in_any(p.where, RAID_DISPLAY)
    for unit in units:
        leave(p, unit)
    p.tell("event-raid-ends", "lion:event.flak.b eagle:event.flak.c", {"units": names(p, units), "count": len(units)})
