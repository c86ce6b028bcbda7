"""Who answers: a person, a bot, the seed, a script, a person with real dice."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Protocol

from tallyho.table.ask import CHANCE, Chance, Choice, Open
from tallyho.table.chance import by_luck
from tallyho.table.errors import Defect, TallyhoError
from tallyho.table.game import Game, Turn
from tallyho.table.log import Event
from tallyho.table.view import View, copied, events_of, turns_of, view_of


class Source(Protocol):
    """Answers the asks of one side, or of chance."""

    def reply(self, game: Game[Any], ask: Open) -> str:
        """An answer to this ask of this game."""


class Bot(Protocol):
    """A player that is given a view and an offer, nothing else."""

    name: str
    sighted: bool
    """False for a bot that does not look: it is spared the making of views and gets one without a table."""

    def decide(self, view: View, choice: Choice) -> str:
        """One of the choice's offers."""


class Seed:
    """Chance decided by the game's own generator."""

    def reply(self, game: Game[Any], ask: Open) -> str:
        """The outcome that the generator's state in the position decides."""
        if not isinstance(ask, Chance):
            raise Defect(f"the seed decides chance only; {ask!r}")
        return by_luck(ask, game.position.luck)


class Seat:
    """A bot at the table: sees what its side may see, and holds nothing that belongs to the game."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self._history: list[Turn] | None = None
        self._events: list[Event] = []
        self._turns: list[tuple[str, str, str | None]] = []
        self._heard = 0
        self._side: str | None = None

    def reply(self, game: Game[Any], ask: Open) -> str:
        """The bot's choice."""
        if not isinstance(ask, Choice):
            raise Defect(f"a bot decides choices only; {ask!r}")
        offer = Choice(ask.prompt, ask.side, ask.offers, copied(ask.args))
        if not self.bot.sighted:
            return self.bot.decide(View(ask.side, {}, [], [], []), offer)
        view = view_of(game, ask.side, story=False)
        self._follow(game, ask.side)
        view.hears(lambda: self._told(game, ask.side))
        view.turns = [*self._turns, *turns_of(game, ask.side, len(self._turns))]
        return self.bot.decide(view, offer)

    def _follow(self, game: Game[Any], side: str) -> None:
        """Adds what was answered since the last time: a long game is not read from its start each time.

        A game that was undone has another history, as has another game.
        """
        if self._history is not game.history or self._side != side:
            self._history, self._side = game.history, side
            self._events, self._turns, self._heard = [], [], 0
        settled = len(game.history) - len(game.pending)
        self._turns.extend(turns_of(game, side, len(self._turns))[: settled - len(self._turns)])

    def _told(self, game: Game[Any], side: str) -> list[Event]:
        """What the side has heard so far, for a bot that wants to know; only what is new is read."""
        self._events.extend(events_of(game, side, self._heard))
        self._heard = 0 if game.log is None else game.log.count
        return self._events[:]


class ScriptEnded(TallyhoError):
    """A script had no answer left for what was asked."""


class Script:
    """Answers written down beforehand, given in order whatever is asked."""

    def __init__(self, answers: Iterable[str | int]) -> None:
        self._answers: Iterator[str | int] = iter(answers)

    def reply(self, game: Game[Any], ask: Open) -> str:
        """The next answer of the script."""
        for answer in self._answers:
            return str(answer)
        raise ScriptEnded(f"the script has ended; {ask!r}")


class Person:
    """Somebody who is shown what is asked: for choices, or for chance with real dice and cards.

    `read` may return None to let `otherwise` decide, so that a person can roll some dice and leave the rest.
    """

    def __init__(self, read: Callable[[Game[Any], Open], str | None], otherwise: Source | None = None) -> None:
        self._read = read
        self._otherwise = otherwise

    def reply(self, game: Game[Any], ask: Open) -> str:
        """What the person says, or what is decided instead."""
        answer = self._read(game, ask)
        if answer is not None:
            return answer
        if self._otherwise is None:
            raise TallyhoError(f"nothing was answered; {ask!r}")
        return self._otherwise.reply(game, ask)


def play(game: Game[Any], sources: Mapping[str, Source], most: int = 1_000_000) -> int:
    """Lets the sources (by side; chance is the seed's unless named) answer until the game stops; returns how often."""
    seed: Source = Seed()
    for number in range(most):
        ask = game.ask
        if ask is None:
            return number
        source = sources.get(ask.side)
        if source is None:
            if ask.side != CHANCE:
                raise TallyhoError(f"nobody plays {ask.side}; {ask!r}")
            source = seed
        game.answer(source.reply(game, ask), ask.side)
    return most
