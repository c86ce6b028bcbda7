"""The questions of planning: the day, and the fighters of the later waves (eagle:5)."""

from __future__ import annotations

from tallyho.bots.eagle.day_plan import plan_of
from tallyho.bots.eagle.laying import Past, change, next_card
from tallyho.bots.eagle.planner import Raid
from tallyho.bots.eagle.state import Table
from tallyho.bots.eagle.telling import tell_change, tell_opening, tell_stuck
from tallyho.bots.eagle.waves import wave_of
from tallyho.table import DONE, Choice


def plan(s: Table, choice: Choice) -> str:
    """Lay out the raids of the day, wave after wave; confirm when all lies as planned."""
    return opened(s, choice, plan_of(s.state(dawn=True)), whole_day=True)


def plan_raid(s: Table, choice: Choice) -> str:
    """Give a card its time, its strategy cards and its Gruppen; drop one that is not worth a raid."""
    return changed(s, choice, plan_of(s.state(dawn=True)))


def assign_fighters(s: Table, choice: Choice) -> str:
    """Fighters that are back go evenly to the raids of the next wave."""
    return opened(s, choice, wave_of(s), whole_day=False)


def assign_to_raid(s: Table, choice: Choice) -> str:
    """Put the fighters of a raid on its card."""
    return changed(s, choice, wave_of(s))


def opened(s: Table, choice: Choice, raids: tuple[Raid, ...], *, whole_day: bool) -> str:
    """The card to be opened next, or the confirmation."""
    stuck = Past(s.turns).lost
    card = None if stuck else next_card(s, raids, whole_day=whole_day)
    if card is not None and str(card) in choice.offers:
        answer = str(card)
    else:
        answer = DONE if DONE in choice.offers else s.luck.one_of(choice.offers)
    tell_opening(s, raids, answer)
    return answer


def changed(s: Table, choice: Choice, raids: tuple[Raid, ...]) -> str:
    """The next change of the card that is open."""
    past, card = Past(s.turns), s.number("opened")
    raid = next((one for one in raids if one.card == card and card not in past.dropped), None)
    if past.lost:
        tell_stuck(s, card)
        return s.luck.one_of(choice.offers)
    answer = change(s, raid, choice.offers)
    tell_change(s, card, raid, answer)
    return answer
