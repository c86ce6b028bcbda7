"""Everything on the table of a game of Patrol, and its fields by name."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from tallyho.table import BadPosition, Field, Fields, Json, Position, fields

from .components import PatrolData
from .vocabulary import BOXES, CLEAR, FLIGHT, LOST, NOTHING, OPTIONS, REGIONS, VETERANS, WARNED, WEATHER

MOST_DAMAGE: Final = 255


class PatrolPosition(Position):
    """Units in boxes, what is left of the deck, the raid of the turn, the damage of every region."""

    __slots__ = (
        "card",
        "damage",
        "deck",
        "full",
        "observers_called",
        "options",
        "region",
        "turn",
        "turns",
        "warned",
        "weather",
        "where",
    )

    data: PatrolData

    def __init__(self, data: PatrolData, where: bytearray, full: bytearray, damage: bytearray, deck: list[str]) -> None:
        super().__init__(data)
        self.where = where
        self.full = full
        self.damage = damage
        self.deck = deck
        self.options: list[str] = []
        self.turn = 0
        self.turns = 0
        self.weather: int = CLEAR
        self.region = ""
        self.warned: int = NOTHING
        self.card = ""
        self.observers_called = False

    def copy(self) -> PatrolPosition:
        """An independent copy."""
        twin = PatrolPosition(self.data, self.where[:], self.full[:], self.damage[:], self.deck[:])
        twin.luck = self.luck
        twin.reveals = self.reveals
        twin.options = self.options
        twin.turn = self.turn
        twin.turns = self.turns
        twin.weather = self.weather
        twin.region = self.region
        twin.warned = self.warned
        twin.card = self.card
        twin.observers_called = self.observers_called
        return twin

    def rating(self, unit: int) -> int:
        """A reduced unit counts one less, but never less than one (patrol:2c); not so veterans (patrol:10d)."""
        rating = self.data.rating[unit]
        if self.full[unit] or (VETERANS in self.options and self.data.kind[unit] == FLIGHT):
            return rating
        return max(1, rating - 1)

    def named(self, units: Iterable[int]) -> list[str]:
        """The names of units, in order."""
        return [self.data.names[unit] for unit in units]

    def lost(self, units: Iterable[int]) -> int:
        """How many of the units are lost."""
        return sum(self.where[unit] == LOST for unit in units)


def _unit_names(p: PatrolPosition) -> tuple[str, ...]:
    return p.data.names


def _cards(p: PatrolPosition) -> list[str]:
    return p.data.deck


def _options(p: PatrolPosition) -> tuple[str, ...]:
    return OPTIONS


def _regions(p: PatrolPosition) -> tuple[str, ...]:
    return REGIONS


def _damage(p: PatrolPosition, region: str) -> Json:
    return p.damage[REGIONS.index(region)]


def _set_damage(p: PatrolPosition, region: str, value: Json) -> None:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= MOST_DAMAGE:
        raise BadPosition(f"damage of {region} is {value!r}; it must be a whole number from 0 to {MOST_DAMAGE}")
    p.damage[REGIONS.index(region)] = value


def _units() -> Field[PatrolPosition]:
    return fields.unit_boxes("units", "every unit's box, and whether it is reduced", _unit_names, BOXES)


FIELDS: Fields[PatrolPosition] = Fields(
    _units(),
    fields.names("deck", "cards left in the deck, the one lying face down among them", _cards),
    fields.names("options", "options in use", _options),
    fields.number("turn", "turn now being played", 0, 20),
    fields.number("turns", "last turn of the scenario", 1, 20),
    fields.word("weather", "weather of the turn", WEATHER),
    fields.text("region", "region on the back of the card lying face down", _regions),
    fields.word("warned", "what radar tells of the raid's size", WARNED),
    fields.text("card", "raid card turned up", _cards),
    fields.mapping("damage", "damage of every region", _regions, _damage, _set_damage),
    fields.flag("observers_called", "whether the observers have been called already"),
)
