"""The rules of a game in the reader's language: `LANGUAGE/GAME.csv` and its rulings, beside the ledger `GAME.csv`."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from tallyho.table.data import Table, read_csv
from tallyho.table.errors import BadData
from tallyho.table.rules import Ledger

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

Folder: TypeAlias = "Path | Traversable"

LEDGER_LANGUAGE: Final = "en"
RULE_COLUMNS: Final = ("id", "section", "summary")
RULING_COLUMNS: Final = ("id", "text")


class RuleWords(NamedTuple):
    """What a rule says, the name of its section, and the language that both are in."""

    section: str
    text: str
    language: str


class RulingWords(NamedTuple):
    """What a ruling says, and the language that it is in."""

    text: str
    language: str


class Translated(NamedTuple):
    """The words of every rule (by `lion:9.1a`) and of every ruling (by `R-07`) of a ledger."""

    rules: dict[str, RuleWords]
    rulings: dict[str, RulingWords]


def rule_words(folders: Sequence[Folder], language: str, game: str) -> Translated:
    """The rules of a game in a language; in English where the language has no file for them.

    A file has the ids of the ledger: all of them, each once, and no others; no text in it is empty.
    """
    folder = _folder_of(folders, game)
    ledger = Ledger.read(folder, game)
    rules = _File(folder / language / f"{game}.csv", language)
    rulings = _File(folder / language / f"{game}-rulings.csv", language)
    return Translated(_rules(rules, ledger), _rulings(rulings, ledger))


def _folder_of(folders: Sequence[Folder], game: str) -> Folder:
    for folder in folders:
        if (folder / f"{game}.csv").is_file():
            return folder
    raise BadData(f"there is no ledger {game}.csv in {', '.join(map(str, folders)) or 'no folder at all'}")


def _rules(file: _File, ledger: Ledger) -> dict[str, RuleWords]:
    if not file.exists:
        return {row.id: RuleWords(row.section, row.summary, LEDGER_LANGUAGE) for row in ledger.rows.values()}
    table = file.table(RULE_COLUMNS, ledger.rows, "rule")
    return {
        rule: RuleWords(file.words(table, rule, "section"), file.words(table, rule, "summary"), file.language)
        for rule in ledger.rows
    }


def _rulings(file: _File, ledger: Ledger) -> dict[str, RulingWords]:
    if not file.exists:
        return {ruling.id: RulingWords(ruling.text, LEDGER_LANGUAGE) for ruling in ledger.rulings.values()}
    table = file.table(RULING_COLUMNS, ledger.rulings, "ruling")
    return {ruling: RulingWords(file.words(table, ruling, "text"), file.language) for ruling in ledger.rulings}


class _File:
    """A file of translations, called `fr/lion.csv` so that nobody takes it for the ledger of the same name."""

    def __init__(self, file: Folder, language: str) -> None:
        self.name = f"{language}/{file.name}"
        self.language = language
        self.exists = file.is_file()
        self._file = file

    def read_text(self, encoding: str | None = None) -> str:
        """The file's text."""
        return self._file.read_text(encoding=encoding)

    def table(self, columns: Collection[str], known: Collection[str], kind: str) -> Table:
        """The rows by their ids, which must be those of the ledger."""
        table = read_csv(self, "id", columns)
        strange = next((name for name in table if name not in known), None)
        if strange is not None:
            raise BadData(f"{self.name} row {strange}: the ledger has no such {kind}")
        missing = [name for name in known if name not in table]
        if missing:
            more = f", nor for {len(missing) - 1} more" if len(missing) > 1 else ""
            raise BadData(f"{self.name}: there is no row for the {kind} {missing[0]}{more}")
        return table

    def words(self, table: Table, name: str, column: str) -> str:
        """What a row says in a column."""
        words = str(table[name][column]).strip()
        if not words:
            raise BadData(f"{self.name} row {name}: column {column} is empty")
        return words
