"""Redeployment and reinforcement (5, 6) in detail: parts of guns, ships, what comes back, what is told to whom."""

from __future__ import annotations

from typing import Any

import pytest
from fbob_games import Played, begun

ONES = ("4725", "4724", "4824", "4827", "4623", "4628")


def redeploying(script: list[str | int], units: dict[str, Any], side: str = "german", **fields: Any) -> Played:
    return begun("redeployment.move", script, **{"arranging": side, "units": units, **fields})


def buying(script: list[str | int], units: dict[str, Any], side: str = "german", **fields: Any) -> Played:
    return begun("reinforcement.buy", script, **{"arranging": side, "units": units, **fields})


# Redeployment


@pytest.mark.rules("fbob:5.1b", "fbob:15.2a")
def test_a_part_of_the_guns_goes_elsewhere() -> None:
    played = redeploying([], {"4826": "aa3"})
    assert played.offers == ["done", "aa 4826", "aa 4826 1", "aa 4826 2"]
    played.answer("aa 4826 1")
    assert "4826" not in played.offers
    played.answer("4725")
    units = played.field("units")
    assert (units["4826"], units["4725"]) == ("aa2", "aa1")
    assert played.offers == ["done", "aa 4826", "aa 4826 1"]
    assert played.refused("aa 4725") == ("moved-already", "fbob:5.2a")
    assert played.told("redeployed") == [], "nothing has happened until the list is complete"
    played.answer("done")
    assert played.told("redeployed") == [{"what": "aa 4826 1", "to": "4725", "side": "german"}]


@pytest.mark.rules("fbob:15.2a", "fbob:2.21a", "fbob:9.9b")
def test_guns_are_divided_only_if_the_mix_has_the_counters() -> None:
    five = {"4826": "aa2", **dict.fromkeys(ONES[:5], "aa1")}
    played = redeploying([], five)
    assert "aa 4826 1" in played.offers
    played.answer("aa 4826 1")
    assert sorted(played.offers) == sorted([*ONES[:5], *(f"{at} under" for at in ONES[:5])])
    six = redeploying([], {"4826": "aa2", **dict.fromkeys(ONES, "aa1")})
    assert "aa 4826 1" not in six.offers
    assert "aa 4826" in six.offers
    four = redeploying(["aa 4826 1"], {"4826": "aa2", **dict.fromkeys(ONES[:4], "aa1")})
    assert {"4023", "4727", ONES[0]} <= set(four.offers)


@pytest.mark.rules("fbob:15.2a", "fbob:2.21a")
def test_a_larger_part_needs_a_counter_of_its_own() -> None:
    """All four counters of 2 are out: a 3 gives off a 1 but the 2 that would stay has no counter."""
    played = redeploying([], {"4826": "aa3", **dict.fromkeys(ONES[:4], "aa2")})
    assert "aa 4826 1" not in played.offers
    assert "aa 4826 2" in played.offers
    played.answer("aa 4826 2")
    assert sorted(played.offers) == sorted([*ONES[:4], *(f"{at} under" for at in ONES[:4])])


@pytest.mark.rules("fbob:5.1b", "fbob:20.5a")
@pytest.mark.parametrize(
    ("before", "to", "left", "there"),
    [
        ("aerodrome aa2", "4725", "aerodrome aa1", "aa1 aerodrome"),
        ("aa2 aerodrome", "4725 under", "aa1 aerodrome", "aerodrome aa1"),
    ],
)
def test_what_lies_on_top_stays_on_top(before: str, to: str, left: str, there: str) -> None:
    played = redeploying(["aa 4826 1", to], {"4826": before, "4725": "aerodrome"})
    units = played.field("units")
    assert (units["4826"], units["4725"]) == (left, there)


