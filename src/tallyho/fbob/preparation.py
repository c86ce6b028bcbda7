"""Mission preparation (25.1, 27): patrols and noted targets, in secret; and the question of the gentlemen's war."""

from __future__ import annotations

from functools import partial
from typing import Final

from tallyho.fbob.bombing import note_of
from tallyho.fbob.ground import knowledge_bit
from tallyho.fbob.grouping import one_command
from tallyho.fbob.landing import is_aloft
from tallyho.fbob.movement import lift, may_take_off
from tallyho.fbob.position import FbobPosition, group_name
from tallyho.fbob.secretly import both
from tallyho.fbob.sharing import with_entry
from tallyho.fbob.spotting import forget_base, look_around
from tallyho.fbob.vocabulary import (
    CITY_TARGET,
    FIGHTERS,
    LAND,
    NAVY,
    NO,
    OF_BRITISH,
    PATROL,
    PATROLS,
    SIDES,
    TARGETS,
    YES,
    other,
)
from tallyho.table import DONE, Args, Asks, Choice, Jump, Prompt, Reason, together

PREPARE: Final = Prompt("prepare", "fbob:3.I.7")
WHERE: Final = Prompt("mission-where", "fbob:3.I.7")
"""Where a unit patrols, or which target it has: one question, for the enemy must not know which."""
FLY_AT_ALL: Final = Prompt("gentlemens-war", "fbob:3.I.8")
SEND, AIM = "patrol ", "target "


def prepare(p: FbobPosition) -> Asks[Jump]:
    """One patrol or target more from each side."""
    if not (p.has(PATROLS) or p.has(TARGETS)):
        return None
    yield from both(p, _question, _decide)
    return None


def _question(p: FbobPosition, side: int) -> Choice:
    unit = p.picked[side]
    if unit < len(p.data.units):
        aims = p.note[unit] == AIM
        offers = notes(p, side, unit) if aims else patrol_hexes(p, side, unit)
        facts: Args = {"unit": p.data.names[unit], "mission": (AIM if aims else SEND).strip()}
        why_not = None if aims else partial(_why_not_there, p, unit)
        return Choice(WHERE, SIDES[side], offers, facts, secret=True, why_not=why_not)
    offers = [DONE]
    if p.has(PATROLS):
        offers += [SEND + p.data.names[one] for one in p.data.of_side[side] if may_patrol(p, one)]
    if p.has(TARGETS):
        offers += [AIM + p.data.names[one] for one in p.data.of_side[side] if may_note(p, side, one)]
    return Choice(PREPARE, SIDES[side], offers, secret=True, why_not=lambda answer: _why_not(p, answer))


def may_patrol(p: FbobPosition, unit: int) -> bool:
    """A fighter that can take off and has no post yet (fbob:25.1a, R-42)."""
    if p.data.klass[unit] not in FIGHTERS or p.post[unit] != p.data.nowhere:
        return False
    return may_take_off(p, unit) and bool(patrol_hexes(p, p.data.units[unit].side, unit))


def patrol_hexes(p: FbobPosition, side: int, unit: int) -> list[str]:
    """The hexes within one move in which there is room (fbob:25.1b, fbob:25.1c, R-29, R-83)."""
    limit = p.stack_limit(side)
    posts = [p.post[one] for one in p.data.of_side[side]]
    flying = {p.at[one] for one in p.flying(side)}
    reach = p.data.within(p.at[unit], p.data.speed[unit])
    free = [at for at in reach if posts.count(at) < limit and at not in flying]
    return [p.data.hexes[at] for at in free if at not in posts or _may_share(p, side, unit, at)]


def _may_share(p: FbobPosition, side: int, unit: int, at: int) -> bool:
    """Whether a unit may stack with those of a patrol: all of one base or one command (fbob:10.1a, R-83)."""
    bases = {p.at[one] for one in p.data.of_side[side] if p.post[one] == at} | {p.at[unit]}
    return len(bases) == 1 or one_command(p, side, bases)


def may_note(p: FbobPosition, side: int, unit: int) -> bool:
    """A unit with bombs that has no note and no patrol yet."""
    if p.note[unit] or p.post[unit] != p.data.nowhere or not p.data.units[unit].bombs:
        return False
    return p.at[unit] != p.data.nowhere and bool(notes(p, side, unit))


