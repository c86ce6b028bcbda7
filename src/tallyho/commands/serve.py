"""`tallyho serve`: the games in the browser."""

from __future__ import annotations

import asyncio
import errno
import os
import socket
import sys
import threading
import webbrowser
from contextlib import suppress
from ipaddress import IPv4Network, ip_address, ip_network
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from tallyho.commands import settings_of
from tallyho.server import MOST_A_MINUTE, MOST_GAMES
from tallyho.table.errors import TallyhoError

if TYPE_CHECKING:
    import uvicorn

USUAL_PORT: Final = 1940
LOOPBACK: Final = ("127.0.0.1", "localhost", "::1")
MAPPED: Final = 96
"""So many bits come before an address of IPv4 that is written as one of IPv6."""
TRIES: Final = 20
"""So many ports are tried, from the usual one on, if none is named."""


def serve(  # noqa: PLR0913, PLR0917 - the options of the command line, which Typer passes by name
    context: typer.Context,
    port: Annotated[
        int | None, typer.Option(min=0, max=65535, help=f"The port; if not given, {USUAL_PORT} or the next free one.")
    ] = None,
    host: Annotated[str, typer.Option(help="The address to listen at; others than yourself need another one.")] = (
        "127.0.0.1"
    ),
    name: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME", help="A name the server is reached by, if others use it. May be repeated."),
    ] = None,
    data: Annotated[
        Path | None,
        typer.Option(metavar="FOLDER", help="Where the games are kept; if not given, your folder for data."),
    ] = None,
    database: Annotated[
        str | None,
        typer.Option(
            metavar="URL", envvar="TALLYHO_DATABASE", help="A database instead, as postgresql://USER@HOST/NAME."
        ),
    ] = None,
    keep: Annotated[
        int | None, typer.Option(metavar="DAYS", min=1, help="Remove games that nobody has touched for so long.")
    ] = None,
    limit: Annotated[
        int, typer.Option(metavar="REQUESTS", min=1, help="So many requests a minute are taken from one address.")
    ] = MOST_A_MINUTE,
    games: Annotated[
        int,
        typer.Option(
            "--games-per-hour", metavar="GAMES", min=1, help="So many games and records one user may make in an hour."
        ),
    ] = MOST_GAMES,
    proxy: Annotated[
        list[str] | None,
        typer.Option(
            metavar="ADDRESS",
            help="A proxy that is believed when it says for whom it asks (X-Forwarded-For, X-Forwarded-Proto). "
            "May be repeated.",
        ),
    ] = None,
    cache: Annotated[
        int, typer.Option(metavar="MEGABYTES", min=1, help="So much memory is for games that are being played.")
    ] = 1000,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open the start page in a browser.")] = True,
) -> int:
    """Play in the browser: starts the server on this machine and opens the page.

    Every answer is saved before it is shown; Ctrl-C stops the server, and nothing is lost. With --host and --name
    others can play on it, and with --database several servers share their games.
    """
    from tallyho.folders import data_folder
    from tallyho.library import Library
    from tallyho.server.app import Settings
    from tallyho.server.database import url_in

    if data is not None and database is not None:
        raise TallyhoError("--data and --database exclude each other: games are kept in a folder or in a database")
    settings = Settings(
        database=database or url_in(data or data_folder()),
        library=Library(settings_of(context).games),
        hosts=hosts_for(host, name or []),
        keep_days=keep,
        most_a_minute=limit,
        games_an_hour=games,
        proxies=tuple(spelling for one in proxy or [] for spelling in spelled(checked_proxy(one))),
        cache=cache,
    )
    with listen(host, port) as listening:
        address = address_of(listening, host)
        key = asyncio.run(prepared(settings, settings_of(context).language))
        with suppress(KeyboardInterrupt):  # it is how one stops it
            run(settings, listening, f"{address}/enter/{key}", address, browser=browser)
    return 0


def checked_proxy(address: str) -> str:
    """An address or a network, which has to be named: whoever is believed can pass for anybody."""
    try:
        return str(ip_network(address) if "/" in address else ip_address(address))
    except ValueError as error:
        raise TallyhoError(
            f"--proxy takes the address of a proxy, as 127.0.0.1, or a network, as 10.0.0.0/24; {address!r} is neither"
            f"{meant(address)}"
        ) from error


