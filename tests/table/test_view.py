"""What a side may know: the table, the asks, the log, the answers."""

from __future__ import annotations

import json

import pytest
from duel import DEAL, DEALT, DUEL, WHOLE, duel
from tiny import BLUE, RED, Pad, coin, pad_game, question

from tallyho.bots import RandomBot
from tallyho.lab.miniraid import BRITISH, MINI
from tallyho.table import Asks, Game, Jump, Refused, Seat, View, asks, draw, play, view_of
from tallyho.table.log import Log, may_know, reason, silence
from tallyho.table.view import Asked, asked_of, events_of, turns_of

EVERYBODY = (RED, BLUE, None)


# The table.


def test_a_view_holds_what_the_title_shows_that_side() -> None:
    game = duel(*DEALT, "2", "south")

    for side in EVERYBODY:
        view = view_of(game, side)
        assert view.side == side
        assert view.table == DUEL.view(game.position, side)
    assert view_of(game, RED).table["way"] == "south"
    assert view_of(game, BLUE).table["way"] is True
    assert view_of(game, None).table["red-hand"] == 2


def test_a_side_that_does_not_play_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        view_of(duel(), "green")

    assert str(refused.value) == "duel has no side 'green'; it has red, blue"
    assert (refused.value.key, refused.value.rule) == ("refused-no-side", None)
    assert refused.value.facts == {"side": "green", "sides": ["red", "blue"]}


def test_a_view_without_story_leaves_the_past_out() -> None:
    game = duel(*WHOLE[:9])
    short, full = view_of(game, RED, story=False), view_of(game, RED)

    assert (short.events, short.turns) == ([], [])
    assert full.events
    assert full.turns
    assert short.table == full.table
    assert [one.as_json() for one in short.asked] == [one.as_json() for one in full.asked]


def test_a_view_is_sent_as_json() -> None:
    asked = Asked(RED, "plan", "duel:3", {"n": 1}, ("a", "b"))
    view = View(
        RED,
        {"x": 1},
        [asked],
        [("told", "duel:1", {"a": 2}, (RED,)), ("said", "duel:2", None, None)],
        [(RED, "k", None)],
    )

    assert (asked.side, asked.key, asked.rule, asked.args, asked.offers) == (
        RED,
        "plan",
        "duel:3",
        {"n": 1},
        ("a", "b"),
    )
    assert json.loads(json.dumps(view.as_json())) == {
        "side": "red",
        "table": {"x": 1},
        "asked": [{"side": "red", "key": "plan", "rule": "duel:3", "args": {"n": 1}, "offers": ["a", "b"]}],
        "events": [["told", "duel:1", {"a": 2}], ["said", "duel:2", None]],
        "turns": [["red", "k", None]],
    }


@pytest.mark.parametrize("number", range(len(WHOLE)))
def test_no_view_shows_the_generator(number: int) -> None:
    game = duel(*WHOLE[:number], seed=4)

    for side in EVERYBODY:
        seen = json.dumps(view_of(game, side).as_json())
        assert str(game.position.luck) not in seen
        assert "luck" not in seen


def test_no_view_of_a_mini_raid_shows_the_generator() -> None:
    game = Game.new(MINI, seed=1)
    seat = Seat(RandomBot("x"))

    for _ in range(10):
        play(game, {BRITISH: seat}, most=5)
        seen = json.dumps(view_of(game, BRITISH).as_json())
        assert str(game.position.luck) not in seen
        assert "luck" not in seen


# What is asked.


def asked(game: Game[object], side: str | None) -> list[tuple[str, str, str, object, tuple[str, ...]]]:
    return [(one.side, one.key, one.rule, one.args, one.offers) for one in asked_of(game, side)]  # type: ignore[type-var]


def test_a_secret_draw_shows_its_cards_to_those_who_may_see_it() -> None:
    def secret(p: Pad) -> Asks[Jump]:
        yield draw(DEAL, ["a", "b"], {"n": 1}, (RED,))
        return None

    game = pad_game(asks("a", "tiny:1", secret))

    assert asked(game, RED) == [("chance", "deal", "duel:1", {"n": 1}, ("a", "b"))]
    assert asked(game, BLUE) == asked(game, None) == [("chance", "deal", "duel:1", {}, ())]


@pytest.mark.parametrize("seen_by", [None, (RED,)])
def test_nobody_is_shown_what_may_be_drawn_from_a_hidden_deck(seen_by: tuple[str, ...] | None) -> None:
    def hidden(p: Pad) -> Asks[Jump]:
        yield draw(DEAL, ["a", "b"], {"n": 1}, seen_by, hidden=True)
        return None

    game = pad_game(asks("a", "tiny:1", hidden))

    for side in EVERYBODY:
        assert asked(game, side) == [("chance", "deal", "duel:1", {}, ())]


