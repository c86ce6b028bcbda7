"""The report of RAF: Lion: victory points over time, raid days, raids, losses, luck, beside the history of 1940."""

from __future__ import annotations

from typing import Final

from tallyho.lab.chronicle_lion import LionChronicle
from tallyho.lab.dice import Swing
from tallyho.lab.report import Report, Telling
from tallyho.lab.report_lion_days import Day, Losses, day_of, losses_of
from tallyho.lab.report_lion_history import PlayedHistory, history_of
from tallyho.lab.report_lion_raids import Raid, Raids
from tallyho.lab.report_lion_vp import Points, VictoryPoints
from tallyho.table import AnyGame, Chance
from tallyho.table.log import Event

POINT_DICE: Final = frozenset(
    ("hunter-attack", "squadron-attack", "bombing", "heavy-damage", "night-combat-die", "night-bombing-die")
)
"""Dice that bring or cost victory points in the very step in which they are rolled."""
DAY_TO_COME: Final = frozenset(("set-up.green-squadrons", "preparation.repair", "preparation.time"))
"""A game that begins at one of these steps tells of its first dawn; another begins in the middle of a day."""


class LionReport(Report):
    """All of it."""

    first: str
    last: str
    vp: VictoryPoints
    days: list[Day]
    raids: list[Raid]
    losses: Losses
    history: PlayedHistory


def report_of(game: AnyGame, side: str | None) -> LionReport:
    """The report as a side (None: a spectator) may know it; Lion has no secrets."""
    telling = LionTelling(game, side)
    telling.follow()
    return telling.lion_report()


class LionTelling(Telling):
    """Plays a game of Lion again, its chronicle of days listening, and its points and raids noted."""

    def __init__(self, game: AnyGame, side: str | None) -> None:
        super().__init__(game, side)
        self.chronicle = LionChronicle(self.again)
        self.points = Points(self.again)
        self.raids = Raids(self.again)
        if self.again.step not in DAY_TO_COME:
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

    def lion_report(self) -> LionReport:
        """The report of the game that was played again."""
        position = self.again.position
        raids = self.raids.all(over=self.again.over)
        self.chronicle.close()
        days = [day_of(row, raids) for row in self.chronicle.rows]
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
