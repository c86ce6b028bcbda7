"""The examples in the table's own text."""

from __future__ import annotations

import doctest
from importlib import import_module
from pathlib import Path

import pytest

import tallyho.table

MODULES = sorted(path.stem for path in Path(tallyho.table.__path__[0]).glob("*.py") if path.stem != "__init__")
WITH_EXAMPLES = {"ask", "boxes", "chance", "data"}


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_of_a_module_hold(name: str) -> None:
    result = doctest.testmod(import_module(f"tallyho.table.{name}"))

    assert result.failed == 0
    assert result.attempted > 0 or name not in WITH_EXAMPLES


def test_the_table_gives_out_what_it_lists() -> None:
    assert [name for name in tallyho.table.__all__ if not hasattr(tallyho.table, name)] == []
    assert len(set(tallyho.table.__all__)) == len(tallyho.table.__all__)
