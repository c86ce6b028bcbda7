"""What is printed on map, counters and charts, which lies open to everybody, and distances on the map."""

from __future__ import annotations

from functools import cache
from typing import Final

from tallyho.fbob.components import FbobData
from tallyho.fbob.title import FBOB
from tallyho.fbob.vocabulary import BOMBERS, CITY, FAKE, FIGHTERS, OF_BRITISH, ZEPPELIN


def printed() -> FbobData:
    """Map, counters, charts and numbers; a pack laid over them changes the game, not what the bot counts on."""
    data = FBOB.data()
    assert isinstance(data, FbobData)
    return data


DATA: Final = printed()
LONDON: Final = frozenset(at for at in DATA.targets if DATA.kind[at] == CITY and DATA.control[at] == OF_BRITISH)
HEART: Final = min(LONDON, key=lambda at: (sum(DATA.distance(at, other) for other in LONDON), at))
"""The middle of London."""
TOWNS: Final = tuple(
    sorted(
        (at for at in DATA.targets if DATA.control[at] == OF_BRITISH),
        key=lambda at: (at not in LONDON, -DATA.value[at]),
    )
)
"""What the Germans may bomb for morale points, London first, then by class."""
DIE: Final = range(1, 7)
REST: Final = sum(DIE) / len(DIE)
"""The rest die on average: what a side gives up that flies (fbob:4.4a)."""


@cache
def apart(one: int, other: int) -> int:
    """The hexes from one to another; asked for all the time."""
    return DATA.distance(one, other)


def turns_for(hexes: int, speed: int) -> int:
    """The flying turns that a way takes."""
    return -(-hexes // max(1, speed))


def is_fighter(unit: int) -> bool:
    """Whether a unit is a fighter, of the carrier or not."""
    return DATA.klass[unit] in FIGHTERS


def is_bomber(unit: int) -> bool:
    """Whether a unit is there for its bombs: bombers and Zeppelins."""
    return DATA.klass[unit] in BOMBERS or DATA.klass[unit] == ZEPPELIN


def is_fake(unit: int) -> bool:
    """Whether a unit is a Fake."""
    return DATA.klass[unit] == FAKE


def is_zeppelin(unit: int) -> bool:
    """Whether a unit is a Zeppelin."""
    return DATA.klass[unit] == ZEPPELIN
