"""Squadron alert (step 4): both sides fill their flights from what they draw, at the same time.

Every answer places one card, and all that is decided stands in the position. A flight about which its owner has nothing
left to say has the mark `placed`.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from tallyho.hksw.dice import at_once
from tallyho.hksw.missions import flights_in_play
from tallyho.hksw.position import HkswPosition
from tallyho.hksw.vocabulary import (
    ALERTED,
    DRAWN,
    EVENLY,
    FIRST_LUFTFLOTTE,
    FORMATIONS,
    LUFTWAFFE,
    LUFTWAFFE_FORMATIONS,
    OF_LUFTWAFFE,
    PLACED,
    PLACING,
    RAF,
    RAF_FLIGHTS,
    RAF_FORMATIONS,
    READY,
    RETURNED,
    TO_DO,
    UNSEEN,
)
from tallyho.table import DONE, Args, Asks, Choice, Jump, Prompt, Reason, draw

DRAW_RAF: Final = Prompt("draw-squadron", "hksw:4.raf.c")
DRAW_LUFTWAFFE: Final = Prompt("draw-squadron", "hksw:4.lw.d")
DRAW_FIRST_RAF: Final = Prompt("draw-squadron", "hksw:4.raf1.b")
DRAW_FIRST_LUFTWAFFE: Final = Prompt("draw-squadron", "hksw:4.lw1.b")
GROUND: Final = Prompt("ground-flight", "hksw:4.lw.l")
PLACE_RAF: Final = Prompt("place-squadron", "hksw:4.raf.e")
PLACE_LUFTWAFFE: Final = Prompt("place-squadron", "hksw:4.lw.f")
DEAL_RAF: Final = Prompt("assign-squadron", "hksw:4.raf1.h")
DEAL_LUFTWAFFE: Final = Prompt("assign-squadron", "hksw:4.lw1.g")
PLACE_RETURNED: Final = Prompt("place-returned", "hksw:4.lw.c")


def begin(p: HkswPosition) -> Jump:
    """Nobody has been alerted yet."""
    p.alert = bytearray(len(FORMATIONS))
    for flight, _ in enumerate(p.data.flights):
        p.phase_marks[flight] = 0
    for flight in OF_LUFTWAFFE:
        p.sortie_marks[flight] = 0
        p.radar[flight] = UNSEEN
        p.fuel[flight] = 0
    return None


def draw_squadrons(p: HkswPosition) -> Asks[Jump]:
    """Both sides draw for the next of their formations, as far as nobody need choose (hksw:4.alert.b)."""
    yield from _prepare(p, RAF_FORMATIONS)
    yield from _prepare(p, LUFTWAFFE_FORMATIONS)
    return None


def place_squadrons(p: HkswPosition) -> Asks[Jump]:
    """Each side that has something to choose places one card, both at the same time."""
    formations = (_current(p, RAF_FORMATIONS), _current(p, LUFTWAFFE_FORMATIONS))
    asked = [(formation, choice) for formation in formations if (choice := _question(p, formation)) is not None]
    if not asked:
        return None
    answers = yield from at_once([choice for _, choice in asked])
    for (formation, _), answer in zip(asked, answers, strict=True):
        _place(p, formation, answer)
    return "alert.draw"


def _current(p: HkswPosition, formations: range) -> int:
    """The formation whose turn it is; the last one when all are done."""
    return next((one for one in formations if p.alert[one] != ALERTED), formations[-1])


def _prepare(p: HkswPosition, formations: range) -> Asks[None]:
    """Goes on with the formations of a side as far as nobody need be asked."""
    for formation in formations:
        if p.alert[formation] == TO_DO:
            if _returned_to_place(p, formation):
                return
            yield from _draw(p, formation)
            yield from _ground_some(p, formation)
            p.alert[formation] = PLACING
        if p.alert[formation] == PLACING:
            if not _settled(p, formation):
                return
            _finish(p, formation)


# Drawing


def draw_count(p: HkswPosition, formation: int) -> int:
    """How many cards are drawn: what is needed and two more, at first just that (hksw:4.raf.d, hksw:4.lw.e)."""
    needed = sum(p.room(flight) for flight in waiting_flights(p, formation))
    return needed + p.data.extra_cards if needed and not p.first_alert else needed


def waiting_flights(p: HkswPosition, formation: int) -> list[int]:
    """The flights of a formation that are on their boxes and can be filled (hksw:4.raf.a, hksw:4.lw.a)."""
    return [
        flight for flight in p.data.flights_of[formation] if p.at[flight] == p.data.box and not is_grounded(p, flight)
    ]


def is_grounded(p: HkswPosition, flight: int) -> bool:
    """Whether a flight's airfield is knocked out (hksw:4.bombed.c)."""
    return flight < RAF_FLIGHTS and p.damage[p.data.airfield[flight]] > 0


