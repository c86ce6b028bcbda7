"""Damaged data of RAF: Eagle: one sentence says where, what is wrong, and what would be right."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from tallyho.raf import components
from tallyho.raf.components import FOLDER, read_files
from tallyho.raf.eagle.components import EAGLE_COLUMNS, EagleData, load
from tallyho.table import BadData
from tallyho.table.ask import Json
from tallyho.table.data import Row


def refusal(table: str, row: str, changes: Row) -> str:
    """The sentence with which the data are refused when a pack changes a row."""
    with pytest.raises(BadData) as refused:
        load({table: {row: changes}})
    return str(refused.value)


@pytest.mark.parametrize(
    ("table", "row", "column", "value", "sentence"),
    [
        ("rendezvous", "1", "same_luftflotte", 9, "same_luftflotte is 9; it must be a whole number from 1 to 3"),
        ("rendezvous", "3", "weather", "fog", "weather is 'fog'; it must be one of broken, clear, patchy"),
        ("rendezvous", "3", "weather", "clear", "weather is clear; it must be broken or be left out"),
        ("rendezvous", "4", "undepleted", "no", "undepleted is 'no'; it must be yes (or true) or be left out"),
        ("rendezvous", "2", "raids", "", "nothing is asked; it must have same_luftflotte, raids, gruppen, weather,"),
        ("rendezvous", "7", "raids", 3, "there is no such row; the rows must be 1, 2, 3, 4, 5, 6"),
        ("rendezvous", "1", "die", 2, "there is no column die; there are same_luftflotte, raids, gruppen, weather"),
        ("rendezvous_failure", "1", "letter", "D", "letter is 'D'; it must be one of A, B, C"),
        ("rendezvous_failure", "1", "effect", "lost", "effect is 'lost'; it must be one of leave, reduced"),
        ("response_dates", "1940-08-20", "value", -1, "value is -1; it must be a whole number from 0 to 9"),
        ("response_dates", "Advent", "value", 1, "the row is 'Advent'; it must be a day from 1940-08-11 to"),
        ("response_sizes", "6-8", "value", "one", "value is 'one'; it must be a whole number from 0 to 9"),
        ("response_modifiers", "deep", "value", 99, "value is 99; it must be a whole number from -9 to 9"),
        ("response_modifiers", "card_left", "value", 1, "value is 1; it must be a whole number from -9 to 0"),
        ("response_modifiers", "rain", "value", 1, "there is no such row; the rows must be eleven_group"),
        ("response_priority", "low", "dice", [3, 6, 7, 19], "dice has 19; it must be a whole number from 1 to 18"),
        ("response_priority", "low", "dice", [3, 5, 7, 11], "dice has 5, which occurs before; every result must"),
        ("response_priority", "low", "dice", [], "dice is []; it must be a list of 1"),
        ("response_removed", "3", "squadrons", [4, 1, 0, 0], "squadrons has 4; it must be a whole number from 0 to 3"),
        ("response_removed", "3", "squadrons", [2, 1], "squadrons is [2, 1]; it must be a list of 4"),
        ("tactics_columns", "1a", "bands", ["0-1", "3+"], "'3+' must begin with 2; numbers run on without gap"),
        ("tactics_columns", "1c", "bands", ["0+"], "there is no such row; the rows must be 1a, 1b, 2, 3"),
        (
            "tactics_1a",
            "1",
            "answers",
            ["yes", "maybe", "no", "no", "no"],
            "answers has 'maybe'; it must be one of no,",
        ),
        ("tactics_1a", "1", "answers", ["yes", "no"], "answers is ['yes', 'no']; it must be a list of 5"),
        ("tactics_1b", "1", "answers", ["yes", "B", "no", "no", "no"], "answers has 'B'; it must be one of no, yes"),
        ("tactics_2", "4", "answers", ["B"] * 7, "answers has 'B'; it must be one of no, yes"),
        ("tactics_3", "3", "answers", ["4"] * 6, "answers has '4'; it must be all, none or a number from 1 to 3"),
        ("tactics_3", "3", "answers", ["some"] * 6, "answers has 'some'; it must be all, none or a number"),
        ("tactics_4", "6+", "major", "9", "major has '9'; it must be all, none or a number from 1 to 6"),
        ("tactics_4", "6+", "minor", 3, "minor has 3; it must be all, none or a number from 1 to 6"),
        ("raid_eligibility", "low", "results", ["none"] * 2, "results is ['none', 'none']; it must be a list of 3"),
        (
            "raid_eligibility",
            "low",
            "results",
            ["huge"] * 3,
            "results has 'huge'; it must be one of none, minor, major",
        ),
        ("raid_eligibility", "high", "depleted", ["x"] * 3, "depleted has 'x'; it must be one of none, minor, major"),
        (
            "raid_eligibility",
            "top",
            "results",
            ["none"] * 3,
            "there is no such row; the rows must be low, medium, high",
        ),
        ("channel_patrol", "4-6", "me109", -1, "me109 is -1; it must be a whole number from 0 to 40"),
        ("raid_limit", "5", "gruppen", 0, "gruppen is 0; it must be a whole number from 1 to 40"),
        ("detection_size", "8-10", "value", "3.5", "value is '3.5'; it must be a whole number from 0 to 20"),
        ("raid_belief", "4-5", "raid", "none", "raid is 'none'; it must be one of either, major, minor"),
        ("eagle_numbers", "cards_drawn", "value", 0, "value is 0; it must be a whole number from 1 to 30"),
        ("eagle_numbers", "nets_crippled", "value", 13, "value is 13; it must be a whole number from 1 to 12"),
        ("eagle_numbers", "luck", "value", 7, "there is no such row; the rows must be detect_only_me109"),
        ("jabo", "marker", "first_day", "1941-01-01", "first_day is '1941-01-01'; it must be a day from 1940-08-11"),
        ("jabo", "marker", "combat_full", 21, "combat_full is 21; it must be a whole number from 0 to 20"),
        ("night_limits", "low-high", "most", 3, "most is 3; it must be a whole number from 4 to 40"),
        ("night_limits", "low-top", "most", 3, "there is no such row; the rows must be low-low, low-medium"),
        ("night_patrol", "1940-08-11", "squadrons", [0, 1, 2, 3, 4, 6], "squadrons has 6; it must be a whole number"),
        ("night_patrol", "1940-08-11", "squadrons", [0, 1], "squadrons is [0, 1]; it must be a list of 6"),
        ("night_order", "blenheim", "sectors", ["6/11", "9/11"], "sectors has '9/11'; it must be one of 1/10"),
        ("night_order", "blenheim", "sectors", ["6/11", "6/11"], "sectors has '6/11' twice; once is enough"),
        ("night_order", "blenheim", "sectors", ["6/11"], "sectors lacks 3/12; 23/3/12 must have a place in it"),
        ("strategy_draw", "3", "cards", 11, "cards is 11; it must be a whole number from 0 to 10"),
        ("strategy_draw", "3", "vp_min", -13, "it runs from -13 to -5; it must begin with -14 and not end before"),
        ("strategy_draw", "3", "vp_max", -20, "it runs from -14 to -20; it must begin with -14 and not end before"),
        ("strategy", "159", "name", "luck", "name is 'luck'; it must be one of decoy-raid, dogleg-route"),
        ("strategy", "159", "title", "", "title is empty; it must be text"),
        ("strategy", "159", "effect", 7, "effect is 7; it must be text"),
        ("strategy", "159", "bombing_shift", 10, "bombing_shift is 10; it must be a whole number from -9 to 9"),
        ("strategy", "159", "hunters", 1, "hunters is 1; a card called pathfinders must be without it"),
        ("strategy", "161", "unless_warning", "soon", "unless_warning is 'soon'; it must be one of early, late, none"),
        ("strategy", "165", "name", "pathfinders", "there is no such row; the rows must be 155, 156"),
        ("strategy", "158", "name", "pathfinders", "bombing_shift is None; a card called pathfinders must have it"),
        ("targets", "34", "eagle_chart", "", "eagle_chart has ''; it must be a numbered sector with its squadrons"),
        ("targets", "34", "eagle_chart", "london:1-2-3-3", "eagle_chart has 'london:1-2-3-3'; it must be a numbered"),
        ("targets", "34", "eagle_chart", "6/11:3-2-1-0", "eagle_chart has '6/11:3-2-1-0'; it must be a numbered"),
        ("targets", "34", "eagle_chart", "6/11:1-2-3", "eagle_chart has '6/11:1-2-3'; it must be a numbered"),
        ("targets", "34", "eagle_chart", "6/11:1-2-3-x", "eagle_chart has '6/11:1-2-3-x'; it must be a numbered"),
        ("targets", "34", "eagle_chart", "6/11:0-0-0-1|6/11:0-0-0-1", "eagle_chart has 6/11 twice; once is enough"),
        ("targets", "34", "eagle_chart", 6, "eagle_chart is 6; it must be text"),
        ("scenarios", "thin-blue-line", "green_eagle", {"count": 5}, "green_eagle: per_sector is None; it must be"),
        (
            "scenarios",
            "thin-blue-line",
            "green_eagle",
            {"in_11": 3},
            "green_eagle: there is no column in_11; there are",
        ),
        ("eagle_bands", "prelude", "bands", [], "bands must run from -34 or less to 34 or more"),
        ("eagle_bands", "campaign", "bands", [], "there is no such row; the rows must be prelude, hardest-days"),
        ("strategy", "159", "source", "rumour", "source is 'rumour'; it must be one of design, pack, record, rulebook"),
    ],
)
def test_a_wrong_value_is_refused(table: str, row: str, column: str, value: Json, sentence: str) -> None:
    found = refusal(table, row, {column: value})
    assert found.startswith(f"{table} {row}")
    assert sentence in found


@pytest.mark.parametrize(
    ("table", "row", "changes", "sentence"),
    [
        (
            "response_sizes",
            "99+",
            {"value": 3},
            "response_sizes: '99+' must begin with 100; numbers run on without gap",
        ),
        ("response_sizes", "many", {"value": 3}, "response_sizes: 'many' is no range; write it as `3`, `4-5`, `8+`"),
        ("raid_limit", "9", {"gruppen": 9}, "raid_limit: '9' must begin with 22; numbers run on without gap"),
        ("response_priority", "low", {"dice": [3]}, "response_priority: dice lack 6, 7, 11; every result must occur"),
        ("strategy_draw", "6", {"vp_max": 30}, "strategy_draw: the rows end before 31; they must go on to 35"),
        (
            "eagle_bands",
            "prelude",
            {"bands": [{"low": -35, "high": 35, "level": "x", "winner": "british"}]},
            "eagle_bands prelude bands 1: winner is 'british'; it must be german or empty",
        ),
        (
            "strategy",
            "158",
            {"name": "pathfinders", "bombing_shift": 1},
            "strategy 159: it differs from 158; cards called pathfinders must be the same",
        ),
        (
            "units",
            "29/7/11",
            {"type": "blenheim"},
            "night_order blenheim: sectors lacks 7/11; 29/7/11 must have a place in it",
        ),
    ],
)
def test_what_does_not_fit_the_rest_is_refused(table: str, row: str, changes: Row, sentence: str) -> None:
    assert refusal(table, row, changes).startswith(sentence)


def test_a_pack_for_a_table_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadData, match="changes table 'raid_size'; the tables are adjacency, approach_events"):
        load({"raid_size": {"5": {"major": 14}}})


OPEN_ROWS = {"response_dates": "1940-08-20", "night_patrol": "1940-08-26"}
"""A later row of tables that may do with fewer."""


@pytest.mark.parametrize("name", EAGLE_COLUMNS)
def test_a_missing_table_or_row_is_named(name: str) -> None:
    tables = read_files("eagle")
    with pytest.raises(BadData, match=f"there is no table {name}; it must be in the data"):
        EagleData({table: rows for table, rows in tables.items() if table != name})
    first = next(iter(tables[name]))
    del tables[name][first]
    with pytest.raises(BadData) as refused:
        EagleData(tables)
    assert str(refused.value).startswith(name)
    assert "must" in str(refused.value)


@pytest.mark.parametrize(("table", "row"), OPEN_ROWS.items())
def test_a_later_row_by_day_may_be_left_out(table: str, row: str) -> None:
    tables = read_files("eagle")
    del tables[table][row]
    assert EagleData(tables).units == 133


@pytest.fixture
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str, str, str], None]:
    """Copies the files, and changes one of them."""
    folder = tmp_path / "data"
    shutil.copytree(FOLDER, folder)
    monkeypatch.setattr(components, "FOLDER", folder)

    def change(name: str, old: str, new: str) -> None:
        text = (folder / name).read_text(encoding="utf-8")
        assert old in text
        (folder / name).write_text(text.replace(old, new, 1), encoding="utf-8")

    return change


@pytest.mark.parametrize(
    ("name", "old", "new", "sentence"),
    [
        ("eagle.toml", "[rendezvous.1]", "[rendezvous.1", "eagle.toml is not TOML: "),
        ("eagle.toml", "[rendezvous.1]", "[rendezvous]", "eagle.toml: rendezvous is not a table of rows"),
        ("eagle.toml", "[rendezvous.1]", "[weather.7]", "eagle.toml: there is a table weather in another file"),
        (
            "eagle.toml",
            "[rendezvous.1]",
            "[tides.1]",
            "there is a table tides that no rule reads; the tables are sectors",
        ),
        ("eagle.toml", "value = 0", "value = 1940-09-15", "eagle.toml: value of response_dates 1940-08-11 is"),
        ("strategy.toml", "decoy_size = 6", "decoys = 6", "strategy 155: there is no column decoys; there are name"),
        (
            "strategy.toml",
            "decoy_size = 6",
            "",
            "strategy 155: decoy_size is None; a card called decoy-raid must have it",
        ),
        ("targets.csv", "eagle_chart", "chart", "targets.csv: there is no column eagle_chart; found are number"),
        ("eagle.toml", 'source = "rulebook"', "", "rendezvous 1: source is None; it must be one of design, pack"),
    ],
)
def test_a_damaged_file_is_refused(
    files: Callable[[str, str, str], None], name: str, old: str, new: str, sentence: str
) -> None:
    files(name, old, new)
    with pytest.raises(BadData) as refused:
        load({})
    assert str(refused.value).startswith(sentence)
