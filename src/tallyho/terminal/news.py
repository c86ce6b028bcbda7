"""What is told at the screen: answers and events since the last time, as far as those who sit there may know them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from operator import itemgetter

from tallyho.table import CHANCE, AnyGame, Event
from tallyho.table.log import may_know
from tallyho.table.view import turns_of
from tallyho.terminal.hooks import ECHOED
from tallyho.terminal.screen import Screen
from tallyho.terminal.seats import Seats


@dataclass(slots=True)
class Told:
    """How much of the game has been told: so many events, so many answers."""

    events: int = 0
    answers: int = 0


class News:
    """The news of a game, for the sides whose eyes look at the screen; each side that shares it is told by itself."""

    def __init__(self, game: AnyGame, seats: Seats, screen: Screen) -> None:
        self._game = game
        self._seats = seats
        self._screen = screen
        self.eyes: tuple[str, ...] = () if seats.shared else seats.people
        self.latest = 0
        """The event with which the latest news begin."""
        self._told: dict[tuple[str, ...], Told]
        if seats.shared:
            self._told = {(side,): self._until_its_last_answer(side) for side in seats.people}
        else:
            self._told = {seats.people: self._all() if game.history else Told()}

    def turn_to(self, side: str) -> None:
        """From now on only this side looks at the screen."""
        self.eyes = (side,)
        self.latest = self._told[self.eyes].events

    def tell(self) -> None:
        """What was answered and what happened since these eyes were last told, in the order in which it did."""
        told = self._told[self.eyes]
        for secret_of, news in groupby(self._since(told), itemgetter(0)):
            lines = [line for _, line in news]
            if secret_of and len(lines) > 1:
                side = self._screen.words.side(self._game.title.game, secret_of)
                lines = [self._screen.say("secrets", side=side, number=len(lines))]
            for line in lines:
                self._screen.line(line)
        self.heard()

    def tell_the_end(self) -> None:
        """The game is over and nothing is a secret any more: all that any side has not been told yet."""
        told = self._told.values()
        self.eyes = self._seats.people
        self._told[self.eyes] = Told(min(one.events for one in told), min(one.answers for one in told))
        self.tell()

    def heard(self) -> None:
        """All that has happened is known to these eyes."""
        self._told[self.eyes] = everything = self._all()
        self.latest = min(self.latest, everything.events)

    def tell_event(self, event: Event) -> None:
        """One event, and below it what was considered."""
        for row in self._screen.words.event(self._game.title.game, event).printed():
            self._screen.line(row)

    def events(self, start: int = 0, end: int | None = None) -> list[Event]:
        """The events that these eyes may see, of those from one number to another."""
        log = self._game.log
        assert log is not None
        return [event for event in log.events[start:end] if self._game.over or self.may_know(event[3])]

    def may_know(self, seen_by: tuple[str, ...] | None) -> bool:
        """Whether these eyes may see something; without any, whether a spectator may."""
        return any(may_know(seen_by, side) for side in self.eyes or (None,))

    def _since(self, told: Told) -> Iterator[tuple[str, str]]:
        """Each line of the news, in the order in which things happened, with the side whose secret it keeps, if any."""
        words, game, start = self._screen.words, self._game.title.game, told.events
        for number, (side, key, text) in enumerate(self._answers(told.answers), told.answers):
            yield from self._events_told(start, self._game.marks[number])
            start = self._game.marks[number]
            if self._is_told(side, key, text):
                yield side if text is None else "", words.said(game, side, key, text)
        yield from self._events_told(start, None)

    def _is_told(self, side: str, key: str, text: str | None) -> bool:
        """Chance only where a person rolls it; and nothing that the events will tell again."""
        if side == CHANCE:
            return self._seats.dice and text is not None
        return text is None or key not in ECHOED.get(self._game.title.game, ())

    def _events_told(self, start: int, end: int | None) -> Iterator[tuple[str, str]]:
        for event in self.events(start, end):
            yield from (("", row) for row in self._screen.words.event(self._game.title.game, event).printed())

    def _answers(self, since: int) -> list[tuple[str, str, str | None]]:
        """Who was asked what and, where one of these eyes may see it, the answer."""
        seen = [turns_of(self._game, side, since) for side in self.eyes or (None,)]
        return [next((turn for turn in turns if turn[2] is not None), turns[0]) for turns in zip(*seen, strict=True)]

    def _all(self) -> Told:
        assert self._game.log is not None
        return Told(len(self._game.log.events), len(self._game.history))

    def _until_its_last_answer(self, side: str) -> Told:
        """A side of a game that is taken up has been told all until it last answered."""
        answers = [number for number, turn in enumerate(self._game.history) if turn[0] == side]
        return Told(self._game.marks[answers[-1]], answers[-1]) if answers else Told()
