"""Rows of the data files as the game keeps them, and how those that stand alone are read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from tallyho.hksw.vocabulary import FORMATIONS, NO, SIDES, YES
from tallyho.table.data import Row, number_in, word_in

LAST_TURN: Final = 11


class Kind(NamedTuple):
    """A type of aircraft."""

    name: str
    side: str
    dogfight: int
    north: int
    damage: int
    bombing: int
    dive: int
    bomber: bool
    short_range: bool


class Target(NamedTuple):
    """What a mission card names: an airfield, a radar station or a city."""

    name: str
    kind: str
    group: int
    square: int
    hits: int
    production: int


class Turn(NamedTuple):
    """A row of the table of game turns."""

    weather: str
    flown: str
    replaced: bool
    london: str
    removed: Mapping[str, int]
    named: tuple[int, ...]
    city_hits: int
    ace: int


class Rotation(NamedTuple):
    """A rotation: the donor sends cards of a type to the receiver."""

    number: int
    donor: int
    receiver: int
    type: str


class Scenario(NamedTuple):
    """A scenario: its turns, whether Luftflotte 5 flies, cards of each formation lost before, points for the RAF."""

    first: int
    last: int
    luftflotte_5: bool
    lost: tuple[int, ...]
    head_start: int


def kind_of(name: str, row: Row) -> Kind:
    """A row of types.csv."""
    where = f"types.csv {name}"
    bomber = word_in(where, row, "class", ("fighter", "bomber", "dive-bomber")) != "fighter"
    dogfight = number_in(where, row, "dogfight", 1, 9)
    return Kind(
        name,
        word_in(where, row, "side", SIDES),
        dogfight,
        number_in(where, row, "north", 1, dogfight),
        number_in(where, row, "damage", 1, 9),
        number_in(where, row, "bombing", 1 if bomber else 0, 9 if bomber else 0),
        number_in(where, row, "dive", 0, 9 if bomber else 0),
        bomber,
        word_in(where, row, "short_range", (YES, NO)) == YES,
    )


def scenario_of(name: str, row: Row) -> Scenario:
    """A row of the scenarios in tables.toml."""
    where = f"tables.toml scenarios.{name}"
    first = number_in(where, row, "first", 1, LAST_TURN)
    return Scenario(
        first,
        number_in(where, row, "last", first, LAST_TURN),
        word_in(where, row, "luftflotte-5", (YES, NO)) == YES,
        tuple(number_in(where, row, formation, 0, 60) if formation in row else 0 for formation in FORMATIONS),
        number_in(where, row, "head-start", 0, 60) if "head-start" in row else 0,
    )
