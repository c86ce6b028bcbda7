"""Repair of damage at the start of a raid day (lion:11.3, eagle:10.3)."""

from __future__ import annotations

from typing import Final

from tallyho.raf.position import RafPosition
from tallyho.raf.prompts import prompts
from tallyho.raf.vocabulary import HEAVY_DAMAGE, LIGHT_DAMAGE, UNDAMAGED
from tallyho.table import Asks, Json, Jump, die, units_in

REPAIR_DIE: Final = prompts("repair-die", "lion:11.3b", "eagle:10.3a")


def repair(p: RafPosition) -> Asks[Jump]:
    """Light damage is mended; each heavy damage marker has its die; not on the first day (lion:4.I.1, eagle:4.I.7)."""
    if p.raid_day == 1:
        return None
    heavy = units_in(p.damage, HEAVY_DAMAGE) if p.day_card else []
    remove_light_damage(p)
    for site in heavy:
        yield from repair_check(p, site)
    return None


def remove_light_damage(p: RafPosition) -> None:
    """Every light damage marker leaves the map (lion:11.3a, eagle:10.3a)."""
    mended = units_in(p.damage, LIGHT_DAMAGE)
    for site in mended:
        p.damage[site] = UNDAMAGED
    if mended:
        p.tell("light-damage-mended", "lion:11.3a eagle:10.3a", {"sites": [p.data.site_name[site] for site in mended]})


def repair_check(p: RafPosition, site: int) -> Asks[None]:
    """One die against the repair chance: below it mends, equal to it leaves light damage (lion:11.3, eagle:10.3)."""
    chance = p.data.days[p.day_card].repair
    name = p.data.site_name[site]
    roll = int((yield die(REPAIR_DIE[p.data.game], args={"site": name, "chance": chance})))
    facts: dict[str, Json] = {"site": name, "chance": chance, "die": roll}
    if roll < chance:
        p.damage[site] = UNDAMAGED
        p.tell("repaired", "lion:11.3b eagle:10.3b", facts)
    elif roll == chance:
        p.damage[site] = LIGHT_DAMAGE
        p.tell("half-repaired", "lion:11.3c eagle:10.3c", facts)
    else:
        p.tell("not-repaired", "lion:11.3d eagle:10.3d", facts)
