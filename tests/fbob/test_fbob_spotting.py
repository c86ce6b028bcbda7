"""Spotting: radii up to their edge, what is looked at from the air, Fakes, landing and who is told (11)."""

from __future__ import annotations

from typing import Any

import pytest
from fbob_games import Played, begun

DAY: dict[str, Any] = {"month": 1, "turn": 2}


def flying(at: str, group: int = 1, **more: Any) -> dict[str, Any]:
    return {"place": "flying", "at": at, "group": group, **more}


def flown(side: str, hexes: list[str], units: dict[str, Any], **fields: Any) -> Played:
    """The first group of a side flies these hexes."""
    group = "G1" if side == "german" else "B1"
    return begun("movement.choose", [group, *hexes], units=units, phasing=side, **{**DAY, **fields})


def spotted(played: Played) -> set[str]:
    """The flying units that the enemy knows."""
    units = played.field("units")
    return {name for name, one in units.items() if isinstance(one, dict) and one.get("spotted")}


@pytest.mark.rules("fbob:11.1c", "fbob:11.1d", "fbob:17.6EWb", "fbob:17.6EWc")
@pytest.mark.parametrize("distance", range(7))
@pytest.mark.parametrize("command", [None, 3, 4, 5])
def test_radius_of_early_warning(distance: int, command: int | None) -> None:
    units: dict[str, Any] = {"13": flying(f"18{10 + distance + 1:02}"), "1810": "early-warning"}
    if command is not None:
        units[f"18{10 - command:02}"] = "headquarters"
    played = flown("german", [f"18{10 + distance:02}"], units)
    reach = 4 if command in (3, 4) else 2
    assert ("13" in spotted(played)) == (distance <= reach)
    assert played.rules("spotted") == (["fbob:11.1c"] if distance <= reach else [])


@pytest.mark.rules("fbob:11.1c", "fbob:17.6EWd")
def test_one_early_warning_unit_with_a_headquarters_does_not_widen_another() -> None:
    units = {"13": flying("1815"), "1811": "early-warning", "1817": "early-warning", "1806": "headquarters"}
    assert spotted(flown("german", ["1814"], units)) == set()
    units = {"13": flying("1815"), "1810": "early-warning", "1817": "early-warning", "1806": "headquarters"}
    assert spotted(flown("german", ["1814"], units)) == {"13"}


@pytest.mark.rules("fbob:11.1e", "fbob:18.4d", "fbob:18.5b")
@pytest.mark.parametrize("ship", ["carrier", "tender-1", "tender-2"])
@pytest.mark.parametrize("distance", range(1, 7))
def test_radius_of_ships(ship: str, distance: int) -> None:
    units = {"13": flying(f"30{15 - distance - 1:02}"), ship: "3015"}
    played = flown("german", [f"30{15 - distance:02}"], units)
    assert ("13" in spotted(played)) == (distance <= 4)
    assert played.rules("spotted") == (["fbob:11.1e"] if distance <= 4 else [])


@pytest.mark.rules("fbob:11.1c", "fbob:11.1e")
def test_early_warning_is_named_before_ships() -> None:
    units = {"13": flying("2416"), "2413": "early-warning", "carrier": "2414"}
    assert flown("german", ["2415"], units).rules("spotted") == ["fbob:11.1c"]


@pytest.mark.rules("fbob:11.1c", "fbob:11.1d", "fbob:11.1e")
def test_what_is_removed_spots_no_more() -> None:
    """A ship that is sunk, an early warning unit that is bombed, a headquarters that has gone elsewhere."""
    table: dict[str, Any] = {"units": {"13": {"bombs": "9"}, "14": {"bombs": "9"}}}
    units = {"13": flying("3010"), "14": flying("3010"), "tender-1": "3010", "Jasta-1": flying("3013", 2)}
    played = begun("movement.choose", ["done", "G1", 4], units=units, phasing="german", overlay=table, **DAY)
    assert played.field("units")["tender-1"]["at"] == ""
    for answer in ("1", "done", "G2", "3012"):
        played.answer(answer)
    assert "Jasta-1" not in spotted(played)


