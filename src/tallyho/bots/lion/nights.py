"""Night raids (lion:18): Blenheims are of little use by day and of much by night."""

from __future__ import annotations

from typing import cast

from tallyho.bots.raf.situation import Situation, told
from tallyho.raf.lion.night import KEEP, SUBTRACT
from tallyho.table import DONE, Choice


def night_patrol(s: Situation, choice: Choice) -> str:
    """All Blenheims fly by night: every one raises the chance to find the raid, and by day they only bleed."""
    patrolling = cast("list[str]", told(choice, "patrolling"))
    ready = [name for name in choice.offers[1:] if name not in patrolling]
    if s.weighed is not None:
        s.weighed.add("night-patrol", "lion:18.3a", patrolling=len(patrolling), ready=len(ready))
    return ready[0] if ready else DONE


def six_hundred(s: Situation, choice: Choice) -> str:
    """A die that finds the raid anyway is kept: it is the number of interceptors, too."""
    die, chance = cast("int", told(choice, "die")), cast("int", told(choice, "chance"))
    if s.weighed is not None:
        s.weighed.add("six-hundred", die=die, chance=chance, found="yes" if die <= chance else "no")
    return KEEP if die <= chance else SUBTRACT


def night_squadron(s: Situation, choice: Choice) -> str:
    """The strongest Blenheims."""
    answer = s.best(choice.offers, lambda name: s.unit(name).rating)
    if s.weighed is not None:
        s.weighed.add("strongest", unit=answer, rating=s.unit(answer).rating)
    return answer


def night_gruppe(s: Situation, choice: Choice) -> str:
    """The Gruppe that is easiest to hit; the higher the total, the better the row."""
    answer = s.best(choice.offers, lambda name: s.unit(name).rating)
    if s.weighed is not None:
        s.weighed.add("night-prey", "lion:10.1a", unit=answer, rating=s.unit(answer).rating)
    return answer


def landing_accident(s: Situation, choice: Choice) -> str:
    """The one with most bombs."""
    answer = s.best(choice.offers, lambda name: s.unit(name).strength)
    if s.weighed is not None:
        s.weighed.add("most-bombs", unit=answer, strength=s.unit(answer).strength)
    return answer
