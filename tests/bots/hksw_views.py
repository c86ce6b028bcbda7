"""Views of Battle of Britain made by hand: what a side sees of a set-up with fields laid over, and a question."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from tallyho.bots.hksw import DoctrineBot
from tallyho.bots.hksw.state import Table
from tallyho.hksw.title import HKSW
from tallyho.table import Choice, Game, Luck, Prompt, View

LUFTWAFFE, RAF = "luftwaffe", "raf"
Told = list[tuple[str, dict[str, Any]]]
FIGHTERS = ["I/JG3/2", "II/JG3/2", "III/JG3/2"]
BOMBERS = ["I/KG1/2", "III/KG1/2", "I/KG53/2"]


def table(side: str, fields: dict[str, Any], scenario: str = "campaign") -> dict[str, Any]:
    """What a side sees of a set-up with these fields laid over, as it would arrive over a wire."""
    made = Game.new(HKSW, scenario=scenario, seed=1).position
    HKSW.fields.lay(made, fields)
    found: dict[str, Any] = json.loads(json.dumps(HKSW.view(made, side)))
    return found


def situation(side: str, fields: dict[str, Any]) -> Table:
    """The same as the bot reads it."""
    return Table(View(side, table(side, fields), [], [], []), Luck("test"))


def explained(
    side: str, key: str, offers: list[str], args: Mapping[str, Any] | None = None, fields: dict[str, Any] | None = None
) -> tuple[str, Told]:
    """What the bot answers to a question in a situation, and the keys and numbers of its reasons."""
    view = View(side, table(side, fields or {}), [], [], [])
    answer, reasons = DoctrineBot("test").explain(view, Choice(Prompt(key, "hksw:1.a"), side, offers, dict(args or {})))
    return answer, [(str(one["key"]), dict(one["args"])) for one in reasons if isinstance(one["args"], dict)]


def flight(name: str, cards: list[str], **fields: Any) -> dict[str, Any]:
    """The fields that put cards with a flight."""
    return {"turn": 2, "phase": 1, "cards": dict.fromkeys(cards, name), **fields}


def raid(**more: Any) -> dict[str, Any]:
    """2A over Dover with bombers that the RAF has seen, and 11B at Hawkinge with three cards."""
    cards = {**dict.fromkeys(["I/KG1/2", "II/KG1/2", "III/KG1/2", "I/KG4/2", "II/KG4/2", "I/KG53/2"], "2A")}
    cards |= dict.fromkeys(["54/11", "64/11", "1/11"], "11B")
    seen = {name: "seen" for name in cards if name.endswith("/2")}
    marks = {"2A": ["took-off", "asked"]}
    return {
        "turn": 3, "phase": 1, "markers": 5, "cards": cards, "seen": seen, "left": 3, "sortie_marks": marks,
        "at": {"2A": "N24", "11B": "M24"}, "fuel": {"2A": 3}, "radar": {"2A": "detected"}, **more,
    }  # fmt: skip
