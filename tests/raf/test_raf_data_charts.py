"""The charts of the RAF games, value by value. Expected values are those of the ledger, written as it writes them."""

from __future__ import annotations

import pytest
from raf_games import LOAD

from tallyho.raf.charts import Damage
from tallyho.raf.components import RafData
from tallyho.raf.vocabulary import (
    BOMBER,
    BOXES,
    CLOSE_ESCORT,
    HEAVY_LOSS,
    HUNT,
    INFLIGHT,
    LIGHT_LOSS,
    NONE,
    RESULTS,
    ROWS,
)

COLUMNS = 11


@pytest.fixture(scope="module", params=LOAD)
def data(request: pytest.FixtureRequest) -> RafData:
    return LOAD[request.param]({})


def limits(values: str) -> list[tuple[int, int]]:
    """Ranges such as `0; 2-3`, by column."""
    found = []
    for text in values.split(";"):
        low, _, high = text.strip().partition("-")
        found.append((int(low), int(high or low)))
    return found


def row_of(data: RafData, column: int, total: int) -> str:
    return ROWS[data.crt_row(column, total)]


def lines_of(data: RafData, row: str) -> str:
    """The results of a row as the ledger writes them."""
    lines = data.crt[ROWS.index(row)]
    return ", ".join("/".join("".join(RESULTS[result] for result in half) for half in line) for line in lines)


@pytest.mark.rules("lion:chart.crt.columns", "eagle:chart.crt.columns")
@pytest.mark.parametrize(
    ("level", "columns"),
    [
        (0, "-,1,-,2,-,3,4,5,6,7,8+"),
        (1, "-,1,-,2,3,4,5,6,7-8,9,10+"),
        (2, "1,-,2,3,4,5,6,7-8,9,10+,-"),
    ],
)
def test_columns_of_the_combat_results_table(data: RafData, level: int, columns: str) -> None:
    expected = [0] * 41
    for column, text in enumerate(columns.split(",")):
        if text != "-":
            low, _, high = text.removesuffix("+").partition("-")
            last = 40 if text.endswith("+") else int(high or low)
            expected[int(low) : last + 1] = [column] * (last + 1 - int(low))
    assert list(data.crt_column[level][1:]) == expected[1:]
    assert len(data.crt_rows) == COLUMNS


@pytest.mark.rules("lion:chart.crt.a", "eagle:chart.crt.a")
def test_row_a(data: RafData) -> None:
    highest = [-1, 0, 1, 1, 2, 3, 4, 5, 7, 10, 14]
    for column, high in enumerate(highest):
        assert {row_of(data, column, total) for total in range(-50, high + 1)} == {"A"}
        assert row_of(data, column, high + 1) == "B"
    assert lines_of(data, "A") == "D--/HLH, -D-/AHH, -DD/HHA, -A-/HLL, D-A/LHL, A-D/LAH"


@pytest.mark.parametrize(
    ("row", "values", "lines"),
    [
        pytest.param(
            "B",
            "0; 1; 2; 2-3; 3-4; 4-5; 5-7; 6-8; 8-10; 11-14; 15-18",
            "-A-/HLD, D-D/ADH, -DA/DHA, A-D/LAL, AA-/LLA, DDA/AAL",
            marks=pytest.mark.rules("lion:chart.crt.b", "eagle:chart.crt.b"),
        ),
        pytest.param(
            "C",
            "1; 2; 3-4; 4-5; 5-6; 6-7; 8-10; 9-12; 11-14; 15-18; 19-23",
            "DA-/AHA, DDA/DAH, ADD/HDD, --L/AAL, -L-/DLA, L-D/LDD",
            marks=pytest.mark.rules("lion:chart.crt.c", "eagle:chart.crt.c"),
        ),
        pytest.param(
            "D",
            "2; 3; 5; 6-7; 7-9; 8-10; 11-14; 13-16; 15-19; 19-23; 24-29",
            "A-D/LDA, AA-/ALD, DDA/DAL, -LA/LA-, DDL/-LA, LAD/A-L",
            marks=pytest.mark.rules("lion:chart.crt.d", "eagle:chart.crt.d"),
        ),
        pytest.param(
            "E",
            "3; 4; 6-7; 8-9; 10-12; 11-14; 15-18; 17-21; 20-26; 24-30; 30-36",
            "A-A/LDA, -LD/ALD, DAA/-AL, LA-/DDL, AAA/L-D, ADL/DL-",
            marks=pytest.mark.rules("lion:chart.crt.e", "eagle:chart.crt.e"),
        ),
        pytest.param(
            "F",
            "4; 5-6; 8-9; 10-12; 13-16; 15-18; 19-23; 22-27; 27-35; 31-39; 37-45",
            "LD-/LAD, -LA/DDL, A-L/-LA, DLA/DDA, LAD/AA-, AAL/A-D",
            marks=pytest.mark.rules("lion:chart.crt.f", "eagle:chart.crt.f"),
        ),
        pytest.param(
            "G",
            "5; 7-8; 10-11; 13-15; 17-20; 19-24; 24-29; 28-35; 36-44; 40-51; 46-58",
            "DAL/LDD, DHA/-LD, ADH/D-L, LLD/AD-, LDL/D-A, HLD/-A-",
            marks=pytest.mark.rules("lion:chart.crt.g", "eagle:chart.crt.g"),
        ),
        pytest.param(
            "H",
            "6; 9-10; 12-14; 16-19; 21-24; 25-30; 30-37; 36-45; 45-54; 52-64; 59-75",
            "DHA/A-D, LDH/DA-, HLD/-DA, ALH/-DD, HAL/D-D, LHL/DD-",
            marks=pytest.mark.rules("lion:chart.crt.h", "eagle:chart.crt.h"),
        ),
    ],
)
def test_rows_between_the_outer_ones(data: RafData, row: str, values: str, lines: str) -> None:
    ranges = limits(values)
    assert len(ranges) == COLUMNS
    for column, (low, high) in enumerate(ranges):
        assert {row_of(data, column, total) for total in range(low, high + 1)} == {row}
        assert row_of(data, column, low - 1) < row < row_of(data, column, high + 1)
    assert lines_of(data, row) == lines


