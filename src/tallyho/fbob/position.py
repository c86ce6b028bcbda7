"""Everything on the table of a game of First Battle of Britain, hidden or not."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress

from tallyho.fbob.components import FbobData
from tallyho.fbob.ground import Ground
from tallyho.fbob.sharing import with_entry
from tallyho.fbob.vocabulary import (
    ABOARD,
    BASED,
    FLYING,
    GROUP_NAMES,
    NIGHT,
    NIGHT_TRAINED,
    NO_SIDE,
    OF_BRITISH,
    ON_THE_GROUND,
    OPTIONS,
    ZEPPELIN,
)
from tallyho.table import Position

UNIT_ARRAYS = (
    *("place", "group", "used", "took_off", "box", "ace", "unseen", "marks", "spotted", "back", "training", "fastest"),
)
"""The arrays of bytes by air unit."""


class FbobPosition(Ground):
    """Arrays are by the number of the air unit, of the hex or of the ship, lists of two by side.

    What is typed as `bytes` or `Sequence` is shared by copies: it is never changed, but replaced (`sharing`).
    """

    __slots__ = (
        *UNIT_ARRAYS,
        "arranging",
        "at",
        "bombed",
        "ended",
        "fought",
        "free_aa",
        "groups_made",
        "idle",
        "last_month",
        "month",
        "moved_units",
        "moving",
        "mp",
        "note",
        "origin",
        "phasing",
        "picked",
        "plots",
        "post",
        "raf",
        "ready",
        "recon",
        "rising",
        "rules",
        "started",
        "stock",
        "turn",
        "weather",
        "went",
    )

    def __init__(self, data: FbobData) -> None:
        super().__init__(data)
        self._clear_units()
        self._clear_map()
        self._clear_numbers()

    def _clear_units(self) -> None:
        units, nowhere = len(self.data.units), self.data.nowhere
        self.place = bytearray(units)
        self.at = [nowhere] * units
        self.group = bytearray(units)  # the mission group or lone unit it flies as, by number of its side
        self.used = bytearray(units)  # hexes flown in this flying turn
        self.took_off = bytearray(units)  # flying turn of its take-off
        self.origin = [nowhere] * units  # hex of its take-off
        self.box = bytearray(units)  # where its endurance marker is; 0 without one
        self.ace = bytearray(units)
        self.unseen = bytearray(units)  # aces that have joined it on the ground since the enemy looked
        self.marks = bytearray(units)
        self.spotted = bytearray(units)  # whether the enemy knows it
        self.back = bytearray(units)  # month in which it is back from recycling
        self.training = bytearray(units)
        self.fastest = bytearray(units)  # most hexes it has been seen to fly in a turn of this month
        self.note: Sequence[str] = [""] * units  # the target noted for it (fbob:27.1a)
        self.post: Sequence[int] = [nowhere] * units  # the hex it is to patrol, until all patrols are up

    def _clear_map(self) -> None:
        self.bombed = bytes(len(self.data.targets))
        self.recon: Sequence[Sequence[int]] = [[], []]
        self.plots: Sequence[Sequence[int]] = [[], []]

    def _clear_numbers(self) -> None:
        units = len(self.data.units)
        self.mp: Sequence[int] = [0, 0]
        self.month = 1
        self.last_month = 1
        self.started = 1
        self.turn = 0
        self.phasing = NO_SIDE
        self.arranging = NO_SIDE  # the side that is just placing units, which the enemy sees only when it is done
        self.moving = 0  # the group that is moving, of the phasing side
        self.rising: Sequence[str] = []  # the base of each unit that is being sent up, of one at least
        self.groups_made: Sequence[int] = [0, 0]
        self.fought: Sequence[int] = []  # hexes in which a dogfight was fought, or which were attacked, in this phase
        self.ready: Sequence[int] = [0, 0]  # sides that have nothing more to say in this phase
        self.picked: Sequence[int] = [units, units]  # the unit for which a side is just choosing a hex or target
        self.moved_units: Sequence[str] = []  # what was redeployed in this phase
        self.stock: Sequence[int] = []  # what is left to be set up
        self.went: Sequence[int] = [0, 0]  # whether a side has flown a mission in this month
        self.idle = 0
        self.free_aa = 0
        self.ended = 0
        self.raf = self.weather = False
        self.rules = 0

    def copy(self) -> FbobPosition:
        """An independent copy."""
        twin = FbobPosition.__new__(FbobPosition)
        Position.__init__(twin, self.data)
        twin.luck = self.luck
        twin.reveals = self.reveals
        twin.place = self.place[:]
        twin.at = self.at[:]
        twin.group = self.group[:]
        twin.used = self.used[:]
        twin.took_off = self.took_off[:]
        twin.origin = self.origin[:]
        twin.box = self.box[:]
        twin.ace = self.ace[:]
        twin.unseen = self.unseen[:]
        twin.marks = self.marks[:]
        twin.spotted = self.spotted[:]
        twin.back = self.back[:]
        twin.training = self.training[:]
        twin.fastest = self.fastest[:]
        twin.navy_at = self.navy_at[:]
        twin.navy_known = self.navy_known[:]
        twin.navy_shaken = self.navy_shaken[:]
        self._share(twin)
        return twin

    def _share(self, twin: FbobPosition) -> None:
        """What is never changed, but replaced."""
        twin.note = self.note
        twin.post = self.post
        twin.land = self.land
        twin.top = self.top
        twin.below = self.below
        twin.known = self.known
        twin.navy_back = self.navy_back
        twin.bombed = self.bombed
        twin.recon = self.recon
        twin.plots = self.plots
        twin.fought = self.fought
        twin.mp = self.mp
        twin.rising = self.rising
        twin.groups_made = self.groups_made
        twin.ready = self.ready
        twin.went = self.went
        twin.picked = self.picked
        twin.stock = self.stock
        twin.moved_units = self.moved_units
        twin.watched = self.watched
        twin.held = self.held
        twin.month = self.month
        twin.last_month = self.last_month
        twin.started = self.started
        twin.turn = self.turn
        twin.phasing = self.phasing
        twin.arranging = self.arranging
        twin.moving = self.moving
        twin.idle = self.idle
        twin.free_aa = self.free_aa
        twin.ended = self.ended
        twin.raf = self.raf
        twin.weather = self.weather
        twin.rules = self.rules

    # Rules in use

    def has(self, option: str) -> bool:
        """Whether an optional rule is in use."""
        return self.rules > 0 and bool(self.rules >> OPTIONS.index(option) & 1)

    @property
    def night(self) -> bool:
        """Whether this flying turn is at night (fbob:16.2a)."""
        return self.turn >= self.data.night[self.month]

    def is_night_trained(self, unit: int) -> bool:
        """Zeppelins and Be-2s always are (fbob:24.6a, R-67)."""
        return self.data.units[unit].night or bool(self.training[unit] & NIGHT_TRAINED)

    def stack_limit(self, side: int) -> int:
        """How many units of a side may fly in one hex (fbob:9.3, fbob:21.2a, fbob:29.3a)."""
        if self.rules and self.night and self.has(NIGHT):
            return 1
        return self.data.stack_raf if side == OF_BRITISH and self.raf else self.data.stack[side]

    def cost(self, unit: int) -> int:
        """The morale points that an air unit costs (fbob:21.2b)."""
        return self.data.costs[self.raf][unit]

    # Air units

    def members(self, side: int, group: int) -> list[int]:
        """The units of a mission group, or a lone unit; who is not in the air has no group."""
        labels, units = self.group, self.data.of_side[side]
        found = []
        unit = labels.find(group, units.start, units.stop) if 0 < group < 256 else -1
        while unit >= 0:
            found.append(unit)
            unit = labels.find(group, unit + 1, units.stop)
        return found

    def groups(self, side: int) -> list[int]:
        """The numbers of a side's groups in the air."""
        return sorted({self.group[unit] for unit in self.flying(side)})

    def flying(self, side: int) -> list[int]:
        """The units of a side in the air."""
        place, units = self.place, self.data.of_side[side]
        found = []
        unit = place.find(FLYING, units.start, units.stop)
        while unit >= 0:
            found.append(unit)
            unit = place.find(FLYING, unit + 1, units.stop)
        return found

    def on_the_ground(self, side: int) -> list[int]:
        """The units of a side at its bases and aboard the carrier."""
        units = self.data.of_side[side]
        return [*compress(units, self.place[units.start : units.stop].translate(ON_THE_GROUND))]

    def flying_in(self, side: int, at: int) -> list[int]:
        """The units of a side that fly in a hex."""
        where = self.at
        return [unit for unit in self.flying(side) if where[unit] == at]

    def based_in(self, side: int, at: int) -> list[int]:
        """The units of a side on the ground in a hex; those aboard the carrier are not among them."""
        if at not in self.at:
            return []
        where, place = self.at, self.place
        return [unit for unit in self.on_the_ground(side) if where[unit] == at and place[unit] == BASED]

    def aboard(self) -> list[int]:
        """The air units on the carrier."""
        place = self.place
        return [unit for unit in self.data.of_side[OF_BRITISH] if place[unit] == ABOARD] if ABOARD in place else []

    def new_group(self, side: int) -> int:
        """The next free number of a group."""
        taken = {self.group[unit] for unit in self.flying(side)}
        number = self.groups_made[side] % 250 + 1
        while number in taken:
            number = number % 250 + 1
        self.groups_made = with_entry(self.groups_made, side, number)
        return number

    def left(self, units: list[int]) -> int:
        """The hexes that a group can still fly in this turn (fbob:8.2a, fbob:8.3c)."""
        speed, used = self.data.speed, self.used
        if len(units) == 1:
            return speed[units[0]] - used[units[0]]
        return min([speed[unit] - used[unit] for unit in units])

    def names(self, units: list[int]) -> list[str]:
        """The names of some air units."""
        return [self.data.names[unit] for unit in units]

    def is_zeppelin(self, unit: int) -> bool:
        """Whether a unit is a Zeppelin."""
        return self.data.klass[unit] == ZEPPELIN

    def hides_who_joins(self, unit: int) -> bool:
        """Whether the enemy does not see an ace who joins a unit: it was examined on the ground (R-87)."""
        return bool(self.spotted[unit]) and self.place[unit] in (BASED, ABOARD) and not self.is_zeppelin(unit)


def group_name(side: int, group: int) -> str:
    """`G3`: the third group of the German side."""
    return GROUP_NAMES[side][group]
