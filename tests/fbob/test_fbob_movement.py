"""Taking off, flying and landing (8-10), where many cases or what is no longer there must be shown."""

from __future__ import annotations

from typing import Any

import pytest
from fbob_games import Played, begun

from tallyho.fbob.title import FBOB

UNITS: Any = FBOB.data(None)


def turn(step: str, script: list[str | int], side: str, units: dict[str, Any], **fields: Any) -> Played:
    """A step of the half of a side, in flying turn 4 of the first month unless said otherwise."""
    return begun(step, script, **{"turn": 4, "phasing": side, "units": units, **fields})


@pytest.mark.rules("fbob:2.7a", "fbob:8.2a", "fbob:8.6a", "fbob:8.7a", "fbob:2.9a", "fbob:2.9b", "fbob:2.20f")
@pytest.mark.parametrize("name", [unit.name for unit in UNITS.units])
def test_every_unit_flies_its_speed_and_has_its_endurance(name: str) -> None:
    unit = UNITS.units[UNITS.unit[name]]
    side, base = ("german", "4826") if unit.side == 0 else ("british", "1318")
    played = turn("movement.choose", [base, name], side, {base: "aerodrome", name: f"based {base}"})
    there, back = ("4827", "4826") if side == "german" else ("1317", "1318")
    for number in range(unit.speed):
        assert there in played.offers or back in played.offers
        played.answer(back if number % 2 else there)
    number = UNITS.unit[name]
    zeppelin = name.startswith("L-")
    assert played.p.spotted[number] == zeppelin
    assert played.asked == ("fly" if not zeppelin or unit.speed % 2 == 0 else "move")
    if played.asked == "fly":
        assert played.offers == ["stop", "land"]
        played.answer("stop")
    assert (played.p.used[number], played.p.took_off[number]) == (unit.speed, 4)
    assert played.p.box[number] == (4 + unit.endurance if unit.endurance else 0)
    assert played.p.fastest[number] == unit.speed


@pytest.mark.rules("fbob:8.8a", "fbob:8.6b", "fbob:11.0c")
def test_a_landing_clears_all_that_belonged_to_the_flight() -> None:
    flying = {
        "place": "flying", "at": "1318", "group": 1, "used": 2, "took_off": 2, "origin": "1218", "box": 12,
        "fastest": 5, "spotted": 1, "marks": ["flew", "bombed", "shaken", "moved"], "training": ["up", "night-trained"],
    }  # fmt: skip
    played = turn("movement.fly", ["land"], "british", {"1318": "aerodrome", "33": flying}, moving=1)
    assert played.field("units")["33"] == {
        "place": "based",
        "at": "1318",
        "marks": ["flew", "bombed", "shaken"],
        "training": ["night-trained"],
    }
    assert played.told("crash") == []


@pytest.mark.rules("fbob:8.6b", "fbob:11.0d", "fbob:8.10a")
def test_a_zeppelin_lands_face_up() -> None:
    zeppelin = {"place": "flying", "at": "4826", "group": 1, "spotted": 1, "took_off": 2}
    played = turn("movement.fly", ["land"], "german", {"4826": "aerodrome", "L-1": zeppelin}, moving=1)
    assert played.field("units")["L-1"] == {"place": "based", "at": "4826", "spotted": 1}


@pytest.mark.rules("fbob:8.6a", "fbob:8.7a")
def test_who_takes_off_only_its_owner_is_told() -> None:
    played = turn(
        "movement.choose", ["4826", "13", "14"], "german", {"4826": "aerodrome", "13": "based 4826", "14": "based 4826"}
    )
    told = [(key, seen_by) for key, _, _, seen_by in played.log.events if key in ("takes-off", "sent-up")]
    assert told == [("takes-off", None), ("sent-up", ("german",))]
    assert played.told("takes-off") == [{"group": "G1", "side": "german", "hex": "4826", "number": 2}]
    assert played.told("sent-up")[0]["units"] == ["13", "14"]


