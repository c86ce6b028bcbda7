"""Checked reading of the history files: every value is what it should be, or a sentence says where it is not."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from datetime import date
from importlib.resources.abc import Traversable
from io import StringIO
from pathlib import Path
from typing import Final, TypeAlias

from tallyho.table.data import Row, number_in, word_in
from tallyho.table.errors import BadData

File: TypeAlias = "Path | Traversable"
Folder: TypeAlias = "Path | Traversable"

LANGUAGES: Final = ("en", "fr")
FLAGS: Final = ("yes", "no")
SOURCES: Final = ("record",)
"""Where a row comes from: the record of the time, as books and pages print it."""

Line: TypeAlias = "tuple[str, Row]"
"""Where a row stands, for a sentence, and its columns as text."""


def lines_of(file: File, columns: Sequence[str]) -> list[Line]:
    """The rows of a file with just these columns, none of them short or long; every row has a source and a note."""
    try:
        text = file.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise BadData(f"{file.name} is not UTF-8 text: {error}") from error
    reader = csv.DictReader(StringIO(text), strict=True)
    try:
        _known(file.name, reader.fieldnames or (), columns)
        found = [_line(file.name, reader.line_num, row, len(columns)) for row in reader]
    except csv.Error as error:
        raise BadData(f"{file.name} line {reader.line_num} is not CSV: {error}") from error
    if not found:
        raise BadData(f"{file.name}: there is no row; there must be one at least")
    for where, row in found:
        word_in(where, row, "source", SOURCES)
        text_in(where, row, "source_note")
    return found


def _known(name: str, found: Sequence[str], columns: Sequence[str]) -> None:
    for column in columns:
        if column not in found:
            raise BadData(f"{name}: there is no column {column}; the columns must be {', '.join(columns)}")
    for column in found:
        if column not in columns:
            raise BadData(f"{name}: column {column} is unknown; the columns must be {', '.join(columns)}")
    if len(found) != len(columns):
        raise BadData(f"{name}: a column stands there twice; the columns must be {', '.join(columns)}")


def _line(name: str, number: int, row: dict[str, str], columns: int) -> Line:
    where = f"{name} line {number}"
    if None in row or None in row.values():
        raise BadData(f"{where}: the row has not the {columns} columns of the heading")
    return where, {**row}


def text_in(where: str, row: Row, column: str) -> str:
    """The text in a column, which must not be empty."""
    value = row[column]
    if not isinstance(value, str) or not value.strip():
        raise BadData(f"{where}: {column} is empty; it must be text")
    return value


def texts_in(where: str, row: Row, name: str) -> dict[str, str]:
    """A text in every language: `weather_en` and `weather_fr`."""
    return {language: text_in(where, row, f"{name}_{language}") for language in LANGUAGES}


def optional_texts_in(where: str, row: Row, name: str) -> dict[str, str]:
    """A text in every language, or in none."""
    return texts_in(where, row, name) if any(row[f"{name}_{language}"] for language in LANGUAGES) else {}


def optional_in(where: str, row: Row, column: str, high: int) -> int | None:
    """The whole number in a column that may be empty."""
    return None if row[column] == "" else number_in(where, row, column, 0, high)


def date_in(where: str, row: Row, column: str) -> str:
    """The day in a column, as 1940-08-15."""
    value = str(row[column])
    try:
        if len(value) == len("1940-08-15"):
            return date.fromisoformat(value).isoformat()
    except ValueError:
        pass
    raise BadData(f"{where}: {column} is {value!r}; it must be a day such as 1940-08-15")


def flag_in(where: str, row: Row, column: str) -> bool:
    """Whether a column says yes; it must say yes or no."""
    return word_in(where, row, column, FLAGS) == "yes"
