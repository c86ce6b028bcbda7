"""What the data must be besides each value for itself: no unknown rows or columns, names, places and days."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING, Final

from tallyho.hksw.vocabulary import BLACK, FIRST_LUFTFLOTTE, FORMATIONS, LUFTWAFFE, RAF, RAF_FLIGHTS, WHITE
from tallyho.table import BadData
from tallyho.table.data import Row, Tables, degrees_in, number_in, word_in

if TYPE_CHECKING:
    from tallyho.hksw.components import HkswData

DIE_FACES: Final = 6
CAMPAIGN_DAYS: Final = (date(1940, 7, 1), date(1940, 10, 31))
SQUARE_WORDS: Final = {
    "edge": ("", "half"),
    "terrain": ("coast", "land", "sea"),
    "region": ("britain", "continent", "ireland", "norway", "sea"),
}


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
            degrees_in(where, row, "lat", 90)
            degrees_in(where, row, "lon", 180)


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
