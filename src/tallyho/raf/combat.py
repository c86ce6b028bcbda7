"""Air combat: the Combat Results Table and the Combat Damage Chart (lion:10, eagle:9)."""

from __future__ import annotations

from typing import Final

from tallyho.raf.position import RafPosition
from tallyho.raf.units import has_gruppen
from tallyho.raf.vocabulary import (
    BOMBER,
    BRITISH_ALTITUDE,
    CLOSE_ESCORT,
    GERMAN_ALTITUDE,
    HEAVY_LOSS,
    HUNT,
    LIGHT_LOSS,
    NONE,
    RESULTS,
    ROWS,
    SQUADRONS_MET,
)
from tallyho.table import Json, reason

LAST_ROW: Final = len(ROWS) - 1
LOWEST_TOTAL: Final = -8
HIGHEST_TOTAL: Final = 199


def combat_total(p: RafPosition, units: list[int]) -> int:
    """The combat ratings of all units of both sides, by their facing (lion:10.1a, eagle:9.1a)."""
    reduced, whole = p.data.combat
    full = p.full
    total = 0
    for unit in units:
        total += whole[unit] if full[unit] else reduced[unit]
    return total + p.rating_change(units)


def combat_row(p: RafPosition, gruppen: int, total: int, shift: int) -> int:
    """The row of a combat: column by Gruppen and depletion, row by total, then shifts (lion:10.1, eagle:9.1)."""
    return min(LAST_ROW, max(0, calculated_row(p, gruppen, total) + shift))


def calculated_row(p: RafPosition, gruppen: int, total: int) -> int:
    """The row before any shift."""
    columns = p.data.crt_column[p.data.depletion_level[p.depletion]]
    column = columns[min(gruppen, len(columns) - 1)]
    return p.data.crt_rows[column][min(max(total, LOWEST_TOTAL), HIGHEST_TOTAL) - LOWEST_TOTAL]


def altitude(p: RafPosition, because: list[Json]) -> int:
    """The row shift for altitude advantage: down for the British, up for the Germans."""
    shift = 0
    if p.effects & BRITISH_ALTITUDE:
        shift += 1
        rule = "lion:event.british-altitude-advantage eagle:event.british-altitude-advantage"
        because.append(reason("row-british-altitude", rule))
    if p.effects & GERMAN_ALTITUDE:
        shift -= 1
        rule = "lion:event.german-altitude-advantage eagle:event.german-altitude-advantage"
        because.append(reason("row-german-altitude", rule))
    return shift


def results(p: RafPosition, row: int, roll: int) -> tuple[bytes, bytes]:
    """The results of a row and a die for Gruppen and for squadrons, each by selector letter (lion:10.1, eagle:9.1e)."""
    return p.data.crt[row][roll - 1]


def tell_combat(p: RafPosition, key: str, rule: str, facts: tuple[int, int, int, int], because: list[Json]) -> None:
    """The line of the table that was used: Gruppen, total, row and die, and what it says."""
    gruppen, total, row, roll = facts
    german, british = results(p, row, roll)
    p.tell(
        key,
        rule,
        {
            "gruppen": gruppen,
            "total": total,
            "row": ROWS[row],
            "die": roll,
            "german": _LINES[german],
            "british": _LINES[british],
            "because": [
                reason(
                    "combat-row",
                    "lion:10.1e eagle:9.1c",
                    {"row": ROWS[calculated_row(p, gruppen, total)], "gruppen": gruppen},
                ),
                *because,
            ],
        },
    )


def take_result(p: RafPosition, unit: int, box: int, result: int) -> int:
    """A unit that fought in a box takes its result by the Combat Damage Chart; returns the VP (lion:10.2a, eagle:9.2a).

    A full squadron disrupted in the Hunt Box is full again if there is nothing in the Bomber Box (eagle:R-58).
    """
    british = unit < p.data.squadrons
    effect = p.data.damage[box, british, p.full[unit]][result]
    rule = chart_rule(p, unit, box, result)
    to, full = effect.box, effect.full
    if effect.if_no_bombers != NONE and not has_gruppen(p, BOMBER):
        to, full = effect.if_no_bombers, full or effect.or_inflight
    if not effect.stays:
        p.where[unit] = to
        if british and to == BOMBER:
            p.effects |= SQUADRONS_MET
    p.full[unit] = full
    if to in (LIGHT_LOSS, HEAVY_LOSS):
        p.tell(
            "squadron-lost" if british else "gruppe-lost",
            "lion:10.22 eagle:9.22" if british else "lion:10.22b eagle:9.22",
            {"unit": p.data.names[unit], "result": RESULTS[result], "loss": _LOSS[to], "vp": effect.vp},
        )
    else:
        p.tell("combat-result", rule, {"unit": p.data.names[unit], "result": RESULTS[result]})
    return effect.vp


def chart_rule(p: RafPosition, unit: int, box: int, result: int) -> str:
    """The row of the Combat Damage Chart for a unit in a box, as long as it has not taken its result."""
    british = unit < p.data.squadrons
    if box == HUNT and british and p.full[unit]:
        return _FULL_IN_HUNT_BOX[result]
    return _CHART[box, british, p.full[unit]]


_CHART: Final = {
    (HUNT, False, 1): "lion:chart.damage-hunt.a eagle:chart.damage-hunt.a",
    (HUNT, False, 0): "lion:chart.damage-hunt.b eagle:chart.damage-hunt.b",
    (HUNT, True, 0): "lion:chart.damage-hunt.f eagle:chart.damage-hunt.d",
    (BOMBER, False, 1): "lion:chart.damage-bomber.a eagle:chart.damage-bomber.a",
    (BOMBER, False, 0): "lion:chart.damage-bomber.b eagle:chart.damage-bomber.b",
    (BOMBER, True, 1): "lion:chart.damage-bomber.c eagle:chart.damage-bomber.c",
    (BOMBER, True, 0): "lion:chart.damage-bomber.d eagle:chart.damage-bomber.d",
    (CLOSE_ESCORT, False, 1): "lion:chart.damage-escort.a eagle:chart.damage-escort.a",
    (CLOSE_ESCORT, False, 0): "lion:chart.damage-escort.b eagle:chart.damage-escort.b",
}
"""By box, whether it is a squadron, and face; in Lion full squadrons in the Hunt Box have a row for each result."""
_FULL_IN_HUNT_BOX: Final = (
    "lion:chart.damage-hunt.c eagle:chart.damage-hunt.c",
    "lion:chart.damage-hunt.d eagle:chart.damage-hunt.c",
    "lion:chart.damage-hunt.e eagle:chart.damage-hunt.c",
    "lion:chart.damage-hunt.e eagle:chart.damage-hunt.c",
    "lion:chart.damage-hunt.e eagle:chart.damage-hunt.c",
)
_LOSS: Final = {LIGHT_LOSS: "light", HEAVY_LOSS: "heavy"}
_LINES: Final = {
    bytes((a, b, c)): f"{RESULTS[a]} {RESULTS[b]} {RESULTS[c]}" for a in range(5) for b in range(5) for c in range(5)
}
