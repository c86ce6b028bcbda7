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
        copy_markers(self, twin)
        return twin

    def rating_change(self, units: list[int]) -> int:
        """By how much markers on the units change the sum of their combat ratings; Lion has no such markers."""
        return 0

    @property
    def depleted(self) -> bool:
        """Whether the Luftwaffe is at depletion level 1 or 2 (lion:15.4i)."""
        return self.data.depletion_level[self.depletion] > 0

    @property
    def fully_depleted(self) -> bool:
        """Whether the Luftwaffe is at depletion level 2 (lion:15.4c)."""
        return self.data.depletion_level[self.depletion] == FULL_DEPLETION


def copy_markers(p: RafPosition, twin: RafPosition) -> None:
    """Gives a copy all that its constructor was not given."""
    twin.luck = p.luck
    twin.reveals = p.reveals
    twin.home = p.home
    twin.ace_spitfire = p.ace_spitfire
    twin.ace_hurricane = p.ace_hurricane
    twin.scenario = p.scenario
    twin.options = p.options
    twin.ending = p.ending
    twin.vp = p.vp
    twin.day = p.day
    twin.raid_day = p.raid_day
    twin.clock = p.clock
    twin.depletion = p.depletion
    twin.sealion = p.sealion
    twin.checks = p.checks
    twin.priority = p.priority[:]
    twin.points = p.points[:]
    twin.weather = p.weather[:]
    twin.pulled = p.pulled
    twin.top = p.top
    twin.day_card = p.day_card
    twin.target = p.target
    twin.force = p.force
    twin.approach = p.approach
    twin.event = p.event
    twin.raid = p.raid
    twin.warning = p.warning
    twin.intelligence = p.intelligence
    twin.size = p.size
    twin.spaces = p.spaces
    twin.entered = p.entered
    twin.picked = p.picked
    twin.first_target = p.first_target
    twin.first_raid = p.first_raid
    twin.effects = p.effects


def blank(data: RafData) -> RafPosition:
    """Nothing on the map, no card in a deck, every marker on its first space."""
    p = RafPosition(
        data,
        bytearray([OUT]) * data.units,
        bytearray(b"\1") * data.units,
        bytearray(LAST_CARD + 1),
        bytearray(len(data.sites)),
    )
    blank_markers(p)
    return p


def blank_markers(p: RafPosition) -> None:
    """Every marker on its first space, no card in use."""
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
