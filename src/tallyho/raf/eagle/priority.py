"""Response priority: how much a raid matters to the British, and how many squadrons stay (eagle:7.2)."""

from __future__ import annotations

from typing import NamedTuple

from tallyho.raf.conditions import gruppen_in_raid
from tallyho.raf.dates import dated
from tallyho.raf.eagle.pool import green_in_pool, in_pool
from tallyho.raf.eagle.position import EaglePosition
from tallyho.raf.eagle.strategy import cards_of_segment
from tallyho.raf.eagle.tactics import bombers_in_raid
from tallyho.raf.score import ADVANCED
from tallyho.raf.units import squadrons_in
from tallyho.raf.vocabulary import (
    ACCURATE,
    AIRFIELD,
    CUP,
    DEEP,
    ELEVEN_GROUP,
    INDUSTRY,
    MAJOR,
    POOR,
    RADAR,
    SITE_TYPES,
    VERY_EARLY,
)
from tallyho.table import Json, reason


class Sighting(NamedTuple):
    """What decides how the British weigh a raid: `raid` is what they take it for, `cards_left` are other raids due."""

    card: int
    gruppen: int
    bombers: int
    warning: int
    intelligence: int
    raid: int
    cards_left: int


def sighting(p: EaglePosition) -> Sighting:
    """The raid being resolved as the British see it."""
    left = [card for card in cards_of_segment(p, p.clock) if card != p.target]
    return Sighting(p.target, gruppen_in_raid(p), len(bombers_in_raid(p)), p.warning, p.intelligence, p.raid, len(left))


def priority_modifier(p: EaglePosition, seen: Sighting, because: list[Json]) -> int:
    """All modifiers of the chart, not below 0 (eagle:7.2a, eagle:7.21, R-10)."""
    total = _date_and_target(p, seen, because) + _raid(p, seen, because)
    if seen.cards_left:
        value = p.data.priority_card_left * seen.cards_left
        left: dict[str, Json] = {"number": seen.cards_left}
        total += _added("priority-cards-left", "eagle:chart.priority.cards", value, because, left)
    if total < 0:
        because.append(reason("priority-floor", "eagle:7.21", {"total": total}))
        return 0
    return total


def _date_and_target(p: EaglePosition, seen: Sighting, because: list[Json]) -> int:
    data = p.data
    target = data.targets[seen.card]
    total = 0
    if data.priority_date[p.day]:
        total += _added("priority-date", "eagle:chart.priority.date", data.priority_date[p.day], because, dated(p.day))
    if data.group[target.sector] == ELEVEN_GROUP:
        total += _added("priority-eleven-group", "eagle:chart.priority.group", data.priority_eleven_group, because)
    values = {
        RADAR: data.priority_radar_or_airfield,
        AIRFIELD: data.priority_radar_or_airfield,
        INDUSTRY: data.priority_industry,
    }
    if target.type in values:
        kind: dict[str, Json] = {"type": SITE_TYPES[target.type]}
        total += _added("priority-type", "eagle:chart.priority.type", values[target.type], because, kind)
    if target.depth == DEEP:
        total += _added("priority-deep", "eagle:chart.priority.deep", data.priority_deep, because)
    return total


def _raid(p: EaglePosition, seen: Sighting, because: list[Json]) -> int:
    """What detection has shown of the raid."""
    data = p.data
    total = 0
    if seen.warning == VERY_EARLY:
        total += _added("priority-very-early", "eagle:chart.priority.warning", data.priority_very_early, because)
    if seen.intelligence == POOR:
        if seen.raid == MAJOR:
            total += _added("priority-poor-major", "eagle:chart.priority.poor", data.priority_poor_major, because)
        return total
    if seen.intelligence == ACCURATE and seen.bombers:
        value = data.priority_accurate_bombers
        total += _added("priority-bombers", "eagle:chart.priority.bomber", value, because)
    size = data.priority_size[seen.gruppen]
    if size:
        total += _added("priority-size", "eagle:chart.priority.size", size, because, {"number": seen.gruppen})
    return total


def _added(key: str, rule: str, value: int, because: list[Json], args: dict[str, Json] | None = None) -> int:
    """A modifier, and the reason for it."""
    because.append(reason(key, rule, {"value": value, **(args or {})}))
    return value


def priority_of(p: EaglePosition, total: int) -> int:
    """The response priority of a modified die; more than the chart has counts as its most (chart.priority.result)."""
    levels = p.data.response_priority
    return levels[min(total, len(levels) - 1)]


def removal(p: EaglePosition, priority: int, because: list[Json]) -> int:
    """How many squadrons are drawn out of the cup: the chart's number, less what protects some of them."""
    pool, cup, green = len(in_pool(p)), len(squadrons_in(p, CUP)), len(green_in_pool(p))
    number = p.data.response_removed(pool, priority)
    if ADVANCED in p.options and green and number:
        because.append(reason("fewer-for-green", "eagle:19.62", {"listed": number, "number": green}))
        number = max(0, number - green)
    if number > cup and not green_alone(p):
        rule = "eagle:14.31" if pool - cup == green else "eagle:19.64"
        because.append(reason("fewer-beside-cup", rule, {"listed": number, "number": cup}))
        number = cup
    return number


def green_alone(p: EaglePosition) -> bool:
    """Whether a reduced squadron is alone in the pool: only then it can be removed (eagle:14.31)."""
    return len(in_pool(p)) == len(green_in_pool(p)) == 1
