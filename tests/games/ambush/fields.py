"""The fields of a position of Ambush, by name."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from tallyho.table import BadPosition, Field, Fields, Json, fields

from .components import SQUARES
from .position import AmbushPosition
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


def _words(
    name: str,
    says: str,
    keys: Callable[[AmbushPosition], tuple[str, ...]],
    words: tuple[str, ...],
    array: Callable[[AmbushPosition], bytearray],
) -> Field[AmbushPosition]:
    """One of some words for every key; the position keeps their numbers in a flat array."""

    def read_one(p: AmbushPosition, key: str) -> Json:
        return words[array(p)[keys(p).index(key)]]

    def write_one(p: AmbushPosition, key: str, value: Json) -> None:
        array(p)[keys(p).index(key)] = words.index(_allowed(f"{name} of {key}", value, words))

    return fields.mapping(name, f"{says}: one of {', '.join(words)}", keys, read_one, write_one)


def _by_side(
    name: str,
    says: str,
    allowed: Callable[[AmbushPosition], Iterable[str]],
    texts: Callable[[AmbushPosition], list[str]],
) -> Field[AmbushPosition]:
    """A name, or the empty text, for each side."""

    def read_one(p: AmbushPosition, side: str) -> Json:
        return texts(p)[SIDES.index(side)]

    def write_one(p: AmbushPosition, side: str, value: Json) -> None:
        texts(p)[SIDES.index(side)] = _allowed(f"{name} of {side}", value, ("", *allowed(p)))

    return fields.mapping(name, says, _sides, read_one, write_one)


def _allowed(where: str, value: Json, words: tuple[str, ...]) -> str:
    if not isinstance(value, str) or value not in words:
        raise BadPosition(f"{where} is {value!r}; it must be one of {', '.join(filter(None, words))}")
    return value


def _points(p: AmbushPosition, side: str) -> Json:
    return p.points[SIDES.index(side)]


def _set_points(p: AmbushPosition, side: str, value: Json) -> None:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= MOST_POINTS:
        raise BadPosition(f"points of {side} is {value!r}; it must be a whole number from 0 to {MOST_POINTS}")
    p.points[SIDES.index(side)] = value


FIELDS: Final[Fields[AmbushPosition]] = Fields(
    _words("at", "every counter's square", _counters, (*SQUARES, "lost"), lambda p: p.at),
    _words("kinds", "what lies under every counter", _counters, KINDS, lambda p: p.kind),
    _words("faces", "whether counters are turned up, or seen by the enemy alone", _counters, FACES, lambda p: p.face),
    _words("states", "what counters have been through in this round", _counters, STATES, lambda p: p.state),
    _words("cards", "where every card is", _cards, PLACES, lambda p: p.card_at),
    _words("trodden", "who has entered each square", _squares, TRODDEN, lambda p: p.trodden),
    _by_side(
        "traps", "the square of each side's trap; empty if there is none, or none any more", _squares, lambda p: p.traps
    ),
    _by_side("played", "the card that each side plays in this round", _cards, lambda p: p.played),
    fields.mapping("points", "points of each side", _sides, _points, _set_points),
    fields.number("round", "round now being played", 0, 8),
    fields.number("rounds", "last round of the scenario", 1, 8),
    fields.number("deal", "cards dealt to each side in the opening", 2, 3),
    fields.word("first", "side with the initiative", SIDES),
    fields.flag("night", "whether the option night is in use"),
    fields.flag("blue_holds", "whether equal points are a win for blue"),
    fields.text("attacker", "counter that has made contact", _counters),
    fields.text("defender", "counter that it has met", _counters),
    fields.text("came_from", "square from which the attacker came", _squares),
)
