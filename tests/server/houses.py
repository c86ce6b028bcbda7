"""What the tests of the server share: an application, people with cookies of their own, looking into the database."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final
from uuid import UUID

import httpx
from litestar import Litestar
from litestar.testing import TestClient
from sqlalchemy import text

from tallyho.library import Library
from tallyho.server.app import Settings, create_app
from tallyho.server.database import configured, migrate

GAMES: Final = Path(__file__).parents[1] / "games"
LIBRARY: Final = Library([GAMES])
TABLES: Final = ("users", "sessions", "keys", "games", "seats", "answers", "snapshots", "last_views")


def app_for(url: str, library: Library = LIBRARY, **settings: Any) -> Litestar:
    """An application with Lion, Patrol and Ambush."""
    return create_app(Settings(url, library, **{"games_an_hour": 100_000, **settings}))


@contextmanager
def opened(database: Database, library: Library = LIBRARY, **settings: Any) -> Iterator[House]:
    """A server in this process."""
    app = app_for(database.url, library, **settings)
    with TestClient(app, base_url="http://127.0.0.1:1940", raise_server_exceptions=False) as client:
        yield House(client, database)


@asynccontextmanager
async def room(url: str) -> AsyncIterator[httpx.AsyncClient]:
    """A server in this process for several requests at the same time, and somebody who makes them."""
    app = app_for(url)
    transport = httpx.ASGITransport(app, raise_app_exceptions=False)
    async with app.lifespan(), httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1:1940") as client:
        await client.patch("/api/me", json={"name": "Somebody"})
        yield client


def play(url: str, work: Callable[[httpx.AsyncClient], Coroutine[Any, Any, None]]) -> None:
    """Does some work in such a room."""

    async def whole() -> None:
        async with room(url) as client:
            await work(client)

    asyncio.run(whole())


@dataclass
class Database:
    """A database that a test may look into."""

    url: str

    def rows(self, table: str, order: str = "1, 2") -> list[dict[str, Any]]:
        """All rows of a table."""
        return self.ask(f"SELECT * FROM {table} ORDER BY {order}")

    def everything(self) -> dict[str, list[dict[str, Any]]]:
        """All rows of all tables, to see that nothing has changed."""
        return asyncio.run(self._ask({table: f"SELECT * FROM {table} ORDER BY 1, 2" for table in TABLES}))

    def ask(self, sentence: str) -> list[dict[str, Any]]:
        return asyncio.run(self._ask({"": sentence}))[""]

    def tell(self, sentence: str) -> None:
        asyncio.run(self._tell(sentence))

    async def _ask(self, sentences: dict[str, str]) -> dict[str, list[dict[str, Any]]]:
        engine = configured(self.url).get_engine()
        try:
            async with engine.connect() as connection:
                return {
                    name: [dict(row._mapping) for row in await connection.execute(text(sentence))]
                    for name, sentence in sentences.items()
                }
        finally:
            await engine.dispose()

    async def _tell(self, sentence: str) -> None:
        engine = configured(self.url).get_engine()
        try:
            async with engine.begin() as connection:
                await connection.execute(text(sentence))
        finally:
            await engine.dispose()


async def brought_up(url: str) -> None:
    """Makes the tables of an empty database."""
    engine = configured(url).get_engine()
    try:
        await migrate(engine)
    finally:
        await engine.dispose()


@dataclass
class House:
    """A server in this process, and whoever comes to it."""

    client: TestClient[Any]
    database: Database

    def person(self, language: str = "en") -> Person:
        return Person(self.client, language)

    def everything(self) -> dict[str, list[dict[str, Any]]]:
        return self.database.everything()

    def answers(self, game: str) -> list[dict[str, Any]]:
        """The rows of a game's answers, undone ones included."""
        return [row for row in self.database.rows("answers") if same(row["game_id"], game)]

    @contextmanager
    def unchanged(self, game: str, owner: Person) -> Iterator[None]:
        """Whatever is tried meanwhile, the game is as before: in the database, in memory, and in its record."""
        before = self._all_of(game, owner)
        yield
        assert self._all_of(game, owner) == before

    def _all_of(self, game: str, owner: Person) -> list[Any]:
        found = self.everything()
        seen = [owner.get(f"/api/games/{game}").text, owner.get(f"/api/games/{game}/record").text]
        return [[found[table] for table in ("games", "seats", "answers")], *seen]


