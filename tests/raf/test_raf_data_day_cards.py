"""A Day Event deck in which some day no card could follow the last is refused, for it would be drawn from forever."""

from __future__ import annotations

import pytest
from raf_refusals import refusal

from tallyho.raf.components import load
from tallyho.table.ask import Json

CARDS = range(135, 155)
REMOVED = (135, 136, 138)
KEPT = [number for number in CARDS if number not in REMOVED]


def deck(*days: int) -> dict[str, dict[str, Json]]:
    """All Day Event cards, with these days in turn."""
    return {str(number): {"days": days[place % len(days)]} for place, number in enumerate(CARDS)}


@pytest.mark.rules("lion:4.IV.3b", "lion:4.IV.3c")
@pytest.mark.parametrize("game", ["lion", "eagle"])
@pytest.mark.parametrize(
    ("days", "text"), [((1,), "1 day"), ((5,), "5 or 6 days"), ((6,), "5 or 6 days"), ((5, 6), "5 or 6 days")]
)
def test_cards_that_may_not_follow_each_other_are_not_enough(days: tuple[int, ...], text: str, game: str) -> None:
    sentence = f"day_events: there are only cards of {text}, and no two of them may follow each other"
    assert refusal({"day_events": deck(*days)}, game).startswith(sentence)


@pytest.mark.rules("lion:4.IV.3b", "lion:4.IV.3c")
@pytest.mark.parametrize("days", [(1, 5), (1, 6), (2,), (4,), (1, 2), (4, 6)])
def test_cards_that_may_follow_are_taken(days: tuple[int, ...]) -> None:
    assert {card.days for card in load({"day_events": deck(*days)}).days.values()} == set(days)


@pytest.mark.rules("lion:17.2c")
@pytest.mark.parametrize(("days", "text"), [(1, "1 day"), (6, "5 or 6 days")])
def test_what_the_thin_blue_line_has_left_must_do_as_well(days: int, text: str) -> None:
    rows: dict[str, dict[str, Json]] = deck(days) | {str(number): {"days": 3} for number in REMOVED}
    sentence = f"scenarios thin-blue-line: day_cards_removed leaves only cards of {text}, and no two of them"
    assert refusal({"day_events": rows}).startswith(sentence)
    assert load({"day_events": rows | {"149": {"days": 3}}}).days[149].days == 3


@pytest.mark.rules("lion:19.5b")
def test_the_thin_blue_line_must_have_two_cards_left() -> None:
    all_but_one: list[Json] = [number for number in CARDS if number != 149]
    found = refusal({"scenarios": {"thin-blue-line": {"day_cards_removed": all_but_one}}})
    assert found == "scenarios thin-blue-line: day_cards_removed leaves 1 Day Event card; it must leave at least 2"
    two_left: list[Json] = [number for number in CARDS if number not in (149, 150)]
    load({"scenarios": {"thin-blue-line": {"day_cards_removed": two_left}}})
