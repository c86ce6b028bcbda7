"""The games: cached in memory, kept in the database, and rebuilt from their answers whenever in doubt.

Validate, compute, write, then tell: nothing is told to anybody before the database has it.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from functools import cache, partial
from typing import Any, Final, cast
from uuid import UUID, uuid4

from sqlalchemy import Connection, Row, Update, bindparam, func, insert, select, update
from sqlalchemy import Table as SqlTable
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker

from tallyho.library import Library
from tallyho.server import dice, last_views, snapshots
from tallyho.server.crossing import Crossing
from tallyho.server.last_views import LastView, Unkept
from tallyho.server.memory import Memory
from tallyho.server.models import ANSWER, OPEN, PERSON, AnswerRow, GameRow, SeatRow
from tallyho.server.people import name_again, renames_at
from tallyho.server.reading import Found, found_in
from tallyho.server.rebuilding import from_snapshot, rebuilt, take_up_what_fits
from tallyho.server.rows import answer_rows, facts_of, game_row, reseat, seat_rows, where_it_stands
from tallyho.server.secret_lists import keep_lists
from tallyho.server.table import Entry, Facts, Mark, Player, Reach, Table
from tallyho.server.troubles import Trouble, gone, no_game
from tallyho.table import AnyGame

ANSWERS: Final = cast("SqlTable", AnswerRow.__table__)
GAMES: Final = cast("SqlTable", GameRow.__table__)

# What happens at every click goes by sentences made once, without the mapper, which would cost two milliseconds more.
THE_GAME: Final = bindparam("game", type_=GAMES.c.id.type)
LATEST: Final = select(
    GAMES.c.gone_at,
    GAMES.c.touched_at,
    GAMES.c.lists,
    select(func.max(ANSWERS.c.number)).where(ANSWERS.c.game_id == THE_GAME).scalar_subquery(),
    renames_at(THE_GAME),
).where(GAMES.c.id == THE_GAME)
ADDED: Final = insert(ANSWERS)


BATCH: Final = 50
"""So many last views are written in one transaction: the disk is waited for once, and nobody waits long."""


class Overtaken(Exception):
    """Somebody else has written an answer first; the table has been read again."""


@dataclass(frozen=True, slots=True)
class Origin:
    """The game that one was branched from."""

    id: UUID
    at: int


@dataclass(frozen=True, slots=True)
class Stored:
    """What the database has of a game, whether or not our rules can play it: all answers, last view and snapshot."""

    found: Found
    view: LastView | None
    snapshot: snapshots.Snapshot | None


@dataclass(slots=True)
class Tables:
    """All games of this server."""

    library: Library
    sessions: async_sessionmaker[AsyncSession]
    crossing: Crossing
    _cache: Memory = field(default_factory=Memory)
    _unkept: Unkept = field(default_factory=Unkept)

    # Making and finding

    async def add(
        self,
        game: AnyGame,
        owner: UUID,
        players: dict[str, Player],
        *,
        manual: bool = False,
        guided: bool = False,
        origin: Origin | None = None,
    ) -> Table:
        """Keeps a new game, with the answers it has already, and plays it up to the first person's turn."""
        now = datetime.now(UTC)
        branch_of, branch_at = (None, None) if origin is None else (origin.id, origin.at)
        facts = Facts(uuid4(), owner, manual, guided, now, now, branch_of, branch_at, players)
        table = Table(facts, game, 0)
        entries = [Entry(ANSWER, side, prompt.key, text) for side, prompt, text, _, _ in game.history]
        entries += play_on(table)
        table.revision = len(entries)
        snapshot = snapshots.due(table)
        async with self.sessions() as session, session.begin():
            session.add(game_row(facts, game))
            await session.flush()
            await session.execute(insert(SeatRow), seat_rows(facts))
            if entries:
                await session.execute(insert(AnswerRow), answer_rows(facts.id, 0, entries))
            if snapshot is not None:
                await (await session.connection()).run_sync(snapshots.keep, facts.id, snapshot)
        if snapshot is not None:
            snapshots.lay_away(table, snapshot)
        self._cache.keep(table)
        self._unkept.note(table)
        return table

    @asynccontextmanager
    async def at(self, wanted: UUID) -> AsyncIterator[Table]:
        """A game as it stands now, for one request alone while this lasts; raises Trouble if there is none."""
        while True:
            table = await self._found(wanted)
            async with table.lock:
                if self._cache.get(wanted) is not table:
                    continue  # it was dropped while we waited for its lock
                await self._catch_up(table)
                yield table
                return

    async def _found(self, wanted: UUID) -> Table:
        """The one table of a game in this process, read if it is not in memory."""
        table = self._cache.get(wanted)
        if table is None:
            read = await self._read(wanted)
            table = self._cache.setdefault(wanted, read)
        self._cache.keep(table)
        return table

    async def _catch_up(self, table: Table) -> None:
        """Takes in what other processes have written since the table was last looked at."""
        wanted = table.facts.id
        row = await self.crossing.run(lambda connection: _latest(connection, wanted))
        if row is None or row[0] is not None:
            self._forget(wanted)
            raise no_game() if row is None else gone()
        if (row[3] or 0) != table.revision or row[1] != table.facts.touched:
            await self._read_again(table)
        elif row[2] != dict(table.game.listed()):
            await self._take_up(table, row[2])
        if (row[4] or 0) != table.facts.renamed:
            await name_again(self.sessions, table.facts.players.values())
            table.facts.renamed = row[4] or 0

    async def _take_up(self, table: Table, lists: dict[str, str]) -> None:
        """Goes on with the lists as they are written; one that begins anew is struck out there, else nobody could."""
        take_up_what_fits(table.game, lists)
        wanted, now, fitting = table.facts.id, table.facts.touched, dict(table.game.listed())
        if fitting == lists:
            return

        def struck(connection: Connection) -> None:
            here = connection.execute(_changed("touched_at"), {"game": wanted, "before": now, "new_touched_at": now})
            if here.rowcount == 1:  # the row is locked; else somebody was first, which shows at the next look
                keep_lists(connection, wanted, lists, fitting)

        await self.crossing.run(struck)

    async def _read(self, wanted: UUID) -> Table:
        found, game, snapshot = await self._rebuilt(wanted)
        return Table(found.facts, game, found.revision, snapshot)

    async def _read_again(self, table: Table) -> None:
        """Rebuilds a table in its place, for others may be waiting for its lock."""
        found, table.game, table.snapshot = await self._rebuilt(table.facts.id)
        table.facts, table.revision = found.facts, found.revision
        table.forget()

    async def _rebuilt(self, wanted: UUID) -> tuple[Found, AnyGame, Reach]:
        """A game from its snapshot if that will do, else from its first answer; and how far the snapshot goes."""
        found = await self.crossing.run(lambda connection: found_in(connection, wanted))
        if found.snapshot is not None:
            game = from_snapshot(self.library, found.row, found.snapshot, found.answers)
            if game is not None:
                return found, game, found.snapshot.reach
            found = await self.crossing.run(lambda connection: found_in(connection, wanted, whole=True))
        return found, rebuilt(self.library, found.row, found.answers), Reach()

    async def stored(self, wanted: UUID) -> Stored:
        """A game as the database has it, even one that our rules cannot play on."""

        def work(connection: Connection) -> Stored:
            found = found_in(connection, wanted, whole=True)
            return Stored(found, last_views.kept(connection, wanted), snapshots.kept(connection, wanted))

        return await self.crossing.run(work)

    # Writing

    async def write(self, table: Table, entries: Sequence[Entry], before: Mark) -> None:
        """Adds the answers that a table has had since; if somebody was first, the table becomes what they wrote."""
        rows = answer_rows(table.facts.id, before.revision, entries)

        def written(connection: Connection) -> None:
            if rows:
                connection.execute(ADDED, rows)

        await self._change(table, before, where_it_stands(table.game), written)

    async def change(self, table: Table, players: dict[str, Player], *, manual: bool) -> None:
        """Other players at the seats, or other dice; bots that are asked now answer."""
        before = table.mark()
        facts = table.facts
        table.facts = replace(facts, players={**facts.players, **players}, manual=manual)
        try:
            entries = play_on(table)
            table.note(entries)
            values = {**where_it_stands(table.game), "manual": manual}
        except BaseException:
            table.facts = facts
            table.restore(before)
            raise

        def written(connection: Connection) -> None:
            for side, player in players.items():
                reseat(connection, facts.id, side, player, None)
            if entries:
                connection.execute(ADDED, answer_rows(facts.id, before.revision, entries))

        await self._change(table, before, values, written)

    async def invite(self, table: Table, side: str, mark: str) -> None:
        """Opens a seat for whoever brings the token with this digest.

        From here on the dice come from a seed that nobody has named: the owner must not know what will be rolled. As
        long as no person has answered anything, what was drawn so far is drawn again, for the owner may know that, too.
        """
        before = table.mark()
        player = Player(side, OPEN)
        entries = table.all_back() if table.untouched() else []
        kept = before.number - len(entries)
        table.game = dice.with_new_dice(table.game, kept, dice.sealed_seed())
        if not entries:
            table.game.take_up(before.lists)
        table.forget()
        table.snapshot = Reach()
        table.facts = replace(table.facts, players={**table.facts.players, side: player})
        try:
            entries += play_on(table)
        except BaseException:
            self._forget(table.facts.id)  # a defect of a bot; the database has the game as it was
            raise
        table.note(entries)
        values = {**where_it_stands(table.game), "seed": table.game.setup.seed}

        def written(connection: Connection) -> None:
            reseat(connection, table.facts.id, side, player, mark)
            if entries:
                connection.execute(ADDED, answer_rows(table.facts.id, before.revision, entries))

        await self._change(table, before, values, written)

    async def _change(
        self, table: Table, before: Mark, values: dict[str, Any], written: Callable[[Connection], object]
    ) -> None:
        """Changes a game and what goes with it, unless somebody else has changed it since: then raises Overtaken."""
        wanted, lists = table.facts.id, values.pop("lists")
        snapshot = snapshots.due(table)
        view = None if snapshot is None else last_views.packed(table, snapshot.reach)
        new = {"touched_at": table.facts.touched, **values}
        told = {f"new_{name}": value for name, value in new.items()}

        def work(connection: Connection) -> None:
            done = connection.execute(_changed(*new), {"game": wanted, "before": before.touched, **told})
            if done.rowcount != 1 or not keep_lists(connection, wanted, dict(before.lists), lists):
                raise Overtaken
            written(connection)
            if snapshot is not None:
                snapshots.keep(connection, wanted, snapshot)
            if view is not None:
                last_views.keep(connection, wanted, table.revision, view)

        try:
            await self.crossing.run(work)
        except (IntegrityError, Overtaken) as error:
            await self._read_again(table)
            raise Overtaken from error
        except BaseException:
            self._forget(wanted)  # the memory may know what the database does not
            raise
        if snapshot is not None:
            snapshots.lay_away(table, snapshot)
        self._unkept.note(table)

    async def keep_last_views(self, *, all_of_them: bool = False) -> None:
        """Writes the last views of games that have been left alone for a while, or have left the memory."""
        due = self._unkept.due(self._cache, all_of_them=all_of_them)
        for start in range(0, len(due), BATCH):
            views: list[tuple[Table, int, bytes | None]] = []
            for table in due[start : start + BATCH]:
                if not table.lock.locked():  # else somebody is changing it
                    views.append((table, table.revision, last_views.packed(table, table.snapshot)))
                await asyncio.sleep(0)  # whoever clicks meanwhile goes first
            found = [(table.facts.id, revision, view) for table, revision, view in views if view is not None]
            await self.crossing.run(partial(last_views.keep_all, views=found))
            for table, revision, _ in views:
                self._unkept.written(table, revision)

    async def remove(self, game: UUID) -> None:
        """Nobody can open the game any more."""
        async with self.sessions() as session, session.begin():
            await session.execute(update(GameRow).where(GameRow.id == game).values(gone_at=datetime.now(UTC)))
        self._forget(game)

    async def join(self, mark: str, user: UUID) -> UUID:
        """Seats a user by the digest of an invitation; the first who comes has the seat."""
        invited = select(SeatRow.game_id).where(SeatRow.invitation == mark)
        game = update(GameRow).where(GameRow.id.in_(invited), GameRow.gone_at.is_(None))
        seat = update(SeatRow).where(SeatRow.invitation == mark, SeatRow.player == OPEN)
        async with self.sessions() as session, session.begin():
            # the game first, as every change does it: in another order two could wait for each other for ever
            found = await session.scalar(game.values(touched_at=datetime.now(UTC)).returning(GameRow.id))
            taken = seat.where(SeatRow.game_id == found).values(player=PERSON, user_id=user, invitation=None)
            if found is None or await session.scalar(taken.returning(SeatRow.game_id)) is None:
                raise Trouble(404, "no-invitation")
        return found

    # Lists

    async def of_user(self, user: UUID) -> list[tuple[Facts, GameRow]]:
        """The games a user made or plays, the latest first."""
        seated = select(SeatRow.game_id).where(SeatRow.user_id == user)
        mine = (GameRow.owner_id == user) | GameRow.id.in_(seated)
        query = select(GameRow).where(mine, GameRow.gone_at.is_(None)).order_by(GameRow.touched_at.desc()).limit(500)
        async with self.sessions() as session:
            rows = list((await session.scalars(query)).all())
            facts = await (await session.connection()).run_sync(facts_of, rows)
        return list(zip(facts, rows, strict=True))

    async def sweep(self, before: datetime) -> int:
        """Removes games that nobody has touched since, not even with an entry in a secret list; returns how many."""
        unlisted = GameRow.listed_at.is_(None) | (GameRow.listed_at < before)
        async with self.sessions() as session, session.begin():
            old = update(GameRow).where(GameRow.touched_at < before, unlisted, GameRow.gone_at.is_(None))
            found = (await session.scalars(old.values(gone_at=datetime.now(UTC)).returning(GameRow.id))).all()
        for one in found:
            self._forget(one)
        return len(found)

    def _forget(self, game: UUID) -> None:
        """What is in memory of a game is not to be believed any more."""
        self._cache.drop(game)
        self._unkept.drop(game)


@cache
def _changed(*columns: str) -> Update:
    """Changes these columns of a game's row, unless somebody has touched it since or it is gone."""
    since = GAMES.c.touched_at == bindparam("before", type_=GAMES.c.touched_at.type)
    row = update(GAMES).where(GAMES.c.id == THE_GAME, since, GAMES.c.gone_at.is_(None))
    return row.values({name: bindparam(f"new_{name}", type_=GAMES.c[name].type) for name in columns})


def _latest(connection: Connection, game: UUID) -> Row[Any] | None:
    """When a game was removed, when it was touched, the lists in the making, its last answer, and renames."""
    return connection.execute(LATEST, {"game": game}).one_or_none()


def play_on(table: Table) -> list[Entry]:
    """Bots and the seed answer until a person is asked."""
    entries: list[Entry] = []
    while (entry := table.automatic()) is not None:
        entries.append(entry)
    return entries
