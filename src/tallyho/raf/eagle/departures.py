"""Who has left the raid: Jabos drop their bombs, the ace goes back to the counter mix (eagle:19.3, eagle:19.63)."""

from __future__ import annotations

from typing import Final

from tallyho.raf.eagle.position import EaglePosition
from tallyho.raf.vocabulary import ACE_BOX, HEAVY_LOSS, INFLIGHT, LIGHT_LOSS, SPITFIRE
from tallyho.table import mask

GONE: Final = mask([INFLIGHT, LIGHT_LOSS, HEAVY_LOSS])


def after_leaving(p: EaglePosition) -> None:
    """To be called when units may have left the raid."""
    unit = p.jabo.find(1)
    while unit >= 0:
        if GONE[p.where[unit]]:
            p.jabo[unit] = 0
            p.tell("jabo-jettisons", "eagle:19.3f", {"gruppe": p.data.names[unit]})
        unit = p.jabo.find(1, unit + 1)
    ace = p.data.ace[SPITFIRE]
    if GONE[p.where[ace]]:
        p.where[ace] = ACE_BOX
        p.full[ace] = 1
        p.tell("ace-returns", "eagle:19.63b", {"squadron": p.data.names[ace]})
