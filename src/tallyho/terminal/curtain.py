"""Several people at one screen: who sits there, and the curtain that falls when another side is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tallyho.table import Choice, Open
from tallyho.table.log import may_know
from tallyho.terminal.orders import AT_THE_CURTAIN, order_of

if TYPE_CHECKING:
    from tallyho.terminal.session import Session


class Curtain:
    """Between the sides of several people; where one person plays, it never falls."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self.here: str | None = None
        """The side whose player sits at the screen; None: nobody has come yet."""
        self._welcomed: set[str] = set()

    @property
    def next_side(self) -> str | None:
        """The side for which the screen must change hands; None: nobody."""
        if not self._session.seats.shared:
            return None
        sides = [self._side_for(ask) for ask in self._session.game.open if self._session.is_mine(ask)]
        return sides[0] if sides and self.here not in sides else None

    def is_for_who_is_here(self, ask: Open) -> bool:
        """Whether whoever sits at the screen is asked this."""
        return self._side_for(ask) == self.here

    def fall(self, side: str) -> None:
        """Nothing of what the last player has read is to be seen until the next one is there."""
        if self.here is not None:
            self._session.screen.wipe()
        self._call(side)

    def obey(self, typed: str, side: str) -> None:
        """Enter lifts it; before that, whoever has answered last may take it back, or leave."""
        if not typed:
            self._sit_down(side)
            return
        order = order_of(typed, self._session.screen)
        if order in AT_THE_CURTAIN:
            assert order is not None
            order(self._session)
        if not self._session.leaving and (still := self.next_side) is not None:
            self._call(still)

    def _call(self, side: str) -> None:
        """Calls the next player; whoever has just answered may still think better of it."""
        self._session.screen.tell("curtain", side=self._name(side))
        if self.here is not None and self._session.game.why_no_undo(self.here) is None:
            self._session.screen.tell("curtain-undo", side=self._name(self.here))

    def _sit_down(self, side: str) -> None:
        """A player comes to the screen: told what happened meanwhile and, the first time, how the table looks."""
        self.here = side
        self._session.news.turn_to(side)
        self._session.news.tell()
        if side not in self._welcomed:
            self._welcomed.add(side)
            self._session.show_situation()
        self._session.show_question()

    def _side_for(self, ask: Open) -> str:
        """Who must sit at the screen to be asked this: a die that all may see is for whoever sits there."""
        if isinstance(ask, Choice):
            return ask.side
        if self.here is not None and may_know(ask.seen_by, self.here):
            return self.here
        return next(side for side in self._session.seats.people if may_know(ask.seen_by, side))

    def _name(self, side: str) -> str:
        return self._session.screen.words.side(self._session.game.title.game, side)
