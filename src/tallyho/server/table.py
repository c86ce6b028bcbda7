"""A game in memory: the game itself, who sits where, and what has been shown of it in words."""

from __future__ import annotations

import asyncio
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any
from uuid import UUID

from tallyho.bots import bot
from tallyho.server.dice import dice_of
from tallyho.server.models import ANSWER, BOT, OPEN, PERSON, UNDO
from tallyho.table import CHANCE, AnyGame, Chance, Choice, Open, Seat, Source
from tallyho.table.log import may_know
from tallyho.words import Line, Words


@dataclass(slots=True)
class Player:
    """Who plays a side."""

    side: str
    player: str
    bot: str | None = None
    user: UUID | None = None
    who: str = ""


@dataclass(slots=True)
class Facts:
    """What the database says of a game besides its answers."""

    id: UUID
    owner: UUID
    manual: bool
    guided: bool
    created: datetime
    touched: datetime
    branch_of: UUID | None
    branch_at: int | None
    players: dict[str, Player]
    renamed: int = 0
    """How often the players had been renamed when their names were last looked up."""

    def sides_of(self, user: UUID | None) -> list[str]:
        """The sides that this user plays."""
        return [one.side for one in self.players.values() if one.player == PERSON and one.user == user]

    def alone(self, user: UUID | None) -> bool:
        """Whether nobody but this user and bots plays, so that it may know all that is recorded."""
        return self.owner == user and all(
            one.player == BOT or (one.player == PERSON and one.user == user) for one in self.players.values()
        )


@dataclass(frozen=True, slots=True)
class Entry:
    """A row of the answers that is to be written."""

    kind: str
    side: str
    prompt: str
    text: str


@dataclass(frozen=True, slots=True)
class Mark:
    """How far a table was: answers, rows of answers, when it was last changed, and the lists in the making."""

    number: int
    revision: int
    touched: datetime
    lists: list[tuple[str, str]]


@dataclass(frozen=True, slots=True)
class Reach:
    """How far a snapshot goes: rows of answers, and how many of them stood. Without one: nowhere."""

    revision: int = 0
    number: int = 0


