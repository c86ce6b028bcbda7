"""The two event steps of a raid and the snap raid (lion:4.II.9, lion:4.II.11, compendium of events)."""

from __future__ import annotations

from functools import partial
from typing import Final

from tallyho.raf import events
from tallyho.raf.compendium import Drawn, RaidEvent, after_target_event, carried_out
from tallyho.raf.conditions import FIVE_SQUADRONS, IN_CLOUDS, NOT_DEEP, SEVEN_GRUPPEN, WITHIN_RANGE
from tallyho.raf.decks import EVENT_CARDS, drawn
from tallyho.raf.events import responding, units_reason
from tallyho.raf.lion import approach_events, target_events
from tallyho.raf.lion.approach_events import with_vhf
from tallyho.raf.lion.deployment import elite_at_airbase
from tallyho.raf.lion.target_deck import target_drawn
from tallyho.raf.lion.targets import beyond_range, effort
from tallyho.raf.position import RafPosition
from tallyho.raf.vocabulary import LF2, LUFTFLOTTEN, NO_RAID, OF_A_RAID, RAIDS, SNAP_DUE, SNAP_RAID
from tallyho.table import Args, Asks, Jump, Prompt

APPROACH_CARD: Final = Prompt("approach-card", "lion:4.II.9")
TARGET_EVENT_CARD: Final = Prompt("target-event-card", "lion:4.II.11")
RADIO_CONFUSION: Final = "radio-confusion"


def approach_event(p: RafPosition) -> Asks[Jump]:
    """A card is drawn for its approach event; snap raids have none (lion:4.II.9, R-61)."""
    if not p.effects & SNAP_RAID:
        p.approach = yield from drawn(p, EVENT_CARDS, APPROACH_CARD)
        yield from _happens(p, Drawn(p.approach, p.data.events[p.approach].approach, "event-approach"))
    return None


def target_event(p: RafPosition) -> Asks[Jump]:
    """A card is drawn for its target event, even if nobody is left in the raid (lion:4.II.11)."""
    if not p.effects & SNAP_RAID:
        p.event = yield from drawn(p, EVENT_CARDS, TARGET_EVENT_CARD)
        yield from _happens(p, Drawn(p.event, p.data.events[p.event].target, "event-target"))
    return after_target_event(p)


def _happens(p: RafPosition, card: Drawn) -> Asks[None]:
    """Radio Confusion also tells who has VHF and is immune (lion:2.33b, lion:19.6b)."""
    confusion = card.event is not None and card.event.name == RADIO_CONFUSION
    also = units_reason(p, "event-vhf-immune", "lion:19.6b", with_vhf(p)) if confusion else []
    counted = partial(squadrons_counted, p)
    yield from carried_out(p, card, EVENTS, squadrons=counted, beyond_range=beyond_range(p), also=also)


def squadrons_counted(p: RafPosition) -> int:
    """The squadrons that respond, less those with VHF (lion:19.6b)."""
    return len(responding(p)) - len(with_vhf(p))


def snap_raid(p: RafPosition) -> Asks[Jump]:
    """Once the raid is over the elite Me 110s raid a target in LF2, without Force and event cards (R-61)."""
    due = p.effects & SNAP_DUE and elite_at_airbase(p)
    p.effects &= ~SNAP_DUE
    if not due:
        return None
    p.first_target, p.first_raid = p.target, p.raid
    p.raid = NO_RAID
    while p.raid == NO_RAID:
        yield from _snap_target(p)
    p.effects = p.effects & ~OF_A_RAID | SNAP_RAID
    p.force = p.approach = p.size = 0
    args: Args = {"card": p.target, "site": p.data.site_name[p.data.targets[p.target].site], "raid": RAIDS[p.raid]}
    p.tell("snap-raid-begins", "lion:event.snap-raid-by-elite-me110s.b", args)
    return "raid.detection"


def _snap_target(p: RafPosition) -> Asks[None]:
    """A card of another area is discarded, and so is one that the die gives no raid."""
    p.target = yield from target_drawn(p)
    luftflotte = p.data.targets[p.target].luftflotte
    if luftflotte == LF2:
        p.raid = yield from effort(p, p.target)
    else:
        args: Args = {"card": p.target, "luftflotte": LUFTFLOTTEN[luftflotte]}
        p.tell("snap-raid-elsewhere", "lion:event.snap-raid-by-elite-me110s.b", args)


