"""The charts and factors as they stand in the files, read without the game: tests hold whatever is tuned there."""

from __future__ import annotations

import csv
import tomllib
from pathlib import Path
from typing import Any

import tallyho.fbob

FOLDER = Path(tallyho.fbob.__file__).parent / "data"
TABLES: dict[str, dict[str, Any]] = tomllib.loads((FOLDER / "tables.toml").read_text(encoding="utf-8"))
with (FOLDER / "units.csv").open(encoding="utf-8", newline="") as file:
    UNITS = {row["id"]: row for row in csv.DictReader(file)}
with (FOLDER / "ground.csv").open(encoding="utf-8", newline="") as file:
    GROUND = {row["id"]: row for row in csv.DictReader(file)}


def column(chart: str, value: int) -> int:
    """The column of a chart for a value."""
    return sum(least <= value for least in TABLES["columns"][chart]["least"]) - 1


def result(chart: str, die: int, value: int, shift: int = 0) -> str:
    """What a chart says for a die and a value; nothing left of the first column, the last one right of it."""
    row: list[str] = TABLES[chart][str(max(1, min(6, die)))]["results"]
    at = column(chart, value) + shift
    return "-" if at < 0 else row[min(at, len(row) - 1)]


def cell(chart: str, told: dict[str, Any]) -> str:
    """What stands where an event says that a chart was read."""
    row: list[str] = TABLES[chart][str(told["row"])]["results"]
    return "-" if told["column"] < 0 else row[told["column"]]


def die_for(chart: str, value: int, wanted: str) -> int:
    """A die with which a chart says what is wanted."""
    return next(die for die in range(1, 7) if result(chart, die, value) == wanted)


def modifier(name: str) -> int:
    """A modifier of a die."""
    value: int = TABLES["modifiers"][name]["value"]
    return value


def shift(name: str) -> int:
    """A shift of a column."""
    value: int = TABLES["shifts"][name]["value"]
    return value


def factor(unit: str, name: str) -> int:
    """A factor of an air unit."""
    return int(UNITS[unit][name])


def score(unit: str) -> int:
    """The points for an air unit."""
    row = UNITS[unit]
    value: int = TABLES["scores"]["riesen" if row["type"] == "RB" else row["class"]]["points"]
    return value


def fate(table: str, total: int) -> tuple[str, int, str]:
    """Effect, months and what becomes of an ace, of the Damage or Crash Table."""
    row = TABLES[table][str(max(1, min(len(TABLES[table]), total)))]
    return row["effect"], row["months"], row["ace"]
