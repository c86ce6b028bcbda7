"""What cannot be granted: the right status, the right sentence in both languages, and nothing changed."""

from __future__ import annotations

from typing import Any
from uuid import uuid4

import httpx
import pytest
from houses import LIBRARY, Database, House, Person, fine, opened, trouble
from postgres import Postgres

from tallyho.library import Library
from tallyho.server import tables as tables_module
from tallyho.server.tables import Tables
from tallyho.table import Defect, Game
from tallyho.words import Words

FRENCH = Words("fr", LIBRARY.words())


@pytest.fixture
def me(house: House) -> Person:
    return house.person()


@pytest.fixture
def game(me: Person) -> str:
    """A game in which both sides are mine and red has answered once."""
    made = me.begin()
    me.give(made, "red", "gun")
    return made


Body = Any


@pytest.mark.parametrize(
    ("body", "status", "key", "sentence"),
    [
        ({"number": 1, "side": "blue", "answers": ["tank"]}, 422, "refused-offer", "“tank” is not offered."),
        ({"number": 1, "side": "red", "answers": ["scout"]}, 409, "refused-side", "Asked now: Blue, not Red."),
        ({"number": 9, "side": "blue", "answers": ["gun"]}, 409, "too-late", "The game has gone on"),
        ({"number": 1, "side": "green", "answers": ["gun"]}, 422, "no-seat", "no side green; it has red and blue"),
        ({"number": 1, "side": "chance", "answers": ["6"]}, 409, "no-dice", "No die or card waits"),
        ({"number": 1, "side": "blue"}, 422, "nothing-given", "Name the answers to give"),
        ({"number": 1, "side": "blue", "answers": ["gun"], "bot": "first"}, 422, "both-given", "not both"),
        ({"number": 1, "side": "blue", "bot": "deep-blue"}, 422, "no-bot", "There is no bot deep-blue"),
        ({"number": 1, "side": "blue", "bot": "doctrine"}, 422, "no-bot", "There is no bot doctrine for this game"),
        ({"number": 1, "side": "blue", "answers": ["x" * 201]}, 400, "bad-request", "`$.answers[0]`"),
        ({"number": 1, "side": "blue", "answers": ["gun"] * 201}, 400, "bad-request", "`$.answers`"),
        ({"number": -1, "side": "blue", "answers": ["gun"]}, 400, "bad-request", "`$.number`"),
        ({"number": 10**30, "side": "blue", "answers": ["gun"]}, 400, "bad-request", "number"),
        ({"number": "1", "side": "blue", "answers": ["gun"]}, 400, "bad-request", "`$.number`"),
        ({"number": 1.5, "side": "blue", "answers": ["gun"]}, 400, "bad-request", "`$.number`"),
        ({"number": 1, "side": "blue", "answers": "gun"}, 400, "bad-request", "`$.answers`"),
        ({"number": 1, "side": "blue", "answers": [None]}, 400, "bad-request", "`$.answers[0]`"),
        ({"number": 1, "side": "blue", "bot": "first", "times": 0}, 400, "bad-request", "`$.times`"),
        ({"number": 1, "side": "blue", "bot": "first", "times": 201}, 400, "bad-request", "`$.times`"),
        ({"number": 1, "side": "blue", "answers": ["gun"], "cheat": True}, 400, "bad-request", "cheat"),
        ({"side": "blue", "answers": ["gun"]}, 400, "bad-request", "number"),
        ([], 400, "bad-request", "The request cannot be read"),
        ("gun", 400, "bad-request", "The request cannot be read"),
    ],
)
def test_an_answer_that_cannot_be_taken(
    house: House, me: Person, game: str, body: Body, status: int, key: str, sentence: str
) -> None:
    with house.unchanged(game, me):
        refused = trouble(me.post(f"/api/games/{game}/answers", body), status, key)
    assert sentence in refused["detail"]
    assert (refused["state"] is not None) == (key == "too-late")


@pytest.mark.parametrize(
    "content",
    [b"", b"{", b"\xff\xfe", b'{"number": 1, "side": "blue", "answers": ["gun"]', b"null", b"[" * 5000, b'{"a": NaN}'],
)
def test_what_is_no_json_is_refused(house: House, me: Person, game: str, content: bytes) -> None:
    with house.unchanged(game, me):
        headers = {"Content-Type": "application/json"}
        refused = me.post(f"/api/games/{game}/answers", content=content, headers=headers)
        assert "cannot be read" in trouble(refused, 400, "bad-request")["detail"]


