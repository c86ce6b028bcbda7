"""What a Luftwaffe sortie promises: who can meet it, what that costs, whether the bombs hit, the points of it all."""

from __future__ import annotations

from collections.abc import Iterable
from math import ceil
from typing import Final, NamedTuple

from tallyho.bots.hksw import belief
from tallyho.bots.hksw.charts import DATA, NEVER, apart, mission_points
from tallyho.bots.hksw.groups import dogfight
from tallyho.bots.hksw.odds import NOTHING, Cards, Toll, chance_of, intercept, repairs, success_of
from tallyho.bots.hksw.routes import Route, route
from tallyho.bots.hksw.state import Table, dives, fighters
from tallyho.bots.hksw.values import luftwaffe_card, raf_card, rates
from tallyho.hksw.vocabulary import AIRFIELD, BLACK, CITY, CROSS, OF_LUFTWAFFE, OF_RAF, RADAR, ROUNDEL, WHITE

MEETS: Final = 0.85
"""How often a RAF flight that can meet a raid does so."""
MEETS_LATER: Final = 0.5
"""How often one does that must first move there while the raid is on its way."""
FLAK: Final = chance_of(BLACK, CROSS) * chance_of(WHITE, CROSS) / DATA.ack_ack / 2
"""Bombers lost to ack-ack for each bombing die: half of the crosses find no second one."""
AIRFIELD_OUT: Final = 0.8
"""What it is worth that a RAF flight is grounded, while there are turns to come."""
STATION_OUT: Final = 0.2
"""What it is worth that a radar station does not see."""


class Sortie(NamedTuple):
    """A forecast, in chances, cards and points of victory."""

    target: int
    success: float
    intercepted: float
    dogfought: float
    toll: Toll
    worth: float
    phases: int

    @property
    def points(self) -> int:
        """What success scores."""
        return mission_points(self.target)


def forecast(s: Table, flight: int, cards: list[int], target: int, start: int) -> Sortie | None:
    """What a flight of these cards can expect that flies from a square to a target; None if it cannot get there."""
    known = DATA.targets[target]
    far = apart(start, known.square)
    phases = max(1, ceil(far / DATA.luftwaffe_move))
    if not _reaches(s, flight, cards, known.square, phases):
        return None
    way = way_to(s, flight, cards, start, known.square, max(far + 1, DATA.luftwaffe_move))
    german = fighters(cards, north=DATA.north[known.square], dive=dives(target))
    chances, opponents = _meetings(s, way, known.square, phases)
    toll = NOTHING
    if opponents:
        british = belief.raf_flight(s, opponents[0])
        group = DATA.formation[opponents[0]]
        raf, bomber = rates(s, group, mission_points(target) / 3)
        toll = toll.plus(intercept(german, british), chances[0])
        toll = toll.plus(dogfight(german, british, raf, bomber), chances[1])
    return _judged(s, target, german, chances, toll, phases, opponents)


def way_to(s: Table, flight: int, cards: Iterable[int], start: int, square: int, steps: int) -> Route:
    """The best way of a flight to a square."""
    blind = frozenset(station for station in DATA.of_kind[RADAR] if s.hits(station))
    south = any(DATA.kind[card].short_range for card in cards)
    closed = frozenset(s.raf_squares() - {square})
    return route(start, square, steps, closed, blind, south=south, seen="asked" in s.marks(flight))


def _reaches(s: Table, flight: int, cards: list[int], square: int, phases: int) -> bool:
    tokens = s.fuel(flight) or DATA.fuel
    if phases > tokens or not any(DATA.kind[card].bomber for card in cards):
        return False
    return not DATA.north[square] or not any(DATA.kind[card].short_range for card in cards)


def _meetings(s: Table, way: Route, square: int, phases: int) -> tuple[tuple[float, float], list[int]]:
    """The chances of an intercept and of a dogfight, and the RAF flights that can come, the nearest first."""
    later = DATA.raf_move * (phases - 1)
    raced = 0 if way.raced == NEVER else way.raced
    there = sorted((apart(s.at[flight], square), flight) for flight in OF_RAF if s.size(flight))
    near = [flight for far, flight in there if far <= max(raced, DATA.raf_move) + later]
    share = min(1.0, DATA.markers / max(1, 1.5 * len(s.on_map(OF_LUFTWAFFE))))
    meets = share * _chance([far for far, _ in there], raced, later, 1)
    fights = share * _chance([far for far, _ in there], DATA.raf_move, later, 2 if meets else 1)
    return (meets, fights), near


def _chance(far: list[int], reach: int, later: int, wanted: int) -> float:
    """How likely one more than are already engaged comes from so far."""
    if not reach:
        return 0.0
    if sum(one <= reach for one in far) >= wanted:
        return MEETS
    return MEETS_LATER if sum(one <= reach + later for one in far) >= wanted else 0.0


def _judged(
    s: Table,
    target: int,
    german: Cards,
    chances: tuple[float, float],
    toll: Toll,
    phases: int,
    opponents: list[int],
) -> Sortie:
    """The bombs of those that get there, and the points of it all."""
    bombers = [card for card in german if card.bombs]
    dice = sum(card.bombs for card in bombers) * max(0.0, 1 - toll.bombers / len(bombers))
    toll = toll.plus(Toll(0.0, dice * FLAK, 0.0))
    hit = success_of(dice, hits_needed(s, target))
    card = raf_card(s, DATA.formation[opponents[0]]) if opponents else 0.0
    worth = hit * (mission_points(target) + worth_beyond(s, target)) - (1 - hit) * DATA.points["failed-mission"]
    worth += toll.raf * card - toll.luftwaffe * luftwaffe_card(s)
    return Sortie(target, hit, chances[0], chances[1], toll, worth, phases)


def hits_needed(s: Table, target: int) -> int:
    """The hits that make a mission a success: all of them again if the target is knocked out already (R-06)."""
    needed = DATA.targets[target].hits
    there = s.hits(target)
    return needed if there >= needed else needed - there


def worth_beyond(s: Table, target: int) -> float:
    """What a knocked out target is worth besides its points: fewer repairs, a flight grounded, a gap in the radar."""
    known = DATA.targets[target]
    if s.hits(target) >= known.hits or not s.turns_left:
        return 0.0
    if known.kind == CITY:
        turns = min(s.turns_left, 3)
        return turns * known.production * chance_of(WHITE, ROUNDEL) * raf_card(s, known.group)
    if known.kind == AIRFIELD:
        return AIRFIELD_OUT * (1 - repairs(max(1, s.dice_of(known.group) // 2), 1) / 2)
    return STATION_OUT