def notes(p: FbobPosition, side: int, unit: int) -> list[str]:
    """A hex and a target in it: cities and towns, and what the side can see of the enemy's units (R-55)."""
    enemy = other(side)
    strafes = p.data.units[unit].strafes
    found = [] if strafes else [note_of(p, at, CITY_TARGET) for at in p.data.targets if p.data.control[at] == enemy]
    for at in p.occupied(enemy):
        if not strafes:
            seen = [kind for kind in p.kinds_in(at) if kind == p.top[at] or p.known[at] & knowledge_bit(kind)]
            found += [note_of(p, at, LAND[kind]) for kind in seen]
    if enemy == OF_BRITISH and not strafes:
        found += [note_of(p, at, NAVY[ship]) for ship, at in enumerate(p.navy_at) if p.navy_known[ship]]
    based = [one for one in p.data.of_side[enemy] if p.spotted[one] and one in p.based_in(enemy, p.at[one])]
    return [*found, *(note_of(p, p.at[one], p.data.names[one]) for one in based)]


def _decide(p: FbobPosition, side: int, answer: str) -> None:
    unit = p.picked[side]
    if unit < len(p.data.units):
        p.picked = with_entry(p.picked, side, len(p.data.units))
        if p.note[unit] == AIM:
            p.note = with_entry(p.note, unit, answer)
        else:
            p.post = with_entry(p.post, unit, p.data.hex[answer])
        return
    aims = answer.startswith(AIM)
    unit = p.data.unit[answer.removeprefix(AIM if aims else SEND)]
    p.picked = with_entry(p.picked, side, unit)
    if aims:
        p.note = with_entry(p.note, unit, AIM)


def _why_not(p: FbobPosition, answer: str) -> Reason | None:
    name = answer.removeprefix(SEND)
    if name != answer and name in p.data.unit:
        fighter = p.data.klass[p.data.unit[name]] in FIGHTERS
        return Reason("no-patrol", "fbob:25.1a" if not fighter else "fbob:8.11a", {"unit": name})
    return None


def _why_not_there(p: FbobPosition, unit: int, answer: str) -> Reason | None:
    """Why a fighter may not patrol a hex: it is too far away, or there is no room for it there."""
    if answer not in p.data.hex:
        return None
    near = p.data.distance(p.at[unit], p.data.hex[answer]) <= p.data.speed[unit]
    return Reason("no-room-there" if near else "not-in-reach", "fbob:25.1c" if near else "fbob:25.1b", {"hex": answer})


def patrols_up(p: FbobPosition) -> Jump:
    """All patrols are in the air over their hexes, face down, in groups by hex (R-28)."""
    for side in range(2):
        posted = [unit for unit in p.data.of_side[side] if p.post[unit] != p.data.nowhere]
        for at in sorted({p.post[unit] for unit in posted}):
            _post(p, side, [unit for unit in posted if p.post[unit] == at], at)
    for side in range(2):
        for group in p.groups(side):
            units = p.members(side, group)
            if p.marks[units[0]] & PATROL:
                look_around(p, units, p.at[units[0]])
    return None


def _post(p: FbobPosition, side: int, units: list[int], at: int) -> None:
    group = p.new_group(side)
    for unit in units:
        forget_base(p, side, p.at[unit])
        lift(p, unit, at, group)
        p.marks[unit] |= PATROL
        p.post = with_entry(p.post, unit, p.data.nowhere)
    p.reveal()
    facts: Args = {"group": group_name(side, group), "side": SIDES[side], "hex": p.data.hexes[at]}
    p.tell("patrols", "fbob:25.1b", {**facts, "number": len(units)})
    p.tell("sent-up", "fbob:8.7a", {**facts, "units": [*p.names(units)]}, seen_by=(SIDES[side],))


def gentlemens_war(p: FbobPosition) -> Asks[Jump]:
    """If neither wants to fly the flying turns are skipped (fbob:3.I.8, R-14, R-63); not while anything is up."""
    if is_aloft(p):
        return None
    answers = yield from together(*(Choice(FLY_AT_ALL, side, [NO, YES]) for side in SIDES))
    p.tell("declared", "fbob:3.I.8", {"german": answers[0], "british": answers[1]})
    return None if YES in answers else "month.end"
