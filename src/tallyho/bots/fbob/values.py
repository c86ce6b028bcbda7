"""What units are worth in morale points, so that everything can be weighed against everything."""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt
from typing import Final

from tallyho.bots.fbob.charts import DATA, DIE, REST
from tallyho.bots.fbob.odds import Clash, damage, landing
from tallyho.bots.fbob.state import Table
from tallyho.fbob.vocabulary import OF_BRITISH

USE: Final = 0.4
"""What a unit does in a month that it is in play, as a share of its price."""
SPREAD: Final = sqrt(2 * sum((die - REST) ** 2 for die in DIE) / len(DIE))
"""How far the rest dice of both sides move the lead in a month."""


def price(s: Table, unit: int) -> int:
    """What a unit costs to buy again."""
    return PRICES[s.raf][unit]


def _price(unit: int, *, raf: bool) -> int:
    one = DATA.units[unit]
    british_bomber = one.side == OF_BRITISH and one.score in ("bomber", "carrier-bomber")
    return DATA.bomber_cost[raf] if british_bomber else one.cost


PRICES: Final = tuple([_price(unit, raf=raf) for unit in range(len(DATA.units))] for raf in (False, True))
"""By whether the RAF exists and by unit."""


def worth(s: Table, unit: int) -> float:
    """What is lost with a unit: the enemy's points, and its use in the months to come or the price of another."""
    cost = price(s, unit)
    return DATA.score[unit] + min(cost, USE * cost * s.months_left)


def absence(s: Table, unit: int, months: float) -> float:
    """What it costs that a unit is out of play for some months."""
    return USE * price(s, unit) * min(months, s.months_left)


def hurt(s: Table, unit: int, stake: float = 0.0, *, again: bool = False) -> float:
    """What a roll on the Damage Table costs a unit; `stake` is what its bombs would still bring."""
    fates = damage(again=again)
    return fates.lost * worth(s, unit) + absence(s, unit, fates.months) + fates.home * stake


def night_landing(s: Table, unit: int) -> float:
    """What a landing at night costs a unit on average."""
    if s.lands_at_night(unit):
        return 0.0
    modifier = DATA.modifier["crash-night"] + (DATA.modifier["crash-weather"] if s.weather else 0)
    fates = landing(modifier)
    return fates.lost * worth(s, unit) + absence(s, unit, fates.months)


def balance(s: Table, fight: Clash, ours: Iterable[int], theirs: Iterable[int], stake: float) -> float:
    """What a dogfight brings the attacker: he picks what he hits; `stake` is what each enemy's bombs would bring."""
    best = max((worth(s, unit) + stake, hurt(s, unit, stake), unit) for unit in theirs)
    worst = max((worth(s, unit), hurt(s, unit)) for unit in ours)
    return fight.killed * best[0] + fight.damaged * best[1] - fight.lost * worst[0] - fight.hurt * worst[1]


def need(s: Table) -> float:
    """What a mission has to promise before it is better than the rest die (fbob:4.4a).

    Who is behind by more than a draw wants less: dice alone will not save him. Who leads goes on, for levels count.
    """
    if s.went(s.me):
        return 0.0
    behind = max(0, -s.lead - DATA.leads[1] + 1)
    return REST * (1 - min(1.0, behind / (2 * SPREAD * sqrt(s.months_left + 1))))
