"""Raid events with the same effect in Lion and Eagle (compendium of events), and what all raid events are made of.

The conditions of the event and of its card have been tested before (see `conditions`); an event that then finds
nobody to act on says so.
"""

from __future__ import annotations

from tallyho.raf.cards import CardEvent
from tallyho.raf.leaving import leave
from tallyho.raf.position import RafPosition
from tallyho.raf.units import gruppen_in, has_gruppen, has_squadrons
from tallyho.raf.vocabulary import (
    BIG_WING,
    BOMBER,
    BOMBS_FIRST,
    BOXES,
    BRITISH_ALTITUDE,
    BROKEN,
    CHANNEL_PATROL,
    CLOSE_ESCORT,
    GERMAN_ALTITUDE,
    HUNT,
    LETTERS,
    LF2,
    LF3,
    LUFTFLOTTEN,
    WEATHERS,
)
from tallyho.table import Json, mask, reason, units_in_any

RAID_DISPLAY = mask([HUNT, BOMBER, CLOSE_ESCORT, CHANNEL_PATROL])

# Approach events.


def british_altitude_advantage(p: RafPosition, event: CardEvent) -> None:
    """Both combats one row lower."""
    p.effects |= BRITISH_ALTITUDE
    p.tell("event-british-altitude", "lion:event.british-altitude-advantage eagle:event.british-altitude-advantage")


def german_altitude_advantage(p: RafPosition, event: CardEvent) -> None:
    """Both combats one row higher."""
    p.effects |= GERMAN_ALTITUDE
    p.tell("event-german-altitude", "lion:event.german-altitude-advantage eagle:event.german-altitude-advantage")


def channel_patrollers_hunt(p: RafPosition, event: CardEvent) -> None:
    """Channel patrollers join the hunt; without squadrons to hunt they escort."""
    patrollers = gruppen_in(p, CHANNEL_PATROL)
    if has_squadrons(p, HUNT):
        moved(p, patrollers, HUNT, "lion:event.channel-patrollers-hunt.a eagle:event.channel-patrollers-hunt.a")
    else:
        rule = "lion:event.channel-patrollers-hunt.b eagle:event.channel-patrollers-hunt.b"
        moved(p, patrollers, CLOSE_ESCORT, rule, [reason("event-no-squadron-to-hunt", rule)])


def clouds_scatter_raid(p: RafPosition, event: CardEvent) -> None:
    """All Gruppen of the raid with the letter turn reduced."""
    rule = "lion:event.clouds-scatter-raid eagle:event.clouds-scatter-raid"
    raiders = [unit for unit in units_in_any(p.where, RAID_DISPLAY) if unit >= p.data.squadrons]
    gruppen, because = concerned(p, raiders, event, rule)
    turned_reduced(p, gruppen, rule, because)


def lf3_weather_changes(p: RafPosition, event: CardEvent) -> None:
    """Clear, patchy, broken and clear again."""
    weather_becomes(
        p, LF3, (p.weather[LF3] + 1) % len(WEATHERS), "lion:event.lf3-weather-changes eagle:event.lf3-weather-changes"
    )


def weather_worsens(p: RafPosition, event: CardEvent) -> None:
    """One step worse in the area on the card, at most broken."""
    weather_becomes(
        p, event.area, min(p.weather[event.area] + 1, BROKEN), "lion:event.weather-worsens eagle:event.weather-worsens"
    )


def weather_moves_east(p: RafPosition, event: CardEvent) -> None:
    """LF2 gets the weather of LF3."""
    weather_becomes(p, LF2, p.weather[LF3], "lion:event.weather-moves-east eagle:event.weather-moves-east")


def rendezvous_failure(p: RafPosition, event: CardEvent) -> None:
    """Bombers and escorts with the letter leave; if that empties the Bomber Box, the rest of the escort strafes."""
    rule = "lion:event.rendezvous-failure.a eagle:event.rendezvous-failure.a"
    bombers = gruppen_in(p, BOMBER)
    missing, because = concerned(p, bombers + gruppen_in(p, CLOSE_ESCORT), event, rule)
    left_raid(p, missing, rule, because)
    escorts = gruppen_in(p, CLOSE_ESCORT)
    if bombers and escorts and not has_gruppen(p, BOMBER):
        rule = "lion:event.rendezvous-failure.b eagle:event.rendezvous-failure.b"
        moved(p, escorts, BOMBER, rule, [reason("event-bomber-box-emptied", rule)])


# Target events.


def big_wing(p: RafPosition, event: CardEvent) -> None:
    """The squadron attack one row lower, if two squadrons of 12 Group are in it: that is seen when it is fought."""
    p.effects |= BIG_WING
    p.tell("event-big-wing", "lion:event.big-wing eagle:event.big-wing")


