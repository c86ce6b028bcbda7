"""Luftwaffe movement (step 6): fuel, squares one by one, the 12 Group line, bombing run markers, radar."""

from __future__ import annotations

from functools import partial
from typing import Final

from tallyho.hksw.interception import answered, asked_to_intercept, in_contact
from tallyho.hksw.position import HkswPosition
from tallyho.hksw.vocabulary import (
    BOMB,
    BOMB_RUN,
    DETECTED,
    LONG,
    LONG_MOVE,
    LUFTWAFFE,
    MOVED,
    NOBODY,
    OF_LUFTWAFFE,
    RAF_FLIGHTS,
    SENT_HOME,
    TOOK_OFF,
    UNDETECTED,
    UNSEEN,
    WENT_NORTH,
)
from tallyho.table import DONE, Args, Asks, Choice, Jump, Prompt, Reason

CHOOSE: Final = Prompt("choose-flight", "hksw:6.movement.a")
SEND_HOME: Final = Prompt("send-home", "hksw:6.line12.d")
FLY: Final = Prompt("fly", "hksw:6.movement.b")


def choose(p: HkswPosition) -> Asks[Jump]:
    """Which flight moves next; those that do not move burn a token all the same (hksw:6.movement.h)."""
    flights = [one for one in p.on_map(OF_LUFTWAFFE) if p.fuel[one] and not p.phase_marks[one] & MOVED]
    if not flights:
        return "movement.stations"
    names = [p.data.flights[flight] for flight in flights]
    long = [p.data.flights[flight] + LONG for flight in flights if p.fuel[flight] == 2]  # hksw:6.movement.i
    answer = yield Choice(CHOOSE, LUFTWAFFE, [DONE, *names, *long], why_not=partial(_why_not_choose, p))
    if answer == DONE:
        for flight in flights:
            _burn(p, flight, 1)
        return "movement.stations"
    flight = p.data.flight[answer.removesuffix(LONG)]
    p.moving = flight
    p.free = p.at[flight]
    _burn(p, flight, 2 if answer.endswith(LONG) else 1)
    if answer.endswith(LONG):
        p.left = p.data.luftwaffe_long_move
        p.sortie_marks[flight] |= LONG_MOVE
        p.tell("long-move", "hksw:6.movement.i", {"flight": p.data.flights[flight]})
        return "movement.send-home"
    p.left = p.data.luftwaffe_move
    p.sortie_marks[flight] &= ~LONG_MOVE
    return "movement.fly"


def _burn(p: HkswPosition, flight: int, tokens: int) -> None:
    """Fuel tokens leave a flight (hksw:6.movement.g)."""
    p.fuel[flight] -= tokens
    p.phase_marks[flight] |= MOVED


def _why_not_choose(p: HkswPosition, answer: str) -> Reason | None:
    """Why a flight cannot be moved."""
    flight = p.data.flight.get(answer.removesuffix(LONG), NOBODY)
    if flight not in OF_LUFTWAFFE:
        return None
    facts: Args = {"flight": p.data.flights[flight]}
    if p.at[flight] == p.data.box:
        return Reason("not-on-map", "hksw:6.movement.a", facts)
    if p.phase_marks[flight] & MOVED:
        return Reason("has-moved", "hksw:6.movement.c", facts)
    if not p.fuel[flight]:
        return Reason("no-fuel", "hksw:6.movement.j", facts)
    return Reason("not-two-tokens", "hksw:6.movement.p", {**facts, "fuel": p.fuel[flight]})


def send_home(p: HkswPosition) -> Asks[Jump]:
    """Before a move of ten squares Bf 109s and Ju 87s may go home; they are seen turning back (R-05, R-52)."""
    while True:
        flying = p.cards(p.moving)
        cards = [card for card in flying if p.data.kind[card].short_range and len(flying) > 1]
        args: Args = {"flight": p.data.flights[p.moving]}
        answer = yield Choice(SEND_HOME, LUFTWAFFE, [DONE, *p.names(cards)], args)
        if answer == DONE:
            return None
        card = p.data.card[answer]
        p.card_at[card] = SENT_HOME + p.moving
        p.seen[card] = 1
        p.reveal()
        p.tell("sent-home", "hksw:6.line12.d", {**args, "card": answer})


