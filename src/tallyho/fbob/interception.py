"""Interception by fighters on patrol (25): in their hex or from beside it, while the enemy is moving."""

from __future__ import annotations

from functools import partial
from itertools import combinations
from typing import Final

from tallyho.fbob.combat import dogfight
from tallyho.fbob.position import FbobPosition, group_name
from tallyho.fbob.spotting import look_around, patrols_near
from tallyho.fbob.vocabulary import FLYING, INTERCEPTED, NIGHT, NO, OF_GERMAN, SIDES, TURNED_BACK, other
from tallyho.table import Args, Asks, Choice, Prompt, Reason

INTERCEPT: Final = Prompt("intercept", "fbob:25.3d")


def intercepted(p: FbobPosition, units: list[int], at: int) -> Asks[None]:
    """Every patrol near may intercept, if its owner wants it; each intruding group fights alone (fbob:25.3c)."""
    side = other(p.data.units[units[0]].side)
    while True:
        intruders = [unit for unit in units if p.place[unit] == FLYING and p.at[unit] == at]
        patrols = _ready(p, side, at)
        if not intruders or not patrols:
            return
        offers = [NO, *_ways(p, side, at)]
        facts: Args = {"group": group_name(other(side), p.group[intruders[0]]), "hex": p.data.hexes[at]}
        why = partial(_why_not, p, side)
        answer = yield Choice(INTERCEPT, SIDES[side], offers, facts, secret=True, why_not=why)
        if answer == NO:
            return
        yield from _intercept(p, _named(p, side, at, answer), intruders, at)


def _ready(p: FbobPosition, side: int, at: int) -> list[int]:
    """Patrolling units near that have not intercepted in this enemy flying turn (fbob:25.8.4)."""
    return [unit for unit in patrols_near(p, side, at) if not p.marks[unit] & INTERCEPTED]


def _able(p: FbobPosition, unit: int) -> bool:
    """Whether a patrol has a turn of endurance to lose (fbob:25.7a) and may fight."""
    if p.marks[unit] & TURNED_BACK or (p.has(NIGHT) and p.night and not p.is_night_trained(unit)):
        return False
    lands = p.turn + (p.data.units[unit].side == OF_GERMAN)  # his next half is that of the next turn
    return p.box[unit] - p.data.patrol_endurance >= lands


def _ways(p: FbobPosition, side: int, at: int) -> list[str]:
    """A whole patrol by its name; if it is beside the hex also a part of it, unit by unit (fbob:25.4b)."""
    ready = _ready(p, side, at)
    found = []
    for group in sorted({p.group[unit] for unit in ready}):
        units = [unit for unit in ready if p.group[unit] == group]
        name = group_name(side, group)
        if all(_able(p, unit) for unit in units):
            found.append(name)
        if p.at[units[0]] != at:
            able = [unit for unit in units if _able(p, unit)]
            for number in range(1, len(units)):
                found += [" ".join([name, *p.names([*some])]) for some in combinations(able, number)]
    return found


def _named(p: FbobPosition, side: int, at: int, answer: str) -> list[int]:
    """The units that an answer names: without names all of the patrol that have not intercepted yet."""
    group, *names = answer.split(" ")
    return [p.data.unit[name] for name in names] or [
        unit for unit in _ready(p, side, at) if group_name(side, p.group[unit]) == group
    ]


def _intercept(p: FbobPosition, patrol: list[int], intruders: list[int], at: int) -> Asks[None]:
    """The patrol attacks (fbob:25.6a), pays with endurance, and from beside goes back (fbob:25.4c)."""
    side = p.data.units[patrol[0]].side
    home = p.at[patrol[0]]
    ranged = home != at
    label = p.group[patrol[0]]
    p.reveal()
    rule = "fbob:25.4a" if ranged else "fbob:25.3a"
    facts: Args = {"group": group_name(side, label), "side": SIDES[side], "hex": p.data.hexes[at]}
    p.tell("ranged-interception" if ranged else "interception", rule, {**facts, "units": [*p.names(patrol)]})
    for unit in patrol:
        p.marks[unit] |= INTERCEPTED
        p.box[unit] -= p.data.patrol_endurance
        p.at[unit] = at
    if ranged:
        look_around(p, patrol, at)
    yield from dogfight(p, patrol, intruders)
    for unit in patrol if ranged else ():
        if p.place[unit] == FLYING:  # all that survive, wherever a result has driven them
            p.at[unit] = home
            p.group[unit] = label


def _why_not(p: FbobPosition, side: int, answer: str) -> Reason | None:
    group, *_ = answer.split(" ")
    labels = {group_name(side, p.group[unit]) for unit in p.flying(side)}
    return Reason("patrol-cannot", "fbob:25.7a", {"group": group}) if group in labels else None
