"""The response tactics charts: how many squadrons of the pool dare to meet the raid (eagle:7.3)."""

from __future__ import annotations

from typing import Final, NamedTuple

from tallyho.raf.conditions import gruppen_in_raid
from tallyho.raf.eagle.components import CHART_B, GO
from tallyho.raf.eagle.position import EaglePosition
from tallyho.raf.score import ADVANCED
from tallyho.raf.units import gruppen_in
from tallyho.raf.vocabulary import ACCURATE, BOMBER, CHANNEL_PATROL, CLOSE_ESCORT, HUNT, LIMITED, RAIDS
from tallyho.table import Json, reason

SWEEP: Final = 5
"""So many hunters make the British take no notice of a lone bomber (eagle:19.65)."""


class Formation(NamedTuple):
    """A raid as it flies: Gruppen in all, hunters, close escorts, bombers, channel patrollers."""

    gruppen: int
    hunters: int
    escorts: int
    bombers: int
    patrollers: int


def formation(p: EaglePosition) -> Formation:
    """The Gruppen in the Raid Display."""
    hunters, escorts, patrollers = (len(gruppen_in(p, box)) for box in (HUNT, CLOSE_ESCORT, CHANNEL_PATROL))
    return Formation(gruppen_in_raid(p), hunters, escorts, len(bombers_in_raid(p)), patrollers)


def bombers_in_raid(p: EaglePosition) -> list[int]:
    """The bomber Gruppen in the Bomber Box: neither strafers nor Jabos are any (eagle:7.3a, eagle:19.3d, R-09)."""
    return [unit for unit in gruppen_in(p, BOMBER) if p.data.is_bomber[unit]]


def responding(
    p: EaglePosition, pool: int, intelligence: int, raid: int, flying: Formation, because: list[Json]
) -> tuple[str, int]:
    """The chart that applies and how many squadrons of a pool it sends (eagle:7.3)."""
    if intelligence == ACCURATE:
        return _with_accurate(p, pool, flying, because)
    if intelligence == LIMITED:
        seen = flying.gruppen - flying.patrollers
        because.append(reason("tactics-gruppen", "eagle:7.3c", {"number": seen, "patrollers": flying.patrollers}))
        return "3", p.data.tactics_3(pool, seen) if seen else 0
    because.append(reason("tactics-raid", "eagle:7.3d", {"raid": RAIDS[raid]}))
    return "4", p.data.tactics_4(pool, raid)


def _with_accurate(p: EaglePosition, pool: int, flying: Formation, because: list[Json]) -> tuple[str, int]:
    """Charts 1A, 1B or 2, and never more than two squadrons for each Gruppe (eagle:7.31, R-30)."""
    read = _chart_1 if sees_bombers(p, flying, because) else _chart_2
    chart, answer = read(p, pool, flying, because)
    number = pool if answer == GO else 0
    most = 2 * flying.gruppen
    if number > most:
        because.append(reason("tactics-limit", "eagle:7.31", {"most": most, "gruppen": flying.gruppen}))
    return chart, min(number, most)


def sees_bombers(p: EaglePosition, flying: Formation, because: list[Json]) -> bool:
    """Whether bombers decide about the chart; a lone one among many hunters does not (eagle:19.65)."""
    if flying.bombers == 1 and flying.hunters >= SWEEP and ADVANCED in p.options:
        because.append(reason("tactics-lone-bomber", "eagle:19.65", {"hunters": flying.hunters}))
        return False
    if flying.bombers:
        because.append(reason("tactics-bombers", "eagle:7.3a", {"number": flying.bombers}))
    else:
        because.append(reason("tactics-no-bombers", "eagle:7.3b"))
    return flying.bombers > 0


def _chart_1(p: EaglePosition, pool: int, flying: Formation, because: list[Json]) -> tuple[str, int]:
    because.append(reason("tactics-hunters", "eagle:7.3a", {"number": flying.hunters}))
    answer = p.data.tactics_1a(pool, flying.hunters)
    if answer != CHART_B:
        return "1A", answer
    both = flying.hunters + flying.escorts
    because.append(reason("tactics-hunters-and-escorts", "eagle:7.3a", {"number": both}))
    return "1B", p.data.tactics_1b(pool, both)


def _chart_2(p: EaglePosition, pool: int, flying: Formation, because: list[Json]) -> tuple[str, int]:
    because.append(reason("tactics-hunters", "eagle:7.3b", {"number": flying.hunters}))
    return "2", p.data.tactics_2(pool, flying.hunters)
