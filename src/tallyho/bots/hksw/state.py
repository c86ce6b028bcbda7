"""The view as a commander reads it: flights, cards, fuel, and what is known of the other side."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from typing import Any, Final, cast

from tallyho.bots.hksw.charts import DATA
from tallyho.bots.hksw.odds import Cards, Fighter
from tallyho.bots.weighed import Weighed, Weighing
from tallyho.hksw.vocabulary import CITY, LUFTWAFFE, OF_RAF
from tallyho.table import Choice, Luck, View

KNOWN: Final = {name: number for number, name in enumerate(DATA.cards)}
SQUARES: Final = {**DATA.square, "box": DATA.box}


def told(choice: Choice, name: str) -> Any:  # noqa: ANN401 - the caller knows what its question says
    """What a question says besides its offers."""
    return (choice.args or {})[name]


class Table(Weighing):
    """A view, read on demand by who weighs what to do."""

    def __init__(self, view: View, luck: Luck, weighed: Weighed | None = None) -> None:
        super().__init__(luck, weighed)
        self.table = view.table
        self.side = view.side
        where = cast("dict[str, str]", view.table["at"])
        self.at = [SQUARES[where[name]] for name in DATA.flights]

    # Fields

    def number(self, field: str) -> int:
        """A field that is a number."""
        return cast("int", self.table[field])

    def text(self, field: str) -> str:
        """A field that is a word."""
        return cast("str", self.table[field])

    def by_name(self, field: str) -> dict[str, Any]:
        """A field with a value for each name."""
        return cast("dict[str, Any]", self.table[field])

    def flight_in(self, field: str) -> int | None:
        """A field that names a flight."""
        name = self.text(field)
        return DATA.flight[name] if name else None

    @property
    def turn(self) -> int:
        """The game turn."""
        return self.number("turn")

    @property
    def turns_left(self) -> int:
        """The turns after this one."""
        return self.number("last_turn") - self.turn

    @property
    def lead(self) -> int:
        """How many points this side is ahead."""
        score = self.by_name("score")
        ahead = cast("int", score[LUFTWAFFE] - score["raf"])
        return ahead if self.side == LUFTWAFFE else -ahead

    # Flights

    def on_map(self, flights: range) -> list[int]:
        """Those of the flights that are on the map."""
        return [flight for flight in flights if self.at[flight] != DATA.box]

    def size(self, flight: int) -> int:
        """How many cards a flight has, as far as that is known."""
        return cast("int | None", self.by_name("sizes")[DATA.flights[flight]]) or 0

    def fuel(self, flight: int) -> int:
        """The fuel tokens of a flight."""
        return cast("int", self.by_name("fuel")[DATA.flights[flight]])

    def marks(self, flight: int) -> list[str]:
        """What a flight has done on this sortie."""
        return cast("list[str]", self.by_name("sortie_marks")[DATA.flights[flight]])

    def done(self, flight: int) -> list[str]:
        """What a flight has done in this phase."""
        return cast("list[str]", self.by_name("phase_marks")[DATA.flights[flight]])

    def radar(self, flight: int) -> str:
        """How a flight stands with the radar line."""
        return cast("str", self.by_name("radar")[DATA.flights[flight]])

    def raf_squares(self) -> set[int]:
        """Where RAF flights are."""
        return {self.at[flight] for flight in OF_RAF if self.at[flight] != DATA.box}

    # Cards

    @cached_property
    def _places(self) -> dict[str, list[int]]:
        found: dict[str, list[int]] = {}
        for name, place in self.by_name("cards").items():
            if name in KNOWN:
                found.setdefault(place, []).append(KNOWN[name])
        return found

    def cards_in(self, place: str) -> list[int]:
        """The cards that this side knows to be in a place; one that only a pack has is not known."""
        return self._places.get(place, [])

    def cards_of(self, flight: int) -> list[int]:
        """The cards that this side knows to be with a flight."""
        return self.cards_in(DATA.flights[flight])

    def damaged(self, group: int) -> int:
        """How many squadrons of a Group its dice can mend: none of a type that has left the game."""
        cards = self.cards_in("damaged")
        return sum(DATA.card_formation[card] == group and not DATA.has_left(card, self.turn) for card in cards)

    # Targets

    def hits(self, target: int) -> int:
        """The hits on a target."""
        return cast("int", self.by_name("damage").get(DATA.targets[target].name, 0))

    def mission(self, flight: int) -> int | None:
        """The target of a flight, as far as this side knows it."""
        name = DATA.flights[flight]
        for target, place in self.by_name("missions").items():
            if place == name and target in DATA.target:
                return DATA.target[target]
        return None

    def dice_of(self, group: int) -> int:
        """The repair dice of a Group: the production of its cities without a bomb marker."""
        return sum(DATA.targets[city].production for city in DATA.cities_of[group] if not self.hits(city))


def fighter(card: int, *, north: bool = False, dive: bool = False) -> Fighter:
    """A card as it fights, over a square wholly north of the 12 Group line or not, and as it bombs."""
    kind = DATA.kind[card]
    return Fighter(kind.north if north else kind.dogfight, kind.damage, kind.bombing + (kind.dive if dive else 0))


def fighters(cards: Iterable[int], *, north: bool = False, dive: bool = False) -> Cards:
    """Cards as they fight, in order, so that equal flights are counted once."""
    return tuple(sorted(fighter(card, north=north, dive=dive) for card in cards))


def dives(target: int) -> bool:
    """Whether dive bombers have their additional die against a target (hksw:8.stuka.a)."""
    return DATA.targets[target].kind != CITY
