"""Two plain players of Battle of Britain for the tests: they fly to the nearest target, and go to meet who comes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

DONE, NONE, EVENLY, BOMB, BOX = "done", "none", "evenly", "bomb", "box"
COLUMNS: Final = "ABCDEFGHIJKLMNOPQRSTUV"
RAIDERS: Final = ("2A", "3A")
"""The flights that get a mission; the others stay on the ground, so that the turn is short."""
REACH: Final = 3
"""Squares that a RAF flight moves."""
SIGHTED: Final = ("detected", "spotted")

Json = dict[str, Any]


@dataclass(frozen=True)
class Seen:
    """What a player sees when something is asked."""

    components: Json
    table: Json
    asked: Json

    @property
    def offers(self) -> list[str]:
        return [offer["answer"] for offer in self.asked["offers"]]

    def at(self, flight: str) -> str:
        """The square of a flight; empty while it is on its box."""
        square: str = self.table["at"][flight]
        return "" if square == BOX else square

    def nearest(self, goal: str, squares: list[str]) -> str:
        """Of these squares the one that is nearest to another."""
        return min(squares, key=lambda square: distance(square, goal))

    def squares(self, side: str) -> dict[str, str]:
        """Where the flights of a side are on the map."""
        flights = self.components["flights"]
        return {one: self.at(one) for one in flights if flights[one]["side"] == side and self.at(one)}

    def raiders(self) -> list[str]:
        """The squares of the Luftwaffe flights that can be attacked and that nobody has gone to meet yet."""
        met = self.squares("raf").values()
        found = self.squares("luftwaffe").items()
        return [square for one, square in found if self.table["radar"][one] in SIGHTED and square not in met]


def distance(one: str, other: str) -> int:
    """How many moves one square is from another."""
    return max(abs(COLUMNS.index(one[0]) - COLUMNS.index(other[0])), abs(int(one[1:]) - int(other[1:])))


def answer_of(seen: Seen) -> str:
    """What the player who is asked answers."""
    thinks = THOUGHTS.get(seen.asked["key"])
    return seen.offers[0] if thinks is None else thinks(seen)


# The Luftwaffe


def goal_of(seen: Seen) -> str:
    """The square of the target that the flight asked about is to bomb."""
    flight = seen.asked["args"]["flight"]
    [target] = [target for target, place in seen.table["missions"].items() if place == flight]
    return str(seen.components["targets"][target]["square"])


def _mission(seen: Seen) -> str:
    """The nearest target of the hand, but no radar station, of which everybody speaks."""
    flight, targets = seen.asked["args"]["flight"], seen.components["targets"]
    base = seen.components["flights"][flight]["square"]
    hand = [one for one in seen.offers if one != NONE and targets[one]["kind"] != "radar"]
    if flight not in RAIDERS or not hand:
        return NONE
    return min(hand, key=lambda one: distance(targets[one]["square"], base))


def _flight(seen: Seen) -> str:
    """Any that can fly, but nobody spends two tokens at once."""
    return next((one for one in seen.offers if one in RAIDERS), DONE)


def _fly(seen: Seen) -> str:
    """To the target, and bombs fall there."""
    goal, here = goal_of(seen), seen.at(seen.asked["args"]["flight"])
    if BOMB in seen.offers:
        return BOMB
    squares = [one for one in seen.offers if one != DONE]
    return DONE if here == goal or not squares else goal if goal in squares else seen.nearest(goal, squares)


def _home(seen: Seen) -> str:
    """Whoever need not go home yet and has not bombed stays."""
    return next((one for one in seen.offers if one.endswith("stay")), seen.offers[0])


# The RAF


def _intercept(seen: Seen) -> str:
    """The flight that is nearest."""
    return min(seen.offers[1:], key=lambda one: distance(seen.at(one), seen.asked["args"]["square"]))


def _race(seen: Seen) -> str:
    return seen.nearest(seen.asked["args"]["at"], seen.offers)


def _wing(seen: Seen) -> str:
    """A flight that can meet one of the enemy."""
    enemies, busy = seen.raiders(), seen.squares("luftwaffe").values()
    free = [one for one in seen.offers if one != DONE and seen.at(one) not in busy]
    return next((one for one in free if any(distance(seen.at(one), square) <= REACH for square in enemies)), DONE)


def _patrol(seen: Seen) -> str:
    return next((square for square in seen.raiders() if square in seen.offers), DONE)


def _last(seen: Seen) -> str:
    return seen.offers[-1]


def _done(_: Seen) -> str:
    return DONE


def _evenly(_: Seen) -> str:
    return EVENLY


def _first_but_done(seen: Seen) -> str:
    return next(one for one in seen.offers if one != DONE)


THOUGHTS: Final[dict[str, Callable[[Seen], str]]] = {
    "rotate": _last,
    "reserve": _last,
    "declare-dice": _last,
    "assign-squadron": _evenly,
    "assign-mission": _mission,
    "choose-flight": _flight,
    "fly": _fly,
    "send-home": _done,
    "next-square": _home,
    "reach-home": _home,
    "intercept": _intercept,
    "race": _race,
    "choose-wing": _wing,
    "move-wing": _patrol,
    "mark-dogfight": _first_but_done,
    "scramble": _done,
}
"""How they answer; to anything else the first answer will do."""
