"""What a problem may expect of the log's arguments, of weights, and of what a side sees."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tallyho.lab.miniraid import MINI
from tallyho.library import Library
from tallyho.table import AnyGame, BadProblem, BadSetup, Luck
from tallyho.table.expectation import Expectation, differences
from tallyho.table.log import Log
from tallyho.table.problem import standing

GAMES = Library([Path(__file__).parents[1] / "games"])
AMBUSH, PATROL = GAMES.title("ambush"), GAMES.title("patrol")


def wrong(game: AnyGame, **expected: Any) -> list[str]:
    return differences(Expectation(expected, "p.toml"), game)


def raided() -> AnyGame:
    game = standing(MINI, "raid.target", log=Log())
    game.answer("target 1")
    game.answer("100/1")
    game.answer("107/1")
    return game


def test_events_are_told_in_order_with_at_least_these_arguments() -> None:
    game = raided()
    target = {"key": "target", "rule": "mini:1", "args": {"target": "target 1"}}
    first, second = ({"key": "committed", "args": {"squadron": name}} for name in ("100/1", "107/1"))
    assert wrong(game, told=[target, first, second]) == []
    assert wrong(game, told=[second]) == []
    assert wrong(game, told=[{"key": "committed"}, {"key": "committed"}]) == []
    (sentence,) = wrong(game, told=[second, first])
    assert sentence.startswith(f"the log does not tell {first} where expected; of 'committed' it tells [")
    assert len(wrong(game, told=[{"key": "committed"}] * 3)) == 1
    assert len(wrong(game, told=[{"key": "target", "rule": "mini:2"}])) == 1
    assert wrong(game, told=[{"key": "bombed"}]) == [
        "the log does not tell {'key': 'bombed'} where expected; of 'bombed' it tells nothing"
    ]


def test_weights_of_a_chance() -> None:
    game = standing(MINI, "raid.deployment")
    assert wrong(game, offered={"weights": {"1": 1, "6": 1}}) == []
    assert wrong(game, offered={"weights": {"1": 2, "7": 1}}) == ["the weight.1 is 1, not 2", "the weight has no '7'"]
    (sentence,) = wrong(raided(), offered={"weights": {"done": 1}})
    assert sentence.startswith("a choice has no weights; british is asked")


def test_the_view_of_a_side_and_of_a_spectator() -> None:
    game = standing(AMBUSH, "cards.play", {"cards": {"aim-1": "red-hand"}})
    assert wrong(game, view={"red": {"hands": {"red": ["aim-1"]}}, "spectator": {"hands": {"red": 1}}}) == []
    assert wrong(game, view={"blue": {"hands": {"red": 2}}}) == ["the view of blue.hands.red is 1, not 2"]
    assert wrong(game, view={"green": {}}) == ["there is no side 'green'; there are red, blue and spectator"]


@pytest.mark.parametrize(
    ("expected", "sentence"),
    [
        ({"told": {"x": 1}}, r"expect.told must be a list of tables, [[expect.told]]"),
        ({"told": [{"args": {}}]}, "expect.told needs 'key' in each of its tables, a text or a whole number"),
        ({"told": [{"key": "x", "who": 1}]}, "expect.told has no key 'who'; it has key, rule, args"),
        ({"view": [1]}, "expect.view must have a table for each side, [expect.view.SIDE]"),
        ({"view": {"red": 1}}, "expect.view must have a table for each side, [expect.view.SIDE]"),
    ],
)
def test_other_forms_are_refused(expected: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadProblem) as error:
        Expectation(expected, "p.toml")
    assert str(error.value) == f"p.toml: {sentence}"


def test_standing_sets_up_a_scenario_with_changes_at_a_step() -> None:
    scenario = PATROL.scenarios[1].name
    step = PATROL.sequence.steps[-1].name
    game = standing(PATROL, step, {"luck": 5}, scenario)
    assert (game.setup.scenario, game.start.luck, game.whole) == (scenario, 5, False)
    stopped = standing(MINI, "raid.target", until="raid.commitment")
    stopped.answer(Luck("x").one_of(stopped.open[0].offers))
    assert (stopped.ask, stopped.step) == (None, "raid.commitment")
    with pytest.raises(BadSetup, match=r"mini has no step 'raid\.tea'; it has raid\.target, raid\.commitment"):
        standing(MINI, "raid.tea")
    with pytest.raises(BadSetup, match=r"mini has no step 'raid\.tea'"):
        standing(MINI, "raid.target", until="raid.tea")
