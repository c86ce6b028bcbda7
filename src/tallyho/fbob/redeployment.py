"""Redeployment (5): air units between bases, headquarters, AA artillery and ships anywhere allowed, aces (19.4)."""

from __future__ import annotations

from functools import partial
from typing import Final

from tallyho.fbob.hexes import NAMES
from tallyho.fbob.hits import aa_left
from tallyho.fbob.position import FbobPosition
from tallyho.fbob.sharing import with_entry
from tallyho.fbob.sites import (
    air_sites,
    base,
    carrier_has_room,
    end_arranging,
    land_offers,
    put_land,
)
from tallyho.fbob.vocabulary import (
    AA,
    ABOARD,
    ACE_OF,
    AERODROME,
    BASED,
    BIT,
    CARRIER,
    HEADQUARTERS,
    IN_PLAY,
    LAND,
    NAVY,
    OF_BRITISH,
    SIDES,
    STRENGTH,
    other,
)
from tallyho.table import DONE, Args, Asks, Choice, Entry, Jump, Prompt, Reason, entries, together

REDEPLOY: Final = Prompt("redeploy", "fbob:5.1a")
WHERE: Final = Prompt("redeploy-where", "fbob:5.2a")
ACE: Final = "ace "
GUNS: Final = tuple(f"{LAND[AA]} {name}" for name in NAMES)
COMMANDS: Final = tuple(f"{LAND[HEADQUARTERS]} {name}" for name in NAMES)
"""What may be redeployed, by hex."""


def move(p: FbobPosition) -> Asks[Jump]:
    """A side sends its units anywhere they may go, by one list (R-91); both have their turn (fbob:3.I.3)."""
    side = p.arranging
    answers = yield from together(_next_to_go(p, side))
    said = entries(answers[0])
    for what, to in zip(said[::2], said[1::2], strict=True):
        carry_out(p, side, what, to)
    return next_side(p, side, "redeployment.move")


def _next_to_go(p: FbobPosition, side: int) -> Entry:
    """What is redeployed next, or done."""
    offers = movables(p, side)
    if not crowded(p, side):
        offers = [DONE, *offers]
    choice = Choice(REDEPLOY, SIDES[side], offers, why_not=partial(_why_not, p, side))
    return Entry(choice, REDEPLOY, p, lambda what: None if what == DONE else _where_to(p.copy(), side, what))


def _where_to(p: FbobPosition, side: int, what: str) -> Entry:
    """Where it goes; its side sees it there at once."""

    def then(to: str) -> Entry:
        later = p.copy()
        carry_out(later, side, what, to)
        return _next_to_go(later, side)

    return Entry(Choice(WHERE, SIDES[side], destinations(p, side, what), {"what": what}), REDEPLOY, p, then)


def next_side(p: FbobPosition, side: int, again: str) -> Jump:
    """The side is done; the other one follows unless it was first."""
    end_arranging(p, side)
    p.ready = with_entry(p.ready, side, 1)
    p.moved_units = []
    if not p.ready[other(side)]:
        p.arranging = other(side)
        return again
    p.ready = [0, 0]
    return None


def movables(p: FbobPosition, side: int) -> list[str]:
    """What may still be redeployed: `33`, `aa 1019`, `aa 1019 1`, `headquarters 1420`, `carrier`, `ace 44`."""
    land = p.land
    aerodromes, guns, commands = [], [], []
    for at in p.occupied(side):
        here = land[at]
        if here & BIT[AERODROME]:
            aerodromes.append(at)
        if here & STRENGTH:
            guns.append(at)
        if here & BIT[HEADQUARTERS]:
            commands.append(at)
    found = _movable_units(p, side, aerodromes)
    found += [GUNS[at] for at in guns]
    found += _parts_of_guns(p, side, guns)
    found += [COMMANDS[at] for at in commands]
    if side == OF_BRITISH:
        found += [name for ship, name in enumerate(NAVY) if p.navy_at[ship] != p.data.nowhere]
    moved = set(p.moved_units)
    found = [one for one in found if one not in moved] if moved else found
    return found + [ACE + p.data.names[unit] for unit in p.data.of_side[side] if p.ace[unit] and _may_part(p, unit)]


def _movable_units(p: FbobPosition, side: int, aerodromes: list[int]) -> list[str]:
    """The units on the ground for which another base has room (fbob:9.2a)."""
    where, place, names = p.at, p.place, p.data.names
    units = p.on_the_ground(side)
    taken = [where[unit] for unit in units if place[unit] == BASED]
    free = {at for at in aerodromes if taken.count(at) < p.data.based}
    if len(free) > 1:
        return [names[unit] for unit in units]
    aboard = carrier_has_room(p)
    found = []
    for unit in units:
        on_land = place[unit] == BASED
        elsewhere = len(free) > (on_land and where[unit] in free)
        if elsewhere or (aboard and on_land and p.data.units[unit].carrier):
            found.append(names[unit])
    return found


def _parts_of_guns(p: FbobPosition, side: int, guns: list[int]) -> list[str]:
    """`aa 1019 1`: the parts of larger AA units that may go elsewhere."""
    large = [at for at in guns if p.land[at] & STRENGTH > 1]
    if not large:
        return []
    free = aa_left(p, side, guns)
    return [f"{GUNS[at]} {part}" for at in large for part in range(1, p.aa(at)) if _may_break(p, side, at, part, free)]


def _may_break(p: FbobPosition, side: int, at: int, part: int, free: list[int]) -> bool:
    """Whether an AA unit may be exchanged for two, one of which goes elsewhere (fbob:15.2a)."""
    if free[p.aa(at) - part] <= 0:
        return False
    return (free[part] > (2 * part == p.aa(at))) or bool(_aa_sites(p, side, at, part))


