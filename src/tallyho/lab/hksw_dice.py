"""Dice with symbols, exactly: what black and white ones show together, and what that does to cards.

A symbol hits the side that it names: a roundel the RAF, a cross the Luftwaffe (R-02). All chances are fractions.
"""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from itertools import combinations
from math import comb
from typing import NamedTuple, TypeAlias

from tallyho.hksw.components import HkswData
from tallyho.hksw.vocabulary import BLACK, SYMBOLS, WHITE


class Faces(NamedTuple):
    """How many faces of a black and of a white die bear a roundel, a cross, nothing."""

    black: tuple[int, ...]
    white: tuple[int, ...]


class Fighter(NamedTuple):
    """A card as it fights: its dice, and the hits that shoot it down."""

    dice: int
    damage: int


Cards: TypeAlias = tuple[Fighter, ...]
Shown: TypeAlias = dict[tuple[int, int], Fraction]
"""The chances of so many roundels and crosses."""


def faces_of(data: HkswData) -> Faces:
    """The faces of the dice that are played with."""
    black, white = (tuple(data.faces[colour][symbol] for symbol in SYMBOLS) for colour in (BLACK, WHITE))
    return Faces(black, white)


@lru_cache(maxsize=4096)
def shown(faces: Faces, black: int, white: int) -> Shown:
    """What so many dice of both colours show together, a die added to those before it.

    >>> three = shown(Faces((3, 1, 2), (1, 3, 2)), 2, 1)
    >>> three[3, 0], sum(three.values())
    (Fraction(1, 24), Fraction(1, 1))
    """
    if not black and not white:
        return {(0, 0): Fraction(1)}
    die = faces.black if black else faces.white
    before = shown(faces, black - 1, white) if black else shown(faces, 0, white - 1)
    roundel, cross, blank = (Fraction(count, sum(die)) for count in die)
    found: Shown = {}
    for (roundels, crosses), chance in before.items():
        for key, more in (
            ((roundels + 1, crosses), roundel),
            ((roundels, crosses + 1), cross),
            ((roundels, crosses), blank),
        ):
            found[key] = found.get(key, Fraction(0)) + chance * more
    return found


@lru_cache(maxsize=4096)
def duel(faces: Faces, german: Fighter, british: Fighter) -> tuple[Fraction, Fraction]:
    """The chances that one dogfight shoots down the German card, and the British one (hksw:8.dogfight.h).

    >>> duel(Faces((3, 1, 2), (1, 3, 2)), Fighter(1, 1), Fighter(1, 1))
    (Fraction(11, 36), Fraction(11, 36))
    """
    lost = [Fraction(0), Fraction(0)]
    for (roundels, crosses), chance in shown(faces, german.dice, british.dice).items():
        if crosses > roundels and crosses >= german.damage:
            lost[0] += chance
        elif roundels > crosses and roundels >= british.damage:
            lost[1] += chance
    return lost[0], lost[1]


@lru_cache(maxsize=4096)
def clash(faces: Faces, german: Cards, british: Cards) -> dict[tuple[int, int], Fraction]:
    """The chances that an intercept of these cards costs so many German and so many British ones."""
    dice = (sum(card.dice for card in side) for side in (german, british))
    damage = [tuple(card.damage for card in side) for side in (german, british)]
    found: dict[tuple[int, int], Fraction] = {}
    for (roundels, crosses), chance in shown(faces, *dice).items():
        key = (fewest_lost(damage[0], crosses), fewest_lost(damage[1], roundels))
        found[key] = found.get(key, Fraction(0)) + chance
    return found


@lru_cache(maxsize=4096)
def fewest_lost(damage: tuple[int, ...], hits: int) -> int:
    """The fewest cards that an owner can lose to hits, one card being stood down if need be (hksw:8.intercept.h, R-26).

    >>> fewest_lost((4, 4, 2), 3), fewest_lost((4, 4, 2), 4), fewest_lost((4, 4, 2), 6), fewest_lost((4, 4, 2), 10)
    (0, 1, 1, 3)
    """
    if hits >= sum(damage):
        return len(damage)
    return next(number for number in range(len(damage)) if _can_lose(damage, number, hits))


def _can_lose(damage: tuple[int, ...], number: int, hits: int) -> bool:
    """Whether hits can be taken by so many cards lost, and the rest of them by one that is stood down."""
    cards = range(len(damage))
    for lost in combinations(cards, number):
        rest = hits - sum(damage[card] for card in lost)
        if rest == 0 or (rest > 0 and any(damage[card] > rest for card in cards if card not in lost)):
            return True
    return False


def binomial(number: int, chance: Fraction) -> dict[int, Fraction]:
    """The chances that so many of a number of equal events come true.

    >>> binomial(2, Fraction(1, 6))
    {0: Fraction(25, 36), 1: Fraction(5, 18), 2: Fraction(1, 36)}
    """
    return {n: comb(number, n) * chance**n * (1 - chance) ** (number - n) for n in range(number + 1)}
