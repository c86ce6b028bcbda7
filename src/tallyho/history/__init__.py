"""The Battle of Britain as it was: losses day by day, weather, raids, strength and output, each with where it is from.

`history_1940` reads and checks the files beside this module; docs/history.md names the authors and says what
`verified` means. Nothing here is a rule of a game.
"""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files

from tallyho.history.days import Day, Month, Total, days_of, months_of, totals_of
from tallyho.history.strength import Reading, Week, readings_of, weeks_of
from tallyho.history.tables import Folder

__all__ = ["Day", "History", "Month", "Reading", "Total", "Week", "history_1940", "read_1940"]


class History:
    """All files together."""

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