def test_refusals_speak_the_reader_s_language(house: House, me: Person, game: str) -> None:
    me.language = "fr-CA,fr;q=0.9,en;q=0.5"
    with house.unchanged(game, me):
        refused = trouble(me.try_answers(game, "blue", "tank"), 422)
        assert (refused["rule"], "«\xa0tank\xa0»" in refused["detail"]) == ("ambush:3.1b", True)
        assert refused["detail"] != trouble(house_in_english(me, game), 422)["detail"]
        for answer, key, facts in (
            (me.try_answers(game, "blue", "gun", number=5), "too-late", {}),
            (me.try_answers(game, "green", "gun"), "no-seat", {"side": "green", "sides": ["red", "blue"]}),
            (me.get(f"/api/games/{uuid4()}"), "no-game", {}),
        ):
            assert trouble(answer, answer.status_code, key)["detail"] == FRENCH.say("server", f"trouble-{key}", facts)


def house_in_english(me: Person, game: str) -> httpx.Response:
    return Person(me.client, "en", me.cookies).try_answers(game, "blue", "tank")


def test_a_stale_number_brings_the_new_state(house: House, me: Person, game: str) -> None:
    me.give(game, "blue", "gun")
    state = me.state(game, side="red")
    with house.unchanged(game, me):
        late = trouble(me.try_answers(game, "red", "scout", number=1), 409, "too-late")
    assert late["state"] == state


def test_choices_made_together_do_not_count_as_late(me: Person) -> None:
    game = me.begin()
    me.give(game, "red", "gun")
    fine(me.try_answers(game, "blue", "gun", number=0))


def test_nobody_speaks_for_another_s_seat(house: House, me: Person, game: str) -> None:
    stranger = house.person()
    fine(stranger.patch("/api/me", {"name": "Stranger"}))
    for other in (stranger, house.person()):
        with house.unchanged(game, me):
            refused = trouble(other.try_answers(game, "blue", "gun", number=1), 403, "not-your-seat")
            assert "You do not play blue" in refused["detail"]
            trouble(other.post(f"/api/games/{game}/answers", {"number": 1, "side": "blue", "bot": "first"}), 403)
            trouble(other.post(f"/api/games/{game}/undo", {"number": 1, "side": "red"}), 403, "not-your-seat")
            trouble(other.post(f"/api/games/{game}/undo", {"number": 1}), 403, "spectator")
            trouble(other.post(f"/api/games/{game}/roll", {"number": 1}), 403)
            trouble(other.patch(f"/api/games/{game}", {"manual": True}), 403, "not-your-game")
            trouble(other.patch(f"/api/games/{game}", {"seats": {"red": "me"}}), 403, "not-your-game")
            trouble(other.delete(f"/api/games/{game}"), 403, "not-your-game")
            trouble(other.post(f"/api/games/{game}/seats/red/invite"), 403, "not-your-game")
            trouble(other.get(f"/api/games/{game}/record"), 403, "not-open")
            trouble(other.post(f"/api/games/{game}/branches", {"at": 0}), 403, "not-open")


PLACES = [
    ("GET", "", None),
    ("DELETE", "", None),
    ("PATCH", "", {}),
    ("POST", "/answers", {"number": 0, "side": "red", "answers": ["gun"]}),
    ("POST", "/undo", {"number": 0}),
    ("POST", "/roll", {"number": 0}),
    ("POST", "/hint", {"side": "red"}),
    ("POST", "/odds", {"side": "red"}),
    ("POST", "/suggest", {"side": "red", "what": "whole-day"}),
    ("GET", "/forecast", None),
    ("POST", "/branches", {"at": 0}),
    ("POST", "/seats/red/invite", None),
    ("GET", "/record", None),
    ("GET", "/report", None),
    ("GET", "/events", None),
]


@pytest.mark.parametrize(("method", "place", "body"), PLACES)
def test_a_game_that_is_not_there_or_was_removed(me: Person, method: str, place: str, body: Body) -> None:
    trouble(me.send(method, f"/api/games/{uuid4()}{place}", body), 404, "no-game")
    trouble(me.send(method, f"/api/games/not-an-id{place}", body), 404, "no-page")
    game = me.begin()
    assert me.delete(f"/api/games/{game}").status_code == 204
    assert "was removed" in trouble(me.send(method, f"/api/games/{game}{place}", body), 410, "gone")["detail"]


def test_a_removed_game_is_on_no_list_and_its_invitations_end(house: House, me: Person) -> None:
    game = me.begin(seats={"blue": "invite"})
    token = me.invited(game, "blue")
    assert me.delete(f"/api/games/{game}").status_code == 204
    assert me.get("/api/games").json() == []
    seats = house.everything()["seats"]
    trouble(house.person().join(token), 404, "no-invitation")
    assert house.everything()["seats"] == seats


