"""What happened in 1940 in the weeks of the turns that were played: losses with their author, days with a name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict

from tallyho.history import Day, history_1940
from tallyho.hksw.vocabulary import CAMPAIGN
from tallyho.lab.report_raf_history import (
    SERIES,
    DayThen,
    Figures,
    LostThen,
    WeekThen,
    day_then,
    lost_then,
    span,
    strength_then,
    totals_then,
)


class TurnThen(TypedDict):
    """The weeks of a turn: aircraft lost by the author of the series, and the days that have a name.

    `read` is `both` if the figures of all its days were read in a source; else some are from memory.
    """

    turn: int
    first: str
    last: str
    raf: int
    luftwaffe: int
    read: str
    days: list[DayThen]


class HkswHistory(TypedDict):
    """The turns played, the series of their days, and for the campaign strength and totals of the battle."""

    author: str
    turns: list[TurnThen]
    series: list[LostThen]
    strength: list[WeekThen]
    totals: list[Figures]


def history_of(scenario: str, turns: Sequence[tuple[int, str, str]]) -> HkswHistory:
    """The record beside a game of these turns: number, first and last day."""
    then = history_1940()
    whole = scenario == CAMPAIGN
    days = span([turns[0][1], turns[-1][2]]) if turns else []
    return {
        "author": SERIES,
        "turns": [_turn_then(turn, first, last, then.days) for turn, first, last in turns],
        "series": [lost_then(then.days[day]) for day in days if day in then.days],
        "strength": strength_then(then) if whole else [],
        "totals": totals_then(then) if whole else [],
    }


def _turn_then(turn: int, first: str, last: str, all_days: dict[str, Day]) -> TurnThen:
    days = [all_days[day] for day in span([first, last]) if day in all_days]
    reads = {lost_then(day)["read"] for day in days}
    return {
        "turn": turn,
        "first": first,
        "last": last,
        "raf": sum(day.raf for day in days),
        "luftwaffe": sum(day.luftwaffe for day in days),
        "read": "both" if reads == {"both"} else "partial",
        "days": [day_then(day) for day in days if any(day.name.values())],
    }
