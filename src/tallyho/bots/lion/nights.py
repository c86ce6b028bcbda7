"""Night raids (lion:18): Blenheims are of little use by day and of much by night."""

from __future__ import annotations

from typing import cast

from tallyho.bots.lion.situation import Situation, told
from tallyho.raf.night import KEEP, SUBTRACT
from tallyho.table import DONE, Choice


def night_patrol(s: Situation, choice: Choice) -> str:
    """All Blenheims fly by night: every one raises the chance to find the raid, and by day they only bleed."""
    patrolling = cast("list[str]", told(choice, "patrolling"))
    ready = [name for name in choice.offers[1:] if name not in patrolling]
    return ready[0] if ready else DONE


def six_hundred(s: Situation, choice: Choice) -> str:
    """A die that finds the raid anyway is kept: it is the number of interceptors, too."""
    die, chance = cast("int", told(choice, "die")), cast("int", told(choice, "chance"))
    return KEEP if die <= chance else SUBTRACT


def night_squadron(s: Situation, choice: Choice) -> str:
    """The strongest Blenheims."""
    return s.best(choice.offers, lambda name: s.unit(name).rating)


def night_gruppe(s: Situation, choice: Choice) -> str:
    """The Gruppe that is easiest to hit; the higher the total, the better the row."""
    return s.best(choice.offers, lambda name: s.unit(name).rating)


def landing_accident(s: Situation, choice: Choice) -> str:
    """The one with most bombs."""
    return s.best(choice.offers, lambda name: s.unit(name).strength)
