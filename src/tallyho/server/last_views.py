"""Last views: each game as its sides saw it last, kept beside its answers.

Other rules or data may be unable to replay a game. Whoever played it can read it all the same: the table as their side
saw it, and its log. What was told up to the snapshot stands there (`snapshots`); a last view has what was told since.
It is no part of the truth and costs a click nothing: it is written when a game has been left alone for a while, with
each snapshot, and when the server stops.
"""

from __future__ import annotations

import logging
import zlib
from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from time import monotonic
from typing import Any, Final, NamedTuple, cast
from uuid import UUID

import msgspec
from sqlalchemy import Connection, bindparam, select
from sqlalchemy import Table as SqlTable
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.sql import Executable

from tallyho.server.models import GameRow, LastViewRow
from tallyho.server.snapshots import Snapshot, unpacked
from tallyho.server.table import Reach, Table
from tallyho.table.log import may_know

LOGGER = logging.getLogger(__name__)
LAST_VIEWS: Final = cast("SqlTable", LastViewRow.__table__)
THE_GAME: Final = bindparam("game", type_=LAST_VIEWS.c.game_id.type)
FOUND: Final = select(LAST_VIEWS.c.packed).where(LAST_VIEWS.c.game_id == THE_GAME)
GAMES: Final = cast("SqlTable", GameRow.__table__)
HERE: Final = select(GAMES.c.id).where(GAMES.c.id.in_(bindparam("games", type_=GAMES.c.id.type, expanding=True)))
NOBODY: Final = ""
"""Stands for a spectator among the sides."""
QUIET: Final = 5.0
LONGEST: Final = 60.0
"""Seconds that a game is left alone before its last view is written; at the latest so long after it changed."""


class Told(NamedTuple):
    """An event, and how many answers had been given when it was told."""

    after: int
    key: str
    rule: str
    args: dict[str, Any] | None
    seen_by: tuple[str, ...] | None


class LastView(msgspec.Struct, frozen=True):
    """A game after `number` answers, for each side; `later` was told after the first `told_before` events."""

    number: int
    step: str
    over: bool
    ending: tuple[str | None, str, str, str] | None
    tables: dict[str, dict[str, Any]]
    told_before: int
    later: list[Told]

    def table(self, side: str | None) -> dict[str, Any]:
        """The table as a side saw it; a side that is none any more sees what a spectator saw."""
        return self.tables.get(side or NOBODY, self.tables[NOBODY])

    def log(self, side: str | None, snapshot: Snapshot | None) -> list[Told]:
        """What a side may know of all that was told."""
        earlier = [] if snapshot is None else told_in(snapshot)[: self.told_before]
        return [one for one in [*earlier, *self.later] if self.over or may_know(one.seen_by, side)]


def last_view_of(table: Table, reach: Reach) -> LastView:
    """A game as it stands, beside a snapshot that goes so far."""
    game, log = table.game, table.game.log
    assert log is not None
    told_before = _told_after(table, reach.number) if reach.revision else 0
    outcome = game.outcome
    return LastView(
        number=len(game.history),
        step="" if game.over else game.step,
        over=game.over,
        ending=None if outcome is None else (*outcome,),
        tables={side or NOBODY: game.title.view(game.seen(side), side) for side in (None, *game.title.sides)},
        told_before=told_before,
        later=[Told(table.after(number), *log.event(number)) for number in range(told_before, log.count)],
    )


def _told_after(table: Table, number: int) -> int:
    """How many events had been told when the answer after so many was given, or by now."""
    marks, log = table.game.marks, table.game.log
    assert log is not None
    return marks[number] if number < len(marks) else log.count


