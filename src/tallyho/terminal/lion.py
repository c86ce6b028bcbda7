"""The table of RAF: Lion in words."""

from __future__ import annotations

from typing import ClassVar, Final

from tallyho.raf.components import RafData
from tallyho.raf.lion.title import LION
from tallyho.table import View
from tallyho.terminal.raf import RafTable, in_words
from tallyho.words import Words

GAME: Final = "lion"
CATALOGUE: Final = "terminal-lion"
"""The catalogue of what is said here."""
IN_A_RAID: Final = frozenset(
    ("commit", "detection", "force-card-size", "force-card-types", "which-gruppe", "approach-card", "target-event-card")
)
EFFECTS_TOLD: Final = frozenset(
    (
        *("follow-up", "snap-raid", "delayed-response", "british-altitude", "german-altitude", "big-wing"),
        *("escort-coordination", "pathfinders", "low-level", "non-essential", "no-advance-warning"),
        *("secondary-a", "secondary-b", "secondary-c", "lf3-to-lf2", "terror", "tension", "stabilized"),
    )
)


def situation(view: View, words: Words, data: RafData | None = None) -> list[str]:
    """The whole table, a few short lines; `data` are the components played with, if they are not those of the box."""
    return in_words(LionInWords, view, words, data or _printed())


class LionInWords(RafTable):
    """The table of Lion: the backs of target cards, and aces."""

    game: ClassVar[str] = GAME
    in_a_raid: ClassVar[frozenset[str]] = IN_A_RAID
    effects_told: ClassVar[frozenset[str]] = EFFECTS_TOLD

    def lines(self) -> list[str]:
        """The day, the raid, both air forces."""
        return [*self.day(), *self.raid(), *self.fighter_command(), *self._aces(), *self.luftwaffe()]

    def cards_shown(self) -> list[str]:
        """Where the next raids may come from."""
        return [self.say("backs", pulled=self.table["pulled"] or "none", top=self.table["top"] or "none")]

    def _aces(self) -> list[str]:
        return [self.say("ace", ace=ace, squadron=squadron) for ace, squadron in self.table["aces"].items() if squadron]


def _printed() -> RafData:
    data = LION.data()
    assert isinstance(data, RafData)
    return data