@pytest.mark.rules("lion:chart.crt.i", "eagle:chart.crt.i")
def test_row_i(data: RafData) -> None:
    for column, low in enumerate([7, 11, 15, 20, 25, 31, 38, 46, 55, 65, 76]):
        assert {row_of(data, column, total) for total in range(low, 300)} == {"I"}
        assert row_of(data, column, low - 1) == "H"
    assert lines_of(data, "I") == "LAH/A--, AHH/-A-, HHA/--A, HLH/-D-, HHL/D--, HHH/--D"


def test_rows_are_fair_to_the_letters(data: RafData) -> None:
    for row in data.crt:
        for half in (0, 1):
            by_letter = [sorted(line[half][letter] for line in row) for letter in range(3)]
            assert by_letter[0] == by_letter[1] == by_letter[2]


def test_rows_of_the_combat_examples_and_of_depletion(data: RafData) -> None:
    def row(gruppen: int, total: int, level: int = 0) -> str:
        return row_of(data, data.crt_column[level][gruppen], total)

    assert (row(4, 12), row(3, 20), row(3, 19)) == ("D", "G", "G")
    assert [row(5, 22, level) for level in (0, 1, 2)] == ["F", "F", "G"]
    assert (row(1, 4), row(1, 4, 2)) == ("E", "F")
    for gruppen in range(1, 41):
        columns = [data.crt_column[level][gruppen] for level in (0, 1, 2)]
        assert columns == sorted(columns, reverse=True), "depletion never helps the Germans"


def damage(data: RafData, box: int, british: int, full: int) -> dict[str, Damage]:
    return dict(zip(RESULTS, data.damage[box, british, full], strict=True))


def goes(box: int, face: str, vp: int = 0, *, or_inflight: bool = False, if_no_bombers: int = NONE) -> Damage:
    return Damage(box, face == "full", vp, stays=False, or_inflight=or_inflight, if_no_bombers=if_no_bombers)


def stays(face: str) -> Damage:
    return Damage(BOMBER, face == "full", 0, stays=True, or_inflight=False, if_no_bombers=NONE)


def losses(sign: int) -> dict[str, Damage]:
    """What a reduced unit suffers by A, L and H."""
    light = goes(LIGHT_LOSS, "full", sign)
    return {"A": light, "L": light, "H": goes(HEAVY_LOSS, "full", 2 * sign)}


@pytest.mark.rules("lion:chart.damage-hunt.a", "eagle:chart.damage-hunt.a")
def test_full_gruppen_in_the_hunt_box(data: RafData) -> None:
    assert damage(data, HUNT, 0, 1) == {
        "-": goes(CLOSE_ESCORT, "full", if_no_bombers=INFLIGHT),
        "D": goes(INFLIGHT, "full"),
        "A": goes(INFLIGHT, "reduced"),
        "L": goes(LIGHT_LOSS, "full", 1),
        "H": goes(HEAVY_LOSS, "full", 2),
    }


@pytest.mark.rules("lion:chart.damage-hunt.b", "eagle:chart.damage-hunt.b")
def test_reduced_gruppen_in_the_hunt_box(data: RafData) -> None:
    inflight = goes(INFLIGHT, "reduced")
    assert damage(data, HUNT, 0, 0) == {"-": inflight, "D": inflight, **losses(1)}


