"""A game saved as canonical JSON: the position at the start of the running step and the answers given in it.

Faster to load than a record and without the past; a record stays the truth.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, TypeVar

from tallyho.table.ask import Json
from tallyho.table.data import Overlay
from tallyho.table.errors import BadPosition, Refused
from tallyho.table.game import Game
from tallyho.table.log import Log
from tallyho.table.position import Position
from tallyho.table.setup import Setup
from tallyho.table.title import Title

P = TypeVar("P", bound=Position)

FORMAT = "tallyho position 1"


def save(game: Game[P]) -> str:
    """The game as canonical JSON: equal games give equal texts."""
    saved: dict[str, Json] = {
        "format": FORMAT,
        "game": game.title.game,
        "version": game.title.version,
        "scenario": game.setup.scenario,
        "options": [*sorted(game.setup.options)],
        "seed": game.setup.seed,
        "data": game.setup.data.digest,
        "step": game.step,
        "stopped": game.stopped,
        "position": game.title.fields.save(game.start),
        "given": [[side, text] for side, text in (*_answers(game), *game.listed())],
    }
    return json.dumps(saved, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def restore(text: str, title: Title[P], *, overlay: Overlay | None = None, log: bool = False) -> Game[P]:
    """The saved game again; refuses, naming the key, what this title cannot take. With `log` it tells what comes."""
    try:
        saved = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadPosition(f"the saved game is not JSON: {error}") from error
    if not isinstance(saved, dict) or saved.get("format") != FORMAT:
        raise BadPosition(f"this is no saved game; one has the format {FORMAT!r}")
    data = title.data(overlay)
    for key, ours in (("game", title.game), ("version", title.version), ("data", data.digest)):
        if saved.get(key) != ours or isinstance(saved.get(key), bool):
            raise BadPosition(f"the saved game has {key} {saved.get(key)!r}; here it is {ours!r}")
    scenario, options = title.chosen(_text(saved, "scenario"), [str(name) for name in _list(saved, "options")])
    setup = Setup(scenario, options, _text(saved, "seed"), data)
    position, place, given = _position(saved, title, setup), _place(saved, title), _given(saved)
    try:
        runs = saved.get("stopped") is not True
        game = Game.begin(title, setup, position, place, Log() if log else None, runs=runs)
        for side, answer in given:
            game.answer(answer, side)
    except Refused as error:
        raise BadPosition(f"the saved game's given answers do not fit: {error}") from error
    except Exception as error:  # a position nobody could reach may break any rule
        raise BadPosition(f"the rules fail on the saved position: {type(error).__name__}: {error}") from error
    return game


def _answers(game: Game[P]) -> list[tuple[str, str]]:
    """Who has given which answers in the running step."""
    return [(side, text) for side, _, text, _, _ in game.turns_of_step()]


def _position(saved: Mapping[str, Any], title: Title[P], setup: Setup) -> P:
    fields = saved.get("position")
    if not isinstance(fields, dict):
        raise BadPosition("the saved game has no position")
    position = title.set_up(setup.data, setup.scenario, setup.options)
    title.fields.load(position, fields)
    return position


def _place(saved: Mapping[str, Any], title: Title[P]) -> int:
    step = _text(saved, "step")
    if step not in title.sequence.index:
        raise BadPosition(f"the saved game is at step {step!r}, which {title.game} does not have")
    return title.sequence.index[step]


def _given(saved: Mapping[str, Any]) -> list[tuple[str, str]]:
    given: list[tuple[str, str]] = []
    for entry in _list(saved, "given"):
        if not isinstance(entry, list) or len(entry) != 2 or not all(isinstance(one, str) for one in entry):
            raise BadPosition(f"the saved game was given {entry!r}; it must be a side and an answer")
        given.append((entry[0], entry[1]))
    return given


def _text(saved: Mapping[str, Any], key: str) -> str:
    value = saved.get(key)
    if not isinstance(value, str):
        raise BadPosition(f"the saved game's {key} is {value!r}; it must be a text")
    return value


def _list(saved: Mapping[str, Any], key: str) -> list[Any]:
    value = saved.get(key)
    if not isinstance(value, list):
        raise BadPosition(f"the saved game's {key} is {value!r}; it must be a list")
    return value
