"""The map of First Battle of Britain: the grid, land and sea, who holds what, towns and cities, and the scenarios."""

from __future__ import annotations

import math
from collections import Counter
from typing import Any

import pytest

from tallyho.fbob.components import load
from tallyho.fbob.hexes import Grid
from tallyho.fbob.title import FBOB
from tallyho.fbob.vocabulary import NO_SIDE, OF_BRITISH, OF_GERMAN, SEA, TERRAINS
from tallyho.table import Game

DATA = load({})
HEX = DATA.hex
LONDON = [at for at, place in enumerate(DATA.place) if place.startswith("London")]
MILES_PER_DEGREE = 69.1


@pytest.mark.rules("fbob:1.4a", "fbob:1.4b")
def test_example_1_counting_from_a_tender() -> None:
    counted = [DATA.distance(HEX["3814"], HEX[name]) for name in ("3814", "3913", "4013", "3813", "3815", "3714")]
    assert counted == [0, 1, 2, 1, 1, 1]
    assert TERRAINS[DATA.terrain[HEX["3814"]]] == "sea"


@pytest.mark.rules("fbob:1.4b", "fbob:8.1a")
def test_neighbours_are_one_hex_away_and_no_others_are() -> None:
    for at in range(DATA.nowhere):
        near = DATA.beside[at]
        assert all(DATA.distance(at, one) == 1 and at in DATA.beside[one] for one in near)
        assert len(set(near)) == len(near) <= 6
    assert [DATA.hexes[at] for at in DATA.beside[HEX["3814"]]] == ["3813", "3913", "3914", "3815", "3714", "3713"]
    assert [DATA.hexes[at] for at in DATA.beside[HEX["3913"]]] == ["3912", "4013", "4014", "3914", "3814", "3813"]
    assert Counter(len(near) for near in DATA.beside) == {6: 53 * 31, 5: 53, 4: 62, 3: 53 + 2, 2: 2}


@pytest.mark.rules("fbob:1.4a")
@pytest.mark.parametrize("start", ["0101", "2816", "2917", "5533"])
def test_what_lies_within_a_radius_is_what_is_no_farther(start: str) -> None:
    for radius in range(6):
        near = {at for at in range(DATA.nowhere) if DATA.distance(HEX[start], at) <= radius}
        assert set(DATA.within(HEX[start], radius)) == near
        assert DATA.within(HEX[start], radius) == tuple(sorted(near))
    assert len(DATA.within(HEX["2816"], 4)) == 1 + 6 + 12 + 18 + 24


@pytest.mark.rules("fbob:2.1a")
def test_55_columns_of_33_hexes() -> None:
    assert (len(DATA.hexes), DATA.hexes[0], DATA.hexes[32], DATA.hexes[33], DATA.hexes[-1]) == (
        *(1815, "0101", "0133", "0201", "5533"),
    )
    assert DATA.hex == Grid.number
    countries = Counter(DATA.country)
    assert set(countries) == {"", "gb", "fr", "be", "nl"}
    assert {DATA.country[at] for at in range(DATA.nowhere) if DATA.control[at] == OF_GERMAN} == {"be", "fr", "nl"}
    assert {DATA.country[at] for at in range(DATA.nowhere) if DATA.control[at] == OF_BRITISH} == {"gb", "be", "fr"}


@pytest.mark.rules("fbob:1.2a")
def test_a_hex_is_five_miles_across() -> None:
    """Along a column it is exact; aside the map is drawn so that degrees of longitude stay equal."""
    rows = DATA.tables["hexes"]

    def miles(one: str, other: str) -> float:
        lat = [float(str(rows[name]["lat"])) for name in (one, other)]
        lon = [float(str(rows[name]["lon"])) for name in (one, other)]
        east = (lon[0] - lon[1]) * math.cos(math.radians(sum(lat) / 2))
        return MILES_PER_DEGREE * math.hypot(lat[0] - lat[1], east)

    for one, other in (("0101", "0102"), ("2816", "2817"), ("2816", "2916"), ("2816", "2715"), ("5532", "5533")):
        assert miles(one, other) == pytest.approx(5, abs=0.2)


@pytest.mark.rules("fbob:5.1d", "fbob:5.1e", "fbob:5.1f", "fbob:9.9c")
def test_all_land_is_held_by_one_side_and_the_sea_by_nobody() -> None:
    for at in range(DATA.nowhere):
        assert (DATA.control[at] == NO_SIDE) == (DATA.terrain[at] == SEA) == (DATA.country[at] == "")
        if DATA.country[at] == "gb":
            assert DATA.control[at] == OF_BRITISH
        if DATA.country[at] == "nl":
            assert DATA.control[at] == OF_GERMAN
    assert set(DATA.controlled[0]).isdisjoint(DATA.controlled[1])
    assert "control" not in FBOB.fields.by_name  # nothing that a game changes


@pytest.mark.rules("fbob:5.1d", "fbob:5.1e")
def test_one_front_line_british_to_the_west_and_german_to_the_east() -> None:
    for row in range(1, 34):
        cells = [HEX[f"{column:02}{row:02}"] for column in range(26, 56)]
        owners = [DATA.control[at] for at in cells if DATA.country[at] in ("fr", "be")]
        assert owners == sorted(owners, reverse=True), row
    held = {DATA.place[at]: DATA.control[at] for at in range(DATA.nowhere) if DATA.place[at]}
    assert (held["Furnes"], held["Dunkirk"], held["Ostend"], held["Lille"]) == (1, 1, 0, 0)


