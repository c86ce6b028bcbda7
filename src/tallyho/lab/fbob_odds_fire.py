"""The charts of fire: pursuit, the Air-to-Air and AA Table, the Damage Table; every die counted."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import NamedTuple

from tallyho.fbob.combat import air_modifiers, pursuit_of
from tallyho.fbob.damage import sum_of
from tallyho.fbob.morale import lead
from tallyho.fbob.position import FbobPosition
from tallyho.fbob.vocabulary import (
    AIRSHIP,
    DEFENDER,
    DRIVEN_OFF,
    ELIMINATED,
    FAKE,
    LOST,
    NO_EFFECT,
    NOBODY,
    RECYCLE,
    REDUCED,
    SHAKEN,
    SHATTERED,
    UP,
)
from tallyho.lab.fbob_odds_rows import NOTHING, Chances, Result, rolled, summed, toll


class Aftermath(NamedTuple):
    """What fire has done, and the units that are still in the hex to fire back."""

    result: Result
    left: tuple[int, ...]


def dogfight(p: FbobPosition, attackers: list[int], defenders: list[int], at: int) -> Chances:
    """One round: pursuit, the side with the bounce fires, then what is left of the other (fbob:12.4)."""
    difference = pursuit_of(p, attackers) - pursuit_of(p, defenders)
    modifiers = sum_of(air_modifiers(p, at, attackers, defenders))
    found: Chances = []
    for bounce, chance in pursuits(p, difference, modifiers).items():
        first, second = (defenders, attackers) if bounce == DEFENDER else (attackers, defenders)
        if bounce == NOBODY:
            found.append((Result(bounce=bounce), chance))
            continue
        for result, share in _exchange(p, first, second, reduced=bounce == REDUCED):
            found.append((result._replace(bounce=bounce), chance * share))
    return found


def pursuits(p: FbobPosition, difference: int, modifiers: int) -> dict[str, Fraction]:
    """The results of the Pursuit Table."""
    column = p.data.column("pursuit", difference)
    return rolled(lambda die: p.data.pursuit[max(1, min(6, die + modifiers)) - 1][column])


def _exchange(
    p: FbobPosition, first: list[int], second: list[int], *, reduced: bool
) -> Iterator[tuple[Result, Fraction]]:
    """The side with the bounce fires, and picks who is hit on both sides (fbob:12.8.3a, R-21)."""
    bouncer = p.data.units[first[0]].side
    for after, chance in fired(p, power_of(p, first), shift_of(p, first), second, bouncer, reduced=reduced).items():
        if not after.left or _is_over(p, after.result):
            yield after.result, chance
            continue
        left = [*after.left]
        for back, share in fired(p, power_of(p, left), shift_of(p, left), first, bouncer).items():
            yield after.result.plus(back.result), chance * share


def _is_over(p: FbobPosition, result: Result) -> bool:
    """Whether the points of a loss end the game at once (fbob:23.3a)."""
    return bool(result.points) and abs(lead(p) + result.points) >= p.data.sudden_death


def power_of(p: FbobPosition, units: Sequence[int]) -> int:
    """The firepower of a group (fbob:12.8.2)."""
    return sum(p.data.units[unit].air for unit in units)


def shift_of(p: FbobPosition, units: Sequence[int]) -> int:
    """The column that units gain if all of them are Up (fbob:24.3a)."""
    return p.data.shift["combat-up"] if all(p.training[unit] & UP for unit in units) else 0


def fired(
    p: FbobPosition, power: int, shift: int, targets: Sequence[int], picker: int, *, reduced: bool = False
) -> dict[Aftermath, Fraction]:
    """A die on the Air-to-Air and AA Table, and what it does to the units under fire."""
    column = min(p.data.column("combat", power) + shift, len(p.data.columns["combat"]) - 1)
    minus = p.data.modifier["combat-reduced"] if reduced else 0

    def shown(die: int) -> str:
        return NO_EFFECT if column < 0 else p.data.combat[max(1, min(6, die + minus)) - 1][column]

    return summed(
        (after, chance * share)
        for result, chance in rolled(shown).items()
        for after, share in suffered(p, result, [*targets], picker).items()
    )


def suffered(p: FbobPosition, result: str, targets: list[int], picker: int) -> dict[Aftermath, Fraction]:
    """A result of the table on some units (fbob:12.4.4a)."""
    whole = tuple(targets)
    if result == NO_EFFECT:
        return {Aftermath(NOTHING, whole): Fraction(1)}
    if result == SHATTERED:
        return {Aftermath(NOTHING, (keeper(p, targets),)): Fraction(1)}
    unit = victim(p, targets, picker)
    rest = tuple(one for one in targets if one != unit)
    if result == ELIMINATED or (result == AIRSHIP and p.is_zeppelin(unit)):
        return {Aftermath(eliminated(p, unit), rest): Fraction(1)}
    return summed(
        (Aftermath(loss, whole if stays else rest), chance) for (loss, stays), chance in damaged(p, unit).items()
    )


def victim(p: FbobPosition, units: list[int], picker: int) -> int:
    """Who is hit: of the enemy the unit worth most, of one's own the unit worth least."""
    sign = -1 if p.data.units[units[0]].side == picker else 1
    return max(units, key=lambda unit: (sign * p.data.score[unit], sign * p.data.units[unit].air, -unit))


def keeper(p: FbobPosition, units: list[int]) -> int:
    """Which unit of a shattered formation stays: the one that shoots best."""
    return max(units, key=lambda unit: (p.data.units[unit].air, -unit))


def eliminated(p: FbobPosition, unit: int) -> Result:
    """The loss of a unit and what the enemy scores for it (R-64); a Fake is none."""
    if p.data.klass[unit] == FAKE:
        return NOTHING
    return toll(p.data.units[unit].side, p.data.score[unit], out=1, killed=1)


def damaged(p: FbobPosition, unit: int) -> dict[tuple[Result, bool], Fraction]:
    """A roll on the Damage Table: the loss, and whether the unit is still in its hex."""
    again = p.data.modifier["damage-again"] if p.marks[unit] & SHAKEN else 0
    side = p.data.units[unit].side

    def shown(die: int) -> tuple[Result, bool]:
        effect = p.data.damage[max(1, min(len(p.data.damage), die + again)) - 1].effect
        if effect == LOST:
            return eliminated(p, unit), False
        if effect == RECYCLE:
            return toll(side, out=1), False
        return toll(side), effect != DRIVEN_OFF

    return rolled(shown)
