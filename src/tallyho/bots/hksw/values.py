"""What cards and missions are worth in points of victory, so that everything can be weighed against everything."""

from __future__ import annotations

from typing import Final

from tallyho.bots.hksw.charts import DATA
from tallyho.bots.hksw.odds import Toll, chance_of
from tallyho.bots.hksw.state import Table
from tallyho.hksw.vocabulary import ROUNDEL, WHITE

USE_OF_A_CARD: Final = 0.1
"""What a card may still do on each turn to come: this much is lost with it besides its points."""
BACKLOG: Final = 3
"""Cards of a Group that are damaged besides those that are so now, until the dice of the next turns are thrown."""
LEAST_UNREPAIRED: Final = 0.15
"""However many dice a Group has, some of its cards are still damaged at the end."""


def raf_card(s: Table, group: int) -> float:
    """What a RAF card costs that is lost now: its points if it is not repaired in time, and the use of it."""
    return DATA.points["raf-squadron"] * unrepaired(s, group) + USE_OF_A_CARD * s.turns_left


def unrepaired(s: Table, group: int) -> float:
    """The share of a Group's damaged cards that its dice do not bring back before the end."""
    repaired = s.turns_left * s.dice_of(group) * chance_of(WHITE, ROUNDEL)
    damaged = s.damaged(group) + BACKLOG
    return max(LEAST_UNREPAIRED, 1 - repaired / damaged) if s.turns_left else 1.0


def luftwaffe_card(s: Table) -> float:
    """What a Luftwaffe card costs: nobody repairs it (R-21), and flights without six cards are grounded."""
    return DATA.points["luftwaffe-squadron"] + USE_OF_A_CARD * s.turns_left


def balance(s: Table, toll: Toll, group: int) -> float:
    """What a combat brings the Luftwaffe, in points; the RAF wants it low."""
    return toll.raf * raf_card(s, group) - toll.luftwaffe * luftwaffe_card(s)


def rates(s: Table, group: int, stake: float) -> tuple[float, float]:
    """What a RAF card and a bomber are worth, a Luftwaffe fighter being 1: in halves, so that odds are counted once."""
    card = luftwaffe_card(s)
    return round(2 * raf_card(s, group) / card) / 2, round(2 * (card + stake) / card) / 2


def flown(turn: int) -> bool:
    """Whether the Luftwaffe may fly on a turn."""
    return DATA.turns[turn - 1].flown != "no"
