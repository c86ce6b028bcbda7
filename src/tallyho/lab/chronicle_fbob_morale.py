"""The morale points of both sides from event to event: what they came from, and what they were spent on."""

from __future__ import annotations

from typing import Final, NamedTuple

from tallyho.fbob.position import FbobPosition
from tallyho.fbob.vocabulary import SIDES
from tallyho.table import AnyGame
from tallyho.table.log import Event

BOUGHT: Final = "bought"
UNITS: Final = "units"
OF_WHY: Final = {"unit-lost": UNITS, "land-lost": UNITS, "ship-lost": UNITS}
"""Points for units of the enemy are one source."""
OF_KEY: Final = {"plotted": "recon", "raf": "raf"}
"""Events of points spent; what else is spent was bought."""


class Change(NamedTuple):
    """Points that a side has gained, or lost or spent if below zero."""

    side: str
    source: str
    points: int


class Morale:
    """Follows the points; every change of them is told."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.last: list[int] = [*game.position.mp]

    def hear(self, event: Event) -> list[Change]:
        """What has changed since the event before."""
        p: FbobPosition = self.game.position
        if p.mp == self.last:
            return []
        before, self.last = self.last, [*p.mp]
        source = source_of(event)
        return [
            Change(SIDES[side], source, self.last[side] - old)
            for side, old in enumerate(before)
            if self.last[side] != old
        ]


def source_of(event: Event) -> str:
    """Where the points of an event come from, or what they go to."""
    key, _, args, _ = event
    if key == "morale" and args is not None:
        why = str(args["why"])
        return OF_WHY.get(why, why)
    return OF_KEY.get(key, BOUGHT)
