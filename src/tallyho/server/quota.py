"""How many games one may make in an hour: each is kept for ever, and a script makes thousands."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import ceil
from time import monotonic
from typing import Final

from tallyho.server.troubles import Trouble

HOUR: Final = 3_600.0


@dataclass(slots=True)
class Quota:
    """How many games each has made in this hour, by this server."""

    most: int
    ends: float = 0.0
    counts: dict[str, int] = field(default_factory=dict)

    def take(self, who: str) -> None:
        """Counts one more, or refuses it."""
        now = monotonic()
        if now >= self.ends:
            self.counts.clear()
            self.ends = now + HOUR
        if self.counts.get(who, 0) >= self.most:
            raise Trouble(429, "too-many-games", most=self.most, minutes=ceil((self.ends - now) / 60))
        self.counts[who] = self.counts.get(who, 0) + 1
