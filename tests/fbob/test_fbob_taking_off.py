"""Who may take off from where (8.6, 8.11, 17.3, 18.4), and what is seen of how far a unit has flown."""

from __future__ import annotations

from typing import Any

import pytest
from fbob_games import Played, begun
from fbob_tables import UNITS, factor

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


@pytest.mark.rules("fbob:20.3a")
def test_at_the_start_of_a_half_all_who_stayed_up_see_what_is_below_them() -> None:
    aloft = {"place": "flying", "spotted": 1, "marks": FLOWN}
    units = {"1318": "aerodrome aa1", "1818": "aerodrome aa1", "2413": "aerodrome aa1"}
    zeppelins = {"L-1": {**aloft, "at": "1318", "group": 1}, "L-2": {**aloft, "at": "1818", "group": 2}}
    played = begun("movement.begin", units=units | zeppelins, month=9, turn=2, phasing="german")
    found = played.field("units")
    assert [found[name] for name in units] == ["aerodrome aa1*", "aerodrome aa1*", "aerodrome aa1"]


@pytest.mark.rules("fbob:20.3a", "fbob:18.4b")
@pytest.mark.parametrize(("base", "unit", "known"), [("carrier", "1CV", 1), ("1318", "33", 0)])
def test_only_a_take_off_from_the_carrier_shows_which_ship_it_is(base: str, unit: str, known: int) -> None:
    units = {"1318": "aerodrome", "33": "based 1318", "carrier": "3010", "1CV": "aboard 3010"}
    played = begun("movement.choose", [base, unit], units=units, **DAY)
    assert played.p.navy_known[0] == known


@pytest.mark.rules("fbob:8.1a")
def test_what_is_no_way_to_move_is_refused_without_a_rule_of_its_own() -> None:
    units = {"33": {"place": "flying", "at": "3520", "group": 1, "box": 20, "marks": FLOWN}}
    played = begun("movement.choose", ["B1"], units=units, **DAY)
    assert played.refused("somersault") == ("refused-offer", "fbob:8.1a")


@pytest.mark.rules("fbob:3.II.1c", "fbob:13.5.1a")
def test_one_group_over_a_target_is_enough_for_a_bombardment_phase() -> None:
    units = {"13": "flying 2520 1", "14": "flying 3520 2"}
    played = begun("movement.choose", ["done"], units=units, month=1, turn=2, phasing="german")
    assert (played.asked, played.offers) == ("bomb", ["done", "G1"])


@pytest.mark.rules("fbob:8.2a", "fbob:20.1b")
@pytest.mark.parametrize(("spotted", "asked"), [(0, "fly"), (1, "move")])
def test_a_unit_without_speed_is_asked_unless_all_can_see_that_it_has_none(spotted: int, asked: str) -> None:
    unit = {"place": "flying", "at": "3520", "group": 1, "box": 20, "spotted": spotted, "used": speed_of("33")}
    played = begun("movement.fly", units={"33": unit}, moving=1, **DAY)
    assert played.asked == asked
    assert asked == "move" or played.offers == ["stop"]


def speed_of(unit: str) -> int:
    return factor(unit, "speed")


@pytest.mark.rules("fbob:25.8.2", "fbob:8.2a")
@pytest.mark.parametrize("spotted", [0, 1])
def test_a_patrol_goes_home_with_the_last_hex_of_its_speed(spotted: int) -> None:
    patrol: dict[str, Any] = {"place": "flying", "at": "1319", "group": 1, "box": 20, "marks": ["flew", "patrol"]}
    patrol |= {"used": speed_of("33") - 1, "spotted": spotted}
    fields: dict[str, Any] = {**DAY, "moving": 1, "options": ["patrols"]}
    played = begun("movement.fly", units={"1318": "aerodrome", "33": patrol}, **fields)
    assert played.offers == ["1318"]


@pytest.mark.rules("fbob:28.2a")
@pytest.mark.parametrize(
    ("ours", "theirs", "may"), [("13", "1/501", False), ("1/501", "13", False), ("1/501", "2/501", True)]
)
def test_both_groups_need_a_riesen_to_join(ours: str, theirs: str, may: bool) -> None:
    units = {ours: "flying 3520 1", theirs: "flying 3520 2"}
    fields: dict[str, Any] = {"month": 9, "turn": 5, "phasing": "german", "moving": 1, "options": ["riesen"]}
    assert ("join G2" in begun("movement.fly", units=units, **fields).offers) == may


@pytest.mark.rules("fbob:20.3a", "fbob:18.5b")
def test_who_stays_over_a_ship_at_sea_sees_which_it_is() -> None:
    units = {"L-1": {"place": "flying", "at": "3010", "group": 1, "spotted": 1, "marks": FLOWN}, "carrier": "3010"}
    played = begun("movement.begin", units=units, month=9, turn=2, phasing="german")
    assert played.field("units")["carrier"] == {"at": "3010", "known": 1}


@pytest.mark.rules("fbob:25.8.4", "fbob:12.7a", "fbob:8.1b")
@pytest.mark.parametrize("phasing", ["german", "british"])
def test_the_marks_of_a_half_end_for_every_unit_of_its_side(phasing: str) -> None:
    marks = ["flew", "moved", "fought", "intercepted"]
    air = {name: {"place": "flying", "at": "3520", "group": 1, "box": 20, "marks": marks} for name in UNITS}
    played = begun("movement.begin", units=air, month=1, turn=2, phasing=phasing)
    found = played.field("units")
    for name, row in UNITS.items():
        left = ["flew", "intercepted"] if row["side"] == phasing else ["flew", "moved", "fought"]
        assert found[name]["marks"] == left, name


def _flown(way: list[str], unit: dict[str, Any]) -> Played:
    return begun("movement.choose", ["B1", *way, "stop"], units={"33": unit}, **DAY)
