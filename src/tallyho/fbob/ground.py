"""Land units, which lie on each other in a hex (20.5), and ships."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import Final

from tallyho.fbob.components import FbobData
from tallyho.fbob.sharing import with_byte, with_entry
from tallyho.fbob.vocabulary import (
    AA,
    AERODROME,
    ANY_LAND,
    BIT,
    BITS,
    CARRIER,
    HEADQUARTERS,
    NAVY,
    STRENGTH,
)
from tallyho.table import Position

ORDERS: Final = tuple(
    order for number in range(HEADQUARTERS) for order in permutations(range(AA, HEADQUARTERS + 1), number)
)
"""Every order in which land units can lie below the top one."""
NUMBER_OF: Final = {order: number for number, order in enumerate(ORDERS)}


class Ground(Position):
    """Arrays are by the number of the hex or of the ship, lists of two by side; what is `bytes` copies share."""

    __slots__ = (
        "below",
        "held",
        "known",
        "land",
        "navy_at",
        "navy_back",
        "navy_known",
        "navy_shaken",
        "top",
        "watched",
    )

    data: FbobData

    def __init__(self, data: FbobData) -> None:
        super().__init__(data)
        hexes, nowhere = data.nowhere, data.nowhere
        self.land = bytes(hexes)
        self.top = bytes(hexes)
        self.below = bytes(hexes)  # how the others lie below it, by number of ORDERS
        self.known = bytes(hexes)  # land units that the enemy has seen though they were below the top, as bits
        self.navy_at = [nowhere] * len(NAVY)
        self.navy_back = bytes(len(NAVY))
        self.navy_known = bytearray(len(NAVY))
        self.navy_shaken = bytearray(len(NAVY))  # whether it has rolled on the Damage Table in this month
        # worked out when asked for, by one copy for all that share it; replaced by whoever moves a land unit or ship
        self.watched: list[bytes | None] = [None, None]
        self.held: list[list[int] | None] = [None, None]

    def aa(self, at: int) -> int:
        """The strength of the AA artillery in a hex."""
        return self.land[at] & STRENGTH

    def has_land(self, at: int, kind: int) -> bool:
        """Whether a hex has a land unit of a kind."""
        return bool(self.land[at] & BITS[kind])

    def has_aerodrome(self, at: int) -> bool:
        """Whether a hex has an aerodrome."""
        return bool(self.land[at] & BIT[AERODROME])

    def put(self, at: int, kind: int, strength: int = 0, *, under: bool = False) -> None:
        """A land unit is put in a hex: on top, or below all others; guns that are there only become others then."""
        stack, empty = self.stack(at), not self.land[at]
        here = self.land[at] & ~STRENGTH | strength if kind == AA else self.land[at] | BIT[kind]
        self.land = with_byte(self.land, at, here)
        if not under:
            self.lay(at, (kind, *(one for one in stack if one != kind)))
        elif kind not in stack:
            self.lay(at, (*stack, kind))
        self.watched = [None, None]
        held = self.held[self.data.control[at]]
        if empty and held is not None:
            self.held = with_entry(self.held, self.data.control[at], sorted([*held, at]))

    def take(self, at: int, kind: int) -> None:
        """A land unit leaves a hex; the others stay in their order, so that the next one comes up (R-68)."""
        stack = self.stack(at)
        self.land = with_byte(self.land, at, self.land[at] & ~BITS[kind])
        self.known = with_byte(self.known, at, self.known[at] & ~knowledge_bit(kind))
        self.lay(at, tuple(one for one in stack if one != kind))
        self.watched = [None, None]
        held = self.held[self.data.control[at]]
        if not self.land[at] and held is not None:
            self.held = with_entry(self.held, self.data.control[at], [one for one in held if one != at])

    def exchange(self, one: tuple[int, int], two: tuple[int, int]) -> None:
        """Two land units of different kinds, each with its hex, change places."""
        (here, kind), (there, swapped) = one, two
        moves = ((here, kind, swapped, self.aa(there)), (there, swapped, kind, self.aa(here)))
        for at, leaves, comes, strength in moves:
            land = self.land[at] & ~BITS[leaves] | (strength if comes == AA else BIT[comes])
            self.land = with_byte(self.land, at, land)
            self.lay(at, [comes if lying == leaves else lying for lying in self.stack(at)])
        self.changed()

    def stack(self, at: int) -> tuple[int, ...]:
        """The kinds of land units in a hex as they lie, from the top (fbob:20.5b)."""
        return stack_of(self.top[at], self.below[at])

    def lay(self, at: int, stack: Sequence[int]) -> None:
        """The land units of a hex lie so, from the top."""
        top, below = (stack[0], NUMBER_OF[tuple(stack[1:])]) if stack else (0, 0)
        if self.top[at] != top:
            self.top = with_byte(self.top, at, top)
        if self.below[at] != below:
            self.below = with_byte(self.below, at, below)

    def kinds_in(self, at: int) -> list[int]:
        """The kinds of land units in a hex, not as they lie."""
        return kinds_of(self.land[at])

    def hexes_with(self, side: int, kind: int) -> list[int]:
        """The hexes of a side with a land unit of a kind."""
        land, bits = self.land, BITS[kind]
        return [at for at in self.occupied(side) if land[at] & bits]

    def occupied(self, side: int) -> list[int]:
        """The hexes of a side with any land unit; kept until a unit is put or taken."""
        held = self.held[side]
        if held is None:
            control = self.data.control
            held = self.held[side] = [at for at in self.all_occupied() if control[at] == side]
        return held

    def all_occupied(self) -> list[int]:
        """The hexes of both sides with any land unit, in their order."""
        marked = self.land.translate(ANY_LAND)
        found = []
        at = marked.find(1)
        while at >= 0:
            found.append(at)
            at = marked.find(1, at + 1)
        return found

    def changed(self) -> None:
        """Land units or ships are not where they were: what is kept of them is worked out anew."""
        self.watched = [None, None]
        self.held = [None, None]

    def command_near(self, side: int, at: int) -> bool:
        """Whether a headquarters of a side is near enough (fbob:17.6HQc: more of them do no more)."""
        hq = BIT[HEADQUARTERS]
        land, control = self.land, self.data.control
        return any(land[near] & hq and control[near] == side for near in self.data.within(at, self.data.command))

    def ships_in(self, at: int) -> list[int]:
        """The naval units in a hex."""
        return [ship for ship, where in enumerate(self.navy_at) if where == at] if at in self.navy_at else []

    @property
    def carrier_at(self) -> int:
        """The hex of the aircraft carrier."""
        return self.navy_at[CARRIER]


def stack_of(top: int, below: int) -> tuple[int, ...]:
    """The kinds of land units of a hex from the top, by its bytes."""
    return (top, *ORDERS[below]) if top else ()


def kinds_of(here: int) -> list[int]:
    """The kinds of land units in the byte of a hex."""
    return [kind for kind in range(AA, HEADQUARTERS + 1) if here & BITS[kind]] if here else []


def knowledge_bit(kind: int) -> int:
    """The bit that says the enemy knows a kind of land unit in a hex."""
    return 1 if kind == AA else BIT[kind]
