"""What a side may know (20, R-53)."""

from __future__ import annotations

from functools import cache
from typing import Final

from tallyho.fbob.fields import FIELDS, land_word, ship_as_json, unit_as_json
from tallyho.fbob.ground import kinds_of, knowledge_bit, stack_of
from tallyho.fbob.position import FbobPosition, group_name
from tallyho.fbob.sites import land_left
from tallyho.fbob.vocabulary import (
    ABOARD,
    BASED,
    BOUGHT,
    FAKE,
    FLYING,
    GONE,
    LAND,
    MOVED,
    NAVY,
    NO_SIDE,
    OF_BRITISH,
    PATROL,
    POOL,
    RECYCLING,
    SET_UP,
    SIDES,
)
from tallyho.table import Json

PUBLIC: Final = (
    *("mp", "month", "last_month", "started", "turn", "phasing", "arranging", "fought", "recon", "bombed", "went"),
    *("rising", "idle", "free_aa", "raf", "weather", "rules"),
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
