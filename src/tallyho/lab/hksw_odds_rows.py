"""What an answer may lead to in Battle of Britain, and how likely that is."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from fractions import Fraction
from typing import NamedTuple, TypeAlias, TypeVar

from tallyho.lab.odds import Distribution

V = TypeVar("V", bound=Hashable)

Facts: TypeAlias = "Mapping[str, str | int]"
"""What is said of an answer: flights, cards, targets and numbers."""


class Result(NamedTuple):
    """What comes of an answer: cards lost, hits, things mended; `points` are the Luftwaffe's less those of the RAF.

    `success` is a target knocked out, or a flight spotted.
    """

    luftwaffe: int = 0
    raf: int = 0
    hits: int = 0
    success: bool = False
    repaired: int = 0
    restored: int = 0
    points: int = 0


class Row(NamedTuple):
    """The odds of an answer (of any, if it is empty): the key and the facts of what is said, and all results."""

    answer: str
    key: str
    facts: Facts
    results: Distribution[Result]

    def share(self, of: Callable[[Result], V]) -> Distribution[V]:
        """The distribution of something made of each result."""
        return Distribution(_summed((of(result), chance) for result, chance in self.results.shares.items()))


def row(answer: str, key: str, facts: Facts, results: Iterable[tuple[Result, Fraction]]) -> Row:
    """A row of results, which may come several times each."""
    return Row(answer, key, facts, Distribution(_summed(results)))


def _summed(pairs: Iterable[tuple[V, Fraction]]) -> dict[V, Fraction]:
    found: dict[V, Fraction] = {}
    for value, chance in pairs:
        found[value] = found.get(value, Fraction(0)) + chance
    return found
