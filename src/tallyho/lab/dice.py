"""Fair dice: how far so many of them stray from their mean, exactly; and what dice bring against their average."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from math import erfc, exp, gamma, sqrt
from typing import Final

from tallyho.table import AnyGame, Chance, Prompt

DICE: Final = {tuple(str(face) for face in range(1, faces + 1)): faces for faces in (4, 6, 8, 10, 12, 20)}
"""The outcomes of a single die; draws of cards have others."""
OUTER: Final = 40
"""One part in so many is left out at either end of the middle 95 %."""


class Throws:
    """Everything that chance decided for one purpose; `faces` is 0 unless it was always the same single die."""

    __slots__ = ("counts", "faces", "number", "prompt")

    def __init__(self, prompt: Prompt) -> None:
        self.prompt = prompt
        self.number = 0
        self.faces = -1
        self.counts: list[int] = []

    def add(self, ask: Chance, text: str) -> None:
        """One more."""
        faces = DICE.get(ask.offers, 0) if ask.weights is None else 0
        if self.faces < 0:
            self.faces = faces
            self.counts = [0] * faces
        self.number += 1
        if self.faces != faces:
            self.faces = 0
        elif faces:
            self.counts[int(text) - 1] += 1


def as_die(throws: Sequence[Throws]) -> Throws:
    """Dice of the same kind taken together."""
    together = Throws(Prompt("all", ""))
    together.faces = throws[0].faces
    together.number = sum(one.number for one in throws)
    together.counts = [sum(counts) for counts in zip(*(one.counts for one in throws), strict=True)]
    return together


@lru_cache(maxsize=256)
def sums(number: int, faces: int) -> tuple[int, ...]:
    """In how many ways so many dice show each sum, from the least to the greatest.

    One die is a polynomial with a one for each face, (1 - x^faces) / (1 - x), and so many dice are its power P. Its
    derivative has (1 - x)(1 - x^faces) P' = number (1 - faces x^(faces-1) + (faces-1) x^faces) P, which gives each
    count from the ones before it.

    >>> sums(2, 6)
    (1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)
    """
    ways = [0] * faces + [1]  # zeros for the places before the first
    for place in range(number * (faces - 1)):
        last, first, before = ways[-1], ways[-faces], ways[-faces - 1]
        found = (place + number) * last + (place + 1 - faces - number * faces) * first
        ways.append((found + (number * (faces - 1) + faces - place) * before) // (place + 1))
    return tuple(ways[faces:])


def exact_odds(number: int, faces: int, total: int) -> float:
    """The chance that so many fair dice are at least as far from their mean sum as this total is.

    >>> exact_odds(2, 6, 12)
    0.05555555555555555
    """
    away = abs(2 * total - number * (faces + 1))  # twice the distance, so that it is whole
    ways = sums(number, faces)
    far = sum(count for place, count in enumerate(ways) if abs(2 * (place + number) - number * (faces + 1)) >= away)
    return far / int(faces**number)


def spread(number: int, faces: int) -> tuple[float, float]:
    """The least and the greatest mean of the middle 95 % of such dice.

    >>> spread(1, 6)
    (1.0, 6.0)
    """
    ways, every = sums(number, faces), faces**number
    below = 0
    place = 0
    while (below + ways[place]) * OUTER <= every:  # in whole numbers: those of 400 dice are beyond any float
        below += ways[place]
        place += 1
    low = (place + number) / number
    return low, faces + 1 - low


def face_odds(chi_square: float, freedom: int) -> float:
    """The chance of a chi-square at least as great, with so many degrees of freedom.

    >>> round(face_odds(11.07, 5), 3)
    0.05
    """
    half = chi_square / 2
    found, degree = (erfc(sqrt(half)), 1) if freedom % 2 else (exp(-half), 2)
    while degree < freedom:
        found += half ** (degree / 2) * exp(-half) / gamma(degree / 2 + 1)
        degree += 2
    return found


class Swing:
    """What the dice of one purpose brought beyond the average of their faces, and the variance of that."""

    __slots__ = ("number", "surplus", "variance")

    def __init__(self) -> None:
        self.number = 0
        self.surplus = 0.0
        self.variance = 0.0

    def add(self, game: AnyGame, text: str, value: Callable[[AnyGame], int]) -> None:
        """A die that a game waits for: each face is tried on a clone, and the one that fell is noted."""
        ask = game.ask
        assert isinstance(ask, Chance)
        tried = [_after(game, face, value) for face in ask.offers]
        shares = [ask.weight(place) / ask.total() for place in range(len(tried))]
        mean = sum(share * one for share, one in zip(shares, tried, strict=True))
        self.number += 1
        self.variance += sum(share * (one - mean) ** 2 for share, one in zip(shares, tried, strict=True))
        self.surplus += tried[ask.offers.index(text)] - mean


def _after(game: AnyGame, face: str, value: Callable[[AnyGame], int]) -> float:
    """The value when the running step is over: further dice in it on average; its choices have no part in the value."""
    at = game.at
    twin = game.clone()
    twin.answer(face)
    while twin.ask is not None and twin.at == at:
        ask = twin.ask
        if isinstance(ask, Chance):
            return sum(_after(twin, one, value) * ask.weight(n) for n, one in enumerate(ask.offers)) / ask.total()
        twin.answer(ask.offers[0])
    return float(value(twin))
