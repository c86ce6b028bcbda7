"""Raids of RAF: Eagle begun at a step of detection, rendezvous or British response, for tests with many cases."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from tallyho.raf.eagle.position import EaglePosition
from tallyho.raf.eagle.title import EAGLE
from tallyho.table import Game, Json, Log, Overlay
from tallyho.table.problem import standing

POLING, BIGGIN_HILL, DOVER = 5, 13, 34
"""Target cards: a radar net, an airfield and a port, all in the areas of LF2 and 11 Group."""
DATA = EAGLE.components({})
ME109S = [name for name in DATA.names if DATA.type[DATA.number[name]] == 3]  # type: ignore[attr-defined]
BOMBERS = [name for name in DATA.names if DATA.is_bomber[DATA.number[name]]]  # type: ignore[attr-defined]
SQUADRONS = DATA.names[: DATA.squadrons]  # type: ignore[attr-defined]


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
        """The key of what is asked now."""
        ask: Any = self.game.ask
        return "" if ask is None else str(ask.prompt.key)

    def field(self, name: str) -> Any:
        """A field of the position by its name."""
        return EAGLE.fields.save(self.p)[name]

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

    def because(self, key: str) -> list[tuple[str, str, dict[str, Any]]]:
        """The reasons of the first event with this key: key, rule and arguments of each."""
        return [(why["key"], why["rule"], why["args"]) for why in self.told(key)[0]["because"]]


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
    """A raid on card 13 at 0800 with these units and fields, begun at a step; every answer must be offered."""
    log = Log()
    usual: dict[str, Json] = {"target": BIGGIN_HILL, "clock": "0800"}
    position: dict[str, Json] = {**usual, **fields, "units": dict(units)}
    target = str(position["target"])
    position.setdefault("cards", {target: "track"})
    position.setdefault("planned", {target: "0800"})
    game = standing(EAGLE, f"raid.{step}", position, scenario, [*options], overlay=overlay, until=until, log=log)
    for answer in script:
        game.answer(str(answer))
    assert not until or game.step == until
    return Raid(game, log)


def flying(hunters: int = 0, escorts: int = 0, bombers: int = 0, patrollers: int = 0) -> dict[str, str]:
    """A raid of LF2 and LF3 with so many Gruppen in each box; all but the bombers are Me 109s."""
    boxes = ["hunt"] * hunters + ["close-escort"] * escorts + ["channel-patrol"] * patrollers
    fighters = dict(zip(ME109S, boxes, strict=False))
    assert len(fighters) == len(boxes)
    return {**fighters, **dict.fromkeys(BOMBERS[:bombers], "bomber")}


def pool_of(number: int, *, beside: Sequence[str] = ()) -> dict[str, str]:
    """So many squadrons in the cup, and these beside it."""
    others = [name for name in SQUADRONS if not name.startswith("ACE") and name not in beside]
    return {**dict.fromkeys(others[:number], "cup"), **dict.fromkeys(beside, "beside-cup")}
