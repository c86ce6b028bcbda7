"""A raid of Eagle begun at one of its steps and played by a script, for tests with many cases of one rule."""

from __future__ import annotations

from functools import partial
from typing import TypeAlias

import raf_raids
from tallyho.raf.eagle.position import EaglePosition
from tallyho.raf.eagle.title import EAGLE

A_PORT = 31
"""A target card for raids whose target does not matter; it is in LF2, on the coast and in range."""
CARD_WITHOUT_EVENT = 117

Raid: TypeAlias = raf_raids.Raid[EaglePosition]
raid = partial(raf_raids.begun, EAGLE, target=A_PORT, event=CARD_WITHOUT_EVENT, effects=["responded"])
"""Begins a raid with these units and fields at a step; every answer of the script must be offered."""
