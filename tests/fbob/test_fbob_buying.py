"""Reinforcement (6) at its edges: how many Fakes come, ships that are back, what no points or no counters allow."""

from __future__ import annotations

from typing import Any

import pytest
from fbob_games import Played, begun

from tallyho.fbob.spotting import watched_by
from tallyho.fbob.vocabulary import OF_BRITISH


def returning(units: dict[str, Any], **numbers: int) -> Played:
    """What is back in month 3, with other numbers in the rules if wanted."""
    pack = {"numbers": {name.replace("_", "-"): {"value": value} for name, value in numbers.items()}}
    return begun("reinforcement.returns", month=3, units=units, overlay=pack)


def buying(units: dict[str, Any], side: str, script: tuple[str, ...] = (), **fields: Any) -> Played:
    return begun("reinforcement.buy", script, **{"arranging": side, "units": units, **fields})


def waiting(played: Played) -> list[str]:
    """The Fakes that are to be placed."""
    units = played.field("units")
    return [name for name in units if name.startswith("Fake") and units[name]["place"] == "set-up"]


# What comes back


@pytest.mark.rules("fbob:20.6c", "fbob:20.6b")
@pytest.mark.parametrize(("most", "comes"), [(1, []), (2, []), (3, ["Fake-3"])])
def test_a_free_fake_comes_only_below_the_limit(most: int, comes: list[str]) -> None:
    assert waiting(returning({"Fake-1": "based 4826", "Fake-2": "flying 4826 1"}, fakes=most)) == comes


@pytest.mark.rules("fbob:20.6c", "fbob:20.6i")
def test_a_fake_that_was_seen_through_is_not_in_play() -> None:
    units: dict[str, Any] = {"Fake-1": "based 4826", "Fake-2": {"place": "recycling", "back": 4}}
    assert waiting(returning(units, fakes=2)) == ["Fake-3"]


@pytest.mark.rules("fbob:20.6b", "fbob:2.21a")
def test_without_a_counter_no_fake_comes() -> None:
    units: dict[str, Any] = {f"Fake-{number}": "based 4826" for number in range(1, 6)}
    assert waiting(returning({**units, "Fake-6": {"place": "recycling", "back": 4}})) == []


@pytest.mark.rules("fbob:20.6b")
def test_as_many_fakes_come_as_the_rules_say() -> None:
    played = returning({}, free_fakes=2)
    assert waiting(played) == ["Fake-1", "Fake-2"]
    assert played.told("free-fake") == [{"unit": "Fake-1"}, {"unit": "Fake-2"}]


@pytest.mark.rules("fbob:6.5b", "fbob:6.5c")
def test_all_ships_whose_time_is_up_are_back_and_free() -> None:
    back = {"at": "", "back": 3}
    played = returning({"carrier": back, "tender-1": back, "tender-2": {"at": "", "back": 4}})
    for die in ("1", "6"):
        played.answer(die)
    assert [offer for offer in played.offers if offer in ("carrier", "tender-1", "tender-2")] == ["carrier", "tender-1"]
    for ship in ("carrier", "tender-1"):
        played.answer(ship)
        played.answer("2915")
    assert played.field("mp") == {"german": 0, "british": 0}


# What may be bought


@pytest.mark.rules("fbob:6.1c")
@pytest.mark.parametrize(("points", "offered"), [(-1, False), (0, False), (1, True)])
def test_a_ship_for_one_point_needs_a_point(points: int, offered: bool) -> None:
    pack = {"ground": {"b-tender": {"cost": "1"}}}
    played = buying({}, "british", mp={"british": points}, overlay=pack)
    assert ("tender-1" in played.offers) == offered


@pytest.mark.rules("fbob:2.21a", "fbob:6.1c")
def test_with_just_enough_points_it_is_the_counter_that_is_missing() -> None:
    pack = {"ground": {"g-hq": {"cost": "2", "count": "1"}}}
    units = {"4826": "headquarters"}
    assert buying(units, "german", mp={"german": 2}, overlay=pack).refused("g-hq") == ("none-left", "fbob:2.21a")
    assert buying(units, "german", mp={"german": 1}, overlay=pack).refused("g-hq") == ("too-dear", "fbob:6.1c")


@pytest.mark.rules("fbob:6.2f", "fbob:6.5c")
def test_who_waits_for_room_is_not_too_dear_even_below_zero() -> None:
    played = buying({"13": {"place": "set-up", "back": 3}}, "german", mp={"german": -2}, month=3)
    assert played.refused("13") == ("no-room", "fbob:6.2f")


@pytest.mark.rules("fbob:18.5b", "fbob:6.2c")
def test_a_ship_that_is_bought_watches_at_once() -> None:
    played = buying({}, "british", mp={"british": 30})
    there = played.p.data.hex["2915"]
    assert not watched_by(played.p, OF_BRITISH)[there]
    played.answer("tender-1")
    played.answer("2915")
    assert watched_by(played.p, OF_BRITISH)[there]


# The free point of German air defence


@pytest.mark.rules("fbob:30.0a", "fbob:30.0b")
def test_the_free_point_is_kept_when_guns_are_bought() -> None:
    played = buying({}, "german", ("g-aa-1", "4826"), mp={"german": 9}, free_aa=2)
    assert "free-aa" in played.offers


@pytest.mark.rules("fbob:30.0b", "fbob:2.21a")
def test_the_free_point_needs_no_more_than_a_counter_of_one() -> None:
    rows = {f"g-aa-{strength}": {"count": str(int(strength == 1))} for strength in range(1, 5)}
    assert "free-aa" in buying({}, "german", free_aa=2, overlay={"ground": rows}).offers
    assert "free-aa" not in buying({"4826": "aa1"}, "german", free_aa=2, overlay={"ground": rows}).offers
