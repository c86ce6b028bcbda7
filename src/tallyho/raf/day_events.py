"""The event of the Day Event card: priorities, escorts, LF3 to LF2, tension (lion:4.IV.4, lion:14, day events)."""

from __future__ import annotations

from typing import Final

from tallyho.raf.cards import DayCard, PriorityRow
from tallyho.raf.dates import dated
from tallyho.raf.decks import EVENT_CARDS, FORCE_CARDS, TARGET_CARDS, add_cards, show_top
from tallyho.raf.position import RafPosition
from tallyho.raf.vocabulary import (
    ASIDE,
    AUGUST_21,
    LF3_TO_LF2,
    PREPARATIONS,
    PRIORITIES,
    SEPTEMBER_10,
    TENSION,
    TERROR,
    WITH_PRIORITY,
)
from tallyho.table import Asks, Json, Jump, reason

TERROR_TARGETS: Final = (45, 60)
ESCORT_FORCES: Final = (87, 90)
ESCORT_EVENTS: Final = (129, 134)
ESCORT_VP: Final = 8


def day_event(p: RafPosition) -> Asks[Jump]:
    """Carries out the event of the card that was used for the day advance."""
    card = p.data.days.get(p.day_card)
    if card is None:
        return None
    if card.event:
        DAY_EVENTS[card.event](p, card)
    else:
        p.tell("no-day-event", "lion:4.IV.4", {"card": p.day_card})
    yield from show_top(p)  # R-22: terror shuffles the target cards
    return None


def change_priorities(p: RafPosition, card: DayCard) -> None:
    """All five priorities come from one row of the card, unless Sealion is being prepared (lion:14.1)."""
    if p.effects & PREPARATIONS:
        p.tell("priorities-fixed", "lion:14.1d")
        return
    row = priority_row(p, card)
    p.priority[:] = row.levels
    levels: dict[str, Json] = {
        kind: PRIORITIES[level] for kind, level in zip(WITH_PRIORITY, list(row.levels), strict=True)
    }
    p.tell("priorities", "lion:14.1a", {**levels, "because": [row_reason(p, card, row)]})
    if row.terror:
        terror(p)


def priority_row(p: RafPosition, card: DayCard) -> PriorityRow:
    """The row for the new date or for the total after the points for days elapsed (lion:14.1b, lion:14.1f)."""
    value = p.day if card.by == "date" else p.vp
    return next((row for row in card.priorities if row.first <= value <= row.last), card.priorities[-1])


def row_reason(p: RafPosition, card: DayCard, row: PriorityRow) -> Json:
    """Which row it was, and why."""
    if card.by == "date":
        return reason("row-by-date", "lion:14.1b", dated(p.day))
    return reason("row-by-vp", "lion:14.1f", {"vp": p.vp, "first": row.first, "last": row.last})


def terror(p: RafPosition) -> None:
    """The terror strategy begins, once and for the rest of the game (lion:14.2, R-25)."""
    if p.effects & TERROR:
        return
    p.effects |= TERROR
    first, last = TERROR_TARGETS
    add_cards(p, first, last, TARGET_CARDS)
    p.tell("terror", "lion:14.2a", {"first": first, "last": last})


def increase_fighter_escort(p: RafPosition, _: DayCard) -> None:
    """More escorts, if the British do well, the summer ends or the Luftwaffe is depleted (R-64); only once (R-25)."""
    rule = "lion:event.increase-fighter-escort"
    depleted = p.depleted
    because: list[Json] = [
        reason("escort-vp", rule, {"vp": p.vp}),
        reason("escort-date", rule, {"late": p.day > SEPTEMBER_10, **dated(p.day)}),
        reason("escort-depleted", rule, {"depleted": depleted}),
    ]
    if p.cards[ESCORT_FORCES[0]] != ASIDE:
        p.tell("escort-already", rule)
    elif p.vp >= ESCORT_VP or p.day > SEPTEMBER_10 or depleted:
        add_cards(p, *ESCORT_FORCES, FORCE_CARDS)
        add_cards(p, *ESCORT_EVENTS, EVENT_CARDS)
        p.tell("escort-increased", rule, {"because": because})
    else:
        p.tell("escort-unchanged", rule, {"because": because})


def lf3_to_lf2(p: RafPosition, _: DayCard) -> None:
    """Luftflotte 3 may join the raids of Luftflotte 2, from August 21 until drawn again after September 10."""
    joined = bool(p.effects & LF3_TO_LF2)
    if AUGUST_21 <= p.day <= SEPTEMBER_10:
        p.effects |= LF3_TO_LF2
        p.tell("lf3-still-joins" if joined else "lf3-joins-lf2", "lion:event.lf3-to-lf2.a", dated(p.day))
    elif p.day > SEPTEMBER_10 and joined:
        p.effects &= ~LF3_TO_LF2
        p.tell("lf3-leaves-lf2", "lion:event.lf3-to-lf2.c", dated(p.day))
    else:
        p.tell("lf3-stays", "lion:event.lf3-to-lf2.a", dated(p.day))


def tension(p: RafPosition, _: DayCard) -> None:
    """On the next raid day 12 Group keeps out of the circles of 11 Group."""
    p.effects |= TENSION
    p.tell("tension", "lion:event.tension-11-12")


def british_raid_on_industry(p: RafPosition, _: DayCard) -> None:
    """The few German points on the card are all there is to it."""
    p.tell("british-raid-on-industry", "lion:event.british-raid-on-industry")


DAY_EVENTS: Final = {
    "british-raid-on-industry": british_raid_on_industry,
    "change-priorities": change_priorities,
    "increase-fighter-escort": increase_fighter_escort,
    "lf3-to-lf2": lf3_to_lf2,
    "tension-11-12": tension,
}
"""All day events that Lion has, by the names on the cards."""
