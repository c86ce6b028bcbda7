"""Two small games that use every feature of the table: on them the suite for all games is proven."""

from __future__ import annotations

from typing import Any

from tallyho.table import Title

from .ambush.title import AMBUSH
from .patrol.title import PATROL

TITLES: tuple[Title[Any], ...] = (PATROL, AMBUSH)
