"""The fields of a position of a RAF game, by name."""

from __future__ import annotations

from typing import Any, Final

from tallyho.raf.position import ENDINGS, RafPosition
from tallyho.raf.vocabulary import (
    BOXES,
    CLOCK,
    DAMAGE,
    DAYS,
    EFFECTS,
    END_OF_DAY,
    INTELLIGENCE,
    LUFTFLOTTEN,
    NONE,
    PLACES,
    POINTS,
    PRIORITIES,
    RAIDS,
    REGIONS,
    SCENARIOS,
    WARNINGS,
    WEATHERS,
    WITH_PRIORITY,
)
from tallyho.table import BadPosition, Field, Fields, Json, fields

MOST_VP: Final = 999
MOST_POINTS: Final = 99


def _units(p: RafPosition) -> tuple[str, ...]:
    return p.data.names


def _sites(p: RafPosition) -> tuple[str, ...]:
    return p.data.sites


def _cards(p: RafPosition) -> tuple[str, ...]:
    return p.data.card_names


def _read_effects(p: RafPosition) -> Json:
    return [name for bit, name in enumerate(EFFECTS) if p.effects >> bit & 1]


def _write_effects(p: RafPosition, value: Json) -> None:
    if not isinstance(value, list) or any(name not in EFFECTS for name in value):
        raise BadPosition(f"effects is {value!r}; it must be a list out of {', '.join(EFFECTS)}")
    p.effects = 0
    for name in value:
        p.effects |= 1 << EFFECTS.index(str(name))


def _aces(p: RafPosition) -> tuple[str, ...]:
    return tuple(p.data.names[unit] for unit in sorted(p.data.ace_units))


def _read_ace(p: RafPosition, ace: str) -> Json:
    kind = p.data.type[p.data.number[ace]]
    unit = p.ace_hurricane if kind == 0 else p.ace_spitfire
    return "" if unit == NONE else p.data.names[unit]


def _write_ace(p: RafPosition, ace: str, value: Json) -> None:
    counter = p.data.number[ace]
    kind = p.data.type[counter]
    known = [name for unit, name in enumerate(p.data.names) if p.data.type[unit] == kind and unit != counter]
    if value != "" and value not in known:
        raise BadPosition(f"aces of {ace} is {value!r}; it must be empty or one of {', '.join(known)}")
    unit = p.data.number[str(value)] if value else NONE
    if kind == 0:
        p.ace_hurricane = unit
    else:
        p.ace_spitfire = unit
    home = p.data.home[unit] if unit != NONE else NONE
    p.home = p.home[:counter] + bytes([home]) + p.home[counter + 1 :]


def _read_options(p: RafPosition) -> Json:
    return [*sorted(p.options)]


def _write_options(p: RafPosition, value: Json) -> None:
    if not isinstance(value, list) or any(name not in ("advanced", "night") for name in value):
        raise BadPosition(f"options is {value!r}; it must be a list out of advanced, night")
    p.options = frozenset(str(name) for name in value)


def _card(name: str, says: str, kind: str) -> Field[RafPosition]:
    """The number of a card in use, 0 if there is none."""

    def read(p: RafPosition) -> Json:
        return int(getattr(p, name))

    def write(p: RafPosition, value: Json) -> None:
        first, last = p.data.first_cards[kind]
        if not isinstance(value, int) or isinstance(value, bool) or not (value == 0 or first <= value <= last):
            raise BadPosition(f"{name} is {value!r}; it must be a card from {first} to {last}, or 0")
        setattr(p, name, value)

    return Field(name, f"{says}: the number of a card, or 0", read, write)


def _unit_or_none(name: str, says: str) -> Field[RafPosition]:
    def read(p: RafPosition) -> Json:
        unit = int(getattr(p, name))
        return "" if unit == NONE else p.data.names[unit]

    def write(p: RafPosition, value: Json) -> None:
        if not isinstance(value, str) or (value and value not in p.data.number):
            raise BadPosition(f"{name} is {value!r}; it must be empty or the name of a unit")
        setattr(p, name, p.data.number[value] if value else NONE)

    return Field(name, says, read, write)


def _priorities(p: RafPosition) -> tuple[str, ...]:
    return WITH_PRIORITY


def _points(p: RafPosition) -> tuple[str, ...]:
    return POINTS


def _areas(p: RafPosition) -> tuple[str, ...]:
    return LUFTFLOTTEN


def raf_fields() -> Fields[RafPosition]:
    """All fields of a position of Lion."""
    return Fields(
        *shared_fields(),
        fields.mapping("aces", "the squadron each ace counter stands for", _aces, _read_ace, _write_ace),
        fields.word("pulled", "back of the target card pulled by advance warning", REGIONS),
        fields.word("top", "back of the top target card, if it can be seen", REGIONS),
        _card("force", "Force card drawn last for the raid", "force"),
        fields.number("entered", "British reinforcements entered on this day", 0, 2),
        _card("first_target", "target card of the raid before a snap raid", "target"),
        fields.word("first_raid", "kind of the raid before a snap raid", RAIDS),
        _unit_or_none("picked", "squadron picked for patrol"),
    )


def shared_fields() -> tuple[Field[Any], ...]:
    """The fields that positions of Lion and Eagle have in common."""
    units: Field[Any] = fields.unit_boxes("units", "every unit's box and facing", _units, BOXES)
    return (
        units,
        fields.words_by("cards", "where every card is", _cards, PLACES, first=1),
        fields.words_by("damage", "damage of every site", _sites, DAMAGE),
        fields.words_by("priorities", "priority of every type of target", _priorities, PRIORITIES, "priority"),
        fields.numbers_by("points", "replacement and pilot points", _points, 0, MOST_POINTS),
        fields.words_by("weather", "weather of every area", _areas, WEATHERS),
        fields.text("scenario", "the scenario", lambda _: SCENARIOS),
        Field("options", "optional rules in use", _read_options, _write_options),
        fields.word("ending", "how the game has ended", ENDINGS),
        fields.number("vp", "victory points", -MOST_VP, MOST_VP),
        fields.word("date", "the current day", DAYS, "day"),
        fields.number("raid_day", "how many raid days there have been, this one included", 1, len(DAYS)),
        fields.word("clock", "time of day", CLOCK),
        fields.number("depletion", "Luftwaffe depletion", 0, 15),
        fields.word("sealion", "the day the Sealion marker is on", DAYS),
        fields.number("checks", "checks for Sealion so far", 0, len(DAYS)),
        _card("day_card", "the Day Event card drawn last", "day_event"),
        _card("target", "target card of the raid", "target"),
        _card("approach", "Raid Event card of the approach", "raid_event"),
        _card("event", "Raid Event card of the target event", "raid_event"),
        fields.word("raid", "kind of raid", RAIDS),
        fields.word("warning", "warning level", WARNINGS),
        fields.word("intelligence", "intelligence level", INTELLIGENCE),
        fields.number("size", "Gruppen in the raid", 0, 99),
        fields.number("spaces", "spaces the clock has just moved", 0, END_OF_DAY),
        Field("effects", "what is in effect", _read_effects, _write_effects),
    )
