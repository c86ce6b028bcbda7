"""Undo: what may be taken back, what may not, and that nothing else is lost by it."""

from __future__ import annotations

import pytest
from duel import DEALT, WHOLE, duel
from tiny import BLUE, QUESTION, RED, Pad, coin, everything, note, noting, pad_game, question, same_story

from tallyho.table import Asks, Choice, Game, Jump, Refused, asks


@pytest.mark.parametrize(
    ("answers", "side", "key", "sentence"),
    [
        ((), RED, "undo-nothing", "red cannot undo: nothing has been answered yet"),
        (DEALT, RED, "undo-chance", "red cannot undo: a die or a card has decided something since its last choice"),
        ((*DEALT, "1", "north"), BLUE, "undo-other-side", "blue cannot undo: the last answer was not its own"),
        ((*DEALT, "1", "north", "done"), RED, "undo-other-side", "red cannot undo: the last answer was not its own"),
        ((*DEALT, "1", "north", "north"), BLUE, "undo-reveal", "blue cannot undo: its last choice revealed something"),
    ],
)
def test_what_may_not_be_taken_back(answers: tuple[str, ...], side: str, key: str, sentence: str) -> None:
    game = duel(*answers)
    before = everything(game)

    assert game.why_no_undo(side) == key
    with pytest.raises(Refused) as refused:
        game.undo(side)

    assert (str(refused.value), refused.value.key, refused.value.rule) == (sentence, key, None)
    assert everything(game) == before


def test_chance_itself_takes_nothing_back() -> None:
    assert duel(*DEALT).why_no_undo("chance") == "undo-chance"


@pytest.mark.parametrize(("answers", "side"), [((*DEALT, "1", "north"), RED), ((*DEALT, "1", "north", "done"), BLUE)])
def test_a_sides_last_choice_is_taken_back(answers: tuple[str, ...], side: str) -> None:
    game = duel(*answers, seed=3)

    assert game.why_no_undo(side) is None
    game.undo(side)

    assert same_story(game, duel(*answers[:-1], seed=3))


def test_after_an_undo_the_game_goes_on_as_if_nothing_had_been() -> None:
    game = duel(*DEALT, "1", "north", "done", seed=3)
    log = game.log
    assert log is not None
    events = log.events

    game.undo(BLUE)
    game.undo(RED)
    assert game.log is log
    assert log.events is events
    for answer in WHOLE[5:]:
        game.answer(answer)

    assert same_story(game, duel(*WHOLE, seed=3))


def test_undo_goes_back_into_the_step_before() -> None:
    game = pad_game(coin("a"), question("b"), noting("c"), question("d"), question("e"), seed=1)
    for answer in ("1", "yes", "no"):
        game.answer(answer)

    game.undo(RED)
    assert (game.step, game.position.notes) == ("pad.d", ["a 1", "b yes", "c"])
    game.undo(RED)
    assert (game.step, game.position.notes) == ("pad.b", ["a 1"])
    assert game.why_no_undo(RED) == "undo-chance"
    assert same_story(game, replay_of(game, "1"))


def replay_of(game: Game[Pad], *answers: str) -> Game[Pad]:
    fresh = Game.new(game.title, seed=game.setup.seed)
    for answer in answers:
        fresh.answer(answer)
    return fresh


def peeking(p: Pad) -> Asks[Jump]:
    """The first look reveals something, what follows does not."""
    for number in range(3):
        answer = yield Choice(QUESTION, RED, ["look", "pass"])
        note(p, f"{number} {answer}")
        if answer == "look":
            p.reveal()
    return None


def test_a_choice_after_a_reveal_is_taken_back_up_to_the_reveal() -> None:
    game = pad_game(asks("a", "tiny:2", peeking))
    game.answer("look")
    game.answer("pass")

    game.undo(RED)

    assert (game.position.notes, game.position.reveals) == (["0 look"], 1)
    assert game.why_no_undo(RED) == "undo-reveal"


@pytest.mark.parametrize("log", [True, False])
def test_undo_keeps_the_log_as_it_was(log: bool) -> None:
    game = pad_game(noting("x"), question("a"), question("b"), question("c"), log=log)
    game.answer("yes")
    game.answer("no")

    game.undo(RED)
    game.answer("yes")

    assert game.position.notes == ["x", "a yes", "b yes"]
    if game.log is not None:
        assert [args["note"] for _, _, args, _ in game.log.events if args] == ["x", "a yes", "b yes"]
        assert game.marks == [1, 2]


def test_undo_of_a_game_that_was_told_to_stop() -> None:
    game = pad_game(question("a"), question("b"), question("c"))
    game.stop_before = 2
    game.answer("yes")
    game.answer("yes")
    assert game.ask is None

    game.undo(RED)

    assert (game.step, game.stop_before) == ("pad.b", 2)
    game.answer("no")
    assert (game.step, game.ask) == ("pad.c", None)
