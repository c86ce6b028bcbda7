"""What awaits a planned raid of Eagle: how it will be detected, and how many squadrons will come.

Every die that decides it is walked: weather (while it is not yet known), detection and response priority. The British
are taken as they stand now, the fighters as they are usually deployed, the raid as the first of its time segment, and
all its Gruppen as meeting in time.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from typing import Final, NamedTuple, TypeVar

from tallyho.lab.odds import Distribution
from tallyho.lab.planned_raid import deploy, on_the_way, weather_known
from tallyho.raf.eagle.detection import modifier_for, raiders, spotted
from tallyho.raf.eagle.pool import pool_numbers, protected_sector, shares
from tallyho.raf.eagle.position import EaglePosition
from tallyho.raf.eagle.priority import priority_modifier, priority_of, sighting
from tallyho.raf.eagle.tactics import Formation, formation, responding
from tallyho.raf.score import ADVANCED
from tallyho.raf.vocabulary import (
    ACCURATE,
    CLEAR,
    FALSE_RAID,
    INTELLIGENCE,
    MAJOR,
    MINOR,
    NO_RAID,
    NO_WARNING,
    POOR,
    VERY_EARLY,
    WARNINGS,
)
from tallyho.table import AnyGame

V = TypeVar("V")

DICE: Final = range(1, 7)


class Forecast(NamedTuple):
    """The chances of each warning and intelligence level by name, and of so many squadrons."""

    warning: Distribution[str]
    intelligence: Distribution[str]
    squadrons: Distribution[int]
    modifier: int
    """What is added to the detection die in the weather of now, or in clear weather if that is not yet known."""

    @property
    def mean(self) -> float:
        """The squadrons to be expected."""
        return self.squadrons.mean()


class Sight(NamedTuple):
    """What the British may see of a raid."""

    warning: int
    intelligence: int


def forecast(game: AnyGame, card: int) -> Forecast:
    """What the raid on this card has to expect as it is planned now."""
    p = on_the_way(game, card)
    deploy(p)
    known = weather_known(game)
    if not known:
        p.weather[:] = bytes((CLEAR, CLEAR))
    modifier = modifier_for(p, card, raiders(p), [])
    seen = Counter(sights(p, known=known))
    warnings: Counter[str] = Counter()
    intelligence: Counter[str] = Counter()
    squadrons: Counter[int] = Counter()
    for sight, number in seen.items():
        warnings[WARNINGS[sight.warning]] += number
        intelligence[INTELLIGENCE[sight.intelligence]] += number
        for come in responses(p, sight):
            squadrons[come] += number
    return Forecast(_shares(warnings), _shares(intelligence), _shares(squadrons), modifier)


def sights(p: EaglePosition, *, known: bool) -> Iterator[Sight]:
    """Every outcome of the weather die, unless the weather is known, and of the detection die."""
    if p.ultra == p.clock + 1:
        yield Sight(VERY_EARLY, POOR if p.effects & FALSE_RAID else ACCURATE)
        return
    for weather in [bytes(p.weather)] if known else [bytes(areas) for areas in p.data.weather]:
        p.weather[:] = weather
        modifier = modifier_for(p, p.target, raiders(p), [])
        for roll in DICE:
            _, *seen = spotted(p, roll + modifier)
            yield Sight(*seen)


def responses(p: EaglePosition, sight: Sight) -> list[int]:
    """How many squadrons come, for each face of the priority die."""
    p.warning, p.intelligence = sight
    p.raid = believed(p)
    flying = seen_flying(p)
    pool = pool_numbers(p, p.target, *sight)
    modifier = priority_modifier(p, sighting(p), [])
    found: list[int] = []
    for roll in DICE:
        left = pool - removed(p, pool, priority_of(p, roll + modifier))
        found.append(responding(p, left, p.intelligence, p.raid, flying, [])[1] if left else 0)
    return found


def believed(p: EaglePosition) -> int:
    """What the British take the raid for; where the player may say, he says minor (eagle:6.2g, eagle:6.2h)."""
    if p.effects & FALSE_RAID:
        return MAJOR
    if p.intelligence != POOR:
        return NO_RAID
    return p.data.belief[len(raiders(p))] or MINOR


def seen_flying(p: EaglePosition) -> Formation:
    """The formation; without warning the channel patrol escorts (eagle:6.21)."""
    flying = formation(p)
    if p.warning == NO_WARNING:
        return flying._replace(escorts=flying.escorts + flying.patrollers, patrollers=0)
    return flying


def removed(p: EaglePosition, pool: int, priority: int) -> int:
    """The squadrons that stay: never the green and the protected ones (eagle:14.31, eagle:19.62, eagle:19.64)."""
    if not pool:
        return 0
    found = shares(p, p.target, p.warning)
    green = sum(share.green for share in found)
    number = p.data.response_removed(pool, priority)
    if ADVANCED in p.options:
        number = max(0, number - green)
    protected = protected_sector(p)
    safe = sum(share.full for share in found if share.sector == protected)
    return min(number, pool - safe - (green if pool > 1 else 0))


def _shares(counted: Counter[V]) -> Distribution[V]:
    total = counted.total()
    return Distribution({value: Fraction(number, total) for value, number in counted.items()})