@pytest.mark.rules("fbob:10.2b", "fbob:9.6a")
def test_a_zeppelin_takes_off_only_as_the_first_and_the_last() -> None:
    units = {"4824": "aerodrome", "L-1": "based 4824", "L-2": "based 4824", "13": "based 4824"}
    played = turn("movement.choose", ["4824"], "german", units)
    assert played.offers == ["13", "L-1", "L-2"]
    assert played.game.open[0].args == {"hex": "4824", "number": 0, "most": 3}
    played.answer("13")
    assert played.asked == "fly"
    assert played.field("units")["13"]["place"] == "flying"


@pytest.mark.rules("fbob:8.11a", "fbob:8.9a")
def test_after_turn_24_all_crash_but_zeppelins_and_fakes() -> None:
    units = {
        "13": {"place": "flying", "at": "3020", "group": 1, "box": 30},
        "L-1": {"place": "flying", "at": "3120", "group": 2, "spotted": 1},
        "Fake-1": {"place": "flying", "at": "3220", "group": 3},
    }
    played = turn("turn.half", [1], "german", units, turn=24, month=3)
    assert [args["unit"] for args in played.told("out-of-fuel")] == ["13"]
    places = {name: played.field("units")[name]["place"] for name in units}
    assert places == {"13": "recycling", "L-1": "flying", "Fake-1": "flying"}


@pytest.mark.rules("fbob:8.9b")
@pytest.mark.parametrize(
    ("at", "weather", "added"),
    [("4826", False, []), ("4826", True, [1]), ("3020", False, [2]), ("1019", False, [2]), ("1019", True, [2, 1])],
)
def test_what_makes_it_worse_to_run_out_of_fuel(at: str, weather: bool, added: list[int]) -> None:
    units = {"13": {"place": "flying", "at": at, "group": 1, "box": 4}}
    played = turn("turn.half", [1], "german", units, weather=weather)
    (told,) = played.told("crash")
    assert [one["args"]["value"] for one in told["because"]] == added
    assert told["total"] == 1 + sum(added)


@pytest.mark.rules("fbob:9.2a", "fbob:9.2b", "fbob:9.2c", "fbob:16.1a", "fbob:8.9b")
@pytest.mark.parametrize(
    ("unit", "at", "based", "number", "weather", "added"),
    [
        ("33", "1318", 2, 4, False, None),
        ("33", "1318", 2, 4, True, None),
        ("33", "1318", 3, 4, False, [1]),
        ("33", "1318", 3, 4, True, [1, 1]),
        ("33", "1219", 0, 4, False, [2]),
        ("33", "1318", 0, 16, False, None),
        ("33", "1318", 0, 17, False, [1]),
        ("36", "1318", 0, 17, False, None),
        ("33", "1318", 3, 17, True, [1, 1, 1]),
        ("33", "1219", 0, 24, True, [1, 2, 1]),
        ("36", "1219", 0, 24, False, [2]),
    ],
)
def test_what_makes_a_landing_dangerous(
    unit: str, at: str, based: int, number: int, weather: bool, added: list[int] | None
) -> None:
    units: dict[str, Any] = {"1318": "aerodrome", unit: f"flying {at} 1"}
    units |= dict.fromkeys(("50", "51", "75")[:based], "based 1318")
    script: list[str | int] = ["land"] if added is None else ["land", 1]
    overlay = {"modifiers": {"crash-night": {"value": 1}}}
    played = turn("movement.fly", script, "british", units, turn=number, moving=1, weather=weather, overlay=overlay)
    told = played.told("crash")
    assert [one["args"]["value"] for crash in told for one in crash["because"]] == (added or [])
    assert len(told) == (added is not None)
    assert played.field("units")[unit]["place"] == "based" or sum(added or []) >= 5


@pytest.mark.rules("fbob:16.1a", "fbob:8.9b")
@pytest.mark.parametrize("night", [0, 1])
def test_a_reason_for_the_check_is_told_even_if_it_is_no_modifier(night: int) -> None:
    overlay = {"modifiers": {"crash-night": {"value": night}, "crash-weather": {"value": 0}}}
    units: dict[str, Any] = {"1318": "aerodrome", "33": "flying 1318 1"}
    played = turn("movement.fly", ["land", 1], "british", units, turn=17, moving=1, weather=True, overlay=overlay)
    assert [(one["key"], one["args"]["value"]) for one in played.told("crash")[0]["because"]] == [
        ("crash-night", night)
    ]


