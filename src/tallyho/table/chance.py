"""Dice, draws and picks, and the one small generator that decides them when nobody else does.

A deck has no stored order: a draw is one of what remains, so nothing about it can be known, saved or leaked before.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from hashlib import blake2b
from itertools import combinations_with_replacement
from math import factorial
from typing import TypeVar

from tallyho.table.ask import Args, Chance, Open, Prompt, SeenBy

T = TypeVar("T")

MODULUS = 2**61 - 1
MULTIPLIER = 1070922063159934167
"""A primitive root of the prime modulus with a good spectral test (both are checked by tests)."""


def seeded(seed: str) -> int:
    """The generator's first state for a seed; hashed, because neighbouring seeds would give related dice."""
    return int.from_bytes(blake2b(seed.encode(), digest_size=16).digest(), "big") % (MODULUS - 1) + 1


def advanced(luck: int) -> int:
    """The generator's next state."""
    return luck * MULTIPLIER % MODULUS


def by_luck(chance: Chance, luck: int) -> str:
    """The outcome that this state of the generator decides."""
    offers = chance.offers
    weights = chance.weights
    if weights is None:
        return offers[luck * len(offers) // MODULUS]
    left = luck * sum(weights) // MODULUS
    for i in range(len(weights)):
        left -= weights[i]
        if left < 0:
            return offers[i]
    raise AssertionError("weights are positive")


class Luck:
    """A generator of its own, for bots, resampling and experiments; never the game's."""

    __slots__ = ("state",)

    def __init__(self, seed: str) -> None:
        self.state = seeded(seed)

    def below(self, number: int) -> int:
        """A number from 0 to number - 1."""
        self.state = self.state * MULTIPLIER % MODULUS
        return self.state * number // MODULUS

    def one_of(self, things: Sequence[T]) -> T:
        """One of the things, all equally likely."""
        self.state = self.state * MULTIPLIER % MODULUS
        return things[self.state * len(things) // MODULUS]

    def outcome(self, chance: Chance) -> str:
        """One of the outcomes, by their weights."""
        self.state = self.state * MULTIPLIER % MODULUS
        return by_luck(chance, self.state)

    def answer(self, ask: Open) -> str:
        """Any answer to an ask: chance by its weights, a choice with all offers equally likely."""
        return self.outcome(ask) if isinstance(ask, Chance) else self.one_of(ask.offers)

    def another(self) -> int:
        """A state for a generator that is to go its own way."""
        return seeded(str(self.below(MODULUS)))

    def shuffled(self, things: Iterable[T]) -> list[T]:
        """The things in random order."""
        order = list(things)
        for i in range(len(order) - 1, 0, -1):
            j = self.below(i + 1)
            order[i], order[j] = order[j], order[i]
        return order


def die(prompt: Prompt, faces: int = 6, args: Args | None = None) -> Chance:
    """One die. Without arguments it can be made once and asked again and again.

    >>> die(Prompt("weather", "lion:4.I.3a")).offers
    ('1', '2', '3', '4', '5', '6')
    """
    return Chance(prompt, _FACES[faces] if faces in _FACES else _faces(faces), None, args)


def dice(prompt: Prompt, count: int, faces: int = 6, args: Args | None = None) -> Chance:
    """Several equal dice read together; an outcome lists them from low to high, `2 5`.

    >>> two = dice(Prompt("event", "fbob:22.1a"), 2)
    >>> len(two.offers), two.total(), two.weight(two.offers.index("2 5"))
    (21, 36, 2)
    """
    rolls = list(combinations_with_replacement(range(1, faces + 1), count))
    weights = [_orders([roll.count(face) for face in set(roll)]) for roll in rolls]
    return Chance(prompt, [" ".join(map(str, roll)) for roll in rolls], weights, args)


def symbols(prompt: Prompt, faces: Mapping[str, int], count: int, args: Args | None = None) -> Chance:
    """Dice with symbols: `faces` says how many faces of a die bear each; an outcome counts them, `cross 1 roundel 2`.

    >>> two = symbols(Prompt("bombing-dice", "hksw:8.bombing.d"), {"roundel": 3, "cross": 1, "blank": 2}, 2)
    >>> two.total(), two.weight(two.offers.index("roundel 1 cross 1 blank 0"))
    (36, 6)
    """
    names = list(faces)
    counts = _splits(count, len(names))
    outcomes = [" ".join(f"{name} {n}" for name, n in zip(names, split, strict=True)) for split in counts]
    weights = []
    for split in counts:
        weight = _orders(split)
        for name, n in zip(names, split, strict=True):
            weight *= faces[name] ** n
        weights.append(weight)
    return Chance(prompt, outcomes, weights, args)


def draw(
    prompt: Prompt, cards: Sequence[str], args: Args | None = None, seen_by: SeenBy = None, *, hidden: bool = False
) -> Chance:
    """One of the cards (or units) that remain, all equally likely.

    `seen_by` for a card that only some may see; `hidden` if it is a secret, too, which cards remain.
    """
    return Chance(prompt, cards, None, args, seen_by, hidden=hidden)


def draw_kind(
    prompt: Prompt, kinds: Iterable[str], args: Args | None = None, seen_by: SeenBy = None, *, hidden: bool = False
) -> Chance:
    """Only the kind of the next card, as its back or its type shows: each kind as likely as cards of it remain.

    Draw the card itself later, from those of that kind.

    >>> backs = draw_kind(Prompt("top-card", "lion:4.I.5a"), ["LF2", "LF3", "LF2"])
    >>> backs.offers, backs.weights
    (('LF2', 'LF3'), (2, 1))
    """
    counts: dict[str, int] = {}
    for kind in kinds:
        counts[kind] = counts.get(kind, 0) + 1
    names = sorted(counts)
    return Chance(prompt, names, [counts[name] for name in names], args, seen_by, hidden=hidden)


def _faces(faces: int) -> tuple[str, ...]:
    return tuple(str(face) for face in range(1, faces + 1))


_FACES = {faces: _faces(faces) for faces in (2, 3, 6, 10, 12, 20)}


def _orders(counts: Sequence[int]) -> int:
    """In how many orders a roll with these counts can fall."""
    orders = factorial(sum(counts))
    for n in counts:
        orders //= factorial(n)
    return orders


def _splits(total: int, parts: int) -> list[list[int]]:
    """All ways to write total as that many ordered counts."""
    if parts == 1:
        return [[total]]
    return [[first, *rest] for first in range(total, -1, -1) for rest in _splits(total - first, parts - 1)]
