"""Dice against expectation: exact odds, intervals, and what a side may not know."""

from __future__ import annotations

import doctest
from itertools import product
from typing import Any

import pytest

from small_games import AMBUSH
from tallyho.lab import dice
from tallyho.lab.dice import Throws, as_die, exact_odds, face_odds, spread, sums
from tallyho.lab.report import die_of, luck_of, report_of
from tallyho.table import CHANCE, Chance, Game, Luck, Prompt, die, draw


def throws(*rolls: int, faces: int = 6, key: str = "a-die") -> Throws:
    made = Throws(Prompt(key, "x:1"))
    for roll in rolls:
        made.add(die(made.prompt, faces), str(roll))
    return made


def test_examples() -> None:
    assert doctest.testmod(dice).failed == 0


@pytest.mark.parametrize(("number", "faces"), [(1, 6), (2, 6), (3, 6), (5, 6), (3, 10), (4, 4)])
def test_sums_are_those_of_all_rolls(number: int, faces: int) -> None:
    rolls = [sum(roll) for roll in product(range(1, faces + 1), repeat=number)]
    assert list(sums(number, faces)) == [rolls.count(total) for total in range(number, number * faces + 1)]


@pytest.mark.parametrize("total", range(3, 19))
def test_odds_are_the_share_of_rolls_as_far_away(total: int) -> None:
    rolls = [sum(roll) for roll in product(range(1, 7), repeat=3)]
    far = sum(abs(roll - 10.5) >= abs(total - 10.5) for roll in rolls)
    assert exact_odds(3, 6, total) == pytest.approx(far / 216)


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_the_interval_holds_95_of_100_and_no_less(number: int) -> None:
    low, high = spread(number, 6)
    means = [sum(roll) / number for roll in product(range(1, 7), repeat=number)]
    inside = sum(low - 1e-9 <= mean <= high + 1e-9 for mean in means)
    nearer = sum(low + 1e-9 < mean < high - 1e-9 for mean in means)
    assert inside / len(means) >= 0.95 > nearer / len(means)


@pytest.mark.parametrize("number", [300, 700])
def test_many_dice_come_near_the_bell_curve(number: int) -> None:
    """As many as a long campaign rolls: the ways of 400 dice are more than a float can say."""
    low, high = spread(number, 6)
    deviation = (35 / 12 / number) ** 0.5
    assert (low, high) == (pytest.approx(3.5 - 1.96 * deviation, abs=0.005), pytest.approx(7 - low))
    assert exact_odds(number, 6, round(low * number)) == pytest.approx(0.05, abs=0.005)


@pytest.mark.parametrize(
    ("chi_square", "freedom", "odds"),
    [
        (3.841, 1, 0.05),
        (5.991, 2, 0.05),
        (7.815, 3, 0.05),
        (9.488, 4, 0.05),
        (15.086, 5, 0.01),
        (0, 5, 1),
        (16.919, 9, 0.05),
    ],
)
def test_chi_square_as_the_tables_have_it(chi_square: float, freedom: int, odds: float) -> None:
    assert face_odds(chi_square, freedom) == pytest.approx(odds, abs=0.0002)


def test_a_fair_die_is_expected_at_three_and_a_half() -> None:
    found = die_of(throws(1, 2, 3, 4, 5, 6))
    assert (found["mean"], found["expected"], found["z"], found["odds"]) == (3.5, 3.5, 0, 1)
    assert found["counts"] == [1] * 6
    assert (found["chi_square"], found["faces_odds"]) == (None, None)


def test_a_die_that_strays() -> None:
    found = die_of(throws(*[6] * 30))
    assert (found["mean"], found["odds"], found["chi_square"]) == (6, 0, 150)
    assert found["z"] == pytest.approx(2.5 / (35 / 12 / 30) ** 0.5, abs=0.001)
    assert found["faces_odds"] == 0


def test_dice_of_the_commonest_kind_are_taken_together() -> None:
    luck = luck_of([throws(1, 2), throws(6, 6, 5, key="other"), throws(9, faces=10, key="ten")], {})
    assert [die["faces"] for die in luck["dice"]] == [6, 6, 10]
    assert luck["all"] is not None
    assert (luck["all"]["number"], luck["all"]["counts"]) == (5, [1, 1, 0, 0, 1, 2])
    assert as_die([throws(1), throws(3)]).counts == [1, 0, 1, 0, 0, 0]


def test_draws_are_counted_only() -> None:
    cards = Throws(Prompt("card", "x:1"))
    for left in (["1", "2", "3", "4", "5", "6"], ["1", "2", "4", "5", "6"]):
        cards.add(draw(cards.prompt, left), left[2])
    loaded = Throws(Prompt("loaded", "x:1"))
    loaded.add(Chance(loaded.prompt, ["1", "2", "3", "4", "5", "6"], [1, 1, 1, 1, 1, 5]), "6")
    luck = luck_of([cards, loaded], {})
    assert luck == {
        "dice": [],
        "all": None,
        "draws": [{"key": "card", "rule": "x:1", "number": 2}, {"key": "loaded", "rule": "x:1", "number": 1}],
        "swing": [],
    }


def ambush(answers: int) -> Game[Any]:
    """A game of Ambush, played at random: a game with secrets and without a report of its own."""
    luck = Luck("ambush")
    game: Game[Any] = Game.new(AMBUSH, "", (), 5)
    while game.ask is not None and len(game.history) < answers:
        game.answer(luck.answer(game.ask), game.ask.side)
    return game


def drawn(game: Game[Any], side: str | None) -> set[str]:
    luck = report_of(game, side)["luck"]
    return {one["key"] for one in [*luck["draws"], *luck["dice"]]}


def test_chance_that_a_side_may_not_know_is_not_told_until_the_end() -> None:
    game = ambush(40)
    assert not game.over
    hidden = {prompt.key for side, prompt, _, seen_by, _ in game.history if side == CHANCE and seen_by is not None}
    assert {"burn", "deal"} <= hidden
    for side in (None, *AMBUSH.sides):
        assert not drawn(game, side) & hidden
    ended = ambush(100_000)
    assert ended.over
    assert drawn(ended, None) >= hidden


def test_a_game_without_a_report_of_its_own() -> None:
    game = ambush(100_000)
    report = report_of(game, None)
    assert set(report) == {"game", "scenario", "options", "side", "over", "answers", "ending", "luck"}
    assert report["ending"] is not None
    assert report["answers"] == len(game.history)
