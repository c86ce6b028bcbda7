"""The report of RAF: Lion."""

from __future__ import annotations

from typing import ClassVar

from tallyho.lab.chronicle_lion import LionChronicle
from tallyho.lab.report_lion_raids import LionRaids
from tallyho.lab.report_raf import RafReport, RafTelling, Reporting
from tallyho.lab.report_raf_days import DayColumns
from tallyho.table import AnyGame


class LionTelling(RafTelling):
    """Plays a game of Lion again."""

    reporting: ClassVar[Reporting] = Reporting(
        LionChronicle,
        LionRaids,
        DayColumns(called_off="called_off", false_raids="false_raids", committed="committed"),
        frozenset(("set-up.green-squadrons", "preparation.repair", "preparation.time")),
    )


def report_of(game: AnyGame, side: str | None) -> RafReport:
    """The report as a side (None: a spectator) may know it; Lion has no secrets."""
    telling = LionTelling(game, side)
    telling.follow()
    return telling.raf_report()
