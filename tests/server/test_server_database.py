"""The tables: made by migrations as the models say, by several at once too, and taken away again."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest
from advanced_alchemy.types import GUID
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from houses import TABLES, Database
from postgres import Postgres
from servers import SOURCE
from sqlalchemy import Connection, inspect

from tallyho.folders import data_folder
from tallyho.server.database import METADATA, BadDatabase, _alembic, configured, migrate, url_in

UP = """
import asyncio, sys
from tallyho.server.database import configured, migrate
async def up():
    engine = configured(sys.argv[1]).get_engine()
    await migrate(engine)
    await engine.dispose()
asyncio.run(up())
"""


@pytest.fixture(params=["sqlite", "postgresql"])
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of a database without any tables."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'empty.sqlite'}"
    postgres: Postgres = request.getfixturevalue("postgres")
    name = f"empty_{abs(hash(tmp_path)) % 10**8}"
    postgres.run(f"CREATE DATABASE {name}")
    return postgres.url(name)


def within(url: str, work: object, *, up: bool = True) -> object:
    async def whole() -> object:
        engine = configured(url).get_engine()
        try:
            if up:
                await migrate(engine)
            async with engine.begin() as connection:
                return await connection.run_sync(work)  # type: ignore[arg-type]
        finally:
            await engine.dispose()

    return asyncio.run(whole())


def test_a_process_may_name_as_many_databases_as_it_likes(tmp_path: Path) -> None:
    """The engine that is made for Litestar's plugin cannot: it searches a new name for each, one call deeper a time."""
    for number in range(sys.getrecursionlimit() + 1):
        configured(f"sqlite:///{tmp_path / str(number)}")


def test_migrations_make_what_the_models_say(empty: str) -> None:
    differences = within(empty, differences_of)
    assert differences == []


def differences_of(connection: Connection) -> list[object]:
    def compared(_context: object, _one: object, _other: object, found: object, wanted: object) -> bool | None:
        # SQLite has no type for ids and tells of some other one
        return False if connection.dialect.name == "sqlite" and isinstance(wanted, GUID) else None

    context = MigrationContext.configure(connection, opts={"compare_type": compared, "compare_server_default": True})
    return list(compare_metadata(context, METADATA))


def test_a_database_that_is_up_to_date_stays_as_it_is(empty: str) -> None:
    first = within(empty, names_of)
    assert within(empty, names_of) == first
    assert set(TABLES) <= set(first)  # type: ignore[call-overload]


def names_of(connection: Connection) -> list[str]:
    return sorted(inspect(connection).get_table_names())


def test_the_tables_can_be_taken_away_again(empty: str) -> None:
    within(empty, lambda connection: command.downgrade(_alembic(connection), "base"))
    assert within(empty, names_of, up=False) == ["alembic_version"]
    assert set(TABLES) <= set(within(empty, names_of))  # type: ignore[call-overload]


def test_several_processes_may_bring_it_up_at_once(empty: str) -> None:
    words = [sys.executable, "-c", UP, empty]
    started = [
        subprocess.Popen(words, stderr=subprocess.PIPE, text=True, env={"PYTHONPATH": str(SOURCE)}) for _ in range(3)
    ]
    said = [one.communicate(timeout=120)[1] for one in started]
    assert [one.returncode for one in started] == [0, 0, 0], said
    assert within(empty, lambda connection: connection.exec_driver_sql("SELECT count(*) FROM games").scalar()) == 0


def test_a_database_of_a_later_tallyho_is_refused(empty: str) -> None:
    within(empty, lambda connection: connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(BadDatabase, match="9999"):
        within(empty, names_of)


def test_sqlite_keeps_what_was_acknowledged(sqlite: Database) -> None:
    found = {
        name: sqlite.ask(f"PRAGMA {name}")[0]
        for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
    }
    assert [next(iter(row.values())) for row in found.values()] == ["wal", 2, 1, 10000]


def test_games_are_kept_in_the_folder_for_data(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder() == tmp_path / "tallyho"
    assert url_in(data_folder()) == f"sqlite:///{tmp_path}/tallyho/games.sqlite"
    assert (tmp_path / "tallyho").is_dir()
    for value in ("", "not/absolute"):
        monkeypatch.setenv("XDG_DATA_HOME", value)
        assert data_folder() == Path("~/.local/share/tallyho").expanduser()


@pytest.mark.parametrize(
    ("url", "sentence"),
    [
        ("nonsense", "'nonsense' is no URL of a database; one is postgresql://USER@HOST/NAME"),
        ("mysql://me@here/games", "a database of the kind 'mysql' is not known; there are sqlite and postgresql"),
        ("postgresql://me@here:port/x", "is no URL of a database"),
        ("", "is no URL of a database"),
        ("sqlite://", "'sqlite://' names no file, and what is only in memory would be lost; one is sqlite:///FILE"),
        ("sqlite:///:memory:", "names no file"),
    ],
)
def test_a_url_that_names_no_database_is_refused(url: str, sentence: str) -> None:
    with pytest.raises(BadDatabase, match=sentence):
        configured(url)
