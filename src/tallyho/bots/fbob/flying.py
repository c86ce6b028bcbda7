"""Flying turns: who takes off, where groups fly, when they land."""

from __future__ import annotations

from typing import Final, NamedTuple

from tallyho.bots.fbob.charts import DATA, HEART, LONDON, REST, apart, is_bomber, is_fake, is_fighter, turns_for
from tallyho.bots.fbob.defence import Scramble, chase, home_by, scrambles, total
from tallyho.bots.fbob.raids import Campaign, Raid, Units, campaign, last_turn, now, plan
from tallyho.bots.fbob.routes import way
from tallyho.bots.fbob.state import Group, Table, told
from tallyho.bots.fbob.values import need
from tallyho.bots.weighed import points
from tallyho.fbob.vocabulary import LAND_HERE, NIGHT, OF_GERMAN, SPLIT, STOP
from tallyho.table import DONE, Choice

BOMB, HOME, HUNT, DECOY = "bomb", "home", "hunt", "decoy"
DECOY_TURN: Final = 8
"""A Fake turns back so near to its goal: nearer it would be seen through."""


class Intent(NamedTuple):
    """What a group is up to, and where."""

    kind: str
    goal: int
    worth: float = 0.0
    raider: str = ""


# What groups are up to


def intent(s: Table, group: Group, *, moved: bool = False) -> Intent:
    """Bombers bomb and go home, fighters hunt and go home, Fakes go along; who has moved flies on next turn only."""
    units = group.units
    left = 0 if moved else s.left(units)
    if all(is_fake(unit) for unit in units):
        return _decoy(s, group)
    if all(is_fighter(unit) for unit in units):
        hunt = chase(s, units, group.at, left, but=group.name)
        if hunt is not None:
            return Intent(HUNT, hunt.raider.at, hunt.worth, hunt.raider.name)
        return Intent(HOME, home(s, group))
    raid = _raid(s, group, left)
    return Intent(BOMB, raid.target, raid.worth) if raid is not None else Intent(HOME, home(s, group))


def loaded(s: Table, units: Units) -> Units:
    """The units of a group that can still bomb."""
    return tuple(unit for unit in units if is_bomber(unit) and not {"bombed", "turned-back"} & {*s.marks(unit)})


def _raid(s: Table, group: Group, left: int) -> Raid | None:
    bombs = loaded(s, group.units)
    if not bombs:
        return None
    return plan(s, bombs, group.at, left, _taken(s, group))


def _taken(s: Table, group: Group) -> frozenset[int]:
    """The targets of groups that were up before: two on one hex would get in each other's way."""
    found: set[int] = set()
    for one in s.groups:
        if one.name == group.name:
            break
        bombs = loaded(s, one.units)
        if bombs:
            raid = plan(s, bombs, one.at, s.left(one.units), frozenset(found))
            if raid is not None:
                found.add(raid.target)
    return frozenset(found)


def _decoy(s: Table, group: Group) -> Intent:
    """A Fake flies as if to London while bombers are on their way, and lands when they do."""
    out = any(loaded(s, one.units) for one in s.groups)
    if not out or apart(group.at, HEART) <= DECOY_TURN:
        return Intent(HOME, home(s, group))
    goals = sorted(LONDON)
    return Intent(DECOY, goals[int(group.name[1:]) % len(goals)])


def home(s: Table, group: Group) -> int:
    """The nearest aerodrome with room that fuel allows; rather a full one than one that is too far."""
    units = group.units
    bases = s.aerodromes
    if not bases:
        return min(DATA.controlled[s.me], key=lambda at: (apart(group.at, at), at))
    return min(bases, key=lambda at: (_too_far(s, group, at), s.room(at) < len(units), apart(group.at, at), at))


def _too_far(s: Table, group: Group, base: int) -> bool:
    """Whether fuel runs out before a group is at a base."""
    speed = min(DATA.speed[unit] for unit in group.units)
    last = min(last_turn(s, unit, s.turn) for unit in group.units)
    return s.turn + turns_for(max(0, apart(group.at, base) - s.left(group.units)), speed) > last


