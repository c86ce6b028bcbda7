"""Day events that both games have: priorities with terror, LF3 to LF2, a raid on industry (lion:14, eagle:13)."""

from __future__ import annotations

from typing import Final

from tallyho.raf.cards import DayCard, PriorityRow
from tallyho.raf.dates import dated
from tallyho.raf.decks import TARGET_CARDS, add_cards
from tallyho.raf.position import RafPosition
from tallyho.raf.vocabulary import (
    AUGUST_21,
    LF3_TO_LF2,
    PREPARATIONS,
    PRIORITIES,
    SEPTEMBER_10,
    TERROR,
    WITH_PRIORITY,
)
from tallyho.table import Json, reason

TERROR_TARGETS: Final = (45, 60)


def change_priorities(p: RafPosition, card: DayCard) -> None:
    """All five priorities come from one row of the card, unless Sealion is being prepared (lion:14.1, eagle:13.1)."""
    if p.effects & PREPARATIONS:
        p.tell("priorities-fixed", "lion:14.1d eagle:13.1b")
        return
    row = priority_row(p, card)
    p.priority[:] = row.levels
    levels: dict[str, Json] = {
        kind: PRIORITIES[level] for kind, level in zip(WITH_PRIORITY, list(row.levels), strict=True)
    }
    p.tell("priorities", "lion:14.1a eagle:13.1a", {**levels, "because": [row_reason(p, card, row)]})
    if row.terror:
        terror(p)


def priority_row(p: RafPosition, card: DayCard) -> PriorityRow:
    """The row for the new date or for the total after the points for days elapsed (lion:14.1, eagle:13.1d)."""
    value = p.day if card.by == "date" else p.vp
    return next((row for row in card.priorities if row.first <= value <= row.last), card.priorities[-1])


def row_reason(p: RafPosition, card: DayCard, row: PriorityRow) -> Json:
    """Which row it was, and why."""
    if card.by == "date":
        return reason("row-by-date", "lion:14.1b eagle:13.1d", dated(p.day))
    return reason("row-by-vp", "lion:14.1f eagle:13.1d", {"vp": p.vp, "first": row.first, "last": row.last})


def terror(p: RafPosition) -> None:
    """The terror strategy begins, once and for the rest of the game (lion:14.2, R-25, eagle:13.3)."""
    if p.effects & TERROR:
        return
    p.effects |= TERROR
    first, last = TERROR_TARGETS
    add_cards(p, first, last, TARGET_CARDS)
    p.tell("terror", "lion:14.2a eagle:13.3a", {"first": first, "last": last})


def lf3_to_lf2(p: RafPosition, _: DayCard) -> None:
    """Luftflotte 3 may join the raids of Luftflotte 2, from August 21 until drawn again after September 10."""
    joined = bool(p.effects & LF3_TO_LF2)
    if AUGUST_21 <= p.day <= SEPTEMBER_10:
        p.effects |= LF3_TO_LF2
        p.tell(
            "lf3-still-joins" if joined else "lf3-joins-lf2",
            "lion:event.lf3-to-lf2.a eagle:event.lf3-to-lf2.a",
            dated(p.day),
        )
    elif p.day > SEPTEMBER_10 and joined:
        p.effects &= ~LF3_TO_LF2
        p.tell("lf3-leaves-lf2", "lion:event.lf3-to-lf2.c eagle:event.lf3-to-lf2.b", dated(p.day))
    else:
        p.tell("lf3-stays", "lion:event.lf3-to-lf2.a eagle:event.lf3-to-lf2.a", dated(p.day))


def british_raid_on_industry(p: RafPosition, _: DayCard) -> None:
    """The few German points on the card are all there is to it."""
    rule = "lion:event.british-raid-on-industry eagle:event.british-raid-on-industry"
    p.tell("british-raid-on-industry", rule)
