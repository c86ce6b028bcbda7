"""The conditions of raid events, of the compendium and on the card, and why they hold or fail (lion:2.33)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from tallyho.raf.cards import CardEvent, Condition
from tallyho.raf.position import RafPosition
from tallyho.raf.vocabulary import (
    BOMBER,
    BROKEN,
    CHANNEL_PATROL,
    CLOSE_ESCORT,
    COAST,
    DEPTHS,
    HUNT,
    INLAND,
    INTELLIGENCE,
    NONE,
    PATCHY,
    WARNINGS,
    WEATHERS,
)
from tallyho.table import Args, Json, reason

Fact: TypeAlias = tuple[bool, Args]
"""Whether one line of a condition holds, and the reason to show."""

# What the compendium asks for, whether the card repeats it or not.
ANY_TIME: Final = Condition()
IN_CLOUDS: Final = Condition(weathers=(PATCHY, BROKEN))
NOT_DEEP: Final = Condition(depths=(COAST, INLAND))
SEVEN_GRUPPEN: Final = Condition(gruppen_min=7)
FIVE_SQUADRONS: Final = Condition(squadrons_min=5)
WITHIN_RANGE: Final = Condition(in_range=True)


def judged(
    p: RafPosition, event: CardEvent, rule: str, always: Condition, *, squadrons: Callable[[], int], beyond_range: bool
) -> tuple[bool, list[Json]]:
    """Whether an event happens by its condition in the compendium and those on its card, and what was considered.

    How many squadrons count and whether the target is beyond Me 109 range the caller says: the games differ there.
    """
    because: list[Json] = []
    for condition in (always, *event.only_if) if always is not ANY_TIME else event.only_if:
        facts = _facts(p, condition, rule, squadrons, beyond_range=beyond_range)
        failed: list[Json] = [shown for holds, shown in facts if not holds]
        if failed:
            return False, failed
        because += [shown for _, shown in facts if shown not in because]  # the card may repeat the compendium
    for condition in event.any_of:
        facts = _facts(p, condition, rule, squadrons, beyond_range=beyond_range)
        failed = [shown for holds, shown in facts if not holds]
        if not failed:
            return True, because + [shown for _, shown in facts]
        because += failed
    return not event.any_of, because


def _facts(
    p: RafPosition, condition: Condition, rule: str, squadrons: Callable[[], int], *, beyond_range: bool
) -> list[Fact]:
    """Every line of a condition; Big Wing's squadrons of 12 Group are counted later, when they attack."""
    target = p.data.targets[p.target]
    facts = _word("warning", WARNINGS, p.warning, condition.warnings, rule)
    facts += _word("intelligence", INTELLIGENCE, p.intelligence, condition.intelligence, rule)
    facts += _word("weather", WEATHERS, p.weather[target.luftflotte], condition.weathers, rule)
    facts += _word("depth", DEPTHS, target.depth, condition.depths, rule)
    if condition.in_range is not None:
        shown = reason("event-beyond-range" if beyond_range else "event-in-range", rule)
        facts.append((condition.in_range != beyond_range, shown))
    if condition.squadrons_min != NONE:
        facts.append(_at_least("event-squadrons", squadrons(), condition.squadrons_min, rule))
    if condition.gruppen_min != NONE:
        facts.append(_at_least("event-gruppen", gruppen_in_raid(p), condition.gruppen_min, rule))
    return facts + _hunters(p, condition, rule)


def _word(kind: str, words: tuple[str, ...], actual: int, wanted: tuple[int, ...], rule: str) -> list[Fact]:
    """A level that must be one of those on the card; if it is not, each of them is shown as missed."""
    if not wanted:
        return []
    if actual in wanted:
        return [(True, reason(f"event-{kind}-is", rule, {kind: words[actual]}))]
    return [(False, reason(f"event-{kind}-is-not", rule, {kind: words[actual], "wanted": words[w]})) for w in wanted]


def _hunters(p: RafPosition, condition: Condition, rule: str) -> list[Fact]:
    """Limits to the number of Gruppen in the Hunt Box."""
    facts: list[Fact] = []
    hunters = p.where.count(HUNT, p.data.squadrons)
    if condition.hunters_min != NONE:
        facts.append(_at_least("event-hunters", hunters, condition.hunters_min, rule))
    if condition.hunters_max != NONE:
        most: Args = {"count": hunters, "most": condition.hunters_max}
        facts.append((hunters <= condition.hunters_max, reason("event-hunters-at-most", rule, most)))
    return facts


def _at_least(key: str, count: int, least: int, rule: str) -> Fact:
    return count >= least, reason(key, rule, {"count": count, "least": least})


def gruppen_in_raid(p: RafPosition) -> int:
    """Gruppen still in the Raid Display, channel patrollers among them (R-46)."""
    where, first = p.where, p.data.squadrons
    return sum(where.count(box, first) for box in (HUNT, BOMBER, CLOSE_ESCORT, CHANNEL_PATROL))
