"""Bombing, weather, raid effort, detection and night raids of the RAF games, value by value, and victory points."""

from __future__ import annotations

import pytest
from raf_games import LOAD

from tallyho.raf.components import RafData
from tallyho.raf.vocabulary import DAYS, INTELLIGENCE, MAJOR, MINOR, NO_RAID, RESULTS, WARNINGS, WEATHERS


@pytest.fixture(scope="module", params=LOAD)
def data(request: pytest.FixtureRequest) -> RafData:
    return LOAD[request.param]({})


@pytest.mark.rules("lion:chart.bombing", "eagle:chart.bombing")
def test_the_bombing_table(data: RafData) -> None:
    columns = ["1", "2", "3", "4-5", "6-7", "8-9", "10-11", "12-14", "15-17", "18-20", "21-24", "25+"]
    assert list(data.bombing_names) == columns
    for column, text in enumerate(columns):
        low, _, high = text.removesuffix("+").partition("-")
        last = 200 if text.endswith("+") else int(high or low)
        assert {data.bombing_column[strength] for strength in range(int(low), last + 1)} == {column}
    assert len(data.bombing_column) == 201
    printed = ["000000011122", "000001112222", "00011112222H", "001112222HHH", "011222HHHHHH", "1222HHHHHHHH"]
    assert ["".join("012H"[result] for result in line) for line in data.bombing_results] == printed


def test_bombing_shifts_and_heavy_damage(data: RafData) -> None:
    assert data.bombing_shift == {
        "patchy": -1, "broken": -2, "no_squadron": 2, "dive": 2, "pathfinders": 2, "low_level": 2,
    }  # fmt: skip
    assert data.max_shift == 3
    assert data.bombing_vp == (0, -1, -2, -3)
    assert list(data.heavy_points[1:]) == [3, 3, 3, 4, 5, 6]


@pytest.mark.rules("lion:chart.weather", "lion:2.1g", "lion:2.22d", "eagle:chart.weather", "eagle:2.1e", "eagle:2.22f")
def test_the_weather_table(data: RafData) -> None:
    assert WEATHERS == ("clear", "patchy", "broken")
    assert [f"{WEATHERS[lf2]}/{WEATHERS[lf3]}" for lf2, lf3 in data.weather] == [
        "clear/clear",
        "clear/patchy",
        "patchy/clear",
        "patchy/patchy",
        "patchy/broken",
        "broken/patchy",
    ]


@pytest.mark.rules("lion:6d", "lion:chart.raid-effort", "lion:2.1w")
def test_the_raid_effort_table(data: RafData) -> None:
    assert data.raid_effort[1, 2][0] == (NO_RAID, NO_RAID, MINOR, MINOR, MAJOR, MAJOR)
    assert len(data.raid_effort) == 9
    assert ("raid_eligibility" in data.tables) == (data.game == "eagle"), "the chart below the track is Eagle's"
    for (priority, value), (usual, depleted) in data.raid_effort.items():
        assert len(usual) == len(depleted) == 6
        assert list(usual) == sorted(usual)
        assert all(b == a or (a, b) == (MINOR, MAJOR) for a, b in zip(usual, depleted, strict=True))
        for dearer in ((priority + 1, value), (priority, value + 1)):
            if dearer in data.raid_effort:
                assert all(a <= b for a, b in zip(usual, data.raid_effort[dearer][0], strict=True))
    grown = sum(a != b for usual, depleted in data.raid_effort.values() for a, b in zip(usual, depleted, strict=True))
    assert grown == 8, "some minor raids turn major when the Luftwaffe is depleted"


@pytest.mark.rules("lion:6.3g", "lion:2.1x", "eagle:6.2j", "eagle:2.1u")
def test_the_detection_track(data: RafData) -> None:
    assert (data.detection_low, data.detection_high) == (1, 20)
    assert len(data.detection_warning) == len(data.detection_intelligence) == 21
    assert WARNINGS[data.detection_warning[13]] == "early"
    assert INTELLIGENCE[data.detection_intelligence[13]] == "poor"
    assert list(data.detection_warning[1:]) == sorted(data.detection_warning[1:])
    assert set(data.detection_warning[1:]) == set(range(5))
    assert set(data.detection_intelligence[1:]) == set(range(3))


