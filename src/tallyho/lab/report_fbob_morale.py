"""The morale points of both sides over time, with what has changed them."""

from __future__ import annotations

from typing import Final, TypedDict

from tallyho.fbob.position import FbobPosition
from tallyho.lab.chronicle_fbob_morale import Change, Morale
from tallyho.table import AnyGame
from tallyho.table.log import Event

START: Final = Change("", "start", 0)


class Point(TypedDict):
    """The points after a change: answers given by then, month and flying turn (0 in planning), whose, why, how much."""

    number: int
    month: int
    turn: int
    side: str
    source: str
    change: int
    german: int
    british: int


class Track:
    """Follows the points from event to event."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.morale = Morale(game)
        self.points: list[Point] = [self._point(0, START)]

    def hear(self, event: Event, number: int) -> None:
        """Something has been told, as every change of points is."""
        self.points += [self._point(number, change) for change in self.morale.hear(event)]

    def _point(self, number: int, change: Change) -> Point:
        p: FbobPosition = self.game.position
        german, british = p.mp
        return {
            "number": number,
            "month": p.month,
            "turn": p.turn,
            "side": change.side,
            "source": change.source,
            "change": change.points,
            "german": german,
            "british": british,
        }
