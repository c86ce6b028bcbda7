"""The attacks with bombs, one by one and by place, with the morale points that each of them brought."""

from __future__ import annotations

from typing import Final, TypedDict

from tallyho.fbob.position import FbobPosition
from tallyho.fbob.vocabulary import CITY_TARGET
from tallyho.lab.chronicle_fbob import aim_of, names_in, whole
from tallyho.table import AnyGame, Args
from tallyho.table.log import Event

RESULT: Final = "bomb-result"
OF_BOMBS: Final = frozenset(("panic", "damage", "outrage", "land-lost", "ship-lost", "unit-lost"))
"""Why an attack brings morale points."""


class Attack(TypedDict):
    """An attack: when, by whom, on what, its result, and the morale points that both sides gained by it."""

    number: int
    month: int
    turn: int
    side: str
    hex: str
    place: str
    aim: str
    target: str
    units: list[str]
    power: int
    result: str
    german: int
    british: int


class Place(TypedDict):
    """All attacks of a side on a city or town, or on units in one hex."""

    hex: str
    place: str
    side: str
    aim: str
    attacks: int
    effect: int
    german: int
    british: int


class Bombs:
    """Notes every attack."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.power = 0
        self.attacks: list[Attack] = []

    def hear(self, event: Event, number: int, cause: str) -> None:
        """An attack, or points; those that come while bombs are the cause of losses are the last attack's."""
        key, _, args, _ = event
        if args is None:
            return
        if key == "bombs":
            self.power = whole(args["power"])
        elif key == RESULT:
            self.attacks.append(self._attack(args, number))
        elif key == "morale" and cause == "bombs" and args["why"] in OF_BOMBS and self.attacks:
            last = self.attacks[-1]
            if args["side"] == "german":
                last["german"] += whole(args["points"])
            else:
                last["british"] += whole(args["points"])

    def _attack(self, args: Args, number: int) -> Attack:
        p: FbobPosition = self.game.position
        at = p.data.hex[str(args["hex"])]
        return {
            "number": number,
            "month": p.month,
            "turn": p.turn,
            "side": str(args["side"]),
            "hex": str(args["hex"]),
            "place": p.data.place[at] if p.data.kind[at] else "",
            "aim": aim_of(p, args),
            "target": "" if args["target"] == CITY_TARGET else str(args["target"]),
            "units": names_in(args["units"]),
            "power": self.power,
            "result": str(args["result"]),
            "german": 0,
            "british": 0,
        }

    def places(self) -> list[Place]:
        """The attacks by place, those that were attacked most often first."""
        found: dict[tuple[str, str, str], Place] = {}
        for one in self.attacks:
            place = found.setdefault(
                (one["side"], one["hex"], one["aim"]),
                {
                    "hex": one["hex"],
                    "place": one["place"],
                    "side": one["side"],
                    "aim": one["aim"],
                    "attacks": 0,
                    "effect": 0,
                    "german": 0,
                    "british": 0,
                },
            )
            place["attacks"] += 1
            place["effect"] += one["result"] != "-"
            place["german"] += one["german"]
            place["british"] += one["british"]
        return sorted(found.values(), key=lambda one: (-one["attacks"], one["side"], one["hex"], one["aim"]))
