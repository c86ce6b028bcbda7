"""Who sees what: a side its own view, a spectator what is public, nobody more; in every way the server speaks."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any
from uuid import UUID

import pytest
from houses import LIBRARY, House, Person, fine, same, trouble

from tallyho.server import dice
from tallyho.server.present import turns_since
from tallyho.table import CHANCE, AnyGame, Chance, Game, Luck, Seed, view_of
from tallyho.table.log import may_know

SIDES: tuple[str | None, ...] = ("red", "blue", None)


class Sitting:
    """A game of Ambush between two people whom a third watches, and the same game beside it to compare with."""

    def __init__(self, house: House, seed: str) -> None:
        self.red, self.blue, self.watcher = house.person(), house.person(), house.person()
        self.game = self.red.begin(seats={"red": "me", "blue": "invite"}, seed=seed, options=["reserve"])
        fine(self.blue.join(self.red.invited(self.game, "blue")))
        self.truth: AnyGame = Game.new(LIBRARY.title("ambush"), "skirmish", ["reserve"], seed)
        self.luck = Luck(f"secrets {seed}")
        self.follow()

    def person(self, side: str | None) -> Person:
        return {"red": self.red, "blue": self.blue}.get(side or "", self.watcher)

    def follow(self) -> None:
        """The dice of the game beside it fall by the same seed."""
        while self.truth.ask is not None and self.truth.ask.side == CHANCE:
            self.truth.answer(Seed().reply(self.truth, self.truth.ask))

    def turns(self, most: int) -> Iterator[tuple[str, dict[str, Any]]]:
        """Plays on with random answers; who answered, and what they were told."""
        for _ in range(most):
            if self.truth.over:
                return
            ask = self.luck.one_of(self.truth.open)
            answer = self.luck.one_of(ask.offers)
            told = self.person(ask.side).give(self.game, ask.side, answer)
            self.truth.answer(answer, ask.side)
            self.follow()
            yield ask.side, told


SEED = "summer of 1940"
"""No time and no id has this in it by chance."""


@pytest.fixture
def sitting(house: House, monkeypatch: pytest.MonkeyPatch) -> Sitting:
    known_dice(monkeypatch, SEED)
    return Sitting(house, SEED)


def known_dice(monkeypatch: pytest.MonkeyPatch, seed: str) -> None:
    """An invitation changes the dice for ones that nobody knows; here for ones that we know."""
    monkeypatch.setattr(dice, "sealed_seed", lambda: seed)


def test_from_the_invitation_on_nobody_knows_what_will_be_rolled(house: House) -> None:
    """Whoever made the game has named its seed, and could look ahead with it."""
    me, guest = house.person(), house.person()
    game = me.begin(seats={"red": "me", "blue": "me"}, seed=SEED)
    me.give(game, "red", "gun")
    token = me.invited(game, "blue")
    [seed] = {row["seed"] for row in house.database.rows("games") if same(row["id"], game)}
    assert seed != SEED
    fine(guest.join(token))
    guest.give(game, "blue", "scout")
    assert me.state(game)["table"]["kinds"]["r1"] == "gun"
    assert [row["text"] for row in house.answers(game)] == ["gun", "scout"]


def test_everybody_sees_their_own_view_and_no_more(sitting: Sitting) -> None:
    for number, (who, told) in enumerate(sitting.turns(45)):
        check_frames(told["frames"], sitting.truth, who)
        if not sitting.truth.over:
            side = SIDES[number % 3]
            check_state(sitting.person(side).state(sitting.game), sitting.truth, side)
    assert len(sitting.truth.history) > 40


def test_news_tell_of_answers_what_a_side_may_know(house: House, sitting: Sitting) -> None:
    """A card played face down stays its player's own until the other has played one."""
    cache = house.client.app.state.house.tables._cache
    waited = 0
    for _ in sitting.turns(20):
        waited += bool(sitting.truth.pending)
        for side in SIDES:
            told = turns_since(cache[UUID(sitting.game)], side, 0)
            assert [turn[1:] for turn in told] == view_of(sitting.truth, side).turns
            assert [turn[0] for turn in told] == list(range(1, len(told) + 1))
    assert waited > 3


def check_state(state: dict[str, Any], truth: AnyGame, side: str | None) -> None:
    view = view_of(truth, side)
    assert state["side"] == side
    assert state["table"] == view.table
    assert [[line["key"], line["rule"]] for line in state["log"]] == [[key, rule] for key, rule, _, _ in view.events]
    assert [{**line["args"]} for line in state["log"]] == [
        {name: value for name, value in (args or {}).items() if name != "because"} for _, _, args, _ in view.events
    ]
    for asked, mine in zip(state["asked"], view.asked, strict=True):
        assert (asked["side"], asked["key"], asked["mine"]) == (mine.side, mine.key, mine.side == side)
        assert [offer["answer"] for offer in asked["offers"]] == (list(mine.offers) if mine.side == side else [])
        assert asked["args"] == mine.args
    assert state["head"]["seed"] is None
    assert SEED not in json.dumps(state)


