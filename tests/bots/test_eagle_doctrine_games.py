"""The doctrine of Eagle in whole games, and against chance."""

from __future__ import annotations

from math import sqrt
from statistics import mean, stdev

import pytest

from tallyho.bots import bot
from tallyho.raf.eagle import EAGLE
from tallyho.table import CHANCE, AnyGame, Game, Seat, Seed, Source, play

BETTER: int = 15
"""Victory points that the doctrine must be below chance in The Hardest Days: the Luftwaffe wants a low total."""
BOTH = ("advanced", "night")


@pytest.mark.parametrize(("scenario", "options"), list(EAGLE.combinations()))
def test_it_plays_every_scenario_to_its_end(scenario: str, options: tuple[str, ...]) -> None:
    assert played("doctrine", 1, scenario, options).over


def test_the_same_seeds_play_the_same_game() -> None:
    first, second = (played("doctrine", 3, "prelude") for _ in range(2))
    assert first.history == second.history


@pytest.mark.parametrize("seed", range(3))
def test_it_takes_over_where_another_has_played(seed: int) -> None:
    game: AnyGame = Game.new(EAGLE, scenario="campaign", options=BOTH, seed=seed)
    seats: dict[str, Source] = {CHANCE: Seed(), "german": Seat(bot("random", str(seed)))}
    for _ in range(300 + 97 * seed):
        assert game.ask is not None
        game.answer(seats[game.ask.side].reply(game, game.ask), game.ask.side)
    play(game, {"german": Seat(bot("doctrine", str(seed), "eagle"))})
    assert game.over


def test_it_copes_with_units_that_only_a_pack_has() -> None:
    pack = {"units": {"999/6/11": {"type": "hurricane"}, "IX/JG99/2": {"type": "me109"}}}
    game = Game.new(EAGLE, scenario="hardest-days", options=BOTH, seed=2, overlay=pack)
    play(game, {"german": Seat(bot("doctrine", "2", "eagle"))})
    assert game.over


def test_it_is_far_better_than_chance_in_the_hardest_days() -> None:
    assert advantage(range(10))[0] >= BETTER


@pytest.mark.slow
def test_it_is_better_than_chance_on_two_hundred_seeds_beyond_doubt() -> None:
    better, error = advantage(range(200))
    assert better - 3 * error >= BETTER


def advantage(seeds: range) -> tuple[float, float]:
    """How many victory points lower the doctrine is than chance on the same seeds, and the error of that."""
    differences = [vp("random", seed) - vp("doctrine", seed) for seed in seeds]
    return mean(differences), stdev(differences) / sqrt(len(differences))


def vp(name: str, seed: int) -> int:
    found: int = played(name, seed, "hardest-days").position.vp
    return found


def played(name: str, seed: int, scenario: str, options: tuple[str, ...] = ()) -> AnyGame:
    game: AnyGame = Game.new(EAGLE, scenario=scenario, options=options, seed=seed)
    play(game, {"german": Seat(bot(name, str(seed), "eagle"))})
    return game
