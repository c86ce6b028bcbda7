"""A far hex typed while a group flies: the hexes on the way there, around guns that are known."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from tallyho.table import AnyGame, Choice, view_of
from tallyho.terminal.fbob_table import FbobTable
from tallyho.words import Words

DETOUR: Final = 3
"""So many hexes more are flown rather than through a hex with guns of the enemy."""


def way(game: AnyGame, ask: Choice, words: Words, typed: str) -> list[str]:
    """The hexes that a group flies in this turn towards the one that was typed; empty if it is no far hex."""
    if ask.prompt.key != "fly" or typed in ask.offers:
        return []
    table = FbobTable(view_of(game, ask.side, story=False), words, game.position.data)
    args = ask.args or {}
    at, left = str(args["hex"]), args["left"]
    assert isinstance(left, int)
    if typed not in table.data.hex or typed == at or left <= 0:
        return []
    return shortest(table, at, typed)[:left]


def shortest(table: FbobTable, start: str, end: str) -> list[str]:
    """The shortest way, as straight as it can be."""
    data = table.data
    goal = data.hex[end]
    waiting: list[tuple[int, float, int]] = [(data.distance(data.hex[start], goal), 0.0, data.hex[start])]
    came = {data.hex[start]: (0, -1)}
    while waiting:
        _, _, at = heappop(waiting)
        if at == goal:
            break
        for near in data.beside[at]:
            cost = came[at][0] + 1 + (DETOUR if near != goal and is_dangerous(table, data.hexes[near]) else 0)
            if near not in came or cost < came[near][0]:
                came[near] = (cost, at)
                heappush(waiting, (cost + data.distance(near, goal), _aside(table, start, end, near), near))
    found: list[str] = []
    at = goal
    while came[at][1] >= 0:
        found.append(data.hexes[at])
        at = came[at][1]
    return found[::-1]


def is_dangerous(table: FbobTable, at: str) -> bool:
    """Whether a hex has guns of the enemy that are known."""
    return table.owner(at) != table.side and table.guns(at) > 0


def _aside(table: FbobTable, start: str, end: str, near: int) -> float:
    """How far a hex lies from the straight line, in hexes squared or so."""
    (x0, y0), (x1, y1), (x, y) = (_point(table, at) for at in (start, end, table.data.hexes[near]))
    return abs((x1 - x0) * (y - y0) - (y1 - y0) * (x - x0))


def _point(table: FbobTable, at: str) -> tuple[float, float]:
    column, row = int(at[:2]), int(at[2:])
    return column * 0.866, row + (0.5 if column % 2 else 0.0)
