"""Victory points (lion:16) and the end of a game by them (lion:16.2)."""

from __future__ import annotations

from typing import Final

from tallyho.raf.position import ELIMINATED, RafPosition
from tallyho.raf.vocabulary import CAMPAIGN, HARDEST_DAYS, PRELUDE, SCENARIOS, THIN_BLUE_LINE
from tallyho.table import GameOver

__all__ = [
    "ADVANCED",
    "BRITISH",
    "CAMPAIGN",
    "HARDEST_DAYS",
    "NIGHT",
    "PRELUDE",
    "SCENARIOS",
    "THIN_BLUE_LINE",
    "score",
]

BRITISH: Final = "british"
ADVANCED: Final = "advanced"
NIGHT: Final = "night"


def score(p: RafPosition, change: int) -> None:
    """Moves the VP marker; a total of 35 either way ends the game, except in Prelude (lion:16.2, R-20, R-45)."""
    if not change:
        return
    p.vp += change
    if abs(p.vp) >= p.data.vp_end and p.scenario != PRELUDE:
        p.ending = ELIMINATED
        p.tell("eliminated", "lion:16.2a" if p.vp < 0 else "lion:16.2b", {"vp": p.vp})
        raise GameOver
