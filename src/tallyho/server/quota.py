"""How many games one may make in an hour: each is kept for ever, and a script makes thousands."""

from __future__ import annotations

from dataclasses import dataclass, field
from ipaddress import IPv4Address, IPv6Network, ip_address
from math import ceil
from time import monotonic
from typing import Final

from tallyho.server.troubles import Trouble

HOUR: Final = 3_600.0
OF_ONE: Final = 64
"""Whoever has an address of IPv6 has all that begin with as many bits."""


@dataclass(slots=True)
class Quota:
    """How many games each has made in this hour, by this server."""

    most: int
    ends: float = 0.0
    counts: dict[str, int] = field(default_factory=dict)

    def take(self, user: str | None, place: str | None = None) -> None:
        """Counts one more for a user, for a place where some are new, or for both; or refuses it to both."""
        who = [one for one in (user, place) if one is not None]
        now = monotonic()
        if now >= self.ends:
            self.counts.clear()
            self.ends = now + HOUR
        full = next((one for one in who if self.counts.get(one, 0) >= self.most), None)
        if full is not None:
            whose = "user" if full == user else "place"
            raise Trouble(429, "too-many-games", whose=whose, most=self.most, minutes=ceil((self.ends - now) / 60))
        for one in who:
            self.counts[one] = self.counts.get(one, 0) + 1


def place_of(address: str) -> str:
    """What a visitor is counted by: an address of IPv4, however it is written, or a network of IPv6."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Network((int(found), OF_ONE), strict=False))
