"""The points of both sides over time, with what has changed them."""

from __future__ import annotations

from typing import Final, TypedDict

from tallyho.hksw.ending import Score, score
from tallyho.hksw.position import HkswPosition
from tallyho.table import AnyGame
from tallyho.table.log import Event

START: Final = "start"
SOURCES: Final = Score._fields
"""What points are for: missions, squadrons lost by either side, failed missions."""


class Point(TypedDict):
    """The points after a change: answers given by then, turn and phase, the source of the change and how much it is.

    `change` is what that source has gained; a squadron of the RAF that is repaired takes its point back.
    """

    number: int
    turn: int
    phase: int
    luftwaffe: int
    raf: int
    source: str
    change: int


class Points:
    """Follows the points from event to event."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.last: Score = score(game.position)
        self.track: list[Point] = [self._point(0, START, 0)]

    def hear(self, event: Event, number: int) -> None:
        """Something has been told, as every change of points is: notes each source that has changed."""
        now = score(self.game.position)
        if now == self.last:
            return
        before, self.last = self.last, now
        for source, old, new in zip(SOURCES, before, now, strict=True):
            if new != old:
                self.track.append(self._point(number, source, new - old))

    def _point(self, number: int, source: str, change: int) -> Point:
        p: HkswPosition = self.game.position
        return {
            "number": number,
            "turn": p.turn,
            "phase": p.phase,
            "luftwaffe": self.last.luftwaffe,
            "raf": self.last.raf,
            "source": source,
            "change": change,
        }
