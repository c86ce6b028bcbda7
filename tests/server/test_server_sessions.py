"""A browser that is logged out is told nothing more: its open stream of news ends, too."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any
from uuid import UUID

import httpx
import pytest
from houses import Database, app_for

from tallyho.server import people, stream
from tallyho.server.house import House as Inside
from tallyho.server.people import digest

HERE = "http://127.0.0.1:1940"
COOKIE = "tallyho-1940"
SOON = 5.0
"""Seconds; nothing here waits for a heartbeat of fifteen."""


@dataclass
class Follower:
    """One of my browsers, which follows a game, and another of mine that can log it out."""

    house: Inside
    me: httpx.AsyncClient
    mark: str
    game: str
    news: Any
    said: list[str] = field(default_factory=list)

    async def listen(self) -> None:
        """Until the server hangs up."""
        async for message in self.news:
            self.said.append(message.encode().decode())

    async def answer(self, side: str, text: str) -> None:
        number = (await self.me.get(f"/api/games/{self.game}")).json()["number"]
        body = {"number": number, "side": side, "answers": [text]}
        assert (await self.me.post(f"/api/games/{self.game}/answers", json=body)).status_code == 200


@asynccontextmanager
async def following(database: Database) -> AsyncIterator[Follower]:
    """A game against an open seat, followed by a second browser of its owner."""
    app = app_for(database.url)
    transport = httpx.ASGITransport(app)
    async with (
        app.lifespan(),
        httpx.AsyncClient(transport=transport, base_url=HERE) as me,
        httpx.AsyncClient(transport=transport, base_url=HERE) as other,
    ):
        wish = {"game": "ambush", "seats": {"red": "me", "blue": "invite"}}
        game = (await me.post("/api/games", json=wish)).json()["id"]
        assert (await other.post((await me.post("/api/me/key")).json()["path"])).status_code == 303
        token = other.cookies[COOKIE]
        house: Inside = app.state.house
        browser = await house.people.of_token(token)
        assert browser is not None
        async with house.tables.at(UUID(game)) as table:
            touched = table.facts.touched
        reader = stream.Reader(house, UUID(game), browser.user, 0, touched, digest(token))
        yield Follower(house, me, digest(token), game, reader.news())


def follow(database: Database, work: Any) -> list[str]:
    """What the follower has been told when its stream has ended."""

    async def whole() -> list[str]:
        async with following(database) as follower:
            listening = asyncio.create_task(follower.listen())
            await asyncio.sleep(0.3)
            await work(follower)
            await asyncio.wait_for(listening, SOON)
            assert follower.house.channels._channels == {}, "nothing is left of it"
            return follower.said

    return asyncio.run(whole())


def test_logging_a_browser_out_ends_its_stream_at_once(database: Database) -> None:
    async def logged_out(follower: Follower) -> None:
        await follower.answer("red", "gun")
        await asyncio.sleep(0.3)
        assert (await follower.me.delete(f"/api/me/sessions/{follower.mark[:16]}")).status_code == 204

    said = follow(database, logged_out)
    assert [one.partition("\r\n")[0] for one in said] == [": following", "id: 1"]
    assert '"gun"' in said[1], "before that it was one of mine"


def test_a_browser_that_enters_as_another_leaves_its_stream(database: Database) -> None:
    async def entered(follower: Follower) -> None:
        transport = follower.me._transport
        async with httpx.AsyncClient(transport=transport, base_url=HERE) as guest:
            assert (await guest.patch("/api/me", json={"name": "Guest"})).status_code == 200
            path = (await guest.post("/api/me/key")).json()["path"]
        assert (await follower.me.post(path)).status_code == 303

    async def whole() -> None:
        async with following(database) as follower:
            user = (await follower.house.people.of_token(follower.me.cookies[COOKIE])).user  # type: ignore[union-attr]
            async with follower.house.tables.at(UUID(follower.game)) as table:
                touched = table.facts.touched
            mark = digest(follower.me.cookies[COOKIE])
            follower.news = stream.Reader(follower.house, UUID(follower.game), user, 0, touched, mark).news()
            listening = asyncio.create_task(follower.listen())
            await asyncio.sleep(0.3)
            await entered(follower)
            await asyncio.wait_for(listening, SOON)

    asyncio.run(whole())


@pytest.mark.parametrize("news", [True, False])
def test_what_another_server_has_logged_out_is_told_no_answer(
    database: Database, monkeypatch: pytest.MonkeyPatch, news: bool
) -> None:
    """It is looked up again before an answer is told, and at every beat."""
    monkeypatch.setattr(people, "TRUSTED", 0.0)
    monkeypatch.setattr(stream, "HEARTBEAT", SOON * 10 if news else 0.5)

    async def elsewhere(follower: Follower) -> None:
        sentence = f"DELETE FROM sessions WHERE token = '{follower.mark}'"
        await asyncio.to_thread(database.tell, sentence)
        if news:
            await follower.answer("red", "gun")

    said = follow(database, elsewhere)
    assert not any("gun" in one for one in said)


def test_the_stream_of_a_request_knows_its_browser(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody who only looks on has none, whatever cookie they have made up."""
    made: list[stream.Reader] = []

    async def none(reader: stream.Reader) -> Any:
        made.append(reader)
        for message in list[Any]():
            yield message

    monkeypatch.setattr(stream.Reader, "news", none)

    async def asked() -> None:
        async with following(database) as follower:
            path = f"/api/games/{follower.game}/events"
            assert (await follower.me.get(path)).status_code == 200
            transport = follower.me._transport
            async with httpx.AsyncClient(transport=transport, base_url=HERE, cookies={COOKIE: "x"}) as stranger:
                assert (await stranger.get(path)).status_code == 200
            assert [one.mark for one in made] == [digest(follower.me.cookies[COOKIE]), None]

    asyncio.run(asked())