def test_too_large_a_body_is_refused(house: House, me: Person, game: str) -> None:
    with house.unchanged(game, me):
        for path in (f"/api/games/{game}/answers", "/api/records"):
            refused = trouble(me.post(path, content=b"x" * 4_000_001), 413, "too-large")
            assert "at most 4000000 bytes" in refused["detail"]


@pytest.mark.parametrize("method", ["PUT", "DELETE", "PATCH"])
def test_a_wrong_method_is_refused(house: House, me: Person, game: str, method: str) -> None:
    with house.unchanged(game, me):
        refused = me.send(method, f"/api/games/{game}/answers", {"number": 1, "side": "blue", "answers": ["gun"]})
        assert f"{method} cannot be done here" in trouble(refused, 405, "method")["detail"]
        assert "POST" in refused.headers["allow"]


@pytest.mark.parametrize(
    ("wish", "key", "sentence"),
    [
        ({"game": "chess"}, "no-title", "There is no game chess"),
        ({"game": "ambush", "scenario": "armada"}, "unreadable", "Ambush has no scenario “armada”; it has"),
        ({"game": "ambush", "options": ["rain"]}, "unreadable", "Ambush has no option “rain”"),
        ({"game": "ambush", "seed": "one\ntwo"}, "unreadable", "A seed is one line"),
        ({"game": "ambush", "seats": {"green": "me"}}, "no-seat", "no side green"),
        ({"game": "ambush", "seats": {"red": "you"}}, "seats", "red is you"),
        ({"game": "ambush", "seats": {"red": "bot:hal"}}, "no-bot", "There is no bot hal"),
        ({"game": "ambush", "seats": {"red": "bot:first", "blue": "bot:first"}}, "no-person", "Somebody must play"),
    ],
)
def test_a_game_that_cannot_be_begun(house: House, me: Person, wish: Body, key: str, sentence: str) -> None:
    before = house.everything()["games"]
    assert sentence in trouble(me.post("/api/games", wish), 404 if key == "no-title" else 422, key)["detail"]
    assert house.everything()["games"] == before


# Defects


class Broken(Exception):
    """What a mistake in the rules raises."""


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> None:
    """A title in whose rules something is wrong: guns blow up."""
    usual = Game.answer

    def answer(self: Any, text: str, side: str | None = None) -> None:
        usual(self, text, side)
        if text == "gun" and side == "blue":
            raise Defect("a secret of the rules at /somewhere/rules.py")

    monkeypatch.setattr(Game, "answer", answer)


def test_a_defect_of_the_rules_is_a_sentence_with_a_number(
    house: House, me: Person, game: str, broken: None, caplog: pytest.LogCaptureFixture
) -> None:
    with house.unchanged(game, me):
        told = trouble(me.try_answers(game, "blue", "gun", number=1), 500, "defect")
        assert "secret" not in told["detail"]
    number = told["detail"].rstrip(".").split()[-1]
    assert number in caplog.text
    assert "a secret of the rules" in caplog.text
    assert me.give(game, "blue", "scout")["state"]["number"] == 2


