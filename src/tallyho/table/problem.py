"""Problems: a position, the step about to begin, a script of answers, and what must hold afterwards.

The analogue of chess's EPD: how rules are tested and bugs are reported. `run` never raises for a wrong rule, only for a
file that is no problem; `docs/problems.md` describes the format.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias, TypeVar

from tallyho.table.ask import Json
from tallyho.table.data import Overlay, as_overlay
from tallyho.table.errors import BadData, BadPosition, BadProblem, BadSetup, Refused
from tallyho.table.expectation import RESERVED, Expectation, differences
from tallyho.table.game import Game
from tallyho.table.log import Event, Log
from tallyho.table.position import Position
from tallyho.table.record import Titles
from tallyho.table.setup import Setup
from tallyho.table.title import Title

KEYS = ("title", "rules", "game", "scenario", "options", "step", "script", "until", "position", "data", "expect")
NEEDED = ("title", "rules", "game", "step", "expect")

Table: TypeAlias = "dict[str, Json]"
P = TypeVar("P", bound=Position)


class Problem:
    """A problem as read from its file."""

    __slots__ = (
        "data",
        "expect",
        "game",
        "options",
        "position",
        "rules",
        "scenario",
        "script",
        "step",
        "title",
        "until",
        "where",
    )

    def __init__(self, found: Mapping[str, Json], where: str) -> None:
        self.where = where
        self.title = _text(found, "title", where)
        self.rules = _texts(found, "rules", where)
        self.game = _text(found, "game", where)
        self.scenario = _text(found, "scenario", where)
        self.options = _texts(found, "options", where)
        self.step = _text(found, "step", where)
        self.until = _text(found, "until", where)
        self.script = _script(found, where)
        self.position = _table(found, "position", where)
        self.data = _table(found, "data", where)
        self.expect = Expectation(_table(found, "expect", where), where)


class Verdict:
    """How a problem went: what did not hold (nothing: it is solved), and the log of what happened."""

    __slots__ = ("events", "problem", "wrong")

    def __init__(self, problem: Problem, wrong: list[str], events: list[Event]) -> None:
        self.problem = problem
        self.wrong = wrong
        self.events = events


def read(text: str, where: str) -> Problem:
    """Reads a problem file; refuses one that lacks a key, has an unknown one, or expects nothing."""
    try:
        found = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise BadProblem(f"{where} is not TOML: {error}") from error
    for key in found:
        if key not in KEYS:
            raise BadProblem(f"{where}: there is no key {key!r} in a problem; there are {', '.join(KEYS)}")
    for key in NEEDED:
        if not found.get(key):
            raise BadProblem(f"{where}: a problem needs {key!r}, and it may not be empty")
    return Problem(found, where)


def run(problem: Problem, titles: Titles) -> Verdict:
    """Sets the problem up, gives the script, and says what differs from what was expected, or that the rules failed."""
    log = Log()
    title = titles(problem.game)
    try:
        game = begun(problem, title, log)
        wrong = _given(problem, game) or differences(problem.expect, game)
    except BadProblem:
        raise
    except Exception as error:  # noqa: BLE001 - a rule that breaks is a problem that is not solved
        wrong = [f"the rules failed: {type(error).__name__}: {error}"]
    return Verdict(problem, wrong, log.events)


def _given(problem: Problem, game: Game[Any]) -> list[str]:
    """Gives the game the script; says what did not fit."""
    for number, answer in enumerate(problem.script, 1):
        if game.ask is None:
            stopped = "the game was over" if game.over else f"{problem.until} was about to begin"
            return [f"entry {number} of the script, {answer!r}, was not asked for: {stopped}"]
        try:
            game.answer(answer)
        except Refused as refused:
            return [f"entry {number} of the script: {refused}"]
    if problem.until and (game.step != problem.until or game.ask is not None):
        return [f"{problem.until} was not reached; the script has ended at {game.step}: {game.ask!r}"]
    return []


def begun(problem: Problem, title: Title[Any], log: Log) -> Game[Any]:
    """The problem's game before the first entry of its script."""
    clash = [name for name in RESERVED if name in title.fields.by_name]
    if clash:
        raise BadProblem(f"{title.game} has a field named {clash[0]!r}, which means something else in a problem")
    try:
        return standing(
            title,
            problem.step,
            problem.position,
            problem.scenario,
            problem.options,
            overlay=as_overlay(problem.data, "data"),
            until=problem.until,
            log=log,
        )
    except (BadSetup, BadData, BadPosition) as error:
        raise BadProblem(f"{problem.where}: {error}") from error


def standing(  # noqa: PLR0913 - all but the first two have a usual value
    title: Title[P],
    step: str,
    position: Mapping[str, Json] | None = None,
    scenario: str = "",
    options: Sequence[str] = (),
    *,
    overlay: Overlay | None = None,
    until: str = "",
    log: Log | None = None,
) -> Game[P]:
    """A game of a scenario with some fields changed, begun at a step: what a problem sets up, for Python."""
    index = title.sequence.index
    for name in (step, until or step):
        if name not in index:
            raise BadSetup(f"{title.game} has no step {name!r}; it has {', '.join(index)}")
    scenario, chosen = title.chosen(scenario, options)
    data = title.data(overlay)
    laid = title.set_up(data, scenario, chosen)
    title.fields.lay(laid, position or {})
    stop = index[until] if until else -1
    return Game.begin(title, Setup(scenario, chosen, "", data), laid, index[step], log, stop)


def _script(found: Mapping[str, Json], where: str) -> list[str]:
    script = found.get("script", [])
    if not isinstance(script, list) or not all(
        isinstance(entry, (str, int)) and not isinstance(entry, bool) for entry in script
    ):
        raise BadProblem(f"{where}: script must be a list of answers, texts or whole numbers")
    return [str(entry) for entry in script]


def _text(found: Mapping[str, Json], key: str, where: str) -> str:
    value = found.get(key, "")
    if not isinstance(value, str):
        raise BadProblem(f"{where}: {key} must be a text, not {value!r}")
    return value


def _texts(found: Mapping[str, Json], key: str, where: str) -> list[str]:
    value = found.get(key, [])
    if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
        raise BadProblem(f"{where}: {key} must be a list of texts, not {value!r}")
    return [str(one) for one in value]


def _table(found: Mapping[str, Json], key: str, where: str) -> Table:
    value = found.get(key, {})
    if not isinstance(value, dict):
        raise BadProblem(f"{where}: {key} must be a table, not {value!r}")
    return value
