"""The two event steps of a raid (eagle:4.II.6, eagle:4.II.8, compendium of events)."""

from __future__ import annotations

from functools import partial
from typing import Final

from tallyho.raf import events
from tallyho.raf.cards import Condition
from tallyho.raf.compendium import Drawn, RaidEvent, after_target_event, carried_out
from tallyho.raf.conditions import IN_CLOUDS, NOT_DEEP, SEVEN_GRUPPEN
from tallyho.raf.decks import EVENT_CARDS, drawn
from tallyho.raf.eagle import approach_events, target_events
from tallyho.raf.eagle.departures import after_leaving
from tallyho.raf.eagle.position import EaglePosition
from tallyho.raf.eagle.strategy import beyond_me109
from tallyho.raf.events import responding
from tallyho.raf.vocabulary import DEEP, INLAND, LATE, NO_WARNING
from tallyho.table import Asks, Jump, Prompt

APPROACH_CARD: Final = Prompt("approach-card", "eagle:4.II.6")
TARGET_EVENT_CARD: Final = Prompt("target-event-card", "eagle:4.II.8")
LATE_OR_NO_WARNING: Final = Condition(warnings=(NO_WARNING, LATE))
NOT_COASTAL: Final = Condition(depths=(INLAND, DEEP))


def approach_event(p: EaglePosition) -> Asks[Jump]:
    """A card is drawn for its approach event (eagle:4.II.6)."""
    p.approach = yield from drawn(p, EVENT_CARDS, APPROACH_CARD)
    yield from _happens(p, Drawn(p.approach, p.data.events[p.approach].approach, "event-approach"))
    return None


def target_event(p: EaglePosition) -> Asks[Jump]:
    """A card is drawn for its target event, even if nobody is left in the raid (eagle:4.II.8)."""
    p.event = yield from drawn(p, EVENT_CARDS, TARGET_EVENT_CARD)
    yield from _happens(p, Drawn(p.event, p.data.events[p.event].target, "event-target"))
    return after_target_event(p)


def _happens(p: EaglePosition, card: Drawn) -> Asks[None]:
    """After an event that happens the raid may have become another (eagle:2.32b, eagle:event.b)."""
    if (yield from carried_out(p, card, EVENTS, squadrons=partial(_counted, p), beyond_range=beyond_me109(p), also=[])):
        after_leaving(p)


def _counted(p: EaglePosition) -> int:
    """The squadrons that respond, for conditions on cards."""
    return len(responding(p))


EVENTS: Final[dict[str, RaidEvent[EaglePosition]]] = {
    # approach
    "british-altitude-advantage": RaidEvent(
        "eagle:event.british-altitude-advantage", events.british_altitude_advantage
    ),
    "channel-patrollers-hunt": RaidEvent(
        "eagle:event.channel-patrollers-hunt.a", events.channel_patrollers_hunt, only_if=NOT_DEEP
    ),
    "clouds-inhibit-hunters": RaidEvent(
        "eagle:event.clouds-inhibit-hunters.a", approach_events.clouds_inhibit_hunters, only_if=IN_CLOUDS
    ),
    "clouds-scatter-raid": RaidEvent("eagle:event.clouds-scatter-raid", events.clouds_scatter_raid, only_if=IN_CLOUDS),
    "escort-rendezvous-failure": RaidEvent(
        "eagle:event.escort-rendezvous-failure", approach_events.escort_rendezvous_failure
    ),
    "german-altitude-advantage": RaidEvent("eagle:event.german-altitude-advantage", events.german_altitude_advantage),
    "heavy-pursuit": RaidEvent("eagle:event.heavy-pursuit.a", approach_events.heavy_pursuit),
    "lf3-weather-changes": RaidEvent("eagle:event.lf3-weather-changes", events.lf3_weather_changes),
    "rendezvous-failure": RaidEvent(
        "eagle:event.rendezvous-failure.a", events.rendezvous_failure, "eagle:event.rendezvous-failure.c", SEVEN_GRUPPEN
    ),
    "squadrons-evade-hunters": RaidEvent(
        "eagle:event.squadrons-evade-hunters.a", approach_events.squadrons_evade_hunters
    ),
    "squadrons-patrol-elsewhere": RaidEvent(
        "eagle:event.squadrons-patrol-elsewhere.a", approach_events.squadrons_patrol_elsewhere
    ),
    "weather-improves": RaidEvent("eagle:event.weather-improves", approach_events.weather_improves),
    "weather-moves-east": RaidEvent("eagle:event.weather-moves-east", events.weather_moves_east),
    "weather-worsens": RaidEvent("eagle:event.weather-worsens", events.weather_worsens),
    # target
    "big-wing": RaidEvent("eagle:event.big-wing", events.big_wing),
    "blenheims-intercept-bombers": RaidEvent(
        "eagle:event.blenheims-intercept-bombers.a", target_events.blenheims_intercept_bombers
    ),
    "channel-patrollers-close-escort": RaidEvent(
        "eagle:event.channel-patrollers-close-escort", events.channel_patrollers_close_escort, only_if=NOT_DEEP
    ),
    "clouds-inhibit-squadrons": RaidEvent(
        "eagle:event.clouds-inhibit-squadrons", events.clouds_inhibit_squadrons, only_if=IN_CLOUDS
    ),
    "extended-attack": RaidEvent("eagle:event.extended-attack", target_events.extended_attack),
    "flak": RaidEvent("eagle:event.flak.a", target_events.flak),
    "interception-over-coast": RaidEvent("eagle:event.interception-over-coast", events.interception_over_coast),
    "late-interception": RaidEvent(
        "eagle:event.late-interception", target_events.late_interception, only_if=LATE_OR_NO_WARNING
    ),
    "navigational-error": RaidEvent(
        "eagle:event.navigational-error", target_events.navigational_error, only_if=NOT_COASTAL
    ),
    "non-essential-target": RaidEvent("eagle:event.non-essential-target.a", target_events.non_essential_target),
    "squadron-turnaround": RaidEvent("eagle:event.squadron-turnaround", target_events.squadron_turnaround),
    "ultra-intercept": RaidEvent("eagle:event.ultra-intercept.a", target_events.ultra_intercept),
}
"""All events of the compendium that Eagle has, by the names on the cards."""
