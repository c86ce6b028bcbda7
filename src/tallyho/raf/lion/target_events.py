"""Raid target events that Lion has of its own (compendium of events)."""

from __future__ import annotations

from functools import partial
from typing import Final

from tallyho.raf.cards import CardEvent
from tallyho.raf.events import bombers_in_bomber_box, concerned, letters_of, moved, names, nothing, responding
from tallyho.raf.flak import FLAK, under_fire
from tallyho.raf.leaving import leave
from tallyho.raf.lion.approach_events import extra_fighter
from tallyho.raf.lion.deployment import elite_at_airbase
from tallyho.raf.position import RafPosition
from tallyho.raf.score import BRITISH
from tallyho.raf.units import gruppen_in, has_gruppen, named
from tallyho.raf.vocabulary import (
    BLENHEIM,
    BOMBER,
    BRITISH_ALTITUDE,
    CLOSE_ESCORT,
    ESCORT_COORDINATION,
    JU87,
    LANDING,
    LETTERS,
    LOW_LEVEL,
    ME109,
    ME110,
    NON_ESSENTIAL,
    NONE,
    PATHFINDERS,
    PATROL,
    SECONDARY,
    SECTORS,
    SNAP_DUE,
)
from tallyho.table import Args, Asks, Choice, Json, Prompt, Reason, mask, reason, units_in_any

AFTER_BLENHEIMS: Final = Prompt("after-blenheims", "lion:event.squadrons-intercept-blenheims")
PATROLLING: Final = mask(range(PATROL, PATROL + len(SECTORS)))
READY: Final = mask(range(PATROL + len(SECTORS)))
"""In a sector or on patrol: both kinds of boxes come before all others."""
GROUPS: Final = (11, 10, 12)
"""In this order the groups send a squadron after the Blenheims."""


def escort_coordination(p: RafPosition, event: CardEvent) -> None:
    """No escort will be set aside."""
    p.effects |= ESCORT_COORDINATION
    p.tell("event-escort-coordination", "lion:event.escort-coordination")


def fighters_strafe(p: RafPosition, event: CardEvent) -> None:
    """Escorts with the letter strafe."""
    rule = "lion:event.fighters-strafe"
    strafers, because = concerned(p, gruppen_in(p, CLOSE_ESCORT), event, rule)
    moved(p, strafers, BOMBER, rule, because)


def flak(p: RafPosition, event: CardEvent) -> None:
    """Bombers with the letter are under fire."""
    bombers, because = concerned(p, bombers_in_bomber_box(p), event, FLAK)
    if bombers:
        under_fire(p, bombers, because)
    else:
        nothing(p, FLAK, because)


def german_pathfinders(p: RafPosition, event: CardEvent) -> None:
    """Bombing two columns to the right."""
    p.effects |= PATHFINDERS
    p.tell("event-pathfinders", "lion:event.german-pathfinders")


def low_level_bombers(p: RafPosition, event: CardEvent) -> None:
    """Bombers fly low, which is good for squadrons and for bombing; Ju 87s do not do it."""
    bombers = bombers_in_bomber_box(p)
    if all(p.data.type[unit] == JU87 for unit in bombers):
        rule = "lion:event.low-level-bombers.c" if bombers else "lion:event.low-level-bombers.a"
        nothing(p, rule, [reason("event-only-ju87" if bombers else "event-no-bombers", rule)])
        return
    p.effects |= LOW_LEVEL
    rule = "lion:event.low-level-bombers.a"
    because: list[Json] = [reason("event-altitude-held", rule)] if p.effects & BRITISH_ALTITUDE else []
    p.tell("event-low-level", rule, {"because": because})


def me110s_strafe(p: RafPosition, event: CardEvent) -> None:
    """All escorting Me 110s strafe."""
    me110s = [unit for unit in gruppen_in(p, CLOSE_ESCORT) if p.data.type[unit] == ME110]
    moved(p, me110s, BOMBER, "lion:event.me110s-strafe")


def non_essential_target(p: RafPosition, event: CardEvent) -> None:
    """Bombing counts for less."""
    p.effects |= NON_ESSENTIAL
    site = p.data.site_name[p.data.targets[p.target].site]
    p.tell("event-non-essential", "lion:event.non-essential-target.a", {"site": site})


