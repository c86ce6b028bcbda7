"""Movement (8-10): taking off, flying hex by hex, splitting and joining groups, landing, and stacking at the end."""

from __future__ import annotations

from functools import partial
from typing import Final

from tallyho.fbob.aa import anti_aircraft
from tallyho.fbob.combat import is_group
from tallyho.fbob.damage import damage
from tallyho.fbob.grouping import are_together, join, joinable, split, unite, way_home
from tallyho.fbob.interception import intercepted
from tallyho.fbob.landing import land_group, may_land
from tallyho.fbob.position import FbobPosition, group_name
from tallyho.fbob.sharing import with_entry
from tallyho.fbob.spotting import forget_base, look_around, look_below, spot
from tallyho.fbob.vocabulary import (
    ABOARD,
    AERODROME,
    BASED,
    BIT,
    CARRIER,
    FLEW,
    FLYING,
    INTERCEPTED,
    JOIN,
    LAND_HERE,
    MOVED,
    NAVY,
    OF_BRITISH,
    OF_THE_TURN,
    PATROL,
    PATROLS,
    SCRAMBLE,
    SIDES,
    SPLIT,
    STAYS_DOWN,
    STOP,
    other,
)
from tallyho.table import DONE, Args, Asks, Choice, Json, Jump, Prompt, Reason

MOVE: Final = Prompt("move", "fbob:8.2b")
TAKE_OFF: Final = Prompt("take-off", "fbob:8.6a")
FLY: Final = Prompt("fly", "fbob:8.1a")
NOT_OF_THE_TURN: Final = bytes(marks & ~OF_THE_TURN for marks in range(256))
NOT_INTERCEPTED: Final = bytes(marks & ~INTERCEPTED for marks in range(256))
"""For `translate`: the marks of units when those of a half of a turn are taken off."""


def begin(p: FbobPosition) -> Jump:
    """A half of a flying turn begins; what lasted for the halves before ends."""
    p.used = bytearray(len(p.used))
    first = len(p.data.of_side[OF_BRITISH])  # the British units come first
    clear = (NOT_OF_THE_TURN, NOT_INTERCEPTED) if p.phasing == OF_BRITISH else (NOT_INTERCEPTED, NOT_OF_THE_TURN)
    p.marks = p.marks[:first].translate(clear[0]) + p.marks[first:].translate(clear[1])
    p.moving = 0
    p.fought = []
    enemy = other(p.phasing)
    for at in sorted({p.at[unit] for unit in p.flying(p.phasing)}):
        if p.data.control[at] == enemy or at in p.navy_at:
            look_below(p, p.phasing, at)  # fbob:20.3a: who stays over a hex goes on seeing it
    return None


def choose(p: FbobPosition) -> Asks[Jump]:
    """Any, some or all units move, as their owner likes (fbob:3.II.1a, fbob:3.II.2a)."""
    side = p.phasing
    groups = [group_name(side, group) for group in movable(p, side)]
    bases = take_off_sites(p, side)
    answer = yield Choice(MOVE, SIDES[side], [DONE, *groups, *bases], why_not=partial(_why_not_move, p))
    if answer == DONE:
        return _after_movement(p, side)
    if answer in bases:
        yield from _take_off(p, side, answer)
        return "movement.fly"
    p.moving = int(answer[1:])
    return "movement.fly"


def _after_movement(p: FbobPosition, side: int) -> Jump:
    """The next step in which anything can happen; most turns have neither crowds nor fights nor bombs."""
    flying = p.flying(side)
    if not flying:
        return "turn.half"
    hexes = {p.at[unit] for unit in flying}
    if len(hexes) < len(flying):
        return "movement.stacking"
    enemy = other(side)
    if not hexes.isdisjoint([p.at[unit] for unit in p.flying(enemy)]):
        return "combat.choose"
    over = any(p.data.control[at] == enemy or at in p.navy_at for at in hexes)
    return "bombing.choose" if over else "turn.half"


def movable(p: FbobPosition, side: int) -> list[int]:
    """The groups in the air that have not moved yet in this phase."""
    flying, marks, labels = p.flying(side), p.marks, p.group
    return sorted({labels[unit] for unit in flying if not marks[unit] & MOVED}) if flying else []


def take_off_sites(p: FbobPosition, side: int) -> list[str]:
    """The hexes of aerodromes, and the carrier, with units that can take off."""
    place, marks, training, where, land = p.place, p.marks, p.training, p.at, p.land
    able = [unit for unit in p.on_the_ground(side) if not (marks[unit] & FLEW or training[unit] & STAYS_DOWN)]
    bases = sorted({where[unit] for unit in able if place[unit] == BASED and land[where[unit]] & BIT[AERODROME]})
    sites = [p.data.hexes[at] for at in bases]
    return [*sites, NAVY[CARRIER]] if ABOARD in place and any(place[unit] == ABOARD for unit in able) else sites