@pytest.mark.rules("fbob:5.1b")
def test_a_headquarters_is_put_below_and_moves_once() -> None:
    played = redeploying(["headquarters 4825", "4724 under"], {"4825": "headquarters", "4724": "aerodrome aa1"})
    units = played.field("units")
    assert "4825" not in units
    assert units["4724"] == "aerodrome aa1 headquarters"
    assert played.offers == ["done", "aa 4724"]
    assert played.refused("headquarters 4724") == ("moved-already", "fbob:5.2a")


@pytest.mark.rules("fbob:18.2b", "fbob:5.1g")
def test_the_carrier_takes_along_who_is_aboard_and_they_may_still_go() -> None:
    units = {"1318": "aerodrome", "carrier": {"at": "2915", "known": 1}, "1CV": "aboard 2915", "2CV": "based 1318"}
    played = redeploying(["carrier", "2424"], units, "british")
    found = played.field("units")
    assert (found["carrier"], found["1CV"], found["2CV"]) == (
        {"at": "2424"},
        {"place": "aboard", "at": "2424"},
        {"place": "based", "at": "1318"},
    )
    assert played.offers == ["done", "1CV", "2CV"]
    assert played.p.watched == [None, None]


@pytest.mark.rules("fbob:5.1a", "fbob:9.2a", "fbob:2.18b")
@pytest.mark.parametrize(
    ("aboard", "offered"),
    [
        (0, ["1CV"]),
        (2, ["1CV"]),
        (3, []),
    ],
)
def test_one_full_base_and_the_carrier(aboard: int, offered: list[str]) -> None:
    """Three at the only aerodrome: only a carrier unit can go anywhere, if the carrier has room."""
    pack = {"units": {name: {"carrier": "yes"} for name in ("33", "36", "38")}}
    units: dict[str, Any] = {"1318": "aerodrome", "carrier": "2915", "44": "based 1318", "1CV": "based 1318"}
    units |= {"61": "based 1318", **dict.fromkeys(("33", "36", "38")[:aboard], "aboard 2915")}
    played = redeploying([], units, "british", overlay=pack)
    assert [offer for offer in played.offers if offer in units and offer != "carrier"] == offered
    played = redeploying([], {**units, "1218": "aerodrome"}, "british", overlay=pack)
    assert {"44", "61", "1CV", *("33", "36", "38")[:aboard]} <= set(played.offers)


@pytest.mark.rules("fbob:5.1a", "fbob:9.2a")
def test_with_one_base_its_units_stay_and_those_in_a_field_may_come() -> None:
    units = {"1318": "aerodrome", "33": "based 1318", "36": "based 1219"}
    played = redeploying([], units, "british")
    assert played.offers == ["done", "36"]
    played.answer("36")
    assert played.offers == ["1318"]


@pytest.mark.rules("fbob:3.I.3", "fbob:5.2a")
def test_what_one_side_moved_is_forgotten_when_it_is_done() -> None:
    units = {"4826": "aerodrome", "4725": "aerodrome", "13": "based 4826", "1318": "aa1"}
    played = redeploying(["13", "4725"], units)
    assert played.field("moved_units") == ["13"]
    assert played.offers == ["done"]
    played.answer("done")
    assert (played.field("moved_units"), played.field("ready")) == ([], {"german": 1, "british": 0})
    assert played.asks == [("british", "redeploy")]
    played.answer("done")
    assert played.field("ready") == {"german": 0, "british": 0}
    assert played.field("arranging") == "nobody"


@pytest.mark.rules("fbob:5.2a", "fbob:20.1a")
def test_when_a_side_is_done_its_units_on_the_ground_are_face_down_again() -> None:
    units = {
        "4826": "aerodrome",
        "13": {"place": "based", "at": "4826", "spotted": 1},
        "L-1": {"place": "based", "at": "4826", "spotted": 1},
        "33": {"place": "based", "at": "1318", "spotted": 1},
    }
    played = redeploying(["done"], units)
    found = played.field("units")
    assert found["13"] == {"place": "based", "at": "4826"}
    assert (found["L-1"]["spotted"], found["33"]["spotted"]) == (1, 1)


