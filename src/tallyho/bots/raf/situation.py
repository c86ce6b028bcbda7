"""The view as a commander reads it: who is where, how late it is."""

from __future__ import annotations

from typing import Final, NamedTuple, cast

from tallyho.bots.raf.charts import DATA
from tallyho.bots.weighed import Weighed, Weighing
from tallyho.raf.vocabulary import BOXES, CLOCK, END_OF_DAY, LANDING
from tallyho.table import Choice, Json, Luck

PLACES: Final = {
    name: (box, full) for box, place in enumerate(BOXES) for name, full in ((place, 1), (f"{place} reduced", 0))
}
SQUADRONS: Final = tuple(enumerate(DATA.names[: DATA.squadrons]))
GRUPPEN: Final = tuple(enumerate(DATA.names))[DATA.squadrons :]


def told(choice: Choice, name: str) -> Json:
    """What a question says besides its offers."""
    return (choice.args or {})[name]


class Unit(NamedTuple):
    """A unit in the view: its number, its box, and whether it is full."""

    number: int
    box: int
    full: int

    @property
    def rating(self) -> int:
        """Its combat rating as it is now."""
        return DATA.combat[self.full][self.number]

    @property
    def strength(self) -> int:
        """Its bombing strength as it is now."""
        return DATA.bombing[self.full][self.number]

    @property
    def type(self) -> int:
        """Its type of aircraft."""
        return DATA.type[self.number]


class Situation(Weighing):
    """A view, read on demand by who weighs what to do."""

    def __init__(self, table: dict[str, Json], luck: Luck, weighed: Weighed | None = None) -> None:
        super().__init__(luck, weighed)
        self.table = table
        self.places = cast("dict[str, str]", table["units"])

    def unit(self, name: str) -> Unit:
        """One unit; one that only a player's own pack has is taken for the first squadron."""
        box, full = PLACES[self.places[name]]
        return Unit(DATA.number.get(name, 0), box, full)

    def squadrons(self, *boxes: int) -> list[Unit]:
        """The squadrons in some boxes."""
        places = self.places
        return [Unit(unit, *place) for unit, name in SQUADRONS if (place := PLACES[places[name]])[0] in boxes]

    def on_call(self) -> list[Unit]:
        """The squadrons in their sectors and on patrol."""
        places = self.places
        return [Unit(unit, *place) for unit, name in SQUADRONS if (place := PLACES[places[name]])[0] < LANDING]

    def gruppen(self, *boxes: int) -> list[Unit]:
        """The Gruppen in some boxes."""
        places = self.places
        return [Unit(unit, *place) for unit, name in GRUPPEN if (place := PLACES[places[name]])[0] in boxes]

    def text(self, field: str) -> str:
        """A field that is a word."""
        return cast("str", self.table[field])

    def number(self, field: str) -> int:
        """A field that is a number."""
        return cast("int", self.table[field])

    def words(self, field: str) -> list[str]:
        """A field that is a list of words."""
        return cast("list[str]", self.table[field])

    def by_name(self, field: str) -> dict[str, str]:
        """A field with a word for each name."""
        return cast("dict[str, str]", self.table[field])

    def level(self) -> int:
        """How depleted the Luftwaffe is: 0, 1 or 2."""
        return DATA.depletion_level[self.number("depletion")]

    def daylight(self) -> float:
        """The share of the day that is still to come."""
        return 1 - CLOCK.index(self.text("clock")) / END_OF_DAY
