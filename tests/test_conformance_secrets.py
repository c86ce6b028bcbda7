"""The conformance suite finds leaks: each way to give a secret away, tried on purpose on the game `ambush`."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

import pytest

from tallyho.lab.conformance import Violation, check_game
from tallyho.library import Library
from tallyho.table import Chance, Choice, Game, Log, Luck, SeenBy, Title
from tallyho.table.fields import Fields

AMBUSH = Library([Path(__file__).parent / "games"]).title("ambush")
SKIRMISH = AMBUSH.scenarios[0].name
Ambush: Any = type(AMBUSH)
SEEDS = [str(seed) for seed in range(12)]


def check(title: Title[Any], sentence: str) -> None:
    """At least one of some games must show the leak, and none may fail otherwise."""
    found: list[str] = []
    for seed in SEEDS:
        try:
            check_game(title, SKIRMISH, (), seed)
        except Violation as violation:
            found.append(str(violation))
    assert found, "no game has shown it"
    assert [one for one in found if not re.search(sentence, one)] == []


def test_the_game_itself_is_clean() -> None:
    for seed in SEEDS:
        assert check_game(AMBUSH, SKIRMISH, (), seed).over


def test_a_view_that_shows_the_other_hand() -> None:
    class Leaky(Ambush):
        def view(self, position: Any, side: str | None) -> dict[str, Any]:
            shown: dict[str, Any] = super().view(position, side)
            shown["all"] = self.fields.by_name["cards"].read(position)
            return shown

    check(Leaky(), "no other position|learns from")


def test_a_spectator_who_sees_what_a_side_sees() -> None:
    class Leaky(Ambush):
        def view(self, position: Any, side: str | None) -> dict[str, Any]:
            shown: dict[str, Any] = super().view(position, side or "red")
            return shown

    check(Leaky(), "a spectator could not tell apart|a spectator learns from")


def test_a_resample_that_draws_nothing_anew() -> None:
    class Blind(Ambush):
        def resample(self, position: Any, side: str | None, luck: Luck, known: Any) -> Any:
            return position.copy()

    check(Blind(), "resample never draws anew what .* may not know")


def test_a_reveal_that_was_not_declared(monkeypatch: pytest.MonkeyPatch) -> None:
    position = AMBUSH.set_up(AMBUSH.data(), SKIRMISH, frozenset())
    monkeypatch.setattr(type(position), "reveal", lambda _: None)
    check(AMBUSH, "learns from .* what was never revealed")


def test_a_log_that_tells_everybody(monkeypatch: pytest.MonkeyPatch) -> None:
    quiet = Log.tell

    def tell(self: Log, key: str, rule: str, args: Any = None, seen_by: SeenBy = None) -> None:
        quiet(self, key, rule, args, None)

    monkeypatch.setattr(Log, "tell", tell)
    check(AMBUSH, "it is told")


def test_a_deck_that_shows_what_is_left_in_it(monkeypatch: pytest.MonkeyPatch) -> None:
    build = Chance.__init__

    def open_deck(self: Chance, *args: Any, hidden: bool = False, **more: Any) -> None:
        build(self, *args, **more)

    monkeypatch.setattr(Chance, "__init__", open_deck)
    check(AMBUSH, "learns from .*asked|no other position")


def test_a_secret_field_shown_by_mistake() -> None:
    class Leaky(Ambush):
        def view(self, position: Any, side: str | None) -> dict[str, Any]:
            fields: Fields[Any] = self.fields
            return {**super().view(position, side), "traps": fields.by_name["traps"].read(position)}

    check(Leaky(), "no other position|learns from")


def test_a_resample_that_changes_what_everybody_knows() -> None:
    class Clumsy(Ambush):
        def resample(self, position: Any, side: str | None, luck: Luck, known: Any) -> Any:
            twin = super().resample(position, side, luck, known)
            twin.rounds += 1
            return twin

        def view(self, position: Any, side: str | None) -> dict[str, Any]:
            shown: dict[str, Any] = super().view(position, side)
            del shown["rounds"]
            return shown

    check(Clumsy(), "resample changes .*rounds.*; the title names as secrets")


def test_a_resample_that_changes_what_was_never_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    choose, roll = Choice.__init__, Chance.__init__

    def open_choice(self: Choice, *args: Any, secret: bool = False, **more: Any) -> None:
        choose(self, *args, **more)

    def open_chance(
        self: Chance, prompt: Any, outcomes: Any, weights: Any = None, args: Any = None, *_: Any, **__: Any
    ) -> None:
        roll(self, prompt, outcomes, weights, args)

    monkeypatch.setattr(Choice, "__init__", open_choice)
    monkeypatch.setattr(Chance, "__init__", open_chance)
    check(AMBUSH, "although nothing was hidden from|learns from|no other position")


@pytest.mark.parametrize("secret", ["kinds", "cards", "traps"])
def test_a_resample_that_forgets_one_of_the_secrets(secret: str) -> None:
    class Forgetful(Ambush):
        def resample(self, position: Any, side: str | None, luck: Luck, known: Any) -> Any:
            twin = super().resample(position, side, luck, known)
            field = self.fields.by_name[secret]
            field.write(twin, field.read(position))
            return twin

    check(Forgetful(), f"resample never draws anew {secret}")


FOUND = "learns from its answer to .* what was never revealed, and may take it back"


def part(name: str) -> Any:
    """A module of the game."""
    return sys.modules[f"{type(AMBUSH).__module__.rpartition('.')[0]}.{name}"]


def test_a_reveal_that_is_counted_only_where_a_trap_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    spring = part("fire").sprung_trap

    def sprung(p: Any, counter: int, square: int) -> Any:
        reveals, traps = p.reveals, [*p.traps]
        stopped = yield from spring(p, counter, square)
        if p.traps == traps:
            p.reveals = reveals
        return stopped

    monkeypatch.setattr(part("race"), "sprung_trap", sprung)
    check(AMBUSH, f"{FOUND}|a spectator learns from (red|blue)'s answer to (move|fire) what was never revealed")


@pytest.mark.parametrize("counted", ["nothing", "no decoy"])
def test_a_counter_that_is_shown_when_it_is_named_without_a_reveal(
    monkeypatch: pytest.MonkeyPatch, counted: str
) -> None:
    look = part("cards").look

    def looked(p: Any, side: int) -> Any:
        faces = bytes(p.face)
        yield from look(p, side)
        named = [kind for kind, old, new in zip(p.kind, faces, p.face, strict=True) if old != new]
        if named and (counted == "nothing" or part("vocabulary").DECOY in named):
            p.reveals -= 1

    monkeypatch.setattr(part("cards"), "look", looked)
    check(AMBUSH, FOUND)


def test_a_move_that_tells_the_enemy_of_a_gun_and_is_only_then_a_reveal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who hears nothing knows as much: the same move may be taken back where there is no gun."""
    monkeypatch.setattr(part("race"), "move", told_of_a_gun(part("race").move))
    check(AMBUSH, "learns from .* to (move|fire) what was never revealed.*: it is told")


def told_of_a_gun(move: Any) -> Any:
    """A move that tells all of a gun under the counter."""

    def moved(p: Any, answer: str) -> Any:
        yield from move(p, answer)
        if p.kind[part("vocabulary").COUNTERS.index(answer[:2])] == part("vocabulary").GUN:
            p.reveal()
            p.tell("gun", "ambush:5.1a", {"move": answer})

    return moved


def test_who_answers_last_in_secret_cannot_take_it_back_to_see_what_else_would_follow() -> None:
    game = Game.new(AMBUSH, SKIRMISH)
    assert [ask.seen_by for ask in game.open] == [("red",), ("blue",)]
    game.answer(game.open[0].offers[0], "red")
    assert game.why_no_undo("red") is None
    game.answer(game.open[0].offers[0], "blue")
    assert game.why_no_undo("blue") == "undo-reveal"
