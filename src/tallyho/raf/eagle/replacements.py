"""Eagle's replacements: who is served first where points are few (eagle:14.2, eagle:14.24, eagle:14.4d)."""

from __future__ import annotations

from functools import partial
from typing import Final

from tallyho.raf.eagle.position import EaglePosition
from tallyho.raf.position import FULL_DEPLETION
from tallyho.raf.replacements import (
    BRITISH_TYPES,
    WITH_PILOTS,
    british_points,
    replace_gruppen,
    return_squadron,
    tell_staying,
    to_light_loss,
    why_not_replace,
)
from tallyho.raf.score import GERMAN
from tallyho.raf.units import gruppen_in, named, squadrons_in
from tallyho.raf.vocabulary import (
    AIRBASE,
    GERMAN_BOMBER,
    GERMAN_FIGHTER,
    HEAVY_LOSS,
    LIGHT_LOSS,
    NONE,
    NUMBERED,
    PILOTS,
    POINTS,
    POINTS_OF,
    SECTORS,
)
from tallyho.table import Asks, Choice, Json, Jump, Prompt, Reason

LIGHT_LOSS_RETURN: Final = Prompt("light-loss-return", "eagle:14.24b")
HEAVY_LOSS_MOVE: Final = Prompt("heavy-loss-move", "eagle:14.24b")
GRUPPE_SERVED: Final = Prompt("gruppe-served", "eagle:14.4d")
SERVED: Final = ("11", "10", "12")
"""Groups in the order in which they are served."""
SECTOR_ORDER: Final = tuple(
    sector for group in SERVED for sector in reversed(range(NUMBERED)) if SECTORS[sector].rpartition("/")[2] == group
)
"""Sectors in the order in which they are served: of a group the highest number first (eagle:14.24a)."""


def light_loss(p: EaglePosition) -> Asks[Jump]:
    """Squadrons return to their sectors, those with pilots first; then Gruppen to their airbases (eagle:14.2)."""
    while squadrons_can_leave(p, LIGHT_LOSS):
        sector, rivals, wanted = next_to_return(p)
        if len(rivals) == wanted:
            for unit in rivals:
                return_squadron(p, unit)
            continue
        facts: dict[str, Json] = {"sector": SECTORS[sector], "pilots": p.points[PILOTS], **british_points(p)}
        why_not = partial(why_not_now, p, LIGHT_LOSS, sector)
        name = yield Choice(LIGHT_LOSS_RETURN, GERMAN, named(p, rivals), facts, why_not=why_not)
        return_squadron(p, p.data.number[name])
    tell_staying(p, LIGHT_LOSS, "squadrons-stay-light", "eagle:14.2b")
    yield from gruppen_leave(p, LIGHT_LOSS, AIRBASE)
    return None


def heavy_loss(p: EaglePosition) -> Asks[Jump]:
    """Squadrons go to light loss by sectors, for an aircraft point each; then Gruppen (eagle:14.2e, eagle:14.2f)."""
    while squadrons_can_leave(p, HEAVY_LOSS):
        aircraft = aircraft_given(p, HEAVY_LOSS)
        sector, kind = next((sector, kind) for (sector, kind), given in aircraft.items() if given)
        rivals = lost_of(p, HEAVY_LOSS, sector, kind)
        if len(rivals) == aircraft[sector, kind]:
            for unit in rivals:
                to_light_loss(p, unit)
            continue
        facts: dict[str, Json] = {"sector": SECTORS[sector], **british_points(p)}
        why_not = partial(why_not_now, p, HEAVY_LOSS, sector)
        name = yield Choice(HEAVY_LOSS_MOVE, GERMAN, named(p, rivals), facts, why_not=why_not)
        to_light_loss(p, p.data.number[name])
    tell_staying(p, HEAVY_LOSS, "squadrons-stay-heavy", "eagle:14.2h")
    yield from gruppen_leave(p, HEAVY_LOSS, LIGHT_LOSS)
    return None


def squadrons_can_leave(p: EaglePosition, box: int) -> bool:
    """Whether there is an aircraft point for a squadron in a loss box."""
    return any(aircraft_given(p, box).values())


def next_to_return(p: EaglePosition) -> tuple[int, list[int], int]:
    """The sector that is served next, its squadrons that may return, and how many of them do.

    Those that get pilots come first, so that pilots have run out when the green ones return.
    """
    aircraft = aircraft_given(p, LIGHT_LOSS)
    pilots = pilots_given(p, aircraft)
    for sector in SECTOR_ORDER:
        crews = {kind: aircraft[sector, kind] for kind in WITH_PILOTS}
        if 0 < pilots[sector] < sum(crews.values()):  # some will be green: the player says who not
            rivals = [unit for kind in WITH_PILOTS if crews[kind] for unit in lost_of(p, LIGHT_LOSS, sector, kind)]
            return sector, rivals, pilots[sector]
        for kind, number in crews.items():
            if number and pilots[sector]:
                return sector, lost_of(p, LIGHT_LOSS, sector, kind), number
    (sector, kind), number = next((place, given) for place, given in aircraft.items() if given)
    return sector, lost_of(p, LIGHT_LOSS, sector, kind), number


def aircraft_given(p: EaglePosition, box: int) -> dict[tuple[int, int], int]:
    """By sector and type, how many squadrons in a loss box get an aircraft point, in the order of eagle:14.24a."""
    left = {kind: p.points[kind] for kind in BRITISH_TYPES}
    given: dict[tuple[int, int], int] = {}
    for sector in SECTOR_ORDER:
        for kind in BRITISH_TYPES:
            number = min(left[kind], len(lost_of(p, box, sector, kind)))
            left[kind] -= number
            given[sector, kind] = number
    return given


