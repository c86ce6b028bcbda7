"""The bombing run and the ack-ack fire (step 8)."""

from __future__ import annotations

from typing import Final

from tallyho.hksw.dice import counted, roll
from tallyho.hksw.intercept import show
from tallyho.hksw.position import HkswPosition
from tallyho.hksw.reach import flight_lost
from tallyho.hksw.vocabulary import (
    BLACK,
    BOMB_RUN,
    BOMBED,
    CITY,
    DAMAGED,
    LUFTWAFFE,
    SENT_HOME,
    SUCCESS,
    WHITE,
)
from tallyho.table import Args, Asks, Choice, Json, Prompt, reason

BOMBING_DICE: Final = Prompt("bombing-dice", "hksw:8.bombing.d")
ACK_ACK_DICE: Final = Prompt("ack-ack-dice", "hksw:8.ackack.a")
LOSE_BOMBER: Final = Prompt("lose-bomber", "hksw:8.ackack.c")


def bombing_run(p: HkswPosition, flight: int) -> Asks[None]:
    """A flight with its marker, over its target and with a bomber left, bombs (hksw:8.bombing)."""
    if not p.has_run(flight):
        return
    p.reveal()  # the mission card is shown, or all learn that there is no bomber left
    bombers = p.bombers(flight)
    if not bombers:
        p.sortie_marks[flight] &= ~BOMB_RUN
        p.tell("no-run", "hksw:8.bombing.b", {"flight": p.data.flights[flight]})  # R-47; its target stays a secret
        return
    target = p.mission(flight)
    facts: Args = {"flight": p.data.flights[flight], "target": p.data.targets[target].name}
    p.sortie_marks[flight] |= BOMBED
    show(p, bombers)
    dice, because = bombing_dice(p, bombers, target)
    black = yield roll(p, BOMBING_DICE, BLACK, dice)
    hits, crosses = counted(black)
    p.tell("bombed", "hksw:8.bombing.e", {**facts, "hits": hits, "dice": dice, "black": black, "because": because})
    _hit(p, flight, target, hits)
    yield from _ack_ack(p, flight, crosses)
    if not p.card_at.count(flight) + p.card_at.count(SENT_HOME + flight):
        flight_lost(p, flight)


def bombing_dice(p: HkswPosition, bombers: list[int], target: int) -> tuple[int, list[Json]]:
    """The bombing strengths; dive bombers have a die more against airfields and radar stations (hksw:8.stuka.a)."""
    strength = sum(p.data.kind[card].bombing for card in bombers)
    dive = 0 if p.data.targets[target].kind == CITY else sum(p.data.kind[card].dive for card in bombers)
    because: list[Json] = [reason("bomber-strength", "hksw:8.bombing.d", {"number": strength})]
    if dive:
        because.append(reason("dive-bombers", "hksw:8.stuka.a", {"number": dive}))
    return strength + dive, because


def _hit(p: HkswPosition, flight: int, target: int, hits: int) -> None:
    """Hits on a city add up to three; one knocks out anything else (hksw:8.bombing.f to hksw:8.bombing.i)."""
    known = p.data.targets[target]
    facts: Args = {"target": known.name, "hits": hits}
    already = p.is_out(target)
    p.damage[target] = min(known.hits, p.damage[target] + hits)
    if p.is_out(target) and (not already or hits >= known.hits):
        p.sortie_marks[flight] |= SUCCESS
    if not hits:
        p.tell("no-hits", "hksw:8.bombing.i", facts)
    elif p.is_out(target):
        rule = "hksw:8.bombing.g" if known.kind == CITY else "hksw:8.bombing.f"
        p.tell("stays-out" if already else "knocked-out", rule, facts)
    else:
        p.tell("city-damaged", "hksw:8.bombing.h", {**facts, "total": p.damage[target]})


def _ack_ack(p: HkswPosition, flight: int, dice: int) -> Asks[None]:
    """A white die for every cross of the bombing dice; every two crosses shoot down a bomber (hksw:8.ackack)."""
    if not dice:
        return
    white = yield roll(p, ACK_ACK_DICE, WHITE, dice)
    crosses = counted(white)[1]
    number = crosses // p.data.ack_ack
    facts: Args = {"flight": p.data.flights[flight], "crosses": crosses, "number": number, "white": white}
    p.tell("ack-ack", "hksw:8.ackack.b", facts)
    for left in range(number, 0, -1):
        bombers = p.bombers(flight)
        if not bombers:
            return
        card = bombers[0]
        if len(bombers) > left:
            args: Args = {"flight": p.data.flights[flight], "left": left}
            card = p.data.card[(yield Choice(LOSE_BOMBER, LUFTWAFFE, p.names(bombers), args))]
        p.card_at[card] = DAMAGED
        p.tell("lost", "hksw:8.ackack.d", {"card": p.data.cards[card], "side": LUFTWAFFE})
