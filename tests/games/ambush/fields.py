"""The fields of a position of Ambush, by name."""

from __future__ import annotations

from typing import Final

from tallyho.table import Fields, fields

from .components import SQUARES
from .position import AmbushPosition
from .race import BOTH, MOVES, SPRINT_MOVES
from .vocabulary import COUNTERS, FACES, KINDS, PLACES, SIDES, STATES

TRODDEN: Final = ("", "red", "blue", "both")
MOST_POINTS: Final = 99


def _counters(p: AmbushPosition) -> tuple[str, ...]:
    return COUNTERS


def _squares(p: AmbushPosition) -> tuple[str, ...]:
    return SQUARES


def _cards(p: AmbushPosition) -> tuple[str, ...]:
    return p.data.card_names


def _sides(p: AmbushPosition) -> tuple[str, ...]:
    return SIDES


FIELDS: Final[Fields[AmbushPosition]] = Fields(
    fields.words_by("at", "every counter's square", _counters, (*SQUARES, "lost"), "at"),
    fields.words_by("kinds", "what lies under every counter", _counters, KINDS, "kind"),
    fields.words_by("faces", "whether counters are turned up, or seen by the enemy alone", _counters, FACES, "face"),
    fields.words_by("states", "what counters have been through in this round", _counters, STATES, "state"),
    fields.words_by("cards", "where every card is", _cards, PLACES, "card_at"),
    fields.words_by("trodden", "who has entered each square", _squares, TRODDEN, "trodden"),
    fields.texts_by("traps", "the square of each side's trap; empty if there is none (any more)", _sides, _squares),
    fields.texts_by("played", "the card that each side plays in this round", _sides, _cards),
    fields.numbers_by("points", "points of each side", _sides, 0, MOST_POINTS),
    fields.number("round", "round now being played", 0, 8),
    fields.number("rounds", "last round of the scenario", 1, 8),
    fields.number("deal", "cards dealt to each side in the opening", 2, 3),
    fields.word("first", "side with the initiative", SIDES),
    fields.numbers_by("left", "moves that each side has left in the race", _sides, 0, MOVES + SPRINT_MOVES),
    fields.word("turn", "side whose turn it is in the race", SIDES),
    fields.number("passes", "passes in succession", 0, BOTH),
    fields.flag("night", "whether the option night is in use"),
    fields.flag("blue_holds", "whether equal points are a win for blue"),
    fields.text("attacker", "counter that has made contact", _counters),
    fields.text("defender", "counter that it has met", _counters),
    fields.text("came_from", "square from which the attacker came", _squares),
)
