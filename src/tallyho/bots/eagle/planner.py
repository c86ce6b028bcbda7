"""The plan of a day (eagle:5): two waves of fighters, a raid of each Luftflotte in a wave, bombers that go with them.

A fighter is back after three time segments, four if it was hurt. So two waves four segments apart have nearly all of
them, and one raid with all fighters of a Luftflotte beats two with half: the more hunters, the better the column of the
Combat Results Table. Raids between the waves would meet Fighter Command fresh and without hunters.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from tallyho.bots.eagle.charts import DATA
from tallyho.bots.eagle.forecast import Expected, Mission, expected
from tallyho.bots.eagle.state import State
from tallyho.bots.eagle.targets import in_area, mission, most_gruppen, outlook, raid_kind
from tallyho.raf.eagle.raid_plan import FIRST_WAVE
from tallyho.raf.vocabulary import DO17, HE111, JU87, JU88, LF2, LF3, ME109, ME110, NO_RAID, RADAR

WAVES: Final = (1, 5)
HAZY_WAVES: Final = (2, 6)
"""The time segments of the waves: 0800 and 1600, or 1000 and 1800 in morning haze (eagle:5.13)."""
WORTH_IT: Final = -0.5
"""A raid must promise to bring the total down by half a point: less is not worth the wear."""
MOST_HUNTERS: Final = 8
"""From eight hunters on the Combat Results Table has no better column."""
BOMBERS_OF_A_RAID: Final = (2, 3)
"""A fourth brings next to nothing. One alone, which needs no patrol over the Channel, would be bait for a sweep:
it pays until the British see through it (eagle:19.65), but it is not what this doctrine is to teach."""
MOST_ME109S: Final = MOST_HUNTERS + DATA.channel_patrol[BOMBERS_OF_A_RAID[-1]]
MOST_RAIDS: Final = 6
"""Two Luftflotten in two waves, a decoy, and what high command may demand besides."""
HAZE: Final = "morning-haze"
LEVEL_ORDER: Final = (DO17, JU88, HE111)
"""Level bombers in the order in which they are taken: a Do 17 is the hardest to shoot down."""
BOMBER_BOX: Final = (HE111, JU88, DO17, JU87)


class Raid(NamedTuple):
    """A raid of the plan: its Gruppen, what it promises, and the strategy cards on it with what each is to bring."""

    card: int
    segment: int
    gruppen: tuple[int, ...]
    mission: Mission
    expected: Expected
    strategies: tuple[int, ...] = ()
    gains: tuple[float, ...] = ()


class Package(NamedTuple):
    """A force for a card: numbers of fighters, the type and the number of bombers."""

    card: int
    me109: int
    me110: int
    kind: int
    bombers: int
    mission: Mission
    expected: Expected


class Flight(NamedTuple):
    """A package of a Luftflotte in its time segment."""

    luftflotte: int
    segment: int
    package: Package


class Planner:
    """The cards and bombers that are left while a plan grows."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.cards = [card for card in state.cards if raid_kind(state, card) != NO_RAID]
        self.ready = {
            (luftflotte, kind): [unit for unit in state.gruppen if is_of(unit, luftflotte, kind)]
            for luftflotte in (LF2, LF3)
            for kind in (ME109, ME110, *BOMBER_BOX)
        }
        self.bombers = {key: len(units) for key, units in self.ready.items()}

    def flights(self) -> list[Flight]:
        """Wave after wave, Luftflotte after Luftflotte."""
        found: list[Flight] = []
        for segment in waves_of(self.state):
            for luftflotte in (LF2, LF3):
                package = self.wave(luftflotte)
                if package is not None:
                    found.append(self.take(Flight(luftflotte, segment, package)))
        return found

    def take(self, flight: Flight) -> Flight:
        """A flight has its card and its bombers: they are not left any more."""
        self.cards.remove(flight.package.card)
        self.bombers[flight.luftflotte, flight.package.kind] -= flight.package.bombers
        return flight

    def wave(self, luftflotte: int) -> Package | None:
        """The raid of a Luftflotte in one wave that promises most; None if no raid is worth it."""
        cards = [card for card in self.cards if in_area(self.state, luftflotte, card)]
        packages = [package for card in cards for package in self.packages(luftflotte, card)]
        best = min(packages, key=lambda one: one.expected.vp, default=None)
        return best if best is not None and best.expected.vp <= WORTH_IT else None

    def packages(self, luftflotte: int, card: int) -> list[Package]:
        """What could fly to a card: two or three bombers of a type, and all fighters that find room."""
        ahead = outlook(self.state, card)
        bombers = {kind: self.bombers[luftflotte, kind] for kind in BOMBER_BOX}
        found: list[Package] = []
        for number in BOMBERS_OF_A_RAID:
            kind = bomber_type(card, number, bombers)
            if kind is not None:
                me109, me110 = self.fighters(luftflotte, card, number)
                flying = mission(self.state, card, me109, me110, box_of(kind, number))
                found.append(Package(card, me109, me110, kind, number, flying, expected(ahead, flying)))
        return found

    def fighters(self, luftflotte: int, card: int, bombers: int) -> tuple[int, int]:
        """The Me 109s and Me 110s of a Luftflotte that a raid with so many bombers has room for."""
        room = most_gruppen(self.state, card, MOST_RAIDS) - bombers
        return fitting(card, (len(self.ready[luftflotte, ME109]), len(self.ready[luftflotte, ME110])), room)


