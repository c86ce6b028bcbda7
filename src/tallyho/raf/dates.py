"""Days of the Calendar as they are told: month and day as numbers, which every language words in its own way."""

from __future__ import annotations

from tallyho.raf.vocabulary import DAYS
from tallyho.table import Args


def dated(day: int) -> Args:
    """The month and the day of the month of a Calendar box.

    >>> dated(20), dated(21)
    ({'month': 8, 'day': 31}, {'month': 9, 'day': 1})
    """
    _, month, of_month = DAYS[day].split("-")
    return {"month": int(month), "day": int(of_month)}
