"""Fighters against raiders: who can be met, what an attack promises, and whether it pays to go up."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from tallyho.bots.fbob.charts import DATA, HEART, apart, is_bomber, is_fighter, turns_for
from tallyho.bots.fbob.odds import bomb_column, city_points, clash
from tallyho.bots.fbob.raids import Units, homeward, last_turn, strength
from tallyho.bots.fbob.state import Group, Table, as_side
from tallyho.bots.fbob.values import balance
from tallyho.fbob.vocabulary import NIGHT, OF_BRITISH, OF_GERMAN, SCRAMBLE

FIRST_FAKES: Final = 2
"""Fakes that the Germans have at least, besides one for every month of the game."""


class Chase(NamedTuple):
    """A group after a raider: what one attack promises, and how many turns it takes until then."""

    raider: Group
    worth: float
    turns: int


# What a raider is


def guess(s: Table, raider: Group) -> Units:
    """The units of an enemy group; of a hidden one what it most likely is."""
    if raider.units and not raider.hidden:
        return raider.units
    seen = {unit for one in s.enemies for unit in one.units}
    unseen = sorted((unit for unit in s.enemy_in_play if unit not in seen and is_bomber(unit)), key=_likely)
    return (*raider.units, *unseen[: max(0, raider.size - len(raider.units))])


def _likely(unit: int) -> tuple[bool, int]:
    return as_airship(unit), unit


@cache
def as_airship(unit: int) -> bool:
    """Whether it is a Zeppelin, which is always spotted."""
    return DATA.units[unit].endurance == 0


def reality(s: Table, raider: Group) -> float:
    """How likely a group is no Fake: a group that was seen is none."""
    if s.me == OF_GERMAN or not raider.hidden or raider.units:
        return 1.0
    bombers = sum(is_bomber(unit) and not as_airship(unit) for unit in s.enemy_in_play)
    fakes = min(DATA.most_fakes, FIRST_FAKES + s.month - s.number("started"))
    return bombers / max(1, bombers + fakes)


def stake(s: Table, raider: Group, units: Units) -> float:
    """What the bombs of each unit of a raider would still bring the enemy."""
    loaded = [unit for unit in units if "bombed" not in s.units.get(DATA.names[unit], {}).get("marks", ())]
    if s.me != OF_BRITISH or not loaded or not is_bomber(units[0]):
        return 0.0
    column = bomb_column(sum(DATA.units[unit].bombs for unit in loaded), 0)
    points = city_points(column, DATA.value[HEART], london=True, sheltered=s.sheltered(HEART))
    return points / len(units) if DATA.control[raider.at] != s.enemy else 0.0


# What an attack promises


def modifier(s: Table, ours: Units, theirs: Units, at: int) -> int:
    """What is added to the pursuit die of an attack, as far as it is known."""
    found = DATA.modifier["pursuit-command"] * (s.command(s.me, at) - s.command(s.enemy, at))
    found += DATA.modifier["pursuit-ace"] * (any(map(s.ace, ours)) - any(map(s.ace, theirs)))
    if s.is_night(s.turn) and not all(map(s.night_trained, ours)):
        found += DATA.modifier["pursuit-night"]
    return found + (DATA.modifier["pursuit-weather"] if s.weather else 0)


def attack_worth(s: Table, ours: Units, raider: Group, *, fresh: bool = False) -> float:
    """What one attack on a raider promises; `fresh` if we take off now."""
    theirs = guess(s, raider)
    if not theirs or not may_attack(s, ours):
        return 0.0
    attack = as_side(s, ours)
    if fresh and SCRAMBLE in s.rules:
        attack = attack._replace(pursuit=attack.pursuit - DATA.scramble_pursuit)
    fight = clash(attack, as_side(s, theirs), modifier(s, ours, theirs, raider.at))
    return reality(s, raider) * balance(s, fight, ours, theirs, stake(s, raider, theirs))


def may_attack(s: Table, units: Units) -> bool:
    """Whether a group may start a dogfight at all."""
    if not all(is_fighter(unit) and "turned-back" not in s.marks(unit) for unit in units):
        return False
    return NIGHT not in s.rules or not s.is_night(s.turn) or all(s.night_trained(unit) for unit in units)


# Who meets whom


def home_by(s: Table, units: Units) -> int:
    """The last flying turn on which a group should land: before fuel runs out, and before night if it can."""
    last = min(last_turn(s, unit, s.turn) for unit in units)
    if s.turn < s.night_turn and not all(s.lands_at_night(unit) for unit in units):
        return min(last, s.night_turn - 1)
    return last


def chase(s: Table, units: Units, at: int, left: int, *, fresh: bool = False, but: str = "") -> Chase | None:
    """The raider worth most that a group can attack now or on the next turn, and still reach a base with room."""
    speed = min(DATA.speed[unit] for unit in units)
    last = home_by(s, units)
    bases = tuple(at for at in s.aerodromes if s.room(at) >= len(units)) or tuple(s.aerodromes)
    found: list[Chase] = []
    for raider in s.enemies:
        far = apart(at, raider.at)
        turns = 1 if far <= left else 2
        if far > left + speed or s.friends_in(raider.at, but):
            continue
        if s.turn + turns - 1 + turns_for(homeward(raider.at, bases), speed) > last:
            continue
        worth = attack_worth(s, units, raider, fresh=fresh and turns == 1)
        if worth > 0:
            found.append(Chase(raider, worth / turns, turns))
    return max(found, key=lambda one: (one.worth, one.raider.name), default=None)


class Scramble(NamedTuple):
    """A base from which fighters should go up, and against whom; `worth` is what all attacks promise."""

    site: str
    units: Units
    chase: Chase
    worth: float


def scrambles(s: Table) -> list[Scramble]:
    """The groups of fighters that could go up against a raider that nobody has met yet, the best first."""
    found: list[Scramble] = []
    for site, units in fighters_at(s):
        at = DATA.hex.get(site)
        if at is None or not s.enemies:
            continue
        speed = min(DATA.speed[unit] for unit in units)
        left = speed
        if SCRAMBLE in s.rules:
            left = speed // 2 if s.command(s.me, at) else 0
        one = chase(s, units, at, left, fresh=True)
        if one is not None and (one.turns == 1 or SCRAMBLE in s.rules):
            rounds = 1 + max(0, home_by(s, units) - s.turn) // 3
            found.append(Scramble(site, units, one, one.worth * rounds))
    return sorted(found, key=lambda one: (-one.worth, one.site))


def total(options: list[Scramble]) -> float:
    """What all of them together promise: every raider once."""
    best: dict[str, float] = {}
    for one in options:
        best[one.chase.raider.name] = max(best.get(one.chase.raider.name, 0.0), one.worth)
    return sum(best.values())


def fighters_at(s: Table) -> list[tuple[str, Units]]:
    """The best group of fighters that could take off from every base."""
    sites: dict[str, list[int]] = {}
    for unit in s.on_ground:
        if is_fighter(unit) and s.ready(unit):
            one = s.own[unit]
            sites.setdefault("carrier" if one["place"] == "aboard" else one["at"], []).append(unit)
    size = 1 if NIGHT in s.rules and s.is_night(s.turn) else s.limit(s.me)
    return [(site, best_group(units, size)) for site, units in sorted(sites.items())]


def best_group(units: list[int], size: int) -> Units:
    """The strongest of some fighters; who would slow the others down in a pursuit stays behind."""
    ranked = sorted(units, key=lambda unit: (-strength(unit), unit))[:size]
    lead = DATA.units[ranked[0]].pursuit
    return tuple(unit for unit in ranked if DATA.units[unit].pursuit >= lead - 1)