def waves_of(state: State) -> tuple[int, ...]:
    """The time segments of the waves on this day."""
    return HAZY_WAVES if HAZE in state.effects else WAVES


def is_of(unit: int, luftflotte: int, kind: int) -> bool:
    """Whether a Gruppe is of a Luftflotte and a type."""
    return DATA.luftflotte[unit] == luftflotte and DATA.type[unit] == kind


def bomber_type(card: int, number: int, bombers: dict[int, int]) -> int | None:
    """The type of bombers for a raid: Ju 87s where they can dive, else level bombers, the hardiest first."""
    divers = () if DATA.targets[card].type == RADAR else (JU87,)
    return next((kind for kind in (*divers, *LEVEL_ORDER) if bombers[kind] >= number), None)


def box_of(kind: int, number: int) -> tuple[int, ...]:
    """So many bombers of a type, as a mission counts them."""
    return tuple(number if one == kind else 0 for one in BOMBER_BOX)


def fitting(card: int, fighters: tuple[int, int], room: int) -> tuple[int, int]:
    """As many Me 109s and Me 110s as a raid has room for; no Me 109s where they cannot reach the target."""
    me109, me110 = min(fighters[0], MOST_ME109S), fighters[1]
    if DATA.targets[card].beyond:
        me109 = 0
    while me109 + me110 > room:
        if me109 > me110:
            me109 -= 1
        else:
            me110 -= 1
    return me109, me110


def manned(flights: list[Flight], ready: dict[tuple[int, int], list[int]]) -> list[Raid]:
    """The raids with their Gruppen: bombers for the whole day, fighters for the first segments (eagle:5.3b)."""
    left = {key: units[:] for key, units in ready.items()}
    first = min((flight.segment for flight in flights), default=0)
    raids: list[Raid] = []
    for luftflotte, segment, package in flights:
        gruppen = taken(left[luftflotte, package.kind], package.bombers)
        if segment < first + FIRST_WAVE:
            gruppen += taken(left[luftflotte, ME109], package.me109) + taken(left[luftflotte, ME110], package.me110)
        raids.append(Raid(package.card, segment, tuple(gruppen), package.mission, package.expected))
    return raids


def taken(left: list[int], number: int) -> list[int]:
    """So many Gruppen, their letters even; they are not left any more."""
    found: list[int] = []
    while left and len(found) < number:
        letters = [DATA.letter[unit] for unit in found]
        best = min(left, key=lambda unit: letters.count(DATA.letter[unit]))
        left.remove(best)
        found.append(best)
    return found
