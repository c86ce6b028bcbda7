"""What is to be expected of the months to come, so that a purchase can be weighed: raids, and fighters against them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from tallyho.bots.fbob.charts import DATA, HEART, LONDON, REST, is_bomber, is_fighter, is_zeppelin
from tallyho.bots.fbob.defence import best_group
from tallyho.bots.fbob.odds import bomb_column, city_points, clash
from tallyho.bots.fbob.raids import COAST, ROUNDS, Raid, Units, defenders, in_threes, strength, total
from tallyho.bots.fbob.state import Table, as_side
from tallyho.bots.fbob.values import balance, night_landing
from tallyho.fbob.vocabulary import OF_GERMAN

ARRIVES: Final = 7
"""The flying turn on which raids come to London."""
LANDS: Final = 13
"""The flying turn on which they are home."""
MEETINGS: Final = 1
"""Attacks on each raider in a month, on average: not all of them are found."""
RAIDED: Final = 0.5
"""The share of months in which raids are to be expected."""


def months_to_come(s: Table) -> range:
    """This month and all after it."""
    return range(s.month, s.month + s.months_left + 1)


# Raids


def raiding(s: Table, bombers: Iterable[int]) -> float:
    """What some bombers bring until the end, in each month by raids or by rest, whatever is better."""
    groups = in_threes(bombers)
    wings = defenders(s)
    return sum(max(REST, raids_in(s, groups, month, wings)) for month in months_to_come(s))


def raids_in(s: Table, groups: list[Units], month: int, wings: list[Units]) -> float:
    """What raids of these groups on London bring in a month, by day or by night, whatever is better."""
    hours = [night for night in (False, True) if (by_night(month) if night else DATA.night[month] > ARRIVES)]
    plans = [tuple(_raid(s, units, month, night=night) for units in groups) for night in hours]
    return max((total(s, raids, wings).worth for raids in plans), default=0.0)


def by_night(month: int) -> bool:
    """Whether a raid can come by night and still be home before the month ends."""
    return DATA.night[month] + LANDS - COAST <= DATA.flying_turns


def _raid(s: Table, units: Units, month: int, *, night: bool) -> Raid:
    """A raid as it will be: London will have shelters and has been bombed before."""
    shift = DATA.shift["bomb-night"] if night else 0
    shift += DATA.shift["bomb-bombed"] if 2 * len(s.bombed & LONDON) >= len(LONDON) else 0
    column = bomb_column(sum(DATA.units[unit].bombs for unit in units), shift)
    points = city_points(column, DATA.value[HEART], london=True, sheltered=True)
    dark = night or DATA.night[month] <= LANDS
    risk = sum(night_landing(s, unit) for unit in units) if dark else 0.0
    return Raid(units, HEART, ARRIVES, LANDS, points, risk, ROUNDS, night)


# Fighters


def defending(s: Table, fighters: Iterable[int], size: int = 0) -> float:
    """What some fighters bring until the end, beyond rest: half of the months raids come that they can meet."""
    raiders = in_threes(unit for unit in s.enemy_in_play if is_bomber(unit))
    wings = in_groups(fighters, size or s.limit(s.me))
    return RAIDED * sum(max(0.0, _met_in(s, wings, raiders, month) - REST) for month in months_to_come(s))


def in_groups(fighters: Iterable[int], size: int) -> list[Units]:
    """Fighters in groups as they would go up, the best first."""
    left = sorted(fighters, key=lambda unit: (-strength(unit), unit))
    found: list[Units] = []
    while left:
        group = best_group(left, size)
        found.append(group)
        left = [unit for unit in left if unit not in group]
    return found


def _met_in(s: Table, wings: list[Units], raiders: list[Units], month: int) -> float:
    """What the fighters gain if all raiders come, each met by another group."""
    night = by_night(month)
    met = zip(wings, raiders, strict=False)
    return sum(MEETINGS * max(0.0, attack(s, ours, theirs, night=night)) for ours, theirs in met)


def attack(s: Table, ours: Units, theirs: Units, *, night: bool = False) -> float:
    """What one attack on raiders near London brings."""
    modifier = DATA.modifier["pursuit-command"]
    if night and not all(s.night_trained(unit) for unit in ours):
        modifier += DATA.modifier["pursuit-night"]
    fight = clash(as_side(s, ours), as_side(s, theirs), modifier)
    return balance(s, fight, ours, theirs, stake=1.0)


def in_play(s: Table) -> list[int]:
    """The own units that count: bombers of the Germans, fighters of the British."""
    some = [unit for unit, one in s.own.items() if one["place"] in ("based", "aboard", "flying", "recycling")]
    return [unit for unit in some if (is_bomber(unit) if s.me == OF_GERMAN else is_fighter(unit))]


def alike(unit: int, other: int) -> bool:
    """Whether two units are of one type, so that they make a group."""
    return DATA.units[unit].type == DATA.units[other].type and not is_zeppelin(unit)
