"""Recovery: a flight is refitted, everybody goes home, the turn ends (patrol:8)."""

from __future__ import annotations

from functools import partial
from typing import Final

from tallyho.table import DONE, END, Asks, Choice, Jump, Prompt, Reason, mask, move_all, units_in, units_in_any

from .position import PatrolPosition
from .vocabulary import AIRBASE, BRITISH, CENTRE, FLIGHT, INTERCEPT, LOST, NORTH, RAID, REST, SOUTH

REFIT: Final = Prompt("refit", "patrol:8.1a")
ON_THE_GROUND: Final = mask((NORTH, CENTRE, SOUTH))


def refit(p: PatrolPosition) -> Asks[Jump]:
    """One reduced flight that stayed on the ground may be made full again."""
    may = [unit for unit in units_in_any(p.where, ON_THE_GROUND) if not p.full[unit]]
    if may:
        answer = yield Choice(REFIT, BRITISH, [DONE, *p.named(may)], why_not=partial(why_not_named, p))
        if answer != DONE:
            p.full[p.data.number[answer]] = 1
            p.tell("refitted", "patrol:8.1a", {"flight": answer})
    return None


def why_not_named(p: PatrolPosition, name: str) -> Reason | None:
    """Why a unit of this name cannot be refitted; None for a name that is no unit's."""
    unit = p.data.number.get(name)
    return None if unit is None else why_not(p, unit)


def why_not(p: PatrolPosition, unit: int) -> Reason | None:
    """Why a unit cannot be refitted; None if it can."""
    if p.data.kind[unit] != FLIGHT:
        return Reason("not-a-flight", "patrol:1a")
    if p.where[unit] in (INTERCEPT, LOST):
        return Reason("flight-has-flown", "patrol:8.1b")
    return Reason("flight-is-full", "patrol:8.1a") if p.full[unit] else None


def landing(p: PatrolPosition) -> Jump:
    """Flights go home; raiders that flew rest through the next turn."""
    for unit in units_in(p.where, INTERCEPT):
        p.where[unit] = p.data.start[unit]
    move_all(p.where, REST, AIRBASE)
    move_all(p.where, RAID, REST)
    return None


def turn_end(p: PatrolPosition) -> Jump:
    """After the scenario's last turn the game ends (patrol:8.3a)."""
    return END if p.turn >= p.turns else "watch.new-turn"
