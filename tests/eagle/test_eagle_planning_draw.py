"""Target cards drawn for a raid day, and for which raids each is good (eagle:5.1, eagle:5.11)."""

from __future__ import annotations

from typing import Any

import pytest
from eagle_plans import day
from eagle_raids import Raid

BASE_CARDS = range(1, 35)
WORTHLESS = [8, 10, 27, 31, 33]
"""Radar nets, a city and ports of strategic value 1."""


def drawn(script: list[int], *, until: str = "planning.plan", **fields: Any) -> Raid:
    """The hand after these target cards have been drawn; Luftwaffe at strength unless it is said otherwise."""
    return day("planning.target-draw", script, until=until, **fields)


def hand(played: Raid) -> list[int]:
    return [int(card) for card, place in played.field("cards").items() if place == "hand" and int(card) <= 60]


def one_card(card: int, priorities: dict[str, str], depletion: int = 0) -> Raid:
    """This card is the first of the ten."""
    return drawn([card], until="", priorities=priorities, depletion=depletion)


@pytest.mark.rules("eagle:5.1a", "eagle:5.1d", "eagle:5.1e", "eagle:14.4c")
@pytest.mark.parametrize("depletion", [0, 7, 8, 15])
@pytest.mark.parametrize(
    ("priority", "kinds"),
    [
        ("low", ["none", "none", "minor"]),
        ("medium", ["none", "minor", "major"]),
        ("high", ["minor", "major", "major"]),
    ],
)
@pytest.mark.parametrize(("type_", "cards"), [("radar", [8, 5, 7]), ("airfield", [23, 12, 11])])
def test_eligibility_by_priority_and_value(
    priority: str, kinds: list[str], depletion: int, type_: str, cards: list[int]
) -> None:
    """The cards of a type have the strategic values 1, 2 and 3; only high and 1 changes with depletion."""
    expected = ["major", "major", "major"] if priority == "high" and depletion >= 8 else kinds
    others = dict.fromkeys(["radar", "port", "airfield", "industry", "city"], "low")
    for card, kind in zip(cards, expected, strict=True):
        played = one_card(card, {**others, type_: priority}, depletion)
        assert hand(played) == ([] if kind == "none" else [card])
        assert played.field("cards")[str(card)] == ("discard" if kind == "none" else "hand")
        told = played.told("target-discarded" if kind == "none" else "target-eligible")
        assert [(one["card"], one["raid"]) for one in told] == [(card, kind)]


@pytest.mark.rules("eagle:5.1d")
def test_the_priority_is_that_of_the_primary_target() -> None:
    """Card 26 is Croydon industry, value 2; its secondary target is an airfield."""
    priorities = dict.fromkeys(["radar", "port", "industry", "city"], "low")
    assert hand(one_card(26, {**priorities, "airfield": "high"})) == []
    assert hand(one_card(26, {**priorities, "airfield": "low", "industry": "medium"})) == [26]


@pytest.mark.rules("eagle:4.I.3a", "eagle:5.1a", "eagle:4.I.3b")
@pytest.mark.parametrize(("effects", "number"), [([], 10), (["morning-haze"], 8)])
def test_ten_cards_are_drawn_and_eight_in_haze(effects: list[str], number: int) -> None:
    majors = [11, 13, 14, 16, 18, 21, 24, 29, 34, 7]
    played = drawn(majors[: number - 1], until="", effects=effects)
    assert (played.asked, played.game.open[0].prompt.rule) == ("target-card", "eagle:4.I.3a")
    assert sorted(map(int, played.offers)) == sorted(set(BASE_CARDS) - set(majors[: number - 1]))
    played = drawn(majors[:number], effects=effects)
    assert (len(hand(played)), played.told("targets-drawn")) == (number, [{"number": number, "majors": number}])
    assert (played.rules("targets-drawn"), set(played.rules("target-eligible"))) == (["eagle:5.1a"], {"eagle:5.1d"})


@pytest.mark.rules("eagle:5.11a", "eagle:5.11b")
def test_further_cards_until_three_allow_major_raids() -> None:
    """Cards 5, 6, 28 and 30 are for minor raids, those of value 1 for none, 11, 13 and 14 for major ones."""
    ten = [5, 6, *WORTHLESS, 28, 11, 1]
    played = drawn(ten, until="")
    assert (played.asked, played.game.open[0].prompt.rule) == ("further-target-card", "eagle:5.11a")
    played = drawn([*ten, 30, 13, 9], until="")
    assert played.asked == "further-target-card"
    played = drawn([*ten, 30, 13, 9, 14])
    assert hand(played) == [1, 5, 6, 11, 13, 14, 28]
    assert [played.field("cards")[card] for card in ("30", "9")] == ["discard", "discard"]
    assert [(told["card"], told["raid"]) for told in played.told("target-discarded")[-2:]] == [
        (30, "minor"),
        (9, "minor"),
    ]
    assert played.rules("target-discarded")[-2:] == ["eagle:5.11b", "eagle:5.11b"]
    assert set(played.rules("target-discarded")[:-2]) == {"eagle:5.1a"}
    assert played.told("targets-drawn") == [{"number": 7, "majors": 3}]


@pytest.mark.rules("eagle:5.11a")
def test_two_major_raids_are_too_few_and_three_enough() -> None:
    assert drawn([5, 6, 28, *WORTHLESS, 11, 13], until="").asked == "further-target-card"
    assert hand(drawn([5, 6, *WORTHLESS, 11, 13, 14])) == [5, 6, 11, 13, 14]


@pytest.mark.rules("eagle:5.11a")
def test_no_further_card_when_none_allows_a_major_raid() -> None:
    """With everything at low priority there is no major raid in the deck: drawing on would never end."""
    low = dict.fromkeys(["radar", "port", "airfield", "industry", "city"], "low")
    played = drawn([*range(1, 11)], priorities=low)
    assert hand(played) == [2, 7]
    assert played.told("targets-drawn") == [{"number": 2, "majors": 0}]


@pytest.mark.rules("eagle:5.1a", "eagle:2.3b")
def test_a_deck_that_runs_out_is_shuffled_from_its_discards() -> None:
    """Three cards are left; two of them come back at once with the one that lay on the discards (R-74)."""
    cards = {str(card): "aside" for card in BASE_CARDS} | {"8": "deck", "10": "deck", "11": "deck", "13": "discard"}
    played = drawn([8, 10, 11], until="", cards=cards)
    assert sorted(map(int, played.offers)) == [8, 10, 13]


@pytest.mark.rules("eagle:5.1a")
def test_fewer_than_ten_cards_in_all_are_simply_fewer() -> None:
    cards = {str(card): "aside" for card in BASE_CARDS} | {"11": "deck", "13": "discard"}
    played = drawn([11, 13], cards=cards)
    assert hand(played) == [11, 13]


@pytest.mark.rules("eagle:5.1b")
def test_the_plan_of_the_last_day_is_gone_when_cards_are_drawn() -> None:
    fields = {"raids": 7, "settled": 6, "ultra": "1200", "target": 5}
    played = drawn([11, 13, 14, 16, 18, 21, 24, 29, 34, 7], opened=11, **fields)
    assert [played.field(name) for name in ("raids", "settled", "ultra", "target", "opened")] == [0, 0, "", 0, 0]
