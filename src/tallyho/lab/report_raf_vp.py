"""Victory points over time, with what has changed them and the totals that decide the game."""

from __future__ import annotations

from typing import Final, TypedDict

from tallyho.raf.position import RafPosition
from tallyho.raf.vocabulary import CAMPAIGN, CLOCK, DAYS, PRELUDE, THIN_BLUE_LINE
from tallyho.table import AnyGame
from tallyho.table.log import Event

CAUSES: Final = frozenset(
    (
        "hunter-attack", "squadron-attack", "nobody-responds", "bombed", "event-light-loss", "night-combat",
        "night-bombing", "day-advance", "sealion-preparations", "squadron-enters",
    )
)  # fmt: skip
"""Events after which the marker moves: each is told, then its points are scored."""
START: Final = "start"
AFTER_MIDNIGHT: Final = frozenset(("day-advance", "sealion-preparations", "squadron-enters"))
"""Changes on the date of the next day before it has begun, while the clock marker still shows the end of the last."""
BEFORE_DAWN: Final = "before-dawn"


class Point(TypedDict):
    """The total after a change: answers given by then, the event that led to it; `clock` may be before dawn."""

    number: int
    date: str
    clock: str
    vp: int
    change: int
    cause: str


class Band(TypedDict):
    """A result of a scenario, for totals from low to high."""

    low: int
    high: int
    level: str
    winner: str | None


class Sealion(TypedDict):
    """The totals at which the invasion is prepared or cancelled on a day."""

    date: str
    start: int
    cancel: int


class VictoryPoints(TypedDict):
    """The total now, every change, and what decides: bands, or the end at either side and the values of Sealion."""

    now: int
    points: list[Point]
    bands: list[Band]
    limit: int | None
    sealion: list[Sealion]


class Points:
    """Follows the VP marker."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.cause = START
        self.points: list[Point] = []
        self._note(0, 0)

    def hear(self, event: Event, number: int) -> None:
        """Something has been told: what moved the marker before was told before."""
        self.settle(number)
        if event[0] in CAUSES:
            self.cause = event[0]

    def settle(self, number: int) -> None:
        """Notes a change since the last event."""
        change = self.game.position.vp - self.points[-1]["vp"]
        if change:
            self._note(number, change)

    def told(self, p: RafPosition) -> VictoryPoints:
        """All of it, with what decides the scenario."""
        campaign = p.scenario in (CAMPAIGN, THIN_BLUE_LINE)
        return {
            "now": p.vp,
            "points": self.points,
            "bands": [] if campaign else [{**band._asdict()} for band in p.data.bands[p.scenario]],  # type: ignore[typeddict-item]
            "limit": None if p.scenario == PRELUDE else p.data.vp_end,
            "sealion": sealion_values(p) if campaign else [],
        }

    def _note(self, number: int, change: int) -> None:
        p: RafPosition = self.game.position
        date, clock = DAYS[p.day], BEFORE_DAWN if self.cause in AFTER_MIDNIGHT else CLOCK[p.clock]
        self.points.append(
            {"number": number, "date": date, "clock": clock, "vp": p.vp, "change": change, "cause": self.cause}
        )


def sealion_values(p: RafPosition) -> list[Sealion]:
    """The values of the Calendar, for the days that have any."""
    return [
        {"date": day, "start": start, "cancel": cancel}
        for day, start, cancel in zip(DAYS, p.data.sealion_start, p.data.sealion_cancel, strict=True)
        if start is not None and cancel is not None
    ]