@pytest.mark.rules("fbob:9.2b", "fbob:18.4c")
@pytest.mark.parametrize(
    ("aboard", "based", "aerodrome", "place", "dice"),
    [
        (2, 0, True, "aboard", 0),
        (2, 0, False, "aboard", 0),
        (3, 0, True, "based", 0),
        (3, 3, True, "aboard", 1),
        (3, 0, False, "aboard", 1),
    ],
)
def test_a_carrier_unit_over_carrier_and_aerodrome(
    aboard: int, based: int, aerodrome: bool, place: str, dice: int
) -> None:
    pack = {"units": {name: {"carrier": "yes"} for name in ("33", "36")}}
    units: dict[str, Any] = {"carrier": "2424", "1CV": "flying 2424 1"}
    units |= dict.fromkeys(("2CV", "3CV", "33")[:aboard], "aboard 2424")
    units |= dict.fromkeys(("50", "51", "75")[:based], "based 2424")
    units |= {"2424": "aerodrome"} if aerodrome else {}
    said = [{"aboard": "carrier", "based": "2424"}[place]] if aerodrome else []
    script: list[str | int] = ["land", *said, *[1] * dice]
    played = turn("movement.fly", script, "british", units, moving=1, overlay=pack)
    assert played.field("units")["1CV"] == {"place": place, "at": "2424"}
    assert [one["args"]["value"] for crash in played.told("crash") for one in crash["because"]] == [1] * dice


@pytest.mark.rules("fbob:9.3a", "fbob:9.3b", "fbob:9.3c", "fbob:10.1b")
@pytest.mark.parametrize(
    ("side", "raf", "moving", "others", "joins"),
    [
        ("german", False, 1, 2, True),
        ("german", False, 2, 1, True),
        ("german", False, 2, 2, False),
        ("german", False, 1, 3, False),
        ("british", False, 1, 1, True),
        ("british", False, 1, 2, False),
        ("british", True, 1, 2, True),
        ("british", True, 2, 2, False),
    ],
)
def test_groups_join_up_to_the_limit(side: str, raf: bool, moving: int, others: int, joins: bool) -> None:
    names = ("13", "14", "15", "16") if side == "german" else ("33", "36", "38", "39")
    base = "4826" if side == "german" else "1318"
    units = {
        name: {"place": "flying", "at": "3020", "group": 1 if number < moving else 2, "origin": base, "took_off": 4}
        for number, name in enumerate(names[: moving + others])
    }
    played = turn("movement.fly", [], side, units, moving=1, raf=raf)
    assert (f"join {side[0].upper()}2" in played.offers) == joins


@pytest.mark.rules("fbob:10.1c")
@pytest.mark.parametrize(
    ("at", "joins"), [("4429", False), ("4428", True), ("4425", True), ("4724", True), ("5126", False)]
)
def test_one_headquarters_within_four_hexes_of_both_bases(at: str, joins: bool) -> None:
    bases = ("4826", "4628")
    far = [UNITS.distance(UNITS.hex[at], UNITS.hex[base]) for base in bases]
    assert (max(far) <= 4) == joins
    units: dict[str, Any] = {
        name: {"place": "flying", "at": "4727", "group": group, "origin": base, "took_off": 4}
        for name, group, base in (("13", 1, bases[0]), ("14", 2, bases[1]))
    }
    played = turn("movement.fly", [], "german", {**units, at: "headquarters"}, moving=1)
    assert ("join G2" in played.offers) == joins


@pytest.mark.rules("fbob:9.5b", "fbob:10.3b", "fbob:10.3f")
def test_a_unit_that_left_has_no_base_in_common_any_more() -> None:
    units = {"4826": "aerodrome", "13": "based 4826", "14": "based 4826", "15": "based 4826"}
    played = turn("movement.choose", ["4826", "13", "14", "done", "split", "14", "stop", "4826", "15"], "german", units)
    assert [offer for offer in played.offers if offer.startswith("join")] == ["join G1"]
    assert played.field("units")["14"].get("origin") is None
    assert played.field("units")["13"]["origin"] == "4826"


