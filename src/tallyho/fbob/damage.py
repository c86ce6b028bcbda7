"""Results of fire (12, 15): formation shattered, damaged, eliminated; the Damage Table; the check for an ace (19.2)."""

from __future__ import annotations

from typing import Final

from tallyho.fbob.losses import eliminate, recycle
from tallyho.fbob.morale import settle
from tallyho.fbob.position import FbobPosition, group_name
from tallyho.fbob.rows import Fate
from tallyho.fbob.spotting import look_around
from tallyho.fbob.vocabulary import (
    ACE_OF,
    ACES,
    AIRSHIP,
    BACK,
    DAMAGED,
    DRIVEN_OFF,
    ELIMINATED,
    ENGINE_TROUBLE,
    FLYING,
    LOST,
    NO_EFFECT,
    RECYCLE,
    SHAKEN,
    SHATTERED,
    SIDES,
    TURNED_BACK,
)
from tallyho.table import Args, Asks, Choice, Json, Prompt, die, reason

PICK: Final = Prompt("pick-hit", "fbob:12.8.3b")
KEEP: Final = Prompt("keep-in-hex", "fbob:10.3c")
SCATTER: Final = Prompt("scatter", "fbob:10.3c")
DRIVEN: Final = Prompt("driven-off", "fbob:8.12a")
DAMAGE_DIE: Final = Prompt("damage-die", "fbob:9.4b")
ACE_DIE: Final = Prompt("ace-die", "fbob:19.2a")
PLACE_ACE: Final = Prompt("place-ace", "fbob:19.2d")
ACE_ON: Final = 6


def apply_fire(p: FbobPosition, result: str, units: list[int], picker: int) -> Asks[None]:
    """A result of the combat table on the units under fire; `picker` has the bounce (fbob:12.8.3a, R-21)."""
    if result == NO_EFFECT:
        return
    if result == SHATTERED:
        yield from shatter(p, units)
        return
    unit = units[0]
    if len(units) > 1:
        unit = p.data.unit[(yield Choice(PICK, SIDES[picker], p.names(units), {"result": result}))]
    if result == ELIMINATED or (result == AIRSHIP and p.is_zeppelin(unit)):
        yield from eliminate(p, unit, "fbob:12.4.4a")
        settle(p)
    else:
        yield from damage(p, unit)


def shatter(p: FbobPosition, units: list[int]) -> Asks[None]:
    """The group unstacks: one stays, each of the others goes to another hex beside it (R-22); no fire on the way."""
    side = p.data.units[units[0]].side
    if len(units) == 1:
        p.tell("no-formation", "fbob:10.3c", {"unit": p.data.names[units[0]], "side": SIDES[side]})
        return
    at = p.at[units[0]]
    facts: Args = {"group": group_name(side, p.group[units[0]]), "side": SIDES[side], "hex": p.data.hexes[at]}
    p.tell("shattered", "fbob:10.3c", facts)
    kept = p.data.unit[(yield Choice(KEEP, SIDES[side], p.names(units), facts))]
    for unit in units:
        if unit != kept:
            yield from push_aside(p, unit, SCATTER)


def push_aside(p: FbobPosition, unit: int, prompt: Prompt) -> Asks[None]:
    """A result moves a unit beside its hex, where no friend flies; it goes on alone (fbob:25.5a, R-33, R-62)."""
    side = p.data.units[unit].side
    at = p.at[unit]
    free = [near for near in p.data.beside[at] if not p.flying_in(side, near)]
    facts: Args = {"unit": p.data.names[unit], "hex": p.data.hexes[at], "side": SIDES[side]}
    if len(p.members(side, p.group[unit])) > 1:
        p.group[unit] = p.new_group(side)
        p.origin[unit] = p.data.nowhere  # fbob:9.5b
    if not free:
        p.tell("nowhere-to-go", prompt.rule, facts)
        return
    to = p.data.hex[(yield Choice(prompt, SIDES[side], [p.data.hexes[near] for near in free], facts))]
    p.at[unit] = to
    p.tell("pushed", prompt.rule, {**facts, "to": p.data.hexes[to]})
    look_around(p, [unit], to)


def damage(p: FbobPosition, unit: int) -> Asks[None]:
    """One roll on the Damage Table."""
    rolled = int((yield die(DAMAGE_DIE, 6, {"unit": p.data.names[unit]})))
    again = p.data.modifier["damage-again"] if p.marks[unit] & SHAKEN else 0
    fate = damage_row(p, rolled + again)
    because: list[Json] = [reason("damaged-before", "fbob:9.4b", {"value": again})] if again else []
    facts: Args = {"unit": p.data.names[unit], "side": SIDES[p.data.units[unit].side], "die": rolled}
    p.marks[unit] |= SHAKEN
    p.tell("damage", "fbob:9.4b", {**facts, "effect": fate.effect, "months": fate.months, "because": because})
    flies = p.place[unit] == FLYING
    if fate.effect == DRIVEN_OFF and flies:
        yield from push_aside(p, unit, DRIVEN)
    elif fate.effect == ENGINE_TROUBLE and p.box[unit]:
        p.box[unit] = max(p.turn, p.box[unit] - p.data.engine_trouble)
    elif fate.effect == BACK:
        p.marks[unit] |= TURNED_BACK
    elif fate.effect == RECYCLE:
        yield from recycle(p, unit, fate.months, "fbob:6.5a", fate.ace)
    elif fate.effect == LOST:
        yield from eliminate(p, unit, "fbob:9.4b", fate.ace)
        settle(p)


def damage_row(p: FbobPosition, total: int) -> Fate:
    """The row of the Damage Table for a modified die."""
    return p.data.damage[max(1, min(len(p.data.damage), total)) - 1]


def ace_check(p: FbobPosition, units: list[int]) -> Asks[None]:
    """A flying group that has scored may get an ace (fbob:19.2a, R-26): one die, a six."""
    side = p.data.units[units[0]].side
    rolled = int((yield die(ACE_DIE, 6, {"side": SIDES[side]})))
    if rolled < ACE_ON:
        return
    fit = [unit for unit in units if aces_left(p, side, ACE_OF[p.data.klass[unit]])]
    if not fit:
        p.tell("no-ace-left", "fbob:19.2e", {"side": SIDES[side]})
        return
    unit = fit[0]
    if len(fit) > 1:
        unit = p.data.unit[(yield Choice(PLACE_ACE, SIDES[side], p.names(fit)))]
    p.ace[unit] += 1
    kind = ACES[ACE_OF[p.data.klass[unit]]]
    p.tell("ace", "fbob:19.2b", {"unit": p.data.names[unit], "side": SIDES[side], "ace": kind})


def aces_left(p: FbobPosition, side: int, kind: int) -> int:
    """The ace markers of a type that are not in play (fbob:2.21a)."""
    out = sum(p.ace[unit] for unit in p.data.of_side[side] if p.ace[unit] and ACE_OF[p.data.klass[unit]] == kind)
    return p.data.markers[side][1][kind] - out


SCORING: Final = frozenset((DAMAGED, AIRSHIP, ELIMINATED))
"""Results of fire that call for the check for an ace."""


def sum_of(modifiers: list[Args]) -> int:
    """The values of some reasons together."""
    return sum(_value(one) for one in modifiers)


def that_count(modifiers: list[Args]) -> list[Json]:
    """The reasons to be told: a modifier of nil is none."""
    return [one for one in modifiers if _value(one)]


def _value(modifier: Args) -> int:
    args = modifier["args"]
    assert isinstance(args, dict)
    value = args["value"]
    assert isinstance(value, int)
    return value
