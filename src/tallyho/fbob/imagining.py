"""Other positions that look the same to a side as the true one (20, R-53)."""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Final, TypeVar

from tallyho.fbob.ground import knowledge_bit
from tallyho.fbob.knowledge import knows, number_of
from tallyho.fbob.movement import may_take_off
from tallyho.fbob.position import FbobPosition
from tallyho.fbob.vocabulary import (
    ABOARD,
    ACE_OF,
    AERODROME,
    BOMBED,
    CARRIER,
    FAKE,
    FIGHTERS,
    FLEW,
    FLYING,
    IN_PLAY,
    NAVY,
    OF_BRITISH,
    PATROL,
    RESTING,
    STAYS_DOWN,
    TRAINING,
    UP,
    ZEPPELIN,
)
from tallyho.table import Luck

T = TypeVar("T")
NEVER: Final = -1
"""The kind of a unit that cannot have a thing."""


def imagined(position: FbobPosition, side: str | None, luck: Luck, known: FbobPosition) -> FbobPosition:
    """A position that could as well be the true one for all that the side knows now."""
    twin = position.copy()
    viewer = number_of(side)
    for enemy in range(2):
        if enemy != viewer:
            hidden = _hidden_air(twin, viewer, enemy, known)
            _imagine_aces(twin, hidden, enemy, luck, known)
            _imagine_rosters(twin, enemy, luck)
            _imagine_air(twin, hidden, luck, known)
            _imagine_rising(twin, hidden, luck, known)
            tops = known.top if known.arranging != enemy else twin.top
            _imagine_land(twin, enemy, luck, known, tops)
            _imagine_stacks(twin, enemy, luck, tops)
    if viewer != OF_BRITISH:
        _imagine_ships(twin, luck, known)
    return twin


def _hidden_air(twin: FbobPosition, viewer: int, enemy: int, known: FbobPosition) -> list[int]:
    """The air units on the map that the viewer does not know."""
    return [
        unit
        for unit in twin.data.of_side[enemy]
        if twin.place[unit] in IN_PLAY and known.place[unit] in IN_PLAY
        if not knows(twin, viewer, unit) and not knows(known, viewer, unit) and twin.data.klass[unit] != ZEPPELIN
    ]


def _imagine_aces(twin: FbobPosition, hidden: list[int], enemy: int, luck: Luck, known: FbobPosition) -> None:
    """Aces are with others of the unknown units, or have joined an examined one since the look (R-87)."""
    units = twin.data.of_side[enemy]
    joined = [unit for unit in units if twin.hides_who_joins(unit) and known.hides_who_joins(unit)]
    aces = {unit: twin.unseen[unit] if unit in joined else twin.ace[unit] for unit in (*hidden, *joined)}
    before = [*twin.ace]
    for unit, number in aces.items():
        twin.ace[unit] = number
    _deal(twin.ace, {unit: _ace_kind(twin, unit) for unit in aces}, luck)
    for unit in joined:
        twin.unseen[unit], twin.ace[unit] = twin.ace[unit], before[unit] - aces[unit] + twin.ace[unit]


def _imagine_rosters(twin: FbobPosition, enemy: int, luck: Luck) -> None:
    """Training and notes are with any others that could have them as well."""
    units = [unit for unit in twin.data.of_side[enemy] if twin.place[unit] in IN_PLAY]
    _deal(twin.training, {unit: _training_kind(twin, unit) for unit in units}, luck)
    notes = [*twin.note]
    _deal(notes, {unit: _note_kind(twin, unit) for unit in units}, luck)
    twin.note = notes


def _deal(array: MutableSequence[T], kinds: dict[int, int], luck: Luck) -> None:
    """The values of units of one kind are dealt anew among them."""
    for kind in sorted(set(kinds.values()) - {NEVER}):
        units = [unit for unit in kinds if kinds[unit] == kind]
        values = [array[unit] for unit in units]
        if len(set(values)) > 1:
            for unit, value in zip(units, luck.shuffled(values), strict=True):
                array[unit] = value


