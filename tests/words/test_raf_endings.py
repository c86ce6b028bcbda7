"""How a RAF game can end: every level and every reason has words wherever endings are named."""

from __future__ import annotations

import ast
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import pytest

from tallyho.library import Library
from tallyho.words import LANGUAGES, Words

FOLDERS: Final = Library().words()
GAMES: Final = ("lion", "eagle")
UNKNOWN: Final = "sealion-cancelled"
"""What the browser would say of a level that it does not know: its list ends with this."""


def endings(game: str) -> tuple[set[str], set[str]]:
    """The levels and the reasons of a game: those of its code, and those of games that a total decides."""
    victory: Any = import_module(f"tallyho.raf.{game}.victory")
    data: Any = Library().title(game).data()
    tree = ast.parse(Path(victory.__file__).read_text(encoding="utf-8"))
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    rows = [[getattr(one, "value", None) for one in call.args] for call in calls if name_of(call) == "Outcome"]
    levels = {band.level for bands in data.bands.values() for band in bands}
    return levels | texts(rows, 1), {reason for reason, _ in victory.BY_TOTAL.values()} | texts(rows, 2)


def name_of(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else ""


def texts(rows: list[list[Any]], place: int) -> set[str]:
    return {row[place] for row in rows if isinstance(row[place], str)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_ending_has_words(game: str, language: str) -> None:
    levels, reasons = endings(game)
    assert (len(levels) >= 7, len(reasons) >= 9) == (True, True)
    words = Words(language, FOLDERS, strict=True)
    told = {level: words.say(game, f"level-{level}") for level in levels}
    assert len({*told.values()}) == len(levels)
    assert all(words.say(game, f"reason-{reason}").endswith(".") for reason in reasons)
    assert {level: words.say("web-report", f"level-{level}") for level in levels} == told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_browser_names_every_ending(game: str, language: str) -> None:
    words = Words(language, FOLDERS, strict=True)
    levels, _ = endings(game)
    said = {level: words.say(f"web-{game}", "level", {"level": level}) for level in {*levels, UNKNOWN}}
    assert len({*said.values()}) == len(levels) + 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_thin_blue_line_of_eagle_is_decided_in_words(language: str) -> None:
    words = Words(language, FOLDERS, strict=True)
    levels = ("british-decisive", "german-decisive", "british-operational", "german-operational", "draw")
    assert [words.say("eagle", "word-level", {"level": level}) for level in levels] == [
        words.say("eagle", f"level-{level}") for level in levels
    ]
