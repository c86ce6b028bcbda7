"""The dice: what is on their faces, and how often many of them fall in which way."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from tallyho.hksw.components import load
from tallyho.hksw.dice import counted, roll
from tallyho.hksw.position import HkswPosition
from tallyho.table import BadData, Prompt

FACES = {
    "black": ("roundel", "roundel", "roundel", "cross", "blank", "blank"),
    "white": ("cross", "cross", "cross", "roundel", "blank", "blank"),
}
"""The six faces of a die (R-02): each side's dice show mostly the symbol of the enemy, who is hit by it."""
PROMPT = Prompt("bombing-dice", "hksw:8.bombing.d")


def position() -> HkswPosition:
    return HkswPosition(load({}))


@pytest.mark.rules("hksw:8.intercept.e", "hksw:8.dogfight.f", "hksw:8.dogfight.i")
@pytest.mark.parametrize("number", range(1, 6))
@pytest.mark.parametrize("colour", FACES)
def test_the_weights_are_a_count_of_all_ways_in_which_the_dice_can_fall(colour: str, number: int) -> None:
    fallen: Counter[str] = Counter()
    for faces in product(FACES[colour], repeat=number):
        fallen[" ".join(f"{one} {faces.count(one)}" for one in ("roundel", "cross", "blank"))] += 1
    chance = roll(position(), PROMPT, colour, number)
    assert {offer: chance.weight(place) for place, offer in enumerate(chance.offers)} == fallen
    assert chance.total() == 6**number
    assert len(set(chance.offers)) == len(chance.offers)


def test_a_roll_says_its_colour_and_its_number_and_is_kept() -> None:
    p = position()
    rolled = roll(p, PROMPT, "white", 3)
    assert (rolled.prompt, rolled.args) == (PROMPT, {"colour": "white", "number": 3})
    assert roll(p, PROMPT, "white", 3) is rolled
    other = Prompt("ack-ack-dice", "hksw:8.ackack.a")
    for prompt, colour, number in ((PROMPT, "white", 2), (PROMPT, "black", 3), (other, "white", 3)):
        another = roll(p, prompt, colour, number)
        assert (another.prompt, another.args) == (prompt, {"colour": colour, "number": number})


def test_an_outcome_is_read_as_roundels_and_crosses() -> None:
    assert counted("roundel 4 cross 1 blank 11") == (4, 1)


@pytest.mark.parametrize(
    ("table", "row", "column", "value", "sentence"),
    [
        ("dice", "black", "cross", 0, "dice.black: cross is 0; it must be a whole number from 1 to 6"),
        ("dice", "white", "roundel", 7, "dice.white: roundel is 7; it must be a whole number from 1 to 6"),
        ("dice", "white", "blank", "two", "dice.white: blank is 'two'; it must be a whole number from 1 to 6"),
        ("victory", "site-mission", "points", -1, "victory.site-mission: points is -1; it must be a whole number"),
        ("victory", "failed-mission", "points", 21, "victory.failed-mission: points is 21; it must be a whole number"),
        ("numbers", "ack-ack", "value", 0, "numbers.ack-ack: value is 0; it must be a whole number from 1 to 9"),
        ("numbers", "home-dice", "value", 10, "numbers.home-dice: value is 10; it must be a whole number from 1 to 9"),
        ("numbers", "stood-down", "value", "", "numbers.stood-down: value is ''; it must be a whole number from 1"),
    ],
)
def test_damaged_dice_and_points_are_refused(
    table: str, row: str, column: str, value: int | str, sentence: str
) -> None:
    with pytest.raises(BadData) as refused:
        load({table: {row: {column: value}}})
    assert sentence in str(refused.value)
