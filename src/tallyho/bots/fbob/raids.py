"""Raids of bombers: what bombs promise at every target, who may meet them, and whether it pays to fly."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final, NamedTuple

from tallyho.bots.fbob.charts import DATA, LONDON, REST, TOWNS, apart, is_bomber, is_fighter, is_zeppelin, turns_for
from tallyho.bots.fbob.odds import bomb_column, city_points, clash, damage_at_least, flak, guns_lost
from tallyho.bots.fbob.routes import way
from tallyho.bots.fbob.state import Table, as_side
from tallyho.bots.fbob.values import balance, hurt, night_landing, worth
from tallyho.fbob.vocabulary import LAND, NIGHT, OF_GERMAN, UNDER

HIDDEN_SHELTER: Final = 0.8
"""How likely there is civil defence among the hidden land units in or beside a target, once some was bought."""
FORGOTTEN: Final = 0.1
"""The same if none is known to have been bought."""
HURRY: Final = 0.01
"""What a turn more on the way costs, so that of equals the nearest is chosen."""
NO_LIMIT: Final = 99.0
MOST_SHIFT: Final = 4
ROUNDS: Final = 3
"""Attacks that a group of fighters makes on a raid before it has to go home."""
COAST: Final = 5
"""Flying turns until a raid crosses the English coast."""
REACH: Final = 6
"""So near to a base with fighters a raid can be met."""
Units = tuple[int, ...]


class Raid(NamedTuple):
    """A group, its target, the flying turns of arrival and landing, and what all of it promises."""

    units: Units
    target: int
    arrives: int
    lands: int
    points: float
    risk: float
    met: int
    night: bool

    @property
    def worth(self) -> float:
        """Points less what guns and the night cost."""
        return self.points - self.risk


# Bombs


def shift_at(s: Table, units: Units, at: int, target: str, turn: int) -> int | None:
    """The column shift of a bombardment; None if it is not allowed (fbob:13.5.3, fbob:29.1c)."""
    night = s.is_night(turn)
    if night and NIGHT in s.rules and not all(s.night_trained(unit) for unit in units):
        return None
    shift = DATA.shift
    notes = [s.own[unit].get("note", "") for unit in units]
    planned = f"{DATA.hexes[at]} {target}"
    found = shift["bomb-night"] if night else 0
    found += shift["bomb-recon"] if at in s.recon else 0
    found += shift["bomb-bombed"] if target == "city" and at in s.bombed else 0
    found += shift["bomb-ace"] if any(s.ace(unit) and is_bomber(unit) for unit in units) else 0
    found += shift["bomb-weather"] if s.weather else 0
    found += shift["bomb-up"] if all("up" in s.training(unit) for unit in units) else 0
    if all(note == planned for note in notes):
        found += shift["bomb-designated"]
    elif any(note and note != planned for note in notes):
        found += shift["bomb-other"]
    return found


def city_worth(s: Table, units: Units, at: int, turn: int) -> float:
    """What bombs on the city or town itself promise the German; hidden land units may be shelters."""
    shift = shift_at(s, units, at, "city", turn)
    if shift is None:
        return 0.0
    column = bomb_column(sum(DATA.units[unit].bombs for unit in units), shift)
    london = at in LONDON
    bare = city_points(column, DATA.value[at], london=london, sheltered=False)
    if s.sheltered(at):
        return city_points(column, DATA.value[at], london=london, sheltered=True)
    hidden = sum(s.land[name]["hidden"] for name in _around(at) if name in s.land)
    if not hidden:
        return bare
    doubt = HIDDEN_SHELTER if s.shelters_hidden else FORGOTTEN
    return (1 - doubt) * bare + doubt * city_points(column, DATA.value[at], london=london, sheltered=True)


def _around(at: int) -> list[str]:
    return [DATA.hexes[near] for near in (at, *DATA.beside[at])]


def unit_worth(s: Table, units: Units, at: int, target: str, turn: int) -> float:
    """What bombs on a land unit or on an air unit on the ground promise."""
    shift = shift_at(s, units, at, target, turn)
    if shift is None:
        return 0.0
    column = bomb_column(sum(DATA.units[unit].bombs for unit in units), shift)
    if target in DATA.unit:
        unit = DATA.unit[target]
        killed = damage_at_least(column, max(1, DATA.score[unit]))
        return killed * worth(s, unit) + (damage_at_least(column, 1) - killed) * hurt(s, unit)
    if target == "aa":
        return guns_lost(column, max((int(w[2:]) for w in s.land_at(DATA.hexes[at]) if w[:2] == "aa"), default=1))
    if target in LAND:
        points = DATA.ground[DATA.mix[s.enemy][target, 0]].points
        return damage_at_least(column, points) * points
    kind = "carrier" if target == "carrier" else "tender"
    points = DATA.ground[DATA.mix[s.enemy][kind, 0]].points
    return damage_at_least(column, points) * points


def aims_at(s: Table, at: int) -> list[str]:
    """The targets in a hex, as far as they are known."""
    found = ["city"] if s.me == OF_GERMAN and DATA.value[at] and DATA.control[at] == s.enemy else []
    name = DATA.hexes[at]
    if s.land.get(name, {}).get("side") not in (None, s.side):
        found += ["aa" if word[:2] == "aa" else word for word in s.land_at(name)]
    return found


def aim_worth(s: Table, units: Units, at: int, target: str, turn: int) -> float:
    """What a target in a hex promises."""
    return city_worth(s, units, at, turn) if target == "city" else unit_worth(s, units, at, target, turn)


def bombs_at(s: Table, units: Units, at: int, turn: int) -> float:
    """What the best target in a hex promises; of the turn it matters only whether it is night."""
    key = (units, at, s.is_night(turn))
    found = s.promised.get(key)
    if found is None:
        found = max((aim_worth(s, units, at, aim, turn) for aim in aims_at(s, at)), default=0.0)
        s.promised[key] = found
    return found


def flak_cost(s: Table, units: Units, at: int, turn: int, stake: float) -> float:
    """What the known guns of a hex cost a group that enters it."""
    power = s.guns.get(at, 0)
    if not power:
        return 0.0
    modifier = DATA.modifier["pursuit-command"] if s.command(s.enemy, at) else 0
    modifier += DATA.modifier["pursuit-night"] if s.is_night(turn) else 0
    modifier += DATA.modifier["pursuit-weather"] if s.weather else 0
    modifier -= DATA.modifier["pursuit-ace"] if any(s.ace(unit) for unit in units) else 0
    best = max(units, key=lambda unit: worth(s, unit))
    killed, damaged = flak(power, modifier, airship=as_side(s, units).airship)
    each = stake / len(units)
    return killed * (worth(s, best) + each) + damaged * hurt(s, best, each)


# Plans


def plan(
    s: Table, units: Units, start: int, left: int, taken: frozenset[int] = frozenset(), turn: int = 0
) -> Raid | None:
    """The best target for a group that is in a hex with so many hexes to fly in this turn; None if there is none.

    `taken` are targets of other groups, `turn` is when it starts if that is later. Ways are counted straight; guns on
    the way can nearly always be flown around.
    """
    turn = turn or now(s)
    speed = min(DATA.speed[unit] for unit in units)
    last = min(last_turn(s, unit, turn) for unit in units)
    bases = tuple(s.aerodromes)
    best: tuple[float, int] | None = None
    for at, most in _worthwhile(s, units):
        if best is not None and most <= best[0]:
            break
        arrives = turn + max(0, turns_for(apart(start, at) - left, speed))
        if at in taken or arrives + turns_for(homeward(at, bases), speed) > last:
            continue
        points = bombs_at(s, units, at, arrives)
        value = points - flak_cost(s, units, at, arrives, points) - HURRY * (arrives - turn)
        if points > 0 and (best is None or value > best[0]):
            best = (value, at)
    return None if best is None else _raid(s, units, start, left, best[1], turn)


def now(s: Table) -> int:
    """The flying turn on which who takes off next can do so."""
    return max(1, s.turn)


def _worthwhile(s: Table, units: Units) -> list[tuple[int, float]]:
    """The hexes that may be worth bombs, the most promising first, each with the most that it could bring."""
    if s.me != OF_GERMAN:
        return [(DATA.hex[name], NO_LIMIT) for name, one in s.land.items() if one["side"] != s.side]
    top = bomb_column(sum(DATA.units[unit].bombs for unit in units), MOST_SHIFT)
    most = [city_points(top, value, london=False, sheltered=False) for value in range(4)]
    return [(at, NO_LIMIT if at in LONDON else most[DATA.value[at]]) for at in TOWNS]


@cache
def homeward(at: int, bases: tuple[int, ...]) -> int:
    """The hexes to the nearest base."""
    return min((apart(at, base) for base in bases), default=99)


def last_turn(s: Table, unit: int, turn: int) -> int:
    """The last flying turn on which a unit can land, if it flies or takes off now."""
    if s.own[unit]["place"] == "flying":
        return min(s.box(unit), DATA.flying_turns)
    endurance = DATA.units[unit].endurance
    return min(turn + endurance, DATA.flying_turns) if endurance else DATA.flying_turns


def _raid(s: Table, units: Units, start: int, left: int, at: int, turn: int) -> Raid:
    """The forecast of a raid on a target."""
    speed = min(DATA.speed[unit] for unit in units)
    arrives = turn + max(0, turns_for(apart(start, at) - left, speed))
    home = min(s.aerodromes, key=lambda base: apart(at, base))
    lands = arrives + turns_for(apart(at, home), speed)
    points = bombs_at(s, units, at, arrives)
    risk = flak_cost(s, units, at, arrives, points)
    if s.is_night(lands):
        risk += sum(night_landing(s, unit) for unit in units)
    return Raid(units, at, arrives, lands, points, risk, _meetings(s, start, at, speed), s.is_night(arrives))


def _meetings(s: Table, start: int, at: int, speed: int) -> int:
    """On how many turns enemy fighters could meet a raid: where it ends a turn near one of their bases."""
    bases = [DATA.hex[name] for name in s.enemy_based() if name in DATA.hex]
    if not any(is_fighter(unit) for unit in s.enemy_in_play):
        return 0
    ways = way(start, at, s.danger)
    ends = [ways[number] for number in range(speed - 1, len(ways), speed)]
    near = sum(any(apart(end, base) <= REACH for base in bases) for end in ends)
    return 2 * near + 1 if any(apart(at, base) <= REACH for base in bases) else near


class Campaign(NamedTuple):
    """All raids of a month together: when they start, what bombs bring, what guns, night and enemy fighters cost."""

    turn: int
    raids: tuple[Raid, ...]
    points: float
    risk: float
    fighters: float
    scramble: float

    @property
    def worth(self) -> float:
        """All of it, with the rest die that the enemy gives up if he comes up."""
        return self.points - self.risk - self.scramble * (self.fighters - REST * bool(self.raids))


def campaign(s: Table) -> Campaign:
    """The raids that could start, by day or so that night hides them, whatever promises more."""
    starts_at = {now(s), max(now(s), s.night_turn - COAST)}
    return max((campaign_at(s, turn) for turn in sorted(starts_at)), key=lambda one: one.worth)


def campaign_at(s: Table, turn: int) -> Campaign:
    """The raids that could start on a turn, no target twice, the best first, as long as one more makes all better."""
    raids: list[Raid] = []
    taken: set[int] = set()
    for site, units in starts(s):
        at = DATA.hex.get(site)
        if at is None:
            continue
        found = plan(s, units, at, min(DATA.speed[one] for one in units), frozenset(taken), turn)
        if found is not None and found.worth > 0:
            raids.append(found)
            taken.add(found.target)
    raids.sort(key=lambda one: (-one.worth, one.units))
    wings = defenders(s)
    best = total(s, (), wings, turn)
    for number in range(1, len(raids) + 1):
        more = total(s, tuple(raids[:number]), wings, turn)
        if more.worth > best.worth or number == 1:
            best = more
    return best


def total(s: Table, raids: tuple[Raid, ...], wings: list[Units], turn: int = 1) -> Campaign:
    """Raids together: each is met by another group of the enemy's fighters, the best first."""
    met = zip(raids, wings, strict=False)
    fighters = sum(min(ROUNDS, raid.met) * meeting(s, raid, wing) for raid, wing in met)
    scramble = max(0.0, min(1.0, fighters / (2 * REST)))
    return Campaign(turn, raids, sum(r.points for r in raids), sum(r.risk for r in raids), fighters, scramble)


