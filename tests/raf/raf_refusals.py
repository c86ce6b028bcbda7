"""What the loader says of damaged data."""

from __future__ import annotations

import pytest
from raf_games import LOAD

from tallyho.table import BadData, Overlay


def refusal(overlay: Overlay, game: str = "lion") -> str:
    """The sentence with which the data are refused under this overlay."""
    with pytest.raises(BadData) as refused:
        LOAD[game](overlay)
    return str(refused.value)
