"""The cards of a round: draw, play at the same time, initiative, recon (ambush:4)."""

from __future__ import annotations

from functools import partial
from typing import Final

from tallyho.table import Asks, Choice, Jump, Prompt, Reason, die, together

from .opening import draw_card
from .position import LOST, AmbushPosition
from .vocabulary import BLUE, COUNTERS, DECK, DOWN, KINDS, PLAYED, RECON, RED, SEEN, SIDES, counters_of, other, owner

DRAW: Final = Prompt("draw", "ambush:4.1a")
PLAY: Final = Prompt("play", "ambush:4.2a")
INITIATIVE_DIE: Final = die(Prompt("initiative-die", "ambush:4.2c"))
LOOK: Final = Prompt("look", "ambush:4.3a")
NO_CARD: Final = "none"
FULL_HAND: Final = 3


def new_round(p: AmbushPosition) -> Jump:
    """The round marker moves on."""
    p.round += 1
    p.tell("new-round", "ambush:4.1a", {"round": p.round, "left": p.rounds - p.round})
    return None


def draw_cards(p: AmbushPosition) -> Asks[Jump]:
    """A side with less than a full hand draws one card, as long as there are any."""
    for side in (RED, BLUE):
        if len(p.hand(side)) < FULL_HAND and p.cards_in(DECK):
            yield from draw_card(p, side, DRAW)
    return None


def play_cards(p: AmbushPosition) -> Asks[Jump]:
    """Each side plays a card or none; then both are shown and take effect."""
    answers = yield from together(*(Choice(PLAY, name, [NO_CARD, *p.hand(side)]) for side, name in enumerate(SIDES)))
    for side, answer in enumerate(answers):
        if answer == NO_CARD:
            p.tell("played-none", "ambush:4.2a", {"side": SIDES[side]})
        else:
            p.played[side] = answer
            p.put_card(answer, PLAYED)
            p.tell("played", "ambush:4.2a", {"side": SIDES[side], "card": answer})
    yield from initiative(p)
    for side in (p.first, other(p.first)):
        if p.effect(side) == RECON:
            yield from look(p, side)
    return None


def initiative(p: AmbushPosition) -> Asks[None]:
    """The faster card goes first; between equal ones a die decides (ambush:4.2b, ambush:4.2c)."""
    red, blue = speed(p, RED), speed(p, BLUE)
    if red == blue:
        odd = int((yield INITIATIVE_DIE)) % 2
        p.first = RED if odd else BLUE
    else:
        p.first = RED if red > blue else BLUE
    p.tell("initiative", "ambush:4.2b", {"side": SIDES[p.first], "red": red, "blue": blue})


def speed(p: AmbushPosition, side: int) -> int:
    """The speed of a side's card; no card has none."""
    return p.data.cards[p.played[side]].speed if p.played[side] else 0


def look(p: AmbushPosition, side: int) -> Asks[None]:
    """The side looks at a face-down counter of the enemy; nobody else learns what it is (ambush:4.3a)."""
    may = [COUNTERS[counter] for counter in counters_of(other(side)) if why_not_look(p, side, counter) is None]
    if not may:
        return
    answer = yield Choice(LOOK, SIDES[side], may, why_not=partial(why_not_look_at, p, side))
    counter = COUNTERS.index(answer)
    p.face[counter] = SEEN
    p.reveal()
    name, kind = SIDES[side], KINDS[p.kind[counter]]
    p.tell("looked", "ambush:4.3a", {"side": name, "counter": answer})
    p.tell("looked-saw", "ambush:4.3a", {"side": name, "counter": answer, "kind": kind}, seen_by=(name,))


def why_not_look_at(p: AmbushPosition, side: int, name: str) -> Reason | None:
    """Why a counter of this name cannot be looked at; None for a name that is no counter's."""
    return why_not_look(p, side, COUNTERS.index(name)) if name in COUNTERS else None


def why_not_look(p: AmbushPosition, side: int, counter: int) -> Reason | None:
    """Why a counter cannot be looked at; None if it can."""
    if owner(counter) == side:
        return Reason("own-counter", "ambush:4.3a")
    if p.face[counter] != DOWN or p.at[counter] == LOST:
        return Reason("counter-known", "ambush:4.3a")
    return None
