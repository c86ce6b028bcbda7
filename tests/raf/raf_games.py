"""The data of both RAF games, for tests of what they share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tallyho.raf.components import RafData, load
from tallyho.raf.eagle.components import load as load_eagle
from tallyho.table import Overlay

LOAD: Final[dict[str, Callable[[Overlay], RafData]]] = {"lion": load, "eagle": load_eagle}
