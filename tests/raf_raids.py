"""A raid of a RAF game begun at one of its steps and played by a script, for tests with many cases of one rule."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Generic, TypeVar

from tallyho.raf.position import RafPosition
from tallyho.table import Game, Json, Log, Overlay, Title
from tallyho.table.problem import standing

P = TypeVar("P", bound=RafPosition)


def begun(
    title: Title[P],
    step: str,
    units: Mapping[str, str],
    script: Iterable[str | int] = (),
    *,
    until: str = "",
    scenario: str = "campaign",
    options: Iterable[str] = (),
    overlay: Overlay | None = None,
    **fields: Json,
) -> Raid[P]:
    """A raid with these units and fields, begun at a step; every answer of the script must be offered."""
    log = Log()
    position: dict[str, Json] = {**fields, "units": dict(units)}
    game = standing(title, step, position, scenario, [*options], overlay=overlay, until=until, log=log)
    for answer in script:
        game.answer(str(answer))
    assert not until or game.step == until
    return Raid(game, log)


class Raid(Generic[P]):
    """A game that has been given its script."""

    def __init__(self, game: Game[P], log: Log) -> None:
        self.game = game
        self.log = log

    @property
    def p(self) -> P:
        """The position."""
        return self.game.position

    @property
    def offers(self) -> list[str]:
        """What is offered now, in order."""
        ask: Any = self.game.ask
        return [] if ask is None else [str(offer) for offer in ask.offers]

    @property
    def asked(self) -> str:
        """The key of the prompt that is open, if one is."""
        return self.game.open[0].prompt.key if self.game.open else ""

    def field(self, name: str) -> Any:
        """A field of the position by its name."""
        return self.game.title.fields.save(self.p)[name]

    def unit(self, name: str) -> str:
        """The box of a unit and whether it is reduced."""
        return str(self.field("units")[name])

    def units_in(self, box: str) -> list[str]:
        """The units in a box, full or reduced."""
        return [name for name, where in self.field("units").items() if where in (box, f"{box} reduced")]

    def told(self, key: str) -> list[dict[str, Any]]:
        """The arguments of all events with this key."""
        return [dict(args or {}) for told, _, args, _ in self.log.events if told == key]

    def rules(self, key: str) -> list[str]:
        """The rules cited by all events with this key."""
        return [rule for told, rule, _, _ in self.log.events if told == key]

    def keys(self) -> list[str]:
        """What was told, in order."""
        return [key for key, _, _, _ in self.log.events]

    def because(self, key: str) -> list[tuple[str, str, dict[str, Any]]]:
        """The reasons of the first event with this key: key, rule and arguments of each."""
        return [(why["key"], why["rule"], why["args"]) for why in self.told(key)[0]["because"]]
