"""Replacements: points gained and spent, green pilots, depletion, stabilization (lion:15, eagle:14)."""

from __future__ import annotations

from functools import partial
from typing import Final

from tallyho.raf.position import RafPosition
from tallyho.raf.score import NIGHT
from tallyho.raf.units import gruppen_in, named, squadrons_in
from tallyho.raf.vocabulary import (
    BLENHEIM,
    DO17,
    GERMAN_BOMBER,
    GERMAN_FIGHTER,
    HE111,
    HURRICANE,
    JU88,
    LIGHT_LOSS,
    ME109,
    ME110,
    NONE,
    OUT,
    PILOTS,
    POINTS,
    POINTS_OF,
    POOL,
    SEPTEMBER_8,
    SPITFIRE,
    STABILIZED,
    TYPES,
)
from tallyho.table import Json, Jump, Reason, reason

BRITISH_TYPES: Final = (HURRICANE, SPITFIRE, BLENHEIM)
WITH_PILOTS: Final = (HURRICANE, SPITFIRE)
GERMAN_ORDER: Final = (ME109, ME110, JU88, DO17, HE111)
"""Who is served first of a Luftflotte when points are few; Ju 87 never are (lion:R-53, lion:15.22a, eagle:14.22a)."""


def replacement_points(p: RafPosition) -> Jump:
    """Markers rise by the Day Event card, the pilots' by the total; then stabilization (lion:15.1, eagle:14.1)."""
    card = p.data.days.get(p.day_card)
    if card is None:
        return None
    gains = list(card.gains)
    gains[PILOTS] = next((points for low, high, points in card.pilots if low <= p.vp <= high), 0)
    if NIGHT not in p.options:
        gains[BLENHEIM] = 0  # they have no marker (lion:15.1b, eagle:14.1c)
    gained: dict[str, Json] = {POINTS[kind]: gain_points(p, kind, gains[kind]) for kind in range(len(POINTS))}
    p.tell("points-gained", "lion:15.1c eagle:14.1a", {**gained, "card": p.day_card, "vp": p.vp})
    if p.day >= SEPTEMBER_8 and not p.effects & STABILIZED:
        stabilize(p)
    return None


def gain_points(p: RafPosition, kind: int, points: int) -> int:
    """Raises a marker, at most to the top of its track; returns by how much (lion:15.1e, eagle:14.1d)."""
    gained = min(points, max(0, p.data.tops[kind] - p.points[kind]))
    p.points[kind] += gained
    return gained


def stabilize(p: RafPosition) -> None:
    """Reinforcements that were never taken become experienced pilots (lion:15.6, eagle:14.6)."""
    p.effects |= STABILIZED
    unused = squadrons_in(p, POOL)
    for unit in unused:
        p.where[unit] = OUT
    gained = gain_points(p, PILOTS, len(unused) * p.data.pilots_per_reinforcement)
    facts: dict[str, Json] = {"squadrons": len(unused), "gained": gained, "pilots": p.points[PILOTS]}
    p.tell("stabilization", "lion:15.6a eagle:14.6a", facts)


def return_squadron(p: RafPosition, unit: int) -> None:
    """A squadron is back, green if no experienced pilots are left; Blenheims need none (lion:15.23, eagle:14.23)."""
    kind = p.data.type[unit]
    crewed = kind in WITH_PILOTS
    green = crewed and not p.points[PILOTS]
    p.points[kind] -= 1
    if crewed and not green:
        p.points[PILOTS] -= 1
    p.where[unit] = p.home[unit]
    p.full[unit] = not green
    facts: dict[str, Json] = {"squadron": p.data.names[unit], "left": p.points[kind], "pilots": p.points[PILOTS]}
    rule = "lion:15.2c eagle:14.2c" if green else "lion:15.2a eagle:14.2a"
    p.tell("squadron-green" if green else "squadron-returns", rule, facts)


