"""The weather of a raid day (lion:4.I.3, eagle:4.I.8b)."""

from __future__ import annotations

from typing import Final

from tallyho.raf.position import RafPosition
from tallyho.raf.prompts import dice
from tallyho.raf.vocabulary import LF2, LF3, WEATHERS
from tallyho.table import Asks, Json, Jump

WEATHER_DIE: Final = dice("weather-die", "lion:4.I.3a", "eagle:4.I.8b")


def weather_forecast(p: RafPosition) -> Asks[Jump]:
    """One die for the weather of both areas (lion:4.I.3, lion:R-10, eagle:4.I.8b, eagle:R-13)."""
    roll = int((yield WEATHER_DIE[p.data.game]))
    p.weather[:] = bytes(p.data.weather[roll - 1])
    facts: dict[str, Json] = {"die": roll, "lf2": WEATHERS[p.weather[LF2]], "lf3": WEATHERS[p.weather[LF3]]}
    p.tell("weather", "lion:4.I.3a eagle:4.I.8b", facts)
    return None
