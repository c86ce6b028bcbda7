"""Spotting (11) and the fog of war (20): who becomes known to the enemy, and when."""

from __future__ import annotations

from tallyho.fbob.fields import land_word
from tallyho.fbob.ground import knowledge_bit
from tallyho.fbob.losses import see_through
from tallyho.fbob.position import FbobPosition, group_name
from tallyho.fbob.sharing import with_byte
from tallyho.fbob.vocabulary import (
    ACE_OF,
    EARLY_WARNING,
    FAKE,
    FLYING,
    IN_PLAY,
    NAVY,
    OF_BRITISH,
    PATROL,
    PATROLS,
    SIDES,
    STRENGTH,
    other,
)
from tallyho.table import Json

FROM_LAND, FROM_SEA = 1, 2
"""Who spots in a hex: an early warning unit, or a ship."""


def watched_by(p: FbobPosition, side: int) -> bytes:
    """The hexes in which early warning units and ships of a side spot the enemy; kept until one of them changes."""
    seen = p.watched[side]
    if seen is None:
        seen = p.watched[side] = _watched(p, side)
    return seen


def _watched(p: FbobPosition, side: int) -> bytes:
    """fbob:11.1c to fbob:11.1e; more than one unit in range does no more (fbob:17.6EWd)."""
    seen = bytearray(p.data.nowhere)
    for at in p.hexes_with(side, EARLY_WARNING):
        radius = p.data.warning_command if p.command_near(side, at) else p.data.warning
        for near in p.data.within(at, radius):
            seen[near] = FROM_LAND
    if side == OF_BRITISH:
        for at in p.navy_at:
            for near in p.data.within(at, p.data.naval_spotting) if at != p.data.nowhere else ():
                seen[near] = seen[near] or FROM_SEA
    return bytes(seen)


def look_around(p: FbobPosition, units: list[int], at: int) -> list[int]:
    """Units have come into a hex: they see what is below, and may be spotted; returns those that still fly.

    Order of R-50: spotting first, so that Fakes vanish before anybody fires.
    """
    side = p.data.units[units[0]].side
    enemy = other(side)
    if p.data.control[at] == enemy or at in p.navy_at:
        look_below(p, side, at)
    meets = p.flying_in(enemy, at) if p.at.count(at) > len(units) else []
    if meets:  # fbob:11.1a
        spot(p, meets, "fbob:11.1a")
        spot(p, p.flying_in(side, at), "fbob:11.1a")
    elif p.data.control[at] == enemy and p.land[at] & STRENGTH:
        spot(p, units, "fbob:11.1b")
    elif watch := watched_by(p, enemy)[at]:
        spot(p, units, "fbob:11.1c" if watch == FROM_LAND else "fbob:11.1e")
    elif p.has(PATROLS) and patrols_near(p, enemy, at):
        spot(p, units, "fbob:25.2a")
    else:
        if not all(p.spotted[unit] for unit in units) and may_be_watched(p, enemy, at):
            p.reveal()  # silence tells as well
        return units
    return [unit for unit in units if p.place[unit] == FLYING]


def may_be_watched(p: FbobPosition, side: int, at: int) -> bool:
    """Whether for all that its enemy knows an early warning unit of a side could spot in a hex (R-88)."""
    for near in p.data.within(at, p.data.warning_command):
        if p.land[near] and p.data.control[near] == side:
            if _has_unknown(p, near):
                return True
            around = p.data.within(near, p.data.command) if p.has_land(near, EARLY_WARNING) else ()
            if any(p.data.control[one] == side and _has_unknown(p, one) for one in around):  # it may be a headquarters
                return True
    return False


def _has_unknown(p: FbobPosition, at: int) -> bool:
    """Whether a land unit lies below the top of a hex that the enemy has not examined."""
    return any(kind != p.top[at] and not p.known[at] & knowledge_bit(kind) for kind in p.kinds_in(at))