def test_detection_modifiers_give_the_example_of_poling(data: RafData) -> None:
    assert 3 * data.detect_net + data.targets[5].observers[1] + data.detect_major == 10
    assert (data.detect_forward, data.detect_snap, data.detect_follow_up) == (-2, -2, 2)
    assert data.detect_major_depleted > data.detect_major, "Lion 15.4: easier to detect"


@pytest.mark.rules("lion:chart.night-interception", "eagle:18.3a")
def test_the_night_raid_interception_table(data: RafData) -> None:
    samples = [(2, 3), (4, 5), (6, 7, 8), (9, 12), (13, 18, 40)]
    printed = ["00011", "00112", "01122", "11223", "12234"]
    for squadrons, line in enumerate(printed, start=1):
        for chance, gruppen in zip(line, samples, strict=True):
            assert {data.night_chance(squadrons, number) for number in gruppen} == {int(chance)}
    assert data.night_chance(5, 1) == data.night_chance(5, 0) == data.night_chance(0, 9) == 0, "R-13"


@pytest.mark.rules("lion:chart.night-bombing", "eagle:18.5a", "eagle:18.5b")
def test_the_night_raid_bombing_table(data: RafData) -> None:
    samples = [(2, 3), (4, 6), (7, 10), (11, 15), (16, 18, 20)]
    printed = ["0 0 0 0 1*", "0 0 1 1 2", "0 0 1 2* 2*", "0 1 1 2 3", "0 1* 2* 3* 3*", "2 2 2 2 2"]
    for die, line in enumerate(printed, start=1):
        for text, gruppen in zip(line.split(), samples, strict=True):
            expected = (-int(text.removesuffix("*")), text.endswith("*"))
            assert {data.night_bombing(number, die) for number in gruppen} == {expected}
    assert list(data.night_industry_damage[1:]) == [0, 0, 0, 0, 0, 2]
    assert data.night_bombing(1, 6) == (0, False), "R-13"


@pytest.mark.rules("lion:chart.night-commitment")
def test_the_night_raid_commitment_table(data: RafData) -> None:
    """Dates and terror give different columns; of the values the rulebook knows only that there is a 2/4."""
    columns = [tuple(data.night_commitment(day, False, die) for die in range(1, 7)) for day in range(len(DAYS))]
    changes = [day for day in range(1, len(DAYS)) if columns[day] != columns[day - 1]]
    assert [DAYS[day] for day in changes] == ["1940-08-26", "1940-09-16"]
    assert (2, 4) in columns[0]
    terror = [tuple(data.night_commitment(day, True, die) for die in range(1, 7)) for day in (0, 51)]
    assert terror[0] == terror[1]
    assert terror[0] not in columns
    for lf2, lf3 in {pair for column in (*columns, terror[0]) for pair in column}:
        assert 2 <= lf2 + lf3 <= 18
        assert lf2 <= 18, "level bombers of Luftflotte 2 at the start"
        assert lf3 <= 16, "and of Luftflotte 3"


@pytest.mark.rules("lion:2.4a")
def test_the_charts_that_play_needs_are_there(data: RafData) -> None:
    needed = [
        "weather",
        "crt",
        "crt_columns",
        "damage",
        "bombing",
        "night_interception",
        "night_bombing",
        "night_commitment",
    ]
    assert all(data.tables[name] for name in needed)
    assert [len(data.weather), len(data.crt), len(data.damage), len(data.bombing_results)] == [6, 9, 10, 6]


@pytest.mark.rules("lion:chart.vp-summary")
def test_all_victory_points(data: RafData) -> None:
    for (_, british, _), results in data.damage.items():
        result = dict(zip(RESULTS, results, strict=True))
        assert (result["L"].vp, result["H"].vp) == ((-1, -2) if british else (1, 2))
        assert (result["-"].vp, result["D"].vp) == (0, 0)
    assert data.bombing_vp[1:] == (-1, -2, -3)
    assert (data.vp_day, data.vp_no_response, data.vp_sealion, data.vp_accident) == (1, -1, -5, 1)
    dates = (
        "1940-08-11",
        "1940-08-16",
        "1940-08-17",
        "1940-08-26",
        "1940-08-27",
        "1940-09-07",
        "1940-09-08",
        "1940-10-01",
    )
    assert [data.reinforcement_cost(DAYS.index(day)) for day in dates] == [4, 4, 3, 3, 2, 2, None, None]
    assert min(data.night_bombing(18, die)[0] for die in range(1, 7)) == -3
