"""A raid event of Lion drawn and carried out, for tests with many cases of one event."""

from __future__ import annotations

from functools import partial

from lion_raids import raid

import raf_events
from raf_events import CARD, happened, reasons

__all__ = ["CARD", "changed", "drawn", "happened", "reasons"]

drawn = partial(raf_events.drawn, raid, "L")
changed = partial(raf_events.changed, raid)
