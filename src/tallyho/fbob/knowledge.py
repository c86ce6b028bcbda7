"""What a side may know (20, R-53), and other positions that look the same to it."""

from __future__ import annotations

from collections.abc import MutableSequence
from functools import cache
from typing import Final, TypeVar

from tallyho.fbob.fields import FIELDS, land_word, ship_as_json, unit_as_json
from tallyho.fbob.ground import kinds_of, knowledge_bit, stack_of
from tallyho.fbob.position import FbobPosition, group_name
from tallyho.fbob.sites import land_left
from tallyho.fbob.vocabulary import (
    ABOARD,
    ACE_OF,
    AERODROME,
    BASED,
    BOMBED,
    BOUGHT,
    FAKE,
    FIGHTERS,
    FLEW,
    FLYING,
    GONE,
    IN_PLAY,
    LAND,
    MOVED,
    NAVY,
    NO_SIDE,
    OF_BRITISH,
    PATROL,
    POOL,
    RECYCLING,
    RESTING,
    SET_UP,
    SIDES,
    TRAINING,
    UP,
    ZEPPELIN,
)
from tallyho.table import Json, Luck

T = TypeVar("T")
NEVER: Final = -1
"""The kind of a unit that cannot have a thing."""
PUBLIC: Final = (
    *("mp", "month", "last_month", "started", "turn", "phasing", "arranging", "fought", "recon", "bombed", "went"),
    *("idle", "free_aa", "raf", "weather", "rules"),
)
"""The fields that everybody may see."""
OPEN: Final = (POOL, RECYCLING, GONE, SET_UP)
"""Places off the map where units lie open (fbob:6.1d); Fakes only if they were seen to go there (R-53)."""
SEEN_OF_ENEMY: Final = frozenset(
    ("place", "at", "group", "used", "took_off", "ace", "marks", "back", "fastest", "spotted")
)
"""What is shown of an enemy unit that is known: no endurance, no roster notes (fbob:20.7a)."""
SEEN_ON_THE_GROUND: Final = SEEN_OF_ENEMY - {"marks"}
"""No look shows what a unit did (R-72)."""


def number_of(side: str | None) -> int:
    """A side by number; a spectator is on none."""
    return SIDES.index(side) if side is not None else NO_SIDE


def knows(p: FbobPosition, viewer: int, unit: int) -> bool:
    """Whether a viewer knows where a unit is: his own, those spotted, those that lie open off the map."""
    owner = p.data.units[unit].side
    if owner == viewer:
        return True
    if p.place[unit] in OPEN:
        return p.data.klass[unit] != FAKE or p.place[unit] in (RECYCLING, GONE)
    if p.arranging == owner and p.place[unit] in (BASED, ABOARD):
        return False
    return bool(p.spotted[unit])


def seen(p: FbobPosition, side: str | None) -> dict[str, Json]:
    """What a side (None: a spectator) may know of a position."""
    viewer = number_of(side)
    shown: dict[str, Json] = {name: FIELDS.by_name[name].read(p) for name in PUBLIC}
    shown["night"] = p.night
    shown["night_turn"] = p.data.night[p.month]
    shown["moving"] = group_name(p.phasing, p.moving) if p.moving else ""
    shown["units"] = _units(p, viewer)
    shown["groups"] = _groups(p, viewer)
    shown["based"] = _based(p, viewer)
    shown["land"] = _land(p, viewer)
    shown["ships"] = _ships(p, viewer)
    shown["land_pool"] = _land_pool(p, viewer)
    if viewer != NO_SIDE:
        shown["picked"] = p.data.names[p.picked[viewer]] if p.picked[viewer] < len(p.data.names) else ""
        shown["plots"] = [p.data.hexes[at] for at in p.plots[viewer]]
        shown["stock"] = [*p.stock] if p.arranging == viewer else []
        shown["moved_units"] = [*p.moved_units] if p.arranging == viewer else []
    return shown


def _units(p: FbobPosition, viewer: int) -> dict[str, Json]:
    """All air units that a viewer knows."""
    shown: dict[str, Json] = {}
    for unit, one in enumerate(p.data.units):
        if one.side == viewer:
            shown[one.name] = unit_as_json(p, unit)
        elif knows(p, viewer, unit):
            shown[one.name] = _of_enemy(p, unit)
    return shown


def _of_enemy(p: FbobPosition, unit: int) -> dict[str, Json]:
    told = unit_as_json(p, unit)
    if p.place[unit] == POOL:  # there is nothing to see but that
        return told
    shown = SEEN_OF_ENEMY if p.place[unit] == FLYING else SEEN_ON_THE_GROUND
    if p.arranging == p.data.units[unit].side:
        shown = shown - {"ace"}  # an ace may just be changing units, even one in the air (fbob:19.4a, R-75)
    seen_of_it = {name: value for name, value in told.items() if name in shown}
    if p.unseen[unit] and "ace" in seen_of_it:  # who came since the look is not seen
        seen_of_it["ace"] = p.ace[unit] - p.unseen[unit]
    return {name: value for name, value in seen_of_it.items() if name != "ace" or value}


