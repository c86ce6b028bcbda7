"""The doctrine of First Battle of Britain in whole games, and against chance in both seats."""

from __future__ import annotations

from time import process_time
from typing import Final

import pytest

from tallyho.bots import bot
from tallyho.fbob.title import FBOB
from tallyho.table import CHANCE, AnyGame, Choice, Game, Seat, Seed, Source, play

SIDES = ("german", "british")
COMBINATIONS = list(FBOB.combinations(most=9))
"""Without options and with each one alone; all together are played below, the others by chance (`tallyho fuzz`)."""


@pytest.mark.parametrize("scenario", ["phase1", "phase2", "campaign"])
def test_it_plays_both_sides_of_every_scenario_with_no_and_all_options(scenario: str) -> None:
    every = tuple(option.name for option in FBOB.options)
    assert played("doctrine", "doctrine", 1, scenario).over
    assert played("doctrine", "doctrine", 1, scenario, every).over
    assert played("doctrine", "random", 2, scenario, every).over


@pytest.mark.slow
@pytest.mark.parametrize(("scenario", "options"), COMBINATIONS)
def test_it_plays_both_sides_with_every_option_to_its_end(scenario: str, options: tuple[str, ...]) -> None:
    for seed, seats in enumerate((("doctrine", "doctrine"), ("doctrine", "random"), ("random", "doctrine"))):
        assert played(*seats, seed, scenario, options).over


def test_the_same_seeds_play_the_same_game() -> None:
    first, second = (played("doctrine", "doctrine", 3, "phase1") for _ in range(2))
    assert [turn[2] for turn in first.history] == [turn[2] for turn in second.history]


@pytest.mark.parametrize("side", SIDES)
def test_it_takes_over_where_another_has_played(side: str) -> None:
    game: AnyGame = Game.new(FBOB, scenario="phase2", seed=5)
    seats: dict[str, Source] = {CHANCE: Seed(), **{one: Seat(bot("random", one)) for one in SIDES}}
    for _ in range(300):
        for ask in game.open:
            game.answer(seats[ask.side].reply(game, ask), ask.side)
            break
    seats[side] = Seat(bot("doctrine", "5", "fbob"))
    play(game, seats)
    assert game.over


@pytest.mark.parametrize("scenario", ["phase1", "phase2"])
@pytest.mark.parametrize("side", SIDES)
def test_it_beats_chance(side: str, scenario: str) -> None:
    assert share(side, range(4), scenario) >= 3 / 4


@pytest.mark.slow
@pytest.mark.parametrize("scenario", ["phase1", "phase2", "campaign"])
@pytest.mark.parametrize("side", SIDES)
def test_it_wins_nine_of_ten_games_against_chance(side: str, scenario: str) -> None:
    assert share(side, range(40), scenario) >= 0.9


@pytest.mark.parametrize("scenario", ["phase1", "phase2"])
def test_a_typical_month_is_over_before_its_last_turn(scenario: str) -> None:
    turns = months = 0
    for seed in range(3):
        events = played("doctrine", "doctrine", seed, scenario).log.events
        turns += sum(event[0] == "flying-turn" for event in events)
        months += sum(event[0] == "month-ends" for event in events)
    assert turns / months < 21


@pytest.mark.slow
def test_a_game_takes_less_than_a_second() -> None:
    """On a machine that takes so long for the yardstick: others are faster, or busy with other tests meanwhile."""
    games = yardstick = 0.0
    for seed in range(10):
        yardstick += counting() / 2
        began = process_time()
        played("doctrine", "doctrine", seed, "phase1")
        games += process_time() - began
        yardstick += counting() / 2
    assert games / yardstick < 1 / YARDSTICK


YARDSTICK: Final = 0.08
"""Seconds that `counting` takes where the limit was set."""


def counting() -> float:
    """How long some plain work takes now."""
    began = process_time()
    counts: dict[int, int] = {}
    for number in range(400_000):
        counts[number % 977] = counts.get(number % 977, 0) + max(number % 7, 3)
    return process_time() - began


def test_nobody_runs_out_of_fuel_whom_no_enemy_has_damaged() -> None:
    for seed in range(6):
        for scenario in ("phase1", "phase2"):
            damaged: set[str] = set()
            for key, _, args, _ in played("doctrine", "doctrine", seed, scenario).log.events:
                assert key != "overstacked"
                if key == "month-begins":
                    damaged.clear()
                elif key in ("damage", "pushed"):
                    damaged.add(args["unit"])
                else:
                    assert key != "out-of-fuel" or args["unit"] in damaged


def share(side: str, seeds: range, scenario: str) -> float:
    """The share of games that the doctrine wins for a side against chance; a draw is not won."""
    won = 0
    for seed in seeds:
        seats = ("doctrine", "random") if side == "german" else ("random", "doctrine")
        won += FBOB.outcome(played(*seats, seed, scenario).position).winner == side
    return won / len(seeds)


def played(german: str, british: str, seed: int, scenario: str, options: tuple[str, ...] = ()) -> AnyGame:
    game: AnyGame = Game.new(FBOB, scenario=scenario, options=options, seed=seed)
    bots = {"german": bot(german, f"g{seed}", "fbob"), "british": bot(british, f"b{seed}", "fbob")}
    play(game, {side: Seat(one) for side, one in bots.items()})
    return game


def test_only_offers_are_answered() -> None:
    game: AnyGame = Game.new(FBOB, scenario="phase2", seed=9)
    players = {side: Seat(bot("doctrine", side, "fbob")) for side in SIDES}
    seats: dict[str, Source] = {CHANCE: Seed(), **players}
    while game.open:
        ask = game.open[0]
        answer = seats[ask.side].reply(game, ask)
        assert not isinstance(ask, Choice) or answer in ask.offers
        game.answer(answer, ask.side)
