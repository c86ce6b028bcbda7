"""One raid of the plan: its time, strategy cards, forward airfield and Gruppen, put on and taken off (eagle:5)."""

from __future__ import annotations

from typing import Final, NamedTuple

from tallyho.raf.decks import TARGET_CARDS, cards_in
from tallyho.raf.eagle.limits import (
    free_jabos,
    gruppen_on,
    luftflotte_fits,
    luftflotten_for,
    raid_limit,
    ready,
)
from tallyho.raf.eagle.position import FIRST_STRATEGY, STRATEGY_CARDS, EaglePosition
from tallyho.raf.eagle.strategy import (
    DECOY,
    SECONDARY_TARGET,
    beyond_range_of,
    cards_on,
    on_card,
    planned_cards,
)
from tallyho.raf.score import ADVANCED
from tallyho.raf.vocabulary import AIRBASE, CLOCK, HAND, LAST_SEGMENT, ME109, MORNING_HAZE, PLANNED, TRACK
from tallyho.table import Json, reason
from tallyho.table.boxes import ONLY, as_set, mask, members

DROP: Final = "drop"
FORWARD: Final = "forward"
JABO: Final = "jabo "
TIMES: Final = CLOCK[: LAST_SEGMENT + 1]
SEGMENT_OF: Final = {time: segment for segment, time in enumerate(TIMES)}
STRATEGIES: Final = tuple(str(FIRST_STRATEGY + place) for place in range(STRATEGY_CARDS))
STRATEGY_DECK: Final = (FIRST_STRATEGY, FIRST_STRATEGY + STRATEGY_CARDS)
AT_AIRBASE: Final = mask([AIRBASE])
MARKED: Final = mask([1])
EVERYBODY: Final = -1
"""The set of all units: a number all of whose bits are set."""
HAZY: Final = 2
"""Segments without raids in morning haze (eagle:5.13)."""
FIRST_WAVE: Final = 3
"""Segments for which fighters are assigned when the day is planned (eagle:5.3b)."""


TOO_LATE: Final = tuple(mask(range(first + FIRST_WAVE + 1, len(TIMES) + 1)) for first in range(len(TIMES)))
"""By the segment of the first raid the places on the planning track whose fighters are assigned later."""
TABLE: Final = 256
"""The length of what `translate` looks up bytes in."""


class Window(NamedTuple):
    """The segments, from first until before end, whose fighters are assigned now; `whole_day`: all else, too."""

    first: int
    end: int
    whole_day: bool


def window_of_day(p: EaglePosition) -> Window:
    """When the day is planned: the first segment with a raid and the two after it (eagle:5.3b)."""
    for first in range(len(TIMES)):
        if first + 1 in p.planned:
            return Window(first, first + FIRST_WAVE, whole_day=True)
    return Window(0, FIRST_WAVE, whole_day=True)


def window_of_clock(p: EaglePosition) -> Window:
    """Later: this segment and the next, as far as they have had no opportunity (eagle:5.3c, eagle:5.3d)."""
    return Window(max(p.clock, p.settled), max(p.clock + 2, p.settled), whole_day=False)


def in_window(p: EaglePosition, card: int, window: Window) -> bool:
    """Whether fighters can be assigned to a card now."""
    return window.first < p.planned[card] <= window.end


def offers_for(p: EaglePosition, card: int, window: Window) -> list[str]:
    """Everything that can be changed about a raid: what is on it comes off, what fits is put on."""
    if not p.planned[card]:
        return _times(p, card)
    if not window.whole_day:
        return _gruppen(p, card, window)
    offers = [DROP, *_times(p, card), *_strategies(p, card)]
    if p.data.targets[card].forward and may_be_forward(p, card) and not on_card(p, card, SECONDARY_TARGET):
        offers.append(FORWARD)
    offers += _gruppen(p, card, window)
    return offers


def _times(p: EaglePosition, card: int) -> list[str]:
    """The segments a card can go to: at most three raids each, none in the haze (eagle:5.13, eagle:5.14)."""
    return free_times(p, p.planned[card])