def may_take_off(p: FbobPosition, unit: int) -> bool:
    """One mission a month, from an aerodrome or the carrier, not while resting or training."""
    if p.marks[unit] & FLEW or p.training[unit] & STAYS_DOWN:  # fbob:8.11a, fbob:24.2a, fbob:24.5a
        return False
    return p.place[unit] == ABOARD or (p.place[unit] == BASED and p.has_aerodrome(p.at[unit]))  # fbob:17.3e


def _why_not_move(p: FbobPosition, answer: str) -> Reason | None:
    side = p.phasing
    if is_group(side, answer):
        moved = bool(p.members(side, int(answer[1:])))
        return Reason("has-moved" if moved else "no-such-group", "fbob:8.1b", {"group": answer})
    if answer in p.data.hex or answer == NAVY[CARRIER]:
        return Reason("nobody-takes-off", "fbob:8.6a", {"hex": answer})
    return None


# Taking off


def _take_off(p: FbobPosition, side: int, site: str) -> Asks[None]:
    """Units of one base take off as a group; how many all can see, which only their owner (fbob:10.1b)."""
    aboard = site == NAVY[CARRIER]
    at, place = (p.carrier_at, ABOARD) if aboard else (p.data.hex[site], BASED)
    waiting = [unit for unit in p.on_the_ground(side) if p.place[unit] == place and p.at[unit] == at]
    limit = p.stack_limit(side)
    going: list[int] = []
    while len(going) < limit and not (going and p.is_zeppelin(going[0])):
        seem = [unit for unit in waiting if not p.is_zeppelin(unit)] if going else waiting  # fbob:10.2b
        if not seem:
            break
        p.rising = [site] * max(1, len(going))
        fit = [unit for unit in seem if may_take_off(p, unit)]  # none: still asked, for that is the owner's secret
        offers = [*([DONE] if going else []), *p.names(fit)]
        args: Args = {"hex": p.data.hexes[at], "number": len(going), "most": limit}
        answer = yield Choice(TAKE_OFF, SIDES[side], offers, args, secret=True)
        if answer == DONE:
            break
        going.append(p.data.unit[answer])
        waiting.remove(p.data.unit[answer])
    _rise(p, side, sorted(going), at)
    if aboard:
        p.navy_known[CARRIER] = 1  # all see from which ship they rise


def _rise(p: FbobPosition, side: int, units: list[int], at: int) -> None:
    group = p.new_group(side)
    for unit in units:
        lift(p, unit, at, group)
    p.reveal()  # all see how many go up
    forget_base(p, side, at)
    facts: Args = {"group": group_name(side, group), "side": SIDES[side], "hex": p.data.hexes[at]}
    p.tell("takes-off", "fbob:8.6a", {**facts, "number": len(units)})
    p.tell("sent-up", "fbob:8.7a", {**facts, "units": [*p.names(units)]}, seen_by=(SIDES[side],))
    look_around(p, units, at)
    p.moving, p.rising = group, []


def lift(p: FbobPosition, unit: int, at: int, group: int) -> None:
    """A unit is in the air; its endurance marker is placed (fbob:8.7a)."""
    one = p.data.units[unit]
    p.place[unit] = FLYING
    p.at[unit] = p.origin[unit] = at
    p.group[unit], p.unseen[unit] = group, 0
    p.took_off[unit] = max(1, p.turn)
    p.box[unit] = p.took_off[unit] + one.endurance if one.endurance else 0
    p.marks[unit] |= FLEW
    p.spotted[unit] = 1 if p.is_zeppelin(unit) else 0
    p.went = with_entry(p.went, one.side, 1)
    if p.has(SCRAMBLE):  # fbob:26.1a, fbob:26.2a
        most = one.speed // 2 if p.command_near(one.side, at) else 0
        p.used[unit] = one.speed - most


# Flying


def fly(p: FbobPosition) -> Asks[Jump]:
    """A group flies hex by hex, or does what else it may where it is, until its move is over."""
    side, why_not = p.phasing, partial(_why_not_fly, p)
    units = p.members(side, p.moving)
    while units:  # none is left if they were Fakes, or shot down
        at, left = p.at[units[0]], p.left(units)
        offers = what_now(p, units, at, left)
        if len(offers) == 1 and offers[0] == STOP and all(p.spotted[unit] for unit in units):
            break  # everybody can see that it has no speed left; of a hidden one it is asked
        names: list[Json] = [p.data.names[unit] for unit in units]
        facts: Args = {"group": group_name(side, p.moving), "hex": p.data.hexes[at], "left": left, "units": names}
        answer = yield Choice(FLY, SIDES[side], offers, facts, why_not=why_not)
        if answer == STOP:
            break
        if answer in p.data.hex:
            at = p.data.hex[answer]
            units = _enter(p, units, at)
            if not units or not (p.rules or p.land[at] or at in p.navy_at):
                continue  # without patrols, guns and ships nothing can be in the way
            yield from _meet(p, units, at)
        else:
            yield from _stay(p, units, answer)
        units = p.members(side, p.moving)
    return _finish(p, units)


