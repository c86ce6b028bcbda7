"""Mission groups in the air (8.3, 9.5, 10, 28): who may form one, who leaves one, and the way home of a patrol."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from tallyho.fbob.landing import may_land
from tallyho.fbob.position import FbobPosition, group_name
from tallyho.fbob.vocabulary import HEADQUARTERS, LAND_HERE, MOVED, PATROL, RIESENS, SIDES, SPLIT, STOP
from tallyho.table import Args, Asks, Choice, Prompt

LEAVES: Final = Prompt("split", "fbob:8.3b")


def joinable(p: FbobPosition, units: list[int], at: int) -> list[int]:
    """The groups in a hex with which a group may form one (fbob:10.1, fbob:28.2a)."""
    side = p.phasing
    friends = [unit for unit in p.flying_in(side, at) if p.group[unit] != p.group[units[0]]]
    if not friends or any(p.is_zeppelin(unit) for unit in units):
        return []
    found = []
    for group in sorted({p.group[unit] for unit in friends}):
        others = [unit for unit in friends if p.group[unit] == group]
        fits = len(units) + len(others) <= p.stack_limit(side) and not any(p.is_zeppelin(unit) for unit in others)
        if fits and not any(p.marks[unit] & PATROL for unit in others) and _may_combine(p, units, others):
            found.append(group)
    return found


def _may_combine(p: FbobPosition, units: list[int], others: list[int]) -> bool:
    """Same base and turn, or bases near one headquarters in the turn of take-off; Riesen at any time."""
    both = [*units, *others]
    if p.has(RIESENS) and all(any(p.data.units[unit].riesen for unit in some) for some in (units, others)):
        return True
    if any(p.took_off[unit] != p.turn for unit in both):  # fbob:10.1d, fbob:10.3f
        return False
    bases = {p.origin[unit] for unit in both}
    if p.data.nowhere in bases:  # one of them has left a group (fbob:9.5b, fbob:12.9d)
        return False
    return len(bases) == 1 or one_command(p, p.phasing, bases)


def one_command(p: FbobPosition, side: int, bases: set[int]) -> bool:
    """Whether all bases are near one and the same headquarters (fbob:10.1c, R-18)."""
    near = p.data.within(min(bases), p.data.command)
    commands = [at for at in near if p.data.control[at] == side and p.has_land(at, HEADQUARTERS)]
    return any(all(p.data.distance(at, base) <= p.data.command for base in bases) for at in commands)


def join(p: FbobPosition, group: int) -> None:
    """Two groups are one; it may go on as far as its slowest unit can (R-61)."""
    side = p.phasing
    p.reveal()  # of hidden units it tells where they started, or that there are Riesen
    facts: Args = {"group": group_name(side, p.moving), "other": group_name(side, group), "side": SIDES[side]}
    p.tell("joins", "fbob:10.1a", facts)
    for unit in p.members(side, group):
        p.group[unit] = p.moving
        p.marks[unit] &= ~MOVED


def are_together(p: FbobPosition, units: list[int]) -> bool:
    """Whether units that end their phase in one hex are one group, or may be and so are (fbob:28.3a, R-82)."""
    if is_one_group(p, units):
        return True
    labels = {p.group[unit] for unit in units}
    fits = len(labels) > 1 and len(units) <= p.stack_limit(p.data.units[units[0]].side)
    if not fits or any(p.is_zeppelin(unit) or p.marks[unit] & PATROL for unit in units):
        return False
    return _may_be_one(p, [[unit for unit in units if p.group[unit] == label] for label in sorted(labels)])


def _may_be_one(p: FbobPosition, groups: list[list[int]]) -> bool:
    """Whether groups may join one after the other, in some order, until they are one."""
    if len(groups) == 1:
        return True
    for one, two in combinations(groups, 2):
        rest = [group for group in groups if group not in (one, two)]
        if _may_combine(p, one, two) and _may_be_one(p, [*rest, one + two]):
            return True
    return False


def unite(p: FbobPosition, units: list[int]) -> None:
    """Groups that may be one and end their phase in one hex are one, of the lowest number (R-82)."""
    p.moving, *others = sorted({p.group[unit] for unit in units})
    for group in others:
        join(p, group)
    p.moving = 0


def split(p: FbobPosition, units: list[int]) -> Asks[None]:
    """A unit leaves the group and waits in the hex as one of its own; which, only its owner knows (fbob:8.3b).

    Of a patrol it is the one that goes home, and it moves on at once (R-81).
    """
    side, at = p.phasing, p.at[units[0]]
    patrol = bool(p.marks[units[0]] & PATROL)
    offers = p.names(homeward(p, units, at) if patrol else units)
    facts: Args = {"group": group_name(side, p.moving), "hex": p.data.hexes[at]}
    asked: Args = {**facts, "home": int(patrol)}
    unit = p.data.unit[(yield Choice(LEAVES, SIDES[side], offers, asked, secret=True))]
    p.group[unit] = p.new_group(side)
    p.origin[unit] = p.data.nowhere  # fbob:9.5b: it may not stack again
    p.reveal()
    p.tell("splits", "fbob:8.3b", {**facts, "other": group_name(side, p.group[unit]), "side": SIDES[side]})
    if patrol:
        p.moving = p.group[unit]


def is_one_group(p: FbobPosition, units: list[int]) -> bool:
    """Whether units in a hex are one group within the limit; Zeppelins never are (fbob:9.6a, fbob:10.2c)."""
    if len({p.group[unit] for unit in units}) > 1 or any(p.is_zeppelin(unit) for unit in units):
        return False
    return len(units) <= p.stack_limit(p.data.units[units[0]].side)


# Patrols


def way_home(p: FbobPosition, units: list[int], at: int) -> list[str]:
    """What a patrol may do that goes home (R-28); if it is more than one unit, one of them alone (R-81)."""
    return [*(_ways_home(p, units, at) or [STOP]), *([SPLIT] if _may_leave(p, units, at) else [])]


def _may_leave(p: FbobPosition, units: list[int], at: int) -> bool:
    """Whether a unit may leave a patrol: on the way home nobody stays behind on patrol (fbob:25.8.2, R-81)."""
    on_its_way = any(p.used[unit] for unit in units)
    return len(units) > 1 and not on_its_way and bool(homeward(p, units, at))


def _ways_home(p: FbobPosition, units: list[int], at: int) -> list[str]:
    lands = may_land(p, units, at) and is_base(p, units, at)
    ways = [p.data.hexes[near] for near in p.data.beside[at] if _leads_home(p, units, near)]
    return [LAND_HERE, *ways] if lands else ways


def homeward(p: FbobPosition, units: list[int], at: int) -> list[int]:
    """The units of a patrol that could go home alone in this move."""
    return [unit for unit in units if _ways_home(p, [unit], at)]


def is_base(p: FbobPosition, units: list[int], at: int) -> bool:
    """Whether a group finds a base of its own in a hex."""
    side = p.data.units[units[0]].side
    if p.data.control[at] == side and p.has_aerodrome(at):
        return True
    return p.carrier_at == at and all(p.data.units[unit].carrier for unit in units)


def _leads_home(p: FbobPosition, units: list[int], near: int) -> bool:
    """Whether a patrol that goes home can reach a base by way of a hex in this move (R-28)."""
    left = p.left(units) - 1
    return left >= 0 and any(is_base(p, units, at) for at in p.data.within(near, left))
