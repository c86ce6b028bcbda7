"""What every request passes: where it comes from, whose it is, which headers go back, how many are too many."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta

import httpx
import pytest
from houses import Database, House, Person, fine, opened, trouble

from tallyho.server import people as people_module
from tallyho.server import quota
from tallyho.server.people import LASTS, Browser, digest

HERE = "127.0.0.1:1940"
NAMED = {"name": "Somebody"}
"""Whoever takes a name becomes somebody."""


@pytest.fixture
def me(house: House) -> Person:
    return house.person()


# Where a request comes from


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "http://elsewhere.example"},
        {"Origin": "https://127.0.0.1:1941"},
        {"Origin": "null"},
        {"Origin": "http://["},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site", "Origin": f"http://{HERE}"},
    ],
)
def test_what_another_site_sends_is_refused(house: House, me: Person, headers: dict[str, str]) -> None:
    game = me.begin()
    with house.unchanged(game, me):
        number = me.state(game)["number"]
        body = {"number": number, "side": "red", "answers": ["gun"]}
        refused = me.post(f"/api/games/{game}/answers", body, headers=headers)
        assert "did not come from a page of this server" in trouble(refused, 403, "forbidden")["detail"]
        trouble(me.delete(f"/api/games/{game}", headers=headers), 403, "forbidden")
        trouble(me.patch("/api/me", {"name": "Mallory"}, headers=headers), 403, "forbidden")
        fine(me.get(f"/api/games/{game}", headers=headers))


@pytest.mark.parametrize(
    "headers",
    [
        {},
        {"Origin": f"http://{HERE}"},
        {"Sec-Fetch-Site": "same-origin"},
        {"Sec-Fetch-Site": "none"},
        {"Sec-Fetch-Site": "same-origin", "Origin": "http://a.proxy.says.otherwise"},
    ],
)
def test_what_our_pages_and_programs_send_is_taken(me: Person, headers: dict[str, str]) -> None:
    fine(me.patch("/api/me", {"name": "Dowding"}, headers=headers))


def test_a_server_answers_to_its_names_alone(sqlite: Database) -> None:
    with opened(sqlite, hosts=("127.0.0.1", "localhost", "[::1]", "club.example")) as house:
        me = house.person()
        for host in (HERE, "localhost:1940", "localhost", "[::1]:1940", "club.example:8080"):
            fine(me.get("/api/titles", headers={"Host": host}))
        for host in ("evil.example", "evil.example:1940", "127.0.0.1.evil.example", "", "localhost:x"):
            refused = me.get("/api/titles", headers={"Host": host})
            assert "is not called" in trouble(refused, 421, "bad-host")["detail"]
            assert me.get("/", headers={"Host": host}).status_code == 421


# Whose it is


def test_a_browser_is_known_by_a_cookie_that_scripts_cannot_read(house: House, me: Person) -> None:
    answer = me.patch("/api/me", NAMED)
    cookie = answer.headers["set-cookie"]
    name, _, rest = cookie.partition("=")
    token = rest.partition(";")[0]
    assert name == "tallyho-1940"
    assert all(f"; {word}" in cookie for word in ("HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=34560000"))
    assert "Secure" not in cookie
    assert "set-cookie" not in me.get("/api/me").headers
    assert len(token) >= 40
    everything = str(house.everything())
    assert token not in everything
    assert digest(token) in everything


def test_over_https_the_cookie_is_secure_and_stays_there(house: House) -> None:
    headers = house.person().patch("https://127.0.0.1:1940/api/me", NAMED).headers
    assert headers["set-cookie"].endswith("; Secure")
    assert headers["strict-transport-security"] == "max-age=31536000"
    assert "strict-transport-security" not in house.person().get("/api/me").headers


def test_looking_makes_nobody_known(house: House, me: Person) -> None:
    game = me.begin()
    before = house.everything()["users"]
    stranger = house.person()
    for path in (
        "/",
        "/api/me",
        "/api/me/sessions",
        "/api/titles",
        "/api/games",
        f"/api/games/{game}",
        "/play/x",
        "/api/rules?search=raid",
    ):
        assert "set-cookie" not in stranger.get(path).headers
    assert house.everything()["users"] == before


def test_what_is_refused_makes_nobody_known(house: House, me: Person) -> None:
    game = me.begin()
    before = house.everything()["users"]
    stranger = house.person()
    for answer in (
        stranger.post("/api/games", {"game": "chess"}),
        stranger.post("/api/games", {"game": "lion", "scenario": "nothing"}),
        stranger.post("/api/games", {"game": "ambush", "seats": {"green": "me"}}),
        stranger.post("/api/records", content=b"no record", headers={"Content-Type": "text/plain"}),
        stranger.post(f"/api/games/{game}/branches", {"at": 0}),
        stranger.join("nothing"),
        stranger.patch("/api/me", {"name": "   "}),
    ):
        assert answer.status_code in {403, 404, 422}, answer.text
        assert "set-cookie" not in answer.headers
    assert house.everything()["users"] == before
    fine(stranger.join(me.invited(game, "blue")))
    assert len(house.everything()["users"]) == len(before) + 1


def test_servers_on_other_ports_keep_their_own_cookies(me: Person) -> None:
    me.begin()
    assert "tallyho-8080=" in me.patch("/api/me", NAMED, headers={"Host": "127.0.0.1:8080"}).headers["set-cookie"]
    assert "tallyho=" in me.patch("/api/me", NAMED, headers={"Host": "club.example"}).headers["set-cookie"]


def test_a_forged_or_old_cookie_is_nobody_s(house: House, me: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    game = me.begin()
    me.cookies.set("tallyho-1940", "forged", domain="127.0.0.1")
    forged = house.person()
    forged.cookies.set("tallyho-1940", "x" * 43)
    trouble(forged.try_answers(game, "red", "gun"), 403)
    old = house.person()
    monkeypatch.setattr(people_module, "LASTS", timedelta(seconds=-1))
    theirs = old.begin()
    monkeypatch.undo()
    trouble(old.try_answers(theirs, "red", "gun"), 403)
    expired = datetime.now(UTC).isoformat(" ")
    house.person().begin()
    assert not house.database.ask(f"SELECT 1 FROM sessions WHERE expires_at < '{expired[:19]}'")


def test_who_comes_back_is_known_for_longer(house: House, me: Person) -> None:
    """A cookie that lasts less than half its time any more is renewed, in the browser and in the database."""
    me.begin()
    token = digest(me.cookies["tallyho-1940"])
    assert "set-cookie" not in me.get("/api/titles").headers
    for left, renewed in ((LASTS / 2 + timedelta(hours=1), False), (LASTS / 2 - timedelta(hours=1), True)):
        expires(house, token, datetime.now(UTC) + left)
        cookie = me.get("/api/titles").headers.get("set-cookie", "")
        assert cookie.startswith(f"tallyho-1940={me.cookies['tallyho-1940']}; ") == renewed
        assert ("Max-Age=34560000" in cookie) == renewed
        row = house.database.ask(f"SELECT 1 FROM sessions WHERE token = '{token}' AND expires_at > '{soon(399)}'")
        assert bool(row) == renewed
    assert "set-cookie" not in me.get("/api/titles").headers


def test_a_cookie_grows_old_in_memory_too(house: House, me: Person) -> None:
    game = me.begin()
    token = digest(me.cookies["tallyho-1940"])
    known = house.client.app.state.house.people._known
    me.state(game)
    old = Browser(known[token].user, datetime.now(UTC) - timedelta(seconds=1))
    known[token] = old
    assert [head["id"] for head in me.get("/api/games").json()] == [game], "another server may have renewed it"
    expires(house, token, old.expires)
    known[token] = old
    assert me.get("/api/games").json() == []
    assert "set-cookie" in me.patch("/api/me", NAMED).headers


def expires(house: House, token: str, when: datetime) -> None:
    """Changes how long a browser is known, in the database; the memory has forgotten it."""
    house.database.tell(f"UPDATE sessions SET expires_at = '{when.isoformat(' ')}' WHERE token = '{token}'")
    house.client.app.state.house.people._known.clear()


def soon(days: int) -> str:
    return (datetime.now(UTC) + timedelta(days=days)).isoformat(" ")


def test_names_are_one_to_forty_printable_characters(house: House, me: Person) -> None:
    for person, called in ((me, "Guest "), (house.person("fr"), "Invité ")):
        assert fine(person.get("/api/me"))["name"] == ""
        person.begin()
        assert fine(person.get("/api/me"))["name"].startswith(called)
    assert fine(me.patch("/api/me", {"name": "  Hugh \t Dowding "}))["name"] == "Hugh Dowding"
    assert fine(me.get("/api/me"))["name"] == "Hugh Dowding"
    for name in ("\u0007bell", "   ", "a\u202eb"):
        trouble(me.patch("/api/me", {"name": name}), 422, "bad-name")
    for name in ("", "x" * 41, None, 7):
        trouble(me.patch("/api/me", {"name": name}), 400)
    assert fine(me.get("/api/me"))["name"] == "Hugh Dowding"


def test_a_rename_reaches_other_servers(database: Database) -> None:
    with opened(database) as here, opened(database) as there:
        me = here.person()
        game = me.begin()
        guest, token = there.person(), me.invited(game, "blue")
        fine(guest.join(token))
        before = database.rows("games")
        for name in ("Dowding", "Park"):
            who_at(guest, game)
            fine(me.patch("/api/me", {"name": name}))
            assert [who_at(one, game) for one in (me, guest)] == [name, name]
        assert database.rows("games") == before, "the game was not touched by it"


def who_at(person: Person, game: str) -> str:
    who: str = next(seat["who"] for seat in person.state(game)["head"]["seats"] if seat["side"] == "red")
    return who


def key_of(person: Person) -> str:
    path: str = fine(person.post("/api/me/key"), 201)["path"]
    return path


def games_of(person: Person) -> list[str]:
    return [head["id"] for head in person.get("/api/games").json()]


def test_a_key_opens_the_same_games_in_another_browser_once(house: House, me: Person) -> None:
    game = me.begin()
    first, path = key_of(me), key_of(me)
    key = path.removeprefix("/enter/")
    assert key not in str(house.everything())
    assert digest(key) in str(house.everything())
    other = house.person()
    answer = other.post(path)
    assert (answer.status_code, answer.headers["location"]) == (303, "/")
    assert answer.headers["cache-control"] == "no-store"
    assert games_of(other) == [game]
    other.give(game, "red", "gun")
    assert me.state(game)["number"] == 1
    for used in (path, "/enter/nothing"):
        trouble(house.person().post(used), 404, "no-key")
        trouble(house.person().get(used), 404, "no-key")
    said = house.person("fr").get(path, headers={"Accept": "text/html"})
    assert (said.status_code, said.headers["content-type"][:9]) == (404, "text/html")
    assert "Ce lien n’ouvre plus rien" in said.text
    assert house.person().post(first).status_code == 303, "a further key ends none before it"


def test_a_link_alone_changes_nobody(house: House, me: Person) -> None:
    """Any site can send a browser to an address: it is asked first, and only our own page can say yes."""
    mine, theirs = me.begin(), house.person()
    theirs.begin()
    path = key_of(theirs)
    asked = me.get(path, headers={"Sec-Fetch-Site": "cross-site"})
    assert (asked.status_code, "set-cookie" in asked.headers) == (200, False)
    assert asked.headers["content-type"].startswith("text/html")
    assert '<form method="post"' in asked.text
    assert fine(theirs.get("/api/me"))["name"] in asked.text
    assert fine(me.get("/api/me"))["name"] in asked.text, "whose games would be gone here"
    assert "nobody can open them again" in asked.text, "if it is their only one"
    assert not re.search(r"<script(?![^>]*\bsrc=)[^>]*>|<style|\sstyle=|\son\w+=", asked.text)
    for headers in ({"Sec-Fetch-Site": "cross-site"}, {"Origin": "http://elsewhere.example"}, {"Origin": "null"}):
        trouble(me.post(path, headers=headers), 403, "forbidden")
    assert games_of(me) == [mine]
    assert 'lang="fr"' in house.person("fr").get(path).text
    assert theirs.get(path).status_code == 302, "whose browser it is already goes on"
    before = house.person()
    before.cookies = httpx.Cookies(me.cookies)
    assert me.post(path, headers={"Origin": f"http://{HERE}"}).status_code == 303
    assert games_of(me) != [mine]
    assert games_of(before) == [], "the cookie that was written over opens nothing any more"


def test_a_name_is_no_markup_on_the_page_that_asks(house: House, me: Person) -> None:
    me.begin()
    fine(me.patch("/api/me", {"name": "<b>{0}&"}))
    assert "&lt;b&gt;{0}&amp;" in house.person().get(key_of(me)).text


def test_a_key_expires(house: House, me: Person) -> None:
    me.begin()
    path = key_of(me)
    mark = digest(path.removeprefix("/enter/"))
    old = (datetime.now(UTC) - timedelta(seconds=1)).isoformat(" ")
    house.database.tell(f"UPDATE keys SET expires_at = '{old}' WHERE mark = '{mark}'")
    trouble(house.person().get(path), 404, "no-key")
    trouble(house.person().post(path), 404, "no-key")
    key_of(me)
    assert not house.database.ask(f"SELECT 1 FROM keys WHERE mark = '{mark}'"), "cleared away in passing"


# One's browsers


FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


def test_one_sees_one_s_browsers_and_can_log_them_out(house: House, me: Person) -> None:
    game = me.begin()
    other, stranger = house.person(), house.person()
    stranger.begin()
    other.post(key_of(me), headers={"User-Agent": FIREFOX})
    there, here = sorted(me.get("/api/me/sessions").json(), key=lambda one: one["here"])
    assert (there["browser"], there["here"], here["here"]) == ("Firefox, Linux", False, True)
    assert all(datetime.fromisoformat(one["made"]) < datetime.fromisoformat(one["expires"]) for one in (there, here))
    trouble(stranger.delete(f"/api/me/sessions/{there['id']}"), 404, "no-session")
    trouble(house.person().delete(f"/api/me/sessions/{there['id']}"), 404, "no-session")
    assert games_of(other) == [game]
    assert me.delete(f"/api/me/sessions/{there['id']}").status_code == 204
    assert (games_of(other), games_of(me)) == ([], [game])
    left = me.delete(f"/api/me/sessions/{here['id']}")
    assert left.headers["set-cookie"].startswith("tallyho-1940=; ")
    assert "Max-Age=0" in left.headers["set-cookie"]
    assert games_of(me) == []
    assert me.get("/api/me/sessions").json() == []


def test_a_browser_logged_out_by_another_server_is_soon_nobody_s(
    house: House, me: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = me.begin()
    assert games_of(me) == [game]
    house.database.tell(f"DELETE FROM sessions WHERE token = '{digest(me.cookies['tallyho-1940'])}'")
    monkeypatch.setattr(people_module, "TRUSTED", 0.0)
    assert games_of(me) == []


# What goes back


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/play/x",
        "/api/titles",
        "/api/nothing",
        "/nothing",
        "/static/shell/main.js",
        "/static/nothing.js",
        "/health",
        "/api/games/not-an-id",
        "/api/schema/openapi.json",
        "/favicon.ico",
    ],
)
def test_every_answer_has_the_headers_that_keep_others_out(me: Person, path: str) -> None:
    headers = me.get(path).headers
    policy = dict(part.strip().partition(" ")[::2] for part in headers["content-security-policy"].split(";"))
    assert (policy["default-src"], policy["script-src"], policy["style-src"]) == ("'none'", "'self'", "'self'")
    assert (policy["frame-ancestors"], policy["base-uri"], policy["connect-src"]) == ("'none'", "'none'", "'self'")
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "server" not in headers


def test_refusals_of_every_kind_have_them_too(me: Person) -> None:
    for answer in (
        me.post("/api/games", {}),
        me.post("/api/games", {"game": "chess"}),
        me.send("PUT", "/api/games"),
        me.post("/api/games", {}, headers={"Origin": "http://elsewhere.example"}),
    ):
        assert answer.status_code >= 400
        assert "default-src 'none'" in answer.headers["content-security-policy"]


def test_games_are_kept_by_nobody_on_the_way(me: Person) -> None:
    """What depends on the cookie must not come out of a shared memory."""
    game = me.begin()
    for path in ("/api/me", "/api/games", f"/api/games/{game}", f"/api/games/{game}/record"):
        assert me.get(path).headers["cache-control"] == "no-store"


# Too many


def test_too_many_requests_of_one_address_are_refused(sqlite: Database) -> None:
    with opened(sqlite, most_a_minute=5) as house:
        me = house.person()
        statuses = [me.get("/api/titles").status_code for _ in range(7)]
        assert statuses == [200] * 5 + [429] * 2
        refused = me.get("/api/titles")
        assert "Too many requests" in trouble(refused, 429, "too-many")["detail"]
        assert 1 <= int(refused.headers["retry-after"]) <= 60
        assert me.get("/static/shell/main.js").status_code == 200


def test_games_branches_and_records_of_one_user_in_an_hour_are_limited(
    sqlite: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    wish = {"game": "ambush", "seed": "1940"}
    with opened(sqlite, games_an_hour=3) as house:
        me, other = house.person(), house.person()
        game = me.begin()  # as a stranger, who is counted by the address
        old = (datetime.now(UTC) - timedelta(hours=2)).isoformat(" ")
        house.database.tell(f"UPDATE users SET created_at = '{old}'")
        record = me.record(game).encode()
        text = {"Content-Type": "text/plain"}
        trouble(me.post("/api/games", {"game": "ambush", "scenario": "nothing"}), 422)
        assert me.post(f"/api/games/{game}/branches", {"at": 0}).status_code == 201
        assert me.post("/api/records", content=record, headers=text).status_code == 201
        me.begin()
        for refused in (
            me.post("/api/games", wish),
            me.post(f"/api/games/{game}/branches", {"at": 0}),
            me.post("/api/records", content=record, headers=text),
        ):
            said = trouble(refused, 429, "too-many-games")["detail"]
            assert said.startswith("You have made 3 games within an hour, and this server takes no more; ")
            assert said.endswith("you can go on in 60 minutes.")
        assert len(house.everything()["games"]) == 4
        other.begin()
        other.begin()  # in their first hour, which counts for the address too
        trouble(house.person("fr").post("/api/games", wish), 429, "too-many-games")
        later = quota.monotonic() + quota.HOUR
        monkeypatch.setattr(quota, "monotonic", lambda: later)
        me.begin()
