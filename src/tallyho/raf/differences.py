"""Where the rules of Lion and Eagle differ inside the code they share; all else that differs is each game's own."""

from __future__ import annotations

from typing import Final, NamedTuple


class Differences(NamedTuple):
    """What one of the games does its own way."""

    player: str
    """The side that is played; the other is automatic."""
    bombers_recover: int
    """Whether bombers that return from a raid are full at once (lion:12.1b, eagle:11.1a)."""
    crippling: bool
    """Whether damaged nets in two regions cripple the radar system (lion:11.21e)."""
    night_raiders_return: bool
    """Whether Night Raid Boxes are emptied at the end of the day (eagle:4.IV.2c)."""
    new_day: str
    """The step with which a raid day begins."""
    delay_needs_total: bool
    """Whether in The Thin Blue Line a delay is a German victory only if the total is negative (eagle:17.2p)."""


LION: Final = Differences(
    player="british",
    bombers_recover=0,
    crippling=True,
    night_raiders_return=False,
    new_day="preparation.repair",
    delay_needs_total=False,
)
EAGLE: Final = Differences(
    player="german",
    bombers_recover=1,
    crippling=False,
    night_raiders_return=True,
    new_day="planning.night-raids",
    delay_needs_total=True,
)
DIFFERENCES: Final = {"lion": LION, "eagle": EAGLE}
"""By the name of the game."""
