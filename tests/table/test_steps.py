"""From step to step: jumps, circles, stops, and all the ways a game can end."""

from __future__ import annotations

import pytest
from duel import DEALT, duel
from tiny import COIN, QUESTION, RED, Pad, note, noting, pad_game, question, titled

from tallyho.table import END, Asks, Choice, Defect, Game, GameOver, Jump, Log, Outcome, Refused, Step, asks, does
from tallyho.table.game import STUCK
from tallyho.table.setup import Setup

# Ending.


def test_after_the_last_step_the_game_is_over() -> None:
    game = duel(*DEALT, "1", "north", "done", "queen", "page", "2", "north", "done", "king", "ace")

    assert (game.over, game.ask, game.open, game.step) == (True, None, (), "end")
    assert game.outcome == Outcome(RED, "points", "all-rounds-played", "duel:7")
    assert (game.given, game.turns_of_step(), game.pending) == ([], [], {})
    assert game.position.score == (9 - 7) + (5 - 1)
    assert len(game.history) == 14


def ends_at_once(p: Pad) -> Asks[Jump]:
    note(p, "began")
    if p.notes:
        raise GameOver
    yield COIN
    return None


def ends_after_answer(p: Pad) -> Asks[Jump]:
    answer = yield Choice(QUESTION, RED, ["end", "go on"])
    note(p, answer)
    if answer == "end":
        raise GameOver
    return None


def ends(p: Pad) -> Jump:
    note(p, "ends")
    raise GameOver


def is_over(game: Game[Pad], notes: list[str]) -> bool:
    assert (game.ask, game.open, game.step, game.given) == (None, (), "end", [])
    assert game.outcome == Outcome(None, "draw", "pad-full", "tiny:9")
    assert game.start.notes == game.position.notes == notes
    assert game.clone().over
    return game.over


def test_game_over_at_the_very_first_step() -> None:
    assert is_over(pad_game(does("a", "tiny:1", ends), question("b")), ["ends"])
    assert is_over(pad_game(asks("a", "tiny:1", ends_at_once), question("b")), ["began"])


def test_game_over_in_an_asking_step() -> None:
    game = pad_game(asks("a", "tiny:1", ends_after_answer), question("b"))
    other = game.clone()

    game.answer("end")
    other.answer("go on")

    assert is_over(game, ["end"])
    assert (other.over, other.step) == (False, "pad.b")


def test_game_over_in_a_later_step() -> None:
    plain = pad_game(question("a"), does("b", "tiny:1", ends), question("c"))
    asking = pad_game(question("a"), asks("b", "tiny:1", ends_at_once), question("c"))

    plain.answer("yes")
    asking.answer("yes")

    assert is_over(plain, ["a yes", "ends"])
    assert is_over(asking, ["a yes", "began"])
    assert len(plain.history) == 1


def test_game_over_after_choices_made_together() -> None:
    game = duel(*DEALT[:2], "page", "rook", "1", "south", "done", "page", "ace")

    assert (game.over, game.pending, game.open, game.position.rounds) == (True, {}, (), 0)
    assert game.outcome == Outcome(None, "draw", "ace-met-page", "duel:5c")


def test_a_game_without_steps_is_over() -> None:
    assert is_over(pad_game(), [])


# Steps that ask nothing, jumps, circles.


def test_an_asking_step_need_not_ask() -> None:
    def maybe(p: Pad) -> Asks[Jump]:
        note(p, "maybe")
        if len(p.notes) > 5:
            yield COIN
        return None

    game = pad_game(asks("a", "tiny:1", maybe), question("b"))

    assert (game.step, game.position.notes, game.start.notes) == ("pad.b", ["maybe"], ["maybe"])


def test_jumps_go_back_and_over_steps() -> None:
    def back(p: Pad) -> Jump:
        return "pad.a" if p.count < 3 else END

    game = pad_game(question("a"), noting("b", back, to=("pad.a", END)), question("c"))

    for _ in range(3):
        assert game.step == "pad.a"
        game.answer("yes")

    assert game.over
    assert game.position.notes == ["a yes", "b"] * 3


