"""The words of the game: boxes, kinds of unit, plans, weather, options."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

BRITISH: Final = "british"


class Box(IntEnum):
    """Where a unit can be; the first three are the regions of the coast."""

    NORTH = 0
    CENTRE = 1
    SOUTH = 2
    INTERCEPT = 3
    AIRBASE = 4
    RAID = 5
    REST = 6
    LOST = 7


NORTH, CENTRE, SOUTH, INTERCEPT, AIRBASE, RAID, REST, LOST = Box
BOXES: Final = tuple(box.name.lower() for box in Box)
REGIONS: Final = BOXES[:3]


class Weather(IntEnum):
    """The weather of a turn."""

    CLEAR = 0
    CLOUD = 1
    STORM = 2


CLEAR, CLOUD, STORM = Weather
WEATHER: Final = tuple(weather.name.lower() for weather in Weather)


class Warned(IntEnum):
    """What is known of the size of the raid before its card is turned up."""

    NOTHING = 0
    SMALL = 1
    LARGE = 2


NOTHING, SMALL, LARGE = Warned
WARNED: Final = tuple(warned.name.lower() for warned in Warned)

FLIGHT: Final = "flight"
BOMBER: Final = "bomber"
FIGHTER: Final = "fighter"
KINDS: Final = (FLIGHT, BOMBER, FIGHTER)

BOMB: Final = "bomb"
SWEEP: Final = "sweep"
FEINT: Final = "feint"
PLANS: Final = (BOMB, SWEEP, FEINT)

SHORT: Final = "short"
LONG: Final = "long"
SCENARIOS: Final = (SHORT, LONG)

RADAR: Final = "radar"
OBSERVERS: Final = "observers"
FOG: Final = "fog"
VETERANS: Final = "veterans"
OPTIONS: Final = (RADAR, OBSERVERS, FOG, VETERANS)