def channel_patrollers_close_escort(p: RafPosition, event: CardEvent) -> None:
    """Channel patrollers join the escort."""
    rule = "lion:event.channel-patrollers-close-escort eagle:event.channel-patrollers-close-escort"
    moved(p, gruppen_in(p, CHANNEL_PATROL), CLOSE_ESCORT, rule)


def clouds_inhibit_squadrons(p: RafPosition, event: CardEvent) -> None:
    """All squadrons with the letter leave before they can intercept."""
    rule = "lion:event.clouds-inhibit-squadrons eagle:event.clouds-inhibit-squadrons"
    squadrons, because = concerned(p, responding(p), event, rule)
    left_raid(p, squadrons, rule, because)


def interception_over_coast(p: RafPosition, event: CardEvent) -> None:
    """Channel patrollers join the escort, and the bombs fall before the squadrons attack."""
    rule = "lion:event.interception-over-coast.a eagle:event.interception-over-coast"
    patrollers = gruppen_in(p, CHANNEL_PATROL)
    if patrollers:
        moved(p, patrollers, CLOSE_ESCORT, rule)
    p.effects |= BOMBS_FIRST
    p.tell("event-bombs-first", rule)


# What events are made of.


def responding(p: RafPosition) -> list[int]:
    """The squadrons that are in the Raid Display now (lion:R-46)."""
    first_gruppe = p.data.squadrons
    return [unit for unit in units_in_any(p.where, RAID_DISPLAY) if unit < first_gruppe]


def bombers_in_bomber_box(p: RafPosition) -> list[int]:
    """The Gruppen in the Bomber Box without the fighters that strafe."""
    return [unit for unit in gruppen_in(p, BOMBER) if p.data.is_bomber[unit]]


def concerned(p: RafPosition, units: list[int], event: CardEvent, rule: str) -> tuple[list[int], list[Json]]:
    """Those of the units that have one of the card's letters, and the reason why the others are spared."""
    letter = p.data.letter
    chosen = [unit for unit in units if letter[unit] in event.letters]
    spared = [unit for unit in units if letter[unit] not in event.letters]
    return chosen, units_reason(p, "event-other-letters", rule, spared)


def units_reason(p: RafPosition, key: str, rule: str, units: list[int]) -> list[Json]:
    """A reason that names units; none if there are none."""
    return [reason(key, rule, {"units": names(p, units), "count": len(units)})] if units else []


def turned_reduced(p: RafPosition, units: list[int], rule: str, because: list[Json]) -> None:
    """Full Gruppen are turned over; reduced ones stay as they are."""
    full = [unit for unit in units if p.full[unit]]
    because = because + units_reason(p, "event-already-reduced", rule, [unit for unit in units if not p.full[unit]])
    if not full:
        nothing(p, rule, because)
        return
    for unit in full:
        p.full[unit] = 0
    p.tell("event-turned-reduced", rule, {"units": names(p, full), "count": len(full), "because": because})


def left_raid(p: RafPosition, units: list[int], rule: str, because: list[Json]) -> None:
    """Units go to the Inflight Box with the facing they have (lion:12c, eagle:11a)."""
    if not units:
        nothing(p, rule, because)
        return
    for unit in units:
        leave(p, unit)
    p.tell("event-left-raid", rule, {"units": names(p, units), "count": len(units), "because": because})


def moved(p: RafPosition, units: list[int], box: int, rule: str, because: list[Json] | None = None) -> None:
    """Gruppen go to another box of the raid."""
    why = because or []
    if not units:
        nothing(p, rule, why)
        return
    for unit in units:
        p.where[unit] = box
    p.tell("event-moved", rule, {"units": names(p, units), "count": len(units), "box": BOXES[box], "because": why})


def weather_becomes(p: RafPosition, area: int, weather: int, rule: str) -> None:
    """The weather marker of an area is moved."""
    shown: dict[str, Json] = {"area": LUFTFLOTTEN[area], "weather": WEATHERS[weather]}
    if p.weather[area] == weather:
        nothing(p, rule, [reason("event-weather-stays", rule, shown)])
        return
    p.weather[area] = weather
    p.tell("event-weather", rule, shown)


def nothing(p: RafPosition, rule: str, because: list[Json]) -> None:
    """The event was drawn but changes nothing."""
    p.tell("event-nothing", rule, {"because": because or [reason("event-nobody", rule)]})


def names(p: RafPosition, units: list[int]) -> list[Json]:
    """The units by name."""
    return [p.data.names[unit] for unit in units]


def letters_of(event: CardEvent) -> list[Json]:
    """The selector letters on the card."""
    return [LETTERS[letter] for letter in event.letters]