def _may_part(p: FbobPosition, unit: int) -> bool:
    """Whether an ace is with a unit in play, though it be a Zeppelin in the air, and another one could have him.

    Each ace is transferred once in a phase, whatever other aces come to his unit or leave it (R-89).
    """
    came = p.moved_units.count(ACE + p.data.names[unit])
    return p.ace[unit] > came and p.place[unit] in IN_PLAY and bool(_others(p, unit))


def _others(p: FbobPosition, unit: int) -> list[int]:
    """The units to which an ace of a unit may be transferred (fbob:19.4a, R-52)."""
    kind = ACE_OF[p.data.klass[unit]]
    return [
        one
        for one in p.data.of_side[p.data.units[unit].side]
        if one != unit and p.place[one] in IN_PLAY and ACE_OF[p.data.klass[one]] == kind
    ]


def destinations(p: FbobPosition, side: int, what: str) -> list[str]:
    """Where a thing may go."""
    words = what.split(" ")
    if what in p.data.unit:
        unit = p.data.unit[what]
        here = NAVY[CARRIER] if p.place[unit] == ABOARD else p.data.hexes[p.at[unit]]
        return [site for site in air_sites(p, side, unit) if site != here]
    if what in NAVY:
        return [p.data.hexes[at] for at in p.data.naval if at != p.navy_at[NAVY.index(what)]]
    if words[0] == LAND[AA]:
        return _aa_sites(p, side, p.data.hex[words[1]], int(words[2]) if len(words) > 2 else 0)
    if words[0] == LAND[HEADQUARTERS]:
        return land_offers(p, side, HEADQUARTERS)
    return p.names(_others(p, p.data.unit[words[1]]))


def _aa_sites(p: FbobPosition, side: int, start: int, part: int) -> list[str]:
    """Friendly land for an AA unit or a part of it, also where it joins another (R-01)."""
    return land_offers(p, side, AA, "", part or p.aa(start), start)


def carry_out(p: FbobPosition, side: int, what: str, to: str) -> None:
    """A thing goes where it was sent; only its owner sees it now."""
    words = what.split(" ")
    rule = "fbob:5.1a"
    if what in p.data.unit:
        base(p, p.data.unit[what], to)
    elif what in NAVY:
        rule = "fbob:5.1g"
        _sail(p, NAVY.index(what), p.data.hex[to])
    elif words[0] == LAND[AA]:
        rule = "fbob:5.1b"
        _shift_guns(p, p.data.hex[words[1]], int(words[2]) if len(words) > 2 else 0, to)
    elif words[0] == LAND[HEADQUARTERS]:
        rule = "fbob:5.1b"
        p.take(p.data.hex[words[1]], HEADQUARTERS)
        put_land(p, HEADQUARTERS, to)
    else:
        rule = "fbob:19.4a"
        p.ace[p.data.unit[words[1]]] -= 1
        p.ace[p.data.unit[to]] += 1
    p.moved_units = [*p.moved_units, *_moved(words, to)]
    p.tell("redeployed", rule, {"what": what, "to": to, "side": SIDES[side]}, seen_by=(SIDES[side],))


def _moved(words: list[str], to: str) -> list[str]:
    """What is not moved again, also under the name of its new hex; guns and aces that stayed behind may be (R-89)."""
    hex_name, what = to[:4], " ".join(words)
    if words[0] == ACE.strip():
        return [ACE + to]
    if words[0] not in (LAND[AA], LAND[HEADQUARTERS]):
        return [what]
    stayed = len(words) > 2
    arrived = [f"{words[0]} {hex_name}", *(f"{words[0]} {hex_name} {part}" for part in range(1, 4))]
    return arrived if stayed else [what, *arrived]


def _sail(p: FbobPosition, ship: int, to: int) -> None:
    """A ship with all aboard (fbob:18.2b)."""
    aboard = p.aboard() if ship == CARRIER else []
    p.navy_at[ship] = to
    p.navy_known[ship] = 0
    p.changed()
    for unit in aboard:
        p.at[unit] = to


def _shift_guns(p: FbobPosition, start: int, part: int, to: str) -> None:
    strength = part or p.aa(start)
    left = p.aa(start) - strength
    if left:
        p.put(start, AA, left, under=p.top[start] != AA)
    else:
        p.take(start, AA)
    put_land(p, AA, to, strength)


def crowded(p: FbobPosition, side: int) -> bool:
    """Whether a base holds too many and another has room: then somebody has to move (R-65)."""
    where, place = p.at, p.place
    taken = [where[unit] for unit in p.on_the_ground(side) if place[unit] == BASED]
    full = [at for at in set(taken) if taken.count(at) > p.data.based and p.has_aerodrome(at)]
    return bool(full) and any(
        p.data.names[unit] not in p.moved_units and destinations(p, side, p.data.names[unit])
        for at in full
        for unit in p.based_in(side, at)
    )


def _why_not(p: FbobPosition, side: int, answer: str) -> Reason | None:
    """Why a thing may not be redeployed."""
    facts: Args = {"what": answer}
    if answer == DONE:
        return Reason("base-crowded", "fbob:9.2a", facts)
    if answer in p.moved_units:
        return Reason("moved-already", "fbob:5.2a", facts)
    if answer.partition(" ")[0] in LAND[AERODROME:HEADQUARTERS]:
        return Reason("never-moves", "fbob:17.2a", facts)
    mine = answer in p.data.unit and p.data.units[p.data.unit[answer]].side == side
    return Reason("no-room", "fbob:9.2a", facts) if mine and p.place[p.data.unit[answer]] in (BASED, ABOARD) else None
