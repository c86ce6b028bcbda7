"""Everything on the table of a RAF game."""

from __future__ import annotations

from typing import Final

from tallyho.raf.components import RafData
from tallyho.raf.vocabulary import NONE, OUT, UNSEEN
from tallyho.table import Position

ENDINGS: Final = ("", "days-played", "cancelled", "delayed", "prepared", "d-day", "eliminated")
PLAYING, DAYS_PLAYED, CANCELLED, DELAYED_TOO_LONG, PREPARED, D_DAY, ELIMINATED = range(7)
"""How the game has ended, if it has."""
LAST_CARD: Final = 165
FULL_DEPLETION: Final = 2


class RafPosition(Position):
    """Units in their boxes, cards in their places, markers on their tracks, and the raid now being resolved.

    Units, sites, sectors and days are numbers (see `RafData` and `vocabulary`); `home` is the sector of every squadron,
    aces included; `effects` has a bit for everything that is in effect.
    """

    __slots__ = (
        "ace_hurricane",
        "ace_spitfire",
        "approach",
        "cards",
        "checks",
        "clock",
        "damage",
        "day",
        "day_card",
        "depletion",
        "effects",
        "ending",
        "entered",
        "event",
        "first_raid",
        "first_target",
        "force",
        "full",
        "home",
        "intelligence",
        "options",
        "picked",
        "points",
        "priority",
        "pulled",
        "raid",
        "raid_day",
        "scenario",
        "sealion",
        "size",
        "spaces",
        "target",
        "top",
        "vp",
        "warning",
        "weather",
        "where",
    )

    data: RafData
    home: bytes
    ace_spitfire: int
    ace_hurricane: int
    scenario: str
    options: frozenset[str]
    ending: int
    vp: int
    day: int
    raid_day: int
    clock: int
    depletion: int
    sealion: int
    checks: int
    priority: bytearray
    points: bytearray
    weather: bytearray
    pulled: int
    top: int
    day_card: int
    target: int
    force: int
    approach: int
    event: int
    raid: int
    warning: int
    intelligence: int
    size: int
    spaces: int
    entered: int
    picked: int
    first_target: int
    first_raid: int
    effects: int

    def __init__(self, data: RafData, where: bytearray, full: bytearray, cards: bytearray, damage: bytearray) -> None:
        """The flat arrays; `blank` and `copy` set everything else, so that a copy does no work twice."""
        super().__init__(data)
        self.where = where
        self.full = full
        self.cards = cards
        self.damage = damage

    def copy(self) -> RafPosition:
        """An independent copy."""
        twin = RafPosition(self.data, self.where[:], self.full[:], self.cards[:], self.damage[:])
        twin.luck = self.luck
        twin.reveals = self.reveals
        twin.home = self.home
        twin.ace_spitfire = self.ace_spitfire
        twin.ace_hurricane = self.ace_hurricane
        twin.scenario = self.scenario
        twin.options = self.options
        twin.ending = self.ending
        twin.vp = self.vp
        twin.day = self.day
        twin.raid_day = self.raid_day
        twin.clock = self.clock
        twin.depletion = self.depletion
        twin.sealion = self.sealion
        twin.checks = self.checks
        twin.priority = self.priority[:]
        twin.points = self.points[:]
        twin.weather = self.weather[:]
        twin.pulled = self.pulled
        twin.top = self.top
        twin.day_card = self.day_card
        twin.target = self.target
        twin.force = self.force
        twin.approach = self.approach
        twin.event = self.event
        twin.raid = self.raid
        twin.warning = self.warning
        twin.intelligence = self.intelligence
        twin.size = self.size
        twin.spaces = self.spaces
        twin.entered = self.entered
        twin.picked = self.picked
        twin.first_target = self.first_target
        twin.first_raid = self.first_raid
        twin.effects = self.effects
        return twin

    @property
    def depleted(self) -> bool:
        """Whether the Luftwaffe is at depletion level 1 or 2 (lion:15.4i)."""
        return self.data.depletion_level[self.depletion] > 0

    @property
    def fully_depleted(self) -> bool:
        """Whether the Luftwaffe is at depletion level 2 (lion:15.4c)."""
        return self.data.depletion_level[self.depletion] == FULL_DEPLETION


def blank(data: RafData) -> RafPosition:
    """Nothing on the map, no card in a deck, every marker on its first space."""
    p = RafPosition(
        data,
        bytearray([OUT]) * data.units,
        bytearray(b"\1") * data.units,
        bytearray(LAST_CARD + 1),
        bytearray(len(data.sites)),
    )
    p.home = p.data.home
    p.ace_spitfire = NONE
    p.ace_hurricane = NONE
    p.scenario = ""
    p.options = frozenset()
    p.ending = PLAYING
    # tracks
    p.vp = 0
    p.day = 0
    p.raid_day = 1
    p.clock = 0
    p.depletion = 0
    p.sealion = 0
    p.checks = 0
    p.priority = bytearray()
    p.points = bytearray()
    p.weather = bytearray()
    # cards that show what comes, and those in use
    p.pulled = UNSEEN
    p.top = UNSEEN
    p.day_card = 0
    p.target = 0
    p.force = 0
    p.approach = 0
    p.event = 0
    # the raid
    p.raid = 0
    p.warning = 0
    p.intelligence = 0
    p.size = 0
    p.spaces = 0
    p.entered = 0
    p.picked = NONE
    p.first_target = 0  # of the raid that a snap raid follows
    p.first_raid = 0
    p.effects = 0
    return p
