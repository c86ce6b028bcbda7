"""Units in boxes over a flat array: `where[unit]` is the number of the box the unit stands in."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import compress
from typing import TypeVar

T = TypeVar("T")

CROWD = 10
"""Above so many units one pass over the array is faster than finding them one by one (measured)."""


def units_in(where: bytearray, box: int) -> list[int]:
    """The units in one box, in order.

    >>> units_in(bytearray([3, 1, 3]), 3)
    [0, 2]
    """
    if where.count(box) > CROWD:
        return list(compress(range(len(where)), where.translate(ONLY[box])))
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


def as_set(where: bytearray, boxes: bytes) -> int:
    """The units in any box of a mask as one number, a byte for each: so whole sets are joined and cut at once."""
    return int.from_bytes(where.translate(boxes), "big")


def set_of(units: Iterable[int], number: int) -> int:
    """Some of so many units as one number, as `as_set` has them."""
    return sum(1 << 8 * (number - 1 - unit) for unit in units)


def members(units: int, things: Sequence[T]) -> list[T]:
    """Of things in the order of the units those in a set; of the last units alone, if no other can be in it.

    >>> members(set_of([1, 3], 4) & as_set(bytearray([3, 1, 2, 2]), mask([2])), ["c", "d"])
    ['d']
    """
    return list(compress(things, units.to_bytes(len(things), "big"))) if units else []


def move_all(where: bytearray, source: int, target: int) -> None:
    """Moves everything in one box to another."""
    unit = where.find(source)
    while unit >= 0:
        where[unit] = target
        unit = where.find(source, unit + 1)


ONLY = [mask([box]) for box in range(256)]
"""For each box the mask of it alone."""
