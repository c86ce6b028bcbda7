"""The table of First Battle of Britain in words, as one of its sides may know it: month, points, groups, bases."""

from __future__ import annotations

from tallyho.fbob.components import FbobData
from tallyho.fbob.vocabulary import GERMAN, SIDES
from tallyho.table import View
from tallyho.terminal.fbob_bases import based, bases, markers
from tallyho.terminal.fbob_groups import groups
from tallyho.terminal.fbob_table import FbobTable, table_of
from tallyho.terminal.situation import fields_in_words
from tallyho.words import Words


def situation(view: View, words: Words, data: FbobData | None = None) -> list[str]:
    """The whole table, a few short lines; `data` are the components played with, if they are not those of the box.

    A table with pieces of a player's own pack, which `data` do not name, is told field by field.
    """
    table = table_of(view, words, data)
    if table is None:
        return fields_in_words(view, words)
    aloft = bool(table.table["groups"])
    return [*turn(table), *points(table), *groups(table), *(based(table) if aloft else bases(table)), *markers(table)]


def turn(table: FbobTable) -> list[str]:
    """Month, flying turn, night, weather."""
    facts = table.table
    month = {"month": facts["month"], "number": facts["month"] - facts["started"] + 1}
    told = [table.say("month", **month, last=facts["last_month"] - facts["started"] + 1)]
    if facts["turn"]:
        phasing = facts["phasing"] if facts["phasing"] in SIDES else "none"
        light = {"night": "yes" if facts["night"] else "no", "falls": facts["night_turn"]}
        told.append(table.say("turn", turn=facts["turn"], last=table.data.flying_turns, half=phasing, **light))
    else:
        told.append(table.say("planning", falls=facts["night_turn"]))
    return [*told, *([table.say("weather")] if facts["weather"] else [])]


def points(table: FbobTable) -> list[str]:
    """The morale points of both."""
    mp = table.table["mp"]
    told = [table.say("points", german=mp[GERMAN], british=mp[SIDES[1]])]
    return [*told, *([table.say("raf")] if table.table["raf"] else [])]