@pytest.mark.rules("fbob:9.5b", "fbob:10.3f")
@pytest.mark.parametrize("land", [{}, {"4825": "headquarters"}])
def test_two_that_left_the_same_group_do_not_join_each_other(land: dict[str, str]) -> None:
    units = {"4826": "aerodrome", "13": "based 4826", "14": "based 4826", "15": "based 4826", **land}
    script: list[str | int] = ["4826", "13", "14", "15", "split", "14", "split", "15", "stop", "G2"]
    played = turn("movement.choose", script, "german", units)
    assert [offer for offer in played.offers if offer.startswith("join")] == []
    assert played.field("moving") == 2
    played.answer("stop")
    assert played.field("moving") == 0


@pytest.mark.rules("fbob:8.2a", "fbob:11.0d")
@pytest.mark.parametrize(("spotted", "asked"), [(1, "move"), (0, "fly")])
def test_of_a_group_that_all_see_nobody_is_asked_when_it_must_stop(spotted: int, asked: str) -> None:
    units = {"13": {"place": "flying", "at": "3020", "group": 1, "used": 4, "spotted": spotted}}
    played = turn("movement.fly", ["3019"], "german", units, moving=1)
    assert played.asked == asked
    assert (played.field("units")["13"].get("marks") == ["moved"]) == bool(spotted)


@pytest.mark.rules("fbob:25.8.2", "fbob:7.1b")
@pytest.mark.parametrize(
    ("unit", "at", "land", "offers"),
    [
        ("Jasta-1", "3722", {"3724": "aerodrome"}, ["stop"]),
        ("Jasta-1", "4021", {"3724": "aerodrome", "4023": "aerodrome"}, ["4022"]),
        ("33", "4021", {"4023": "aerodrome", "carrier": "4019"}, ["stop"]),
        ("1CV", "4021", {"4023": "aerodrome", "carrier": "4019"}, ["4020"]),
    ],
)
def test_a_patrol_goes_home_to_a_base_of_its_own(unit: str, at: str, land: dict[str, str], offers: list[str]) -> None:
    """With speed for two hexes only those on the way to a base two hexes away are offered."""
    side = "german" if unit.startswith("J") else "british"
    used = UNITS.speed[UNITS.unit[unit]] - 2
    patrol = {"place": "flying", "at": at, "group": 1, "used": used, "box": 20, "marks": ["flew", "patrol"]}
    played = turn("movement.fly", [], side, {unit: patrol, **land}, moving=1, options=["patrols"])
    assert played.offers == offers


@pytest.mark.rules("fbob:11.1e", "fbob:8.6a")
@pytest.mark.parametrize(("tender", "spotted"), [("4019", 1), ("4018", 0)])
def test_taking_off_within_sight_of_a_ship(tender: str, spotted: int) -> None:
    units = {"4023": "aerodrome", "13": "based 4023", "tender-1": tender}
    played = turn("movement.choose", ["4023", "13"], "german", units)
    assert played.p.spotted[played.p.data.unit["13"]] == spotted


@pytest.mark.rules("fbob:8.3b", "fbob:20.1a")
def test_which_unit_leaves_a_group_is_its_owners_secret() -> None:
    units = {"13": "flying 3020 1", "14": "flying 3020 1"}
    played = turn("movement.fly", ["split", "14"], "german", units, moving=1)
    assert played.told("splits") == [{"group": "G1", "hex": "3020", "other": "G2", "side": "german"}]
    assert "14" not in str(played.view("british")["groups"])


@pytest.mark.rules("fbob:9.4a", "fbob:9.4b", "fbob:9.6a", "fbob:10.2c")
@pytest.mark.parametrize(
    ("units", "damaged"),
    [
        ({"13": "flying 3020 1"}, []),
        ({"13": "flying 3020 1", "14": "flying 3021 2"}, []),
        ({"13": "flying 3020 1", "14": "flying 3020 1"}, []),
        ({"13": "flying 3020 1", "14": "flying 3020 2"}, ["13", "14"]),
        ({"13": "flying 3020 1", "14": "flying 3020 1", "15": "flying 3020 2"}, ["13", "14", "15"]),
        ({"13": "flying 3020 1", "Fake-1": "flying 3020 2"}, ["13"]),
        ({"L-1": "flying 3020 1", "33": "flying 3020 1"}, []),
    ],
)
def test_who_is_damaged_by_crowding(units: dict[str, Any], damaged: list[str]) -> None:
    played = turn("movement.stacking", [1] * len(damaged), "german", units)
    assert [args["unit"] for args in played.told("damage")] == damaged
    if "Fake-1" in units:
        assert played.field("units")["Fake-1"]["place"] == "recycling"


