"""A game's rules as rows, and the rulings on them; a ledger that contradicts itself is refused."""

from __future__ import annotations

import csv
from collections.abc import Collection, Iterable, Mapping
from importlib.resources.abc import Traversable
from io import StringIO
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

from tallyho.table.data import read_csv, word_in
from tallyho.table.errors import BadData
from tallyho.table.rules.ids import GAME, NAMED_RULING, RULE, RULING, in_section

Folder: TypeAlias = "Path | Traversable"

KINDS: Final = frozenset(
    {
        *("definition", "component", "setup", "scenario", "procedure", "choice", "chance"),
        *("restriction", "effect", "scoring", "victory", "optional", "advanced"),
    }
)
STATUSES: Final = frozenset({"text", "letter", "repair", "record", "reading", "inferred", "choice", "design"})

ROW_COLUMNS: Final = ("id", "section", "kind", "summary")
RULING_COLUMNS: Final = ("id", "status", "rules", "text")
COMPANIONS: Final = ("-rulings.csv", "-glossary.csv")


class Row(NamedTuple):
    """One rule as one sentence that a test can prove."""

    id: str
    section: str
    kind: str
    summary: str


class Ruling(NamedTuple):
    """How a doubtful rule is played: on what ground, which rules it bears on, and the words of it."""

    id: str
    status: str
    rules: tuple[str, ...]
    text: str


class Ledger:
    """The rows and rulings of one game, by id, in the order of the rulebook."""

    def __init__(self, game: str, rows: dict[str, Row], rulings: dict[str, Ruling]) -> None:
        self.game = game
        self.rows = rows
        self.rulings = rulings

    @staticmethod
    def read(folder: Folder, game: str) -> Ledger:
        """Reads GAME.csv, and GAME-rulings.csv if there is one."""
        file = folder / f"{game}.csv"
        if not file.is_file():
            raise BadData(f"there is no ledger {file}")
        sheet = _Sheet(file, ROW_COLUMNS)
        rows = {rule: _row(sheet, game, rule) for rule in sheet.table}
        if not rows:
            raise BadData(f"{file.name}: the ledger has no rows")
        ledger = Ledger(game, rows, _rulings(folder / f"{game}-rulings.csv", rows))
        for row in rows.values():
            _check_own_rulings(sheet, row, ledger)
        return ledger

    def rulings_of(self, rule: str) -> list[Ruling]:
        """The rulings that bear on a rule."""
        return [ruling for ruling in self.rulings.values() if rule in ruling.rules]

    def rows_in(self, section: str) -> list[Row]:
        """The rows of a section such as `lion:9.1`."""
        return [row for row in self.rows.values() if in_section(row.id, section)]

    def ruling(self, name: str) -> Ruling | None:
        """The ruling called `lion:R-40`, if there is one."""
        game, _, ruling = name.partition(":")
        return self.rulings.get(ruling) if game == self.game else None


def read_ledgers(folders: Iterable[Folder]) -> dict[str, Ledger]:
    """Every ledger in these folders by its game; a game may have only one."""
    ledgers: dict[str, Ledger] = {}
    found_in: dict[str, Folder] = {}
    for folder in folders:
        for game in _games_in(folder):
            if game in ledgers:
                raise BadData(f"the ledger {game}.csv of {folder} is a second one: {found_in[game]} has it too")
            ledgers[game] = Ledger.read(folder, game)
            found_in[game] = folder
    for game, ledger in ledgers.items():
        _check_foreign_rulings(found_in[game] / f"{game}.csv", ledger, ledgers)
    return dict(sorted(ledgers.items()))


def named_rulings(row: Row) -> list[tuple[str, str]]:
    """The rulings that a row's sentence names, each with its game: R-31 is of the row's own, lion:R-20 of Lion."""
    own = row.id.partition(":")[0]
    return [(found[1] or own, found[2]) for found in NAMED_RULING.finditer(row.summary)]


