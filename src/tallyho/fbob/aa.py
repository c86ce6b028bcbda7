"""Anti-aircraft fire (15): whenever a group enters a hex with enemy AA ratings."""

from __future__ import annotations

from tallyho.fbob.combat import pursuit, roll_fire, shared_modifiers
from tallyho.fbob.damage import apply_fire
from tallyho.fbob.position import FbobPosition
from tallyho.fbob.spotting import spot
from tallyho.fbob.vocabulary import DEFENDER, FLYING, KINDS, NAVY, NOBODY, OF_BRITISH, REDUCED, SIDES, other
from tallyho.table import Args, Asks, reason


def guns(p: FbobPosition, side: int, at: int) -> int:
    """The AA strength of a side in a hex, all its units together (fbob:15.1a, fbob:15.4a)."""
    strength = 0
    if p.data.control[at] == side and p.land[at]:
        strength = p.aa(at)
        if p.has_aerodrome(at):
            strength += p.data.ground[p.data.mix[side]["aerodrome", 0]].aa
    if side == OF_BRITISH and at in p.navy_at:
        strength += sum(ship_guns(p, ship) for ship in p.ships_in(at))
    return strength


def ship_guns(p: FbobPosition, ship: int) -> int:
    """The AA rating of a ship."""
    return p.data.ground[p.data.mix[OF_BRITISH][kind_of_ship(ship), 0]].aa


def kind_of_ship(ship: int) -> str:
    """The carrier or a tender."""
    return NAVY[ship] if NAVY[ship] in KINDS else KINDS[-1]


def anti_aircraft(p: FbobPosition, units: list[int], at: int) -> Asks[None]:
    """The guns fire at what has come into their hex; nobody can hold them back (fbob:15.3a, R-50)."""
    gunner = other(p.data.units[units[0]].side)
    strength = guns(p, gunner, at)
    if not strength:
        return
    spot(p, units, "fbob:15.5.2")
    units = [unit for unit in units if p.place[unit] == FLYING]
    if not units:  # only Fakes came: no fire
        return
    p.tell("guns-fire", "fbob:15.5.1", {"side": SIDES[gunner], "hex": p.data.hexes[at], "power": strength})
    result = yield from pursuit(p, at, 0, gun_modifiers(p, gunner, units, at), gunner)  # fbob:15.5.3a
    if result in (NOBODY, DEFENDER):
        return
    fired = yield from roll_fire(p, gunner, strength, 0, [], reduced=result == REDUCED, at=at)
    yield from apply_fire(p, fired, units, gunner)


def gun_modifiers(p: FbobPosition, gunner: int, units: list[int], at: int) -> list[Args]:
    """The modifiers of the pursuit die for AA fire."""
    found = []
    if p.command_near(gunner, at):
        found.append(reason("attacker-command", "fbob:17.6HQd", {"value": p.data.modifier["pursuit-command"]}))
    if p.night:
        found.append(reason("night", "fbob:29.2a", {"value": p.data.modifier["pursuit-night"]}))
    return [*found, *shared_modifiers(p, units)]
