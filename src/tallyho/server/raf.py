"""What both RAF games tell the start page."""

from __future__ import annotations

from typing import Any

from tallyho.raf.dates import dated
from tallyho.raf.position import RafPosition
from tallyho.raf.vocabulary import CLOCK, DAYS
from tallyho.table import AnyGame
from tallyho.words import Words


def standing(game: AnyGame) -> dict[str, Any]:
    """The day, the hour and the score, which everybody may know."""
    position: RafPosition = game.position
    return {"date": DAYS[position.day], "clock": CLOCK[position.clock], "vp": position.vp}


def summary(game: str, facts: dict[str, Any], words: Words) -> str:
    """`15 August, 1000 hours, +4 VP`."""
    day = words.say(game, "date", dated(DAYS.index(facts["date"])))
    vp = facts["vp"]
    said = {"date": day, "clock": facts["clock"], "vp": f"{vp:+d}" if vp else "0"}
    return words.say(f"server-{game}", "summary", said)
