"""What a raid promises: the dice of detection and priority, two combats and the bombs, as one expectation."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from tallyho.bots.eagle.charts import DATA
from tallyho.bots.eagle.engagement import Raid, met
from tallyho.bots.eagle.opposition import Seen, responses
from tallyho.raf.vocabulary import RADAR

CACHED: Final = 1 << 15
CLOUDS: Final = (0, DATA.bombing_shift["patchy"], DATA.bombing_shift["broken"])
BOMBER_TYPES: Final = 4
"""Of the types in the Bomber Box so many are bombers; after them come strafers."""
DIVERS: Final = 3


class Mission(NamedTuple):
    """Who does what in a raid: `escorts` with Me 110s among them; `bombers` by type, in the order of interception."""

    hunters: int
    escorts: int
    me110_escorts: int
    bombers: tuple[int, ...]
    patrollers: int

    @property
    def gruppen(self) -> int:
        """All of them."""
        return self.hunters + self.escorts + sum(self.bombers) + self.patrollers


class Outlook(NamedTuple):
    """What awaits a raid on a card.

    `type` is that of the site attacked; `pools` are the squadrons at no, late, sufficient and early warning, `rating`
    that of one of them; `nets` is the detection modifier apart from weather and size, `halved` the headquarters that
    are damaged; `weather` the chance of each; `shift`, `row` and `low` come from strategy cards.
    """

    card: int
    type: int
    pools: tuple[int, ...]
    rating: float
    nets: int
    halved: int
    weather: tuple[float, ...]
    level: int
    date: int
    cards_left: int
    shift: int
    row: int
    low: bool


class Expected(NamedTuple):
    """Victory points and squadrons to expect."""

    vp: float
    squadrons: float


@lru_cache(maxsize=CACHED)
def expected(outlook: Outlook, mission: Mission) -> Expected:
    """All that may happen to a raid, weighed by its chance."""
    raid, seen = raid_of(outlook, mission), seen_of(outlook, mission)
    vp = squadrons = 0.0
    for weather, chance in enumerate(outlook.weather):
        if not chance:
            continue
        cloud = 0 if outlook.low else CLOUDS[weather]
        modifier = detection(outlook, mission, weather)
        for number, likely in responses(outlook.card, outlook.pools, modifier, seen):
            vp += chance * likely * met(raid, number, outlook.rating, cloud)
            squadrons += chance * likely * number
    return Expected(vp, squadrons)


def raid_of(outlook: Outlook, mission: Mission) -> Raid:
    """The raid as the combats and the bombing see it."""
    bombers = mission.bombers
    dive = bombers[DIVERS] and not any(bombers[:DIVERS]) and outlook.type != RADAR
    return Raid(
        hunters=mission.hunters,
        escorts=mission.escorts,
        me110_escorts=mission.me110_escorts,
        bombers=bombers,
        level=outlook.level,
        shift=outlook.shift + (DATA.bombing_shift["dive"] if dive else 0),
        row=outlook.row,
        squadron_row=outlook.row + outlook.low,
        factor=2 if DATA.targets[outlook.card].vp_double else 1,
        hard=outlook.type in DATA.poor_strafing,
    )


def seen_of(outlook: Outlook, mission: Mission) -> Seen:
    """The raid as the British see it."""
    return Seen(
        gruppen=mission.gruppen,
        hunters=mission.hunters,
        escorts=mission.escorts,
        bombers=sum(mission.bombers[:BOMBER_TYPES]),
        patrollers=mission.patrollers,
        cards_left=outlook.cards_left,
        date=outlook.date,
    )


def detection(outlook: Outlook, mission: Mission, weather: int) -> int:
    """The modifier of the detection die (eagle:6.2)."""
    gruppen = mission.gruppen
    total = outlook.nets + DATA.targets[outlook.card].observers[weather] + DATA.detection_size[gruppen]
    if mission.hunters + mission.patrollers == gruppen:
        total += DATA.detect_only_me109
    total = max(0, total)
    return (total, (total + 1) // 2, 0)[outlook.halved]
