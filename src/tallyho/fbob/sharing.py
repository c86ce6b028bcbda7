"""What copies of a position share: it is never changed, but replaced by what these functions make of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


def with_byte(array: bytes, place: int, value: int) -> bytes:
    """The array with another value in one place.

    >>> with_byte(b"abc", 1, 120)
    b'axc'
    """
    changed = bytearray(array)
    changed[place] = value
    return bytes(changed)


def with_entry(things: Sequence[T], place: int, thing: T) -> list[T]:
    """The list with another entry in one place.

    >>> with_entry([1, 2, 3], 0, 7)
    [7, 2, 3]
    """
    changed = [*things]
    changed[place] = thing
    return changed
