"""What the tests of snapshots share: games that leave the memory after every request, and are rebuilt and compared."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final
from uuid import UUID

import httpx
import msgspec
from houses import LIBRARY, fine

from tallyho.bots import bot
from tallyho.server import snapshots
from tallyho.server.dice import dice_of
from tallyho.server.present import Filming, Viewer, state_of, turns_since
from tallyho.server.reading import Found, found_in
from tallyho.server.rebuilding import from_snapshot, rebuilt
from tallyho.server.table import Table
from tallyho.server.tables import Tables
from tallyho.table import CHANCE, DONE, AnyGame, Entry, Seat
from tallyho.table.record import write
from tallyho.words import Words

FAR: Final = 12
"""So many answers further a rebuilt game and a replayed one are compared again."""
ENGLISH: Final = Words("en", LIBRARY.words())


@dataclass
class Playing:
    """A game on a server in this process: played over HTTP, looked at from within."""

    client: httpx.AsyncClient
    game: UUID
    seen: set[str] = field(default_factory=set)
    """What the game was like when it was compared."""

    @property
    def tables(self) -> Tables:
        found: Tables = self.client._transport.app.state.house.tables  # type: ignore[attr-defined]
        return found

    async def inside(self) -> Table:
        """The table; it is out of memory afterwards, so that the next request reads it again."""
        async with self.tables.at(self.game) as table:
            pass
        self.tables._cache.drop(self.game)
        return table

    async def answered(self, side: str, *answers: str) -> None:
        wish = {"number": len((await self.inside()).game.history), "side": side, "answers": answers}
        fine(await self.client.post(f"/api/games/{self.game}/answers", json=wish))

    async def by_bot(self, times: int) -> None:
        """The best bot answers for whoever is asked."""
        table = await self.inside()
        side = table.game.open[0].side
        wish = {"number": len(table.game.history), "side": side, "bot": "doctrine", "times": times}
        fine(await self.client.post(f"/api/games/{self.game}/answers", json=wish))

    async def taken_back(self, side: str) -> None:
        wish = {"number": len((await self.inside()).game.history), "side": side}
        fine(await self.client.post(f"/api/games/{self.game}/undo", json=wish))

    async def found(self, *, whole: bool) -> Found:
        return await self.tables.crossing.run(lambda connection: found_in(connection, self.game, whole=whole))

    async def compare(self) -> None:
        """A rebuilt game is the replayed one, for everybody and further on."""
        part, whole = await self.found(whole=False), await self.found(whole=True)
        assert part.revision == whole.revision
        if part.snapshot is None:
            assert whole.revision < snapshots.LEAST
            return
        one = from_snapshot(LIBRARY, part.row, part.snapshot, part.answers)
        assert one is not None
        other = rebuilt(LIBRARY, whole.row, whole.answers)
        self.seen |= kinds_of(one)
        tables = [Table(part.facts, game, whole.revision) for game in (one, other)]
        assert_alike(*tables)
        films = [on(table) for table in tables]
        assert films[0] == films[1]
        assert_alike(*tables)


def kinds_of(game: AnyGame) -> set[str]:
    """What is special about how a game stands."""
    facts = {
        "in a step": bool(game.turns_of_step()),
        "a list": bool(game.drafts),
        "pending": bool(game.pending),
        "over": game.over,
    }
    return {name for name, holds in facts.items() if holds}


def assert_alike(one: Table, other: Table) -> None:
    """Both games are the same in all that the table knows and in all that anybody is sent."""
    assert one.game.same_as(other.game)
    assert one.game.start is not one.game.position
    assert write(one.game) == write(other.game)
    assert one.game.log is not None
    assert other.game.log is not None
    assert one.game.log.count == other.game.log.count
    for side in (None, *one.game.title.sides):
        assert sent(one, side, one.game.log.count) == sent(other, side, one.game.log.count)
    assert [turn_of(turn) for turn in one.game.history] == [turn_of(turn) for turn in other.game.history]
    assert one.game.marks == other.game.marks
    assert one.game.turns_of_step() == one.game.history[len(one.game.history) - len(other.game.turns_of_step()) :]


def turn_of(turn: Any) -> tuple[Any, ...]:
    side, prompt, *rest = turn
    return (side, prompt.key, prompt.rule, *rest)


def sent(table: Table, side: str | None, log_from: int) -> list[Any]:
    """What somebody who sits there is sent."""
    viewer = Viewer(table.facts.owner, side, ENGLISH)
    state = msgspec.to_builtins(state_of(table, viewer, log_from=log_from))
    return [state, turns_since(table, side, 0), table.visible(side)]


def on(table: Table) -> list[Any]:
    """Plays a table on, dice and all; the frames that each side would be sent."""
    game, sides = table.game, table.game.title.sides
    assert game.log is not None
    films = [Filming(table, Viewer(table.facts.owner, side, ENGLISH)) for side in sides]
    told = [len(table.visible(side)) for side in sides]
    for _ in range(FAR):
        if game.over:
            break
        ask = game.open[0]
        source = dice_of(game) if ask.side == CHANCE else Seat(bot("first", "1", game.title.game))
        entry = table.give(source.reply(game, ask), ask.side)
        for film in films:
            if entry is not None:
                film.take(ask)
    return [msgspec.to_builtins(film.frames(lines)) for film, lines in zip(films, told, strict=True)]


# Whole games


async def begun(client: httpx.AsyncClient, game: str, **wish: Any) -> Playing:
    made = fine(await client.post("/api/games", json={"game": game, "seed": "1940", **wish}), 201)
    return Playing(client, UUID(made["id"]))


async def listed(playing: Playing) -> None:
    """If a list is asked for, one entry of it is given by hand, and the game is looked at with it."""
    ask = next((one for one in (await playing.inside()).game.open if isinstance(one, Entry)), None)
    if ask is None or ask.offers[0] == ask.offers[-1] == DONE:
        return
    await playing.answered(ask.side, next(offer for offer in ask.offers if offer != DONE))
    await playing.compare()
    if ask.side in (await playing.inside()).game.drafts:
        await playing.taken_back(ask.side)
        await playing.compare()


async def undone(playing: Playing) -> None:
    """If the last answer may be taken back it is, also from before a snapshot that somebody else left as it was."""
    table = await playing.inside()
    side = next((one for one in table.game.title.sides if table.game.why_no_undo(one) is None), None)
    if side is None or table.game.drafts:
        return
    before = (await playing.found(whole=False)).snapshot
    await playing.taken_back(side)
    await playing.compare()
    playing.seen.add("undone")
    after = await playing.found(whole=False)
    if before is None or before.number <= len((await playing.inside()).game.history):
        return
    playing.seen.add("undone before the snapshot")
    assert after.snapshot is not None
    assert after.snapshot.number < before.number
    await playing.tables.crossing.run(lambda connection: snapshots.keep(connection, playing.game, before))
    later = await playing.found(whole=False)
    assert later.snapshot == before
    assert from_snapshot(LIBRARY, later.row, before, later.answers) is None
    game = (await playing.inside()).game
    assert game.same_as(rebuilt(LIBRARY, later.row, (await playing.found(whole=True)).answers))
    await playing.tables.crossing.run(lambda connection: snapshots.keep(connection, playing.game, after.snapshot))


async def in_pieces(playing: Playing, most: int) -> None:
    """Plays a game by a bot until so many answers are given; it is evicted, undone and compared all the time."""
    count = 0
    while (table := await playing.inside()).revision < most and not table.game.over:
        await playing.by_bot(1 + 5 * count % 17)
        count += 1
        await playing.compare()
        await listed(playing)
        await undone(playing)
    await compare_logs(playing)


async def compare_logs(playing: Playing) -> None:
    """All that was ever told is the same, too."""
    part, whole = await playing.found(whole=False), await playing.found(whole=True)
    assert part.snapshot is not None
    one = from_snapshot(LIBRARY, part.row, part.snapshot, part.answers)
    assert one is not None
    other = rebuilt(LIBRARY, whole.row, whole.answers)
    for side in (None, *one.title.sides):
        shown = [sent(Table(part.facts, game, whole.revision), side, 0) for game in (one, other)]
        assert shown[0] == shown[1]
    assert one.log is not None
    assert other.log is not None
    assert one.log.events == other.log.events
