"""Lists in the making in a game's row: each side's own, so that sides who write at once never lose each other's."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final, cast
from uuid import UUID

from sqlalchemy import Connection, bindparam, select, update
from sqlalchemy import Table as SqlTable

from tallyho.server.models import GameRow

GAMES: Final = cast("SqlTable", GameRow.__table__)
THE_GAME: Final = bindparam("game", type_=GAMES.c.id.type)
FOUND: Final = select(GAMES.c.lists).where(GAMES.c.id == THE_GAME)
WRITTEN: Final = (
    update(GAMES)
    .where(GAMES.c.id == THE_GAME)
    .values(
        lists=bindparam("new", type_=GAMES.c.lists.type),
        listed_at=bindparam("now", type_=GAMES.c.listed_at.type),
    )
)


def keep_lists(connection: Connection, game: UUID, before: dict[str, str], after: dict[str, str]) -> bool:
    """Writes the lists that have changed, in a row that is locked; False if one of them was changed elsewhere too."""
    changed = [side for side in {**before, **after} if before.get(side) != after.get(side)]
    if not changed:
        return True
    kept = dict(connection.execute(FOUND, {"game": game}).scalar_one())
    if any(kept.get(side) != before.get(side) for side in changed):
        return False
    others = {side: text for side, text in kept.items() if side not in changed}
    mine = {side: after[side] for side in changed if side in after}
    connection.execute(WRITTEN, {"game": game, "new": {**others, **mine}, "now": datetime.now(UTC)})
    return True