def check_frames(frames: list[dict[str, Any]], truth: AnyGame, side: str) -> None:
    """A frame has the answer only if the side may know it."""
    turns = view_of(truth, side).turns
    for frame in frames:
        if not truth.over:
            assert (frame["side"], frame["key"], frame["answer"]) == turns[frame["number"] - 1]


def test_a_question_to_another_side_is_not_told_even_when_its_answer_is(house: House) -> None:
    """What a question says belongs to who is asked, as in a view; a hidden die is not even that."""
    me = house.person()
    game = me.begin(seats={"red": "me", "blue": "bot:random"})
    seen = set()
    for _ in range(12):
        asked = me.state(game)["asked"]
        told = me.give(game, "red", asked[0]["offers"][0]["answer"])
        for frame in told["frames"]:
            if frame["side"] == "blue":
                assert frame["text"].endswith(": Blue.")
                seen.add(frame["answer"] is None)
    assert seen == {True, False}


def test_closed_things_stay_closed_while_people_play(house: House, sitting: Sitting) -> None:
    list(sitting.turns(12))
    assert not sitting.truth.over
    for side in SIDES:
        person = sitting.person(side)
        trouble(person.get(f"/api/games/{sitting.game}/record"), 403, "not-open")
        trouble(person.post(f"/api/games/{sitting.game}/branches", {"at": 3}), 403, "not-open")
        for at in (1, 9):
            then = sitting.truth.replayed(at)
            state = person.state(sitting.game, at=at)
            assert (state["table"], state["no_undo"]) == (view_of(then, side).table, None)
            assert not any(one["offers"] for one in state["asked"])


def test_nobody_looks_with_another_s_eyes(sitting: Sitting) -> None:
    list(sitting.turns(12))
    for side in SIDES:
        for wish in ("red", "blue", "chance", "", "nobody"):
            state = sitting.person(side).state(sitting.game, side=wish)
            assert (state["side"], state["table"]) == (side, view_of(sitting.truth, side).table)


def test_a_refusal_gives_nothing_away(sitting: Sitting) -> None:
    """Whoever answers out of turn must not learn what the other was offered."""
    for _ in sitting.turns(9):
        pass
    for side in ("red", "blue"):
        other = "blue" if side == "red" else "red"
        hand = view_of(sitting.truth, other).table["hands"]
        assert isinstance(hand, dict)
        cards = hand[other]
        assert isinstance(cards, list)
        said = sitting.person(side).try_answers(sitting.game, side, "nonsense").text
        shown = str(view_of(sitting.truth, side).table["discards"])
        assert not any(str(card) in said for card in cards if str(card) not in shown)


