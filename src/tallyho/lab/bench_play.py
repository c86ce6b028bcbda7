"""Random play, which all measurements measure. Run as a module, it is the play whose instructions are counted.

It imports as little as it can: under callgrind every import takes fifty times as long.
"""

from __future__ import annotations

import gc
import json
import sys
from collections.abc import Sequence
from typing import Any, Literal

from tallyho.lab.miniraid import MINI
from tallyho.table import AnyGame, Chance, Game, Luck, TallyhoError, Title
from tallyho.table.chance import by_luck

Cloning = Literal["never", "in mid-step", "anywhere"]


class Subject:
    """What is measured: a title with a scenario (empty: its first) and options."""

    __slots__ = ("options", "scenario", "title")

    def __init__(self, title: Title[Any], scenario: str = "", options: Sequence[str] = ()) -> None:
        self.title = title
        self.scenario, wanted = title.chosen(scenario, options)
        self.options = tuple(sorted(wanted))

    def new(self, seed: int, *, log: bool = False) -> AnyGame:
        """A fresh game."""
        game: AnyGame = Game.new(self.title, self.scenario, self.options, seed, log=log)
        if game.ask is None:
            raise TallyhoError(f"{self.title.game} is over before it asks anything, so there is nothing to measure.")
        return game


def play_on(game: AnyGame, luck: Luck, most: int) -> None:
    """Gives up to so many random answers; chance is decided by the game's own generator."""
    answer = game.answer
    for _ in range(most):
        ask = game.ask
        if ask is None:
            return
        answer(by_luck(ask, game.position.luck) if isinstance(ask, Chance) else luck.one_of(ask.offers))


def play(subject: Subject, decisions: int, cloning: Cloning) -> int:
    """Plays so many decisions, perhaps with a clone at each ask; returns how many clones it made."""
    subject.title.data()
    gc.collect()
    gc.freeze()
    luck = Luck("bench")
    seed = clones = 0
    while decisions > 0:
        game = subject.new(seed)
        if cloning == "never":
            play_on(game, luck, decisions)
        else:
            clones += _clone_along(game, luck, decisions, mid_step=cloning == "in mid-step")
        decisions -= len(game.history)
        seed += 1
    return clones


def _clone_along(game: AnyGame, luck: Luck, most: int, *, mid_step: bool) -> int:
    """As `play_on`, with a clone before each answer, or before each but the first of a step."""
    clones = 0
    answer = game.answer
    for _ in range(most):
        ask = game.ask
        if ask is None:
            break
        if game.given or not mid_step:
            game.clone()
            clones += 1
        answer(by_luck(ask, game.position.luck) if isinstance(ask, Chance) else luck.one_of(ask.offers))
    return clones


def subject_of(
    game: str, scenario: str, options: Sequence[str], folders: Sequence[str], path: Sequence[str]
) -> Subject:
    """The mini raid, or a game of the library with further folders, which may import from further places."""
    if game == MINI.game:
        return Subject(MINI)
    from pathlib import Path  # noqa: PLC0415 - the mini raid does without

    from tallyho.library import Library  # noqa: PLC0415

    sys.path.extend(place for place in path if place not in sys.path)
    return Subject(Library([Path(folder) for folder in folders]).title(game), scenario, options)


if __name__ == "__main__":
    named, decisions, cloning = json.loads(sys.argv[1])
    print(play(subject_of(*named), decisions, cloning))  # noqa: T201 - for the process that counts
