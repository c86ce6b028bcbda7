"""The database: SQLite in the user's folder for data, or any PostgreSQL by its URL; the same tables in both."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Final

from advanced_alchemy.base import orm_registry
from advanced_alchemy.config import AsyncSessionConfig, EngineConfig, SQLAlchemyAsyncConfig
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, Dialect, create_engine, event, text
from sqlalchemy.engine import ExceptionContext, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, DBAPIError, OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine

from tallyho.server import models
from tallyho.server.crossing import ByDriver, ByThread, Crossing
from tallyho.table import TallyhoError

DRIVERS: Final = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
MIGRATIONS: Final = Path(__file__).parent / "migrations"
ONE_AT_A_TIME: Final = 1940_08_13
"""The number of PostgreSQL's lock that only one migration can hold."""

ROOM: Final = 1_000_000
"""A disk with fewer bytes free is as good as full: the tables alone take some hundred thousand, and their log."""

METADATA: Final = orm_registry.metadata
assert models.GameRow.__table__ in METADATA.tables.values(), "importing the models fills the metadata"


class BadDatabase(TallyhoError):
    """A database that cannot be named so, reached or read."""


def url_in(folder: Path) -> str:
    """The SQLite database of a folder, which is made if there is none."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadDatabase(f"the games cannot be kept in {folder}: {error.strerror}") from error
    return f"sqlite:///{folder.resolve() / 'games.sqlite'}"


def configured(url: str) -> SQLAlchemyAsyncConfig:
    """The engine for a URL such as sqlite:///FILE or postgresql://USER@HOST/NAME."""
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError) as error:
        raise BadDatabase(f"{url!r} is no URL of a database; one is postgresql://USER@HOST/NAME") from error
    driver = DRIVERS.get(parsed.drivername.partition("+")[0])
    if driver is None:
        raise BadDatabase(f"a database of the kind {parsed.drivername!r} is not known; there are sqlite and postgresql")
    if driver == DRIVERS["sqlite"] and (parsed.database or ":memory:") == ":memory:":
        raise BadDatabase(f"{url!r} names no file, and what is only in memory would be lost; one is sqlite:///FILE")
    config = SQLAlchemyAsyncConfig(
        connection_string=parsed.set(drivername=driver).render_as_string(hide_password=False),
        session_config=AsyncSessionConfig(expire_on_commit=False),
        engine_config=EngineConfig(pool_pre_ping=driver != DRIVERS["sqlite"]),
        create_all=False,
    )
    engine = config.get_engine().sync_engine
    if driver == DRIVERS["sqlite"]:
        event.listen(engine, "connect", _careful)
    else:
        event.listen(engine, "do_connect", _reached)
        event.listen(engine, "handle_error", _lost)
    return config


def crossing_of(engine: AsyncEngine) -> Crossing:
    """The quick way to the database of an engine."""
    if engine.dialect.name != "sqlite":
        return ByDriver(engine)
    quick = create_engine(engine.url.set(drivername="sqlite"), pool_size=1, pool_reset_on_return=None)
    event.listen(quick, "connect", _careful)
    return ByThread(quick)


def _careful(connection: Any, _record: object) -> None:  # noqa: ANN401 - the driver's own kind of connection
    """What was acknowledged outlives the process and the power; readers do not wait for a writer."""
    cursor = connection.cursor()
    for pragma in ("busy_timeout=10000", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _reached(dialect: Dialect, _record: object, arguments: Any, parameters: Any) -> DBAPIConnection:  # noqa: ANN401 - the driver's
    """A connection to PostgreSQL; that it refuses one now is no defect, as the driver's own error would seem."""
    import asyncpg  # type: ignore[import-untyped] # noqa: PLC0415 - it says no types; SQLite does without it

    try:
        return dialect.connect(*arguments, **parameters)
    except asyncpg.PostgresError as error:
        raise OperationalError(None, None, error) from error


def _lost(context: ExceptionContext) -> None:
    """A connection that breaks in the middle of a sentence is no defect either."""
    if context.is_disconnect and not isinstance(context.sqlalchemy_exception, OperationalError):
        raise OperationalError(context.statement, None, context.original_exception, connection_invalidated=True)


@contextmanager
def usable(engine: AsyncEngine) -> Iterator[None]:
    """What the database refuses meanwhile is told in a sentence."""
    try:
        yield
    except Exception as error:
        reason = _why(error)
        if reason is None:
            raise
        file = engine.url.database if engine.dialect.name == "sqlite" else None
        raise BadDatabase((file and _full(file, error)) or reason) from error


async def migrate(engine: AsyncEngine) -> None:
    """Brings the tables up to date; several processes may try at once, one does it."""
    if engine.dialect.name == "sqlite":
        _check_file(str(engine.url.database))
    with usable(engine):
        async with engine.begin() as connection:
            if connection.dialect.name == "postgresql":
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({ONE_AT_A_TIME})"))
            else:
                await connection.exec_driver_sql("BEGIN IMMEDIATE")  # else the driver begins with the first row
            await connection.run_sync(_upgrade)


def _check_file(name: str) -> None:
    """Whether a file is a database or can become one; asked here, where a refusal leaves no thread behind."""
    try:
        with closing(sqlite3.connect(name, timeout=10)) as connection:
            connection.execute("PRAGMA schema_version")
    except sqlite3.Error as error:
        raise BadDatabase(_full(name, error) or f"the database {name} cannot be used: {error}") from error


def _full(name: str, error: Exception) -> str | None:
    """That there is no room for the file, if it is so: SQLite may call it an error of the disk."""
    try:
        room = shutil.disk_usage(Path(name).parent).free
    except OSError:
        return None
    if room >= ROOM and "disk is full" not in str(error):
        return None
    return f"the disk is full that has the database {name}; make room on it and start again"


def _why(error: Exception) -> str | None:
    """Why a database cannot be used, in a sentence; None if it is no fault of the database."""
    import asyncpg  # noqa: PLC0415 - only a mishap needs it

    if isinstance(error, OSError):
        return f"the database cannot be reached: {error.strerror or error}"
    if isinstance(error, DBAPIError):
        return f"the database cannot be used: {str(error.orig).splitlines()[0]}"
    if isinstance(error, (asyncpg.PostgresError, asyncpg.InterfaceError)):
        return f"the database cannot be used: {str(error).splitlines()[0]}"
    if isinstance(error, CommandError):
        return f"the database is not one of this Tallyho's: {error}; it may be of a later one"
    return None


def _upgrade(connection: Connection) -> None:
    command.upgrade(_alembic(connection), "head")


def _alembic(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config
