"""The games in memory: as many as find room, the one that was looked at longest ago goes first."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final
from uuid import UUID

from tallyho.server.table import Table

MEGABYTES: Final = 1000
"""The usual room: one to some thousands of games, by their length."""
MEGABYTE: Final = 1_000_000
A_GAME: Final = 30_000
AN_ANSWER: Final = 250
AN_EVENT: Final = 50
AT_HAND: Final = 1_000
"""What a game takes, in bytes, and each of its answers, its events and those with arguments and maybe words."""


class Memory(OrderedDict[UUID, Table]):
    """Tables by the id of their game, with what they take."""

    def __init__(self, room: int = MEGABYTES * MEGABYTE) -> None:
        super().__init__()
        self.room = room
        self.taken = 0
        self._weights: dict[UUID, int] = {}

    def keep(self, table: Table) -> None:
        """Takes a table in as the latest; what is in use never goes, and neither does the latest."""
        game = table.facts.id
        self[game] = table
        self.move_to_end(game)
        self.taken += weight_of(table) - self._weights.get(game, 0)
        self._weights[game] = weight_of(table)
        if self.taken > self.room:
            self._make_room(game)

    def _make_room(self, latest: UUID) -> None:
        for old in list(self):
            if self.taken <= self.room or old == latest:
                return
            if not self[old].lock.locked():
                self.drop(old)

    def drop(self, game: UUID) -> None:
        """Forgets a game, if it is here."""
        if game in self:
            del self[game]

    def __delitem__(self, game: UUID) -> None:
        super().__delitem__(game)
        self.taken -= self._weights.pop(game, 0)


def weight_of(table: Table) -> int:
    """About how many bytes a game takes."""
    game, log = table.game, table.game.log
    events, away = (0, 0) if log is None else (log.count, log.away)
    return A_GAME + AN_ANSWER * len(game.history) + AN_EVENT * events + AT_HAND * (events - away)
