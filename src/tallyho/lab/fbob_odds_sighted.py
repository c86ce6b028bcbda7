"""The table of First Battle of Britain with nothing on it but what a side knows: odds are worked out on this.

What is hidden is left out: face-down air units of the enemy, his land units below others, his training and his notes.
An unknown ship counts as a tender.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tallyho.fbob.ground import knowledge_bit
from tallyho.fbob.knowledge import knows
from tallyho.fbob.losses import off_the_map
from tallyho.fbob.position import FbobPosition
from tallyho.fbob.sharing import with_entry
from tallyho.fbob.vocabulary import CARRIER, LETTERS, OF_BRITISH, POOL, SIDES, TENDERS, other
from tallyho.table import AnyGame, Choice


class Sighted:
    """What a side knows of a position, the question that it is asked, and what it answered before in this step."""

    def __init__(self, game: AnyGame, asked: Choice) -> None:
        position: FbobPosition = game.position
        self.asked = asked
        self.side = SIDES.index(asked.side)
        self.enemy = other(self.side)
        self.p = known_to(position, self.side)
        self.data = self.p.data
        self._truth = position
        self.given = [(prompt.key, text) for who, prompt, text, *_ in game.turns_of_step() if who == asked.side]

    def told(self, name: str) -> Any:  # noqa: ANN401 - the caller knows what its question says
        """What the question says besides its offers."""
        return (self.asked.args or {})[name]

    def group(self, name: str) -> list[int]:
        """The units of a group, those of the enemy as far as they are known."""
        return self.p.members(LETTERS.index(name[0]), int(name[1:]))

    def is_known(self, name: str) -> bool:
        """Whether all units of a group are known; how many there are lies open."""
        return bool(self.group(name)) and len(self.group(name)) == len(
            self._truth.members(LETTERS.index(name[0]), int(name[1:]))
        )

    def names(self, units: Sequence[int]) -> list[str]:
        """The names of some units."""
        return self.p.names([*units])


def known_to(position: FbobPosition, viewer: int) -> FbobPosition:
    """A copy without anything that a side does not know."""
    p = position.copy()
    enemy = other(viewer)
    for unit in p.data.of_side[enemy]:
        if not knows(position, viewer, unit):
            off_the_map(p, unit, POOL)
            p.ace[unit] = 0
        p.training[unit] = p.box[unit] = 0
        p.note = with_entry(p.note, unit, "")
    for at in p.data.controlled[enemy]:
        if p.land[at]:
            _cover(p, at, everything=position.arranging == enemy)
    if viewer != OF_BRITISH:
        _cover_ships(p, everything=position.arranging == OF_BRITISH)
    p.plots = with_entry(p.plots, enemy, [])
    p.watched = [None, None]
    return p


def _cover(p: FbobPosition, at: int, *, everything: bool) -> None:
    """Takes away the land units of a hex that the enemy has not seen; how the others lie he does not know (R-68)."""
    for kind in p.kinds_in(at):
        if everything or (kind != p.top[at] and not p.known[at] & knowledge_bit(kind)):
            p.take(at, kind)
    p.lay(at, sorted(p.stack(at), key=lambda kind: (kind != p.top[at], kind)))


def _cover_ships(p: FbobPosition, *, everything: bool) -> None:
    """Ships that the German has not looked at are tenders as far as there are any."""
    nowhere = p.data.nowhere
    unknown = sorted(
        at for at, known in zip(p.navy_at, p.navy_known, strict=True) if at != nowhere and not known and not everything
    )
    for ship, known in enumerate(p.navy_known):
        if not known or everything:
            p.navy_at[ship] = nowhere
    free = [ship for ship in (*TENDERS, CARRIER) if p.navy_at[ship] == nowhere]
    for ship, at in zip(free, unknown, strict=False):
        p.navy_at[ship] = at
