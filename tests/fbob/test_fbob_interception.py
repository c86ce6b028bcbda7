"""Interception by patrols (25) where guns stand below: who is still there is fired at, who was driven off is not."""

from __future__ import annotations

from typing import Any

import pytest
from fbob_games import Played, begun
from fbob_tables import TABLES


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
