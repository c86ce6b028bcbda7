"""Airfield Operations: fighters and squadrons turn round when the clock advances (lion:4.III, eagle:4.III)."""

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
    NONE,
    PATROL,
    REARM,
)
from tallyho.table import Json, Jump, mask, units_in_any

IN_CIRCLES: Final = mask(range(PATROL, LANDING))
TWO: Final = 2


def fighter_turnaround(p: RafPosition) -> Jump:
    """Fighters whose hour on the clock has come are at their airbases again, full (lion:4.III.1, eagle:4.III.2)."""
    ready: list[int] = []
    for segment in range(p.clock + 1):
        ready += gruppen_in(p, CLOCK_0600 + segment)
    for unit in ready:
        p.where[unit] = AIRBASE
        p.full[unit] = 1
    if ready:
        facts: dict[str, Json] = {"gruppen": [*named(p, ready)], "time": CLOCK[p.clock]}
        p.tell("fighters-ready", "lion:4.III.1 eagle:4.III.2", facts)
    return None


def squadron_turnaround(p: RafPosition) -> Jump:
    """Squadrons land, re-arm and are ready, by the spaces the clock has just advanced (lion:4.III.2, eagle:4.III.1)."""
    if p.spaces == 1:
        one_space(p)
    elif p.spaces == TWO:
        two_spaces(p)
    else:
        more_spaces(p)
    return None


def one_space(p: RafPosition, waiting: int = NONE) -> None:
    """Who was re-arming is ready; who landed or patrolled re-arms; reduced squadrons land first.

    Squadrons of the sector that has to wait stay in flight (eagle:event.squadron-turnaround.b).
    """
    ready = squadrons_in(p, REARM)
    rearming = squadrons_in(p, LANDING) + patrolling(p)
    landing: list[int] = []
    for unit in squadrons_in(p, INFLIGHT):
        if waiting == NONE or p.home[unit] != waiting:
            (rearming if p.full[unit] else landing).append(unit)
    to_sectors(p, ready)
    to_tote_board(p, rearming, REARM)
    to_tote_board(p, landing, LANDING)
    turn_full(p, landing)
    tell_turnaround(p, "lion:4.III.2a eagle:4.III.1a", 1, (ready, rearming, landing))


def two_spaces(p: RafPosition) -> None:
    """All are ready but the reduced ones of the last raid, which re-arm (lion:4.III.2, eagle:4.III.1)."""
    ready = squadrons_in(p, REARM) + squadrons_in(p, LANDING) + patrolling(p)
    rearming: list[int] = []
    for unit in squadrons_in(p, INFLIGHT):
        (ready if p.full[unit] else rearming).append(unit)
    to_sectors(p, ready)
    to_tote_board(p, rearming, REARM)
    turn_full(p, rearming)
    tell_turnaround(p, "lion:4.III.2f eagle:4.III.1b", TWO, (ready, rearming, []))


def more_spaces(p: RafPosition) -> None:
    """After three spaces or more all are ready, and those that were in flight are full (eagle:4.III.1c, 4.III.1j)."""
    flying = squadrons_in(p, INFLIGHT)
    ready = squadrons_in(p, REARM) + squadrons_in(p, LANDING) + flying
    turn_full(p, flying)
    to_sectors(p, ready)
    tell_turnaround(p, "eagle:4.III.1c", p.spaces, (ready, [], []))


def patrolling(p: RafPosition) -> list[int]:
    """The squadrons in patrol circles, in order."""
    return units_in_any(p.where[: p.data.squadrons], IN_CIRCLES)


def to_sectors(p: RafPosition, squadrons: list[int]) -> None:
    """Squadrons go to their sectors on the map and keep their facing (lion:4.III.2j, eagle:4.III.1d)."""
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


def tell_turnaround(p: RafPosition, rule: str, spaces: int, turned: tuple[list[int], list[int], list[int]]) -> None:
    """Who is ready now, and who is not yet."""
    ready, rearming, landing = turned
    if ready or rearming or landing:
        p.tell(
            "turnaround",
            rule,
            {
                "spaces": spaces,
                "ready": [*named(p, ready)],
                "rearming": [*named(p, rearming)],
                "landing": [*named(p, landing)],
            },
        )
