"""Damaged charts, tracks and scenarios: one sentence says where, what is wrong, and what would be right."""

from __future__ import annotations

import pytest
from raf_refusals import refusal

from tallyho.table.ask import Json


@pytest.mark.parametrize(
    ("table", "row", "column", "value", "sentence"),
    [
        ("crt", "B", "upper", [0] * 11, "upper has 0; it must be above 0, that of the row before"),
        ("crt", "B", "upper", [0, 1, 2], "upper is [0, 1, 2]; it must be a list of 11"),
        ("crt", "I", "upper", [99] * 11, "upper must be left out; the last row takes everything above"),
        ("crt", "B", "results", ["-A- HLD"] * 5, "it must be a list of 6"),
        ("crt", "B", "results", ["-A- HLX"] * 6, "results has '-A- HLX'; it must be two times three of - D A L H"),
        ("crt", "B", "results", ["D-D ADHA"] * 6, "results has 'D-D ADHA'; it must be two times three of"),
        ("crt", "J", "results", ["D-D ADH"] * 6, "there is no such row; the rows must be A, B, C"),
        ("crt_columns", "0", "gruppen", ["-"] * 11, "'-' ends at 0; the last of them must be open"),
        ("damage", "hunt-gruppe-full", "A", {"to": "moon", "face": "full", "vp": 0}, "A: to is"),
        ("damage", "hunt-gruppe-full", "A", "inflight", "A is 'inflight'; it must be a table"),
        ("damage", "hunt-gruppe-full", "A", {"to": "inflight", "vp": 0}, "A: face is None"),
        ("bombing", "3", "results", ["-"] * 11, "it must be a list of 12"),
        ("bombing", "3", "results", ["3"] * 12, "results has '3'; it must be one of -, 1, 2, H"),
        ("bombing_shifts", "dive", "columns", "far", "columns is 'far'; it must be a whole number"),
        ("strafing", "convoy", "me110", "half", "there is no such type of target; it must be one of"),
        ("weather", "7", "LF2", "clear", "there is no such row; the rows must be 1, 2, 3, 4, 5, 6"),
        ("weather", "6", "LF2", "fog", "LF2 is 'fog'; it must be one of broken, clear, patchy"),
        ("detection", "13", "warning", "soon", "warning is 'soon'; it must be one of early, late, none"),
        ("raid_effort", "low-1", "results", ["none"] * 5 + ["maximum"], "results has 'maximum'"),
        ("eligible", "late", "enroute_in_sector", "no", "enroute_in_sector is 'no'; it must be yes"),
        ("night_interception", "4", "chances", [1, 1, 2, 7, 3], "chances has 7; it must be a whole"),
        ("night_bombing", "1", "vp", ["0", "0", "0", "0", "1"], "vp has '1'; it must be 0 to -4"),
        ("night_commitment", "1940-08-11", "gruppen", [[1]] * 6, "gruppen is [1]; it must"),
        ("night_commitment", "Advent", "gruppen", [[1, 1]] * 6, "the row is 'Advent'; it must"),
        ("track_tops", "spitfire", "top", 0, "top is 0; it must be a whole number from 1 to 99"),
        ("depletion_levels", "2", "spaces", "top", "spaces is 'top'; it must be the last space"),
        ("reinforcement_costs", "1940-08-16", "vp", -4, "vp is -4; it must be a whole"),
        ("priorities", "start", "city", "urgent", "city is 'urgent'; it must be one of high, low, medium"),
        ("numbers", "vp_day", "value", "one", "value is 'one'; it must be a whole number from 0 to 9"),
        ("numbers", "vp_week", "value", 1, "there is no such row; the rows must be detect_net"),
        ("calendar", "1940-09-11", "start", 14, "start is 14; it must be below cancel, 14"),
        ("calendar", "1940-09-01", "start", -5, "start is -5; days after September 10 must have"),
        ("calendar", "1940-09-12", "cancel", "", "cancel is None; days after September 10 must"),
        ("calendar", "1940-10-02", "cancel", 1, "there is no such row; the rows must be 1940-08-11"),
        ("scenarios", "prelude", "first_day", "soon", "first_day is 'soon'; it must be a day from"),
        ("scenarios", "prelude", "priorities", "none", "priorities is 'none'; it must be one of"),
        ("scenarios", "campaign", "points", {"stuka": 3}, "points: there is no column stuka; there are"),
        ("scenarios", "campaign", "points", {}, "points: hurricane is None; it must be a whole number"),
        ("scenarios", "prelude", "bands", [], "bands must run from -34 or less to 34 or more"),
        ("scenarios", "prelude", "raid_days", 2, "raid_days is 2; it must be 1 (lion:13a)"),
        ("scenarios", "hardest-days", "raid_days", "", "raid_days is None; it must be a number"),
        ("scenarios", "campaign", "raid_days", 3, "raid_days is 3; it must be left out, because Sealion decides"),
        ("scenarios", "thin-blue-line", "raid_days", 1, "raid_days is 1; it must be left out, because Sealion decides"),
        ("scenarios", "thin-blue-line", "squadrons", ["54/6/11"], "squadrons has '54/6/11'"),
        ("scenarios", "thin-blue-line", "day_card", 135, "day_card is 135, which is removed"),
        ("scenarios", "thin-blue-line", "sealion", "1940-09-12", "sealion must be 1940-09-11"),
        ("scenarios", "thin-blue-line", "green", {"count": 5}, "green: per_sector is None"),
        ("scenarios", "thin-blue-line", "types_removed", [], "types_removed is empty; it must"),
        ("reinforcement_costs", "Easter", "vp", 4, "the row is 'Easter'; it must be a day from"),
    ],
)
def test_a_wrong_value_is_refused(table: str, row: str, column: str, value: Json, sentence: str) -> None:
    found = refusal({table: {row: {column: value}}})
    assert found.startswith(f"{table} {row}")
    assert sentence in found


