"""Work that happens at every click, done in one transaction and, on SQLite, in one go.

SQLite blocks, so it has a thread; the asynchronous driver crosses to it and back for every cursor, row and commit,
a dozen times at each click, and that took longer than the rules, the words and the disk together.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Protocol, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.ext.asyncio import AsyncEngine

T = TypeVar("T")


class Crossing(Protocol):
    """How the server reaches its database for a short piece of work."""

    def run(self, work: Callable[[Connection], T]) -> Awaitable[T]:
        """Does all of the work, or nothing if it raises."""

    def check(self) -> None:
        """Raises OSError if what is written now would be lost, which the database itself cannot say."""

    async def close(self) -> None:
        """Ends, once all work is done."""


@dataclass(frozen=True, slots=True)
class ByDriver:
    """For a driver that does not block: every statement is awaited."""

    engine: AsyncEngine

    async def run(self, work: Callable[[Connection], T]) -> T:
        async with self.engine.begin() as connection:
            return await connection.run_sync(work)

    def check(self) -> None:
        """What PostgreSQL has it keeps."""

    async def close(self) -> None:
        """The engine is its maker's to dispose of."""


@dataclass(slots=True)
class ByThread:
    """For SQLite: one thread with a connection of its own, and one way there and back for all of the work."""

    engine: Engine
    thread: ThreadPoolExecutor = field(default_factory=partial(ThreadPoolExecutor, 1, "tallyho-sqlite"))
    file: tuple[int, int] | None = None
    """The file that the connection writes to, as the disk counts its files."""

    async def run(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.thread, self._done, work)

    def _done(self, work: Callable[[Connection], T]) -> T:
        with self.engine.begin() as connection:
            if self.file is None:
                self.file = self._found()
            return work(connection)

    def check(self) -> None:
        """A file that was removed or replaced is written to all the same, but nobody will find it again."""
        if self._found() != self.file:
            raise FileNotFoundError(f"{self.engine.url.database} is not the file any more that the games are kept in")

    def _found(self) -> tuple[int, int]:
        found = Path(str(self.engine.url.database)).stat()
        return found.st_dev, found.st_ino

    async def close(self) -> None:
        await asyncio.to_thread(self.thread.shutdown)
        self.engine.dispose()
