"""The two event steps of a raid (eagle:4.II.6, eagle:4.II.8, compendium of events)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

from tallyho.raf import events
from tallyho.raf.cards import CardEvent, Condition
from tallyho.raf.conditions import ANY_TIME, IN_CLOUDS, NOT_DEEP, SEVEN_GRUPPEN, judged
from tallyho.raf.decks import EVENT_CARDS, drawn
from tallyho.raf.eagle import approach_events, target_events
from tallyho.raf.eagle.departures import after_leaving
from tallyho.raf.eagle.position import EaglePosition
from tallyho.raf.eagle.strategy import beyond_me109
from tallyho.raf.events import letters_of, responding
from tallyho.raf.vocabulary import BOMBS_FIRST, DEEP, INLAND, LATE, NO_WARNING, RAID_ENDED, RESPONDED
from tallyho.table import Args, Asks, Jump, Prompt

APPROACH_CARD: Final = Prompt("approach-card", "eagle:4.II.6")
TARGET_EVENT_CARD: Final = Prompt("target-event-card", "eagle:4.II.8")
LATE_OR_NO_WARNING: Final = Condition(warnings=(NO_WARNING, LATE))
NOT_COASTAL: Final = Condition(depths=(INLAND, DEEP))


def approach_event(p: EaglePosition) -> Asks[Jump]:
    """A card is drawn for its approach event (eagle:4.II.6)."""
    p.approach = yield from drawn(p, EVENT_CARDS, APPROACH_CARD)
    yield from _carried_out(p, p.approach, p.data.events[p.approach].approach, "event-approach")
    return None


def target_event(p: EaglePosition) -> Asks[Jump]:
    """A card is drawn for its target event, even if nobody is left in the raid (eagle:4.II.8)."""
    p.event = yield from drawn(p, EVENT_CARDS, TARGET_EVENT_CARD)
    yield from _carried_out(p, p.event, p.data.events[p.event].target, "event-target")
    if p.effects & RAID_ENDED:
        return "raid.leaving"
    # Without a response there is no attack that bombing could come before (eagle:8.1h).
    return "raid.bombardment" if p.effects & BOMBS_FIRST and p.effects & RESPONDED else None


def _carried_out(p: EaglePosition, card: int, event: CardEvent | None, key: str) -> Asks[None]:
    """The event of a card happens if it is one of Eagle's and its conditions hold (eagle:2.32b, eagle:event.b)."""
    if event is None:
        p.tell("event-none", "eagle:event.b", {"card": card})
        return
    entry = EVENTS[event.name]
    counted = partial(squadrons_counted, p)
    happens, because = judged(p, event, entry.rule, entry.only_if, squadrons=counted, beyond_range=beyond_me109(p))
    told: Args = {"card": card, "event": event.name, "letters": letters_of(event), "because": because}
    if not happens:
        p.tell("event-fails", entry.otherwise or entry.rule, told)
        return
    p.tell(key, entry.rule, told)
    asking = entry.happens(p, event)
    if asking is not None:
        yield from asking
    after_leaving(p)


def squadrons_counted(p: EaglePosition) -> int:
    """The squadrons that respond, for conditions on cards."""
    return len(responding(p))


class RaidEvent(NamedTuple):
    """An event of the compendium: its rule, what happens, the rule for why not, where that is another one, and when."""

    rule: str
    happens: Callable[[EaglePosition, CardEvent], Asks[None] | None]
    otherwise: str = ""
    only_if: Condition = ANY_TIME


EVENTS: Final = {
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
