"""What the dice brought in morale points against the average of their faces, each at the moment of its roll."""

from __future__ import annotations

from typing import Final

from tallyho.fbob.morale import lead
from tallyho.lab.dice import Swing
from tallyho.table import AnyGame, Chance, Choice

FOLLOWED: Final[dict[str, tuple[str, ...]]] = {
    "bomb-die": ("damage-die", "ship-die"),
    "fire-die": ("damage-die",),
    "damage-die": (),
    "crash-die": (),
    "ship-die": (),
    "rest-die": (),
    "event-die": ("event-die", "press-die"),
    "press-die": ("press-die",),
}
"""Dice that bring points, and the dice after them by which they do; a later die of the same attack is another."""
PICK: Final = "pick-hit"
"""The one choice on the way to points: who has the bounce picks the unit that is hit."""


def weigh(swing: Swing, game: AnyGame, text: str) -> None:
    """A die that a game waits for: each face is tried on a clone, and the one that fell is noted."""
    ask = game.ask
    assert isinstance(ask, Chance)
    tried = [lead_after(game, face, FOLLOWED[ask.prompt.key]) for face in ask.offers]
    mean = sum(tried) / len(tried)
    swing.number += 1
    swing.variance += sum((one - mean) ** 2 for one in tried) / len(tried)
    swing.surplus += tried[ask.offers.index(text)] - mean


def lead_after(game: AnyGame, answer: str, followed: tuple[str, ...]) -> float:
    """The lead of the German side that an answer brings: dice that follow on average, the best pick of a hit."""
    twin = game.clone()
    twin.answer(answer)
    ask = twin.ask
    if isinstance(ask, Chance) and ask.prompt.key in followed and twin.at == game.at:
        return sum(lead_after(twin, face, FOLLOWED[ask.prompt.key]) for face in ask.offers) / len(ask.offers)
    if isinstance(ask, Choice) and ask.prompt.key == PICK and followed:
        found = [lead_after(twin, unit, followed) for unit in ask.offers]
        return max(found) if ask.side == "german" else min(found)
    return float(lead(twin.position))
