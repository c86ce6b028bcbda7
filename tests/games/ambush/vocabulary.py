"""The words of the game: sides, counters and what can be said of them, places of cards."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

SIDES: Final = ("red", "blue")
RED, BLUE = range(2)  # sides are numbers inside the rules; their names are for asking and telling

COUNTERS: Final = ("r1", "r2", "r3", "r4", "b1", "b2", "b3", "b4")
EACH: Final = 4  # counters of a side


class Kind(IntEnum):
    """What lies under a counter; NONE until the sides have decided."""

    NONE = 0
    DECOY = 1
    SCOUT = 2
    RIFLES = 3
    GUN = 4


NONE, DECOY, SCOUT, RIFLES, GUN = Kind
KINDS: Final = tuple(kind.name.lower() for kind in Kind)
UNDER_COUNTERS: Final = KINDS[1:]


class Face(IntEnum):
    """Whether a counter has been turned up; SEEN is face down, but the enemy has looked at it."""

    DOWN = 0
    SEEN = 1
    UP = 2


DOWN, SEEN, UP = Face
FACES: Final = tuple(face.name.lower() for face in Face)


class State(IntEnum):
    """What a counter has been through in this round."""

    READY = 0
    FIRED = 1
    PINNED = 2


READY, FIRED, PINNED = State
STATES: Final = tuple(state.name.lower() for state in State)


class Place(IntEnum):
    """Where a card is."""

    DECK = 0
    RED_HAND = 1
    BLUE_HAND = 2
    BURNT = 3
    PLAYED = 4


DECK, RED_HAND, BLUE_HAND, BURNT, PLAYED = Place
PLACES: Final = tuple(place.name.lower().replace("_", "-") for place in Place)
HANDS: Final = (RED_HAND, BLUE_HAND)

RECON: Final = "recon"
SPRINT: Final = "sprint"
AIM: Final = "aim"
SMOKE: Final = "smoke"
EFFECTS: Final = (RECON, SPRINT, AIM, SMOKE)

OPEN: Final = "open"
WOOD: Final = "wood"
GROUNDS: Final = (OPEN, WOOD)

HIT: Final = "hit"
PIN: Final = "pin"
MISS: Final = "miss"
SYMBOLS: Final = (HIT, PIN, MISS)

SKIRMISH: Final = "skirmish"
STAND: Final = "stand"
SCENARIOS: Final = (SKIRMISH, STAND)

NIGHT: Final = "night"
RESERVE: Final = "reserve"


def other(side: int) -> int:
    """The enemy of a side."""
    return 1 - side


def owner(counter: int) -> int:
    """The side of a counter."""
    return counter // EACH


def counters_of(side: int) -> range:
    """The counters of a side."""
    return range(side * EACH, side * EACH + EACH)