def fly(p: HkswPosition) -> Asks[Jump]:
    """One square, or the end of the move with or without a bombing run marker."""
    flight, square = p.moving, p.at[p.moving]
    offers = _stops(p, flight, square)
    offers += [p.data.squares[one] for one in _enterable(p, flight)]
    facts: Args = {"flight": p.data.flights[flight], "left": p.left, "at": p.data.squares[square]}
    stuck = not offers  # in a friend's square with nowhere to go (R-45); why may be a secret, so it is asked
    answer = yield Choice(FLY, LUFTWAFFE, offers or [DONE], facts, why_not=partial(_why_not_fly, p))
    if stuck:
        p.left = 0
        return go_on(p)
    if answer in (DONE, BOMB):
        if answer == BOMB:
            p.sortie_marks[flight] |= BOMB_RUN
            p.reveal()  # all see over which target it has a mission, and that it has a bomber (R-53)
            p.tell("bomb-run", "hksw:6.bombrun.a", {"flight": p.data.flights[flight], "square": p.data.squares[square]})
        return _finish(p)
    _enter(p, flight, p.data.square[answer])
    yield from asked_to_intercept(p)
    yield from answered(p)
    if in_contact(p):
        return "interception.combat"
    if p.raf_in(p.at[flight]) != NOBODY:  # hksw:6.movement.m
        p.left = 0
    return go_on(p)


def _stops(p: HkswPosition, flight: int, square: int) -> list[str]:
    """Whether the move may end here, and with a bombing run marker."""
    if _friend_in(p, flight, square):
        return []
    return [DONE, BOMB] if p.data.has_target[square] and _why_not_bomb(p, flight, square) is None else [DONE]


def go_on(p: HkswPosition) -> Jump:
    """The next square; at the end of the move only a square with targets asks whether they are bombed.

    That is asked over any target: otherwise the question would tell the RAF what the mission is.
    """
    if not p.left:
        _step_back(p)
        if in_contact(p):  # it has stepped back into its interceptor's square (R-10 g, R-54)
            return "interception.combat"
    return "movement.fly" if p.left or p.data.has_target[p.at[p.moving]] else _finish(p)


def _step_back(p: HkswPosition) -> None:
    """A flight that must stop in a friend's square goes back to the last one where it may stay (R-45)."""
    if _friend_in(p, p.moving, p.at[p.moving]):
        p.at[p.moving] = p.free
        facts: Args = {"flight": p.data.flights[p.moving], "square": p.data.squares[p.free]}
        p.tell("steps-back", "hksw:6.movement.l", facts)


def _finish(p: HkswPosition) -> Jump:
    """The move of a flight is over."""
    facts: Args = {"flight": p.data.flights[p.moving], "square": p.data.squares[p.at[p.moving]]}
    p.tell("stops", "hksw:6.movement.c", facts)
    p.moving = p.race = NOBODY
    p.left = 0
    p.free = p.data.box
    return "movement.choose"


def _enter(p: HkswPosition, flight: int, square: int) -> None:
    """A flight enters a square, and the radar line may see it (hksw:6.radar, R-13)."""
    p.at[flight] = square
    p.left -= 1
    p.sortie_marks[flight] |= TOOK_OFF
    if p.data.north[square] and not p.sortie_marks[flight] & WENT_NORTH:
        p.sortie_marks[flight] |= WENT_NORTH
        p.reveal()  # all see that it has no Bf 109 and no Ju 87 (hksw:6.line12.a, R-53)
    if not _friend_in(p, flight, square):
        p.free = square
    p.tell("flies", "hksw:6.movement.d", {"flight": p.data.flights[flight], "square": p.data.squares[square]})
    station = p.data.station[square]
    if station < 0 or p.radar[flight] == DETECTED:
        return
    facts: Args = {"flight": p.data.flights[flight], "target": p.data.targets[station].name}
    if not p.damage[station]:
        p.radar[flight] = DETECTED
        p.tell("detected", "hksw:6.radar.b", facts)
    elif p.radar[flight] == UNSEEN:
        p.radar[flight] = UNDETECTED
        p.tell("not-detected", "hksw:6.koradar.a", facts)


