"""How a game ended."""

from __future__ import annotations

from typing import NamedTuple


class Outcome(NamedTuple):
    """Who won (None: nobody), how clearly, why, and by which rule; level and reason are keys of the catalogues."""

    winner: str | None
    level: str
    reason: str
    rule: str


class GameOver(Exception):
    """Raised anywhere in a step to end the game there; the title's `outcome` then reads the position."""
