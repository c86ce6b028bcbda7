"""Prompts of rules that both games have."""

from __future__ import annotations

from tallyho.raf.differences import DIFFERENCES
from tallyho.raf.prompts import dice, prompts
from tallyho.raf.score import BRITISH, GERMAN


def test_every_game_has_its_own_rule_for_a_prompt() -> None:
    both = prompts("disperse", "lion:11.22b", "eagle:10.22a")

    assert {game: (one.key, one.rule) for game, one in both.items()} == {
        "lion": ("disperse", "lion:11.22b"),
        "eagle": ("disperse", "eagle:10.22a"),
    }


def test_a_die_has_six_faces_in_every_game() -> None:
    both = dice("bombing", "lion:11g", "eagle:10f")

    assert {game: (one.prompt.rule, one.offers) for game, one in both.items()} == {
        "lion": ("lion:11g", ("1", "2", "3", "4", "5", "6")),
        "eagle": ("eagle:10f", ("1", "2", "3", "4", "5", "6")),
    }


def test_each_game_has_one_player() -> None:
    assert {game: differs.player for game, differs in DIFFERENCES.items()} == {"lion": BRITISH, "eagle": GERMAN}