@pytest.mark.rules(
    "lion:chart.damage-hunt.c", "lion:chart.damage-hunt.d", "lion:chart.damage-hunt.e", "eagle:chart.damage-hunt.c"
)
def test_full_squadrons_in_the_hunt_box(data: RafData) -> None:
    assert damage(data, HUNT, 1, 1) == {
        "-": goes(BOMBER, "full", or_inflight=True, if_no_bombers=INFLIGHT),
        "D": goes(BOMBER, "reduced", or_inflight=True, if_no_bombers=INFLIGHT),
        "A": goes(INFLIGHT, "reduced"),
        "L": goes(LIGHT_LOSS, "full", -1),
        "H": goes(HEAVY_LOSS, "full", -2),
    }


@pytest.mark.rules("lion:chart.damage-hunt.f", "eagle:chart.damage-hunt.d")
def test_reduced_squadrons_in_the_hunt_box(data: RafData) -> None:
    assert damage(data, HUNT, 1, 0) == {
        "-": goes(BOMBER, "reduced", if_no_bombers=INFLIGHT),
        "D": goes(INFLIGHT, "reduced"),
        **losses(-1),
    }


@pytest.mark.rules("lion:chart.damage-bomber.a", "eagle:chart.damage-bomber.a")
def test_full_gruppen_in_the_bomber_box(data: RafData) -> None:
    assert damage(data, BOMBER, 0, 1) == {
        "-": stays("full"),
        "D": stays("reduced"),
        "A": goes(INFLIGHT, "reduced"),
        "L": goes(LIGHT_LOSS, "full", 1),
        "H": goes(HEAVY_LOSS, "full", 2),
    }


@pytest.mark.rules("lion:chart.damage-bomber.b", "eagle:chart.damage-bomber.b")
def test_reduced_gruppen_in_the_bomber_box(data: RafData) -> None:
    assert damage(data, BOMBER, 0, 0) == {"-": stays("reduced"), "D": goes(INFLIGHT, "reduced"), **losses(1)}


@pytest.mark.rules("lion:chart.damage-bomber.c", "eagle:chart.damage-bomber.c")
def test_full_squadrons_in_the_bomber_box(data: RafData) -> None:
    assert damage(data, BOMBER, 1, 1) == {
        "-": goes(INFLIGHT, "full"),
        "D": goes(INFLIGHT, "reduced"),
        "A": goes(INFLIGHT, "reduced"),
        "L": goes(LIGHT_LOSS, "full", -1),
        "H": goes(HEAVY_LOSS, "full", -2),
    }


@pytest.mark.rules("lion:chart.damage-bomber.d", "eagle:chart.damage-bomber.d")
def test_reduced_squadrons_in_the_bomber_box(data: RafData) -> None:
    inflight = goes(INFLIGHT, "reduced")
    assert damage(data, BOMBER, 1, 0) == {"-": inflight, "D": inflight, **losses(-1)}


@pytest.mark.rules("lion:chart.damage-escort.a", "eagle:chart.damage-escort.a")
def test_full_gruppen_in_close_escort(data: RafData) -> None:
    assert damage(data, CLOSE_ESCORT, 0, 1) == {
        "-": goes(INFLIGHT, "full"),
        "D": goes(INFLIGHT, "reduced"),
        "A": goes(INFLIGHT, "reduced"),
        "L": goes(LIGHT_LOSS, "full", 1),
        "H": goes(HEAVY_LOSS, "full", 2),
    }


@pytest.mark.rules("lion:chart.damage-escort.b", "eagle:chart.damage-escort.b")
def test_reduced_gruppen_in_close_escort(data: RafData) -> None:
    inflight = goes(INFLIGHT, "reduced")
    assert damage(data, CLOSE_ESCORT, 0, 0) == {"-": inflight, "D": inflight, **losses(1)}
    assert (CLOSE_ESCORT, 1, 1) not in data.damage, "squadrons do not escort"


@pytest.mark.rules("lion:2.1r", "lion:2.1s", "eagle:2.1o", "eagle:2.1p")
def test_both_sides_share_inflight_and_loss_boxes(data: RafData) -> None:
    boxes = {
        side: {result.box for (_, british, _), results in data.damage.items() if british == side for result in results}
        for side in (0, 1)
    }
    assert {INFLIGHT, LIGHT_LOSS, HEAVY_LOSS} <= boxes[0] & boxes[1]
    assert [BOXES.count(name) for name in ("inflight", "light-loss", "heavy-loss")] == [1, 1, 1]
