"""Steps that resume, games that are whole, and what answers given together reveal."""

from __future__ import annotations

from pathlib import Path

import pytest

from tallyho.lab.miniraid import MINI
from tallyho.library import Library
from tallyho.table import AnyGame, BadRecord, Game, Luck, Refused, resampled
from tallyho.table.record import write

AMBUSH = Library([Path(__file__).parents[1] / "games"]).title("ambush")


def played_to(step: str, given: int) -> AnyGame:
    game = Game.new(MINI, seed=3)
    luck = Luck("resumes")
    while game.step != step or len(game.given) < given:
        assert game.ask is not None
        game.answer(luck.one_of(game.ask.offers))
    return game


@pytest.mark.parametrize(("step", "resumes"), [("raid.commitment", True), ("raid.squadron-attack", False)])
def test_a_clone_in_the_middle_of_a_step_goes_on_like_its_game(step: str, resumes: bool) -> None:
    game = played_to(step, 2)
    assert MINI.sequence.steps[game.at].resumes is resumes
    twin = game.clone()
    assert twin.same_as(game)
    assert twin.position.luck == game.position.luck
    again = twin.clone()
    luck, other = Luck("on"), Luck("on")
    while game.ask is not None:
        assert again.ask is not None
        game.answer(luck.one_of(game.ask.offers))
        again.answer(other.one_of(again.ask.offers))
        assert again.same_as(game)
    assert twin.step == step


def test_only_whole_games_have_a_record() -> None:
    game = Game.new(MINI, seed=1)
    game.answer("target 3")
    assert game.whole
    assert game.replayed(1).whole
    assert write(game.replayed()) == write(game)
    clones = [game.clone(), resampled(game, "british", Luck("x"))]
    begun = Game.begin(MINI, game.setup, game.position.copy(), 0)
    for partial in (*clones, begun, begun.replayed()):
        assert not partial.whole
        with pytest.raises(BadRecord, match="does not go back to the set-up"):
            write(partial)


def open_together(*, secret: bool) -> AnyGame:
    game = Game.new(AMBUSH, seed=5)
    luck = Luck("together")
    while len(game.open) < 2 or (game.open[0].seen_by is None) is secret:
        game.answer(luck.one_of(game.open[0].offers), game.open[0].side)
    return game


def test_the_last_of_several_sides_cannot_undo_after_seeing_the_others() -> None:
    game = open_together(secret=False)
    first, second = game.open
    reveals = game.position.reveals
    game.answer(first.offers[0], first.side)
    assert game.position.reveals == reveals
    assert game.why_no_undo(first.side) is None
    game.undo(first.side)
    game.answer(first.offers[0], first.side)
    game.answer(second.offers[0], second.side)
    assert game.position.reveals == reveals + 1
    assert game.clone().position.reveals == game.position.reveals
    with pytest.raises(Refused, match="revealed something"):
        game.undo(second.side)


def test_who_answers_last_in_secret_sees_what_follows_from_the_others_and_cannot_undo() -> None:
    game = open_together(secret=True)
    first, second = game.open
    reveals = game.position.reveals
    game.answer(first.offers[0], first.side)
    assert game.position.reveals == reveals
    game.undo(first.side)
    game.answer(first.offers[0], first.side)
    game.answer(second.offers[0], second.side)
    assert game.position.reveals == game.clone().position.reveals == reveals + 1
    with pytest.raises(Refused, match="revealed something"):
        game.undo(second.side)
