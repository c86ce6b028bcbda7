"""A raid begun at one of its steps and played by a script, for tests with many cases of one rule."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from tallyho.raf.lion.title import LION
from tallyho.raf.position import RafPosition
from tallyho.table import Game, Json, Log, Overlay
from tallyho.table.problem import standing

A_PORT = 31
"""A target card for raids whose target does not matter; it is in LF2."""
CARD_WITHOUT_EVENT = 110


class Raid:
    """A game that has been given its script."""

    def __init__(self, game: Game[RafPosition], log: Log) -> None:
        self.game = game
        self.log = log

    @property
    def p(self) -> RafPosition:
        """The position."""
        return self.game.position

    @property
    def offers(self) -> list[str]:
        """What is offered now, in order."""
        ask: Any = self.game.ask
        return [] if ask is None else [str(offer) for offer in ask.offers]

    def unit(self, name: str) -> Json:
        """The box of a unit and whether it is reduced."""
        return self.field("units")[name]

    def field(self, name: str) -> Any:
        """A field of the position by its name."""
        return LION.fields.save(self.p)[name]

    def told(self, key: str) -> list[dict[str, Any]]:
        """The arguments of all events with this key."""
        return [dict(args or {}) for told, _, args, _ in self.log.events if told == key]

    def rules(self, key: str) -> list[str]:
        """The rules cited by all events with this key."""
        return [rule for told, rule, _, _ in self.log.events if told == key]


def raid(
    step: str,
    units: Mapping[str, str],
    script: Iterable[str | int] = (),
    *,
    until: str = "",
    scenario: str = "campaign",
    options: Iterable[str] = (),
    overlay: Overlay | None = None,
    **fields: Json,
) -> Raid:
    """A raid with these units and fields, begun at a step; every answer of the script must be offered."""
    log = Log()
    usual: dict[str, Json] = {"target": A_PORT, "event": CARD_WITHOUT_EVENT, "effects": ["responded"]}
    position: dict[str, Json] = {**usual, **fields, "units": dict(units)}
    game = standing(LION, step, position, scenario, [*options], overlay=overlay, until=until, log=log)
    for answer in script:
        game.answer(str(answer))
    assert not until or game.step == until
    return Raid(game, log)
