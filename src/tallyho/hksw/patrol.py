"""The Observer Corps and RAF movement (steps 6 and 7): spotting, moves, dogfight markers, the Big Wing."""

from __future__ import annotations

from functools import partial
from typing import Final

from tallyho.hksw.dice import counted, roll
from tallyho.hksw.position import HkswPosition
from tallyho.hksw.vocabulary import (
    DOGFIGHT,
    GROUP_12,
    INTERCEPTING,
    MOVED,
    NOBODY,
    OF_LUFTWAFFE,
    OF_RAF,
    RAF,
    RAF_FLIGHTS,
    SPOTTED,
    TOOK_OFF,
    UNDETECTED,
    WHITE,
)
from tallyho.table import DONE, Args, Asks, Choice, Jump, Prompt, Reason

OBSERVER_DIE: Final = Prompt("observer-die", "hksw:6.observer.b")
CHOOSE: Final = Prompt("choose-wing", "hksw:7.movement.a")
MOVE: Final = Prompt("move-wing", "hksw:7.movement.c")
MARK: Final = Prompt("mark-dogfight", "hksw:7.contact.a")


def observers(p: HkswPosition) -> Asks[Jump]:
    """A white die for every flight with a non-detect marker; a cross spots it."""
    for flight in p.on_map(OF_LUFTWAFFE):
        if p.radar[flight] == UNDETECTED:
            white = yield roll(p, OBSERVER_DIE, WHITE, 1)
            spotted = counted(white)[1]
            facts: Args = {"flight": p.data.flights[flight], "white": white}
            if spotted:
                p.radar[flight] = SPOTTED
            p.tell(
                "spotted" if spotted else "not-spotted", "hksw:6.observer.c" if spotted else "hksw:6.observer.d", facts
            )
    return None


def choose(p: HkswPosition) -> Asks[Jump]:
    """Which RAF flight moves next, and where to."""
    flights = [flight for flight in p.on_map(OF_RAF) if not p.phase_marks[flight] & (INTERCEPTING | MOVED)]
    if not flights:
        return None
    names = [p.data.flights[flight] for flight in flights]
    answer = yield Choice(CHOOSE, RAF, [DONE, *names], why_not=partial(_why_not_choose, p))
    if answer == DONE:
        return None
    flight = p.data.flight[answer]
    squares = reachable(p, flight)
    args: Args = {"flight": answer, "at": p.data.squares[p.at[flight]]}
    offers = [DONE, *(p.data.squares[one] for one in squares)]
    to = yield Choice(MOVE, RAF, offers, args, why_not=partial(_why_not_move, p, flight))
    p.phase_marks[flight] |= MOVED
    if to != DONE:
        _move(p, flight, p.data.square[to])
    return "patrol.choose"


def _why_not_choose(p: HkswPosition, name: str) -> Reason | None:
    """Why a flight cannot be moved."""
    flight = p.data.flight.get(name, NOBODY)
    if flight not in OF_RAF:
        return None
    facts: Args = {"flight": name}
    if p.at[flight] == p.data.box:
        return Reason("not-on-map", "hksw:7.movement.a", facts)
    if p.phase_marks[flight] & INTERCEPTING:
        return Reason("has-intercepted", "hksw:7.movement.l", facts)
    return Reason("has-moved", "hksw:7.movement.e", facts)


def reachable(p: HkswPosition, flight: int) -> list[int]:
    """The squares in which a flight may end its move (hksw:7.movement)."""
    friends = set(p.at[:RAF_FLIGHTS])
    return [one for one in _in_reach(p, flight) if one not in friends or joins_wing(p, flight, one)]


def _in_reach(p: HkswPosition, flight: int) -> list[int]:
    """The squares that a flight can reach; it stops where an enemy is (hksw:7.movement.i)."""
    squares = p.data.raf_reach[p.at[flight]]
    enemies = set(squares).intersection(p.at[RAF_FLIGHTS:])
    return p.data.raf_squares_from(p.at[flight], enemies) if enemies else squares


