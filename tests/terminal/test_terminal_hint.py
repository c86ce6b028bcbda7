"""The order `hint` at the terminal: what the best bot would do, and why, in both languages."""

from __future__ import annotations

import re

import pytest
from sittings import Table

from tallyho.bots.hints import hint
from tallyho.raf.lion import LION
from tallyho.table import Game, Luck
from tallyho.table.record import write
from tallyho.terminal.orders import numbers_of, typed_for


@pytest.fixture
def at_commitment(table: Table) -> Table:
    """A saved game that asks who responds, with four squadrons or more to choose from."""
    game = Game.new(LION, "hardest-days", (), 1)
    luck = Luck("to the commitment")
    while game.ask is not None and not (game.ask.prompt.key == "commit" and len(game.ask.offers) > 4):
        game.answer("done" if game.ask.prompt.key == "patrol-squadron" else luck.answer(game.ask))
    assert game.ask is not None
    table.file("lion").parent.mkdir(parents=True)
    table.file("lion").write_text(write(game), encoding="utf-8")
    return table


def test_a_hint_with_its_reasons(at_commitment: Table) -> None:
    before = at_commitment.answers("lion")
    shown = at_commitment.play("lion", "hint")

    text = shown.split("> hint\n", 1)[1]
    assert text.startswith("The bot doctrine would do this:\n  - ")
    assert re.search(r"^    \. .*VP", text, re.MULTILINE)
    assert re.search(r"^To answer so, type: \d+( \d+)*$", text, re.MULTILINE)
    assert "[lion:7.2a]" in text
    assert "[log-" not in text
    assert at_commitment.code == 0
    assert at_commitment.answers("lion") == before  # a hint changes nothing


def test_what_the_hint_says_to_type_does_what_it_says(at_commitment: Table) -> None:
    game = at_commitment.saved("lion")
    answers = hint(game, "british", f"hint {len(game.history)}").answers
    number = len(at_commitment.answers("lion"))
    numbers = re.search(r"^To answer so, type: ([\d ]+)$", at_commitment.play("lion", "hint"), re.MULTILINE)
    assert numbers is not None

    at_commitment.play("lion", numbers[1])

    assert at_commitment.answers("lion")[number : number + len(answers)] == answers


def test_a_hint_in_french(at_commitment: Table) -> None:
    shown = at_commitment.play("lion", "conseil", language="fr").replace("\u00a0", " ")

    assert "Le robot doctrine ferait ceci :\n  - " in shown
    assert re.search(r"^Pour répondre ainsi, tapez : \d+( \d+)*$", shown, re.MULTILINE)
    assert re.search(r"-?\d+(,\d)? PV à attendre", " ".join(shown.split()))
    assert "[log-" not in shown


def test_a_hint_of_a_game_whose_bots_give_no_reasons(table: Table) -> None:
    shown = table.play("patrol --scenario short --option radar --seed 3", "hint")

    assert "The bot random would do this:\n  - " in shown
    assert "No bot of Patrol gives reasons: this one has picked any answer." in shown


def test_there_is_no_hint_for_a_die_nor_anything_after_the_word(table: Table) -> None:
    shown = table.play("patrol --scenario short --seed 3 --dice", "hint", "hint please")

    assert "> hint\nA die or a card is asked for: there is nothing to decide.\n" in shown
    assert "> hint please\nIt is typed so: hint: " in shown


@pytest.mark.parametrize(
    ("answers", "numbers"),
    [(["b", "a"], "2 1"), (["a", "new", "b"], "1"), (["b", "b"], "2 2")],
)
def test_only_answers_that_can_be_seen_are_numbered(answers: list[str], numbers: str) -> None:
    assert numbers_of(answers, ["a", "b", "c"]) == numbers


@pytest.mark.parametrize(
    ("answers", "typed"),
    [(["b", "a"], "2 1"), (["a", "new", "b"], "a new b"), (["a", "lost d"], "1"), (["a", "7"], "1")],
)
def test_answers_that_are_offered_only_then_are_typed_themselves(answers: list[str], typed: str) -> None:
    assert typed_for(answers, ["a", "b", "c"]) == typed


def test_a_whole_move_of_battle_of_britain_is_typed_as_the_hint_says(table: Table) -> None:
    start = "hksw --scenario kanalkampf --side luftwaffe --seed 5"
    typed = "hint"
    for _ in range(30):
        shown = table.play(start, typed, "hint")
        start = "hksw"
        found = re.search(r"^To answer so, type: ([^>]+)$", shown.rsplit("> hint\n", 1)[1], re.MULTILINE)
        assert found is not None
        typed = found[1].strip()
        if re.fullmatch(r"[A-V]\d+( [A-V]\d+)+( done)?", typed):
            break
    before = len(table.answers("hksw", "luftwaffe"))
    shown = table.play("hksw", typed)
    assert table.answers("hksw", "luftwaffe")[before : before + len(typed.split())] == typed.split()
    assert "was not" not in shown
