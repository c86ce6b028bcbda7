"""The nights and the days between (eagle:13.2, eagle:14.2, eagle:17.2, eagle:18, eagle:19.5)."""

from __future__ import annotations

from functools import cache
from typing import Final, cast

from tallyho.bots.eagle.air import feeblest, least_bombs
from tallyho.bots.eagle.charts import DATA, DICE
from tallyho.bots.eagle.state import TARGETS, Table
from tallyho.bots.raf.situation import told
from tallyho.bots.weighed import points
from tallyho.raf.eagle.calendar import END_HERE, PRESS, REST
from tallyho.raf.eagle.day_events import FREE_LEVELS
from tallyho.raf.vocabulary import (
    ASIDE,
    DO17,
    EARLY,
    HE111,
    HIGH,
    JU88,
    MAJOR,
    ME109,
    ME110,
    PLACES,
    PRIORITIES,
    SECTORS,
    TYPES,
    WITH_PRIORITY,
)
from tallyho.table import DONE, Choice

KEPT_FOR_THE_DAY: Final = 12
"""Level bombers that stay at home: the raids of a day want so many."""
SERVED_FIRST: Final = (ME109, ME110, DO17, JU88, HE111)
"""Fighters are wanted most: every raid of a day needs them, and bombers are plenty."""
OUT_OF_PLAY: Final = PLACES[ASIDE]
PREPARING: Final = "sealion-preparations"


def night_bomber(s: Table, choice: Choice) -> str:
    """As many by night as promise most, beyond those that the day wants; He 111s first, the easiest prey by day."""
    sent, least, most = (cast("int", told(choice, name)) for name in ("sent", "least", "most"))
    ready = [name for name in choice.offers if name != DONE]
    able = max(least, min(most, sent + len(ready) - KEPT_FOR_THE_DAY))
    best = min(range(max(sent, least), max(sent, able) + 1), key=night_points)
    if s.weighed is not None:
        facts = {"sent": sent, "ready": len(ready), "kept": KEPT_FOR_THE_DAY}
        s.weighed.add("night-number", "eagle:18.5a", number=best, vp=points(night_points(best)), **facts)
    if sent >= best and DONE in choice.offers:
        return DONE
    answer = s.best(ready, lambda name: s.unit(name).rating)
    if s.weighed is not None:
        unit = s.unit(answer)
        s.weighed.add("by-night", unit=answer, type=TYPES[unit.type], rating=unit.rating)
    return answer


@cache
def night_points(gruppen: int) -> float:
    """The points that so many Gruppen bring by night on average, accidents included."""
    results = [DATA.night_bombing(gruppen, die) for die in DICE]
    return sum(vp + (DATA.vp_accident if accident else 0) for vp, accident in results) / len(results)


def night_squadron(s: Table, choice: Choice) -> str:
    """The weakest Blenheims find the raiders."""
    return feeblest(s, choice.offers, "feeblest-met")


def night_gruppe(s: Table, choice: Choice) -> str:
    """The Gruppe that is hardest to shoot down is found: of low rating, a Do 17 if there is one."""
    answer = s.best(choice.offers, lambda name: -s.unit(name).rating)
    if s.weighed is not None:
        s.weighed.add("hardest-found", unit=answer, rating=s.unit(answer).rating)
    return answer


def landing_accident(s: Table, choice: Choice) -> str:
    """The one with fewest bombs."""
    return least_bombs(s, choice.offers, "least-bombs-lost")


def press_or_rest(s: Table, choice: Choice) -> str:
    """Rest: losses are made good, and twice the points a day for half the days gain nothing.

    While Sealion is prepared a day costs three points either way: then fewer days are better.
    """
    preparing = PREPARING in s.words("effects")
    if s.weighed is not None:
        s.weighed.add("press-preparing" if preparing else "rest-better", vp=s.number("vp"))
    return PRESS if preparing else REST


def continue_campaign(s: Table, choice: Choice) -> str:
    """The Thin Blue Line is decided: its result stands."""
    if s.weighed is not None:
        s.weighed.add("result-stands", vp=s.number("vp"))
    return END_HERE


def free_priority(s: Table, choice: Choice) -> str:
    """The types with most targets in reach of Me 109s come first: only there bombers have company."""
    kind = str(told(choice, "type"))
    counts = {one: in_reach(s, place) for place, one in enumerate(WITH_PRIORITY)}
    ranked = sorted(WITH_PRIORITY, key=lambda one: -counts[one])
    wanted = PRIORITIES[sorted(FREE_LEVELS, reverse=True)[ranked.index(kind)]]
    answer = wanted if wanted in choice.offers else choice.offers[0]
    if s.weighed is not None:
        s.weighed.add("priority-reach", type=kind, number=counts[kind], rank=ranked.index(kind) + 1)
    return answer


def in_reach(s: Table, kind: int) -> int:
    """The target cards of a type that are in play, in range of Me 109s, and good for a major raid at high priority."""
    cards = s.by_name("cards")
    return sum(
        cards[name] != OUT_OF_PLAY
        and not DATA.targets[number].beyond
        and DATA.eligibility[HIGH, DATA.targets[number].value][0] == MAJOR
        for number, name in TARGETS
        if DATA.targets[number].type == kind
    )


def light_loss_return(s: Table, choice: Choice) -> str:
    """The weakest squadron gets the aircraft."""
    return feeblest(s, choice.offers, "feeblest-returns")


def heavy_loss_move(s: Table, choice: Choice) -> str:
    """The weakest squadron gets the aircraft."""
    return feeblest(s, choice.offers, "feeblest-returns")


def gruppe_served(s: Table, choice: Choice) -> str:
    """Me 109s come back first, then Me 110s, then bombers, the hardiest first."""
    answer = s.best(choice.offers, lambda name: -SERVED_FIRST.index(s.unit(name).type))
    if s.weighed is not None:
        s.weighed.add("served-first", unit=answer, type=TYPES[s.unit(answer).type])
    return answer


def green_squadron(s: Table, choice: Choice) -> str:
    """Green pilots for the squadrons that would come up most often, Spitfires before Hurricanes."""
    answer = s.best(choice.offers, lambda name: (calls(s.unit(name).box) * s.unit(name).rating, s.unit(name).rating))
    if s.weighed is not None:
        unit = s.unit(answer)
        s.weighed.add("busy-sector", unit=answer, sector=SECTORS[unit.box], cards=calls(unit.box), rating=unit.rating)
    return answer


@cache
def calls(sector: int) -> int:
    """The target cards for which squadrons of a sector may respond with early warning."""
    return sum(any(one == sector and numbers[EARLY] for one, numbers in chart) for chart in DATA.charts.values())
