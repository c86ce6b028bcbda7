"""Data packs laid over the data of RAF: Eagle: changed ratings, cards and charts, added units."""

from __future__ import annotations

from tallyho.raf.eagle.components import CHART_B, GO, STAY, load
from tallyho.raf.vocabulary import MAJOR, MINOR, NO_RAID, SECTORS


def test_a_changed_rating_changes_only_that_and_the_digest() -> None:
    ours, theirs = load({}), load({"units": {"I/JG51/2": {"combat_full": 4, "bombing_full": 2}}})
    unit = ours.number["I/JG51/2"]
    assert theirs.names == ours.names
    assert (ours.combat[1][unit], theirs.combat[1][unit]) == (1, 4)
    assert (ours.bombing[1][unit], theirs.bombing[1][unit]) == (1, 2)
    assert theirs.combat[0] == ours.combat[0]
    assert theirs.digest != ours.digest
    assert ours.digest == load({}).digest


def test_a_changed_target_card() -> None:
    data = load({"targets": {"34": {"strategic_value": 1, "eagle_chart": "4/11:0-1-1-2|6/11:0-0-0-9"}}})
    assert data.targets[34].value == 1
    assert [(SECTORS[sector], given) for sector, given in data.charts[34]] == [
        ("4/11", (0, 1, 1, 2)),
        ("6/11", (0, 0, 0, 9)),
    ]
    assert data.charts[33] == load({}).charts[33]


def test_a_changed_cell_of_a_tactics_chart() -> None:
    """Those that were lost in print can be set as a player reads them (R-24 to R-26)."""
    data = load(
        {
            "tactics_1b": {"4": {"answers": ["yes", "yes", "yes", "yes", "yes"]}},
            "tactics_2": {"9+": {"answers": ["yes"] * 7}},
            "tactics_3": {"3": {"answers": ["2", "all", "all", "all", "all", "all"]}},
        }
    )
    assert (load({}).tactics_1b(4, 10), data.tactics_1b(4, 10)) == (STAY, GO)
    assert (load({}).tactics_2(9, 6), data.tactics_2(9, 6)) == (STAY, GO)
    assert (load({}).tactics_3(3, 11), data.tactics_3(3, 11)) == (0, 3)
    assert data.tactics_1a(4, 6) == CHART_B


def test_a_tactics_chart_with_other_columns() -> None:
    data = load(
        {
            "tactics_columns": {"2": {"bands": ["0-3", "4+"]}},
            "tactics_2": {row: {"answers": ["yes", "no"]} for row in ("1", "2-3", "4", "5-6", "7-8", "9+")},
        }
    )
    assert [data.tactics_2(1, hunters) for hunters in (0, 3, 4, 50)] == [GO, GO, STAY, STAY]


def test_changed_charts_of_planning() -> None:
    data = load(
        {
            "raid_eligibility": {"low": {"results": ["minor", "major", "major"]}, "high": {"depleted": ["none"] * 3}},
            "channel_patrol": {"11+": {"me109": 6}},
            "raid_limit": {"8+": {"gruppen": 9}},
            "raid_belief": {"4-5": {"raid": "major"}},
        }
    )
    assert [data.eligibility[0, value] for value in (1, 2, 3)] == [(MINOR, MINOR), (MAJOR, MAJOR), (MAJOR, MAJOR)]
    assert data.eligibility[2, 3] == (MAJOR, NO_RAID)
    assert (data.channel_patrol[10], data.channel_patrol[11]) == (4, 6)
    assert list(data.raid_limit[7:]) == [11, *([9] * 14)]
    assert data.belief[4] == MAJOR


def test_another_strategy_card() -> None:
    """A card may work with other numbers, or be another one altogether."""
    data = load({"strategy": {"162": {"detection": -4}}})
    assert data.strategies[162].detection == -4
    shifted = load({"strategy": {"159": {"bombing_shift": 1}, "160": {"bombing_shift": 3}}}).bombing_shift
    assert (shifted["pathfinders"], shifted["low_level"], shifted["dive"]) == (1, 3, 2)
    row = {"name": "pathfinders", "title": "Pathfinders", "effect": "As card 159.", "bombing_shift": 2}
    copied = load({"strategy": {"158": row}}).strategies
    assert copied[158].name == copied[159].name == "pathfinders"
    assert copied[157].name == "secondary-target"


def test_an_added_blenheim_patrols_by_night_after_those_of_its_sector() -> None:
    data = load({"units": {"29/3/12": {"type": "blenheim"}}})
    assert [data.names[unit] for unit in data.night_order][:3] == ["600/6/11", "23/3/12", "29/3/12"]
    assert len(data.night_order) == 6


def test_numbers_may_be_written_as_text() -> None:
    assert load({"eagle_numbers": {"cards_drawn": {"value": "12"}}}).cards_drawn == 12
