"""Behind a real nginx, set up as docs/server.md says: who is counted, what is encrypted, and that news come at once."""

from __future__ import annotations

import ssl
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from houses import Database
from nginx import NAME, before
from servers import PATIENCE, Server, serving

LIMIT = 40


class Front:
    """A server and the nginx before it."""

    def __init__(self, server: Server, address: str, trust: ssl.SSLContext) -> None:
        self.server, self.address, self.trust = server, address, trust
        self.clients: list[httpx.Client] = []

    def visitor(self, address: str, **headers: str) -> httpx.Client:
        """Somebody who comes from an address of this machine, of which there are many."""
        way = httpx.HTTPTransport(verify=self.trust, local_address=address)
        made = httpx.Client(base_url=self.address, transport=way, timeout=PATIENCE, headers=headers, trust_env=False)
        self.clients.append(made)
        return made


@pytest.fixture
def front(sqlite: Database, tmp_path: Path) -> Iterator[Front]:
    words = ("--limit", str(LIMIT), "--name", NAME, "--proxy", "127.0.0.1")
    with serving(sqlite.url, *words) as server, before(server.address, tmp_path) as (address, trust):
        found = Front(server, address, trust)
        yield found
        for client in found.clients:
            client.close()


def test_each_visitor_is_counted_whatever_they_say_of_themselves(front: Front) -> None:
    loud, other = front.visitor("127.0.0.2"), front.visitor("127.0.0.3")
    made_up = [{"X-Forwarded-For": f"203.0.113.{number}"} for number in range(LIMIT + 5)]
    statuses = [loud.get("/api/titles", headers=one).status_code for one in made_up]
    assert (statuses[0], statuses[-1]) == (200, 429)
    assert other.get("/api/titles").status_code == 200, "the proxy's address is not what is counted"


def test_the_cookie_goes_encrypted_only(front: Front) -> None:
    answer = front.visitor("127.0.0.2").post(f"/enter/{front.server.key}", headers={"Origin": front.address})
    assert answer.status_code == 303
    assert answer.headers["set-cookie"].endswith("; Secure")
    assert answer.headers["strict-transport-security"] == "max-age=31536000"
    elsewhere = front.visitor("127.0.0.2").get("/", headers={"Host": "evil.example"})
    assert elsewhere.status_code == 421


def test_a_large_record_is_not_too_large_for_the_proxy(front: Front) -> None:
    answer = front.visitor("127.0.0.2").post(
        "/api/records", content=b"x" * 2_000_000, headers={"Content-Type": "text/plain"}
    )
    assert (answer.status_code, answer.json()["key"]) == (422, "unreadable")


def test_news_come_at_once(front: Front) -> None:
    owner = front.visitor("127.0.0.2")
    owner.post(f"/enter/{front.server.key}")
    game: Any = owner.post("/api/games", json={"game": "ambush", "seed": "1940"}).json()
    follower = front.visitor("127.0.0.2")
    follower.cookies = owner.cookies
    with follower.stream("GET", f"/api/games/{game['id']}/events") as news:
        lines = news.iter_lines()
        assert next(lines) == ": following"
        state = owner.get(f"/api/games/{game['id']}").json()
        given = {"number": state["number"], "side": "red", "answers": ["gun"]}
        assert owner.post(f"/api/games/{game['id']}/answers", json=given).status_code == 200
        assert next(line for line in lines if line.startswith("event:")) == "event: moved"
