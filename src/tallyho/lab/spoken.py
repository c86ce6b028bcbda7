"""Words for checks of thousands of games, which say mostly what another game has said before."""

from __future__ import annotations

import marshal
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from tallyho.table.ask import Args
from tallyho.table.errors import Refused
from tallyho.table.log import Event
from tallyho.words import Line, Words

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

T = TypeVar("T")


class Spoken(Words):
    """Strict words that make the same sentence only once: it depends on its message and its arguments alone."""

    def __init__(self, language: str, folders: Sequence[Traversable]) -> None:
        super().__init__(language, folders, strict=True)
        self._made: dict[bytes, Any] = {}

    def prompt(self, game: str, key: str, side: str, args: Args | None = None) -> str:
        """What is asked; made once for the same arguments."""
        return self._once(("ask", game, key, side, args), lambda: Words.prompt(self, game, key, side, args))

    def event(self, game: str, event: Event) -> Line:
        """What happened; made once for the same arguments."""
        return self._once(("log", game, event[:3]), lambda: Words.event(self, game, event))

    def refusal(self, game: str, refused: Refused) -> str:
        """Why an answer was not taken; made once for the same facts."""
        what = ("why", game, refused.key, refused.rule, refused.facts)
        return self._once(what, lambda: Words.refusal(self, game, refused))

    def waiting(self, game: str, side: str, key: str) -> str:
        """What those are told who wait; made once."""
        return self._once(("waiting", game, side, key), lambda: Words.waiting(self, game, side, key))

    def _once(self, what: tuple[Any, ...], make: Callable[[], T]) -> T:
        """What was made of this before; of what is no plain data it is made every time, and so is what fails."""
        try:
            key = marshal.dumps(what, 2)  # tells 1, 1.0, true and "1" apart, and refuses what is no plain data
        except ValueError:
            return make()
        if key not in self._made:
            self._made[key] = make()
        made: T = self._made[key]
        return made
