"""Bots that play one game only."""

from __future__ import annotations

import pytest

from tallyho import bots
from tallyho.bots import FirstBot, RandomBot, bot, bots_of
from tallyho.table import BadSetup


class Doctrine(FirstBot):
    name = "doctrine"


@pytest.fixture(autouse=True)
def doctrine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bots.OF_ONE_GAME, ("lion", "doctrine"), f"{__name__}:Doctrine")


def test_a_bot_of_one_game_is_found_with_its_game() -> None:
    found = bot("doctrine", "x", "lion")
    assert (type(found).__name__, found.name) == ("Doctrine", "doctrine")
    assert bots_of("lion")[:2] == ["random", "first"]
    assert "doctrine" in bots_of("lion")


@pytest.mark.parametrize(("game", "whose"), [("", ""), ("patrol", " for patrol")])
def test_it_is_not_found_without_its_game(game: str, whose: str) -> None:
    with pytest.raises(BadSetup, match=rf"^there is no bot 'doctrine'{whose}; there are random, first$"):
        bot("doctrine", "x", game)


def test_bots_for_all_play_every_game() -> None:
    assert isinstance(bot("random", "x", "lion"), RandomBot)
    assert isinstance(bot("first", "x"), FirstBot)


def test_a_games_own_bot_wins_over_one_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bots.OF_ONE_GAME, ("lion", "random"), f"{__name__}:Doctrine")
    assert bot("random", "x", "lion").name == "doctrine"
    assert bots_of("lion").count("random") == 1


def test_every_bot_in_the_list_can_be_made() -> None:
    for game, name in bots.OF_ONE_GAME:
        assert bot(name, "x", game).name == name
