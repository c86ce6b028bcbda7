"""What a simulation writes down of a game: the columns that all games have, and those a game adds by its chronicle.

A chronicle listens to one game in play and makes rows of it: one for the whole game, and one for each of its days (or
turns, or whatever the game counts). A line in CHRONICLES makes a game's chronicle known.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date
from importlib import import_module
from typing import ClassVar, Final, TypeAlias

from tallyho.lab.simulate_table import Section, Table
from tallyho.table import CHANCE, AnyGame, Defect, Event, Outcome

CHRONICLES: Final[dict[str, str]] = {
    "lion": "tallyho.lab.chronicle_lion:LionChronicle",
    "eagle": "tallyho.lab.chronicle_eagle:EagleChronicle",
    "hksw": "tallyho.lab.chronicle_hksw:HkswChronicle",
    "fbob": "tallyho.lab.chronicle_fbob:FbobChronicle",
}
"""Game id -> `module:name` of its chronicle; imported only when the game is simulated."""

Value: TypeAlias = "int | float | str | bool | date | None"
Row: TypeAlias = "Mapping[str, Value]"
Columns: TypeAlias = "Mapping[str, type]"
"""Names of columns with what is in them: int, float, str, bool or date; any value may be missing (None)."""

OF_EVERY_GAME: Final[Columns] = {
    "number": int,
    "seed": str,
    "winner": str,
    "level": str,
    "reason": str,
    "rule": str,
    "answers": int,
    "choices": int,
}
OF_EVERY_DAY: Final[Columns] = {"number": int, "seed": str}


class Chronicle:
    """Base of a game's chronicle, and the chronicle of games that have none of their own."""

    columns: ClassVar[Columns] = {}
    day_columns: ClassVar[Columns] = {}

    def __init__(self, game: AnyGame) -> None:
        """Begins with a game at its first ask; what was told before is heard next."""
        self.game = game

    def hear(self, event: Event) -> None:
        """Something has been told; `self.game.position` is the position at just that moment."""

    def row(self) -> Row:
        """The columns of a game that is over."""
        return {}

    def days(self) -> Sequence[Row]:
        """The rows of its days, in order."""
        return ()

    @staticmethod
    def summary(games: Table, days: Table) -> list[Section]:  # noqa: ARG004 - a game that has nothing to tell
        """What a reader wants to know first of many games; there is at least one."""
        return []


def chronicle_at(where: str) -> type[Chronicle]:
    """The chronicle at `module:name`; the plain one if nothing is named."""
    if not where:
        return Chronicle
    module, _, name = where.partition(":")
    found = getattr(import_module(module), name)
    assert isinstance(found, type)
    assert issubclass(found, Chronicle)
    return found


def columns_of(chronicle: type[Chronicle]) -> tuple[Columns, Columns]:
    """All columns of the table of games and of the table of days; no days if the chronicle counts none."""
    days = {**OF_EVERY_DAY, **chronicle.day_columns} if chronicle.day_columns else {}
    return {**OF_EVERY_GAME, **chronicle.columns}, days


def listening(chronicle: type[Chronicle], game: AnyGame) -> Chronicle:
    """A chronicle that hears all that a new game tells."""
    log = game.log
    assert log is not None
    made = chronicle(game)
    for event in log.events:
        made.hear(event)
    log.sinks = (*log.sinks, made.hear)
    return made


def game_row(chronicle: Chronicle, number: int) -> tuple[Value, ...]:
    """The row of a game that is over."""
    game = chronicle.game
    outcome: Outcome | None = game.outcome
    assert outcome is not None
    own: dict[str, Value] = {
        "number": number,
        "seed": game.setup.seed,
        **outcome._asdict(),
        "answers": len(game.history),
        "choices": sum(turn[0] != CHANCE for turn in game.history),
    }
    return checked({**own, **chronicle.row()}, columns_of(type(chronicle))[0])


def day_rows(chronicle: Chronicle, number: int) -> list[tuple[Value, ...]]:
    """The rows of its days."""
    columns = columns_of(type(chronicle))[1]
    own: dict[str, Value] = {"number": number, "seed": chronicle.game.setup.seed}
    return [checked({**own, **day}, columns) for day in chronicle.days()]


def checked(row: Row, columns: Columns) -> tuple[Value, ...]:
    """The values of a row in the order of the columns; a chronicle has to keep what its columns promise."""
    if row.keys() != columns.keys():
        raise Defect(f"the chronicle gives the columns {', '.join(row)}; it has promised {', '.join(columns)}")
    for name, kind in columns.items():
        if row[name] is not None and type(row[name]) is not kind:
            raise Defect(f"the chronicle says {row[name]!r} in column {name}, where it has promised {kind.__name__}")
    return tuple(row[name] for name in columns)
