"""Daily Preparation (lion:4.I): repair, time of day, advance warning."""

from __future__ import annotations

from typing import Final

from tallyho.raf.damage import crippled, damaged_nets
from tallyho.raf.decks import EVENT_CARDS, drawn
from tallyho.raf.lion.target_deck import pull_target, show_top
from tallyho.raf.position import RafPosition
from tallyho.raf.repair import repair as mended
from tallyho.raf.vocabulary import CLOCK, NO_ADVANCE_WARNING, REGIONS
from tallyho.table import Asks, Json, Jump, Prompt, reason

TIME_CARD: Final = Prompt("time-card", "lion:4.I.2a")
NETS_FOR_WARNING: Final = 2
"""With so many radar nets damaged there is no advance warning (lion:4.I.5b)."""


def repair(p: RafPosition) -> Asks[Jump]:
    """Damage is mended; the radar system may be whole again by it (lion:4.I.1)."""
    was_crippled = crippled(p)
    yield from mended(p)
    if was_crippled and not crippled(p):
        p.tell("radar-restored", "lion:11.21g")
    yield from show_top(p)
    return None


def time_of_day(p: RafPosition) -> Asks[Jump]:
    """The time advance of a raid event card starts the clock; of the rest only No AW counts (lion:4.I.2, R-65)."""
    number = yield from drawn(p, EVENT_CARDS, TIME_CARD)
    card = p.data.events[number]
    p.clock = card.advance_depleted if p.depleted else card.advance
    if card.no_aw:
        p.effects |= NO_ADVANCE_WARNING
    else:
        p.effects &= ~NO_ADVANCE_WARNING
    facts: dict[str, Json] = {"card": number, "time": CLOCK[p.clock], "advance": p.clock, "no_warning": card.no_aw}
    p.tell("day-begins", "lion:4.I.2a", facts)
    return None


def advance_warning(p: RafPosition) -> Asks[Jump]:
    """The backs of the next two target cards show where raids may come from (lion:4.I.5, lion:4.III.3)."""
    if nets_silent(p):
        why = reason("nets-damaged", "lion:11.21d", {"nets": damaged_nets(p)})
        p.tell("no-advance-warning", "lion:4.I.5b", {"because": [why]})
    elif p.effects & NO_ADVANCE_WARNING:
        p.tell("no-advance-warning", "lion:4.I.5c", {"because": [reason("card-without-warning", "lion:4.I.5c")]})
    else:
        yield from pull_target(p)
        p.tell("advance-warning", "lion:4.I.5a", {"first": REGIONS[p.pulled], "second": REGIONS[p.top]})
    yield from show_top(p)
    return None


def nets_silent(p: RafPosition) -> bool:
    """Whether so many radar nets are damaged that there is no advance warning (lion:11.21d)."""
    return damaged_nets(p) >= NETS_FOR_WARNING
