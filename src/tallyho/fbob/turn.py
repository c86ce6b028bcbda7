"""The flying turns of a month (3.II): first the German half, then the British, up to 24 times."""

from __future__ import annotations

from typing import Final

from tallyho.fbob.landing import due, is_aloft, out_of_fuel
from tallyho.fbob.position import FbobPosition
from tallyho.fbob.vocabulary import IN_PLAY, NO, NO_SIDE, OF_BRITISH, OF_GERMAN, SIDES, YES
from tallyho.table import Asks, Choice, Jump, Prompt, together

MORE: Final = Prompt("more-missions", "fbob:3.II.3")


def begin(p: FbobPosition) -> Jump:
    """The next flying turn; the German is first (fbob:3.II.4)."""
    p.turn += 1
    p.phasing = OF_GERMAN
    falls = p.turn == p.data.night[p.month]
    p.tell("flying-turn", "fbob:3.II.a", {"turn": p.turn})
    if falls:
        p.tell("night-falls", "fbob:16.2a", {"turn": p.turn})
    return None


def half_ends(p: FbobPosition) -> Jump:
    """The end of a half; most have nobody whose fuel runs out."""
    return None if due(p) else "turn.next"


def fuel(p: FbobPosition) -> Asks[Jump]:
    """Who should have landed crashes."""
    yield from out_of_fuel(p)
    return None


def next_half(p: FbobPosition) -> Jump:
    """The British half follows, or the turn is over."""
    if p.phasing == OF_GERMAN:
        p.phasing = OF_BRITISH
        return "movement.begin"
    p.phasing = NO_SIDE
    return None


def turn_ends(p: FbobPosition) -> Jump:
    """After turn 24 the month ends, and when no unit is left in play; while any is up it goes on (fbob:3.III.1)."""
    if p.turn >= p.data.flying_turns or not any(place in p.place for place in IN_PLAY):
        return "month.end"
    return "flying.turn" if is_aloft(p) else None


def more_missions(p: FbobPosition) -> Asks[Jump]:
    """All are down: the month ends if nobody wants to fly any more (fbob:3.II.3, R-63)."""
    answers = yield from together(*(Choice(MORE, side, [NO, YES]) for side in SIDES))
    p.tell("more-missions", "fbob:3.II.3", {"german": answers[0], "british": answers[1]})
    return "flying.turn" if YES in answers else "month.end"