def patrols_near(p: FbobPosition, side: int, at: int) -> list[int]:
    """The patrolling units of a side in a hex or beside it."""
    near = p.data.beside[at]
    return [unit for unit in p.flying(side) if p.marks[unit] & PATROL and (p.at[unit] == at or p.at[unit] in near)]


def spot(p: FbobPosition, units: list[int], rule: str) -> None:
    """Units are turned face up; Fakes are gone (fbob:11.1g, fbob:20.6e)."""
    fresh = [unit for unit in units if not p.spotted[unit]]
    if not fresh:
        return
    p.reveal()
    for unit in fresh:
        p.spotted[unit] = 1
    real: list[Json] = [*p.names([unit for unit in fresh if p.data.klass[unit] != FAKE])]
    side = p.data.units[fresh[0]].side
    if real:
        group = group_name(side, p.group[fresh[0]])
        p.tell(
            "spotted", rule, {"units": real, "group": group, "side": SIDES[side], "hex": p.data.hexes[p.at[fresh[0]]]}
        )
    for unit in fresh:
        if p.data.klass[unit] == FAKE:
            see_through(p, unit)


def look_below(p: FbobPosition, side: int, at: int) -> None:
    """A side examines the enemy's land units, ships and grounded air units in a hex (fbob:20.3a, R-72)."""
    enemy = other(side)
    news = _news_of_land(p, enemy, at) + _news_of_ships(p, enemy, at)
    there = [*p.based_in(enemy, at), *_aboard_in(p, enemy, at)]
    based = [unit for unit in there if not p.spotted[unit] or p.unseen[unit]]
    if any(_may_have_been_joined(p, unit) for unit in there):
        p.reveal()  # that no ace has come is news too
    for unit in based:
        p.spotted[unit] = 1
        p.unseen[unit] = 0
    if news or based:
        p.reveal()
        found: list[Json] = [*news, *p.names(based)]
        p.tell("examined", "fbob:20.3a", {"side": SIDES[side], "hex": p.data.hexes[at], "found": found}, seen_by=SIDES)


def _may_have_been_joined(p: FbobPosition, unit: int) -> bool:
    """Whether for all that the enemy knows an ace has come to an examined unit on the ground since (R-87)."""
    if not p.hides_who_joins(unit) or p.unseen[unit]:
        return False
    kind, klass = ACE_OF[p.data.klass[unit]], p.data.klass
    return any(
        p.place[one] in IN_PLAY and ACE_OF[klass[one]] == kind and (p.unseen[one] if p.spotted[one] else p.ace[one])
        for one in p.data.of_side[p.data.units[unit].side]
    )


def _aboard_in(p: FbobPosition, side: int, at: int) -> list[int]:
    return p.aboard() if side == OF_BRITISH and p.carrier_at == at else []


def _news_of_land(p: FbobPosition, enemy: int, at: int) -> list[str]:
    """Land units below the top that were not known."""
    if p.data.control[at] != enemy:
        return []
    fresh = [kind for kind in p.kinds_in(at) if kind != p.top[at] and not p.known[at] & knowledge_bit(kind)]
    for kind in fresh:
        p.known = with_byte(p.known, at, p.known[at] | knowledge_bit(kind))
    return [land_word(p.land[at], kind) for kind in fresh]


def _news_of_ships(p: FbobPosition, enemy: int, at: int) -> list[str]:
    fresh = [ship for ship in p.ships_in(at) if not p.navy_known[ship]] if enemy == OF_BRITISH else []
    for ship in fresh:
        p.navy_known[ship] = 1
    return [NAVY[ship] for ship in fresh]


def forget_base(p: FbobPosition, side: int, at: int) -> None:
    """Somebody took off or landed: what was seen of the units on the ground there holds no longer (R-72)."""
    for unit in (*p.based_in(side, at), *_aboard_in(p, side, at)):
        p.spotted[unit] = 1 if p.is_zeppelin(unit) else 0
        p.unseen[unit] = 0
