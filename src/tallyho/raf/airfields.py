"""Airfield Operations: German fighters and British squadrons turn round when the clock advances (lion:4.III)."""

from __future__ import annotations

from typing import Final

from tallyho.raf.position import RafPosition
from tallyho.raf.units import gruppen_in, named, squadrons_in
from tallyho.raf.vocabulary import (
    AIRBASE,
    CLOCK,
    CLOCK_0600,
    INFLIGHT,
    LANDING,
    LIGHT_DAMAGE,
    NONE,
    NUMBERED,
    PATROL,
    REARM,
)
from tallyho.table import Jump, mask, units_in_any

IN_CIRCLES: Final = mask(range(PATROL, LANDING))


def fighter_turnaround(p: RafPosition) -> Jump:
    """Fighters whose hour on the clock has come are at their airbases again, full (lion:4.III.1)."""
    ready: list[int] = []
    for segment in range(p.clock + 1):
        ready += gruppen_in(p, CLOCK_0600 + segment)
    for unit in ready:
        p.where[unit] = AIRBASE
        p.full[unit] = 1
    if ready:
        p.tell("fighters-ready", "lion:4.III.1", {"gruppen": [*named(p, ready)], "time": CLOCK[p.clock]})
    return None


def squadron_turnaround(p: RafPosition) -> Jump:
    """Squadrons land, re-arm and become ready, by the spaces that the clock has just advanced (lion:4.III.2)."""
    if p.spaces == 1:
        one_space(p)
    else:
        two_spaces(p)
    return None


def one_space(p: RafPosition) -> None:
    """Who was re-arming is ready; who landed or patrolled re-arms; reduced squadrons land first (lion:4.III.2)."""
    ready = squadrons_in(p, REARM)
    rearming = squadrons_in(p, LANDING) + patrolling(p)
    landing: list[int] = []
    for unit in squadrons_in(p, INFLIGHT):
        (rearming if p.full[unit] else landing).append(unit)
    to_sectors(p, ready)
    to_tote_board(p, rearming, REARM)
    to_tote_board(p, landing, LANDING)
    turn_full(p, landing)
    tell_turnaround(p, ready, rearming, landing)


def two_spaces(p: RafPosition) -> None:
    """All are ready but the reduced ones of the last raid, which re-arm (lion:4.III.2)."""
    ready = squadrons_in(p, REARM) + squadrons_in(p, LANDING) + patrolling(p)
    rearming: list[int] = []
    for unit in squadrons_in(p, INFLIGHT):
        (ready if p.full[unit] else rearming).append(unit)
    to_sectors(p, ready)
    to_tote_board(p, rearming, REARM)
    turn_full(p, rearming)
    tell_turnaround(p, ready, rearming, [])


def patrolling(p: RafPosition) -> list[int]:
    """The squadrons in patrol circles, in order."""
    return units_in_any(p.where[: p.data.squadrons], IN_CIRCLES)


def to_sectors(p: RafPosition, squadrons: list[int]) -> None:
    """Squadrons go to their sectors on the map and keep their facing (lion:4.III.2j)."""
    for unit in squadrons:
        p.where[unit] = p.home[unit]


def to_tote_board(p: RafPosition, squadrons: list[int], box: int) -> None:
    """Squadrons go to this box of their sectors on the Tote Board."""
    for unit in squadrons:
        p.where[unit] = box


def turn_full(p: RafPosition, units: list[int]) -> None:
    """Units are turned to their full side."""
    for unit in units:
        p.full[unit] = 1


def tell_turnaround(p: RafPosition, ready: list[int], rearming: list[int], landing: list[int]) -> None:
    """Who is ready now, and who is not yet."""
    if ready or rearming or landing:
        p.tell(
            "turnaround",
            "lion:4.III.2a" if p.spaces == 1 else "lion:4.III.2f",
            {
                "spaces": p.spaces,
                "ready": [*named(p, ready)],
                "rearming": [*named(p, rearming)],
                "landing": [*named(p, landing)],
            },
        )


def with_control(p: RafPosition, boxes: bytes, own: int = NONE) -> bytes:
    """A mask of boxes without the sectors whose control room is hit, but for one's own (lion:11.23)."""
    if LIGHT_DAMAGE not in p.damage:
        return boxes
    for sector in range(NUMBERED):
        if p.damage[p.data.airfield[sector]] and sector != own:
            boxes = boxes[:sector] + b"\0" + boxes[sector + 1 :]
    return boxes
