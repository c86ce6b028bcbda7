"""What can be looked up: titles, components, words, rules, the pages, the description of the API."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from houses import LIBRARY, Database, House, Person, fine, opened, trouble

from tallyho.server import pages
from tallyho.table.rules import read_ledgers
from tallyho.words.rules import rule_words


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, empty_sqlite: Path) -> Iterator[House]:
    """What is looked up here comes from files: one kind of database is enough."""
    file = tmp_path_factory.mktemp("pages") / "games.sqlite"
    shutil.copy(empty_sqlite, file)
    with opened(Database(f"sqlite:///{file}")) as found:
        yield found


@pytest.fixture
def me(house: House) -> Person:
    return house.person()


def test_titles_say_all_that_a_new_game_needs(me: Person) -> None:
    titles = {title["game"]: title for title in me.get("/api/titles").json()}
    assert list(titles) == ["lion", "eagle", "hksw", "fbob", "patrol", "ambush"]
    for game in ("lion", "eagle", "hksw", "fbob"):
        title = titles[game]
        assert title["guided"] in {scenario["id"] for scenario in title["scenarios"]}
        assert [bot["id"] for bot in title["bots"]] == ["doctrine", "first", "random"]
        assert all(scenario["text"] and scenario["rule"].startswith(f"{game}:") for scenario in title["scenarios"])
        for scenario in title["scenarios"]:
            fine(me.get(f"/api/rules/{scenario['rule']}"))
    assert (titles["ambush"]["guided"], len(titles["ambush"]["sides"])) == (None, 2)


def test_titles_are_in_the_reader_s_language(house: House, me: Person) -> None:
    here, there = me.get("/api/titles").json(), house.person("fr").get("/api/titles").json()
    assert [title["game"] for title in here] == [title["game"] for title in there]
    assert [title["scenarios"] for title in here] != [title["scenarios"] for title in there]


@pytest.mark.parametrize(
    ("accept", "language"),
    [("fr", "fr"), ("fr-FR,en;q=0.5", "fr"), ("de,fr;q=0.5,en;q=0.1", "fr"), ("de", "en"), ("", "en"), ("*", "en")],
)
def test_the_first_of_our_languages_is_spoken(house: House, accept: str, language: str) -> None:
    wanted = house.person(language).get("/api/nothing").json()["detail"]
    assert house.person(accept).get("/api/nothing").json()["detail"] == wanted


def test_components_are_what_the_board_needs(me: Person) -> None:
    assert fine(me.get("/api/titles/lion/components"))
    assert fine(me.get("/api/titles/ambush/components")) == {}
    assert "there are" in trouble(me.get("/api/titles/chess/components"), 404, "no-title")["detail"]


def test_words_come_as_parts(me: Person) -> None:
    words = fine(me.get("/api/words/en/web"))
    assert words.keys() == fine(me.get("/api/words/fr/web")).keys()
    assert all(isinstance(parts, list) for parts in words.values())


@pytest.mark.parametrize(
    "path",
    ["en/server", "de/web", "en/nothing", "en/web-no", "en/web..", "en/web%2F..%2Fserver", "..%2Fen/web", "en/lion"],
)
def test_only_words_for_browsers_are_given_out(me: Person, path: str) -> None:
    trouble(me.get(f"/api/words/{path}"), 404)


def test_a_rule_is_told_with_its_rulings(house: House, me: Person) -> None:
    ledger = read_ledgers(LIBRARY.ledgers())["lion"]
    found = fine(me.get("/api/rules/lion:5c"))
    told = rule_words(LIBRARY.ledgers(), "en", "lion").rules["lion:5c"]
    assert (found["id"], found["text"]) == ("lion:5c", told.text)
    assert fine(house.person("fr").get("/api/rules/lion:5c"))["text"] != found["text"]
    ruled = next(row.id for row in ledger.rows.values() if ledger.rulings_of(row.id))
    assert fine(me.get(f"/api/rules/{ruled}"))["rulings"][0]["text"]
    for name in ("lion:99.9z", "chess:1", "nonsense", "lion:", ":"):
        trouble(me.get(f"/api/rules/{name}"), 404, "no-rule")


def test_rules_are_found_by_their_words(house: House, me: Person) -> None:
    every = me.get("/api/rules?game=lion").json()
    assert len(every) == len(read_ledgers(LIBRARY.ledgers())["lion"].rows)
    some = me.get("/api/rules", params={"game": "lion", "search": "Raid PATROL"}).json()
    assert 0 < len(some) < len(every)
    assert all(all(word in str(rule).casefold() for word in ("raid", "patrol")) for rule in some)
    assert me.get("/api/rules?game=chess").json() == []
    assert me.get("/api/rules?game=lion&search=zzzz").json() == []
    assert len(me.get("/api/rules?game=ambush").json()) > 10
    word = max(rule_words(LIBRARY.ledgers(), "fr", "lion").rules["lion:5c"].text.split(), key=len)
    found = house.person("fr").get("/api/rules", params={"game": "lion", "search": word.upper()}).json()
    assert "lion:5c" in {rule["id"] for rule in found}
    trouble(me.get("/api/rules", params={"search": "x" * 101}), 400)


# Pages


@pytest.mark.parametrize("path", ["/", "/play/x", "/report/x", "/rules", "/rules/lion:5c", "/join/token"])
def test_every_page_is_the_one_document(me: Person, path: str) -> None:
    answer = me.get(path)
    assert (answer.status_code, answer.text) == (200, pages.document())
    assert answer.headers["content-type"].startswith("text/html")


def test_the_document_has_no_script_or_style_of_its_own() -> None:
    text = pages.document()
    assert not re.search(r"<script(?![^>]*\bsrc=)[^>]*>|<style|\sstyle=|\son\w+=|javascript:", text)


def test_a_wrong_address_is_a_page_for_people_and_a_sentence_for_programs(me: Person) -> None:
    page = me.get("/nothing/here", headers={"Accept": "text/html,*/*"})
    assert (page.status_code, page.text) == (404, pages.document())
    assert "/nothing/here" in trouble(me.get("/nothing/here"), 404, "no-page")["detail"]
    trouble(me.get("/static/../server/lion.csv"), 404)
    trouble(me.get("/static/%2e%2e/server/lion.csv"), 404)
    for name in ("%00.js", "shell/%00/main.js", f"{'x' * 300}.js", "shell", "shell/main.js/more.js", "%ff.js"):
        trouble(me.get(f"/static/{name}"), 404, "no-page")


def test_files_of_the_client_are_served_and_checked_for_news(me: Person) -> None:
    answer = me.get("/static/shell/main.js")
    assert answer.status_code == 200
    assert "javascript" in answer.headers["content-type"]
    assert answer.headers["cache-control"] == "no-cache"
    again = me.get("/static/shell/main.js", headers={"If-None-Match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert me.get("/health").text == "fine\n"
    assert me.get("/favicon.ico").headers["location"] == "/static/icon.svg"


def test_health_is_the_database_s_too(own_house: House) -> None:
    me = own_house.person()
    assert me.get("/health").status_code == 200
    own_house.database.tell("ALTER TABLE games RENAME TO away")
    said = me.get("/health")
    assert (said.status_code, said.json()["key"]) == (503, "database")
    own_house.database.tell("ALTER TABLE away RENAME TO games")
    assert me.get("/health").status_code == 200


@pytest.mark.parametrize("how", ["removed", "replaced"])
def test_a_file_that_was_taken_from_under_the_server_is_not_healthy(sqlite: Database, how: str) -> None:
    """What is written to it would be lost when the server stops."""
    file = Path(sqlite.url.removeprefix("sqlite:///"))
    with opened(sqlite) as house:
        me = house.person()
        assert me.get("/health").text == "fine\n"
        if how == "replaced":
            shutil.copy(file, file.with_suffix(".copy"))
            file.with_suffix(".copy").rename(file)
        else:
            file.unlink()
        trouble(me.get("/health"), 503, "database")


# The description


def test_the_api_is_described(me: Person) -> None:
    described = fine(me.get("/api/schema/openapi.json"))
    assert described["openapi"].startswith("3.")
    for path, methods in {
        "/api/titles": {"get"},
        "/api/games": {"get", "post"},
        "/api/games/{game}": {"get", "patch", "delete"},
        "/api/games/{game}/answers": {"post"},
        "/api/games/{game}/events": {"get"},
        "/api/records": {"post"},
        "/api/join/{token}": {"post"},
    }.items():
        assert set(described["paths"][path]) >= methods
    for path, methods in described["paths"].items():
        for method, told in methods.items():
            assert told["summary"] or told["description"], f"{method} {path}"
            answers = told["responses"]
            assert any(code.startswith("2") for code in answers)
            assert "Trouble" in json.dumps(answers["400"]), f"{method} {path}"
    records = described["paths"]["/api/records"]["post"]["requestBody"]["content"]
    assert set(records) == {"text/plain"}


def test_units_have_their_history_in_both_languages(me: Person) -> None:
    units = fine(me.get("/api/titles/lion/components"))["units"]

    assert units["17/4/11"]["name"] == {
        "en": "17 Squadron, Debden and Martlesham Heath",
        "fr": "17 Squadron, Debden et Martlesham Heath",
    }
    french = [unit["name"]["fr"] for unit in units.values()]
    assert [name for name in french if not name or " of " in name or " and " in name or " from " in name] == []
