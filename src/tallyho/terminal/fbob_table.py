"""What a view of First Battle of Britain shows, read for those who tell it in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from tallyho.fbob.components import FbobData
from tallyho.fbob.rows import Unit
from tallyho.fbob.title import FBOB
from tallyho.fbob.vocabulary import LETTERS, NAVY, SIDES
from tallyho.table import View
from tallyho.terminal.raf import unbroken
from tallyho.words import Words

GAME: Final = "fbob"
CATALOGUE: Final = "terminal-fbob"
"""The catalogue of what is said here."""


class FbobTable:
    """What lies on the table as a side may know it, with the words to say it."""

    def __init__(self, view: View, words: Words, data: FbobData) -> None:
        table: Any = view.table
        self.table: Mapping[str, Any] = table
        self.side = view.side
        self.words = words
        self.data = data

    # Saying

    def say(self, message: str, **args: object) -> str:
        """A sentence of the terminal's catalogue of this game."""
        return self.words.say(CATALOGUE, message, args)

    def piece(self, name: str) -> str:
        """The name of a hex, a ship or a unit."""
        return unbroken(self.words.piece(GAME, name))

    def joined(self, facts: Iterable[str]) -> str:
        """Several facts in one line."""
        return self.say("between").join(facts)

    def unit_word(self, name: str) -> str:
        """`13 (Gotha)`: a unit as it is typed, with what it flies; a Fake flies nothing."""
        kind = self.words.piece(GAME, name).rpartition("(")[2]
        return unbroken(f"{name} ({kind}") if kind.endswith(")") else name

    def near(self, at: str) -> str:
        """A hex, with the nearest town if it has none itself."""
        if self.place(at):
            return self.piece(at)
        towns = [number for number, kind in enumerate(self.data.kind) if kind]
        town = min(towns, key=lambda number: (self.data.distance(self.data.hex[at], number), number))
        hexes = self.data.distance(self.data.hex[at], town)
        return unbroken(self.say("near-town", hex=at, hexes=hexes, town=self.words.piece(GAME, self.data.hexes[town])))

    # Air units and groups

    def unit(self, name: str) -> Unit:
        """What the counter of a unit shows."""
        return self.data.units[self.data.unit[name]]

    def members(self, group: str) -> list[str]:
        """The units of a group that the side knows."""
        side, number = LETTERS.index(group[0]), int(group[1:])
        return [
            name
            for name, state in self.table["units"].items()
            if state["place"] == "flying" and state.get("group") == number and self.unit(name).side == side
        ]

    def groups(self, side: str) -> dict[str, Any]:
        """The groups of a side in the air."""
        return {name: group for name, group in self.table["groups"].items() if group["side"] == side}

    def units_of(self, side: str, *places: str) -> list[str]:
        """The known units of a side in some places."""
        of_side = SIDES.index(side)
        units: dict[str, Any] = self.table["units"]
        return [name for name, state in units.items() if self.unit(name).side == of_side and state["place"] in places]

    def state(self, name: str) -> dict[str, Any]:
        """What is known of a unit."""
        found: dict[str, Any] = self.table["units"][name]
        return found

    # Hexes

    def distance(self, one: str, other: str) -> int:
        """The hexes from one to the other."""
        return self.data.distance(self.data.hex[one], self.data.hex[other])

    def bases(self, side: str) -> list[str]:
        """The hexes of a side's aerodromes that the viewer knows."""
        land: dict[str, Any] = self.table["land"]
        return [at for at, here in land.items() if here["side"] == side and "aerodrome" in here["units"]]

    def ships(self) -> Iterator[tuple[str, str]]:
        """Ships at sea: hex, and name if the side knows it."""
        for ship in self.table["ships"] or ():
            if ship["at"]:
                yield ship["at"], ship["name"]

    def guns(self, at: str) -> int:
        """The AA strength in a hex as far as the side knows, ships and aerodromes with it."""
        here = self.table["land"].get(at)
        words: list[str] = here["units"] if here else []
        found = sum(int(word[2:]) for word in words if word[:2] == "aa")
        if here and "aerodrome" in words:
            found += self.data.ground[self.data.mix[SIDES.index(here["side"])]["aerodrome", 0]].aa
        for where, name in self.ships():
            if where == at:
                found += self.data.ground[self.data.mix[1]["carrier" if name == NAVY[0] else "tender", 0]].aa
        return found

    def owner(self, at: str) -> str:
        """The side that controls a hex, whose guns are there; ships are British."""
        number = self.data.control[self.data.hex[at]]
        return SIDES[number] if number < len(SIDES) else SIDES[1]

    def place(self, at: str) -> str:
        """The name of the town or city in a hex, empty if there is none."""
        return self.data.place[self.data.hex[at]]


def printed() -> FbobData:
    """The components of the box."""
    data = FBOB.data()
    assert isinstance(data, FbobData)
    return data


def table_of(view: View, words: Words, data: FbobData | None = None) -> FbobTable | None:
    """The table of a view, if the components name all that lies on it."""
    found = data or printed()
    units: Any = view.table["units"]
    return FbobTable(view, words, found) if set(units) <= set(found.unit) else None
