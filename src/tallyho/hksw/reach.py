"""Reaching for home and the result of the mission (step 8, R-05 and R-06)."""

from __future__ import annotations

from typing import Final

from tallyho.hksw.deck import put_on_top, use_up
from tallyho.hksw.dice import counted, roll
from tallyho.hksw.position import HkswPosition
from tallyho.hksw.vocabulary import (
    ATTEMPTED,
    BLACK,
    BOMB_RUN,
    BOMBED,
    CITY,
    DAMAGED,
    LF5,
    LONG_MOVE,
    LUFTWAFFE,
    RAF_FLIGHTS,
    SENT_HOME,
    SUCCESS,
    TOOK_OFF,
    UNSEEN,
)
from tallyho.table import Args, Asks, Prompt
from tallyho.table.boxes import move_all

HOME_DICE: Final = Prompt("home-dice", "hksw:8.reach.a")


def must_go_home(p: HkswPosition, flight: int) -> bool:
    """After a bombing run, without fuel, or after the last phase (R-05)."""
    return bool(p.sortie_marks[flight] & BOMBED) or not p.fuel[flight] or p.phase >= p.data.phases


def goes_home(p: HkswPosition, flight: int) -> Asks[None]:
    """A flight's plane goes on its box; without fuel its Bf 109s and Ju 87s may not arrive."""
    p.tell("reaches-home", "hksw:8.reach.a", {"flight": p.data.flights[flight], "fuel": p.fuel[flight]})
    if not p.fuel[flight]:
        p.reveal()  # that nothing rolls tells as much as a card that does
        yield from _check_fuel(p, flight)
    if p.card_at.count(flight) + p.card_at.count(SENT_HOME + flight):
        _land(p, flight)
    else:
        flight_lost(p, flight)


def _check_fuel(p: HkswPosition, flight: int) -> Asks[None]:
    """Every Bf 109 and Ju 87 rolls; a cross is a card that did not reach home."""
    dice = p.data.long_home_dice if p.sortie_marks[flight] & LONG_MOVE else p.data.home_dice
    for card in [card for card in p.cards(flight) if p.data.kind[card].short_range]:
        p.seen[card] = 1
        p.reveal()
        black = yield roll(p, HOME_DICE, BLACK, dice)
        crosses = counted(black)[1]
        facts: Args = {"card": p.data.cards[card], "side": LUFTWAFFE, "flight": p.data.flights[flight], "black": black}
        if crosses:
            p.card_at[card] = DAMAGED
        p.tell("out-of-fuel" if crosses else "made-it-home", "hksw:8.reach.a", facts)


def flight_lost(p: HkswPosition, flight: int) -> None:
    """A flight without cards is put on its box; a mission has failed with it (hksw:8.dogfight.s, R-25)."""
    p.tell("flight-lost", "hksw:8.dogfight.s", {"flight": p.data.flights[flight]})
    if flight < RAF_FLIGHTS:
        p.to_box(flight)
    else:
        _land(p, flight)


def _land(p: HkswPosition, flight: int) -> None:
    """The plane is on its box, markers and tokens are off, the mission is judged."""
    _note_attempt(p, flight)
    move_all(p.card_at, SENT_HOME + flight, flight)
    p.to_box(flight)
    p.fuel[flight] = 0
    p.radar[flight] = UNSEEN
    judge_mission(p, flight)


def _note_attempt(p: HkswPosition, flight: int) -> None:
    """Whether Luftflotte 5 has made a true attempt at its target (R-31); of others nobody need know it."""
    if p.data.formation[flight] != LF5 or p.turn != p.data.luftflotte_5_turn:
        return
    tried = p.sortie_marks[flight] & BOMB_RUN or not p.bombers(flight) or not p.fuel[flight]
    if p.radar[flight] != UNSEEN and tried:
        p.sortie_marks[flight] |= ATTEMPTED


def judge_mission(p: HkswPosition, flight: int) -> None:
    """Success scores for the Luftwaffe, failure for the RAF; the card is used up (R-06, R-07)."""
    mission = p.mission(flight)
    if mission < 0 or not p.sortie_marks[flight] & TOOK_OFF:
        return
    target = p.data.targets[mission]
    facts: Args = {"flight": p.data.flights[flight], "target": target.name}
    success = bool(p.sortie_marks[flight] & SUCCESS)
    p.reveal()
    if success:
        points = (
            p.data.points["city-mission"] + target.production if target.kind == CITY else p.data.points["site-mission"]
        )
        p.mission_points += points
        p.tell("mission-succeeds", "hksw:8.success.a", {**facts, "points": points})
    else:
        p.failed += 1
        p.tell("mission-fails", "hksw:8.success.a", {**facts, "points": p.data.points["failed-mission"]})
    if mission in p.data.london and p.sortie_marks[flight] & BOMBED and not p.is_out(mission):
        put_on_top(p, mission)
        p.tell("london-again", "hksw:turns.9.d", facts)
    else:
        use_up(p, mission)
