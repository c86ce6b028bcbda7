"""What an answer may lead to in First Battle of Britain, and how likely that is."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from fractions import Fraction
from typing import NamedTuple, TypeAlias, TypeVar

from tallyho.fbob.vocabulary import OF_GERMAN
from tallyho.lab.odds import Distribution

V = TypeVar("V", bound=Hashable)

Facts: TypeAlias = "Mapping[str, str | int | list[str]]"
"""What is said of an answer: groups, units, hexes, numbers and shifts."""


class Result(NamedTuple):
    """What comes of an answer, by side: units hit, out of play (recycled or eliminated), eliminated.

    `bounce` is the result of the pursuit, `bomb` that of bombs; `success` that something below was hit, or that a
    Recon marker was placed. `points` are the German's morale points less the British ones.
    """

    german_hit: int = 0
    german: int = 0
    german_killed: int = 0
    british_hit: int = 0
    british: int = 0
    british_killed: int = 0
    bounce: str = ""
    bomb: str = ""
    success: bool = False
    points: int = 0

    def plus(self, other: Result) -> Result:
        """Both together; bounce, bomb and success are those of this one, unless it has none."""
        return Result(
            self.german_hit + other.german_hit,
            self.german + other.german,
            self.german_killed + other.german_killed,
            self.british_hit + other.british_hit,
            self.british + other.british,
            self.british_killed + other.british_killed,
            self.bounce or other.bounce,
            self.bomb or other.bomb,
            self.success or other.success,
            self.points + other.points,
        )


NOTHING = Result()
Chances: TypeAlias = "list[tuple[Result, Fraction]]"


def toll(side: int, points: int = 0, *, hit: int = 1, out: int = 0, killed: int = 0) -> Result:
    """What one unit of a side suffers; `points` are what the enemy gains by it."""
    if side == OF_GERMAN:
        return Result(german_hit=hit, german=out, german_killed=killed, points=-points)
    return Result(british_hit=hit, british=out, british_killed=killed, points=points)


class Row(NamedTuple):
    """The odds of an answer (of any, if it is empty): the key and the facts of what is said, and all results."""

    answer: str
    key: str
    facts: Facts
    results: Distribution[Result]

    def share(self, of: Callable[[Result], V]) -> Distribution[V]:
        """The distribution of something made of each result."""
        return Distribution(summed((of(result), chance) for result, chance in self.results.shares.items()))


def row(answer: str, key: str, facts: Facts, results: Iterable[tuple[Result, Fraction]]) -> Row:
    """A row of results, which may come several times each."""
    return Row(answer, key, facts, Distribution(summed(results)))


def summed(pairs: Iterable[tuple[V, Fraction]]) -> dict[V, Fraction]:
    """The chances of equal values together; what cannot be is left out."""
    found: dict[V, Fraction] = {}
    for value, chance in pairs:
        if chance:
            found[value] = found.get(value, Fraction(0)) + chance
    return found


def rolled(of: Callable[[int], V], faces: int = 6) -> dict[V, Fraction]:
    """What a die shows on some chart."""
    return summed((of(face), Fraction(1, faces)) for face in range(1, faces + 1))


def together(one: Iterable[tuple[Result, Fraction]], other: Chances) -> Iterator[tuple[Result, Fraction]]:
    """Two things that happen independently of each other."""
    for result, chance in one:
        for more, share in other:
            yield result.plus(more), chance * share
