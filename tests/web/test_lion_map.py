"""The map of Lion agrees with the components: sites in their sectors, borders where sectors are adjacent."""

from __future__ import annotations

import csv
import itertools
import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
BOARDS = ROOT / "src/tallyho/web/boards"
DATA = ROOT / "src/tallyho/raf/data"
WORLD = ROOT / "node_modules/world-atlas/land-10m.json"

Point = tuple[float, float]

BOARD = json.loads((BOARDS / "raf-map.json").read_text("utf-8"))
OUTLINE = json.loads((BOARDS / "britain.json").read_text("utf-8"))
POINTS: dict[str, Point] = {name: (lon, lat) for name, (lon, lat) in BOARD["points"].items()}
RINGS: dict[str, list[Point]] = {
    sector: [POINTS[name] for name in shape["ring"]] for sector, shape in BOARD["sectors"].items()
}
SECTORS = sorted(RINGS)
PAIRS = list(itertools.combinations(SECTORS, 2))


def rows(name: str) -> list[dict[str, str]]:
    with (DATA / f"{name}.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


SITES = rows("sites")


def edges(ring: list[Point]) -> list[tuple[Point, Point]]:
    return list(zip(ring, [*ring[1:], *ring[:1]], strict=True))


def inside(place: Point, ring: list[Point]) -> bool:
    odd = False
    for (ax, ay), (bx, by) in edges(ring):
        if (ay > place[1]) != (by > place[1]):
            odd ^= place[0] < ax + (place[1] - ay) / (by - ay) * (bx - ax)
    return odd


def turn(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether two edges meet anywhere but at a common end."""
    if {a, b} & {c, d}:
        return False
    return turn(a, b, c) * turn(a, b, d) <= 0 and turn(c, d, a) * turn(c, d, b) <= 0


def borders(sector: str) -> set[frozenset[Point]]:
    return {frozenset(edge) for edge in edges(RINGS[sector])}


def place_of(site: dict[str, str]) -> Point:
    return (float(site["lon"]), float(site["lat"]))


def west_of(line: list[list[float]], place: Point) -> bool:
    """Whether a place is west of a line that goes from south to north."""
    for (ax, ay), (bx, by) in itertools.pairwise(line):
        if ay <= place[1] < by:
            return place[0] < ax + (place[1] - ay) / (by - ay) * (bx - ax)
    raise AssertionError(f"{place} is beyond the ends of the line")


def test_every_sector_of_the_components_is_drawn_and_no_other() -> None:
    assert {row["id"] for row in rows("sectors")} == set(RINGS)


@pytest.mark.parametrize("site", SITES, ids=[site["id"] for site in SITES])
def test_a_site_lies_in_its_sector_and_in_no_other(site: dict[str, str]) -> None:
    assert [sector for sector in SECTORS if inside(place_of(site), RINGS[sector])] == [site["sector"]]


@pytest.mark.parametrize("pair", PAIRS, ids=["~".join(pair) for pair in PAIRS])
def test_two_sectors_share_an_edge_exactly_if_they_are_adjacent(pair: tuple[str, str]) -> None:
    adjacent = {frozenset(row["id"].split("~")) for row in rows("adjacency") if row["meets"] == "border"}
    assert bool(borders(pair[0]) & borders(pair[1])) == (frozenset(pair) in adjacent)


@pytest.mark.parametrize(
    "row", [row for row in rows("adjacency") if row["meets"] == "corner"], ids=lambda row: row["id"]
)
def test_sectors_that_meet_at_a_corner_share_one_point(row: dict[str, str]) -> None:
    one, other = row["id"].split("~")
    assert len(set(RINGS[one]) & set(RINGS[other])) == 1


@pytest.mark.parametrize("sector", SECTORS)
def test_a_ring_names_every_point_once_and_does_not_cross_itself(sector: str) -> None:
    ring = RINGS[sector]
    assert len(ring) == len(set(ring)) >= 3
    for one, other in itertools.combinations(edges(ring), 2):
        assert not cross(*one, *other), (one, other)


def test_sectors_do_not_overlap() -> None:
    for one, other in PAIRS:
        for edge, edge_of_other in itertools.product(borders(one) - borders(other), borders(other) - borders(one)):
            assert not cross(*edge, *edge_of_other), (one, other, edge, edge_of_other)


def test_every_point_is_used() -> None:
    assert {name for shape in BOARD["sectors"].values() for name in shape["ring"]} == set(POINTS)


@pytest.mark.parametrize("sector", SECTORS)
def test_the_patrol_circle_and_the_squadrons_stand_in_their_sector(sector: str) -> None:
    shape = BOARD["sectors"][sector]
    assert inside(tuple(shape["patrol"]["at"]), RINGS[sector])
    if sector == "london":
        assert shape["squadrons"] is None
    else:
        assert inside(tuple(shape["squadrons"]["at"]), RINGS[sector])


def box_of(place: dict[str, object]) -> tuple[float, float, float, float]:
    """Left, bottom, right and top of the place of counters, in units of the board."""
    lon, lat = place["at"]
    x, y = lon * BOARD["projection"]["per_lon"], lat * BOARD["projection"]["per_lat"]
    return (x - place["width"] / 2, y - place["height"] / 2, x + place["width"] / 2, y + place["height"] / 2)


BOXES = {
    f"{sector} {kind}": box_of(shape[kind])
    for sector, shape in BOARD["sectors"].items()
    for kind in ("patrol", "squadrons")
    if shape[kind]
}


def test_the_places_of_counters_do_not_overlap() -> None:
    for (one, a), (other, b) in itertools.combinations(BOXES.items(), 2):
        apart = a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1]
        assert apart, (one, other)


@pytest.mark.parametrize("site", SITES, ids=[site["id"] for site in SITES])
def test_no_site_lies_under_counters(site: dict[str, str]) -> None:
    x, y, *_ = box_of({"at": place_of(site), "width": 0, "height": 0})
    under = [name for name, (left, low, right, high) in BOXES.items() if left < x < right and low < y < high]
    assert under == []


@pytest.mark.parametrize("site", SITES, ids=[site["id"] for site in SITES])
def test_the_luftflotte_line_has_each_site_on_its_side(site: dict[str, str]) -> None:
    assert west_of(BOARD["luftflotte_line"], place_of(site)) == (site["luftflotte"] == "LF3")


@pytest.mark.parametrize("site", SITES, ids=[site["id"] for site in SITES])
def test_the_me109_range_line_has_each_site_on_its_side(site: dict[str, str]) -> None:
    line = [(lon, lat) for lon, lat in BOARD["me109_range"]]
    south = [*line, (3.0, 48.0), (-6.5, 48.0), (-6.5, line[0][1])]
    assert inside(place_of(site), south) == (site["me109_range"] == "in")


def test_the_outline_has_the_lands_of_the_board_as_closed_rings() -> None:
    lands = [ring["land"] for ring in OUTLINE["rings"]]
    assert {"britain", "continent", "wight"} <= set(lands)
    assert lands.count("britain") == lands.count("continent") == 1
    for ring in OUTLINE["rings"]:
        assert len(ring["points"]) >= 4
    assert (BOARDS / "britain.json").stat().st_size < 60_000


def test_inland_sites_lie_on_the_land() -> None:
    britain = next(ring["points"] for ring in OUTLINE["rings"] if ring["land"] == "britain")
    for site in SITES:
        if site["depth"] != "coast":
            assert inside(place_of(site), [tuple(point) for point in britain]), site["id"]


@pytest.mark.skipif(not WORLD.is_file(), reason="world-atlas is not in node_modules")
def test_the_outline_is_what_the_tool_makes(tmp_path: Path) -> None:
    made = tmp_path / "britain.json"
    subprocess.run([sys.executable, ROOT / "tools/outline", "--target", made], check=True)
    assert made.read_bytes() == (BOARDS / "britain.json").read_bytes()


def test_the_tool_says_what_is_missing(tmp_path: Path) -> None:
    ran = subprocess.run(
        [sys.executable, ROOT / "tools/outline", "--source", tmp_path / "none.json"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 2
    assert "npm ci" in ran.stderr
