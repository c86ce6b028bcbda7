"""What a request can do wrong, each with its status and the key of its sentence."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from tallyho.table import BadRecord, Refused, TallyhoError
from tallyho.words.words import TABLE

if TYPE_CHECKING:
    from tallyho.server.shapes import State
    from tallyho.words import Words

CATALOGUE = "server"
"""The catalogue of what the server says."""
ENDED: Final = re.compile(r"[.?!](\s\([^()]*\))?$")
"""A full stop, perhaps with a rule behind it."""


class Trouble(Exception):
    """A request that cannot be granted; nothing has changed. `key` is a message `trouble-KEY` of the catalogue."""

    def __init__(self, status: int, key: str, **facts: object) -> None:
        super().__init__(key)
        self.status = status
        self.key = key
        self.facts = facts


class NotTaken(Trouble):
    """An answer that the game refuses, with its rule."""

    def __init__(self, game: str, refused: Refused) -> None:
        super().__init__(409 if refused.key in CONFLICTS else 422, refused.key)
        self.game = game
        self.refused = refused


class TooLate(Trouble):
    """The game has gone on; the state is what it has come to."""

    def __init__(self, state: State) -> None:
        super().__init__(409, "too-late")
        self.state = state


class Unreadable(Trouble):
    """A set-up or a record that is not as it should be: the words are the error's own."""

    def __init__(self, error: TallyhoError, status: int = 422, game: str = TABLE) -> None:
        super().__init__(status, "unreadable")
        self.error = error
        self.game = game

    def fits(self) -> int:
        """How many answers our rules take: those before the first that they do not; none if not even the set-up."""
        first = self.error.facts.get("number", 1) if isinstance(self.error, BadRecord) else 1
        return first - 1 if isinstance(first, int) else 0

    def sentence(self, words: Words) -> str:
        """What is wrong: what the command line says after a colon, as a sentence of its own."""
        text = words.trouble(self.error, self.game)
        return text[:1].upper() + text[1:] + ("" if ENDED.search(text) else ".")


CONFLICTS = frozenset({"refused-over", "refused-side", "undo-nothing", "undo-over", "undo-chance", "undo-other-side"})
"""Refusals that lie in how the game stands, not in what was sent."""


def no_game() -> Trouble:
    return Trouble(404, "no-game")


def gone() -> Trouble:
    return Trouble(410, "gone")


def not_your_seat(side: str) -> Trouble:
    return Trouble(403, "not-your-seat", side=side)
