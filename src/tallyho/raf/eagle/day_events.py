"""The event of the Day Event card: priorities, LF3 to LF2, morning haze (eagle:4.IV.4, eagle:13, day events)."""

from __future__ import annotations

from functools import partial
from typing import Final

from tallyho.raf.cards import DayCard
from tallyho.raf.day_events import british_raid_on_industry, change_priorities, lf3_to_lf2, priority_row, terror
from tallyho.raf.eagle.position import EaglePosition
from tallyho.raf.score import GERMAN
from tallyho.raf.vocabulary import HIGH, LOW, MEDIUM, MORNING_HAZE, PREPARATIONS, PRIORITIES, WITH_PRIORITY
from tallyho.table import Asks, Choice, Json, Jump, Prompt, Reason, reason

FREE_PRIORITY: Final = Prompt("free-priority", "eagle:13.2a")
FREE_LEVELS: Final = (HIGH, HIGH, MEDIUM, LOW, LOW)
"""What a free choice gives the five types, one each (eagle:13.2b)."""


def day_event(p: EaglePosition) -> Asks[Jump]:
    """Carries out the event of the card that was used for the day advance."""
    card = p.data.days.get(p.day_card)
    if card is None:
        return None
    if is_free_choice(p, card):
        yield from free_choice(p, card)
    elif card.event:
        DAY_EVENTS[card.event](p, card)
    else:
        p.tell("no-day-event", "eagle:4.IV.4", {"card": p.day_card})
    return None


def is_free_choice(p: EaglePosition, card: DayCard) -> bool:
    """Whether the row of the card lets the player set priorities, which Sealion ends (eagle:13.2a, eagle:13.1b)."""
    return bool(card.priorities) and not p.effects & PREPARATIONS and priority_row(p, card).free_choice


def free_choice(p: EaglePosition, card: DayCard) -> Asks[None]:
    """The player gives the types their priorities one by one; two are high, one medium, two low (eagle:13.2b)."""
    row = priority_row(p, card)
    left = [*FREE_LEVELS]
    chosen: list[int] = []
    for kind in WITH_PRIORITY:
        level = yield from free_level(kind, left)
        left.remove(level)
        chosen.append(level)
    p.priority[:] = bytes(chosen)
    levels: dict[str, Json] = {
        kind: PRIORITIES[level] for kind, level in zip(WITH_PRIORITY, list(p.priority), strict=True)
    }
    because: list[Json] = [reason("row-free-choice", "eagle:13.2a", {"vp": p.vp, "first": row.first, "last": row.last})]
    p.tell("priorities", "eagle:13.2b", {**levels, "because": because})
    if row.terror:
        terror(p)


def free_level(kind: str, left: list[int]) -> Asks[int]:
    """The priority of one type, out of those left; nobody is asked about the last."""
    levels = [level for level in (HIGH, MEDIUM, LOW) if level in left]
    if len(levels) == 1:
        return levels[0]
    facts: dict[str, Json] = {"type": kind, **{PRIORITIES[level]: left.count(level) for level in (HIGH, MEDIUM, LOW)}}
    offers = [PRIORITIES[level] for level in levels]
    answer = yield Choice(FREE_PRIORITY, GERMAN, offers, facts, why_not=partial(why_not_level, kind))
    return PRIORITIES.index(answer)


def why_not_level(kind: str, answer: str) -> Reason | None:
    """Why a type cannot have this priority: as many as may have it do."""
    if answer not in PRIORITIES:
        return None
    most = FREE_LEVELS.count(PRIORITIES.index(answer))
    return Reason("priority-used-up", "eagle:13.2b", {"type": kind, "priority": answer, "most": most})


def morning_haze(p: EaglePosition, _: DayCard) -> None:
    """On the coming raid day nothing flies before 1000 (eagle:event.morning-haze)."""
    p.effects |= MORNING_HAZE
    p.tell("morning-haze", "eagle:event.morning-haze", {"cards": p.data.cards_in_haze})


DAY_EVENTS: Final = {
    "british-raid-on-industry": british_raid_on_industry,
    "change-priorities": change_priorities,
    "lf3-to-lf2": lf3_to_lf2,
    "morning-haze": morning_haze,
}
"""All day events that Eagle has, by the names on the cards."""
