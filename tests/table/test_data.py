"""Component data: reading, refusing, laying a pack over, the digest."""

from __future__ import annotations

from pathlib import Path

import pytest

from tallyho.table import BadData, Components, Json
from tallyho.table.data import (
    Tables,
    as_overlay,
    check_tables,
    degrees_in,
    digest,
    laid_over,
    number_in,
    read_csv,
    read_toml,
    word_in,
)


def written(folder: Path, name: str, text: str) -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


class Asked:
    """A file that must be read as UTF-8, whatever the machine's own encoding is."""

    name = "asked"

    def __init__(self, text: str) -> None:
        self.text = text

    def read_text(self, encoding: str | None = None) -> str:
        assert encoding == "utf-8"
        return self.text


def test_files_are_utf_8() -> None:
    assert read_csv(Asked("unit\né\n"), "unit", ["unit"]) == {"é": {"unit": "é"}}
    assert read_toml(Asked("[t.r]\nn = 1\n")) == {"t": {"r": {"n": 1}}}


# CSV.


def test_a_table_is_read_by_the_values_of_a_column(tmp_path: Path) -> None:
    file = written(tmp_path, "units.csv", 'unit,type,source\nI/JG51,"Bf 109, E",p. 3\n\n54/6,Spitfire é,p. 4\n')

    assert read_csv(file, "unit", ["unit", "type", "source"]) == {
        "I/JG51": {"unit": "I/JG51", "type": "Bf 109, E", "source": "p. 3"},
        "54/6": {"unit": "54/6", "type": "Spitfire é", "source": "p. 4"},
    }


def test_columns_that_nobody_wants_may_be_there(tmp_path: Path) -> None:
    assert read_csv(written(tmp_path, "u.csv", "unit,more\nA,1\n"), "unit", ["unit"]) == {
        "A": {"unit": "A", "more": "1"}
    }


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("unit,source\nA,p. 1\n", "u.csv: there is no column side, type; found are unit, source"),
        ("", "u.csv: there is no column side, type, unit; found are "),
        ("unit,type,side\nA,x,red\nB,x\n", "u.csv line 3: the row has not the 3 columns of the heading"),
        ("unit,type,side\nA,x,red,too\n", "u.csv line 2: the row has not the 3 columns of the heading"),
        ("unit,type,side\n,x,red\n", "u.csv line 2: column unit is empty"),
        ("unit,type,side\nA,x,red\n\nA,y,blue\n", "u.csv line 4: unit 'A' occurs a second time"),
    ],
)
def test_a_table_with_a_fault_is_refused_where_it_is(tmp_path: Path, text: str, sentence: str) -> None:
    with pytest.raises(BadData) as refused:
        read_csv(written(tmp_path, "u.csv", text), "unit", ["unit", "type", "side"])

    assert str(refused.value) == sentence


# TOML.


def test_tables_of_rows_are_read(tmp_path: Path) -> None:
    file = written(
        tmp_path, "t.toml", '[weather.fair]\ndie = [1, 2]\n[weather.foul]\nname = "é"\n[raid.big]\nsize = 9\n'
    )

    assert read_toml(file) == {
        "weather": {"fair": {"die": [1, 2]}, "foul": {"name": "é"}},
        "raid": {"big": {"size": 9}},
    }


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("weather = 3\n", "t.toml: weather is not a table of rows ([weather.ROW])"),
        ("[weather]\nfair = 3\n[raid.big]\n", "t.toml: weather is not a table of rows ([weather.ROW])"),
    ],
)
def test_other_forms_are_refused(tmp_path: Path, text: str, sentence: str) -> None:
    with pytest.raises(BadData) as refused:
        read_toml(written(tmp_path, "t.toml", text))

    assert str(refused.value) == sentence


def test_what_is_no_toml_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadData, match=r"^t\.toml is not TOML: .*line 1"):
        read_toml(written(tmp_path, "t.toml", "weather fair\n"))


# A pack laid over.


def test_a_pack_changes_rows_and_adds_them_and_ours_stay() -> None:
    ours = {"units": {"A": {"type": "x", "n": 1}, "B": {"type": "y"}}, "map": {"1": {"land": True}}}

    laid = laid_over(ours, {"units": {"A": {"type": "z"}, "C": {"type": "new"}}})

    assert laid == {
        "units": {"A": {"type": "z", "n": 1}, "B": {"type": "y"}, "C": {"type": "new"}},
        "map": {"1": {"land": True}},
    }
    assert ours == {"units": {"A": {"type": "x", "n": 1}, "B": {"type": "y"}}, "map": {"1": {"land": True}}}


def test_a_pack_for_a_table_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadData, match=r"^the data pack changes table 'unit'; the tables are map, units$"):
        laid_over({"units": {}, "map": {}}, {"unit": {"A": {}}})


