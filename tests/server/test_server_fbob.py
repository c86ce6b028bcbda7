"""What First Battle of Britain adds to the web application: components, where a game stands, a guided game, advice."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from houses import LIBRARY, Database, House, Person, fine, opened, trouble

from tallyho.fbob.title import FBOB
from tallyho.server import fbob, hooks
from tallyho.table import Game
from tallyho.words import Words

ENGLISH = Words("en", LIBRARY.words())
FRENCH = Words("fr", LIBRARY.words())
SIDES = ("german", "british")
MOST = 400
"""Answers after which bombs must have fallen."""


@pytest.fixture(scope="module")
def found() -> dict[str, Any]:
    return fbob.components(FBOB.data())


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, empty_sqlite: Path) -> Iterator[House]:
    """What is asked here has nothing to do with the kind of database: one is enough."""
    file = tmp_path_factory.mktemp("fbob") / "games.sqlite"
    shutil.copy(empty_sqlite, file)
    with opened(Database(f"sqlite:///{file}")) as open_house:
        yield open_house


# What the board is drawn from


def test_the_game_has_its_hooks() -> None:
    assert hooks.hooks_of("fbob") is fbob
    assert fbob.GUIDED in {scenario.name for scenario in FBOB.scenarios}


def test_the_map_has_its_hexes_with_places_and_targets(found: dict[str, Any]) -> None:
    assert len(found["hexes"]) == 55 * 33
    london, sea = found["hexes"]["1019"], found["hexes"]["3520"]
    assert (london["kind"], london["control"], london["value"]) == ("city", "british", 3)
    assert (sea["terrain"], sea.get("place"), sea.get("control")) == ("sea", None, None)
    assert isinstance(london["lat"], float)


def test_units_have_their_factors(found: dict[str, Any]) -> None:
    gotha, fake = found["units"]["13"], found["units"]["Fake-1"]
    assert (gotha["side"], gotha["class"], gotha["bombs"], gotha["defends"]) == ("german", "bomber", 3, True)
    assert (fake["class"], fake["endurance"], fake["cost"]) == ("fake", 0, 0)
    assert found["units"]["36"]["night"]
    assert len(found["units"]) == 59
    assert found["ground"]["b-aa-2"]["strength"] == 2


def test_months_charts_and_numbers_are_those_that_are_played_with(found: dict[str, Any]) -> None:
    assert [found["months"][0]["month"], found["months"][8]] == ["1917-05", {"month": "1918-01", "night": 7}]
    assert found["numbers"]["flying-turns"] == 24
    assert found["levels"] == {"draw": 0, "marginal": 6, "tactical": 16, "strategic": 26}
    assert all(len(row) == len(chart["least"]) for chart in found["charts"].values() for row in chart["rows"])
    assert [len(found["charts"][name]["rows"]) for name in ("pursuit", "combat", "bombardment")] == [6, 6, 6]


def test_where_a_game_stands_is_told_in_both_languages() -> None:
    game = Game.new(FBOB, fbob.GUIDED, seed="1")
    facts = fbob.standing(game)
    assert facts == {"month": 1, "turn": -1, "german": 0, "british": 0}
    flown = {"month": 2, "turn": 7, "german": 12, "british": 9}
    assert fbob.summary(facts, ENGLISH) == "May 1917, set-up, German 0, British 0"
    assert fbob.summary({**flown, "turn": 0}, ENGLISH) == "June 1917, planning, German 12, British 9"
    assert fbob.summary(flown, ENGLISH) == "June 1917, flying turn 7, German 12, British 9"
    assert "7" in fbob.summary(flown, FRENCH)
    assert fbob.summary(flown, FRENCH) != fbob.summary(flown, ENGLISH)


# Guided games, hints, odds


@pytest.mark.parametrize("side", SIDES)
def test_a_guided_game_of_either_side_asks_its_player_first(house: House, side: str) -> None:
    me = house.person()
    seats = {side: "me", other(side): "bot:doctrine"}
    game = me.begin("fbob", scenario=fbob.GUIDED, guided=True, seats=seats)
    state = me.state(game)
    assert state["head"]["guided"]
    assert [(one["side"], one["key"], one["mine"]) for one in state["asked"]] == [(side, "deploy-aerodrome", True)]
    assert state["asked"][0]["offers"][0]["answer"] == "standard"
    told = me.give(game, side, "standard")
    assert told["state"]["asked"][0]["mine"]
    assert told["state"]["table"]["based"][other(side)], "the bot has set up, and one sees where units lie"


def other(side: str) -> str:
    return SIDES[1 - SIDES.index(side)]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_hint_says_what_to_do_and_why_and_can_be_given_as_it_is(house: House, language: str) -> None:
    me = house.person(language)
    game = me.begin("fbob", scenario="phase1", seats={"german": "me", "british": "bot:doctrine"})
    for _ in range(12):
        state = me.state(game)
        hint = fine(me.post(f"/api/games/{game}/hint", {"side": "german"}))
        assert hint["bot"] == "doctrine"
        assert len(hint["words"]) > 3
        assert hint["answers"][0] in {one["answer"] for one in state["asked"][0]["offers"]}
        me.give(game, "german", hint["answers"][0])


def test_odds_are_there_for_a_raid_and_only_for_what_is_offered(house: House) -> None:
    me = house.person()
    game = over_a_target(me)
    [group] = {one["answer"] for one in me.state(game)["asked"][0]["offers"]} - {"done"}
    odds = fine(me.post(f"/api/games/{game}/odds", {"side": "german", "answers": []}))
    assert odds["exact"]
    assert any(row["vp"] > 0 and "strength 9" in row["text"] for row in odds["rows"])
    for row in odds["rows"]:
        assert row["below"] + row["even"] + row["above"] == pytest.approx(1)
        assert sum(row["damage"].values()) == pytest.approx(1)
    one = fine(me.post(f"/api/games/{game}/odds", {"side": "german", "answers": [group]}))
    assert one["rows"] == odds["rows"], "there is no other group"
    trouble(me.post(f"/api/games/{game}/odds", {"side": "german", "answers": ["G99"]}), 422)


def test_a_question_without_odds_has_none(house: House) -> None:
    me = house.person()
    game = me.begin("fbob", scenario="phase1")
    odds = fine(me.post(f"/api/games/{game}/odds", {"side": "british", "answers": []}))
    assert odds["rows"] == []
    assert len(odds["how"]) > 10


def over_a_target(me: Person) -> str:
    """A game in which the bot has brought a German group over something that it may bomb."""
    game = me.begin("fbob", scenario="phase1", seats={"german": "me", "british": "bot:doctrine"})
    for _ in range(MOST):
        if me.state(game, log_from=10_000_000)["asked"][0]["key"] == "bomb":
            return game
        fine(me.by_bot(game, "german", bot="doctrine"))
    raise AssertionError(f"no bombs after {MOST} answers")
