"""Recon: the table, the price, the markers, and what a look shows to whom (14)."""

from __future__ import annotations

from typing import Any

import pytest
from fbob_games import begun

EFFECTS = ("nothing", "nothing", "look", "look", "marker", "marker")


@pytest.mark.rules("fbob:14.3a", "fbob:14.3.1", "fbob:14.3.1b")
@pytest.mark.parametrize("weather", [False, True])
@pytest.mark.parametrize("die", range(1, 7))
def test_every_row_of_the_recon_table(die: int, weather: bool) -> None:
    units = {"2413": "aerodrome aa2", "33": {"place": "based", "at": "2413"}}
    fields: dict[str, Any] = {"month": 2, "mp": {"german": 1}, "plots": {"german": ["2413"]}, "weather": weather}
    played = begun("recon.fly", [die], units=units, **fields)
    effect = EFFECTS[max(1, die - weather) - 1]
    told = played.told("recon")[0]
    assert (told["die"], told["effect"]) == (die, effect)
    because = [{"key": "weather", "rule": "fbob:14.3a", "args": {"value": -1}}]
    assert told["because"] == (because if weather else [])
    looked = effect != "nothing"
    assert played.field("units")["2413"] == ("aerodrome aa2*" if looked else "aerodrome aa2")
    assert played.field("units")["33"].get("spotted", 0) == looked
    assert ("33" in played.view("german")["units"]) == looked
    assert "33" not in played.view(None)["units"] or looked
    assert played.field("recon") == {"german": ["2413"] if effect == "marker" else [], "british": []}


@pytest.mark.rules("fbob:14.3a")
@pytest.mark.parametrize(
    ("die", "weather", "row"), [*((die, 0, die) for die in range(1, 7)), (1, -9, 1), (6, -2, 4), (6, 9, 6), (2, 3, 5)]
)
def test_each_modified_die_has_its_own_row_of_the_recon_table(die: int, weather: int, row: int) -> None:
    rows = {str(number): {"effect": "marker" if number == row else "nothing"} for number in range(1, 7)}
    pack = {"recon": rows, "modifiers": {"recon-weather": {"value": weather}}}
    fields: dict[str, Any] = {"month": 2, "mp": {"german": 1}, "plots": {"german": ["2413"]}, "weather": True}
    assert begun("recon.fly", [die], overlay=pack, **fields).field("recon")["german"] == ["2413"]


@pytest.mark.rules("fbob:14.2a", "fbob:14.2c", "fbob:14.2d")
@pytest.mark.parametrize(("points", "most"), [(-1, 0), (0, 0), (1, 2), (2, 4), (3, 6)])
def test_two_recons_for_a_point(points: int, most: int) -> None:
    played = begun("recon.plot", month=2, mp={"german": points, "british": 0})
    played.answer("done", "british")
    assert played.asked == "plot-recon" or played.game.open
    for number in range(most):
        assert len(played.offers) > 1, number
        played.answer("1019", "german")
    assert played.offers == ["done"]
    assert played.refused("1019", "german") == ("recon-too-dear", "fbob:14.2d")
    assert played.refused("nonsense", "german")[0] != "recon-too-dear"
    played.answer("done", "german")
    assert played.field("mp")["german"] == points - (most + 1) // 2
    for _ in range(most):
        played.answer("1")
    assert played.asked != "recon-die"


@pytest.mark.rules("fbob:14.1a")
def test_what_the_other_plots_is_not_seen() -> None:
    played = begun("recon.plot", month=2, mp={"german": 5, "british": 5})
    assert sorted(played.asks) == [("british", "plot-recon"), ("german", "plot-recon")]
    assert [ask.seen_by for ask in played.game.open] == [("german",), ("british",)]
    played.answer("1019", "german")
    played.answer("4826", "british")
    assert played.view("german")["plots"] == ["1019"]
    assert played.view("british")["plots"] == ["4826"]
    assert "plots" not in played.view(None)
    assert played.told("plotted") == []