def meant(address: str) -> str:
    """The network that an address with more bits than its own is in, as the end of a sentence; else nothing."""
    try:
        return f", but {ip_network(address, strict=False)} would be" if "/" in address else ""
    except ValueError:
        return ""


def spelled(proxy: str) -> tuple[str, ...]:
    """A proxy as it may show: a server at `::` sees addresses of IPv4 as ones of IPv6."""
    network = ip_network(proxy)
    if isinstance(network, IPv4Network):
        other, bits = f"::ffff:{network.network_address}", MAPPED + network.prefixlen
    elif network.network_address.ipv4_mapped is not None and network.prefixlen >= MAPPED:
        other, bits = str(network.network_address.ipv4_mapped), network.prefixlen - MAPPED
    else:
        return (proxy,)
    return proxy, f"{other}/{bits}" if "/" in proxy else other


def hosts_for(host: str, names: list[str]) -> tuple[str, ...]:
    """The names that requests may call the server by: a page of another site must not reach it under its own."""
    if host in LOOPBACK:
        return (*LOOPBACK[:2], "[::1]", *names)
    return (*LOOPBACK[:2], "[::1]", host, *names) if names or host not in {"0.0.0.0", "::"} else ()  # noqa: S104 - compared, not bound


def listen(host: str, port: int | None) -> socket.socket:
    """A socket at the port, or at the first free one from the usual one on."""
    ports = [port] if port is not None else [*range(USUAL_PORT, USUAL_PORT + TRIES), 0]
    for one in ports:
        try:
            return bound(host, one)
        except OSError as error:
            if error.errno != errno.EADDRINUSE or one == ports[-1]:
                reason = error.strerror or str(error)
                raise TallyhoError(f"cannot listen at {host} port {one}: {reason}") from error
    raise AssertionError("the last port raises")


def bound(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # named as TCP, for only then asyncio sends small answers without waiting for more (40 ms each)
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(100)
    except OSError:
        listening.close()
        raise
    return listening


def address_of(listening: socket.socket, host: str) -> str:
    shown = "127.0.0.1" if host in {"0.0.0.0", "::"} else f"[{host}]" if ":" in host else host  # noqa: S104 - as above
    return f"http://{shown}:{listening.getsockname()[1]}"


async def prepared(settings: object, language: str) -> str:
    """Brings the database up to date and returns a key for the owner's browser."""
    from tallyho.server.app import Settings
    from tallyho.server.database import configured, migrate, usable
    from tallyho.server.people import OWNER_KEY_LASTS, People
    from tallyho.server.troubles import CATALOGUE
    from tallyho.words import Words

    assert isinstance(settings, Settings)
    config = configured(settings.database)
    engine = config.get_engine()
    try:
        await migrate(engine)
        people = People(config.create_session_maker())  # type: ignore[arg-type] # Advanced Alchemy says less than it gives
        host = Words(language, settings.library.words()).say(CATALOGUE, "player-host")
        with usable(engine):
            return await people.key_for(await people.owner(host), OWNER_KEY_LASTS)
    finally:
        await engine.dispose()


def run(settings: object, listening: socket.socket, entrance: str, address: str, *, browser: bool) -> None:
    """Serves until it is told to stop."""
    from tallyho.server.app import Settings, create_app
    from tallyho.server.doors import FirstWord
    from tallyho.server.running import Running

    assert isinstance(settings, Settings)
    server = Running(create_app(settings), settings.proxies)
    server.config.load()
    server.config.loaded_app = FirstWord(server.config.loaded_app)  # before uvicorn, which decides who is believed
    print(f"Tallyho is at {address}; Ctrl-C stops it, and every game is saved.", flush=True)
    if browser:
        threading.Thread(target=show, args=(server, entrance), daemon=True).start()
    else:
        print(f"Open {entrance} to play.", flush=True)
    server.run(sockets=[listening])


def show(server: uvicorn.Server, entrance: str) -> None:
    """Opens the page once the server is up; says where it is if there is no browser to be had."""
    import time

    while not server.started:
        if server.should_exit:
            return
        time.sleep(0.02)
    if not (has_screen() and webbrowser.open(entrance)):
        print(f"Open {entrance} in a browser to play.", flush=True)


def has_screen() -> bool:
    """A text browser in the terminal is not what anybody wants."""
    return sys.platform == "darwin" or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
