"""Several at once in one server: exactly one wins, the others are told how the game stands, nothing gets lost."""

from __future__ import annotations

import asyncio
from typing import Any
from uuid import UUID

import httpx
import pytest
from houses import LIBRARY, Database, play, room
from sqlalchemy import Connection, text

from tallyho.server import rows as rows_module
from tallyho.server import tables as tables_module
from tallyho.server.tables import Tables
from tallyho.table.record import load

ROUNDS = 12
KINDS = ("gun", "scout", "rifles", "decoy")


async def begin(client: httpx.AsyncClient, **wish: Any) -> str:
    made: str = (await client.post("/api/games", json={"game": "ambush", "seed": "7", **wish})).json()["id"]
    return made


async def state_of(client: httpx.AsyncClient, game: str) -> dict[str, Any]:
    found: dict[str, Any] = (await client.get(f"/api/games/{game}")).json()
    return found


def test_of_many_answers_at_once_exactly_one_is_taken(database: Database) -> None:
    async def work(client: httpx.AsyncClient) -> None:
        game = await begin(client, seats={"red": "me", "blue": "bot:first"})
        for _ in range(ROUNDS):
            state = await state_of(client, game)
            if not state["asked"]:
                break
            offers = [offer["answer"] for offer in state["asked"][0]["offers"]]
            answers = await asyncio.gather(
                *(
                    client.post(
                        f"/api/games/{game}/answers",
                        json={"number": state["number"], "side": "red", "answers": [offers[place % len(offers)]]},
                    )
                    for place in range(4)
                )
            )
            assert sorted(one.status_code for one in answers) == [200, 409, 409, 409]
            won = next(one.json()["state"] for one in answers if one.status_code == 200)
            for one in answers:
                if one.status_code == 409:
                    late = one.json()
                    assert (late["key"], late["state"]["revision"]) == ("too-late", won["revision"])
                    assert late["state"]["table"] == won["table"]
            assert (await state_of(client, game))["revision"] == won["revision"]
        load((await client.get(f"/api/games/{game}/record")).text, LIBRARY.title)

    play(database.url, work)


def test_both_sides_may_answer_together_at_once(database: Database) -> None:
    async def work(client: httpx.AsyncClient) -> None:
        game = await begin(client)
        for turn in range(3):
            number = (await state_of(client, game))["number"]
            answers = await asyncio.gather(
                *(
                    client.post(
                        f"/api/games/{game}/answers", json={"number": number, "side": side, "answers": [KINDS[turn]]}
                    )
                    for side in ("red", "blue")
                )
            )
            assert [one.status_code for one in answers] == [200, 200], [one.text for one in answers]
        assert (await state_of(client, game))["number"] == 6

    play(database.url, work)


def test_one_of_many_takes_the_seat(database: Database) -> None:
    async def work(client: httpx.AsyncClient) -> None:
        game = await begin(client, seats={"blue": "invite"})
        path = (await client.post(f"/api/games/{game}/seats/blue/invite")).json()["path"]
        client.cookies.clear()
        answers = await asyncio.gather(*(client.post(f"/api{path}") for _ in range(5)))
        assert sorted(one.status_code for one in answers) == [200, 404, 404, 404, 404]

    play(database.url, work)


def test_looking_while_others_answer_never_disturbs_them(database: Database) -> None:
    """A look that comes between the writing and the counting of an answer must not read the game twice."""

    async def work(client: httpx.AsyncClient) -> None:
        game = await begin(client, seats={"red": "me", "blue": "bot:first"})
        for _ in range(8):
            state = await state_of(client, game)
            body = {"number": state["number"], "side": "red", "bot": "random"}
            answered, *seen = await asyncio.gather(
                client.post(f"/api/games/{game}/answers", json=body),
                *(client.get(f"/api/games/{game}") for _ in range(6)),
            )
            assert answered.status_code == 200, answered.text
            known = {state["revision"], answered.json()["state"]["revision"]}
            assert {one.json()["revision"] for one in seen} <= known
        rows = int((await state_of(client, game))["revision"])
        record = (await client.get(f"/api/games/{game}/record")).text
        assert rows == len(load(record, LIBRARY.title).history)

    play(database.url, work)


