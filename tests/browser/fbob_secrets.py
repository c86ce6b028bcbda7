"""What each side of First Battle of Britain could know, and when; and that nothing else has come to its browser."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any, Final
from uuid import UUID

from fbob_players import BRITISH, GERMAN
from hksw_secrets import ANSWERS, standing, words_in
from served import Served

from tallyho.fbob.title import FBOB
from tallyho.library import Library
from tallyho.table import Game, view_of
from tallyho.table.log import may_know
from tallyho.words import Words

SIDES: Final = (GERMAN, BRITISH)
ENGLISH: Final = Words("en", Library().words())
ON_MAP: Final = ("based", "aboard", "flying")
OWNER_S: Final = {"box", "origin", "note", "post", "training"}
"""What nobody is told of the enemy's units, spotted or not."""


class Truth:
    """A game played again from what the database holds: what each side could see after so many answers."""

    def __init__(self, server: Served, game: str, scenario: str) -> None:
        self.game = Game.new(FBOB, scenario)
        self.views: dict[str, list[Any]] = {side: [] for side in SIDES}
        self.hidden: dict[str, list[set[str]]] = {side: [] for side in SIDES}
        self._named: dict[str, set[str]] = {side: set() for side in SIDES}
        self._lines = 0
        self._note()
        for side, text in standing(server.ask_database(ANSWERS, UUID(game).bytes)):
            self.game.answer(text, side)
            self._note()
        self.turns = {side: view_of(self.game, side).turns for side in SIDES}

    def _note(self) -> None:
        """What each side sees now; units on the map that it neither sees nor was ever told of stay hidden."""
        log = self.game.log
        assert log is not None
        lines, self._lines = log.events[self._lines :], len(log.events)
        for number, side in enumerate(SIDES):
            self._named[side] |= {
                word for _, _, args, seen_by in lines if may_know(seen_by, side) for word in words_in(args)
            }
            view = json.loads(json.dumps(FBOB.view(self.game.position, side)))
            self.views[side].append(view)
            enemies = {name for unit, name in enumerate(self._names) if self._owner(unit) != number}
            on_map = {name for name in enemies if self._place(name) in ON_MAP}
            self.hidden[side].append(on_map - set(view["units"]) - self._named[side])

    @property
    def _names(self) -> list[str]:
        return [*self.game.position.data.names]

    def _owner(self, unit: int) -> int:
        return int(self.game.position.data.units[unit].side)

    def _place(self, name: str) -> str:
        field: Any = FBOB.fields.save(self.game.position)["units"]
        found = field.get(name, "pool")
        return str(found if isinstance(found, str) else found["place"]).split(" ", maxsplit=1)[0]


def leaks(truth: Truth, side: str, bodies: list[str]) -> list[str]:
    """What a browser was told that is not its side's to know."""
    return [wrong for body in filter(None, bodies) for wrong in _wrong(truth, side, json.loads(body))]


def _wrong(truth: Truth, side: str, told: Any) -> Iterator[str]:
    state = told.get("state", told) if isinstance(told, dict) else {}
    if "table" in state and state["table"] != truth.views[side][state["at"]]:
        yield f"{state['at']}: the table is another than the view of {side}"
    if isinstance(told, dict):
        for frame in told.get("frames", []):
            yield from _wrong_frame(truth, side, frame)
        for number, *turn in told.get("turns", []):
            if turn[-1] not in (None, truth.turns[side][number - 1][-1]):  # what both choose at once is told later
                yield f"{number}: {turn}"


def _wrong_frame(truth: Truth, side: str, frame: Any) -> Iterator[str]:
    number = frame["number"]
    if frame["answer"] not in (None, truth.turns[side][number - 1][-1]):
        yield f"{number}: {frame['answer']}"
    seen = truth.views[side][number]["units"]
    for name, facts in frame["patch"].get("units", {}).items():
        if facts is not None and not set(facts) <= set(seen.get(name, {})) | {
            one for one, value in facts.items() if value is None
        }:
            yield f"{number}: {name} {facts}"


def shown(text: str, names: set[str]) -> list[str]:
    """Those of these units that are anywhere on a page, by the name that is printed."""
    printed = {name: re.escape(ENGLISH.piece("fbob", name).partition(" (")[0]) for name in names}
    return [name for name, words in printed.items() if re.search(rf"(?<![\w-]){words}(?!\w)", text)]
