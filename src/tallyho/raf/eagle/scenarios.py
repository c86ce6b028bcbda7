"""The scenarios of RAF: Eagle: what is where before the first day (eagle:3, eagle:12, eagle:17, eagle:18, eagle:19)."""

from __future__ import annotations

from functools import partial
from typing import Final

from tallyho.raf.decks import TARGET_CARDS
from tallyho.raf.eagle.components import EagleData
from tallyho.raf.eagle.position import FIRST_STRATEGY, STRATEGY_CARDS, EaglePosition, blank
from tallyho.raf.score import ADVANCED, CAMPAIGN, GERMAN, NIGHT, PRELUDE, THIN_BLUE_LINE
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
    SPITFIRE,
)
from tallyho.table import Asks, Choice, Jump, Prompt, Reason

GREEN: Final = Prompt("green-squadron", "eagle:17.2e")


def set_up(data: EagleData, scenario: str, options: frozenset[str]) -> EaglePosition:
    """The position before the first step, worked out once for each scenario and its options."""
    known = data.set_ups.get((scenario, options))
    if known is None:
        known = data.set_ups[scenario, options] = worked_out(data, scenario, options)
    assert isinstance(known, EaglePosition)
    return known.copy()


def worked_out(data: EagleData, scenario: str, options: frozenset[str]) -> EaglePosition:
    """Cards, units and markers as the rulebook says (eagle:3)."""
    p = blank(data)
    p.scenario = scenario
    p.options = options
    p.weather = bytearray([CLEAR, CLEAR])
    p.priority = bytearray(data.priorities_start[scenario])
    p.points = bytearray(data.starts[scenario])
    p.sealion = data.sealion_day  # eagle:3p
    prepare_cards(p)
    place_units(p)
    if scenario == THIN_BLUE_LINE:
        thin_blue_line(p)
    return p


def prepare_cards(p: EaglePosition) -> None:
    """Four decks; cards for later, and strategy cards in Prelude, are set aside (eagle:3c, eagle:3d)."""
    for first, last in p.data.start_cards.values():
        for number in range(first, last + 1):
            p.cards[number] = DECK
    if p.scenario != PRELUDE:
        for number in range(FIRST_STRATEGY, FIRST_STRATEGY + STRATEGY_CARDS):
            p.cards[number] = DECK


def place_units(p: EaglePosition) -> None:
    """Squadrons in sectors, Gruppen at airbases; what comes later waits (eagle:3f, eagle:3h, eagle:3l, eagle:3o)."""
    data = p.data
    for unit in data.initial:
        p.where[unit] = data.home[unit] if unit < data.squadrons else AIRBASE
    if p.scenario != PRELUDE:
        for unit in data.reinforcements:
            p.where[unit] = POOL
    if p.scenario in (CAMPAIGN, THIN_BLUE_LINE):
        for gruppen in data.calendar.values():
            for unit in gruppen:
                p.where[unit] = CALENDAR
    if NIGHT in p.options:  # eagle:18a
        for unit in data.blenheims:
            p.where[unit] = data.home[unit]
        p.points[BLENHEIM] = data.blenheim_start
    if ADVANCED in p.options:  # only the ace Spitfire is used
        p.where[data.ace[SPITFIRE]] = ACE_BOX


def thin_blue_line(p: EaglePosition) -> None:
    """The situation on August 27 (eagle:17.2); the squadrons that are not yet in play form the pool (R-72)."""
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


def green_squadrons(p: EaglePosition) -> Asks[Jump]:
    """In The Thin Blue Line five squadrons begin with green pilots, of the player's choice (eagle:17.2e)."""
    while p.scenario == THIN_BLUE_LINE and len(green(p)) < p.data.green_rule.count:
        may = [unit for unit in ready(p) if why_not_green(p, p.data.names[unit]) is None]
        if not may:  # a pack may ask for more than there can be
            return None
        left = p.data.green_rule.count - len(green(p))
        answer = yield Choice(GREEN, GERMAN, named(p, may), {"left": left}, why_not=partial(why_not_green, p))
        p.full[p.data.number[answer]] = 0
        p.tell("green", "eagle:17.2e", {"squadron": answer})
    return None


def green(p: EaglePosition) -> list[int]:
    """The squadrons that are reduced in their sectors, which at the start are those just chosen."""
    return [unit for unit in range(p.data.squadrons) if p.where[unit] < NUMBERED and not p.full[unit]]


def ready(p: EaglePosition) -> list[int]:
    """The full Spitfire and Hurricane squadrons that stand in their sectors."""
    return [unit for sector in range(NUMBERED) for unit in full_fighters(p, squadrons_in(p, sector))]


def why_not_green(p: EaglePosition, answer: str) -> Reason | None:
    """Why a squadron cannot begin with green pilots: one a sector at most, and one of 11 Group."""
    unit = p.data.number.get(answer)
    chosen = green(p)
    if unit is None or unit not in (*ready(p), *chosen):
        return None
    rule = p.data.green_rule
    if sum(p.home[other] == p.home[unit] for other in chosen) >= rule.per_sector:
        return Reason("one-a-sector", "eagle:17.2e", {"sector": SECTORS[p.home[unit]]})
    if in_eleven(p, unit) and sum(in_eleven(p, other) for other in chosen) >= rule.in_11_at_most:
        return Reason("one-of-eleven-group", "eagle:17.2e", {"squadron": answer})
    return None


def in_eleven(p: EaglePosition, unit: int) -> bool:
    """Whether a squadron is based in 11 Group."""
    return p.data.group[p.home[unit]] == ELEVEN_GROUP
