"""Who comes to the tests: visitors with a browser each, and the servers they visit."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, Protocol

from pages import Api, Play, Start
from playwright.sync_api import Page, Route, expect
from served import Served
from watch import Watch

CHROMIUM: Final = "/usr/bin/chromium"
PATIENCE: Final = 30_000
"""Milliseconds after which a test is lost. It measures nothing: the machine is shared, and may pause for seconds."""
START: Final = 120_000
"""Milliseconds after which a browser that does not start is lost."""

expect.set_options(timeout=PATIENCE)


class Serve(Protocol):
    """Starts a server that ends with the tests."""

    def __call__(self, name: str, *more: str, small_games: bool = False) -> Served: ...


@dataclass
class Visit:
    """Somebody with a browser."""

    context: Any
    page: Any
    watch: Watch
    api: Api
    start: Start
    play: Play

    def open(self, path: str) -> None:
        """Goes to a page of the server."""
        self.page.goto(self.watch.address + path)


class Visiting(Protocol):
    """Makes a visitor of a server; settings are those of the client, options those of the browser."""

    def __call__(self, server: Served, settings: dict[str, Any] | None = None, **options: Any) -> Visit: ...


QUICK: Final = {"language": "en", "theme": "dark", "speed": 0, "coach": False}
TRIES: Final = 3
"""So often something is measured at the most: others may use the machine for a while."""
KEEP: Final = """if (location.protocol === "http:" && localStorage.getItem("tallyho-settings") === null)
  localStorage.setItem("tallyho-settings", JSON.stringify(%s));"""


def visit_of(chromium: Any, server: Served, settings: dict[str, Any], options: dict[str, Any]) -> Visit:
    """A visitor with these settings of the client and options of the browser."""
    size = {"width": 1280, "height": 900}
    context = chromium.new_context(**{"viewport": size, "locale": "en-GB", "accept_downloads": True} | options)
    context.set_default_timeout(PATIENCE)
    watch = Watch(server.address)
    watch.over(context)
    if settings.get("language") is not None:
        context.add_init_script(KEEP % json.dumps(settings))
    page = context.new_page()
    return Visit(context, page, watch, Api(context.request, server.address), Start(page), Play(page))


class Held:
    """What a page asks for is held until the test lets it go."""

    def __init__(self, page: Page, pattern: str) -> None:
        self.routes: list[Route] = []
        self.free = False
        page.route(pattern, self._asked)

    def let_go(self) -> None:
        """From now on nothing is held."""
        self.free = True
        for route in self.routes:
            route.continue_()

    def _asked(self, route: Route) -> None:
        if self.free:
            route.continue_()
        else:
            self.routes.append(route)


def best(measure: Callable[[], float], limit: float) -> float:
    """The least seconds of several tries, for others use the machine too; one within the limit is enough."""
    taken = [measure()]
    while min(taken) >= limit and len(taken) < TRIES:
        taken.append(measure())
    return min(taken)


def until(page: Page, holds: Callable[[], object]) -> None:
    """Lets the browser go on until something holds that only this process knows."""
    lost = time.monotonic() + PATIENCE / 1000
    while not holds():
        assert time.monotonic() < lost, "it has not come to that"
        page.wait_for_timeout(10)
