"""Odds in Battle of Britain: what a side may expect of the answers to what it is asked, from its view alone.

Every die is counted, and so is everything that an unseen card may be (`hksw_sighted`): all chances are exact. Each row
is about one answer; `docs/odds-hksw.md` says which questions have rows and what they take for granted.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from tallyho.hksw.position import HkswPosition
from tallyho.hksw.vocabulary import LUFTWAFFE
from tallyho.lab.hksw_odds_bombs import assigned, bombing_of, moves, repairs, resolved, sent_home, stays
from tallyho.lab.hksw_odds_fights import beside, chased, combats, groups, intercepts, moved_to, picked, selected
from tallyho.lab.hksw_odds_rows import Row
from tallyho.lab.hksw_sighted import Sighted
from tallyho.lab.odds import Distribution
from tallyho.table import AnyGame, Choice, view_of


def _flown(seen: Sighted) -> list[Row]:
    """A flight on its way: the bombs that it may drop here, and the intercept that may come."""
    return [*bombing_of(seen), *chased(seen)]


QUESTIONS: Final[dict[str, Callable[[Sighted], list[Row]]]] = {
    "intercept": intercepts,
    "race": chased,
    "fly": _flown,
    "choose-flight": moves,
    "send-home": sent_home,
    "reach-home": stays,
    "next-square": resolved,
    "assign-mission": assigned,
    "declare-dice": repairs,
    "move-wing": moved_to,
    "mark-dogfight": combats,
    "next-combat": combats,
    "dogfight-pick": picked,
    "dogfight-beside": beside,
    "dogfight-next": groups,
    "dogfight-select": selected,
}
"""The questions that have odds, by the keys of their prompts."""


def odds_of(game: AnyGame, side: str, answers: Sequence[str] = ()) -> list[Row]:
    """The rows of the question that a side is asked, or those of the answers named; refuses what is not offered."""
    asked = next((ask for ask in game.open if isinstance(ask, Choice) and ask.side == side), None)
    if asked is None or asked.prompt.key not in QUESTIONS:
        return []
    for answer in answers:
        game.clone().answer(answer, side)
    position: HkswPosition = game.position
    rows = QUESTIONS[asked.prompt.key](Sighted(view_of(game, side, story=False), asked, position.data))
    return [row for row in rows if not answers or not row.answer or row.answer in answers]


def points(row: Row, side: str) -> Distribution[int]:
    """The points that an answer brings a side on balance: its own less the enemy's."""
    sign = 1 if side == LUFTWAFFE else -1
    return row.share(lambda result: sign * result.points)
