"""The web application: what it is made of, and what happens to every request."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Final

from litestar import Litestar, Router
from litestar.channels import ChannelsBackend, ChannelsPlugin
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.middleware import DefineMiddleware
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from tallyho import __version__
from tallyho.library import Library
from tallyho.server import MOST_A_MINUTE, MOST_GAMES, api_games, api_play, api_titles, files, pages, stream
from tallyho.server.crossing import Crossing
from tallyho.server.database import configured, crossing_of, migrate
from tallyho.server.doors import (
    Arrival,
    Counter,
    Known,
    NotTooMany,
    SameSite,
    Strict,
    safe_headers,
    user_of,
    words_of,
)
from tallyho.server.failures import HANDLERS
from tallyho.server.filenews import FileNews
from tallyho.server.house import House
from tallyho.server.memory import MEGABYTE, MEGABYTES, Memory
from tallyho.server.people import People
from tallyho.server.purging import purge
from tallyho.server.quota import Quota
from tallyho.server.rulebook import RuleDesk
from tallyho.server.tables import Tables

LARGEST_BODY: Final = api_games.LARGEST_RECORD
A_BREATH: Final = 1.0
A_DAY: Final = 86_400.0
A_MINUTE: Final = 60.0
AN_HOUR: Final = 3_600.0
GOODBYE: Final = 5.0
"""So many seconds a server that stops takes for what would only be good to have."""
LOGGER: Final = logging.getLogger("tallyho.server")


@dataclass(frozen=True, slots=True)
class Settings:
    """How a server is run."""

    database: str
    library: Library
    hosts: tuple[str, ...] = ()
    """Names that the server may be called by; none: any."""
    keep_days: int | None = None
    """Games that nobody has touched for so many days are removed; None: never."""
    most_a_minute: int = MOST_A_MINUTE
    games_an_hour: int = MOST_GAMES
    """So many games, branches and records are taken from one user; from strangers, of one address."""
    proxies: tuple[str, ...] = ()
    """Addresses that are believed when they say for whom they ask, and over what; none: nobody is."""
    cache: int = MEGABYTES
    """So many megabytes of games are kept in memory."""


def create_app(settings: Settings) -> Litestar:
    """The application for these settings."""
    database = configured(settings.database)
    sessions = database.create_session_maker()
    crossing = crossing_of(database.get_engine())
    channels = ChannelsPlugin(
        backend_for(settings.database, crossing),
        arbitrary_channels_allowed=True,
        subscriber_max_backlog=1,  # a reader who is slow looks once for all that it has missed
        subscriber_backlog_strategy="dropleft",
    )
    house = House(
        library=settings.library,
        tables=Tables(settings.library, sessions, crossing, Memory(settings.cache * MEGABYTE)),  # type: ignore[arg-type] # Advanced Alchemy says less than it gives
        people=People(sessions),  # type: ignore[arg-type] # as above
        channels=channels,
        making=Quota(settings.games_an_hour),
    )
    rulebook = RuleDesk(settings.library.ledgers())

    routers = [api_titles.ROUTER, api_games.ROUTER, api_play.ROUTER, stream.ROUTER]
    app = Litestar(
        route_handlers=[
            Router("/api", route_handlers=routers),
            pages.page,
            pages.ask_to_enter,
            pages.enter,
            pages.icon,
            pages.health,
            files.static,
        ],
        dependencies={
            "house": Provide(lambda: house, sync_to_thread=False),
            "rulebook": Provide(lambda: rulebook, sync_to_thread=False),
            "words": Provide(words_of, sync_to_thread=False),
            "user": Provide(user_of, sync_to_thread=False),
            "arrival": Provide(Arrival, sync_to_thread=False),
        },
        middleware=[
            DefineMiddleware(NotTooMany, counter=Counter(settings.most_a_minute)),
            DefineMiddleware(SameSite, hosts=settings.hosts),
            DefineMiddleware(Known, people=house.people),
        ],
        exception_handlers=HANDLERS,
        before_send=[safe_headers],
        lifespan=[partial(lifespan, settings, database.get_engine(), house)],
        plugins=[channels],
        logging_config=None,
        compression_config=CompressionConfig(
            "gzip", minimum_size=1000, gzip_compress_level=5, exclude=["/events$", "^/static/"]
        ),
        request_max_body_size=LARGEST_BODY,
        openapi_config=openapi(),
        request_class=Strict,
        debug=False,
    )
    app.state.house = house
    return app


@contextlib.asynccontextmanager
async def lifespan(settings: Settings, engine: AsyncEngine, house: House, _: Litestar) -> AsyncIterator[None]:
    """What happens before the first request and after the last."""
    brooms: list[asyncio.Task[None]] = []
    try:
        await migrate(engine)
        brooms.append(asyncio.create_task(clear_away(house)))
        brooms.append(asyncio.create_task(keep_last_views(house.tables)))
        if settings.keep_days:
            brooms.append(asyncio.create_task(sweep(house.tables, settings.keep_days)))
        yield
    finally:
        for broom in brooms:
            broom.cancel()
        await asyncio.gather(*brooms, return_exceptions=True)
        await _kept(asyncio.wait_for(house.tables.keep_last_views(all_of_them=True), GOODBYE))
        await house.tables.crossing.close()
        await engine.dispose()


def backend_for(url: str, crossing: Crossing) -> ChannelsBackend:
    """How news travels between several servers: by looking at a shared file, or through PostgreSQL."""
    if url.startswith("sqlite"):
        return FileNews(crossing)
    from tallyho.server.news import PostgresNews  # noqa: PLC0415 - only where it is wanted

    return PostgresNews(make_url(url).set(drivername="postgresql").render_as_string(hide_password=False))


async def sweep(tables: Tables, keep_days: int) -> None:
    """Removes, once a day, what nobody has touched for long; a database that is away is asked again later."""
    while True:
        try:
            await tables.sweep(datetime.now(UTC) - timedelta(days=keep_days))
        except (SQLAlchemyError, OSError) as error:
            LOGGER.warning("old games cannot be removed now: %s", error)
            await asyncio.sleep(AN_HOUR)
        else:
            await asyncio.sleep(A_DAY)


async def keep_last_views(tables: Tables) -> None:
    """Writes the last views of games that have been left alone for a while."""
    while True:
        await asyncio.sleep(A_BREATH)
        await _kept(tables.keep_last_views())


async def _kept(work: Awaitable[None]) -> None:
    """A database that is away is asked again later; what a last view lacks, the answers have."""
    try:
        await work
    except (SQLAlchemyError, OSError) as error:
        LOGGER.warning("the last views of games cannot be kept now: %s", str(error) or "there was no time")


async def clear_away(house: House) -> None:
    """Removes for good, once a day, what was removed before; not in the first minute, when there is enough to do."""
    pause = A_MINUTE
    while True:
        await asyncio.sleep(pause)
        pause = A_DAY
        try:
            await purge(house.tables.sessions, datetime.now(UTC))
        except (SQLAlchemyError, OSError) as error:
            LOGGER.warning("what was removed cannot be cleared away now: %s", error)
            pause = AN_HOUR
        house.people.forget_all()


def openapi() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Tallyho",
        version=__version__,
        description="Board wargames that play by the book. Sentences come in the language of Accept-Language.",
        path="/api/schema",
        render_plugins=[JsonRenderPlugin()],
        use_handler_docstrings=True,
    )
