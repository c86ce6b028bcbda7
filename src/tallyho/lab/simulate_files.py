"""The files of a simulation: a Parquet file with a row for every game, another with one for every day, failures."""

from __future__ import annotations

import os
from collections.abc import Mapping
from datetime import date
from pathlib import Path
from typing import Any, Final

from tallyho import __version__
from tallyho.lab.simulate import Failed, Plan
from tallyho.lab.simulate_chronicle import Columns
from tallyho.lab.simulate_table import Table
from tallyho.table import BadSetup, Title

SUFFIX: Final = ".parquet"
TYPES: Final = {int: "int64", float: "float64", str: "string", bool: "bool", date: "date32"}
"""What Arrow calls the kinds of columns."""


def out_file(plan: Plan, wanted: Path | None) -> Path:
    """Where the games are written: what the user wants, or a file in the current folder named after the plan."""
    words = ["simulation", plan.game, plan.scenario, *plan.options, *(name for _, name in plan.bots)]
    path = wanted or Path("-".join(words) + SUFFIX)
    if path.suffix != SUFFIX:
        raise BadSetup(f"--out is {path}; the name of a Parquet file ends with {SUFFIX}")
    for file in (path, days_file(path)):
        if file.is_dir() or not os.access(file if file.exists() else file.parent, os.W_OK):
            raise BadSetup(
                f"{file} cannot be written; --out needs a file in a folder that exists and is yours to write in"
            )
    return path


def days_file(path: Path) -> Path:
    """Where the days are written, beside the games."""
    return path.with_name(f"{path.stem}-days{SUFFIX}")


def described(plan: Plan, title: Title[Any], failed: int) -> dict[str, str]:
    """What a file says of itself: all that it takes to simulate the same again."""
    return {
        "tallyho": __version__,
        "game": plan.game,
        "game_version": str(title.version),
        "scenario": plan.scenario,
        "options": " ".join(plan.options),
        "bots": " ".join(f"{side}={name}" for side, name in plan.bots),
        "seed": plan.seed,
        "games": str(plan.games),
        "failed": str(failed),
        "data": title.data(plan.overlay).digest,
    }


def write_parquet(path: Path, table: Table, columns: Columns, about: Mapping[str, str]) -> None:
    """Writes a table in one piece: there is the whole file or none."""
    import pyarrow as pa  # type: ignore[import-untyped] # noqa: PLC0415 - other commands should not wait for it
    from pyarrow import parquet  # noqa: PLC0415 - likewise

    kinds = [(name, pa.type_for_alias(TYPES[kind])) for name, kind in columns.items()]
    arrow = pa.table(table.columns, pa.schema(kinds, dict(about)))
    part = path.with_name(f".{path.name}.part")
    try:
        parquet.write_table(arrow, part, compression="zstd")
        part.replace(path)
    except OSError as error:
        raise BadSetup(f"{path} cannot be written: {error.strerror or error}") from error
    finally:
        part.unlink(missing_ok=True)


def keep_failed(failed: Failed, beside: Path) -> Path:
    """Writes the record of a failed game, the details as comments; `tallyho replay` takes it."""
    seed = "".join(letter if letter.isalnum() else "-" for letter in failed.seed)[:100]
    path = beside.with_name(f"{beside.stem}-failed-{seed}.record")
    comments = "".join(f"# {line}\n" for line in failed.details.splitlines())
    try:
        path.write_text(failed.record + comments, encoding="utf-8")
    except OSError as error:
        raise BadSetup(f"{path} cannot be written: {error.strerror}") from error
    return path
