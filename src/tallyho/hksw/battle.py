"""Battle and bombing (step 8): the order of squares, and what happens in each after the air combat."""

from __future__ import annotations

from functools import partial
from typing import Final

from tallyho.hksw.bombing import bombing_run
from tallyho.hksw.position import HkswPosition
from tallyho.hksw.reach import goes_home, must_go_home
from tallyho.hksw.vocabulary import (
    DOGFIGHT,
    HOME,
    LUFTWAFFE,
    NOBODY,
    OF_LUFTWAFFE,
    OF_RAF,
    RAF,
    RESOLVED,
    STAY,
    TOOK_OFF,
)
from tallyho.table import Args, Asks, Choice, Jump, Prompt, Reason

NEXT_COMBAT: Final = Prompt("next-combat", "hksw:8.combat.c")
HEAD_HOME: Final = Prompt("head-home", "hksw:8.home.a")
NEXT_SQUARE: Final = Prompt("next-square", "hksw:8.order.a")
REACH_HOME: Final = Prompt("reach-home", "hksw:8.reach.a")


def next_combat(p: HkswPosition) -> Asks[Jump]:
    """The RAF chooses which air combat is fought next; when there is none, the other squares follow (R-38)."""
    marked = [flight for flight in OF_RAF if p.phase_marks[flight] & DOGFIGHT]
    if not marked:
        return "battle.other-squares"
    flight = marked[0]
    if len(marked) > 1:
        flight = p.data.flight[(yield Choice(NEXT_COMBAT, RAF, [p.data.flights[one] for one in marked]))]
    p.race = flight
    p.battle = p.luftwaffe_in(p.at[flight])
    return "dogfight.groups"


def head_home(p: HkswPosition) -> Asks[Jump]:
    """The RAF flights that have just fought stay or go home; of a Big Wing only one can stay."""
    for flight in (p.race, p.wing if p.wing != NOBODY and p.at[p.wing] == p.at[p.race] else NOBODY):
        if flight == NOBODY or p.at[flight] == p.data.box:
            continue
        facts: Args = {"flight": p.data.flights[flight], "number": p.card_at.count(flight)}
        crowded = flight != p.race and p.at[p.race] == p.at[flight]
        answer = HOME if crowded else (yield Choice(HEAD_HOME, RAF, [HOME, STAY], facts))
        if answer == HOME:
            p.to_box(flight)
        rule = "hksw:7.movement.h" if crowded else "hksw:8.home.b" if answer == HOME else "hksw:8.home.a"
        p.tell("goes-home" if answer == HOME else "stays-up", rule, facts)
    p.race = NOBODY
    return None


def square_of_combat(p: HkswPosition) -> Asks[Jump]:
    """After the combat the Luftwaffe flight, if it is still there, bombs and reaches for home."""
    flight = p.battle
    p.battle = NOBODY
    if p.at[flight] != p.data.box:
        yield from bombing_run(p, flight)
        home = must_go_home(p, flight)
        if not home:
            args: Args = {"flight": p.data.flights[flight], "fuel": p.fuel[flight]}
            home = (yield Choice(REACH_HOME, LUFTWAFFE, [HOME, STAY], args)) == HOME
        if p.at[flight] != p.data.box:
            yield from _leave_or_stay(p, flight, home=home)
    return "battle.next-combat"


def other_squares(p: HkswPosition) -> Asks[Jump]:
    """The Luftwaffe resolves its other flights in an order of its own; each that may choose goes home or stays."""
    offers = [offer for flight in OF_LUFTWAFFE if _to_resolve(p, flight) for offer in _ways(p, flight)]
    if not offers:
        return "end.phase"
    answer = offers[0]
    if len(offers) > 1:
        answer = yield Choice(NEXT_SQUARE, LUFTWAFFE, offers, why_not=partial(_why_not_square, p))
    name, _, way = answer.partition(" ")
    flight = p.data.flight[name]
    yield from bombing_run(p, flight)
    if p.at[flight] != p.data.box:
        yield from _leave_or_stay(p, flight, home=way != STAY)
    return "battle.other-squares"


def _to_resolve(p: HkswPosition, flight: int) -> bool:
    """A flight that has taken off, is on the map and has not been resolved in this phase."""
    return (
        p.at[flight] != p.data.box and bool(p.sortie_marks[flight] & TOOK_OFF) and not p.phase_marks[flight] & RESOLVED
    )


def _ways(p: HkswPosition, flight: int) -> list[str]:
    """A flight that bombs or must go home has no choice; another goes home or stays."""
    name = p.data.flights[flight]
    if p.has_run(flight) or must_go_home(p, flight):
        return [name]
    return [f"{name} {STAY}", f"{name} {HOME}"]


def _why_not_square(p: HkswPosition, answer: str) -> Reason | None:
    name, _, way = answer.partition(" ")
    flight = p.data.flight.get(name, NOBODY)
    if flight not in OF_LUFTWAFFE or not _to_resolve(p, flight):
        return None
    return Reason("must-go-home", "hksw:8.reach.a", {"flight": name}) if way == STAY else None


def _leave_or_stay(p: HkswPosition, flight: int, *, home: bool) -> Asks[None]:
    p.phase_marks[flight] |= RESOLVED
    if home:
        yield from goes_home(p, flight)
