"""The watch on the coast: a new turn, the weather, the warning (patrol:4)."""

from __future__ import annotations

from typing import Final

from tallyho.table import END, Asks, Chance, Jump, Prompt, draw_kind

from .position import PatrolPosition
from .vocabulary import CLEAR, FOG, LARGE, NOTHING, RADAR, SMALL, STORM, WARNED, WEATHER

WEATHER_ROLL: Final = Prompt("weather", "patrol:4.2a")
WARNING: Final = Prompt("warning", "patrol:4.3a")
LARGE_RAID: Final = 3


def new_turn(p: PatrolPosition) -> Jump:
    """The turn marker moves on, unless no raider is left to come (patrol:4.1a, patrol:9.1c)."""
    p.weather = CLEAR
    p.region = p.card = ""
    p.warned = NOTHING
    if p.lost(p.data.raiders) == len(p.data.raiders):
        return END
    p.turn += 1
    p.tell("new-turn", "patrol:4.1a", {"turn": p.turn, "left": p.turns - p.turn})
    if not p.deck:  # patrol:4.1b
        p.deck = p.data.deck[:]
        p.tell("new-deck", "patrol:4.1b", {"cards": len(p.deck)})
    return None


def weather(p: PatrolPosition) -> Asks[Jump]:
    """Clear, cloud or storm; in a storm nobody flies."""
    weights = p.data.fog if FOG in p.options else p.data.weather  # patrol:10c
    fallen = yield Chance(WEATHER_ROLL, WEATHER, weights)
    p.weather = WEATHER.index(fallen)
    p.tell("weather", "patrol:4.2a", {"weather": fallen})
    return "recovery.refit" if p.weather == STORM else None  # patrol:4.2b


def warning(p: PatrolPosition) -> Asks[Jump]:
    """The next card lies face down; its back shows the region, radar the size as well (patrol:10a)."""
    shown = yield draw_kind(WARNING, [back(p, card) for card in p.deck])
    p.region, _, size = shown.partition("-")
    p.warned = WARNED.index(size) if size else NOTHING
    p.tell("warning", "patrol:4.3a", {"region": p.region, "size": WARNED[p.warned]})
    return None


def back(p: PatrolPosition, name: str) -> str:
    """What can be seen of a card before it is turned up: `north`, or with radar `north-large`."""
    card = p.data.cards[name]
    if RADAR not in p.options:
        return card.region
    return f"{card.region}-{WARNED[LARGE if card.size >= LARGE_RAID else SMALL]}"