@pytest.mark.rules("fbob:5.1a")
@pytest.mark.parametrize(
    ("answer", "key", "rule"),
    [
        ("33", "no-room", "fbob:9.2a"),
        ("done", None, None),
        ("aerodrome 1318", "never-moves", "fbob:17.2a"),
    ],
)
def test_why_something_is_not_redeployed(answer: str, key: str | None, rule: str | None) -> None:
    played = redeploying([], {"1318": "aerodrome", "33": "based 1318"}, "british")
    if key is None:
        assert answer in played.offers
    else:
        assert played.refused(answer) == (key, rule)
    for strange in ("13", "44", "castle"):
        assert played.refused(strange)[1] != "fbob:9.2a"


# What comes back


@pytest.mark.rules("fbob:6.5a", "fbob:6.5b", "fbob:6.5c", "fbob:6.7b")
@pytest.mark.parametrize(("back", "place"), [(3, "set-up"), (4, "set-up"), (5, "recycling")])
def test_a_unit_is_back_in_its_month(back: int, place: str) -> None:
    played = begun("reinforcement.returns", month=4, units={"13": {"place": "recycling", "back": back}})
    assert played.field("units")["13"]["place"] == place
    assert [args["unit"] for args in played.told("is-back")] == (["13"] if place == "set-up" else [])


@pytest.mark.rules("fbob:6.5b", "fbob:5.1a")
def test_a_unit_that_is_placed_is_face_down_and_has_no_month_of_return() -> None:
    units = {
        "4826": "aerodrome",
        "13": {"place": "set-up", "back": 4, "spotted": 1},
        "L-1": {"place": "set-up", "back": 4},
    }
    played = buying(["13", "4826", "L-1", "4826"], units)
    found = played.field("units")
    assert found["13"] == {"place": "based", "at": "4826"}
    assert found["L-1"] == {"place": "based", "at": "4826", "spotted": 1}


@pytest.mark.rules("fbob:20.6b", "fbob:20.6c", "fbob:20.6i")
@pytest.mark.parametrize(
    ("based", "back", "waiting"),
    [
        (0, {}, ["Fake-1"]),
        (5, {}, ["Fake-6"]),
        (6, {}, []),
        (4, {"Fake-5": 3}, ["Fake-5", "Fake-6"]),
        (4, {"Fake-5": 4}, ["Fake-6"]),
        (5, {"Fake-6": 3}, ["Fake-6"]),
    ],
)
def test_one_free_fake_a_month_and_those_that_were_seen(based: int, back: dict[str, int], waiting: list[str]) -> None:
    units: dict[str, Any] = {f"Fake-{number}": "based 4826" for number in range(1, based + 1)}
    units |= {name: {"place": "recycling", "back": month} for name, month in back.items()}
    played = begun("reinforcement.returns", month=3, units=units)
    found = played.field("units")
    assert [name for name in found if name.startswith("Fake") and found[name]["place"] == "set-up"] == waiting


@pytest.mark.rules("fbob:6.5b", "fbob:18.3b")
@pytest.mark.parametrize(("back", "comes"), [(4, True), (3, True), (5, False), (99, False)])
def test_a_recycled_ship_comes_back_free(back: int, comes: bool) -> None:
    units = {"carrier": {"at": "", "back": back}, "1318": "aerodrome"}
    played = begun("reinforcement.returns", [1, 6], month=4, mp={"british": -2}, units=units)
    assert (played.asked, "carrier" in played.offers) == ("buy", comes)
    assert "tender-1" not in played.offers
    if comes:
        played.answer("carrier")
        played.answer("2915")
        assert (played.p.mp[1], played.field("stock"), played.field("units")["carrier"]) == (-2, [], {"at": "2915"})
        assert played.told("bought") == [{"what": "carrier", "side": "british", "cost": 0}]
    else:
        assert played.refused("carrier") == ("too-dear", "fbob:6.1c")


