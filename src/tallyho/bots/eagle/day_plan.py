"""The plan of a day as a whole: flights, demands, Gruppen, strategy cards."""

from __future__ import annotations

from functools import lru_cache

from tallyho.bots.eagle.demands import with_demands
from tallyho.bots.eagle.planner import Planner, Raid, manned
from tallyho.bots.eagle.state import State
from tallyho.bots.eagle.strategies import with_strategies


@lru_cache(maxsize=256)
def plan_of(state: State) -> tuple[Raid, ...]:
    """The raids of the day in the order of their segments."""
    planner = Planner(state)
    raids = manned(with_demands(planner, planner.flights()), planner.ready)
    return tuple(sorted(with_strategies(state, raids, planner.cards), key=lambda raid: raid.segment))
