"""The view as a commander reads it: who is where, how late it is."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, NamedTuple, cast

from tallyho.bots.raf.charts import DATA
from tallyho.bots.raf.weighed import Weighed
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


class Situation:
    """A view, read on demand, and the luck that decides between equals.

    `weighed` collects reasons for a player who wants to know; None for one who only plays.
    """

    def __init__(self, table: dict[str, Json], luck: Luck, weighed: Weighed | None = None) -> None:
        self.table = table
        self.luck = luck
        self.weighed = weighed
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

    def best(self, names: Iterable[str], worth: Callable[[str], Any]) -> str:
        """The name with the highest worth, by luck if there are several."""
        judged = [(worth(name), name) for name in names]
        highest = max(value for value, _ in judged)
        equals = [name for value, name in judged if value == highest]
        if len(equals) == 1:
            return equals[0]
        if self.weighed is not None:
            self.weighed.tie(equals)
        return self.luck.one_of(equals)
