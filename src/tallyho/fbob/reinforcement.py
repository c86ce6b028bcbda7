"""Reinforcement (6): recycled units and Fakes come back free, all else is bought with morale points."""

from __future__ import annotations

from functools import partial
from typing import Final

from tallyho.fbob.aa import kind_of_ship
from tallyho.fbob.hits import aa_left
from tallyho.fbob.morale import pay, settle
from tallyho.fbob.position import FbobPosition
from tallyho.fbob.redeployment import next_side
from tallyho.fbob.sharing import with_byte
from tallyho.fbob.sites import (
    air_sites,
    base,
    bases_with_room,
    land_left,
    land_offers,
    put_land,
)
from tallyho.fbob.vocabulary import (
    AA,
    BOUGHT,
    FAKE,
    GERMAN,
    LAND,
    MOST_AA,
    NAVY,
    OF_BRITISH,
    OF_GERMAN,
    POOL,
    RECYCLING,
    SET_UP,
    SIDES,
)
from tallyho.table import DONE, Args, Asks, Choice, Jump, Prompt, Reason

BUY: Final = Prompt("buy", "fbob:6.1e")
WHERE: Final = Prompt("place-reinforcement", "fbob:6.2e")
FREE_AA: Final = "free-aa"
LATE: Final = 9
"""January 1918: from this month on units marked 18 may be bought (fbob:6.4a)."""


def returns(p: FbobPosition) -> Jump:
    """Units whose time is up wait to be placed, and a free Fake comes (fbob:6.5b, fbob:20.6b)."""
    for unit, back in enumerate(p.back):
        if p.place[unit] == RECYCLING and back <= p.month:
            p.place[unit] = SET_UP
            p.tell("is-back", "fbob:6.5b", {"unit": p.data.names[unit], "side": SIDES[p.data.units[unit].side]})
    for _ in range(p.data.free_fakes):
        pool = [unit for unit in p.data.fakes if p.place[unit] == POOL]
        if pool and fakes_in_play(p) < p.data.most_fakes:
            p.place[pool[0]] = SET_UP
            p.tell("free-fake", "fbob:20.6b", {"unit": p.data.names[pool[0]]}, seen_by=(GERMAN,))
    for ship, back in enumerate(p.navy_back):
        if back and back <= p.month:
            p.navy_back = with_byte(p.navy_back, ship, 0)  # it may be placed again, free
            p.stock = [*p.stock, ship]
    return None


def fakes_in_play(p: FbobPosition) -> int:
    """The Fakes on the map or about to be placed (fbob:20.6c)."""
    return sum(p.place[unit] not in (POOL, RECYCLING) for unit in p.data.fakes)


def buy(p: FbobPosition) -> Asks[Jump]:
    """One unit more, or done; what is bought all may know, where it is placed nobody sees yet (fbob:6.1d)."""
    side = p.arranging
    answer = yield Choice(
        BUY, SIDES[side], [DONE, *wares(p, side)], {"mp": p.mp[side]}, secret=True, why_not=partial(_why_not, p, side)
    )
    if answer == DONE:
        return next_side(p, side, "reinforcement.buy")
    to = yield Choice(WHERE, SIDES[side], sites_for(p, side, answer), {"what": answer}, secret=True)
    _deliver(p, side, answer, to)
    return "reinforcement.buy"


def wares(p: FbobPosition, side: int) -> list[str]:
    """What may be placed or bought now: free units first, then all that there are points and room for."""
    waiting = [p.data.names[unit] for unit in p.data.of_side[side] if p.place[unit] == SET_UP]
    if side == OF_GERMAN and p.free_aa & 2 and land_offers(p, side, AA, "", 1):
        waiting.append(FREE_AA)
    bought: list[str] = []
    land: list[str] = []
    if p.mp[side] > 0:
        pool = [unit for unit in p.data.of_side[side] if p.place[unit] == POOL and p.data.klass[unit] != FAKE]
        bought = p.names([unit for unit in pool if p.cost(unit) <= p.mp[side] and may_come(p, unit)])
        land = [one for one in land_wares(p, side) if p.data.ground[one].cost <= p.mp[side]]
    ships = [NAVY[ship] for ship in _ships(p, side) if ship_cost(p, ship) <= max(0, p.mp[side])]
    room = bases_with_room(p, side)
    air = [one for one in (*waiting, *bought) if room or sites_for(p, side, one)]
    return [*air, *land, *ships]


def may_come(p: FbobPosition, unit: int) -> bool:
    """Units marked 18 come in 1918 only (fbob:6.4a)."""
    return p.month >= LATE or not p.data.units[unit].late


