"""British reinforcements: of two squadrons drawn one enters (eagle:4.IV.8b, eagle:14.5, eagle:19.5f)."""

from __future__ import annotations

from typing import Final

from tallyho.raf.eagle.position import EaglePosition
from tallyho.raf.units import named, squadrons_in
from tallyho.raf.vocabulary import ELEVEN_GROUP, POOL, PRESSED, STABILIZED
from tallyho.table import Asks, Json, Jump, Prompt, draw, reason

REINFORCEMENT_DRAW: Final = Prompt("reinforcement-draw", "eagle:14.5a")
DRAWN: Final = 2


def reinforcements(p: EaglePosition) -> Asks[Jump]:
    """Two squadrons are drawn if the card lists a reinforcement or the player pressed; one of them enters."""
    card = p.data.days.get(p.day_card)
    listed = card is not None and card.reinforcement
    pressed = bool(p.effects & PRESSED)
    if not listed and not pressed:
        return None
    if p.effects & STABILIZED:
        p.tell("no-reinforcement-stabilized", "eagle:14.6b")
        return None
    drawn = yield from two_drawn(p)
    if drawn:
        why = (
            reason("reinforcement-pressed", "eagle:19.5f")
            if not listed
            else reason("reinforcement-card", "eagle:14.5a")
        )
        enter(p, drawn, why)
    return None


def two_drawn(p: EaglePosition) -> Asks[list[int]]:
    """Two squadrons of the pool, in the order in which they were drawn; fewer if there are not so many."""
    drawn: list[int] = []
    while len(drawn) < DRAWN:
        left = [unit for unit in squadrons_in(p, POOL) if unit not in drawn]
        if not left:
            break
        drawn.append(p.data.number[(yield draw(REINFORCEMENT_DRAW, named(p, left)))])
    return drawn


def enter(p: EaglePosition, drawn: list[int], why: Json) -> None:
    """The squadron of 11 Group enters, if only one of the two is of 11 Group, otherwise the first (eagle:14.5a)."""
    group = p.data.group
    eleven = [unit for unit in drawn if group[p.home[unit]] == ELEVEN_GROUP]
    unit = eleven[0] if len(eleven) == 1 else drawn[0]
    p.where[unit] = p.home[unit]
    p.full[unit] = 1
    facts: dict[str, Json] = {"squadron": p.data.names[unit], "drawn": [*named(p, drawn)]}
    eleven_only = reason("reinforcement-eleven-group", "eagle:14.5a", {"squadrons": len(eleven)})
    p.tell("reinforcement-enters", "eagle:14.5b", {**facts, "because": [why, eleven_only]})