@pytest.mark.rules("fbob:5.1g", "fbob:6.2c")
def test_ships_may_be_at_sea_and_at_british_coasts() -> None:
    for at in range(DATA.nowhere):
        coast = DATA.terrain[at] == TERRAINS.index("coastal") and DATA.control[at] == OF_BRITISH
        assert (at in DATA.naval) == (DATA.terrain[at] == SEA or coast)
    assert Counter(DATA.terrain)[SEA] < len(DATA.naval)


@pytest.mark.rules("fbob:35.3a", "fbob:13.1b")
def test_targets_are_cities_and_towns_of_three_classes() -> None:
    classes = Counter((DATA.kind[at], DATA.value[at]) for at in range(DATA.nowhere) if DATA.kind[at])
    assert classes == {("city", 3): 8, ("city", 2): 4, ("town", 2): 12, ("town", 1): 20, ("town", 0): 59}
    assert DATA.targets == [at for at in range(DATA.nowhere) if DATA.value[at]]
    assert {DATA.value[at] for at in LONDON} == {3}
    assert len(LONDON) == 8
    assert all(set(DATA.beside[at]) & set(LONDON) for at in LONDON)
    assert all(DATA.is_settled(at) == bool(DATA.kind[at]) == bool(DATA.place[at]) for at in range(DATA.nowhere))


@pytest.mark.rules("fbob:8.7a")
def test_a_gotha_reaches_every_part_of_london_and_comes_home() -> None:
    gotha = DATA.units[DATA.unit["13"]]
    for base in ("4826", "4725", "4724", "4824", "4827"):
        for at in LONDON:
            turns = -(-DATA.distance(HEX[base], at) // gotha.speed)
            assert 2 * turns <= gotha.endurance + 1


@pytest.mark.rules("fbob:1.3a", "fbob:31.1a", "fbob:32.1a", "fbob:33.1a", "fbob:4.5b")
@pytest.mark.parametrize(
    ("scenario", "first", "last", "points"),
    [("phase1", 1, 8, [0, 0]), ("phase2", 9, 13, [15, 20]), ("campaign", 1, 13, [0, 0])],
)
def test_the_three_scenarios(scenario: str, first: int, last: int, points: list[int]) -> None:
    position = Game.new(FBOB, scenario, seed=1).position
    assert (position.started, position.month, position.last_month, position.mp) == (first, first, last, points)
    assert [one.name for one in FBOB.scenarios] == ["phase1", "phase2", "campaign"]
    assert position.turn == 0
    assert position.rules == 0


@pytest.mark.rules("fbob:1.1b")
def test_all_optional_rules_can_be_chosen_and_none_is_by_itself() -> None:
    names = [option.name for option in FBOB.options]
    assert names == ["training", "patrols", "scramble", "targets", "riesen", "night", "air-defence", "idle-draw"]
    rules: Any = [option.rule for option in FBOB.options]
    assert rules == [
        *("fbob:24.1a", "fbob:25.1a", "fbob:26.1a", "fbob:27.1a", "fbob:28.1a", "fbob:29.1a", "fbob:30.0a"),
        "fbob:4.6a",
    ]


FORCES = {
    "phase1-british-home": ("gb", "33 36 38 39 50 51 75 76 77 78", 0, 6, 8, 0, 1),
    "phase1-british-abroad": ("fr", "66", 0, 1, 0, 0, 0),
    "phase1-german-home": ("be", "13 14 17 Jasta-1", 2, 3, 3, 0, 1),
    "phase2-british-home": ("gb", "33 36 38 39 44 50 51 61 75 76 77 78 112 1RN", 0, 9, 12, 6, 4),
    "phase2-british-abroad": ("fr", "66", 0, 1, 0, 0, 0),
    "phase2-german-home": ("be", "13 14 15 16 17 18 1/501 2/501 L-1 L-2 Jasta-1 Jasta-4", 0, 6, 4, 0, 2),
}


@pytest.mark.rules(
    "fbob:31.2b", "fbob:31.2c", "fbob:31.3b", "fbob:31.3c", "fbob:32.2b", "fbob:32.2c", "fbob:32.3b", "fbob:32.3c"
)
def test_what_the_scenarios_give() -> None:
    found = {
        name: (
            force.country,
            " ".join(DATA.names[unit] for unit in force.units),
            force.fakes,
            force.aerodromes,
            force.aa,
            force.early_warning,
            force.headquarters,
        )
        for name, force in DATA.forces.items()
    }
    assert found == FORCES
    assert {name: force.side for name, force in DATA.forces.items()} == {
        name: int("british" in name) for name in FORCES
    }
    assert {name: tuple(extra) for name, extra in DATA.extras.items()} == {
        "phase1-british": ((0, 0, 0), 0, 0),
        "phase1-german": ((0, 1, 0), 0, 0),
        "phase2-british": ((1, 0, 0), 2, 0),
        "phase2-german": ((0, 2, 0), 0, 0),
    }


@pytest.mark.rules("fbob:2.21a", "fbob:9.2a")
def test_the_scenarios_fit_the_counters_and_the_bases() -> None:
    for name, force in DATA.forces.items():
        kinds = {
            "aerodrome": force.aerodromes,
            "early-warning": force.early_warning,
            "headquarters": force.headquarters,
        }
        for kind, number in kinds.items():
            assert number <= DATA.ground[DATA.mix[force.side][kind, 0]].number, name
        assert len(force.units) + force.fakes <= DATA.based * force.aerodromes
        if name.startswith("phase1"):
            assert not any(DATA.units[unit].late for unit in force.units)


def test_the_campaign_is_set_up_as_the_first_scenario() -> None:
    assert [DATA.set_up_of(name) for name in ("phase1", "phase2", "campaign")] == ["phase1", "phase2", "phase1"]