def _friend_in(p: HkswPosition, flight: int, square: int) -> bool:
    """Whether another Luftwaffe flight is in a square."""
    return p.at[RAF_FLIGHTS:].count(square) > (p.at[flight] == square)


def _enterable(p: HkswPosition, flight: int) -> list[int]:
    """The squares beside a flight that it may enter: there is nothing that `why_not_enter` would say."""
    beside = p.data.beside[p.at[flight]] if p.left else []
    taken = {p.at[one] for one in OF_LUFTWAFFE if one != flight}
    if p.left > 1:
        taken.intersection_update(p.at[:RAF_FLIGHTS])
    squares = [square for square in beside if square not in taken]
    if any(p.data.north[square] for square in squares) and _is_short_ranged(p, flight):
        return [square for square in squares if not p.data.north[square]]
    return squares


def why_not_enter(p: HkswPosition, flight: int, square: int) -> Reason | None:
    """Why a flight cannot enter a square beside it; None if it can."""
    facts: Args = {"flight": p.data.flights[flight], "square": p.data.squares[square]}
    if not p.left:
        if p.raf_in(p.at[flight]) != NOBODY:
            return Reason("stopped-by-enemy", "hksw:6.movement.m", facts)
        return Reason("no-movement-left", "hksw:6.movement.g", facts)
    if p.data.north[square] and _is_short_ranged(p, flight):
        return Reason("north-of-line", "hksw:6.line12.a", facts)
    if _friend_in(p, flight, square):
        if p.left == 1:
            return Reason("friend-there", "hksw:6.movement.f", facts)
        if square in p.at[:RAF_FLIGHTS]:
            return Reason("friend-and-enemy-there", "hksw:6.movement.l", facts)
    return None


def _is_short_ranged(p: HkswPosition, flight: int) -> bool:
    """Whether any card of a flight must stay south of the 12 Group line (hksw:6.line12.a)."""
    return any(p.data.kind[card].short_range for card in p.cards(flight))


def _why_not_fly(p: HkswPosition, answer: str) -> Reason | None:
    """Why a flight cannot do that."""
    flight, square = p.moving, p.at[p.moving]
    if answer == BOMB:
        return _why_not_bomb(p, flight, square)
    facts: Args = {"flight": p.data.flights[flight], "square": answer if answer in p.data.square else ""}
    if answer == DONE:
        return Reason("friend-there", "hksw:6.movement.f", {**facts, "square": p.data.squares[square]})
    if answer not in p.data.square:
        return None
    if p.data.square[answer] not in p.data.beside[square]:
        return Reason("not-beside", "hksw:6.movement.d", facts)
    return why_not_enter(p, flight, p.data.square[answer])


def _why_not_bomb(p: HkswPosition, flight: int, square: int) -> Reason | None:
    """Why no bombing run marker can be placed here (hksw:6.bombrun)."""
    facts: Args = {"flight": p.data.flights[flight], "square": p.data.squares[square]}
    mission = p.mission(flight)
    if mission < 0 or p.data.targets[mission].square != square:
        return Reason("not-the-target", "hksw:6.bombrun.a", facts)
    if not p.bombers(flight):
        return Reason("no-bomber", "hksw:8.bombing.b", facts)
    return Reason("friend-there", "hksw:6.movement.f", facts) if _friend_in(p, flight, square) else None
