"""Eagle's Calendar Update: days pass, by Press or Rest; then Sealion; the card shuffle (eagle:4.IV.3, eagle:19.5)."""

from __future__ import annotations

from typing import Final

from tallyho.raf import calendar, sealion
from tallyho.raf.dates import dated
from tallyho.raf.decks import DAY_CARDS, drawn
from tallyho.raf.eagle.position import FIRST_STRATEGY, STRATEGY_CARDS, EaglePosition
from tallyho.raf.position import CANCELLED, PLAYING, PREPARED
from tallyho.raf.score import ADVANCED, CAMPAIGN, GERMAN, PRELUDE, THIN_BLUE_LINE, score
from tallyho.raf.victory import thin_blue_line
from tallyho.raf.vocabulary import ASIDE, DECK, DISCARD, LAST_DAY, MORNING_HAZE, PREPARATIONS, PRESSED
from tallyho.table import Asks, Choice, GameOver, Json, Jump, Prompt, reason

PRESS_OR_REST: Final = Prompt("press-or-rest", "eagle:19.5a")
CONTINUE_CAMPAIGN: Final = Prompt("continue-campaign", "eagle:17.2k")
PRESS, REST = "press", "rest"
END_HERE, CONTINUE = "end", "continue"
PRESS_TIMES: Final = 2
"""By so much Press multiplies the victory points for days elapsed (eagle:19.5e)."""


def day_advance(p: EaglePosition) -> Asks[Jump]:
    """A Day Event card says how many days pass, for victory points; then Sealion is considered (eagle:4.IV.3)."""
    p.effects &= ~(PRESSED | MORNING_HAZE)  # they were of the day that is over
    p.day_card = (yield from chosen_card(p)) if ADVANCED in p.options else (yield from calendar.day_card(p))
    days = p.data.days[p.day_card].days
    p.day = min(p.day + days, LAST_DAY)  # the Calendar ends there; the days elapse all the same
    points, because = days_points(p, days)
    facts: dict[str, Json] = {"card": p.day_card, "days": days, "vp": points, **dated(p.day), "because": because}
    p.tell("day-advance", "eagle:4.IV.3a", facts)
    score(p, points)
    yield from sealion_check(p)
    return None


def chosen_card(p: EaglePosition) -> Asks[int]:
    """The player presses or rests, then two cards are drawn: Press takes the one with fewer days (eagle:19.5)."""
    pressed = (yield Choice(PRESS_OR_REST, GERMAN, [PRESS, REST], {"vp": p.vp, **dated(p.day)})) == PRESS
    if pressed:
        p.effects |= PRESSED
    prompt = calendar.DAY_CARD[p.data.game]
    first = yield from drawn(p, DAY_CARDS, prompt)
    p.cards[first] = ASIDE  # so that a deck shuffled now does not yield it twice
    second = yield from drawn(p, DAY_CARDS, prompt)
    used, other = (second, first) if takes_second(p, first, second) else (first, second)
    p.cards[used] = DISCARD
    p.cards[other] = DECK
    facts: dict[str, Json] = {"card": used, "other": other, "days": p.data.days[used].days}
    p.tell("pressed" if pressed else "rested", "eagle:19.5b" if pressed else "eagle:19.5i", facts)
    return used


def takes_second(p: EaglePosition, first: int, second: int) -> bool:
    """Whether the second card counts; of equal ones the first does (eagle:19.5b, eagle:19.5i, eagle:19.5j)."""
    one, two = p.data.days[first].days, p.data.days[second].days
    return two < one if p.effects & PRESSED else two > one


def days_points(p: EaglePosition, days: int) -> tuple[int, list[Json]]:
    """The victory points for the days elapsed, and why so many a day (eagle:4.IV.3d, eagle:4.IV.3e, eagle:19.5e)."""
    data, preparing, pressed = p.data, p.effects & PREPARATIONS, p.effects & PRESSED
    a_day = data.vp_day_preparing if preparing else data.vp_day
    rule = "eagle:4.IV.3e" if preparing else "eagle:4.IV.3d"
    because: list[Json] = [reason("vp-preparing" if preparing else "vp-a-day", rule, {"vp": a_day})]
    if pressed:
        a_day = a_day if preparing else a_day * PRESS_TIMES  # in preparations it is the most there can be
        because.append(reason("vp-pressed", "eagle:19.5e", {"vp": a_day}))
    return days * a_day, because


def sealion_check(p: EaglePosition) -> Asks[None]:
    """Sealion is considered; it may end the game, or The Thin Blue Line alone (eagle:16.1, eagle:17.2h)."""
    ending = sealion.decided(p)
    if ending == PLAYING:
        return
    p.ending = ending
    if p.scenario != THIN_BLUE_LINE or ending == CANCELLED:  # which ends the campaign, too
        raise GameOver
    result = thin_blue_line(p)
    facts: dict[str, Json] = {"level": result.level, "reason": result.reason, "vp": p.vp}
    p.tell("thin-blue-line-decided", result.rule, facts)
    if (yield Choice(CONTINUE_CAMPAIGN, GERMAN, [END_HERE, CONTINUE], facts)) == END_HERE:
        raise GameOver
    continue_campaign(p)


def continue_campaign(p: EaglePosition) -> None:
    """Play goes on with the rules of the campaign, as if it had been played from the start (eagle:17.2k)."""
    prepared = p.ending == PREPARED
    p.scenario = CAMPAIGN
    p.ending = PLAYING
    p.tell("campaign-continues", "eagle:17.2k")
    if prepared:
        sealion.orders(p)


def shuffle(p: EaglePosition) -> Jump:
    """Strategy cards, used or not, go back to their deck; then the other decks are checked (eagle:4.IV.9, 15.12b)."""
    if p.scenario != PRELUDE:
        for place in range(STRATEGY_CARDS):
            p.cards[FIRST_STRATEGY + place] = DECK
            p.strategy_on[place] = 0
    return calendar.shuffle(p)