@pytest.mark.rules("fbob:14.3.2", "fbob:14.3.3")
def test_the_markers_of_the_mix_are_six() -> None:
    there = ["1018", "1019", "1020", "1021", "1116"]
    fields: dict[str, Any] = {"month": 2, "mp": {"german": 1}, "plots": {"german": ["0918", "0919"]}}
    played = begun("recon.fly", [5, 6], recon={"german": there}, **fields)
    assert played.field("recon")["german"] == ["0918", *there]


@pytest.mark.rules("fbob:14.3.1", "fbob:14.1b")
def test_a_look_at_its_own_side_or_an_empty_hex_tells_nothing() -> None:
    units = {"4826": "aerodrome aa1", "13": {"place": "based", "at": "4826"}}
    fields: dict[str, Any] = {"month": 2, "mp": {"german": 1}, "plots": {"german": ["4826", "1020"]}}
    played = begun("recon.fly", [3, 3], units=units, **fields)
    assert played.told("examined") == []
    assert played.field("units")["4826"] == "aerodrome aa1"
    assert "spotted" not in played.field("units")["13"]


@pytest.mark.rules("fbob:14.3.1")
def test_what_is_known_already_is_no_news() -> None:
    units = {"2413": "aerodrome aa2* headquarters", "33": {"place": "based", "at": "2413", "spotted": 1}}
    fields: dict[str, Any] = {"month": 2, "mp": {"german": 1}, "plots": {"german": ["2413", "2413"]}}
    played = begun("recon.fly", [3, 3], units=units, **fields)
    assert [one["found"] for one in played.told("examined")] == [["headquarters"]]


@pytest.mark.rules("fbob:14.3.1")
def test_the_british_look_too_and_only_at_land_and_aircraft() -> None:
    units = {
        "4826": "aerodrome aa1",
        "13": {"place": "based", "at": "4826"},
        "Fake-1": {"place": "based", "at": "4826"},
        "carrier": "4023",
    }
    fields: dict[str, Any] = {"month": 2, "mp": {"british": 1}, "plots": {"british": ["4826", "4023"]}}
    played = begun("recon.fly", [3, 3], units=units, **fields)
    assert [one["found"] for one in played.told("examined")] == [["aa1", "13", "Fake-1"]]
    assert played.field("units")["Fake-1"]["place"] == "based"
    assert "known" not in played.field("units")["carrier"]
    assert [seen for key, _, _, seen in played.log.events if key == "examined"] == [("german", "british")]


@pytest.mark.rules("fbob:14.3.1")
def test_what_was_seen_on_a_base_is_no_longer_sure_once_somebody_lands() -> None:
    units = {
        "4826": "aerodrome",
        "13": {"place": "based", "at": "4826", "spotted": 1},
        "L-1": {"place": "based", "at": "4826", "spotted": 1},
        "14": {"place": "flying", "at": "4826", "group": 1},
        "4725": "aerodrome",
        "17": {"place": "based", "at": "4725", "spotted": 1},
    }
    played = begun("movement.choose", ["G1", "land"], units=units, month=1, turn=2, phasing="german")
    spotted = {name for name, one in played.field("units").items() if isinstance(one, dict) and one.get("spotted")}
    assert spotted == {"L-1", "17"}


@pytest.mark.rules("fbob:14.1b")
def test_who_has_plotted_nothing_shows_nothing() -> None:
    fields: dict[str, Any] = {"month": 2, "mp": {"german": 1, "british": 1}, "plots": {"british": ["4826"]}}
    played = begun("recon.fly", **fields)
    assert [one["side"] for one in played.told("plotted")] == ["british"]
    assert played.p.reveals > 0  # no undo once the lists are shown


@pytest.mark.rules("fbob:14.2a")
@pytest.mark.parametrize(("british", "over"), [(49, False), (50, True)])
def test_paying_may_end_the_game(british: int, over: bool) -> None:
    fields: dict[str, Any] = {"month": 2, "mp": {"german": 1, "british": british}, "plots": {"german": ["1019"]}}
    played = begun("recon.fly", **fields)
    assert (played.game.outcome is not None) == over
