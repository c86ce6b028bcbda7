"""Why a raid of the plan cannot be changed as somebody would like (eagle:5, eagle:15.11, eagle:19.1)."""

from __future__ import annotations

from tallyho.raf.eagle.limits import gruppen_on, why_not_gruppe, why_not_jabo
from tallyho.raf.eagle.position import EaglePosition
from tallyho.raf.eagle.raid_plan import DROP, FORWARD, HAZY, JABO, STRATEGIES, TIMES, Window, in_window, may_be_forward
from tallyho.raf.eagle.strategy import DECOY
from tallyho.raf.vocabulary import HAND, MORNING_HAZE
from tallyho.table import Args, Reason


def why_not_change(p: EaglePosition, card: int, window: Window, answer: str) -> Reason | None:
    """Why an answer is no possible change of a raid; None if it makes no sense at all."""
    facts: Args = {"card": card, "site": p.data.site_name[p.data.targets[card].site]}
    if answer in (*TIMES, DROP, FORWARD, *STRATEGIES) and not window.whole_day:
        return Reason("plan-stands", "eagle:5.3d", facts)
    if answer in TIMES:
        return _why_not_time(p, card, TIMES.index(answer), facts)
    if answer == FORWARD:
        return _why_not_forward(p, card, facts)
    if answer in STRATEGIES:
        return _why_not_strategy(p, int(answer), card, facts)
    unit = p.data.number.get(answer.removeprefix(JABO))
    if unit is None or unit < p.data.squadrons:
        return None
    return _why_not_unit(p, card, window, answer)


def _why_not_unit(p: EaglePosition, card: int, window: Window, answer: str) -> Reason | None:
    """Why a Gruppe can neither join the raid nor leave it."""
    name = answer.removeprefix(JABO)
    unit = p.data.number[name]
    facts: Args = {"card": card, "site": p.data.site_name[p.data.targets[card].site], "gruppe": name}
    if not p.planned[card]:
        return Reason("raid-has-no-time", "eagle:5.1c", facts)
    bomber = bool(p.data.is_bomber[unit] or p.jabo[unit]) or answer.startswith(JABO)
    if bomber and not window.whole_day:
        return Reason("bombers-settled", "eagle:5b", facts)
    if answer.startswith(JABO):
        return why_not_jabo(p, unit, card)
    if not bomber and not in_window(p, card, window):
        first, last = TIMES[window.first], TIMES[min(window.end, len(TIMES)) - 1]
        return Reason("fighters-later", "eagle:5.3b", {**facts, "first": first, "last": last})
    return why_not_gruppe(p, unit, card)


def _why_not_time(p: EaglePosition, card: int, segment: int, facts: Args) -> Reason:
    facts = {**facts, "time": TIMES[segment]}
    if p.planned[card] == segment + 1:
        return Reason("time-already", "eagle:5.1c", facts)
    if segment < HAZY and p.effects & MORNING_HAZE:
        return Reason("morning-haze", "eagle:5.13", facts)
    return Reason("segment-full", "eagle:5.14", {**facts, "most": p.data.raids_a_segment})


def _why_not_forward(p: EaglePosition, card: int, facts: Args) -> Reason:
    if not may_be_forward(p, card):
        return Reason("no-forward-airfield", "eagle:19.1a", facts)
    if not p.planned[card]:
        return Reason("raid-has-no-time", "eagle:5.1c", facts)
    return Reason("forward-primary-only", "eagle:19.1a", facts)


def _why_not_strategy(p: EaglePosition, number: int, card: int, facts: Args) -> Reason:
    facts = {**facts, "strategy": number, "name": p.data.strategies[number].name}
    if p.cards[number] != HAND:
        return Reason("strategy-not-in-hand", "eagle:15.1c", facts)
    if not p.planned[card]:
        return Reason("raid-has-no-time", "eagle:5.1c", facts)
    if p.data.strategies[number].name == DECOY and gruppen_on(p, card):
        return Reason("decoy-without-gruppen", "eagle:5.4b", facts)
    return Reason("decoy-alone", "eagle:15.11b", facts)
