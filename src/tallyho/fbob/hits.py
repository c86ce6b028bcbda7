"""What bombs do (13, 35): morale points for cities and towns, points of units removed, the carrier with all aboard."""

from __future__ import annotations

from typing import Final

from tallyho.fbob.aa import kind_of_ship
from tallyho.fbob.damage import damage as roll_damage
from tallyho.fbob.damage import damage_row
from tallyho.fbob.losses import eliminate, recycle
from tallyho.fbob.morale import gain, settle
from tallyho.fbob.position import FbobPosition
from tallyho.fbob.sharing import with_byte
from tallyho.fbob.vocabulary import (
    AA,
    ACE_PARTED,
    BACK,
    CARRIER,
    CITY,
    CITY_TARGET,
    CIVIL_DEFENCE,
    LAND,
    LOST,
    NAVY,
    OF_BRITISH,
    OF_GERMAN,
    RECYCLE,
    SHAKEN,
    SIDES,
    STRENGTH,
    TURNED_BACK,
    other,
)
from tallyho.table import Args, Asks, Json, Prompt, die, reason

SHIP_DIE: Final = Prompt("ship-die", "fbob:18.3b")
NEVER: Final = 99
"""The month in which a ship is back that never comes back."""


def hit(p: FbobPosition, side: int, target: str, at: int, panic: int, points: int) -> Asks[None]:
    """The B and the D of a result on a target (fbob:35.1b)."""
    if target == CITY_TARGET:
        _hit_city(p, side, at, panic, points)
    elif target in LAND:
        if points:
            hit_land(p, side, LAND.index(target), at, points)
    elif target in NAVY:
        if points:
            yield from _hit_ship(p, NAVY.index(target), points)
    elif points:
        yield from _hit_based(p, p.data.unit[target], points)
    settle(p)


# Cities and towns


def _hit_city(p: FbobPosition, side: int, at: int, panic: int, points: int) -> None:
    """The marker is placed even without effect (R-25); the British score nothing beyond the front (fbob:13.9e)."""
    p.bombed = with_byte(p.bombed, p.data.targets.index(at), 1)
    if side == OF_BRITISH:
        return
    facts: Args = {"hex": p.data.hexes[at]}
    if panic and p.data.kind[at] == CITY:
        gain(p, side, panic, "fbob:4.1a", "panic", facts)
    relief = p.data.relief_of(points) if is_sheltered(p, at) else 0
    if relief:
        because: list[Json] = [reason("sheltered", "fbob:17.5b", {"value": -relief})]
        p.tell("relief", "fbob:17.5b", {**facts, "because": because})
    gain(p, side, (points - relief) * p.data.value[at], "fbob:35.3a", "damage", facts)
    if p.data.kind[at] == CITY:
        gain(p, OF_BRITISH, p.data.outrage[panic], "fbob:4.1b", "outrage", facts)


def is_sheltered(p: FbobPosition, at: int) -> bool:
    """Whether civil defence of the city's own side is there or beside it; one is enough (fbob:17.5c, R-70)."""
    owner = p.data.control[at]
    return any(p.data.control[near] == owner and p.has_land(near, CIVIL_DEFENCE) for near in p.data.within(at, 1))


# Units


def hit_land(p: FbobPosition, side: int, kind: int, at: int, points: int) -> None:
    """AA artillery loses points; another land unit goes if its points are met, and is unharmed otherwise (R-69)."""
    enemy = other(side)
    facts: Args = {"hex": p.data.hexes[at], "kind": LAND[kind], "side": SIDES[enemy]}
    if kind == AA:
        before = p.aa(at)
        after = fitting_aa(p, enemy, max(0, before - points))
        if after:
            p.put(at, AA, after, under=True)  # where they lie
        else:
            p.take(at, AA)
        p.tell("guns-hit", "fbob:35.1a", {**facts, "before": before, "after": after})
        gain(p, side, before - after, "fbob:4.1a", "land-lost", facts)
        return
    worth = p.data.ground[p.data.mix[enemy][LAND[kind], 0]].points
    if points < worth:
        p.tell("unharmed", "fbob:35.1a", facts)
        return
    p.take(at, kind)
    p.tell("land-lost", "fbob:35.1a", facts)
    gain(p, side, worth, "fbob:4.1a", "land-lost", facts)


