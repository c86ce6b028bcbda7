"""Bots: they take what is offered, repeat with their seed, and see nothing but the view."""

from __future__ import annotations

from collections import Counter

import pytest

from tallyho.bots import BOTS, FirstBot, RandomBot, bot
from tallyho.lab.miniraid import BRITISH, MINI
from tallyho.table import BadSetup, Choice, Game, Luck, Prompt, Seat, View, play

PICK = Choice(Prompt("pick", "tiny:1"), "red", ["a", "b", "c"])
BLIND = View("red", {}, [], [], [])


def test_the_random_bot_takes_every_offer_as_often() -> None:
    player = RandomBot("x")

    taken = Counter(player.decide(BLIND, PICK) for _ in range(3000))

    assert set(taken) == {"a", "b", "c"}
    assert all(900 < count < 1100 for count in taken.values())


def test_a_seed_repeats_its_choices_and_another_does_not() -> None:
    def taken(seed: str) -> str:
        player = bot("random", seed)
        return "".join(player.decide(BLIND, PICK) for _ in range(30))

    assert taken("x") == taken("x") != taken("y")


def test_the_random_bot_does_not_share_the_games_generator() -> None:
    """A bot with the seed of the game must not know its dice."""
    assert RandomBot("7").luck.state == Luck("random 7").state != Luck("7").state


def test_the_first_bot_takes_the_first_offer() -> None:
    assert FirstBot("x").decide(BLIND, PICK) == "a"


def test_bots_are_found_by_name() -> None:
    assert list(BOTS) == ["random", "first"]
    for name in BOTS:
        player = bot(name, "x")
        assert (player.name, player.sighted) == (name, False)
    assert isinstance(bot("random", "x"), RandomBot)
    assert isinstance(bot("first", "x"), FirstBot)


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(BadSetup, match=r"^there is no bot 'clever'; there are random, first$"):
        bot("clever", "x")


@pytest.mark.parametrize("name", list(BOTS))
def test_every_bot_plays_a_mini_raid_to_its_end(name: str) -> None:
    game = Game.new(MINI, seed=1, log=False)

    number = play(game, {BRITISH: Seat(bot(name, "1"))})

    assert game.over
    assert number == len(game.history) > 90
