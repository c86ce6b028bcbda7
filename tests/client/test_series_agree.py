"""Several answers to a question, as the browser puts them together, are taken by the game one after another."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any, Final

import pytest
from films import PLAYERS, USER, asked, table_of
from in_node import LIBRARY, needs_node, run

from tallyho.bots import bot
from tallyho.server.present import Viewer
from tallyho.table import CHANCE, DONE, AnyGame, Seat, Seed
from tallyho.words import Words

GAMES: Final = (
    ("lion", "hardest-days", ("advanced", "night"), "1"),
    ("lion", "thin-blue-line", (), "1"),
    ("eagle", "hardest-days", ("advanced", "night"), "1"),
)
MOST_OF_A_KIND: Final = 12
SEVERAL: Final = {
    *(("lion", key) for key in ("commit", "patrol-squadron", "slip-past", "reinforcement", "go-home", "night-patrol")),
    ("eagle", "night-bomber"),
}

pytestmark = needs_node


@cache
def moments() -> list[tuple[AnyGame, dict[str, Any]]]:
    """Games at questions that are asked again after each answer, and these questions."""
    found = []
    counts: Counter[tuple[str, str]] = Counter()
    for name, scenario, options, seed in GAMES:
        table = table_of(name, scenario, options, seed)
        game, side = table.game, PLAYERS[name]
        viewer = Viewer(USER, side, Words("en", LIBRARY.words()))
        sources = {CHANCE: Seed(), side: Seat(bot("doctrine", seed, name))}
        while not game.over:
            for one in asked(table, viewer):
                kind = name, one["key"]
                if one["repeats"] and counts[kind] < MOST_OF_A_KIND:
                    counts[kind] += 1
                    found.append((game.clone(), one))
            ask = game.open[0]
            table.give(sources[ask.side].reply(game, ask), ask.side)
    return found


@cache
def plans() -> list[dict[str, Any]]:
    return list(run("series.mjs", [{"game": game.title.game, "asked": question} for game, question in moments()]))


def test_questions_for_several_are_known() -> None:
    known = zip(moments(), plans(), strict=True)
    several = {(game.title.game, question["key"]) for (game, question), plan in known if plan["many"]}
    assert several == SEVERAL


@pytest.mark.parametrize(("name", "key"), sorted(SEVERAL))
def test_the_game_takes_what_the_browser_sends(name: str, key: str) -> None:
    tried = 0
    for (game, question), plan in zip(moments(), plans(), strict=True):
        if (game.title.game, question["key"]) == (name, key):
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