def fitting_aa(p: FbobPosition, side: int, strength: int) -> int:
    """A strength for which the mix has a counter, the next lower if it has none (R-69)."""
    free = aa_left(p, side)
    while strength and free[strength] <= 0:
        strength -= 1
    return strength


def aa_left(p: FbobPosition, side: int, own: list[int] | None = None) -> list[int]:
    """The AA counters of each strength that the mix has left (fbob:2.21a, fbob:15.2b); `own` are the side's hexes."""
    left = [*p.data.guns[side]]
    land = p.land
    for at in p.hexes_with(side, AA) if own is None else own:
        left[land[at] & STRENGTH] -= 1
    return left


def _hit_based(p: FbobPosition, unit: int, points: int) -> Asks[None]:
    """An air unit on the ground: its points met it is eliminated, else it is damaged."""
    if points >= p.data.score[unit]:
        yield from eliminate(p, unit, "fbob:7.2b", ACE_PARTED)
    else:
        yield from roll_damage(p, unit)


def _hit_ship(p: FbobPosition, ship: int, points: int) -> Asks[None]:
    """A ship; what happens to the carrier happens to all aboard (fbob:18.3b, R-32)."""
    worth = p.data.ground[p.data.mix[OF_BRITISH][kind_of_ship(ship), 0]].points
    facts: Args = {"ship": NAVY[ship], "hex": p.data.hexes[p.navy_at[ship]]}
    if points >= worth:
        yield from _sink(p, ship, worth, facts)
    elif ship != CARRIER:
        p.tell("ship-unharmed", "fbob:35.1a", facts)
    else:
        yield from _damage_carrier(p, worth, facts)


def _damage_carrier(p: FbobPosition, worth: int, facts: Args) -> Asks[None]:
    """One roll for the carrier and all aboard; each of them has been damaged then (fbob:18.3b, R-32)."""
    rolled = int((yield die(SHIP_DIE, 6, facts)))
    again = p.data.modifier["damage-again"] if p.navy_shaken[CARRIER] else 0
    because: list[Json] = [reason("damaged-before", "fbob:18.3b", {"value": again})] if again else []
    fate = damage_row(p, rolled + again)
    told: Args = {**facts, "die": rolled, "effect": fate.effect, "months": fate.months, "because": because}
    p.tell("ship-damage", "fbob:18.3b", told)
    p.navy_shaken[CARRIER] = 1
    aboard = p.aboard()
    for unit in aboard:
        p.marks[unit] |= SHAKEN | TURNED_BACK if fate.effect == BACK else SHAKEN
    if fate.effect == RECYCLE:
        late = p.month + fate.months > p.last_month
        p.navy_back = with_byte(p.navy_back, CARRIER, NEVER if late else p.month + fate.months)  # fbob:6.6a
        leave_sea(p, CARRIER)
        for unit in aboard:
            yield from recycle(p, unit, fate.months, "fbob:18.3b", fate.ace)
    elif fate.effect == LOST:
        yield from _sink(p, CARRIER, worth, facts)


def _sink(p: FbobPosition, ship: int, worth: int, facts: Args) -> Asks[None]:
    aboard = p.aboard() if ship == CARRIER else []
    leave_sea(p, ship)
    p.tell("sunk", "fbob:18.3a", facts)
    gain(p, OF_GERMAN, worth, "fbob:4.1a", "ship-lost", facts)
    for unit in aboard:
        yield from eliminate(p, unit, "fbob:18.3b")


def leave_sea(p: FbobPosition, ship: int) -> None:
    """A ship leaves the map."""
    p.navy_at[ship] = p.data.nowhere
    p.navy_known[ship] = 0
    p.changed()
