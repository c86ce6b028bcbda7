"""Who comes to the tests: visitors with a browser each, and the servers they visit."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, Final, Protocol

from pages import Api, Play, Start
from served import Served
from watch import Watch

CHROMIUM: Final = "/usr/bin/chromium"
PATIENCE: Final = 10_000
"""Milliseconds that anything may take at the most; the machine is shared."""


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
