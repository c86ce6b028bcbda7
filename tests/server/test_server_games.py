"""Games as wholes: lists, seats, invitations, branches, removal, what is kept in memory."""

from __future__ import annotations

import asyncio
import time
from datetime import UTC, datetime, timedelta
from typing import Final

import pytest
from houses import LIBRARY, Database, House, Person, fine, opened, trouble
from sqlalchemy.exc import OperationalError

from tallyho.server import app as app_module
from tallyho.server.memory import weight_of
from tallyho.table.record import load

PATIENCE: Final = 30.0
"""Seconds after which a server that has not swept is lost."""


@pytest.fixture
def me(house: House) -> Person:
    return house.person()


def test_a_new_game_is_on_my_list_and_nobody_else_s(house: House, me: Person) -> None:
    game = me.begin("lion", scenario="prelude", guided=True)
    heads = me.get("/api/games").json()
    assert [head["id"] for head in heads] == [game]
    head = heads[0]
    assert head == me.state(game)["head"]
    assert [head[name] for name in ("game", "guided", "manual", "over", "seed", "open_to_me", "branch_of")] == [
        "lion",
        True,
        False,
        False,
        "1940",
        True,
        None,
    ]
    assert "VP" in head["summary"]
    assert house.person().get("/api/games").json() == []
    stranger = house.person()
    fine(stranger.patch("/api/me", {"name": "Stranger"}))
    assert stranger.get("/api/games").json() == []
    seen = stranger.state(game)["head"]
    assert (seen["seed"], seen["open_to_me"], [seat["mine"] for seat in seen["seats"]]) == (None, False, [False])


def test_the_game_touched_last_comes_first(me: Person) -> None:
    one, other = me.begin(), me.begin()
    assert [head["id"] for head in me.get("/api/games").json()] == [other, one]
    me.give(one, "red", "gun")
    assert [head["id"] for head in me.get("/api/games").json()] == [one, other]


def test_a_seed_is_made_for_who_names_none(me: Person) -> None:
    seeds = {me.state(me.begin(seed=None))["head"]["seed"] for _ in range(3)}
    assert len(seeds) == 3


def test_the_summary_is_in_the_reader_s_language(house: House, me: Person) -> None:
    game = me.begin("lion", scenario="prelude")
    french = Person(house.client, "fr", me.cookies)
    here, there = me.get("/api/games").json()[0], french.get("/api/games").json()[0]
    assert here["summary"] != there["summary"]
    assert there == french.state(game)["head"]


def test_a_branch_is_rolled_and_coached_as_the_game_was(me: Person) -> None:
    for manual, guided in ((True, False), (False, True)):
        game = me.begin(manual=manual, guided=guided)
        head = fine(me.post(f"/api/games/{game}/branches", {"at": 0}), 201)
        assert (head["manual"], head["guided"]) == (manual, guided)


# Seats


def test_an_invitation_seats_one_person_once(house: House, me: Person) -> None:
    game = me.begin(seats={"red": "me", "blue": "invite"})
    assert [seat["player"] for seat in me.state(game)["head"]["seats"]] == ["person", "open"]
    token = me.invited(game, "blue")
    guest, late = house.person(), house.person()
    head = fine(guest.join(token))
    assert [seat["mine"] for seat in head["seats"]] == [False, True]
    assert head["seats"][1]["who"] == fine(guest.get("/api/me"))["name"]
    with house.unchanged(game, me):
        assert "taken the seat" in trouble(late.join(token), 404, "no-invitation")["detail"]
        trouble(guest.join(token), 404, "no-invitation")
        trouble(late.join("x" * 500), 404, "no-invitation")
        trouble(late.try_answers(game, "blue", "gun"), 403)
    guest.give(game, "blue", "gun")
    trouble(guest.try_answers(game, "red", "gun"), 403)
    assert [head["id"] for head in guest.get("/api/games").json()] == [game]
    assert token not in str(house.everything())


