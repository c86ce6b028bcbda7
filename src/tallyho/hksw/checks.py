"""What the data must be besides each value for itself: no unknown rows or columns, names, places and days."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from datetime import date
from typing import TYPE_CHECKING, Final

from tallyho.hksw.vocabulary import BLACK, FIRST_LUFTFLOTTE, FORMATIONS, LUFTWAFFE, RAF, RAF_FLIGHTS, WHITE
from tallyho.table import BadData
from tallyho.table.data import Row, Tables, number_in, word_in

if TYPE_CHECKING:
    from tallyho.hksw.components import HkswData

DIE_FACES: Final = 6
CAMPAIGN_DAYS: Final = (date(1940, 7, 1), date(1940, 10, 31))
SQUARE_WORDS: Final = {
    "edge": ("", "half"),
    "terrain": ("coast", "land", "sea"),
    "region": ("britain", "continent", "ireland", "norway", "sea"),
}


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


def check_places(tables: Tables) -> None:
    """What is shown and drawn of squares, targets and bases."""
    for name, row in tables["squares"].items():
        for column, words in SQUARE_WORDS.items():
            word_in(f"squares.csv {name}", row, column, words)
    for table in ("targets", "flights"):
        for name, row in tables[table].items():
            where = f"{table}.csv {name}"
            if not isinstance(row.get("name"), str) or not row["name"]:
                raise BadData(f"{where}: name is {row.get('name')!r}; it must be the name of a place")
            _degrees(where, row, "lat", 90)
            _degrees(where, row, "lon", 180)


def _degrees(where: str, row: Row, column: str, most: int) -> None:
    value = row.get(column)
    try:
        degrees = float(value) if isinstance(value, (int, float, str)) and not isinstance(value, bool) else None
    except ValueError:
        degrees = None
    if degrees is None or not -most <= degrees <= most:
        raise BadData(f"{where}: {column} is {value!r}; it must be degrees from -{most} to {most}")


def check_days(tables: Tables) -> None:
    """Turns follow each other, each with a first and a last day."""
    before = CAMPAIGN_DAYS[0]
    for name, row in tables["turns"].items():
        for column in ("first_day", "last_day"):
            day = _day(row.get(column))
            if day is None or not before <= day <= CAMPAIGN_DAYS[1]:
                raise BadData(
                    f"turns.csv {name}: {column} is {row.get(column)!r}; it must be a day from {before} to"
                    f" {CAMPAIGN_DAYS[1]}"
                )
            before = day


def _day(value: object) -> date | None:
    try:
        return date.fromisoformat(value) if isinstance(value, str) else None
    except ValueError:
        return None


def check_flights(data: HkswData) -> None:
    """A flight belongs to a formation of its side; a RAF flight is at home on an airfield that no other has."""
    for flight, name in enumerate(data.flights):
        where = f"flights.csv {name}"
        row = data.tables["flights"][name]
        raf = flight < RAF_FLIGHTS
        word_in(where, row, "formation", FORMATIONS[:FIRST_LUFTFLOTTE] if raf else FORMATIONS[FIRST_LUFTFLOTTE:])
        if raf:
            airfield = data.targets[data.airfield[flight]]
            if data.airfield.index(data.airfield[flight]) != flight:
                raise BadData(f"{where}: base is {airfield.name!r}, where another flight is at home")
            word_in(where, row, "square", (data.squares[airfield.square],))
            word_in(f"squares.csv {data.squares[airfield.square]}", _square_row(data, airfield.square), "raf", ("yes",))
    for formation, flights in zip(FORMATIONS, data.flights_of, strict=True):
        if not flights:
            raise BadData(f"flights.csv: {formation} has no flight; it must have one")


def _square_row(data: HkswData, square: int) -> Row:
    return data.tables["squares"][data.squares[square]]


def check_squadrons(data: HkswData) -> None:
    """A card is of the side and of a type of its formation, and leaves only after it has come."""
    for card, name in enumerate(data.cards):
        where = f"squadrons.csv {name}"
        side = RAF if data.card_formation[card] < FIRST_LUFTFLOTTE else LUFTWAFFE
        word_in(where, data.tables["squadrons"][name], "side", (side,))
        if data.kind[card].side != side:
            formation = FORMATIONS[data.card_formation[card]]
            raise BadData(f"{where}: type is {data.type[card]!r}; it does not fly for {formation}")
        if data.leaves[card]:
            number_in(where, data.tables["squadrons"][name], "withdrawn", data.enters[card] + 1, len(data.turns))


def check_numbers(data: HkswData) -> None:
    """A die has six faces, and a flight of Luftflotte 2 never has room for fewer cards than it needs."""
    for colour in (WHITE, BLACK):
        faces = data.faces[colour]
        if sum(faces.values()) != DIE_FACES:
            shown = ", ".join(f"{symbol} {number}" for symbol, number in faces.items())
            raise BadData(f"tables.toml dice.{colour}: the faces are {shown}; together they must be {DIE_FACES}")
    if data.luftflotte_2_cards < data.luftwaffe_cards:
        raise BadData(
            f"tables.toml numbers.luftflotte-2-cards: value is {data.luftflotte_2_cards}; it must be at least"
            f" {data.luftwaffe_cards}, the cards of a flight"
        )
