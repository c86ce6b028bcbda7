"""What a side knows of the cards in Battle of Britain, from its view alone, and what the unseen ones may be.

Unseen cards of a flight are taken to be any of the cards of its formation whose place the side does not know, all
alike; only a flight that all have seen north of the 12 Group line has no Bf 109 and no Ju 87 (hksw:6.line12.a).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import combinations
from math import comb
from typing import Any, TypeAlias

from tallyho.hksw.components import HkswData
from tallyho.hksw.fields import BOX
from tallyho.hksw.rows import Kind
from tallyho.lab.hksw_dice import Cards, Faces, Fighter, faces_of
from tallyho.table import Choice, View

Chances: TypeAlias = "list[tuple[Cards, Fraction]]"
"""Cards that there may be, each with its chance."""


class Sighted:
    """A view, the question that its side is asked, and the components, which lie open to everybody."""

    def __init__(self, view: View, asked: Choice, data: HkswData) -> None:
        self.table: Mapping[str, Any] = view.table
        self.side = view.side
        self.asked = asked
        self.data = data
        self.faces: Faces = faces_of(data)

    def told(self, name: str) -> Any:  # noqa: ANN401 - the caller knows what its question says
        """What the question says besides its offers."""
        return (self.asked.args or {})[name]

    # Flights

    def known(self, flight: str) -> list[str]:
        """The cards that the side knows to be in a flight."""
        return [card for card, place in self.table["cards"].items() if place == flight]

    def unseen(self, flight: str) -> int:
        """How many cards of a flight the side does not know."""
        return max(0, (self.table["sizes"][flight] or 0) - len(self.known(flight)))

    def kinds(self, flight: str) -> list[Kind]:
        """The types of the known cards of a flight."""
        return [self.data.kind[self.data.card[card]] for card in self.known(flight)]

    def square(self, flight: str) -> int | None:
        """The square of a flight; None on its box."""
        name: str = self.table["at"][flight]
        return None if name == BOX else self.data.square[name]

    def is_north(self, flight: str) -> bool:
        """Whether a flight fights north of the 12 Group line."""
        square = self.square(flight)
        return square is not None and self.data.north[square]

    def target_of(self, flight: str) -> str | None:
        """The target of a flight's mission, if the side knows it."""
        missions: dict[str, str] = self.table["missions"]
        return next((target for target, place in missions.items() if place == flight), None)

    # Cards that there may be

    def pool(self, flight: str) -> list[Kind]:
        """The types of the cards that an unseen card of a flight may be."""
        data = self.data
        number = data.flight[flight]
        hidden = [card for card in data.cards_of[data.formation[number]] if data.cards[card] not in self.table["cards"]]
        north = self.is_north(flight) or "went-north" in self.table["sortie_marks"][flight]
        return [data.kind[card] for card in hidden if not (north and data.kind[card].short_range)]

    def drawn(self, flight: str, number: int, *, north: bool) -> Chances:
        """What so many cards drawn at random from a flight may be; all of its cards if there are no more."""
        known = [fighter(kind, north=north) for kind in self.kinds(flight)]
        unseen, pool = self.unseen(flight), Counter(fighter(kind, north=north) for kind in self.pool(flight))
        size = len(known) + unseen
        number = min(number, size)
        found: dict[Cards, Fraction] = {}
        for seen in range(max(0, number - unseen), min(number, len(known)) + 1):
            share = Fraction(comb(unseen, number - seen), comb(size, number))
            for cards in combinations(known, seen):
                for others, chance in dealt(pool, number - seen):
                    key = tuple(sorted((*cards, *others)))
                    found[key] = found.get(key, Fraction(0)) + share * chance
        return [*found.items()]

    def one_of(self, flights: Sequence[str], *, north: bool) -> list[tuple[Fighter, Fraction]]:
        """What a card drawn from all cards of some flights may be."""
        sizes = {flight: len(self.known(flight)) + self.unseen(flight) for flight in flights}
        whole = sum(sizes.values())
        return [
            (cards[0], chance * size / whole)
            for flight, size in sizes.items()
            if size
            for cards, chance in self.drawn(flight, 1, north=north)
        ]


def fighter(kind: Kind, *, north: bool, ace: bool = False) -> Fighter:
    """A card of a type as it fights; an ace brings a die (hksw:8.ace.b)."""
    return Fighter((kind.north if north else kind.dogfight) + ace, kind.damage)


def dealt(pool: Mapping[Fighter, int], number: int) -> Iterator[tuple[Cards, Fraction]]:
    """What so many cards dealt from a pool may be, each with its chance; fewer if the pool is smaller."""
    whole = sum(pool.values())
    number = min(number, whole)
    for cards, ways in _ways([*pool.items()], number):
        yield cards, Fraction(ways, comb(whole, number))


def _ways(pool: list[tuple[Fighter, int]], number: int) -> Iterator[tuple[Cards, int]]:
    """The sets of so many cards, and in how many ways each can be dealt."""
    if not pool:
        if not number:
            yield (), 1
        return
    (one, count), *rest = pool
    for taken in range(min(count, number) + 1):
        for cards, ways in _ways(rest, number - taken):
            yield (one,) * taken + cards, comb(count, taken) * ways