def test_everybody_sees_an_open_die() -> None:
    game = duel(*DEALT)

    for side in EVERYBODY:
        assert asked(game, side) == [("chance", "sky", "duel:2", {}, ("1", "2"))]


def test_only_its_side_sees_what_a_choice_offers() -> None:
    game = duel(*DEALT, "1")

    assert asked(game, RED) == [(RED, "plan", "duel:3", {"rounds": 0}, ("north", "south"))]
    assert asked(game, BLUE) == asked(game, None) == [(RED, "plan", "duel:3", {}, ())]


def test_of_choices_made_together_each_side_sees_its_own() -> None:
    game = duel(*WHOLE[:7])
    mine, theirs = (
        (RED, "play", "duel:5", {"hand": 2}, ("king", "queen")),
        (BLUE, "play", "duel:5", {}, ("ace", "page")),
    )
    other_red, other_blue = (RED, "play", "duel:5", {}, ()), (BLUE, "play", "duel:5", {}, ())

    assert asked(game, RED) == [mine, other_blue]
    assert asked(game, BLUE) == [other_red, theirs]
    assert asked(game, None) == [other_red, other_blue]
    game.answer("king", RED)
    assert asked(game, BLUE) == [theirs]


def test_nothing_is_asked_after_the_end() -> None:
    assert asked(duel(*WHOLE), RED) == []


# What was told and answered.


def keys(game: Game[object], side: str | None) -> list[str]:
    return [key for key, _, _, _ in events_of(game, side)]  # type: ignore[type-var]


def test_events_reach_those_who_may_know_them() -> None:
    game = duel(*DEALT, "1", "north")

    assert keys(game, RED) == ["dealt", "dealt", "weather", "planned"]
    assert keys(game, BLUE) == ["dealt", "dealt", "weather"]
    assert keys(game, None) == ["weather"]
    assert [args for _, _, args, _ in events_of(game, BLUE)][:2] == [{"card": "ace"}, {"card": "page"}]


def test_answers_reach_those_who_may_know_them() -> None:
    game = duel(*DEALT, "1", "north", "done")

    assert turns_of(game, BLUE) == [
        ("chance", "deal", None),
        ("chance", "deal", "ace"),
        ("chance", "deal", None),
        ("chance", "deal", "page"),
        ("chance", "sky", "1"),
        (RED, "plan", None),
        (BLUE, "guess", "done"),
    ]
    assert [text for _, _, text in turns_of(game, RED)] == ["king", None, "queen", None, "1", "north", "done"]
    assert [text for _, _, text in turns_of(game, None)] == [None, None, None, None, "1", None, "done"]


@pytest.mark.parametrize("answers", [WHOLE, ("page", "ace", "king", "rook", "1", "south", "done", "page", "ace")])
def test_after_the_game_all_is_visible(answers: tuple[str, ...]) -> None:
    game = duel(*answers)
    assert game.over
    assert game.log is not None

    for side in EVERYBODY:
        view = view_of(game, side)
        assert [text for _, _, text in view.turns] == list(answers)
        assert view.events == game.log.events


def test_a_game_without_a_log_tells_nothing() -> None:
    game = duel(*WHOLE, log=False)

    assert events_of(game, RED) == []
    assert len(turns_of(game, RED)) == len(WHOLE)


def test_public_answers_are_seen_by_everybody() -> None:
    game = pad_game(question("a"), coin("b"), question("c", BLUE))
    game.answer("yes")
    game.answer("2")

    for side in EVERYBODY:
        assert turns_of(game, side) == [(RED, "question", "yes"), ("chance", "coin", "2")]


# The log itself.


def test_who_may_know() -> None:
    assert [may_know(None, side) for side in EVERYBODY] == [True, True, True]
    assert [may_know((RED,), side) for side in EVERYBODY] == [True, False, False]
    assert [may_know((), side) for side in EVERYBODY] == [False, False, False]


def test_a_log_keeps_events_in_order_and_tells_its_sinks() -> None:
    heard: list[object] = []
    log = Log((heard.append,))

    log.tell("a", "tiny:1")
    log.tell("b", "tiny:2", {"n": 1}, (RED,))

    assert log.events == heard == [("a", "tiny:1", None, None), ("b", "tiny:2", {"n": 1}, (RED,))]
    assert Log().sinks == ()


def test_silence_keeps_nothing() -> None:
    heard = silence("a", "tiny:1", {"n": 1}, (RED,))  # type: ignore[func-returns-value]

    assert heard is None


def test_a_reason_for_the_log() -> None:
    assert reason("far", "tiny:3", {"hexes": 4}) == {"key": "far", "rule": "tiny:3", "args": {"hexes": 4}}
    assert reason("far", "tiny:3") == {"key": "far", "rule": "tiny:3", "args": {}}
