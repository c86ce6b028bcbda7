"""How much one address may make: strangers, users of this hour, and the many addresses of one IPv6 network."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta
from typing import Any

import httpx
import pytest
from houses import Database, House, app_for, fine, opened, trouble

from tallyho.server.quota import place_of

WISH = {"game": "ambush", "seed": "1940"}


def grown(house: House) -> None:
    """Everybody has been here for more than an hour."""
    old = (datetime.now(UTC) - timedelta(hours=2)).isoformat(" ")
    house.database.tell(f"UPDATE users SET created_at = '{old}'")


def test_a_key_is_for_those_who_are_somebody(sqlite: Database) -> None:
    with opened(sqlite) as house:
        for language, part in (("en", "Begin or join a game first"), ("fr", "Commencez ou rejoignez d’abord")):
            stranger = house.person(language)
            answer = stranger.post("/api/me/key")
            assert part in trouble(answer, 403, "nobody-yet")["detail"]
            assert "set-cookie" not in answer.headers
        assert house.everything()["users"] == house.everything()["keys"] == []
        me = house.person()
        me.begin()
        fine(me.post("/api/me/key"), 201)


def test_guests_of_one_address_make_no_more_games_together(sqlite: Database) -> None:
    with opened(sqlite, games_an_hour=4) as house:
        me, other = house.person(), house.person()
        me.begin()
        me.begin()
        fine(other.patch("/api/me", {"name": "Other"}))
        other.begin()
        for person in (me, other, house.person()):
            said = trouble(person.post("/api/games", WISH), 429, "too-many-games")["detail"]
            assert said.startswith("Newcomers at your address have made 4 games within an hour, and ")
        said = trouble(house.person("fr").post("/api/games", WISH), 429, "too-many-games")["detail"]
        assert said.startswith("Les nouveaux venus à votre adresse ont créé 4 parties en une heure et ")
        refused = house.person().patch("/api/me", {"name": "Third"})
        trouble(refused, 429, "too-many-games")
        fine(other.patch("/api/me", {"name": "Another"}))  # who is somebody makes nobody by it
        assert (len(house.everything()["users"]), len(house.everything()["games"])) == (2, 3)
        grown(house)
        me.begin()
        me.begin()
        me.begin()
        trouble(me.post("/api/games", WISH), 429, "too-many-games")
        other.begin()
        trouble(house.person().post("/api/games", WISH), 429, "too-many-games")


@pytest.mark.parametrize(
    ("address", "place"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::9", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_a_visitor_by_ipv6_is_their_network(address: str, place: str) -> None:
    assert place_of(address) == place


def test_the_addresses_of_one_network_are_counted_together(sqlite: Database) -> None:
    app = app_for(sqlite.url, games_an_hour=2, most_a_minute=20)

    async def status(address: str, method: str = "GET", path: str = "/api/titles", **more: Any) -> int:
        transport = httpx.ASGITransport(app, client=(address, 50000))
        async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1:1940") as somebody:
            return (await somebody.request(method, path, **more)).status_code

    async def come() -> None:
        async with app.lifespan():
            made = [await status(f"2001:db8::{number}", "POST", "/api/games", json=WISH) for number in (1, 2, 3)]
            assert made == [201, 201, 429]
            assert await status("2001:db8:0:1::1", "POST", "/api/games", json=WISH) == 201
            looked = [await status(f"2001:db8::{number}") for number in range(1, 21)]
            assert looked == [200] * 17 + [429] * 3
            assert await status("2001:db8:0:1::2") == 200

    asyncio.run(come())
