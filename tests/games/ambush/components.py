"""The map, the cards, the kinds of counter and the dice, read from their files and checked."""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

from tallyho.table import BadData, Components, Overlay
from tallyho.table.data import Row, Tables, laid_over, number_in, read_csv, read_toml, word_in

from .vocabulary import DECOY, EFFECTS, GROUNDS, KINDS, SCENARIOS, SYMBOLS, UNDER_COUNTERS, WOOD

FOLDER: Final = Path(__file__).parent / "data"
COLUMNS: Final = "abcd"
ROWS: Final = "12345"
SQUARES: Final = tuple(column + row for row in ROWS for column in COLUMNS)
HOME_ROWS: Final = (SQUARES[:4], SQUARES[-4:])
"""Of red and of blue (ambush:1c)."""
FEWEST_CARDS: Final = 7  # what the opening deals at most (ambush:3.3a, ambush:9b)


class Card(NamedTuple):
    """A card's effect and its speed (ambush:2b)."""

    effect: str
    speed: int


class AmbushData(Components):
    """All component data; what belongs to a kind is in lists by the number of the kind."""

    def __init__(self, tables: Tables) -> None:
        super().__init__(tables)
        self.beside = [_beside(square) for square in SQUARES]
        self.woods = _woods(tables)
        self.cards = {name: _card(name, row) for name, row in tables["cards"].items()}
        self.card_names = tuple(self.cards)
        if len(self.cards) < FEWEST_CARDS:
            raise BadData(f"cards.csv: there are {len(self.cards)} cards; the opening needs {FEWEST_CARDS}")
        self.fire = self._of_kinds("fire", 4)
        self.strength = self._of_kinds("strength", 9)
        self.value = self._of_kinds("value", 9)
        self.faces = {name: number_in(f"die.{name}", self._row("die", name), "faces", 1, 6) for name in SYMBOLS}
        self.rounds = {
            name: number_in(f"scenarios.{name}", self._row("scenarios", name), "rounds", 1, 8) for name in SCENARIOS
        }

    def _of_kinds(self, column: str, most: int) -> list[int]:
        """A column of the kinds, with a 0 for what is not yet decided; a decoy has 0 in all of them (ambush:2a)."""
        found = [0]
        for kind in UNDER_COUNTERS:
            low, high = (0, 0) if kind == KINDS[DECOY] else (1, most)
            found.append(number_in(f"kinds.{kind}", self._row("kinds", kind), column, low, high))
        return found

    def _row(self, table: str, name: str) -> Row:
        found = self.tables[table].get(name)
        if found is None:
            raise BadData(f"tables.toml: there is no row [{table}.{name}]")
        return found


def load(overlay: Overlay) -> AmbushData:
    """The data of the three files with a pack laid over."""
    tables: Tables = {
        "squares": read_csv(FOLDER / "squares.csv", "square", ("square", "ground", "source")),
        "cards": read_csv(FOLDER / "cards.csv", "card", ("card", "effect", "speed", "source")),
        **read_toml(FOLDER / "tables.toml"),
    }
    return AmbushData(laid_over(tables, overlay))


def _beside(square: str) -> list[int]:
    """The squares that share a side with a square (ambush:1b)."""
    column, row = COLUMNS.index(square[0]), ROWS.index(square[1])
    return [
        number
        for number, _ in enumerate(SQUARES)
        if abs(number % len(COLUMNS) - column) + abs(number // len(COLUMNS) - row) == 1
    ]


def _woods(tables: Tables) -> list[str]:
    found = tables["squares"]
    missing = [square for square in SQUARES if square not in found]
    unknown = [square for square in found if square not in SQUARES]
    if missing or unknown:
        raise BadData(
            f"squares.csv: missing squares: {', '.join(missing) or 'none'}; unknown: {', '.join(unknown) or 'none'}"
        )
    grounds = {square: word_in(f"squares.csv {square}", found[square], "ground", GROUNDS) for square in SQUARES}
    woods = [square for square in SQUARES if grounds[square] == WOOD]
    if not woods:
        raise BadData("squares.csv: no square is wood; traps need at least one")
    return woods


def _card(name: str, row: Row) -> Card:
    where = f"cards.csv {name}"
    return Card(word_in(where, row, "effect", EFFECTS), number_in(where, row, "speed", 1, 9))
