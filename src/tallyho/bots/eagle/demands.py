"""What high command demands of a plan (eagle:19.2): Ju 87s in the air, a raid that counts double, a raid on London."""

from __future__ import annotations

from typing import Final

from tallyho.bots.eagle.charts import DATA
from tallyho.bots.eagle.forecast import expected
from tallyho.bots.eagle.planner import BOMBER_BOX, BOMBERS_OF_A_RAID, Flight, Package, Planner, box_of, waves_of
from tallyho.bots.eagle.state import State
from tallyho.bots.eagle.targets import in_area, mission, outlook
from tallyho.raf.eagle.limits import DEMANDING, LOST_JU87, WANTED_JU87
from tallyho.raf.score import ADVANCED
from tallyho.raf.vocabulary import CITY, JU87, LAST_SEGMENT, LF2, LF3, LONDON

LUFTFLOTTEN: Final = (LF2, LF3)
ANY_BOMBERS: Final = tuple((luftflotte, kind) for luftflotte in LUFTFLOTTEN for kind in BOMBER_BOX)


def with_demands(planner: Planner, flights: list[Flight]) -> list[Flight]:
    """The flights with what is still missing, so that the plan can be confirmed."""
    state = planner.state
    if ADVANCED not in state.options:
        return flights
    found = flights[:]
    for cards in demanded(state):
        if not any(flight.package.card in cards for flight in found):
            found += cheapest(planner, cards, found)
    return with_ju87(planner, found)


def demanded(state: State) -> list[list[int]]:
    """Cards of which one must be raided (eagle:19.2b, eagle:19.2c)."""
    double = [card for card in state.cards if DATA.targets[card].vp_double]
    london = [card for card in state.cards if DATA.targets[card].sector == LONDON and DATA.targets[card].type == CITY]
    return [cards for cards in (double, london) if len(cards) >= DEMANDING]


def with_ju87(planner: Planner, flights: list[Flight]) -> list[Flight]:
    """Ju 87s take the place of other bombers if too few of them fly; else they have a raid of their own."""
    found = flights
    for luftflotte in sorted(LUFTFLOTTEN, key=lambda one: -planner.bombers[one, JU87]):
        flying = sum(flight.package.bombers for flight in found if flight.package.kind == JU87)
        number = min(ju87_wanted(planner.state, planner) - flying, planner.bombers[luftflotte, JU87])
        if number > 0:
            found = more_ju87(planner, found, luftflotte, number)
    return found


def more_ju87(planner: Planner, flights: list[Flight], luftflotte: int, number: int) -> list[Flight]:
    """So many Ju 87s of a Luftflotte more in the air."""
    own = [place for place, flight in enumerate(flights) if flight.luftflotte == luftflotte]
    if not own:
        return flights + cheapest(planner, planner.cards, flights, ((luftflotte, JU87),))
    place = min(own, key=lambda one: flights[one].package.kind == JU87)
    _, segment, package = flights[place]
    there = package.bombers if package.kind == JU87 else 0
    planner.bombers[luftflotte, package.kind] += package.bombers
    wanted = max(there + number, min(package.bombers, planner.bombers[luftflotte, JU87]))
    planner.bombers[luftflotte, JU87] -= wanted
    changed = Flight(luftflotte, segment, forced(planner, luftflotte, package.card, JU87, wanted))
    return [*flights[:place], changed, *flights[place + 1 :]]


def ju87_wanted(state: State, planner: Planner) -> int:
    """How many Ju 87s must fly: two, or as many as there are and can reach a card (eagle:19.2a)."""
    if state.ju87_lost >= LOST_JU87:
        return 0
    able = [
        len(planner.ready[luftflotte, JU87])
        for luftflotte in LUFTFLOTTEN
        if any(in_area(state, luftflotte, card) for card in state.cards)
    ]
    return min(WANTED_JU87, sum(able))


def cheapest(
    planner: Planner, cards: list[int], flights: list[Flight], force: tuple[tuple[int, int], ...] = ANY_BOMBERS
) -> list[Flight]:
    """The raid on one of the cards that costs least, with bombers of a Luftflotte and type out of `force`.

    It is flown late in the day. If no bombers are left, fighters alone do what is demanded.
    """
    segment = free_segment(planner.state, flights)
    may = [
        (luftflotte, kind, card)
        for card in cards
        for luftflotte, kind in force
        if card in planner.cards and in_area(planner.state, luftflotte, card)
    ]
    found: list[Flight] = []
    for luftflotte, kind, card in may:
        number = min(BOMBERS_OF_A_RAID[0], planner.bombers[luftflotte, kind])
        if number:
            found.append(Flight(luftflotte, segment, forced(planner, luftflotte, card, kind, number)))
    if not found:
        found = [
            Flight(luftflotte, segment, forced(planner, luftflotte, card, kind, 0))
            for luftflotte, kind, card in may
            if any(planner.fighters(luftflotte, card, 0))
        ]
    best = min(found, key=lambda flight: flight.package.expected.vp, default=None)
    return [] if best is None else [planner.take(best)]


def forced(planner: Planner, luftflotte: int, card: int, kind: int, number: int) -> Package:
    """So many bombers for a card, with the fighters of their Luftflotte."""
    fighters = planner.fighters(luftflotte, card, number)
    flying = mission(planner.state, card, *fighters, box_of(kind, number))
    return Package(card, *fighters, kind, number, flying, expected(outlook(planner.state, card), flying))


def free_segment(state: State, flights: list[Flight]) -> int:
    """The last wave, or the last segment of all if the wave has as many raids as it may."""
    last = waves_of(state)[-1]
    there = sum(flight.segment == last for flight in flights)
    return last if there < DATA.raids_a_segment else LAST_SEGMENT
