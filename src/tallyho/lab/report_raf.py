"""The report of a RAF game: victory points over time, raid days, raids, losses, luck, beside the history of 1940."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final, NamedTuple

from tallyho.lab.chronicle_raf import RafChronicle
from tallyho.lab.dice import Swing
from tallyho.lab.report import Report, Telling
from tallyho.lab.report_raf_days import Day, DayColumns, Losses, day_of, losses_of
from tallyho.lab.report_raf_history import PlayedHistory, history_of
from tallyho.lab.report_raf_raids import Raid, Raids
from tallyho.lab.report_raf_vp import Points, VictoryPoints
from tallyho.table import AnyGame, Chance
from tallyho.table.log import Event

POINT_DICE: Final = frozenset(
    ("hunter-attack", "squadron-attack", "bombing", "heavy-damage", "night-combat-die", "night-bombing-die")
)
"""Dice that bring or cost victory points in the very step in which they are rolled."""


class RafReport(Report):
    """All of it."""

    first: str
    last: str
    vp: VictoryPoints
    days: list[Day]
    raids: list[Raid]
    losses: Losses
    history: PlayedHistory


class Reporting(NamedTuple):
    """How a game is reported: its chronicle, its raids, and the columns of a day.

    A game that begins at one of the steps `day_to_come` tells of its first dawn; another begins in the middle of a day.
    """

    chronicle: Callable[[AnyGame], RafChronicle]
    raids: Callable[[AnyGame], Raids]
    columns: DayColumns
    day_to_come: frozenset[str]


class RafTelling(Telling):
    """Plays a game again, its chronicle of days listening, and its points and raids noted."""

    reporting: ClassVar[Reporting]

    def __init__(self, game: AnyGame, side: str | None) -> None:
        super().__init__(game, side)
        self.chronicle = self.reporting.chronicle(self.again)
        self.points = Points(self.again)
        self.raids = self.reporting.raids(self.again)
        if self.again.step not in self.reporting.day_to_come:
            self.chronicle.day_begins(self.again.position, {})

    def hear(self, event: Event) -> None:
        """Everything is told to all three; raids come first, for they end with what is told next."""
        self.raids.hear(event, self.number)
        self.points.hear(event, self.number)
        self.chronicle.hear(event)

    def answered(self) -> None:
        """A change of points belongs to the answer that led to it."""
        self.points.settle(self.number)

    def throw(self, ask: Chance, text: str) -> None:
        """Dice that bring points are also weighed by them."""
        super().throw(ask, text)
        key = ask.prompt.key
        if key in POINT_DICE:
            self.swings.setdefault(key, Swing()).add(self.again, text, points_of)

    def raf_report(self) -> RafReport:
        """The report of the game that was played again."""
        position = self.again.position
        raids = self.raids.all(over=self.again.over)
        self.chronicle.close()
        days = [day_of(row, raids, self.reporting.columns) for row in self.chronicle.rows]
        first, last = self.points.points[0]["date"], self.points.points[-1]["date"]
        return {
            **self.report(),
            "first": days[0]["date"] if days else first,
            "last": days[-1]["date"] if days else last,
            "vp": self.points.told(position),
            "days": days,
            "raids": raids,
            "losses": losses_of(self.chronicle.totals),
            "history": history_of(position.scenario, [day["date"] for day in days]),
        }


def points_of(game: AnyGame) -> int:
    """The victory points of a game."""
    return int(game.position.vp)
