"""Who answers a raid (lion:7): in proportion to it, and at a price for what is then missing."""

from __future__ import annotations

from collections.abc import Iterator
from math import inf
from typing import Final

from tallyho.bots.lion.engagement import Raid, answered
from tallyho.bots.lion.raids import DISPLAY, RATING, Guess, raids_expected
from tallyho.bots.raf.charts import DATA
from tallyho.bots.raf.situation import Situation, Unit
from tallyho.bots.weighed import Weighed, percent, points
from tallyho.raf.lion.commitment import DELAY
from tallyho.raf.vocabulary import HUNT, ME109, PATROL, WARNINGS
from tallyho.table import DONE, Args, Choice

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
    if s.weighed is not None:
        _tell_raid(s, s.weighed, guess)
        warning = str((choice.args or {}).get("warning", s.text("warning")))  # a delayed response betters it
        s.weighed.add("may-respond", RULE_OF_WARNING[warning], warning=warning, number=len(line), flying=len(flying))
        _tell_response(s, s.weighed, guess, (flying, line), number)
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
    best, highest = 0, -inf
    for more, (value, paid) in enumerate(responses(guess, flying, line, daylight)):
        if value - paid > highest:
            best, highest = more, value - paid
    return best, highest


def responses(guess: Guess, flying: list[Unit], line: list[Unit], daylight: float) -> Iterator[tuple[float, float]]:
    """What nobody more, one more and so on are worth, and the price of those sent."""
    number, power, paid = len(flying), sum(unit.rating for unit in flying), 0.0
    yield worth(guess, number, power), paid
    for more, unit in enumerate(line[:MOST], start=1):
        power += unit.rating
        paid += price(unit, daylight)
        yield worth(guess, number + more, power), paid


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
    number, later = best_response(late, flying, queue(s, names), s.daylight())
    if s.weighed is not None:
        facts: Args = {"vp": points(value), "later": points(later), "margin": DELAY_MARGIN}
        s.weighed.add(
            "delay-value", "lion:19.2a", number=number, late="yes" if later > value + DELAY_MARGIN else "no", **facts
        )
    return later > value + DELAY_MARGIN


def met_late(raid: Raid) -> Raid:
    """As it is met on its way home: the patrollers, all Me 109s, hunt as well."""
    return raid._replace(
        hunters=raid.hunters + raid.patrollers,
        hunter_rating=raid.hunter_rating + raid.patrollers * RATING[ME109],
        patrollers=0,
        bombs_first=True,
    )


# What a player who asks is told

IN_RAID: Final = Raid._fields[:4]
"""Hunters, escorts, patrollers, bombers."""
RULE_OF_INTELLIGENCE: Final = {"poor": "lion:7c", "limited": "lion:7d", "accurate": "lion:7e"}
RULE_OF_WARNING: Final = {
    "none": "lion:7.1a",
    "late": "lion:7.1a",
    "sufficient": "lion:7.1b",
    "early": "lion:7.1c",
    "very-early": "lion:7.1d",
}


def _tell_raid(s: Situation, weighed: Weighed, guess: Guess) -> None:
    """The raid that is seen, or the average of those it may be."""
    intelligence = s.text("intelligence")
    comes = sum(chance for chance, _ in guess)
    seen = bool(s.gruppen(*DISPLAY))
    boxes: Args = {
        box: points(sum(chance * raid[place] for chance, raid in guess) / comes) if comes else 0
        for place, box in enumerate(IN_RAID)
    }
    facts: Args = {"intelligence": intelligence, "raid": s.text("raid"), "chance": percent(comes), **boxes}
    weighed.add("raid-seen" if seen else "raid-guessed", RULE_OF_INTELLIGENCE[intelligence], **facts)


def _tell_response(
    s: Situation, weighed: Weighed, guess: Guess, units: tuple[list[Unit], list[Unit]], best: int
) -> None:
    """The points with the best response, with nobody more, and with one more than the best; who goes next."""
    flying, line = units
    values = list(responses(guess, flying, line, s.daylight()))
    for more in sorted({0, best, min(best + 1, len(values) - 1)}, key=lambda more: (more != best, more)):
        vp, paid = values[more]
        facts: Args = {"number": len(flying) + more, "vp": points(vp), "price": points(paid), "net": points(vp - paid)}
        weighed.add("response-value", more=more, best="yes" if more == best else "no", **facts)
    if best:
        first = line[0]
        kind = "patrol" if first.box >= PATROL else "ready"
        facts = {"squadron": DATA.names[first.number], "rating": first.rating, "full": "yes" if first.full else "no"}
        weighed.add("sent-first", kind=kind, price=round(price(first, s.daylight()), 2), **facts)
