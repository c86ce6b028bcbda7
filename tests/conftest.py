"""What all tests share."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from hypothesis import settings

# No deadline: machines that run tests are shared, and a slow moment is not a wrong answer.
settings.register_profile("tallyho", deadline=None, print_blob=True)
settings.load_profile("tallyho")

TRACED_CHILDREN = "COVERAGE_PROCESS_CONFIG"
"""By this variable coverage follows the programs that a test starts."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Long tests are not traced for coverage, which makes them three times as long and finds hardly a line more."""
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
