"""What a raid is worth once it is known how many squadrons meet it: two combats and the bombs, in victory points."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from tallyho.bots.eagle.charts import DATA, GRUPPE_COSTS, REDUCED_SQUADRON_BRINGS, SQUADRON_BRINGS
from tallyho.bots.raf.charts import GRUPPE_RESULTS, SQUADRON_RESULTS, bombs_cost, row_of
from tallyho.raf.vocabulary import DISRUPTED, DO17, HE111, JU87, JU88, ME109, ME110, NO_EFFECT, TYPES

UNMET: Final = DATA.bombing_shift["no_squadron"]
ORDER: Final = (HE111, JU88, DO17, JU87, ME110, ME109)
"""Who is intercepted first in the Bomber Box (eagle:8.2d)."""
GREEN_RATING: Final = 0.5
"""The rating of a squadron that hunters have disrupted: 0 or 1."""
CACHED: Final = 1 << 16


def _of_type(ratings: bytes) -> tuple[int, ...]:
    """By type, what the first Gruppe of it has."""
    units = {DATA.type[unit]: ratings[unit] for unit in reversed(range(DATA.squadrons, DATA.units))}
    return tuple(units.get(kind, 0) for kind in range(len(TYPES)))


RATING: Final = _of_type(DATA.combat[1])
STRENGTH: Final = _of_type(DATA.bombing[1])
REDUCED_STRENGTH: Final = _of_type(DATA.bombing[0])


class Raid(NamedTuple):
    """A raid in its boxes: numbers of hunters and escorts, the Bomber Box by type in the order of interception.

    `level` is the depletion, `shift` the columns for dive bombers and strategy cards; `row` and `squadron_row` are the
    rows that these shift both attacks; `factor` is 2 where the target counts double; strafers hardly hurt `hard` ones.
    """

    hunters: int
    escorts: int
    me110_escorts: int
    bombers: tuple[int, ...]
    level: int
    shift: int
    row: int
    squadron_row: int
    factor: int
    hard: bool

    @property
    def size(self) -> int:
        """The Gruppen in the Bomber Box."""
        return sum(self.bombers)


@lru_cache(maxsize=CACHED)
def met(raid: Raid, squadrons: int, rating: float, cloud: int) -> float:
    """The points to expect if so many squadrons of this rating come, with so many columns lost to clouds."""
    if not squadrons:
        return unmet(raid, cloud)
    if not raid.hunters:
        return attack(raid, raid.escorts, (squadrons, 0.0), rating, cloud)
    excess = squadrons - raid.hunters
    if excess <= 0 or not raid.size:
        return hunted(raid, squadrons, 0, rating, cloud)
    goes_on = max(0, 6 - excess) / 6
    value = hunted(raid, squadrons, 0, rating, cloud) if goes_on < 1 else 0.0
    if goes_on:
        value = (1 - goes_on) * value + goes_on * hunted(raid, raid.hunters, excess, rating, cloud)
    return value


def unmet(raid: Raid, cloud: int) -> float:
    """Nobody at the bombers: two columns better, and the escorts strafe."""
    me109s = raid.escorts - raid.me110_escorts
    strafing = me109s * bombs_of(ME109, STRENGTH, hard=raid.hard)
    strafing += raid.me110_escorts * bombs_of(ME110, STRENGTH, hard=raid.hard)
    return -raid.factor * bombs_cost(strength_of(raid) + strafing, raid.shift + cloud + UNMET)


@lru_cache(maxsize=CACHED)
def hunted(raid: Raid, fighting: int, through: int, rating: float, cloud: int) -> float:
    """The hunters attack some squadrons while others are through; who survives goes on to the bombers."""
    row = shifted(row_of(raid.level, raid.hunters, raid.hunters * RATING[ME109] + rating * fighting), raid.row)
    value = raid.hunters * GRUPPE_COSTS[row] - fighting * SQUADRON_BRINGS[row]
    if not raid.size:
        return value
    shares = SQUADRON_RESULTS[row]
    escorts = raid.escorts + raid.hunters * GRUPPE_RESULTS[row][NO_EFFECT]
    arriving = shares[NO_EFFECT] + shares[DISRUPTED]
    if not arriving:
        return value + (attack(raid, escorts, (through, 0.0), rating, cloud) if through else unmet(raid, cloud))
    reduced = shares[DISRUPTED] / arriving
    for number, chance in enumerate(binomial(fighting, arriving)):
        there = number + through
        if chance < 0.01:
            continue
        if there:
            value += chance * attack(raid, escorts, (there - number * reduced, number * reduced), rating, cloud)
        else:
            value += chance * unmet(raid, cloud)
    return value


def shifted(row: int, rows: int) -> int:
    """A row of the Combat Results Table so many further down."""
    return min(len(GRUPPE_COSTS) - 1, max(0, row + rows))


@lru_cache(maxsize=CACHED)
def binomial(number: int, chance: float) -> tuple[float, ...]:
    """How likely 0, 1, 2 and so on of a number are, each with the same chance."""
    found = [1.0]
    for _ in range(number):
        found = [a * (1 - chance) + b * chance for a, b in zip([*found, 0.0], [0.0, *found], strict=True)]
    return tuple(found)


def attack(raid: Raid, escorts: float, squadrons: tuple[float, float], rating: float, cloud: int) -> float:
    """Full and reduced squadrons attack: each takes a Gruppe, and an escort stands aside for each that is spared."""
    full, reduced = squadrons
    number = min(raid.size, round(full + reduced))
    if not number:
        return 0.0 if not raid.size else -raid.factor * bombs_cost(strength_of(raid), raid.shift + cloud)
    ratings, met_strength, met_reduced = intercepted(raid, number)
    close = max(0.0, escorts - (raid.size - number))
    total = ratings + close * RATING[ME109] + rating * full + GREEN_RATING * reduced
    row = shifted(row_of(raid.level, number + round(close), total), raid.squadron_row)
    shares = GRUPPE_RESULTS[row]
    strength = strength_of(raid) - met_strength + met_strength * shares[NO_EFFECT] + met_reduced * shares[DISRUPTED]
    fight = (number + close) * GRUPPE_COSTS[row] - full * SQUADRON_BRINGS[row] - reduced * REDUCED_SQUADRON_BRINGS[row]
    return fight - raid.factor * bombs_cost(strength, raid.shift + cloud)


@lru_cache(maxsize=CACHED)
def intercepted(raid: Raid, number: int) -> tuple[int, int, int]:
    """Ratings, bombing strength and reduced bombing strength of the first so many in the Bomber Box."""
    ratings = strength = reduced = 0
    left = number
    for kind, there in zip(ORDER, raid.bombers, strict=True):
        taken = min(left, there)
        left -= taken
        ratings += taken * RATING[kind]
        strength += taken * bombs_of(kind, STRENGTH, hard=raid.hard)
        reduced += taken * bombs_of(kind, REDUCED_STRENGTH, hard=raid.hard)
    return ratings, strength, reduced


def strength_of(raid: Raid) -> int:
    """The bombing strength of the Bomber Box."""
    return intercepted(raid, raid.size)[1]


def bombs_of(kind: int, strengths: tuple[int, ...], *, hard: bool) -> int:
    """The bombing strength of a Gruppe; strafers do little to hard targets (eagle:10.1)."""
    if hard and kind == ME109:
        return 0
    return (strengths[kind] + 1) // 2 if hard and kind == ME110 else strengths[kind]
