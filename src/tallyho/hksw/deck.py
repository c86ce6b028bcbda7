"""The mission deck: how the turns configure it, and drawing from it (hksw:turns, hksw:5).

Nobody knows the order of the deck, so it has none: of the cards that lie on top of it from turn 9 on only the number is
kept, and each draw is decided by the chances that the London cards have to be the next.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tallyho.hksw.components import ON_TOP, OUT
from tallyho.hksw.position import HkswPosition
from tallyho.hksw.vocabulary import (
    AIRFIELD,
    CITY,
    DECK,
    HAND,
    LUFTWAFFE,
    MISSION_OF,
    RADAR,
    REMOVED,
    SECOND,
    TOP,
    USED,
)
from tallyho.table import Asks, Chance, Jump, Prompt, draw
from tallyho.table.boxes import move_all

REMOVE: Final = {CITY: "remove-city", RADAR: "remove-radar", AIRFIELD: "remove-airfield"}
DRAW: Final = Prompt("draw-mission", "hksw:5.mission.a")
DRAW_FIRST: Final = Prompt("draw-first-missions", "hksw:5.mission1.a")


def configure(p: HkswPosition) -> Asks[Jump]:
    """The notes of the turn on the mission deck."""
    yield from configure_for(p, p.turn)
    return None


def configure_for(p: HkswPosition, turn: int) -> Asks[None]:
    """Used cards go back, then cards are removed, then the London cards go where they belong (R-30)."""
    notes = p.data.turns[turn - 1]
    if not notes.replaced and not any(notes.removed.values()):
        return
    if notes.replaced:  # hksw:turns.5.a, hksw:turns.9.a
        for place in (USED, REMOVED, TOP, SECOND):
            move_all(p.mission_at, place, DECK)
        p.top_cards = 0
    if notes.london == OUT:
        _take_out(p, p.data.london)  # hksw:turns.1.a, hksw:turns.5.b
    _take_out(p, notes.named)  # hksw:turns.1.c
    rule = "hksw:turns.9.b" if notes.london == ON_TOP else "hksw:turns.5.c" if notes.replaced else "hksw:turns.1.b"
    for kind, key in REMOVE.items():
        yield from _remove(p, Prompt(key, rule), kind, notes.removed[kind])
    if notes.london == ON_TOP:
        _london_on_top(p)
    p.tell(
        "deck-configured",
        rule,
        {"cards": len(p.missions_in(DECK)), "removed": len(p.missions_in(REMOVED)), "top": p.top_cards},
    )


def _take_out(p: HkswPosition, cards: Sequence[int]) -> None:
    for card in cards:
        if p.mission_at[card] == DECK:
            p.mission_at[card] = REMOVED


def _remove(p: HkswPosition, prompt: Prompt, kind: str, number: int) -> Asks[None]:
    """Cards of a kind are removed at random, and nobody sees them; London is apart."""
    cards = [card for card in p.data.of_kind[kind] if card not in p.data.london]
    there = [card for card in cards if p.mission_at[card] == DECK]
    scarce = len(cards) - _pending(p) < number
    if scarce:
        p.reveal()  # all see how many could be removed, and so what the Luftwaffe may hold
    for _ in range(min(number, len(there))):
        name = yield draw(prompt, [p.data.targets[card].name for card in there], seen_by=(), hidden=True)
        card = p.data.target[name]
        p.mission_at[card] = REMOVED
        there.remove(card)
        if scarce:
            p.reveal()


def _pending(p: HkswPosition) -> int:
    """How many mission cards the Luftwaffe holds, in its hand or with its flights."""
    return sum(place == HAND or place >= MISSION_OF for place in p.mission_at)


def _london_on_top(p: HkswPosition) -> None:
    """The London cards are somewhere among the first twelve (hksw:turns.9.c)."""
    london = sum(p.mission_at[card] == DECK for card in p.data.london)
    others = p.mission_at.count(DECK) - london
    p.top_cards = london + min(others, p.data.london_cards) if london else 0


def draw_missions(p: HkswPosition, prompt: Prompt, number: int) -> Asks[None]:
    """The Luftwaffe draws mission cards into its hand; the RAF learns only how many."""
    drawn: list[str] = []
    for _ in range(number):
        card = yield from _next_card(p, prompt)
        if card is None:
            break
        p.mission_at[card] = HAND
        drawn.append(p.data.targets[card].name)
    p.tell("missions-drawn", prompt.rule, {"number": len(drawn)})
    if drawn:
        p.tell("missions-in-hand", prompt.rule, {"missions": [*drawn], "number": len(drawn)}, seen_by=(LUFTWAFFE,))


def _next_card(p: HkswPosition, prompt: Prompt) -> Asks[int | None]:
    """The next card of the deck; the used pile makes a new one when it is empty (R-30)."""
    top = p.mission_at.find(TOP)
    if top >= 0:  # hksw:turns.9.d
        second = p.mission_at.find(SECOND)
        if second >= 0:
            p.mission_at[second] = TOP
        return top
    if DECK not in p.mission_at and USED in p.mission_at:
        move_all(p.mission_at, USED, DECK)
        p.tell("new-deck", "hksw:5.mission.a", {"cards": p.mission_at.count(DECK)})
    if DECK not in p.mission_at:
        return None
    answer = yield _chance(p, prompt)
    if p.top_cards:
        p.top_cards -= 1
    return p.data.target[answer]


def _chance(p: HkswPosition, prompt: Prompt) -> Chance:
    """Every card of the deck is as likely as any other, but for the London cards among the first."""
    cards = p.missions_in(DECK)
    london = [card for card in p.data.london if p.mission_at[card] == DECK]
    others = [card for card in cards if card not in london]
    seen_by = (LUFTWAFFE,)
    if not p.top_cards or not london or not others:
        return draw(prompt, [p.data.targets[card].name for card in cards], seen_by=seen_by, hidden=True)
    rest = max(0, p.top_cards - len(london))
    possible = [*london, *others] if rest else london
    weights = [len(others)] * len(london) + [rest] * len(others) if rest else None
    return Chance(prompt, [p.data.targets[card].name for card in possible], weights, None, seen_by, hidden=True)


def use_up(p: HkswPosition, card: int) -> None:
    """A mission card goes to the used pile."""
    p.mission_at[card] = USED


def put_on_top(p: HkswPosition, card: int) -> None:
    """A London card goes on top of the deck, above another that may lie there (hksw:turns.9.d)."""
    move_all(p.mission_at, TOP, SECOND)
    p.mission_at[card] = TOP
