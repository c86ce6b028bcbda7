"""Phases in which both sides decide in secret and at once, one answer after another, until each is done (R-51)."""

from __future__ import annotations

from collections.abc import Callable

from tallyho.fbob.position import FbobPosition
from tallyho.fbob.sharing import with_entry
from tallyho.table import DONE, Asks, Choice, Jump, together


def both(
    p: FbobPosition,
    question: Callable[[FbobPosition, int], Choice],
    decide: Callable[[FbobPosition, int, str], None],
    again: str,
) -> Asks[Jump]:
    """Asks each side that is not done; goes round (`again`) until both are."""
    sides = [side for side in range(2) if not p.ready[side]]
    choices = [question(p, side) for side in sides]
    answers = (yield from together(*choices)) if len(choices) > 1 else [(yield choices[0])]
    for side, answer in zip(sides, answers, strict=True):
        if answer == DONE:
            p.ready = with_entry(p.ready, side, 1)
            p.reveal()  # the other side sees that it is no longer asked
        else:
            decide(p, side, answer)
    if not all(p.ready):
        return again
    p.ready = [0, 0]
    return None
