"""What happened in 1940 on the days that were played, as the report shows it: figures with their authors, texts."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, timedelta
from typing import Final, TypedDict

from tallyho.history import Day, History, history_1940
from tallyho.raf.vocabulary import CAMPAIGN, THIN_BLUE_LINE

SERIES, WIDER = "wood-dempster", "then-and-now"
"""The authors of the two series by day."""
MORNINGS: Final = "battle-of-britain-blog"
"""Who quotes the fighters fit to fly: the author of all counts by week."""
READ: Final = {"raf+lw": "both", "raf": "raf", "lw": "luftwaffe", "none": "none"}
"""Which of two figures were read in a source, as the files and as reports say it; the others are from memory."""


class Figures(TypedDict):
    """Aircraft lost as an author counts them; `read`: both, raf, luftwaffe or none, the others are from memory."""

    author: str
    raf: int
    luftwaffe: int
    read: str


class DayThen(TypedDict):
    """A day that was played: what is told of it in every language, and the figures there are."""

    date: str
    phase: str
    weather: dict[str, str]
    raids: dict[str, str]
    name: dict[str, str]
    figures: list[Figures]


class LostThen(TypedDict):
    """Aircraft lost on a day of the span that the game covers."""

    date: str
    raf: int
    luftwaffe: int
    read: str


class WeekThen(TypedDict):
    """Fighters of Fighter Command fit to fly."""

    author: str
    date: str
    serviceable: int
    verified: bool


class PlayedHistory(TypedDict):
    """The days played, the series of the whole span by its author, and for a campaign the whole battle."""

    author: str
    days: list[DayThen]
    series: list[LostThen]
    strength: list[WeekThen]
    totals: list[Figures]


def history_of(scenario: str, played: Sequence[str]) -> PlayedHistory:
    """The record beside a game of these raid days."""
    then = history_1940()
    whole = scenario in (CAMPAIGN, THIN_BLUE_LINE)
    return {
        "author": SERIES,
        "days": [day_then(then.days[day]) for day in played],
        "series": [lost_then(then.days[day]) for day in ([*then.days] if scenario == CAMPAIGN else span(played))],
        "strength": strength_then(then) if whole else [],
        "totals": totals_then(then) if whole else [],
    }


def span(played: Sequence[str]) -> list[str]:
    """All days from the first to the last."""
    if not played:
        return []
    first, last = date.fromisoformat(played[0]), date.fromisoformat(played[-1])
    return [(first + timedelta(days=count)).isoformat() for count in range((last - first).days + 1)]


def day_then(day: Day) -> DayThen:
    """A day with its figures by author."""
    figures: list[Figures] = [
        {"author": SERIES, "raf": day.raf, "luftwaffe": day.luftwaffe, "read": READ[day.losses_seen]},
    ]
    if day.raf_wider is not None and day.luftwaffe_wider is not None:
        figures.append({"author": WIDER, "raf": day.raf_wider, "luftwaffe": day.luftwaffe_wider, "read": "both"})
    return {
        "date": day.date,
        "phase": day.phase,
        "weather": day.weather,
        "raids": day.raids,
        "name": day.name,
        "figures": figures,
    }


def lost_then(day: Day) -> LostThen:
    """A day of the series."""
    return {"date": day.date, "raf": day.raf, "luftwaffe": day.luftwaffe, "read": READ[day.losses_seen]}


def strength_then(then: History) -> list[WeekThen]:
    """The weeks with a count of fighters."""
    return [
        {
            "author": MORNINGS,
            "date": week.serviceable_on,
            "serviceable": week.serviceable,
            "verified": week.verified_strength,
        }
        for week in then.weeks
        if week.serviceable_on is not None and week.serviceable is not None
    ]


def totals_then(then: History) -> list[Figures]:
    """The whole battle by author."""
    return [
        {"author": one.author, "raf": one.raf, "luftwaffe": one.luftwaffe, "read": READ[one.losses_seen]}
        for one in then.totals.values()
    ]