@pytest.mark.parametrize("failure", [OSError("the disk is full"), asyncio.CancelledError()])
def test_who_waits_behind_a_failed_write_starts_from_what_is_written(
    database: Database, failure: BaseException, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The memory of a failed write must not be the next one's beginning: the record would have a hole."""
    usual = tables_module.answer_rows
    left = [1]

    def rows(*words: Any) -> Any:
        if left:
            left.pop()
            raise failure
        return usual(*words)

    async def work(client: httpx.AsyncClient) -> None:
        game = await begin(client)
        with monkeypatch.context() as patch:
            patch.setattr(tables_module, "answer_rows", rows)
            answers = await asyncio.gather(
                *(
                    client.post(f"/api/games/{game}/answers", json={"number": 0, "side": side, "answers": ["gun"]})
                    for side in ("red", "blue")
                ),
                return_exceptions=True,
            )
        statuses = [one.status_code if isinstance(one, httpx.Response) else 500 for one in answers]
        assert sorted(statuses) == [200, 503 if isinstance(failure, OSError) else 500], "either may come first"
        state = await state_of(client, game)
        assert (state["revision"], state["number"]) == (1, 1)
        record = (await client.get(f"/api/games/{game}/record")).text
        assert record.splitlines()[8:] == [f"{('red', 'blue')[statuses.index(200)]}\tgun\tarrange"]

    play(database.url, work)


def test_seats_and_answers_changed_at_once_by_two_servers(database: Database) -> None:
    """Somebody sits down while another server writes an answer: neither is forgotten."""

    async def both() -> None:
        async with room(database.url) as here, room(database.url) as there:
            game = await begin(here, seats={"blue": "invite"})
            path = (await here.post(f"/api/games/{game}/seats/blue/invite")).json()["path"]
            await state_of(there, game)
            body = {"number": 0, "side": "red", "answers": ["gun"]}
            answered, joined = await asyncio.gather(
                here.post(f"/api/games/{game}/answers", json=body), there.post(f"/api{path}")
            )
            assert joined.status_code == 200
            if answered.status_code == 409:  # it was overtaken, and says so
                answered = await here.post(f"/api/games/{game}/answers", json=body)
            assert answered.status_code == 200
            for client in (here, there):
                state = await state_of(client, game)
                assert ([seat["player"] for seat in state["head"]["seats"]], state["number"]) == (["person"] * 2, 1)

    asyncio.run(both())


def test_an_answer_is_refused_whole_when_the_game_was_changed_meanwhile(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other server's change comes after we looked and before we write."""

    async def both() -> None:
        async with room(database.url) as here, room(database.url) as there:
            there.cookies = here.cookies
            game = await begin(here)
            usual = rows_module.standing_of
            late: list[asyncio.Task[httpx.Response]] = []

            def meanwhile(found: Any) -> Any:
                if not late:
                    body = {"number": 0, "side": "blue", "answers": ["scout"]}
                    late.append(asyncio.ensure_future(there.post(f"/api/games/{game}/answers", json=body)))
                return usual(found)

            monkeypatch.setattr(rows_module, "standing_of", meanwhile)
            body = {"number": 0, "side": "red", "answers": ["gun"]}
            first = await here.post(f"/api/games/{game}/answers", json=body)
            second = await late[0]
            assert sorted((first.status_code, second.status_code)) in ([200, 200], [200, 409])
            lost = first if first.status_code == 409 else second if second.status_code == 409 else None
            if lost is not None:
                assert lost.json()["key"] == "too-late"
                assert lost.json()["state"]["number"] == 1
            assert await state_of(here, game) == await state_of(there, game)
            load((await here.get(f"/api/games/{game}/record")).text, LIBRARY.title)

    asyncio.run(both())


def test_who_sits_down_and_who_changes_the_seat_never_wait_for_each_other(
    postgresql: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both change the game and then the seat: in different orders PostgreSQL would have to break it up."""
    usual = tables_module.reseat
    begun = asyncio.Event()

    def slowly(connection: Connection, *words: Any) -> None:
        begun.set()
        connection.execute(text("SELECT pg_sleep(0.4)"))
        usual(connection, *words)

    async def both() -> None:
        async with room(postgresql.url) as here, room(postgresql.url) as there:
            game = await begin(here, seats={"blue": "invite"})
            path = (await here.post(f"/api/games/{game}/seats/blue/invite")).json()["path"]
            monkeypatch.setattr(tables_module, "reseat", slowly)
            changing = asyncio.ensure_future(here.patch(f"/api/games/{game}", json={"seats": {"blue": "me"}}))
            await asyncio.wait_for(begun.wait(), 60)
            joined = await there.post(f"/api{path}")
            assert ((await changing).status_code, joined.status_code) == (200, 404)
            state = await state_of(here, game)
            assert [seat["mine"] for seat in state["head"]["seats"]] == [True, True]

    asyncio.run(both())


def test_a_game_that_is_removed_meanwhile_takes_no_answer(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another server removes it after we looked and before we write."""

    async def both() -> None:
        async with room(database.url) as here, room(database.url) as there:
            there.cookies = here.cookies
            game = await begin(here)
            usual = tables_module.Tables._change

            async def meanwhile(self: Tables, *words: Any) -> None:
                assert (await there.delete(f"/api/games/{game}")).status_code == 204
                await usual(self, *words)

            monkeypatch.setattr(tables_module.Tables, "_change", meanwhile)
            body = {"number": 0, "side": "red", "answers": ["gun"]}
            refused = await here.post(f"/api/games/{game}/answers", json=body)
            assert (refused.status_code, refused.json()["key"]) == (410, "gone")

    asyncio.run(both())
    assert database.rows("answers") == []


def test_a_seat_that_is_given_away_meanwhile_takes_no_answer_and_sees_no_more(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another server opens the seat after we looked and before we write: what we see then, we see with other eyes."""

    async def both() -> None:
        async with room(database.url) as here, room(database.url) as there:
            there.cookies = here.cookies
            game = await begin(here)
            usual = tables_module.Tables._change
            invited: list[httpx.Response] = []

            async def meanwhile(self: Tables, *words: Any) -> None:
                if not invited:
                    monkeypatch.undo()
                    invited.append(await there.post(f"/api/games/{game}/seats/blue/invite"))
                await usual(self, *words)

            monkeypatch.setattr(tables_module.Tables, "_change", meanwhile)
            body = {"number": 0, "side": "blue", "answers": ["gun"]}
            refused = await here.post(f"/api/games/{game}/answers", json=body)
            assert invited[0].status_code == 201
            assert (refused.status_code, refused.json()["key"]) == (409, "too-late")
            assert refused.json()["state"] == await state_of(here, game)
            assert refused.json()["state"]["side"] == "red"

    asyncio.run(both())
    assert database.rows("answers") == []


def test_a_game_has_one_table_whoever_waits_for_it(sqlite: Database) -> None:
    """Two of one game would overtake each other; which is why one in use stays, and one that was dropped is left."""

    async def work(client: httpx.AsyncClient) -> None:
        tables: Tables = client._transport.app.state.house.tables  # type: ignore[attr-defined]
        one, other = UUID(await begin(client)), UUID(await begin(client))
        tables._cache.room = 45_000
        async with tables.at(one) as table:
            async with tables.at(other):
                assert tables._cache[one] is table, "it is in use"
            waiting = asyncio.ensure_future(same_as_in_memory(tables, one))
            await asyncio.sleep(0.05)
            del tables._cache[one]  # as a write that fails does it
            async with tables.at(one) as newer:
                assert newer is not table
        assert await waiting

    play(sqlite.url, work)


async def same_as_in_memory(tables: Tables, game: UUID) -> bool:
    async with tables.at(game) as table:
        return tables._cache[game] is table


def test_the_game_looked_at_longest_ago_leaves_the_memory_first(sqlite: Database) -> None:
    async def work(client: httpx.AsyncClient) -> None:
        tables: Tables = client._transport.app.state.house.tables  # type: ignore[attr-defined]
        tables._cache.room = 80_000
        one, other = await begin(client), await begin(client)
        await state_of(client, one)
        third = await begin(client)
        assert list(tables._cache) == [UUID(one), UUID(third)]
        assert (await state_of(client, other))["number"] == 0

    play(sqlite.url, work)
