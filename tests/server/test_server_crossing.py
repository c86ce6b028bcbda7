"""Work on the database in one go: all of it or nothing, and at a click no more crossings than it needs."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable
from typing import Any

import pytest
from houses import Database, opened
from sqlalchemy import Connection, text

from tallyho.server.crossing import ByThread
from tallyho.server.database import configured, crossing_of

NEW_USER = "INSERT INTO users (id, name, owner, created_at) VALUES ({}, 'Anna', {}, '1940-08-13 00:00:00')"


async def crossed(url: str, *works: Callable[[Connection], Any]) -> list[Any]:
    """What pieces of work give, each in a transaction of its own."""
    engine = configured(url).get_engine()
    crossing = crossing_of(engine)
    try:
        return [await crossing.run(work) for work in works]
    finally:
        await crossing.close()
        await engine.dispose()


def add_user(connection: Connection) -> int:
    number = "x'00000000000000000000000000000001'" if connection.dialect.name == "sqlite" else "gen_random_uuid()"
    connection.execute(text(NEW_USER.format(number, "false")))
    return how_many(connection)


def how_many(connection: Connection) -> int:
    return int(connection.execute(text("SELECT count(*) FROM users")).scalar_one())


def test_what_is_done_is_kept_and_given_back(database: Database) -> None:
    assert asyncio.run(crossed(database.url, how_many, add_user, how_many)) == [0, 1, 1]
    assert [row["name"] for row in database.rows("users")] == ["Anna"]


def test_work_that_fails_leaves_nothing(database: Database) -> None:
    def half_done(connection: Connection) -> None:
        add_user(connection)
        raise LookupError("in the middle")

    with pytest.raises(LookupError, match="in the middle"):
        asyncio.run(crossed(database.url, half_done))
    assert database.rows("users") == []


def test_its_connection_is_as_careful_as_the_others(sqlite: Database) -> None:
    def asked(connection: Connection) -> list[Any]:
        pragmas = ("synchronous", "journal_mode", "foreign_keys", "busy_timeout")
        return [connection.execute(text(f"PRAGMA {name}")).scalar_one() for name in pragmas]

    assert asyncio.run(crossed(sqlite.url, asked)) == [[2, "wal", 1, 10000]]


def test_closing_waits_for_work_that_nobody_waits_for_any_more(sqlite: Database) -> None:
    begun = threading.Event()

    def slow(connection: Connection) -> None:
        begun.set()
        time.sleep(0.2)
        add_user(connection)

    async def impatient() -> None:
        engine = configured(sqlite.url).get_engine()
        crossing = crossing_of(engine)
        working = asyncio.ensure_future(crossing.run(slow))
        await asyncio.to_thread(begun.wait)
        working.cancel()
        await crossing.close()
        await engine.dispose()

    asyncio.run(impatient())
    assert len(sqlite.rows("users")) == 1


def test_a_click_crosses_to_sqlite_twice(sqlite: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    crossings: list[object] = []
    done = ByThread._done
    monkeypatch.setattr(ByThread, "_done", lambda self, work: (crossings.append(work), done(self, work))[1])
    with opened(sqlite) as house:
        me = house.person()
        game = me.begin(seats={"red": "me", "blue": "bot:first"})
        state = me.state(game)
        asked = state["asked"][0]
        crossings.clear()
        me.try_answers(game, asked["side"], asked["offers"][0]["answer"], number=state["number"]).raise_for_status()
        assert len(crossings) == 2, "once to see whether the game is as we know it, once to write"
