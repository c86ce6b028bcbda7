"""Bombs: the chart in full, every column shift alone and with others, and what each target loses (13, 17.5, 35)."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from fbob_games import Played, begun
from fbob_tables import GROUND, TABLES, UNITS, cell, column, factor, shift
from fbob_tables import result as charted

DAY: dict[str, Any] = {"month": 1, "turn": 2, "phasing": "german"}
LONDON, DOVER, MARGATE, HORNCHURCH = "1019", "2424", "2520", "1318"


def flying(at: str, group: int = 1, **more: Any) -> dict[str, Any]:
    return {"place": "flying", "at": at, "group": group, **more}


BOMBERS = [name for name, row in UNITS.items() if row["side"] == "german" and row["class"] in ("bomber", "zeppelin")]
BY_POWER = {
    sum(factor(one, "bombs") for one in some): some for size in (4, 3, 2, 1) for some in combinations(BOMBERS, size)
}
"""Units by the strength with which they bomb."""
MOST = max(BY_POWER)
"""It reaches the last column."""
LEAST = TABLES["columns"]["bombardment"]["least"]
POWERS = sorted({*BY_POWER, *(edge for least in LEAST for edge in (least - 1, least) if 1 <= edge <= 9)})
LAST_COLUMN = [TABLES["bombardment"][str(die)]["results"][-1] for die in range(1, 7)]


def aimed(points: int) -> tuple[int, int]:
    """A strength, as great as may be, and a die that give so many points of damage."""
    return next(
        (power, die)
        for power in sorted(POWERS, reverse=True)
        for die in range(1, 7)
        if parts(charted("bombardment", die, power))[1] == points
    )


def parts(text: str) -> tuple[int, int]:
    """The B and the D of a result."""
    return int(text[1]) if text[0] == "B" else 0, int(text[-1]) if "D" in text else 0


def bombed(at: str, power: int, die: int, target: str = "", **fields: Any) -> Played:
    """A group bombs with this strength."""
    names = BY_POWER.get(power, ("13",))
    overlay: Any = {} if power in BY_POWER else {"units": {"13": {"bombs": str(power)}}}
    overlay |= fields.pop("overlay", {})
    units = {**{name: flying(at) for name in names}, **fields.pop("units", {})}
    script = ["G1", *[target] * (len(names) if target else 0), die]
    return begun("bombing.choose", script, units=units, overlay=overlay, **{**DAY, **fields})


def result(played: Played) -> str:
    event = played.told("bomb-result")[-1]
    told: str = event["result"]
    assert told == cell("bombardment", event), "the place that was read is told as it is"
    return told


def shifts(played: Played) -> dict[str, int]:
    return {one["key"]: one["args"]["value"] for one in played.told("bomb-result")[-1]["because"]}


def outrage(panic: int) -> int:
    """The points of the British for panic in London."""
    points: int = TABLES["outrage"][f"B{panic}"]["points"] if panic else 0
    return points


@pytest.mark.rules("fbob:13.5.2", "fbob:13.5.4", "fbob:19.2a")
@pytest.mark.parametrize("power", POWERS)
@pytest.mark.parametrize("die", range(1, 7))
def test_every_place_of_the_bombardment_table(power: int, die: int) -> None:
    played = bombed(LONDON, power, die)
    expected = charted("bombardment", die, power)
    assert played.told("bombs")[0]["power"] == power
    assert (result(played), played.told("bomb-result")[0]["die"]) == (expected, die)
    panic, points = parts(expected)
    assert played.field("mp") == {"german": panic + 3 * points, "british": outrage(panic)}
    assert (played.asked == "ace-die") == (panic > 0)


def test_the_units_reach_every_column() -> None:
    assert {column("bombardment", power) for power in POWERS} == set(range(len(LEAST)))
    assert column("bombardment", MOST) == len(LEAST) - 1


@pytest.mark.rules("fbob:13.5.4")
@pytest.mark.parametrize(("at", "value"), [(DOVER, 2), (MARGATE, 1)])
@pytest.mark.parametrize("die", range(1, 7))
def test_towns_give_points_for_damage_only(at: str, value: int, die: int) -> None:
    played = bombed(at, MOST, die)
    assert played.field("mp") == {"german": value * parts(LAST_COLUMN[die - 1])[1], "british": 0}


SHIFTS: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "bomb-recon": ({"recon": {"german": [LONDON]}}, {}),
    "bomb-bombed": ({"bombed": [LONDON]}, {}),
    "bomb-up": ({}, {"training": ["up"]}),
    "bomb-designated": ({}, {"note": f"{LONDON} city"}),
    "bomb-other": ({}, {"note": f"{LONDON} aa"}),
    "bomb-night": ({"turn": 17}, {}),
    "bomb-ace": ({}, {"ace": 1}),
    "bomb-weather": ({"weather": True}, {}),
}


@pytest.mark.rules("fbob:13.5.3", "fbob:13.8b", "fbob:14.3.2")
@pytest.mark.parametrize("name", SHIFTS)
@pytest.mark.parametrize("die", [3, 4, 5])
def test_every_shift_alone(name: str, die: int) -> None:
    fields, more = SHIFTS[name]
    played = begun("bombing.choose", ["G1", die], units={"13": flying(LONDON, **more)}, **{**DAY, **fields})
    assert shifts(played) == {name: shift(name)}
    assert result(played) == charted("bombardment", die, factor("13", "bombs"), shift(name))


@pytest.mark.rules("fbob:13.5.3", "fbob:13.8b", "fbob:14.3.2", "fbob:24.3a", "fbob:27.2a", "fbob:27.2b", "fbob:29.1c")
@pytest.mark.parametrize("name", SHIFTS)
def test_every_shift_says_its_rule(name: str) -> None:
    fields, more = SHIFTS[name]
    played = begun("bombing.choose", ["G1", 3], units={"13": flying(LONDON, **more)}, **{**DAY, **fields})
    assert [one["rule"] for one in played.told("bomb-result")[0]["because"]] == [f"fbob:{RULES.get(name, '13.5.3')}"]


RULES = {
    "bomb-recon": "14.3.2", "bomb-bombed": "13.8b", "bomb-up": "24.3a", "bomb-designated": "27.2a",
    "bomb-other": "27.2b", "bomb-night": "29.1c",
}  # fmt: skip


@pytest.mark.rules("fbob:27.2c")
@pytest.mark.parametrize(("note", "shown"), [("", []), (f"{LONDON} city", [[f"{LONDON} city"]])])
def test_a_note_is_shown_if_there_is_one(note: str, shown: list[list[str]]) -> None:
    played = begun("bombing.choose", ["G1", 3], units={"13": flying(LONDON, note=note)}, **DAY)
    assert [args["notes"] for args in played.told("noted")] == shown


@pytest.mark.rules("fbob:13.5.3", "fbob:13.8b", "fbob:14.3.2")
@pytest.mark.parametrize("die", range(1, 7))
def test_shifts_of_different_causes_add_up(die: int) -> None:
    more = {"training": ["up"], "note": f"{LONDON} city", "ace": 2}
    fields: dict[str, Any] = {"recon": {"german": [LONDON]}, "bombed": [LONDON], "turn": 17, "weather": True}
    played = begun("bombing.choose", ["G1", die], units={"13": flying(LONDON, **more)}, **{**DAY, **fields})
    names = set(SHIFTS) - {"bomb-other"}
    assert shifts(played) == {name: shift(name) for name in names}
    assert result(played) == charted("bombardment", die, factor("13", "bombs"), sum(map(shift, names)))


@pytest.mark.rules("fbob:13.5.3", "fbob:14.3.2")
@pytest.mark.parametrize("die", range(1, 7))
def test_shifts_end_at_the_last_column(die: int) -> None:
    assert result(bombed(LONDON, MOST, die, recon={"german": [LONDON]})) == LAST_COLUMN[die - 1]


@pytest.mark.rules("fbob:13.5.3", "fbob:13.8a")
def test_left_of_the_first_column_nothing_is_hit() -> None:
    played = bombed(LONDON, 1, 6, weather=True)
    assert result(played) == "-"
    assert played.field("bombed") == [LONDON]


@pytest.mark.rules("fbob:13.5.3")
@pytest.mark.parametrize("name", ["bomb-up", "bomb-designated", "bomb-other", "bomb-ace"])
@pytest.mark.parametrize("which", ["13", "14", "both", "neither"])
def test_what_a_whole_group_needs_and_what_one_unit_is_enough_for(name: str, which: str) -> None:
    _, more = SHIFTS[name]
    units = {one: flying(LONDON, **(more if which in (one, "both") else {})) for one in ("13", "14")}
    played = begun("bombing.choose", ["G1", 1], units=units, **DAY)
    counts = which == "both" or (which != "neither" and name in ("bomb-other", "bomb-ace"))
    assert shifts(played) == ({name: shift(name)} if counts else {})


@pytest.mark.rules("fbob:13.5.3")
@pytest.mark.parametrize(
    ("side", "unit", "at", "shifted"),
    [
        ("german", "13", LONDON, True),
        ("german", "1/501", LONDON, True),
        ("german", "L-1", LONDON, True),
        ("british", "2RN", "4825", True),
        ("british", "3CV", "4825", True),
        ("british", "33", "4825", False),
    ],
)
def test_aces_of_bombers_and_zeppelins_shift_those_of_fighters_do_not(
    side: str, unit: str, at: str, shifted: bool
) -> None:
    group = "G1" if side == "german" else "B1"
    fields = {**DAY, "phasing": side}
    played = begun("bombing.choose", [group, 1], units={unit: flying(at, ace=1)}, **fields)
    assert shifts(played) == ({"bomb-ace": shift("bomb-ace")} if shifted else {})


@pytest.mark.rules("fbob:13.5.3", "fbob:14.3.2")
def test_a_recon_marker_is_for_its_own_side_in_either_half() -> None:
    units = {"33": flying("4825")}
    for owner, counts in (("british", True), ("german", False)):
        played = begun(
            "bombing.choose", ["B1", 1], units=units, recon={owner: ["4825"]}, **{**DAY, "phasing": "british"}
        )
        assert ("bomb-recon" in shifts(played)) == counts


LAND = {
    "aerodrome": int(GROUND["b-aerodrome"]["points"]),
    "headquarters": int(GROUND["b-hq"]["points"]),
    "civil-defence": int(GROUND["b-cd"]["points"]),
    "early-warning": int(GROUND["b-ew"]["points"]),
}


@pytest.mark.rules("fbob:13.5.4", "fbob:35.1a", "fbob:17.5d")
@pytest.mark.parametrize("kind", LAND)
@pytest.mark.parametrize("points", range(4))
def test_land_units_go_when_their_points_are_met(kind: str, points: int) -> None:
    units = {HORNCHURCH: f"{kind} aa1"}
    played = bombed(HORNCHURCH, *aimed(points), target=kind, units=units)
    lost = points >= LAND[kind]
    assert played.field("units")[HORNCHURCH] == ("aa1" if lost else f"{kind} aa1")
    assert played.field("mp") == {"german": LAND[kind] if lost else 0, "british": 0}
    assert len(played.told("unharmed")) == (1 if points and not lost else 0)
    assert len(played.told("land-lost")) == (1 if lost else 0)


@pytest.mark.rules("fbob:13.5.4", "fbob:35.1a")
@pytest.mark.parametrize("before", range(1, 5))
@pytest.mark.parametrize("points", range(4))
@pytest.mark.parametrize("on_top", [True, False])
def test_guns_lose_strength_points(before: int, points: int, on_top: bool) -> None:
    words = [f"aa{before}", "aerodrome"]
    played = bombed(
        HORNCHURCH, *aimed(points), target="aa", units={HORNCHURCH: " ".join(words if on_top else words[::-1])}
    )
    after = max(0, before - points)
    left = [f"aa{after}"] if after else []
    expected = [*left, "aerodrome"] if on_top else ["aerodrome", *left]
    assert played.field("units")[HORNCHURCH].split() == expected
    assert played.field("mp") == {"german": before - after, "british": 0}
    told = [(one["before"], one["after"]) for one in played.told("guns-hit")]
    assert told == ([(before, after)] if points else [])


@pytest.mark.rules("fbob:35.1a", "fbob:15.2a")
@pytest.mark.parametrize(("threes", "twos", "after"), [(3, 0, 3), (4, 0, 2), (4, 7, 2), (4, 8, 1)])
def test_guns_that_are_hit_need_a_counter_of_the_mix(threes: int, twos: int, after: int) -> None:
    spare = iter(f"{column:02}05" for column in range(1, 20))
    units = {HORNCHURCH: "aa4"}
    units |= {next(spare): "aa3" for _ in range(threes)}
    units |= {next(spare): "aa2" for _ in range(twos)}
    played = bombed(HORNCHURCH, *aimed(1), units=units)  # D1
    assert played.field("units")[HORNCHURCH] == f"aa{after}"
    assert played.field("mp")["german"] == 4 - after


@pytest.mark.rules("fbob:35.1a", "fbob:15.2a")
def test_without_a_counter_of_any_lower_strength_the_guns_are_lost() -> None:
    units = {f"{column:02}05": "aa1" for column in range(1, 13)}  # all twelve of strength 1
    played = bombed(HORNCHURCH, *aimed(1), units={HORNCHURCH: "aa2", **units})
    assert HORNCHURCH not in played.field("units")
    assert played.field("mp")["german"] == 2


@pytest.mark.rules("fbob:35.1a", "fbob:13.5.4")
@pytest.mark.parametrize("unit", ["33", "1CV", "2RN", "3CV"])
@pytest.mark.parametrize("points", [1, 2, 3])
@pytest.mark.parametrize("worth", [1, 2, 3, 4])
def test_air_units_on_the_ground(unit: str, points: int, worth: int) -> None:
    units = {HORNCHURCH: "aerodrome", unit: {"place": "based", "at": HORNCHURCH}}
    pack = {"scores": {UNITS[unit]["class"]: {"points": worth}}}
    played = bombed(HORNCHURCH, *aimed(points), target=unit, units=units, overlay=pack)
    lost = points >= worth
    assert (played.asked == "damage-die") == (not lost)
    assert played.field("mp") == {"german": worth if lost else 0, "british": 0}
    assert (played.field("units")[unit]["place"] == "pool") == lost
    if lost:
        assert played.rules("eliminated") == ["fbob:7.2b"]


@pytest.mark.rules("fbob:35.1a")
@pytest.mark.parametrize(
    ("die", "place", "marks"),
    [
        (1, "based", ["shaken"]),
        (2, "based", ["shaken"]),
        (3, "based", ["shaken"]),
        (4, "based", ["turned-back", "shaken"]),
        (5, "recycling", None),
        (6, "recycling", None),
    ],
)
def test_damage_on_the_ground(die: int, place: str, marks: list[str] | None) -> None:
    units = {HORNCHURCH: "aerodrome", "2RN": {"place": "based", "at": HORNCHURCH}}
    played = bombed(HORNCHURCH, *aimed(1), target="2RN", units=units)
    played.answer(str(die))
    found = played.field("units")["2RN"]
    assert (found["place"], found.get("marks")) == (place, marks)
    assert played.field("mp") == {"german": 0, "british": 0}


@pytest.mark.rules("fbob:13.5.4")
def test_bombs_without_damage_leave_units_alone() -> None:
    units = {
        "2413": "aa2 aerodrome",
        "33": {"place": "based", "at": "2413"},
        "carrier": "2413",
        "tender-1": "2413",
    }
    for target in ("aa", "aerodrome", "33", "carrier", "tender-1"):
        played = bombed("2413", *aimed(0), target=target, units=units)
        panic, points = parts(result(played))
        assert (panic > 0, points) == (True, 0)
        found = played.field("units")
        assert found["2413"] == "aa2 aerodrome"
        assert found["33"]["place"] == "based"
        assert found["carrier"]["at"] == found["tender-1"]["at"] == "2413"
        assert played.field("mp") == {"german": 0, "british": 0}


@pytest.mark.rules("fbob:17.5b", "fbob:17.5c")
@pytest.mark.parametrize(
    ("land", "relief"),
    [
        ({}, 0),
        ({LONDON: "civil-defence"}, 1),
        ({LONDON: "aa1 civil-defence"}, 1),
        ({"1018": "civil-defence"}, 1),
        ({"1020": "civil-defence", "1018": "civil-defence", LONDON: "civil-defence"}, 1),
        ({"1021": "civil-defence"}, 0),
        ({"1020": "early-warning headquarters aa1"}, 0),
    ],
)
@pytest.mark.parametrize("die", range(1, 7))
def test_civil_defence(land: dict[str, str], relief: int, die: int) -> None:
    panic, points = parts(LAST_COLUMN[die - 1])
    played = bombed(LONDON, MOST, die, target="city" if LONDON in land else "", units=land)
    less = relief if points >= TABLES["civil-defence"]["effect"]["least"] else 0
    assert played.field("mp") == {"german": panic + 3 * (points - less), "british": outrage(panic)}
    assert len(played.told("relief")) == less


@pytest.mark.rules("fbob:17.5b")
@pytest.mark.parametrize("at", [LONDON, DOVER, MARGATE])
@pytest.mark.parametrize(("points", "counted"), [(0, 0), (1, 1), (2, 1), (3, 2)])
def test_civil_defence_lowers_a_d2_and_a_d3_but_no_d1(at: str, points: int, counted: int) -> None:
    power, die = aimed(points)
    panic, damage = parts(charted("bombardment", die, power))
    assert damage == points
    played = bombed(at, power, die, target="city", units={at: "aa1 civil-defence"})
    city, value = (panic, 3) if at == LONDON else (0, {DOVER: 2, MARGATE: 1}[at])
    assert played.field("mp")["german"] == city + value * counted
    told = [(one["hex"], one["because"][0]["args"]["value"]) for one in played.told("relief")]
    assert told == ([(at, -1)] if points >= 2 else [])


@pytest.mark.rules("fbob:13.5.4", "fbob:18.3b")
def test_the_sum_of_points_can_end_the_game() -> None:
    panic, points = parts(LAST_COLUMN[5])
    both = panic + 3 * points - outrage(panic)  # the points of both sides count together
    lead = TABLES["numbers"]["sudden-death"]["value"]
    assert bombed(LONDON, MOST, 6, mp={"german": lead - both, "british": 0}).game.outcome is not None
    assert bombed(LONDON, MOST, 6, mp={"german": lead - both - 1, "british": 0}).game.outcome is None
