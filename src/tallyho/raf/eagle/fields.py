"""The fields of a position of RAF: Eagle: those both games have, and the planning track."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tallyho.raf.eagle.position import CARDS, FIRST_STRATEGY, STRATEGY_CARDS, EaglePosition
from tallyho.raf.fields import shared_fields
from tallyho.raf.vocabulary import CLOCK, LAST_SEGMENT, ME109
from tallyho.table import BadPosition, Field, Fields, Json, fields

TARGETS: Final = tuple(str(card) for card in range(1, CARDS))
NONE_OR_TARGET: Final = ("0", *TARGETS)
STRATEGIES: Final = tuple(str(FIRST_STRATEGY + place) for place in range(STRATEGY_CARDS))
SEGMENTS: Final = ("", *CLOCK[: LAST_SEGMENT + 1])
MOST_RAIDS: Final = 21


def eagle_fields() -> Fields[EaglePosition]:
    """All fields. Tables hold only what is set: what they do not name is neither planned nor assigned."""
    return Fields(
        *shared_fields(),
        _planned(),
        _forward(),
        _assigned(),
        _strategies(),
        _jabos(),
        fields.word("ultra", "time segment with the ULTRA marker", SEGMENTS),
        fields.number("settled", "time segments whose fighters can no longer be assigned", 0, LAST_SEGMENT + 3),
        fields.number("raids", "raids planned for the day", 0, MOST_RAIDS),
        fields.number("opened", "target card that is being planned, or 0", 0, CARDS - 1),
    )


def _planned() -> Field[EaglePosition]:
    """The time segment of every target card that has one."""

    def read(p: EaglePosition) -> Json:
        return {str(card): SEGMENTS[at] for card, at in enumerate(list(p.planned)) if at}

    def write(p: EaglePosition, value: Json) -> None:
        for card, segment in _entries("planned", value, TARGETS):
            p.planned[int(card)] = _index("planned", card, segment, SEGMENTS)

    return Field("planned", "time segment of every target card on the planning track", read, write)


def _strategies() -> Field[EaglePosition]:
    """The target card of every strategy card that lies on one."""

    def read(p: EaglePosition) -> Json:
        return {str(FIRST_STRATEGY + place): card for place, card in enumerate(list(p.strategy_on)) if card}

    def write(p: EaglePosition, value: Json) -> None:
        for number, card in _entries("strategy_on", value, STRATEGIES):
            p.strategy_on[int(number) - FIRST_STRATEGY] = _index("strategy_on", number, card, NONE_OR_TARGET)

    return Field("strategy_on", "target card that each strategy card lies on", read, write)


def _forward() -> Field[EaglePosition]:
    """The cards that are marked; writing it marks exactly these."""

    def read(p: EaglePosition) -> Json:
        return [card for card, marked in enumerate(list(p.forward)) if marked]

    def write(p: EaglePosition, value: Json) -> None:
        known = [card for card, target in p.data.targets.items() if target.forward]
        if not isinstance(value, list) or any(isinstance(one, bool) or one not in known for one in value):
            raise BadPosition(f"forward is {value!r}; it must be a list of cards out of {', '.join(map(str, known))}")
        p.forward[:] = bytes(card in value for card in range(CARDS))

    return Field("forward", "target cards whose raid strikes the forward airfield", read, write)


def _assigned() -> Field[EaglePosition]:
    """The target card of every Gruppe that has one."""

    def read(p: EaglePosition) -> Json:
        return {p.data.names[unit]: card for unit, card in enumerate(list(p.raid_of)) if card}

    def write(p: EaglePosition, value: Json) -> None:
        gruppen = p.data.names[p.data.squadrons :]
        for name, card in _entries("raid_of", value, gruppen):
            p.raid_of[p.data.number[name]] = _index("raid_of", name, card, NONE_OR_TARGET)

    return Field("raid_of", "target card that every Gruppe is assigned to", read, write)


def _jabos() -> Field[EaglePosition]:
    """The Gruppen with Jabo markers; writing it gives the markers to exactly these."""

    def read(p: EaglePosition) -> Json:
        return [p.data.names[unit] for unit, marked in enumerate(list(p.jabo)) if marked]

    def write(p: EaglePosition, value: Json) -> None:
        me109s = [name for unit, name in enumerate(p.data.names) if p.data.type[unit] == ME109]
        if not isinstance(value, list) or any(one not in me109s for one in value):
            raise BadPosition(f"jabos is {value!r}; it must be a list of Me 109 Gruppen, such as {me109s[0]}")
        p.jabo[:] = bytes(name in value for name in p.data.names)

    return Field("jabos", "Gruppen that carry bombs", read, write)


def _entries(name: str, value: Json, keys: Sequence[str]) -> list[tuple[str, Json]]:
    if not isinstance(value, dict):
        raise BadPosition(f"{name} is {value!r}; it must be a table")
    for key in value:
        if key not in keys:
            raise BadPosition(f"{name} has {key!r}; it must be one of {keys[0]} to {keys[-1]}")
    return list(value.items())


def _index(name: str, key: str, word: Json, words: Sequence[str]) -> int:
    is_text = isinstance(word, (str, int)) and not isinstance(word, bool)
    if not is_text or str(word) not in words:
        none = words[0] or "empty"
        raise BadPosition(f"{name} of {key} is {word!r}; it must be {none}, or one of {words[1]} to {words[-1]}")
    return words.index(str(word))
