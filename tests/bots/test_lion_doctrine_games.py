"""The doctrine of Lion in whole games, and against chance."""

from __future__ import annotations

from math import sqrt
from statistics import mean, stdev

import pytest

from tallyho.bots import bot
from tallyho.raf.lion import LION
from tallyho.table import Game, Seat, play

BETTER: int = 15
"""Victory points that the doctrine must win more than chance does in The Hardest Days."""


@pytest.mark.parametrize(("scenario", "options"), list(LION.combinations()))
def test_it_plays_every_scenario_to_its_end(scenario: str, options: tuple[str, ...]) -> None:
    assert played("doctrine", 1, scenario, options).over


def test_the_same_seeds_play_the_same_game() -> None:
    first, second = (played("doctrine", 3, "prelude") for _ in range(2))
    assert first.history == second.history


def test_it_copes_with_units_that_only_a_pack_has() -> None:
    pack = {"units": {"999/6/11": {"type": "hurricane"}, "IX/JG99/2": {"type": "me109"}}}
    game = Game.new(LION, scenario="hardest-days", options=("advanced", "night"), seed=2, overlay=pack)
    play(game, {"british": Seat(bot("doctrine", "2", "lion"))})
    assert game.over


def test_it_is_far_better_than_chance_in_the_hardest_days() -> None:
    assert advantage(range(20))[0] >= BETTER


@pytest.mark.slow
def test_it_is_better_than_chance_on_two_hundred_seeds_beyond_doubt() -> None:
    better, error = advantage(range(200))
    assert better - 3 * error >= BETTER


def advantage(seeds: range) -> tuple[float, float]:
    """How many victory points more the doctrine has than chance on the same seeds, and the error of that."""
    differences = [vp("doctrine", seed) - vp("random", seed) for seed in seeds]
    return mean(differences), stdev(differences) / sqrt(len(differences))


def vp(name: str, seed: int) -> int:
    return played(name, seed, "hardest-days").position.vp


def played(name: str, seed: int, scenario: str, options: tuple[str, ...] = ()) -> Game:  # type: ignore[type-arg]
    game = Game.new(LION, scenario=scenario, options=options, seed=seed)
    play(game, {"british": Seat(bot(name, str(seed), "lion"))})
    return game