def free_times(p: EaglePosition, now: int = 0) -> list[str]:
    """The segments on which one more raid can be laid; one that is on the track is not laid where it is `now`."""
    first, most = HAZY if p.effects & MORNING_HAZE else 0, p.data.raids_a_segment
    places = range(first + 1, len(TIMES) + 1)
    if p.cards.count(TRACK, *TARGET_CARDS) < most:
        return [TIMES[place - 1] for place in places if place != now]
    raids_at = p.planned.count
    return [TIMES[place - 1] for place in places if place != now and raids_at(place) < most]


def _strategies(p: EaglePosition, card: int) -> list[str]:
    """Strategy cards in the hand that can join this raid, and those on it (eagle:15.11)."""
    on, hand = cards_on(p, card), cards_in(p, HAND, STRATEGY_DECK)
    if not on and not hand:
        return []
    return [str(number) for number in (*on, *(one for one in hand if _strategy_fits(p, one, card, on)))]


def _strategy_fits(p: EaglePosition, number: int, card: int, on: list[int]) -> bool:
    """Decoy Raid stands alone and takes no Gruppen (eagle:5.4b, eagle:15.11b)."""
    if p.data.strategies[number].name == DECOY:
        return not on and not gruppen_on(p, card)
    return not on_card(p, card, DECOY)


def may_be_forward(p: EaglePosition, card: int) -> bool:
    """Whether the card has forward airfields that a raid may strike (eagle:19.1a)."""
    return ADVANCED in p.options and p.data.targets[card].forward


def _gruppen(p: EaglePosition, card: int, window: Window) -> list[str]:
    """Gruppen on the raid come off; those that are ready and fit go on, as long as it has room."""
    names, free = p.data.gruppen_names, _not_settled(p, card, window)
    on = as_set(p.raid_of, ONLY[card])
    if p.raid_of.count(card) >= raid_limit(p, card)[0]:
        return members(on & free, names)
    luftflotten = luftflotten_for(p, card)
    ready_ones = as_set(p.where, AT_AIRBASE) & as_set(p.full, MARKED)
    offers = members((on | ready_ones & p.data.gruppen_from[luftflotten]) & free, names)
    if window.whole_day and free_jabos(p) and not beyond_range_of(p, card):
        me109s = [unit for one in luftflotten for unit in p.data.gruppen_of[one, ME109]]
        offers += [JABO + p.data.names[unit] for unit in me109s if ready(p, unit)]
    return offers


def _not_settled(p: EaglePosition, card: int, window: Window) -> int:
    """The Gruppen of a kind that is assigned now: bombers and Jabos only while the day is planned (eagle:5b)."""
    bombers = p.data.bomber_set | as_set(p.jabo, MARKED) if 1 in p.jabo else p.data.bomber_set
    if in_window(p, card, window):
        return EVERYBODY if window.whole_day else ~bombers
    return bombers if window.whole_day else 0


def steady_below(p: EaglePosition, card: int) -> int:
    """Below so many Gruppen one more or one less leaves the offers as they are; 0 if any changes them.

    The first Gruppe rules out Decoy Raid, the last one leaves room for nobody else, and Jabos share their markers.
    """
    number = p.raid_of.count(card)
    if not number or 1 in p.jabo or free_jabos(p):
        return 0
    limit = raid_limit(p, card)[0]
    return limit if number < limit else 0


def offers_stand(p: EaglePosition, card: int, answer: str, below: int) -> bool:
    """Whether a raid has the same offers after this change, being steady below that number of Gruppen."""
    unit = p.data.number.get(answer)
    if unit is None or not 0 < p.raid_of.count(card) < below:
        return False
    return p.where[unit] == PLANNED or (ready(p, unit) and luftflotte_fits(p, unit, card))


