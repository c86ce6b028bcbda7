"""What a simulation writes down of RAF: Lion: raids by kind, and how they were answered."""

from __future__ import annotations

from typing import Final

from tallyho.lab.chronicle_raf import BOMBING, RafChronicle
from tallyho.lab.chronicle_raf_summary import summary
from tallyho.lab.simulate_table import Section, Table
from tallyho.raf.position import RafPosition
from tallyho.raf.vocabulary import FOLLOW_UP, MAJOR
from tallyho.table import AnyGame, Args

COUNTED: Final = {
    "raid-none": "no_raids",
    "raid-called-off": "called_off",
    "false-raid": "false_raids",
    "nobody-responds": "unanswered",
    "committed": "committed",
    "squadron-enters": "reinforcements",
    "squadron-green": "turned_green",
}
FLOWN: Final = ("minor", "major", "sweeps", "snap_raids")
"""Kinds of raids that were flown: each raid is one of these; a sweep is not counted among the minor ones."""

COUNTS: Final = ("raids", *FLOWN, "follow_ups", *COUNTED.values(), *BOMBING)
RAIDS: Final = {
    "raids": "raids",
    "minor": "minor",
    "major": "major",
    "sweep": "sweeps",
    "snap": "snap_raids",
    "follow-up": "follow_ups",
    "false": "false_raids",
    "off": "called_off",
    "none": "no_raids",
    "committed": "committed",
}
"""Headings and columns of what is counted in a day."""


class LionChronicle(RafChronicle):
    """Follows one game of Lion."""

    counted = COUNTED
    counts = COUNTS

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        self.swept = False
        self.heard |= {
            "day-begins": self.day_begins,
            "raid-types": self.raid_types,
            "sweep": self.sweep,
            "raid-formed": self.raid_formed,
            "snap-raid-begins": self.snap_raid_begins,
        }

    @staticmethod
    def summary(games: Table, days: Table) -> list[Section]:
        """Points, raids, losses, depletion."""
        return summary(games, days, RAIDS)

    def raid_types(self, p: RafPosition, args: Args) -> None:
        """A raid is about to be formed; if it is a sweep, that is told next."""
        self.swept = False

    def sweep(self, p: RafPosition, args: Args) -> None:
        """The raid about to be formed is a sweep."""
        self.swept = True

    def raid_formed(self, p: RafPosition, args: Args) -> None:
        """A raid with its Gruppen."""
        kind = "sweeps" if self.swept else "major" if p.raid == MAJOR else "minor"
        self.today.update(("raids", kind))
        if p.effects & FOLLOW_UP:
            self.today["follow_ups"] += 1

    def snap_raid_begins(self, p: RafPosition, args: Args) -> None:
        """A raid of its own kind, which is never formed by Force cards."""
        self.today.update(("raids", "snap_raids"))
