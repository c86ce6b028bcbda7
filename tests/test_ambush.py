"""Ambush, beyond what problems can show: map, odds, data, what a side may know, undo."""

from __future__ import annotations

import pytest

from small_games import AMBUSH, KINDS, answered, keys_told, standing, table, weights
from tallyho.table import BadData, Game, Json, Luck, Refused, resampled, view_of

# The map and the dice


@pytest.mark.rules("ambush:1b")
def test_squares_that_share_an_edge_are_adjacent() -> None:
    squares = [f"{column}{row}" for row in "12345" for column in "abcd"]
    beside: list[list[int]] = Game.new(AMBUSH).position.data.beside
    found = {square: {squares[n] for n in near} for square, near in zip(squares, beside, strict=True)}
    assert found["a1"] == {"a2", "b1"}
    assert found["d3"] == {"d2", "d4", "c3"}
    assert found["b3"] == {"a3", "c3", "b2", "b4"}
    assert sum(map(len, found.values())) == 62


@pytest.mark.rules("ambush:5.2c")
def test_the_symbols_of_fire_have_their_faces() -> None:
    position = {"kinds": KINDS, "at": {"r1": "b2", "b2": "b4"}}
    game = answered(standing("ambush", "advance.start", position), "r1 b3", "b2")
    assert weights(game) == {"hit 1 pin 0 miss 0": 1, "hit 0 pin 1 miss 0": 2, "hit 0 pin 0 miss 1": 3}


@pytest.mark.rules("ambush:2a", "ambush:2b")
@pytest.mark.parametrize(
    ("overlay", "sentence"),
    [
        ({"kinds": {"gun": {"fire": 5}}}, "kinds.gun: fire is 5; it must be a whole number from 1 to 4"),
        ({"kinds": {"decoy": {"fire": 1}}}, "kinds.decoy: fire is 1; it must be a whole number from 0 to 0"),
        ({"cards": {"aim-1": {"effect": "sleep"}}}, "cards.csv aim-1: effect is 'sleep'"),
        ({"cards": {"aim-1": {"speed": "fast"}}}, "cards.csv aim-1: speed is 'fast'; it must be a whole number"),
        ({"squares": {"e1": {"ground": "open"}}}, "squares.csv: missing squares: none; unknown: e1"),
        ({"squares": {s: {"ground": "open"} for s in ("b2", "d2", "a3", "c4")}}, "no square is wood"),
    ],
)
def test_ambush_refuses_bad_data(overlay: dict[str, dict[str, dict[str, Json]]], sentence: str) -> None:
    with pytest.raises(BadData, match=sentence):
        AMBUSH.data(overlay)


# The race in the position


@pytest.mark.rules("ambush:5.1a", "ambush:5.1d", "ambush:5.1e")
def test_a_race_can_be_taken_up_in_the_middle() -> None:
    position = {"kinds": KINDS, "left": {"red": 0, "blue": 1}, "turn": "blue", "passes": 1}
    game = answered(standing("ambush", "advance.race", position), "b1 a4")
    assert (game.step, game.position.left, game.position.passes) == ("cards.draw", [0, 0], 2)
    assert answered(standing("ambush", "advance.race", position), "done").step == "cards.draw"


def test_a_clone_replays_no_more_than_the_turn_in_hand() -> None:
    position = {"kinds": KINDS, "at": {"r1": "b1", "b3": "b3"}}
    game = answered(standing("ambush", "advance.start", position), "done", "b1 a4", "r1 b2", "b3")
    twin = game.clone()
    assert (twin.given, [answer for _, _, answer, _, _ in twin.history]) == (["r1 b2", "b3"], ["r1 b2", "b3"])
    assert twin.same_as(game)


# What a side may know


@pytest.mark.rules("ambush:2c", "ambush:4.3a")
def test_a_face_down_counter_is_known_to_its_side_and_to_who_looked_at_it() -> None:
    game = standing("ambush", "advance.start", {"kinds": KINDS, "faces": {"b3": "seen", "r1": "up"}})
    hidden = dict.fromkeys(KINDS, "unknown")
    blue = {name: kind for name, kind in KINDS.items() if name.startswith("b")}
    red = {name: kind for name, kind in KINDS.items() if name.startswith("r")}
    assert table(game, "red")["kinds"] == {**hidden, **red, "b3": "rifles"}
    assert table(game, "blue")["kinds"] == {**hidden, **blue, "r1": "gun"}
    assert table(game, None)["kinds"] == {**hidden, "r1": "gun"}


@pytest.mark.rules("ambush:4.3a")
def test_only_who_looks_is_told_what_it_saw() -> None:
    game = standing("ambush", "cards.play", {"kinds": KINDS, "cards": {"recon-1": "red-hand"}})
    answered(game, "recon-1", "none", "b4")
    assert keys_told(game, "red", "looked") == ["looked", "looked-saw"]
    assert keys_told(game, "blue", "looked") == keys_told(game, None, "looked") == ["looked"]