def _groups(p: FbobPosition, viewer: int) -> dict[str, Json]:
    """All groups in the air: where, how many, how many of them unknown."""
    shown: dict[str, Json] = {}
    for side in range(2):
        members: dict[int, list[int]] = {}
        for unit in p.flying(side):
            members.setdefault(p.group[unit], []).append(unit)
        for group, units in sorted(members.items()):
            shown[group_name(side, group)] = {
                "side": SIDES[side],
                "at": p.data.hexes[p.at[units[0]]],
                "size": len(units),
                "hidden": sum(not knows(p, viewer, unit) for unit in units),
                "patrol": bool(p.marks[units[0]] & PATROL),
                "moved": bool(p.marks[units[0]] & MOVED),
                "took_off": max(p.took_off[unit] for unit in units),
            }
    return shown


def _hides(p: FbobPosition, viewer: int, side: int) -> bool:
    """Whether a side is just arranging its units unseen."""
    return p.arranging == side and viewer != side


def _based(p: FbobPosition, viewer: int) -> dict[str, Json]:
    """How many air units are on the ground in each hex, and on the carrier; None for a side that is arranging them."""
    shown: dict[str, Json] = {}
    for side in range(2):
        hidden = _hides(p, viewer, side)
        counts: dict[str, Json] = {}
        for unit in p.data.of_side[side]:
            if p.place[unit] in (BASED, ABOARD):
                where = NAVY[0] if p.place[unit] == ABOARD else p.data.hexes[p.at[unit]]
                before = counts.get(where, 0)
                assert isinstance(before, int)
                counts[where] = before + 1
        shown[SIDES[side]] = None if hidden else dict(sorted(counts.items()))
    return shown


def _land(p: FbobPosition, viewer: int) -> dict[str, Json]:
    """The land units of each hex as far as the viewer knows them, the top first, and how many more lie below."""
    shown: dict[str, Json] = {}
    for at in p.all_occupied():
        owner = p.data.control[at]
        if _hides(p, viewer, owner):
            continue
        words, hidden = _stack(p.land[at], p.top[at], p.below[at], p.known[at], mine=owner == viewer)
        shown[p.data.hexes[at]] = {"side": SIDES[owner], "units": [*words], "hidden": hidden}
    return shown


@cache
def _stack(land: int, top: int, below: int, known: int, *, mine: bool) -> tuple[tuple[str, ...], int]:
    """The land units of a hex that are seen, by its bytes, and how many are not; every view asks for all hexes.

    Only their owner sees in which order they lie below the top (R-68).
    """
    if mine:
        return tuple(land_word(land, kind) for kind in stack_of(top, below)), 0
    kinds = kinds_of(land)
    seen_of_it = [top, *(kind for kind in kinds if kind != top and known & knowledge_bit(kind))]
    return tuple(land_word(land, kind) for kind in seen_of_it), len(kinds) - len(seen_of_it)


def _ships(p: FbobPosition, viewer: int) -> Json:
    """Ships at sea: all see where they are, which is which only their owner and who has looked."""
    if _hides(p, viewer, OF_BRITISH):
        return None
    shown: list[Json] = []
    for ship, at in enumerate(p.navy_at):
        if at != p.data.nowhere:
            known = viewer == OF_BRITISH or p.navy_known[ship]
            shown.append({"at": p.data.hexes[at], "name": NAVY[ship] if known else ""})
        elif viewer == OF_BRITISH:
            shown.append({**ship_as_json(p, ship), "name": NAVY[ship]})
    if viewer != OF_BRITISH:
        shown.sort(key=str)
    return shown


def _land_pool(p: FbobPosition, viewer: int) -> dict[str, Json]:
    """How many land units of each kind a side has left to buy: the pool lies open (fbob:6.1d), its placing does not."""
    shown: dict[str, Json] = {}
    for side in range(2):
        left: dict[str, Json] = {LAND[kind]: land_left(p, side, kind) for kind in BOUGHT}
        shown[SIDES[side]] = None if _hides(p, viewer, side) else left
    return shown


# Imagining


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
    joined = [unit for unit in twin.data.of_side[enemy] if _may_be_joined(twin, unit) and _may_be_joined(known, unit)]
    aces = {unit: twin.unseen[unit] if unit in joined else twin.ace[unit] for unit in (*hidden, *joined)}
    before = [*twin.ace]
    for unit, number in aces.items():
        twin.ace[unit] = number
    _deal(twin.ace, {unit: _ace_kind(twin, unit) for unit in aces}, luck)
    for unit in joined:
        twin.unseen[unit], twin.ace[unit] = twin.ace[unit], before[unit] - aces[unit] + twin.ace[unit]


def _may_be_joined(p: FbobPosition, unit: int) -> bool:
    """Whether an ace who comes to a unit is not seen: it was examined on the ground (R-87)."""
    return bool(p.spotted[unit]) and p.place[unit] in (BASED, ABOARD) and not p.is_zeppelin(unit)


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
