"""Bombing and strafing (13): who attacks what in a hex, the column and its shifts, the result."""

from __future__ import annotations

from functools import partial
from typing import Final

from tallyho.fbob.combat import is_group
from tallyho.fbob.damage import ace_check, sum_of, that_count
from tallyho.fbob.ground import knowledge_bit
from tallyho.fbob.hits import hit
from tallyho.fbob.position import FbobPosition, group_name
from tallyho.fbob.spotting import spot
from tallyho.fbob.vocabulary import (
    ACE_OF,
    AIR_DEFENCE,
    BOMBED,
    BOMBER_ACE,
    CITY_TARGET,
    FAKE,
    HOLD,
    LAND,
    NAVY,
    NIGHT,
    OF_BRITISH,
    PATROL,
    SIDES,
    TARGETS,
    TURNED_BACK,
    UP,
    ZEPPELIN_ACE,
    other,
)
from tallyho.table import DONE, Args, Asks, Choice, Json, Jump, Prompt, Reason, die, reason

BOMB: Final = Prompt("bomb", "fbob:13.5.1b")
AIM: Final = Prompt("aim", "fbob:13.2b")
BOMB_DIE: Final = Prompt("bomb-die", "fbob:13.5.4")


def choose(p: FbobPosition) -> Asks[Jump]:
    """The phasing player names the groups that attack what lies below them."""
    side = p.phasing
    groups = [group for group in p.groups(side) if bombers_of(p, p.members(side, group))]
    if not groups and not any(_seems_to_bomb(p, p.members(side, group)) for group in p.groups(side)):
        p.fought = []
        return None
    names = [group_name(side, group) for group in groups]
    answer = yield Choice(BOMB, SIDES[side], [DONE, *names], why_not=partial(_why_not_bomb, p))
    if answer == DONE:
        p.fought = []
        return None
    yield from bomb(p, p.members(side, int(answer[1:])))
    return "bombing.choose"


def bombers_of(p: FbobPosition, units: list[int]) -> list[int]:
    """The units of a group that may attack something below them now."""
    at = p.at[units[0]]
    if at in p.fought:
        return []
    return [unit for unit in units if may_bomb(p, unit) is None and targets_of(p, unit, at)]


def _seems_to_bomb(p: FbobPosition, units: list[int]) -> bool:
    """Whether for all the enemy knows a group could attack here: asking only who can would tell what is hidden."""
    at = p.at[units[0]]
    enemy = other(p.data.units[units[0]].side)
    if at in p.fought or p.marks[units[0]] & PATROL:
        return False
    below = p.data.control[at] == enemy and (p.data.value[at] or p.land[at] or p.based_in(enemy, at))
    if (below or (enemy == OF_BRITISH and at in p.navy_at)) and not all(p.spotted[unit] for unit in units):
        return True
    return any(may_bomb(p, unit) == "fbob:29.1c" and targets_of(p, unit, at) for unit in units)


def may_bomb(p: FbobPosition, unit: int) -> str | None:
    """Why a unit may not bomb or strafe now; None if it may."""
    one = p.data.units[unit]
    if not one.bombs:
        return "fbob:20.6f" if one.type == "Fake" else "fbob:13.1a"
    if p.marks[unit] & BOMBED:
        return "fbob:13.6a"
    if p.marks[unit] & TURNED_BACK:
        return "fbob:9.4b"
    if p.marks[unit] & PATROL:
        return "fbob:25.8.3"
    if p.has(NIGHT) and p.night and not all(p.is_night_trained(one) for one in mission_of(p, unit)):  # fbob:24.8a
        return "fbob:29.1c"
    return None


def mission_of(p: FbobPosition, unit: int) -> list[int]:
    """The aircraft of a unit's mission group, itself among them: all must be Up or trained (fbob:24.8a, R-80)."""
    group = p.members(p.data.units[unit].side, p.group[unit]) or [unit]
    return [one for one in group if p.data.klass[one] != FAKE]  # fbob:20.6f: no aircraft, gone before the bombs fall


def targets_of(p: FbobPosition, unit: int, at: int) -> list[str]:
    """What a unit may attack in a hex (fbob:13.1b); one that strafes only air units on the ground (fbob:13.4a)."""
    side = p.data.units[unit].side
    enemy = other(side)
    based = p.names(p.based_in(enemy, at))
    if p.data.units[unit].strafes:
        return based
    found = []
    if p.data.control[at] == enemy:
        found = [CITY_TARGET] if p.data.value[at] else []
        found += [LAND[kind] for kind in p.kinds_in(at)]
    if side != OF_BRITISH:
        found += [NAVY[ship] for ship in p.ships_in(at)]
    return [*found, *based]


def _why_not_bomb(p: FbobPosition, answer: str) -> Reason | None:
    side = p.phasing
    units = p.members(side, int(answer[1:])) if is_group(side, answer) else []
    if not units:
        return None
    rule = "fbob:13.3a" if p.at[units[0]] in p.fought else "fbob:13.5.1a"
    rule = next((found for unit in units if (found := may_bomb(p, unit)) is not None), rule)
    return Reason("may-not-bomb", rule, {"group": answer})


