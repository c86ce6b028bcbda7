"""British reinforcements, for victory points (lion:4.IV.8b, lion:15.5)."""

from __future__ import annotations

from functools import partial
from typing import Final

from tallyho.raf.position import RafPosition
from tallyho.raf.score import BRITISH, score
from tallyho.raf.units import named, squadrons_in
from tallyho.raf.vocabulary import NONE, POOL
from tallyho.table import DONE, Asks, Choice, Jump, Prompt, Reason

REINFORCEMENT: Final = Prompt("reinforcement", "lion:15.5a")
MOST_A_DAY: Final = 2


def reinforcements(p: RafPosition) -> Asks[Jump]:
    """The player may bring up to two squadrons of the pool into play, at the price of the day (lion:15.5)."""
    cost = p.data.reinforcement_cost(p.day)
    while cost is not None and p.entered < MOST_A_DAY:  # none from September 8 (lion:15.5e)
        pool = named(p, squadrons_in(p, POOL))
        if not pool:
            return None
        facts = {"cost": cost, "left": MOST_A_DAY - p.entered}
        name = yield Choice(REINFORCEMENT, BRITISH, [DONE, *pool], {**facts}, why_not=partial(why_not_enter, p))
        if name == DONE:
            return None
        enter(p, p.data.number[name], cost)
    return None


def enter(p: RafPosition, squadron: int, cost: int) -> None:
    """A squadron enters play, full, in its sector."""
    p.where[squadron] = p.home[squadron]
    p.full[squadron] = 1
    p.entered += 1
    p.tell("squadron-enters", "lion:15.5a", {"squadron": p.data.names[squadron], "cost": cost})
    score(p, -cost)


def why_not_enter(p: RafPosition, name: str) -> Reason | None:
    """Why a squadron cannot enter; None for what is no squadron."""
    unit = p.data.number.get(name, NONE)
    if unit >= p.data.squadrons:
        return None
    if unit in p.data.reinforcements:
        return Reason("entered-already", "lion:15.5a", {"squadron": name})
    return Reason("no-reinforcement", "lion:15.5a", {"squadron": name})
