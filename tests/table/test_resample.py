"""Resampling: what a side may not know is drawn anew, what it knows stays."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from duel import CARDS, DEALT, WHOLE, Duel, Table, duel
from tiny import BLUE, COIN, QUESTION, RED, Pad, PadTitle, everything, note, pad_game, question

from tallyho.bots import RandomBot
from tallyho.lab.miniraid import BRITISH, MINI
from tallyho.table import Asks, Choice, Defect, Game, Jump, Luck, Refused, Seat, asks, draw, play, resampled, view_of
from tallyho.table.ask import Prompt

EVERYBODY = (RED, BLUE, None)


def imagined(game: Game[Table], side: str | None, times: int = 200, seed: str = "x") -> list[Game[Table]]:
    luck = Luck(seed)
    return [resampled(game, side, luck) for _ in range(times)]


def seen(game: Game[Any], side: str | None) -> object:
    return view_of(game, side, story=False).as_json()


@pytest.mark.parametrize("side", EVERYBODY)
@pytest.mark.parametrize("number", range(len(WHOLE) + 1))
def test_nobody_can_tell_a_resample_from_the_game(number: int, side: str | None) -> None:
    game = duel(*WHOLE[:number], seed=2)
    before = everything(game)

    for twin in imagined(game, side, 20):
        assert seen(twin, side) == seen(game, side)
        assert twin.step == game.step
        assert twin.log is None
    assert everything(game) == before


def test_hidden_hands_are_drawn_anew_and_known_ones_kept() -> None:
    game = duel(*DEALT)

    twins = imagined(game, BLUE, 600)

    assert all(twin.position.blue_hand == ["ace", "page"] for twin in twins)
    hands = Counter(" ".join(twin.position.red_hand) for twin in twins)
    assert set(hands) == {"duke king", "duke queen", "duke rook", "king queen", "king rook", "queen rook"}
    assert all(60 <= count <= 140 for count in hands.values())
    for twin in twins:
        assert sorted([*twin.position.deck, *twin.position.red_hand, *twin.position.blue_hand]) == list(CARDS)


def test_a_spectator_knows_no_hand() -> None:
    twins = imagined(duel(*DEALT), None)

    assert {card for twin in twins for card in twin.position.red_hand} == set(CARDS)
    assert {card for twin in twins for card in twin.position.blue_hand} == set(CARDS)


def test_a_hidden_draw_of_the_running_step_is_drawn_anew() -> None:
    game = duel("king", "ace", "queen")

    twins = imagined(game, BLUE, 600)

    assert all(twin.position.blue_hand == ["ace"] for twin in twins)
    hands = Counter(" ".join(twin.position.red_hand) for twin in twins)
    assert len(hands) == 10
    assert all(30 <= count <= 100 for count in hands.values())
    twins = imagined(game, RED)
    assert {" ".join(twin.position.red_hand) for twin in twins} == {"king queen"}
    assert {card for twin in twins for card in twin.position.blue_hand} == {*CARDS} - {"king", "queen"}


def test_a_card_that_lies_face_down_is_played_anew() -> None:
    game = duel(*WHOLE[:7])
    game.answer("king", RED)

    assert {twin.pending[RED] for twin in imagined(game, BLUE)} == {"duke", "king", "queen", "rook"}
    assert {twin.pending[RED] for twin in imagined(game, RED)} == {"king"}
    game.answer("ace", BLUE)
    assert {len(twin.position.red_hand) for twin in imagined(game, BLUE)} == {1}


def shown_draw(p: Pad) -> Asks[Jump]:
    """Two cards nobody sees, from a deck that red sees before the second."""
    cards = ["a", "b", "c", "d"]
    for _ in range(2):
        card = yield draw(Prompt("hidden", "tiny:3"), cards, None, (RED,) if len(cards) < 4 else ())
        cards.remove(card)
        p.count = p.count * 10 + "abcd".index(card) + 1
        note(p, "drawn")
    return None


def test_a_side_that_is_shown_the_deck_knows_what_is_gone_from_it() -> None:
    game = Game.new(Secretive(asks("a", "tiny:3", shown_draw)))
    game.answer("c")
    luck = Luck("s")

    assert {resampled(game, RED, luck).position.count for _ in range(40)} == {3}
    assert {resampled(game, BLUE, luck).position.count for _ in range(40)} == {1, 2, 3, 4}


def test_a_hidden_choice_of_the_running_step_is_made_anew() -> None:
    game = duel(*DEALT, "1", "north")

    ways = Counter(twin.position.way for twin in imagined(game, BLUE, 400))

    assert set(ways) == {"north", "south"}
    assert 150 < ways["north"] < 250
    assert {twin.position.way for twin in imagined(game, RED)} == {"north"}


def test_hidden_chance_of_the_running_step_falls_by_its_weights() -> None:
    def loaded(p: Pad) -> Asks[Jump]:
        drawn = yield draw(Prompt("hidden", "tiny:3"), ["x", "y", "z", "z"], None, ())
        p.count = "xyz".index(drawn)
        note(p, "drawn")
        yield Choice(QUESTION, RED, ["a"])
        return None

    title = Secretive(asks("a", "tiny:3", loaded))
    game = Game.new(title)
    game.answer("x")
    luck = Luck("w")

    counts = Counter(resampled(game, RED, luck).position.count for _ in range(400))

    assert 150 < counts[2] < 250
    assert 60 < counts[0] < 140


class Secretive(PadTitle):
    """The count is nobody's to know."""

    def view(self, position: Pad, side: str | None) -> dict[str, Any]:
        return {"notes": [*position.notes]}


