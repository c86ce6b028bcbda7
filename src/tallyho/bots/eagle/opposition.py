"""How many squadrons will come: detection, pool, priority and tactics, die by die (eagle:6.2, eagle:7)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from tallyho.bots.eagle.charts import DATA, DICE
from tallyho.raf.eagle.components import CHART_B, GO
from tallyho.raf.vocabulary import (
    ACCURATE,
    AIRFIELD,
    DEEP,
    EARLY,
    ELEVEN_GROUP,
    INDUSTRY,
    LIMITED,
    MAJOR,
    MINOR,
    NO_RAID,
    POOR,
    RADAR,
    VERY_EARLY,
)

CACHED: Final = 1 << 14
TYPES_WATCHED: Final = {
    RADAR: DATA.priority_radar_or_airfield,
    AIRFIELD: DATA.priority_radar_or_airfield,
    INDUSTRY: DATA.priority_industry,
}


class Seen(NamedTuple):
    """What the British see of a raid: its Gruppen, all and by mission, the raids to come, the value of the day."""

    gruppen: int
    hunters: int
    escorts: int
    bombers: int
    patrollers: int
    cards_left: int
    date: int


@lru_cache(maxsize=CACHED)
def responses(card: int, pools: tuple[int, ...], modifier: int, seen: Seen) -> tuple[tuple[int, float], ...]:
    """How likely so many squadrons respond; `pools` are those at no, late, sufficient and early warning."""
    found: dict[int, float] = {}
    for warning, intelligence, chance in detected(modifier):
        pool = pools[min(warning, EARLY)]
        for number, likely in answered(card, pool, warning, intelligence, seen):
            found[number] = found.get(number, 0.0) + chance * likely
    return tuple(sorted(found.items()))


@lru_cache(maxsize=64)
def detected(modifier: int) -> tuple[tuple[int, int, float], ...]:
    """Warning and intelligence by the detection die, with their chances (eagle:6.2a)."""
    found: dict[tuple[int, int], float] = {}
    for die in DICE:
        space = min(DATA.detection_high, max(DATA.detection_low, die + modifier))
        seen = DATA.detection_warning[space], DATA.detection_intelligence[space]
        found[seen] = found.get(seen, 0.0) + 1 / len(DICE)
    return tuple((*seen, chance) for seen, chance in found.items())


@lru_cache(maxsize=CACHED)
def answered(card: int, pool: int, warning: int, intelligence: int, seen: Seen) -> tuple[tuple[int, float], ...]:
    """How likely so many of a pool come to a raid that is known like this."""
    if not pool:
        return ((0, 1.0),)
    return sent(card, pool, (warning, intelligence, believed(pool, intelligence, seen)), seen)


def sent(card: int, pool: int, known: tuple[int, int, int], seen: Seen) -> tuple[tuple[int, float], ...]:
    """The same for a warning, an intelligence, and a raid that it is taken for."""
    warning, intelligence, raid = known
    modifier = priority(card, warning, intelligence, raid, seen)
    found: dict[int, float] = {}
    for die in DICE:
        total = min(die + modifier, len(DATA.response_priority) - 1)
        left = pool - DATA.response_removed(pool, DATA.response_priority[total])
        number = tactics(left, intelligence, raid, seen) if left else 0
        found[number] = found.get(number, 0.0) + 1 / len(DICE)
    return tuple(found.items())


def believed(pool: int, intelligence: int, seen: Seen) -> int:
    """What the British take the raid for with poor intelligence; four or five Gruppen are declared what suits us."""
    if intelligence != POOR:
        return NO_RAID
    return DATA.belief[seen.gruppen] or declared(pool, seen)


def declared(pool: int, seen: Seen) -> int:
    """A minor raid draws two or three squadrons; a major one all of a small pool: hunters who are as many want that."""
    return MAJOR if seen.hunters >= min(pool, 4) else MINOR


def priority(card: int, warning: int, intelligence: int, raid: int, seen: Seen) -> int:
    """The modifier of the response priority die (eagle:7.2a)."""
    target = DATA.targets[card]
    total = seen.date + TYPES_WATCHED.get(target.type, 0) + DATA.priority_card_left * seen.cards_left
    if DATA.group[target.sector] == ELEVEN_GROUP:
        total += DATA.priority_eleven_group
    if target.depth == DEEP:
        total += DATA.priority_deep
    if warning == VERY_EARLY:
        total += DATA.priority_very_early
    if intelligence == POOR:
        total += DATA.priority_poor_major if raid == MAJOR else 0
    else:
        total += DATA.priority_size[seen.gruppen]
        total += DATA.priority_accurate_bombers if intelligence == ACCURATE and seen.bombers else 0
    return max(0, total)


def tactics(pool: int, intelligence: int, raid: int, seen: Seen) -> int:
    """How many of those left dare to come (eagle:7.3)."""
    if intelligence == POOR:
        return DATA.tactics_4(pool, raid)
    if intelligence == LIMITED:
        known = seen.gruppen - seen.patrollers
        return DATA.tactics_3(pool, known) if known else 0
    if not seen.bombers:
        answer = DATA.tactics_2(pool, seen.hunters)
    else:
        answer = DATA.tactics_1a(pool, seen.hunters)
        if answer == CHART_B:
            answer = DATA.tactics_1b(pool, seen.hunters + seen.escorts)
    return min(pool, 2 * seen.gruppen) if answer == GO else 0
