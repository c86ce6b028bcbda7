"""What is printed on map and cards, which lies open to everybody, and distances on the map."""

from __future__ import annotations

from functools import cache
from typing import Final

from tallyho.hksw.components import COLUMNS, HkswData
from tallyho.hksw.title import HKSW
from tallyho.hksw.vocabulary import CITY


def printed() -> HkswData:
    """Map, cards, targets and numbers; a pack laid over them changes the game, not what the bot counts on."""
    data = HKSW.data()
    assert isinstance(data, HkswData)
    return data


DATA: Final = printed()
ROW: Final = tuple(square // len(COLUMNS) for square in range(DATA.box))
COLUMN: Final = tuple(square % len(COLUMNS) for square in range(DATA.box))
NEVER: Final = 99
"""A distance that nobody covers, such as that of a flight on its box."""


def apart(one: int, other: int) -> int:
    """The squares between two squares, as a flight counts them: diagonals are as short as any (R-08)."""
    return distances(one)[other]


@cache
def distances(square: int) -> bytes:
    """How far it is from a square, or from a box, to every other: asked for a million times in a campaign."""
    if square == DATA.box:
        return bytes([NEVER] * (DATA.box + 1))
    across = (abs(column - COLUMN[square]) for column in COLUMN)
    return bytes([*map(max, (abs(row - ROW[square]) for row in ROW), across), NEVER])


@cache
def within(square: int, steps: int) -> tuple[int, ...]:
    """All squares at most so many steps from a square, itself included."""
    return tuple(one for one in range(DATA.box) if apart(square, one) <= steps)


@cache
def targets_within(square: int, steps: int) -> tuple[tuple[int, int], ...]:
    """All targets at most so many steps from a square, and how far they are."""
    found = ((target, apart(square, known.square)) for target, known in enumerate(DATA.targets))
    return tuple((target, far) for target, far in found if far <= steps)


@cache
def mission_points(target: int) -> int:
    """What a successful mission scores."""
    known = DATA.targets[target]
    if known.kind == CITY:
        return DATA.points["city-mission"] + known.production
    return DATA.points["site-mission"]
