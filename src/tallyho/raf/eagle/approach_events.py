"""Raid approach events that Eagle has of its own (compendium of events)."""

from __future__ import annotations

from tallyho.raf.cards import CardEvent
from tallyho.raf.eagle.position import EaglePosition
from tallyho.raf.events import concerned, left_raid, letters_of, names, nothing, units_reason, weather_becomes
from tallyho.raf.leaving import leave
from tallyho.raf.score import score
from tallyho.raf.units import full_fighters, gruppen_in, has_gruppen, squadrons_in, to_bomber_box
from tallyho.raf.vocabulary import (
    BLENHEIM,
    BOMBER,
    BOXES,
    CLEAR,
    CLOSE_ESCORT,
    HUNT,
    LIGHT_LOSS,
    SECTORS,
)
from tallyho.table import Args, Json, reason


def clouds_inhibit_hunters(p: EaglePosition, event: CardEvent) -> None:
    """Hunters with the letter leave before they can attack; with none left the squadrons move on."""
    rule = "eagle:event.clouds-inhibit-hunters.a"
    hunters, because = concerned(p, gruppen_in(p, HUNT), event, rule)
    left_raid(p, hunters, rule, because)
    _squadrons_move_on(p, "eagle:event.clouds-inhibit-hunters.b")


def _squadrons_move_on(p: EaglePosition, rule: str) -> None:
    """Squadrons that no Gruppe hunts any more, the reduced ones among them, go to the bombers or home (R-55)."""
    squadrons = squadrons_in(p, HUNT)
    if squadrons and not has_gruppen(p, HUNT):
        because: list[Json] = [reason("event-no-hunters", rule)]
        _go_on(p, squadrons, rule, because)


def _go_on(p: EaglePosition, squadrons: list[int], rule: str, because: list[Json]) -> None:
    """Squadrons go to the Bomber Box, or home if no Gruppe is there."""
    if has_gruppen(p, BOMBER):
        for unit in squadrons:
            to_bomber_box(p, unit)
        facts: Args = {"units": names(p, squadrons), "count": len(squadrons), "box": BOXES[BOMBER]}
        p.tell("event-squadrons-moved", rule, {**facts, "because": because})
    else:
        left_raid(p, squadrons, rule, [*because, reason("event-bomber-box-empty", rule)])


def escort_rendezvous_failure(p: EaglePosition, event: CardEvent) -> None:
    """Escorts with the letter leave."""
    rule = "eagle:event.escort-rendezvous-failure"
    escorts, because = concerned(p, gruppen_in(p, CLOSE_ESCORT), event, rule)
    left_raid(p, escorts, rule, because)


def heavy_pursuit(p: EaglePosition, event: CardEvent) -> None:
    """Hunters and squadrons with the letter chase each other out of the raid, if both sides have one."""
    rule = "eagle:event.heavy-pursuit.a"
    hunters, others = concerned(p, gruppen_in(p, HUNT), event, rule)
    squadrons, more_others = concerned(p, squadrons_in(p, HUNT), event, rule)
    if not hunters or not squadrons:
        rule = "eagle:event.heavy-pursuit.c"
        key = "event-no-hunter-of-letter" if not hunters else "event-no-squadron-of-letter"
        nothing(p, rule, [reason(key, rule, {"letters": letters_of(event)})])
        return
    left_raid(p, hunters, rule, others)
    lost = _pursued(p, squadrons, more_others)
    _squadrons_move_on(p, "eagle:event.heavy-pursuit.d")
    score(p, -lost)


def _pursued(p: EaglePosition, squadrons: list[int], because: list[Json]) -> int:
    """Full squadrons leave reduced, reduced ones suffer light loss; returns how many (eagle:event.heavy-pursuit.b)."""
    reduced = [unit for unit in squadrons if not p.full[unit]]
    full = [unit for unit in squadrons if p.full[unit]]
    for unit in full:
        p.full[unit] = 0
        leave(p, unit)
    if full:
        facts: Args = {"units": names(p, full), "count": len(full), "because": because}
        p.tell("event-left-reduced", "eagle:event.heavy-pursuit.a", facts)
    if reduced:
        light_loss(p, reduced, -len(reduced), "eagle:event.heavy-pursuit.b")
    return len(reduced)


def light_loss(p: EaglePosition, units: list[int], vp: int, rule: str) -> None:
    """Units go to the Light Loss Box, where all units are full; the points are the caller's to score."""
    because = units_reason(p, "event-already-reduced", rule, [unit for unit in units if not p.full[unit]])
    for unit in units:
        p.where[unit] = LIGHT_LOSS
        p.full[unit] = 1
    p.tell("event-light-loss", rule, {"units": names(p, units), "count": len(units), "vp": vp, "because": because})


def weather_improves(p: EaglePosition, event: CardEvent) -> None:
    """One step better in the area on the card, at most clear."""
    weather_becomes(p, event.area, max(p.weather[event.area] - 1, CLEAR), "eagle:event.weather-improves")


def squadrons_evade_hunters(p: EaglePosition, event: CardEvent) -> None:
    """Full Spitfires and Hurricanes with the letter get away from the hunters, to the bombers or home."""
    rule = "eagle:event.squadrons-evade-hunters.a"
    squadrons, because = concerned(p, squadrons_in(p, HUNT), event, rule)
    full = full_fighters(p, squadrons)
    unable = [unit for unit in squadrons if unit not in full]
    because = because + units_reason(p, "event-reduced-cannot-evade", "eagle:event.squadrons-evade-hunters.b", unable)
    if full:
        _go_on(p, full, rule, because)
    else:
        nothing(p, rule, because)


def squadrons_patrol_elsewhere(p: EaglePosition, event: CardEvent) -> None:
    """Full squadrons with the letter, but no Blenheims, fly away from the sectors on the card's chart."""
    rule = "eagle:event.squadrons-patrol-elsewhere.a"
    sectors = [sector for sector, _ in p.data.charts[p.target]]
    standing = [unit for sector in sectors for unit in squadrons_in(p, sector)]
    ready = [unit for unit in standing if p.full[unit] and p.data.type[unit] != BLENHEIM]
    away, because = concerned(p, ready, event, rule)
    if not away:
        nothing(p, rule, because)
        return
    for unit in away:
        leave(p, unit)
    facts: Args = {"units": names(p, away), "count": len(away), "sectors": [SECTORS[sector] for sector in sectors]}
    p.tell("event-patrol-elsewhere", rule, {**facts, "because": because})
