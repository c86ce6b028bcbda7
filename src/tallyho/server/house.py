"""What all handlers share: the games, the people, the words, and the way news goes out."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Any, Final
from uuid import UUID

from litestar.channels import ChannelsPlugin

from tallyho.bots import bots_of
from tallyho.library import Library
from tallyho.server.models import BOT, OPEN, PERSON
from tallyho.server.people import People
from tallyho.server.quota import Quota
from tallyho.server.table import Player, Table
from tallyho.server.tables import Tables
from tallyho.server.troubles import Trouble, not_your_seat
from tallyho.table import AnyGame, BadSetup, Title
from tallyho.words import LANGUAGES, Words
from tallyho.words.web import Part, compiled

ME: Final = "me"
INVITE: Final = "invite"


@dataclass(slots=True)
class House:
    """One server."""

    library: Library
    tables: Tables
    people: People
    channels: ChannelsPlugin
    making: Quota
    leaving: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when the server is about to stop: streams end then."""
    _words: dict[str, Words] = field(default_factory=dict)
    _compiled: dict[str, dict[str, list[Part]]] = field(default_factory=dict)

    def words(self, language: str) -> Words:
        """The words of a language, read once."""
        if language not in self._words:
            self._words[language] = Words(language, self.library.words())
        return self._words[language]

    def for_browsers(self, language: str, catalogue: str) -> dict[str, list[Part]] | None:
        """A catalogue for the browser, made once; None if there is none."""
        key = f"{language} {catalogue}"
        if key not in self._compiled:
            found = compiled(self.library.words(), language, catalogue)
            if found is None:
                return None
            self._compiled[key] = found
        return self._compiled[key]

    def tell(self, table: Table, side: str | None = None) -> None:
        """Lets everybody who follows a game know that it has changed; called after the database has it.

        What only one side may know wakes nobody else: when it happened would be a secret, too.
        """
        self.channels.publish(str(table.revision), channel_of(table.facts.id, side))

    def tell_of(self, game: UUID, news: str = "gone") -> None:
        """The same of a game that is not in memory."""
        self.channels.publish(news, channel_of(game))

    def tell_of_end(self, mark: str) -> None:
        """Wakes whatever a browser follows that has just been logged out."""
        self.channels.publish("ended", channel_of_session(mark))

    def title(self, game: str) -> Title[Any]:
        """The title with this id."""
        try:
            found: Title[Any] = self.library.title(game)
        except BadSetup as error:
            raise Trouble(404, "no-title", game=game[:40], games=self.library.games) from error
        return found


def channel_of(game: UUID, side: str | None = None) -> str:
    """The name under which news of a game goes out, or those for one side alone."""
    return f"game_{game.hex}" if side is None else f"game_{game.hex}_{side}"


def channel_of_session(mark: str) -> str:
    """The name under which the end of a session goes out; it wakes, and says nothing by itself."""
    return f"session_{mark}"


def language_of(header: str) -> str:
    """The first of our languages that an Accept-Language header names; English if none is named."""
    for part in header.split(","):
        language = part.partition(";")[0].strip()[:2].lower()
        if language in LANGUAGES:
            return language
    return "en"


def seated(title: Title[Any], wished: dict[str, str], user: UUID, who: str) -> dict[str, Player]:
    """Who plays which side: `me` where nothing is said; raises Trouble for what cannot be."""
    for side in wished:
        if side not in title.sides:
            raise Trouble(422, "no-seat", side=side, sides=[*title.sides])
    players = {side: _player(title.game, side, wished.get(side, ME), user, who) for side in title.sides}
    if all(one.player == BOT for one in players.values()):
        raise Trouble(422, "no-person")
    return players


def _player(game: str, side: str, wish: str, user: UUID, who: str) -> Player:
    if wish == ME:
        return Player(side, PERSON, None, user, who)
    if wish == INVITE:
        return Player(side, OPEN)
    kind, _, name = wish.partition(":")
    if kind != BOT:
        raise Trouble(422, "seats", side=side, given=wish)
    return Player(side, BOT, checked_bot(name, game))


def checked_bot(name: str, game: str) -> str:
    """The name of a bot that plays this game."""
    if name not in bots_of(game):
        raise Trouble(422, "no-bot", bot=name, bots=bots_of(game))
    return name


def check_seat(table: Table, user: UUID | None, side: str) -> None:
    """Only whoever sits there may speak for a side."""
    if side not in table.facts.players:
        raise Trouble(422, "no-seat", side=side, sides=[*table.facts.players])
    if side not in table.facts.sides_of(user):
        raise not_your_seat(side)


def check_open(table: Table, user: UUID | None) -> None:
    """Only what nobody has to hide any more may be shown whole."""
    if not (table.game.over or table.facts.alone(user)):
        raise Trouble(403, "not-open")


def check_moment(game: AnyGame, at: int) -> None:
    """Whether a game had so many answers at some time."""
    if not 0 <= at <= len(game.history):
        raise Trouble(422, "no-such-moment", number=len(game.history), at=at)
