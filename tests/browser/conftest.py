"""Debian's Chromium, servers to visit, and visitors, of whom nobody may meet an error."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import sync_playwright
from served import Served
from visits import CHROMIUM, QUICK, START, Serve, Visit, Visiting, visit_of

AXE: Final = Path(__file__).parents[2] / "node_modules/axe-core/axe.min.js"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Without Chromium there is nothing to look with."""
    if shutil.which(CHROMIUM) is not None:
        return
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.skip(reason="chromium is not installed (apt-get install chromium)"))


@pytest.fixture(scope="module")
def chromium() -> Iterator[Any]:
    """One browser for a module: Playwright keeps an event loop running, which tests of other modules could not bear."""
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"], timeout=START)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def serve(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serve]:
    """Servers, each with games of its own."""
    with ExitStack() as ending:

        def start(name: str, *more: str, small_games: bool = False) -> Served:
            made = Served(tmp_path_factory.mktemp(name), small_games, more).start()
            ending.callback(made.stop)
            return made

        yield start


@pytest.fixture(scope="session")
def house(serve: Serve) -> Served:
    """The server that most tests visit; each visitor has games of their own."""
    return serve("house")


@pytest.fixture(scope="session")
def small_house(serve: Serve) -> Served:
    """A server that has the games of the tests too, among them one for two."""
    return serve("small-house", small_games=True)


@pytest.fixture
def visiting(chromium: Any) -> Iterator[Visiting]:
    """Visitors, each a new user; at the end none may have met an error."""
    visits: list[Visit] = []

    def visit(server: Served, settings: dict[str, Any] | None = None, **options: Any) -> Visit:
        made = visit_of(chromium, server, QUICK | (settings or {}), options)
        visits.append(made)
        return made

    yield visit
    for one in visits:
        one.context.close()
    assert [complaint for one in visits for complaint in one.watch.unexpected()] == []


@pytest.fixture
def visit(visiting: Visiting, house: Served) -> Visit:
    """A visitor of the usual server."""
    return visiting(house)


@pytest.fixture(scope="session")
def axe() -> str:
    """The source of axe-core."""
    if not AXE.is_file():
        pytest.skip("axe-core is not in node_modules (npm ci)")
    return AXE.read_text("utf-8")
