"""Patrol, beyond what problems can show: odds, reasons, points, options, data, undo."""

from __future__ import annotations

import pytest

from small_games import PATROL, answered, standing, table, told, weights
from tallyho.table import BadData, BadSetup, Chance, Game, Json, Luck, resampled
from tallyho.table.chance import by_luck

# How chance decides


@pytest.mark.rules("patrol:4.2a")
def test_the_weather_has_the_weights_of_its_chart() -> None:
    assert weights(standing("patrol", "watch.weather", {})) == {"clear": 3, "cloud": 2, "storm": 1}


@pytest.mark.rules("patrol:10c")
def test_fog_has_weights_of_its_own() -> None:
    assert weights(standing("patrol", "watch.weather", {}, "short", "fog")) == {"clear": 1, "cloud": 4, "storm": 1}


@pytest.mark.rules("patrol:4.3a", "patrol:3b")
def test_a_back_is_as_likely_as_cards_of_it_remain() -> None:
    game = standing("patrol", "watch.warning", {"deck": ["101", "102", "104"]})
    assert weights(game) == {"centre": 1, "north": 2}


@pytest.mark.rules("patrol:5.2a")
def test_cards_with_the_same_back_are_equally_likely() -> None:
    assert weights(standing("patrol", "raid.turn-up", {"region": "south"})) == {"105": 1, "106": 1}


@pytest.mark.rules("patrol:7.1a")
def test_two_combat_dice_are_rolled() -> None:
    game = standing("patrol", "raid.combat", {"region": "north", "units": {"A/66": "intercept", "1/JG9": "raid"}})
    found = weights(game)
    assert (sum(found.values()), found["3 3"], found["3 4"]) == (36, 1, 2)


@pytest.mark.rules("patrol:3b")
def test_the_face_down_card_is_decided_only_when_it_is_turned_up() -> None:
    game = answered(standing("patrol", "watch.warning", {}), "centre", "done")
    twins = [resampled(game, "british", Luck(str(seed))) for seed in range(20)]
    assert {by_luck(twin.ask, twin.position.luck) for twin in twins if isinstance(twin.ask, Chance)} == {"103", "104"}
    assert table(game, "british")["deck"] == ["101", "102", "103", "104", "105", "106"]


# Why the raiders do what they do


@pytest.mark.rules("patrol:6.1a", "patrol:6.1c", "patrol:6.1e")
def test_the_raiders_say_what_they_considered() -> None:
    units = {"1/KG9": "rest", "2/KG9": "lost", "3/KG9": "lost", "4/KG9": "airbase reduced"}
    game = standing("patrol", "raid.deployment", {"card": "101", "region": "north", "units": units})
    assert told(game, "raider-comes")[0] == {
        "raider": "4/KG9",
        "because": [
            {"key": "raider-rests", "rule": "patrol:6.1e", "args": {"raider": "1/KG9"}},
            {"key": "found-none", "rule": "patrol:6.1c", "args": {"priority": "full-bombers"}},
            {"key": "found", "rule": "patrol:6.1c", "args": {"priority": "reduced-bombers", "count": 1}},
        ],
    }


# Who wins


@pytest.mark.rules("patrol:9.1a", "patrol:9.1b")
@pytest.mark.parametrize(
    ("lost", "damage", "level", "winner"),
    [
        (["1/KG9", "2/KG9"], 0, "decisive", "british"),
        (["1/KG9", "2/KG9"], 1, "marginal", "british"),
        (["1/KG9"], 1, "marginal", "british"),
        (["1/KG9"], 2, "draw", None),
        (["1/KG9", "A/66"], 0, "draw", None),
        (["A/66"], 0, "defeat", None),
        ([], 1, "defeat", None),
    ],
)
def test_points_decide(lost: list[str], damage: int, level: str, winner: str | None) -> None:
    units = dict.fromkeys(lost, "lost reduced")
    game = standing("patrol", "recovery.turn-end", {"turn": 4, "units": units, "damage": {"centre": damage}})
    assert game.outcome is not None
    assert (game.outcome.level, game.outcome.winner) == (level, winner)


# Options and data


@pytest.mark.rules("patrol:10b", "patrol:10c", "patrol:10d")
@pytest.mark.parametrize(
    ("scenario", "options", "sentence"),
    [
        ("short", ("observers",), r"option observers needs option radar \(patrol:10b\)"),
        ("short", ("fog", "radar"), r"options fog and radar exclude each other \(patrol:10c\)"),
        ("short", ("veterans",), r"option veterans belongs to scenario long, not short \(patrol:10d\)"),
    ],
)
def test_options_that_do_not_go_together(scenario: str, options: tuple[str, ...], sentence: str) -> None:
    with pytest.raises(BadSetup, match=sentence):
        Game.new(PATROL, scenario, options)


@pytest.mark.rules("patrol:2a", "patrol:2b", "patrol:7.1b")
@pytest.mark.parametrize(
    ("overlay", "sentence"),
    [
        ({"units": {"A/66": {"rating": 5}}}, "units.csv A/66: rating is 5; it must be a whole number from 1 to 4"),
        ({"units": {"A/66": {"kind": "zeppelin"}}}, "units.csv A/66: kind is 'zeppelin'; it must be one of bomber, "),
        ({"units": {"A/66": {"start": "airbase"}}}, "units.csv A/66: start is 'airbase'; it must be one of centre, "),
        ({"units": {"9/KG9": {"kind": "bomber"}}}, "units.csv 9/KG9: rating is None"),
        ({"units": {f"{n}": {} for n in range(243)}}, "units.csv: there are 256 units; there may be 255"),
        ({"cards": {"102": {"size": 1}}}, "cards.csv 102: plan is feint and size is 1; a feint has size 0"),
        ({"cards": {"101": {"region": "east"}}}, "cards.csv 101: region is 'east'; it must be one of centre, "),
        ({"cards": {n: {"region": "north"} for n in ("103", "104")}}, "cards.csv: no card has centre on its back"),
        ({"regions": {"north": {"neighbours": "all"}}}, "regions.north: neighbours is 'all'; it must be a list"),
        ({"regions": {"north": {"neighbours": ["north"]}}}, "regions.north: neighbours is 'north'; it must be one of"),
        ({"combat": {"melee": {"low": 6}}}, "combat.melee: low is 6 and leaves a gap; it must be 5"),
        ({"combat": {"melee": {"low": 4}}}, "combat.melee: low is 4 and overlaps the row before it; it must be 5"),
        ({"combat": {"bounce": {"high": 39}}}, "combat: the last row ends at 39; it must end at 40"),
        ({"combat": {"bounce": {"high": 3}}}, "combat.bounce: high is 3, which is below low, 11"),
        ({"scenarios": {"short": {"turns": 0}}}, "scenarios.short: turns is 0; it must be a whole number from 1 to 20"),
        ({"ships": {}}, "the data pack changes table 'ships'"),
    ],
)
def test_patrol_refuses_bad_data(overlay: dict[str, dict[str, dict[str, Json]]], sentence: str) -> None:
    with pytest.raises(BadData, match=sentence):
        PATROL.data(overlay)


# Undo


@pytest.mark.rules("patrol:5.1a")
def test_a_flight_sent_can_be_called_back_until_the_card_is_turned_up() -> None:
    game = standing("patrol", "raid.commitment", {"region": "north"})
    before = PATROL.fields.save(game.position)
    answered(game, "A/66").undo("british")
    assert PATROL.fields.save(game.position) == before
    answered(game, "A/66", "done", "101")
    assert game.why_no_undo("british") == "undo-chance"
