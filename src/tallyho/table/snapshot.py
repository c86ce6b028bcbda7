"""A game as it stands with all of its past, as plain data: whoever has it need not play again from the first answer.

A saved game (`save`) has no past and a record has nothing else. A snapshot has both: the position at the start of the
running step, the answers given in it, and the turns and events so far, which are not told again when it is taken up.
The arguments of the events are most of it and rarely wanted, so they are kept apart (`Log.args`, `Log.lay_away`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from tallyho.table.ask import Args, Prompt, SeenBy
from tallyho.table.chance import seeded
from tallyho.table.errors import BadPosition, Defect
from tallyho.table.game import Game, Turn
from tallyho.table.log import Head, Log
from tallyho.table.position import Position
from tallyho.table.setup import Setup
from tallyho.table.title import Title

P = TypeVar("P", bound=Position)


def snapshot(game: Game[P]) -> dict[str, Any]:
    """A whole game with a log as plain data, without the arguments of its events; what repeats itself stands once."""
    if not game.whole or game.log is None or game.stopped:
        raise Defect("only a game that was played from its set-up, tells and runs has a snapshot")
    asked: dict[tuple[str, str, str, SeenBy], int] = {}
    told: dict[Head, int] = {}
    turns = game.history
    return {
        "step": game.step,
        "position": game.title.fields.save(game.start),
        "given": len(game.turns_of_step()),
        "turns": [asked.setdefault((who, what.key, what.rule, seen), len(asked)) for who, what, _, seen, _ in turns],
        "texts": [text for _, _, text, _, _ in turns],
        "reveals": [reveals for *_, reveals in turns],
        "asked": [*asked],
        "events": [told.setdefault(head, len(told)) for head in game.log.heads()],
        "told": [*told],
        "marks": [*game.marks],
    }


def resumed(saved: Mapping[str, Any], title: Title[P], setup: Setup, args: Callable[[], list[Args | None]]) -> Game[P]:
    """The game of a snapshot as it was; `args` brings what its events told. What never was one raises BadPosition."""
    first = title.set_up(setup.data, setup.scenario, setup.options)
    first.luck = seeded(setup.seed)
    try:
        turns, log = _turns(saved), Log()
        log.lay_away(_heads(saved), args)
        game = _running(saved, title, setup, first.copy(), turns)
        marks: list[int] = saved["marks"]
        game.remember(first, turns[: len(turns) - saved["given"]], marks, log)
    except Exception as error:  # a snapshot that was damaged may break any rule
        raise BadPosition(f"the snapshot cannot be taken up: {type(error).__name__}: {error}") from error
    if len(game.history) != len(turns) or len(marks) != len(turns) or game.step != saved["step"]:
        raise BadPosition("the snapshot does not fit together")
    return game


def _running(saved: Mapping[str, Any], title: Title[P], setup: Setup, position: P, turns: list[Turn]) -> Game[P]:
    """The running step from its start, with the answers given in it; nothing is told of them once more."""
    if saved["position"].keys() != title.fields.by_name.keys():
        raise BadPosition("the position of the snapshot is not whole")
    title.fields.lay(position, saved["position"])
    game = Game.begin(title, setup, position, title.sequence.index[saved["step"]])
    for side, _, text, _, _ in turns[len(turns) - saved["given"] :]:
        game.answer(text, side)
    return game


def _turns(saved: Mapping[str, Any]) -> list[Turn]:
    asked = [(side, Prompt(key, rule), _seen_by(seen)) for side, key, rule, seen in saved["asked"]]
    rows = zip(saved["turns"], saved["texts"], saved["reveals"], strict=True)
    return [(asked[i][0], asked[i][1], text, asked[i][2], reveals) for i, text, reveals in rows]


def _heads(saved: Mapping[str, Any]) -> list[Head]:
    told = [(key, rule, _seen_by(seen)) for key, rule, seen in saved["told"]]
    return [told[i] for i in saved["events"]]


def _seen_by(seen: list[str] | None) -> SeenBy:
    return None if seen is None else (*seen,)
