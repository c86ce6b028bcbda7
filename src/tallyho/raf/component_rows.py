"""Checked reading of rows: every value is what it should be, or a sentence says where it is not."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

from tallyho.raf.vocabulary import DAYS
from tallyho.table.ask import Json
from tallyho.table.data import Row, Table, Tables, number_in, word_in
from tallyho.table.errors import BadData


def table_of(tables: Tables, name: str, row_ids: Iterable[str] | None = None) -> Table:
    """A table by its name; with row ids, exactly those rows must be there."""
    if name not in tables:
        raise BadData(f"there is no table {name}; it must be in the data")
    table = tables[name]
    if row_ids is None:
        return table
    wanted = list(row_ids)
    for row_id in wanted:
        if row_id not in table:
            raise BadData(f"{name}: there is no row {row_id}; the rows must be {listed(wanted)}")
    for row_id in table:
        if row_id not in wanted:
            raise BadData(f"{name} {row_id}: there is no such row; the rows must be {listed(wanted)}")
    return {row_id: table[row_id] for row_id in wanted}


def listed(words: Collection[str]) -> str:
    """Some words for a sentence, shortened if they are many."""
    if len(words) <= 20:
        return ", ".join(words)
    some = list(words)
    return f"{', '.join(some[:3])} ... {some[-1]}"


def text_in(where: str, row: Row, column: str) -> str:
    """The text in a column; an empty one if it is left out."""
    value = row.get(column, "")
    if not isinstance(value, str):
        raise BadData(f"{where}: {column} is {value!r}; it must be text")
    return value


def named_in(where: str, row: Row, column: str) -> str:
    """The text in a column, which must not be empty."""
    value = text_in(where, row, column)
    if not value:
        raise BadData(f"{where}: {column} is empty; it must be text")
    return value


def index_in(where: str, row: Row, column: str, words: Sequence[str]) -> int:
    """The number of the word in a column."""
    return words.index(word_in(where, row, column, words))


def flag_in(where: str, row: Row, column: str) -> bool:
    """Whether a column says true (in CSV: yes); left out, it does not."""
    value = row.get(column, "")
    if value is True or value == "yes":
        return True
    if value is False or value == "":
        return False
    raise BadData(f"{where}: {column} is {value!r}; it must be yes (or true) or be left out")


def words_in(where: str, row: Row, column: str, words: Collection[str]) -> tuple[str, ...]:
    """Different words of a list, in CSV parted by |; none if the column is left out."""
    value = row.get(column, [])
    if isinstance(value, str):
        value = [word for word in value.split("|") if word]
    if not isinstance(value, list):
        raise BadData(f"{where}: {column} is {value!r}; it must be a list")
    found: list[str] = []
    for word in value:
        if not isinstance(word, str) or word not in words:
            raise BadData(f"{where}: {column} has {word!r}; it must be one of {listed(list(words))}")
        if word in found:
            raise BadData(f"{where}: {column} has {word!r} twice; once is enough")
        found.append(word)
    return tuple(found)


def indexes_in(where: str, row: Row, column: str, words: Sequence[str]) -> tuple[int, ...]:
    """The numbers of different words of a list."""
    return tuple(words.index(word) for word in words_in(where, row, column, words))


def list_in(where: str, row: Row, column: str, length: int) -> list[Json]:
    """A list of so many values."""
    value = row.get(column)
    if not isinstance(value, list) or len(value) != length:
        raise BadData(f"{where}: {column} is {value!r}; it must be a list of {length}")
    return value


def texts_in(where: str, row: Row, column: str, length: int, words: Collection[str] = ()) -> tuple[str, ...]:
    """A list of so many texts, which may be equal; with words, each is one of them."""
    found: list[str] = []
    for value in list_in(where, row, column, length):
        if not isinstance(value, str) or (words and value not in words):
            wanted = f"one of {', '.join(words)}" if words else "text"
            raise BadData(f"{where}: {column} has {value!r}; it must be {wanted}")
        found.append(value)
    return tuple(found)


def numbers_in(where: str, row: Row, column: str, length: int, between: tuple[int, int]) -> tuple[int, ...]:
    """A list of so many whole numbers within bounds."""
    found: list[int] = []
    low, high = between
    for value in list_in(where, row, column, length):
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise BadData(f"{where}: {column} has {value!r}; it must be a whole number from {low} to {high}")
        found.append(value)
    return tuple(found)


def rows_in(where: str, row: Row, column: str, columns: Collection[str]) -> list[Row]:
    """A list of small rows with no other columns than these; none if it is left out."""
    value = row.get(column, [])
    if not isinstance(value, list):
        raise BadData(f"{where}: {column} is {value!r}; it must be a list of tables")
    return [row_of(f"{where} {column} {place}", one, columns) for place, one in enumerate(value, start=1)]


def row_in(where: str, row: Row, column: str, columns: Collection[str]) -> Row:
    """A small row with no other columns than these."""
    return row_of(f"{where} {column}", row.get(column), columns)


def row_of(where: str, value: Json | None, columns: Collection[str]) -> Row:
    """A value that must be a small row with no other columns than these."""
    if not isinstance(value, dict):
        raise BadData(f"{where} is {value!r}; it must be a table with {', '.join(columns)}")
    known_columns(where, value, columns)
    return value


def known_columns(where: str, row: Mapping[str, Json], columns: Collection[str]) -> None:
    """Refuses a column that nobody reads."""
    for column in row:
        if column not in columns:
            raise BadData(f"{where}: there is no column {column}; there are {', '.join(columns)}")


def day_in(where: str, row: Row, column: str) -> int:
    """The number of the Calendar day in a column."""
    return day_of(f"{where}: {column}", row.get(column))


def day_of(where: str, value: Json | None) -> int:
    """The number of a Calendar day."""
    if not isinstance(value, str) or value not in DAYS:
        raise BadData(f"{where} is {value!r}; it must be a day from {DAYS[0]} to {DAYS[-1]}")
    return DAYS.index(value)


def optional_in(where: str, row: Row, column: str, low: int, high: int) -> int | None:
    """The whole number in a column that may be left out or be empty."""
    return None if row.get(column, "") == "" else number_in(where, row, column, low, high)


def bands_of(where: str, texts: Sequence[str], first: int, size: int) -> bytes:
    """Which band holds each number from 0 to size - 1, read from texts such as `3`, `4-5`, `8+` and `-` for none.

    Bands must run on from `first` without gap or overlap, and the last one must be open.
    """
    found = bytearray(size)
    after = first
    for place, text in enumerate(texts):
        if text == "-":
            continue
        low, high = _band(where, text, size)
        if low != after:
            raise BadData(f"{where}: {text!r} must begin with {after}; numbers run on without gap or overlap")
        found[low : high + 1] = bytes([place]) * (high + 1 - low)
        after = high + 1
    if after != size:
        raise BadData(f"{where}: {texts[-1]!r} ends at {after - 1}; the last of them must be open, such as `{after}+`")
    return bytes(found)


def _band(where: str, text: str, size: int) -> tuple[int, int]:
    low, _, high = text.removesuffix("+").partition("-")
    last = str(size - 1) if text.endswith("+") else high or low
    if not (low.isascii() and low.isdigit() and last.isascii() and last.isdigit() and int(low) <= int(last) < size):
        raise BadData(f"{where}: {text!r} is no range; write it as `3`, `4-5`, `8+` or `-` for none")
    return int(low), int(last)


class Numbers:
    """A table of single numbers, each to be read once."""

    def __init__(self, name: str, table: Table) -> None:
        self.name = name
        self.table = table
        self.read: list[str] = []

    def one(self, name: str, low: int, high: int) -> int:
        """One of the numbers, within bounds."""
        if name not in self.table:
            raise BadData(f"{self.name}: there is no row {name}; it must be a whole number from {low} to {high}")
        self.read.append(name)
        return number_in(f"{self.name} {name}", self.table[name], "value", low, high)

    def refuse_others(self) -> None:
        """Refuses numbers that nothing reads."""
        table_of({self.name: self.table}, self.name, self.read)