@pytest.mark.rules("fbob:9.4b")
def test_who_was_driven_out_of_a_crowd_is_damaged_once() -> None:
    units = {"13": "flying 3020 1", "14": "flying 3020 2"}
    played = turn("movement.stacking", [2, "3019", 1], "german", units)
    assert [(args["unit"], args["effect"]) for args in played.told("damage")] == [("13", "driven-off"), ("14", "none")]
    assert played.field("units")["13"]["at"] == "3019"


@pytest.mark.rules("fbob:8.1b", "fbob:8.2a", "fbob:12.7a")
def test_a_new_half_gives_speed_back_to_the_side_that_moves() -> None:
    state = {"place": "flying", "used": 5, "box": 20, "marks": ["flew", "bombed", "moved", "fought", "intercepted"]}
    units = {"13": {**state, "at": "3020", "group": 1}, "33": {**state, "at": "1318", "group": 1}}
    german = turn("movement.begin", [], "german", units, moving=7, fought=["3020"])
    assert german.field("units")["13"]["marks"] == ["flew", "bombed", "intercepted"]
    assert german.field("units")["33"]["marks"] == ["flew", "bombed", "moved", "fought"]
    assert (german.p.used[german.p.data.unit["13"]], german.p.moving, german.p.fought) == (0, 0, [])
    british = turn("movement.begin", [], "british", units)
    assert british.field("units")["33"]["marks"] == ["flew", "bombed", "intercepted"]
    assert british.p.used[british.p.data.unit["33"]] == 0


@pytest.mark.rules("fbob:8.1b", "fbob:8.6a")
@pytest.mark.parametrize(
    ("answer", "key", "rule"),
    [
        ("G1", "has-moved", "fbob:8.1b"),
        ("G7", "no-such-group", "fbob:8.1b"),
        ("4725", "nobody-takes-off", "fbob:8.6a"),
        ("carrier", "nobody-takes-off", "fbob:8.6a"),
    ],
)
def test_why_something_does_not_move(answer: str, key: str, rule: str) -> None:
    units = {"13": {"place": "flying", "at": "3020", "group": 1, "marks": ["moved"]}, "4725": "aerodrome"}
    played = turn("movement.choose", [], "german", units)
    assert played.refused(answer) == (key, rule)
    assert played.refused("castle")[0] not in ("has-moved", "no-such-group", "nobody-takes-off")
    assert played.refused("B1")[0] not in ("has-moved", "no-such-group")


@pytest.mark.rules("fbob:20.3b", "fbob:8.6a", "fbob:8.6b")
def test_what_was_seen_of_a_base_holds_until_somebody_takes_off_or_lands() -> None:
    units = {
        "4826": "aerodrome",
        "13": {"place": "based", "at": "4826", "spotted": 1},
        "14": {"place": "based", "at": "4826", "spotted": 1},
        "L-1": {"place": "based", "at": "4826", "spotted": 1},
        "15": {"place": "based", "at": "4725", "spotted": 1},
        "16": "flying 4826 7",
    }
    for script in (["4826", "13", "done"], ["G7", "land"]):
        script_of_any: list[str | int] = [*script]
        played = turn("movement.choose", script_of_any, "german", units)
        found = played.field("units")
        assert "spotted" not in found["14"]
        assert "spotted" not in found["13"]
        assert (found["L-1"]["spotted"], found["15"]["spotted"]) == (1, 1)
        assert played.p.reveals > 0


@pytest.mark.rules("fbob:5.2c", "fbob:4.4a")
def test_a_take_off_is_a_mission_of_its_side_only() -> None:
    played = turn("movement.choose", ["4826", "13"], "german", {"4826": "aerodrome", "13": "based 4826"})
    assert played.p.went == [1, 0]
