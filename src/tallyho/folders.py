"""Where a user's own things are kept."""

from __future__ import annotations

import os
from pathlib import Path


def data_folder() -> Path:
    """The folder for what a user has made with Tallyho, as XDG has it; it need not exist yet."""
    named = Path(os.environ.get("XDG_DATA_HOME") or "")
    folder = named if named.is_absolute() else Path("~/.local/share").expanduser()
    return folder / "tallyho"