class _Sheet:
    """One file of rows with an id; knows on which line each row begins."""

    def __init__(self, file: Folder, columns: tuple[str, ...]) -> None:
        self.name = file.name
        self.table = read_csv(file, "id", columns)
        self.lines = _lines(file)

    def where(self, name: str) -> str:
        return f"{self.name} line {self.lines[name]}"

    def words(self, name: str, column: str) -> str:
        words = str(self.table[name][column]).strip()
        if not words:
            raise BadData(f"{self.where(name)}: column {column} is empty")
        return words

    def word(self, name: str, column: str, known: Collection[str]) -> str:
        return word_in(self.where(name), self.table[name], column, known)


def _lines(file: Folder) -> dict[str, int]:
    reader = csv.reader(StringIO(file.read_text(encoding="utf-8")))
    column = next(reader).index("id")
    lines: dict[str, int] = {}
    before = reader.line_num
    for cells in reader:
        if cells:
            lines[cells[column]] = before + 1
        before = reader.line_num
    return lines


def _row(sheet: _Sheet, game: str, rule: str) -> Row:
    known = RULE.fullmatch(rule)
    if known is None or known[1] != game or RULING.fullmatch(known[2]):
        raise BadData(f"{sheet.where(rule)}: id is {rule!r}; it must be {game}: and a number, such as {game}:9.1a")
    return Row(rule, sheet.words(rule, "section"), sheet.word(rule, "kind", KINDS), sheet.words(rule, "summary"))


def _rulings(file: Folder, rows: Mapping[str, Row]) -> dict[str, Ruling]:
    if not file.is_file():
        return {}
    sheet = _Sheet(file, RULING_COLUMNS)
    return {name: _ruling(sheet, name, rows) for name in sheet.table}


def _ruling(sheet: _Sheet, name: str, rows: Mapping[str, Row]) -> Ruling:
    if RULING.fullmatch(name) is None:
        raise BadData(f"{sheet.where(name)}: id is {name!r}; it must be R- and a number, such as R-07")
    rules = tuple(str(sheet.table[name]["rules"]).split())
    for rule in rules:
        if rule not in rows:
            raise BadData(f"{sheet.where(name)}: ruling {name} bears on {rule}, which is no row of the ledger")
        if rules.count(rule) > 1:
            raise BadData(f"{sheet.where(name)}: ruling {name} lists {rule} more than once")
    return Ruling(name, sheet.word(name, "status", STATUSES), rules, sheet.words(name, "text"))


def _check_own_rulings(sheet: _Sheet, row: Row, ledger: Ledger) -> None:
    for game, name in named_rulings(row):
        if game != ledger.game:
            continue
        if name not in ledger.rulings:
            raise BadData(f"{sheet.where(row.id)}: {row.id} names ruling {name}, which does not exist")
        if row.id not in ledger.rulings[name].rules:
            raise BadData(f"{sheet.where(row.id)}: {row.id} names ruling {name}, which does not list that row")


def _check_foreign_rulings(file: Folder, ledger: Ledger, ledgers: Mapping[str, Ledger]) -> None:
    for row in ledger.rows.values():
        for game, name in named_rulings(row):
            if game not in ledgers or name not in ledgers[game].rulings:
                line = _lines(file)[row.id]
                raise BadData(f"{file.name} line {line}: {row.id} names ruling {game}:{name}, which does not exist")


def _games_in(folder: Folder) -> list[str]:
    if not folder.is_dir():
        raise BadData(f"there is no ledger folder {folder}")
    names = sorted(file.name for file in folder.iterdir() if file.name.endswith(".csv"))
    games = [name.removesuffix(".csv") for name in names if not name.endswith(COMPANIONS)]
    if not games:
        raise BadData(f"{folder} holds no ledger: that is a file GAME.csv with the columns {', '.join(ROW_COLUMNS)}")
    for game in games:
        if GAME.fullmatch(game) is None:
            raise BadData(f"{folder}: {game!r} cannot be a game; its name must be small letters, digits and hyphens")
    return games
