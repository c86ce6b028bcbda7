"""Losses: which cards take the hits of an intercept, and which bomber falls to ack-ack."""

from __future__ import annotations

from itertools import groupby
from typing import Final

from tallyho.bots.hksw.charts import DATA, mission_points
from tallyho.bots.hksw.state import KNOWN, Table, told
from tallyho.bots.hksw.values import luftwaffe_card, raf_card
from tallyho.bots.weighed import points
from tallyho.hksw.intercept import DOWN, LOST
from tallyho.hksw.vocabulary import LUFTWAFFE
from tallyho.table import Choice

STAND_DOWN: Final = 0.25
"""What it costs to stand a card down: it is away for two turns and comes back."""
STRENGTH: Final = 0.05
"""What each die and each hit of a card is worth when one must go: the weaker one goes."""


def take_hits(s: Table, choice: Choice) -> str:
    """The cheapest way: few cards lost, weak ones first, and one stood down where that saves a card."""
    chosen = min(choice.offers, key=lambda one: (_cost(s, one), one))
    lost, down = _read(chosen)
    s.because(
        "take-hits", "hksw:8.intercept.h", hits=told(choice, "hits"), lost=len(lost), down=len(down),
        cost=points(_cost(s, chosen)),
    )  # fmt: skip
    return chosen


def _cost(s: Table, offer: str) -> float:
    lost, down = _read(offer)
    return sum(card_cost(s, card) for card in lost) + sum(STAND_DOWN + STRENGTH * _strength(card) / 2 for card in down)


def _read(offer: str) -> tuple[list[int], list[int]]:
    """The cards that an allocation loses, and those that it stands down."""
    found: dict[str, list[int]] = {LOST: [], DOWN: []}
    place = LOST
    for is_word, words in groupby(offer.split(), lambda word: word in found):
        for word in words:
            if is_word:
                place = word
            elif word in KNOWN:
                found[place].append(KNOWN[word])
    return found[LOST], found[DOWN]


def card_cost(s: Table, card: int) -> float:
    """What the loss of a card costs its owner; bombers of a flight that is to bomb cost more."""
    strength = STRENGTH * _strength(card)
    if s.side != LUFTWAFFE:
        return raf_card(s, DATA.card_formation[card]) + strength
    flight = s.flight_in("moving")
    target = s.mission(flight) if flight is not None else None
    stake = mission_points(target) / 3 if target is not None and DATA.kind[card].bomber else 0.0
    return luftwaffe_card(s) + strength + stake


def _strength(card: int) -> int:
    kind = DATA.kind[card]
    return kind.dogfight + kind.damage + kind.bombing


def lose_bomber(s: Table, choice: Choice) -> str:
    """The bomber with the fewest bombs."""
    name = s.best(choice.offers, lambda one: -_strength(KNOWN[one]) if one in KNOWN else 0)
    bombs = DATA.kind[KNOWN[name]].bombing if name in KNOWN else 0
    s.because("lose-bomber", "hksw:8.ackack.c", card=name, bombs=bombs)
    return name
