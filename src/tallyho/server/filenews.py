"""How news travels between servers that share a SQLite file: inside one by itself, from another by looking."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Final

from litestar.channels.backends.memory import MemoryChannelsBackend
from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from tallyho.server.crossing import Crossing

LOGGER: Final = logging.getLogger("tallyho.server")
LOOKS: Final = 0.4
"""So often, in seconds, somebody looks whether another server has written, while anybody listens."""


class FileNews(MemoryChannelsBackend):
    """SQLite calls nobody, but it counts: what others have written shows in a number that is quickly read."""

    def __init__(self, crossing: Crossing) -> None:
        super().__init__()
        self._crossing = crossing
        self._watcher: asyncio.Task[None] | None = None

    async def on_startup(self) -> None:
        """Begins to look."""
        await super().on_startup()
        self._watcher = asyncio.create_task(self._watch())

    async def on_shutdown(self) -> None:
        """Looks no more."""
        if self._watcher is not None:
            self._watcher.cancel()
            with suppress(asyncio.CancelledError):
                await self._watcher
        await super().on_shutdown()

    async def _watch(self) -> None:
        """Everybody who listens is told when another has written; whose game it was they find out by themselves."""
        known: int | None = None
        while True:
            await asyncio.sleep(LOOKS)
            found = await self._version() if self._channels else None
            if found not in {known, None}:
                await self.publish(b"", list(self._channels))
            known = found

    async def _version(self) -> int | None:
        """A number that changes when another connection has written; None if the file cannot be read now."""
        try:
            return await self._crossing.run(_data_version)
        except SQLAlchemyError as error:
            LOGGER.warning("the file of the games cannot be read: %s", error)
            return None


def _data_version(connection: Connection) -> int:
    return int(connection.exec_driver_sql("PRAGMA data_version").scalar_one())