def defenders(s: Table) -> list[Units]:
    """The enemy's fighters in groups, the strongest first; not all will be where a raid comes."""
    fighters = sorted((u for u in s.enemy_in_play if is_fighter(u)), key=lambda u: (-strength(u), u))
    size = s.limit(s.enemy)
    return [tuple(fighters[i : i + size]) for i in range(0, len(fighters), size)]


def starts(s: Table) -> list[tuple[str, Units]]:
    """The groups of bombers that could take off, with their bases: as many together as may, Zeppelins alone."""
    sites: dict[str, list[int]] = {}
    for unit in s.on_ground:
        if is_bomber(unit) and s.ready(unit):
            one = s.own[unit]
            sites.setdefault("carrier" if one["place"] == "aboard" else one["at"], []).append(unit)
    found: list[tuple[str, Units]] = []
    alone = 1 if NIGHT in s.rules and s.is_night(max(1, s.turn)) else 9
    for site in sorted(sites):
        found += [(site, units) for units in in_threes(sites[site], min(s.limit(s.me), alone))]
    return found


def in_threes(bombers: Iterable[int], size: int = DATA.stack[OF_GERMAN]) -> list[Units]:
    """Bombers in groups, as many together as may, Zeppelins alone."""
    some = [*bombers]
    several = [unit for unit in some if not is_zeppelin(unit)]
    groups = [tuple(several[i : i + size]) for i in range(0, len(several), size)]
    return [*groups, *((unit,) for unit in some if is_zeppelin(unit))]


def meeting(s: Table, raid: Raid, fighters: Units) -> float:
    """What one attack of some enemy fighters costs a raid; half of the bombs may have fallen before."""
    units = raid.units
    modifier = DATA.modifier["pursuit-command"]
    modifier -= DATA.modifier["pursuit-ace"] if any(s.ace(unit) for unit in units) else 0
    if raid.night and not all(DATA.units[unit].night for unit in fighters):
        modifier += DATA.modifier["pursuit-night"]
    fight = clash(as_side(s, fighters), as_side(s, units), modifier)
    return max(0.0, balance(s, fight, fighters, units, raid.points / (2 * len(units))))


def strength(unit: int) -> int:
    """How good a unit is in a dogfight."""
    return 2 * DATA.units[unit].air + DATA.units[unit].pursuit


def plain(site: str) -> str:
    """The hex of an offer that may say `under`."""
    return site.removesuffix(UNDER)
