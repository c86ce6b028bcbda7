"""How news travels between servers that share a PostgreSQL; it outlives a restart of the database."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Iterable
from contextlib import suppress
from typing import Any, Final

import asyncpg  # type: ignore[import-untyped] # it says no types
from litestar.channels import ChannelsBackend

LOGGER: Final = logging.getLogger("tallyho.server")
EVERYTHING: Final = "tallyho"
"""All news of all games comes by one name: listening game by game, a reader who goes could silence one who comes."""
PAUSE: Final = 1.0
"""So long, in seconds, before the database is called again that did not answer."""
LOST: Final = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError)


class PostgresNews(ChannelsBackend):
    """Two connections: one listens, one tells; both are made again when they were lost.

    What is told while the database is away is not told later: readers look for themselves at every heartbeat.
    """

    def __init__(self, dsn: str) -> None:
        self.dsn = dsn
        self._heard: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()
        self._ear: Any = None
        self._listener: asyncio.Task[None] | None = None
        self._speaker: Any = None

    async def on_startup(self) -> None:
        """Begins to listen."""
        self._heard = asyncio.Queue()
        lost = asyncio.Event()
        await self._listen(lost)
        self._listener = asyncio.create_task(self._keep_listening(lost))

    async def on_shutdown(self) -> None:
        """Hangs up."""
        if self._listener is not None:
            self._listener.cancel()
            with suppress(asyncio.CancelledError):
                await self._listener
        if self._speaker is not None:
            await _hung_up(self._speaker)
            self._speaker = None

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Tells every server; that the database is away must not silence what comes later."""
        try:
            if self._speaker is None or self._speaker.is_closed():
                self._speaker = await asyncpg.connect(self.dsn)
            for channel in channels:
                await self._speaker.execute("SELECT pg_notify($1, $2)", EVERYTHING, f"{channel} {data.decode()}")
        except LOST as error:
            LOGGER.warning("news cannot be told: %s", error)

    async def stream_events(self) -> AsyncGenerator[tuple[str, Any], None]:
        """What is heard, as it comes."""
        while True:
            yield await self._heard.get()

    async def subscribe(self, channels: Iterable[str]) -> None:
        """Everything is listened to as it is."""

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        """As above."""

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        """None is kept: readers look into the database for what they have missed."""
        return []

    async def _keep_listening(self, lost: asyncio.Event) -> None:
        while True:
            try:
                await lost.wait()
                lost.clear()
                await self._listen(lost)
            except LOST as error:
                LOGGER.warning("news cannot be heard: %s", error)
                await asyncio.sleep(PAUSE)
                lost.set()
            except asyncio.CancelledError:
                await _hung_up(self._ear)
                raise

    async def _listen(self, lost: asyncio.Event) -> None:
        self._ear = await asyncpg.connect(self.dsn)
        self._ear.add_termination_listener(lambda _: lost.set())
        await self._ear.add_listener(EVERYTHING, self._hear)

    def _hear(self, _connection: object, _process: int, _name: str, payload: str) -> None:
        channel, _, data = payload.partition(" ")
        self._heard.put_nowait((channel, data.encode()))


async def _hung_up(connection: Any) -> None:  # noqa: ANN401 - asyncpg says no types
    """Ends a connection; a database that is away must not hold up who leaves."""
    with suppress(*LOST):
        await connection.close(timeout=PAUSE)
