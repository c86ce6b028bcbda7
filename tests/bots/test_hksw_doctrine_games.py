"""The doctrine of Battle of Britain in whole games, and against chance in both seats."""

from __future__ import annotations

import pytest

from tallyho.bots import bot
from tallyho.hksw.title import HKSW
from tallyho.table import CHANCE, AnyGame, Game, Seat, Seed, Source, play

SIDES = ("luftwaffe", "raf")
SHORTER = ("kanalkampf", "adlertag", "airfields", "london")


@pytest.mark.parametrize(("scenario", "options"), list(HKSW.combinations()))
def test_it_plays_both_sides_of_every_scenario_to_its_end(scenario: str, options: tuple[str, ...]) -> None:
    assert played("doctrine", "doctrine", 1, scenario, options).over


def test_the_same_seeds_play_the_same_game() -> None:
    first, second = (played("doctrine", "doctrine", 3, "kanalkampf") for _ in range(2))
    assert [turn[2] for turn in first.history] == [turn[2] for turn in second.history]


@pytest.mark.parametrize("side", SIDES)
def test_it_takes_over_where_another_has_played(side: str) -> None:
    game: AnyGame = Game.new(HKSW, scenario="adlertag", seed=5)
    seats: dict[str, Source] = {CHANCE: Seed(), **{one: Seat(bot("random", one)) for one in SIDES}}
    for _ in range(200):
        for ask in game.open:
            game.answer(seats[ask.side].reply(game, ask), ask.side)
            break
    seats[side] = Seat(bot("doctrine", "5", "hksw"))
    play(game, seats)
    assert game.over


def test_it_copes_with_cards_that_only_a_pack_has() -> None:
    pack = {"squadrons": {"999/11": {"type": "hurricane"}, "IX/KG99/2": {"type": "he111"}}}
    full = {name: {**HKSW.data().tables["squadrons"][like], **row} for (name, row), like in zip(
        pack["squadrons"].items(), ("1/11", "I/KG1/2"), strict=True)}  # fmt: skip
    game = Game.new(HKSW, scenario="kanalkampf", seed=2, overlay={"squadrons": full})
    play(game, {side: Seat(bot("doctrine", "2", "hksw")) for side in SIDES})
    assert game.over


@pytest.mark.parametrize("side", SIDES)
def test_it_beats_chance_in_short_scenarios(side: str) -> None:
    assert share(side, range(3), "kanalkampf") >= 2 / 3


@pytest.mark.slow
@pytest.mark.parametrize("side", SIDES)
def test_it_wins_nine_of_ten_campaigns_against_chance(side: str) -> None:
    assert share(side, range(200), "campaign") >= 0.9


@pytest.mark.slow
@pytest.mark.parametrize("scenario", SHORTER)
@pytest.mark.parametrize("side", SIDES)
def test_it_clearly_beats_chance_in_every_scenario(side: str, scenario: str) -> None:
    assert share(side, range(60), scenario) >= 0.65


def share(side: str, seeds: range, scenario: str) -> float:
    """The share of games that the doctrine wins for a side against chance."""
    won = 0
    for seed in seeds:
        seats = ("doctrine", "random") if side == "luftwaffe" else ("random", "doctrine")
        won += HKSW.outcome(played(*seats, seed, scenario).position).winner == side
    return won / len(seeds)


def played(luftwaffe: str, raf: str, seed: int, scenario: str, options: tuple[str, ...] = ()) -> AnyGame:
    game: AnyGame = Game.new(HKSW, scenario=scenario, options=options, seed=seed)
    bots = {"luftwaffe": bot(luftwaffe, f"l{seed}", "hksw"), "raf": bot(raf, f"r{seed}", "hksw")}
    play(game, {side: Seat(one) for side, one in bots.items()})
    return game