@pytest.mark.parametrize(
    ("table", "row", "column", "value", "sentence"),
    [
        ("depletion_levels", "1", "spaces", "9-14", "depletion_levels: '9-14' must begin with 8; numbers run on"),
        ("depletion_levels", "1", "spaces", "8 to 14", "depletion_levels: '8 to 14' is no range; write it as"),
    ],
)
def test_what_does_not_fit_the_rest_is_refused(table: str, row: str, column: str, value: Json, sentence: str) -> None:
    assert sentence in refusal({table: {row: {column: value}}})


OTHER_CHOICE = {"to": "inflight", "face": "full", "vp": 0, "or": "bomber full"}


def test_a_wrong_choice_is_refused() -> None:
    found = refusal({"damage": {"hunt-gruppe-full": {"A": OTHER_CHOICE}}})
    assert found == "damage hunt-gruppe-full A: or is 'bomber full'; it must be one of inflight full"


@pytest.mark.parametrize(
    ("band", "last", "sentence"),
    [
        ("4-5", "25+", "'4-5' must begin with 3; numbers run on without gap or overlap"),
        ("2-5", "25+", "'2-5' must begin with 3; numbers run on without gap or overlap"),
        ("5-3", "25+", "'5-3' is no range; write it as `3`, `4-5`, `8+` or `-` for none"),
        ("three", "25+", "'three' is no range"),
        ("3-999", "25+", "'3-999' is no range"),
        ("3", "25", "'25' ends at 25; the last of them must be open, such as `26+`"),
    ],
)
def test_columns_of_the_bombing_table_run_on(band: str, last: str, sentence: str) -> None:
    bands: list[Json] = ["1", "2", band, "4-5", "6-7", "8-9", "10-11", "12-14", "15-17", "18-20", "21-24", last]
    found = refusal({"bombing_columns": {"strength": {"bands": bands}}})
    assert found.startswith(f"bombing_columns strength: {sentence}")


@pytest.mark.parametrize(
    ("changed", "sentence"),
    [
        ({"low": -33}, "scenarios prelude: bands must run from -34 or less to 34 or more"),
        ({"low": -10}, "scenarios prelude bands 1: it runs from -10 to -16; bands must run on without gap or overlap"),
        ({"high": -20}, "scenarios prelude bands 2: it runs from -15 to 35; bands must run on without gap or overlap"),
        ({"high": -14}, "scenarios prelude bands 2: it runs from -15 to 35; bands must run on without gap or overlap"),
        ({"winner": "german"}, "scenarios prelude bands 1: winner is 'german'; it must be british or empty"),
        ({"level": ""}, "scenarios prelude bands 1: level is empty; it must be text"),
    ],
)
def test_bands_of_a_scenario_run_on(changed: dict[str, Json], sentence: str) -> None:
    first: dict[str, Json] = {"low": -35, "high": -16, "level": "disaster", "winner": "", **changed}
    rows: list[Json] = [first, {"low": -15, "high": 35, "level": "triumph", "winner": "british"}]
    assert refusal({"scenarios": {"prelude": {"bands": rows}}}) == sentence
