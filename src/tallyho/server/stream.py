"""News of a game as server-sent events; a reader that comes back gets what it has missed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import datetime
from time import monotonic
from typing import Annotated, Final
from uuid import UUID

import msgspec
from litestar import Router, get
from litestar.channels import Subscriber
from litestar.params import HeaderParameter, QueryParameter
from litestar.response import ServerSentEvent, ServerSentEventMessage
from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError

from tallyho.server.described import with_refusals
from tallyho.server.doors import Asking, mark_of
from tallyho.server.house import House, channel_of, channel_of_session
from tallyho.server.models import UNDO, AnswerRow
from tallyho.server.present import entries_of, turns_since
from tallyho.server.table import Table
from tallyho.server.troubles import Trouble
from tallyho.server.wants import GameId, TheHouse, TheUser

HEARTBEAT = 15.0
"""A connection is used so often, in seconds: proxies close what never speaks, and a dead reader shows.

Whatever happens meanwhile, for a beat that is put off would tell when.
"""
MOST: Final = 10_000_000
"""No game has so many answers."""
REMOVED: Final = frozenset((404, 410))
GONE: Final = ServerSentEventMessage(event="gone", data="{}")
SEATED: Final = ServerSentEventMessage(event="seated", data="{}")

Number = Annotated[int | None, QueryParameter(ge=0, le=MOST)]


@get("/games/{game:uuid}/events", media_type="text/event-stream")
async def events(
    house: TheHouse,
    request: Asking,
    user: TheUser,
    game: GameId,
    since: Number = None,
    last_event_id: Annotated[str | None, HeaderParameter(name="Last-Event-ID", max_length=20)] = None,
) -> ServerSentEvent:
    """Tells when the game has changed: `moved` with the answers you may know, `seated` when only the seats or the dice
    are others', `gone` when it is removed.

    The id of each event is the game's revision; with Last-Event-ID (or `since`) everything later is told first.
    """
    async with house.tables.at(game) as table:
        seen = int(last_event_id) if last_event_id is not None and last_event_id.isdecimal() else since
        seen = table.revision if seen is None else min(seen, MOST)
        mark = None if user is None else mark_of(request)
        reader = Reader(house, game, user, seen, table.facts.touched, mark)
    return ServerSentEvent(reader.news())


@dataclass(slots=True)
class Reader:
    """Somebody who follows a game, and how much of it they have been told."""

    house: House
    game: UUID
    user: UUID | None
    seen: int
    touched: datetime
    mark: str | None = None
    """The digest of their browser's cookie: it may be logged out while they read. Strangers have none."""
    listed: list[str] = field(default_factory=list)
    """Of their own list, which nobody else is told of; it may have grown before they began to listen."""

    async def news(self) -> AsyncGenerator[ServerSentEventMessage, None]:
        """All that happens, until the game is gone, cannot be read, or nobody listens any more; until the browser is
        logged out, too.
        """
        channels, names = self.house.channels, await self._names()
        subscriber = await channels.subscribe(names)
        beat = monotonic() + HEARTBEAT
        try:
            yield ServerSentEventMessage(comment="following", retry=1000)
            while not self.house.leaving.is_set():
                message = await self._told()
                await self._check_known()
                if message is not None:
                    yield message
                if message is GONE:
                    return
                await _something(subscriber, self.house.leaving, beat - monotonic())
                if monotonic() >= beat:
                    beat = max(beat + HEARTBEAT, monotonic())
                    yield ServerSentEventMessage(comment="still here")
        except Trouble:
            return  # whoever asks again is told what is wrong
        finally:
            with suppress(Exception):
                await channels.unsubscribe(subscriber, names)
                for name in names:
                    if not channels._channels[name]:
                        del channels._channels[name]  # else every game ever followed would be remembered

    async def _names(self) -> list[str]:
        """Where the news are that this reader may know of: everybody's, and those of their own side."""
        try:
            async with self.house.tables.at(self.game) as table:
                side = eyes_of(table, self.user)
        except Trouble:
            side = None  # it is gone, which they are told in a moment
        mine = [] if self.mark is None else [channel_of_session(self.mark)]
        return [channel_of(self.game), *([] if side is None else [channel_of(self.game, side)]), *mine]

    async def _check_known(self) -> None:
        """Nothing more is told to a browser that is not this user's any more, or of which nobody can say it."""
        if self.mark is None:
            return
        try:
            browser = await self.house.people.of_mark(self.mark)
        except (SQLAlchemyError, OSError) as error:
            raise Trouble(503, "database") from error
        if browser is None or browser.user != self.user:
            raise Trouble(404, "no-session")

    async def _told(self) -> ServerSentEventMessage | None:
        """What is new, if anything."""
        try:
            async with self.house.tables.at(self.game) as table:
                touched, self.touched = self.touched, table.facts.touched
                listed, self.listed = self.listed, entries_of(table.game, eyes_of(table, self.user))
                if table.revision == self.seen:
                    return None if (touched, listed) == (self.touched, self.listed) else SEATED
                turns = turns_since(table, eyes_of(table, self.user), await lowest_since(self.house, table, self.seen))
                data = {"revision": table.revision, "number": len(table.game.history), "turns": turns}
                self.seen = table.revision
        except Trouble as trouble:
            if trouble.status not in REMOVED:
                raise
            return GONE
        return ServerSentEventMessage(event="moved", id=str(self.seen), data=msgspec.json.encode(data).decode())


def eyes_of(table: Table, user: UUID | None) -> str | None:
    """A reader's side; none where two sit at one screen, for nobody can tell which of them is looking at it."""
    mine = table.facts.sides_of(user)
    return mine[0] if len(mine) == 1 else None


async def _something(subscriber: Subscriber, leaving: asyncio.Event, longest: float) -> None:
    """Waits for news or for the server's end, but no longer than that; several pieces that wait count as one."""
    queue = subscriber._queue
    waits = {asyncio.ensure_future(queue.get()), asyncio.ensure_future(leaving.wait())}
    try:
        await asyncio.wait(waits, timeout=max(0.0, longest), return_when=asyncio.FIRST_COMPLETED)
    finally:
        for one in waits:
            one.cancel()
    while not queue.empty():
        queue.get_nowait()


async def lowest_since(house: House, table: Table, seen: int) -> int:
    """How many answers have stood all the time since a revision: later ones are new, whatever was undone between."""
    query = select(AnswerRow.kind).where(AnswerRow.game_id == table.facts.id, AnswerRow.number > seen)
    async with house.tables.sessions() as session:
        kinds = (await session.scalars(query.order_by(AnswerRow.number.desc()))).all()
    number = lowest = len(table.game.history)
    for kind in kinds:
        number += 1 if kind == UNDO else -1
        lowest = min(lowest, number)
    return max(0, lowest)


ROUTER = Router("/", route_handlers=with_refusals([events]), tags=["play"])