EVENTS: Final[dict[str, RaidEvent[RafPosition]]] = {
    # approach
    "bombers-break-formation": RaidEvent("lion:event.bombers-break-formation", approach_events.bombers_break_formation),
    "british-altitude-advantage": RaidEvent("lion:event.british-altitude-advantage", events.british_altitude_advantage),
    "channel-patrollers-hunt": RaidEvent(
        "lion:event.channel-patrollers-hunt.a", events.channel_patrollers_hunt, only_if=NOT_DEEP
    ),
    "clouds-inhibit-hunters": RaidEvent(
        "lion:event.clouds-inhibit-hunters.a", approach_events.clouds_inhibit_hunters, only_if=IN_CLOUDS
    ),
    "clouds-scatter-raid": RaidEvent("lion:event.clouds-scatter-raid", events.clouds_scatter_raid, only_if=IN_CLOUDS),
    "german-altitude-advantage": RaidEvent("lion:event.german-altitude-advantage", events.german_altitude_advantage),
    "lf3-weather-changes": RaidEvent("lion:event.lf3-weather-changes", events.lf3_weather_changes),
    "me109s-close-escort": RaidEvent("lion:event.me109s-close-escort.a", approach_events.me109s_close_escort),
    RADIO_CONFUSION: RaidEvent(
        "lion:event.radio-confusion.a", approach_events.radio_confusion, "lion:event.radio-confusion.b", FIVE_SQUADRONS
    ),
    "rendezvous-failure": RaidEvent(
        "lion:event.rendezvous-failure.a", events.rendezvous_failure, "lion:event.rendezvous-failure.c", SEVEN_GRUPPEN
    ),
    "undetected-hunters": RaidEvent(
        "lion:event.undetected-hunters.a",
        approach_events.undetected_hunters,
        "lion:event.undetected-hunters.b",
        WITHIN_RANGE,
    ),
    "weather-moves-east": RaidEvent("lion:event.weather-moves-east", events.weather_moves_east),
    "weather-worsens": RaidEvent("lion:event.weather-worsens", events.weather_worsens),
    # target
    "big-wing": RaidEvent("lion:event.big-wing", events.big_wing),
    "channel-patrollers-close-escort": RaidEvent(
        "lion:event.channel-patrollers-close-escort", events.channel_patrollers_close_escort, only_if=NOT_DEEP
    ),
    "clouds-inhibit-squadrons": RaidEvent(
        "lion:event.clouds-inhibit-squadrons", events.clouds_inhibit_squadrons, only_if=IN_CLOUDS
    ),
    "escort-coordination": RaidEvent("lion:event.escort-coordination", target_events.escort_coordination),
    "fighters-strafe": RaidEvent("lion:event.fighters-strafe", target_events.fighters_strafe),
    "flak": RaidEvent("lion:event.flak.a", target_events.flak),
    "german-pathfinders": RaidEvent("lion:event.german-pathfinders", target_events.german_pathfinders),
    "interception-over-coast": RaidEvent(
        "lion:event.interception-over-coast.a", events.interception_over_coast, "lion:event.interception-over-coast.b"
    ),
    "low-level-bombers": RaidEvent("lion:event.low-level-bombers.a", target_events.low_level_bombers),
    "me110s-strafe": RaidEvent("lion:event.me110s-strafe", target_events.me110s_strafe),
    "non-essential-target": RaidEvent("lion:event.non-essential-target.a", target_events.non_essential_target),
    "patrollers-vectored-away": RaidEvent(
        "lion:event.patrollers-vectored-away.a", target_events.patrollers_vectored_away
    ),
    "secondary-target": RaidEvent("lion:event.secondary-target.a", target_events.secondary_target),
    "snap-raid-by-elite-me110s": RaidEvent(
        "lion:event.snap-raid-by-elite-me110s.a", target_events.snap_raid_by_elite_me110s
    ),
    "squadrons-intercept-blenheims": RaidEvent(
        "lion:event.squadrons-intercept-blenheims", target_events.squadrons_intercept_blenheims
    ),
    "undetected-escort": RaidEvent(
        "lion:event.undetected-escort.a", target_events.undetected_escort, "lion:event.undetected-escort.b"
    ),
}
"""All events of the compendium that Lion has, by the names on the cards."""
