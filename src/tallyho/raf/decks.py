"""The decks: drawing and discards (lion:2.3, eagle:2.3). A deck has no order: a card is decided when it is drawn."""

from __future__ import annotations

from itertools import compress
from typing import Final

from tallyho.raf.position import RafPosition
from tallyho.raf.vocabulary import DECK, DISCARD, UNSEEN
from tallyho.table import Asks, Chance, Prompt
from tallyho.table.boxes import mask

TARGET_CARDS, FORCE_CARDS, EVENT_CARDS, DAY_CARDS = (1, 61), (61, 91), (91, 135), (135, 155)
"""First card, and the number after the last."""
IN_DECK: Final = mask([DECK])


def drawn(p: RafPosition, cards: tuple[int, int], prompt: Prompt) -> Asks[int]:
    """The top card, laid on the discards; a deck that has run out is shuffled first (lion:2.3b, eagle:R-74)."""
    first, after = cards
    left = p.cards[first:after].translate(IN_DECK)
    if 1 not in left:
        reshuffle(p, cards)
        left = p.cards[first:after].translate(IN_DECK)
    number = int((yield Chance(prompt, tuple(compress(p.data.deck_names[first], left)))))
    p.cards[number] = DISCARD
    return number


def cards_in(p: RafPosition, place: int, cards: tuple[int, int]) -> list[int]:
    """The cards of a kind that are in a place."""
    first, after = cards
    found: list[int] = []
    card = p.cards.find(place, first, after)
    while card >= 0:
        found.append(card)
        card = p.cards.find(place, card + 1, after)
    return found


def reshuffle(p: RafPosition, cards: tuple[int, int]) -> None:
    """The discards go back into the deck; of target cards the top one is then another."""
    first, after = cards
    p.cards[first:after] = p.cards[first:after].replace(_DISCARDED, _DECKED)
    if cards == TARGET_CARDS:
        p.top = UNSEEN


def add_cards(p: RafPosition, first: int, last: int, cards: tuple[int, int]) -> None:
    """Further cards join their deck, which is shuffled with its discards (lion:R-25, eagle:R-79)."""
    for number in range(first, last + 1):
        p.cards[number] = DECK
    reshuffle(p, cards)


def shorter_than_discards(p: RafPosition, cards: tuple[int, int]) -> bool:
    """Whether the deck has clearly fewer cards than its discard pile (lion:4.IV.9a, eagle:4.IV.9b)."""
    places = p.cards[cards[0] : cards[1]]
    return places.count(DECK) < places.count(DISCARD)


_DISCARDED: Final = bytes([DISCARD])
_DECKED: Final = bytes([DECK])
