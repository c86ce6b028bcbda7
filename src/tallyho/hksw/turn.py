"""The beginning of a turn: marker, stood-down squadrons, withdrawals, cities, rotations, reinforcements (R-35)."""

from __future__ import annotations

from functools import partial
from typing import Final

from tallyho.hksw.position import HkswPosition
from tallyho.hksw.rows import Rotation
from tallyho.hksw.vocabulary import (
    CITY,
    DAMAGED,
    FIRST_LUFTFLOTTE,
    GROUPS,
    NO,
    OF_RAF,
    RAF,
    RAF_FLIGHTS,
    READY,
    RETURNED,
    TO_COME,
    WITHDRAWN,
    YES,
)
from tallyho.table import Args, Asks, Choice, Json, Jump, Prompt, Reason

ROTATE: Final = Prompt("rotate", "hksw:rotation.c")
ACE_TO: Final = Prompt("ace-to", "hksw:turns.8.b")


def advance(p: HkswPosition) -> Jump:
    """The turn marker moves on; what stood down is back, what is withdrawn leaves, cities recover."""
    p.turn += 1
    p.phase = p.rotation = p.repairing = 0
    p.rotated = bytearray(len(p.rotated))
    notes = p.data.turns[p.turn - 1]
    p.tell("turn-begins", "hksw:1.a", {"turn": p.turn, "weather": notes.weather})
    _bring_back(p)
    _withdraw(p)
    _recover(p, notes.city_hits)
    return None


def _bring_back(p: HkswPosition) -> None:
    """Squadrons stood down two turns ago are ready, those of the Luftwaffe on top (hksw:8.standdown.d, R-20)."""
    for card, turn in enumerate(p.back):
        if turn == p.turn:
            p.back[card] = 0
            formation = p.data.card_formation[card]
            p.card_at[card] = RETURNED if formation >= FIRST_LUFTFLOTTE else READY
            p.tell("is-back", "hksw:8.standdown.d", {"card": p.data.cards[card], "side": p.data.kind[card].side})


def _withdraw(p: HkswPosition) -> None:
    """Squadrons of a type that leaves the game; those in a damaged box stay there and count (R-21)."""
    leaving = [
        card
        for card, turn in enumerate(p.data.leaves)
        if turn == p.turn and p.card_at[card] not in (DAMAGED, WITHDRAWN)
    ]
    if not leaving:
        return
    for card in leaving:
        p.card_at[card] = WITHDRAWN
        p.back[card] = p.seen[card] = 0
    p.reveal()  # flights have fewer cards now, and all can see how many
    for kind in dict.fromkeys(p.data.type[card] for card in leaving):
        rule = "hksw:turns.5.f" if p.data.kinds[kind].side == RAF else "hksw:turns.7.a"
        names: list[Json] = [*p.names([card for card in leaving if p.data.type[card] == kind])]
        p.tell("withdrawn", rule, {"cards": names, "number": len(names), "type": kind})
    for flight in OF_RAF:
        if p.at[flight] != p.data.box and not p.card_at.count(flight):
            p.to_box(flight)


def _recover(p: HkswPosition, hits: int) -> None:
    """Hits are removed from every city (hksw:turns.5.d, hksw:turns.9.e, R-27)."""
    if not hits:
        return
    for city in p.data.of_kind[CITY]:
        p.damage[city] = max(0, p.damage[city] - hits)
    p.tell("cities-recover", "hksw:turns.5.d" if p.turn < p.data.big_wing_turn else "hksw:turns.9.e", {"hits": hits})


def rotations(p: HkswPosition) -> Asks[Jump]:
    """The next rotation of the turn's list, if the RAF wants it (hksw:rotation)."""
    listed = p.data.rotations[p.turn]
    if p.rotation >= len(listed):
        return None
    yield from _rotate(p, listed[p.rotation])
    p.rotation += 1
    return "turn.rotations"


