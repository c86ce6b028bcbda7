"""Other positions of Ambush that look the same to a side."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

import pytest

from small_games import KINDS, answered, imagined, standing
from tallyho.table import AnyGame, Luck

CARDS: Final = {
    "aim-1": "red-hand",
    "aim-2": "red-hand",
    "smoke-1": "blue-hand",
    "recon-1": "burnt",
    "sprint-1": "played",
}


@pytest.mark.rules("ambush:2c", "ambush:3.3a", "ambush:3.3b")
def test_cards_that_a_side_has_not_seen_may_be_anywhere() -> None:
    game = standing("ambush", "advance.start", {"kinds": KINDS, "cards": CARDS})
    worlds = [world["cards"] for world in imagined(game, "red")]
    for card in ("smoke-1", "recon-1", "aim-3", "sprint-3"):
        assert {cards[card] for cards in worlds} == {"deck", "blue-hand", "burnt"}
    for cards in worlds:
        assert [cards[name] for name in ("aim-1", "aim-2", "sprint-1")] == ["red-hand", "red-hand", "played"]
        assert Counter(cards.values()) == {"deck": 7, "red-hand": 2, "blue-hand": 1, "burnt": 1, "played": 1}
    assert {world["cards"]["aim-1"] for world in imagined(game, None)} == {"deck", "red-hand", "blue-hand", "burnt"}


@pytest.mark.rules("ambush:2c")
def test_counters_that_a_side_has_not_seen_may_be_anything_left() -> None:
    game = standing("ambush", "advance.start", {"kinds": KINDS, "faces": {"b1": "seen", "b2": "up"}})
    red = [world["kinds"] for world in imagined(game, "red")]
    assert {(kinds["b3"], kinds["b4"]) for kinds in red} == {("rifles", "gun"), ("gun", "rifles")}
    assert all(kinds == {**KINDS, "b3": kinds["b3"], "b4": kinds["b4"]} for kinds in red)
    assert {world["kinds"]["b1"] for world in imagined(game, None)} == {"decoy", "rifles", "gun"}


@pytest.mark.rules("ambush:3.2a", "ambush:5.3a")
def test_a_trap_may_be_in_any_wood_not_yet_entered() -> None:
    position = {"kinds": KINDS, "traps": {"red": "b2", "blue": "a3"}, "trodden": {"b2": "red", "d2": "blue"}}
    game = standing("ambush", "advance.start", position)
    assert {world["traps"]["blue"] for world in imagined(game, "red")} == {"d2", "a3", "c4"}
    assert {world["traps"]["red"] for world in imagined(game, "red")} == {"b2"}
    assert {world["traps"]["red"] for world in imagined(game, "blue")} == {"b2", "a3", "c4"}
    answered(game, "r4 d2", "done")  # the wood just entered is ruled out too
    assert {world["traps"]["blue"] for world in imagined(game, "red")} == {"a3", "c4"}


@pytest.mark.rules("ambush:2c", "ambush:5.2c", "ambush:5.3a")
def test_what_was_turned_up_in_the_running_step_stays_known() -> None:
    position = {"kinds": KINDS, "at": {"r1": "b1", "r2": "c1", "b3": "b3"}, "traps": {"red": "c4", "blue": "b2"}}
    game = answered(standing("ambush", "advance.start", position), "r1 b2", "b3")
    for side in ("red", None):
        worlds = imagined(game, side)  # the dice of fire are open: b3 is up
        assert {world["kinds"]["b3"] for world in worlds} == {"rifles"}
        assert {world["traps"]["blue"] for world in worlds} == {"b2", "d2", "a3", "c4"}
        assert len({world["kinds"]["b4"] for world in worlds}) == 3
    game.answer("hit 0 pin 0 miss 2")
    for side in ("blue", None):
        worlds = imagined(game, side)  # the dice of the trap are open: r1 is up too
        assert {world["kinds"]["r1"] for world in worlds} == {"gun"}
        assert {world["traps"]["blue"] for world in worlds} == {""}
        assert len({world["kinds"]["r2"] for world in worlds}) == 3


def proposed(game: AnyGame, side: str, field: str) -> list[Any]:
    """A field of the positions that the title itself proposes, before the table rejects any."""
    luck = Luck("proposed")
    title = game.title
    twins = [title.resample(game.start, side, luck, game.position) for _ in range(60)]
    return [title.fields.save(twin)[field] for twin in twins]


@pytest.mark.rules("ambush:2c", "ambush:5.3a")
def test_resample_keeps_what_the_running_step_has_shown() -> None:
    position = {"kinds": KINDS, "at": {"r1": "b1", "b3": "b3"}, "traps": {"red": "c4", "blue": "a3"}}
    game = answered(standing("ambush", "advance.start", position), "r1 b2", "b3")
    assert game.start.face != game.position.face
    assert {kinds["b3"] for kinds in proposed(game, "red", "kinds")} == {"rifles"}
    assert {traps["blue"] for traps in proposed(game, "red", "traps")} == {"b2", "d2", "a3", "c4"}
    answered(game, "hit 0 pin 0 miss 2", "done")
    assert {traps["blue"] for traps in proposed(game, "red", "traps")} == {"d2", "a3", "c4"}


@pytest.mark.rules("ambush:3.3b")
def test_resample_leaves_a_card_just_drawn_where_it_was_drawn_from() -> None:
    game = answered(standing("ambush", "cards.draw", {"cards": {"aim-1": "blue-hand", "aim-2": "burnt"}}), "smoke-3")
    assert {cards["smoke-3"] for cards in proposed(game, "red", "cards")} == {"deck"}
    assert {cards["smoke-3"] for cards in proposed(game, "blue", "cards")} == {"deck", "burnt"}
    assert {cards["aim-1"] for cards in proposed(game, "red", "cards")} == {"deck", "blue-hand", "burnt"}
