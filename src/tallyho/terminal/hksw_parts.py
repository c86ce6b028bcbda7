"""A part of the table of Battle of Britain: all of it does not fit on a small screen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tallyho.table import View
from tallyho.terminal.answers import shortened
from tallyho.terminal.hksw import missions, points, table_of, targets, turn
from tallyho.terminal.hksw_battle import battle
from tallyho.terminal.hksw_flights import displays, flights
from tallyho.terminal.hksw_map import map_of, map_whole_or_around
from tallyho.terminal.hksw_table import HkswTable
from tallyho.words import Words

MAP: Final = "map"
PARTS: Final[dict[str, tuple[Callable[[HkswTable], list[str]], ...]]] = {
    MAP: (map_whole_or_around,),
    "flights": (battle, flights),
    "displays": (displays,),
    "missions": (turn, points, targets, missions),
}
"""What may be typed after `situation`, and what it shows; the words for them are `part-NAME`."""


def part(view: View, words: Words, typed: str) -> list[str] | None:
    """The part that was typed, or a sentence that names the parts; None for a table that can only be told whole."""
    table = table_of(view, words)
    if table is None:
        return None
    name, _, where = typed.partition(" ")
    found = next((one for one in PARTS if _begins(table, one, name.casefold())), None)
    if found is None or (where and found != MAP):
        return [_no_such_part(table, typed)]
    if where:
        return _map_near(table, where.strip().upper())
    rows = [row for show in PARTS[found] for row in show(table)]
    return rows or [table.say("part-empty")]


def _begins(table: HkswTable, part_name: str, typed: str) -> bool:
    return any(one.startswith(typed) for one in (part_name, table.say(f"part-{part_name}")))


def _map_near(table: HkswTable, where: str) -> list[str]:
    """The map around a square, or around a flight that is on it."""
    square = table.square(where) if where in table.data.flight else where
    if square not in table.data.square:
        return [table.say("no-such-place", typed=shortened(where))]
    return map_of(table, [square], around=True)


def _no_such_part(table: HkswTable, typed: str) -> str:
    names = ", ".join(table.say(f"part-{one}") for one in PARTS)
    return table.say("no-such-part", typed=shortened(typed), parts=names, map=table.say(f"part-{MAP}"))