def _rotate(p: HkswPosition, one: Rotation) -> Asks[None]:
    """One rotation, with the card that the RAF names; one passed over before may be made after it (R-50)."""
    damaged = _of_type(p, one.receiver, DAMAGED, one.type)
    if not damaged:  # that is plain to see; whether the donor has a card ready is not
        return
    ready = p.names(_of_type(p, one.donor, READY, one.type))
    args: Args = {"donor": GROUPS[one.donor], "receiver": GROUPS[one.receiver], "type": one.type}
    answer = yield Choice(ROTATE, RAF, [NO, *ready], args, why_not=partial(_why_not_rotate, p, one))
    if answer == NO:
        return
    sent = p.data.card[answer]
    relieved = damaged[0]  # damaged cards of a type lie open and are alike
    p.card_at[sent] = DAMAGED
    p.card_at[relieved] = READY
    p.seen[sent] = 0
    p.rotated[one.number] += 1
    p.reveal()
    p.tell("rotated", "hksw:rotation.a", {**args, "sent": answer, "relieved": p.data.cards[relieved]})
    for other in _passed_over(p, one):
        yield from _rotate(p, other)


def _passed_over(p: HkswPosition, one: Rotation) -> list[Rotation]:
    """Those before in the list that were not made and whose donor has just had a card of their type made ready."""
    before = p.data.rotations[p.turn][: p.rotation]
    return [
        other
        for other in dict.fromkeys(before)
        if (other.donor, other.type) == (one.receiver, one.type) and p.rotated[other.number] < before.count(other)
    ]


def _why_not_rotate(p: HkswPosition, one: Rotation, answer: str) -> Reason | None:
    """Only the RAF is told this, and it knows where its cards are."""
    facts: Args = {"donor": GROUPS[one.donor], "type": one.type}
    if answer == YES and _of_type(p, one.donor, READY, one.type):
        return Reason("name-the-card", "hksw:rotation.a", facts)
    if answer == YES:
        return Reason("no-card-to-rotate", "hksw:rotation.e")
    if answer not in p.data.card:
        return None
    card = p.data.card[answer]
    facts["card"] = answer
    if p.data.card_formation[card] != one.donor:
        return Reason("not-of-donor", "hksw:rotation.a", facts)
    if p.data.type[card] != one.type:
        return Reason("not-of-type", "hksw:rotation.a", facts)
    return _why_not_ready(p, card)


def _why_not_ready(p: HkswPosition, card: int) -> Reason:
    place = p.card_at[card]
    facts: Args = {"card": p.data.cards[card]}
    if place < RAF_FLIGHTS:
        return Reason("card-in-flight", "hksw:rotation.e", {**facts, "flight": p.data.flights[place]})
    return Reason("card-not-ready", "hksw:rotation.e", facts)


def _of_type(p: HkswPosition, group: int, place: int, kind: str) -> list[int]:
    return [card for card in p.cards_of(group, place) if p.data.type[card] == kind]


def reinforcements(p: HkswPosition) -> Asks[Jump]:
    """New squadrons join their Groups; on turn 8 a flight of 11 Group has an ace (hksw:turns.6 to hksw:turns.8)."""
    for card, turn in enumerate(p.data.enters):
        if turn == p.turn and p.card_at[card] == TO_COME:
            p.card_at[card] = READY
            facts: Args = {"card": p.data.cards[card], "group": GROUPS[p.data.card_formation[card]]}
            p.tell("joins", "hksw:2.begin.a", facts)
    yield from grant_ace(p, p.turn)
    return None


def grant_ace(p: HkswPosition, turn: int) -> Asks[None]:
    """The Ace marker of a turn goes to a flight of its Group without one, as the RAF chooses (R-22)."""
    group = p.data.turns[turn - 1].ace
    flights = [flight for flight in p.data.flights_of[group] if not p.ace[flight]] if group >= 0 else []
    if flights:
        answer = yield Choice(ACE_TO, RAF, [p.data.flights[flight] for flight in flights])
        p.ace[p.data.flight[answer]] = 1
        p.tell("ace-joins", "hksw:turns.8.b", {"flight": answer})
