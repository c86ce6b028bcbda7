"""A game begun at one of its steps and played by a script, for tests with many cases; each game has its own `begun`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Generic, TypeVar

from tallyho.table import Game, Json, Log, Overlay, Position, Refused, Title, view_of
from tallyho.table.problem import standing

P = TypeVar("P", bound=Position)


def begun_in(
    title: Title[P],
    step: str,
    script: Iterable[str | int] = (),
    *,
    until: str = "",
    scenario: str = "",
    options: Iterable[str] = (),
    overlay: Overlay | None = None,
    **fields: Json,
) -> Played[P]:
    """A game with these fields, begun at a step; every answer of the script must be offered."""
    log = Log()
    game = standing(title, step, fields, scenario, [*options], overlay=overlay, until=until, log=log)
    played = Played(game, log)
    for answer in script:
        played.answer(str(answer))
    assert not until or game.step == until
    return played


class Played(Generic[P]):
    """A game that has been given its script."""

    def __init__(self, game: Game[P], log: Log) -> None:
        self.game = game
        self.log = log

    def answer(self, text: str, side: str = "") -> None:
        """Gives an answer, by default to the first ask that is open."""
        self.game.answer(text, side or self.game.open[0].side)

    @property
    def p(self) -> P:
        """The position."""
        return self.game.position

    @property
    def asked(self) -> str:
        """The key of the first prompt that is open, if one is."""
        return self.game.open[0].prompt.key if self.game.open else ""

    @property
    def asks(self) -> list[tuple[str, str]]:
        """The sides that are asked now, each with the key of its prompt."""
        return [(ask.side, ask.prompt.key) for ask in self.game.open]

    @property
    def offers(self) -> list[str]:
        """What the first open ask offers, in order."""
        return [str(offer) for offer in self.game.open[0].offers] if self.game.open else []

    def field(self, name: str) -> Any:
        """A field of the position by its name, with what stands on the list of the side that is asked first."""
        side = self.game.open[0].side if self.game.open else None
        return self.game.title.fields.save(self.game.seen(side))[name]

    def view(self, side: str | None) -> dict[str, Any]:
        """What a side, or a spectator, sees of the position."""
        return view_of(self.game, side).table

    def keys(self) -> list[str]:
        """What was told, in order."""
        return [key for key, _, _, _ in self.log.events]

    def told(self, key: str) -> list[dict[str, Any]]:
        """The arguments of all events with this key."""
        return [dict(args or {}) for told, _, args, _ in self.log.events if told == key]

    def rules(self, key: str) -> list[str]:
        """The rules cited by all events with this key."""
        return [rule for told, rule, _, _ in self.log.events if told == key]

    def refused(self, answer: str, side: str = "") -> tuple[str, str | None]:
        """The key and the rule with which an answer is refused; it must be refused."""
        try:
            self.answer(answer, side)
        except Refused as why:
            return why.key, why.rule
        raise AssertionError(f"{answer} is not refused")
