"""What a view of Battle of Britain shows, read for those who tell it in words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from tallyho.hksw.components import HkswData
from tallyho.hksw.fields import BOX
from tallyho.hksw.vocabulary import LUFTWAFFE, RAF, RAF_FLIGHTS
from tallyho.table import View
from tallyho.terminal.raf import unbroken
from tallyho.words import Words

GAME: Final = "hksw"
CATALOGUE: Final = "terminal-hksw"
"""The catalogue of what is said here."""


class HkswTable:
    """What lies on the table as a side may know it, with the words to say it."""

    def __init__(self, view: View, words: Words, data: HkswData) -> None:
        table: Any = view.table
        self.table: Mapping[str, Any] = table
        self.side = view.side
        self.words = words
        self.data = data
        self.cards_in: dict[str, list[str]] = {}
        cards: dict[str, str] = self.table["cards"]
        for card, place in cards.items():
            self.cards_in.setdefault(place, []).append(card)

    # Saying

    def say(self, message: str, **args: object) -> str:
        """A sentence of the terminal's catalogue of this game."""
        return self.words.say(CATALOGUE, message, args)

    def piece(self, name: str) -> str:
        """The name of a flight, a card, a target or a square."""
        return unbroken(self.words.piece(GAME, name))

    def joined(self, facts: Iterable[str]) -> str:
        """Several facts in one line."""
        return self.say("between").join(facts)

    # Reading

    @property
    def flights(self) -> tuple[list[str], list[str]]:
        """The flights of the Luftwaffe, and those of the RAF."""
        return [*self.data.flights[RAF_FLIGHTS:]], [*self.data.flights[:RAF_FLIGHTS]]

    def owner(self, flight: str) -> str:
        """The side of a flight."""
        return RAF if self.data.flight[flight] < RAF_FLIGHTS else LUFTWAFFE

    def square(self, flight: str) -> str | None:
        """Where a flight's plane is on the map; None on its box."""
        where: str = self.table["at"][flight]
        return None if where == BOX else where

    def is_up(self, flight: str) -> bool:
        """Whether a flight is in the air: of the Luftwaffe, whether it has taken off; of the RAF, away from home."""
        if self.square(flight) is None:
            return False
        if self.owner(flight) == LUFTWAFFE:
            return "took-off" in self.table["sortie_marks"][flight]
        return self.square(flight) != self.base(flight)

    def base(self, flight: str) -> str:
        """The square of a flight's airfield."""
        return self.data.squares[self.data.base[self.data.flight[flight]]]

    def target_of(self, flight: str) -> str | None:
        """The target of a Luftwaffe flight, if the side knows it."""
        missions: dict[str, str] = self.table["missions"]
        return next((target for target, place in missions.items() if place == flight), None)

    def hand(self) -> list[str]:
        """The mission cards in the hand, if the side sees them."""
        return [target for target, place in self.table["missions"].items() if place == "hand"]

    def target_square(self, target: str) -> str:
        """The square of a target."""
        return self.data.squares[self.data.targets[self.data.target[target]].square]

    def is_out(self, target: str) -> bool:
        """Whether a target is knocked out."""
        hits: int = self.table["damage"][target]
        return hits >= self.data.targets[self.data.target[target]].hits

    def by_type(self, cards: Iterable[str]) -> str:
        """`Bf 109 I/JG3/2, II/JG3/2; He 111 I/KG1/2`: cards as they are typed, type by type."""
        found: dict[str, list[str]] = {}
        for card in cards:
            kind = self.say("word-type", type=self.data.type[self.data.card[card]])
            found.setdefault(kind, []).append(card)
        return self.joined(f"{unbroken(kind)} {', '.join(names)}" for kind, names in found.items())
