"""The report of a game, in the middle of it or at its end: what every game has, and the dice against expectation.

Reports hold keys, numbers and dates, never words. A line in REPORTS makes a game's own report known.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, Final, TypeAlias, TypedDict

from tallyho.lab.dice import Swing, Throws, as_die, exact_odds, face_odds, spread
from tallyho.table import CHANCE, AnyGame, Chance, view_of
from tallyho.table.log import Event, may_know

REPORTS: Final[dict[str, str]] = {
    "lion": "tallyho.lab.report_lion:report_of",
    "eagle": "tallyho.lab.report_eagle:report_of",
    "hksw": "tallyho.lab.report_hksw:report_of",
    "fbob": "tallyho.lab.report_fbob:report_of",
}
"""Game id -> `module:name` of its report; imported only when asked for."""

ENOUGH_FOR_FACES: Final = 5
"""A chi-square of the faces is given only if each is expected so often; below that it says nothing."""


class Ending(TypedDict):
    """How a game ended: keys of the game's catalogue, and the rule."""

    winner: str | None
    level: str
    reason: str
    rule: str


class Die(TypedDict):
    """All rolls for one purpose against a fair die.

    `odds` is the exact chance that as many fair dice stray from their mean at least as far as these did; `low` and
    `high` hold the middle 95 % of such means. `faces_odds` is that of the chi-square of the faces, None for too few.
    """

    key: str
    rule: str
    faces: int
    number: int
    counts: list[int]
    mean: float
    expected: float
    low: float
    high: float
    z: float
    odds: float
    chi_square: float | None
    faces_odds: float | None


class Draws(TypedDict):
    """Cards and picks: counted only, for none is better than another by itself."""

    key: str
    rule: str
    number: int


class SwingOf(TypedDict):
    """Points that the dice of one purpose brought beyond the average of their faces at the moment of each roll.

    Such sums stray from zero by about `deviation`, the root of the variances added up.
    """

    key: str
    number: int
    surplus: float
    deviation: float


class Luck(TypedDict):
    """Chance against expectation; `swing` only for games that say which dice bring points at once."""

    dice: list[Die]
    all: Die | None
    draws: list[Draws]
    swing: list[SwingOf]


class Report(TypedDict):
    """What the report of every game has."""

    game: str
    scenario: str
    options: list[str]
    side: str | None
    over: bool
    answers: int
    ending: Ending | None
    luck: Luck


Reporter: TypeAlias = "Callable[[AnyGame, str | None], Any]"


def report_of(game: AnyGame, side: str | None) -> Any:  # noqa: ANN401 - each game has a shape of its own
    """The report as a side (None: a spectator) may know it: a game's own, or what every game has."""
    where = REPORTS.get(game.title.game)
    if where is None:
        told = Telling(game, side)
        told.follow()
        return told.report()
    module, _, name = where.partition(":")
    reporter: Reporter = getattr(import_module(module), name)
    return reporter(game, side)


class Telling:
    """Plays a game again and notes its chance; a game's own report is made by a subclass.

    What the side may not know is not noted while the game goes on: events by `seen_by`, and chance by that too and if
    its outcomes are a secret.
    """

    def __init__(self, game: AnyGame, side: str | None) -> None:
        view_of(game, side, story=False)  # refuses a side that the game has not
        self.game = game
        self.side = side
        self.number = 0
        """Answers given so far in the game that is played again."""
        self.throws: dict[str, Throws] = {}
        self.swings: dict[str, Swing] = {}
        self.again: AnyGame = game.replayed(0, log=True)

    def follow(self) -> None:
        """Plays the whole game again."""
        log = self.again.log
        assert log is not None
        for event in log.events:
            self._listen(event)
        log.sinks = (self._listen,)
        for who, _, text, _, _ in self.game.history:
            ask = self.again.ask
            if who == CHANCE and isinstance(ask, Chance) and self._open(ask):
                self.throw(ask, text)
            self.number += 1
            self.again.answer(text, who)
            self.answered()

    def hear(self, event: Event) -> None:
        """Something has been told; `self.again.position` is the position at just that moment."""

    def answered(self) -> None:
        """An answer has been given, and the game waits for the next."""

    def throw(self, ask: Chance, text: str) -> None:
        """A die or a draw, before its answer is given."""
        key = ask.prompt.key
        throws = self.throws.get(key)
        if throws is None:
            throws = self.throws[key] = Throws(ask.prompt)
        throws.add(ask, text)

    def report(self) -> Report:
        """What every game has."""
        game = self.game
        return {
            "game": game.title.game,
            "scenario": game.setup.scenario,
            "options": sorted(game.setup.options),
            "side": self.side,
            "over": game.over,
            "answers": len(game.history),
            "ending": ending_of(game),
            "luck": luck_of([*self.throws.values()], self.swings),
        }

    def _listen(self, event: Event) -> None:
        if self.game.over or may_know(event[3], self.side):
            self.hear(event)

    def _open(self, ask: Chance) -> bool:
        return self.game.over or (not ask.hidden and may_know(ask.seen_by, self.side))


def ending_of(game: AnyGame) -> Ending | None:
    """How it ended, or None while it goes on."""
    outcome = game.outcome
    if outcome is None:
        return None
    return {"winner": outcome.winner, "level": outcome.level, "reason": outcome.reason, "rule": outcome.rule}


def luck_of(throws: Sequence[Throws], swings: dict[str, Swing]) -> Luck:
    """Dice by purpose, all of the commonest kind together, and draws."""
    dice = [one for one in throws if one.faces]
    return {
        "dice": [die_of(one) for one in dice],
        "all": all_of(dice),
        "draws": [
            {"key": one.prompt.key, "rule": one.prompt.rule, "number": one.number} for one in throws if not one.faces
        ],
        "swing": [
            {
                "key": key,
                "number": one.number,
                "surplus": round(one.surplus, 3) + 0.0,  # no minus before a zero
                "deviation": round(one.variance**0.5, 3),
            }
            for key, one in swings.items()
        ],
    }


def all_of(dice: Sequence[Throws]) -> Die | None:
    """All dice with as many faces as most of them have, whatever they were rolled for."""
    if not dice:
        return None
    rolled: dict[int, int] = {}
    for one in dice:
        rolled[one.faces] = rolled.get(one.faces, 0) + one.number
    faces = max(rolled, key=lambda count: rolled[count])
    return die_of(as_die([one for one in dice if one.faces == faces]))


def die_of(throws: Throws) -> Die:
    """The rolls of a die against a fair one."""
    number, faces = throws.number, throws.faces
    total = sum(face * count for face, count in enumerate(throws.counts, start=1))
    expected = (faces + 1) / 2
    deviation = ((faces * faces - 1) / 12 / number) ** 0.5
    low, high = spread(number, faces)
    chi_square = sum((count - number / faces) ** 2 for count in throws.counts) / (number / faces)
    enough = number >= ENOUGH_FOR_FACES * faces
    return {
        "key": throws.prompt.key,
        "rule": throws.prompt.rule,
        "faces": faces,
        "number": number,
        "counts": throws.counts,
        "mean": round(total / number, 4),
        "expected": expected,
        "low": round(low, 4),
        "high": round(high, 4),
        "z": round((total / number - expected) / deviation, 3),
        "odds": round(exact_odds(number, faces, total), 5),
        "chi_square": round(chi_square, 3) if enough else None,
        "faces_odds": round(face_odds(chi_square, faces - 1), 5) if enough else None,
    }
