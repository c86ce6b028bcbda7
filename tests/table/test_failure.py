"""When the rules themselves fail on an answer, the game is as before it and goes on."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tiny import BLUE, COIN, QUESTION, RED, Pad, coin, everything, note, noting, pad_game, question, same_story

from tallyho.table import Asks, Choice, Defect, Event, Game, Jump, Step, asks, does, together


class Broken(Exception):
    """A rule that fails."""


OFFERS = ("good", "bad")


def in_the_same_step(p: Pad) -> Asks[Jump]:
    for _ in range(2):
        answer = yield Choice(QUESTION, RED, OFFERS)
        note(p, answer)
        p.reveal()
        if answer == "bad":
            raise Broken("in the same step")
    return None


def asked_only(p: Pad) -> Asks[Jump]:
    for _ in range(2):
        note(p, (yield Choice(QUESTION, RED, OFFERS)))
    return None


def is_bad(p: Pad) -> bool:
    return p.notes[-1] == "bad"


def plain(p: Pad) -> Jump:
    p.count = 7
    if is_bad(p):
        raise Broken("in a plain step")
    return None


def before_asking(p: Pad) -> Asks[Jump]:
    p.count = 7
    if is_bad(p):
        raise Broken("before asking")
    yield COIN
    return None


def empty_offer(p: Pad) -> Asks[Jump]:
    yield Choice(QUESTION, RED, () if is_bad(p) else ("a",))
    return None


def jump_when_bad(p: Pad) -> Jump:
    return "pad.nowhere" if is_bad(p) else None


def asking_jump(p: Pad) -> Asks[Jump]:
    answer = yield Choice(QUESTION, RED, OFFERS)
    note(p, answer)
    answer = yield Choice(QUESTION, RED, OFFERS)
    note(p, answer)
    return jump_when_bad(p)


def circle(p: Pad) -> Jump:
    return "pad.z" if is_bad(p) else None


ASKING = asks("a", "tiny:2", asked_only)
CASES: list[tuple[tuple[Step[Pad], ...], type[Exception], str]] = [
    ((asks("a", "tiny:2", in_the_same_step), coin("z")), Broken, "in the same step"),
    ((ASKING, does("b", "tiny:1", plain), coin("z")), Broken, "in a plain step"),
    ((ASKING, asks("b", "tiny:1", before_asking), coin("z")), Broken, "before asking"),
    ((ASKING, asks("b", "tiny:1", empty_offer), coin("z")), Defect, "offers red nothing"),
    ((ASKING, does("b", "tiny:1", jump_when_bad), coin("z")), Defect, "step pad.b went to 'pad.nowhere'"),
    ((asks("a", "tiny:2", asking_jump), coin("z")), Defect, "step pad.a went to 'pad.nowhere'"),
    ((ASKING, does("z", "tiny:1", circle, ("pad.z",)), coin("y")), Defect, "round in circles at step pad.z"),
]


@pytest.mark.parametrize("log", [True, False])
@pytest.mark.parametrize(("steps", "error", "sentence"), CASES)
def test_a_failing_rule_leaves_the_game_as_it_was(
    steps: tuple[Step[Pad], ...], error: type[Exception], sentence: str, log: bool
) -> None:
    """The second answer of the step fails, so that there is something to come back to."""
    first = (coin("first"), noting("between"))
    game, calm = pad_game(*first, *steps, seed=4, log=log), pad_game(*first, *steps, seed=4, log=log)
    for answer in ("1", "good"):
        game.answer(answer)
        calm.answer(answer)

    for _ in range(2):
        with pytest.raises(error, match=sentence):
            game.answer("bad")
        assert same_story(game, calm)
        assert game.ask is not None
        assert (game.ask.side, game.ask.offers, game.step) == (RED, OFFERS, "pad.a")
        assert [turn[2] for turn in game.turns_of_step()] == ["good"]

    game.answer("good")
    calm.answer("good")
    assert same_story(game, calm)
    assert same_story(game.replayed(), calm)
    assert game.clone().same_as(calm)


def test_the_log_goes_on_after_a_failure() -> None:
    told: list[Event] = []
    game = pad_game(asks("a", "tiny:2", in_the_same_step), sinks=(told.append,))
    assert game.log is not None
    events = game.log.events

    with pytest.raises(Broken):
        game.answer("bad")
    assert game.log.events is events
    assert events == []
    game.answer("good")

    assert [args for _, _, args, _ in events] == [{"note": "good"}]
    assert told[-1] is events[-1]


def test_a_failure_in_a_clone_is_the_clones_own() -> None:
    game = pad_game(coin("first"), asks("a", "tiny:2", in_the_same_step), seed=4)
    game.answer("2")
    game.answer("good")
    before = everything(game)
    twin = game.clone()

    with pytest.raises(Broken):
        twin.answer("bad")
    assert twin.same_as(game)
    twin.answer("good")

    assert twin.over
    assert everything(game) == before


def both_fail(p: Pad) -> Asks[Jump]:
    answers = yield from together(Choice(QUESTION, RED, OFFERS), Choice(QUESTION, BLUE, OFFERS))
    note(p, " ".join(answers))
    if answers == ["good", "bad"]:
        raise Broken("together")
    return None


@pytest.mark.parametrize(
    ("first", "last"),
    [(lambda game: game.answer("good", RED), "bad"), (lambda game: game.answer("bad", BLUE), "good")],
)
def test_a_failure_after_choices_made_together_keeps_the_first_answer(
    first: Callable[[Game[Pad]], None], last: str
) -> None:
    game, calm = pad_game(asks("a", "tiny:2", both_fail)), pad_game(asks("a", "tiny:2", both_fail))
    first(game)
    first(calm)

    with pytest.raises(Broken, match="together"):
        game.answer(last)

    assert same_story(game, calm)
    assert game.pending == calm.pending != {}
    assert len(game.open) == 1
    game.answer("good" if last == "bad" else "bad")
    assert game.over


def test_a_failure_when_a_game_begins_is_told() -> None:
    with pytest.raises(Broken, match="first"):
        pad_game(does("a", "tiny:1", fails_at_once), question("b"))


def fails_at_once(p: Pad) -> Jump:
    raise Broken("first")


def test_a_rule_that_lets_stop_iteration_out_has_failed() -> None:
    def stops(p: Pad) -> Jump:
        raise StopIteration("pad.a")

    game = pad_game(question("a"), does("b", "tiny:1", stops))

    with pytest.raises(StopIteration):
        game.answer("yes")
    assert (game.step, game.history, game.position.notes) == ("pad.a", [], [])