def test_a_die_that_one_side_may_know_is_not_the_other_s_to_type_in(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    me, guest = house.person(), house.person()
    game = me.begin(seats={"red": "me", "blue": "invite"}, manual=True)
    fine(guest.join(me.invited(game, "blue")))
    for kind in ("gun", "rifles", "scout"):
        me.give(game, "red", kind)
        guest.give(game, "blue", kind)
    me.give(game, "red", "b2")
    guest.give(game, "blue", "b2")
    me.give(game, "red", "none")
    state = guest.give(game, "blue", "none")["state"]
    assert (state["asked"][0]["key"], state["asked"][0]["mine"]) == ("initiative-die", True)
    die = house.client.app.state.house.tables._cache[UUID(game)].game.ask
    monkeypatch.setattr(die, "seen_by", ("red",))
    with house.unchanged(game, me):
        assert guest.state(game)["asked"][0]["offers"] == []
        trouble(guest.try_answers(game, "chance", "6"), 409, "no-dice")
        trouble(guest.post(f"/api/games/{game}/roll", {"number": state["number"]}), 409, "no-dice")
    me.give(game, "chance", "6")


def test_a_series_of_dice_reaches_no_card_that_nobody_may_see(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever types in a die and a card after it must neither choose the card nor learn which are left."""
    known_dice(monkeypatch, "4")
    me, guest = house.person(), house.person()
    game = me.begin(seats={"red": "me", "blue": "invite"}, manual=True, options=["reserve"], seed="4")
    fine(guest.join(me.invited(game, "blue")))
    truth: AnyGame = Game.new(LIBRARY.title("ambush"), "skirmish", ["reserve"], "4")
    luck = Luck("x4")
    while (cards := hidden_after(truth)) == ():
        ask = truth.open[0]
        answer = Seed().reply(truth, ask) if isinstance(ask, Chance) else luck.one_of(ask.offers)
        if not isinstance(ask, Chance) or (not ask.hidden and ask.seen_by is None):
            (guest if ask.side == "blue" else me).give(game, ask.side, answer)
        truth.answer(answer, ask.side)
    assert truth.ask is not None
    die = Seed().reply(truth, truth.ask)
    with house.unchanged(game, me):
        said = {trouble(me.try_answers(game, "chance", die, card), 409)["key"] for card in (*cards, "no-card")}
        assert said == {"no-dice"}
    me.give(game, "chance", die)


def hidden_after(game: AnyGame) -> tuple[str, ...]:
    """What may be drawn in secret right after a die that everybody sees; nothing if it is not so."""
    if not isinstance(game.ask, Chance) or game.ask.hidden or game.ask.seen_by is not None:
        return ()
    twin = game.clone()
    twin.answer(Seed().reply(twin, game.ask))
    return twin.ask.offers if isinstance(twin.ask, Chance) and twin.ask.hidden else ()


def test_the_report_tells_a_side_no_more_than_it_may_know(sitting: Sitting) -> None:
    list(sitting.turns(12))
    for side in SIDES:
        answer = sitting.person(side).get(f"/api/games/{sitting.game}/report")
        told = answer.text
        for who, _, text, seen_by, _ in sitting.truth.history:
            if who == CHANCE and not may_know(seen_by, side):
                assert f'"{text}"' not in told
        if side is None:
            assert '"deal"' not in told


def test_nobody_reads_another_s_report(sitting: Sitting) -> None:
    list(sitting.turns(12))
    path = f"/api/games/{sitting.game}/report"
    own = {side: fine(sitting.person(side).get(path)) for side in SIDES}
    assert own["red"] != own["blue"] != own[None]
    for side in SIDES:
        for wish in ("red", "blue", "nobody"):
            assert fine(sitting.person(side).get(path, params={"side": wish})) == own[side]


def test_all_is_shown_when_the_game_is_over(sitting: Sitting) -> None:
    for _ in sitting.turns(300):
        pass
    assert sitting.truth.over
    for side in SIDES:
        person = sitting.person(side)
        state = person.state(sitting.game)
        assert len(state["log"]) == len(sitting.truth.log.events if sitting.truth.log else ())
        assert state["head"]["seed"] == SEED
        assert person.record(sitting.game).count("\n") == 8 + len(sitting.truth.history)
        fine(person.post(f"/api/games/{sitting.game}/branches", {"at": 3}), 201)


def test_on_one_screen_both_sides_are_mine_and_each_has_its_view(house: House) -> None:
    me = house.person()
    game = me.begin()
    me.give(game, "red", "gun")
    for side in ("red", "blue"):
        state = me.state(game, side=side)
        assert state["side"] == side
        assert {kind for name, kind in state["table"]["kinds"].items() if name[0] != side[0]} == {"unknown"}
    assert me.state(game)["side"] == "blue", "whoever is asked looks first"


@pytest.mark.parametrize("side", ["red", "blue"])
def test_typed_dice_show_what_the_side_in_front_of_the_screen_may_see(house: House, side: str) -> None:
    """A die has no eyes of its own; whoever types it in says which of their sides looks."""
    me, truth = house.person(), at_the_die()
    game = me.begin(manual=True)
    for who, _, text, _, _ in truth.history:
        if who != CHANCE:
            me.give(game, who, text)
    assert me.state(game)["asked"][0]["mine"]
    truth.answer("6", CHANCE)
    given = {"number": me.state(game)["number"], "side": CHANCE, "answers": ["6"]}
    trouble(house.person().post(f"/api/games/{game}/answers", {**given, "eyes": side}), 403, "not-your-seat")
    told = fine(me.post(f"/api/games/{game}/answers", {**given, "eyes": side}))
    assert (told["state"]["side"], told["state"]["table"]) == (side, view_of(truth, side).table)
    check_frames(told["frames"], truth, side)


def at_the_die() -> AnyGame:
    """A game of Ambush in which the initiative is to be rolled for, after both have chosen in secret."""
    game: AnyGame = Game.new(LIBRARY.title("ambush"), "skirmish", seed="1940")
    while game.ask is None or game.ask.prompt.key != "initiative-die":
        ask = game.open[0]
        game.answer(Seed().reply(game, ask) if isinstance(ask, Chance) else ask.offers[0], ask.side)
    return game


def test_the_invited_seat_is_seen_with_nobody_s_eyes_until_it_is_taken(house: House) -> None:
    me = house.person()
    game = me.begin(seats={"red": "me", "blue": "invite"})
    state = me.state(game)
    assert (state["head"]["open_to_me"], state["head"]["seed"]) == (False, None)
    trouble(me.get(f"/api/games/{game}/record"), 403)
    trouble(me.try_answers(game, "blue", "gun"), 403)


def test_who_was_invited_to_play_a_bot_has_the_record_no_more_than_another_guest(house: House) -> None:
    """Whoever made the game may seat somebody else at any time, who must find it closed."""
    me, guest = house.person(), house.person()
    game = me.begin(seats={"red": "invite", "blue": "bot:first"})
    fine(guest.join(me.invited(game, "red")))
    for person in (me, guest):
        head = person.state(game)["head"]
        assert (head["open_to_me"], head["seed"]) == (False, None)
        trouble(person.get(f"/api/games/{game}/record"), 403, "not-open")
