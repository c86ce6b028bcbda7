"""Victory points and the end of a game by them (lion:16, lion:16.2, eagle:16, eagle:16.2)."""

from __future__ import annotations

from typing import Final

from tallyho.raf.position import ELIMINATED, RafPosition
from tallyho.raf.vocabulary import CAMPAIGN, HARDEST_DAYS, PRELUDE, SCENARIOS, THIN_BLUE_LINE
from tallyho.table import GameOver

__all__ = [
    "ADVANCED",
    "BRITISH",
    "CAMPAIGN",
    "GERMAN",
    "HARDEST_DAYS",
    "NIGHT",
    "PRELUDE",
    "SCENARIOS",
    "THIN_BLUE_LINE",
    "score",
]

BRITISH: Final = "british"
GERMAN: Final = "german"
ADVANCED: Final = "advanced"
NIGHT: Final = "night"


def score(p: RafPosition, change: int) -> None:
    """Moves the VP marker; 35 points either way end the game, except in Prelude (lion:16.2, lion:R-45, eagle:16.2)."""
    if not change:
        return
    p.vp += change
    if abs(p.vp) >= p.data.vp_end and p.scenario != PRELUDE:
        p.ending = ELIMINATED
        p.tell("eliminated", "lion:16.2a eagle:16.2a" if p.vp < 0 else "lion:16.2b eagle:16.2b", {"vp": p.vp})
        raise GameOver
