"""Snapshots are used, but only where they cannot be wrong; and the log lies packed in memory."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import Any, Final
from uuid import UUID

import httpx
import pytest
from evicted import Playing, begun, sent
from houses import GAMES, LIBRARY, Database, fine, play

from tallyho.library import Library
from tallyho.server import program, snapshots
from tallyho.server.memory import weight_of
from tallyho.server.rebuilding import from_snapshot
from tallyho.table import AnyGame, Game

SIDE: Final = "british"

pytestmark = pytest.mark.usefixtures("nobody_edits_the_program")


# That it is used, and when it is not


@pytest.fixture
def given(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """All answers that any game is given from now on."""
    found: list[str] = []
    usual = Game.answer

    def answer(self: AnyGame, text: str, side: str | None = None) -> None:
        found.append(text)
        usual(self, text, side)

    monkeypatch.setattr(Game, "answer", answer)
    return found


async def at_length(client: httpx.AsyncClient) -> tuple[Playing, dict[str, Any]]:
    """A game of Lion with more than a hundred answers that has left the memory, and what its player is sent."""
    playing = await begun(client, "lion", scenario="campaign")
    while (await playing.inside()).revision < 100:
        await playing.by_bot(10)
    state = fine(await client.get(f"/api/games/{playing.game}"))
    playing.tables._cache.drop(playing.game)
    return playing, state


async def answers_replayed(playing: Playing, given: list[str], state: dict[str, Any]) -> int:
    """How many answers are given once more when the game is looked at; all is shown as it was."""
    given.clear()
    assert fine(await playing.client.get(f"/api/games/{playing.game}")) == state
    playing.tables._cache.drop(playing.game)
    return len(given)


def test_few_answers_are_given_again(database: Database, given: list[str]) -> None:
    async def work(client: httpx.AsyncClient) -> None:
        playing, state = await at_length(client)
        found = await playing.found(whole=False)
        assert found.snapshot is not None
        assert state["number"] >= 100
        assert await answers_replayed(playing, given, state) <= len(found.answers) + 30 < 60
        await playing.tables.crossing.run(lambda connection: connection.exec_driver_sql("DELETE FROM snapshots"))
        assert await answers_replayed(playing, given, state) == state["number"]
        await playing.by_bot(1)
        assert (await playing.found(whole=False)).snapshot is not None

    play(database.url, work)


CHANGED: Final = "another program made it"
HARMED: Final = {
    CHANGED: ("UPDATE snapshots SET made_by = 'x'", False),
    "it is no file of ours": ("UPDATE snapshots SET packed = X'00'", True),
    "it is of another kind": ("UPDATE snapshots SET packed = told", True),
    "what was told is lost": ("UPDATE snapshots SET told = X'00'", True),
    "it holds another number of answers": ("UPDATE snapshots SET number = number + 100", True),
}


@pytest.mark.parametrize("harm", HARMED)
def test_a_snapshot_that_may_be_wrong_is_left_alone(
    harm: str, sqlite: Database, given: list[str], caplog: pytest.LogCaptureFixture
) -> None:
    sentence, told = HARMED[harm]

    async def work(client: httpx.AsyncClient) -> None:
        playing, state = await at_length(client)
        await playing.tables.crossing.run(lambda connection: connection.exec_driver_sql(sentence))
        assert await answers_replayed(playing, given, state) == state["number"]
        assert ("is left alone" in caplog.text) == told

    play(sqlite.url, work)


def test_a_new_snapshot_replaces_one_that_was_left_alone(sqlite: Database) -> None:
    async def work(client: httpx.AsyncClient) -> None:
        playing, _ = await at_length(client)
        await playing.tables.crossing.run(lambda connection: connection.exec_driver_sql(HARMED[CHANGED][0]))
        await playing.by_bot(1)
        await playing.compare()

    play(sqlite.url, work)


def test_new_dice_are_those_of_the_game_that_is_rebuilt(sqlite: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    """With an invitation the seed changes, though the answers stay."""
    monkeypatch.setattr(snapshots, "LEAST", 5)

    async def work(client: httpx.AsyncClient) -> None:
        playing = await begun(client, "fbob")
        while (await playing.inside()).revision < 30:
            await playing.by_bot(3)
        before = (await playing.found(whole=False)).snapshot
        fine(await client.post(f"/api/games/{playing.game}/seats/german/invite"), 201)
        found = await playing.found(whole=False)
        assert found.snapshot is not None
        assert found.revision == found.snapshot.revision
        assert found.snapshot != before
        await playing.compare()
        await playing.tables.crossing.run(lambda connection: snapshots.keep(connection, playing.game, before))
        assert from_snapshot(LIBRARY, found.row, before, found.answers) is None
        await playing.inside()

    play(sqlite.url, work)


def test_a_game_goes_on_that_no_snapshot_can_be_made_of(
    sqlite: Database, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(snapshots, "snapshot", lambda _: 1 / 0)

    async def work(client: httpx.AsyncClient) -> None:
        _, state = await at_length(client)
        assert state["number"] >= 100

    play(sqlite.url, work)
    assert sqlite.rows("snapshots") == []
    assert "has no snapshot" in caplog.text


def test_a_record_that_is_taken_in_has_a_snapshot_at_once(sqlite: Database, given: list[str]) -> None:
    async def work(client: httpx.AsyncClient) -> None:
        playing, state = await at_length(client)
        record = (await client.get(f"/api/games/{playing.game}/record")).text
        headers = {"Content-Type": "text/plain"}
        made = fine(await client.post("/api/records", content=record, headers=headers), 201)
        there = Playing(client, UUID(made["id"]))
        there.tables._cache.drop(there.game)
        given.clear()
        assert fine(await client.get(f"/api/games/{there.game}"))["log"] == state["log"]
        assert len(given) < 30

    play(sqlite.url, work)


# Memory


def test_the_log_lies_packed_in_memory_until_somebody_reads_it(sqlite: Database) -> None:
    async def work(client: httpx.AsyncClient) -> None:
        playing, state = await at_length(client)
        table = await playing.inside()
        log = table.game.log
        assert log is not None
        assert log.away > 50
        light = weight_of(table)
        assert sent(table, SIDE, log.count)[0]["log"] == []
        assert log.away > 50
        assert sent(table, SIDE, 0)[0]["log"] == state["log"]
        assert log.away == 0
        assert weight_of(table) > 2 * light

    play(sqlite.url, work)


def test_it_is_packed_with_every_snapshot_but_for_the_latest_lines(
    sqlite: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(client: httpx.AsyncClient) -> None:
        playing, _ = await at_length(client)
        table = await playing.inside()
        playing.tables._cache.keep(table)
        shown = sent(table, SIDE, 0)
        monkeypatch.setattr(snapshots, "LEAST", 1)
        monkeypatch.setattr(snapshots, "PART", 10_000)
        assert table.game.log is not None
        wish = {"number": len(table.game.history), "side": SIDE, "bot": "doctrine", "times": 1}
        fine(await client.post(f"/api/games/{playing.game}/answers", json=wish))
        assert table.game.log.away == table.game.log.count - snapshots.LATEST
        assert [line is None for line in table._lines["en"]].count(False) == 0 or table._lines["en"][0] is None
        assert sent(table, SIDE, 0)[0]["log"][: len(shown[0]["log"])] == shown[0]["log"]

    play(sqlite.url, work)


# The program


@pytest.fixture
def tiny(tmp_path: Path) -> Path:
    """A folder of games of our own."""
    folder = tmp_path / "some_games"
    shutil.copytree(GAMES, folder, ignore=shutil.ignore_patterns("__pycache__"))
    return folder


def digest_in(folder: Path) -> str | None:
    program.program_of.cache_clear()
    return program.program_of(Library([folder]).title("ambush"))


def test_any_change_of_a_game_makes_it_another_program(tiny: Path) -> None:
    first = digest_in(tiny)
    assert first is not None
    assert digest_in(tiny) == first
    (tiny / "__pycache__").mkdir(exist_ok=True)
    (tiny / "__pycache__" / "x.pyc").write_bytes(b"x")
    assert digest_in(tiny) == first
    file = tiny / "ambush" / "title.py"
    file.write_text(file.read_text() + "# changed\n")
    assert digest_in(tiny) != first


def test_what_is_changed_while_we_run_is_no_program_of_ours(tiny: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    os.utime(tiny / "ambush" / "title.py", (2_000_000_000, 2_000_000_000))
    monkeypatch.setattr(program, "STARTED", 1_999_999_999.0)
    assert digest_in(tiny) is None


def test_the_games_of_a_family_are_one_program() -> None:
    digests = {game: program.program_of(LIBRARY.title(game)) for game in ("lion", "eagle", "hksw", "fbob")}
    assert digests["lion"] == digests["eagle"]
    assert len(set(digests.values())) == 3
    assert None not in digests.values()


def test_without_a_program_there_are_no_snapshots(sqlite: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program, "STARTED", 0.0)
    program.program_of.cache_clear()

    async def work(client: httpx.AsyncClient) -> None:
        await at_length(client)

    play(sqlite.url, work)
    assert sqlite.rows("snapshots") == []
