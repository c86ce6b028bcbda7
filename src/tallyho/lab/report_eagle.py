"""The report of RAF: Eagle."""

from __future__ import annotations

from typing import ClassVar

from tallyho.lab.chronicle_eagle import EagleChronicle
from tallyho.lab.report_eagle_raids import EagleRaids
from tallyho.lab.report_raf import RafReport, RafTelling, Reporting
from tallyho.lab.report_raf_days import DayColumns
from tallyho.table import AnyGame


class EagleTelling(RafTelling):
    """Plays a game of Eagle again."""

    reporting: ClassVar[Reporting] = Reporting(
        EagleChronicle,
        EagleRaids,
        DayColumns(called_off="cancelled", false_raids="decoys", committed="responding"),
        frozenset(("set-up.green-squadrons", "planning.night-raids", "planning.strategy-draw", "planning.target-draw")),
    )


def report_of(game: AnyGame, side: str | None) -> RafReport:
    """The report as a side (None: a spectator) may know it; Eagle has no secrets."""
    telling = EagleTelling(game, side)
    telling.follow()
    return telling.raf_report()
