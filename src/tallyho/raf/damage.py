"""What bombs do to radar nets, airfields, industry and headquarters (lion:11.2, eagle:10.2)."""

from __future__ import annotations

from typing import Final

from tallyho.raf.position import RafPosition
from tallyho.raf.prompts import prompts
from tallyho.raf.score import NIGHT, PRELUDE
from tallyho.raf.units import named, squadrons_in
from tallyho.raf.vocabulary import (
    AIRFIELD,
    BLENHEIM,
    DAMAGE,
    HEADQUARTERS,
    HEAVY_DAMAGE,
    HURRICANE,
    INDUSTRY,
    LANDING,
    LIGHT_DAMAGE,
    LIGHT_LOSS,
    NIGHT_PATROL,
    POINTS,
    RADAR,
    REARM,
    SECTORS,
    SPITFIRE,
    UNDAMAGED,
)
from tallyho.table import Asks, Choice, Json

DISPERSE: Final = prompts("disperse", "lion:11.22b", "eagle:10.22a")
H: Final = 3
"""Heavy damage in the Bombing Table; it costs three victory points (lion:11i, eagle:10h)."""
CONTROL_ROOM: Final = 6
"""The second die that hits a control room: it is also the number of damage points (lion:11.23a, eagle:10.23a)."""


def damage_effects(p: RafPosition, site: int, result: int, points: int) -> Asks[None]:
    """The effects on a target; ports, cities and military bases have none (lion:11.2a, eagle:10.2)."""
    kind = p.data.site_type[site]
    if kind in (RADAR, HEADQUARTERS):
        place_marker(p, site, result)
    elif kind == AIRFIELD:
        yield from bomb_airfield(p, site, points)
    elif kind == INDUSTRY and p.scenario != PRELUDE:  # lion:R-50, eagle:R-56
        industry_loss(p, points)


def place_marker(p: RafPosition, site: int, result: int) -> None:
    """Light damage; heavy for H, or for two points on top of light damage (lion:11.26, eagle:10.26)."""
    before = p.damage[site]
    was_crippled = p.data.differs.crippling and crippled(p)
    if result == H or (before == LIGHT_DAMAGE and result > 1):
        p.damage[site] = HEAVY_DAMAGE
    elif before == UNDAMAGED:
        p.damage[site] = LIGHT_DAMAGE
    if p.damage[site] != before:
        rule = "lion:11.26b eagle:10.26b" if before else _MARKED[p.data.site_type[site], p.damage[site]]
        p.tell("damaged", rule, {"site": p.data.site_name[site], "damage": DAMAGE[p.damage[site]]})
    if p.data.differs.crippling and crippled(p) and not was_crippled:
        p.tell("radar-crippled", "lion:11.21e")


def crippled(p: RafPosition) -> bool:
    """Whether radar nets are damaged in two or more target regions (lion:11.21e)."""
    if not any(p.damage):
        return False
    data = p.data
    return len({data.site_region[net] for net in data.nets if p.damage[net] != UNDAMAGED}) >= 2


def damaged_nets(p: RafPosition) -> int:
    """How many radar nets are damaged, lightly or heavily."""
    return sum(p.damage[net] != UNDAMAGED for net in p.data.nets)


def bomb_airfield(p: RafPosition, site: int, points: int) -> Asks[None]:
    """Squadrons are dispersed, replacements lost, and the control room may be hit (lion:11.22, eagle:10.22)."""
    sector = p.data.site_sector[site]
    if points == CONTROL_ROOM and p.damage[site] == UNDAMAGED:
        p.damage[site] = LIGHT_DAMAGE
        facts: dict[str, Json] = {"site": p.data.site_name[site], "sector": SECTORS[sector]}
        p.tell("control-room-hit", "lion:11.23a eagle:10.23a", facts)
    standing = squadrons_in(p, sector)
    standing += [unit for unit in squadrons_in(p, NIGHT_PATROL) if p.home[unit] == sector]  # lion:18.11a, eagle:18.23
    left = yield from disperse(p, standing, points)
    if left:
        yield from disperse(p, [unit for unit in squadrons_in(p, REARM) if p.home[unit] == sector], left)
    if p.scenario != PRELUDE:  # lion:11.22f, eagle:R-56
        replacements_lost(p, sector, points)


def disperse(p: RafPosition, squadrons: list[int], points: int) -> Asks[int]:
    """Squadrons go to their Landing box, the player choosing; returns the points left (lion:11.22, eagle:10.22)."""
    left = points
    while squadrons and left:
        name = p.data.names[squadrons[0]]
        if len(squadrons) > left:
            name = yield Choice(DISPERSE[p.data.game], p.data.player, named(p, squadrons), {"left": left})
        unit = p.data.number[name]
        squadrons.remove(unit)
        p.where[unit] = LANDING
        left -= 1
        p.tell("dispersed", "lion:11.22b eagle:10.22a", {"squadron": name})
    return left


def replacements_lost(p: RafPosition, sector: int, points: int) -> None:
    """A point for each squadron now in the sector's Landing and Light Loss boxes, up to the damage (lion:11.22e)."""
    charged: list[int] = []
    for box in (LANDING, LIGHT_LOSS):
        there = [p.data.type[unit] for unit in squadrons_in(p, box) if p.home[unit] == sector]
        charged += in_turn(there)
    for kind in charged[:points]:
        if p.points[kind]:
            p.points[kind] -= 1
            facts: dict[str, Json] = {"type": POINTS[kind], "left": p.points[kind]}
            p.tell("replacement-lost", "lion:11.22e eagle:10.22d", facts)


def in_turn(types: list[int]) -> list[int]:
    """A Hurricane, a Spitfire, a Blenheim, and round again (lion:11.22h, R-74, eagle:10.22f, R-61)."""
    seen = [0, 0, 0]
    rounds: list[tuple[int, int]] = []
    for kind in types:
        rounds.append((seen[kind], kind))
        seen[kind] += 1
    return [kind for _, kind in sorted(rounds)]


def industry_loss(p: RafPosition, points: int) -> None:
    """The type with most points loses them, Spitfires if tied; an excess passes on (lion:11.24, eagle:10.24)."""
    left = points
    while left:
        kind = max(_OF_INDUSTRY if NIGHT in p.options else _BY_DAY, key=lambda one: p.points[one])
        lost = min(left, p.points[kind])
        if not lost:
            break
        p.points[kind] -= lost
        left -= lost
        facts: dict[str, Json] = {"type": POINTS[kind], "lost": lost, "left": p.points[kind]}
        p.tell("industry-hit", "lion:11.24a eagle:10.24a", facts)


_MARKED: Final = {
    (RADAR, LIGHT_DAMAGE): "lion:11.21a eagle:10.21a",
    (RADAR, HEAVY_DAMAGE): "lion:11.21b eagle:10.21b",
    (HEADQUARTERS, LIGHT_DAMAGE): "lion:11.25b eagle:10.25a",
    (HEADQUARTERS, HEAVY_DAMAGE): "lion:11.25f eagle:10.25a",
}
_BY_DAY: Final = (SPITFIRE, HURRICANE)
_OF_INDUSTRY: Final = (SPITFIRE, HURRICANE, BLENHEIM)
