"""The ground (lion:11.22, lion:15, lion:17.2): who returns first, who is brought in, who can be spared."""

from __future__ import annotations

from typing import Final, cast

from tallyho.bots.lion.patrols import Watch
from tallyho.bots.raf.charts import DATA
from tallyho.bots.raf.situation import Situation, told
from tallyho.bots.weighed import hundredths, percent, points
from tallyho.raf.vocabulary import DAYS, PATROL, SECTORS
from tallyho.table import DONE, Args, Choice

A_DAY: Final = 0.8
"""Victory points that a further squadron is taken to bring on a raid day."""
DAYS_BETWEEN: Final = 3
"""Days from one raid day to the next, on average."""
SAFE: Final = 28
"""Victory points to stay away from elimination when squadrons are bought: no purchase leads below -7.

A squadron costs its points at once and earns them back over days; who is behind already cannot wait so long.
"""


def reinforcement(s: Situation, choice: Choice) -> str:
    """Buy squadrons while enough raid days lie ahead to earn their price, and the total does not fall below -7 by it.

    Four points early in August, two in September: a squadron earns most of a point a day. The sectors under most raids
    come first.
    """
    cost = cast("int", told(choice, "cost"))
    days, left = raid_days_left(s), s.number("vp") - cost
    earns, safe = A_DAY * days >= cost, left >= SAFE - DATA.vp_end
    if s.weighed is not None:
        earned = {"days": points(days), "points": points(A_DAY * days), "cost": cost}
        s.weighed.add("squadron-earns", earns="yes" if earns else "no", **earned)
        s.weighed.add("total-after", "lion:16.2a", left=left, least=SAFE - DATA.vp_end, safe="yes" if safe else "no")
    return _most_useful(s, choice.offers[1:]) if earns and safe else DONE


def raid_days_left(s: Situation) -> float:
    """Raid days still to come: of four, or until the Germans decide on Sealion."""
    of_scenario = DATA.raid_days[s.text("scenario")]
    if of_scenario is not None:
        return of_scenario - s.number("raid_day")
    return (DAYS.index(s.text("sealion")) - DAYS.index(s.text("date"))) / DAYS_BETWEEN


def green_squadron(s: Situation, choice: Choice) -> str:
    """Green pilots belong where raids seldom come: far sectors, and Hurricanes before Spitfires."""
    watch = Watch(s)
    answer = s.best(choice.offers, lambda name: (-watch.chance[s.unit(name).box], -s.unit(name).rating))
    if s.weighed is not None:
        unit = s.unit(answer)
        chance = percent(watch.chance[unit.box])
        s.weighed.add("quiet-sector", squadron=answer, sector=SECTORS[unit.box], chance=chance, rating=unit.rating)
    return answer


def light_loss_return(s: Situation, choice: Choice) -> str:
    """Aircraft and pilots go first to the sectors where squadrons are wanted most, and there to the strongest."""
    return _most_useful(s, choice.offers)


def heavy_loss_move(s: Situation, choice: Choice) -> str:
    """As from light loss: who moves up today can be back after the next raid day."""
    return _most_useful(s, choice.offers)


def disperse(s: Situation, choice: Choice) -> str:
    """Bombs on an airfield: the weakest can best be spared for a while."""
    answer = s.best(choice.offers, lambda name: -s.unit(name).rating)
    if s.weighed is not None:
        s.weighed.add("weakest-spared", unit=answer, rating=s.unit(answer).rating)
    return answer


def after_blenheims(s: Situation, choice: Choice) -> str:
    """Somebody must fly in vain: a green squadron becomes a full one by it, one on patrol must land in any case."""
    answer = s.best(choice.offers, lambda name: _to_spare(s, name))
    if s.weighed is not None:
        green, patrol, _ = _to_spare(s, answer)
        kind = "green" if green else "patrol" if patrol else "ready"
        s.weighed.add("to-spare", squadron=answer, kind=kind, rating=s.unit(answer).rating)
    return answer


def _to_spare(s: Situation, name: str) -> tuple[bool, bool, int]:
    unit = s.unit(name)
    return not unit.full, unit.box >= PATROL, -unit.rating


def _most_useful(s: Situation, names: tuple[str, ...]) -> str:
    """The squadron whose sector wants one most, by the raids that can be answered from there; then by rating."""
    watch = Watch(s)
    answer = s.best(names, lambda name: (watch.need[_home(name)], s.unit(name).rating))
    if s.weighed is not None:
        home = _home(answer)
        need, chance = hundredths(watch.need[home]), percent(watch.chance[home])
        facts: Args = {"sector": SECTORS[home], "chance": chance, "need": need, "rating": s.unit(answer).rating}
        s.weighed.add("most-wanted", "lion:7.1b", squadron=answer, **facts)
    return answer


def _home(name: str) -> int:
    """The sector that a squadron's designation ends with."""
    return SECTORS.index(name.partition("/")[2])
