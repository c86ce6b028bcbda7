"""Replacements: points gained and spent, green pilots, depletion, stabilization (lion:15)."""

from __future__ import annotations

from functools import partial
from typing import Final

from tallyho.raf.position import RafPosition
from tallyho.raf.score import BRITISH, NIGHT
from tallyho.raf.units import gruppen_in, named, squadrons_in
from tallyho.raf.vocabulary import (
    AIRBASE,
    BLENHEIM,
    DO17,
    GERMAN_BOMBER,
    GERMAN_FIGHTER,
    HE111,
    HEAVY_LOSS,
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
from tallyho.table import Asks, Choice, Json, Jump, Prompt, Reason, reason

LIGHT_LOSS_RETURN: Final = Prompt("light-loss-return", "lion:15.2a")
HEAVY_LOSS_MOVE: Final = Prompt("heavy-loss-move", "lion:15.2f")
BRITISH_TYPES: Final = (HURRICANE, SPITFIRE, BLENHEIM)
WITH_PILOTS: Final = (HURRICANE, SPITFIRE)
GERMAN_ORDER: Final = (ME109, ME110, JU88, DO17, HE111)
"""Who is served first of a Luftflotte when points are few; Ju 87 never are (R-53, lion:15.22a)."""


def replacement_points(p: RafPosition) -> Jump:
    """All markers rise by the Day Event card, the pilots' by the total (lion:15.1); then stabilization (lion:15.6)."""
    card = p.data.days.get(p.day_card)
    if card is None:
        return None
    gains = list(card.gains)
    gains[PILOTS] = next((points for low, high, points in card.pilots if low <= p.vp <= high), 0)
    if NIGHT not in p.options:
        gains[BLENHEIM] = 0  # they have no marker (lion:15.1b)
    gained: dict[str, Json] = {POINTS[kind]: gain_points(p, kind, gains[kind]) for kind in range(len(POINTS))}
    p.tell("points-gained", "lion:15.1c", {**gained, "card": p.day_card, "vp": p.vp})
    if p.day >= SEPTEMBER_8 and not p.effects & STABILIZED:
        stabilize(p)
    return None


def gain_points(p: RafPosition, kind: int, points: int) -> int:
    """Raises a marker, at most to the top of its track; returns by how much (lion:15.1e)."""
    gained = min(points, max(0, p.data.tops[kind] - p.points[kind]))
    p.points[kind] += gained
    return gained


def stabilize(p: RafPosition) -> None:
    """Reinforcements that were never taken become experienced pilots (lion:15.6)."""
    p.effects |= STABILIZED
    unused = squadrons_in(p, POOL)
    for unit in unused:
        p.where[unit] = OUT
    gained = gain_points(p, PILOTS, len(unused) * p.data.pilots_per_reinforcement)
    p.tell("stabilization", "lion:15.6a", {"squadrons": len(unused), "gained": gained, "pilots": p.points[PILOTS]})


def light_loss(p: RafPosition) -> Asks[Jump]:
    """Squadrons return to their sectors, the player's choice where points are few; then Gruppen (lion:15.2)."""
    while True:
        rivals = light_loss_rivals(p)
        for unit in affordable(p, LIGHT_LOSS):
            if unit not in rivals:
                return_squadron(p, unit)
        if not rivals:
            tell_staying(p, LIGHT_LOSS, "squadrons-stay-light", "lion:15.2b")
            replace_gruppen(p, LIGHT_LOSS, AIRBASE)
            return None
        facts: dict[str, Json] = {"pilots": p.points[PILOTS], **british_points(p)}
        name = yield Choice(
            LIGHT_LOSS_RETURN, BRITISH, named(p, rivals), facts, why_not=partial(why_not_replace, p, LIGHT_LOSS)
        )
        return_squadron(p, p.data.number[name])


def light_loss_rivals(p: RafPosition) -> list[int]:
    """The squadrons that compete: for aircraft of their type or, where all cannot have them, for pilots."""
    could = affordable(p, LIGHT_LOSS)
    crewed = [unit for unit in could if p.data.type[unit] in WITH_PILOTS]
    returning = sum(min(p.points[kind], count_type(p, crewed, kind)) for kind in WITH_PILOTS)
    over_pilots = 0 < p.points[PILOTS] < returning
    return [
        unit
        for unit in could
        if too_many(p, could, p.data.type[unit]) or (over_pilots and p.data.type[unit] in WITH_PILOTS)
    ]


def return_squadron(p: RafPosition, unit: int) -> None:
    """A squadron is back in its sector, green if no experienced pilots are left; Blenheims need none (lion:15.23)."""
    kind = p.data.type[unit]
    crewed = kind in WITH_PILOTS
    green = crewed and not p.points[PILOTS]
    p.points[kind] -= 1
    if crewed and not green:
        p.points[PILOTS] -= 1
    p.where[unit] = p.home[unit]
    p.full[unit] = not green
    facts: dict[str, Json] = {"squadron": p.data.names[unit], "left": p.points[kind], "pilots": p.points[PILOTS]}
    p.tell("squadron-green" if green else "squadron-returns", "lion:15.2c" if green else "lion:15.2a", facts)


def heavy_loss(p: RafPosition) -> Asks[Jump]:
    """Squadrons go to light loss, the player's choice where points are few; then Gruppen (lion:15.2)."""
    while True:
        could = affordable(p, HEAVY_LOSS)
        rivals = [unit for unit in could if too_many(p, could, p.data.type[unit])]
        for unit in could:
            if unit not in rivals:
                to_light_loss(p, unit)
        if not rivals:
            tell_staying(p, HEAVY_LOSS, "squadrons-stay-heavy", "lion:15.2g")
            replace_gruppen(p, HEAVY_LOSS, LIGHT_LOSS)
            return None
        why_not = partial(why_not_replace, p, HEAVY_LOSS)
        name = yield Choice(HEAVY_LOSS_MOVE, BRITISH, named(p, rivals), british_points(p), why_not=why_not)
        to_light_loss(p, p.data.number[name])


def to_light_loss(p: RafPosition, unit: int) -> None:
    """A squadron leaves the Heavy Loss Box; it returns to play another day (lion:15.24)."""
    kind = p.data.type[unit]
    p.points[kind] -= 1
    p.where[unit] = LIGHT_LOSS
    p.full[unit] = 1
    p.tell("squadron-to-light-loss", "lion:15.2f", {"squadron": p.data.names[unit], "left": p.points[kind]})


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
        elif p.fully_depleted:  # lion:15.4j
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
    """Luftflotte 2 first, then by type, then by designation (R-53)."""
    data = p.data
    return data.luftflotte[unit], GERMAN_ORDER.index(data.type[unit]), data.names[unit]


def tell_gruppen(p: RafPosition, source: int, paid: list[int], unpaid: list[int], staying: list[int]) -> None:
    """Who left the loss box at which price, and why the others did not."""
    light = source == LIGHT_LOSS
    because: list[Json] = []
    if unpaid:
        facts: dict[str, Json] = {"gruppen": [*named(p, unpaid)], "depletion": p.depletion}
        because.append(reason("gruppen-unpaid", "lion:15.2e" if light else "lion:15.2i", facts))
    if staying:
        because.append(reason("gruppen-stay", "lion:15.4j", {"gruppen": [*named(p, staying)]}))
    never = [unit for unit in gruppen_in(p, source) if unit not in staying]
    if never:
        because.append(reason("ju87-stay", "lion:15.22a", {"gruppen": [*named(p, never)]}))
    facts = {
        "gruppen": [*named(p, paid + unpaid)],
        "fighters": p.points[GERMAN_FIGHTER],
        "bombers": p.points[GERMAN_BOMBER],
        "because": because,
    }
    p.tell("gruppen-light-loss" if light else "gruppen-heavy-loss", "lion:15.2d" if light else "lion:15.2h", facts)


def tell_staying(p: RafPosition, box: int, key: str, rule: str) -> None:
    """Who stays in a loss box for want of aircraft."""
    staying = squadrons_in(p, box)
    if staying:
        p.tell(key, rule, {"squadrons": [*named(p, staying)]})


def affordable(p: RafPosition, box: int) -> list[int]:
    """The squadrons in a loss box for whose type there is a point."""
    return [unit for unit in squadrons_in(p, box) if p.points[p.data.type[unit]]]


def too_many(p: RafPosition, squadrons: list[int], kind: int) -> bool:
    """Whether more squadrons of a type wait than there are points."""
    return count_type(p, squadrons, kind) > p.points[kind]


def count_type(p: RafPosition, squadrons: list[int], kind: int) -> int:
    """How many squadrons are of a type."""
    return sum(p.data.type[unit] == kind for unit in squadrons)


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
        key, rule = ("not-in-light-loss", "lion:15.2a") if light else ("not-in-heavy-loss", "lion:15.2f")
        return Reason(key, rule, {"squadron": name})
    kind = TYPES[p.data.type[unit]]
    return Reason("no-aircraft", "lion:15.2b" if light else "lion:15.2g", {"squadron": name, "type": kind})
