"""The odds of bombs and strafing (13): column, shifts, every result, and the morale points that it brings."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from tallyho.fbob.aa import kind_of_ship
from tallyho.fbob.bombing import bombers_of, shifts_of, targets_of
from tallyho.fbob.damage import sum_of
from tallyho.fbob.hits import fitting_aa, is_sheltered
from tallyho.fbob.position import FbobPosition
from tallyho.fbob.vocabulary import (
    AA,
    CARRIER,
    CITY,
    CITY_TARGET,
    HOLD,
    LAND,
    LOST,
    NAVY,
    OF_BRITISH,
    OF_GERMAN,
    RECYCLE,
    other,
)
from tallyho.lab.fbob_odds_fire import damaged, eliminated
from tallyho.lab.fbob_odds_rows import NOTHING, Chances, Facts, Result, Row, rolled, row, summed, together, toll
from tallyho.lab.fbob_odds_sighted import Sighted
from tallyho.table import DONE

BOMBS = "bombs"


def groups(seen: Sighted) -> list[Row]:
    """Every group that may bomb, over every target there, all its units at the same one."""
    found = []
    for answer in seen.asked.offers:
        if answer != DONE:
            units = bombers_of(seen.p, seen.group(answer))
            at = seen.p.at[units[0]] if units else 0
            targets = list(dict.fromkeys(target for unit in units for target in targets_of(seen.p, unit, at)))
            for target in targets:
                able = [unit for unit in units if target in targets_of(seen.p, unit, at)]
                found.append(over(seen, answer, target, able, at))
    return found


def aims(seen: Sighted) -> list[Row]:
    """Every target of the unit that is asked, with those that aim there already and those that still may."""
    unit = seen.data.unit[seen.told("unit")]
    at = seen.p.at[unit]
    aimed, waiting = _aimed(seen, unit, at)
    found = []
    for target in seen.asked.offers:
        if target != HOLD:
            more = [one for one in waiting if target in targets_of(seen.p, one, at)]
            found.append(over(seen, target, target, [*aimed.get(target, []), unit, *more], at))
    return found


def _aimed(seen: Sighted, asked: int, at: int) -> tuple[dict[str, list[int]], list[int]]:
    """What the units before this one aim at, from the answers of this step; and the units after it."""
    p = seen.p
    units = bombers_of(p, p.members(seen.side, p.group[asked]))
    given = [text for key, text in seen.given if key == "aim"]
    aimed: dict[str, list[int]] = {}
    for unit in units[: units.index(asked)]:
        targets = targets_of(p, unit, at)
        chosen = len(targets) + bool(p.data.units[unit].strafes and aimed) > 1
        target = given.pop(0) if chosen and given else targets[0]
        if target != HOLD:
            aimed.setdefault(target, []).append(unit)
    return aimed, units[units.index(asked) + 1 :]


def over(seen: Sighted, answer: str, target: str, units: list[int], at: int) -> Row:
    """One roll of some units at one target (fbob:13.5)."""
    p = seen.p
    shifts = shifts_of(p, units, target, at)
    power = sum(p.data.units[unit].bombs for unit in units)
    last = len(p.data.columns["bombardment"]) - 1
    column = min(p.data.column("bombardment", power) + sum_of(shifts), last)
    facts: Facts = {
        "target": target,
        "hex": p.data.hexes[at],
        "units": seen.names(units),
        "power": power,
        "column": column + 1,
        "columns": last + 1,
        "shift": sum_of(shifts),
        "shifts": [str(one["key"]) for one in shifts],
    }
    effect = effect_of(p, seen.side, target, at)
    results = [
        (result._replace(bomb=text), chance * share)
        for text, chance in rolled(lambda die: "-" if column < 0 else p.data.bombardment[die - 1][column]).items()
        for result, share in effect(*read(text))
    ]
    return row(answer, BOMBS, facts, results)


def read(result: str) -> tuple[int, int]:
    """The B and the D of a result.

    >>> read("B2&D1"), read("D2"), read("-")
    ((2, 1), (0, 2), (0, 0))
    """
    return (int(result[1]) if result[0] == "B" else 0, int(result[-1]) if "D" in result else 0)


Effect = Callable[[int, int], Chances]
"""What panic and damage bring."""


def effect_of(p: FbobPosition, side: int, target: str, at: int) -> Effect:
    """What the B and the D of a result do to a target (fbob:35.1b)."""
    if target == CITY_TARGET:
        return lambda panic, points: _city(p, side, at, panic, points)
    if target in LAND:
        return lambda _, points: _land(p, side, LAND.index(target), at, points)
    if target in NAVY:
        return lambda _, points: _ship(p, NAVY.index(target), points)
    return lambda _, points: _based(p, p.data.unit[target], points)


def _certain(points: int, side: int, *, success: bool) -> Chances:
    """Points for a side that are sure."""
    return [(Result(success=success, points=points if side == OF_GERMAN else -points), Fraction(1))]


def _city(p: FbobPosition, side: int, at: int, panic: int, points: int) -> Chances:
    """Panic, damage times the class, less outrage; the British score nothing for cities (fbob:13.9e)."""
    if side == OF_BRITISH:
        return _certain(0, side, success=bool(panic or points))
    city = p.data.kind[at] == CITY
    relief = p.data.relief_of(points) if is_sheltered(p, at) else 0
    brings = (points - relief) * p.data.value[at] + (panic - p.data.outrage[panic] if city else 0)
    return _certain(brings, side, success=bool(panic or points))


def _land(p: FbobPosition, side: int, kind: int, at: int, points: int) -> Chances:
    """AA artillery loses points, others are removed if theirs are met (R-69)."""
    enemy = other(side)
    if kind == AA:
        before = p.aa(at)
        lost = before - fitting_aa(p, enemy, max(0, before - points)) if points else 0
        return _certain(lost, side, success=lost > 0)
    worth = p.data.ground[p.data.mix[enemy][LAND[kind], 0]].points
    gone = points >= worth
    return _certain(worth if gone else 0, side, success=gone)


def _based(p: FbobPosition, unit: int, points: int) -> Chances:
    """An air unit on the ground is eliminated if its points are met, else damaged (fbob:7.2b)."""
    if not points:
        return [(NOTHING, Fraction(1))]
    if points >= max(1, p.data.score[unit]):
        return [(eliminated(p, unit)._replace(success=True), Fraction(1))]
    return [(loss._replace(success=True), chance) for (loss, _), chance in damaged(p, unit).items()]


def _ship(p: FbobPosition, ship: int, points: int) -> Chances:
    """A ship sinks if its points are met; else the carrier rolls on the Damage Table, all aboard with it (R-32)."""
    worth = p.data.ground[p.data.mix[OF_BRITISH][kind_of_ship(ship), 0]].points
    aboard = p.aboard() if ship == CARRIER else []
    sunk: Chances = [(Result(success=True, points=worth), Fraction(1))]
    for unit in aboard:
        sunk = [*together(sunk, [(eliminated(p, unit), Fraction(1))])]
    if points >= worth:
        return sunk
    if not points or ship != CARRIER:
        return [(NOTHING, Fraction(1))]
    away = toll(OF_BRITISH, hit=len(aboard), out=len(aboard))._replace(success=True)
    fates = {LOST: sunk[0][0], RECYCLE: away}
    return [*summed((fates.get(fate.effect, NOTHING), Fraction(1, 6)) for fate in p.data.damage[:6]).items()]
