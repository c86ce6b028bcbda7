"""The Tally Ho phases of a turn: their beginning and end, and the end of the turn (step 9)."""

from __future__ import annotations

from typing import Final

from tallyho.hksw.alert import is_grounded, take_post
from tallyho.hksw.deck import use_up
from tallyho.hksw.position import HkswPosition
from tallyho.hksw.vocabulary import (
    ATTEMPTED,
    DAMAGED,
    FLIGHTS,
    LF5,
    NOBODY,
    OF_LUFTWAFFE,
    OF_RAF,
    RAF,
    TOOK_OFF,
    WITHDRAWN,
)
from tallyho.table import DONE, Asks, Choice, Jump, Prompt, Reason

SCRAMBLE: Final = Prompt("scramble", "hksw:9.b")


def begin(p: HkswPosition) -> Jump:
    """The next phase; without a Luftwaffe flight on the map the turn is over (hksw:9.a, hksw:9.c)."""
    if not p.on_map(OF_LUFTWAFFE) or p.phase >= p.data.phases:  # hksw:9.e
        return "end.turn"
    p.phase += 1
    p.markers = p.data.markers  # R-11
    p.phase_marks = bytearray(FLIGHTS)
    p.moving = p.race = p.battle = p.wing = NOBODY
    p.tell("phase-begins", "hksw:9.a", {"phase": p.phase, "turn": p.turn})
    return None


def scramble(p: HkswPosition) -> Asks[Jump]:
    """From the second phase on the RAF may put flights that are on their boxes on their airfields (R-16)."""
    while p.phase > 1 and (flights := [flight for flight in OF_RAF if may_scramble(p, flight)]):
        names = [p.data.flights[flight] for flight in flights]
        answer = yield Choice(SCRAMBLE, RAF, [DONE, *names], why_not=lambda text: _why_not_scramble(p, text))
        if answer == DONE:
            break
        take_post(p, p.data.flight[answer])
        p.tell("scrambled", "hksw:9.b", {"flight": answer})
    return None


def may_scramble(p: HkswPosition, flight: int) -> bool:
    """Whether a flight can be put on its airfield."""
    return (
        p.at[flight] == p.data.box
        and bool(p.card_at.count(flight))
        and not is_grounded(p, flight)  # R-33
        and p.base_is_free(flight)
    )


def _why_not_scramble(p: HkswPosition, name: str) -> Reason | None:
    flight = p.data.flight.get(name, NOBODY)
    if flight not in OF_RAF or p.at[flight] != p.data.box:
        return None
    facts: dict[str, str | int] = {"flight": name}
    if not p.card_at.count(flight):
        return Reason("no-cards", "hksw:4.raf.l", {**facts})
    if is_grounded(p, flight):
        return Reason("airfield-out", "hksw:4.bombed.c", {**facts})
    return Reason("airfield-taken", "hksw:7.movement.h", {**facts})


def end(p: HkswPosition) -> Jump:
    """After the last phase for taking off, flights still on the ground are out (hksw:9.d, hksw:9.f)."""
    if p.phase >= min(p.data.last_take_off, p.data.phases):
        for flight in p.on_map(OF_LUFTWAFFE):
            if not p.sortie_marks[flight] & TOOK_OFF:
                p.to_box(flight)
                p.fuel[flight] = 0
                p.tell("stays-down", "hksw:9.f", {"flight": p.data.flights[flight]})
    return "tally-ho.begin"


def end_turn(p: HkswPosition) -> Jump:
    """Flights of bombed airfields are grounded; Luftflotte 5 must have committed; then the next turn."""
    for flight in OF_RAF:
        if is_grounded(p, flight):
            cards = p.cards(flight)
            if cards or p.at[flight] != p.data.box:
                p.tell("airfield-lost", "hksw:4.bombed.a", {"flight": p.data.flights[flight], "number": len(cards)})
            p.to_box(flight)
            p.to_ready(cards)
    if p.turn == p.data.luftflotte_5_turn:
        _commit_luftflotte_5(p)
    return "turn.advance" if p.turn < p.last_turn else "end.count"


def _commit_luftflotte_5(p: HkswPosition) -> None:
    """If it has made no attempt on this turn it leaves the game, and its cards are not lost (R-31, R-42)."""
    for flight in p.data.flights_of[LF5]:
        cards = [card for card in p.data.cards_of[LF5] if p.card_at[card] not in (DAMAGED, WITHDRAWN)]
        if cards:
            p.reveal()  # that it stays tells of its attempt, and so of its bombers (R-53)
        if p.sortie_marks[flight] & ATTEMPTED or not cards:
            continue
        for card in cards:
            p.card_at[card] = WITHDRAWN
            p.back[card] = 0
        mission = p.mission(flight)
        if mission >= 0:
            use_up(p, mission)
        p.tell("luftflotte-5-withdrawn", "hksw:5.lf5.b", {"flight": p.data.flights[flight], "number": len(cards)})
