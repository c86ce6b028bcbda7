"""Units in boxes over a flat array: `where[unit]` is the number of the box the unit stands in."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import compress

CROWD = 10
"""Above so many units one pass over the array is faster than finding them one by one (measured)."""


def units_in(where: bytearray, box: int) -> list[int]:
    """The units in one box, in order.

    >>> units_in(bytearray([3, 1, 3]), 3)
    [0, 2]
    """
    if where.count(box) > CROWD:
        return list(compress(range(len(where)), where.translate(_ONLY[box])))
    found: list[int] = []
    unit = where.find(box)
    while unit >= 0:
        found.append(unit)
        unit = where.find(box, unit + 1)
    return found


def mask(boxes: Iterable[int]) -> bytes:
    """A set of boxes, made once, for `units_in_any`."""
    chosen = bytearray(256)
    for box in boxes:
        chosen[box] = 1
    return bytes(chosen)


def units_in_any(where: bytearray, boxes: bytes) -> list[int]:
    """The units in any box of a mask, in order.

    >>> units_in_any(bytearray([3, 1, 2]), mask([2, 3]))
    [0, 2]
    """
    return list(compress(range(len(where)), where.translate(boxes)))


def move_all(where: bytearray, source: int, target: int) -> None:
    """Moves everything in one box to another."""
    unit = where.find(source)
    while unit >= 0:
        where[unit] = target
        unit = where.find(source, unit + 1)


_ONLY = [mask([box]) for box in range(256)]