def test_an_asking_step_jumps_with_or_without_asking() -> None:
    def jumping(p: Pad) -> Asks[Jump]:
        if not p.notes:
            return "pad.c"
        where = yield Choice(QUESTION, RED, ["pad.c", "end"])
        return where

    game = pad_game(
        asks("a", "tiny:1", jumping, to=("pad.c", END)), noting("b"), question("c"), noting("d", to_a, to_a_only)
    )

    assert game.step == "pad.c"
    game.answer("yes")
    assert game.step == "pad.a"
    game.clone().answer("end")
    game.answer("pad.c")
    assert (game.step, game.position.notes) == ("pad.c", ["c yes", "d"])


to_a_only = ("pad.a",)


def to_a(p: Pad) -> Jump:
    return "pad.a"


def test_a_sequence_that_goes_round_in_circles_is_a_defect() -> None:
    sentence = r"^pad: the sequence goes round in circles at step pad\.[ab] without asking anything$"
    with pytest.raises(Defect, match=sentence):
        pad_game(noting("a"), noting("b", to_a, to_a_only))


@pytest.mark.parametrize(("rounds", "fits"), [(STUCK - 1, True), (STUCK, False)])
def test_many_steps_without_a_question_are_no_circle_yet(rounds: int, fits: bool) -> None:
    def count(p: Pad) -> Jump:
        p.count += 1
        return "pad.a" if p.count < rounds else None

    steps = (does("a", "tiny:1", count, to_a_only), question("b"))
    if fits:
        assert pad_game(*steps).step == "pad.b"
    else:
        with pytest.raises(Defect, match=r"round in circles at step pad\.a"):
            pad_game(*steps)


def test_stuck_is_a_hundred_thousand_steps() -> None:
    assert STUCK == 100_000


# Stopping before a step.


def begun(*steps: Step[Pad], stop: str) -> Game[Pad]:
    title = titled(*steps)
    setup = Setup("blank", frozenset(), "", title.data())
    return Game.begin(title, setup, Pad(title.data(), []), 0, Log(), title.sequence.index[stop])


def test_a_game_stops_before_a_step() -> None:
    game = begun(question("a"), noting("b"), question("c"), stop="pad.c")

    game.answer("yes")

    assert (game.ask, game.open, game.step, game.over, game.outcome) == (None, (), "pad.c", False, None)
    assert game.position.notes == game.start.notes == ["a yes", "b"]
    assert (game.given, game.turns_of_step()) == ([], [])
    with pytest.raises(Refused):
        game.answer("yes")


def test_a_game_stops_before_a_plain_step() -> None:
    game = begun(question("a"), noting("b"), question("c"), stop="pad.b")

    game.answer("yes")

    assert (game.ask, game.step, game.position.notes) == (None, "pad.b", ["a yes"])


def test_the_step_where_a_game_begins_runs_once_before_it_stops() -> None:
    game = begun(question("a"), noting("b", to_a, to_a_only), stop="pad.a")

    assert game.ask is not None
    game.answer("no")
    assert (game.ask, game.step, game.position.notes) == (None, "pad.a", ["a no", "b"])


def test_a_plain_loop_stops_when_it_comes_round() -> None:
    game = begun(noting("a"), noting("b", to_a, to_a_only), stop="pad.a")

    assert (game.ask, game.step, game.position.notes) == (None, "pad.a", ["a", "b"])


def test_a_game_may_stop_before_the_step_after_the_first() -> None:
    game = begun(noting("a"), question("b"), stop="pad.b")

    assert (game.ask, game.step, game.position.notes) == (None, "pad.b", ["a"])


def test_a_step_that_jumps_to_itself_stops_before_it_runs_again() -> None:
    game = begun(noting("a", to_a, to_a_only), stop="pad.a")

    assert (game.step, game.position.notes) == ("pad.a", ["a"])


def test_a_stop_that_is_set_later_holds_from_then_on() -> None:
    game = pad_game(question("a"), question("b"), noting("c", to_a, to_a_only))
    game.answer("yes")
    game.stop_before = 0

    game.answer("no")

    assert (game.ask, game.step, game.position.notes) == (None, "pad.a", ["a yes", "b no", "c"])


def test_to_stop_before_the_end_is_to_end() -> None:
    game = begun(question("a"), stop=END)

    game.answer("yes")

    assert (game.over, game.step) == (True, "end")
