"""The event of the Day Event card; escorts and tension are Lion's own (lion:4.IV.4, day events)."""

from __future__ import annotations

from typing import Final

from tallyho.raf.cards import DayCard
from tallyho.raf.dates import dated
from tallyho.raf.day_events import british_raid_on_industry, change_priorities, lf3_to_lf2
from tallyho.raf.decks import EVENT_CARDS, FORCE_CARDS, add_cards
from tallyho.raf.lion.target_deck import show_top
from tallyho.raf.position import RafPosition
from tallyho.raf.vocabulary import ASIDE, SEPTEMBER_10, TENSION
from tallyho.table import Asks, Json, Jump, reason

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
    yield from show_top(p)  # terror shuffles the target cards
    return None


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


def tension(p: RafPosition, _: DayCard) -> None:
    """On the next raid day 12 Group keeps out of the circles of 11 Group."""
    p.effects |= TENSION
    p.tell("tension", "lion:event.tension-11-12")


DAY_EVENTS: Final = {
    "british-raid-on-industry": british_raid_on_industry,
    "change-priorities": change_priorities,
    "increase-fighter-escort": increase_fighter_escort,
    "lf3-to-lf2": lf3_to_lf2,
    "tension-11-12": tension,
}
"""All day events that Lion has, by the names on the cards."""
