"""What was removed goes for good after a grace: the rows are counted."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta

import httpx
import pytest
from houses import TABLES, Database, House, Person, fine, opened, trouble
from servers import PATIENCE

from tallyho.server import app as app_module
from tallyho.server import purging, snapshots
from tallyho.server.database import configured
from tallyho.server.people import LASTS, People


def purged(database: Database, days: int) -> tuple[int, int]:
    """What the broom removes so many days from now."""

    async def work() -> tuple[int, int]:
        config = configured(database.url)
        engine = config.get_engine()
        try:
            return await purging.purge(config.create_session_maker(), datetime.now(UTC) + timedelta(days=days))  # type: ignore[arg-type]
        finally:
            await engine.dispose()

    return asyncio.run(work())


async def owned(database: Database) -> None:
    """Makes the owner, as a start does."""
    config = configured(database.url)
    try:
        await People(config.create_session_maker()).owner("Host")  # type: ignore[arg-type]
    finally:
        await config.get_engine().dispose()


def counted(database: Database) -> dict[str, int]:
    return {table: database.ask(f"SELECT count(*) AS rows FROM {table}")[0]["rows"] for table in TABLES}


def played(person: Person) -> str:
    game = person.begin()
    person.give(game, "red", "gun")
    return game


@pytest.mark.usefixtures("nobody_edits_the_program")
def test_removed_games_and_users_without_any_go_after_the_grace(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(purging, "BATCH", 2)
    monkeypatch.setattr(snapshots, "LEAST", 1)
    with opened(database) as house:
        stays, leaves, guest = house.person(), house.person(), house.person()
        kept = played(stays)
        invited = stays.begin(seats={"blue": "invite"})
        guest.join(stays.invited(invited, "blue"))
        removed = [played(leaves) for _ in range(5)]
        for game in removed:
            assert leaves.delete(f"/api/games/{game}").status_code == 204
        before = counted(database)
        assert (before["games"], before["seats"], before["answers"], before["users"]) == (7, 14, 6, 3)
        assert (before["snapshots"], before["last_views"]) == (6, 6)
        assert purged(database, 6) == (0, 0)
        assert counted(database) == before
        trouble(leaves.get(f"/api/games/{removed[0]}"), 410, "gone")
        assert purged(database, 8) == (5, 1)
        left = {"games": 2, "seats": 4, "answers": 1, "snapshots": 1, "last_views": 1, "users": 2, "sessions": 2}
        assert counted(database) == {**left, "keys": 0}
        trouble(leaves.get(f"/api/games/{removed[0]}"), 404, "no-game")
        assert stays.state(kept)["number"] == 1
        assert purged(database, 8) == (0, 0)


def test_a_user_who_was_cleared_away_begins_anew(sqlite: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app_module, "A_MINUTE", 0.01)
    with opened(sqlite) as house:
        me = house.person()
        assert me.delete(f"/api/games/{me.begin()}").status_code == 204
        assert purged(sqlite, 8) == (1, 1)
        house.client.app.state.house.people.forget_all()
        assert me.state(me.begin())["number"] == 0
        assert counted(sqlite)["users"] == 1


def test_a_user_whom_another_server_has_just_cleared_away_begins_anew(database: Database) -> None:
    """Memory knows them for some seconds more: whatever they do then is done by somebody new, or refused."""
    with opened(database) as house:
        host = house.person()
        token = host.invited(host.begin(seats={"blue": "invite"}), "blue")
        doings: list[Callable[[Person], httpx.Response]] = [
            lambda one: one.post("/api/games", {"game": "ambush"}),
            lambda one: one.join(token),
            lambda one: one.patch("/api/me", {"name": "Again"}),
        ]
        for do in doings:
            me = cleared_away(house)
            assert do(me).status_code in {200, 201}
            names = [row["name"] for row in database.rows("users")]
            assert fine(me.get("/api/me"))["name"] in names
        trouble(cleared_away(house).post("/api/me/key"), 403, "nobody-yet")


def cleared_away(house: House) -> Person:
    """Somebody whom this server knows, and the database no longer."""
    person = house.person()
    fine(person.patch("/api/me", {"name": "Brief"}))
    assert fine(person.get("/api/me"))["name"] == "Brief"
    house.database.tell("DELETE FROM sessions WHERE user_id IN (SELECT id FROM users WHERE name = 'Brief')")
    house.database.tell("DELETE FROM users WHERE name = 'Brief'")
    return person


def test_the_owner_and_who_came_with_a_new_browser_since_stay(database: Database) -> None:
    """Neither has anything to do with any game, and both have been known for long."""
    with opened(database) as house:
        idle, back = house.person(), house.person()
        for one in (idle, back):
            fine(one.patch("/api/me", {"name": "Idle" if one is idle else "Back"}))
        path = fine(back.post("/api/me/key"), 201)["path"]
        month = timedelta(days=30)
        database.tell(f"UPDATE sessions SET expires_at = '{(datetime.now(UTC) + LASTS - month).isoformat(' ')}'")
        assert house.person().post(path).status_code == 303
        asyncio.run(owned(database))
        database.tell(f"UPDATE users SET created_at = '{(datetime.now(UTC) - month).isoformat(' ')}'")
        assert purged(database, 0) == (0, 1)
        assert {row["name"] for row in database.rows("users")} == {"Host", "Back"}


def test_a_server_clears_away_by_itself(sqlite: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    """The grace is over once the first server has ended: without any, newcomers would go before their first game."""
    monkeypatch.setattr(app_module, "A_MINUTE", 0.01)
    with opened(sqlite) as house:
        me = house.person()
        assert me.delete(f"/api/games/{me.begin()}").status_code == 204
    monkeypatch.setattr(purging, "GRACE", timedelta(0))
    with opened(sqlite):
        lost = time.monotonic() + PATIENCE
        while counted(sqlite)["games"] and time.monotonic() < lost:
            time.sleep(0.02)
    assert counted(sqlite)["games"] == 0
