"""Raid targets: which card is raided, and with how much effort (lion:6)."""

from __future__ import annotations

from collections.abc import Container
from typing import Final

from tallyho.raf.cards import TargetCard
from tallyho.raf.lion.target_deck import target_drawn
from tallyho.raf.position import RafPosition
from tallyho.raf.score import ADVANCED
from tallyho.raf.vocabulary import (
    AIRBASE,
    LF2,
    LF3,
    LF3_TO_LF2,
    LUFTFLOTTEN,
    MAJOR,
    ME110,
    MINOR,
    NO_RAID,
    OF_A_RAID,
    PRIORITIES,
    RAIDS,
    SITE_TYPES,
)
from tallyho.table import Asks, Json, Jump, Prompt, die, reason

EFFORT_DIE: Final = die(Prompt("raid-effort", "lion:6b"))
MIDDLE_WALLOP: Final = 37
ENOUGH: Final = 2
"""Full fighters, and full bombers, that a major raid needs (lion:6.1)."""


def raid_target(p: RafPosition) -> Asks[Jump]:
    """A target card is turned up and rolled for; without a raid the next card is (lion:4.II.1)."""
    p.effects &= ~OF_A_RAID
    p.force = 0
    p.approach = 0
    p.size = 0
    p.target = yield from target_drawn(p)
    p.raid = yield from effort(p, p.target)
    return "raid.target" if p.raid == NO_RAID else None


def effort(p: RafPosition, number: int) -> Asks[int]:
    """Whether a card is raided: no raid, a minor or a major one (lion:6a, lion:6b, lion:6c)."""
    card = p.data.targets[number]
    priority = p.priority[card.type]
    roll = int((yield EFFORT_DIE))
    usual, depleted = p.data.raid_effort[priority, card.value]
    result = usual[roll - 1]
    because: list[Json] = [
        reason(
            "effort-column",
            "lion:6a",
            {"type": SITE_TYPES[card.type], "priority": PRIORITIES[priority], "value": card.value, "die": roll},
        )
    ]
    if p.depleted and depleted[roll - 1] != result:
        result = depleted[roll - 1]
        because.append(reason("effort-depleted", "lion:15.4f"))
    if result == MAJOR:
        result = _within_limit(p, card, because)
    p.tell(
        _TOLD[result],
        "lion:6b",
        {
            "card": number,
            "site": p.data.site_name[card.site],
            "type": SITE_TYPES[card.type],
            "die": roll,
            "because": because,
        },
    )
    return result


def _within_limit(p: RafPosition, card: TargetCard, because: list[Json]) -> int:
    """A Luftflotte short of full fighters or bombers can mount only a minor raid (lion:6.1)."""
    fighters, me110s, bombers = _available(p, card.luftflotte)
    if is_beyond(p, card.number) and me110s < ENOUGH:
        because.append(_limit(p, card, "limit-me110", "lion:6.1d", me110s))
    elif fighters < ENOUGH:
        because.append(_limit(p, card, "limit-fighters", "lion:6.1a", fighters))
    elif bombers < ENOUGH:
        because.append(_limit(p, card, "limit-bombers", "lion:6.1b", bombers))
    else:
        return MAJOR
    return MINOR


def _limit(p: RafPosition, card: TargetCard, key: str, rule: str, number: int) -> Json:
    return reason(key, rule, {"luftflotte": LUFTFLOTTEN[card.luftflotte], "number": number})


def _available(p: RafPosition, luftflotte: int) -> tuple[int, int, int]:
    """Full fighters, among them Me 110s, and full bombers at the airbases that can take part (lion:6.11a)."""
    data, where, full = p.data, p.where, p.full
    both = luftflotte == LF2 and p.effects & LF3_TO_LF2
    luftflotten = (LF2, LF3) if both else (luftflotte,)
    fighters = [unit for one in luftflotten for unit in data.fighters_of[one] if where[unit] == AIRBASE and full[unit]]
    bombers = [unit for one in luftflotten for unit in data.bombers_of[one] if where[unit] == AIRBASE and full[unit]]
    return len(fighters), sum(data.type[unit] == ME110 for unit in fighters), len(bombers)


def is_beyond(p: RafPosition, number: int) -> bool:
    """Whether a card's target is beyond the range of Me 109s in this game."""
    return beyond_reach(p.data.targets[number], p.options)


def beyond_reach(card: TargetCard, options: Container[str]) -> bool:
    """Whether Me 109s cannot reach a card's target; as forward airfield Middle Wallop they can (lion:19.1d)."""
    return card.beyond and not (card.number == MIDDLE_WALLOP and ADVANCED in options)


def beyond_range(p: RafPosition) -> bool:
    """Whether the raid's target is beyond the range of Me 109s."""
    return is_beyond(p, p.target)


def luftflotten_of(p: RafPosition) -> tuple[int, ...]:
    """The Luftflotten that may fly against the target, the card's own first (lion:8.2a, lion:6.11b)."""
    luftflotte = p.data.targets[p.target].luftflotte
    return (LF2, LF3) if luftflotte == LF2 and p.effects & LF3_TO_LF2 else (luftflotte,)


_TOLD: Final = tuple(f"raid-{raid}" for raid in RAIDS)
