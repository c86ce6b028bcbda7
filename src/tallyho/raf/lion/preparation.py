"""Daily Preparation (lion:4.I): repair, time of day, weather, advance warning."""

from __future__ import annotations

from typing import Final

from tallyho.raf.decks import EVENT_CARDS, crippled, damaged_nets, drawn, pull_target, show_top
from tallyho.raf.position import RafPosition
from tallyho.raf.vocabulary import (
    CLOCK,
    HEAVY_DAMAGE,
    LF2,
    LF3,
    LIGHT_DAMAGE,
    NO_ADVANCE_WARNING,
    REGIONS,
    UNDAMAGED,
    WEATHERS,
)
from tallyho.table import Asks, Json, Jump, Prompt, die, reason, units_in

REPAIR_DIE: Final = Prompt("repair-die", "lion:11.3b")
TIME_CARD: Final = Prompt("time-card", "lion:4.I.2a")
WEATHER_DIE: Final = die(Prompt("weather-die", "lion:4.I.3a"))
NETS_FOR_WARNING: Final = 2
"""With so many radar nets damaged there is no advance warning (lion:4.I.5b)."""


def repair(p: RafPosition) -> Asks[Jump]:
    """Light damage is mended; each heavy damage marker has its die. Nothing on the first day (lion:4.I.1)."""
    if p.raid_day > 1:
        yield from repair_all(p)
    yield from show_top(p)
    return None


def repair_all(p: RafPosition) -> Asks[None]:
    """All markers of the day before; the radar system may be whole again by it."""
    was_crippled = crippled(p)
    heavy = units_in(p.damage, HEAVY_DAMAGE) if p.day_card else []
    remove_light_damage(p)
    for site in heavy:
        yield from repair_check(p, site)
    if was_crippled and not crippled(p):
        p.tell("radar-restored", "lion:11.21g")


def remove_light_damage(p: RafPosition) -> None:
    """Every light damage marker leaves the map (lion:11.3a)."""
    mended = units_in(p.damage, LIGHT_DAMAGE)
    for site in mended:
        p.damage[site] = UNDAMAGED
    if mended:
        p.tell("light-damage-mended", "lion:11.3a", {"sites": [p.data.site_name[site] for site in mended]})


def repair_check(p: RafPosition, site: int) -> Asks[None]:
    """One die against the repair chance: below it mends, equal to it leaves light damage (lion:11.3)."""
    chance = p.data.days[p.day_card].repair
    name = p.data.site_name[site]
    roll = int((yield die(REPAIR_DIE, args={"site": name, "chance": chance})))
    facts: dict[str, Json] = {"site": name, "chance": chance, "die": roll}
    if roll < chance:
        p.damage[site] = UNDAMAGED
        p.tell("repaired", "lion:11.3b", facts)
    elif roll == chance:
        p.damage[site] = LIGHT_DAMAGE
        p.tell("half-repaired", "lion:11.3c", facts)
    else:
        p.tell("not-repaired", "lion:11.3d", facts)


def time_of_day(p: RafPosition) -> Asks[Jump]:
    """The time advance of a raid event card starts the clock; of the rest only No AW counts (lion:4.I.2, R-65)."""
    number = yield from drawn(p, EVENT_CARDS, TIME_CARD)
    card = p.data.events[number]
    p.clock = card.advance_depleted if p.depleted else card.advance
    if card.no_aw:
        p.effects |= NO_ADVANCE_WARNING
    else:
        p.effects &= ~NO_ADVANCE_WARNING
    facts: dict[str, Json] = {"card": number, "time": CLOCK[p.clock], "advance": p.clock, "no_warning": card.no_aw}
    p.tell("day-begins", "lion:4.I.2a", facts)
    return None


def weather(p: RafPosition) -> Asks[Jump]:
    """One die for the weather of both areas (lion:4.I.3, R-10)."""
    roll = int((yield WEATHER_DIE))
    p.weather[:] = bytes(p.data.weather[roll - 1])
    p.tell("weather", "lion:4.I.3a", {"die": roll, "lf2": WEATHERS[p.weather[LF2]], "lf3": WEATHERS[p.weather[LF3]]})
    return None


def advance_warning(p: RafPosition) -> Asks[Jump]:
    """The backs of the next two target cards show where raids may come from (lion:4.I.5, lion:4.III.3)."""
    nets = damaged_nets(p)
    if nets >= NETS_FOR_WARNING:
        why = reason("nets-damaged", "lion:11.21d", {"nets": nets})
        p.tell("no-advance-warning", "lion:4.I.5b", {"because": [why]})
    elif p.effects & NO_ADVANCE_WARNING:
        p.tell("no-advance-warning", "lion:4.I.5c", {"because": [reason("card-without-warning", "lion:4.I.5c")]})
    else:
        yield from pull_target(p)
        p.tell("advance-warning", "lion:4.I.5a", {"first": REGIONS[p.pulled], "second": REGIONS[p.top]})
    yield from show_top(p)
    return None
