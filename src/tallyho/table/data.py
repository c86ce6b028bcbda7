"""Component data: rows with a source, laid over by a player's own pack, known by a digest."""

from __future__ import annotations

import csv
import json
import tomllib
from collections.abc import Collection, Mapping
from functools import cached_property
from hashlib import sha256
from io import StringIO
from typing import Protocol, TypeAlias

from tallyho.table.ask import Json
from tallyho.table.errors import BadData

Row: TypeAlias = "dict[str, Json]"
Table: TypeAlias = "dict[str, Row]"
Tables: TypeAlias = "dict[str, Table]"
Overlay: TypeAlias = "Mapping[str, Mapping[str, Mapping[str, Json]]]"
"""Table name -> row id -> columns that differ; a row that is not ours is added."""


class Readable(Protocol):
    """A file to read: a path or a resource of a package."""

    @property
    def name(self) -> str:
        """The file's name."""

    def read_text(self, encoding: str | None = None) -> str:
        """The file's text."""


class Components:
    """What every game of a title shares and never changes. Titles subclass it with their own tables."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    @cached_property
    def digest(self) -> str:
        """A short name for exactly this data; only games that are written down need it."""
        return digest(self.tables)


def digest(tables: Tables) -> str:
    """A short name for exactly this data."""
    canonical = json.dumps(tables, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return sha256(canonical.encode()).hexdigest()[:16]


def read_csv(file: Readable, key: str, columns: Collection[str]) -> Table:
    """A table of text rows by the value of one column; refuses missing columns and ids that are empty or not unique."""
    reader = csv.DictReader(StringIO(_text(file)))
    try:
        return _csv_table(file.name, reader, key, columns)
    except csv.Error as error:
        raise BadData(f"{file.name} line {reader.line_num} is not CSV: {error}") from error


def _csv_table(name: str, reader: csv.DictReader[str], key: str, columns: Collection[str]) -> Table:
    heading = list(reader.fieldnames or ())
    missing = sorted(set(columns) - set(heading))
    if missing:
        raise BadData(f"{name}: there is no column {', '.join(missing)}; found are {', '.join(heading)}")
    table: Table = {}
    for found in reader:
        where = f"{name} line {reader.line_num}"
        if None in found or None in found.values():
            raise BadData(f"{where}: the row has not the {len(heading)} columns of the heading")
        row: Row = dict(found)
        row_id = found[key]
        if not row_id:
            raise BadData(f"{where}: column {key} is empty")
        if row_id in table:
            raise BadData(f"{where}: {key} {row_id!r} occurs a second time")
        table[row_id] = row
    return table


def read_toml(file: Readable) -> Tables:
    """Tables of rows from a TOML file of the form `[table.row]`."""
    try:
        found = tomllib.loads(_text(file))
    except tomllib.TOMLDecodeError as error:
        raise BadData(f"{file.name} is not TOML: {error}") from error
    return {name: _rows(file.name, name, table) for name, table in found.items()}


def laid_over(tables: Tables, overlay: Overlay) -> Tables:
    """The tables with a pack laid over; ours stay as they are.

    >>> laid_over({"units": {"X": {"type": "spitfire"}}}, {"units": {"X": {"type": "hurricane"}}})
    {'units': {'X': {'type': 'hurricane'}}}
    """
    merged = dict(tables)
    for name, rows in overlay.items():
        if name not in tables:
            raise BadData(f"the data pack changes table {name!r}; the tables are {', '.join(sorted(tables))}")
        table = dict(tables[name])
        for row_id, changes in rows.items():
            table[row_id] = {**table.get(row_id, {}), **changes}
        merged[name] = table
    return merged


def as_overlay(found: Json, where: str) -> Overlay:
    """Data read from a file, checked to be a pack: `[table.row]` with columns."""
    if not isinstance(found, dict):
        raise BadData(f"{where} is not a table of tables")
    return {name: _rows(where, name, table) for name, table in found.items()}


def number_in(where: str, row: Row, column: str, low: int, high: int) -> int:
    """The whole number in a column, which must lie between low and high."""
    value = row.get(column)
    try:
        number = int(value) if isinstance(value, (int, str)) and not isinstance(value, bool) else None
    except ValueError:
        number = None
    if number is None or not low <= number <= high:
        raise BadData(f"{where}: {column} is {value!r}; it must be a whole number from {low} to {high}")
    return number


def word_in(where: str, row: Row, column: str, words: Collection[str]) -> str:
    """The word in a column, which must be one of these."""
    value = row.get(column)
    if not isinstance(value, str) or value not in words:
        raise BadData(f"{where}: {column} is {value!r}; it must be one of {', '.join(sorted(words))}")
    return value


def degrees_in(where: str, row: Row, column: str, most: int) -> float:
    """The degrees in a column, which must lie between minus and plus the most."""
    value = row.get(column)
    try:
        degrees = float(value) if isinstance(value, (int, float, str)) and not isinstance(value, bool) else None
    except ValueError:
        degrees = None
    if degrees is None or not -most <= degrees <= most:
        raise BadData(f"{where}: {column} is {value!r}; it must be degrees from -{most} to {most}")
    return degrees


def check_tables(tables: Tables, columns: Mapping[str, Collection[str]], rows: Mapping[str, Collection[str]]) -> None:
    """Every table is there, without unknown columns; those of tables.toml have just their rows."""
    for table, known in columns.items():
        if table not in tables:
            raise BadData(f"there is no table {table}; it must be in the data")
        where = f"tables.toml {table}." if table in rows else f"{table}.csv "
        for name, row in tables[table].items():
            unknown = [column for column in row if column not in known]
            if unknown:
                raise BadData(f"{where}{name}: there is no column {unknown[0]}; there are {', '.join(known)}")
    for table, names in rows.items():
        for name in [*names, *tables[table]]:
            if name not in tables[table]:
                raise BadData(f"tables.toml: there is no row [{table}.{name}]; it must be there")
            if name not in names:
                raise BadData(f"tables.toml {table}.{name}: there is no such row; the rows are {', '.join(names)}")


def _text(file: Readable) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise BadData(f"{file.name} is not UTF-8 text: {error}") from error


def _rows(where: str, name: str, table: object) -> Table:
    if not isinstance(table, dict) or not all(isinstance(row, dict) for row in table.values()):
        raise BadData(f"{where}: {name} is not a table of rows ([{name}.ROW])")
    for row_id, row in table.items():
        for column, value in row.items():
            if not _is_json(value):
                raise BadData(f"{where}: {column} of {name} {row_id} is {value!r}; write it as text or a number")
    return {str(row_id): dict(row) for row_id, row in table.items()}


def _is_json(value: object) -> bool:
    """TOML also knows dates and times, which no record or digest can hold."""
    if isinstance(value, list):
        return all(_is_json(one) for one in value)
    if isinstance(value, dict):
        return all(_is_json(one) for one in value.values())
    return isinstance(value, (str, int, float, bool))
