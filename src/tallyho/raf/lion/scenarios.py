"""The scenarios of RAF: Lion: what is where before the first day (lion:3, lion:13, lion:17, lion:18, lion:19)."""

from __future__ import annotations

from functools import partial
from typing import Final

from tallyho.raf.components import RafData
from tallyho.raf.lion.target_deck import show_top
from tallyho.raf.position import RafPosition, blank
from tallyho.raf.scenarios import in_eleven, lay_markers, place_units, ready, sector_full, set_up_once, thin_blue_line
from tallyho.raf.score import ADVANCED, BRITISH, THIN_BLUE_LINE
from tallyho.raf.units import named
from tallyho.raf.vocabulary import ACE_BOX, ASIDE, DECK, POOL, SECTORS
from tallyho.table import Asks, Choice, Jump, Prompt, Reason

GREEN: Final = Prompt("green-squadron", "lion:17.2f")


def set_up(data: RafData, scenario: str, options: frozenset[str]) -> RafPosition:
    """The position before the first step."""
    return set_up_once(data, scenario, options, partial(worked_out, data, scenario, options))


def worked_out(data: RafData, scenario: str, options: frozenset[str]) -> RafPosition:
    """Cards, units and markers as the rulebook says (lion:3)."""
    p = blank(data)
    lay_markers(p, scenario, options)
    prepare_cards(p)
    place_units(p)
    for unit in data.reinforcements:  # lion:3g
        p.where[unit] = POOL
    if ADVANCED in options:  # lion:19c
        for unit in data.ace_units:
            p.where[unit] = ACE_BOX
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


def may_be_green(p: RafPosition, chosen: list[int], unit: int) -> bool:
    """One a sector at most; enough must be left for 11 Group."""
    if sector_full(p, chosen, unit):
        return False
    return in_eleven(p, unit) or _for_eleven(p, chosen) < p.data.green_rule.count - len(chosen)


def _for_eleven(p: RafPosition, chosen: list[int]) -> int:
    """How many of those still to be chosen must belong to 11 Group."""
    return p.data.green_rule.in_11 - sum(in_eleven(p, unit) for unit in chosen)


def why_not_green(p: RafPosition, chosen: list[int], answer: str) -> Reason | None:
    """Why a squadron cannot begin with green pilots."""
    unit = p.data.number.get(answer)
    if unit is None or unit not in (*ready(p), *chosen):
        return None
    if sector_full(p, chosen, unit):
        return Reason("one-a-sector", "lion:17.2f", {"sector": SECTORS[p.home[unit]]})
    return Reason("eleven-group-first", "lion:17.2f", {"squadron": answer})
