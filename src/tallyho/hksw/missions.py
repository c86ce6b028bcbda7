"""German mission assignment (step 5)."""

from __future__ import annotations

from typing import Final

from tallyho.hksw.deck import DRAW, DRAW_FIRST, draw_missions
from tallyho.hksw.position import HkswPosition
from tallyho.hksw.vocabulary import (
    DAMAGED,
    HAND,
    LUFTWAFFE,
    LUFTWAFFE_FORMATIONS,
    MISSION_OF,
    NONE,
    OF_LUFTWAFFE,
    PLACED,
    RAF_FLIGHTS,
    WITHDRAWN,
)
from tallyho.table import Args, Asks, Choice, Jump, Prompt

ASSIGN: Final = Prompt("assign-mission", "hksw:5.mission.c")
ASSIGN_FIRST: Final = Prompt("assign-mission", "hksw:5.mission1.b")


def draw(p: HkswPosition) -> Asks[Jump]:
    """Ten cards on the first turn that is flown, later one for every flight (R-01, R-17)."""
    for flight in OF_LUFTWAFFE:
        p.phase_marks[flight] = 0
    if p.first_alert:
        yield from draw_missions(p, DRAW_FIRST, p.data.first_missions)
    else:
        yield from draw_missions(p, DRAW, len(flights_in_play(p)))
    return None


def flights_in_play(p: HkswPosition) -> list[int]:
    """The Luftwaffe flights whose Luftflotte has not been withdrawn or shot down to the last card."""
    gone = (WITHDRAWN, DAMAGED)
    return [
        flight
        for formation in LUFTWAFFE_FORMATIONS
        if any(p.card_at[card] not in gone for card in p.data.cards_of[formation])
        for flight in p.data.flights_of[formation]
    ]


def assign(p: HkswPosition) -> Asks[Jump]:
    """Each flight without a mission gets a card of the hand, or none; nobody else sees which."""
    waiting = [flight for flight in flights_in_play(p) if not p.phase_marks[flight] & PLACED and p.mission(flight) < 0]
    if not waiting:
        return None
    flight = waiting[0]
    hand = [p.data.targets[card].name for card in p.missions_in(HAND)]
    args: Args = {"flight": p.data.flights[flight], "cards": p.card_at.count(flight)}
    answer = yield Choice(ASSIGN_FIRST if p.first_alert else ASSIGN, LUFTWAFFE, [NONE, *hand], args, secret=True)
    p.phase_marks[flight] |= PLACED
    if answer != NONE:
        p.mission_at[p.data.target[answer]] = MISSION_OF + flight - RAF_FLIGHTS
    return "missions.assign"


def ground(p: HkswPosition) -> Jump:
    """Flights without a mission are grounded and give their cards back (hksw:4.lw.i, hksw:5.none)."""
    p.first_alert = False
    p.reveal()  # now everybody sees which flights have a mission
    for flight in OF_LUFTWAFFE:
        p.phase_marks[flight] = 0
        facts: Args = {"flight": p.data.flights[flight]}
        if p.mission(flight) >= 0:
            p.tell("has-mission", "hksw:5.mission.c", facts)
        elif p.at[flight] != p.data.box:
            p.to_ready(p.cards(flight))
            p.to_box(flight)
            p.fuel[flight] = 0
            p.tell("grounded", "hksw:5.none.b", facts)
    return None