def _stay(p: FbobPosition, units: list[int], answer: str) -> Asks[None]:
    """A group splits, lands or joins another where it is."""
    if answer == SPLIT:
        yield from split(p, units)
    elif answer == LAND_HERE:
        yield from land_group(p, units)
    else:
        join(p, int(answer[len(JOIN) + 1 :]))


def what_now(p: FbobPosition, units: list[int], at: int, left: int) -> list[str]:
    """What a group may do now that can still fly so many hexes."""
    if p.marks[units[0]] & PATROL:
        return way_home(p, units, at)
    offers = [STOP]
    if p.at.count(at) > len(units):
        offers += [JOIN + group_name(p.phasing, group) for group in joinable(p, units, at)]
    if len(units) > 1:
        offers.append(SPLIT)
    if may_land(p, units, at):
        offers.append(LAND_HERE)
    if left > 0:
        offers += p.data.beside_names[at]
    return offers


def _enter(p: FbobPosition, units: list[int], at: int) -> list[int]:
    """A group enters a hex and may be spotted there; returns those that still fly."""
    side = p.phasing
    for unit in units:
        p.at[unit] = at
        p.used[unit] += 1
        p.fastest[unit] = max(p.fastest[unit], p.used[unit])
    p.tell("flies", "fbob:8.1a", {"group": group_name(side, p.moving), "hex": p.data.hexes[at], "side": SIDES[side]})
    return look_around(p, units, at)


def _meet(p: FbobPosition, units: list[int], at: int) -> Asks[None]:
    """After the spotting comes interception, then AA fire (R-50)."""
    if p.has(PATROLS):
        yield from intercepted(p, units, at)
        units = [unit for unit in units if p.place[unit] == FLYING and p.at[unit] == at]
    if units:
        yield from anti_aircraft(p, units, at)


def _finish(p: FbobPosition, units: list[int]) -> Jump:
    """The move of a group is over, and it stands (fbob:8.1b, R-88)."""
    p.reveal()
    for unit in units:
        p.marks[unit] |= MOVED
    p.moving = 0
    return "movement.choose"


def _why_not_fly(p: FbobPosition, answer: str) -> Reason | None:
    units = p.members(p.phasing, p.moving)
    at = p.at[units[0]]
    facts: Args = {"group": group_name(p.phasing, p.moving), "hex": p.data.hexes[at]}
    if answer in p.data.hex:
        return _why_not_there(p, units, answer, facts)
    forbidden = {
        LAND_HERE: ("no-landing", "fbob:9.2d"),
        SPLIT: ("flies-alone", "fbob:8.3b"),
        STOP: ("patrol-goes-home", "fbob:25.8.2"),
        JOIN: ("may-not-join", "fbob:10.1a"),
    }
    if len(units) > 1:  # a patrol none of which gets home
        forbidden[SPLIT] = forbidden[STOP]
    key, rule = forbidden.get(JOIN if answer.startswith(JOIN) else answer, ("", ""))
    return Reason(key, rule, facts) if key else None


def _why_not_there(p: FbobPosition, units: list[int], answer: str, facts: Args) -> Reason:
    """Why a group cannot fly to a hex now."""
    if p.data.hex[answer] not in p.data.beside[p.at[units[0]]]:
        return Reason("not-beside", "fbob:8.1a", {**facts, "to": answer})
    if p.left(units) <= 0:
        return Reason("no-speed-left", "fbob:8.2a", facts)
    return Reason("patrol-goes-home", "fbob:25.8.2", facts)


# Stacking


def stacking(p: FbobPosition) -> Asks[Jump]:
    """Who may be one group in a hex is one (R-82); where too many fly each is damaged (fbob:9.4b, R-19)."""
    side = p.phasing
    flying = p.flying(side)
    for at in sorted({p.at[unit] for unit in flying}):
        here = [unit for unit in flying if p.at[unit] == at]
        if len(here) > 1 and are_together(p, here):
            unite(p, here)
        elif len(here) > 1:
            p.tell("overstacked", "fbob:9.4b", {"side": SIDES[side], "hex": p.data.hexes[at]})
            for unit in here:
                if p.place[unit] == FLYING and p.at[unit] == at:
                    yield from _crowded(p, unit)
    return None


def _crowded(p: FbobPosition, unit: int) -> Asks[None]:
    """The damage of crowding; a Fake has nothing to be damaged."""
    spot(p, [unit], "fbob:9.4b")
    if p.place[unit] == FLYING:
        yield from damage(p, unit)
