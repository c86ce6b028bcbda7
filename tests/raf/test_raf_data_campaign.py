"""Tracks, Calendar and scenarios. Expected values are those of the rulebooks."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path

import pytest

from tallyho.raf.components import EAGLE_FILES, FOLDER, SOURCES, RafData, load
from tallyho.raf.eagle.components import EagleData
from tallyho.raf.eagle.components import load as load_eagle
from tallyho.raf.vocabulary import DAYS, POINTS, PRIORITIES, SEPTEMBER_10, WITH_PRIORITY


@pytest.fixture(scope="module")
def data() -> RafData:
    return load({})


@pytest.fixture(scope="module")
def eagle() -> EagleData:
    return load_eagle({})


def levels(found: bytes) -> dict[str, str]:
    return {kind: PRIORITIES[level] for kind, level in zip(WITH_PRIORITY, found, strict=True)}


@pytest.mark.rules("lion:2.1k")
def test_the_calendar_has_a_box_for_every_day_and_names_reinforcements(data: RafData) -> None:
    assert list(DAYS) == [str(date(1940, 8, 11) + timedelta(day)) for day in range(52)]
    assert DAYS[-1] == "1940-10-01"
    assert list(data.tables["calendar"]) == list(DAYS)
    arrivals = {DAYS[day]: [data.names[unit] for unit in units] for day, units in data.calendar.items()}
    assert arrivals == {
        "1940-08-25": ["IV/JG51/2"],
        "1940-09-01": ["KuGr606/3"],
        "1940-09-05": ["I/KG26/2", "II/KG26/2"],
        "1940-09-14": ["I/KG77/2", "II/KG77/2"],
        "1940-09-18": ["III/KG77/2"],
    }


@pytest.mark.rules("lion:2.1l")
def test_days_after_september_10_have_sealion_values(data: RafData) -> None:
    for day, (start, cancel) in enumerate(zip(data.sealion_start, data.sealion_cancel, strict=True)):
        if day <= SEPTEMBER_10:
            assert start is None
            assert cancel is None
        else:
            assert start is not None
            assert cancel is not None
            assert -35 < start < 0 <= cancel < 35
    first = DAYS.index("1940-09-11")
    assert (data.sealion_start[first], data.sealion_cancel[first]) == (-10, 14)
    assert data.sealion_cancel[first:] == tuple(max(0, 14 - day) for day in range(len(DAYS) - first))


def test_days_after_september_22_are_marked_provisional(data: RafData) -> None:
    provisional = [day for day, row in data.tables["calendar"].items() if row.get("provisional")]
    assert provisional == [day for day in DAYS if day > "1940-09-22"]


@pytest.mark.rules("lion:2.1t")
def test_the_replacement_track_has_a_line_for_each_category_and_for_pilots(data: RafData) -> None:
    assert len(data.tops) == len(POINTS) == 6
    assert data.tops[POINTS.index("experienced_pilot")] >= 16, "the example of Lion 15.6"
    assert all(start <= top for starts in data.starts.values() for start, top in zip(starts, data.tops, strict=True))


@pytest.mark.rules("lion:2.1u")
def test_the_depletion_track(data: RafData) -> None:
    assert list(data.depletion_level) == [0] * 8 + [1] * 7 + [2]
    assert data.depletion_top == 15
    assert data.depletion_sealion == 8


def test_points_at_the_start(data: RafData) -> None:
    named = {name: dict(zip(POINTS, starts, strict=True)) for name, starts in data.starts.items()}
    start = {
        "german_bomber": 9, "german_fighter": 11, "hurricane": 9, "spitfire": 7, "experienced_pilot": 7, "blenheim": 0,
    }  # fmt: skip
    assert named["campaign"] == named["hardest-days"] == start
    assert named["thin-blue-line"] == {
        "german_bomber": 5, "german_fighter": 4, "hurricane": 12, "spitfire": 8, "experienced_pilot": 2, "blenheim": 0,
    }  # fmt: skip
    assert set(named["prelude"].values()) == {0}
    assert data.blenheim_start == 1
    assert data.pilots_per_reinforcement == 2


def test_priorities_at_the_start_and_in_sealion_preparations(data: RafData) -> None:
    start = {"city": "low", "industry": "low", "airfield": "medium", "port": "high", "radar": "high"}
    assert [levels(data.priorities_start[name]) for name in ("prelude", "hardest-days", "campaign")] == [start] * 3
    assert levels(data.priorities_start["thin-blue-line"]) == {
        "port": "low", "radar": "low", "city": "medium", "industry": "medium", "airfield": "high",
    }  # fmt: skip
    assert levels(data.priorities_sealion) == {
        "airfield": "high", "port": "high", "radar": "medium", "city": "low", "industry": "low",
    }  # fmt: skip


def test_bands_of_prelude_and_hardest_days(data: RafData) -> None:
    assert [tuple(band) for band in data.bands["prelude"]] == [
        (-35, -16, "british-disaster", None),
        (-15, -6, "german-tactical", None),
        (-5, -1, "draw", None),
        (0, 9, "british-tactical", "british"),
        (10, 35, "british-triumph", "british"),
    ]
    assert [tuple(band) for band in data.bands["hardest-days"]] == [
        (-34, -26, "german-decisive", None),
        (-25, -11, "german-operational", None),
        (-10, -1, "draw", None),
        (0, 14, "british-operational", "british"),
        (15, 34, "british-decisive", "british"),
    ]


def test_scenarios_begin_and_end_on_their_days(data: RafData) -> None:
    assert {name: DAYS[day] for name, day in data.first_day.items()} == {
        "prelude": "1940-08-11",
        "hardest-days": "1940-08-11",
        "thin-blue-line": "1940-08-27",
        "campaign": "1940-08-11",
    }
    assert data.raid_days == {"prelude": 1, "hardest-days": 4, "thin-blue-line": None, "campaign": None}
    assert DAYS[data.sealion_day] == "1940-09-11"


def test_the_thin_blue_line(data: RafData) -> None:
    assert [data.names[unit] for unit in data.tbl_squadrons] == [
        "249/4/10", "RCAF/3/11", "310/2/12", "602/1/11", "616/2/11", "603/6/11",
    ]  # fmt: skip
    assert [data.names[unit] for unit in data.tbl_gruppen] == ["IV/JG51/2"]
    assert data.tbl_day_cards_removed == (135, 136, 138)
    assert data.tbl_day_card == 149
    assert data.tbl_last_target == 44
    assert (data.green_rule.count, data.green_rule.per_sector, data.green_rule.in_11) == (5, 1, 3)
    assert data.green_rule.in_11_at_most == 5


def test_single_numbers(data: RafData) -> None:
    assert (data.late_patrols, data.recovery_full, data.recovery_reduced) == (14, 3, 4)
    assert (data.vp_end, data.sealion_days) == (35, 10)


def test_every_row_has_a_source(data: RafData, eagle: EagleData) -> None:
    for components in (data, eagle):
        for name, rows in components.tables.items():
            assert rows, name
            for row_id, row in rows.items():
                assert row["source"] in SOURCES[:3], f"{name} {row_id}"
    assert all(row["ratings_source"] in SOURCES[:3] for row in data.tables["units"].values())


def test_the_data_of_lion_do_not_change_with_those_of_eagle(data: RafData, eagle: EagleData) -> None:
    assert set(data.tables) < set(eagle.tables)
    assert data.digest != eagle.digest


def test_the_documentation_names_every_file_and_every_table(data: RafData) -> None:
    text = (Path(__file__).parents[2] / "docs" / "components-raf.md").read_text(encoding="utf-8")
    files = [file for file in FOLDER.iterdir() if file.suffix in {".csv", ".toml"}]
    assert len(files) == 16
    assert [file.name for file in files if f"`{file.name}`" not in text] == []
    in_files = {file.stem for file in files} - {*EAGLE_FILES}
    assert [name for name in data.tables if name not in in_files and f"`{name}`" not in text] == []
