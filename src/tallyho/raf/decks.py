"""The decks: drawing, discards, and the backs of target cards (lion:2.3, lion:4.I.5, lion:11.21).

A deck has no order. What the back of a target card shows is decided when it is seen, the card itself when it is turned
up.
"""

from __future__ import annotations

from itertools import compress
from typing import Final

from tallyho.raf.position import RafPosition
from tallyho.raf.vocabulary import DECK, DISCARD, LF2_EAST, LF2_SOUTH, PULLED, REGION_LF3, REGIONS, UNDAMAGED, UNSEEN
from tallyho.table import Asks, Chance, Prompt, draw
from tallyho.table.boxes import mask

TARGET_CARDS, FORCE_CARDS, EVENT_CARDS, DAY_CARDS = (1, 61), (61, 91), (91, 135), (135, 155)
"""First card, and the number after the last."""
IN_DECK: Final = mask([DECK])

BACK: Final = Prompt("card-back", "lion:2.31c")
TARGET_CARD: Final = Prompt("target-card", "lion:4.II.1a")


def drawn(p: RafPosition, cards: tuple[int, int], prompt: Prompt) -> Asks[int]:
    """The top card of a deck, laid on its discards; a deck that has run out is shuffled first (lion:2.3b)."""
    first, after = cards
    left = p.cards[first:after].translate(IN_DECK)
    if 1 not in left:
        reshuffle(p, cards)
        left = p.cards[first:after].translate(IN_DECK)
    number = int((yield Chance(prompt, tuple(compress(p.data.deck_names[first], left)))))
    p.cards[number] = DISCARD
    return number


def reshuffle(p: RafPosition, cards: tuple[int, int]) -> None:
    """The discards go back into the deck; of target cards the top one is then another."""
    first, after = cards
    p.cards[first:after] = p.cards[first:after].replace(_DISCARDED, _DECKED)
    if cards == TARGET_CARDS:
        p.top = UNSEEN


def add_cards(p: RafPosition, first: int, last: int, cards: tuple[int, int]) -> None:
    """Further cards join their deck, which is shuffled with its discards (R-25)."""
    for number in range(first, last + 1):
        p.cards[number] = DECK
    reshuffle(p, cards)


def shorter_than_discards(p: RafPosition, cards: tuple[int, int]) -> bool:
    """Whether the deck has clearly fewer cards than its discard pile (lion:4.IV.9a)."""
    places = p.cards[cards[0] : cards[1]]
    return places.count(DECK) < places.count(DISCARD)


def target_drawn(p: RafPosition) -> Asks[int]:
    """The target card pulled by advance warning, or the top card of the deck, is turned up (lion:4.II.1a)."""
    if p.pulled:
        lying = p.cards.find(PULLED)
        number = lying if lying >= 0 else (yield from _target_with(p, p.pulled))
        p.pulled = UNSEEN
    else:
        _provide_target(p)
        number = yield from _target_with(p, p.top)
        p.top = UNSEEN
    p.cards[number] = DISCARD
    yield from show_top(p)
    return number


def pull_target(p: RafPosition) -> Asks[None]:
    """The top card is laid beside the deck unseen; its back and that of the new top card show (lion:4.I.5a)."""
    _provide_target(p)
    if not p.top:
        yield from _back_seen(p)
    p.pulled = p.top
    p.top = UNSEEN
    yield from show_top(p)


def show_top(p: RafPosition) -> Asks[None]:
    """The back of the top card can be seen unless the radar system is crippled (R-22, lion:11.21f)."""
    if not p.top and not crippled(p):
        _provide_target(p)
        yield from _back_seen(p)


def crippled(p: RafPosition) -> bool:
    """Whether radar nets are damaged in two or more target regions (lion:11.21e)."""
    if not any(p.damage):
        return False
    data = p.data
    return len({data.site_region[net] for net in data.nets if p.damage[net] != UNDAMAGED}) >= 2


def damaged_nets(p: RafPosition) -> int:
    """How many radar nets are damaged, lightly or heavily."""
    return sum(p.damage[net] != UNDAMAGED for net in p.data.nets)


def _target_with(p: RafPosition, region: int) -> Asks[int]:
    """One of the target cards in the deck, with this back if it has been seen."""
    cards = p.cards
    names = [name for number, name in p.data.targets_with[region] if cards[number] == DECK]
    return int((yield draw(TARGET_CARD, names)))


def _back_seen(p: RafPosition) -> Asks[None]:
    """The back of the top card, as likely as such cards are left; the pulled card is still counted among them."""
    first, after = TARGET_CARDS
    regions = bytes(compress(p.data.target_regions, p.cards[first:after].translate(IN_DECK)))
    left = [regions.count(region) for region in _REGIONS]
    if p.pulled and PULLED not in p.cards:
        left[p.pulled - 1] -= 1
    backs = [(REGIONS[region], number) for region, number in zip(_REGIONS, left, strict=True) if number]
    p.top = REGIONS.index((yield Chance(BACK, [back for back, _ in backs], [number for _, number in backs])))


def _provide_target(p: RafPosition) -> None:
    """A target deck without cards is shuffled; the pulled card, if it is the last one, stays where it lies."""
    first, after = TARGET_CARDS
    left = p.cards[first:after].count(DECK)
    if p.pulled and PULLED not in p.cards and left == 1:
        p.cards[p.cards.find(DECK, first, after)] = PULLED
        left = 0
    if not left:
        reshuffle(p, TARGET_CARDS)


_REGIONS: Final = (LF2_EAST, LF2_SOUTH, REGION_LF3)
_DISCARDED: Final = bytes([DISCARD])
_DECKED: Final = bytes([DECK])
