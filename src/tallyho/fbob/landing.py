"""Landing and crashing (8.6-8.9, 9.2, 16): bases, fields, night, fuel."""

from __future__ import annotations

from typing import Final

from tallyho.fbob.damage import sum_of, that_count
from tallyho.fbob.losses import eliminate, recycle
from tallyho.fbob.morale import settle
from tallyho.fbob.position import FbobPosition, group_name
from tallyho.fbob.rows import Fate
from tallyho.fbob.spotting import forget_base, spot
from tallyho.fbob.vocabulary import (
    ABOARD,
    BASED,
    BE_2,
    CARRIER,
    FLYING,
    MOVED,
    NAVY,
    NIGHT,
    NO_SIDE,
    OF_BRITISH,
    PATROL,
    RECYCLE,
    SAFE,
    SIDES,
    UP,
    ZEPPELIN,
    other,
)
from tallyho.table import Args, Asks, Choice, Json, Prompt, die, reason

CRASH_DIE: Final = Prompt("crash-die", "fbob:8.9b")
LAND_WHERE: Final = Prompt("land-where", "fbob:18.4c")
CHECKED: Final = ("crash-night", "crash-crowded", "crash-field")
"""Because of these there is a check: they are told even where they do not change the die."""


def may_land(p: FbobPosition, units: list[int], at: int) -> bool:
    """A friendly base, the carrier for its units, or any friendly land (fbob:8.6b, fbob:9.2c, fbob:9.2d)."""
    side = p.data.units[units[0]].side
    return p.data.control[at] == side or (p.carrier_at == at and all(p.data.units[unit].carrier for unit in units))


def land_group(p: FbobPosition, units: list[int]) -> Asks[None]:
    """The units of a group land one after another; for each that needs it a die on the Crash Table."""
    at = p.at[units[0]]
    side = p.data.units[units[0]].side
    facts: Args = {"group": group_name(side, p.group[units[0]]), "side": SIDES[side], "hex": p.data.hexes[at]}
    p.tell("lands", "fbob:8.6b", {**facts, "number": len(units)})
    p.reveal()  # dice tell what kind of unit it is
    forget_base(p, side, at)
    for unit in units:
        yield from _land(p, unit, at)


def _land(p: FbobPosition, unit: int, at: int) -> Asks[None]:
    aboard = goes_aboard(p, unit, at)
    if _is_asked(p, unit, at):
        offers = [*([NAVY[CARRIER]] if _fits_aboard(p, unit, at) else []), p.data.hexes[at]]
        group = group_name(OF_BRITISH, p.group[unit])
        facts: Args = {"unit": p.data.names[unit], "hex": p.data.hexes[at], "group": group}
        aboard = (yield Choice(LAND_WHERE, SIDES[OF_BRITISH], offers, facts, secret=True)) == NAVY[CARRIER]
    modifiers = landing_modifiers(p, unit, at, aboard=aboard)
    if modifiers:
        fate = yield from crash(p, unit, modifiers, p.data.landing)
        if fate.effect != SAFE:
            return
    set_down(p, unit, at, aboard=aboard)


def _is_asked(p: FbobPosition, unit: int, at: int) -> bool:
    """Whether the owner is asked for carrier or aerodrome (R-86): also of what the enemy may take for such a unit."""
    if p.data.units[unit].side != OF_BRITISH or p.data.control[at] != OF_BRITISH or not p.has_aerodrome(at):
        return False
    hidden = any(not p.navy_known[ship] for ship in p.ships_in(at))
    return (p.carrier_at == at or hidden) and (p.data.units[unit].carrier or not p.spotted[unit])


def _fits_aboard(p: FbobPosition, unit: int, at: int) -> bool:
    return p.data.units[unit].carrier and p.carrier_at == at


def goes_aboard(p: FbobPosition, unit: int, at: int) -> bool:
    """A carrier unit lands on the carrier unless only an aerodrome there has room; what a bot and the odds assume."""
    if not _fits_aboard(p, unit, at):
        return False
    return len(p.aboard()) < p.data.based or not (p.has_aerodrome(at) and room(p, OF_BRITISH, at) > 0)


def room(p: FbobPosition, side: int, at: int) -> int:
    """How many more air units an aerodrome of a side can take (fbob:9.2a)."""
    return p.data.based - len(p.based_in(side, at))


