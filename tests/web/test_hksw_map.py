"""The map of Battle of Britain agrees with the components: every place lies in the square that the data name."""

from __future__ import annotations

import csv
import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
BOARDS = ROOT / "src/tallyho/web/boards"
DATA = ROOT / "src/tallyho/hksw/data"
WORLD = ROOT / "node_modules/world-atlas/land-10m.json"
COLUMNS = "ABCDEFGHIJKLMNOPQRSTUV"
KM_OF_DEGREE = 111.3

BOARD = json.loads((BOARDS / "hksw-map.json").read_text("utf-8"))
OUTLINE = json.loads((BOARDS / "north-sea.json").read_text("utf-8"))


def rows(name: str) -> list[dict[str, str]]:
    with (DATA / f"{name}.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def square_of(lon: float, lat: float) -> str:
    grid = BOARD["grid"]
    return f"{COLUMNS[int((lon - grid['west']) // grid['lon'])]}{int((grid['north'] - lat) // grid['lat']) + 1}"


@pytest.mark.parametrize("place", [*rows("targets"), *rows("flights")], ids=lambda place: place["id"])
def test_every_target_and_base_lies_in_its_square(place: dict[str, str]) -> None:
    assert square_of(float(place["lon"]), float(place["lat"])) == place["square"]


def test_squares_are_as_wide_as_high_on_the_board_and_forty_kilometres_high() -> None:
    grid, projection = BOARD["grid"], BOARD["projection"]
    wide, high = grid["lon"] * projection["per_lon"], grid["lat"] * projection["per_lat"]
    assert wide == pytest.approx(high, abs=0.01)
    assert grid["lat"] * KM_OF_DEGREE == pytest.approx(40, abs=0.5)
    assert projection["lon"] == pytest.approx(grid["west"] + 11 * grid["lon"], abs=1e-6)
    assert projection["lat"] == pytest.approx(grid["north"] - 16 * grid["lat"], abs=1e-6)


def test_what_the_board_names_is_there() -> None:
    targets = {row["id"] for row in rows("targets")}
    assert {*BOARD["names"], *BOARD["beside"]} <= targets
    assert set(BOARD["names"].values()) <= {"left", "right", "above", "below"}


def test_the_outline_reaches_beyond_the_squares_and_is_small() -> None:
    west, south, east, north = OUTLINE["window"]
    grid = BOARD["grid"]
    assert west < grid["west"]
    assert grid["west"] + 22 * grid["lon"] < east
    assert south < grid["north"] - 32 * grid["lat"]
    assert grid["north"] < north
    lands = [ring["land"] for ring in OUTLINE["rings"]]
    assert lands.count("britain") == lands.count("continent") == lands.count("ireland") == 1
    assert (BOARDS / "north-sea.json").stat().st_size < 70_000


@pytest.mark.skipif(not WORLD.is_file(), reason="world-atlas is not in node_modules")
def test_the_outline_of_the_north_sea_is_what_the_tool_makes(tmp_path: Path) -> None:
    made = tmp_path / "north-sea.json"
    subprocess.run([sys.executable, ROOT / "tools/outline", "--board", "north-sea", "--target", made], check=True)
    assert made.read_bytes() == (BOARDS / "north-sea.json").read_bytes()
