"""The table of Battle of Britain in words, as one of its sides may know it: turn, score, map, flights, displays."""

from __future__ import annotations

from typing import Any

from tallyho.hksw.components import HkswData
from tallyho.hksw.title import HKSW
from tallyho.hksw.vocabulary import LUFTWAFFE, RAF
from tallyho.table import View
from tallyho.terminal.hksw_battle import battle
from tallyho.terminal.hksw_flights import displays, flights
from tallyho.terminal.hksw_map import map_around
from tallyho.terminal.hksw_table import HkswTable
from tallyho.terminal.situation import fields_in_words
from tallyho.words import Words


def situation(view: View, words: Words, data: HkswData | None = None) -> list[str]:
    """The whole table, a few short lines; `data` are the components played with, if they are not those of the box.

    A table with pieces of a player's own pack, which `data` do not name, is told field by field.
    """
    table = table_of(view, words, data)
    if table is None:
        return fields_in_words(view, words)
    return [
        *turn(table),
        *points(table),
        *map_around(table),
        *battle(table),
        *flights(table),
        *displays(table),
        *targets(table),
        *missions(table),
    ]


def table_of(view: View, words: Words, data: HkswData | None = None) -> HkswTable | None:
    """The table of a view, if the components name all that lies on it."""
    found = data or _printed()
    shown: Any = view.table
    known = set(shown["cards"]) <= set(found.card) and set(shown["damage"]) == set(found.target)
    return HkswTable(view, words, found) if known and set(shown["at"]) == set(found.flight) else None


def _printed() -> HkswData:
    data = HKSW.data()
    assert isinstance(data, HkswData)
    return data


def turn(table: HkswTable) -> list[str]:
    """Turn, dates, weather; in a Tally Ho phase its number and the air combat markers that are left."""
    number: int = table.table["turn"]
    if not number:
        return [table.say("before-the-first")]
    weather = table.data.turns[number - 1].weather
    told = [table.say("turn", turn=number, last=table.table["last_turn"], weather=weather)]
    if table.table["phase"]:
        phase = {"phase": table.table["phase"], "phases": table.data.phases, "markers": table.table["markers"]}
        told.append(table.say("phase", **phase))
    return told


def points(table: HkswTable) -> list[str]:
    """The points of both, and what they are for."""
    worth, score = table.data.points, table.table["score"]
    missions: int = table.table["mission_points"]
    failed = table.table["failed"] * worth["failed-mission"]
    head_start: int = table.table["head_start"]
    shot_down = {"raf_lost": score[LUFTWAFFE] - missions, "luftwaffe_lost": score[RAF] - failed - head_start}
    others = {"missions": missions, "failed": failed, "head_start": head_start}
    return [table.say("points", luftwaffe=score[LUFTWAFFE], raf=score[RAF], **others, **shot_down)]


def targets(table: HkswTable) -> list[str]:
    """Everything that is hit."""
    hit = [
        table.say("target-out", target=table.piece(target))
        if table.is_out(target)
        else table.say("target-hit", target=table.piece(target), hits=hits)
        for target, hits in table.table["damage"].items()
        if hits
    ]
    return [table.say("hit", targets=", ".join(hit))] if hit else []


def missions(table: HkswTable) -> list[str]:
    """The hand of missions: its cards to the Luftwaffe, how many there are to others; and the deck."""
    hand = table.table["hand"]
    facts = {"deck": table.table["deck"], "top": table.table["top_cards"]}
    if table.hand():
        cards = ", ".join(table.piece(target) for target in table.hand())
        return [table.say("hand", missions=cards, number=hand), table.say("deck", **facts)]
    told = table.say("hand-being-assigned") if hand is None else table.say("hand-count", number=hand)
    return [told, table.say("deck", **facts)]
