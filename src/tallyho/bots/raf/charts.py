"""What the charts promise on average: combat and bombing as expected victory points.

Over the six dice of a row every letter meets the same results, so letters do not matter for an average: numbers and
ratings do. From row to row a Gruppe yields 0.0, 0.0, 0.2, 0.2, 0.2, 0.3, 0.7, 1.0 and 1.5 points, and a squadron costs
1.3, 0.7, 0.5, 0.3, 0.3, 0.2, 0.2, 0.0 and 0.0: fights are worth having from row F on, and from row G they are a feast.
"""

from __future__ import annotations

from typing import Final

from tallyho.raf.charts import HIGH_TOTAL, LOW_TOTAL
from tallyho.raf.components import RafData
from tallyho.raf.lion import LION
from tallyho.raf.vocabulary import BOMBER, BOMBERS, HUNT, RESULTS, ROWS


def printed() -> RafData:
    """Everything printed on map, counters, cards and charts: it lies open to everybody.

    What is read here, units and the charts of combat and bombing, is the same in both games.
    """
    data = LION.data()
    assert isinstance(data, RafData)
    return data


DATA: Final = printed()
LAST_COLUMN: Final = len(DATA.bombing_names) - 1


def row_of(level: int, gruppen: int, total: float) -> int:
    """The row of the Combat Results Table for so many Gruppen at a level of depletion."""
    columns = DATA.crt_column[level]
    column = columns[min(gruppen, len(columns) - 1)]
    return DATA.crt_rows[column][min(max(round(total), LOW_TOTAL), HIGH_TOTAL) - LOW_TOTAL]


def bombs_cost(strength: float, shift: int) -> float:
    """The victory points that bombs of a strength cost on average, so many columns to the right."""
    whole = round(strength)
    if not whole:
        return 0.0
    column = DATA.bombing_column[min(whole, len(DATA.bombing_column) - 1)]
    return BOMBS[min(LAST_COLUMN, max(0, column + max(-DATA.max_shift, min(DATA.max_shift, shift))))]


def reduced_bombs() -> float:
    """The share of its bombing strength that a bomber has on its reduced side, over all bombers."""
    bombers = [unit for unit in range(DATA.squadrons, DATA.units) if DATA.type[unit] in BOMBERS]
    return sum(DATA.bombing[0][unit] for unit in bombers) / sum(DATA.bombing[1][unit] for unit in bombers)


def _shares(side: int) -> tuple[tuple[float, ...], ...]:
    """By row, how likely each result is for a unit of a side (0: a Gruppe, 1: a squadron)."""
    found: list[tuple[float, ...]] = []
    for lines in DATA.crt[: len(ROWS)]:
        results = [result for line in lines for result in line[side]]
        found.append(tuple(results.count(result) / len(results) for result in range(len(RESULTS))))
    return tuple(found)


def _points(side: int, box: int) -> tuple[float, ...]:
    """By row, the victory points that a full Gruppe is expected to yield, or a full squadron to cost."""
    chart = DATA.damage[box, side, 1]
    return tuple(abs(sum(share * chart[one].vp for one, share in enumerate(shares))) for shares in _shares(side))


GRUPPE_RESULTS: Final = _shares(0)
SQUADRON_RESULTS: Final = _shares(1)
GRUPPE_POINTS: Final = _points(0, BOMBER)
SQUADRON_POINTS: Final = _points(1, HUNT)
BOMBS: Final = tuple(
    -sum(DATA.bombing_vp[results[column]] for results in DATA.bombing_results) / len(DATA.bombing_results)
    for column in range(LAST_COLUMN + 1)
)
"""By column of the Bombing Table, the victory points lost on average: from 0.2 over 1.5 in the middle to 2.7."""
