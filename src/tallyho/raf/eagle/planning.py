"""Planning a raid day: strategy cards, target cards, raids with their Gruppen (eagle:4.I.2 to eagle:4.I.5, eagle:5).

The plan is one step: whatever is laid on the track may be changed until the player confirms it. A target card is
opened, and then its time, its strategy cards and its Gruppen are put on it or taken off again, each by the same answer.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from tallyho.raf.decks import TARGET_CARDS, cards_in, drawn
from tallyho.raf.eagle.limits import raid_kind, raids_planned, shortcomings
from tallyho.raf.eagle.position import FIRST_STRATEGY, STRATEGY_CARDS, EaglePosition
from tallyho.raf.eagle.raid_plan import (
    Window,
    change,
    empty_raids,
    in_window,
    is_empty,
    offers_for,
    offers_stand,
    steady_below,
    take_off,
    window_of_clock,
    window_of_day,
)
from tallyho.raf.eagle.raid_refusals import why_not_change
from tallyho.raf.eagle.strategy import cards_on, forward_of, planned_cards
from tallyho.raf.score import GERMAN
from tallyho.raf.vocabulary import (
    AUGUST_12,
    CLOCK,
    DECK,
    DISCARD,
    HAND,
    MAJOR,
    MORNING_HAZE,
    NO_RAID,
    PRESSED,
    RAIDS,
    TRACK,
)
from tallyho.table import DONE, Args, Asks, Choice, Json, Jump, Prompt, Reason, draw, reason

STRATEGY_CARD: Final = Prompt("strategy-card", "eagle:4.I.2a")
TARGET_CARD: Final = Prompt("target-card", "eagle:4.I.3a")
FURTHER_CARD: Final = Prompt("further-target-card", "eagle:5.11a")
PLAN: Final = Prompt("plan", "eagle:5.1b")
PLAN_RAID: Final = Prompt("plan-raid", "eagle:5.2")
ASSIGN: Final = Prompt("assign-fighters", "eagle:5.3c")
ASSIGN_RAID: Final = Prompt("assign-to-raid", "eagle:5.3c")


def strategy_draw(p: EaglePosition) -> Asks[Jump]:
    """From August 12 on strategy cards are drawn, as many as the total allows, one after Press (eagle:15.1b)."""
    if p.day < AUGUST_12:
        return None
    deck = [str(number) for number in _strategy_numbers() if p.cards[number] == DECK]
    pressed = bool(p.effects & PRESSED)
    wanted = p.data.strategy_pressed if pressed else p.data.strategy_draw(p.vp)
    taken: list[int] = []
    while deck and len(taken) < wanted:
        name = yield draw(STRATEGY_CARD, deck)
        deck.remove(name)
        p.cards[int(name)] = HAND
        taken.append(int(name))
    if deck or taken:
        why = (
            reason("strategy-pressed", "eagle:19.5g") if pressed else reason("strategy-vp", "eagle:15.1b", {"vp": p.vp})
        )
        because = [why, *(_strategy_reason(p, number) for number in taken)]
        p.tell("strategy-drawn", "eagle:4.I.2a", {"cards": [*taken], "number": len(taken), "because": [*because]})
    return None


def target_draw(p: EaglePosition) -> Asks[Jump]:
    """Ten target cards are drawn, eight in haze, then more until three of them allow a major raid (eagle:5.1)."""
    p.raids = p.settled = p.ultra = p.opened = p.target = 0
    wanted = p.data.cards_in_haze if p.effects & MORNING_HAZE else p.data.cards_drawn
    for _ in range(wanted):
        if not _cards_left(p):
            break
        card = yield from drawn(p, TARGET_CARDS, TARGET_CARD)
        _sort(p, card, keep_minor=True)
    while _majors(p) < p.data.majors_wanted and _major_left(p):
        card = yield from drawn(p, TARGET_CARDS, FURTHER_CARD)
        _sort(p, card, keep_minor=False)
    p.tell("targets-drawn", "eagle:5.1a", {"number": len(_hand(p)), "majors": _majors(p)})
    return None


def _sort(p: EaglePosition, card: int, *, keep_minor: bool) -> None:
    """A card without a raid is discarded; of the further cards also one for a minor raid (eagle:5.1a, eagle:5.11b)."""
    kind = raid_kind(p, card)
    keep = kind == MAJOR or (keep_minor and kind != NO_RAID)
    p.cards[card] = HAND if keep else DISCARD
    target = p.data.targets[card]
    facts: Args = {"card": card, "site": p.data.site_name[target.site], "raid": RAIDS[kind]}
    if keep:
        p.tell("target-eligible", "eagle:5.1d", facts)
    else:
        p.tell("target-discarded", "eagle:5.1a" if keep_minor else "eagle:5.11b", facts)


def plan(p: EaglePosition) -> Asks[Jump]:
    """The player lays out the raids of the day and confirms (eagle:5.1b to eagle:5.4)."""
    while True:
        yield from _change_raid(p, PLAN_RAID, window_of_day)
        window = window_of_day(p)
        lacking = shortcomings(p) + empty_raids(p, window)
        names = [str(card) for card in _hand(p) + planned_cards(p)]
        answers = names if lacking else [DONE, *names]
        facts: Args = {"raids": raids_planned(p), "because": lacking}
        answer = yield Choice(PLAN, GERMAN, answers, facts, why_not=partial(_why_not_confirm, lacking))
        if answer == DONE:
            _confirm(p, window.end)
            return None
        p.opened = int(answer)


def _change_raid(p: EaglePosition, prompt: Prompt, window_of: Callable[[EaglePosition], Window]) -> Asks[None]:
    """The raid whose card is open is changed until the card is closed."""
    while card := p.opened:
        window = window_of(p)
        why_not = partial(why_not_change, p, card, window)
        offers, facts, below = (DONE, *offers_for(p, card, window)), _raid_facts(p), steady_below(p, card)
        stand = True
        while stand:  # most answers put a Gruppe on or take one off, and then nothing else need be worked out again
            facts = {**facts, "number": p.raid_of.count(card)}
            answer = yield Choice(prompt, GERMAN, offers, facts, why_not=why_not)
            if answer == DONE:
                p.opened = 0
            else:
                change(p, card, answer)
            stand = offers_stand(p, card, answer, below)


def _confirm(p: EaglePosition, end: int) -> None:
    """The plan stands: unused cards are discarded, and the first fighters are settled (eagle:5.1b, eagle:5.3d)."""
    p.raids = len(planned_cards(p))
    p.settled = end
    for card in _hand(p):
        p.cards[card] = DISCARD
    for card in sorted(planned_cards(p), key=lambda one: (p.planned[one], one)):
        _tell_raid(p, card)
    if not p.raids:
        p.tell("no-raids-today", "eagle:5.1b")


def _tell_raid(p: EaglePosition, card: int) -> None:
    target = p.data.targets[card]
    gruppen: list[Json] = [p.data.names[unit] for unit, raid in enumerate(list(p.raid_of)) if raid == card]
    p.tell(
        "raid-planned",
        "eagle:5.12a",
        {
            "card": card,
            "site": p.data.site_name[target.site],
            "time": CLOCK[p.planned[card] - 1],
            "raid": RAIDS[raid_kind(p, card)],
            "gruppen": gruppen,
            "number": len(gruppen),
            "strategy": [*cards_on(p, card)],
            "forward": forward_of(p, card),
            "because": [_strategy_reason(p, number) for number in cards_on(p, card)],
        },
    )


def assignment(p: EaglePosition) -> Asks[Jump]:
    """Fighters for the raids of this segment and the next, as far as they have had no opportunity (eagle:5.3c)."""
    window = window_of_clock(p)
    while cards := [card for card in planned_cards(p) if in_window(p, card, window)]:
        yield from _change_raid(p, ASSIGN_RAID, window_of_clock)
        lacking = empty_raids(p, window)
        names = [str(card) for card in cards]
        answers = names if lacking else [DONE, *names]
        why_not = partial(_why_not_assign, p, window, lacking)
        answer = yield Choice(ASSIGN, GERMAN, answers, {"because": lacking}, why_not=why_not)
        if answer == DONE:
            _tell_assigned(p, cards)
            break
        p.opened = int(answer)
    _cancel_empty(p, window)
    p.settled = window.end
    return None


def _tell_assigned(p: EaglePosition, cards: list[int]) -> None:
    """Who now flies in the raids whose fighters are settled."""
    for card in cards:
        if p.raid_of.find(card) >= 0:
            _tell_raid(p, card)


def _cancel_empty(p: EaglePosition, window: Window) -> None:
    """A raid without bombers for which no fighter is left is cancelled (R-63)."""
    for card in planned_cards(p):
        if is_empty(p, card, window):
            p.tell("raid-cancelled", "eagle:5.4a", {"card": card, "site": p.data.site_name[p.data.targets[card].site]})
            take_off(p, card, DISCARD)


def _why_not_confirm(lacking: list[Json], answer: str) -> Reason | None:
    """Why the plan cannot be confirmed yet: the first thing it lacks."""
    if answer != DONE or not lacking:
        return None
    first = lacking[0]
    assert isinstance(first, dict)
    args = first["args"]
    assert isinstance(args, dict)
    return Reason(str(first["key"]), str(first["rule"]), args)


def _why_not_assign(p: EaglePosition, window: Window, lacking: list[Json], answer: str) -> Reason | None:
    """Why the fighters of a raid cannot be chosen now: they have been, or their time is still to come."""
    card = next((one for one in planned_cards(p) if str(one) == answer), 0)
    if not card:
        return _why_not_confirm(lacking, answer)
    facts: Args = {
        "card": card,
        "site": p.data.site_name[p.data.targets[card].site],
        "time": CLOCK[p.planned[card] - 1],
    }
    if p.planned[card] <= window.first:
        return Reason("fighters-settled", "eagle:5.3d", facts)
    return Reason("fighters-not-yet", "eagle:5.3c", facts)


def _raid_facts(p: EaglePosition) -> Args:
    """The raid that is being planned."""
    target = p.data.targets[p.opened]
    at = p.planned[p.opened]
    return {
        "card": p.opened,
        "site": p.data.site_name[target.site],
        "raid": RAIDS[raid_kind(p, p.opened)],
        "time": CLOCK[at - 1] if at else None,
    }


def _strategy_reason(p: EaglePosition, number: int) -> Args:
    """A strategy card by its name."""
    return reason("strategy-card", "eagle:15.1c", {"card": number, "strategy": p.data.strategies[number].name})


def _strategy_numbers() -> range:
    return range(FIRST_STRATEGY, FIRST_STRATEGY + STRATEGY_CARDS)


def _hand(p: EaglePosition) -> list[int]:
    """The target cards that may be planned and are not."""
    return cards_in(p, HAND, TARGET_CARDS)


def _majors(p: EaglePosition) -> int:
    return sum(raid_kind(p, card) == MAJOR for card in _hand(p) + cards_in(p, TRACK, TARGET_CARDS))


def _cards_left(p: EaglePosition) -> bool:
    return any(p.cards.find(place, *TARGET_CARDS) >= 0 for place in (DECK, DISCARD))


def _major_left(p: EaglePosition) -> bool:
    """Whether a card for a major raid can still come: otherwise drawing would never end."""
    return any(raid_kind(p, card) == MAJOR for card in p.data.targets if p.cards[card] in (DECK, DISCARD))