def told_in(snapshot: Snapshot) -> list[Told]:
    """All that was told before a snapshot, whatever program has made it; nothing if it is damaged."""
    try:
        saved, args = unpacked(snapshot.packed)["game"], unpacked(snapshot.told)
        heads: Iterator[Any] = (saved["told"][place] for place in saved["events"])
        told = enumerate(zip(heads, args, strict=True))
        after = saved["marks"]
        return [Told(bisect_right(after, place), key, rule, one, seen) for place, ((key, rule, seen), one) in told]
    except (zlib.error, msgspec.DecodeError, LookupError, TypeError, ValueError) as error:
        LOGGER.warning("the log of a snapshot cannot be read: %s", error)
        return []


# When they are written


@dataclass(slots=True)
class Changed:
    """A game whose last view is older than the game, since when, and when it was changed last."""

    table: Table
    since: float
    latest: float

    def is_due(self, now: float) -> bool:
        """Whether it has been left alone long enough, or has changed all the time."""
        return now - self.latest >= QUIET or now - self.since >= LONGEST


@dataclass(slots=True)
class Unkept:
    """The games in memory whose last views are still to be written."""

    _games: dict[UUID, Changed] = field(default_factory=dict)

    def note(self, table: Table) -> None:
        """A game has changed."""
        now = monotonic()
        known = self._games.get(table.facts.id)
        since = now if known is None else known.since
        self._games[table.facts.id] = Changed(table, since, now)

    def due(self, kept: Mapping[UUID, Table] | None = None, *, all_of_them: bool = False) -> list[Table]:
        """Those to be written now: also those that memory has not `kept`, for they are held here alone."""
        now = monotonic()
        return [
            one.table
            for game, one in self._games.items()
            if all_of_them or one.is_due(now) or (kept is not None and kept.get(game) is not one.table)
        ]

    def written(self, table: Table, revision: int) -> None:
        """A last view is written after so many rows; the game may have changed since, or been read again."""
        known = self._games.get(table.facts.id)
        if known is not None and known.table is table and table.revision == revision:
            self.drop(table.facts.id)

    def drop(self, game: UUID) -> None:
        """None is needed any more."""
        self._games.pop(game, None)


# The database


def packed(table: Table, reach: Reach) -> bytes | None:
    """The last view of a game as it is written; None if a defect keeps us from making it."""
    try:
        return zlib.compress(msgspec.json.encode(last_view_of(table, reach)), 1)
    except Exception:
        LOGGER.exception("game %s has no last view", table.facts.id)  # it goes on without one
        return None


def keep(connection: Connection, game: UUID, revision: int, view: bytes) -> None:
    """Writes the last view of a game, unless another server has written a later one."""
    connection.execute(_written(connection.dialect.name), {"game": game, "revision": revision, "packed": view})


def keep_all(connection: Connection, views: Sequence[tuple[UUID, int, bytes]]) -> None:
    """The same of several games; one that has been cleared away meanwhile is passed over."""
    ids = connection.execute(HERE, {"games": [game for game, _, _ in views]}).scalars().all()
    for game, revision, view in sorted(views):  # in one order: else two servers could wait for each other
        if game in ids:
            keep(connection, game, revision, view)


def kept(connection: Connection, game: UUID) -> LastView | None:
    """The last view of a game, if there is one that can be read."""
    found = connection.execute(FOUND, {"game": game}).scalar_one_or_none()
    try:
        return None if found is None else msgspec.json.decode(zlib.decompress(found), type=LastView)
    except (zlib.error, msgspec.DecodeError):
        return None


@cache
def _written(dialect: str) -> Executable:
    values = {"game_id": THE_GAME, "revision": bindparam("revision"), "packed": bindparam("packed")}
    insert: Any = {"postgresql": postgresql.insert, "sqlite": sqlite.insert}[dialect]
    added = insert(LAST_VIEWS).values(values)
    new = added.excluded
    written: Executable = added.on_conflict_do_update(
        index_elements=["game_id"],
        set_={"revision": new.revision, "packed": new.packed},
        where=LAST_VIEWS.c.revision <= new.revision,
    )
    return written
