"""What Battle of Britain adds to the web application: components for its board, where a game stands, odds."""

from __future__ import annotations

from typing import Any

import pytest
from houses import LIBRARY

from tallyho.hksw.title import HKSW
from tallyho.server import hksw, hooks
from tallyho.table import Game
from tallyho.words import Words

ENGLISH = Words("en", LIBRARY.words())
FRENCH = Words("fr", LIBRARY.words())


@pytest.fixture(scope="module")
def found() -> dict[str, Any]:
    return hksw.components(HKSW.data())


def test_the_game_has_its_hooks() -> None:
    assert hooks.hooks_of("hksw") is hksw
    assert hksw.GUIDED in {scenario.name for scenario in HKSW.scenarios}


def test_the_map_has_its_squares_with_radar_and_line(found: dict[str, Any]) -> None:
    assert len(found["squares"]) == 22 * 32
    assert found["squares"]["K26"] == {"terrain": "sea", "station": "poling", "line12": "south", "raf": True}
    assert found["squares"]["O25"]["raf"] is False


def test_targets_flights_and_cards_have_their_numbers(found: dict[str, Any]) -> None:
    london, dover = found["targets"]["london"], found["targets"]["dover"]
    assert (london["square"], london["hits"], london["production"]) == ("K23", 3, 3)
    assert (dover["kind"], dover["hits"], dover["production"]) == ("radar", 1, 0)
    assert found["flights"]["11C"]["base"] == "biggin-hill"
    assert isinstance(found["flights"]["2A"]["lat"], float)
    assert found["types"]["ju87"]["short_range"] is True
    assert found["types"]["bf110"]["north"] < found["types"]["bf110"]["dogfight"]
    assert found["squadrons"]["92/10"] == {
        "side": "raf",
        "formation": "10",
        "type": "spitfire",
        "enters": 1,
        "withdrawn": 0,
    }


def test_turns_have_their_notes(found: dict[str, Any]) -> None:
    assert [turn["turn"] for turn in found["turns"]] == list(range(1, 12))
    first, ninth = found["turns"][0], found["turns"][8]
    assert first["named"] == ["catterick", "ringway", "wittering"]
    assert (ninth["replaced"], ninth["london"], ninth["city_hits"]) == (True, "top", 2)
    assert {row["turn"] for row in found["rotations"]} == {5, 9}
    assert found["numbers"]["phases"] == 4
    assert found["dice"]["black"] == {"roundel": 3, "cross": 1, "blank": 2}


def test_where_a_game_stands_is_told_in_both_languages() -> None:
    game = Game.new(HKSW, hksw.GUIDED, seed="1")
    facts = hksw.standing(game)
    assert facts == {"turn": 1, "phase": 0, "luftwaffe": 0, "raf": 3}  # before its first turn, turn 2, has begun
    flown = {"turn": 3, "phase": 2, "luftwaffe": 12, "raf": 9}
    assert hksw.summary(facts, ENGLISH) == "Turn 1, Luftwaffe 0, RAF 3"
    assert hksw.summary(flown, ENGLISH) == "Turn 3, Tally Ho phase 2, Luftwaffe 12, RAF 9"
    assert hksw.summary(flown, FRENCH) == "Tour 3, phase Tally Ho 2, Luftwaffe 12, RAF 9"
