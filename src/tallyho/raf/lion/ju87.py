"""The withdrawal of the Ju 87 (lion:19.7)."""

from __future__ import annotations

from typing import Final

from tallyho.raf.position import RafPosition
from tallyho.raf.score import ADVANCED
from tallyho.raf.vocabulary import HEAVY_LOSS, LIGHT_LOSS, OUT

JU87_LOSSES: Final = 3


def withdraw_ju87(p: RafPosition) -> None:
    """With three Ju 87 Gruppen in the loss boxes all of them leave the game (lion:19.7, R-69)."""
    if ADVANCED not in p.options:
        return
    where = p.where
    lost = sum(where[unit] in (LIGHT_LOSS, HEAVY_LOSS) for unit in p.data.ju87)
    if lost >= JU87_LOSSES:
        for unit in p.data.ju87:
            where[unit] = OUT
        p.tell("ju87-withdrawn", "lion:19.7", {"lost": lost})