@dataclass(slots=True)
class Table:
    """A game that is being played; `revision` counts the rows of its answers, undone ones included."""

    facts: Facts
    game: AnyGame
    revision: int
    snapshot: Reach = Reach()
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    _sources: dict[str, Source] = field(default_factory=dict)
    _lines: dict[str, list[Line | None]] = field(default_factory=dict)
    _visible: dict[str | None, list[int]] = field(default_factory=dict)

    # Who is asked

    def is_for_person(self, ask: Open) -> bool:
        """Whether the game must wait for somebody: real dice are a person's too, but not a card nobody may see."""
        if isinstance(ask, Choice):
            return self.facts.players[ask.side].player != BOT
        return self.may_roll(ask)

    def may_roll(self, ask: Chance) -> bool:
        """Whether a person may type in what a real die or card shows."""
        return self.facts.manual and not ask.hidden and any(may_know(ask.seen_by, side) for side in self.people())

    def people(self) -> list[str]:
        """The sides that are played by people, or wait for one."""
        return [one.side for one in self.facts.players.values() if one.player in (PERSON, OPEN)]

    def asked(self, side: str) -> Open | None:
        """What a side, or chance, is asked now."""
        return next((one for one in self.game.open if one.side == side), None)

    def next_automatic(self) -> Open | None:
        """What a bot or the seed is to answer now."""
        return next((one for one in self.game.open if not self.is_for_person(one)), None)

    # What is answered

    def give(self, text: str, side: str) -> Entry | None:
        """Takes an answer, or raises Refused; None for a part of a list, which is an answer when it is complete."""
        given = len(self.game.history)
        self.game.answer(text, side)
        if len(self.game.history) == given:
            return None
        _, prompt, whole, _, _ = self.game.history[-1]
        return Entry(ANSWER, side, prompt.key, whole)

    def automatic(self) -> Entry | None:
        """The answer of a bot or of the seed, if it is the turn of one; a list is made whole."""
        entry, ask = None, self.next_automatic()
        while entry is None and ask is not None:
            entry = self.give(self._source(ask.side).reply(self.game, ask), ask.side)
            ask = self.asked(ask.side)
        return entry

    def by_bot(self, name: str, side: str) -> str:
        """What a bot would answer for this side."""
        ask = next(one for one in self.game.open if one.side == side)
        return self._source(side, name).reply(self.game, ask)

    def take_back(self, side: str, times: int = 1) -> list[Entry]:
        """Takes the last answers back, at most so many, or raises Refused."""
        turns = list(self.game.history)
        self.game.undo(side, times)
        self.forget()
        back = reversed(turns[len(self.game.history) :])
        return [Entry(UNDO, who, prompt.key, text) for who, prompt, text, *_ in back]

    def untouched(self) -> bool:
        """Whether no person has answered anything yet: all so far are draws of the server and answers of bots.

        Who has sat down at somebody else's game has seen its opening, which stands from then on.
        """
        owner = self.facts.owner
        if any(one.player == PERSON and one.user != owner for one in self.facts.players.values()):
            return False
        bots = [one.side for one in self.facts.players.values() if one.player == BOT]
        return not self.facts.manual and all(who == CHANCE or who in bots for who, *_ in self.game.history)

    def all_back(self) -> list[Entry]:
        """What is written when the game begins anew."""
        return [Entry(UNDO, who, prompt.key, text) for who, prompt, text, *_ in reversed(self.game.history)]

    # What is to be written

    def mark(self) -> Mark:
        """How far it is."""
        return Mark(len(self.game.history), self.revision, self.facts.touched, self.game.listed())

    def note(self, entries: Sequence[Entry]) -> None:
        """Counts rows that are about to be written."""
        self.revision += len(entries)
        self.facts.touched = datetime.now(UTC)

    def restore(self, mark: Mark) -> None:
        """Becomes what it was, after nothing was written."""
        self.revision, self.facts.touched = mark.revision, mark.touched
        if len(self.game.history) != mark.number:
            self.game = self.game.replayed(mark.number)
            self.forget()
        if self.game.listed() != mark.lists:
            self.game.take_up(mark.lists)

    def _source(self, side: str, name: str | None = None) -> Source:
        """Who answers for a side; a bot goes on where it was, or begins with a seed of this moment."""
        if side == CHANCE:
            return dice_of(self.game)
        name = name or self.facts.players[side].bot or "random"
        key = f"{side} {name}"
        if key not in self._sources:
            seed = f"{self.game.setup.seed} {len(self.game.history)} {side}"
            self._sources[key] = Seat(bot(name, seed, self.game.title.game))
        return self._sources[key]

    # What is told

    def forget(self) -> None:
        """Forgets the words made: the log is another one."""
        self._lines.clear()
        self._visible.clear()

    def visible(self, side: str | None) -> list[int]:
        """The numbers of the events that a side may know."""
        log = self.game.log
        assert log is not None
        if self.game.over:
            return list(range(log.count))
        known = self._visible.setdefault(side, [-1])
        known += log.known_to(side, known[0] + 1)
        known[0] = log.count - 1
        return known[1:]

    def line(self, number: int, words: Words) -> Line:
        """An event in words, made once in each language."""
        log = self.game.log
        assert log is not None
        lines = self._lines.setdefault(words.language, [])
        lines.extend([None] * (log.count - len(lines)))
        found = lines[number]
        if found is None:
            found = lines[number] = words.event(self.game.title.game, log.event(number))
        return found

    def let_go(self, number: int) -> None:
        """Forgets the words of so many of the first events: they can be made again."""
        for lines in self._lines.values():
            lines[:number] = [None] * min(number, len(lines))

    def after(self, number: int) -> int:
        """How many answers had been given when an event was told."""
        return bisect_right(self.game.marks, number)


def merged(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    """The JSON merge patch (RFC 7396) from one table to the next."""
    patch: dict[str, Any] = {}
    for name, value in after.items():
        old = before.get(name)
        if value == old:
            continue
        patch[name] = merged(old, value) if isinstance(value, dict) and isinstance(old, dict) else value
    for name in before.keys() - after.keys():
        patch[name] = None
    return patch
