"""What single games add to the web application, found by the game's id and imported when it is needed."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final, Protocol

from tallyho.server import shapes
from tallyho.table import AnyGame, Choice, Components
from tallyho.words import Words


class Hooks(Protocol):
    """The module of a game in this package."""

    GUIDED: str
    """The scenario of the guided first game."""

    def components(self, data: Components) -> dict[str, Any]:
        """What the browser needs to know of units, cards and map; it never changes."""

    def standing(self, game: AnyGame) -> dict[str, Any]:
        """Where a game stands, in facts that everybody may know: kept in the database for the start page."""

    def summary(self, standing: dict[str, Any], words: Words) -> str:
        """The same in words."""

    def odds(self, game: AnyGame, side: str, answers: list[str], words: Words) -> shapes.Odds:
        """The odds of these answers to what is asked; raises Refused for what could not be answered."""


class Planning(Protocol):
    """The module of a game with a plan in this package."""

    SUGGESTIONS: tuple[str, ...]
    """What can be suggested."""
    QUESTIONS: tuple[str, ...]
    """When it can: the keys of what is asked while a plan is made."""

    def suggested(self, game: AnyGame, choice: Choice, what: str, card: int) -> list[str]:
        """The answers that carry out a suggestion, one after another; raises Refused for a card that is not planned."""

    def forecasts(self, game: AnyGame) -> list[shapes.Forecast]:
        """What awaits every part of the plan."""


HOOKS: Final[dict[str, str]] = {
    "lion": "tallyho.server.lion",
    "eagle": "tallyho.server.eagle",
    "hksw": "tallyho.server.hksw",
    "fbob": "tallyho.server.fbob",
}
"""Game id -> module; a game that is not here has none of this and is played all the same."""


PLANNING: Final[dict[str, str]] = {"eagle": "tallyho.server.eagle_plan"}
"""Game id -> module, for games whose player plans a day."""


def hooks_of(game: str) -> Hooks | None:
    """What this game adds."""
    if game not in HOOKS:
        return None
    module: Any = import_module(HOOKS[game])
    hooks: Hooks = module
    return hooks


def planning_of(game: str) -> Planning | None:
    """How this game helps to plan."""
    if game not in PLANNING:
        return None
    module: Any = import_module(PLANNING[game])
    planning: Planning = module
    return planning


def standing_of(game: AnyGame) -> dict[str, Any]:
    """What is kept of a game's standing: the game's own facts, and whom it waits for."""
    hooks = hooks_of(game.title.game)
    return {"waits": waits_of(game), **(hooks.standing(game) if hooks is not None else {})}


def waits_of(game: AnyGame) -> list[str]:
    """The sides that are asked now; chance is among them if real dice are."""
    return [ask.side for ask in game.open]


def summarised(name: str, standing: dict[str, Any] | None, game: AnyGame | None, words: Words) -> str:
    """Where a game stands, in words."""
    hooks = hooks_of(name)
    if hooks is None:
        return ""
    facts = hooks.standing(game) if game is not None else standing
    return hooks.summary(facts, words) if facts is not None else ""
