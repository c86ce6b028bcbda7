"""What bombs do to radar nets, airfields, industry and headquarters (lion:11.2)."""

from __future__ import annotations

from typing import Final

from tallyho.raf.decks import crippled
from tallyho.raf.position import RafPosition
from tallyho.raf.score import BRITISH, NIGHT, PRELUDE
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
from tallyho.table import Asks, Choice, Prompt

DISPERSE: Final = Prompt("disperse", "lion:11.22b")
H: Final = 3
"""Heavy damage in the Bombing Table; it costs three victory points (lion:11i)."""
CONTROL_ROOM: Final = 6
"""The second die that hits a control room: it is also the number of damage points (lion:11.23a)."""


def damage_effects(p: RafPosition, site: int, result: int, points: int) -> Asks[None]:
    """The effects on a target beyond victory points; ports, cities and military bases have none (lion:11.2a)."""
    kind = p.data.site_type[site]
    if kind in (RADAR, HEADQUARTERS):
        place_marker(p, site, result)
    elif kind == AIRFIELD:
        yield from bomb_airfield(p, site, points)
    elif kind == INDUSTRY and p.scenario != PRELUDE:
        industry_loss(p, points)


def place_marker(p: RafPosition, site: int, result: int) -> None:
    """Light damage; heavy for H, or for two points on top of light damage (lion:11.21, lion:11.25, lion:11.26)."""
    before = p.damage[site]
    was_crippled = crippled(p)
    if result == H or (before == LIGHT_DAMAGE and result > 1):
        p.damage[site] = HEAVY_DAMAGE
    elif before == UNDAMAGED:
        p.damage[site] = LIGHT_DAMAGE
    if p.damage[site] != before:
        rule = "lion:11.26b" if before else _MARKED[p.data.site_type[site], p.damage[site]]
        p.tell("damaged", rule, {"site": p.data.site_name[site], "damage": DAMAGE[p.damage[site]]})
    if crippled(p) and not was_crippled:
        p.tell("radar-crippled", "lion:11.21e")


def bomb_airfield(p: RafPosition, site: int, points: int) -> Asks[None]:
    """Squadrons are dispersed, replacements lost, and the control room may be hit (lion:11.22, lion:11.23)."""
    sector = p.data.site_sector[site]
    if points == CONTROL_ROOM and p.damage[site] == UNDAMAGED:
        p.damage[site] = LIGHT_DAMAGE
        p.tell("control-room-hit", "lion:11.23a", {"site": p.data.site_name[site], "sector": SECTORS[sector]})
    standing = squadrons_in(p, sector)
    standing += [unit for unit in squadrons_in(p, NIGHT_PATROL) if p.home[unit] == sector]  # lion:18.11a, R-52
    left = yield from disperse(p, standing, points)
    if left:
        yield from disperse(p, [unit for unit in squadrons_in(p, REARM) if p.home[unit] == sector], left)
    if p.scenario != PRELUDE:  # lion:11.22f
        replacements_lost(p, sector, points)


def disperse(p: RafPosition, squadrons: list[int], points: int) -> Asks[int]:
    """So many squadrons go to their Landing box, the player choosing; returns the points left (lion:11.22)."""
    left = points
    while squadrons and left:
        name = p.data.names[squadrons[0]]
        if len(squadrons) > left:
            name = yield Choice(DISPERSE, BRITISH, named(p, squadrons), {"left": left})
        unit = p.data.number[name]
        squadrons.remove(unit)
        p.where[unit] = LANDING
        left -= 1
        p.tell("dispersed", "lion:11.22b", {"squadron": name})
    return left


def replacements_lost(p: RafPosition, sector: int, points: int) -> None:
    """A point for each squadron now in the sector's Landing and Light Loss boxes, up to the damage (lion:11.22)."""
    charged: list[int] = []
    for box in (LANDING, LIGHT_LOSS):
        there = [p.data.type[unit] for unit in squadrons_in(p, box) if p.home[unit] == sector]
        charged += [kind for wanted in (HURRICANE, SPITFIRE, BLENHEIM) for kind in there if kind == wanted]
    for kind in charged[:points]:
        if p.points[kind]:
            p.points[kind] -= 1
            p.tell("replacement-lost", "lion:11.22e", {"type": POINTS[kind], "left": p.points[kind]})


def industry_loss(p: RafPosition, points: int) -> None:
    """The type with most replacement points loses them, Spitfires if tied; an excess passes on (lion:11.24, R-50)."""
    left = points
    while left:
        kind = max(_OF_INDUSTRY if NIGHT in p.options else _BY_DAY, key=lambda one: p.points[one])
        lost = min(left, p.points[kind])
        if not lost:
            break
        p.points[kind] -= lost
        left -= lost
        p.tell("industry-hit", "lion:11.24a", {"type": POINTS[kind], "lost": lost, "left": p.points[kind]})


_MARKED: Final = {
    (RADAR, LIGHT_DAMAGE): "lion:11.21a",
    (RADAR, HEAVY_DAMAGE): "lion:11.21b",
    (HEADQUARTERS, LIGHT_DAMAGE): "lion:11.25b",
    (HEADQUARTERS, HEAVY_DAMAGE): "lion:11.25f",
}
_BY_DAY: Final = (SPITFIRE, HURRICANE)
_OF_INDUSTRY: Final = (SPITFIRE, HURRICANE, BLENHEIM)