@pytest.mark.rules("fbob:11.1a", "fbob:11.1g")
def test_fakes_vanish_when_they_are_spotted_and_the_others_fly_on() -> None:
    units = {"13": flying("3010"), "Fake-1": flying("3010"), "Fake-2": flying("3011", 2), "33": flying("3011")}
    played = flown("german", ["3011"], units)
    assert spotted(played) == {"13", "33"}
    found = played.field("units")
    assert (found["Fake-1"]["place"], found["Fake-1"]["back"]) == ("recycling", 2)
    assert (found["Fake-2"]["place"], found["Fake-2"]["back"]) == ("recycling", 2)
    assert [one["unit"] for one in played.told("fake-seen")] == ["Fake-1", "Fake-2"]
    assert [one["units"] for one in played.told("spotted")] == [["33"], ["13"]]
    assert played.asked == "fly"


@pytest.mark.rules("fbob:11.1a")
@pytest.mark.parametrize(("month", "place", "back"), [(7, "recycling", 8), (8, "gone", None)])
def test_a_fake_seen_in_the_last_month_is_gone(month: int, place: str, back: int | None) -> None:
    units = {"Fake-1": flying("3010"), "33": flying("3011")}
    played = flown("german", ["3011"], units, month=month)
    found = played.field("units")["Fake-1"]
    assert (found["place"], found.get("back")) == (place, back)
    assert "33" in spotted(played)


@pytest.mark.rules("fbob:11.1a")
def test_one_meets_only_fakes_and_is_spotted_all_the_same() -> None:
    played = flown("british", ["3011"], {"33": flying("3010"), "Fake-1": flying("3011")})
    assert spotted(played) == {"33"}
    assert played.told("spotted")[0]["units"] == ["33"]


@pytest.mark.rules("fbob:11.1a")
def test_what_is_spotted_already_is_not_told_again() -> None:
    units = {"13": flying("3010", spotted=1), "33": flying("3011", spotted=1)}
    assert flown("german", ["3011"], units).told("spotted") == []


@pytest.mark.rules("fbob:11.1b")
def test_guns_spot_only_the_group_that_enters() -> None:
    units = {"13": flying("1202"), "14": flying("1203", 2), "1203": "headquarters aa1"}
    played = flown("german", ["1203"], units)
    assert spotted(played) == {"13"}
    assert played.rules("spotted") == ["fbob:11.1b"]


@pytest.mark.rules("fbob:11.1b")
def test_fakes_over_guns_vanish_before_the_fire() -> None:
    played = flown("german", ["1203"], {"Fake-1": flying("1202"), "1203": "aa1", "14": flying("3010", 2)})
    assert played.field("units")["Fake-1"]["place"] == "recycling"
    assert played.told("guns-fire") == []
    assert played.asked == "move"


@pytest.mark.rules("fbob:11.1g", "fbob:20.3a")
def test_who_flies_over_a_hex_sees_what_lies_below() -> None:
    units = {
        "13": flying("2414"),
        "2413": "early-warning headquarters civil-defence",
        "33": {"place": "based", "at": "2413"},
        "1CV": {"place": "aboard", "at": "2413"},
        "carrier": "2413",
        "tender-1": "3005",
    }
    played = flown("german", ["2413"], units)
    found = played.field("units")
    assert found["2413"] == "early-warning headquarters* civil-defence*"
    assert found["carrier"]["known"] == 1
    assert "known" not in found["tender-1"]
    assert spotted(played) == {"13", "33", "1CV"}
    told = played.told("examined")
    assert told == [
        {"side": "german", "hex": "2413", "found": ["civil-defence", "headquarters", "carrier", "33", "1CV"]}
    ]


@pytest.mark.rules("fbob:20.3a")
def test_at_sea_a_ship_is_seen_from_above() -> None:
    units = {"13": flying("3009", spotted=1), "carrier": "3010", "1CV": {"place": "aboard", "at": "3010"}}
    played = flown("german", ["3010"], units)
    assert played.told("examined")[0]["found"] == ["carrier", "1CV"]