def bomb(p: FbobPosition, units: list[int]) -> Asks[None]:
    """All that can attack do so together, each at a target that its owner names (fbob:10.3e, fbob:13.2b)."""
    side = p.data.units[units[0]].side
    at = p.at[units[0]]
    aimed: dict[str, list[int]] = {}
    able = bombers_of(p, units)
    if not _lies_open(p, other(side), at):
        p.reveal()  # the targets among which it chooses are named
    for unit in able:
        targets = targets_of(p, unit, at)
        may_hold = p.data.units[unit].strafes and (aimed or unit != able[-1])  # somebody attacks
        offers = [HOLD, *targets] if may_hold else targets
        target = targets[0]
        if len(offers) > 1:
            facts: Args = {"unit": p.data.names[unit], "hex": p.data.hexes[at]}
            target = yield Choice(AIM, SIDES[side], offers, facts, why_not=partial(_why_not_aim, p, unit))
        if target != HOLD:
            aimed.setdefault(target, []).append(unit)
    spot(p, units, "fbob:11.1f")
    p.fought = [*p.fought, at]  # other groups attack it in another flying turn (fbob:13.3a)
    for target, attackers in aimed.items():
        for unit in attackers:
            p.marks[unit] |= BOMBED
        yield from attack(p, attackers, target, at)


def _lies_open(p: FbobPosition, side: int, at: int) -> bool:
    """Whether the enemy knows all that a side has in a hex on land, at sea and at its base."""
    if p.data.control[at] == side:
        if any(kind != p.top[at] and not p.known[at] & knowledge_bit(kind) for kind in p.kinds_in(at)):
            return False
        if not all(p.spotted[unit] for unit in p.based_in(side, at)):
            return False
    return side != OF_BRITISH or all(p.navy_known[ship] for ship in p.ships_in(at))


def _why_not_aim(p: FbobPosition, unit: int, answer: str) -> Reason | None:
    facts: Args = {"unit": p.data.names[unit]}
    if answer in (CITY_TARGET, *LAND[1:], *NAVY) and p.data.units[unit].strafes:
        return Reason("only-strafes", "fbob:13.4a", facts)
    if p.carrier_at == p.at[unit] and answer in p.names(p.aboard()):  # of a carrier elsewhere it would tell a secret
        return Reason("aboard-carrier", "fbob:18.3c", facts)
    return None


def attack(p: FbobPosition, units: list[int], target: str, at: int) -> Asks[None]:
    """One roll for one target (fbob:13.5.5)."""
    side = p.data.units[units[0]].side
    strength = sum(p.data.units[unit].bombs for unit in units)
    shifts = shifts_of(p, units, target, at)
    column = p.data.column("bombardment", strength) + sum_of(shifts)
    facts: Args = {"side": SIDES[side], "hex": p.data.hexes[at], "target": target, "units": [*p.names(units)]}
    noted: list[Json] = [p.note[unit] for unit in units if p.note[unit]]
    p.tell("bombs", "fbob:13.5.2", {**facts, "power": strength})
    if p.has(TARGETS):
        p.reveal()  # a note is shown, or all see that there is none
    if noted:
        p.tell("noted", "fbob:27.2c", {**facts, "notes": noted})
    rolled = int((yield die(BOMB_DIE, 6, {"side": SIDES[side], "target": target})))
    p.reveal()  # the shift may tell of civil defence or a note
    last = len(p.data.columns["bombardment"]) - 1
    result = "-" if column < 0 else p.data.bombardment[rolled - 1][min(column, last)]
    cell: Args = {"row": rolled, "column": max(-1, min(column, last))}
    because = that_count(shifts)
    p.tell("bomb-result", "fbob:13.5.4", {**facts, "die": rolled, **cell, "result": result, "because": because})
    panic = int(result[1]) if result[0] == "B" else 0
    damage = int(result[-1]) if "D" in result else 0
    if p.has(AIR_DEFENCE) and side == OF_BRITISH and target != CITY_TARGET:
        p.free_aa |= 1  # fbob:30.0a
    yield from hit(p, side, target, at, panic, damage)
    if panic:
        yield from ace_check(p, units)


def shifts_of(p: FbobPosition, units: list[int], target: str, at: int) -> list[Args]:
    """The column shifts, each cause once (R-40)."""
    side = p.data.units[units[0]].side
    shift = p.data.shift
    aces = {ACE_OF[p.data.klass[unit]] for unit in units if p.ace[unit]}
    notes = [p.note[unit] for unit in units]
    planned = note_of(p, at, target)
    found = [
        ("bomb-recon", "fbob:14.3.2", at in p.recon[side]),
        ("bomb-bombed", "fbob:13.8b", target == CITY_TARGET and is_bombed(p, at)),
        ("bomb-up", "fbob:24.3a", all(p.training[one] & UP for one in mission_of(p, units[0]))),  # fbob:24.8a
        ("bomb-designated", "fbob:27.2a", all(note == planned for note in notes)),
        ("bomb-other", "fbob:27.2b", any(note and note != planned for note in notes)),
        ("bomb-night", "fbob:29.1c", p.night),
        ("bomb-ace", "fbob:13.5.3", bool(aces & {BOMBER_ACE, ZEPPELIN_ACE})),
        ("bomb-weather", "fbob:13.5.3", p.weather),
    ]
    return [reason(name, rule, {"value": shift[name]}) for name, rule, counts in found if counts]


def note_of(p: FbobPosition, at: int, target: str) -> str:
    """How a target is noted: `1019 city`."""
    return f"{p.data.hexes[at]} {target}"


def is_bombed(p: FbobPosition, at: int) -> bool:
    """Whether a city or town has a Target Bombed marker."""
    return at in p.data.targets and bool(p.bombed[p.data.targets.index(at)])
