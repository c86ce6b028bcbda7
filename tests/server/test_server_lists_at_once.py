"""Two servers on one database: what either has acknowledged of the sides' lists is kept."""

from __future__ import annotations

import asyncio
import json
import time
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta
from threading import Barrier
from typing import Any

import httpx
import pytest
from houses import Database, Person, opened, play, room
from servers import PATIENCE, serving

from tallyho.server import tables as tables_module

GERMAN, BRITISH = "german", "british"
ENTRIES = 120
"""So many by each side."""
LONGEST = 8


def mine(client: httpx.Client, game: str) -> tuple[dict[str, Any], dict[str, Any] | None]:
    state = client.get(f"/api/games/{game}").json()
    return state, next((one for one in state["asked"] if one["mine"]), None)


def answer(client: httpx.Client, game: str, side: str, text: str) -> httpx.Response:
    body = {"number": mine(client, game)[0]["number"], "side": side, "answers": [text]}
    return client.post(f"/api/games/{game}/answers", json=body)


def plotting(german: httpx.Client, british: httpx.Client) -> str:
    """A game in which both sides are making a list."""
    wish = {"game": "fbob", "scenario": "phase2", "seats": {GERMAN: "me", BRITISH: "invite"}}
    game: str = german.post("/api/games", json=wish).json()["id"]
    path = german.post(f"/api/games/{game}/seats/{BRITISH}/invite").json()["path"]
    assert british.post(f"/api{path}").status_code == 200
    people = {GERMAN: german, BRITISH: british}
    while True:
        asked = {side: mine(client, game)[1] for side, client in people.items()}
        if all(one is not None and one["key"] == "plot-recon" for one in asked.values()):
            return game
        for side, one in asked.items():
            if one is not None and one["key"] != "plot-recon":
                offers = [offer["answer"] for offer in one["offers"]]
                little = next(text for text in ("standard", "done", "no") if text in offers)
                assert answer(people[side], game, side, little).status_code == 200


def entered_and_taken_back(
    client: httpx.Client, game: str, side: str, together: Barrier
) -> list[tuple[list[str], list[str]]]:
    """What was acknowledged at every entry or its taking back, and what the server says a moment later."""
    found = []
    together.wait(PATIENCE)
    for place in range(ENTRIES):
        state, asked = mine(client, game)
        assert asked is not None
        if len(state["listed"]) == LONGEST:
            done = client.post(f"/api/games/{game}/undo", json={"number": state["number"], "side": side, "times": 3})
            after = done.json()
        else:
            offers = [one["answer"] for one in asked["offers"] if one["answer"] != "done"]
            done = answer(client, game, side, offers[place % len(offers)])
            after = done.json().get("state")
        assert done.status_code == 200, done.text
        told = [one["answer"] for one in after["listed"]]
        found.append((told, [one["answer"] for one in mine(client, game)[0]["listed"]]))
    return found


def test_no_entry_that_was_acknowledged_is_lost(database: Database) -> None:
    with serving(database.url) as here, serving(database.url) as there:
        assert here.process.pid != there.process.pid
        german, british = here.guest(), there.guest()
        game, together = plotting(german, british), Barrier(2)
        with ThreadPoolExecutor(2) as both:
            work = [
                both.submit(entered_and_taken_back, german, game, GERMAN, together),
                both.submit(entered_and_taken_back, british, game, BRITISH, together),
            ]
            ours, theirs = (one.result(PATIENCE) for one in work)
        assert (len(ours), len(theirs)) == (ENTRIES, ENTRIES)
        assert [told for told, kept in [*ours, *theirs] if told != kept] == []
        [row] = database.rows("games")
        assert all("; ".join(one[-1][0]) in str(row["lists"]) for one in (ours, theirs))


async def entered(client: httpx.AsyncClient, game: str, side: str, text: str) -> httpx.Response:
    number = (await client.get(f"/api/games/{game}")).json()["number"]
    return await client.post(f"/api/games/{game}/answers", json={"number": number, "side": side, "answers": [text]})


async def seen(client: httpx.AsyncClient, game: str, side: str) -> dict[str, Any]:
    state: dict[str, Any] = (await client.get(f"/api/games/{game}?side={side}")).json()
    return state


async def offered(client: httpx.AsyncClient, game: str, side: str) -> list[str]:
    state = await seen(client, game, side)
    return [one["answer"] for asked in state["asked"] if asked["mine"] for one in asked["offers"]]


async def both_listing(client: httpx.AsyncClient) -> str:
    """A game of one person in which both sides are asked for a list."""
    wish = {"game": "fbob", "scenario": "phase2"}
    game: str = (await client.post("/api/games", json=wish)).json()["id"]
    while True:
        asked = (await seen(client, game, GERMAN))["asked"]
        if [one["key"] for one in asked] == ["plot-recon", "plot-recon"]:
            return game
        side = asked[0]["side"]
        offers = await offered(client, game, side)
        little = next(text for text in ("standard", "done", "no") if text in offers)
        assert (await entered(client, game, side, little)).status_code == 200


