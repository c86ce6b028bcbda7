"""A game saved and loaded again beside the game itself: what is loaded anew, what is played on, and what it finds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tallyho.lab import loaded, miniraid
from tallyho.lab.loaded import SHORT, Loaded
from tallyho.lab.miniraid import BRITISH, MiniRaid, RaidPosition
from tallyho.table import DONE, Asks, Choice, Game, Jump, Phase, Sequence, asks

LONG_STEP = 100


def counting(count: Callable[[RaidPosition, int], None], steps: int = 1) -> MiniRaid:
    """A game whose steps ask a hundred times each, and then count."""

    def long(p: RaidPosition) -> Asks[Jump]:
        for number in range(LONG_STEP):
            yield Choice(miniraid.COMMIT, BRITISH, [DONE])
            count(p, number)
        return None

    title = MiniRaid()
    title.sequence = Sequence(Phase("raid", "mini:0", *(asks(f"long{n}", "mini:1", long) for n in range(steps))))
    return title


def honest(p: RaidPosition, number: int) -> None:
    p.vp = number


@pytest.fixture
def wholly(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int]]:
    """Notes the step and the number of its answers whenever a game is loaded from its text."""
    noted: list[tuple[str, int]] = []
    real = loaded.restore

    def restore(text: str, title: Any) -> Any:
        game = real(text, title)
        noted.append((game.step, len(game.given)))
        return game

    monkeypatch.setattr(loaded, "restore", restore)
    return noted


def test_a_long_step_is_loaded_anew_at_first_and_then_when_its_answers_have_doubled(
    wholly: list[tuple[str, int]],
) -> None:
    beside = Loaded()
    game = Game.new(counting(honest, steps=2))
    while game.ask is not None:
        assert beside.compare(game) is None
        game.answer(DONE)

    anew = [*range(SHORT + 1), 2 * SHORT, 4 * SHORT, 8 * SHORT]
    assert wholly == [(f"raid.long{n}", given) for n in range(2) for given in anew]


def test_what_is_passed_over_is_given_to_it_all_the_same(wholly: list[tuple[str, int]]) -> None:
    beside = Loaded()
    game = Game.new(counting(honest))
    for number in range(45):
        if number in (20, 21, 39):
            assert beside.compare(game) is None
        game.answer(DONE)

    assert [given for _, given in wholly] == [20]
    assert beside.game is not None
    assert beside.given == len(beside.game.given) == 39


def test_after_undo_it_is_loaded_anew(wholly: list[tuple[str, int]]) -> None:
    beside = Loaded()
    game = Game.new(counting(honest))
    for _ in range(20):
        game.answer(DONE)
    assert beside.compare(game) is None
    game.undo(BRITISH)
    assert beside.compare(game) is None
    assert [given for _, given in wholly] == [20, 19]


def test_a_long_step_that_keeps_something_outside_the_position_is_found() -> None:
    """At an answer at which nothing is loaded anew."""
    seen: list[int] = []

    def forgetful(p: RaidPosition, number: int) -> None:
        if number == 30:
            seen.append(number)
            p.vp = len(seen)

    beside = Loaded()
    game = Game.new(counting(forgetful))
    found = []
    for _ in range(40):
        found.append(beside.compare(game))
        game.answer(DONE)
    assert found.index("the game saved and loaded again differs") == 31
    assert found[:31] == [None] * 31


def test_a_long_step_that_cannot_be_played_again_is_found() -> None:
    calls: list[int] = []

    def once(p: RaidPosition, number: int) -> None:
        if number == 50:
            calls.append(number)
            if len(calls) > 1:
                raise ZeroDivisionError("a second time")

    game = Game.new(counting(once))
    beside = Loaded()
    for _ in range(51):
        assert beside.compare(game) is None
        game.answer(DONE)
    with pytest.raises(ZeroDivisionError):
        beside.compare(game)
