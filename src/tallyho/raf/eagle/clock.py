"""The clock of a raid day: the first hour, the check after each raid, the raids again (eagle:4.I.8, eagle:4.II.13)."""

from __future__ import annotations

from tallyho.raf.decks import TARGET_CARDS, cards_in
from tallyho.raf.eagle.position import FIRST_STRATEGY, EaglePosition
from tallyho.raf.eagle.strategy import cards_of_segment, cards_on, planned_cards
from tallyho.raf.position import DAYS_PLAYED
from tallyho.raf.score import PRELUDE
from tallyho.raf.vocabulary import CLOCK, DISCARD, END_OF_DAY, FLOWN
from tallyho.raf.weather import weather_forecast
from tallyho.table import END, Asks, Jump


def first_hour(p: EaglePosition) -> Asks[Jump]:
    """The clock starts with the first raid, and one die gives the weather of both areas (eagle:4.I.8)."""
    times = [p.planned[card] for card in planned_cards(p)]
    p.clock = min(times) - 1 if times else END_OF_DAY
    if times:
        p.tell("day-starts", "eagle:4.I.8a", {"time": CLOCK[p.clock], "raids": len(times)})
    yield from weather_forecast(p)
    return None


def clock_check(p: EaglePosition) -> Jump:
    """The raid is over; the next one of the segment, the next segment, or the end of the day (eagle:4.II.13)."""
    if p.target:
        _put_away(p)
    if cards_of_segment(p, p.clock):
        return "raid.choose"
    _end_segment(p)
    times = [p.planned[card] - 1 for card in planned_cards(p)]
    if not times:
        return _end_day(p)
    later = min(times)
    p.spaces = later - p.clock
    p.clock = later
    p.tell("clock", "eagle:4.II.13b", {"spaces": p.spaces, "time": CLOCK[p.clock]})
    return None


def back_to_raids(_: EaglePosition) -> Jump:
    """After Airfield Operations the raids go on (eagle:4.III.4)."""
    return "raid.choose"


def _put_away(p: EaglePosition) -> None:
    """The card is turned face down; its strategy cards are discarded and its Gruppen free again (eagle:15.12)."""
    card = p.target
    for number in cards_on(p, card):
        p.strategy_on[number - FIRST_STRATEGY] = 0
        p.cards[number] = DISCARD
    p.cards[card] = FLOWN
    p.forward[card] = 0
    unit = p.raid_of.find(card)
    while unit >= 0:
        p.raid_of[unit] = 0
        p.jabo[unit] = 0
        unit = p.raid_of.find(card, unit + 1)
    p.target = 0


def _end_segment(p: EaglePosition) -> None:
    """Cards lying face down are discarded, and the ULTRA marker leaves with its segment (R-69)."""
    for card in cards_in(p, FLOWN, TARGET_CARDS):
        p.cards[card] = DISCARD
        p.planned[card] = 0
    if p.ultra == p.clock + 1:
        p.ultra = 0


def _end_day(p: EaglePosition) -> Jump:
    """No raid is left: Prelude is over, all other scenarios go on with the calendar (eagle:4.II.13c, eagle:4.IV.a)."""
    p.clock = END_OF_DAY
    p.tell("end-of-day", "eagle:4.II.13c", {"vp": p.vp})
    if p.scenario == PRELUDE:
        p.ending = DAYS_PLAYED
        return END
    return "calendar.night-interception"
