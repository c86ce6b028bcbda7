"""Snapshots: a game taken up from one is as if it had been played from its first answer, past and all."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from duel import DUEL, WHOLE, duel
from hoards import HOARDS
from hoards import new as hoards
from tiny import BLUE, RED

from tallyho.bots import RandomBot
from tallyho.lab.miniraid import BRITISH, MINI
from tallyho.table import AnyGame, Args, BadPosition, Defect, Game, Log, Seat, play
from tallyho.table.snapshot import resumed, snapshot

LISTS = ((BLUE, "ring; done"), (RED, "ring; crown; cave; done"), (RED, "more"), (RED, "done"), (BLUE, "crown"))


def as_kept(game: AnyGame) -> tuple[dict[str, Any], list[Args | None]]:
    """A snapshot and what its events tell, as they come back from a file."""
    assert game.log is not None
    game_kept, args = json.loads(json.dumps([snapshot(game), game.log.args()]))
    return game_kept, args


def again(game: AnyGame) -> AnyGame:
    """The game from its snapshot."""
    kept, args = as_kept(game)
    return resumed(kept, game.title, game.setup, lambda: args)


def past(game: AnyGame) -> list[Any]:
    """All that has happened in a game."""
    assert game.log is not None
    turns = [(side, prompt.key, prompt.rule, *rest) for side, prompt, *rest in game.history]
    return [turns, game.marks, game.log.events, game.whole, game.turns_of_step(), game.pending, game.together]


def assert_alike(one: AnyGame, other: AnyGame) -> None:
    assert one.same_as(other)
    assert [str(turn) for turn in past(one)] == [str(turn) for turn in past(other)]
    assert one.seen(RED) is not None
    assert [one.why_no_undo(side) for side in one.title.sides] == [other.why_no_undo(side) for side in one.title.sides]


@pytest.mark.parametrize("number", range(len(WHOLE) + 1))
def test_a_game_taken_up_is_the_same_and_goes_on_alike(number: int) -> None:
    game = duel(*WHOLE[:number], scenario="dusk", options=["fog"], seed=5)
    other = again(game)
    assert_alike(other, game)
    for text in WHOLE[number:]:
        game.answer(text)
        other.answer(text)
    assert_alike(other, game)
    assert_alike(again(other), game)
    assert other.over
    assert_alike(other.replayed(), game)
    assert_alike(other.replayed(number // 2), game.replayed(number // 2))


@pytest.mark.parametrize("number", range(len(LISTS) + 1))
def test_lists_that_wait_for_others_and_lists_in_the_making(number: int) -> None:
    game = hoards()
    for side, text in LISTS[:number]:
        game.answer(text, side)
    other = again(game)
    other.take_up(game.listed())
    assert_alike(other, game)
    assert [other.seen(side).hoard(side) for side in HOARDS.sides] == [
        game.seen(side).hoard(side) for side in HOARDS.sides
    ]


def test_an_undo_goes_back_before_the_snapshot() -> None:
    game = duel(*WHOLE[:6], seed=5)
    other = again(game)
    game.undo(RED)
    other.undo(RED)
    assert_alike(other, game)
    for text in WHOLE[5:]:
        other.answer(text)
    assert_alike(other, duel(*WHOLE, seed=5))


def test_the_dice_fall_as_they_would_have() -> None:
    game = Game.new(MINI, seed=3)
    other = again(game)
    seats = [{BRITISH: Seat(RandomBot("1"))} for _ in range(2)]
    play(game, seats[0])
    play(other, seats[1])
    assert game.over
    assert_alike(other, game)


def lost(kept: dict[str, Any]) -> None:
    del kept["position"]["luck"]


def shortened(kept: dict[str, Any]) -> None:
    kept["texts"].pop()


def another_answer(kept: dict[str, Any]) -> None:
    kept["texts"][-1] = "nonsense"


def no_such_step(kept: dict[str, Any]) -> None:
    kept["step"] = "round.nap"


def fewer_marks(kept: dict[str, Any]) -> None:
    kept["marks"].pop()


def further_on(kept: dict[str, Any]) -> None:
    kept["step"] = "end"


@pytest.mark.parametrize("harm", [lost, shortened, another_answer, no_such_step, fewer_marks, further_on])
def test_what_never_was_a_snapshot_is_refused(harm: Callable[[dict[str, Any]], None]) -> None:
    game = duel(*WHOLE[:6])
    kept, args = as_kept(game)
    assert kept["given"] > 0
    harm(kept)
    with pytest.raises(BadPosition):
        resumed(kept, DUEL, game.setup, lambda: args)


def test_only_a_whole_game_that_tells_has_a_snapshot() -> None:
    for game in (duel("king").clone(), Game.new(DUEL, log=False)):
        with pytest.raises(Defect):
            snapshot(game)


# The log


def filled() -> Log:
    log = Log()
    tell = log.of("tiny")
    tell("a", "tiny:1", {"n": 1})
    tell("b", "tiny:2", None, (RED,))
    tell("a", "tiny:1", {"n": 2})
    return log


def test_what_is_laid_away_comes_back_when_somebody_looks_and_only_then() -> None:
    log, whole = filled(), filled().events
    args, fetched = log.args(), []

    def fetch() -> list[Args | None]:
        fetched.append(1)
        return args

    log.lay_away(log.heads()[:2], fetch)
    log.tell("c", "tiny:3", {"n": 3}, (BLUE,))
    assert (log.count, log.away) == (4, 2)
    assert [log.known_to(side) for side in (None, RED, BLUE)] == [[0, 2], [0, 1, 2], [0, 2, 3]]
    assert [log.known_to(RED, start) for start in (1, 2, 3, 4)] == [[1, 2], [2], [], []]
    assert [log.event(number) for number in (2, 3)] == [whole[2], ("c", "tiny:3", {"n": 3}, (BLUE,))]
    assert [key for key, *_ in log.heads()] == ["a", "b", "a", "c"]
    assert not fetched
    assert log.args() == [{"n": 1}, None, {"n": 2}, {"n": 3}]
    assert log.away == 2
    assert log.event(0) == whole[0]
    assert log.events[:3] == whole
    assert (log.count, log.away, len(fetched)) == (4, 0, 2)


def test_more_is_laid_away_each_time() -> None:
    log, whole = filled(), filled().events
    args = log.args()
    log.lay_away(log.heads()[:1], lambda: args)
    log.lay_away(log.heads()[:3], lambda: args)
    assert (log.count, log.away) == (3, 3)
    assert log.events == whole


def test_equal_heads_are_one_object() -> None:
    heads = filled().heads()
    assert heads[0] is heads[2]
