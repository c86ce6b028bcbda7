"""Rows of the data files as the game keeps them, and how those that stand alone are read."""

from __future__ import annotations

from typing import Final, NamedTuple

from tallyho.fbob.vocabulary import (
    ACE_FATES,
    ACES,
    BOMBERS,
    BRITISH,
    CLASSES,
    EVENTS,
    FAKE,
    KINDS,
    MOST_AA,
    NO,
    RECYCLE,
    RIESEN,
    SIDES,
    TYPES,
    YES,
    ZEPPELIN,
)
from tallyho.table import BadData
from tallyho.table.ask import Json
from tallyho.table.data import Row, number_in, word_in

MOST_SPEED: Final = 12
MOST_ENDURANCE: Final = 24


class Unit(NamedTuple):
    """An air unit: who it is and what its counter shows."""

    name: str
    side: int
    type: str
    klass: int
    air: int
    pursuit: int
    defends: bool
    bombs: int
    strafes: bool
    speed: int
    endurance: int
    late: bool
    cost: int
    night: bool
    carrier: bool

    @property
    def riesen(self) -> bool:
        """Whether it has radio (fbob:28.1a)."""
        return self.type == RIESEN

    @property
    def score(self) -> str:
        """Its row in the table of scores."""
        return "riesen" if self.riesen else CLASSES[self.klass]


class Ground(NamedTuple):
    """A kind of land or naval unit of a side."""

    name: str
    side: int
    kind: str
    strength: int
    aa: int
    number: int
    cost: int
    points: int


class Fate(NamedTuple):
    """A row of the Damage or Crash Table: what happens to the unit, for how many months, what becomes of an ace."""

    effect: str
    months: int
    ace: str


class Happening(NamedTuple):
    """A random event."""

    effect: str
    sides: tuple[int, ...]
    number: int


class Scenario(NamedTuple):
    """The first and the last month (1 is May 1917) and the morale points of both sides at the start."""

    first: int
    last: int
    points: tuple[int, int]


class Force(NamedTuple):
    """What a side sets up in a country."""

    side: int
    country: str
    units: tuple[int, ...]
    fakes: int
    aerodromes: int
    aa: int
    early_warning: int
    headquarters: int


class Extra(NamedTuple):
    """The aces (by type) and ships of a side at set-up."""

    aces: tuple[int, int, int]
    tenders: int
    carriers: int


class Standard(NamedTuple):
    """Where our standard deployment has everything: hexes, and units with their hexes."""

    aerodromes: tuple[int, ...]
    headquarters: tuple[int, ...]
    early_warning: tuple[int, ...]
    aa: tuple[int, ...]
    tenders: tuple[int, ...]
    units: dict[int, int]
    fakes: tuple[int, ...]
    aces: tuple[int, ...]


class Sites(NamedTuple):
    """Hexes by name, and the place of each in the list."""

    names: tuple[str, ...]
    place: dict[int, int]


def unit_of(name: str, row: Row) -> Unit:
    """A row of units.csv."""
    where = f"units.csv {name}"
    side = word_in(where, row, "side", SIDES)
    klass = CLASSES.index(word_in(where, row, "class", CLASSES))
    fights = 0 if klass == FAKE else 1
    defends = word_in(where, row, "defends", (YES, NO)) == YES
    if klass in BOMBERS and not defends:
        raise BadData(f"{where}: defends is 'no'; a bomber only defends, so it must be 'yes'")
    kind = word_in(where, row, "type", TYPES[side])
    if (kind == "Fake") != (klass == FAKE):
        raise BadData(f"{where}: type is {kind!r} and class {CLASSES[klass]!r}; a Fake is one by both")
    endless = klass in (FAKE, ZEPPELIN)
    return Unit(
        name,
        SIDES.index(side),
        kind,
        klass,
        number_in(where, row, "air", fights, 9 * fights),
        number_in(where, row, "pursuit", fights, 9 * fights),
        defends,
        number_in(where, row, "bombs", 0, 9 * fights),
        word_in(where, row, "strafes", (YES, NO)) == YES,
        number_in(where, row, "speed", 1, MOST_SPEED),
        number_in(where, row, "endurance", 0 if endless else 1, 0 if endless else MOST_ENDURANCE),
        word_in(where, row, "late", (YES, NO)) == YES,
        number_in(where, row, "cost", 0, 20),
        word_in(where, row, "night", (YES, NO)) == YES,
        word_in(where, row, "carrier", (YES, NO) if side == BRITISH else (NO,)) == YES,
    )


def ground_of(name: str, row: Row) -> Ground:
    """A row of ground.csv."""
    where = f"ground.csv {name}"
    kind = word_in(where, row, "kind", KINDS)
    artillery = kind == KINDS[0]
    return Ground(
        name,
        SIDES.index(word_in(where, row, "side", (BRITISH,) if kind in ("carrier", "tender") else SIDES)),
        kind,
        number_in(where, row, "strength", 1 if artillery else 0, MOST_AA if artillery else 0),
        number_in(where, row, "aa", 0, 9),
        number_in(where, row, "count", 0, 40),
        number_in(where, row, "cost", 0, 20),
        number_in(where, row, "points", 1, 9),
    )


def fate_of(where: str, row: Row, effects: tuple[str, ...]) -> Fate:
    """A row of the Damage or Crash Table."""
    effect = word_in(where, row, "effect", effects)
    recycled = effect == RECYCLE
    months = number_in(where, row, "months", 1 if recycled else 0, 9 if recycled else 0)
    return Fate(effect, months, word_in(where, row, "ace", ACE_FATES))


def happening_of(where: str, row: Row) -> Happening:
    """A row of the random events."""
    side = word_in(where, row, "side", ("", "both", *SIDES))
    sides = {"": (), "both": (0, 1)}.get(side) if side not in SIDES else (SIDES.index(side),)
    return Happening(word_in(where, row, "effect", EVENTS), sides or (), number_in(where, row, "number", 0, 9))


def extra_of(where: str, row: Row) -> Extra:
    """A row of the aces and ships at set-up."""
    fighter, bomber, zeppelin = (number_in(where, row, ace, 0, 9) for ace in ACES)
    return Extra(
        (fighter, bomber, zeppelin), number_in(where, row, "tenders", 0, 2), number_in(where, row, "carriers", 0, 1)
    )


def texts_in(where: str, row: Row, column: str) -> list[str]:
    """The list of texts in a column."""
    value: Json = row.get(column)
    if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
        raise BadData(f"{where}: {column} is {value!r}; it must be a list of texts")
    return [str(one) for one in value]


def numbers_in(where: str, row: Row, column: str) -> list[int]:
    """The list of rising whole numbers in a column."""
    value: Json = row.get(column)
    numbers = (
        [one for one in value if isinstance(one, int) and not isinstance(one, bool)] if isinstance(value, list) else []
    )
    if not isinstance(value, list) or len(numbers) < max(1, len(value)) or numbers != sorted(set(numbers)):
        raise BadData(f"{where}: {column} is {value!r}; it must be a list of whole numbers, each above the one before")
    return numbers
