"""Databases, applications and people for the tests of the server; the same tests run on SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from itertools import count
from pathlib import Path

import pytest
from houses import Database, House, brought_up, opened
from postgres import Postgres, started

from tallyho.server import last_views, program

QUICK = ("fsync=off", "synchronous_commit=off", "full_page_writes=off", "shared_buffers=32MB", "max_connections=60")
NUMBERS = count(1)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One PostgreSQL for all tests of this process, careless because nobody pulls its plug."""
    server = started(*QUICK)
    server.run("CREATE DATABASE template_tallyho")
    asyncio.run(brought_up(server.url("template_tallyho")))
    yield server
    server.stop()
    shutil.rmtree(server.folder, ignore_errors=True)


@pytest.fixture(scope="session")
def empty_sqlite(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with the tables and nothing in them."""
    file = tmp_path_factory.mktemp("sqlite") / "empty.sqlite"
    asyncio.run(brought_up(f"sqlite:///{file}"))
    return file


@pytest.fixture
def sqlite(empty_sqlite: Path, tmp_path: Path) -> Database:
    """A SQLite database of the test's own."""
    return sqlite_in(tmp_path, empty_sqlite)


@pytest.fixture
def postgresql(postgres: Postgres) -> Iterator[Database]:
    """A PostgreSQL database of the test's own."""
    with postgresql_of(postgres) as found:
        yield found


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> Database:
    """A database of the test's own, of either kind."""
    found: Database = request.getfixturevalue(request.param)
    return found


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server in this process, with Lion, Patrol and Ambush: one for all tests of a file, whose games differ."""
    with ExitStack() as stack:
        if request.param == "sqlite":
            database = sqlite_in(tmp_path_factory.mktemp("house"), request.getfixturevalue("empty_sqlite"))
        else:
            database = stack.enter_context(postgresql_of(request.getfixturevalue("postgres")))
        yield stack.enter_context(opened(database))


@pytest.fixture
def own_house(database: Database) -> Iterator[House]:
    """A server for this test alone."""
    with opened(database) as found:
        yield found


@pytest.fixture(scope="session", autouse=True)
def last_views_wait() -> Iterator[None]:
    """What a server writes after a while of its own accord would make a test that looks into the database a race."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(last_views, "QUIET", float("inf"))
        patch.setattr(last_views, "LONGEST", float("inf"))
        yield


@pytest.fixture
def nobody_edits_the_program(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Somebody may, while the tests run; a server would then do without snapshots."""
    monkeypatch.setattr(program, "STARTED", float("inf"))
    program.program_of.cache_clear()
    yield
    program.program_of.cache_clear()


def sqlite_in(folder: Path, empty: Path) -> Database:
    file = folder / "games.sqlite"
    shutil.copy(empty, file)
    return Database(f"sqlite:///{file}")


@contextmanager
def postgresql_of(postgres: Postgres) -> Iterator[Database]:
    name = f"test_{next(NUMBERS)}"
    postgres.run(f"CREATE DATABASE {name} TEMPLATE template_tallyho STRATEGY file_copy")
    yield Database(postgres.url(name))
    postgres.run(f"DROP DATABASE {name} WITH (FORCE)")