def _draw(p: HkswPosition, formation: int) -> Asks[None]:
    """The ready cards are shuffled and drawn; only the owner sees them."""
    side = RAF if formation < FIRST_LUFTFLOTTE else LUFTWAFFE
    prompt = _draw_prompt(p, side)
    wanted = draw_count(p, formation) - len(p.cards_of(formation, DRAWN))
    ready = p.cards_of(formation, READY)
    if wanted > 0:
        for card in ready:
            p.seen[card] = 0  # shuffled: nobody else knows any more which of them come
    if side == LUFTWAFFE:
        for card in (card for flight in waiting_flights(p, formation) for card in p.cards(flight)):
            p.seen[card] = 0  # a flight that is not filled may give its cards to another unseen
    for _ in range(min(wanted, len(ready))):
        name = yield draw(prompt, p.names(ready), {"formation": FORMATIONS[formation]}, (side,), hidden=True)
        card = p.data.card[name]
        p.card_at[card] = DRAWN
        ready.remove(card)
    drawn = len(p.cards_of(formation, DRAWN))
    if drawn:
        p.tell("squadrons-drawn", prompt.rule, {"formation": FORMATIONS[formation], "number": drawn, "side": side})


def _draw_prompt(p: HkswPosition, side: str) -> Prompt:
    if p.first_alert:
        return DRAW_FIRST_RAF if side == RAF else DRAW_FIRST_LUFTWAFFE
    return DRAW_RAF if side == RAF else DRAW_LUFTWAFFE


def _ground_some(p: HkswPosition, formation: int) -> Asks[None]:
    """With too few cards for all flights of a Luftflotte its owner says which go without, and those give theirs back.

    It is asked before any card is placed, because until then everybody can count that there are too few (R-49).
    """
    if formation < FIRST_LUFTFLOTTE:
        return
    while weak := _too_weak(p, formation):
        answer = p.data.flights[weak[0]]
        if len(weak) > 1:
            names = [p.data.flights[flight] for flight in weak]
            answer = yield Choice(GROUND, LUFTWAFFE, names, {"formation": FORMATIONS[formation]}, secret=True)
        _close(p, p.data.flight[answer])


def _too_weak(p: HkswPosition, formation: int) -> list[int]:
    """The flights without enough cards, if the drawn ones cannot make up for all of them (hksw:4.lw.l)."""
    enough = p.data.luftwaffe_cards
    weak = [flight for flight in _unplaced(p, formation) if p.card_at.count(flight) < enough]
    missing = sum(enough - p.card_at.count(flight) for flight in weak)
    return weak if missing > len(p.cards_of(formation, DRAWN)) else []


# Placing


def _returned_to_place(p: HkswPosition, formation: int) -> bool:
    """Whether a squadron that was stood down waits for its flight (hksw:4.lw.c)."""
    return bool(p.cards_of(formation, RETURNED)) and any(p.room(one) for one in waiting_flights(p, formation))


def _next_flight(p: HkswPosition, formation: int) -> int | None:
    """The flight whose cards are to be chosen next."""
    return next(iter(_unplaced(p, formation)), None)


def _unplaced(p: HkswPosition, formation: int) -> list[int]:
    """The flights about which their owner still has something to say."""
    return [flight for flight in waiting_flights(p, formation) if not p.phase_marks[flight] & PLACED]


def _settled(p: HkswPosition, formation: int) -> bool:
    """Closes flights about which there is nothing to choose: full ones, all once no drawn card is left; if all are."""
    while flights := _unplaced(p, formation):
        flight = flights[0]
        drawn = p.cards_of(formation, DRAWN)
        rest = p.first_alert and len(drawn) <= p.room(flight) and len(flights) == 1
        if rest:
            for card in drawn:
                p.card_at[card] = flight
        if not rest and drawn and p.room(flight):
            return False
        _close(p, flight)
    return True


