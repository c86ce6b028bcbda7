"""A raid of Lion begun at one of its steps and played by a script, for tests with many cases of one rule."""

from __future__ import annotations

from functools import partial
from typing import TypeAlias

import raf_raids
from tallyho.raf.lion.title import LION
from tallyho.raf.position import RafPosition

A_PORT = 31
"""A target card for raids whose target does not matter; it is in LF2."""
CARD_WITHOUT_EVENT = 110

Raid: TypeAlias = raf_raids.Raid[RafPosition]
raid = partial(raf_raids.begun, LION, target=A_PORT, event=CARD_WITHOUT_EVENT, effects=["responded"])
"""Begins a raid with these units and fields at a step; every answer of the script must be offered."""
