"""The opening: what lies under the counters, the traps, the first cards (ambush:3)."""

from __future__ import annotations

from typing import Final

from tallyho.table import Args, Asks, Choice, Jump, Prompt, draw, together

from .position import AmbushPosition
from .vocabulary import BLUE, BURNT, COUNTERS, DECK, EACH, HANDS, KINDS, RED, SIDES, UNDER_COUNTERS, counters_of

ARRANGE: Final = Prompt("arrange", "ambush:3.1b")
LAY_TRAP: Final = Prompt("lay-trap", "ambush:3.2a")
BURN: Final = Prompt("burn", "ambush:3.3a")
DEAL: Final = Prompt("deal", "ambush:3.3b")


def arrangement(p: AmbushPosition) -> Asks[Jump]:
    """Both sides decide at the same time what lies under their counters, one by one, and keep it to themselves."""
    left = [list(UNDER_COUNTERS), list(UNDER_COUNTERS)]
    for number in range(EACH - 1):
        answers = yield from together(*(lies_under(side, number, left[side]) for side in (RED, BLUE)))
        for side, answer in enumerate(answers):
            left[side].remove(answer)
            p.kind[counters_of(side)[number]] = KINDS.index(answer)
    for side, name in enumerate(SIDES):
        p.kind[counters_of(side)[-1]] = KINDS.index(left[side][0])
        p.tell("arranged", "ambush:3.1b", {"side": name})
    return None


def lies_under(side: int, number: int, left: list[str]) -> Choice:
    """What lies under a side's counter with this number, of what it has left."""
    args: Args = {"counter": COUNTERS[counters_of(side)[number]]}
    return Choice(ARRANGE, SIDES[side], left, args, secret=True)


def traps(p: AmbushPosition) -> Asks[Jump]:
    """Red, then blue, lays a trap in a wood; the other side learns only that it is there."""
    for side, name in enumerate(SIDES):
        p.traps[side] = yield Choice(LAY_TRAP, name, p.data.woods, secret=True)
        p.tell("trap-laid", "ambush:3.2a", {"side": name})
        p.tell("trap-laid-in", "ambush:3.2a", {"side": name, "square": p.traps[side]}, seen_by=(name,))
    return None


def deal(p: AmbushPosition) -> Asks[Jump]:
    """One card goes away unseen; then each side draws its hand."""
    burnt = yield draw(BURN, p.cards_in(DECK), seen_by=())
    p.put_card(burnt, BURNT)
    p.tell("burnt", "ambush:3.3a")
    for _ in range(p.deal):
        for side in (RED, BLUE):
            yield from draw_card(p, side, DEAL)
    return None


def draw_card(p: AmbushPosition, side: int, prompt: Prompt) -> Asks[None]:
    """A side draws a card that only it may see."""
    name = SIDES[side]
    card = yield draw(prompt, p.cards_in(DECK), {"side": name}, seen_by=(name,), hidden=True)
    p.put_card(card, HANDS[side])
    p.tell("drew", prompt.rule, {"side": name})
    p.tell("drew-card", prompt.rule, {"side": name, "card": card}, seen_by=(name,))