def test_a_pack_read_from_a_file_is_checked() -> None:
    assert as_overlay({"units": {"A": {"n": 1}}}, "pack") == {"units": {"A": {"n": 1}}}
    with pytest.raises(BadData, match=r"^pack is not a table of tables$"):
        as_overlay([1], "pack")
    with pytest.raises(BadData, match=r"^pack: units is not a table of rows \(\[units\.ROW\]\)$"):
        as_overlay({"units": {"A": 1}}, "pack")


# Columns.


@pytest.mark.parametrize(("value", "number"), [("3", 3), (3, 3), ("-2", -2), (9, 9)])
def test_whole_numbers_within_bounds(value: str | int, number: int) -> None:
    assert number_in("u.csv A", {"n": value}, "n", -2, 9) == number


@pytest.mark.parametrize("value", ["10", -3, 10, "x", "", "1.5", 1.0, None, True, [1]])
def test_other_numbers_are_refused(value: object) -> None:
    with pytest.raises(BadData) as refused:
        number_in("u.csv A", {"n": value}, "n", -2, 9)  # type: ignore[dict-item]

    assert str(refused.value) == f"u.csv A: n is {value!r}; it must be a whole number from -2 to 9"


def test_a_missing_number_is_refused() -> None:
    with pytest.raises(BadData, match=r"^u.csv A: n is None; it must be a whole number from 0 to 9$"):
        number_in("u.csv A", {}, "n", 0, 9)


def test_a_word_is_one_of_some() -> None:
    assert word_in("u.csv A", {"type": "y"}, "type", {"x", "y"}) == "y"


@pytest.mark.parametrize("value", ["z", "", 1, None, ["y"]])
def test_other_words_are_refused(value: Json) -> None:
    with pytest.raises(BadData) as refused:
        word_in("u.csv A", {"type": value}, "type", {"y", "x"})

    assert str(refused.value) == f"u.csv A: type is {value!r}; it must be one of x, y"


@pytest.mark.parametrize(("value", "degrees"), [("51.5", 51.5), (-90, -90), (90, 90), (0.25, 0.25)])
def test_degrees_within_bounds(value: str | float, degrees: float) -> None:
    assert degrees_in("u.csv A", {"lat": value}, "lat", 90) == degrees


@pytest.mark.parametrize("value", ["north", "", 90.5, "-90.1", "nan", True, None, [1]])
def test_other_degrees_are_refused(value: Json) -> None:
    with pytest.raises(BadData) as refused:
        degrees_in("u.csv A", {"lat": value}, "lat", 90)

    assert str(refused.value) == f"u.csv A: lat is {value!r}; it must be degrees from -90 to 90"


# Tables.

COLUMNS = {"units": ("id", "type"), "numbers": ("value",)}
ROWS = {"numbers": ("hexes", "turns")}


def tables_of() -> Tables:
    return {"units": {"A": {"id": "A", "type": "x"}}, "numbers": {"turns": {"value": 1}, "hexes": {}}}


def test_tables_with_all_their_rows_and_no_others_are_right() -> None:
    check_tables(tables_of(), COLUMNS, ROWS)
    check_tables({**tables_of(), "more": {"B": {"n": 1}}}, COLUMNS, ROWS)


def test_a_missing_table_is_named() -> None:
    for table in tables_of():
        less = {name: rows for name, rows in tables_of().items() if name != table}
        with pytest.raises(BadData, match=f"^there is no table {table}; it must be in the data$"):
            check_tables(less, COLUMNS, ROWS)


@pytest.mark.parametrize(
    ("table", "row", "sentence"),
    [
        ("units", {"B": {"size": 1}}, "units.csv B: there is no column size; there are id, type"),
        (
            "numbers",
            {"turns": {"least": 1}, "hexes": {}},
            "tables.toml numbers.turns: there is no column least; there are value",
        ),
        ("numbers", {"turns": {}}, "tables.toml: there is no row [numbers.hexes]; it must be there"),
        (
            "numbers",
            {"turns": {}, "hexes": {}, "days": {}},
            "tables.toml numbers.days: there is no such row; the rows are hexes, turns",
        ),
    ],
)
def test_a_wrong_row_or_column_is_named(table: str, row: dict[str, dict[str, Json]], sentence: str) -> None:
    with pytest.raises(BadData) as refused:
        check_tables({**tables_of(), table: row}, COLUMNS, ROWS)

    assert str(refused.value) == sentence


# The digest.


def test_the_digest_names_exactly_this_data() -> None:
    data = Components({"units": {"A": {"n": 1, "m": "é"}, "B": {}}})

    assert data.tables == {"units": {"A": {"n": 1, "m": "é"}, "B": {}}}
    assert data.digest == digest({"units": {"B": {}, "A": {"m": "é", "n": 1}}}) == "d46f8a8473d8ce2c"
    assert data.digest != digest({"units": {"A": {"n": 2, "m": "é"}, "B": {}}})
    assert data.digest != digest({"units": {"A": {"n": "1", "m": "é"}, "B": {}}})
