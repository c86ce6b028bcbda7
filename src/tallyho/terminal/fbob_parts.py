"""A part of the table of First Battle of Britain: all of it does not fit on a small screen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tallyho.table import View
from tallyho.terminal.answers import shortened
from tallyho.terminal.fbob_bases import based, bases, pool, units
from tallyho.terminal.fbob_groups import groups
from tallyho.terminal.fbob_map import map_around, middle
from tallyho.terminal.fbob_table import FbobTable, table_of
from tallyho.words import Words

MAP: Final = "map"
PARTS: Final[dict[str, Callable[[FbobTable], list[str]]]] = {
    MAP: lambda table: map_around(table, middle(table)),
    "groups": lambda table: [*groups(table), *based(table)],
    "units": units,
    "bases": bases,
    "pool": pool,
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
        return _map_near(table, where.strip())
    return PARTS[found](table) or [table.say("part-empty")]


def _begins(table: FbobTable, part_name: str, typed: str) -> bool:
    return any(one.startswith(typed) for one in (part_name, table.say(f"part-{part_name}")))


def _map_near(table: FbobTable, where: str) -> list[str]:
    """The map around a hex, a group in the air, or a town."""
    group = table.table["groups"].get(where.upper())
    named = [at for at in table.data.hexes if where.casefold() in table.place(at).casefold()]
    at = where if where in table.data.hex else group["at"] if group else named[0] if named else None
    if at is None:
        return [table.say("no-such-place", typed=shortened(where))]
    return map_around(table, at)


def _no_such_part(table: FbobTable, typed: str) -> str:
    names = ", ".join(table.say(f"part-{one}") for one in PARTS)
    return table.say("no-such-part", typed=shortened(typed), parts=names, map=table.say(f"part-{MAP}"))
