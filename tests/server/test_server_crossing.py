"""Work on the database in one go: all of it or nothing, and at a click no more crossings than it needs."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from collections.abc import Callable
from contextlib import closing
from typing import Any

import httpx
import pytest
from houses import Database, opened, play
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


def test_an_answer_whose_asker_has_gone_is_written_whole_or_not_at_all(
    sqlite: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The thread goes on when the request is cancelled: whoever comes next must see what it has written."""
    begun, goes_on = threading.Event(), threading.Event()
    done = ByThread._done

    def slowly(self: ByThread, work: Callable[[Connection], Any]) -> object:
        if work.__qualname__.startswith("Tables._change"):
            begun.set()
            assert goes_on.wait(60)
        return done(self, work)

    async def work(client: httpx.AsyncClient) -> None:
        game = (await client.post("/api/games", json={"game": "ambush", "seed": "7"})).json()["id"]
        path = f"/api/games/{game}/answers"
        with monkeypatch.context() as patch:
            patch.setattr(ByThread, "_done", slowly)
            first = asyncio.ensure_future(client.post(path, json={"number": 0, "side": "red", "answers": ["gun"]}))
            await asyncio.to_thread(begun.wait)
            first.cancel()
            second = asyncio.ensure_future(client.post(path, json={"number": 0, "side": "blue", "answers": ["scout"]}))
            await asyncio.sleep(0.1)
            goes_on.set()
            assert (await second).status_code == 200
        assert first.cancelled()
        record = (await client.get(f"/api/games/{game}/record")).text
        assert record.splitlines()[8:] == ["red\tgun\tarrange", "blue\tscout\tarrange"]
        assert (await client.get(f"/api/games/{game}")).json()["revision"] == 2

    play(sqlite.url, work)


def test_a_file_that_another_holds_is_a_sentence_and_no_defect(sqlite: Database) -> None:
    async def work(client: httpx.AsyncClient) -> None:
        game = (await client.post("/api/games", json={"game": "ambush", "seed": "7"})).json()["id"]
        body = {"number": 0, "side": "red", "answers": ["gun"]}
        crossing = client._transport.app.state.house.tables.crossing  # type: ignore[attr-defined]
        await crossing.run(lambda connection: connection.exec_driver_sql("PRAGMA busy_timeout=50"))
        with closing(sqlite3.connect(sqlite.url.removeprefix("sqlite:///"), isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            refused = await client.post(f"/api/games/{game}/answers", json=body)
            assert (refused.status_code, refused.json()["key"]) == (503, "database")
            assert (await client.get(f"/api/games/{game}")).json()["number"] == 0, "looking does not wait"
            other.execute("ROLLBACK")
        answered = await client.post(f"/api/games/{game}/answers", json=body)
        assert (answered.status_code, answered.json()["state"]["revision"]) == (200, 1)

    play(sqlite.url, work)


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
