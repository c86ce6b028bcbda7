"""The charts of Eagle, and those that both games print, as expected victory points of one unit.

Points are told as the game counts them: what hurts the British is negative, and low is good. From row A to row I of the
Combat Results Table a Gruppe costs 0.0, 0.0, 0.2, 0.2, 0.2, 0.3, 0.7, 1.0 and 1.5 points and a squadron brings
1.3, 0.7, 0.5, 0.3, 0.3, 0.2, 0.2, 0.0 and 0.0: down to row E a fight pays, whoever has more units in it.
"""

from __future__ import annotations

from typing import Final

from tallyho.bots.raf.charts import GRUPPE_POINTS, SQUADRON_POINTS, SQUADRON_RESULTS
from tallyho.raf.eagle import EAGLE
from tallyho.raf.eagle.components import EagleData
from tallyho.raf.vocabulary import BOMBER, LUFTFLOTTEN, WEATHERS


def printed() -> EagleData:
    """Everything printed on map, counters, cards and charts: it lies open to everybody."""
    data = EAGLE.data()
    assert isinstance(data, EagleData)
    return data


DATA: Final = printed()
DICE: Final = range(1, 7)
GRUPPE_COSTS: Final = GRUPPE_POINTS
SQUADRON_BRINGS: Final = SQUADRON_POINTS


def _reduced_squadron() -> tuple[float, ...]:
    """By row, the points for a reduced squadron at the bombers: it is lost where a full one aborts."""
    chart = DATA.damage[BOMBER, 1, 0]
    return tuple(-sum(share * chart[one].vp for one, share in enumerate(shares)) for shares in SQUADRON_RESULTS)


REDUCED_SQUADRON_BRINGS: Final = _reduced_squadron()
FORECAST: Final = tuple(
    tuple(
        sum(morning[area] == weather for morning in DATA.weather) / len(DATA.weather)
        for weather in range(len(WEATHERS))
    )
    for area in range(len(LUFTFLOTTEN))
)
"""By Luftflotte, how likely each weather is on a morning."""
