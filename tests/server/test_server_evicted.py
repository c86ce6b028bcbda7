"""Wherever a game leaves the memory, nobody can tell the one from its snapshot from one replayed in full."""

from __future__ import annotations

import httpx
import pytest
from evicted import begun, compare_logs, in_pieces
from houses import Database, play

from tallyho.server import snapshots

pytestmark = pytest.mark.usefixtures("nobody_edits_the_program")


@pytest.mark.parametrize(
    ("game", "scenario", "most", "seen"),
    [
        ("lion", "", 250, {"in a step", "undone", "undone before the snapshot"}),
        ("eagle", "", 250, {"in a step", "undone", "undone before the snapshot"}),
        ("hksw", "", 250, {"in a step", "undone", "undone before the snapshot"}),
        ("fbob", "", 250, {"in a step", "undone", "undone before the snapshot", "a list", "pending"}),
    ],
)
def test_a_game_evicted_anywhere_is_the_same_as_replayed(
    game: str, scenario: str, most: int, seen: set[str], sqlite: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(snapshots, "LEAST", 5)

    async def work(client: httpx.AsyncClient) -> None:
        playing = await begun(client, game, scenario=scenario)
        await in_pieces(playing, most)
        assert seen <= playing.seen, playing.seen

    play(sqlite.url, work)


@pytest.mark.parametrize(
    ("game", "scenario", "seed"),
    [("lion", "", "1"), ("eagle", "", "1"), ("hksw", "kanalkampf", "1"), ("fbob", "phase1", "1")],
)
def test_a_game_that_is_over_is_the_same_as_replayed(game: str, scenario: str, seed: str, sqlite: Database) -> None:
    async def work(client: httpx.AsyncClient) -> None:
        playing = await begun(client, game, scenario=scenario, seed="1")
        while not (table := await playing.inside()).game.over:
            assert table.revision < 3000
            await playing.by_bot(50)
        await playing.compare()
        await compare_logs(playing)
        assert "over" in playing.seen

    play(sqlite.url, work)
