"""The raids of 1917-18 in the months that were played, each figure with whether it was read; unknown stays unknown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict

from tallyho.history import Raid, by_month, history_1917, toll_of


class RaidThen(TypedDict):
    """A raid as it was: aircraft, people, and a sentence in each language; None is not known.

    `lost_to_defence` are raiders shot down or missing. `read` names the figures that were read in a source; the others
    are from memory.
    """

    date: str
    kind: str
    when: str
    sent: int
    reached: int
    killed: int
    injured: int
    lost_to_defence: int | None
    lost_crashed: int | None
    text: dict[str, str]
    verified: bool
    read: list[str]


class MonthThen(TypedDict):
    """The raids of a month; `lost` is None if it is not known for one of them, `verified` counts raids."""

    month: str
    raids: int
    killed: int
    injured: int
    lost: int | None
    verified: int
    list: list[RaidThen]


class FbobHistory(TypedDict):
    """The months of the game, and all of them together."""

    months: list[MonthThen]
    total: MonthThen


def history_of(months: Sequence[str]) -> FbobHistory:
    """The record beside a game of these months, given as 1917-05; a month without raids has a row of its own."""
    then = by_month(history_1917())
    raids = [then.get(month, []) for month in months]
    total = month_then("", [raid for some in raids for raid in some])
    return {
        "months": [month_then(month, some) for month, some in zip(months, raids, strict=True)],
        "total": {**total, "list": []},
    }


def month_then(month: str, raids: Sequence[Raid]) -> MonthThen:
    """What these raids did and lost together; weights of bombs are known for too few of them."""
    toll = toll_of(raids)
    return {
        "month": month,
        "raids": toll.raids,
        "killed": toll.killed,
        "injured": toll.injured,
        "lost": toll.lost,
        "verified": sum(raid.verified for raid in raids),
        "list": [raid_then(raid) for raid in raids],
    }


def raid_then(raid: Raid) -> RaidThen:
    """A raid for the report."""
    return {
        "date": raid.date,
        "kind": raid.kind,
        "when": raid.when,
        "sent": raid.sent,
        "reached": raid.reached,
        "killed": raid.killed,
        "injured": raid.injured,
        "lost_to_defence": raid.lost_to_defence,
        "lost_crashed": raid.lost_crashed,
        "text": raid.text,
        "verified": raid.verified,
        "read": [*raid.seen],
    }
