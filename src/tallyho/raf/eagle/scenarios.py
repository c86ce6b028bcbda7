"""The scenarios of RAF: Eagle: what is where before the first day (eagle:3, eagle:12, eagle:17, eagle:18, eagle:19)."""

from __future__ import annotations

from functools import partial
from typing import Final

from tallyho.raf.eagle.components import EagleData
from tallyho.raf.eagle.position import FIRST_STRATEGY, STRATEGY_CARDS, EaglePosition, blank
from tallyho.raf.scenarios import in_eleven, lay_markers, place_units, ready, sector_full, set_up_once, thin_blue_line
from tallyho.raf.score import ADVANCED, GERMAN, PRELUDE, THIN_BLUE_LINE
from tallyho.raf.units import named
from tallyho.raf.vocabulary import ACE_BOX, DECK, NUMBERED, POOL, SECTORS, SPITFIRE
from tallyho.table import Asks, Choice, Jump, Prompt, Reason

GREEN: Final = Prompt("green-squadron", "eagle:17.2e")


def set_up(data: EagleData, scenario: str, options: frozenset[str]) -> EaglePosition:
    """The position before the first step."""
    return set_up_once(data, scenario, options, partial(worked_out, data, scenario, options))


def worked_out(data: EagleData, scenario: str, options: frozenset[str]) -> EaglePosition:
    """Cards, units and markers as the rulebook says (eagle:3)."""
    p = blank(data)
    lay_markers(p, scenario, options)
    prepare_cards(p)
    place_units(p)
    if scenario != PRELUDE:  # eagle:3l
        for unit in data.reinforcements:
            p.where[unit] = POOL
    if ADVANCED in options:  # only the ace Spitfire is used
        p.where[data.ace[SPITFIRE]] = ACE_BOX
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


def why_not_green(p: EaglePosition, answer: str) -> Reason | None:
    """Why a squadron cannot begin with green pilots: one a sector at most, and one of 11 Group."""
    unit = p.data.number.get(answer)
    chosen = green(p)
    if unit is None or unit not in (*ready(p), *chosen):
        return None
    if sector_full(p, chosen, unit):
        return Reason("one-a-sector", "eagle:17.2e", {"sector": SECTORS[p.home[unit]]})
    if in_eleven(p, unit) and sum(in_eleven(p, other) for other in chosen) >= p.data.green_rule.in_11_at_most:
        return Reason("one-of-eleven-group", "eagle:17.2e", {"squadron": answer})
    return None
