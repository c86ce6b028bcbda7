"""How a RAF game can end: every level and every reason has words wherever endings are named."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from tallyho.library import Library
from tallyho.raf import victory
from tallyho.words import LANGUAGES, Words

FOLDERS: Final = Library().words()
GAMES: Final = ("lion", "eagle")
WHO: Final = ("german", "british", "draw")
UNKNOWN: Final = "sealion-cancelled"
"""What the browser would say of a level that it does not know: its list ends with this."""


def endings(game: str) -> tuple[set[str], set[str]]:
    """The levels and the reasons of a game: those that its code cites a rule for, and those that a total decides."""
    data: Any = Library().title(game).data()
    levels = {band.level for bands in data.bands.values() for band in bands}
    reasons = {reason for reason, _ in victory.BY_TOTAL.values()}
    for who, *texts in results():
        *level, reason, rule = texts
        if f"{game}:" in rule:
            levels.add("-".join([who, *level]))
            reasons.add(reason)
    return levels, reasons


def results() -> Iterator[list[str]]:
    """Every result that the code can come to: who, how clearly unless it is a draw, why, by which rules."""
    tree = ast.parse(Path(victory.__file__).read_text(encoding="utf-8"))
    for call in ast.walk(tree):
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in WHO:
            yield [call.func.id, *(str(one.value) for one in call.args if isinstance(one, ast.Constant))]


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