def test_a_defect_while_a_bot_takes_a_seat_changes_nothing(
    house: House, me: Person, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def automatic(_: object) -> None:
        raise Defect("no bot today")

    with house.unchanged(game, me), monkeypatch.context() as patch:
        patch.setattr("tallyho.server.table.Table.automatic", automatic)
        trouble(me.patch(f"/api/games/{game}", {"seats": {"blue": "bot:first"}}), 500, "defect")
    state = me.state(game)
    assert [seat["player"] for seat in state["head"]["seats"]] == ["person", "person"]
    me.give(game, "blue", "gun")


def test_a_defect_of_the_words_after_an_answer_changes_nothing(
    house: House, me: Person, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def state_of(*_: object, **__: object) -> None:
        raise Broken

    with house.unchanged(game, me), monkeypatch.context() as patch:
        patch.setattr("tallyho.server.api_play.state_of", state_of)
        trouble(me.post(f"/api/games/{game}/answers", {"number": 1, "side": "blue", "answers": ["gun"]}), 500)


@pytest.mark.parametrize("words", ["answers", "undo"])
def test_a_database_that_fails_leaves_nothing_behind(
    house: House, me: Person, game: str, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def failing(*_: object) -> None:
        raise OSError("the disk is full")

    body = {"answers": {"number": 1, "side": "blue", "answers": ["gun"]}, "undo": {"number": 1, "side": "red"}}[words]
    with house.unchanged(game, me), monkeypatch.context() as patch:
        patch.setattr("tallyho.server.tables.answer_rows", failing)
        refused = me.post(f"/api/games/{game}/{words}", body)
        assert "nothing is lost" in trouble(refused, 503, "database")["detail"]
        assert refused.headers["Retry-After"] == "5"
    assert me.give(game, "blue", "gun")["state"]["revision"] == 2


def forget(house: House) -> None:
    """Drops all games from memory, as a restart does."""
    inside = house.client.app.state.house
    inside.tables = Tables(inside.library, inside.tables.sessions, inside.tables.crossing)


@pytest.mark.parametrize("other", ["version = 99", "data = 'elsewhere'"])
def test_a_game_of_other_rules_goes_on_where_ours_still_replay_it(database: Database, other: str) -> None:
    with opened(database) as house:
        me = house.person()
        game = me.begin()
        me.give(game, "red", "gun")
        before, known = me.state(game), database.rows("games")[0]
        database.tell(f"UPDATE games SET {other}")
        forget(house)
        assert me.state(game) == before
        me.give(game, "blue", "scout")
        [row] = database.rows("games")
        assert (row["version"], row["data"]) == (known["version"], known["data"])
        forget(house)
        assert me.state(game)["number"] == 2


@pytest.mark.parametrize(
    ("version", "why"),
    [
        (99, "It was played with version 99 of the rules of ambush; these are version 1;"),
        (1, "It was played with other rules of the same version;"),
    ],
)
@pytest.mark.parametrize("column", ["text", "prompt"])
def test_a_game_that_our_rules_cannot_replay_says_why_and_can_be_exported_and_removed(
    database: Database, column: str, version: int, why: str
) -> None:
    with opened(database) as house:
        me, stranger = house.person(), house.person()
        game = me.begin()
        me.give(game, "red", "gun")
        me.give(game, "blue", "scout")
        record = me.record(game)
        database.tell(f"UPDATE answers SET {column} = 'cavalry' WHERE number = 2")
        database.tell(f"UPDATE games SET version = {version}")
        forget(house)
        text = "cavalry" if column == "text" else "scout"
        stopped = me.state(game)["stopped"]
        refused = trouble(me.try_answers(game, "red", "gun", number=2), 409, "unreadable")
        assert why in refused["detail"]
        assert f"from answer 2 ('{text}') on it no longer fits." in refused["detail"]
        assert (stopped["fits"], why in stopped["text"]) == (1, True)
        changed = record.replace("version\t1", f"version\t{version}").splitlines()
        words = changed[-1].split("\t")
        words[1 if column == "text" else 2] = "cavalry"
        assert me.record(game).splitlines() == [*changed[:-1], "\t".join(words)]
        trouble(stranger.get(f"/api/games/{game}/record"), 403, "not-open")
        trouble(stranger.delete(f"/api/games/{game}"), 403, "not-your-game")
        assert me.delete(f"/api/games/{game}").status_code == 204
        trouble(me.get(f"/api/games/{game}"), 410, "gone")


def test_a_game_that_is_not_here_is_refused_and_kept(database: Database) -> None:
    with opened(database) as house:
        me = house.person()
        game = me.begin()
        assert [head["id"] for head in me.get("/api/games").json()] == [game]
    with opened(database, Library()) as house:
        me = Person(house.client, cookies=me.cookies)
        assert "There is no game “ambush”" in trouble(me.get(f"/api/games/{game}"), 409, "unreadable")["detail"]
        fine(me.get("/api/titles"))


def test_a_postgresql_that_is_away_is_a_sentence_and_no_defect(
    postgres: Postgres, postgresql: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It hangs up in the middle of a sentence, or takes no calls; when it is back all is as before."""
    name = postgresql.url.rpartition("/")[2]
    usual = tables_module._latest

    def hang_up() -> None:
        others = f"datname = '{name}' AND pid <> pg_backend_pid()"
        postgres.run(f"SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE {others}")

    def cut_off(*words: Any) -> Any:
        hang_up()
        return usual(*words)

    with opened(postgresql) as house:
        me = house.person()
        game = me.begin()
        with monkeypatch.context() as patch:
            patch.setattr(tables_module, "_latest", cut_off)
            trouble(me.get(f"/api/games/{game}"), 503, "database")
        fine(me.get(f"/api/games/{game}"))
        postgres.run(f"ALTER DATABASE {name} WITH ALLOW_CONNECTIONS false")
        hang_up()
        trouble(me.get(f"/api/games/{game}"), 503, "database")
        postgres.run(f"ALTER DATABASE {name} WITH ALLOW_CONNECTIONS true")
        me.give(game, "red", "gun")
