"""The British intercept (step 6): the question at the radar line and the race, square by square (R-10)."""

from __future__ import annotations

from typing import Final

from tallyho.hksw.position import HkswPosition
from tallyho.hksw.vocabulary import ASKED, DETECTED, INTERCEPTING, NO, NOBODY, OF_RAF, RAF, RAF_FLIGHTS
from tallyho.table import Args, Asks, Choice, Jump, Prompt, Reason

INTERCEPT: Final = Prompt("intercept", "hksw:6.intercept.a")
RACE: Final = Prompt("race", "hksw:6.intercept.c")


def asked_to_intercept(p: HkswPosition) -> Asks[None]:
    """On the first entry into a working radar line square the RAF may send one flight (hksw:6.intercept.m)."""
    flight = p.moving
    if p.radar[flight] != DETECTED or p.sortie_marks[flight] & ASKED:
        return
    p.sortie_marks[flight] |= ASKED  # hksw:6.intercept.n
    ready = [one for one in OF_RAF if _may_intercept(p, one)]
    args: Args = {"flight": p.data.flights[flight], "square": p.data.squares[p.at[flight]]}
    if not p.markers or not ready:
        p.tell("cannot-intercept", "hksw:6.intercept.j", {**args, "markers": p.markers})
        return
    names = [p.data.flights[one] for one in ready]
    answer = yield Choice(INTERCEPT, RAF, [NO, *names], args, why_not=lambda text: _why_not_intercept(p, text))
    if answer == NO:
        p.tell("not-intercepted", "hksw:6.intercept.k", args)
        return
    p.race = p.data.flight[answer]
    p.phase_marks[p.race] |= INTERCEPTING
    p.tell("intercepts", "hksw:6.intercept.m", {**args, "raf": answer})


def _may_intercept(p: HkswPosition, flight: int) -> bool:
    return p.at[flight] != p.data.box and not p.phase_marks[flight] & INTERCEPTING


def _why_not_intercept(p: HkswPosition, name: str) -> Reason | None:
    flight = p.data.flight.get(name, NOBODY)
    if flight not in OF_RAF:
        return None
    if p.at[flight] == p.data.box:
        return Reason("not-on-map", "hksw:6.intercept.j", {"flight": name})
    return Reason("has-intercepted", "hksw:6.intercept.i", {"flight": name})


def answered(p: HkswPosition) -> Asks[None]:
    """The intercepting flight moves one square, unless both are in the same already (hksw:6.intercept.b)."""
    flight = p.race
    if flight == NOBODY or in_contact(p):
        return
    squares = [one for one in p.data.raf_beside[p.at[flight]] if _why_not_race(p, one) is None]
    if not squares:
        return
    args: Args = {
        "flight": p.data.flights[flight],
        "quarry": p.data.flights[p.moving],
        "at": p.data.squares[p.at[p.moving]],
    }
    names = [p.data.squares[one] for one in squares]
    answer = yield Choice(RACE, RAF, names, args, why_not=lambda text: _why_not_race_to(p, text))
    p.at[flight] = p.data.square[answer]
    facts: Args = {"flight": p.data.flights[flight], "square": answer}
    p.tell("races", "hksw:6.intercept.c", facts)
    if not in_contact(p) and p.at[flight] in p.at[RAF_FLIGHTS:]:
        p.race = NOBODY
        p.tell("race-stopped", "hksw:7.movement.i", facts)


def _why_not_race_to(p: HkswPosition, name: str) -> Reason | None:
    if name not in p.data.square:
        return None
    square = p.data.square[name]
    if square not in p.data.beside[p.at[p.race]]:
        return Reason("not-beside", "hksw:6.intercept.c", {"flight": p.data.flights[p.race], "square": name})
    return _why_not_race(p, square)


def _why_not_race(p: HkswPosition, square: int) -> Reason | None:
    """Why the intercepting flight cannot enter a square beside it; None if it can."""
    facts: Args = {"flight": p.data.flights[p.race], "square": p.data.squares[square]}
    if not p.data.raf_may[square]:
        return Reason("enemy-coast", "hksw:7.movement.k", facts)
    return Reason("friend-there", "hksw:7.movement.g", facts) if square in p.at[:RAF_FLIGHTS] else None


def in_contact(p: HkswPosition) -> bool:
    """Whether the intercepting flight has reached its quarry (hksw:6.intercept.d)."""
    return p.race != NOBODY and p.at[p.race] == p.at[p.moving]


def stations(p: HkswPosition) -> Jump:
    """Flights sent to intercept go back to their airfields before the RAF moves (hksw:6.intercept.g, R-16)."""
    back = [flight for flight in p.on_map(OF_RAF) if p.phase_marks[flight] & INTERCEPTING]
    for flight in back:
        p.to_box(flight)  # all of them first: one may stand on the airfield of another
    for flight in back:
        facts: Args = {"flight": p.data.flights[flight]}
        if p.base_is_free(flight):
            p.at[flight] = p.data.base[flight]
            p.tell("back-on-station", "hksw:6.intercept.g", facts)
        else:
            p.tell("waits-on-box", "hksw:7.movement.h", facts)
    return "patrol.observers"
