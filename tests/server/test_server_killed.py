"""The server is killed in the middle of a thousand answers: what it has acknowledged is there, once, in order."""

from __future__ import annotations

import asyncio
import random
import shutil
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import httpx
import pytest
from houses import LIBRARY, Database, brought_up
from postgres import Postgres, free_port, started
from servers import PATIENCE, Server, serve

from tallyho.table.record import load

WANTED = 1000
KILLS = 5


@pytest.fixture(scope="module")
def careful() -> Iterator[Postgres]:
    """A PostgreSQL that keeps its promises."""
    server = started("shared_buffers=32MB")
    yield server
    server.stop()
    shutil.rmtree(server.folder, ignore_errors=True)


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest) -> str:
    if request.param == "sqlite":
        found: Database = request.getfixturevalue("sqlite")
        return found.url
    postgres: Postgres = request.getfixturevalue("careful")
    postgres.run("CREATE DATABASE killed")
    return postgres.url("killed")


@dataclass
class Player:
    """Answers as fast as it can, game after game, and notes what was acknowledged: (number, side, text) by game."""

    address: str
    cookies: Any
    acknowledged: dict[str, dict[int, tuple[str, str]]] = field(default_factory=dict)
    count: int = 0
    troubles: list[str] = field(default_factory=list)
    done: bool = False

    def run(self) -> None:
        number = 0
        while self.count < WANTED and not self.troubles:
            try:
                with self.client() as client:
                    number += 1
                    self.play(client, number)
            except httpx.TransportError:
                time.sleep(0.05)  # the server is away; it will be back
        self.done = True

    def client(self) -> httpx.Client:
        return httpx.Client(base_url=self.address, cookies=self.cookies, timeout=PATIENCE, trust_env=False)

    def play(self, client: httpx.Client, number: int) -> None:
        """A game, or one that was interrupted, to its end."""
        open_games = [head["id"] for head in client.get("/api/games").json() if not head["over"]]
        wish = {"game": "ambush", "seed": f"killed {number}"}
        game = open_games[0] if open_games else client.post("/api/games", json=wish).json()["id"]
        known = self.acknowledged.setdefault(game, {})
        state = client.get(f"/api/games/{game}").json()
        while state["asked"] and self.count < WANTED:
            asked = next(one for one in state["asked"] if one["mine"])
            offer = random.choice(asked["offers"])["answer"]
            body = {"number": state["number"], "side": asked["side"], "answers": [offer]}
            answer = client.post(f"/api/games/{game}/answers?log_from=100000", json=body)
            if answer.status_code != 200:
                self.troubles.append(answer.text)
                return
            for frame in answer.json()["frames"]:
                known[frame["number"]] = (frame["side"], frame["answer"])
            self.count += 1
            state = client.get(f"/api/games/{game}", params={"log_from": 100000}).json()


@pytest.mark.slow
def test_what_was_acknowledged_outlives_a_kill(url: str) -> None:
    asyncio.run(brought_up(url))
    port = free_port()
    server: Server = serve(url, port=port)
    owner = server.client()
    player = Player(server.address, dict(owner.cookies))
    thread = threading.Thread(target=player.run, daemon=True)
    thread.start()
    kills = 0
    luck = random.Random(1940)
    while not player.done:
        goal = min(WANTED, (kills + 1) * WANTED // (KILLS + 1)) + luck.randrange(20)
        while player.count < goal and not player.done:
            time.sleep(0.002)
        if not player.done and kills < KILLS:
            server.kill()
            kills += 1
            server = serve(url, port=port)
        time.sleep(0.01)
    thread.join(PATIENCE)
    server.kill()
    assert player.troubles == []
    assert (player.count, kills) == (WANTED, KILLS)
    check(url, player, port)


def check(url: str, player: Player, port: int) -> None:
    """With a server that has never seen the games."""
    server = serve(url, port=port)
    try:
        with player.client() as client:
            games = {head["id"] for head in client.get("/api/games").json()}
            assert set(player.acknowledged) <= games
            total = 0
            for game in games:
                record = client.get(f"/api/games/{game}/record").text
                history = load(record, LIBRARY.title).history
                assert len(history) == client.get(f"/api/games/{game}").json()["revision"]
                for number, (side, text) in player.acknowledged.get(game, {}).items():
                    who, _, given, _, _ = history[number - 1]
                    assert (who, given if text is not None else None) == (side, text)
                    total += 1
            assert total >= WANTED
    finally:
        server.kill()
    rows = Database(url).ask("SELECT game_id, number FROM answers ORDER BY 1, 2")
    by_game: dict[Any, list[int]] = {}
    for row in rows:
        by_game.setdefault(row["game_id"], []).append(row["number"])
    assert all(numbers == list(range(1, len(numbers) + 1)) for numbers in by_game.values())