def patrollers_vectored_away(p: RafPosition, event: CardEvent) -> None:
    """Patrolling squadrons with the letter break off: full ones are in flight, reduced ones land."""
    rule = "lion:event.patrollers-vectored-away.a"
    squadrons, because = concerned(p, units_in_any(p.where, PATROLLING), event, rule)
    if not squadrons:
        nothing(p, rule, because)
        return
    full = [unit for unit in squadrons if p.full[unit]]
    reduced = [unit for unit in squadrons if not p.full[unit]]
    for unit in full:
        leave(p, unit)
    for unit in reduced:
        p.where[unit] = LANDING
    if full:
        p.tell("event-patrols-fly", rule, {"units": names(p, full), "count": len(full), "because": because})
    if reduced:
        rule = "lion:event.patrollers-vectored-away.b"
        p.tell("event-patrols-land", rule, {"units": names(p, reduced), "count": len(reduced), "because": because})


def secondary_target(p: RafPosition, event: CardEvent) -> None:
    """Gruppen with the letters will bomb the card's secondary target."""
    for letter in event.letters:
        p.effects |= SECONDARY[letter]
    card = p.data.targets[p.target]
    sites = p.data.site_name
    args: Args = {"letters": letters_of(event), "primary": sites[card.site], "secondary": sites[card.secondary]}
    key = "event-all-to-secondary" if len(event.letters) == len(LETTERS) else "event-some-to-secondary"
    p.tell(key, "lion:event.secondary-target.a", args)


def snap_raid_by_elite_me110s(p: RafPosition, event: CardEvent) -> None:
    """Elite Me 110s that are ready will raid on their own after this raid."""
    elite = elite_at_airbase(p)
    if not elite:
        rule = "lion:event.snap-raid-by-elite-me110s.d"
        nothing(p, rule, [reason("event-no-elite-me110", rule)])
        return
    p.effects |= SNAP_DUE
    args: Args = {"units": names(p, elite), "count": len(elite)}
    p.tell("event-snap-raid-due", "lion:event.snap-raid-by-elite-me110s.a", args)


def squadrons_intercept_blenheims(p: RafPosition, event: CardEvent) -> Asks[None]:
    """A squadron outside the raid flies after friends: of 11 Group if there is one, else of 10, else of 12 (R-62)."""
    rule = "lion:event.squadrons-intercept-blenheims"
    ready = [unit for unit in units_in_any(p.where, READY) if p.data.type[unit] != BLENHEIM]
    because: list[Json] = []
    for group in GROUPS:
        squadrons = [unit for unit in ready if p.data.group[p.home[unit]] == group]
        if squadrons:
            break
        because.append(reason("event-none-in-group", rule, {"group": group}))
    else:
        nothing(p, rule, because)
        return
    name = p.data.names[squadrons[0]]
    if len(squadrons) > 1:
        why = partial(why_not_after_blenheims, p, group)
        name = yield Choice(AFTER_BLENHEIMS, BRITISH, named(p, squadrons), {"group": group}, why_not=why)
    leave(p, p.data.number[name])
    p.tell("event-after-blenheims", rule, {"squadron": name, "group": group, "because": because})


def why_not_after_blenheims(p: RafPosition, group: int, answer: str) -> Reason | None:
    """Why a squadron cannot be sent after the Blenheims; None for what is no squadron."""
    unit = p.data.number.get(answer, NONE)
    if unit >= p.data.squadrons:
        return None
    rule = "lion:event.squadrons-intercept-blenheims"
    if unit in responding(p):
        return Reason("in-this-raid", rule, {"squadron": answer})
    if not READY[p.where[unit]]:
        return Reason("neither-ready-nor-patrolling", rule, {"squadron": answer})
    if p.data.type[unit] == BLENHEIM:
        return Reason("blenheims-stay", rule, {"squadron": answer})
    return Reason("other-group-first", rule, {"squadron": answer, "group": group})


def undetected_escort(p: RafPosition, event: CardEvent) -> Asks[None]:
    """One more fighter joins the escort: an Me 109, else an Me 110."""
    rule = "lion:event.undetected-escort.b"
    if not has_gruppen(p, BOMBER):
        nothing(p, rule, [reason("event-nobody-to-escort", rule)])
        return
    because: list[Json] = []
    unit = yield from extra_fighter(p, (ME109, ME110), rule, because)
    if unit != NONE:
        moved(p, [unit], CLOSE_ESCORT, "lion:event.undetected-escort.a", because)
