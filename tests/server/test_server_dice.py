"""Whose dice fall: those of the seed for one person, dice that nobody can foretell for people who play together."""

from __future__ import annotations

from typing import Any

import pytest
from houses import House, Person, fine, same, trouble

from tallyho.hksw.title import HKSW
from tallyho.server.dice import SEALED, dice_of, sealed_seed
from tallyho.table import CHANCE, AnyGame, Choice, Game, Seed

SCENARIO = "kanalkampf"


@pytest.fixture
def me(house: House) -> Person:
    return house.person()


def drawn(house: House, game: str) -> list[str]:
    """What chance has decided in a game so far and was not taken back."""
    found: list[str] = []
    for row in house.answers(game):
        if row["side"] == CHANCE and row["kind"] == "undo":
            assert found.pop() == row["text"]
        elif row["side"] == CHANCE:
            found.append(row["text"])
    return found


def seed_of(house: House, game: str) -> str:
    [seed] = [row["seed"] for row in house.database.rows("games") if same(row["id"], game)]
    return str(seed)


@pytest.mark.parametrize("seats", [{"raf": "invite"}, {}, {"raf": "bot:doctrine"}])
def test_who_names_the_seed_does_not_know_what_is_drawn_before_the_first_question(
    house: House, me: Person, seats: dict[str, str]
) -> None:
    """The mission deck and the first squadrons are drawn at once, and the same seed would have shown them elsewhere."""
    alone = drawn(house, me.begin("hksw", scenario=SCENARIO, seed="4711"))
    assert len(alone) > 30
    game = me.begin("hksw", scenario=SCENARIO, seed="4711", seats=seats)
    token = me.invited(game, "raf")
    again = drawn(house, game)
    assert len(again) == len(alone)
    assert again != alone
    guest = house.person()
    fine(guest.join(token))
    assert guest.state(game)["number"] == len(again)
    assert [ask["side"] for ask in guest.state(game)["asked"]] == ["raf", "luftwaffe"]


def test_a_game_with_a_seat_that_waits_has_no_seed_of_its_owner(house: House, me: Person) -> None:
    """Its owner may answer before the invitation is sent: then nothing can be drawn again."""
    game = me.begin("hksw", scenario=SCENARIO, seed="4711", seats={"raf": "invite"})
    assert seed_of(house, game).startswith(SEALED)
    before = drawn(house, game)
    me.give(game, "luftwaffe", "evenly")
    me.invited(game, "raf")
    assert drawn(house, game) == before
    assert [row["text"] for row in house.answers(game)][-1] == "evenly"


def test_the_opening_stands_once_a_guest_has_sat_down(house: House, me: Person) -> None:
    """Else its owner could open and take back their own seat until the cards are to their liking."""
    game = me.begin("hksw", scenario=SCENARIO, seats={"raf": "invite"})
    first = drawn(house, game)
    token = me.invited(game, "raf")
    seen = drawn(house, game)
    assert seen != first, "as long as nobody has sat down the cards are drawn again"
    fine(house.person().join(token))
    rows = len(house.answers(game))
    for _ in range(2):
        me.invited(game, "luftwaffe")
        fine(me.patch(f"/api/games/{game}", {"seats": {"luftwaffe": "me"}}))
        assert drawn(house, game) == seen
    assert len(house.answers(game)) == rows


def test_who_plays_alone_has_the_dice_of_the_seed(house: House, me: Person) -> None:
    game = me.begin("hksw", scenario=SCENARIO, seed="4711")
    beside: AnyGame = Game.new(HKSW, SCENARIO, seed="4711")
    follow(beside, Seed())
    assert drawn(house, game) == texts(beside)


def test_the_dice_of_people_do_not_tell_the_generator() -> None:
    """The generator of the table can be worked out from some dozens of dice: then all that is hidden would be known."""
    game: AnyGame = Game.new(HKSW, SCENARIO, seed=sealed_seed())
    state, differs = game.position.luck, 0
    twin: AnyGame = game.replayed()
    follow(game, dice_of(game))
    for turn in game.history:
        assert twin.ask is not None
        differs += Seed().reply(twin, twin.ask) != turn[2]
        twin.answer(turn[2])
    assert differs > len(game.history) * 2 // 3
    again: AnyGame = Game.new(HKSW, SCENARIO, seed=game.setup.seed)
    assert again.position.luck == state
    follow(again, dice_of(again))
    assert texts(again) == texts(game)


def test_two_sealed_seeds_are_long_and_not_the_same() -> None:
    one, other = sealed_seed(), sealed_seed()
    assert one != other
    assert len(one) >= len(SEALED) + 32


def test_a_branch_with_the_same_dice_has_those_of_the_game_it_comes_from(house: House, me: Person) -> None:
    game = me.begin("hksw", scenario=SCENARIO, seats={"raf": "invite"})
    fine(me.patch(f"/api/games/{game}", {"seats": {"raf": "me"}}))
    twin = fine(me.post(f"/api/games/{game}/branches", {"at": 10, "dice": "same"}), 201)["id"]
    assert drawn(house, twin) == drawn(house, game)
    other = fine(me.post(f"/api/games/{game}/branches", {"at": 10, "dice": "new"}), 201)["id"]
    assert drawn(house, other)[:10] == drawn(house, game)[:10]
    assert drawn(house, other) != drawn(house, game)


def test_nobody_changes_to_real_dice_when_another_has_sat_down(house: House, me: Person) -> None:
    """Whoever types in what real dice show could type in anything."""
    guest = house.person()
    game = me.begin("hksw", scenario=SCENARIO, seats={"raf": "invite"})
    fine(guest.join(me.invited(game, "raf")))
    refused: dict[str, Any] = trouble(me.patch(f"/api/games/{game}", {"manual": True}), 403, "dice-of-others")
    assert "dice" in refused["detail"]
    assert guest.state(game)["head"]["manual"] is False
    trouble(guest.patch(f"/api/games/{game}", {"manual": True}), 403, "not-your-game")


def test_real_dice_that_were_there_from_the_first_can_be_put_away(house: House, me: Person) -> None:
    guest = house.person()
    game = me.begin(seats={"blue": "invite"}, manual=True)
    fine(guest.join(me.invited(game, "blue")))
    fine(me.patch(f"/api/games/{game}", {"manual": False}))
    assert guest.state(game)["head"]["manual"] is False


def texts(game: AnyGame) -> list[str]:
    return [turn[2] for turn in game.history]


def follow(game: AnyGame, source: Any) -> None:
    """Chance answers up to the first choice."""
    while game.ask is not None and not isinstance(game.ask, Choice):
        game.answer(source.reply(game, game.ask))
