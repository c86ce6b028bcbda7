"""Odds in First Battle of Britain: what a side may expect of the answers to what it is asked, from what it knows alone.

Every die is counted on the charts that are played with: all chances are exact. Each row is about one answer;
`docs/odds-fbob.md` says which questions have rows and what they take for granted.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from tallyho.fbob.vocabulary import GERMAN
from tallyho.lab.fbob_odds_bombs import aims, groups
from tallyho.lab.fbob_odds_fights import attacks, dangers, hits, intercepts
from tallyho.lab.fbob_odds_landing import landings, moves, recons
from tallyho.lab.fbob_odds_rows import Row
from tallyho.lab.fbob_odds_sighted import Sighted
from tallyho.lab.odds import Distribution
from tallyho.table import AnyGame, Choice


def _flown(seen: Sighted) -> list[Row]:
    """A group on its way: the hexes beside it that are dangerous, landing, and staying."""
    return [*landings(seen), *dangers(seen)]


QUESTIONS: Final[dict[str, Callable[[Sighted], list[Row]]]] = {
    "attack": attacks,
    "intercept": intercepts,
    "pick-hit": hits,
    "bomb": groups,
    "aim": aims,
    "move": moves,
    "fly": _flown,
    "plot-recon": recons,
}
"""The questions that have odds, by the keys of their prompts."""


def odds_of(game: AnyGame, side: str, answers: Sequence[str] = ()) -> list[Row]:
    """The rows of the question that a side is asked, or those of the answers named; refuses what is not offered."""
    asked = next((ask for ask in game.open if isinstance(ask, Choice) and ask.side == side), None)
    if asked is None or asked.prompt.key not in QUESTIONS:
        return []
    for answer in answers:
        game.clone().answer(answer, side)
    rows = QUESTIONS[asked.prompt.key](Sighted(game, asked))
    return [row for row in rows if not answers or not row.answer or row.answer in answers]


def points(row: Row, side: str) -> Distribution[int]:
    """The morale points that an answer brings a side on balance: its own less the enemy's."""
    sign = 1 if side == GERMAN else -1
    return row.share(lambda result: sign * result.points)
