"""The air war over Britain as it was: the battle of 1940 and the raids of 1917-18, each figure with where it is from.

`history_1940` and `history_1917` read and check the files beside this module; docs/history.md names the authors and
says what `verified` means. Nothing here is a rule of a game.
"""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files

from tallyho.history.days import Day, Month, Total, days_of, months_of, totals_of
from tallyho.history.raids import Raid, Toll, by_month, raids_of, toll_of
from tallyho.history.strength import Reading, Week, readings_of, weeks_of
from tallyho.history.tables import Folder

__all__ = [
    "Day",
    "History",
    "Month",
    "Raid",
    "Reading",
    "Toll",
    "Total",
    "Week",
    "by_month",
    "history_1917",
    "history_1940",
    "read_1917",
    "read_1940",
    "toll_of",
]


class History:
    """All files of 1940 together."""

    def __init__(self, folder: Folder) -> None:
        self.days: dict[str, Day] = days_of(folder / "1940-days.csv")
        self.weeks: list[Week] = weeks_of(folder / "1940-weeks.csv", self.days)
        self.strength: list[Reading] = readings_of(folder / "1940-strength.csv")
        self.months: list[Month] = months_of(folder / "1940-months.csv")
        self.totals: dict[str, Total] = totals_of(folder / "totals.csv", self.days)


@lru_cache(maxsize=1)
def history_1940() -> History:
    """The record of 1940 that comes with the package; read once."""
    return read_1940(files("tallyho") / "history")


def read_1940(folder: Folder) -> History:
    """The record in a folder, checked; `BadData` says which file, which row and what is wrong."""
    return History(folder)


@lru_cache(maxsize=1)
def history_1917() -> tuple[Raid, ...]:
    """The raids of 1917-18 that come with the package; read once."""
    return read_1917(files("tallyho") / "history")


def read_1917(folder: Folder) -> tuple[Raid, ...]:
    """The raids in a folder, checked; `BadData` says which file, which row and what is wrong."""
    return tuple(raids_of(folder / "1917-18-raids.csv"))
