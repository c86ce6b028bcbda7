"""The map around what matters, as rows of signs; all that they show is told in words as well."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from tallyho.hksw.components import COLUMNS, ROWS
from tallyho.hksw.vocabulary import AIRFIELD, CITY, RADAR
from tallyho.terminal.hksw_table import HkswTable
from tallyho.terminal.screen import width_now

NEAR: Final = 7
"""So many squares from a Luftwaffe flight in the air RAF flights are on the map; so far goes a map around a place."""
WIDTH: Final = 3
ROW_NAME: Final = 5
"""The room for the number of a row."""
SIGNS: Final = {AIRFIELD: "o", RADAR: "^", CITY: "#"}
SEA, LAND, WATCHED, BLIND = ".", ":", "-", "x"
HIT, BOTH = "!", "*"


def map_around(table: HkswTable) -> list[str]:
    """A legend, a row of columns, and the rows of the map; nothing while no Luftwaffe flight is on it."""
    squares = _that_matter(table)
    return map_of(table, squares) if squares else []


def map_whole_or_around(table: HkswTable) -> list[str]:
    """The map around what matters; all of it while no Luftwaffe flight is on it."""
    return map_around(table) or map_of(table, [f"{COLUMNS[0]}1", f"{COLUMNS[-1]}{ROWS}"])


def map_of(table: HkswTable, squares: list[str], *, around: bool = False) -> list[str]:
    """The part of the map in which all these squares are; or what is `NEAR` them, too, as far as the lines are long."""
    margin = next((far for far in range(NEAR, 1, -1) if _between(2 * far + 1) is not None), 1) if around else 1
    columns = [COLUMNS.index(square[0]) for square in squares]
    rows = [int(square[1:]) for square in squares]
    across = range(max(0, min(columns) - margin), min(len(COLUMNS), max(columns) + margin + 1))
    down = range(max(1, min(rows) - margin), min(ROWS, max(rows) + margin) + 1)
    between = _between(len(across))
    if between is None:
        return [table.say("map-too-wide")]
    head = _row("", [COLUMNS[column] for column in across], between)
    body = [_row(str(row), [_sign(table, f"{COLUMNS[column]}{row}") for column in across], between) for row in down]
    return [table.say("map"), head, *body, *_radar_line(table)]


def _that_matter(table: HkswTable) -> list[str]:
    """The squares of Luftwaffe flights, of the targets that the side knows, and of the RAF flights near by."""
    german, british = table.flights
    on_map = [flight for flight in german if table.square(flight) is not None]
    if not on_map:
        return []
    up = [flight for flight in on_map if table.is_up(flight)]
    shown = _squares(table, up or on_map)
    missions = [target for flight in on_map if (target := table.target_of(flight)) is not None]
    near = [one for one in _squares(table, british) if not up or any(apart(one, other) <= NEAR for other in shown)]
    return [*shown, *near, *(table.target_square(target) for target in (*missions, *table.hand()))]


def _squares(table: HkswTable, flights: Iterable[str]) -> list[str]:
    return [square for flight in flights if (square := table.square(flight)) is not None]


def apart(one: str, other: str) -> int:
    """The squares between two squares; diagonals are as short as any (R-08).

    >>> apart("A1", "C2")
    2
    """
    columns = COLUMNS.index(one[0]) - COLUMNS.index(other[0])
    return max(abs(columns), abs(int(one[1:]) - int(other[1:])))


def _between(columns: int) -> str | None:
    """What stands between two squares: a space, nothing where the terminal is narrow, None where it is too narrow."""
    return next((one for one in (" ", "") if ROW_NAME + columns * (WIDTH + len(one)) <= width_now()), None)


def _row(name: str, signs: Iterable[str], between: str) -> str:
    """A row of the map; it begins with its number, or with a sign that keeps the place of one."""
    return f"  {(name or '/').rjust(2)} {between.join(sign.ljust(WIDTH) for sign in signs)}".rstrip()


def _sign(table: HkswTable, square: str) -> str:
    """What stands for a square: flights go before targets, and those before sea and land."""
    german, british = ([one for one in side if table.square(one) == square] for side in table.flights)
    if german or british:
        return f"{german[0]}{BOTH}" if german and british else (german or british)[0]
    targets = [one for one in table.data.targets if table.data.squares[one.square] == square]
    if targets:
        out = any(table.table["damage"][one.name] for one in targets)
        return "".join(sorted({SIGNS[one.kind] for one in targets})) + (HIT if out else "")
    station = table.data.station[table.data.square[square]]
    if station >= 0:
        return BLIND if table.table["damage"][table.data.targets[station].name] else WATCHED
    return SEA if table.data.tables["squares"][square]["terrain"] == "sea" else LAND


def _radar_line(table: HkswTable) -> list[str]:
    """The radar stations whose part of the line is blind."""
    blind = [
        table.data.targets[station].name
        for station in table.data.of_kind[RADAR]
        if table.table["damage"][table.data.targets[station].name]
    ]
    if not blind:
        return [table.say("radar-line-whole")]
    return [table.say("radar-line-blind", stations=", ".join(table.piece(name) for name in blind))]
