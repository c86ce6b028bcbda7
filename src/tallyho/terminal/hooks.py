"""What single games add to the text client, found by the game's id and imported when it is needed."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, Final, TypeAlias

from tallyho.table import AnyGame, Choice, View
from tallyho.words import Words

Situation: TypeAlias = Callable[[View, Words], list[str]]
"""The table in words, a few short lines, from what a side may know."""

Odds: TypeAlias = Callable[[AnyGame, str, Words, str], list[str]]
"""The odds of what a side is about to decide, from what it may know; an empty list if there are none at this point.

The last argument is what was typed after `odds`: nothing, or the answers whose odds are wanted.
"""

Part: TypeAlias = Callable[[View, Words, str], list[str] | None]
"""The part of the table that was typed after `situation`; None where the table is told whole."""

Question: TypeAlias = Callable[[AnyGame, Choice, Words], list[str] | None]
"""What a question offers, line by line; None where the plain list is good enough."""

Suggest: TypeAlias = Callable[[AnyGame, Choice, Words, str], tuple[list[str], list[str]]]
"""What is told, and the answers that carry out what was typed after `suggest`."""

Way: TypeAlias = Callable[[AnyGame, Choice, Words, str], list[str]]
"""The answers that a word stands for, as a far hex for all those on the way; empty if it is a word like others."""

SITUATIONS: Final[dict[str, str]] = {
    "lion": "tallyho.terminal.lion:situation",
    "eagle": "tallyho.terminal.eagle:situation",
    "hksw": "tallyho.terminal.hksw:situation",
    "fbob": "tallyho.terminal.fbob:situation",
}
"""Game id -> `module:name` of its Situation; a game that is not here shows the fields of its view."""

PARTS: Final[dict[str, str]] = {
    "hksw": "tallyho.terminal.hksw_parts:part",
    "fbob": "tallyho.terminal.fbob_parts:part",
}
"""Game id -> `module:name` of its Part."""

ODDS: Final[dict[str, str]] = {
    "lion": "tallyho.terminal.lion_odds:odds",
    "eagle": "tallyho.terminal.eagle_odds:odds",
    "hksw": "tallyho.terminal.hksw_odds:odds",
    "fbob": "tallyho.terminal.fbob_odds:odds",
}
"""Game id -> `module:name` of its Odds."""

QUESTIONS: Final[dict[str, str]] = {
    "eagle": "tallyho.terminal.eagle_plan:question",
    "hksw": "tallyho.terminal.hksw_question:question",
    "fbob": "tallyho.terminal.fbob_question:question",
}
"""Game id -> `module:name` of its Question."""

SUGGESTIONS: Final[dict[str, str]] = {"eagle": "tallyho.terminal.eagle_suggest:suggested"}
"""Game id -> `module:name` of its Suggest."""

LEADS_ON: Final[dict[str, dict[str, str]]] = {"fbob": {"movement.choose": "movement.fly"}}
"""Steps that one line of answers goes on to: the group that is named flies."""

WAYS: Final[dict[str, str]] = {"fbob": "tallyho.terminal.fbob_ways:way"}
"""Game id -> `module:name` of its Way."""

ECHOED: Final[dict[str, frozenset[str]]] = {
    "hksw": frozenset({"fly", "move-wing", "race"}),
    "fbob": frozenset({"fly"}),
}
"""Game id -> questions whose answers are told again by what happens then, and so not by themselves."""


def situation_of(game: str) -> Situation:
    """How this game shows its table."""
    from tallyho.terminal.situation import fields_in_words  # noqa: PLC0415 - only games without a hook need it

    found: Situation | None = _found(SITUATIONS, game)
    return found or fields_in_words


def part_of(game: str) -> Part | None:
    """How this game shows a part of its table, if it does."""
    found: Part | None = _found(PARTS, game)
    return found


def odds_of(game: str) -> Odds | None:
    """How this game works out odds, if it does."""
    found: Odds | None = _found(ODDS, game)
    return found


def question_of(game: str) -> Question | None:
    """How this game shows what it asks, if not by a list."""
    found: Question | None = _found(QUESTIONS, game)
    return found


def suggest_of(game: str) -> Suggest | None:
    """How this game suggests answers, if it does."""
    found: Suggest | None = _found(SUGGESTIONS, game)
    return found


def way_of(game: str) -> Way | None:
    """How this game reads a word that stands for several answers, if it does."""
    found: Way | None = _found(WAYS, game)
    return found


def _found(hooks: dict[str, str], game: str) -> Any | None:  # noqa: ANN401 - all kinds of hook
    if game not in hooks:
        return None
    module, _, name = hooks[game].partition(":")
    return getattr(import_module(module), name)