@pytest.mark.parametrize(("other", "status"), [(GERMAN, 409), (BRITISH, 200)])
def test_only_entries_of_the_same_side_get_into_each_others_way(
    database: Database, monkeypatch: pytest.MonkeyPatch, other: str, status: int
) -> None:
    """Another server writes an entry after we looked and before we write ours."""

    async def both() -> None:
        async with room(database.url) as here, room(database.url) as there:
            there.cookies = here.cookies
            game = await both_listing(here)
            texts = {side: (await offered(here, game, side))[1] for side in (GERMAN, BRITISH)}
            ours = (await offered(here, game, GERMAN))[2]
            usual, wrote = tables_module.Tables._change, list[httpx.Response]()

            async def meanwhile(self: tables_module.Tables, *words: Any) -> None:
                if not wrote:
                    monkeypatch.undo()
                    wrote.append(await entered(there, game, other, texts[other]))
                await usual(self, *words)

            monkeypatch.setattr(tables_module.Tables, "_change", meanwhile)
            told = await entered(here, game, GERMAN, ours)
            assert (wrote[0].status_code, told.status_code) == (200, status), (wrote[0].text, told.text)
            kept = {other: [texts[other]]} if status == 409 else {GERMAN: [ours], BRITISH: [texts[BRITISH]]}
            if status == 409:
                assert told.json()["key"] == "too-late"
                assert [one["answer"] for one in told.json()["state"]["listed"]] == kept[GERMAN]
            for client in (here, there):
                lists = {side: (await seen(client, game, side))["listed"] for side in kept}
                assert {side: [one["answer"] for one in found] for side, found in lists.items()} == kept

    asyncio.run(both())


def test_a_list_in_the_making_outlives_an_invitation(sqlite: Database) -> None:
    """The dice become others, but what its owner has entered stays."""

    async def work(client: httpx.AsyncClient) -> None:
        game = await both_listing(client)
        ours = (await offered(client, game, GERMAN))[1]
        await entered(client, game, GERMAN, ours)
        assert (await client.post(f"/api/games/{game}/seats/{BRITISH}/invite")).status_code == 201
        assert [one["answer"] for one in (await seen(client, game, GERMAN))["listed"]] == [ours]

    play(sqlite.url, work)


def test_a_list_that_other_rules_do_not_take_begins_anew(database: Database) -> None:
    """It is no answer yet: the game goes on, and the other side's list stays."""
    cookies, ids, texts = httpx.Cookies(), list[str](), dict[str, list[str]]()

    async def before(client: httpx.AsyncClient) -> None:
        cookies.update(client.cookies)
        ids.append(await both_listing(client))
        for side in (GERMAN, BRITISH):
            texts[side] = (await offered(client, ids[0], side))[1:3]
            assert (await entered(client, ids[0], side, texts[side][0])).status_code == 200

    async def after(client: httpx.AsyncClient) -> None:
        client.cookies = cookies
        assert (await seen(client, ids[0], GERMAN))["listed"] == []
        assert [one["answer"] for one in (await seen(client, ids[0], BRITISH))["listed"]] == texts[BRITISH][:1]
        told = await entered(client, ids[0], GERMAN, texts[GERMAN][1])
        assert told.status_code == 200, told.text
        assert [one["answer"] for one in told.json()["state"]["listed"]] == texts[GERMAN][1:]

    play(database.url, before)
    for version in ("99", "version"):
        lists = json.dumps({GERMAN: "nowhere", BRITISH: texts[BRITISH][0]})
        database.tell(f"UPDATE games SET version = {version}, lists = '{lists}'")
        play(database.url, after)


def test_a_game_in_whose_list_something_was_entered_is_not_swept_away(database: Database) -> None:
    """Its last answer is long ago, and so is all of the other game; nobody is told when the entry was made."""
    cookies, games = httpx.Cookies(), list[str]()

    async def before(client: httpx.AsyncClient) -> None:
        cookies.update(client.cookies)
        games.extend([await both_listing(client), await both_listing(client)])
        for game in games:
            entry = (await offered(client, game, GERMAN))[1]
            assert (await entered(client, game, GERMAN, entry)).status_code == 200

    play(database.url, before)
    long_ago = f"{datetime.now(UTC) - timedelta(days=31):%Y-%m-%d %H:%M:%S.%f}"
    database.tell(f"UPDATE games SET touched_at = '{long_ago}'")
    database.tell(f"UPDATE games SET listed_at = '{long_ago}' WHERE listed_at < (SELECT MAX(listed_at) FROM games)")
    with opened(database, keep_days=30) as house:
        me = Person(house.client, cookies=cookies)
        lost = time.monotonic() + PATIENCE
        while me.get(f"/api/games/{games[0]}").status_code == 200 and time.monotonic() < lost:
            time.sleep(0.01)  # the server sweeps in its own time
        assert me.get(f"/api/games/{games[0]}").status_code == 410
        assert me.get(f"/api/games/{games[1]}").status_code == 200
