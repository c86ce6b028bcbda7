"""What the scenarios of both games put where before the first day (lion:3, lion:17.2, eagle:3, eagle:17.2)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar, cast

from tallyho.raf.components import RafData
from tallyho.raf.decks import TARGET_CARDS
from tallyho.raf.position import RafPosition
from tallyho.raf.score import CAMPAIGN, NIGHT, THIN_BLUE_LINE
from tallyho.raf.units import full_fighters, squadrons_in
from tallyho.raf.vocabulary import (
    AIRBASE,
    ASIDE,
    BLENHEIM,
    CALENDAR,
    CLEAR,
    DECK,
    DISCARD,
    ELEVEN_GROUP,
    LF3_TO_LF2,
    NUMBERED,
    OUT,
)

P = TypeVar("P", bound=RafPosition)


def set_up_once(data: RafData, scenario: str, options: frozenset[str], worked_out: Callable[[], P]) -> P:
    """A copy of the position before the first step, which is worked out once for each scenario and its options."""
    known = data.set_ups.get((scenario, options))
    if known is None:
        known = data.set_ups[scenario, options] = worked_out()
    return cast("P", known.copy())  # the data is of one game, and so are its positions


def lay_markers(p: RafPosition, scenario: str, options: frozenset[str]) -> None:
    """Scenario, weather, priorities, replacement points, and the day of Sealion (lion:3o, eagle:3p)."""
    p.scenario = scenario
    p.options = options
    p.weather = bytearray([CLEAR, CLEAR])
    p.priority = bytearray(p.data.priorities_start[scenario])
    p.points = bytearray(p.data.starts[scenario])
    p.sealion = p.data.sealion_day


def place_units(p: RafPosition) -> None:
    """Squadrons in sectors, Gruppen at airbases; what comes later waits (lion:3e, lion:3f, eagle:3f, eagle:3h)."""
    data = p.data
    for unit in data.initial:
        p.where[unit] = data.home[unit] if unit < data.squadrons else AIRBASE
    if p.scenario in (CAMPAIGN, THIN_BLUE_LINE):  # lion:3n, eagle:3o
        for gruppen in data.calendar.values():
            for unit in gruppen:
                p.where[unit] = CALENDAR
    if NIGHT in p.options:  # lion:18b, eagle:18a
        for unit in data.blenheims:
            p.where[unit] = data.home[unit]
        p.points[BLENHEIM] = data.blenheim_start


def thin_blue_line(p: RafPosition) -> None:
    """The situation on August 27 (lion:17.2, eagle:17.2); squadrons not yet in play stay in the pool (eagle:R-72)."""
    data = p.data
    for number in range(TARGET_CARDS[0], data.tbl_last_target + 1):
        p.cards[number] = DECK
    for number in data.tbl_day_cards_removed:
        p.cards[number] = ASIDE
    p.day_card = data.tbl_day_card
    p.cards[p.day_card] = DISCARD
    p.day = data.first_day[THIN_BLUE_LINE]
    p.effects |= LF3_TO_LF2
    for unit in data.tbl_gruppen:
        p.where[unit] = AIRBASE
    for unit in data.ju87:
        p.where[unit] = OUT
    for unit in data.tbl_squadrons:
        p.where[unit] = data.home[unit]


def ready(p: RafPosition) -> list[int]:
    """The full Spitfire and Hurricane squadrons that stand in their sectors."""
    return [unit for sector in range(NUMBERED) for unit in full_fighters(p, squadrons_in(p, sector))]


def in_eleven(p: RafPosition, unit: int) -> bool:
    """Whether a squadron is based in 11 Group."""
    return p.data.group[p.home[unit]] == ELEVEN_GROUP


def sector_full(p: RafPosition, chosen: list[int], unit: int) -> bool:
    """Whether a squadron's sector has as many green squadrons as it may have."""
    return sum(p.home[other] == p.home[unit] for other in chosen) >= p.data.green_rule.per_sector
