"""The browser's hexes are those of the rules: the same names, neighbours, distances and circles."""

from __future__ import annotations

from random import Random
from typing import Any, Final

import pytest
from in_node import needs_node, run

from tallyho.fbob.hexes import Grid

GRID: Final = Grid()
PAIRS: Final = 4000

pytestmark = needs_node


@pytest.fixture(scope="module")
def asked() -> dict[str, list[list[Any]]]:
    luck = Random(1917)
    pairs = [[luck.choice(GRID.names), luck.choice(GRID.names)] for _ in range(PAIRS)]
    circles = [[luck.choice(GRID.names), luck.randrange(6)] for _ in range(60)]
    return {"pairs": pairs, "circles": [*circles, ["0101", 4], ["5533", 4], ["2817", 5]]}


@pytest.fixture(scope="module")
def browser(asked: dict[str, list[list[Any]]]) -> dict[str, Any]:
    found: dict[str, Any] = run("fbob-hexes.mjs", asked)
    return found


def test_hexes_and_neighbours_are_the_same(browser: dict[str, Any]) -> None:
    assert browser["hexes"] == [*GRID.names]
    for number, name in enumerate(GRID.names):
        assert browser["beside"][name] == [GRID.names[near] for near in GRID.beside[number]], name


def test_distances_are_the_same(browser: dict[str, Any], asked: dict[str, list[list[Any]]]) -> None:
    wanted = [GRID.distance(GRID.number[one], GRID.number[other]) for one, other in asked["pairs"]]
    assert browser["distances"] == wanted


def test_circles_are_the_same(browser: dict[str, Any], asked: dict[str, list[list[Any]]]) -> None:
    for (name, radius), found in zip(asked["circles"], browser["within"], strict=True):
        assert sorted(found) == [GRID.names[at] for at in GRID.within(GRID.number[name], radius)], (name, radius)