def to_light_loss(p: RafPosition, unit: int) -> None:
    """A squadron leaves the Heavy Loss Box; it returns to play another day (lion:15.24, eagle:14.25)."""
    kind = p.data.type[unit]
    p.points[kind] -= 1
    p.where[unit] = LIGHT_LOSS
    p.full[unit] = 1
    facts: dict[str, Json] = {"squadron": p.data.names[unit], "left": p.points[kind]}
    p.tell("squadron-to-light-loss", "lion:15.2f eagle:14.2e", facts)


def replace_gruppen(p: RafPosition, source: int, target: int) -> None:
    """Gruppen leave a loss box for a point each; without one they deplete the Luftwaffe, at level 2 they stay."""
    lost = gruppen_in(p, source)
    served = [unit for unit in lost if p.data.type[unit] in GERMAN_ORDER]
    served.sort(key=partial(german_rank, p))
    paid: list[int] = []
    unpaid: list[int] = []
    staying: list[int] = []
    for unit in served:
        kind = POINTS_OF[p.data.type[unit]]
        if p.points[kind]:
            p.points[kind] -= 1
            paid.append(unit)
        elif p.fully_depleted:  # lion:15.4j, eagle:14.4d
            staying.append(unit)
            continue
        else:
            p.depletion = min(p.depletion + 1, p.data.depletion_top)
            unpaid.append(unit)
        p.where[unit] = target
        p.full[unit] = 1
    if lost:
        tell_gruppen(p, source, paid, unpaid, staying)


def german_rank(p: RafPosition, unit: int) -> tuple[int, int, str]:
    """Luftflotte 2 first, then by type, then by designation (lion:R-53)."""
    data = p.data
    return data.luftflotte[unit], GERMAN_ORDER.index(data.type[unit]), data.names[unit]


def tell_gruppen(p: RafPosition, source: int, paid: list[int], unpaid: list[int], staying: list[int]) -> None:
    """Who left the loss box at which price, and why the others did not."""
    light = source == LIGHT_LOSS
    because: list[Json] = []
    if unpaid:
        facts: dict[str, Json] = {"gruppen": [*named(p, unpaid)], "depletion": p.depletion}
        because.append(reason("gruppen-unpaid", "lion:15.2e eagle:14.2g" if light else "lion:15.2i eagle:14.2i", facts))
    if staying:
        because.append(reason("gruppen-stay", "lion:15.4j eagle:14.4d", {"gruppen": [*named(p, staying)]}))
    never = [unit for unit in gruppen_in(p, source) if unit not in staying]
    if never:
        because.append(reason("ju87-stay", "lion:15.22a eagle:14.22a", {"gruppen": [*named(p, never)]}))
    facts = {
        "gruppen": [*named(p, paid + unpaid)],
        "fighters": p.points[GERMAN_FIGHTER],
        "bombers": p.points[GERMAN_BOMBER],
        "because": because,
    }
    rule = "lion:15.2d eagle:14.2d" if light else "lion:15.2h eagle:14.2f"
    p.tell("gruppen-light-loss" if light else "gruppen-heavy-loss", rule, facts)


def tell_staying(p: RafPosition, box: int, key: str, rule: str) -> None:
    """Who stays in a loss box for want of aircraft."""
    staying = squadrons_in(p, box)
    if staying:
        p.tell(key, rule, {"squadrons": [*named(p, staying)]})


def british_points(p: RafPosition) -> dict[str, Json]:
    """The aircraft points left, by type."""
    return {TYPES[kind]: p.points[kind] for kind in BRITISH_TYPES}


def why_not_replace(p: RafPosition, box: int, name: str) -> Reason | None:
    """Why a squadron cannot leave the loss box now; None for what is no squadron."""
    unit = p.data.number.get(name, NONE)
    if unit >= p.data.squadrons:
        return None
    light = box == LIGHT_LOSS
    if p.where[unit] != box:
        if light:
            return Reason("not-in-light-loss", "lion:15.2a eagle:14.2a", {"squadron": name})
        return Reason("not-in-heavy-loss", "lion:15.2f eagle:14.2e", {"squadron": name})
    kind = TYPES[p.data.type[unit]]
    rule = "lion:15.2b eagle:14.2b" if light else "lion:15.2g eagle:14.2h"
    return Reason("no-aircraft", rule, {"squadron": name, "type": kind})
