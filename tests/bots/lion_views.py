"""Views of Lion made by hand: a scenario's set-up with some fields changed."""

from __future__ import annotations

import json
from typing import Any

from tallyho.bots.lion import DoctrineBot
from tallyho.bots.raf.situation import Situation
from tallyho.raf.lion import LION
from tallyho.raf.position import RafPosition
from tallyho.table import Choice, Game, Luck, Prompt, View

BRITISH = "british"


def position(fields: dict[str, Any], scenario: str = "campaign", options: tuple[str, ...] = ()) -> RafPosition:
    """The set-up with these fields laid over."""
    made = Game.new(LION, scenario=scenario, options=options, seed=1).position
    LION.fields.lay(made, fields)
    return made


def table(p: RafPosition) -> dict[str, Any]:
    """What the British side sees, as it would arrive over a wire."""
    seen: dict[str, Any] = json.loads(json.dumps(LION.view(p, BRITISH)))
    return seen


def situation(fields: dict[str, Any], scenario: str = "campaign", options: tuple[str, ...] = ()) -> Situation:
    """The view as the bot reads it."""
    return Situation(table(position(fields, scenario, options)), Luck("test"))


def decided(
    key: str,
    offers: list[str],
    args: dict[str, Any] | None = None,
    fields: dict[str, Any] | None = None,
    options: tuple[str, ...] = (),
    scenario: str = "campaign",
) -> str:
    """What the bot answers to a question in that situation."""
    view = View(BRITISH, table(position(fields or {}, scenario, options)), [], [], [])
    return DoctrineBot("test").decide(view, Choice(Prompt(key, "lion:4a"), BRITISH, offers, args))


def raid(**boxes: list[str]) -> dict[str, str]:
    """Units in boxes of the Raid Display, named with underscores."""
    return {name: box.replace("_", "-") for box, names in boxes.items() for name in names}