def test_who_invites_does_not_know_the_dice_that_are_to_come(house: House, me: Person) -> None:
    def seed_after_inviting() -> str:
        game = me.begin(seed="1940")
        me.give(game, "red", me.state(game, side="red")["asked"][0]["offers"][0]["answer"])
        before, record = me.state(game), me.record(game)
        token = me.invited(game, "blue")
        fine(me.patch(f"/api/games/{game}", {"seats": {"blue": "me"}}))
        assert [me.state(game)[part] for part in ("number", "table", "log")] == [
            before[part] for part in ("number", "table", "log")
        ]
        seed = str(me.state(game)["head"]["seed"])
        assert me.record(game) == record.replace("1940", seed), "what has been answered stands"
        assert seed in [row["seed"] for row in house.database.rows("games")]
        trouble(house.person().join(token), 404)
        return seed

    first, second = seed_after_inviting(), seed_after_inviting()
    assert len({"1940", first, second}) == 3


def test_another_name_is_seen_at_once_by_those_at_the_table(house: House, me: Person) -> None:
    game = me.begin(seats={"blue": "invite"})
    guest = house.person()
    fine(guest.join(me.invited(game, "blue")))
    mine = me.state(game)["head"]["seats"][0]["who"]
    fine(guest.patch("/api/me", {"name": "Keith Park"}))
    for person in (me, guest):
        assert [seat["who"] for seat in person.state(game)["head"]["seats"]] == [mine, "Keith Park"]
        assert [seat["who"] for seat in person.get("/api/games").json()[0]["seats"]] == [mine, "Keith Park"]


def test_a_new_invitation_ends_the_one_before(house: House, me: Person) -> None:
    game = me.begin(seats={"blue": "invite"})
    old, new = me.invited(game, "blue"), me.invited(game, "blue")
    trouble(house.person().join(old), 404)
    fine(house.person().join(new))


def test_an_invitation_ends_when_the_seat_is_taken_back(house: House, me: Person) -> None:
    game = me.begin(seats={"blue": "invite"})
    token = me.invited(game, "blue")
    fine(me.patch(f"/api/games/{game}", {"seats": {"blue": "me"}}))
    fine(me.patch(f"/api/games/{game}", {"seats": {"blue": "invite"}}))
    trouble(house.person().join(token), 404)


def test_a_seat_that_somebody_has_is_theirs(house: House, me: Person) -> None:
    game = me.begin(seats={"blue": "invite"})
    fine(house.person().join(me.invited(game, "blue")))
    with house.unchanged(game, me):
        for wish in ("me", "invite", "bot:first"):
            trouble(me.patch(f"/api/games/{game}", {"seats": {"blue": wish}}), 403, "seat-taken")
        trouble(me.post(f"/api/games/{game}/seats/blue/invite"), 403, "seat-taken")
        trouble(me.post(f"/api/games/{game}/seats/green/invite"), 422, "no-seat")


def test_seats_can_change_in_play_and_bots_answer_at_once(house: House, me: Person) -> None:
    game = me.begin()
    me.give(game, "red", "gun")
    head = fine(me.patch(f"/api/games/{game}", {"seats": {"blue": "bot:first"}, "manual": True}))
    assert ([seat["player"] for seat in head["seats"]], head["manual"], head["number"]) == (["person", "bot"], True, 3)
    assert [row["side"] for row in house.answers(game)] == ["red", "blue", "blue"]
    with house.unchanged(game, me):
        trouble(me.patch(f"/api/games/{game}", {"seats": {"red": "bot:first"}}), 422, "no-person")
        trouble(me.patch(f"/api/games/{game}", {"seats": {"red": "nobody"}}), 422, "seats")
    head = fine(me.patch(f"/api/games/{game}", {"seats": {"blue": "me"}}))
    assert ([seat["player"] for seat in head["seats"]], head["manual"]) == (["person", "person"], True)


# Branches