@dataclass
class Person:
    """A browser: requests with cookies of its own."""

    client: TestClient[Any]
    language: str = "en"
    cookies: httpx.Cookies = field(default_factory=httpx.Cookies)

    def send(self, method: str, path: str, body: object = None, **more: Any) -> httpx.Response:
        self.client.cookies = self.cookies
        headers = {"Accept-Language": self.language, **more.pop("headers", {})}
        if body is not None:
            more["json"] = body
        answer = self.client.request(method, path, headers=headers, follow_redirects=False, **more)
        self.cookies = httpx.Cookies(self.client.cookies)
        return answer

    def get(self, path: str, **more: Any) -> httpx.Response:
        return self.send("GET", path, **more)

    def post(self, path: str, body: object = None, **more: Any) -> httpx.Response:
        return self.send("POST", path, body, **more)

    def patch(self, path: str, body: object = None, **more: Any) -> httpx.Response:
        return self.send("PATCH", path, body, **more)

    def delete(self, path: str, **more: Any) -> httpx.Response:
        return self.send("DELETE", path, **more)

    # Games

    def begin(self, game: str = "ambush", **wish: Any) -> str:
        """A new game; its id."""
        answer = self.post("/api/games", {"game": game, "seed": "1940", **wish})
        assert answer.status_code == 201, answer.text
        made: str = answer.json()["id"]
        return made

    def state(self, game: str, **query: Any) -> dict[str, Any]:
        return fine(self.get(f"/api/games/{game}", params=query))

    def record(self, game: str) -> str:
        answer = self.get(f"/api/games/{game}/record")
        assert answer.status_code == 200, answer.text
        return answer.text

    def try_answers(self, game: str, side: str, *answers: str, number: int | None = None) -> httpx.Response:
        if number is None:
            number = self.state(game)["number"]
        return self.post(f"/api/games/{game}/answers", {"number": number, "side": side, "answers": list(answers)})

    def give(self, game: str, side: str, *answers: str) -> dict[str, Any]:
        return fine(self.try_answers(game, side, *answers))

    def by_bot(self, game: str, side: str, times: int = 1, bot: str = "first") -> httpx.Response:
        number = self.state(game)["number"]
        wish = {"number": number, "side": side, "bot": bot, "times": times}
        return self.post(f"/api/games/{game}/answers", wish)

    def undo(self, game: str, side: str | None = None) -> httpx.Response:
        return self.post(f"/api/games/{game}/undo", {"number": self.state(game)["number"], "side": side})

    def invited(self, game: str, side: str) -> str:
        """The token of a new invitation."""
        path: str = fine(self.post(f"/api/games/{game}/seats/{side}/invite"), 201)["path"]
        assert path.startswith("/join/")
        return path.removeprefix("/join/")

    def join(self, token: str) -> httpx.Response:
        return self.post(f"/api/join/{token}")


def same(found: object, wanted: str) -> bool:
    """Whether an id of the database is this one; SQLite keeps its bytes."""
    return (UUID(bytes=found) if isinstance(found, bytes) else found) == UUID(wanted)


def fine(answer: httpx.Response, status: int = 200) -> dict[str, Any]:
    """What an answer says that is as it should be."""
    assert answer.status_code == status, f"{answer.status_code}: {answer.text}"
    found: dict[str, Any] = answer.json()
    return found


def trouble(answer: httpx.Response, status: int, key: str | None = None) -> dict[str, Any]:
    """What an answer says that refuses something: a sentence, and nothing of our insides."""
    assert answer.status_code == status, f"{answer.status_code}: {answer.text}"
    found: dict[str, Any] = answer.json()
    assert set(found) == {"status_code", "detail", "key", "rule", "state"}
    assert found["status_code"] == status
    assert len(found["detail"]) > 10
    assert not any(word in found["detail"] for word in ("Traceback", "<class", "Exception", ".py"))
    if key is not None:
        assert found["key"] == key, found
    return found
