"""Who answers a raid (lion:7): in proportion to it, and at a price for what is then missing."""

from __future__ import annotations

from typing import Final

from tallyho.bots.lion.charts import DATA
from tallyho.bots.lion.engagement import Raid, answered
from tallyho.bots.lion.raids import RATING, Guess, raids_expected
from tallyho.bots.lion.situation import Situation, Unit
from tallyho.raf.lion.commitment import DELAY
from tallyho.raf.vocabulary import HUNT, ME109, PATROL, WARNINGS
from tallyho.table import DONE, Choice

RESERVE: Final = 0.4
"""What a squadron in its sector is worth at dawn if it is kept for later raids; at nightfall it is worth nothing."""
PATROL_RESERVE: Final = 0.1
"""One on patrol must land soon in any case."""
GREEN: Final = 0.4
"""Reduced squadrons fight with less and are lost where others abort: they go last."""
MOST: Final = 14
DELAY_MARGIN: Final = 0.5


def commit(s: Situation, choice: Choice) -> str:
    """Answer with as many squadrons as bring most, each at its price, or with none; patrols before reserves.

    A response pays from about as many squadrons as there are hunters and bombers, and fewer only lose less: so the
    whole range is weighed before the first squadron takes off.
    """
    line = queue(s, [name for name in choice.offers if name in DATA.number])
    flying = s.squadrons(HUNT)
    guess = raids_expected(s)
    number, value = best_response(guess, flying, line, s.daylight())
    if DELAY in choice.offers and _better_late(s, guess, flying, value):
        return DELAY
    return DATA.names[line[0].number] if number else DONE


def queue(s: Situation, names: list[str]) -> list[Unit]:
    """The order in which squadrons are sent: the cheapest first, the strongest of them."""
    daylight = s.daylight()
    return sorted((s.unit(name) for name in names), key=lambda unit: (price(unit, daylight), -unit.rating))


def price(unit: Unit, daylight: float) -> float:
    """The victory points that a squadron could be expected to bring later."""
    kept = PATROL_RESERVE if unit.box >= PATROL else RESERVE * daylight
    return kept if unit.full else kept + GREEN


def best_response(guess: Guess, flying: list[Unit], line: list[Unit], daylight: float) -> tuple[int, float]:
    """How many of the line to send after those already flying, and the value of that."""
    number, power, paid = len(flying), sum(unit.rating for unit in flying), 0.0
    best, highest = 0, worth(guess, number, power)
    for more, unit in enumerate(line[:MOST], start=1):
        power += unit.rating
        paid += price(unit, daylight)
        value = worth(guess, number + more, power) - paid
        if value > highest:
            best, highest = more, value
    return best, highest


def worth(guess: Guess, squadrons: int, power: int) -> float:
    """What so many squadrons are worth against all raids that it may be."""
    return sum(chance * answered(raid, squadrons, power) for chance, raid in guess)


def _better_late(s: Situation, guess: Guess, flying: list[Unit], value: float) -> bool:
    """Whether to let the bombs fall and meet the raid with more squadrons on its way home (lion:19.2).

    Those who wait over the Channel hunt then, and bombers are hit less hard: it must promise clearly more.
    """
    boxes = DATA.eligible[s.number("target")][WARNINGS.index(s.text("warning")) + 1]
    names = [DATA.names[unit.number] for unit in s.squadrons(*(box for box in range(len(boxes)) if boxes[box]))]
    late = tuple((chance, met_late(raid)) for chance, raid in guess)
    return best_response(late, flying, queue(s, names), s.daylight())[1] > value + DELAY_MARGIN


def met_late(raid: Raid) -> Raid:
    """As it is met on its way home: the patrollers, all Me 109s, hunt as well."""
    return raid._replace(
        hunters=raid.hunters + raid.patrollers,
        hunter_rating=raid.hunter_rating + raid.patrollers * RATING[ME109],
        patrollers=0,
        bombs_first=True,
    )
