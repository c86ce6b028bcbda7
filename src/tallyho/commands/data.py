"""`tallyho data`: what a game's component data says, and where it comes from."""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from textwrap import wrap
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from tallyho.commands import settings_of
from tallyho.commands.packs import read_pack
from tallyho.library import Library
from tallyho.table import BadData, Components
from tallyho.table.data import Table as Rows


def data(
    context: typer.Context,
    game: Annotated[str, typer.Argument(help="The game.")],
    table: Annotated[str, typer.Argument(help="One table of it; without, all tables are listed.")] = "",
    row: Annotated[str, typer.Argument(help="One row of that table.")] = "",
    fields: Annotated[
        bool, typer.Option("--fields", help="Show the fields of a position, as problem files set and expect them.")
    ] = False,
    sequence: Annotated[
        bool, typer.Option("--sequence", help="Show the sequence of play: every step and its rule.")
    ] = False,
    pack: Annotated[
        Path | None, typer.Option(metavar="FILE", help="A data pack of your own (TOML) to lay over ours.")
    ] = None,
) -> int:
    """Load and check a game's component data, and show its tables, its rows and their sources.

    A damaged file or pack is refused with file, row and reason. The digest is the one that stands in records.
    """
    title = Library(settings_of(context).games).title(game)
    if sequence:
        print(title.sequence.outline())
        return 0
    if fields:
        for name, field in title.fields.by_name.items():
            print(f"{name}: {field.says}")
        return 0
    components = title.data(read_pack(pack))
    if not table:
        _list_tables(game, components)
    elif not row:
        _list_rows(table, _of(components, table))
    else:
        _show_row(table, row, _of(components, table))
    return 0


def _list_tables(game: str, components: Components) -> None:
    shown = Table(title=f"{game}, data {components.digest}", title_justify="left")
    for heading in ("table", "rows", "sources"):
        shown.add_column(heading)
    for name, rows in components.tables.items():
        sources = Counter(str(row.get("source", "")).split(" ")[0] or "not said" for row in rows.values())
        shown.add_row(name, str(len(rows)), ", ".join(f"{source} {count}" for source, count in sources.most_common()))
    Console().print(shown)


def _list_rows(table: str, rows: Rows) -> None:
    columns = list(dict.fromkeys(column for row in rows.values() for column in row if column != "id"))
    cells = [["row", *columns], *([name, *(str(row.get(one, "")) for one in columns)] for name, row in rows.items())]
    width = sum(max(len(row[column]) for row in cells) + 3 for column, _ in enumerate(cells[0])) + 1
    if sys.stdout.isatty() and width > Console().width:
        _list_narrow(table, rows)
        return
    shown = Table(title=f"{table}, {len(rows)} rows", title_justify="left")
    for column in cells[0]:
        shown.add_column(column, no_wrap=True)
    for row in cells[1:]:
        shown.add_row(*row)
    Console(width=max(width, Console().width)).print(shown)


def _list_narrow(table: str, rows: Rows) -> None:
    """The rows of a table that is wider than the terminal: what is in each, one after the other."""
    print(f"{table}, {len(rows)} rows")
    for name, row in rows.items():
        told = [f"{column} {value}" for column, value in row.items() if column != "id" and str(value)]
        print(*wrap(f"{name}: {', '.join(told)}", Console().width, subsequent_indent="  "), sep="\n")


def _show_row(table: str, name: str, rows: Rows) -> None:
    if name not in rows:
        raise BadData(
            f"table {table} has no row {name!r}; it has {', '.join(list(rows)[:20])}{' ...' if len(rows) > 20 else ''}"
        )
    for column, value in rows[name].items():
        print(f"{column}: {value}")


def _of(components: Components, table: str) -> Rows:
    if table not in components.tables:
        raise BadData(f"there is no table {table!r}; there are {', '.join(components.tables)}")
    return components.tables[table]