def test_known_answers_of_the_running_step_are_given_again() -> None:
    def steps(p: Pad) -> Asks[Jump]:
        note(p, (yield COIN))
        note(p, (yield Choice(QUESTION, RED, ["yes", "no"])))
        note(p, (yield Choice(QUESTION, BLUE, ["yes", "no"])))
        return None

    game = pad_game(asks("a", "tiny:2", steps))
    game.answer("2")
    game.answer("no")
    luck = Luck("k")

    for side in EVERYBODY:
        for _ in range(10):
            twin = resampled(game, side, luck)
            assert twin.position.notes == ["2", "no"]
            assert [turn[:3] for turn in twin.history] == [turn[:3] for turn in game.history]


def test_the_dice_to_come_are_drawn_anew() -> None:
    game = Game.new(MINI, seed=3)
    seat = Seat(RandomBot("x"))
    play(game, {BRITISH: seat}, most=41)

    states = {resampled(game, BRITISH, Luck(str(n))).position.luck for n in range(50)}

    assert len(states) == 50
    assert game.position.luck not in states
    luck = Luck("one")
    assert len({resampled(game, BRITISH, luck).position.luck for _ in range(50)}) == 50


def test_a_resample_of_a_game_that_is_over() -> None:
    game = duel(*WHOLE)

    twin = resampled(game, RED, Luck("x"))

    assert twin.over
    assert seen(twin, RED) == seen(game, RED)


def test_a_resample_goes_on_without_the_game() -> None:
    game = duel(*DEALT, "1", "north", seed=2)
    before = everything(game)

    twin = resampled(game, BLUE, Luck("x"))
    play(twin, {RED: Seat(RandomBot("r")), BLUE: Seat(RandomBot("b"))})

    assert twin.over
    assert everything(game) == before


def test_one_generator_gives_one_resample() -> None:
    game = duel(*DEALT, seed=2)

    one, two = resampled(game, BLUE, Luck("x")), resampled(game, BLUE, Luck("x"))

    assert one.same_as(two)


def test_a_side_that_does_not_play_is_refused() -> None:
    with pytest.raises(Refused, match=r"^duel has no side 'green'"):
        resampled(duel(), "green", Luck("x"))


# Titles that break the contract.


class Forgetful(Duel):
    """Changes what the side knows."""

    tried = 0

    def resample(self, position: Table, side: str | None, luck: Luck, known: Table) -> Table:
        self.tried += 1
        twin = position.copy()
        twin.score += 1
        return twin


def test_a_resample_that_the_side_could_tell_apart_is_a_defect() -> None:
    title = Forgetful()
    game = Game.new(title)

    sentence = r"^duel finds no other position at deal\.cards that (red|a spectator) could not tell apart$"
    with pytest.raises(Defect, match=sentence):
        resampled(game, RED, Luck("x"))
    assert title.tried == 200
    with pytest.raises(Defect, match=r"that a spectator could not tell apart$"):
        resampled(game, None, Luck("x"), tries=3)
    assert title.tried == 203


class Twice(Duel):
    """Finds the right position only now and then."""

    tried = 0

    def resample(self, position: Table, side: str | None, luck: Luck, known: Table) -> Table:
        self.tried += 1
        twin = super().resample(position, side, luck, known)
        twin.score += self.tried % 3
        return twin


def test_a_resample_is_tried_again() -> None:
    title = Twice()

    twin = resampled(Game.new(title), RED, Luck("x"))

    assert (twin.position.score, title.tried) == (0, 3)


class Elsewhere(PadTitle):
    """Resamples to a pad on which other things happen, though everything shown is the same."""

    def __init__(self, count: int, *steps: Any) -> None:
        self.count = count
        super().__init__(*steps)

    def view(self, position: Pad, side: str | None) -> dict[str, Any]:
        return {}

    def resample(self, position: Pad, side: str | None, luck: Luck, known: Pad) -> Pad:
        twin = position.copy()
        twin.count = self.count
        return twin


OTHER = Prompt("other", "tiny:4")


def by_count(p: Pad) -> Asks[Jump]:
    """What is asked first depends on what nobody sees; the last question is always the same."""
    if p.count == 1:
        yield Choice(OTHER, RED, ["yes"])
    elif p.count == 2:
        yield Choice(QUESTION, BLUE, ["yes"])
    elif p.count == 3:
        yield Choice(QUESTION, RED, ["no"])
    elif p.count != 4:
        yield Choice(QUESTION, RED, ["yes"])
    yield Choice(QUESTION, RED, ["last"])
    return None


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_a_start_from_which_known_answers_do_not_follow_is_not_taken(count: int) -> None:
    """Another prompt, another side, another offer, no such question."""
    game = Game.new(Elsewhere(count, asks("a", "tiny:2", by_count), question("b")))
    game.answer("yes")

    with pytest.raises(Defect, match=r"^pad finds no other position at pad\.a that blue could not tell apart$"):
        resampled(game, BLUE, Luck("x"))


def test_a_start_from_which_known_answers_follow_is_taken() -> None:
    game = Game.new(Elsewhere(5, asks("a", "tiny:2", by_count), question("b")))
    game.answer("yes")

    assert resampled(game, BLUE, Luck("x")).position.count == 5


def short_cut(p: Pad) -> Asks[Jump]:
    yield Choice(QUESTION, RED, ["yes"])
    if p.count:
        return None
    yield Choice(QUESTION, RED, ["yes"])
    yield Choice(QUESTION, RED, ["yes"])
    return None


def test_a_start_that_leads_into_another_step_is_not_taken() -> None:
    again = asks("b", "tiny:2", short_cut)
    game = Game.new(Elsewhere(1, asks("a", "tiny:2", short_cut), again, question("c", offers=("yes",))))
    game.answer("yes")
    game.answer("yes")

    with pytest.raises(Defect, match=r"at pad\.a that red could not tell apart$"):
        resampled(game, RED, Luck("x"))
