"""A player's own data pack, as several commands take it."""

from __future__ import annotations

import tomllib
from pathlib import Path

from tallyho.table import BadData, Overlay
from tallyho.table.data import as_overlay


def read_pack(path: Path | None) -> Overlay | None:
    """The pack in this file; None if none was named."""
    if path is None:
        return None
    try:
        return as_overlay(tomllib.loads(path.read_text(encoding="utf-8")), str(path))
    except (OSError, UnicodeDecodeError, RecursionError, tomllib.TOMLDecodeError) as error:
        reason = getattr(error, "strerror", None) or error
        raise BadData(f"{path} cannot be read as a data pack (TOML): {reason}") from error