@pytest.mark.rules("fbob:20.3a")
def test_its_own_side_learns_nothing_new() -> None:
    units = {"33": flying("2414"), "2413": "early-warning headquarters", "carrier": "2413"}
    units["38"] = {"place": "based", "at": "2413"}
    played = flown("british", ["2413"], units)
    assert played.told("examined") == []
    assert spotted(played) == set()


@pytest.mark.rules("fbob:20.3a")
def test_a_fake_on_the_ground_is_examined_and_stays() -> None:
    units = {"33": flying("4224"), "4225": "headquarters", "Fake-1": {"place": "based", "at": "4225"}}
    played = flown("british", ["4225"], units)
    assert played.field("units")["Fake-1"]["place"] == "based"
    assert played.told("examined")[0]["found"] == ["Fake-1"]


@pytest.mark.rules("fbob:11.1g", "fbob:25.2a")
@pytest.mark.parametrize(
    ("options", "marks", "distance", "seen"),
    [
        (["patrols"], ["patrol"], 0, True),
        (["patrols"], ["patrol"], 1, True),
        (["patrols"], ["patrol"], 2, False),
        (["patrols"], [], 1, False),
        (["scramble"], ["patrol"], 1, False),
        ([], ["patrol"], 1, False),
    ],
)
def test_patrols_spot_beside_them(options: list[str], marks: list[str], distance: int, seen: bool) -> None:
    units = {"13": flying("3009"), "33": flying(f"30{10 + distance}", marks=marks, box=20)}
    played = flown("german", ["3010"], units, options=options)
    assert ("13" in spotted(played)) == seen
    expected = {0: "fbob:11.1a", 1: "fbob:25.2a"}.get(distance) if seen else None
    assert ([expected] if expected else []) == played.rules("spotted")[-1:]


@pytest.mark.rules("fbob:11.0c")
@pytest.mark.parametrize("name", ["13", "L-1"])
def test_what_a_landing_ends(name: str) -> None:
    more: dict[str, Any] = {"spotted": 1, "used": 3, "took_off": 1, "fastest": 5, "origin": "4725"}
    units = {
        name: flying("4826", box=19 if name == "13" else 0, marks=["flew", "bombed", "shaken"], **more),
        "4826": "aerodrome",
    }
    played = flown("german", ["land"], units)
    found = played.field("units")[name]
    expected: dict[str, Any] = {"place": "based", "at": "4826", "marks": ["flew", "bombed", "shaken"]}
    assert found == ({**expected, "spotted": 1} if name == "L-1" else expected)


@pytest.mark.rules("fbob:11.0c")
def test_landing_ends_up_and_patrol() -> None:
    units = {
        "33": flying("1318", marks=["flew", "patrol"], training=["up", "night-trained"], box=9),
        "1318": "aerodrome",
    }
    played = flown("british", ["land"], units, options=["training", "patrols"])
    found = played.field("units")["33"]
    assert (found["marks"], found["training"]) == (["flew"], ["night-trained"])


@pytest.mark.rules("fbob:11.0c", "fbob:16.1a")
def test_a_safe_crash_check_of_a_hidden_unit_is_told_to_its_owner_only() -> None:
    for known, die, seen_by in ((0, 1, ("british",)), (1, 1, None), (0, 6, None)):
        units = {"33": flying("1318", spotted=known), "1318": "aerodrome"}
        played = flown("british", ["land"], units, turn=17)
        assert played.game.open[0].args["unit"] == ("33" if known else "")
        played.answer(str(die))
        assert [seen for key, _, _, seen in played.log.events if key == "crash"] == [seen_by]


