"""The missions of a game of Battle of Britain, one by one, as they were judged."""

from __future__ import annotations

from typing import TypedDict

from tallyho.hksw.position import HkswPosition
from tallyho.table import AnyGame
from tallyho.table.log import Event

SUCCEEDS, FAILS = "mission-succeeds", "mission-fails"


class Mission(TypedDict):
    """A mission: who flew it, against what, how it ended; `hits` is None if no bomb fell, points are the winner's."""

    number: int
    turn: int
    phase: int
    flight: str
    target: str
    kind: str
    succeeded: bool
    hits: int | None
    points: int


class Missions:
    """Notes every mission when it is judged."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.hits: dict[str, int] = {}
        """The hits of flights that have bombed and are not home yet."""
        self.flown: list[Mission] = []

    def hear(self, event: Event, number: int) -> None:
        """Bombs, and what became of missions."""
        key, _, args, _ = event
        if args is None:
            return
        if key == "bombed":
            self.hits[str(args["flight"])] = int(str(args["hits"]))
        elif key in (SUCCEEDS, FAILS):
            p: HkswPosition = self.game.position
            target = p.data.targets[p.data.target[str(args["target"])]]
            self.flown.append(
                {
                    "number": number,
                    "turn": p.turn,
                    "phase": p.phase,
                    "flight": str(args["flight"]),
                    "target": target.name,
                    "kind": target.kind,
                    "succeeded": key == SUCCEEDS,
                    "hits": self.hits.pop(str(args["flight"]), None),
                    "points": int(str(args["points"])),
                }
            )
