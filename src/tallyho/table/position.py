"""Everything on the table, as plain data."""

from __future__ import annotations

from typing import Self

from tallyho.table.data import Components
from tallyho.table.errors import Defect
from tallyho.table.log import Tell, silence


class Position:
    """Base of every game's position: flat arrays and a handful of ints, no object graph.

    A subclass adds `__slots__`, names every one of its attributes in its title's fields, and writes `copy` by hand:
    a constructor that does no work, then one assignment a field, `luck` and `reveals` included.
    """

    __slots__ = ("data", "luck", "reveals", "tell")

    def __init__(self, data: Components) -> None:
        self.data = data
        self.luck = 1
        self.reveals = 0
        self.tell: Tell = silence

    def copy(self) -> Self:
        """An independent copy that tells nobody (a new position is silent)."""
        raise Defect(f"{type(self).__name__} does not copy itself")

    def reveal(self) -> None:
        """Something hidden was turned up for a side: no undo goes back past here."""
        self.reveals += 1
