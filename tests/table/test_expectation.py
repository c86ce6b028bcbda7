"""What a problem may expect: each kind holding and failing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from duel import DEALT, WHOLE, duel
from tiny import QUESTION, RED, Pad, PadTitle, note, pad_game

from tallyho.lab.miniraid import MINI
from tallyho.table import BadProblem, Choice, Components, Game, Json, Reason
from tallyho.table.ask import Asks
from tallyho.table.expectation import Expectation, differences
from tallyho.table.sequence import Jump, asks


def wrong(game: Game[Any], **expected: Any) -> list[str]:
    return differences(Expectation(expected, "p.toml"), game)


def refused(**expected: Any) -> str:
    with pytest.raises(BadProblem) as error:
        Expectation(expected, "p.toml")
    return str(error.value)


# Fields.


def test_fields_are_compared() -> None:
    game = duel(*DEALT, "2", "north")

    assert wrong(game, way="north", weather="foul", alert=False, **{"red-hand": ["king", "queen"]}) == []
    assert wrong(game, way="south", score=1) == ["way is 'north', not 'south'", "score is 0, not 1"]
    assert wrong(game, **{"red-hand": ["queen", "king"]}) == ["red-hand is ['king', 'queen'], not ['queen', 'king']"]


def test_an_unknown_field_is_named() -> None:
    names = "alert, blue-hand, deck, luck, red-hand, reveals, rounds, score, way, weather"

    assert wrong(duel(), vp=1) == [f"a position has no field 'vp'; it has {names}"]


def test_true_is_not_one() -> None:
    game = duel()

    assert wrong(game, alert=0) == ["alert is False, not 0"]
    assert wrong(game, score=False) == ["score is 0, not False"]


def test_tables_are_compared_where_expected() -> None:
    game = Game.new(MINI)

    assert wrong(game, units={"100/1": "sector-1", "101/2": "sector-2"}) == []
    assert wrong(game, units={"100/1": "hunt", "999/9": "hunt"}) == [
        "units.100/1 is 'sector-1', not 'hunt'",
        "units has no '999/9'",
    ]
    assert wrong(game, units="hunt")[0].startswith("units is {'100/1': 'sector-1'")
    assert wrong(game, vp={"a": 1}) == ["vp is 0, not {'a': 1}"]


# Step, ask, offer.


def test_the_step() -> None:
    game = duel(*DEALT)

    assert wrong(game, step="round.sky") == []
    assert wrong(game, step="round.play") == ["the step is round.sky, not round.play"]


def test_what_is_asked() -> None:
    game = duel(*DEALT, "2")

    assert wrong(game, asked={"prompt": "plan", "side": "red", "rule": "duel:3"}) == []
    assert wrong(game, asked={"prompt": "sky", "side": "blue", "rule": "duel:2"}) == [
        "the prompt asked is plan, not sky",
        "the side asked is red, not blue",
        "the rule asked is duel:3, not duel:2",
    ]
    assert wrong(duel(*WHOLE), asked={"side": "red"}) == ["nothing is asked"]


def test_what_is_offered() -> None:
    game = duel(*DEALT, "2", "north")
    offer = "blue is asked guess (duel:4); offered: done, north, south"

    assert wrong(game, offered={"has": ["done", "north"], "lacks": ["west"]}) == []
    assert wrong(game, offered={"has": "done", "lacks": "west"}) == []
    assert wrong(game, offered={"has": ["up", "done", "down"]}) == [
        f"'up' is not offered; {offer}",
        f"'down' is not offered; {offer}",
    ]
    assert wrong(game, offered={"lacks": ["west", "south"]}) == ["'south' is offered"]
    assert wrong(duel(*WHOLE), offered={"has": ["x"]}) == ["nothing is offered"]


def test_what_is_offered_exactly() -> None:
    game = duel(*DEALT)

    assert wrong(game, offered={"exactly": [2, 1]}) == []
    assert wrong(game, offered={"exactly": [1]}) == ["offered are 1, 2, not exactly 1"]
    assert wrong(game, offered={"exactly": [1, 2, 2]}) == ["offered are 1, 2, not exactly 1, 2, 2"]


# The log.


def test_the_log_tells_these_in_this_order() -> None:
    game = duel(*DEALT, "2", "north", "north")

    assert wrong(game, log=["dealt", "weather", "guessed"]) == []
    assert wrong(game, log=["dealt"] * 4) == []
    told = "dealt, dealt, dealt, dealt, weather, planned, guessed"
    assert wrong(game, log=["dealt"] * 5) == [f"the log does not tell 'dealt' where expected; it tells {told}"]
    assert wrong(game, log=["guessed", "weather"]) == [
        f"the log does not tell 'weather' where expected; it tells {told}"
    ]


def test_the_last_event_and_the_first_count() -> None:
    game = duel(*DEALT, "2")

    assert wrong(game, log=["weather"]) == []
    assert wrong(duel("king"), log=["dealt"]) == []
    assert wrong(duel("king"), log=["dealt", "dealt"]) != []


def test_an_event_without_arguments_is_told() -> None:
    game = pad_game(asks("a", "tiny:2", bare_event))

    assert wrong(game, told=[{"key": "bare"}]) == wrong(game, told=[{"key": "bare", "args": {}}]) == []
    assert wrong(game, told=[{"key": "bare", "args": {"n": 1}}]) != []


def bare_event(p: Pad) -> Asks[Jump]:
    p.tell("bare", "tiny:1")
    yield Choice(QUESTION, RED, ["yes"])
    return None


def test_an_empty_log() -> None:
    assert wrong(duel(), log=["dealt"]) == ["the log does not tell 'dealt' where expected; it tells nothing"]
    assert wrong(duel("king", log=False), log=["dealt"]) != []


# The outcome.


def test_the_outcome() -> None:
    game = duel(*WHOLE)

    right = {"winner": "red", "level": "points", "reason": "all-rounds-played", "rule": "duel:7"}
    assert wrong(game, outcome=right) == []
    assert wrong(game, outcome=dict.fromkeys(right, "x")) == [
        "the outcome's winner is 'red', not 'x'",
        "the outcome's level is 'points', not 'x'",
        "the outcome's reason is 'all-rounds-played', not 'x'",
        "the outcome's rule is 'duel:7', not 'x'",
    ]


def test_a_game_that_nobody_won_has_an_empty_winner() -> None:
    game = duel("page", "ace", "king", "rook", "1", "south", "done", "page", "ace")

    assert wrong(game, outcome={"winner": "", "level": "draw"}) == []
    assert wrong(game, outcome={"winner": "red"}) == ["the outcome's winner is '', not 'red'"]


def test_a_game_that_goes_on_has_no_outcome() -> None:
    assert wrong(duel(*DEALT), outcome={"winner": "red"}) == ["the game is not over; it is at round.sky"]


# Refusals.


def test_what_must_be_refused() -> None:
    game = duel(*DEALT, "2", "north")
    before = len(game.history)

    assert wrong(game, refused=[{"answer": "west", "rule": "duel:4b", "key": "sea-that-way"}, {"answer": "up"}]) == []
    assert wrong(game, refused=[{"answer": "north", "side": "red", "key": "refused-side"}]) == []
    assert wrong(game, refused=[{"answer": "north"}]) == ["'north' is not refused"]
    assert wrong(game, refused=[{"answer": "north", "side": "blue"}]) == ["'north' is not refused"]
    assert wrong(game, refused=[{"answer": "west", "rule": "duel:4", "key": "x"}, {"answer": "done"}]) == [
        "'west' is refused with rule 'duel:4b', not 'duel:4'",
        "'west' is refused with key 'sea-that-way', not 'x'",
        "'done' is not refused",
    ]
    assert len(game.history) == before


def test_after_the_end_there_is_nothing_to_refuse() -> None:
    assert wrong(duel(*WHOLE), refused=[{"answer": "up"}]) == ["'up' cannot be refused: nothing is asked"]


def test_whole_numbers_may_be_refused() -> None:
    assert wrong(duel(*DEALT), refused=[{"answer": 3}]) == []
    assert wrong(duel(*DEALT), refused=[{"answer": 2}]) == ["'2' is not refused"]


class Sharing(Pad):
    """A pad whose copies write on the same sheet: what a copy written by hand can get wrong."""

    __slots__ = ()

    def copy(self) -> Sharing:
        twin = Sharing(self.data, self.notes)
        twin.luck = self.luck
        return twin


class SharingTitle(PadTitle):
    """A title with such a pad."""

    def set_up(self, data: Components, scenario: str, options: frozenset[str]) -> Pad:
        return Sharing(data, [])


def meddling(p: Pad) -> Asks[Jump]:
    """Its reasons change the position."""

    def why_not(text: str) -> Reason | None:
        note(p, text)
        return None

    yield Choice(QUESTION, RED, ["yes"], why_not=why_not)
    return None


def test_a_refusal_that_changes_the_position_is_told() -> None:
    game = Game.new(SharingTitle(asks("a", "tiny:2", meddling)))

    assert wrong(game, refused=[{"answer": "no"}]) == ["refusing 'no' has changed the position"]
    assert wrong(pad_game(asks("a", "tiny:2", meddling)), refused=[{"answer": "no"}]) == []


# The form of an expectation.


@pytest.mark.parametrize(
    ("expected", "sentence"),
    [
        ({"log": "dealt"}, "expect.log must be a list of event keys"),
        ({"asked": "plan"}, "expect.asked must be a table with some of prompt, side, rule"),
        ({"asked": {}}, "expect.asked is empty and so expects nothing"),
        ({"units": {}}, "expect.units is empty and so expects nothing"),
        ({"log": []}, "expect.log is empty and so expects nothing"),
        ({"told": []}, "expect.told is empty and so expects nothing"),
        ({"view": {}}, "expect.view is empty and so expects nothing"),
        ({"offered": {"lacks": []}}, "expect.offered.lacks is empty and so expects nothing"),
        ({"offered": {"weights": {}}}, "expect.offered.weights is empty and so expects nothing"),
        ({"asked": {"key": "x"}}, "expect.asked has no key 'key'; it has prompt, side, rule"),
        ({"offered": ["x"]}, "expect.offered must be a table with some of has, lacks, exactly, weights"),
        ({"offered": {"not": "x"}}, "expect.offered has no key 'not'; it has has, lacks, exactly, weights"),
        ({"outcome": "red"}, "expect.outcome must be a table with some of winner, level, reason, rule"),
        ({"outcome": {"side": "x"}}, "expect.outcome has no key 'side'; it has winner, level, reason, rule"),
        ({"refused": {"answer": "x"}}, "expect.refused must be a list of tables, [[expect.refused]]"),
        ({"refused": ["x"]}, "expect.refused must be a table with some of answer, side, rule, key"),
        ({"refused": [{"text": "x"}]}, "expect.refused has no key 'text'; it has answer, side, rule, key"),
        (
            {"refused": [{"side": "red"}]},
            "expect.refused needs 'answer' in each of its tables, a text or a whole number",
        ),
        ({"refused": [None]}, "expect.refused needs 'answer' in each of its tables, a text or a whole number"),
    ],
)
def test_other_forms_are_refused(expected: dict[str, Json], sentence: str) -> None:
    assert refused(**expected) == f"p.toml: {sentence}"


def test_what_is_kept_of_an_expectation() -> None:
    found = Expectation(
        {"score": 1, "step": "x", "log": ["y"], "asked": {"side": "red"}, "offered": {"has": ["a"]}, "way": ""}, "p"
    )

    assert (found.fields, found.step, found.log) == ({"score": 1, "way": ""}, "x", ["y"])
    assert (found.asked, found.offered) == ({"side": "red"}, {"has": ["a"]})
    assert (found.outcome, found.refused) == ({}, [])


def test_everything_that_is_wrong_is_told_in_order() -> None:
    game = duel(*DEALT)
    found = wrong(
        game,
        refused=[{"answer": 1}],
        outcome={"winner": "red"},
        log=["x"],
        offered={"has": ["9"]},
        asked={"side": "red"},
        step="end",
        score=5,
    )

    starts = ["score is", "the step is", "the side asked", "'9' is not", "the log does", "the game is", "'1' is not"]
    assert [sentence.startswith(start) for sentence, start in zip(found, starts, strict=True)] == [True] * 7


@pytest.mark.parametrize("make", [duel, lambda: duel(*WHOLE)])
def test_an_expectation_of_nothing_holds(make: Callable[[], Game[Any]]) -> None:
    assert wrong(make()) == []
