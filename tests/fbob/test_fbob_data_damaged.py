"""Damaged data of First Battle of Britain: one sentence names the file, the row, the value and what would be right."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tallyho.fbob import components
from tallyho.fbob.components import FOLDER, FbobData, load
from tallyho.fbob.layout import CSV_FILES
from tallyho.table import BadData
from tallyho.table.data import Tables, laid_over

TABLES = load({}).tables
YES_NO = "it must be one of no, yes"
SHELTER = "tables.toml civil-defence.effect"
WRONG: list[tuple[str, str, str, Any, str]] = [
    ("hexes", "0101", "lat", "north", "hexes.csv 0101: lat is 'north'; it must be degrees from -90 to 90"),
    ("hexes", "0101", "lon", 181, "hexes.csv 0101: lon is 181; it must be degrees from -180 to 180"),
    ("hexes", "0101", "terrain", "lake", "hexes.csv 0101: terrain is 'lake'; it must be one of coastal, land, sea"),
    ("hexes", "0101", "country", "us", "hexes.csv 0101: country is 'us'; it must be one of , be, fr, gb, nl"),
    ("hexes", "0101", "control", "french", "hexes.csv 0101: control is 'french'; it must be one of , british, german"),
    ("hexes", "0101", "control", "", "hexes.csv 0101: control is ''; land belongs to a side"),
    ("hexes", "3020", "control", "german", "hexes.csv 3020: control is 'german'; the sea belongs to nobody"),
    ("hexes", "0101", "kind", "town", "hexes.csv 0101: place is '' and kind 'town'; both or none"),
    ("hexes", "0119", "kind", "", "hexes.csv 0119: place is 'Reading' and kind ''; both or none"),
    ("hexes", "0119", "kind", "village", "hexes.csv 0119: kind is 'village'; it must be one of , city, town"),
    ("hexes", "0101", "class", "1", "hexes.csv 0101: class is '1'; only a town or city is a target"),
    ("hexes", "0119", "class", "4", "hexes.csv 0119: class is '4'; it must be a whole number from 1 to 3"),
    ("hexes", "0119", "class", 0, "hexes.csv 0119: class is 0; it must be a whole number from 1 to 3"),
    ("hexes", "5634", "lat", 1, "hexes.csv 5634: there is no such hex; they are 0101 to 5533"),
    ("hexes", "0101", "wet", "no", "hexes.csv 0101: there is no column wet; there are id, lat, lon, terrain, country,"),
    ("units", "13", "side", "swiss", "units.csv 13: side is 'swiss'; it must be one of british, german"),
    ("units", "13", "side", "british", "units.csv 13: type is 'GB'; it must be one of AF, B12F, B2F, DHB, F2F, HPB"),
    ("units", "13", "class", "glider", "units.csv 13: class is 'glider'; it must be one of bomber, carrier-bomber"),
    ("units", "13", "type", "DHB", "units.csv 13: type is 'DHB'; it must be one of AF, FF, Fake, GB, LZ, PF, RB"),
    ("units", "13", "type", "Fake", "units.csv 13: type is 'Fake' and class 'bomber'; a Fake is one by both"),
    ("units", "Fake-1", "type", "GB", "units.csv Fake-1: type is 'GB' and class 'fake'; a Fake is one by both"),
    ("units", "13", "defends", "no", "units.csv 13: defends is 'no'; a bomber only defends, so it must be 'yes'"),
    ("units", "3CV", "defends", "no", "units.csv 3CV: defends is 'no'; a bomber only defends, so it must be 'yes'"),
    ("units", "33", "defends", "", f"units.csv 33: defends is ''; {YES_NO}"),
    ("units", "33", "air", 0, "units.csv 33: air is 0; it must be a whole number from 1 to 9"),
    ("units", "33", "air", 10, "units.csv 33: air is 10; it must be a whole number from 1 to 9"),
    ("units", "Fake-1", "air", 1, "units.csv Fake-1: air is 1; it must be a whole number from 0 to 0"),
    ("units", "33", "pursuit", 0, "units.csv 33: pursuit is 0; it must be a whole number from 1 to 9"),
    ("units", "Fake-1", "pursuit", 1, "units.csv Fake-1: pursuit is 1; it must be a whole number from 0 to 0"),
    ("units", "33", "bombs", -1, "units.csv 33: bombs is -1; it must be a whole number from 0 to 9"),
    ("units", "33", "bombs", 10, "units.csv 33: bombs is 10; it must be a whole number from 0 to 9"),
    ("units", "Fake-1", "bombs", 1, "units.csv Fake-1: bombs is 1; it must be a whole number from 0 to 0"),
    ("units", "33", "strafes", "maybe", f"units.csv 33: strafes is 'maybe'; {YES_NO}"),
    ("units", "33", "speed", 0, "units.csv 33: speed is 0; it must be a whole number from 1 to 12"),
    ("units", "33", "speed", 13, "units.csv 33: speed is 13; it must be a whole number from 1 to 12"),
    ("units", "33", "endurance", 0, "units.csv 33: endurance is 0; it must be a whole number from 1 to 24"),
    ("units", "33", "endurance", 25, "units.csv 33: endurance is 25; it must be a whole number from 1 to 24"),
    ("units", "L-1", "endurance", 9, "units.csv L-1: endurance is 9; it must be a whole number from 0 to 0"),
    ("units", "Fake-1", "endurance", 9, "units.csv Fake-1: endurance is 9; it must be a whole number from 0 to 0"),
    ("units", "33", "late", "18", f"units.csv 33: late is '18'; {YES_NO}"),
    ("units", "33", "cost", 21, "units.csv 33: cost is 21; it must be a whole number from 0 to 20"),
    ("units", "33", "night", "x", f"units.csv 33: night is 'x'; {YES_NO}"),
    ("units", "33", "carrier", "x", f"units.csv 33: carrier is 'x'; {YES_NO}"),
    ("units", "13", "carrier", "yes", "units.csv 13: carrier is 'yes'; it must be one of no"),
    ("units", "13", "crew", 3, "units.csv 13: there is no column crew; there are id, alias, side, type, class, air"),
    ("ground", "b-aa-1", "kind", "gun", "ground.csv b-aa-1: kind is 'gun'; it must be one of aa, aerodrome, carrier"),
    ("ground", "b-carrier", "side", "german", "ground.csv b-carrier: side is 'german'; it must be one of british"),
    ("ground", "b-tender", "side", "german", "ground.csv b-tender: side is 'german'; it must be one of british"),
    ("ground", "b-hq", "side", "x", "ground.csv b-hq: side is 'x'; it must be one of british, german"),
    ("ground", "b-aa-1", "strength", 0, "ground.csv b-aa-1: strength is 0; it must be a whole number from 1 to 4"),
    ("ground", "b-aa-1", "strength", 5, "ground.csv b-aa-1: strength is 5; it must be a whole number from 1 to 4"),
    ("ground", "b-aa-1", "strength", 2, "ground.csv b-aa-2: british has aa 2 twice"),
    ("ground", "b-hq", "strength", 1, "ground.csv b-hq: strength is 1; it must be a whole number from 0 to 0"),
    ("ground", "b-hq", "kind", "early-warning", "ground.csv b-hq: british has early-warning 0 twice"),
    ("ground", "b-aa-1", "aa", 10, "ground.csv b-aa-1: aa is 10; it must be a whole number from 0 to 9"),
    ("ground", "b-aa-1", "count", 41, "ground.csv b-aa-1: count is 41; it must be a whole number from 0 to 40"),
    ("ground", "b-aa-1", "cost", 21, "ground.csv b-aa-1: cost is 21; it must be a whole number from 0 to 20"),
    ("ground", "b-aa-1", "points", 0, "ground.csv b-aa-1: points is 0; it must be a whole number from 1 to 9"),
    ("numbers", "raf", "value", 0, "tables.toml numbers.raf: value is 0; it must be a whole number from 1 to 50"),
    ("numbers", "raf", "value", 51, "tables.toml numbers.raf: value is 51; it must be a whole number from 1 to 50"),
    ("numbers", "miles", "value", 11, "tables.toml numbers.miles: value is 11; it must be a whole number from 1 to 10"),
    ("numbers", "minutes", "value", 0, "tables.toml numbers.minutes: value is 0; it must be a whole number from 1 to"),
    ("numbers", "luck", "value", 7, "tables.toml numbers.luck: there is no such row; the rows are flying-turns"),
    ("numbers", "raf", "least", 7, "tables.toml numbers.raf: there is no column least; there are value, source, note"),
    ("levels", "tactical", "least", 5, "tables.toml levels: the leads are [0, 6, 5, 26]; they must rise from 0"),
    ("levels", "draw", "least", 1, "tables.toml levels: the leads are [1, 6, 16, 26]; they must rise from 0"),
    ("levels", "marginal", "least", 0, "tables.toml levels: the leads are [0, 0, 16, 26]; they must rise from 0"),
    ("levels", "strategic", "least", 201, "tables.toml levels.strategic: least is 201; it must be a whole number from"),
    ("columns", "combat", "least", [1, 3, 2], "tables.toml columns.combat: least is [1, 3, 2]; it must be a list of"),
    ("columns", "combat", "least", [], "tables.toml columns.combat: least is []; it must be a list of whole numbers"),
    ("columns", "combat", "least", [1, "2"], "tables.toml columns.combat: least is [1, '2']; it must be a list of"),
    ("columns", "combat", "least", [True, 2], "tables.toml columns.combat: least is [True, 2]; it must be a list of"),
    ("columns", "combat", "least", 3, "tables.toml columns.combat: least is 3; it must be a list of whole numbers,"),
    ("columns", "combat", "least", [1, 2], "tables.toml combat.1: results are ['-', '-', '-', '-', 'FS', 'FS']; there"),
    ("columns", "pursuit", "least", [-3, 1], "tables.toml columns.pursuit: least must begin with -20 or less"),
    (
        "pursuit",
        "1",
        "results",
        ["D"] * 6 + ["B"],
        "tables.toml pursuit.1: results are ['D', 'D', 'D', 'D', 'D', 'D', 'B']; there must be 7, of A, A-, N, D",
    ),
    ("combat", "1", "results", ["-"], "tables.toml combat.1: results are ['-']; there must be 6, of -, FS, D, Z, E"),
    ("combat", "1", "results", "-", "tables.toml combat.1: results is '-'; it must be a list of texts"),
    ("combat", "1", "results", [1], "tables.toml combat.1: results is [1]; it must be a list of texts"),
    ("bombardment", "6", "results", ["B4"] * 6, "tables.toml bombardment.6: results are ['B4', 'B4', 'B4', 'B4', 'B4'"),
    ("bombardment", "7", "results", [], "tables.toml bombardment.7: there is no such row; the rows are 1, 2, 3, 4, 5"),
    ("damage", "5", "months", 0, "tables.toml damage.5: months is 0; it must be a whole number from 1 to 9"),
    ("damage", "1", "months", 1, "tables.toml damage.1: months is 1; it must be a whole number from 0 to 0"),
    ("damage", "1", "effect", "safe", "tables.toml damage.1: effect is 'safe'; it must be one of driven-off"),
    ("damage", "1", "ace", "dead", "tables.toml damage.1: ace is 'dead'; it must be one of lost, parted, stays"),
    (
        "landing",
        "1",
        "effect",
        "none",
        "tables.toml landing.1: effect is 'none'; it must be one of eliminated, recycle",
    ),
    ("fuel", "1", "effect", "safe", "tables.toml fuel.1: effect is 'safe'; it must be one of eliminated, recycle"),
    ("recon", "1", "effect", "all", "tables.toml recon.1: effect is 'all'; it must be one of look, marker, nothing"),
    ("events", "2", "effect", "war", "tables.toml events.2: effect is 'war'; it must be one of gain, look, lose"),
    (
        "events",
        "2",
        "side",
        "swiss",
        "tables.toml events.2: side is 'swiss'; it must be one of , both, british, german",
    ),
    ("events", "2", "number", 10, "tables.toml events.2: number is 10; it must be a whole number from 0 to 9"),
    ("modifiers", "crash-field", "value", 10, "tables.toml modifiers.crash-field: value is 10; it must be a whole"),
    ("shifts", "bomb-up", "value", -10, "tables.toml shifts.bomb-up: value is -10; it must be a whole number from -9"),
    ("civil-defence", "effect", "less", 4, "tables.toml civil-defence.effect: less is 4; it must be a whole number"),
    ("civil-defence", "effect", "least", 0, f"{SHELTER}: least is 0; it must be a whole number from 1 to 3"),
    ("civil-defence", "effect", "least", 4, f"{SHELTER}: least is 4; it must be a whole number from 1 to 3"),
    ("scores", "fighter", "points", 21, "tables.toml scores.fighter: points is 21; it must be a whole number from 0"),
    ("outrage", "B3", "points", 10, "tables.toml outrage.B3: points is 10; it must be a whole number from 0 to 9"),
    ("months", "1917-05", "night", 0, "tables.toml months.1917-05: night is 0; it must be a whole number from 1 to 40"),
    ("markers", "german", "recon", 41, "tables.toml markers.german: recon is 41; it must be a whole number from 0 to"),
    ("markers", "german", "bomber-ace", 21, "tables.toml markers.german: bomber-ace is 21; it must be a whole number"),
    ("scenarios", "phase1", "first", "1917-04", "tables.toml scenarios.phase1: first is '1917-04'; it must be one of"),
    ("scenarios", "phase2", "last", "1917-12", "tables.toml scenarios.phase2: last is '1917-12'; it must be one of"),
    ("scenarios", "phase2", "british", 100, "tables.toml scenarios.phase2: british is 100; it must be a whole number"),
    (
        "scenarios",
        "malta",
        "first",
        "1917-05",
        "tables.toml scenarios.malta: there is no such row; the rows are phase1",
    ),
    ("forces", "phase1-german-home", "side", "x", "tables.toml forces.phase1-german-home: side is 'x'; it must be one"),
    ("forces", "phase1-german-home", "country", "", "tables.toml forces.phase1-german-home: country is ''; it must be"),
    ("forces", "phase1-german-home", "units", ["33"], "tables.toml forces.phase1-german-home: '33' is no air unit of"),
    ("forces", "phase1-german-home", "units", ["99"], "tables.toml forces.phase1-german-home: '99' is no air unit of"),
    ("forces", "phase1-german-home", "fakes", 41, "tables.toml forces.phase1-german-home: fakes is 41; it must be a"),
    ("aces", "phase1-german", "bomber", 10, "tables.toml aces.phase1-german: bomber is 10; it must be a whole number"),
    ("aces", "phase1-german", "tenders", 3, "tables.toml aces.phase1-german: tenders is 3; it must be a whole number"),
    (
        "aces",
        "phase1-german",
        "carriers",
        2,
        "tables.toml aces.phase1-german: carriers is 2; it must be a whole number",
    ),
    (
        "aces",
        "phase1-german",
        "bomber",
        2,
        "tables.toml standard.phase1-german: aces has 1 entries; the scenario gives 2",
    ),
    (
        "weather",
        "1",
        "die",
        6,
        "the data pack changes table 'weather'; the tables are aces, bombardment, civil-defence",
    ),
]
STANDARD = "tables.toml standard.phase1-german"
STANDARDS: list[tuple[str, Any, str]] = [
    ("aerodromes", ["4826", "4725"], f"{STANDARD}: aerodromes has 2 entries; the scenario gives 3"),
    ("aerodromes", ["4826", "4725", "9999"], f"{STANDARD}: '9999' is no hex; hexes are 0101 to 5533"),
    ("aerodromes", ["4826", "4725", "4130"], f"{STANDARD}: there are 2 aerodromes in be; the scenario gives 3"),
    ("aerodromes", ["4826", "4725", "3724"], f"{STANDARD}: there are 2 aerodromes in be; the scenario gives 3"),
    ("aerodromes", ["4826", "4725", "4825"], f"{STANDARD}: 4825 is no town"),
    ("aerodromes", ["4826", "4724", "4824"], f"{STANDARD}: Jasta-1 is in 4725 without aerodrome"),
    ("aerodromes", ["4826", "4725", "4824"], f"{STANDARD}: a Fake is in 4724 without aerodrome"),
    ("headquarters", ["4727"], f"{STANDARD}: 4727 is no town or city"),
    ("headquarters", [], f"{STANDARD}: headquarters has 0 entries; the scenario gives 1"),
    ("headquarters", ["1019"], f"{STANDARD}: 1019 is not held by the german side"),
    ("early-warning", ["4825"], f"{STANDARD}: early-warning has 1 entries; the scenario gives 0"),
    ("aa", ["4826", "4725"], f"{STANDARD}: aa has 2 entries; the scenario gives 3"),
    ("aa", ["4826", "4725", "1019"], f"{STANDARD}: 1019 is not held by the german side"),
    ("aa", ["4826", "4725", "3020"], f"{STANDARD}: 3020 is not held by the german side"),
    ("tenders", ["2915"], f"{STANDARD}: tenders has 1 entries; the scenario gives 0"),
    ("units", ["13 4826"], f"{STANDARD}: units has 1 entries; the scenario gives 4"),
    ("units", ["33 4826"], f"{STANDARD}: '33' is no air unit of the german side"),
    ("units", ["13"], f"{STANDARD}: '13' is no hex; hexes are 0101 to 5533"),
    (
        "units",
        ["13 4826", "14 4826", "15 4826", "Jasta-1 4725"],
        f"{STANDARD}: units has no 17; the scenario gives it",
    ),
    ("fakes", ["4724"], f"{STANDARD}: fakes has 1 entries; the scenario gives 2"),
    ("fakes", ["4826", "4724"], f"{STANDARD}: there are more than 3 units in 4826"),
    ("aces", ["33"], f"{STANDARD}: '33' is no air unit of the german side"),
    ("aces", "13", f"{STANDARD}: aces is '13'; it must be a list of texts"),
]


def refused(overlay: dict[str, Any]) -> str:
    """The sentence with which data are refused."""
    with pytest.raises(BadData) as why:
        FbobData(laid_over(TABLES, overlay))
    assert "\n" not in str(why.value)
    return str(why.value)


@pytest.mark.parametrize(
    ("table", "row", "column", "value", "sentence"),
    WRONG,
    ids=[f"{w[0]}-{w[1]}-{w[2]}-{i}" for i, w in enumerate(WRONG)],
)
def test_a_wrong_value_is_named_with_file_and_row(table: str, row: str, column: str, value: Any, sentence: str) -> None:
    assert refused({table: {row: {column: value}}}).startswith(sentence)


@pytest.mark.parametrize(
    ("column", "value", "sentence"), STANDARDS, ids=[f"{s[0]}-{i}" for i, s in enumerate(STANDARDS)]
)
def test_a_standard_deployment_holds_what_the_scenario_gives(column: str, value: Any, sentence: str) -> None:
    assert refused({"standard": {"phase1-german": {column: value}}}) == sentence


def test_a_unit_of_the_standard_deployment_is_in_its_country() -> None:
    units = [str(one) for one in _list(TABLES["standard"]["phase1-british"]["units"])]
    moved = [one.replace("66 2926", "66 1806") for one in units]
    sentence = refused({"standard": {"phase1-british": {"units": moved}}})
    assert sentence == "tables.toml standard.phase1-british: 66 must be in fr"


def test_a_ship_of_the_standard_deployment_is_where_ships_may_be() -> None:
    sentence = refused({"standard": {"phase2-british": {"tenders": ["2915", "4023"]}}})
    assert sentence == "tables.toml standard.phase2-british: no ship may be in 4023"


def test_a_town_at_sea_is_refused() -> None:
    sentence = refused({"hexes": {"3020": {"kind": "town", "place": "Atlantis"}}})
    assert sentence == "hexes.csv 3020: kind is 'town'; at sea there are no towns"


@pytest.mark.parametrize(
    ("table", "row", "sentence"),
    [
        ("hexes", "3020", "hexes.csv: there is no hex 3020; it must be there"),
        ("ground", "b-aa-3", "ground.csv: british has no aa 3"),
        ("ground", "g-hq", "ground.csv: german has no headquarters"),
        ("ground", "b-tender", "ground.csv: british has no tender"),
        ("numbers", "raf", "tables.toml: there is no row [numbers.raf]; it must be there"),
        ("fuel", "8", "tables.toml: there is no row [fuel.8]; it must be there"),
        ("units", "17", "tables.toml forces.phase1-german-home: '17' is no air unit of the german side"),
    ],
)
def test_a_missing_row_is_named(table: str, row: str, sentence: str) -> None:
    tables = whole()
    del tables[table][row]
    with pytest.raises(BadData) as why:
        FbobData(tables)
    assert str(why.value) == sentence


def test_a_missing_table_is_named() -> None:
    for name in TABLES:
        less = {table: rows for table, rows in TABLES.items() if table != name}
        with pytest.raises(BadData, match=f"^there is no table {name}; it must be in the data$"):
            FbobData(less)


def test_british_units_come_first() -> None:
    tables = whole()
    tables["units"]["99"] = dict(tables["units"]["33"])
    with pytest.raises(BadData, match=r"^units.csv: the British units come first, then the German ones$"):
        FbobData(tables)


def test_too_many_units_or_none_are_refused_and_120_are_not() -> None:
    tables = whole()
    for number in range(120 - len(tables["units"])):
        tables["units"][f"X{number}"] = dict(tables["units"]["Jasta-1"])
    assert len(FbobData(tables).names) == 120
    tables["units"]["one-more"] = dict(tables["units"]["Jasta-1"])
    with pytest.raises(BadData, match=r"^units.csv: there are 121 air units; there must be 1 to 120$"):
        FbobData(tables)
    with pytest.raises(BadData, match=r"^units.csv: there are 0 air units; there must be 1 to 120$"):
        FbobData({**tables, "units": {}})


def whole() -> Tables:
    """All tables, free to be changed."""
    return {table: {name: dict(row) for name, row in rows.items()} for table, rows in TABLES.items()}


def _list(value: Any) -> list[Any]:
    return list(value)


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
    files("tables.toml", "[numbers.raf]", "[numbers.raf")
    with pytest.raises(BadData, match=r"tables.toml is not TOML"):
        load({})


def test_a_row_that_occurs_twice_is_refused(files: Callable[[str, str, str], None]) -> None:
    files("units.csv", "\n36,", "\n33,")
    with pytest.raises(BadData, match=r"units.csv line 3: id '33' occurs a second time"):
        load({})
