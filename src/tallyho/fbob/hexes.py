"""Hexes by number: neighbours, distances and what lies within a radius (fbob:1.4, R-12).

Columns stand upright, the column's number comes first, rows count downward, odd columns lie half a hex lower.
"""

from __future__ import annotations

from typing import Final

COLUMNS: Final = 55
ROWS: Final = 33


def _name(number: int) -> str:
    column, row = divmod(number, ROWS)
    return f"{column + 1:02}{row + 1:02}"


NAMES: Final = tuple(_name(number) for number in range(COLUMNS * ROWS))


class Grid:
    """The grid; what is worked out is kept."""

    names: Final = NAMES
    number: Final = {name: number for number, name in enumerate(NAMES)}

    def __init__(self) -> None:
        places = [divmod(number, ROWS) for number in range(COLUMNS * ROWS)]
        self.q = [column + 1 for column, _ in places]
        self.r = [row + 1 - (column + 1 - ((column + 1) & 1)) // 2 for column, row in places]
        self.beside = [self._beside(column, row) for column, row in places]
        self._within: dict[tuple[int, int], tuple[int, ...]] = {}

    def _beside(self, column: int, row: int) -> tuple[int, ...]:
        """The neighbours clockwise from the north; columns and rows are counted from 0 here."""
        lower = 1 if column % 2 == 0 else 0  # the first column, number 1, is odd
        around = (
            (column, row - 1),
            (column + 1, row - 1 + lower),
            (column + 1, row + lower),
            (column, row + 1),
            (column - 1, row + lower),
            (column - 1, row - 1 + lower),
        )
        return tuple(c * ROWS + r for c, r in around if 0 <= c < COLUMNS and 0 <= r < ROWS)

    def distance(self, one: int, other: int) -> int:
        """How many hexes one is from the other."""
        dq, dr = self.q[one] - self.q[other], self.r[one] - self.r[other]
        return max(abs(dq), abs(dr), abs(dq + dr))

    def within(self, start: int, radius: int) -> tuple[int, ...]:
        """The hexes at most so far from one, itself among them, in the order of their numbers."""
        found = self._within.get((start, radius))
        if found is None:
            reached = {start}
            edge = {start}
            for _ in range(radius):
                edge = {near for at in edge for near in self.beside[at]} - reached
                reached |= edge
            found = self._within[start, radius] = tuple(sorted(reached))
        return found
