"""Raid target events that Eagle has of its own (compendium of events)."""

from __future__ import annotations

from typing import Final

from tallyho.raf.airfields import one_space
from tallyho.raf.cards import CardEvent
from tallyho.raf.eagle.approach_events import light_loss
from tallyho.raf.eagle.position import EaglePosition
from tallyho.raf.eagle.strategy import cards_of_segment, site_attacked, type_attacked
from tallyho.raf.events import bombers_in_bomber_box, concerned, nothing, turned_reduced
from tallyho.raf.flak import FLAK, under_fire
from tallyho.raf.score import GERMAN, score
from tallyho.raf.units import gruppen_in, named, squadrons_in, to_bomber_box
from tallyho.raf.vocabulary import (
    AIRFIELD,
    BLENHEIM,
    BOMBER,
    BOMBS_FIRST,
    CLOCK,
    JU87,
    LAST_SEGMENT,
    LOW_LEVEL,
    NAVIGATIONAL_ERROR,
    NON_ESSENTIAL,
    NONE,
    SECTORS,
)
from tallyho.table import Args, Asks, Choice, Json, Prompt, reason

WHICH_BLENHEIM: Final = Prompt("which-blenheim", "eagle:event.blenheims-intercept-bombers.a")
EXTENDED: Final = Prompt("extended-attack", "eagle:event.extended-attack")


def blenheims_intercept_bombers(p: EaglePosition, event: CardEvent) -> Asks[None]:
    """Any Blenheim squadron of the card's sectors, as the player likes, joins squadrons that bombers outnumber."""
    rule = "eagle:event.blenheims-intercept-bombers.b"
    squadrons, bombers = len(squadrons_in(p, BOMBER)), len(bombers_in_bomber_box(p))
    if not 0 < squadrons < bombers:
        nothing(p, rule, [reason("event-bombers-and-squadrons", rule, {"bombers": bombers, "squadrons": squadrons})])
        return
    sectors = [sector for sector, _ in p.data.charts[p.target]]
    there = [unit for sector in sectors for unit in squadrons_in(p, sector) if p.data.type[unit] == BLENHEIM]
    if not there:
        nothing(p, rule, [reason("event-no-blenheim", rule, {"sectors": [SECTORS[sector] for sector in sectors]})])
        return
    name = p.data.names[there[0]] if len(there) == 1 else (yield Choice(WHICH_BLENHEIM, GERMAN, named(p, there)))
    to_bomber_box(p, p.data.number[name])
    p.tell("event-blenheim-joins", "eagle:event.blenheims-intercept-bombers.a", {"squadron": name})


def extended_attack(p: EaglePosition, event: CardEvent) -> Asks[None]:
    """As many full bombers, of the player's choice, turn reduced as full squadrons are there."""
    rule = "eagle:event.extended-attack"
    squadrons = sum(p.full[unit] for unit in squadrons_in(p, BOMBER))
    bombers = [unit for unit in bombers_in_bomber_box(p) if p.full[unit]]
    hit: list[int] = []
    while bombers and len(hit) < squadrons:
        unit = bombers[0]
        left = squadrons - len(hit)
        if len(bombers) > left:
            unit = p.data.number[(yield Choice(EXTENDED, GERMAN, named(p, bombers), {"left": left}))]
        bombers.remove(unit)
        hit.append(unit)
    because: list[Json] = [reason("event-full-squadrons", rule, {"count": squadrons})]
    turned_reduced(p, hit, rule, because)


def flak(p: EaglePosition, event: CardEvent) -> None:
    """Gruppen with the letter are under fire; Ju 87s and low flyers are lost (R-41)."""
    hit, because = concerned(p, gruppen_in(p, BOMBER), event, FLAK)
    if not hit:
        nothing(p, FLAK, because)
        return
    low = [unit for unit in hit if p.effects & LOW_LEVEL or p.data.type[unit] == JU87]
    if low:
        light_loss(p, low, len(low), "eagle:event.flak.b")
    under_fire(p, [unit for unit in hit if unit not in low], because)
    score(p, len(low))


def late_interception(p: EaglePosition, event: CardEvent) -> None:
    """The bombs fall before the squadrons attack."""
    p.effects |= BOMBS_FIRST
    p.tell("event-bombs-first", "eagle:event.late-interception")


def navigational_error(p: EaglePosition, event: CardEvent) -> None:
    """Bombing two columns to the left."""
    p.effects |= NAVIGATIONAL_ERROR
    p.tell("event-navigational-error", "eagle:event.navigational-error")


def non_essential_target(p: EaglePosition, event: CardEvent) -> None:
    """Bombing counts for less, on some cards at headquarters, too."""
    p.effects |= NON_ESSENTIAL
    site = p.data.site_name[site_attacked(p)]
    if event.also_headquarters:
        p.tell("event-non-essential-headquarters", "eagle:event.non-essential-target.b", {"site": site})
    else:
        p.tell("event-non-essential", "eagle:event.non-essential-target.a", {"site": site})


def squadron_turnaround(p: EaglePosition, event: CardEvent) -> None:
    """As after one space of the clock, but who is in flight stays so if the raid attacks his airfield."""
    sector = p.data.site_sector[site_attacked(p)] if type_attacked(p) == AIRFIELD else NONE
    if sector != NONE:
        rule = "eagle:event.squadron-turnaround.b"
        p.tell("event-airfield-attacked", rule, {"sector": SECTORS[sector]})
    one_space(p, sector)


def ultra_intercept(p: EaglePosition, event: CardEvent) -> None:
    """The marker is laid on this segment if more raids are to come in it, else on the next one with raids."""
    rule = "eagle:event.ultra-intercept.a"
    for segment in range(p.clock, LAST_SEGMENT + 1):
        if any(card != p.target for card in cards_of_segment(p, segment)):
            p.ultra = segment + 1
            facts: Args = {"time": CLOCK[segment]}
            p.tell("event-ultra", rule, facts)
            return
    rule = "eagle:event.ultra-intercept.c"
    nothing(p, rule, [reason("event-last-raid", rule)])
