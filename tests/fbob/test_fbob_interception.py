"""Interception by patrols (25) where guns stand below: who is still there is fired at, who was driven off is not."""

from __future__ import annotations

from typing import Any

import pytest
from fbob_games import Played, begun
from fbob_tables import TABLES

from tallyho.fbob.grouping import is_base
from tallyho.fbob.vocabulary import POOL
from tallyho.table import Choice


def alike(chart: str, said: str) -> dict[str, Any]:
    """A chart that says the same everywhere."""
    width = len(TABLES["columns"][chart]["least"])
    return {str(die): {"results": [said] * width} for die in range(1, 7)}


def intercepted(effect: str) -> Played:
    """44 on patrol over guns has the bounce and damages the intruder, with this effect of the Damage Table."""
    row = {"effect": effect, "months": 0, "ace": "stays"}
    pack = {"pursuit": alike("pursuit", "A"), "combat": alike("combat", "D")}
    pack["damage"] = {str(die): row for die in range(1, len(TABLES["damage"]) + 1)}
    patrol = {"place": "flying", "at": "1318", "group": 1, "box": 9, "marks": ["flew", "patrol"]}
    units = {"13": "flying 1418 1", "1318": "aa2", "44": patrol}
    fields: dict[str, Any] = {"month": 1, "turn": 2, "phasing": "german", "moving": 1, "options": ["patrols"]}
    return begun("movement.fly", ["1318", "B1"], units=units, overlay=pack, **fields)


@pytest.mark.rules("fbob:25.3b", "fbob:15.3a", "fbob:15.5.4e")
@pytest.mark.parametrize(("effect", "fired"), [("turned-back", 1), ("driven-off", 0)])
def test_the_guns_fire_at_who_is_still_there_after_an_interception(effect: str, fired: int) -> None:
    played = intercepted(effect)
    while played.asked != "fly":
        played.answer(played.offers[0])
    assert (len(played.told("dogfight")), len(played.told("guns-fire"))) == (1, fired)


# Which patrols may


def entered(patrols: dict[str, tuple[str, int]], **fields: Any) -> Played:
    """13 has come to 3520, with these patrols in a hex and a group near by."""
    marks = ["flew", "patrol"]
    units: dict[str, Any] = {
        name: {"place": "flying", "at": at, "group": group, "box": 9, "marks": marks}
        for name, (at, group) in patrols.items()
    }
    units["13"] = "flying 3620 1"
    more: dict[str, Any] = {"turn": 2, "phasing": "german", "moving": 1, "options": ["patrols"], **fields}
    return begun("movement.fly", ["3520"], units=units, **more)


@pytest.mark.rules("fbob:25.3a", "fbob:25.4a", "fbob:25.4b")
def test_every_patrol_is_offered_with_its_own_units_only() -> None:
    assert entered({"44": ("3520", 1), "61": ("3519", 2)}).offers == ["no", "B1", "B2"]
    assert entered({"44": ("3519", 1), "61": ("3521", 2)}).offers == ["no", "B1", "B2"]


@pytest.mark.rules("fbob:25.4b")
def test_of_three_beside_one_two_or_all_may_go() -> None:
    played = entered({"33": ("3519", 1), "44": ("3519", 1), "61": ("3519", 1)}, raf=True)
    parts = ["33", "44", "61", "33 44", "33 61", "44 61"]
    assert sorted(played.offers) == sorted(["no", "B1", *(f"B1 {part}" for part in parts)])


@pytest.mark.rules("fbob:25.4c")
def test_a_patrol_that_was_shot_down_does_not_go_back() -> None:
    pack = {"pursuit": alike("pursuit", "D"), "combat": alike("combat", "E")}
    played = entered({"44": ("3519", 1)}, overlay=pack)
    for answer in ("B1", "3", "3", "1"):  # pursuit, fire, the check for an ace
        played.answer(answer)
    p, unit = played.p, played.p.data.unit["44"]
    assert (p.place[unit], p.at[unit], p.group[unit]) == (POOL, p.data.nowhere, 0)


@pytest.mark.rules("fbob:25.8.2", "fbob:18.4a")
@pytest.mark.parametrize(("units", "found"), [(["1CV"], True), (["33"], False), (["1CV", "33"], False)])
def test_the_carrier_is_home_only_to_a_patrol_of_its_own_units(units: list[str], found: bool) -> None:
    p = begun("planning.raf", units={"carrier": "3010", **dict.fromkeys(units, "flying 3010 1")}).p
    assert is_base(p, [p.data.unit[name] for name in units], p.data.hex["3010"]) == found


@pytest.mark.rules("fbob:8.3b", "fbob:25.1d")
@pytest.mark.parametrize(("marks", "home"), [(["flew", "patrol"], 1), (["flew"], 0)])
def test_the_question_who_leaves_says_whether_it_goes_home(marks: list[str], home: int) -> None:
    flies = {"place": "flying", "at": "1420", "group": 1, "box": 9, "marks": marks}
    units: dict[str, Any] = {"1318": "aerodrome", "44": flies, "61": flies}
    played = begun("movement.choose", ["B1", "split"], units=units, turn=3, phasing="british", options=["patrols"])
    asked = played.game.open[0]
    assert isinstance(asked, Choice)
    assert (asked.args or {})["home"] == home