@pytest.mark.rules("fbob:6.7a")
def test_a_recycled_ship_is_not_bought_back_sooner() -> None:
    units = {"carrier": {"at": "", "back": 5}}
    played = begun("reinforcement.returns", [1, 6], month=4, mp={"british": 30}, units=units)
    assert "carrier" not in played.offers
    assert "tender-1" in played.offers


# Buying


@pytest.mark.rules("fbob:21.2b", "fbob:6.1c")
@pytest.mark.parametrize(("raf", "cost"), [(False, 3), (True, 1)])
def test_british_bombers_are_cheaper_with_the_raf(raf: bool, cost: int) -> None:
    units = {"1318": "aerodrome"}
    assert "25" not in buying([], units, "british", raf=raf, mp={"british": cost - 1}).offers
    played = buying(["25", "1318"], units, "british", raf=raf, mp={"british": cost})
    assert played.p.mp == [0, 0]
    assert played.told("bought")[0]["cost"] == cost


@pytest.mark.rules("fbob:9.9b", "fbob:2.21a", "fbob:6.2e")
def test_without_a_counter_guns_are_bought_only_to_join_others() -> None:
    units = {**dict.fromkeys(ONES, "aa1"), "4826": "aa4"}
    played = buying(["g-aa-1"], units, mp={"german": 1})
    assert sorted(played.offers) == sorted([*ONES, *(f"{at} under" for at in ONES)])
    played.answer(ONES[0])
    assert played.field("units")[ONES[0]] == "aa2"


@pytest.mark.rules("fbob:2.21a")
def test_guns_for_which_no_counter_can_be_found_are_not_sold() -> None:
    full = {"4826": "aa4", "4725": "aa4"}
    played = buying([], full, mp={"german": 9})
    assert "g-aa-4" not in played.offers
    assert played.refused("g-aa-4") == ("none-left", "fbob:2.21a")
    assert "g-aa-3" in played.offers
    assert "g-aa-4" in buying([], {"4826": "aa4"}, mp={"german": 4}).offers


@pytest.mark.rules("fbob:2.21a", "fbob:6.2e")
@pytest.mark.parametrize(
    ("ware", "kind", "number"),
    [
        ("g-hq", "headquarters", 3),
        ("g-ew", "early-warning", 2),
        ("g-cd", "civil-defence", 2),
        ("g-aerodrome", "aerodrome", 8),
    ],
)
def test_the_last_counter_of_a_kind(ware: str, kind: str, number: int) -> None:
    towns = ("4826", "4725", "4724", "4824", "4827", "4623", "4628", "4426")
    assert ware in buying([], dict.fromkeys(towns[: number - 1], kind), mp={"german": 9}).offers
    played = buying([], dict.fromkeys(towns[:number], kind), mp={"german": 9})
    assert ware not in played.offers
    assert played.refused(ware) == ("none-left", "fbob:2.21a")


@pytest.mark.rules("fbob:6.1a", "fbob:6.1d", "fbob:20.1a", "fbob:20.7a")
def test_what_is_bought_all_are_told_where_it_is_only_the_owner() -> None:
    played = buying(["Jasta-1", "4826"], {"4826": "aerodrome"}, mp={"german": 3})
    told = [(key, seen_by) for key, _, _, seen_by in played.log.events]
    assert told == [("bought", None), ("placed", ("german",))]
    assert played.told("placed") == [{"what": "Jasta-1", "to": "4826", "side": "german"}]
    fake = buying(["Fake-1", "4826"], {"4826": "aerodrome", "Fake-1": "set-up"})
    assert fake.keys() == ["placed"]


@pytest.mark.rules("fbob:6.4a")
@pytest.mark.parametrize(("month", "offered"), [(1, False), (8, False), (9, True), (13, True)])
def test_units_marked_18(month: int, offered: bool) -> None:
    fields: dict[str, Any] = {"month": month, "mp": {"german": 9}, "scenario": "campaign"}
    played = buying([], {"4826": "aerodrome"}, **fields)
    assert ("Jasta-11" in played.offers, "Jasta-1" in played.offers) == (offered, True)