def joins_wing(p: HkswPosition, flight: int, square: int) -> bool:
    """Whether a flight may end its move beside another of 12 Group as a Big Wing (R-12)."""
    if not p.big_wing or p.turn < p.data.big_wing_turn or p.wing != NOBODY or not p.markers:
        return False
    first = p.raf_in(square)
    return (
        p.data.formation[flight] == GROUP_12
        and p.data.formation[first] == GROUP_12
        and not p.phase_marks[first] & INTERCEPTING
        and attackable(p, square) != NOBODY
    )


def attackable(p: HkswPosition, square: int) -> int:
    """The Luftwaffe flight in a square that the RAF can attack; NOBODY if there is none (hksw:6.observer.d)."""
    flight = p.luftwaffe_in(square)
    if flight == NOBODY or p.radar[flight] == UNDETECTED or not p.sortie_marks[flight] & TOOK_OFF:
        return NOBODY
    return flight


def _move(p: HkswPosition, flight: int, square: int) -> None:
    first = p.raf_in(square)
    p.at[flight] = square
    facts: Args = {"flight": p.data.flights[flight], "square": p.data.squares[square]}
    p.tell("patrols", "hksw:7.movement.c", facts)
    if first != NOBODY:
        p.wing = flight
        p.phase_marks[first] |= MOVED  # its move is over, or the wing would break up (hksw:7.contact.a)
        place_marker(p, first)
        p.tell("big-wing", "hksw:turns.9.g", {**facts, "first": p.data.flights[first]})


def _why_not_move(p: HkswPosition, flight: int, name: str) -> Reason | None:
    """Why a flight cannot end its move in a square."""
    if name not in p.data.square:
        return None
    square = p.data.square[name]
    facts: Args = {"flight": p.data.flights[flight], "square": name}
    if square == p.at[flight]:
        return Reason("already-there", "hksw:7.movement.d", facts)
    if not p.data.raf_may[square]:
        return Reason("enemy-coast", "hksw:7.movement.k", facts)
    if square not in p.data.raf_reach[p.at[flight]]:
        return Reason("too-far", "hksw:7.movement.c", facts)
    if square in p.at[:RAF_FLIGHTS]:
        return Reason("friend-there", "hksw:7.movement.g", facts)
    return Reason("enemy-in-the-way", "hksw:7.movement.i", facts)


def markers(p: HkswPosition) -> Asks[Jump]:
    """Flights in a square with a Luftwaffe flight may get a dogfight marker, as long as there are any."""
    while p.markers and (flights := [flight for flight in OF_RAF if may_mark(p, flight)]):
        names = [p.data.flights[flight] for flight in flights]
        answer = yield Choice(MARK, RAF, [DONE, *names], {"left": p.markers}, why_not=partial(_why_not_mark, p))
        if answer == DONE:
            break
        place_marker(p, p.data.flight[answer])
    return None


def may_mark(p: HkswPosition, flight: int) -> bool:
    """Whether a flight may be given a dogfight marker (hksw:7.contact)."""
    return (
        p.at[flight] != p.data.box
        and flight != p.wing
        and not p.phase_marks[flight] & (INTERCEPTING | DOGFIGHT)
        and attackable(p, p.at[flight]) != NOBODY
    )


def place_marker(p: HkswPosition, flight: int) -> None:
    """An air combat marker, dogfight side up."""
    if p.phase_marks[flight] & DOGFIGHT:
        return
    p.markers -= 1
    p.phase_marks[flight] |= DOGFIGHT
    enemy = p.luftwaffe_in(p.at[flight])
    facts: Args = {
        "flight": p.data.flights[flight],
        "enemy": p.data.flights[enemy],
        "square": p.data.squares[p.at[flight]],
    }
    p.tell("dogfight-marked", "hksw:7.contact.a", facts)


def _why_not_mark(p: HkswPosition, name: str) -> Reason | None:
    flight = p.data.flight.get(name, NOBODY)
    if flight not in OF_RAF or p.at[flight] == p.data.box:
        return None
    facts: Args = {"flight": name}
    if p.phase_marks[flight] & INTERCEPTING:
        return Reason("has-intercepted", "hksw:7.contact.d", facts)
    if p.luftwaffe_in(p.at[flight]) == NOBODY:
        return Reason("no-enemy-there", "hksw:8.combat.a", facts)
    if attackable(p, p.at[flight]) == NOBODY:
        return Reason("enemy-undetected", "hksw:6.observer.d", facts)
    return Reason("has-marker", "hksw:7.contact.b", facts)
