"""Views of First Battle of Britain made by hand: what a side sees of a set-up with fields laid over, and a question."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from tallyho.bots.fbob import DoctrineBot
from tallyho.bots.fbob.charts import DATA
from tallyho.bots.fbob.state import Table
from tallyho.fbob.title import FBOB
from tallyho.table import Choice, Game, Luck, Prompt, View

GERMAN, BRITISH = "german", "british"
Told = list[tuple[str, dict[str, Any]]]
GOTHAS = ["13", "14", "17"]
BASES = {"4024": "aerodrome", "4123": "aerodrome", "4225": "headquarters", "1318": "aerodrome", "1816": "aerodrome"}


def table(side: str, fields: dict[str, Any], scenario: str = "campaign") -> dict[str, Any]:
    """What a side sees of an empty map with these fields laid over, as it would arrive over a wire."""
    made = Game.new(FBOB, scenario=scenario, seed=1).position
    FBOB.fields.lay(made, fields)
    found: dict[str, Any] = json.loads(json.dumps(FBOB.view(made, side)))
    return found


def situation(side: str, fields: dict[str, Any], scenario: str = "campaign") -> Table:
    """The same as the bot reads it."""
    return Table(View(side, table(side, fields, scenario), [], [], []), Luck("test"))


def explained(
    side: str, key: str, offers: list[str], args: Mapping[str, Any] | None = None, fields: dict[str, Any] | None = None
) -> tuple[str, Told]:
    """What the bot answers to a question in a situation, and the keys and numbers of its reasons."""
    view = View(side, table(side, fields or {}), [], [], [])
    answer, reasons = DoctrineBot("test").explain(
        view, Choice(Prompt(key, "fbob:1.1a"), side, offers, dict(args or {}))
    )
    return answer, [(str(one["key"]), dict(one["args"])) for one in reasons if isinstance(one["args"], dict)]


def month(units: dict[str, Any], **fields: Any) -> dict[str, Any]:
    """The fields of a quiet May with bases on both sides and these units."""
    return {"units": {**BASES, **units}, "arranging": "nobody", "phasing": "nobody", "turn": 0, **fields}


def turn(number: int, side: str, units: dict[str, Any], **fields: Any) -> dict[str, Any]:
    """The fields of a half of a flying turn."""
    return month(units, turn=number, phasing=side, **fields)


def flying(at: str, group: int, box: int = 19, **more: Any) -> dict[str, Any]:
    """A unit in the air."""
    return {"place": "flying", "at": at, "group": group, "box": box, "took_off": 1, "marks": ["flew"], **more}


def beside(name: str) -> list[str]:
    """The names of the hexes beside one."""
    return [DATA.hexes[near] for near in DATA.beside[DATA.hex[name]]]
