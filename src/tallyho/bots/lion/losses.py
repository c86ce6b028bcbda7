"""The ground (lion:11.22, lion:15, lion:17.2): who returns first, who is brought in, who can be spared."""

from __future__ import annotations

from typing import Final, cast

from tallyho.bots.lion.charts import DATA
from tallyho.bots.lion.patrols import Watch
from tallyho.bots.lion.situation import Situation, told
from tallyho.raf.vocabulary import DAYS, PATROL, SECTORS
from tallyho.table import DONE, Choice

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
    if A_DAY * raid_days_left(s) < cost or s.number("vp") - cost < SAFE - DATA.vp_end:
        return DONE
    return _most_useful(s, choice.offers[1:])


def raid_days_left(s: Situation) -> float:
    """Raid days still to come: of four, or until the Germans decide on Sealion."""
    of_scenario = DATA.raid_days[s.text("scenario")]
    if of_scenario is not None:
        return of_scenario - s.number("raid_day")
    return (DAYS.index(s.text("sealion")) - DAYS.index(s.text("date"))) / DAYS_BETWEEN


def green_squadron(s: Situation, choice: Choice) -> str:
    """Green pilots belong where raids seldom come: far sectors, and Hurricanes before Spitfires."""
    watch = Watch(s)
    return s.best(choice.offers, lambda name: (-watch.chance[s.unit(name).box], -s.unit(name).rating))


def light_loss_return(s: Situation, choice: Choice) -> str:
    """Aircraft and pilots go first to the sectors where squadrons are wanted most, and there to the strongest."""
    return _most_useful(s, choice.offers)


def heavy_loss_move(s: Situation, choice: Choice) -> str:
    """As from light loss: who moves up today can be back after the next raid day."""
    return _most_useful(s, choice.offers)


def disperse(s: Situation, choice: Choice) -> str:
    """Bombs on an airfield: the weakest can best be spared for a while."""
    return s.best(choice.offers, lambda name: -s.unit(name).rating)


def after_blenheims(s: Situation, choice: Choice) -> str:
    """Somebody must fly in vain: a green squadron becomes a full one by it, one on patrol must land in any case."""
    return s.best(choice.offers, lambda name: _to_spare(s, name))


def _to_spare(s: Situation, name: str) -> tuple[bool, bool, int]:
    unit = s.unit(name)
    return not unit.full, unit.box >= PATROL, -unit.rating


def _most_useful(s: Situation, names: tuple[str, ...]) -> str:
    """The squadron whose sector wants one most, by the raids that can be answered from there; then by rating."""
    watch = Watch(s)
    return s.best(names, lambda name: (watch.need[_home(name)], s.unit(name).rating))


def _home(name: str) -> int:
    """The sector that a squadron's designation ends with."""
    return SECTORS.index(name.partition("/")[2])
