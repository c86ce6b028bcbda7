"""The fields of a position by name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tallyho.hksw.position import HkswPosition
from tallyho.hksw.vocabulary import (
    ALERT_STATES,
    BACK,
    FLIGHTS,
    FORMATIONS,
    GROUP_COUNT,
    KNOCKED_OUT,
    MISSION_OF,
    MISSION_PLACES,
    NO_CARD,
    NOBODY,
    PHASE_MARKS,
    PLACES,
    RADAR_STATES,
    SENT_HOME,
    SIDES,
    SORTIE_MARKS,
)
from tallyho.table import BadPosition, Field, Fields, Json, fields

BOX: Final = "box"
GROUP: Final = " group "
GROUP_NAMES: Final = ("", *map(str, range(1, BACK)), "back", "unused")
MOST_TURNS: Final = 20
"""The last turn and the longest time that squadrons may be stood down."""
MOST_POINTS: Final = 999


def _cards(p: HkswPosition) -> Sequence[str]:
    return p.data.cards


def _flights(p: HkswPosition) -> Sequence[str]:
    return p.data.flights


def _rotations(p: HkswPosition) -> Sequence[str]:
    return p.data.rotation_names


def _targets(p: HkswPosition) -> Sequence[str]:
    return list(p.data.target)


def _formations(p: HkswPosition) -> Sequence[str]:
    return FORMATIONS


def _sides(p: HkswPosition) -> Sequence[str]:
    return SIDES


def _card_field() -> Field[HkswPosition]:
    def read(p: HkswPosition, card: str) -> Json:
        return card_place(p, p.data.card[card])

    def write(p: HkswPosition, card: str, value: Json) -> None:
        names = p.data.card_places
        place, _, group = str(value).partition(GROUP)
        wrong = place not in names or (group and names.index(place) >= FLIGHTS)
        if not isinstance(value, str) or wrong or group not in ("", *GROUP_NAMES[1:]):
            rule = (
                f"one of {', '.join(names)}; after a flight in a dogfight {GROUP}{f', {GROUP}'.join(GROUP_NAMES[1:])}"
            )
            raise BadPosition(f"cards of {card} is {value!r}; it must be {rule}")
        p.card_at[p.data.card[card]] = names.index(place)
        p.group[p.data.card[card]] = GROUP_NAMES.index(group)

    return fields.mapping("cards", "where every squadron card is, in a dogfight with its group", _cards, read, write)


def card_place(p: HkswPosition, card: int) -> str:
    """Where a card is: `damaged`, `10A`, in a dogfight `10A group 2`; `10A group back` when it has fought.

    `10A group unused` is one that is back without a fight.
    """
    place = p.data.card_places[p.card_at[card]]
    return f"{place}{GROUP}{GROUP_NAMES[p.group[card]]}" if p.group[card] else place


def _mission_field() -> Field[HkswPosition]:
    def read(p: HkswPosition, target: str) -> Json:
        return p.data.mission_places[p.mission_at[p.data.target[target]]]

    def write(p: HkswPosition, target: str, value: Json) -> None:
        names = p.data.mission_places
        if value not in names:
            raise BadPosition(f"missions of {target} is {value!r}; it must be one of {', '.join(names)}")
        p.mission_at[p.data.target[target]] = names.index(str(value))

    return fields.mapping("missions", "where every mission card is", _targets, read, write)


def _square_field() -> Field[HkswPosition]:
    def read(p: HkswPosition, flight: str) -> Json:
        return square_name(p, p.at[p.data.flight[flight]])

    def write(p: HkswPosition, flight: str, value: Json) -> None:
        p.at[p.data.flight[flight]] = _square(p, f"at of {flight}", value)

    return fields.mapping("at", "the square of every flight's plane, or its box", _flights, read, write)


def square_name(p: HkswPosition, square: int) -> str:
    """A square, or the box."""
    return BOX if square == p.data.box else p.data.squares[square]


def _square(p: HkswPosition, what: str, value: Json) -> int:
    if value == BOX:
        return p.data.box
    if not isinstance(value, str) or value not in p.data.square:
        raise BadPosition(f"{what} is {value!r}; it must be {BOX} or a square from A1 to V32")
    return p.data.square[value]


def _free_field() -> Field[HkswPosition]:
    return Field(
        "free",
        "the last square in which the moving flight could have stayed, or the box",
        lambda p: square_name(p, p.free),
        lambda p, value: setattr(p, "free", _square(p, "free", value)),
    )


def _marks(name: str, says: str, words: Sequence[str]) -> Field[HkswPosition]:
    """Some of the words for each flight, kept as bits."""

    def read(p: HkswPosition, flight: str) -> Json:
        bits = getattr(p, name)[p.data.flight[flight]]
        return [word for bit, word in enumerate(words) if bits >> bit & 1]

    def write(p: HkswPosition, flight: str, value: Json) -> None:
        if not isinstance(value, list) or any(word not in words for word in value):
            raise BadPosition(f"{name} of {flight} is {value!r}; it must be a list of {', '.join(words)}")
        getattr(p, name)[p.data.flight[flight]] = sum(1 << bit for bit, word in enumerate(words) if word in value)

    return fields.mapping(name, says, _flights, read, write)


def _flight(name: str, says: str) -> Field[HkswPosition]:
    """One flight, or none."""

    def read(p: HkswPosition) -> Json:
        flight: int = getattr(p, name)
        return "" if flight == NOBODY else p.data.flights[flight]

    def write(p: HkswPosition, value: Json) -> None:
        if not isinstance(value, str) or (value and value not in p.data.flight):
            raise BadPosition(f"{name} is {value!r}; it must be empty or one of {', '.join(p.data.flights)}")
        setattr(p, name, p.data.flight[value] if value else NOBODY)

    return Field(name, says, read, write)


def _card_by_side(name: str, says: str) -> Field[HkswPosition]:
    """One card, or none, for each side."""

    def read(p: HkswPosition, side: str) -> Json:
        card: int = getattr(p, name)[SIDES.index(side)]
        return "" if card == NO_CARD else p.data.cards[card]

    def write(p: HkswPosition, side: str, value: Json) -> None:
        if not isinstance(value, str) or (value and value not in p.data.card):
            raise BadPosition(f"{name} of {side} is {value!r}; it must be empty or a squadron card")
        getattr(p, name)[SIDES.index(side)] = p.data.card[value] if value else NO_CARD

    return fields.mapping(name, says, _sides, read, write)


FIELDS: Final[Fields[HkswPosition]] = Fields(
    _card_field(),
    fields.words_by("seen", "whether the enemy knows where a squadron card is", _cards, ("", "seen")),
    fields.numbers_by("back", "the turn on which a card stood down is back", _cards, 0, MOST_TURNS),
    _square_field(),
    fields.numbers_by("fuel", "fuel tokens of every Luftwaffe flight", _flights, 0, 9),
    fields.words_by("radar", "how a Luftwaffe flight stands with the radar line", _flights, RADAR_STATES),
    fields.words_by("ace", "whether a flight has an Ace marker", _flights, ("", "ace")),
    _marks("phase_marks", "what a flight has done in this Tally Ho phase", PHASE_MARKS),
    _marks("sortie_marks", "what a Luftwaffe flight has done on this sortie", SORTIE_MARKS),
    fields.numbers_by("downed", "cards a flight has shot down in this dogfight", _flights, 0, 9),
    _mission_field(),
    fields.numbers_by("damage", "hits on every target", _targets, 0, KNOCKED_OUT),
    fields.words_by("alert", "how far the alert of a formation has come", _formations, ALERT_STATES),
    _card_by_side("table", "the cards that now fight in a dogfight"),
    _card_by_side("aces", "the cards that have an Ace marker with them"),
    fields.number("wins", "dogfights won in succession by the card that stayed", 0, 9),
    fields.word("standing", "the side whose card has stayed", (*SIDES, "nobody")),
    fields.number("fighting", "the group of the dogfight that is being fought", 0, GROUP_COUNT),
    fields.numbers_by("lost_before", "cards still to be lost before a shorter scenario", _formations, 0, 60),
    fields.number("head_start", "points that the RAF has begun with", 0, 60),
    fields.number("turn", "game turn", 0, 11),
    fields.number("last_turn", "last turn of the scenario", 1, 11),
    fields.number("phase", "Tally Ho phase", 0, 9),
    fields.number("markers", "air combat markers left in this phase", 0, 12),
    fields.number("reserve", "replacement points of 13 Group", 0, 20),
    fields.number("rotation", "rotations of this turn already considered", 0, 99),
    fields.numbers_by("rotated", "rotations of this turn already made", _rotations, 0, 9),
    fields.number("repairing", "Groups that have repaired in this turn", 0, 4),
    fields.number("top_cards", "cards left of those on top of the mission deck with the London cards", 0, 50),
    fields.number("mission_points", "points of the Luftwaffe for missions", 0, MOST_POINTS),
    fields.number("failed", "missions that failed", 0, MOST_POINTS),
    _flight("moving", "the Luftwaffe flight that is moving"),
    fields.number("left", "squares it may still move", 0, 40),
    _free_field(),
    _flight("race", "the RAF flight that intercepts it"),
    _flight("battle", "the Luftwaffe flight whose square is being resolved"),
    _flight("wing", "the second flight of a Big Wing"),
    fields.flag("first_alert", "whether the first alert is still to come"),
    fields.flag("big_wing", "whether the Big Wing is in use"),
)

assert FLIGHTS + len(PLACES) == SENT_HOME
assert len(MISSION_PLACES) == MISSION_OF