def _ace_kind(p: FbobPosition, unit: int) -> int:
    return ACE_OF[p.data.klass[unit]]


def _training_kind(p: FbobPosition, unit: int) -> int:
    """Who has flown cannot have rested; who needs no night training has had none."""
    if p.data.klass[unit] == FAKE:
        return NEVER
    flew = (p.place[unit] == FLYING) * 2 + bool(p.marks[unit] & FLEW or p.post[unit] != p.data.nowhere)
    return flew * 2 + p.data.units[unit].night


def _note_kind(p: FbobPosition, unit: int) -> int:
    """Patrols have no notes; that of a unit for which it is just written stays, and that which was shown with bombs."""
    one = p.data.units[unit]
    if not one.bombs or unit in p.picked or p.marks[unit] & (PATROL | BOMBED) or p.post[unit] != p.data.nowhere:
        return NEVER
    return int(one.strafes)


def _imagine_air(twin: FbobPosition, hidden: list[int], luck: Luck, known: FbobPosition) -> None:
    """Unknown air units on the map change places, with all that belongs to the place."""
    for number in range(len(hidden) - 1, 0, -1):
        other_one = hidden[luck.below(number + 1)]
        unit = hidden[number]
        if unit != other_one and _fits(twin, unit, other_one, known) and _fits(twin, other_one, unit, known):
            _change_places(twin, unit, other_one)


def _imagine_rising(twin: FbobPosition, hidden: list[int], luck: Luck, known: FbobPosition) -> None:
    """Where units are going up, as many are able to as their owner has named."""
    if not known.rising:
        return
    here = [unit for unit in twin.on_the_ground(known.phasing) if _is_at(twin, unit, known.rising[0])]
    lacking = len(known.rising) - sum(may_take_off(twin, unit) for unit in here)
    unable = [unit for unit in here if twin.training[unit] & STAYS_DOWN and not twin.marks[unit] & FLEW]
    for unit in luck.shuffled(unable)[: max(0, lacking)]:
        _relieve(twin, unit, [one for one in twin.on_the_ground(known.phasing) if one not in here], hidden, luck, known)


def _relieve(
    twin: FbobPosition, unit: int, others: list[int], hidden: list[int], luck: Luck, known: FbobPosition
) -> None:
    """A unit does not rest, but one of its kind does; where there is none it changes places with one that does not."""
    fresh = [one for one in others if not twin.training[one] & STAYS_DOWN]
    alike = [one for one in fresh if _training_kind(twin, one) == _training_kind(twin, unit)]
    if alike:
        other_one = luck.one_of(alike)
        twin.training[unit], twin.training[other_one] = twin.training[other_one], twin.training[unit]
        return
    there = [one for one in fresh if unit in hidden and one in hidden]
    fit = [one for one in there if _fits(twin, unit, one, known) and _fits(twin, one, unit, known)]
    if fit:
        _change_places(twin, unit, luck.one_of(fit))


def _is_at(p: FbobPosition, unit: int, site: str) -> bool:
    """Whether a unit on the ground is at a base, which is the name of its hex or the carrier."""
    return (NAVY[CARRIER] if p.place[unit] == ABOARD else p.data.hexes[p.at[unit]]) == site


def _fits(p: FbobPosition, unit: int, place_of: int, known: FbobPosition) -> bool:
    """Whether a unit can be where another one is, by all that anybody has seen of that one."""
    one = p.data.units[unit]
    place = p.place[place_of]
    if place == ABOARD and not one.carrier:
        return False
    if place != FLYING:
        return _fits_on_the_ground(p, unit, place_of)
    if p.training[unit] & (RESTING | TRAINING) or one.speed < max(p.fastest[place_of], known.fastest[place_of]):
        return False
    if p.marks[place_of] & PATROL and one.klass not in FIGHTERS:
        return False
    if p.has("scramble") and p.took_off[place_of] == p.turn:
        return one.speed == p.data.units[place_of].speed
    return not one.endurance or p.took_off[place_of] + one.endurance > known.turn