@pytest.mark.rules("ambush:3.1b", "ambush:3.2a")
def test_nobody_sees_the_others_secret_choices() -> None:
    game = answered(Game.new(AMBUSH), "gun", "scout", "rifles", "decoy", "scout", "gun", "a3")
    answers = {side: [answer for _, _, answer in view_of(game, side).turns] for side in ("red", "blue", None)}
    assert answers["red"] == ["gun", None, "rifles", None, "scout", None, "a3"]
    assert answers["blue"] == [None, "scout", None, "decoy", None, "gun", None]
    assert answers[None] == [None] * 7
    assert table(game, "blue")["traps"] == {"red": True, "blue": ""}
    assert table(game, "red")["traps"] == {"red": "a3", "blue": False}
    assert [key for side in ("red", "blue", None) for key in keys_told(game, side, "trap-")] == [
        "trap-laid",
        "trap-laid-in",
        "trap-laid",
        "trap-laid",
    ]


@pytest.mark.rules("ambush:3.3a", "ambush:3.3b", "ambush:4.1a")
def test_hands_are_secret_and_the_card_put_away_is_seen_by_nobody() -> None:
    game = standing("ambush", "opening.deal", {})
    answered(game, "aim-1", "aim-2", "smoke-1", "recon-1", "sprint-3")
    answers = {side: [answer for _, _, answer in view_of(game, side).turns] for side in ("red", "blue", None)}
    assert answers["red"] == [None, "aim-2", None, "recon-1", None]
    assert answers["blue"] == [None, None, "smoke-1", None, "sprint-3"]
    assert answers[None] == [None] * 5
    assert keys_told(game, "red", "drew") == ["drew", "drew-card", "drew", "drew", "drew-card", "drew"]
    assert keys_told(game, "blue", "drew") == ["drew", "drew", "drew-card", "drew", "drew", "drew-card"]
    assert keys_told(game, None, "drew") == ["drew"] * 4
    assert table(game, "red")["hands"] == {"red": ["aim-2", "recon-1"], "blue": 2}
    assert table(game, None)["hands"] == {"red": 2, "blue": 2}
    assert not any("aim-1" in str(table(game, side)) for side in ("red", "blue", None))


@pytest.mark.rules("ambush:4.1a")
def test_who_draws_does_not_learn_what_is_left_in_the_deck() -> None:
    game = standing("ambush", "cards.draw", {"cards": {"aim-1": "blue-hand", "aim-2": "burnt"}})
    (asked,) = view_of(game, "red").asked
    assert (asked.key, asked.offers) == ("draw", ())


@pytest.mark.rules("ambush:4.2a")
def test_cards_played_at_the_same_time_stay_secret_until_both_are_chosen() -> None:
    game = standing(
        "ambush", "cards.play", {"cards": {"aim-1": "red-hand", "aim-2": "red-hand", "smoke-2": "blue-hand"}}
    )
    game.answer("aim-2", "red")
    assert [answer for _, _, answer in view_of(game, "blue").turns] == [None]
    assert [asked.offers for asked in view_of(game, "red").asked] == [()]
    luck = Luck("pending")
    assert len({resampled(game, "blue", luck).pending["red"] for _ in range(60)}) > 3
    game.answer("smoke-2", "blue")
    assert [answer for _, _, answer in view_of(game, None).turns] == ["aim-2", "smoke-2"]


# Undo


@pytest.mark.rules("ambush:6.1a")
def test_contact_turns_counters_up_without_a_die_and_cannot_be_taken_back() -> None:
    game = standing("ambush", "advance.start", {"kinds": KINDS, "at": {"r1": "b2", "b2": "b3"}})
    game.answer("r1 b3")
    assert game.why_no_undo("red") == "undo-reveal"
    with pytest.raises(Refused, match="its last choice revealed something"):
        game.undo("red")


@pytest.mark.rules("ambush:4.2a", "ambush:4.3a", "ambush:5.3a")
def test_what_reveals_something_cannot_be_taken_back() -> None:
    position = {"kinds": KINDS, "cards": {"recon-1": "red-hand"}, "traps": {"red": "c4", "blue": "c4"}}
    game = standing("ambush", "cards.play", position)
    assert answered(game, "recon-1", "none").why_no_undo("blue") == "undo-reveal"
    assert answered(game, "b4").why_no_undo("red") == "undo-reveal"
    assert answered(game, "r1 a2").why_no_undo("red") is None
    assert answered(game, "done", "r2 b2").why_no_undo("red") == "undo-reveal"  # no trap there: that is news