@pytest.mark.parametrize("dice", ["same", "new"])
def test_a_branch_begins_as_the_game_did(house: House, me: Person, dice: str) -> None:
    game = me.begin(seats={"red": "me", "blue": "bot:first"})
    for kind in ("gun", "rifles", "scout", "b2"):
        me.give(game, "red", kind)
    at = 8
    before = me.state(game)
    head = fine(me.post(f"/api/games/{game}/branches", {"at": at, "dice": dice}), 201)
    assert me.state(game) == before
    assert head["branch_of"] == {"id": game, "at": at}
    assert [seat["bot"] for seat in head["seats"]] == [None, "first"]
    old, new = me.record(game).splitlines(), me.record(head["id"]).splitlines()
    assert old[8 : 8 + at] == new[8 : 8 + at]
    assert (old[5] == new[5]) == (dice == "same")
    assert (head["seed"] == "1940") == (dice == "same")
    if dice == "same":
        assert new[8:] == old[8 : len(new)]
    load(me.record(head["id"]), LIBRARY.title)
    with house.unchanged(game, me):
        trouble(me.post(f"/api/games/{game}/branches", {"at": 999}), 422, "no-such-moment")
        trouble(me.post(f"/api/games/{game}/branches", {"at": 0, "dice": "loaded"}), 400)


# Removal


def test_games_that_nobody_touches_are_swept_away(database: Database) -> None:
    with opened(database) as house:
        me = house.person()
        old, new = me.begin(), me.begin()
        me.state(old)
        database.tell(f"UPDATE games SET touched_at = '{datetime.now(UTC) - timedelta(days=31):%Y-%m-%d %H:%M:%S.%f}'")
        me.give(new, "red", "gun")
    with opened(database, keep_days=30) as house:
        me = Person(house.client, cookies=me.cookies)
        lost = time.monotonic() + PATIENCE
        while me.get(f"/api/games/{old}").status_code == 200 and time.monotonic() < lost:
            time.sleep(0.01)  # the server sweeps in its own time
        trouble(me.get(f"/api/games/{old}"), 410, "gone")
        assert me.state(new)["number"] == 1
        assert [head["id"] for head in me.get("/api/games").json()] == [new]
        assert len(house.answers(new)) == 1


# Memory


def test_only_so_many_games_are_kept_in_memory(house: House, me: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    cache = house.client.app.state.house.tables._cache
    monkeypatch.setattr(cache, "room", 80_000)
    games = [me.begin() for _ in range(4)]
    assert [str(one) for one in cache] == games[2:]
    for game in games:
        me.give(game, "red", "gun")
    assert [str(one) for one in cache] == games[2:]
    assert [me.state(game)["number"] for game in games] == [1, 1, 1, 1]
    assert cache.taken == sum(map(weight_of, cache.values())) <= 80_000


def test_what_another_process_has_written_is_taken_in(house: House, me: Person) -> None:
    game = me.begin()
    me.give(game, "red", "gun")
    with opened(house.database) as other:
        there = Person(other.client, cookies=me.cookies)
        assert there.state(game) == me.state(game)
        there.give(game, "blue", "scout")
        assert me.state(game) == there.state(game)
        me.give(game, "red", "scout")
        fine(there.undo(game, "red"))
        fine(there.patch(f"/api/games/{game}", {"manual": True}))
        assert me.state(game) == there.state(game)
        assert me.delete(f"/api/games/{game}").status_code == 204
        trouble(there.get(f"/api/games/{game}"), 410)


def test_a_sweep_that_fails_is_tried_again(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    """The database may be away at the hour of the broom; without another try nothing would ever be removed again."""
    swept: list[datetime] = []

    class Away:
        async def sweep(self, before: datetime) -> int:
            swept.append(before)
            if len(swept) == 1:
                raise OperationalError(None, None, Exception("the database is away"))
            return 0

    async def sweep_twice() -> None:
        broom = asyncio.create_task(app_module.sweep(Away(), 30))  # type: ignore[arg-type]
        while len(swept) < 2:
            await asyncio.sleep(0.01)
        broom.cancel()

    monkeypatch.setattr(app_module, "AN_HOUR", 0.01)
    asyncio.run(asyncio.wait_for(sweep_twice(), 60))
    assert "the database is away" in caplog.text
