"""The map of First Battle of Britain agrees with the components: regular hexes, on the right ground."""

from __future__ import annotations

import csv
import json
from itertools import pairwise
from pathlib import Path
from typing import Final

import pytest

from tallyho.fbob.hexes import COLUMNS, ROWS, Grid

ROOT = Path(__file__).resolve().parents[2]
BOARDS = ROOT / "src/tallyho/web/boards"
DATA = ROOT / "src/tallyho/fbob/data"
KM_OF_DEGREE: Final = 111.3
KM_OF_MILE: Final = 1.609
EXACT: Final = 0.03
"""The files have four digits of a degree; units of the board."""

BOARD = json.loads((BOARDS / "fbob-map.json").read_text("utf-8"))
OUTLINE = json.loads((BOARDS / "north-sea.json").read_text("utf-8"))
TRAYS = json.loads((BOARDS / "fbob-trays.json").read_text("utf-8"))
with (DATA / "hexes.csv").open(encoding="utf-8", newline="") as file:
    HEXES = {row["id"]: row for row in csv.DictReader(file)}


def spot(name: str) -> tuple[float, float]:
    """The middle of a hex on the board."""
    terms, row = BOARD["projection"], HEXES[name]
    return (
        (float(row["lon"]) - terms["lon"]) * terms["per_lon"],
        (terms["lat"] - float(row["lat"])) * terms["per_lat"],
    )


def test_hexes_are_regular_and_lie_as_the_rules_have_them() -> None:
    grid, high = Grid(), BOARD["hex"]
    for number, name in enumerate(grid.names):
        x, y = spot(name)
        for near in grid.beside[number]:
            other = spot(grid.names[near])
            assert ((other[0] - x) ** 2 + (other[1] - y) ** 2) ** 0.5 == pytest.approx(high, abs=2 * EXACT), name


def test_columns_stand_upright_and_odd_ones_lie_lower() -> None:
    for column in range(1, COLUMNS + 1):
        names = [f"{column:02}{row:02}" for row in range(1, ROWS + 1)]
        assert len({HEXES[name]["lon"] for name in names}) == 1
        assert all(spot(one)[1] < spot(other)[1] for one, other in pairwise(names))
    assert spot("0101")[1] - spot("0201")[1] == pytest.approx(BOARD["hex"] / 2, abs=EXACT)


def test_a_hex_is_five_miles_across() -> None:
    degrees = float(HEXES["0101"]["lat"]) - float(HEXES["0102"]["lat"])
    assert degrees * KM_OF_DEGREE == pytest.approx(5 * KM_OF_MILE, abs=0.1)


def test_the_middle_of_the_board_is_the_middle_of_the_map() -> None:
    xs, ys = zip(*(spot(name) for name in HEXES), strict=True)
    assert min(xs) + max(xs) == pytest.approx(0, abs=1)
    assert min(ys) + max(ys) == pytest.approx(0, abs=BOARD["hex"])


def test_the_outline_reaches_beyond_the_hexes() -> None:
    west, south, east, north = OUTLINE["window"]
    for row in HEXES.values():
        assert west < float(row["lon"]) < east
        assert south < float(row["lat"]) < north


def inside(lon: float, lat: float) -> bool:
    """Whether a place lies on land by the outline."""
    hits = 0
    for ring in OUTLINE["rings"]:
        points = ring["points"]
        for (x1, y1), (x2, y2) in zip(points, [*points[1:], points[0]], strict=True):
            hits += (y1 > lat) != (y2 > lat) and lon < (x2 - x1) * (lat - y1) / (y2 - y1) + x1
    return hits % 2 == 1


def test_land_is_on_land_and_sea_at_sea() -> None:
    wrong = [
        name
        for name, row in HEXES.items()
        if row["terrain"] != "coastal" and inside(float(row["lon"]), float(row["lat"])) != (row["terrain"] == "land")
    ]
    assert len(wrong) < 25, wrong


def test_what_the_board_names_is_there() -> None:
    places = {name for name, row in HEXES.items() if row["place"]}
    assert {*BOARD["names"]} <= places
    assert set(BOARD["names"].values()) <= {"left", "right", "above", "below"}
    for label in (*BOARD["seas"], *BOARD["cities"]):
        assert label["hex"] in HEXES
    for view in ("near", "narrow"):
        assert {*BOARD[view].values()} <= {*HEXES}


def test_every_tray_has_its_tab() -> None:
    names = {"battle", "track", "roster", "pool", "morale"}
    assert {name for tab in TRAYS["wide"] for name in tab} == {name for tab in TRAYS["narrow"] for name in tab} == names
    assert {TRAYS["quiet"], TRAYS["busy"]} <= names
