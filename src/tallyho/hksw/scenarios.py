"""The set-up of the campaign and of the shorter scenarios."""

from __future__ import annotations

from typing import Final

from tallyho.hksw.components import HkswData
from tallyho.hksw.deck import configure_for
from tallyho.hksw.position import HkswPosition
from tallyho.hksw.turn import grant_ace
from tallyho.hksw.vocabulary import (
    DAMAGED,
    FIRST_LUFTFLOTTE,
    FORMATIONS,
    LF5,
    NO_BIG_WING,
    READY,
    TO_COME,
    WITHDRAWN,
)
from tallyho.table import Asks, Jump, Prompt, draw

LOST_BEFORE: Final = Prompt("lost-before", "hksw:4.raf1.a")


def set_up(data: HkswData, scenario: str, options: frozenset[str]) -> HkswPosition:
    """Every card ready, all planes on their boxes, no markers, the whole mission deck (R-35)."""
    p = HkswPosition(data)
    chosen = data.scenarios[scenario]
    p.turn = chosen.first - 1
    p.last_turn = chosen.last
    p.reserve = data.reserve  # hksw:reserve13.a
    p.big_wing = NO_BIG_WING not in options
    for card, _ in enumerate(data.cards):
        p.card_at[card] = READY if data.enters[card] < max(chosen.first, 2) else TO_COME
        if data.has_left(card, chosen.first - 1) or (data.card_formation[card] == LF5 and not chosen.luftflotte_5):
            p.card_at[card] = WITHDRAWN
    p.lost_before = list(chosen.lost)
    p.head_start = chosen.head_start
    return p


def earlier(p: HkswPosition) -> Asks[Jump]:
    """What the turns before a shorter scenario have left: cards lost, drawn at random, and the mission deck.

    Those of a Luftflotte never come back, and a scenario does not count them again; those of a Group can be repaired.
    """
    for formation, name in enumerate(FORMATIONS):
        place = DAMAGED if formation < FIRST_LUFTFLOTTE else WITHDRAWN
        while p.lost_before[formation]:
            ready = p.cards_of(formation, READY)
            if not ready:
                break
            answer = yield draw(LOST_BEFORE, p.names(ready), {"formation": name})
            p.card_at[p.data.card[answer]] = place
            p.lost_before[formation] -= 1
    before = [turn for turn in range(1, p.turn + 1) if any(p.data.turns[turn - 1].removed.values())]
    if before:
        yield from configure_for(p, before[-1])
    for turn in range(1, p.turn + 1):
        yield from grant_ace(p, turn)
    return None
