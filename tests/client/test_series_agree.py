"""Several answers to a question of Lion, as the browser puts them together, are taken by the game one after another."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any, Final

import pytest
from in_node import LIBRARY, needs_node, run
from lion_films import USER, asked, table_of

from tallyho.bots import bot
from tallyho.server.present import Viewer
from tallyho.table import CHANCE, DONE, AnyGame, Seat, Seed
from tallyho.words import Words

GAMES: Final = (("hardest-days", ("advanced", "night"), "1"), ("thin-blue-line", (), "1"))
MOST_OF_A_KIND: Final = 12
SEVERAL: Final = {"commit", "patrol-squadron", "slip-past", "reinforcement", "go-home", "night-patrol"}

pytestmark = needs_node


@cache
def moments() -> list[tuple[AnyGame, dict[str, Any]]]:
    """Games at questions that are asked again after each answer, and these questions."""
    found = []
    counts: Counter[str] = Counter()
    for scenario, options, seed in GAMES:
        table = table_of(scenario, options, seed)
        game = table.game
        viewer = Viewer(USER, "british", Words("en", LIBRARY.words()))
        sources = {CHANCE: Seed(), "british": Seat(bot("doctrine", seed, "lion"))}
        while not game.over:
            for one in asked(table, viewer):
                if one["repeats"] and counts[one["key"]] < MOST_OF_A_KIND:
                    counts[one["key"]] += 1
                    found.append((game.clone(), one))
            ask = game.open[0]
            table.give(sources[ask.side].reply(game, ask), ask.side)
    return found


@cache
def plans() -> list[dict[str, Any]]:
    return list(run("series.mjs", [question for _, question in moments()]))


def test_questions_for_several_are_known() -> None:
    several = {question["key"] for (_, question), plan in zip(moments(), plans(), strict=True) if plan["many"]}
    assert several == SEVERAL


@pytest.mark.parametrize("key", sorted(SEVERAL))
def test_the_game_takes_what_the_browser_sends(key: str) -> None:
    tried = 0
    for (game, question), plan in zip(moments(), plans(), strict=True):
        if question["key"] == key:
            for answers in plan["ways"]:
                give(game.clone(), key, answers)
                tried += 1
    assert tried >= 2


def give(game: AnyGame, key: str, answers: list[str]) -> None:
    """Gives the answers; without `done` if the question has ended by itself, as the session does."""
    number = len(game.history)
    for answer in answers:
        ask = game.ask
        assert ask is not None
        if answer == DONE and ask.prompt.key != key:
            break
        game.answer(ask.offers[0] if answer == "PLACE" else answer, ask.side)
    assert len(game.history) > number
