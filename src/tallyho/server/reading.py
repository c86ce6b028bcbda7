"""What the database has of a game, read in one go: its row, its seats, its snapshot and the answers since."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, cast
from uuid import UUID

from sqlalchemy import Connection, bindparam, select
from sqlalchemy import Table as SqlTable

from tallyho.server.models import AnswerRow, GameRow
from tallyho.server.rows import facts_of
from tallyho.server.snapshots import Snapshot, kept
from tallyho.server.table import Entry, Facts
from tallyho.server.troubles import gone, no_game

ANSWERS: Final = cast("SqlTable", AnswerRow.__table__)
GAMES: Final = cast("SqlTable", GameRow.__table__)
COLUMNS: Final = [column for column in GAMES.c if column.name in GameRow.__annotations__ or column.primary_key]
THE_GAME: Final = select(*COLUMNS).where(GAMES.c.id == bindparam("game", type_=GAMES.c.id.type))
SINCE: Final = (
    select(ANSWERS.c.kind, ANSWERS.c.side, ANSWERS.c.prompt, ANSWERS.c.text)
    .where(ANSWERS.c.game_id == bindparam("game", type_=ANSWERS.c.game_id.type))
    .where(ANSWERS.c.number > bindparam("since", type_=ANSWERS.c.number.type))
    .order_by(ANSWERS.c.number)
)


@dataclass(frozen=True, slots=True)
class Found:
    """A game in the database; the answers are those since the snapshot, or all of them if there is none."""

    facts: Facts
    row: GameRow
    snapshot: Snapshot | None
    answers: list[Entry]

    @property
    def revision(self) -> int:
        """How many rows of answers there are."""
        return len(self.answers) + (0 if self.snapshot is None else self.snapshot.revision)


def found_in(connection: Connection, game: UUID, *, whole: bool = False) -> Found:
    """Reads a game; `whole`: with all of its answers, whether or not there is a snapshot."""
    found = connection.execute(THE_GAME, {"game": game}).one_or_none()
    if found is None:
        raise no_game()
    row = GameRow(**found._mapping)
    if row.gone_at is not None:
        raise gone()
    snapshot = None if whole else kept(connection, game)
    since = {"game": game, "since": 0 if snapshot is None else snapshot.revision}
    answers = [Entry(*one) for one in connection.execute(SINCE, since)]
    return Found(facts_of(connection, [row])[0], row, snapshot, answers)
