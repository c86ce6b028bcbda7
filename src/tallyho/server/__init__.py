"""The web application. Read `app` first, then `tables` (games in memory and in the database), then the `api_` files."""

from __future__ import annotations

from typing import Final

MOST_GAMES: Final = 120
"""Games, branches and records of one user in an hour; a person plays a few."""
MOST_A_MINUTE: Final = 3000
"""Requests of one address; a person answers a few in a second at the most, a bot that plays on rather more."""
