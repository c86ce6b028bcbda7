"""How lines look, that both languages say the same, and that the guide tells the truth."""

from __future__ import annotations

import re

import pytest
from sittings import LIBRARY, ROOT, Table

from tallyho.terminal.orders import ORDERS
from tallyho.words import lacking

START = "patrol --scenario short --option radar --seed 3"
GAMES = ("raf", "lion", "eagle", "hksw", "fbob")
"""The hooks of these games have words of their own."""

GUIDE = (ROOT / "docs" / "terminal.md").read_text(encoding="utf-8")

# Lines


def test_lines_are_no_wider_than_the_terminal(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    for columns, widest in (("80", 80), ("40", 40), ("300", 100)):
        monkeypatch.setenv("COLUMNS", columns)
        shown = table.play(f"{START} --save x{columns}.record", "help", "why", "s", "log", language="fr")
        assert max(len(line) for line in shown.splitlines() if "tests/games" not in line) <= widest


def test_many_answers_share_lines_but_each_has_its_number(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tallyho.terminal.session.A_LINE_EACH", 3)
    monkeypatch.setenv("COLUMNS", "30")

    shown = table.play(START)

    assert "  1. done, 2. A/66, 3. B/66,\n  4. A/74, 5. B/74, 6. A/222,\n  7. B/222\n" in shown


def test_a_keyboard_is_not_echoed_and_a_pipe_is(table: Table) -> None:
    assert "> 2\n" in table.play(START, "2")
    assert "> British: B/66\n" in table.play("patrol", "2", keyboard=True)


# Words and the guide


def test_both_languages_say_the_same() -> None:
    assert lacking(LIBRARY.words()) == []


def test_french_spaces_before_punctuation_do_not_break() -> None:
    text = (ROOT / "src" / "tallyho" / "words" / "fr" / "terminal.ftl").read_text(encoding="utf-8")
    said = [line for line in text.splitlines() if line and not line.startswith("#")]
    assert [line for line in said if re.search(r"[^\u00a0]:|[^\u00a0][;!?]|«[^\u00a0]|[^\u00a0]»", line)] == []


def test_every_message_is_used_and_every_message_used_is_there() -> None:
    english = (ROOT / "src" / "tallyho" / "words" / "en" / "terminal.ftl").read_text(encoding="utf-8")
    there = set(re.findall(r"^([a-z-]+) =", english, re.MULTILINE))
    ours = [
        path for path in (ROOT / "src" / "tallyho" / "terminal").glob("*.py") if path.stem.split("_")[0] not in GAMES
    ]
    code = "".join(path.read_text(encoding="utf-8") for path in [*ours, ROOT / "src/tallyho/commands/terminal.py"])
    made = {f"{kind}-{order}" for kind in ("order", "help") for order in ORDERS}
    assert [message for message in there - made if f'"{message}"' not in code] == []
    assert made <= there
    assert set(re.findall(r'\b(?:tell|say)\(\s*"([a-z-]+)"', code)) <= there


def test_the_guide_names_every_order_and_option() -> None:
    for order in ORDERS:
        assert f"| `{order}" in GUIDE, order
    for option in (
        "--scenario",
        "--option",
        "--seed",
        "--side",
        "--bot",
        "--save",
        "--new",
        "--dice",
        "--curtain",
        "--pack",
    ):
        assert option in GUIDE


def test_the_session_in_the_guide_is_what_is_shown(table: Table) -> None:
    (command, text), *more = re.findall(
        r"```\n\$ tallyho --games tests/games terminal (.*)\n(.*?)```", GUIDE, re.DOTALL
    )
    assert more == []
    lines = re.findall(r"^> (.*)$", text, re.MULTILINE)
    shown = table.play(command, *lines)
    assert shown.partition("\nThe game is saved.")[0] == text.partition("\nThe game is saved.")[0]
