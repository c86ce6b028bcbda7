"""The raid: flights are committed, the card is turned up, the raiders come (patrol:5, patrol:6)."""

from __future__ import annotations

from functools import partial
from typing import Final, NamedTuple

from tallyho.table import DONE, Asks, Choice, Json, Jump, Prompt, Reason, draw, reason, units_in

from .position import PatrolPosition
from .vocabulary import (
    AIRBASE,
    BOMB,
    BOMBER,
    BRITISH,
    FEINT,
    FIGHTER,
    FLIGHT,
    INTERCEPT,
    LOST,
    NOTHING,
    OBSERVERS,
    RAID,
    REGIONS,
    REST,
    SWEEP,
    WARNED,
)
from .watch import back

COMMIT: Final = Prompt("commit", "patrol:5.1a")
CALL: Final = Prompt("call-observers", "patrol:10b")
RAID_CARD: Final = Prompt("raid-card", "patrol:5.2a")
RAIDER: Final = Prompt("raider", "patrol:6.1b")
MOST_FLIGHTS: Final = 3


class Priority(NamedTuple):
    """A line of the raiders' list: which of them fly before all that stand below."""

    name: str
    kind: str
    full: bool


FULL_BOMBERS: Final = Priority("full-bombers", BOMBER, full=True)
REDUCED_BOMBERS: Final = Priority("reduced-bombers", BOMBER, full=False)
FULL_FIGHTERS: Final = Priority("full-fighters", FIGHTER, full=True)
REDUCED_FIGHTERS: Final = Priority("reduced-fighters", FIGHTER, full=False)

PRIORITIES: Final = {
    BOMB: ("patrol:6.1c", (FULL_BOMBERS, REDUCED_BOMBERS, FULL_FIGHTERS)),
    SWEEP: ("patrol:6.1d", (FULL_FIGHTERS, REDUCED_FIGHTERS)),
}
"""For each plan its rule and its list."""


def commitment(p: PatrolPosition) -> Asks[Jump]:
    """Up to three flights go up, one by one, before anybody knows what comes."""
    for sent in range(MOST_FLIGHTS):  # patrol:5.1d
        ready = [unit for unit in p.data.flights if why_not(p, unit) is None]
        if not ready:
            break
        args: dict[str, Json] = {"region": p.region, "left": MOST_FLIGHTS - sent}
        answer = yield Choice(COMMIT, BRITISH, [DONE, *p.named(ready)], args, why_not=partial(why_not_named, p))
        if answer == DONE:
            break
        intercept(p, answer, "patrol:5.1a")
    return None


def why_not_named(p: PatrolPosition, name: str) -> Reason | None:
    """Why a unit of this name cannot intercept; None for a name that is no unit's."""
    unit = p.data.number.get(name)
    return None if unit is None else why_not(p, unit)


def why_not(p: PatrolPosition, unit: int) -> Reason | None:
    """Why a unit cannot intercept in the region of the raid; None if it can."""
    region = REGIONS.index(p.region)
    box = p.where[unit]
    if p.data.kind[unit] != FLIGHT:
        return Reason("not-a-flight", "patrol:1a")
    if box in (INTERCEPT, LOST):
        return Reason("flight-not-ready", "patrol:5.1a")
    if box != region and box not in p.data.borders[region]:
        return Reason("flight-too-far", "patrol:5.1b", {"region": p.region})
    if box != region and not p.full[unit]:
        return Reason("flight-reduced", "patrol:5.1c", {"region": p.region})
    return None


def intercept(p: PatrolPosition, name: str, rule: str) -> None:
    """A flight goes up."""
    p.where[p.data.number[name]] = INTERCEPT
    p.tell("committed", rule, {"flight": name})


def turn_up(p: PatrolPosition) -> Asks[Jump]:
    """The card is one of those left with the back that was seen."""
    seen = p.region if p.warned == NOTHING else f"{p.region}-{WARNED[p.warned]}"
    p.card = name = yield draw(RAID_CARD, [card for card in p.deck if back(p, card) == seen])
    p.deck.remove(name)
    card = p.data.cards[name]
    p.tell("raid-card", "patrol:5.2a", {"card": name, "plan": card.plan, "size": card.size})
    if card.plan == FEINT:  # patrol:5.2b
        return "recovery.refit"
    if OBSERVERS in p.options and not p.observers_called:
        yield from call_observers(p)
    return None


def call_observers(p: PatrolPosition) -> Asks[None]:
    """Once a game a further flight may go up after the card was seen, beyond the limit (patrol:10b)."""
    ready = [unit for unit in p.data.flights if why_not(p, unit) is None]
    if not ready:
        return
    offers = [DONE, *p.named(ready)]
    answer = yield Choice(CALL, BRITISH, offers, {"region": p.region}, why_not=partial(why_not_named, p))
    if answer != DONE:
        p.observers_called = True
        intercept(p, answer, "patrol:10b")


def deployment(p: PatrolPosition) -> Asks[Jump]:
    """As many raiders as the card says, each found by the plan's list (patrol:6.1a)."""
    card = p.data.cards[p.card]
    for _ in range(card.size):
        found = yield from next_raider(p, card.plan)
        if not found:
            break
    return None


def next_raider(p: PatrolPosition, plan: str) -> Asks[bool]:
    """The first line of the list with a raider at the airbase decides; among several, chance (patrol:6.1b)."""
    rule, priorities = PRIORITIES[plan]
    resting = p.named(units_in(p.where, REST))
    because: list[Json] = [reason("raider-rests", "patrol:6.1e", {"raider": name}) for name in resting]
    for wanted in priorities:
        ready = p.named(unit for unit in units_in(p.where, AIRBASE) if fits(p, unit, wanted))
        if ready:
            name = (yield draw(RAIDER, ready, {"priority": wanted.name})) if len(ready) > 1 else ready[0]
            p.where[p.data.number[name]] = RAID
            because.append(reason("found", rule, {"priority": wanted.name, "count": len(ready)}))
            p.tell("raider-comes", rule, {"raider": name, "because": because})
            return True
        because.append(reason("found-none", rule, {"priority": wanted.name}))
    p.tell("no-more-raiders", rule, {"because": because})
    return False


def fits(p: PatrolPosition, unit: int, wanted: Priority) -> bool:
    """Whether a raider is of a line of the list."""
    return p.data.kind[unit] == wanted.kind and bool(p.full[unit]) == wanted.full