def landing_modifiers(p: FbobPosition, unit: int, at: int, *, aboard: bool) -> list[Args]:
    """What makes a landing dangerous; without any of it there is no check (fbob:9.2b, fbob:9.2c, fbob:16.1a)."""
    found = []
    modifier = p.data.modifier
    side = p.data.units[unit].side
    if p.night and not lands_at_night(p, unit):
        found.append(reason("crash-night", "fbob:16.1a", {"value": modifier["crash-night"]}))
    if aboard or p.has_aerodrome(at):
        if (len(p.aboard()) >= p.data.based) if aboard else room(p, side, at) <= 0:
            found.append(reason("crash-crowded", "fbob:9.2b", {"value": modifier["crash-crowded"]}))
    else:
        found.append(reason("crash-field", "fbob:9.2c", {"value": modifier["crash-field"]}))
    if found and p.weather:
        found.append(reason("crash-weather", "fbob:8.9b", {"value": modifier["crash-weather"]}))
    return found


def lands_at_night(p: FbobPosition, unit: int) -> bool:
    """Zeppelins and Be-2s, with option 29 all that are night trained (fbob:16.1b, fbob:29.4b, R-11)."""
    if p.data.klass[unit] == ZEPPELIN or p.data.units[unit].type == BE_2:
        return True
    return p.has(NIGHT) and p.is_night_trained(unit)


def crash(p: FbobPosition, unit: int, modifiers: list[Args], table: list[Fate]) -> Asks[Fate]:
    """A roll on the Crash Table; all modifiers count together (fbob:8.9b)."""
    shown = p.data.names[unit] if p.spotted[unit] else ""
    rolled = int((yield die(CRASH_DIE, 6, {"unit": shown, "hex": p.data.hexes[p.at[unit]]})))
    total = rolled + sum_of(modifiers)
    fate = table[max(1, min(len(table), total)) - 1]
    count = that_count(modifiers)
    because: list[Json] = [one for one in modifiers if one in count or one["key"] in CHECKED]
    facts: Args = {"unit": p.data.names[unit], "side": SIDES[p.data.units[unit].side], "die": rolled, "total": total}
    seen_by = None if p.spotted[unit] or fate.effect != SAFE else (SIDES[p.data.units[unit].side],)
    p.tell("crash", "fbob:8.9b", {**facts, "effect": fate.effect, "months": fate.months, "because": because}, seen_by)
    if fate.effect == RECYCLE:
        yield from recycle(p, unit, fate.months, "fbob:6.5a", fate.ace)
    elif fate.effect != SAFE:
        yield from eliminate(p, unit, "fbob:8.9a", fate.ace)
        settle(p)
    return fate


def set_down(p: FbobPosition, unit: int, at: int, *, aboard: bool) -> None:
    """A unit is on the ground: face down again unless it is a Zeppelin, its marker off the track, Up no more."""
    p.place[unit] = ABOARD if aboard else BASED
    p.at[unit] = at
    p.group[unit] = p.used[unit] = p.took_off[unit] = p.box[unit] = p.fastest[unit] = 0  # fbob:8.8a
    p.origin[unit] = p.data.nowhere
    p.marks[unit] &= ~(MOVED | PATROL)
    p.training[unit] &= ~UP  # fbob:24.4a
    p.spotted[unit] = 1 if p.is_zeppelin(unit) else 0  # fbob:11.0c
    if aboard and not p.navy_known[CARRIER]:
        p.navy_known[CARRIER] = 1  # all see on which ship it lands
        p.reveal()


def out_of_fuel(p: FbobPosition) -> Asks[None]:
    """At the end of its own half a unit whose endurance is used up crashes (fbob:8.9a, R-34); all do after turn 24."""
    for unit in due(p):
        spot(p, [unit], "fbob:8.9a")
        facts: Args = {"unit": p.data.names[unit], "hex": p.data.hexes[p.at[unit]]}
        p.tell("out-of-fuel", "fbob:8.9a", {**facts, "side": SIDES[p.phasing]})
        yield from crash(p, unit, fuel_modifiers(p, unit), p.data.fuel)


def due(p: FbobPosition) -> list[int]:
    """The units of the phasing side that had to be down by now (fbob:8.9a, R-17)."""
    last = p.turn >= p.data.flying_turns
    return [unit for unit in p.flying(p.phasing) if p.box[unit] and (p.box[unit] <= p.turn or last)]


def fuel_modifiers(p: FbobPosition, unit: int) -> list[Args]:
    """What makes it worse to run out of fuel."""
    found = []
    owner = p.data.control[p.at[unit]]
    if owner in (NO_SIDE, other(p.data.units[unit].side)):
        found.append(reason("crash-hostile", "fbob:8.9b", {"value": p.data.modifier["crash-hostile"]}))
    if p.weather:
        found.append(reason("crash-weather", "fbob:8.9b", {"value": p.data.modifier["crash-weather"]}))
    return found


def is_aloft(p: FbobPosition) -> bool:
    """Whether anything is in the air."""
    return FLYING in p.place
