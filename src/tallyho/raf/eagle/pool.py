"""Who is eligible for the raid response pool, sector by sector (eagle:7.1, eagle:14.3, eagle:19.61)."""

from __future__ import annotations

from typing import Final, NamedTuple

from tallyho.raf.eagle.position import EaglePosition
from tallyho.raf.eagle.strategy import site_attacked, site_of, type_attacked
from tallyho.raf.score import ADVANCED
from tallyho.raf.units import squadrons_in
from tallyho.raf.vocabulary import (
    ACCURATE,
    ACE_BOX,
    AIRFIELD,
    BESIDE_CUP,
    BLENHEIM,
    CUP,
    EARLY,
    NONE,
    POOR,
    SECTORS,
    SPITFIRE,
    UNDAMAGED,
    VERY_EARLY,
)
from tallyho.table import Json, reason

GREEN_SQUADRONS: Final = 1
GREEN_SQUADRONS_ADVANCED: Final = 2
WITHOUT_CONTROL_ROOM: Final = 2
"""The most squadrons of a sector with a damaged control room, for targets of its own (eagle:10.23b)."""


class Share(NamedTuple):
    """What a sector gives: so many are listed, `most` is what its control room allows; `green` are reduced ones."""

    sector: int
    listed: int
    most: int
    green: int
    full: int


def pool_numbers(p: EaglePosition, card: int, warning: int, intelligence: int = POOR) -> int:
    """How many squadrons would be in the pool against a raid on this card."""
    return sum(share.green + share.full for share in shares(p, card, warning)) + ace_joins(p, warning, intelligence)


def shares(p: EaglePosition, card: int, warning: int) -> list[Share]:
    """The sectors of the card's chart that are listed at this warning level, in order (eagle:7.1a, eagle:7.11)."""
    column = min(warning, EARLY)
    greens = GREEN_SQUADRONS_ADVANCED if ADVANCED in p.options else GREEN_SQUADRONS  # eagle:14.3c, eagle:19.61
    found: list[Share] = []
    for sector, numbers in p.data.charts[card]:
        if not numbers[column]:
            continue
        most = with_control_room(p, card, sector, numbers[column])
        ready = fighters_in(p, sector)
        full = sum(p.full[unit] for unit in ready)
        green = 1 if most and greens and full < len(ready) else 0
        greens -= green
        found.append(Share(sector, numbers[column], most, green, min(most - green, full)))
    return found


def with_control_room(p: EaglePosition, card: int, sector: int, listed: int) -> int:
    """What a damaged control room leaves of the number listed (eagle:10.23b)."""
    if p.damage[p.data.airfield[sector]] == UNDAMAGED:
        return listed
    return min(listed, WITHOUT_CONTROL_ROOM) if p.data.site_sector[site_of(p, card)] == sector else 0


def fighters_in(p: EaglePosition, sector: int) -> list[int]:
    """The Spitfire and Hurricane squadrons in a sector (eagle:7.12)."""
    return [unit for unit in squadrons_in(p, sector) if p.data.type[unit] != BLENHEIM]


def by_type(spitfires: int, hurricanes: int, wanted: int) -> tuple[int, int]:
    """How many of each are taken: one by one of the type with more left, a Spitfire if equal (eagle:7.1c, R-32)."""
    left_spitfires, left_hurricanes = spitfires, hurricanes
    for _ in range(min(wanted, spitfires + hurricanes)):
        if left_spitfires >= left_hurricanes:
            left_spitfires -= 1
        else:
            left_hurricanes -= 1
    return spitfires - left_spitfires, hurricanes - left_hurricanes


def ace_joins(p: EaglePosition, warning: int, intelligence: int) -> bool:
    """Whether the ace Spitfire squadron comes on top of all others (eagle:19.63a, R-47)."""
    known = intelligence == ACCURATE or warning == VERY_EARLY
    return known and ADVANCED in p.options and p.where[p.data.ace[SPITFIRE]] == ACE_BOX


def protected_sector(p: EaglePosition) -> int:
    """The sector of the airfield under attack, whose squadrons are not removed; NONE without one (eagle:19.64)."""
    if ADVANCED not in p.options or type_attacked(p) != AIRFIELD:
        return NONE
    return p.data.site_sector[site_attacked(p)]


def in_pool(p: EaglePosition) -> list[int]:
    """All squadrons of the pool, those beside the cup first (eagle:14.3e)."""
    return squadrons_in(p, BESIDE_CUP) + squadrons_in(p, CUP)


def green_in_pool(p: EaglePosition) -> list[int]:
    """The reduced squadrons of the pool."""
    return [unit for unit in squadrons_in(p, BESIDE_CUP) if not p.full[unit]]


def share_reasons(p: EaglePosition, share: Share) -> list[Json]:
    """What a sector gives, and why it does not give what is listed."""
    sector = SECTORS[share.sector]
    given = share.green + share.full
    facts: dict[str, Json] = {"sector": sector, "number": given, "listed": share.listed}
    found: list[Json] = []
    if share.most < share.listed:
        key = "pool-control-room-own" if share.most else "pool-control-room"
        found.append(reason(key, "eagle:10.23b", {"sector": sector, "most": share.most}))
    if share.most:
        found.append(reason("pool-sector" if given == share.most else "pool-sector-few", "eagle:7.1b", facts))
    return found + _green_reasons(p, share)


def _green_reasons(p: EaglePosition, share: Share) -> list[Json]:
    """The reduced squadrons of a sector that are eligible but too many."""
    green = sum(not p.full[unit] for unit in fighters_in(p, share.sector)) if share.most else 0
    rule = "eagle:19.61" if ADVANCED in p.options else "eagle:14.3c"
    passed_over: dict[str, Json] = {"sector": SECTORS[share.sector], "number": green - share.green}
    return [reason("pool-green-passed-over", rule, passed_over)] if green > share.green else []
