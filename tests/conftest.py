"""What all tests share."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from coverage import Coverage
from hypothesis import HealthCheck, settings

# No deadline: machines that run tests are shared, and a slow moment is not a wrong answer.
settings.register_profile("tallyho", deadline=None, print_blob=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("tallyho")

TRACED_CHILDREN = "COVERAGE_PROCESS_CONFIG"
"""By this variable coverage follows the programs that a test starts."""


@pytest.hookimpl(tryfirst=True)
def pytest_sessionstart(session: pytest.Session) -> None:
    """A worker has one trace as a program that was started and one of pytest-cov before it gets its own of pytest-cov.

    Only the last is paused for tests that are not to be traced, and the others would go on; so they end here.
    """
    if hasattr(session.config, "workerinput"):
        while (trace := Coverage.current()) is not None:
            trace.stop()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Long tests come first, so that no worker waits for another that has begun one of them last.

    They are not traced for coverage, which makes them three times as long and finds hardly a line more.
    """
    items.sort(key=lambda item: not any(item.get_closest_marker(mark) for mark in ("slow", "no_cover")))
    for item in items:
        if item.get_closest_marker("slow") is not None or "browser" in item.path.parts:
            item.add_marker("no_cover")


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Nor are the programs that they start."""
    children = os.environ.pop(TRACED_CHILDREN, None) if item.get_closest_marker("no_cover") is not None else None
    try:
        return (yield)
    finally:
        if children is not None:
            os.environ[TRACED_CHILDREN] = children
