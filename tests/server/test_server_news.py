"""News of a game: told as it happens, taken up again where it was left, between processes too."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, asynccontextmanager
from datetime import UTC, datetime
from typing import Any
from uuid import UUID

import httpx
import pytest
from houses import Database, app_for
from postgres import Postgres
from servers import PATIENCE, Reader, Server, serving
from sqlalchemy import Connection
from sqlalchemy.exc import OperationalError

from tallyho.server import filenews, stream
from tallyho.server.house import House as Inside
from tallyho.server.house import channel_of

ANSWERS = ("gun", "rifles", "scout")


def begin(client: httpx.Client, **wish: Any) -> str:
    made: str = client.post("/api/games", json={"game": "ambush", "seed": "1940", **wish}).json()["id"]
    return made


def answer(client: httpx.Client, game: str, side: str, text: str) -> httpx.Response:
    number = client.get(f"/api/games/{game}").json()["number"]
    body = {"number": number, "side": side, "answers": [text]}
    found = client.post(f"/api/games/{game}/answers", json=body)
    assert found.status_code == 200, found.text
    return found


def undo(client: httpx.Client, game: str, side: str) -> None:
    number = client.get(f"/api/games/{game}").json()["number"]
    assert client.post(f"/api/games/{game}/undo", json={"number": number, "side": side}).status_code == 200


@pytest.fixture
def server(database: Database) -> Any:
    with serving(database.url) as found:
        yield found


def test_readers_are_told_what_they_may_know_and_what_they_have_missed(server: Server) -> None:
    """One server for all of this, for each start takes a while."""
    me, guest, watcher = server.client(), server.guest(), server.guest()
    game = begin(me, seats={"red": "me", "blue": "invite"}, manual=True)
    path = me.post(f"/api/games/{game}/seats/blue/invite").json()["path"]
    with Reader(me, game) as waiting:
        assert guest.post(f"/api{path}").status_code == 200
        assert waiting.next() == ("seated", None, {})
        assert waiting.quiet()
    with Reader(guest, game) as waiting:
        assert me.patch(f"/api/games/{game}", json={"manual": False}).status_code == 200
        assert waiting.next() == ("seated", None, {})
    with Reader(me, game) as mine, Reader(guest, game) as theirs, Reader(watcher, game) as seen:
        assert "200 OK" in mine.head
        assert "text/event-stream" in mine.head
        assert "no-cache" in mine.head
        answer(me, game, "red", "gun")
        assert mine.next() == ("moved", "1", {"revision": 1, "number": 1, "turns": [[1, "red", "arrange", "gun"]]})
        for reader in (theirs, seen):
            assert reader.next()[2]["turns"] == [[1, "red", "arrange", None]]
        answer(guest, game, "blue", "scout")
        assert mine.next()[2]["turns"] == [[2, "blue", "arrange", None]]
        assert theirs.next()[2]["turns"] == [[2, "blue", "arrange", "scout"]]
        assert mine.quiet()
    check_resuming(me, guest, game)
    with Reader(me, game) as mine:
        assert me.delete(f"/api/games/{game}").status_code == 204
        assert mine.next() == ("gone", None, {})
        mine._thread.join(PATIENCE)
        assert not mine._thread.is_alive(), "the server hangs up"


def test_news_to_a_screen_with_two_sides_say_what_all_may_know(server: Server) -> None:
    """Nobody can tell which of the two is looking, and both are told that the other has moved."""
    me = server.client()
    game = begin(me)
    with Reader(me, game) as reader:
        answer(me, game, "red", "gun")
        assert reader.next() == ("moved", "1", {"revision": 1, "number": 1, "turns": [[1, "red", "arrange", None]]})
        answer(me, game, "blue", "scout")
        assert reader.next()[2]["turns"] == [[2, "blue", "arrange", None]]


def check_resuming(me: httpx.Client, guest: httpx.Client, game: str) -> None:
    """Whoever comes back gets what has been missed, whatever was undone in between."""
    answer(me, game, "red", "rifles")
    undo(me, game, "red")
    answer(me, game, "red", "decoy")
    undo(me, game, "red")
    answer(me, game, "red", "scout")
    missed = {
        1: [[2, "blue", "arrange", None], [3, "red", "arrange", "scout"]],
        2: [[3, "red", "arrange", "scout"]],
        3: [[3, "red", "arrange", "scout"]],  # it was another answer then
        6: [[3, "red", "arrange", "scout"]],
        0: [[1, "red", "arrange", "gun"], [2, "blue", "arrange", None], [3, "red", "arrange", "scout"]],
    }
    for seen, turns in missed.items():
        for told in ({"headers": {"Last-Event-ID": str(seen)}}, {"query": {"since": seen}}):
            with Reader(me, game, **told) as reader:  # type: ignore[arg-type]
                assert reader.next() == ("moved", "7", {"revision": 7, "number": 3, "turns": turns})
    for headers in ({"Last-Event-ID": "7"}, {"Last-Event-ID": "nonsense"}, {}):
        with Reader(me, game, headers=headers) as reader:
            assert reader.quiet(0.15)
    with Reader(me, game, headers={"Last-Event-ID": "99999999999999999999"}) as reader:
        assert reader.next()[1] == "7", "a number that cannot be is told where the game stands"
    assert me.get(f"/api/games/{game}/events", params={"since": -1}).status_code == 400


@pytest.mark.parametrize("kind", ["postgresql", "sqlite"])
def test_two_servers_share_their_games(kind: str, request: pytest.FixtureRequest) -> None:
    """Measured is how soon a reader at one server has news of what the other has taken."""
    database: Database = request.getfixturevalue(kind)
    with ExitStack() as stack:
        here = stack.enter_context(serving(database.url)).client()
        there = stack.enter_context(serving(database.url)).guest()
        assert there.post(here.post("/api/me/key").json()["path"]).status_code == 303
        game = begin(here)
        late: list[float] = []
        with Reader(there, game) as reader:
            for number, text in enumerate(ANSWERS, 1):
                answer(here, game, "red" if number % 2 else "blue", text)
                began = time.monotonic()
                assert reader.next()[1] == str(number)
                late.append(time.monotonic() - began)
            assert max(late) < 1
            race(here, there, game)


def race(here: httpx.Client, there: httpx.Client, game: str) -> None:
    """Both answer the same question at the same time; one is first, the other is told how the game stands."""
    won = {0: 0, 1: 0}
    with ThreadPoolExecutor(2) as pool:
        for _ in range(12):
            state = here.get(f"/api/games/{game}").json()
            if not state["asked"]:
                break
            asked = next(one for one in state["asked"] if one["mine"])
            number, offers = state["number"] - len_of_pending(state), [offer["answer"] for offer in asked["offers"]]
            bodies = [
                {"number": state["number"], "side": asked["side"], "answers": [offers[place % len(offers)]]}
                for place in (0, 1)
            ]
            sent = [
                pool.submit(client.post, f"/api/games/{game}/answers", json=body)
                for client, body in zip((here, there), bodies, strict=True)
            ]
            answers = [one.result() for one in sent]
            statuses = [one.status_code for one in answers]
            assert sorted(statuses) == [200, 409], [one.text[:200] for one in answers]
            winner = statuses.index(200)
            won[winner] += 1
            late = answers[1 - winner].json()
            assert late["key"] in {"too-late", "refused-side", "refused-over"}
            if late["state"] is not None:
                assert late["state"]["number"] >= number + 1
            assert here.get(f"/api/games/{game}").json() == there.get(f"/api/games/{game}").json()
    assert sum(won.values()) > 8


def len_of_pending(state: dict[str, Any]) -> int:
    return 0 if len(state["asked"]) != 1 else 1


# In one process, without HTTP between


@asynccontextmanager
async def following(url: str) -> AsyncIterator[tuple[httpx.AsyncClient, Inside]]:
    app = app_for(url)
    transport = httpx.ASGITransport(app)
    async with (
        app.lifespan(),
        httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1:1940") as client,
    ):
        yield client, app.state.house


async def begun(client: httpx.AsyncClient) -> str:
    made: str = (await client.post("/api/games", json={"game": "ambush", "seed": "1"})).json()["id"]
    return made


def test_a_silent_connection_is_used_now_and_then(sqlite: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stream, "HEARTBEAT", 0.02)

    async def follow() -> list[bytes]:
        async with following(sqlite.url) as (client, house):
            game = UUID(await begun(client))
            reader = stream.Reader(house, game, None, 0, await touched(house, game))
            told = []
            async for message in reader.news():
                told.append(message.encode())
                if len(told) == 3:
                    break
            return told

    said = asyncio.run(follow())
    assert said[0].startswith(b": following\r\n")
    assert b"retry: 1000" in said[0]
    assert all(one.startswith(b": still here\r\n") for one in said[1:])


def test_the_beat_is_the_same_whatever_happens(sqlite: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    """An entry in somebody's list must not put it off: the silence would tell when it was made."""
    monkeypatch.setattr(stream, "HEARTBEAT", 0.3)

    async def follow() -> list[float]:
        async with following(sqlite.url) as (client, house):
            game = UUID(await begun(client))
            reader = stream.Reader(house, game, None, 0, await touched(house, game))

            async def stir() -> None:
                while True:
                    house.channels.publish("0", channel_of(game))
                    await asyncio.sleep(0.1)

            news, stirring = reader.news(), asyncio.create_task(stir())
            beats: list[float] = []
            async with asyncio.timeout(60):
                async for message in news:
                    if b"still here" in message.encode():
                        beats.append(time.monotonic())
                    if len(beats) == 4:
                        break
            stirring.cancel()
            return beats

    beats = asyncio.run(follow())
    assert (beats[-1] - beats[0]) / 3 == pytest.approx(0.3, abs=0.1)


