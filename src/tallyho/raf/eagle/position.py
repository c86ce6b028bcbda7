"""Everything on the table of RAF: Eagle: what the RAF games share, and the planning track."""

from __future__ import annotations

from typing import Final

from tallyho.raf.eagle.components import EagleData
from tallyho.raf.position import RafPosition, blank_markers, copy_markers
from tallyho.raf.vocabulary import OUT

CARDS: Final = 61
"""One more than there are target cards: they are counted from 1."""
FIRST_STRATEGY: Final = 155
STRATEGY_CARDS: Final = 10


class EaglePosition(RafPosition):
    """The table of Eagle. Target cards are numbers, time segments 0 to 6.

    `planned` has for every target card its segment plus one, 0 if it is not on the planning track; `forward` whether
    its raid strikes the forward airfield; `raid_of` the target card every Gruppe is assigned to; `strategy_on` the
    target card each strategy card lies on, from 155 on; `jabo` who carries a Jabo marker. `ultra` is the segment with
    the ULTRA marker plus one. Fighters have been assigned, or could have been, for all segments before `settled`.
    `raids` counts the raids planned for the day, `opened` is the card that is being planned.
    """

    __slots__ = ("forward", "jabo", "opened", "planned", "raid_of", "raids", "settled", "strategy_on", "ultra")

    data: EagleData
    planned: bytearray
    forward: bytearray
    raid_of: bytearray
    strategy_on: bytearray
    jabo: bytearray
    ultra: int
    settled: int
    raids: int
    opened: int

    def copy(self) -> EaglePosition:
        """An independent copy."""
        twin = EaglePosition(self.data, self.where[:], self.full[:], self.cards[:], self.damage[:])
        copy_markers(self, twin)
        twin.planned = self.planned[:]
        twin.forward = self.forward[:]
        twin.raid_of = self.raid_of[:]
        twin.strategy_on = self.strategy_on[:]
        twin.jabo = self.jabo[:]
        twin.ultra = self.ultra
        twin.settled = self.settled
        twin.raids = self.raids
        twin.opened = self.opened
        return twin

    def rating_change(self, units: list[int]) -> int:
        """A Jabo fights with the rating of its marker, not with its own (eagle:19.3b)."""
        change = 0
        if 1 in self.jabo:
            for unit in units:
                if self.jabo[unit]:
                    face = self.full[unit]
                    change += self.data.jabo_combat[face] - self.data.combat[face][unit]
        return change


def blank(data: EagleData) -> EaglePosition:
    """Nothing on the map, no card in a deck, nothing planned, every marker on its first space."""
    p = EaglePosition(
        data,
        bytearray([OUT]) * data.units,
        bytearray(b"\1") * data.units,
        bytearray(len(data.card_names) + 1),
        bytearray(len(data.sites)),
    )
    blank_markers(p)
    p.planned = bytearray(CARDS)
    p.forward = bytearray(CARDS)
    p.raid_of = bytearray(data.units)
    p.strategy_on = bytearray(STRATEGY_CARDS)
    p.jabo = bytearray(data.units)
    p.ultra = 0
    p.settled = 0
    p.raids = 0
    p.opened = 0
    return p