def land_wares(p: FbobPosition, side: int) -> list[str]:
    """The kinds of land units of which the mix has some left."""
    mix = p.data.mix[side]
    free = aa_left(p, side)
    return [
        *(
            mix[LAND[AA], strength]
            for strength in range(1, MOST_AA + 1)
            if free[strength] > 0 or _joins(p, side, strength)
        ),
        *(mix[LAND[kind], 0] for kind in BOUGHT if land_left(p, side, kind) > 0),
    ]


def _joins(p: FbobPosition, side: int, strength: int) -> bool:
    """Whether AA points may come although no counter of their strength is left: by an exchange (R-01)."""
    return bool(land_offers(p, side, AA, "", strength))


def _ships(p: FbobPosition, side: int) -> list[int]:
    if side != OF_BRITISH:
        return []
    return [ship for ship, at in enumerate(p.navy_at) if at == p.data.nowhere and not p.navy_back[ship]]


def ship_cost(p: FbobPosition, ship: int) -> int:
    """What a ship costs; one that was recycled nothing."""
    return 0 if ship in p.stock else p.data.ground[p.data.mix[OF_BRITISH][kind_of_ship(ship), 0]].cost


def sites_for(p: FbobPosition, side: int, what: str) -> list[str]:
    """Where a ware may be placed (fbob:6.2)."""
    if what in p.data.unit:
        return air_sites(p, side, p.data.unit[what])
    if what in NAVY:
        return [p.data.hexes[at] for at in p.data.naval]
    kind, strength = _kind(p, what)
    return land_offers(p, side, kind, "", strength)


def _kind(p: FbobPosition, what: str) -> tuple[int, int]:
    if what == FREE_AA:
        return AA, 1
    one = p.data.ground[what]
    return LAND.index(one.kind), one.strength


def price(p: FbobPosition, what: str) -> int:
    """The morale points for a ware."""
    if what in p.data.unit:
        unit = p.data.unit[what]
        return 0 if p.place[unit] == SET_UP else p.cost(unit)
    if what in NAVY:
        return ship_cost(p, NAVY.index(what))
    return 0 if what == FREE_AA else p.data.ground[what].cost


def _deliver(p: FbobPosition, side: int, what: str, to: str) -> None:
    """It is paid for and placed."""
    cost = price(p, what)
    pay(p, side, cost)
    if what not in p.data.unit or p.data.klass[p.data.unit[what]] != FAKE:
        p.reveal()  # the pool lies open, but for the Fakes
        p.tell("bought", "fbob:6.1a", {"what": what, "side": SIDES[side], "cost": cost})
    if what in p.data.unit:
        base(p, p.data.unit[what], to)
    elif what in NAVY:
        ship = NAVY.index(what)
        p.navy_at[ship] = p.data.hex[to]
        p.stock = [one for one in p.stock if one != ship]
        p.changed()
    else:
        kind, strength = _kind(p, what)
        put_land(p, kind, to, strength)
        if what == FREE_AA:
            p.free_aa &= ~2
    p.tell("placed", "fbob:6.2e", {"what": what, "to": to, "side": SIDES[side]}, seen_by=(SIDES[side],))
    settle(p)  # paying may leave the enemy 50 ahead (fbob:23.3a)


def _why_not(p: FbobPosition, side: int, answer: str) -> Reason | None:
    """Why something may not be bought."""
    facts: Args = {"what": answer}
    if answer in p.data.unit and p.data.units[p.data.unit[answer]].side == side:
        return _why_not_unit(p, side, p.data.unit[answer], facts)
    if answer not in NAVY and (answer not in p.data.ground or p.data.ground[answer].side != side):
        return None
    if answer in NAVY and side != OF_BRITISH:
        return Reason("none-left", "fbob:6.2d", facts)
    if price(p, answer) > p.mp[side]:
        return Reason("too-dear", "fbob:6.1c", {**facts, "cost": price(p, answer)})
    return Reason("none-left", "fbob:2.21a", facts)


def _why_not_unit(p: FbobPosition, side: int, unit: int, facts: Args) -> Reason:
    if p.place[unit] == RECYCLING:
        return Reason("recycling", "fbob:6.7a", {**facts, "month": p.back[unit]})
    if p.place[unit] not in (POOL, SET_UP):
        return Reason("not-in-pool", "fbob:6.1d", facts)
    if p.place[unit] == POOL and not may_come(p, unit):
        return Reason("only-1918", "fbob:6.4a", facts)
    cost = price(p, p.data.names[unit])
    if cost > max(0, p.mp[side]):
        return Reason("too-dear", "fbob:6.1c", {**facts, "cost": cost})
    return Reason("no-room", "fbob:6.2f", facts)