def test_a_file_is_looked_at_only_while_somebody_listens(
    sqlite: Database, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(filenews, "LOOKS", 0.01)
    looks: list[object] = []
    usual = filenews._data_version

    def looked(connection: Connection) -> int:
        looks.append(connection)
        if len(looks) == 2:
            raise OperationalError(None, None, Exception("the disk is away"))
        return usual(connection)

    monkeypatch.setattr(filenews, "_data_version", looked)

    async def follow() -> None:
        async with following(sqlite.url) as (client, house):
            game = UUID(await begun(client))
            await asyncio.sleep(0.1)
            assert looks == []
            subscriber = await house.channels.subscribe(channel_of(game))
            await asyncio.wait_for(subscriber._queue.get(), PATIENCE)  # somebody may have written before the first look
            while len(looks) < 4:
                await asyncio.sleep(0.01)
            await asyncio.wait_for(subscriber._queue.get(), PATIENCE)  # or while the file could not be read
            await asyncio.sleep(0.1)
            assert subscriber.qsize == 0, "nobody has written since"
            await asyncio.to_thread(sqlite.tell, "UPDATE users SET name = 'Anna'")
            await asyncio.wait_for(subscriber._queue.get(), PATIENCE)
            await house.channels.unsubscribe(subscriber)
            known = len(looks)
            await asyncio.sleep(0.1)
            assert len(looks) <= known + 1

    asyncio.run(follow())
    assert "the disk is away" in caplog.text


def test_who_reads_slowly_holds_no_news_and_who_goes_is_forgotten(database: Database) -> None:
    async def follow() -> None:
        async with following(database.url) as (client, house):
            game = await begun(client)
            reader = stream.Reader(house, UUID(game), None, 0, await touched(house, UUID(game)))
            news = reader.news()
            await anext(news)
            (waiting,) = house.channels._channels[channel_of(UUID(game))]
            for number, text in enumerate(ANSWERS):
                body = {"number": number, "side": "blue" if number % 2 else "red", "answers": [text]}
                assert (await client.post(f"/api/games/{game}/answers", json=body)).status_code == 200
            lost = time.monotonic() + PATIENCE
            while waiting.qsize == 0 and time.monotonic() < lost:
                await asyncio.sleep(0.01)
            await asyncio.sleep(0.3)  # what is told later must not be kept beside it
            assert waiting.qsize == 1
            assert '"revision":3' in await next_moved(news), "one piece tells all"
            await news.aclose()
            assert house.channels._channels == {}

    asyncio.run(follow())


def test_a_game_that_cannot_be_read_any_more_is_not_called_removed(database: Database) -> None:
    """Another server may play by other rules; the line ends, and whoever asks again is told why."""

    async def follow() -> list[str | None]:
        async with following(database.url) as (client, house):
            game = await begun(client)
            news = stream.Reader(house, UUID(game), None, 0, await touched(house, UUID(game))).news()
            await anext(news)
            later = datetime.now(UTC).isoformat(" ")
            await asyncio.to_thread(database.tell, f"UPDATE games SET title = 'other', touched_at = '{later}'")
            said = [message.event async for message in news]
            assert (await client.get(f"/api/games/{game}/events")).status_code == 409
            return said

    assert asyncio.run(follow()) == []


def test_news_outlive_a_lost_connection_to_the_database(postgres: Postgres, postgresql: Database) -> None:
    name = postgresql.url.rpartition("/")[2]

    async def follow() -> list[str]:
        async with following(postgresql.url) as (client, house):
            game = await begun(client)
            news = stream.Reader(house, UUID(game), None, 0, await touched(house, UUID(game))).news()
            await anext(news)
            heard = asyncio.create_task(next_moved(news))
            await asyncio.sleep(0.2)
            sentence = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity"
            await asyncio.to_thread(postgres.run, f"{sentence} WHERE datname = '{name}' AND pid <> pg_backend_pid()")
            await asyncio.sleep(0.5)
            answered = None
            for _ in range(3):  # the pool finds out by failing
                body = {"number": 0, "side": "red", "answers": ["gun"]}
                answered = await client.post(f"/api/games/{game}/answers", json=body)
                if answered.status_code == 200:
                    break
            assert answered is not None
            assert answered.status_code == 200, answered.text
            first = await asyncio.wait_for(heard, PATIENCE)
            await news.aclose()
            return [first]

    assert '"revision":1' in asyncio.run(follow())[0]


async def touched(house: Inside, game: UUID) -> datetime:
    async with house.tables.at(game) as table:
        return table.facts.touched


async def next_moved(news: Any) -> str:
    async for message in news:
        if message.event == "moved":
            return str(message.data)
    raise AssertionError("nothing moved")