@pytest.mark.rules("fbob:6.2f", "fbob:6.2b")
def test_a_carrier_unit_is_bought_when_only_the_carrier_has_room() -> None:
    units = {"carrier": "2915"}
    played = buying([], units, "british", mp={"british": 9})
    assert "3CV" in played.offers
    assert "33" not in played.offers
    assert played.refused("33") == ("no-room", "fbob:6.2f")
    assert "3CV" not in buying([], {}, "british", mp={"british": 9}).offers


@pytest.mark.rules("fbob:6.1c", "fbob:6.1d")
@pytest.mark.parametrize(
    ("answer", "key", "rule"),
    [
        ("13", "too-dear", "fbob:6.1c"),
        ("14", "recycling", "fbob:6.7a"),
        ("15", "not-in-pool", "fbob:6.1d"),
        ("Jasta-11", "only-1918", "fbob:6.4a"),
        ("Jasta-1", "no-room", "fbob:6.2f"),
        ("g-hq", "too-dear", "fbob:6.1c"),
        ("tender-1", "none-left", "fbob:6.2d"),
    ],
)
def test_why_something_is_not_bought(answer: str, key: str, rule: str) -> None:
    units = {"14": {"place": "recycling", "back": 6}, "15": "based 4727"}
    played = buying([], units, month=5, mp={"german": 1})
    assert played.refused(answer) == (key, rule)
    for strange in ("33", "b-aa-1", "castle"):
        assert played.refused(strange)[1] not in ("fbob:6.1c", "fbob:2.21a")


@pytest.mark.rules("fbob:23.3a", "fbob:6.1a")
def test_paying_may_lose_the_game() -> None:
    played = buying(["13", "4826"], {"4826": "aerodrome"}, mp={"german": 2, "british": 50})
    assert played.game.outcome is not None
    assert played.game.outcome.winner == "british"


@pytest.mark.rules("fbob:30.0a", "fbob:30.0b")
@pytest.mark.parametrize(
    ("side", "free", "offered"), [("german", 2, True), ("german", 1, False), ("british", 2, False)]
)
def test_the_free_aa_point_is_the_germans(side: str, free: int, offered: bool) -> None:
    assert ("free-aa" in buying([], {"4826": "aerodrome"}, side, free_aa=free).offers) == offered


@pytest.mark.rules("fbob:30.0a", "fbob:30.0b", "fbob:15.2a")
@pytest.mark.parametrize(("before", "after"), [("aerodrome", "aa1 aerodrome"), ("aa2", "aa3")])
def test_the_free_aa_point_costs_nothing_and_is_placed_once(before: str, after: str) -> None:
    played = buying(["free-aa", "4826"], {"4826": before}, free_aa=2, mp={"german": -1})
    assert (played.field("units")["4826"], played.p.mp[0], played.p.free_aa) == (after, -1, 0)
    assert played.offers == ["done"]
    assert played.told("bought") == [{"what": "free-aa", "side": "german", "cost": 0}]


@pytest.mark.rules("fbob:30.0b", "fbob:2.21a")
def test_the_free_aa_point_needs_a_counter() -> None:
    none = {**dict.fromkeys(ONES, "aa1"), "4023": "aa2", "4024": "aa2", "4123": "aa2", "4225": "aa2"}
    assert "free-aa" in buying([], none, free_aa=2).offers  # a counter of 3 is left: a 2 may grow
    gone = {**none, "4227": "aa3", "4229": "aa3"}
    assert "free-aa" in buying([], gone, free_aa=2).offers  # a 3 may become a 4
    assert "free-aa" not in buying([], {**gone, "4328": "aa4", "4426": "aa4"}, free_aa=2).offers
