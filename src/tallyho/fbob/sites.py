"""Where units may be placed (5.1, 6.2, 17): by set-up, redeployment and reinforcement alike."""

from __future__ import annotations

from tallyho.fbob.ground import knowledge_bit
from tallyho.fbob.hits import aa_left
from tallyho.fbob.position import FbobPosition
from tallyho.fbob.vocabulary import (
    AA,
    ABOARD,
    AERODROME,
    BASED,
    BIT,
    CARRIER,
    HEADQUARTERS,
    LAND,
    MOST_AA,
    NAVY,
    NO_SIDE,
    OF_BRITISH,
    SIDES,
    STRENGTH,
    UNDER,
)


def land_offers(
    p: FbobPosition, side: int, kind: int, country: str = "", strength: int = 0, leaving: int = -1
) -> list[str]:
    """The hexes in which a land unit of a kind may be placed; AA joins AA as one counter of the sum (R-01).

    Where a land unit lies already the new one may also go below it (R-68); those offers come last. The hex that it is
    leaving is none of them.
    """
    sites = p.data.sites(side, kind, country)
    own = p.occupied(side)
    free = _free_guns(p, side, own, strength, leaving) if kind == AA else []
    if free and not free[strength]:  # no counter of just this strength: only as a part of a larger one
        return _with_under(p, [at for at in own if at in sites.place and free[p.aa(at) + strength] and at != leaving])
    land, bit, place = p.land, BIT[kind], sites.place
    fit, closed = [], []
    for at in own:
        if at in place:
            fits = free[(land[at] & STRENGTH) + strength] if free else not land[at] & bit  # fbob:9.9a
            if fits and at != leaving:
                fit.append(at)
            else:
                closed.append(place[at])
    names = [*sites.names]
    for number in reversed(closed):
        del names[number]
    names += [p.data.hexes[at] + UNDER for at in fit]
    return names


def _free_guns(p: FbobPosition, side: int, own: list[int], strength: int, leaving: int) -> list[bool]:
    """Whether the mix has AA counters of each strength left, as if so much of it had left a hex already."""
    left = aa_left(p, side, own)
    if leaving >= 0:
        left[p.aa(leaving)] += 1
        left[p.aa(leaving) - strength] -= 1
    return [number > 0 for number in left] + [False] * MOST_AA


def _with_under(p: FbobPosition, hexes: list[int]) -> list[str]:
    names = [p.data.hexes[at] for at in hexes]
    return names + [name + UNDER for name in names]


def put_land(p: FbobPosition, kind: int, answer: str, strength: int = 0) -> int:
    """A land unit is placed as an answer says, guns with those that are there (R-68); returns its hex."""
    at = p.data.hex[answer.removesuffix(UNDER)]
    if kind == AA and p.aa(at):
        strength += p.aa(at)
        p.take(at, AA)
    p.put(at, kind, strength, under=answer.endswith(UNDER))
    return at


def air_sites(p: FbobPosition, side: int, unit: int, country: str = "") -> list[str]:
    """The bases with room for an air unit (fbob:5.1a, fbob:6.2a, fbob:6.2b)."""
    hexes = bases_with_room(p, side)
    if country:
        return [name for name in hexes if p.data.country[p.data.hex[name]] == country]
    return [*hexes, NAVY[CARRIER]] if p.data.units[unit].carrier and carrier_has_room(p) else hexes


def bases_with_room(p: FbobPosition, side: int) -> list[str]:
    """The hexes of a side's aerodromes that can take another air unit (fbob:9.2a)."""
    where, place, based = p.at, p.place, p.data.based
    taken = [where[unit] for unit in p.on_the_ground(side) if place[unit] == BASED]
    return [p.data.hexes[at] for at in p.hexes_with(side, AERODROME) if taken.count(at) < based]


def carrier_has_room(p: FbobPosition) -> bool:
    """Whether the carrier is at sea and can take another air unit."""
    return p.carrier_at != p.data.nowhere and len(p.aboard()) < p.data.based


def base(p: FbobPosition, unit: int, answer: str) -> None:
    """An air unit is placed at a base, face down."""
    aboard = answer == NAVY[CARRIER]
    p.place[unit] = ABOARD if aboard else BASED
    p.at[unit] = p.carrier_at if aboard else p.data.hex[answer]
    p.spotted[unit] = 1 if p.is_zeppelin(unit) else 0
    p.unseen[unit] = 0
    p.back[unit] = 0


def land_left(p: FbobPosition, side: int, kind: int) -> int:
    """How many land units of a kind (not AA) the mix has left (fbob:2.21a)."""
    return p.data.ground[p.data.mix[side][LAND[kind], 0]].number - len(p.hexes_with(side, kind))


def end_arranging(p: FbobPosition, side: int) -> None:
    """All see now where counters lie, but not what is face down or below others."""
    p.arranging = NO_SIDE
    p.reveal()
    for unit in p.on_the_ground(side):
        if not p.is_zeppelin(unit):
            p.spotted[unit] = p.unseen[unit] = 0
    known = bytearray(p.known)
    for at in p.occupied(side):  # what could move may have moved
        known[at] &= ~(knowledge_bit(AA) | knowledge_bit(HEADQUARTERS))
    p.known = bytes(known)
    if side == OF_BRITISH:
        p.navy_known = bytearray(len(NAVY))
    p.tell("arranged", "fbob:20.1a", {"side": SIDES[side]})