@pytest.mark.rules("fbob:18.4a", "fbob:18.4c")
@pytest.mark.parametrize(
    ("name", "aboard", "based", "offers", "answer", "expected", "check"),
    [
        ("1CV", 0, 0, ["carrier", "2413"], "carrier", "aboard", False),
        ("1CV", 2, 3, ["carrier", "2413"], "carrier", "aboard", False),
        ("1CV", 3, 0, ["carrier", "2413"], "carrier", "aboard", True),
        ("1CV", 0, 2, ["carrier", "2413"], "2413", "based", False),
        ("1CV", 0, 3, ["carrier", "2413"], "2413", "based", True),
        ("1CV", 0, None, [], "", "aboard", False),
        ("1CV", 3, None, [], "", "aboard", True),
        ("33", 0, 0, ["2413"], "2413", "based", False),
        ("33", 0, 3, ["2413"], "2413", "based", True),
    ],
)
def test_carrier_or_aerodrome(
    name: str, aboard: int, based: int | None, offers: list[str], answer: str, expected: str, *, check: bool
) -> None:
    """What fits aboard is the owner's choice; of a unit that is not known something is asked in any case."""
    units: dict[str, Any] = {name: flying("2413"), "carrier": "2413"}
    if based is not None:
        units["2413"] = "aerodrome"
    units |= {one: {"place": "aboard", "at": "2413"} for one in ("44", "65", "66")[:aboard]}
    units |= {one: {"place": "based", "at": "2413"} for one in ("36", "38", "39")[:based]}
    played = flown("british", ["land"], units)
    assert (played.asked == "land-where") == bool(offers)
    if offers:
        assert sorted(played.offers) == sorted(offers)
        played.answer(answer)
    assert (played.asked == "crash-die") == check
    if check:
        assert {one["key"] for one in played.told("crash")} == set()
        played.answer("1")
        assert [one["key"] for one in played.told("crash")[0]["because"]] == ["crash-crowded"]
    assert played.field("units")[name]["place"] == expected


@pytest.mark.rules("fbob:18.4b")
@pytest.mark.parametrize(
    ("units", "at", "lands"),
    [
        (["1CV"], "3010", True),
        (["1CV", "3CV"], "3010", True),
        (["1CV", "33"], "3010", False),
        (["33"], "3010", False),
        (["1CV"], "3011", False),
        (["33"], "1317", True),
        (["33"], "4225", False),
    ],
)
def test_who_may_land_where(units: list[str], at: str, lands: bool) -> None:
    played = flown("british", [], {**{name: flying(at) for name in units}, "carrier": "3010"})
    assert ("land" in played.offers) == lands


@pytest.mark.rules("fbob:11.0b")
def test_an_elimination_takes_all_marks_off() -> None:
    more: dict[str, Any] = {"box": 9, "used": 2, "took_off": 1, "fastest": 5, "origin": "1318", "note": "4023 city"}
    units = {name: flying("3010") for name in ("Jasta-1", "Jasta-2")}
    units["33"] = flying("3010", marks=["flew"], training=["up"], ace=1, **more)
    played = begun("combat.choose", ["G1 B1", 6, 6], units=units, phasing="german", **DAY)
    assert played.field("units")["33"] == {"place": "pool"}
    p, lost = played.p, played.p.data.unit["33"]
    for array in (p.group, p.used, p.took_off, p.box, p.fastest, p.marks, p.training, p.spotted, p.back, p.ace):
        assert array[lost] == 0
    assert (p.at[lost], p.origin[lost], p.post[lost], p.note[lost]) == (*[p.data.nowhere] * 3, "")


@pytest.mark.rules("fbob:20.3a")
def test_a_ship_that_is_known_is_no_news() -> None:
    units = {"13": flying("3009", spotted=1), "carrier": {"at": "3010", "known": 1}, "tender-1": "3010"}
    played = flown("german", ["3010"], units)
    assert [one["found"] for one in played.told("examined")] == [["tender-1"]]


@pytest.mark.rules("fbob:20.3a", "fbob:18.3c")
def test_aircraft_of_a_carrier_elsewhere_are_not_seen() -> None:
    units = {"13": flying("2414"), "2413": "headquarters", "carrier": "3005", "1CV": {"place": "aboard", "at": "3005"}}
    played = flown("german", ["2413"], units)
    assert played.told("examined") == []
    assert "1CV" not in spotted(played)


@pytest.mark.rules("fbob:18.4a")
def test_who_lands_on_the_carrier_shows_which_ship_it_is() -> None:
    played = flown("british", ["land"], {"1CV": flying("3010"), "carrier": "3010"})
    assert played.field("units")["carrier"] == {"at": "3010", "known": 1}
    played = flown("british", ["land"], {"1CV": flying("1318"), "1318": "aerodrome", "carrier": "3010"})
    assert played.field("units")["carrier"] == {"at": "3010"}
