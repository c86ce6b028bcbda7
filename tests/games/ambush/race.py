"""The race: the sides move by turns until they meet, and may be fired at on the way (ambush:5)."""

from __future__ import annotations

from functools import partial
from typing import Final

from tallyho.table import DONE, Asks, Choice, Jump, Prompt, Reason

from .components import SQUARES
from .fire import drawn_fire, sprung_trap
from .position import LOST, AmbushPosition
from .vocabulary import BLUE, COUNTERS, PINNED, RED, SIDES, SPRINT, counters_of, other, owner

MOVE: Final = Prompt("move", "ambush:5.1a")
MOVES: Final = 3
SPRINT_MOVES: Final = 2
BOTH: Final = 2  # passes in succession


def start(p: AmbushPosition) -> Jump:
    """Both sides have all their moves, and the one with the initiative is first (ambush:5.1a)."""
    p.left = [moves_of(p, RED), moves_of(p, BLUE)]
    p.turn = p.first
    p.passes = 0
    return None


def race(p: AmbushPosition) -> Asks[Jump]:
    """One turn of the race: it goes on until contact or until both have passed in succession (ambush:5.1e)."""
    answer = yield from asked_move(p, p.turn)
    if answer == DONE:
        p.passes += 1
    else:
        p.passes = 0
        p.left[p.turn] -= 1
        yield from move(p, answer)
    if p.attacker:
        return None
    p.turn = other(p.turn)
    return "advance.race" if p.passes < BOTH else "ending.recovery"


def moves_of(p: AmbushPosition, side: int) -> int:
    """How many moves a side has in this round (ambush:5.1d, ambush:4.3b)."""
    return MOVES + (SPRINT_MOVES if p.effect(side) == SPRINT else 0)


def asked_move(p: AmbushPosition, side: int) -> Asks[str]:
    """A side's next move; one that has none left, or none to make, passes."""
    left = p.left[side]
    possible = [
        f"{COUNTERS[counter]} {SQUARES[square]}"
        for counter in counters_of(side)
        for square in (p.data.beside[p.at[counter]] if p.at[counter] != LOST else ())
        if why_not(p, side, counter, square) is None
    ]
    if not left or not possible:
        return DONE
    return (yield Choice(MOVE, SIDES[side], [DONE, *possible], {"left": left}, why_not=partial(why_not_text, p, side)))


def why_not_text(p: AmbushPosition, side: int, text: str) -> Reason | None:
    """Why a move such as `r1 a2` cannot be made; None if it is no move at all."""
    name, _, place = text.partition(" ")
    if name not in COUNTERS or place not in SQUARES:
        return None
    return why_not(p, side, COUNTERS.index(name), SQUARES.index(place))


def why_not(p: AmbushPosition, side: int, counter: int, square: int) -> Reason | None:
    """Why a side cannot move a counter to a square; None if it can."""
    if owner(counter) != side or p.at[counter] == LOST:
        return Reason("not-your-counter", "ambush:5.1a")
    if p.state[counter] == PINNED:
        return Reason("counter-pinned", "ambush:5.1c", {"counter": COUNTERS[counter]})
    if square not in p.data.beside[p.at[counter]]:
        return Reason("not-adjacent", "ambush:5.1b", {"counter": COUNTERS[counter], "square": SQUARES[square]})
    if p.counter_in(square, side) is not None:
        return Reason("square-taken", "ambush:5.1b", {"square": SQUARES[square]})
    return None


def move(p: AmbushPosition, answer: str) -> Asks[None]:
    """A counter moves unless fire or a trap stops it; in an enemy's square it makes contact."""
    name, place = answer.split()
    counter, square = COUNTERS.index(name), SQUARES.index(place)
    p.tell("moves", "ambush:5.1a", {"counter": name, "square": place})
    stopped = yield from drawn_fire(p, counter, square)
    if not stopped:
        stopped = yield from sprung_trap(p, counter, square)
    if stopped:
        return
    origin, p.at[counter] = p.at[counter], square
    enemy = p.counter_in(square, other(owner(counter)))
    if enemy is not None:
        p.came_from = SQUARES[origin]
        contact(p, counter, enemy)


def contact(p: AmbushPosition, attacker: int, defender: int) -> None:
    """Both counters are turned up, without any die (ambush:6.1a)."""
    p.attacker, p.defender = COUNTERS[attacker], COUNTERS[defender]
    p.tell("contact", "ambush:6.1a", {"attacker": p.attacker, "defender": p.defender})
    p.turn_up(attacker, "ambush:6.1a")
    p.turn_up(defender, "ambush:6.1a")
