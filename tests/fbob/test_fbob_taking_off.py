"""Who may take off from where (8.6, 8.11, 17.3, 18.4), and what is seen of how far a unit has flown."""

from __future__ import annotations

from typing import Any

import pytest
from fbob_games import Played, begun

DAY: dict[str, Any] = {"month": 9, "turn": 2, "phasing": "british"}
FLOWN = ["flew"]


def sites(units: dict[str, Any], **fields: Any) -> list[str]:
    """Where anybody may take off."""
    return begun("movement.choose", units=units, **{**DAY, **fields}).offers


@pytest.mark.rules("fbob:8.6a", "fbob:18.4a")
def test_aerodromes_and_the_carrier_are_offered_side_by_side() -> None:
    units = {"1318": "aerodrome", "1818": "aerodrome", "33": "based 1318", "36": "based 1818"}
    assert sites({**units, "carrier": "3010", "1CV": "aboard 3010"}) == ["done", "1318", "1818", "carrier"]
    assert sites(units) == ["done", "1318", "1818"]


@pytest.mark.rules("fbob:8.11a", "fbob:18.4a", "fbob:24.2a")
@pytest.mark.parametrize("spent", [{"marks": FLOWN}, {"training": ["resting"]}, {"training": ["training"]}])
def test_a_carrier_whose_units_may_not_fly_is_not_offered(spent: dict[str, Any]) -> None:
    units = {"1318": "aerodrome", "33": "based 1318", "carrier": "3010"}
    assert sites({**units, "1CV": {"place": "aboard", "at": "3010", **spent}}) == ["done", "1318"]


@pytest.mark.rules("fbob:8.11a", "fbob:9.4b")
@pytest.mark.parametrize("marks", [["shaken"], ["turned-back"], ["shaken", "turned-back"]])
def test_who_was_hit_on_the_ground_may_still_take_off_and_keeps_its_marks(marks: list[str]) -> None:
    hit = {"place": "based", "at": "1318", "marks": marks}
    played = begun("movement.choose", ["1318", "33"], units={"1318": "aerodrome", "33": hit}, **DAY)
    assert set(played.field("units")["33"]["marks"]) == {*marks, "flew"}


@pytest.mark.rules("fbob:20.1b", "fbob:8.2a")
def test_the_most_that_a_unit_was_seen_to_fly_in_a_turn_is_kept() -> None:
    flies = {"place": "flying", "at": "3520", "group": 1, "box": 20, "fastest": 3, "marks": FLOWN}
    played = _flown(["3519"], flies)
    assert played.field("units")["33"]["fastest"] == 3
    assert _flown(["3519", "3518", "3517", "3516"], flies).field("units")["33"]["fastest"] == 4


@pytest.mark.rules("fbob:8.1a")
def test_what_is_no_way_to_move_is_refused_without_a_rule_of_its_own() -> None:
    units = {"33": {"place": "flying", "at": "3520", "group": 1, "box": 20, "marks": FLOWN}}
    played = begun("movement.choose", ["B1"], units=units, **DAY)
    assert played.refused("somersault")[0] not in ("no-landing", "flies-alone", "patrol-goes-home", "may-not-join")


def _flown(way: list[str], unit: dict[str, Any]) -> Played:
    return begun("movement.choose", ["B1", *way, "stop"], units={"33": unit}, **DAY)
