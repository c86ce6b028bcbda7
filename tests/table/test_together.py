"""Choices made together: any order, nothing shown before all are in, no second answer."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations

import pytest
from duel import DEALT, PLAY, duel
from tiny import BLUE, QUESTION, RED, Pad, everything, note, pad_game, question, same_story

from tallyho.table import Asks, Choice, Jump, Refused, asks, together, view_of

BEFORE = (*DEALT, "1", "north", "done")
THREE = ("red", "blue", "green")


def test_both_sides_are_asked_at_once() -> None:
    game = duel(*BEFORE)

    assert [(ask.side, ask.prompt, ask.offers) for ask in game.open] == [
        (RED, PLAY, ("king", "queen")),
        (BLUE, PLAY, ("ace", "page")),
    ]
    assert game.ask is game.open[0]
    assert game.pending == {}


def test_the_order_of_the_answers_does_not_matter() -> None:
    red_first, blue_first = duel(*BEFORE, seed=4), duel(*BEFORE, seed=4)

    red_first.answer("king", RED)
    red_first.answer("page", BLUE)
    blue_first.answer("page", BLUE)
    blue_first.answer("king", RED)

    assert red_first.same_as(blue_first)
    assert red_first.log is not None
    assert blue_first.log is not None
    assert red_first.log.events == blue_first.log.events
    assert red_first.log.events[-1] == ("played", "duel:5", {"red": "king", "blue": "page"}, None)
    assert [turn[:3] for turn in blue_first.history[-2:]] == [(BLUE, PLAY, "page"), (RED, PLAY, "king")]


def test_without_a_side_the_first_open_choice_is_answered() -> None:
    game = duel(*BEFORE)

    game.answer("queen")
    assert game.pending == {RED: "queen"}
    game.answer("ace")

    assert (game.position.red_hand, game.position.blue_hand) == (["king"], ["page"])


@pytest.mark.parametrize(("side", "card", "other", "hidden"), [(RED, "king", BLUE, "ace"), (BLUE, "ace", RED, "king")])
def test_while_one_answer_is_in_the_other_side_is_asked(side: str, card: str, other: str, hidden: str) -> None:
    game = duel(*BEFORE)

    game.answer(card, side)

    assert game.pending == {side: card}
    assert [ask.side for ask in game.open] == [other]
    assert game.ask is game.open[0]
    assert (game.step, game.given, len(game.turns_of_step())) == ("round.play", [], 1)
    assert game.position.red_hand == ["king", "queen"]
    assert game.marks == [0, 1, 2, 3, 4, 5, 6, 6]
    game.answer(hidden, other)
    assert (game.pending, game.step) == ({}, "round.sky")


def test_a_side_sees_nothing_of_the_other_before_both_are_in() -> None:
    game = duel(*BEFORE)
    before = view_of(game, BLUE, story=False).as_json()
    game.answer("queen", RED)

    assert view_of(game, RED).turns[-1] == (RED, "play", "queen")
    for other in (BLUE, None):
        assert view_of(game, other).turns[-1] == (RED, "play", None)
    seen = view_of(game, BLUE, story=False).as_json()
    assert seen["table"] == before["table"]
    assert "queen" not in str(view_of(game, BLUE).as_json())

    game.answer("ace", BLUE)
    for side in (RED, BLUE, None):
        assert view_of(game, side).turns[-2:] == [(RED, "play", "queen"), (BLUE, "play", "ace")]


@pytest.mark.parametrize(
    ("text", "side", "key", "sentence"),
    [
        ("king", BLUE, "refused-offer", "'king' is not offered; blue is asked play (duel:5); offered: ace, page"),
        ("ace", None, "refused-offer", "'ace' is not offered; red is asked play (duel:5); offered: king, queen"),
        ("king", "green", "refused-side", "green is not asked; red is, play (duel:5)"),
        ("king", "chance", "refused-side", "chance is not asked; red is, play (duel:5)"),
        (7, BLUE, "refused-type", "an answer is a text, not int"),
    ],
)
def test_wrong_answers_are_refused(text: str, side: str | None, key: str, sentence: str) -> None:
    game = duel(*BEFORE)
    before = everything(game)

    with pytest.raises(Refused) as refused:
        game.answer(text, side)

    assert (refused.value.key, refused.value.rule, str(refused.value)) == (key, "duel:5", sentence)
    assert everything(game) == before


def test_a_side_cannot_answer_twice() -> None:
    game = duel(*BEFORE)
    game.answer("queen", RED)
    before = everything(game)

    with pytest.raises(Refused) as refused:
        game.answer("king", RED)

    assert str(refused.value) == "red is not asked; blue is, play (duel:5)"
    assert everything(game) == before
    game.answer("ace")
    assert game.position.red_hand == ["king"]


# Clones and undo in the middle.


@pytest.mark.parametrize(("side", "card", "other", "last"), [(BLUE, "ace", RED, "queen"), (RED, "queen", BLUE, "ace")])
def test_a_clone_with_one_answer_in(side: str, card: str, other: str, last: str) -> None:
    game = duel(*BEFORE, seed=4)
    game.answer(card, side)
    before = everything(game)
    twin = game.clone()
    third = twin.clone()

    for one in (twin, third):
        assert (one.pending, [ask.side for ask in one.open]) == ({side: card}, [other])
        assert one.ask is one.open[0]
        assert one.same_as(game)
    twin.answer(last)
    assert everything(game) == before
    assert third.same_as(game)
    game.answer(last, other)
    assert twin.same_as(game)


def test_the_original_goes_on_without_the_clone() -> None:
    game = duel(*BEFORE, seed=4)
    game.answer("ace", BLUE)
    twin = game.clone()

    game.answer("king")

    assert (twin.pending, len(twin.open)) == ({BLUE: "ace"}, 1)
    assert twin.replayed().pending == {BLUE: "ace"}
    twin.undo(BLUE)
    assert (twin.pending, len(twin.open)) == ({}, 2)


def test_an_answer_may_be_taken_back_while_the_other_is_out() -> None:
    game = duel(*BEFORE, seed=4)
    game.answer("queen", RED)

    assert game.why_no_undo(BLUE) == "undo-other-side"
    game.undo(RED)

    assert same_story(game, duel(*BEFORE, seed=4))
    assert (game.pending, len(game.open)) == ({}, 2)
    game.answer("king", RED)
    game.answer("page", BLUE)
    assert game.position.red_hand == ["queen"]


def test_once_both_are_in_nothing_is_taken_back() -> None:
    game = duel(*BEFORE, "queen", "ace")

    assert game.why_no_undo(BLUE) == "undo-reveal"
    assert game.why_no_undo(RED) == "undo-other-side"


def shown(p: Pad) -> Asks[Jump]:
    yield from together(Choice(QUESTION, RED, ["x"], secret=True), Choice(QUESTION, BLUE, ["x"]))
    return None


def kept_secret(p: Pad) -> Asks[Jump]:
    yield from together(Choice(QUESTION, RED, ["x"], secret=True), Choice(QUESTION, BLUE, ["x"], secret=True))
    return None


def alone(p: Pad) -> Asks[Jump]:
    yield Choice(QUESTION, RED, ["x"], secret=True)
    yield from together(Choice(QUESTION, BLUE, ["x"], secret=True))
    return None


@pytest.mark.parametrize(
    ("procedure", "reveals", "why"), [(shown, 1, "undo-reveal"), (kept_secret, 1, "undo-reveal"), (alone, 0, None)]
)
def test_the_last_answer_stands_if_what_follows_may_tell_of_another(
    procedure: Callable[[Pad], Asks[Jump]], reveals: int, why: str | None
) -> None:
    game = pad_game(asks("a", "tiny:2", procedure), question("b"))
    game.answer("x", RED)
    assert game.position.reveals == 0
    game.answer("x", BLUE)

    assert game.position.reveals == game.clone().position.reveals == reveals
    assert game.why_no_undo(BLUE) == why


@pytest.mark.parametrize("number", [7, 8, 9])
def test_a_replay_into_the_middle(number: int) -> None:
    game = duel(*BEFORE, "queen", "ace", seed=4)

    assert same_story(game.replayed(number), duel(*(*BEFORE, "queen", "ace")[:number], seed=4))


# More than two, and more than once in a step.


def several(p: Pad) -> Asks[Jump]:
    for _ in range(2):
        answers = yield from together(*(Choice(QUESTION, side, [f"{side}-1", f"{side}-2"]) for side in THREE))
        note(p, " ".join(answers))
    note(p, (yield Choice(QUESTION, RED, ["last"])))
    return None


@pytest.mark.parametrize("order", list(permutations(THREE)))
def test_three_sides_in_any_order_twice_in_one_step(order: tuple[str, ...]) -> None:
    game = pad_game(asks("a", "tiny:2", several))

    for number, side in enumerate(order):
        assert {ask.side for ask in game.open} == set(order[number:])
        game.answer(f"{side}-1", side)
    twin = game.clone()
    for side in reversed(order):
        game.answer(f"{side}-2", side)
        if side != order[0]:
            assert game.clone().same_as(game)
    assert game.position.notes == ["red-1 blue-1 green-1", "red-2 blue-2 green-2"]
    assert game.given == ["red-1\nblue-1\ngreen-1", "red-2\nblue-2\ngreen-2"]
    assert len(twin.open) == 3
    game.answer("last")
    assert game.over


def test_one_choice_may_be_made_together_with_nobody() -> None:
    def alone(p: Pad) -> Asks[Jump]:
        answers = yield from together(Choice(QUESTION, RED, ["x"]))
        note(p, answers[0])
        return None

    game = pad_game(asks("a", "tiny:2", alone))
    game.answer("x")

    assert (game.over, game.position.notes, game.pending) == (True, ["x"], {})
