"""The scenarios of RAF: Lion: what is where before the first day (lion:3, lion:13, lion:17, lion:18, lion:19)."""

from __future__ import annotations

from functools import partial
from typing import Final

from tallyho.raf.components import RafData
from tallyho.raf.lion.target_deck import show_top
from tallyho.raf.position import RafPosition, blank
from tallyho.raf.score import ADVANCED, BRITISH, CAMPAIGN, NIGHT, THIN_BLUE_LINE
from tallyho.raf.units import full_fighters, named, squadrons_in
from tallyho.raf.vocabulary import (
    ACE_BOX,
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
    POOL,
    SECTORS,
)
from tallyho.table import Asks, Choice, Jump, Prompt, Reason

GREEN: Final = Prompt("green-squadron", "lion:17.2f")


def set_up(data: RafData, scenario: str, options: frozenset[str]) -> RafPosition:
    """The position before the first step, worked out once for each scenario and its options."""
    known = data.set_ups.get((scenario, options))
    if known is None:
        known = data.set_ups[scenario, options] = worked_out(data, scenario, options)
    assert isinstance(known, RafPosition)
    return known.copy()


def worked_out(data: RafData, scenario: str, options: frozenset[str]) -> RafPosition:
    """Cards, units and markers as the rulebook says (lion:3)."""
    p = blank(data)
    p.scenario = scenario
    p.options = options
    p.weather = bytearray([CLEAR, CLEAR])
    p.priority = bytearray(data.priorities_start[scenario])
    p.points = bytearray(data.starts[scenario])
    p.sealion = data.sealion_day  # lion:3o
    prepare_cards(p)
    place_units(p)
    if scenario == THIN_BLUE_LINE:
        thin_blue_line(p)
    return p


def prepare_cards(p: RafPosition) -> None:
    """Four decks; the cards for later stages of the battle are set aside (lion:3c)."""
    for cards in (p.data.targets, p.data.force, p.data.events):
        for number, card in cards.items():
            p.cards[number] = DECK if card.stage == "base" else ASIDE
    for number in p.data.days:
        p.cards[number] = DECK


def place_units(p: RafPosition) -> None:
    """Squadrons in sectors, Gruppen at airbases; what comes later waits (lion:3e, lion:3f, lion:3g, lion:3n)."""
    data = p.data
    for unit in data.initial:
        p.where[unit] = data.home[unit] if unit < data.squadrons else AIRBASE
    for unit in data.reinforcements:
        p.where[unit] = POOL
    if p.scenario in (CAMPAIGN, THIN_BLUE_LINE):
        for gruppen in data.calendar.values():
            for unit in gruppen:
                p.where[unit] = CALENDAR
    if NIGHT in p.options:  # lion:18b
        for unit in data.blenheims:
            p.where[unit] = data.home[unit]
        p.points[BLENHEIM] = data.blenheim_start
    if ADVANCED in p.options:  # lion:19c
        for unit in data.ace_units:
            p.where[unit] = ACE_BOX


def thin_blue_line(p: RafPosition) -> None:
    """The situation on August 27 (lion:17.2)."""
    data = p.data
    for number in data.targets:
        if number <= data.tbl_last_target:
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


def green_squadrons(p: RafPosition) -> Asks[Jump]:
    """In The Thin Blue Line five squadrons begin with green pilots, of the player's choice (lion:17.2f, R-33)."""
    if p.scenario != THIN_BLUE_LINE:
        return None
    yield from show_top(p)  # R-22
    chosen: list[int] = []
    while len(chosen) < p.data.green_rule.count:
        may = [unit for unit in ready(p) if may_be_green(p, chosen, unit)]
        left = p.data.green_rule.count - len(chosen)
        answer = yield Choice(GREEN, BRITISH, named(p, may), {"left": left}, why_not=partial(why_not_green, p, chosen))
        unit = p.data.number[answer]
        chosen.append(unit)
        p.full[unit] = 0
        p.tell("green", "lion:17.2f", {"squadron": answer})
    return None


def ready(p: RafPosition) -> list[int]:
    """The full Spitfire and Hurricane squadrons that stand in their sectors."""
    return [unit for sector in range(NUMBERED) for unit in full_fighters(p, squadrons_in(p, sector))]


def may_be_green(p: RafPosition, chosen: list[int], unit: int) -> bool:
    """One a sector at most; enough must be left for 11 Group."""
    if _sector_full(p, chosen, unit):
        return False
    return _in_eleven(p, unit) or _for_eleven(p, chosen) < p.data.green_rule.count - len(chosen)


def _sector_full(p: RafPosition, chosen: list[int], unit: int) -> bool:
    return sum(p.home[other] == p.home[unit] for other in chosen) >= p.data.green_rule.per_sector


def _in_eleven(p: RafPosition, unit: int) -> bool:
    return p.data.group[p.home[unit]] == ELEVEN_GROUP


def _for_eleven(p: RafPosition, chosen: list[int]) -> int:
    """How many of those still to be chosen must belong to 11 Group."""
    return p.data.green_rule.in_11 - sum(_in_eleven(p, unit) for unit in chosen)


def why_not_green(p: RafPosition, chosen: list[int], answer: str) -> Reason | None:
    """Why a squadron cannot begin with green pilots."""
    unit = p.data.number.get(answer)
    if unit is None or unit not in (*ready(p), *chosen):
        return None
    if _sector_full(p, chosen, unit):
        return Reason("one-a-sector", "lion:17.2f", {"sector": SECTORS[p.home[unit]]})
    return Reason("eleven-group-first", "lion:17.2f", {"squadron": answer})
