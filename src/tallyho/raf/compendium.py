"""The compendium of events: what an event is, whether it happens, what follows (lion:2.33, eagle:2.32, eagle:event)."""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping
from typing import Generic, NamedTuple, TypeVar

from tallyho.raf.cards import CardEvent, Condition
from tallyho.raf.components import RafData
from tallyho.raf.conditions import ANY_TIME, judged
from tallyho.raf.events import letters_of
from tallyho.raf.position import RafPosition
from tallyho.raf.vocabulary import BOMBS_FIRST, RAID_ENDED, RESPONDED
from tallyho.table import Args, Asks, BadData, Json, Jump

P = TypeVar("P", bound=RafPosition)


class RaidEvent(NamedTuple, Generic[P]):
    """An event of the compendium: its rule, what happens, the rule for why not, where that is another one, and when."""

    rule: str
    happens: Callable[[P, CardEvent], Asks[None] | None]
    otherwise: str = ""
    only_if: Condition = ANY_TIME


class Drawn(NamedTuple):
    """A card drawn for one of its events, if it has one for this game; `key` tells that it happens."""

    card: int
    event: CardEvent | None
    key: str


def carried_out(
    p: P,
    drawn: Drawn,
    compendium: Mapping[str, RaidEvent[P]],
    *,
    squadrons: Callable[[], int],
    beyond_range: bool,
    also: list[Json],
) -> Asks[bool]:
    """The event of a card happens if it is one of this game's and its conditions hold; says whether it does.

    `squadrons` counts those that the conditions on cards look at; `also` are reasons besides.
    """
    card, event, key = drawn
    if event is None:
        p.tell("event-none", "lion:2.33c eagle:event.b", {"card": card})
        return False
    entry = compendium[event.name]
    happens, because = judged(p, event, entry.rule, entry.only_if, squadrons=squadrons, beyond_range=beyond_range)
    told: Args = {"card": card, "event": event.name, "letters": letters_of(event), "because": because + also}
    if not happens:
        p.tell("event-fails", entry.otherwise or entry.rule, told)
        return False
    p.tell(key, entry.rule, told)
    asking = entry.happens(p, event)
    if asking is not None:
        yield from asking
    return True


def after_target_event(p: RafPosition) -> Jump:
    """A raid that has ended leaves; bombs may fall before an attack, if there is to be one (lion:9.1i, eagle:8.1h)."""
    if p.effects & RAID_ENDED:
        return "raid.leaving"
    return "raid.bombardment" if p.effects & BOMBS_FIRST and p.effects & RESPONDED else None


def known_events(data: RafData, title: str, raid_events: Container[str], day_events: Container[str]) -> None:
    """Refuses cards with events that only a pack knows: what an event does stands in the rules."""
    for number, card in data.events.items():
        for event in (card.approach, card.target):
            if event is not None and event.name not in raid_events:
                raise BadData(f"raid_events {number}: {title} has no rules for the event {event.name}")
    for number, day in data.days.items():
        if day.event and day.event not in day_events:
            raise BadData(f"day_events {number}: {title} has no rules for the event {day.event}")
