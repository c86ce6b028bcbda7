"""What a side may know, and other positions that look the same to it."""

from __future__ import annotations

from typing import Final

from tallyho.table import Json, Luck

from .components import SQUARES
from .fields import FIELDS
from .position import AmbushPosition
from .vocabulary import BLUE, COUNTERS, DECK, HANDS, KINDS, PLAYED, RED, SEEN, SIDES, UP, counters_of, owner

UNKNOWN: Final = "unknown"
PUBLIC: Final = (
    "at",
    "faces",
    "states",
    "trodden",
    "played",
    "points",
    "round",
    "rounds",
    "deal",
    "first",
    "left",
    "turn",
    "passes",
    "night",
    "blue_holds",
    "attacker",
    "defender",
    "came_from",
)
"""The fields that everybody may see."""


def seen(p: AmbushPosition, side: int | None) -> dict[str, Json]:
    """What a side (None: a spectator) may know of a position."""
    fields = FIELDS.by_name
    shown: dict[str, Json] = {name: fields[name].read(p) for name in PUBLIC}
    shown["kinds"] = {
        name: KINDS[p.kind[counter]] if knows_kind(p, side, counter) else UNKNOWN
        for counter, name in enumerate(COUNTERS)
    }
    shown["deck"] = len(p.cards_in(DECK))
    shown["discards"] = list[Json](p.cards_in(PLAYED))
    shown["hands"] = {SIDES[one]: list[Json](p.hand(one)) if one == side else len(p.hand(one)) for one in (RED, BLUE)}
    shown["traps"] = {SIDES[one]: p.traps[one] if one == side else bool(p.traps[one]) for one in (RED, BLUE)}
    return shown


def knows_kind(p: AmbushPosition, side: int | None, counter: int) -> bool:
    """A side knows its own counters, those turned up, and those of the enemy at which it has looked (ambush:2c)."""
    if p.face[counter] == UP or owner(counter) == side:
        return True
    return side is not None and p.face[counter] == SEEN


def imagined(position: AmbushPosition, side: int | None, luck: Luck, known: AmbushPosition) -> AmbushPosition:
    """A position that could as well be the true one for all that the side knows now."""
    twin = position.copy()
    for enemy in (RED, BLUE):
        if enemy != side:
            imagine_kinds(twin, side, enemy, luck, known)
            imagine_trap(twin, enemy, luck, known)
    imagine_cards(twin, side, luck, known)
    return twin


def imagine_kinds(twin: AmbushPosition, side: int | None, enemy: int, luck: Luck, known: AmbushPosition) -> None:
    """What lies under the counters that the side has not seen may lie under any of them."""
    hidden = [counter for counter in counters_of(enemy) if not knows_kind(known, side, counter)]
    kinds = luck.shuffled(twin.kind[counter] for counter in hidden)
    for counter, kind in zip(hidden, kinds, strict=True):
        twin.kind[counter] = kind


def imagine_trap(twin: AmbushPosition, enemy: int, luck: Luck, known: AmbushPosition) -> None:
    """A trap not yet sprung may lie in any wood that the other side has not entered."""
    if twin.traps[enemy] and known.traps[enemy]:
        entered = 1 << (1 - enemy)
        may = [wood for wood in known.data.woods if not known.trodden[SQUARES.index(wood)] & entered]
        twin.traps[enemy] = luck.one_of(may)


def imagine_cards(twin: AmbushPosition, side: int | None, luck: Luck, known: AmbushPosition) -> None:
    """All cards that the side has never seen change places: the enemy's hand, the deck, the card that was burnt."""
    seen_places = {PLAYED} if side is None else {PLAYED, HANDS[side]}
    hidden = [card for card, place in enumerate(known.card_at) if place not in seen_places]
    places = luck.shuffled(twin.card_at[card] for card in hidden)
    for card, place in zip(hidden, places, strict=True):
        twin.card_at[card] = place
