"""What the loader says of damaged data."""

from __future__ import annotations

import pytest

from tallyho.raf.components import load
from tallyho.table import BadData, Overlay


def refusal(overlay: Overlay, game: str = "lion") -> str:
    """The sentence with which the data are refused under this overlay."""
    with pytest.raises(BadData) as refused:
        load(overlay, game)
    return str(refused.value)