def _fits_on_the_ground(p: FbobPosition, unit: int, place_of: int) -> bool:
    """Whether a unit can have done what the one did that is there: flown and landed, or been posted for a patrol."""
    one, post, start = p.data.units[unit], p.post[place_of], p.at[place_of]
    if p.marks[place_of] & FLEW and p.training[unit] & (UP | RESTING | TRAINING):
        return False
    if post == p.data.nowhere:
        return True
    able = one.klass in FIGHTERS and not p.training[unit] & (RESTING | TRAINING) and not p.note[unit]
    return able and p.data.distance(start, post) <= one.speed


def _change_places(p: FbobPosition, one: int, two: int) -> None:
    """Two units change places; endurance markers stand where theirs would."""
    boxes = (_box(p, one, two), _box(p, two, one))
    posts = [*p.post]
    for array in (p.place, p.at, p.group, p.used, p.took_off, p.origin, p.marks, p.fastest, posts):
        array[one], array[two] = array[two], array[one]
    p.post = posts
    p.box[one], p.box[two] = boxes


def _box(p: FbobPosition, unit: int, place_of: int) -> int:
    """The endurance box of a unit in another one's place."""
    endurance = p.data.units[unit].endurance
    if p.place[place_of] != FLYING or not endurance:
        return 0
    theirs = p.data.units[place_of].endurance
    lost = p.took_off[place_of] + theirs - p.box[place_of] if theirs and p.box[place_of] else 0
    return max(p.turn, p.took_off[place_of] + endurance - lost)


def _imagine_land(twin: FbobPosition, enemy: int, luck: Luck, known: FbobPosition, tops: bytes) -> None:
    """Land units below others change places, where each may be; aerodromes stay, for units are based on them."""
    hidden = [
        (at, kind)
        for at in twin.data.controlled[enemy]
        if twin.land[at] and twin.data.is_settled(at)
        for kind in twin.kinds_in(at)
        if kind not in (AERODROME, twin.top[at], tops[at])
        if not (twin.known[at] | known.known[at]) & knowledge_bit(kind)
    ]
    for number in range(len(hidden) - 1, 0, -1):
        index = luck.below(number + 1)
        (here, kind), (there, swapped) = hidden[number], hidden[index]
        if here != there and kind != swapped and not twin.has_land(there, kind) and not twin.has_land(here, swapped):
            twin.exchange((here, kind), (there, swapped))
            hidden[number], hidden[index] = (there, kind), (here, swapped)


def _imagine_stacks(twin: FbobPosition, enemy: int, luck: Luck, tops: bytes) -> None:
    """They may lie in any order below the top; of a stack whose top is gone by now, below what has come up (R-68)."""
    for at in twin.occupied(enemy):
        stack = twin.stack(at)
        seen = stack.index(tops[at]) + 1 if tops[at] in stack else 1
        if len(stack) - seen > 1:
            twin.lay(at, [*stack[:seen], *luck.shuffled([*stack[seen:]])])


def _imagine_ships(twin: FbobPosition, luck: Luck, known: FbobPosition) -> None:
    """Ships of which nobody has seen which they are change places, the carrier with all aboard."""
    nowhere = twin.data.nowhere
    ships = [ship for ship, at in enumerate(twin.navy_at) if nowhere not in (at, known.navy_at[ship])]
    unknown = [ship for ship in ships if not twin.navy_known[ship] and not known.navy_known[ship]]
    places = luck.shuffled([twin.navy_at[ship] for ship in unknown])
    for ship, at in zip(unknown, places, strict=True):
        twin.navy_at[ship] = at
    for unit in twin.aboard():
        twin.at[unit] = twin.carrier_at
    twin.changed()