def _close(p: HkswPosition, flight: int) -> None:
    """A flight has its cards; one of the Luftwaffe without enough is grounded and gives them back (R-49)."""
    p.phase_marks[flight] |= PLACED
    if flight >= RAF_FLIGHTS and p.card_at.count(flight) < p.data.luftwaffe_cards:
        for card in p.cards(flight):
            p.card_at[card] = DRAWN


def _question(p: HkswPosition, formation: int) -> Choice | None:
    """What the owner of a formation is asked now."""
    if p.alert[formation] == ALERTED:
        return None
    if p.alert[formation] == TO_DO:
        card = p.cards_of(formation, RETURNED)[0]
        flights = [p.data.flights[flight] for flight in waiting_flights(p, formation) if p.room(flight)]
        return Choice(PLACE_RETURNED, LUFTWAFFE, flights, {"card": p.data.cards[card]}, secret=True)
    flight = _next_flight(p, formation)
    assert flight is not None
    side = RAF if formation < FIRST_LUFTFLOTTE else LUFTWAFFE
    cards = p.names(p.cards_of(formation, DRAWN))
    args: Args = {"flight": p.data.flights[flight], "room": p.room(flight)}
    if p.first_alert:
        prompt = DEAL_RAF if side == RAF else DEAL_LUFTWAFFE
        return Choice(prompt, side, [EVENLY, *cards], args, secret=True, why_not=partial(_why_not_deal, p))
    prompt = PLACE_RAF if side == RAF else PLACE_LUFTWAFFE
    return Choice(prompt, side, [DONE, *cards], args, secret=True)


def _why_not_deal(p: HkswPosition, answer: str) -> Reason | None:
    """On the first alert every flight gets its full number."""
    return Reason("first-alert-fills", "hksw:4.alert.a") if answer == DONE else None


def _place(p: HkswPosition, formation: int, answer: str) -> None:
    """One answer to the question."""
    if p.alert[formation] == TO_DO:
        card = p.cards_of(formation, RETURNED)[0]
        p.card_at[card] = p.data.flight[answer]
        p.seen[card] = 0  # all have seen the card, but nobody else sees into which flight it goes
        return
    flight = _next_flight(p, formation)
    assert flight is not None
    if answer == DONE:
        _close(p, flight)
    elif answer == EVENLY:
        _deal_evenly(p, formation)
    else:
        p.card_at[p.data.card[answer]] = flight


def _deal_evenly(p: HkswPosition, formation: int) -> None:
    """The cards that are left go round the flights by turns, so that every flight has some of each type."""
    cards = p.cards_of(formation, DRAWN)
    flights = _unplaced(p, formation)
    while cards and any(p.room(flight) for flight in flights):
        for flight in flights:
            if cards and p.room(flight):
                p.card_at[cards.pop(0)] = flight


def _finish(p: HkswPosition, formation: int) -> None:
    """What was drawn and not placed goes back, and the flights take their places on the map.

    A returned squadron for which there was no room stays on top of the box: nothing was shuffled (hksw:4.lw.c).
    """
    p.alert[formation] = ALERTED
    p.reveal()  # now everybody sees how many cards the flights have
    p.to_ready(p.cards_of(formation, DRAWN))
    waiting = waiting_flights(p, formation)
    for flight in waiting:
        if p.card_at.count(flight):
            take_post(p, flight)
    posted = [p.data.flights[flight] for flight in waiting if p.at[flight] != p.data.box]
    if posted:
        p.tell("alerted", _alert_rule(p, formation), {"formation": FORMATIONS[formation], "flights": [*posted]})
    for flight in flights_in_play(p):
        if flight in waiting and not p.card_at.count(flight):
            p.tell("under-strength", "hksw:4.lw.l", {"flight": p.data.flights[flight]})


def _alert_rule(p: HkswPosition, formation: int) -> str:
    if formation < FIRST_LUFTFLOTTE:
        return "hksw:4.raf1.g" if p.first_alert else "hksw:4.raf.g"
    return "hksw:4.lw1.f" if p.first_alert else "hksw:4.lw.j"


def take_post(p: HkswPosition, flight: int) -> None:
    """A flight's plane is put on its airfield square; a RAF flight waits while another one stands there (R-16)."""
    if flight < RAF_FLIGHTS:
        if p.base_is_free(flight):
            p.at[flight] = p.data.base[flight]
    else:
        p.at[flight] = p.data.base[flight]
        p.fuel[flight] = p.data.fuel
