"""Lists that a side makes in secret: kept at every entry, taken back entry by entry, and seen by nobody else."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from uuid import UUID

import httpx
import pytest
from houses import Database, House, Person, fine, opened
from servers import Reader, serving

from tallyho.server.house import channel_of

GERMAN, BRITISH = "german", "british"


@pytest.fixture
def file(tmp_path: Path, empty_sqlite: Path) -> Database:
    copy = tmp_path / "games.sqlite"
    copy.write_bytes(empty_sqlite.read_bytes())
    return Database(f"sqlite:///{copy}")


def asked_of(state: dict[str, Any]) -> dict[str, Any] | None:
    return next((one for one in state["asked"] if one["mine"]), None)


def listed(state: dict[str, Any]) -> list[str]:
    return [one["answer"] for one in state["listed"]]


def as_little_as_possible(asked: dict[str, Any]) -> str:
    offers = [offer["answer"] for offer in asked["offers"]]
    return next(answer for answer in ("standard", "done", "no") if answer in offers)


def go_to(game: str, people: dict[str, Person], key: str) -> None:
    """Both players are done with everything until this is asked of both."""
    while True:
        open_to = {side: asked_of(person.state(game)) for side, person in people.items()}
        if all(one is not None and one["key"] == key for one in open_to.values()):
            return
        for side, one in open_to.items():
            if one is not None and one["key"] != key:
                people[side].give(game, side, as_little_as_possible(one))


def begun(house: House, options: list[str], key: str) -> tuple[str, Person, Person, Person]:
    german, british, nobody = house.person(), house.person(), house.person()
    game = german.begin("fbob", scenario="phase2", options=options, seats={GERMAN: "me", BRITISH: "invite"})
    fine(british.join(german.invited(game, BRITISH)))
    go_to(game, {GERMAN: german, BRITISH: british}, key)
    return game, german, british, nobody


def everything(game: str, *people: Person) -> list[str]:
    """All that these people can ask for, to the letter: the hour of the last change, numbers and revisions included."""
    paths = (f"/api/games/{game}", "/api/games", f"/api/games/{game}/report")
    return [person.get(path).text for person in people for path in paths]


@pytest.mark.parametrize(
    ("options", "key", "entries"),
    [
        ([], "plot-recon", ["1019", "1019", "2424"]),
        (["training"], "train", ["rest 13", "night 14"]),
        (["targets"], "prepare", ["target 13", "1019 city"]),
    ],
)
def test_nobody_else_can_count_the_entries(file: Database, options: list[str], key: str, entries: list[str]) -> None:
    with opened(file) as house:
        game, german, british, nobody = begun(house, options, key)
        before, number = everything(game, british, nobody), german.state(game)["number"]
        for place, entry in enumerate(entries, 1):
            state = german.give(game, GERMAN, entry)["state"]
            assert (listed(state), state["number"]) == (entries[:place], number)
            assert everything(game, british, nobody) == before
        fine(german.undo(game, GERMAN))
        assert everything(game, british, nobody) == before
        german.give(game, GERMAN, entries[-1])
        british_state = british.state(game)
        assert listed(british_state) == []
        assert [(one["side"], one["key"]) for one in british_state["asked"]] == [(GERMAN, key), (BRITISH, key)]
        german.give(game, GERMAN, "done")
        assert british.state(game)["number"] == number + 1
        assert [row["text"] for row in house.answers(game)][-1] == "; ".join([*entries, "done"])


def test_the_one_who_makes_it_sees_it_and_takes_it_back(file: Database) -> None:
    with opened(file) as house:
        game, german, british, _ = begun(house, [], "plot-recon")
        german.give(game, GERMAN, "1019", "2424")
        assert german.state(game)["table"]["plots"] == ["1019", "2424"]
        assert listed(fine(german.undo(game, GERMAN))) == ["1019"]
        state = german.give(game, GERMAN, "1020", "done")["state"]
        assert (listed(state), state["table"]["plots"]) == ([], ["1019", "1020"])
        before = british.get(f"/api/games/{game}").text
        assert listed(fine(german.undo(game, GERMAN))) == ["1019", "1020"]
        assert fine(german.undo(game, GERMAN))["table"]["plots"] == ["1019"]
        assert british.get(f"/api/games/{game}").text != before
        assert [row["kind"] for row in house.answers(game)][-2:] == ["answer", "undo"]


def test_a_refused_entry_leaves_the_list_as_it_was(file: Database) -> None:
    with opened(file) as house:
        game, german, _, _ = begun(house, [], "plot-recon")
        german.give(game, GERMAN, "1019")
        with house.unchanged(game, german):
            assert german.try_answers(game, GERMAN, "2424", "9999").status_code == 422
            assert german.try_answers(game, GERMAN, "2424", "done", "1019").status_code == 422
        assert listed(german.state(game)) == ["1019"]


def test_a_list_outlives_the_server_and_is_the_same_in_another(file: Database) -> None:
    with opened(file) as house:
        game, german, british, _ = begun(house, [], "plot-recon")
        with opened(file) as other:
            elsewhere = other.person()
            elsewhere.cookies = httpx.Cookies(german.cookies)
            assert listed(elsewhere.state(game)) == []
            german.give(game, GERMAN, "1019")
            assert listed(elsewhere.state(game)) == ["1019"]
            elsewhere.give(game, GERMAN, "2424")
            assert listed(german.state(game)) == ["1019", "2424"]
            british.give(game, BRITISH, "done")
            assert listed(elsewhere.state(game)) == ["1019", "2424"]
        cookies = httpx.Cookies(german.cookies)
    with opened(file) as later:
        back = later.person()
        back.cookies = cookies
        assert listed(back.state(game)) == ["1019", "2424"]
        assert back.state(game)["table"]["plots"] == ["1019", "2424"]
        inside = later.client.app.state.house.tables._cache[UUID(game)]
        assert inside.game.listed() == [(GERMAN, "1019; 2424")]


def test_a_bot_makes_its_list_whole(file: Database) -> None:
    with opened(file) as house:
        me = house.person()
        game = me.begin("fbob", scenario="phase1", seats={GERMAN: "me", BRITISH: "bot:doctrine"})
        go_to(game, {GERMAN: me}, "plot-recon")
        assert [one["side"] for one in me.state(game)["asked"]] == [GERMAN]
        assert fine(me.by_bot(game, GERMAN, 40, "doctrine"))["state"]["number"] > 0


def test_only_ones_own_other_window_is_told_of_an_entry(file: Database) -> None:
    with serving(file.url) as server:
        german, british = server.client(), server.guest()
        wish = {"game": "fbob", "scenario": "phase2", "seats": {GERMAN: "me", BRITISH: "invite"}}
        game = german.post("/api/games", json=wish).json()["id"]
        path = german.post(f"/api/games/{game}/seats/{BRITISH}/invite").json()["path"]
        assert british.post(f"/api{path}").status_code == 200
        people = {GERMAN: german, BRITISH: british}
        while True:
            states = {side: one.get(f"/api/games/{game}").json() for side, one in people.items()}
            asked = {side: asked_of(state) for side, state in states.items()}
            if all(one is not None and one["key"] == "plot-recon" for one in asked.values()):
                break
            for side, one in asked.items():
                if one is not None and one["key"] != "plot-recon":
                    _answer(people[side], game, side, as_little_as_possible(one))
        with Reader(german, game) as mine, Reader(british, game) as theirs:
            _answer(german, game, GERMAN, "1019")
            assert mine.next()[0] == "seated"
            _answer(german, game, GERMAN, "2424")
            assert mine.next()[0] == "seated"
            _answer(german, game, GERMAN, "done")
            what, _, news = theirs.next()
            assert (what, [turn[1:] for turn in news["turns"]]) == ("moved", [[GERMAN, "plot-recon", None]])
            assert mine.next()[2]["turns"][0][3] == "1019; 2424; done"
            german.post(f"/api/games/{game}/undo", json={"number": news["number"], "side": GERMAN})
            assert mine.next()[0] == theirs.next()[0] == "moved"
        with Reader(german, game) as late, Reader(british, game) as theirs:
            assert late.next()[0] == "seated"
            assert late.quiet()
            assert theirs.quiet()


def _answer(client: httpx.Client, game: str, side: str, text: str) -> None:
    number = client.get(f"/api/games/{game}").json()["number"]
    body = {"number": number, "side": side, "answers": [text]}
    found = client.post(f"/api/games/{game}/answers", json=body)
    assert found.status_code == 200, found.text


def test_an_entry_wakes_nobody_but_its_own_side(file: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    with opened(file) as house:
        game, german, british, _ = begun(house, [], "plot-recon")
        inside = house.client.app.state.house
        woken: list[str] = []
        monkeypatch.setattr(inside.channels, "publish", lambda _, channel: woken.append(channel))
        everybody, ours = channel_of(UUID(game)), channel_of(UUID(game), GERMAN)
        german.give(game, GERMAN, "1019")
        fine(german.undo(game, GERMAN))
        assert woken == [ours, ours]
        german.give(game, GERMAN, "done")
        assert woken[2:] == [everybody]
        assert british.state(game)["number"] > 0
