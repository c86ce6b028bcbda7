"""Damaged data of Battle of Britain: one sentence names the file, the row, the value and what would be right."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tallyho.hksw import components
from tallyho.hksw.components import CSV_FILES, FOLDER, HkswData, load
from tallyho.table import BadData
from tallyho.table.data import Tables, laid_over

TABLES = load({}).tables
WRONG: list[tuple[str, str, str, Any, str]] = [
    ("squares", "A1", "edge", "whole", "squares.csv A1: edge is 'whole'; it must be one of , half"),
    ("squares", "A1", "terrain", "lake", "squares.csv A1: terrain is 'lake'; it must be one of coast, land, sea"),
    ("squares", "A1", "region", "iceland", "squares.csv A1: region is 'iceland'; it must be one of britain"),
    ("squares", "A1", "station", "chain", "squares.csv A1: station is 'chain'; it must be one of bawdsey"),
    ("squares", "A1", "station", "hull", "squares.csv A1: station is 'hull'; it must be one of bawdsey"),
    ("squares", "A1", "line12", "west", "squares.csv A1: line12 is 'west'; it must be one of divided, north, south"),
    ("squares", "A1", "raf", "perhaps", "squares.csv A1: raf is 'perhaps'; it must be one of no, yes"),
    ("squares", "F25", "raf", "no", "squares.csv F25: raf is 'no'; it must be one of yes"),
    ("squares", "W1", "raf", "yes", "squares.csv W1: edge is None; it must be one of , half"),
    ("squares", "A1", "colour", "blue", "squares.csv A1: there is no column colour; there are id, edge"),
    ("targets", "hull", "kind", "port", "targets.csv hull: kind is 'port'; it must be one of airfield, city, radar"),
    ("targets", "hull", "group", "14", "targets.csv hull: group is '14'; it must be one of 10, 11, 12, 13"),
    ("targets", "hull", "square", "W1", "targets.csv hull: square is 'W1'; it must be one of A1"),
    ("targets", "hull", "hits", 4, "targets.csv hull: hits is 4; it must be a whole number from 1 to 3"),
    ("targets", "dover", "hits", 2, "targets.csv dover: hits is 2; it must be a whole number from 1 to 1"),
    ("targets", "hull", "production", 0, "targets.csv hull: production is 0; it must be a whole number from 1 to 9"),
    ("targets", "hull", "production", 10, "targets.csv hull: production is 10; it must be a whole number from 1 to 9"),
    ("targets", "dover", "production", 1, "targets.csv dover: production is 1; it must be a whole number from 0 to 0"),
    ("targets", "hull", "name", "", "targets.csv hull: name is ''; it must be the name of a place"),
    ("targets", "hull", "lat", "north", "targets.csv hull: lat is 'north'; it must be degrees from -90 to 90"),
    ("targets", "hull", "lat", 91, "targets.csv hull: lat is 91; it must be degrees from -90 to 90"),
    ("targets", "hull", "lon", -181, "targets.csv hull: lon is -181; it must be degrees from -180 to 180"),
    ("targets", "hull", "lon", True, "targets.csv hull: lon is True; it must be degrees from -180 to 180"),
    ("targets", "london", "kind", "radar", "targets.csv london: hits is '3'; it must be a whole number from 1 to 1"),
    ("flights", "10A", "side", "usaaf", "flights.csv 10A: side is 'usaaf'; it must be one of luftwaffe, raf"),
    ("flights", "10A", "side", "luftwaffe", "flights.csv: 12 flights of the RAF come first, then 7 others"),
    ("flights", "10D", "side", "raf", "flights.csv 10D: name is None; it must be the name of a place"),
    ("flights", "10A", "formation", "14", "flights.csv 10A: formation is '14'; it must be one of 10, 11, 12, 13, LF2"),
    ("flights", "10A", "formation", "LF2", "flights.csv 10A: formation is 'LF2'; it must be one of 10, 11, 12, 13"),
    ("flights", "2A", "formation", "10", "flights.csv 2A: formation is '10'; it must be one of LF2, LF3, LF5"),
    ("flights", "5A", "formation", "LF3", "flights.csv: LF5 has no flight; it must have one"),
    ("flights", "10A", "base", "dover", "flights.csv 10A: base is 'dover'; it must be one of acklington"),
    ("flights", "10B", "base", "exeter", "flights.csv 10B: base is 'exeter', where another flight is at home"),
    ("flights", "10A", "square", "F26", "flights.csv 10A: square is 'F26'; it must be one of F25"),
    ("flights", "2A", "square", "Z9", "flights.csv 2A: square is 'Z9'; it must be one of A1"),
    ("flights", "2A", "name", 5, "flights.csv 2A: name is 5; it must be the name of a place"),
    ("types", "ju87", "side", "italy", "types.csv ju87: side is 'italy'; it must be one of luftwaffe, raf"),
    ("types", "ju87", "class", "glider", "types.csv ju87: class is 'glider'; it must be one of bomber, dive-bomber"),
    ("types", "ju87", "dogfight", 0, "types.csv ju87: dogfight is 0; it must be a whole number from 1 to 9"),
    ("types", "bf110", "north", 4, "types.csv bf110: north is 4; it must be a whole number from 1 to 3"),
    ("types", "ju87", "damage", 10, "types.csv ju87: damage is 10; it must be a whole number from 1 to 9"),
    ("types", "ju87", "bombing", 0, "types.csv ju87: bombing is 0; it must be a whole number from 1 to 9"),
    ("types", "bf109", "bombing", 1, "types.csv bf109: bombing is 1; it must be a whole number from 0 to 0"),
    ("types", "bf109", "dive", 1, "types.csv bf109: dive is 1; it must be a whole number from 0 to 0"),
    ("types", "ju87", "dive", "one", "types.csv ju87: dive is 'one'; it must be a whole number from 0 to 9"),
    ("types", "ju87", "short_range", "", "types.csv ju87: short_range is ''; it must be one of no, yes"),
    ("squadrons", "92/10", "side", "luftwaffe", "squadrons.csv 92/10: side is 'luftwaffe'; it must be one of raf"),
    ("squadrons", "92/10", "formation", "9", "squadrons.csv 92/10: formation is '9'; it must be one of 10, 11"),
    ("squadrons", "92/10", "formation", "LF2", "squadrons.csv 92/10: side is 'raf'; it must be one of luftwaffe"),
    ("squadrons", "92/10", "type", "bf109", "squadrons.csv 92/10: type is 'bf109'; it does not fly for 10"),
    ("squadrons", "92/10", "type", "typhoon", "squadrons.csv 92/10: type is 'typhoon'; it must be one of bf109"),
    ("squadrons", "92/10", "enters", 12, "squadrons.csv 92/10: enters is 12; it must be a whole number from 1 to 11"),
    ("squadrons", "92/10", "withdrawn", 0, "squadrons.csv 92/10: withdrawn is 0; it must be a whole number from 1 to"),
    ("squadrons", "310/12", "withdrawn", 6, "squadrons.csv 310/12: withdrawn is 6; it must be a whole number from 7"),
    ("turns", "1", "weather", "fog", "turns.csv 1: weather is 'fog'; it must be one of clear, respite"),
    ("turns", "1", "flown", "often", "turns.csv 1: flown is 'often'; it must be one of no, optional, yes"),
    ("turns", "1", "replaced", "", "turns.csv 1: replaced is ''; it must be one of no, yes"),
    ("turns", "1", "london", "in", "turns.csv 1: london is 'in'; it must be one of out, stay, top"),
    ("turns", "1", "cities", 51, "turns.csv 1: cities is 51; it must be a whole number from 0 to 50"),
    ("turns", "1", "radar", -1, "turns.csv 1: radar is -1; it must be a whole number from 0 to 50"),
    ("turns", "1", "airfields", "x", "turns.csv 1: airfields is 'x'; it must be a whole number from 0 to 50"),
    ("turns", "1", "named", "hull atlantis", "turns.csv 1: named is 'hull atlantis'; it must list targets"),
    ("turns", "1", "named", 3, "turns.csv 1: named is 3; it must list targets"),
    ("turns", "1", "city_hits", 4, "turns.csv 1: city_hits is 4; it must be a whole number from 0 to 3"),
    ("turns", "1", "ace", "LF2", "turns.csv 1: ace is 'LF2'; it must be one of 10, 11, 12, 13"),
    ("turns", "1", "first_day", "soon", "turns.csv 1: first_day is 'soon'; it must be a day from 1940-07-01 to"),
    (
        "turns",
        "2",
        "first_day",
        "1940-07-15",
        "turns.csv 2: first_day is '1940-07-15'; it must be a day from 1940-07-16",
    ),
    ("turns", "2", "last_day", "1940-07-16", "turns.csv 2: last_day is '1940-07-16'; it must be a day from 1940-07-17"),
    ("turns", "11", "last_day", "1940-11-01", "turns.csv 11: last_day is '1940-11-01'; it must be a day from"),
    ("turns", "1", "last_day", 7, "turns.csv 1: last_day is 7; it must be a day from"),
    ("turns", "12", "weather", "clear", "turns.csv: the turns are 1 to 11, in this order"),
    ("rotations", "9-13-11-spitfire", "turn", 12, "rotations.csv 9-13-11-spitfire: turn is 12; it must be a whole"),
    ("rotations", "9-13-11-spitfire", "donor", "LF2", "rotations.csv 9-13-11-spitfire: donor is 'LF2'; it must be one"),
    ("rotations", "9-13-11-spitfire", "receiver", "", "rotations.csv 9-13-11-spitfire: receiver is ''; it must be one"),
    ("rotations", "9-13-11-spitfire", "type", "kite", "rotations.csv 9-13-11-spitfire: type is 'kite'; it must be one"),
    ("rotations", "9-13-11-spitfire", "count", 0, "rotations.csv 9-13-11-spitfire: count is 0; it must be a whole"),
    ("dice", "black", "roundel", 0, "tables.toml dice.black: roundel is 0; it must be a whole number from 1 to 6"),
    ("dice", "black", "roundel", 2, "tables.toml dice.black: the faces are roundel 2, cross 1, blank 2; together they"),
    ("dice", "red", "roundel", 2, "tables.toml dice.red: there is no such row; the rows are black, white"),
    ("dice", "white", "star", 1, "tables.toml dice.white: there is no column star; there are roundel, cross, blank"),
    ("numbers", "fuel", "value", 10, "tables.toml numbers.fuel: value is 10; it must be a whole number from 1 to 9"),
    ("numbers", "fuel", "value", True, "tables.toml numbers.fuel: value is True; it must be a whole number from 1 to"),
    ("numbers", "luck", "value", 7, "tables.toml numbers.luck: there is no such row; the rows are luftwaffe-move"),
    ("numbers", "luftflotte-2-cards", "value", 5, "tables.toml numbers.luftflotte-2-cards: value is 5; it must be at"),
    ("victory", "failed-mission", "points", 21, "tables.toml victory.failed-mission: points is 21; it must be a whole"),
    ("victory", "failed-mission", "points", -1, "tables.toml victory.failed-mission: points is -1; it must be a whole"),
    ("scenarios", "london", "first", 0, "tables.toml scenarios.london: first is 0; it must be a whole number from 1"),
    ("scenarios", "london", "last", 8, "tables.toml scenarios.london: last is 8; it must be a whole number from 9 to"),
    ("scenarios", "london", "luftflotte-5", 1, "tables.toml scenarios.london: luftflotte-5 is 1; it must be one of"),
    ("scenarios", "london", "LF2", 61, "tables.toml scenarios.london: LF2 is 61; it must be a whole number from 0 to"),
    ("scenarios", "malta", "first", 1, "tables.toml scenarios.malta: there is no such row; the rows are campaign"),
    ("weather", "1", "die", 6, "the data pack changes table 'weather'; the tables are dice, flights, numbers"),
]


@pytest.mark.parametrize(
    ("table", "row", "column", "value", "sentence"),
    WRONG,
    ids=[f"{w[0]}-{w[1]}-{w[2]}-{i}" for i, w in enumerate(WRONG)],
)
def test_a_wrong_value_is_named_with_file_and_row(table: str, row: str, column: str, value: Any, sentence: str) -> None:
    with pytest.raises(BadData) as refused:
        HkswData(laid_over(TABLES, {table: {row: {column: value}}}))
    assert str(refused.value).startswith(sentence)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("table", "row", "sentence"),
    [
        ("squares", "K23", "squares.csv: missing: K23; unknown: none"),
        ("targets", "london", "targets.csv: there is no city london"),
        ("targets", "dover", "station is 'dover'; it must be one of bawdsey"),
        ("targets", "exeter", "flights.csv 10A: base is 'exeter'; it must be one of acklington"),
        ("targets", "ringway", "flights.csv 12C: base is 'ringway'; it must be one of acklington"),
        ("flights", "13B", "flights.csv: 12 flights of the RAF come first, then 7 others"),
        ("types", "gladiator", "squadrons.csv 247/10: type is 'gladiator'; it must be one of bf109"),
        ("turns", "4", "turns.csv: the turns are 1 to 11, in this order"),
        ("dice", "white", "tables.toml: there is no row [dice.white]; it must be there"),
        ("numbers", "fuel", "tables.toml: there is no row [numbers.fuel]; it must be there"),
        ("victory", "raf-squadron", "tables.toml: there is no row [victory.raf-squadron]; it must be there"),
        ("scenarios", "airfields", "tables.toml: there is no row [scenarios.airfields]; it must be there"),
    ],
)
def test_a_missing_row_is_named(table: str, row: str, sentence: str) -> None:
    tables = whole()
    del tables[table][row]
    with pytest.raises(BadData) as refused:
        HkswData(tables)
    assert sentence in str(refused.value)


def test_a_square_that_is_not_on_the_map_is_named() -> None:
    tables = whole()
    tables["squares"]["W1"] = dict(tables["squares"]["A1"])
    with pytest.raises(BadData, match=r"squares.csv: missing: none; unknown: W1"):
        HkswData(tables)


def test_a_missing_table_is_named() -> None:
    for name in whole():
        less = {table: rows for table, rows in whole().items() if table != name}
        with pytest.raises(BadData, match=f"there is no table {name}; it must be in the data"):
            HkswData(less)


def test_too_many_cards_are_refused_and_200_are_not() -> None:
    tables = whole()
    for number in range(200 - len(tables["squadrons"])):
        tables["squadrons"][f"X{number}"] = dict(tables["squadrons"]["92/10"])
    assert len(HkswData(tables).cards) == 200
    tables["squadrons"]["one-more"] = dict(tables["squadrons"]["92/10"])
    with pytest.raises(BadData, match=r"squadrons.csv: there are 201 cards; there may be 200"):
        HkswData(tables)


def whole() -> Tables:
    """All tables, free to be changed."""
    return {table: {name: dict(row) for name, row in rows.items()} for table, rows in TABLES.items()}


@pytest.fixture
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str, str, str], None]:
    """Copies the files, and changes one of them."""
    folder = tmp_path / "data"
    shutil.copytree(FOLDER, folder)
    monkeypatch.setattr(components, "FOLDER", folder)

    def change(file: str, old: str, new: str) -> None:
        text = (folder / file).read_text(encoding="utf-8")
        assert old in text
        (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")

    return change


@pytest.mark.parametrize("table", CSV_FILES)
def test_a_file_without_one_of_its_columns_is_refused(table: str, files: Callable[[str, str, str], None]) -> None:
    last = CSV_FILES[table].split()[-1]
    files(f"{table}.csv", f",{last}\n", ",other\n")
    with pytest.raises(BadData, match=f"{table}.csv: there is no column {last}; found are"):
        load({})


def test_a_file_that_is_not_toml_is_refused(files: Callable[[str, str, str], None]) -> None:
    files("tables.toml", "[dice.black]", "[dice.black")
    with pytest.raises(BadData, match=r"tables.toml is not TOML"):
        load({})


def test_a_row_that_occurs_twice_is_refused(files: Callable[[str, str, str], None]) -> None:
    files("targets.csv", "\nfilton,", "\nexeter,")
    with pytest.raises(BadData, match=r"targets.csv line 3: id 'exeter' occurs a second time"):
        load({})
