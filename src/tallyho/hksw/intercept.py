"""Intercept combat (step 8, fought as soon as the two flights meet, R-09): one roll, hits taken by the owners."""

from __future__ import annotations

from functools import partial
from itertools import combinations
from typing import Final

from tallyho.hksw.dice import at_once, both_counted, roll
from tallyho.hksw.movement import go_on
from tallyho.hksw.position import HkswPosition
from tallyho.hksw.reach import flight_lost
from tallyho.hksw.vocabulary import BLACK, DAMAGED, LUFTWAFFE, NOBODY, RAF, STOOD_DOWN, WHITE
from tallyho.table import Args, Asks, Choice, Jump, Prompt, Reason, draw

DRAW: Final = Prompt("intercept-draw", "hksw:8.intercept.b")
LUFTWAFFE_DICE: Final = Prompt("intercept-dice-luftwaffe", "hksw:8.intercept.d")
RAF_DICE: Final = Prompt("intercept-dice-raf", "hksw:8.intercept.d")
TAKE_HITS: Final = Prompt("take-hits", "hksw:8.intercept.h")
LOST, DOWN = "lost", "down"


def combat(p: HkswPosition) -> Asks[Jump]:
    """The whole intercept; then the move of the Luftwaffe flight is over."""
    p.markers -= 1
    luftwaffe = yield from _drawn(p)
    raf = p.cards(p.race)
    square = p.at[p.moving]
    show(p, raf)
    facts: Args = {
        "luftwaffe": p.data.flights[p.moving],
        "raf": p.data.flights[p.race],
        "square": p.data.squares[square],
    }
    p.tell("intercept", "hksw:8.intercept.c", {**facts, "german": [*p.names(luftwaffe)], "british": [*p.names(raf)]})
    black = yield roll(p, LUFTWAFFE_DICE, BLACK, sum(p.dogfight(card, square) for card in luftwaffe))
    white = yield roll(p, RAF_DICE, WHITE, sum(p.dogfight(card, square) for card in raf))
    roundels, crosses = both_counted(black, white)
    fallen: Args = {"crosses": crosses, "roundels": roundels, "black": black, "white": white}
    p.tell("intercept-hits", "hksw:8.intercept.g", {**facts, **fallen})
    yield from _take_hits(p, luftwaffe, crosses, raf, roundels)
    return _after(p)


def _drawn(p: HkswPosition) -> Asks[list[int]]:
    """Three cards of the Luftwaffe flight at random, all if there are fewer (R-25)."""
    left = p.cards(p.moving)
    drawn: list[int] = []
    while len(left) + len(drawn) > p.data.intercept_cards and len(drawn) < p.data.intercept_cards:
        name = yield draw(DRAW, p.names(left), hidden=True)
        card = p.data.card[name]
        left.remove(card)
        drawn.append(card)
        show(p, [card])
    if not drawn:
        drawn = left
        show(p, drawn)
    return drawn


def show(p: HkswPosition, cards: list[int]) -> None:
    """Cards are turned up: the enemy knows them from now on.

    It counts for a card seen before as well: nobody knew that it was this one which lay here or was drawn (R-53).
    """
    for card in cards:
        p.seen[card] = 1
    p.reveal()


# Taking hits


def _take_hits(p: HkswPosition, luftwaffe: list[int], crosses: int, raf: list[int], roundels: int) -> Asks[None]:
    """Both owners say at once what their cards take; where there is nothing to choose nobody is asked."""
    both = ((LUFTWAFFE, luftwaffe, crosses), (RAF, raf, roundels))
    offered = [(side, cards, hits, allocations(p, cards, hits)) for side, cards, hits in both]
    choices = [
        Choice(TAKE_HITS, side, offers, {"hits": hits}, why_not=partial(_why_not_take, p, cards, hits))
        for side, cards, hits, offers in offered
        if len(offers) > 1
    ]
    answers = iter((yield from at_once(choices)))
    for side, _, hits, offers in offered:
        if hits and offers:
            _apply(p, side, next(answers) if len(offers) > 1 else offers[0])


def allocations(p: HkswPosition, cards: list[int], hits: int) -> list[str]:
    """All ways to take the hits, such as `lost 92/10 down 609/10` (R-26); none if there is nothing to take."""
    damage = {card: p.data.kind[card].damage for card in cards}
    if not hits or not cards:
        return []
    if hits >= sum(damage.values()):
        return [_allocation(p, cards, None)]
    found = []
    for number in range(len(cards)):
        for lost in combinations(cards, number):
            rest = hits - sum(damage[card] for card in lost)
            if rest == 0:
                found.append(_allocation(p, [*lost], None))
            elif rest > 0:
                found += [_allocation(p, [*lost], card) for card in cards if card not in lost and damage[card] > rest]
    return found


def _allocation(p: HkswPosition, lost: list[int], down: int | None) -> str:
    words = [LOST, *p.names(lost)] if lost else []
    return " ".join([*words, DOWN, p.data.cards[down]] if down is not None else words)


def _apply(p: HkswPosition, side: str, answer: str) -> None:
    """Cards are lost to their damaged boxes, one is stood down (hksw:8.standdown.a, hksw:8.standdown.d)."""
    place = DAMAGED
    for word in answer.split():
        if word == DOWN:
            place = STOOD_DOWN
        elif word != LOST:
            card = p.data.card[word]
            p.card_at[card] = place
            if place == STOOD_DOWN:
                p.back[card] = p.turn + p.data.stood_down
                p.tell("stood-down", "hksw:8.standdown.a", {"card": word, "side": side, "turn": p.back[card]})
            else:
                rule = "hksw:8.intercept.j" if side == LUFTWAFFE else "hksw:8.intercept.k"
                p.tell("lost", rule, {"card": word, "side": side})


def _why_not_take(p: HkswPosition, cards: list[int], hits: int, answer: str) -> Reason | None:
    """Why hits cannot be taken like this."""
    words = answer.split()
    known = {p.data.cards[card] for card in cards}
    if not words or words[0] not in (LOST, DOWN) or any(word not in {LOST, DOWN, *known} for word in words):
        return None
    taken = _taken(words)
    if sum(fate == DOWN for _, fate in taken) > 1:
        return Reason("one-stood-down", "hksw:8.standdown.b", {"hits": hits})
    for offer in allocations(p, cards, hits):
        if _taken(offer.split()) == taken:
            return Reason("hits-said-otherwise", "hksw:8.intercept.h", {"offer": offer})
    return Reason("hits-not-taken", "hksw:8.intercept.h", {"hits": hits})


def _taken(words: list[str]) -> list[tuple[str, str]]:
    """Each card with what becomes of it, in whatever order it was said."""
    fates: list[tuple[str, str]] = []
    fate = LOST
    for word in words:
        if word in (LOST, DOWN):
            fate = word
        else:
            fates.append((word, fate))
    return sorted(fates)


def _after(p: HkswPosition) -> Jump:
    """Flights without cards leave the map; the Luftwaffe flight may still mark a bombing run (hksw:6.bombrun.c)."""
    p.left = 0
    for flight in (p.race, p.moving):
        if not p.card_at.count(flight):
            flight_lost(p, flight)
    if p.at[p.moving] == p.data.box:
        p.moving = NOBODY
    p.race = NOBODY
    return go_on(p) if p.moving != NOBODY else "movement.choose"
