"""Exact odds of the charts: bombs, dogfights, AA fire, damage and landings at night."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from tallyho.bots.fbob.charts import DATA, DIE
from tallyho.fbob.vocabulary import (
    AIRSHIP,
    ATTACKER,
    BACK,
    DAMAGED,
    DEFENDER,
    ELIMINATED,
    LOST,
    NOBODY,
    RECYCLE,
    REDUCED,
    SAFE,
    SHATTERED,
)

Hits = tuple[float, float, float]
"""How likely fire eliminates, damages or shatters."""


# Bombs


def bomb_column(strength: int, shift: int) -> int:
    """The column of a bombardment, -1 where nothing can happen."""
    last = len(DATA.columns["bombardment"]) - 1
    return max(-1, min(last, DATA.column("bombardment", strength) + shift))


@cache
def bomb_results(column: int) -> tuple[tuple[int, int], ...]:
    """Panic and damage for every die in a column."""
    if column < 0:
        return ((0, 0),) * len(DIE)
    found = []
    for die in DIE:
        result = DATA.bombardment[die - 1][column]
        found.append((int(result[1]) if result[0] == "B" else 0, int(result[-1]) if "D" in result else 0))
    return tuple(found)


@cache
def city_points(column: int, value: int, *, london: bool, sheltered: bool) -> float:
    """The points that bombs on a city or town bring on average: panic and damage, less the outrage (fbob:35.3a)."""
    total = 0
    for panic, damage in bomb_results(column):
        relief = DATA.relief_of(damage) if sheltered else 0
        total += (damage - relief) * value + (panic - DATA.outrage[panic] if london else 0)
    return total / len(DIE)


@cache
def damage_at_least(column: int, points: int) -> float:
    """The chance of so much damage in a column."""
    return sum(damage >= points for _, damage in bomb_results(column)) / len(DIE)


@cache
def guns_lost(column: int, strength: int) -> float:
    """The strength points of AA artillery that bombs destroy on average."""
    return sum(min(damage, strength) for _, damage in bomb_results(column)) / len(DIE)


# Fire


@cache
def fire(power: int, shift: int, *, reduced: bool, airship: bool) -> Hits:
    """What fire of so much power does to a group; a Zeppelin burns on a Z."""
    minus = DATA.modifier["combat-reduced"] if reduced else 0
    column = min(DATA.column("combat", power) + shift, len(DATA.columns["combat"]) - 1)
    if column < 0:
        return 0.0, 0.0, 0.0
    results = [DATA.combat[max(1, min(6, die + minus)) - 1][column] for die in DIE]
    kills = (ELIMINATED, AIRSHIP) if airship else (ELIMINATED,)
    killed = sum(one in kills for one in results)
    damaged = sum(one in (DAMAGED, AIRSHIP) and one not in kills for one in results)
    return killed / 6, damaged / 6, results.count(SHATTERED) / 6


@cache
def pursuit(difference: int, modifier: int) -> dict[str, float]:
    """How likely each result of the Pursuit Table is."""
    column = DATA.column("pursuit", difference)
    found = dict.fromkeys((ATTACKER, REDUCED, NOBODY, DEFENDER), 0.0)
    for die in DIE:
        found[DATA.pursuit[max(1, min(6, die + modifier)) - 1][column]] += 1 / len(DIE)
    return found


class Side(NamedTuple):
    """A group as it fights: lowest pursuit, firepower, units, column shift of its fire, Zeppelin."""

    pursuit: int
    power: int
    size: int
    shift: int = 0
    airship: bool = False


class Clash(NamedTuple):
    """What a dogfight does on average: units eliminated and damaged on both sides, the defenders shattered."""

    killed: float
    damaged: float
    shattered: float
    lost: float
    hurt: float


@cache
def clash(attack: Side, defence: Side, modifier: int) -> Clash:
    """One round: pursuit, first fire, return fire of who is left (fbob:12.4)."""
    chances = pursuit(attack.pursuit - defence.pursuit, modifier)
    first = sum((_exchange(attack, defence, chances[one], reduced=one == REDUCED) for one in (ATTACKER, REDUCED)), ())
    back = _exchange(defence, attack, chances[DEFENDER], reduced=False)
    killed, damaged, shattered, lost, hurt = (sum(first[number::5]) for number in range(5))
    return Clash(killed + back[3], damaged + back[4], shattered, lost + back[0], hurt + back[1])


def _exchange(first: Side, second: Side, chance: float, *, reduced: bool) -> tuple[float, ...]:
    """First fire and the answer, weighted: killed, damaged, shattered, and killed and damaged in return."""
    if not chance:
        return (0.0,) * 5
    killed, damaged, shattered = fire(first.power, first.shift, reduced=reduced, airship=second.airship)
    whole = 1 - killed - shattered
    one = second.power // second.size
    lost = hurt = 0.0
    for share, power in ((whole, second.power), (killed, second.power - one), (shattered, one)):
        answer = fire(power, second.shift, reduced=False, airship=first.airship)
        lost += share * answer[0]
        hurt += share * answer[1]
    return chance * killed, chance * damaged, chance * shattered, chance * lost, chance * hurt


@cache
def flak(power: int, modifier: int, *, airship: bool) -> tuple[float, float]:
    """What AA guns do to who enters their hex: eliminated and damaged on average (fbob:15.5)."""
    chances = pursuit(0, modifier)
    hits = [(chances[one], fire(power, 0, reduced=one == REDUCED, airship=airship)) for one in (ATTACKER, REDUCED)]
    return sum(chance * one[0] for chance, one in hits), sum(chance * one[1] for chance, one in hits)


# Damage and landing


class Fates(NamedTuple):
    """A die on the Damage or Crash Table on average: eliminated, months out of play, sent home without bombing."""

    lost: float
    months: float
    home: float


@cache
def damage(*, again: bool) -> Fates:
    """A roll on the Damage Table (fbob:9.4b)."""
    plus = DATA.modifier["damage-again"] if again else 0
    fates = [DATA.damage[max(1, min(len(DATA.damage), die + plus)) - 1] for die in DIE]
    return Fates(
        sum(one.effect == LOST for one in fates) / 6,
        sum(one.months for one in fates if one.effect == RECYCLE) / 6,
        sum(one.effect in (BACK, RECYCLE, LOST) for one in fates) / 6,
    )


@cache
def landing(modifier: int) -> Fates:
    """A roll on the Crash Table for a landing that needs one (fbob:8.9b)."""
    fates = [DATA.landing[max(1, min(len(DATA.landing), die + modifier)) - 1] for die in DIE]
    return Fates(
        sum(one.effect == LOST for one in fates) / 6,
        sum(one.months for one in fates if one.effect == RECYCLE) / 6,
        sum(one.effect != SAFE for one in fates) / 6,
    )


@cache
def recon_marker(*, weather: bool) -> float:
    """The chance that one recon places a marker (fbob:14.3a)."""
    minus = DATA.modifier["recon-weather"] if weather else 0
    return sum(DATA.recon[max(1, min(6, die + minus)) - 1] == "marker" for die in DIE) / len(DIE)
