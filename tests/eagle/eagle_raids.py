"""A raid of Eagle begun at one of its steps and played by a script, for tests with many cases of one rule."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from tallyho.raf.eagle.position import EaglePosition
from tallyho.raf.eagle.title import EAGLE
from tallyho.table import Game, Json, Log, Overlay
from tallyho.table.problem import standing

A_PORT = 31
"""A target card for raids whose target does not matter; it is in LF2, on the coast and in range."""
CARD_WITHOUT_EVENT = 117


class Raid:
    """A game that has been given its script."""

    def __init__(self, game: Game[EaglePosition], log: Log) -> None:
        self.game = game
        self.log = log

    @property
    def p(self) -> EaglePosition:
        """The position."""
        return self.game.position

    @property
    def offers(self) -> list[str]:
        """What is offered now, in order."""
        ask: Any = self.game.ask
        return [] if ask is None else [str(offer) for offer in ask.offers]

    @property
    def asked(self) -> str:
        """The key of the prompt that is open."""
        return self.game.open[0].prompt.key

    def unit(self, name: str) -> Json:
        """The box of a unit and whether it is reduced."""
        return self.field("units")[name]

    def field(self, name: str) -> Any:
        """A field of the position by its name."""
        return EAGLE.fields.save(self.p)[name]

    def told(self, key: str) -> list[dict[str, Any]]:
        """The arguments of all events with this key."""
        return [dict(args or {}) for told, _, args, _ in self.log.events if told == key]

    def rules(self, key: str) -> list[str]:
        """The rules cited by all events with this key."""
        return [rule for told, rule, _, _ in self.log.events if told == key]

    def keys(self) -> list[str]:
        """What was told, in order."""
        return [key for key, _, _, _ in self.log.events]


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
    game = standing(EAGLE, step, position, scenario, [*options], overlay=overlay, until=until, log=log)
    for answer in script:
        game.answer(str(answer))
    assert not until or game.step == until
    return Raid(game, log)
