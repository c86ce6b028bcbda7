"""A game that our rules cannot replay can be read as it was seen last, by each side, and up to where they replay it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from types import SimpleNamespace
from typing import Any, Final
from uuid import uuid4

import httpx
import pytest
from evicted import Playing, begun
from houses import Database, House, Person, fine, opened, play, room, trouble
from sqlalchemy import select

from tallyho.server import last_views
from tallyho.server.models import LastViewRow

AS_SEEN: Final = ("side", "table", "step", "ending", "log", "log_total", "number", "revision")

pytestmark = pytest.mark.usefixtures("nobody_edits_the_program")


@contextmanager
def come_back(database: Database, *people: Person, **settings: Any) -> Iterator[list[Person]]:
    """The same people at a server that was started again."""
    with opened(database, **settings) as house:
        yield [Person(house.client, one.language, one.cookies) for one in people]


def change_the_rules(database: Database, answer: int) -> None:
    """From this answer on a game is one that our rules would not have asked."""
    database.tell(f"UPDATE answers SET prompt = 'other-rules' WHERE number = {answer}")
    database.tell("UPDATE games SET version = 99")
    database.tell("UPDATE snapshots SET made_by = 'another program'")


def seen(state: dict[str, Any]) -> dict[str, Any]:
    """What somebody sees of a game, apart from what they may do."""
    return {name: state[name] for name in AS_SEEN}


def two_at_ambush(house: House) -> tuple[Person, Person, str]:
    """Two people in a game with secrets, in which both have answered."""
    red, blue = house.person(), house.person("fr")
    game = red.begin(seats={"red": "me", "blue": "invite"})
    fine(blue.join(red.invited(game, "blue")))
    red.give(game, "red", "gun")
    blue.give(game, "blue", "scout")
    return red, blue, game


def test_each_side_sees_what_it_saw_last(database: Database) -> None:
    with opened(database) as house:
        red, blue, game = two_at_ambush(house)
        stranger = house.person()
        before = [seen(one.state(game)) for one in (red, blue, stranger)]
        assert before[0]["table"] != before[1]["table"] != before[2]["table"]
    change_the_rules(database, 2)
    with come_back(database, red, blue, stranger) as people:
        for one, had in zip(people, before, strict=True):
            state = one.state(game)
            assert seen(state) == had
            assert (state["asked"], state["listed"], state["at"]) == ([], [], 2)
            assert state["stopped"]["fits"] == 1
        assert "from answer 2 ('scout') on it no longer fits." in people[0].state(game)["stopped"]["text"]
        assert "à partir de la réponse 2 ('scout')" in people[1].state(game)["stopped"]["text"]


def test_nothing_else_can_be_done_with_it(database: Database) -> None:
    with opened(database) as house:
        me = house.person()
        game = me.begin()
        me.give(game, "red", "gun")
    change_the_rules(database, 1)
    with come_back(database, me) as [me]:
        wish = {"number": 1, "side": "blue"}
        for path, body in (
            ("answers", {**wish, "answers": ["scout"]}),
            ("undo", wish),
            ("hint", {"side": "blue"}),
            ("odds", {"side": "blue", "answers": []}),
            ("seats/blue/invite", None),
        ):
            trouble(me.post(f"/api/games/{game}/{path}", body), 409, "unreadable")
        trouble(me.get(f"/api/games/{game}/report"), 409, "unreadable")
        assert me.state(game)["stopped"]["fits"] == 0


def test_up_to_the_answer_that_does_not_fit_it_can_be_looked_back_at_and_branched(database: Database) -> None:
    with opened(database) as house:
        me = house.person()
        game = me.begin("lion", seed="7")
        fine(me.by_bot(game, "british", 30, bot="doctrine"))
        number = me.state(game)["number"]
        early, late = me.state(game, at=5), me.state(game)
    change_the_rules(database, 9)
    with come_back(database, me) as [me]:
        assert seen(me.state(game)) == seen(late)
        assert seen(me.state(game, at=5)) == seen(early)
        assert me.state(game, at=5)["at"] == 5
        assert me.state(game, at=8)["stopped"]["fits"] == 8
        assert seen(me.state(game, at=number)) == seen(late)
        told = trouble(me.get(f"/api/games/{game}", params={"at": 9}), 409, "fits-no-more")
        assert "up to answer 8; they cannot show it after answer 9" in told["detail"]
        trouble(me.get(f"/api/games/{game}", params={"at": number + 1}), 422, "no-such-moment")
        trouble(me.post(f"/api/games/{game}/branches", {"at": 9}), 409, "fits-no-more")
        for dice in ("same", "new"):
            branch = fine(me.post(f"/api/games/{game}/branches", {"at": 8, "dice": dice}), 201)
            state = me.state(branch["id"])
            assert state["stopped"] is None
            assert (state["number"] >= 8, branch["branch_of"]) == (True, {"id": game, "at": 8})
            fine(me.by_bot(branch["id"], "british", 3, bot="doctrine"))


def test_branches_of_it_count_as_games_that_are_made(sqlite: Database) -> None:
    with opened(sqlite) as house:
        me = house.person()
        game = me.begin()
        me.give(game, "red", "gun")
        me.give(game, "blue", "scout")
    change_the_rules(sqlite, 2)
    with come_back(sqlite, me, games_an_hour=1) as [me]:
        assert me.post(f"/api/games/{game}/branches", {"at": 1}).status_code == 201
        trouble(me.post(f"/api/games/{game}/branches", {"at": 1}), 429, "too-many-games")


def test_without_a_last_view_it_is_shown_as_far_as_its_answers_fit(sqlite: Database) -> None:
    """As a game that had stopped before there were any."""
    with opened(sqlite) as house:
        me = house.person()
        game = me.begin()
        me.give(game, "red", "gun")
        early = seen(me.state(game, side="red"))
        me.give(game, "blue", "scout")
    change_the_rules(sqlite, 2)
    sqlite.tell("DELETE FROM last_views")
    with come_back(sqlite, me) as [me]:
        now, then = me.state(game, side="red"), me.state(game, at=1, side="red")
        for state in (now, then):
            assert (state["table"], state["log"], state["stopped"]["fits"]) == (early["table"], early["log"], 1)
            assert (state["at"], state["number"]) == (1, 2)
        assert (now["asked"], now["no_undo"]) == ([], now["stopped"]["text"])
        trouble(me.try_answers(game, "blue", "scout", number=1), 409, "unreadable")


def test_who_may_not_know_all_can_neither_branch_nor_export_it(database: Database) -> None:
    with opened(database) as house:
        red, blue, game = two_at_ambush(house)
    change_the_rules(database, 2)
    with come_back(database, red, blue) as people:
        for one in people:
            trouble(one.post(f"/api/games/{game}/branches", {"at": 1}), 403, "not-open")
            trouble(one.get(f"/api/games/{game}/record"), 403, "not-open")


def test_two_at_one_screen_see_no_secrets_unless_a_side_is_named(database: Database) -> None:
    with opened(database) as house:
        me, stranger = house.person(), house.person()
        game = me.begin()
        me.give(game, "red", "gun")
        nobody, red = seen(stranger.state(game)), seen(me.state(game, side="red"))
    change_the_rules(database, 1)
    with come_back(database, me, stranger) as [me, stranger]:
        assert seen(me.state(game)) == nobody
        assert seen(me.state(game, side="red")) == red
        assert seen(stranger.state(game, side="red")) == nobody


# The log of a long game: a part of it stands in the snapshot


def long_game(me: Person, name: str, side: str, answers: int) -> str:
    game = me.begin(name, seed="11")
    while me.state(game)["number"] < answers:
        fine(me.by_bot(game, side, 20, bot="doctrine"))
    return game


def test_the_log_is_whole_whatever_the_snapshot_has_of_it(database: Database) -> None:
    with opened(database) as house:
        me = house.person()
        game = long_game(me, "lion", "british", 120)
        fine(me.by_bot(game, "british", 1, bot="doctrine"))
        before = seen(me.state(game))
        assert len(before["log"]) == before["log_total"] > 100
    [snapshot], [row] = database.rows("snapshots"), database.rows("last_views")
    assert 0 < snapshot["revision"] < row["revision"] == before["revision"]
    change_the_rules(database, 3)
    with come_back(database, me) as [me]:
        assert seen(me.state(game)) == before
        later = me.state(game, log_from=90)
        assert (later["log_from"], later["log"]) == (90, before["log"][90:])
    database.tell("UPDATE snapshots SET told = packed")
    with come_back(database, me) as [me]:
        state = me.state(game)
        assert state["table"] == before["table"]
        assert [line["text"] for line in state["log"]] == [line["text"] for line in before["log"][-len(state["log"]) :]]
        assert 0 < len(state["log"]) < len(before["log"])


def test_one_that_is_older_than_the_snapshot_has_its_own_log(sqlite: Database) -> None:
    """A server was killed before it had written a later one; how old it is can be seen."""
    with opened(sqlite) as house:
        me = house.person()
        game = long_game(me, "lion", "british", 60)
        before = seen(me.state(game))
    [older] = sqlite.rows("last_views")
    with come_back(sqlite, me) as [me]:
        while me.state(game)["number"] < 100:
            fine(me.by_bot(game, "british", 20, bot="doctrine"))
        number = me.state(game)["number"]
    assert sqlite.rows("snapshots")[0]["revision"] > older["revision"]
    change_the_rules(sqlite, 3)
    sqlite.tell(f"UPDATE last_views SET revision = {older['revision']}, packed = X'{older['packed'].hex()}'")
    with come_back(sqlite, me) as [me]:
        state = me.state(game)
        assert (state["at"], state["number"]) == (before["number"], number)
        assert (state["table"], state["log"]) == (before["table"], before["log"])


@pytest.mark.parametrize("over", [False, True])
def test_lines_of_the_log_that_one_side_alone_may_know_stay_so_until_the_game_is_over(
    database: Database, over: bool
) -> None:
    with opened(database) as house:
        me, stranger = house.person(), house.person()
        game = me.begin("hksw", scenario="kanalkampf", seats={"luftwaffe": "me", "raf": "bot:random"})
        fine(me.by_bot(game, "luftwaffe", 20, bot="random"))
        while over and not me.state(game)["head"]["over"]:
            fine(me.by_bot(game, "luftwaffe", 200, bot="random"))
        before = [seen(one.state(game)) for one in (me, stranger)]
        assert me.state(game)["head"]["over"] == over
        assert (before[0]["log_total"] == before[1]["log_total"]) == over
    change_the_rules(database, 1)
    with come_back(database, me, stranger) as people:
        assert [seen(one.state(game)) for one in people] == before


def test_rules_that_would_have_ended_a_game_earlier_open_nothing_of_it(database: Database) -> None:
    """It went on, so nobody may see what is shown to all when a game is over."""
    with opened(database) as house:
        me, stranger = house.person(), house.person()
        game = me.begin("hksw", scenario="kanalkampf", seats={"luftwaffe": "me", "raf": "bot:random"})
        while not me.state(game)["head"]["over"]:
            fine(me.by_bot(game, "luftwaffe", 200, bot="random"))
        number = me.state(game)["number"]
    [row] = database.rows("games")
    identity = "(SELECT id FROM games)"
    database.tell(f"INSERT INTO answers VALUES ({identity}, {row['number'] + 1}, 'answer', 'raf', 'other', 'on')")
    database.tell("UPDATE games SET version = 99, over = false, number = number + 1")
    database.tell("UPDATE snapshots SET made_by = 'another program'")
    with come_back(database, me, stranger) as people:
        for one in people:
            assert one.state(game, at=number - 1)["stopped"]["fits"] == number - 1
            trouble(one.get(f"/api/games/{game}", params={"at": number}), 409, "fits-no-more")


def test_answers_taken_back_are_not_in_it(database: Database) -> None:
    with opened(database) as house:
        me = house.person()
        game = me.begin()
        me.give(game, "red", "gun")
        fine(me.undo(game, "red"))
        me.give(game, "red", "scout")
        before = seen(me.state(game, side="red"))
    change_the_rules(database, 3)
    with come_back(database, me) as [me]:
        assert seen(me.state(game, side="red")) == before
        assert me.state(game)["stopped"]["fits"] == 0


def test_how_a_game_ended_is_told(database: Database) -> None:
    with opened(database) as house:
        me, stranger = house.person(), house.person()
        game = me.begin("patrol")
        side = me.state(game)["head"]["seats"][0]["side"]
        while not me.state(game)["head"]["over"]:
            fine(me.by_bot(game, side, 20, bot="first"))
        before = [seen(one.state(game)) for one in (me, stranger)]
        assert before[0]["ending"] is not None
    change_the_rules(database, 1)
    with come_back(database, me, stranger) as people:
        assert [seen(one.state(game)) for one in people] == before
        assert people[1].get(f"/api/games/{game}/record").status_code == 200


# When it is written


def test_a_game_left_alone_has_one_and_one_that_goes_on_has_not(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(client: httpx.AsyncClient) -> None:
        playing = await begun(client, "ambush")

        async def revision() -> int | None:
            """Of the last view, once the games that are due have one."""
            await playing.tables.keep_last_views()
            rows = "SELECT revision FROM last_views"
            found = await playing.tables.crossing.run(lambda connection: connection.exec_driver_sql(rows).scalar())
            assert found is None or isinstance(found, int)
            return found

        assert await revision() is None
        monkeypatch.setattr(last_views, "LONGEST", 0.0)
        assert await revision() == 0
        await playing.answered("red", "gun")
        monkeypatch.setattr(last_views, "LONGEST", float("inf"))
        assert await revision() == 0
        monkeypatch.setattr(last_views, "QUIET", 0.0)
        async with playing.tables.at(playing.game):
            assert await revision() == 0  # somebody may be changing it
        assert await revision() == 1
        assert playing.tables._unkept.due(all_of_them=True) == []

    play(database.url, work)


def test_a_game_that_changes_while_its_last_view_is_written_gets_another_one(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(client: httpx.AsyncClient) -> None:
        playing = await begun(client, "ambush")
        [table] = playing.tables._unkept.due(all_of_them=True)
        usual = last_views.keep_all

        def slow(*words: Any, **named: Any) -> None:
            usual(*words, **named)
            table.revision += 1

        with monkeypatch.context() as patch:
            patch.setattr(last_views, "keep_all", slow)
            await playing.tables.keep_last_views(all_of_them=True)
        assert playing.tables._unkept.due(all_of_them=True) == [table]
        table.revision -= 1

    play(database.url, work)


def test_a_game_that_has_left_the_memory_is_not_held_for_its_last_view(sqlite: Database) -> None:
    async def work(client: httpx.AsyncClient) -> None:
        left, stays = await begun(client, "ambush"), await begun(client, "ambush")
        tables = left.tables
        tables._cache.drop(left.game)
        await tables.keep_last_views()
        assert [table.facts.id for table in tables._unkept.due(all_of_them=True)] == [stays.game]
        rows = await tables.crossing.run(lambda one: one.execute(select(LastViewRow.game_id)).scalars().all())
        assert rows == [left.game]

    play(sqlite.url, work)


def test_a_game_that_is_read_again_while_its_last_view_is_written_gets_another_one(
    sqlite: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(client: httpx.AsyncClient) -> None:
        playing = await begun(client, "ambush")
        tables = playing.tables
        again = await tables._read(playing.game)
        usual = last_views.keep_all

        def slow(*words: Any, **named: Any) -> None:
            usual(*words, **named)
            tables._unkept.note(again)

        with monkeypatch.context() as patch:
            patch.setattr(last_views, "keep_all", slow)
            await tables.keep_last_views(all_of_them=True)
        assert tables._unkept.due(all_of_them=True) == [again]

    play(sqlite.url, work)


def test_a_game_that_changes_all_the_time_has_one_every_minute(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(last_views, "QUIET", 5.0)
    monkeypatch.setattr(last_views, "LONGEST", 60.0)
    table: Any = SimpleNamespace(facts=SimpleNamespace(id=uuid4()))
    waiting = last_views.Unkept()
    due = []
    for second in range(62):
        monkeypatch.setattr(last_views, "monotonic", lambda second=second: float(second))
        waiting.note(table)
        due.append(waiting.due() == [table])
    assert due.index(True) == 60


def test_a_server_that_has_fallen_behind_does_not_replace_a_later_one(database: Database) -> None:
    async def work(client: httpx.AsyncClient) -> None:
        playing = await begun(client, "ambush")
        rows = "SELECT revision, packed FROM last_views"
        for revision, view, left in ((3, b"later", b"later"), (2, b"earlier", b"later"), (3, b"again", b"again")):
            views = [(uuid4(), 7, b"a game that has been cleared away"), (playing.game, revision, view)]
            await playing.tables.crossing.run(partial(last_views.keep_all, views=views))
            found = await playing.tables.crossing.run(lambda connection: connection.exec_driver_sql(rows).all())
            assert [(*row,) for row in found] == [(3, left)]

    play(database.url, work)


def test_two_servers_that_write_those_of_the_same_games_do_not_wait_for_each_other(database: Database) -> None:
    async def work(client: httpx.AsyncClient) -> None:
        playing = [await begun(client, "ambush") for _ in range(6)]
        async with room(database.url) as other:
            here, there = playing[0].tables, Playing(other, playing[0].game).tables
            for revision in range(1, 40):
                views = [(one.game, revision, b"a view" * 500) for one in playing]
                await asyncio.gather(
                    here.crossing.run(partial(last_views.keep_all, views=views)),
                    there.crossing.run(partial(last_views.keep_all, views=views[::-1])),
                )

    play(database.url, work)


def test_a_game_goes_on_that_cannot_be_viewed_whole(
    sqlite: Database, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(last_views, "last_view_of", lambda *_: 1 / 0)
    with opened(sqlite) as house:
        me = house.person()
        game = me.begin()
        me.give(game, "red", "gun")
    assert sqlite.rows("last_views") == []
    assert "has no last view" in caplog.text
    change_the_rules(sqlite, 1)
    with come_back(sqlite, me) as [me]:
        assert me.state(game)["at"] == 0


@pytest.mark.parametrize("packed", ["X'00'", "(SELECT packed FROM snapshots)"])
def test_one_that_cannot_be_read_is_none(sqlite: Database, packed: str) -> None:
    with opened(sqlite) as house:
        me = house.person()
        game = long_game(me, "lion", "british", 40)
    change_the_rules(sqlite, 1)
    sqlite.tell(f"UPDATE last_views SET packed = {packed}")
    with come_back(sqlite, me) as [me]:
        state = me.state(game)
        assert (state["at"], state["stopped"]["fits"]) == (0, 0)


def test_a_removed_game_has_none_any_more(database: Database) -> None:
    with opened(database) as house:
        me = house.person()
        game = me.begin()
        assert me.delete(f"/api/games/{game}").status_code == 204
    assert database.rows("last_views") == []