def pilots_given(p: EaglePosition, aircraft: dict[tuple[int, int], int]) -> dict[int, int]:
    """By sector, how many of the squadrons that return get pilots (eagle:14.24c).

    First come those that would be a second green squadron of their sector, then the others, each in the order of
    eagle:14.24a.
    """
    left = p.points[PILOTS]
    returning = {sector: sum(aircraft[sector, kind] for kind in WITH_PILOTS) for sector in SECTOR_ORDER}
    given: dict[int, int] = {}
    for sector in SECTOR_ORDER:
        spared = 0 if has_green(p, sector) else 1
        given[sector] = min(left, max(0, returning[sector] - spared))
        left -= given[sector]
    for sector in SECTOR_ORDER:
        more = min(left, returning[sector] - given[sector])
        given[sector] += more
        left -= more
    return given


def has_green(p: EaglePosition, sector: int) -> bool:
    """Whether a squadron with green pilots stands in the sector."""
    return any(not p.full[unit] and p.data.type[unit] in WITH_PILOTS for unit in squadrons_in(p, sector))


def lost_of(p: EaglePosition, box: int, sector: int, kind: int) -> list[int]:
    """The squadrons of a sector and a type in a loss box."""
    return [unit for unit in squadrons_in(p, box) if p.home[unit] == sector and p.data.type[unit] == kind]


def why_not_now(p: EaglePosition, box: int, sector: int, name: str) -> Reason | None:
    """Why a squadron cannot leave the loss box now: it is others' turn, or what forbids it at all."""
    unit = p.data.number.get(name, NONE)
    if unit < p.data.squadrons and p.where[unit] == box and p.points[p.data.type[unit]]:
        return Reason("not-its-turn", "eagle:14.24a", {"squadron": name, "sector": SECTORS[sector]})
    return why_not_replace(p, box, name)


def gruppen_leave(p: EaglePosition, source: int, target: int) -> Asks[None]:
    """Gruppen leave a loss box, in the player's order where some must stay (eagle:14.4d, R-53)."""
    while rivals := gruppen_rivals(p, source):
        facts: dict[str, Json] = {
            "fighters": p.points[GERMAN_FIGHTER],
            "bombers": p.points[GERMAN_BOMBER],
            "depletion": p.depletion,
        }
        why_not = partial(why_not_served, p, source)
        name = yield Choice(GRUPPE_SERVED, GERMAN, named(p, rivals), facts, why_not=why_not)
        serve(p, p.data.number[name], target)
    replace_gruppen(p, source, target)


def gruppen_rivals(p: EaglePosition, source: int) -> list[int]:
    """The Gruppen that compete because, with the points there are and the spaces to depletion level 2, some stay."""
    waiting = [unit for unit in gruppen_in(p, source) if POINTS_OF[p.data.type[unit]] != NONE]
    tracks = [POINTS_OF[p.data.type[unit]] for unit in waiting]
    room = max(0, p.data.depletion_level.index(FULL_DEPLETION) - p.depletion)
    wanting = sum(max(0, tracks.count(track) - p.points[track]) for track in (GERMAN_FIGHTER, GERMAN_BOMBER))
    if wanting <= room:
        return []
    contested = [
        track
        for track in (GERMAN_FIGHTER, GERMAN_BOMBER)
        if tracks.count(track) > p.points[track] and (room or p.points[track])
    ]
    return [unit for unit, track in zip(waiting, tracks, strict=True) if track in contested]


def serve(p: EaglePosition, unit: int, target: int) -> None:
    """A Gruppe leaves its loss box for a point, or for a space of depletion (eagle:14.2d, eagle:14.2g)."""
    track = POINTS_OF[p.data.type[unit]]
    paid = p.points[track] > 0
    if paid:
        p.points[track] -= 1
    else:
        p.depletion += 1
    light = p.where[unit] == LIGHT_LOSS
    p.where[unit] = target
    p.full[unit] = 1
    facts: dict[str, Json] = {"gruppe": p.data.names[unit], "points": POINTS[track], "left": p.points[track]}
    if paid:
        p.tell("gruppe-paid", "eagle:14.2d" if light else "eagle:14.2f", facts)
    else:
        p.tell("gruppe-unpaid", "eagle:14.2g" if light else "eagle:14.2i", {**facts, "depletion": p.depletion})


def why_not_served(p: EaglePosition, box: int, name: str) -> Reason | None:
    """Why a Gruppe cannot leave the loss box now; None for what is no Gruppe."""
    unit = p.data.number.get(name)
    if unit is None or unit < p.data.squadrons:
        return None
    light = box == LIGHT_LOSS
    if p.where[unit] != box:
        key, rule = (
            ("gruppe-not-in-light-loss", "eagle:14.2d") if light else ("gruppe-not-in-heavy-loss", "eagle:14.2f")
        )
        return Reason(key, rule, {"gruppe": name})
    track = POINTS_OF[p.data.type[unit]]
    if track == NONE:
        return Reason("ju87-stays", "eagle:14.22a", {"gruppe": name})
    if p.points[track] == 0:
        return Reason("gruppe-stays", "eagle:14.4d", {"gruppe": name, "points": POINTS[track]})
    return Reason("gruppe-served-anyway", "eagle:14.21", {"gruppe": name, "points": POINTS[track]})