# Who moves next


def move(s: Table, choice: Choice) -> str:
    """Groups in the air first, then those whose time has come to take off; patrols stay at their post."""
    names = [one for one in s.groups if one.name in choice.offers]
    for group in names:
        if not group.patrol or _patrol_over(s, group):
            s.because("move-on", group=group.name)
            return group.name
    site = _takes_off(s, choice.offers)
    if site is not None:
        return site
    s.because("nobody-moves")
    return DONE


def _patrol_over(s: Table, group: Group) -> bool:
    """A patrol goes home on its last turn, before night, or when the enemy is down and done."""
    last = home_by(s, group.units)
    enemy_home = not s.enemies and s.went(s.enemy)
    return s.turn >= last or s.turn >= min(s.box(unit) for unit in group.units) or enemy_home


def _takes_off(s: Table, offers: tuple[str, ...] | list[str]) -> str | None:
    """A raid if raids pay, a decoy with it, fighters if there is somebody to meet."""
    for site, units in departures(s):
        if site in offers:
            s.because("takes-off", hex=site, units=[DATA.names[unit] for unit in units])
            return site
    return None


def departures(s: Table) -> list[tuple[str, Units]]:
    """The groups that should take off now, with their bases, in order."""
    found: list[tuple[str, Units]] = []
    month = raids_planned(s)
    if month is not None and month.turn > now(s):
        s.because("waits-for-night", turn=month.turn)
    elif month is not None:
        found += [(_site(s, raid.units[0]), raid.units) for raid in month.raids]
    found += _decoys(s)
    options = scrambles(s)
    if options and total(options) > need(s):
        s.because("scramble", worth=points(total(options)), need=points(need(s)), raider=options[0].chase.raider.name)
        found += [(one.site, one.units) for one in _one_each(options)]
    elif options:
        s.because("no-scramble", worth=points(total(options)), need=points(need(s)))
    return found


def _one_each(options: list[Scramble]) -> list[Scramble]:
    """One group for every raider: there is one dogfight in a hex (R-58)."""
    met: set[str] = set()
    found = []
    for one in options:
        if one.chase.raider.name not in met:
            met.add(one.chase.raider.name)
            found.append(one)
    return found


def raids_planned(s: Table) -> Campaign | None:
    """The raids of this month, now or when night will hide them; None if it is better to rest."""
    found = campaign(s)
    if not found.raids:
        return None
    wanted = need(s)
    facts = {"points": points(found.points), "risk": points(found.risk), "worth": points(found.worth)}
    if found.worth <= wanted:
        s.because("raid-does-not-pay", **facts, need=points(wanted))
        return None
    s.because("raid-pays", **facts, need=points(wanted), number=len(found.raids))
    return found


def _site(s: Table, unit: int) -> str:
    one = s.own[unit]
    return "carrier" if one["place"] == "aboard" else str(one["at"])


def _decoys(s: Table) -> list[tuple[str, Units]]:
    """Fakes go up when bombers are on their way out, one of them from each base."""
    if s.me != OF_GERMAN or not any(loaded(s, one.units) for one in s.groups):
        return []
    if any(all(is_fake(unit) for unit in one.units) for one in s.groups):
        return []
    sites: dict[str, list[int]] = {}
    for unit in s.on_ground:
        if is_fake(unit) and s.ready(unit):
            sites.setdefault(str(s.own[unit]["at"]), []).append(unit)
    size = 1 if NIGHT in s.rules else s.limit(s.me)
    return [(site, tuple(units[:size])) for site, units in sorted(sites.items())][:1]


def take_off(s: Table, choice: Choice) -> str:
    """The units of the group that was planned for this base, one after another."""
    site = str(told(choice, "hex"))
    for where, units in departures(s):
        if where == site or (where == "carrier" and choice.offers[-1] in _names(s.based("carrier"))):
            wanted = [DATA.names[unit] for unit in units if DATA.names[unit] in choice.offers]
            if wanted:
                s.because("joins-group", unit=wanted[0], hex=site)
                return wanted[0]
            break
    if DONE in choice.offers:
        s.because("group-complete", hex=site)
        return DONE
    s.because("joins-group", unit=choice.offers[0], hex=site)
    return choice.offers[0]