def change(p: EaglePosition, card: int, answer: str) -> None:
    """One change of a raid."""
    unit = p.data.number.get(answer)
    if unit is not None:
        _toggle_gruppe(p, unit, card)
    elif answer in SEGMENT_OF:
        p.planned[card] = SEGMENT_OF[answer] + 1
        p.cards[card] = TRACK
        _bring_home_fighters(p)
    elif answer == DROP:
        take_off(p, card, HAND)
        p.opened = 0
        _bring_home_fighters(p)
    elif answer == FORWARD:
        p.forward[card] ^= 1
        _bring_home_jabos(p, card)
    elif answer in STRATEGIES:
        _toggle_strategy(p, int(answer), card)
        _bring_home_jabos(p, card)
    else:
        unit = p.data.number[answer.removeprefix(JABO)]
        assign(p, unit, card)
        p.jabo[unit] = 1


def _toggle_gruppe(p: EaglePosition, unit: int, card: int) -> None:
    if p.where[unit] == PLANNED:
        unassign(p, unit)
    else:
        assign(p, unit, card)


def assign(p: EaglePosition, unit: int, card: int) -> None:
    """A Gruppe goes from its airbase to a target card (eagle:5.2, eagle:5.3a)."""
    p.where[unit] = PLANNED
    p.raid_of[unit] = card


def unassign(p: EaglePosition, unit: int) -> None:
    """A Gruppe goes back from a target card to its airbase."""
    p.where[unit] = AIRBASE
    p.raid_of[unit] = 0
    p.jabo[unit] = 0


def take_off(p: EaglePosition, card: int, place: int) -> None:
    """A target card leaves the track, and everything on it goes back to where it came from."""
    for unit in gruppen_on(p, card):
        unassign(p, unit)
    for number in cards_on(p, card):
        p.strategy_on[number - FIRST_STRATEGY] = 0
        p.cards[number] = place
    p.planned[card] = 0
    p.forward[card] = 0
    p.cards[card] = place


def _toggle_strategy(p: EaglePosition, number: int, card: int) -> None:
    place = number - FIRST_STRATEGY
    if p.strategy_on[place]:
        p.strategy_on[place] = 0
        p.cards[number] = HAND
    else:
        p.strategy_on[place] = card
        p.cards[number] = TRACK


def _bring_home_fighters(p: EaglePosition) -> None:
    """When raids move, fighters on raids that have become too late to assign go back (eagle:5.3b)."""
    flies_at = p.raid_of.translate(p.planned.ljust(TABLE, b"\0"))
    late = as_set(flies_at, TOO_LATE[window_of_day(p).first]) & ~p.data.bomber_set
    for unit in members(late, p.data.gruppen):
        if not p.jabo[unit]:
            unassign(p, unit)


def _bring_home_jabos(p: EaglePosition, card: int) -> None:
    """Jabos go back if the target, no forward airfield any more, is out of their range (eagle:19.4c)."""
    if beyond_range_of(p, card):
        for unit in gruppen_on(p, card):
            if p.jabo[unit]:
                unassign(p, unit)


def empty_raids(p: EaglePosition, window: Window) -> list[Json]:
    """Raids without any Gruppe that must get one now; after planning only if a fighter is left (eagle:5.4a, R-63)."""
    found: list[Json] = []
    for card in planned_cards(p):
        if is_empty(p, card, window) and (window.whole_day or _could_fly(p, card, window)):
            site = p.data.site_name[p.data.targets[card].site]
            found.append(reason("raid-empty", "eagle:5.4a", {"card": card, "site": site}))
    return found


def is_empty(p: EaglePosition, card: int, window: Window) -> bool:
    """Whether a raid whose fighters are assigned now has nobody; a decoy needs nobody."""
    return in_window(p, card, window) and p.raid_of.find(card) < 0 and not on_card(p, card, DECOY)


def _could_fly(p: EaglePosition, card: int, window: Window) -> bool:
    """Whether a fighter for the raid stands ready, or flies with others in a raid that can still be changed."""
    for unit in (*p.data.fighters_of[0], *p.data.fighters_of[1]):
        if not luftflotte_fits(p, unit, card):
            continue
        if ready(p, unit):
            return True
        movable = not p.jabo[unit] and in_window(p, p.raid_of[unit], window)
        if movable and len(gruppen_on(p, p.raid_of[unit])) > 1:
            return True
    return False
