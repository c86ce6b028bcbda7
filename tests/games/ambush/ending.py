"""The end of a round and of the game (ambush:7)."""

from __future__ import annotations

from typing import Final

from tallyho.table import Jump, Outcome

from .components import HOME_ROWS, SQUARES
from .position import LOST, AmbushPosition
from .vocabulary import BLUE, COUNTERS, READY, RED, SIDES, other, owner

DECISIVE, MARGINAL, DRAW = "decisive", "marginal", "draw"
CLEAR_LEAD: Final = 4
FOR_A_HOME_ROW: Final = 2


def recovery(p: AmbushPosition) -> Jump:
    """Pins and shots are forgotten, cards have had their effect; after the last round all is counted (ambush:7.1b)."""
    for counter, _ in enumerate(COUNTERS):
        p.state[counter] = READY
    p.played = ["", ""]
    p.attacker = p.defender = p.came_from = ""
    return "cards.new-round" if p.round < p.rounds else None


def count(p: AmbushPosition) -> Jump:
    """All counters are turned up; those that reached the enemy's home row score (ambush:7.2b)."""
    for counter, name in enumerate(COUNTERS):
        if p.at[counter] != LOST:
            p.turn_up(counter, "ambush:7.2b")
        if p.at[counter] != LOST and SQUARES[p.at[counter]] in HOME_ROWS[other(owner(counter))]:
            p.points[owner(counter)] += FOR_A_HOME_ROW
            p.tell("broke-through", "ambush:7.2b", {"counter": name, "points": FOR_A_HOME_ROW})
    return None


def outcome(p: AmbushPosition) -> Outcome:
    """A side that cannot fight any more has lost; otherwise points decide."""
    for side in (RED, BLUE):
        if p.beaten(side):
            return Outcome(SIDES[other(side)], DECISIVE, "beaten", "ambush:7.3b")
    lead = p.points[RED] - p.points[BLUE]
    if lead:
        level = DECISIVE if abs(lead) >= CLEAR_LEAD else MARGINAL
        return Outcome(SIDES[RED if lead > 0 else BLUE], level, "points", "ambush:7.3a")
    if p.blue_holds:
        return Outcome(SIDES[BLUE], MARGINAL, "held", "ambush:8b")
    return Outcome(None, DRAW, "points", "ambush:7.3a")