def _names(units: list[int]) -> list[str]:
    return [DATA.names[unit] for unit in units]


# Flying


def fly(s: Table, choice: Choice) -> str:
    """One hex on the way to what the group is up to; land at home, never end a move where a friend flies."""
    group = s.group(str(told(choice, "group")))
    offers = choice.offers
    if NIGHT in s.rules and group.size > 1 and s.is_night(s.turn) and SPLIT in offers:
        s.because("split-for-night", group=group.name)
        return SPLIT
    aim = Intent(HOME, home(s, group)) if group.patrol else intent(s, group)
    if aim.kind == HOME and LAND_HERE in offers and (group.at == aim.goal or _must_land(s, group, aim.goal)):
        s.because("lands", group=group.name, hex=DATA.hexes[group.at])
        return LAND_HERE
    _tell(s, group, aim)
    left = int(told(choice, "left"))
    steps = way(group.at, aim.goal, s.danger) if group.at != aim.goal else ()
    step = DATA.hexes[steps[0]] if steps else ""
    if step in offers and not (left == 1 and s.friends_in(steps[0], group.name)):
        return step
    return _wait(s, group, offers, aim.goal)


def _must_land(s: Table, group: Group, goal: int) -> bool:
    """Whether fuel runs out before the base: then any friendly land is better than none."""
    return _too_far(s, group, goal) and s.turn >= min(last_turn(s, unit, s.turn) for unit in group.units)


def _wait(s: Table, group: Group, offers: tuple[str, ...] | list[str], goal: int) -> str:
    """Stop here if nobody else is here, else in a free hex beside, the nearest to the goal."""
    if STOP in offers and not s.friends_in(group.at, group.name):
        return STOP
    guns = s.guns
    free = [one for one in offers if one in DATA.hex and not s.friends_in(DATA.hex[one], group.name)]
    if free:
        return min(free, key=lambda one: (guns.get(DATA.hex[one], 0), apart(DATA.hex[one], goal), one))
    for answer in (LAND_HERE, STOP):
        if answer in offers:
            return answer
    return offers[0]


def _tell(s: Table, group: Group, aim: Intent) -> None:
    """Why a group flies where it flies."""
    goal = DATA.hexes[aim.goal]
    if aim.kind == BOMB:
        s.because("fly-to-bomb", group=group.name, hex=goal, worth=points(aim.worth))
    elif aim.kind == HUNT:
        s.because("fly-to-meet", group=group.name, raider=aim.raider, worth=points(aim.worth))
    elif aim.kind == DECOY:
        s.because("fly-as-decoy", group=group.name)
    else:
        s.because("fly-home", group=group.name, hex=goal)


def split(s: Table, choice: Choice) -> str:
    """By night every unit flies alone; the one with least bombs leaves first."""
    answer = min(choice.offers, key=lambda name: (DATA.units[DATA.unit[name]].bombs, name))
    s.because("leaves-group", unit=answer)
    return answer


def land_where(s: Table, choice: Choice) -> str:
    """On the carrier while it has room, else on the aerodrome."""
    full = len(s.based(choice.offers[0])) >= DATA.based
    answer = choice.offers[-1] if full else choice.offers[0]
    s.because("lands", group=str(told(choice, "group")), hex=str(told(choice, "hex")))
    return answer


def gentlemens_war(s: Table, choice: Choice) -> str:
    """Fly if raids pay; else rest, for that brings a die of points."""
    del choice
    found = raids_planned(s)
    if found is None:
        s.because("rest", mean=points(REST))
        return "no"
    return "yes"


def more_missions(s: Table, choice: Choice) -> str:
    """Only if a raid could still start that pays."""
    del choice
    found = raids_planned(s)
    if found is None:
        s.because("no-more")
        return "no"
    return "yes"
