"""Snapshots: a game as it stood, kept beside its answers, so that it need not be played again from the first.

The answers are the truth. A snapshot is what this very program makes of the first rows of them, which never change;
one that another program has made, or that cannot be read, or of which answers were taken back since, is left alone.
"""

from __future__ import annotations

import logging
import zlib
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import partial
from hashlib import sha256
from typing import Any, Final, cast
from uuid import UUID

import msgspec
from sqlalchemy import Connection, bindparam, insert, select, update
from sqlalchemy import Table as SqlTable

from tallyho.server.models import UNDO, GameRow, SnapshotRow
from tallyho.server.program import program_of
from tallyho.server.table import Entry, Reach, Table
from tallyho.table import AnyGame, BadPosition, Setup, Title
from tallyho.table.snapshot import resumed, snapshot

LOGGER = logging.getLogger(__name__)
SNAPSHOTS: Final = cast("SqlTable", SnapshotRow.__table__)
THE_GAME: Final = bindparam("game", type_=SNAPSHOTS.c.game_id.type)
NAMES: Final = ("made_by", "revision", "number", "packed", "told")
FOUND: Final = select(*(SNAPSHOTS.c[name] for name in NAMES)).where(SNAPSHOTS.c.game_id == THE_GAME)
ADDED: Final = insert(SNAPSHOTS)
CHANGED: Final = (
    update(SNAPSHOTS)
    .where(SNAPSHOTS.c.game_id == THE_GAME)
    .values({name: bindparam(f"new_{name}", type_=SNAPSHOTS.c[name].type) for name in NAMES})
)

LEAST: Final = 25
PART: Final = 40
"""A new one is due after so many rows, and after one in so many of all: few are played again, and few written."""
LATEST: Final = 50
"""So many events stay at hand when a log is laid away: others who play may not have asked for them yet."""


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A game as it was after `revision` rows of answers, of which `number` stood; `told` are its events' arguments."""

    made_by: str
    revision: int
    number: int
    packed: bytes
    told: bytes

    @property
    def reach(self) -> Reach:
        """How far it goes."""
        return Reach(self.revision, self.number)


def due(table: Table) -> Snapshot | None:
    """A new snapshot of a table, if it is time for one: many rows since the last, or some of its answers taken back."""
    game, last = table.game, table.snapshot
    since = table.revision - (last.revision if last.number <= len(game.history) else 0)
    if since < max(LEAST, table.revision // PART):
        return None
    try:
        return _taken(game, table.revision)
    except Exception:
        LOGGER.exception("game %s has no snapshot", table.facts.id)  # it goes on without one
        return None


def _taken(game: AnyGame, revision: int) -> Snapshot | None:
    setup = game.setup
    made_by = _made_by(game.title, setup.scenario, sorted(setup.options), setup.seed)
    if made_by is None:
        return None
    assert game.log is not None
    told = _packed(game.log.args())
    packed = _packed({"game": snapshot(game), "told": zlib.crc32(told)})
    return Snapshot(made_by, revision, len(game.history), packed, told)


def _packed(data: object) -> bytes:
    return zlib.compress(msgspec.json.encode(data), 1)


def unpacked(packed: bytes) -> Any:  # noqa: ANN401 - what was packed
    """The data of a snapshot, or what its events told."""
    return msgspec.json.decode(zlib.decompress(packed))


def _made_by(title: Title[Any], scenario: str, options: Sequence[str], seed: str) -> str | None:
    """The mark of all that a game follows from besides its answers; None if that cannot be said."""
    program = program_of(title)
    if program is None:
        return None
    facts = [program, title.game, str(title.version), title.data().digest, scenario, *options, seed]
    return sha256("\n".join(facts).encode()).hexdigest()


def lay_away(table: Table, one: Snapshot) -> None:
    """Notes that a snapshot was written, and keeps in memory only packed what it has of the log."""
    table.snapshot = one.reach
    log = table.game.log
    assert log is not None
    heads = log.heads()[:-LATEST]
    if len(heads) > log.away:
        log.lay_away(heads, partial(unpacked, one.told))
        table.let_go(len(heads))


def keep(connection: Connection, game: UUID, one: Snapshot) -> None:
    """Writes a snapshot, in a transaction that has locked the row of its game."""
    new = {f"new_{name}": value for name, value in asdict(one).items()}
    if not connection.execute(CHANGED, {"game": game, **new}).rowcount:
        connection.execute(ADDED, {"game_id": game, **asdict(one)})


def kept(connection: Connection, game: UUID) -> Snapshot | None:
    """The snapshot of a game."""
    found = connection.execute(FOUND, {"game": game}).one_or_none()
    return None if found is None else Snapshot(*found)


def taken_up(title: Title[Any], row: GameRow, one: Snapshot, later: Sequence[Entry]) -> AnyGame | None:
    """The game of a snapshot, if we have made it, of that very set-up, and no answer in it was taken back later."""
    if one.made_by != _made_by(title, row.scenario, row.options, row.seed) or _reaches_below(one.number, later):
        return None
    saved = unpacked(one.packed)
    if saved["told"] != zlib.crc32(one.told) or len(saved["game"]["texts"]) != one.number:
        raise BadPosition("it is damaged")
    scenario, options = title.chosen(row.scenario, row.options)
    setup = Setup(scenario, options, row.seed, title.data())
    return resumed(saved["game"], title, setup, partial(unpacked, one.told))


def _reaches_below(number: int, later: Sequence[Entry]) -> bool:
    """Whether some of these take back more than was given after so many answers."""
    standing = number
    for entry in later:
        standing += -1 if entry.kind == UNDO else 1
        if standing < number:
            return True
    return False
