"""What each side of Battle of Britain could know, and when; and that nothing else has come to its browser."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from typing import Any, Final
from uuid import UUID

from served import Served

from tallyho.hksw.title import HKSW
from tallyho.table import Game
from tallyho.table.log import may_know

SIDES: Final = ("luftwaffe", "raf")
OTHER: Final = {"luftwaffe": "raf", "raf": "luftwaffe"}
ANSWERS: Final = "SELECT kind, side, text FROM answers WHERE game_id = ? ORDER BY number"
OPEN_TO_ALL: Final = ("damage", "back")
"""Parts of a view that name every target or every card, whoever has it."""


class Truth:
    """A game played again from what the database holds: what each side had been told after so many answers."""

    def __init__(self, server: Served, game: str, scenario: str) -> None:
        self.game = Game.new(HKSW, scenario)
        self.names = {side: secrets_of(side) for side in SIDES}
        self.told: dict[str, list[set[str]]] = {side: [set()] for side in SIDES}
        self._lines = dict.fromkeys(SIDES, 0)
        for side, text in standing(server.ask_database(ANSWERS, UUID(game).bytes)):
            self.game.answer(text, side)
            self._note()

    def _note(self) -> None:
        """What each side sees now, or is told in the log, it has been told for good."""
        log = self.game.log
        assert log is not None
        for side in SIDES:
            lines = log.events[self._lines[side] :]
            self._lines[side] = len(log.events)
            told = [args for _, _, args, seen_by in lines if may_know(seen_by, side)]
            found = {word for one in [HKSW.view(self.game.position, side), *told] for word in words_in(one)}
            self.told[side].append(self.told[side][-1] | found & self.names[side])

    def hidden(self, side: str, number: int) -> set[str]:
        """The names of cards that a side could not know after so many answers."""
        return self.names[side] - self.told[side][number]


def standing(rows: Iterable[tuple[str, ...]]) -> list[tuple[str, str]]:
    """The answers that were not taken back, as those that an invitation draws again."""
    found: list[tuple[str, str]] = []
    for kind, side, text in rows:
        if kind == "undo":
            assert found.pop() == (side, text)
        else:
            found.append((side, text))
    return found


def secrets_of(side: str) -> set[str]:
    """The cards that the other side keeps from this one; not radar stations, which are named when they see a flight."""
    tables: Any = HKSW.data().tables
    cards = {name for name, row in tables["squadrons"].items() if row["side"] != side}
    missions = {name for name, row in tables["targets"].items() if row["kind"] != "radar"}
    return cards | missions if side == "raf" else cards


def words_in(told: Any) -> Iterator[str]:
    """Every name and every text of what was told, apart from what names everything."""
    if isinstance(told, dict):
        for name, value in told.items():
            if name not in OPEN_TO_ALL:
                yield name
                yield from words_in(value)
    elif isinstance(told, list | tuple):
        for one in told:
            yield from words_in(one)
    elif isinstance(told, str):
        yield told


def leaks(truth: Truth, side: str, bodies: list[str]) -> list[tuple[int, str]]:
    """Cards that were named to a browser before its side could know them, and when; bodies are in JSON."""
    found = []
    for body in filter(None, bodies):  # an event that only keeps the connection has none
        told = json.loads(body)
        number = number_of(told)
        if number is not None:
            hidden = truth.hidden(side, number)
            found += [(number, word) for text in words_in(told) for word in {text, *text.split()} if word in hidden]
    return found


def number_of(told: Any) -> int | None:
    """How many answers had been given; nothing for what tells of no game."""
    state = told.get("state", told) if isinstance(told, dict) else {}
    number: int | None = state.get("number")
    return number


def shown(text: str, names: set[str]) -> list[str]:
    """Those of these squadron cards that are anywhere in a text, by their own name or as it is printed."""
    return [name for name in names if "/" in name and re.search(rf"(?<![\w/])({'|'.join(called(name))})(?!\w)", text)]


def called(card: str) -> list[str]:
    """What a card is called: `I/JG3/2`, printed `I/JG3`; but the number of a British squadron could be anything."""
    printed = card.rpartition("/")[0]
    return [re.escape(card), *([] if printed.isdecimal() else [re.escape(printed)])]
