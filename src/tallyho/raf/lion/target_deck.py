"""The target deck and the backs of its cards (lion:2.31, lion:4.I.5, lion:11.21).

What the back of a card shows is decided when it is seen, the card itself when it is turned up.
"""

from __future__ import annotations

from itertools import compress
from typing import Final

from tallyho.raf.damage import crippled
from tallyho.raf.decks import IN_DECK, TARGET_CARDS, reshuffle
from tallyho.raf.position import RafPosition
from tallyho.raf.vocabulary import DECK, DISCARD, LF2_EAST, LF2_SOUTH, PULLED, REGION_LF3, REGIONS, UNSEEN
from tallyho.table import Asks, Chance, Prompt, draw

BACK: Final = Prompt("card-back", "lion:2.31c")
TARGET_CARD: Final = Prompt("target-card", "lion:4.II.1a")


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
