"""Redeployment (5) where counters are few: bases, guns that break up or join, ships with caches, aces."""

from __future__ import annotations

from typing import Any

import pytest
from fbob_games import Played, begun

from tallyho.fbob.hits import leave_sea
from tallyho.fbob.spotting import watched_by
from tallyho.fbob.vocabulary import OF_BRITISH, TENDERS


def redeploying(script: list[str], units: dict[str, Any], side: str = "german", **fields: Any) -> Played:
    return begun("redeployment.move", script, **{"arranging": side, "units": units, **fields})


def mix(**numbers: int) -> dict[str, Any]:
    """A pack with so many German guns of each strength."""
    rows = {f"g-aa-{strength}": {"count": str(numbers.get(name, 0))} for strength, name in enumerate(STRENGTHS, 1)}
    return {"ground": rows}


STRENGTHS = ("ones", "twos", "threes", "fours")


# Air units


@pytest.mark.rules("fbob:5.1a", "fbob:9.2a")
def test_only_an_aerodrome_is_a_base() -> None:
    units = {"4826": "aerodrome", "4725": "aa1", "4724": "headquarters", "13": "based 4826"}
    assert "13" not in redeploying([], units).offers
    assert "13" in redeploying([], {**units, "4725": "aerodrome"}).offers


@pytest.mark.rules("fbob:5.2a", "fbob:3.I.3")
def test_all_that_was_moved_stays_where_it_is() -> None:
    units = {"4826": "aerodrome", "4725": "aerodrome", "13": "based 4826", "14": "based 4826", "17": "based 4826"}
    played = redeploying(["13", "4725", "14", "4725"], units)
    assert played.offers == ["done", "17"]
    for unit in ("13", "14"):
        assert played.refused(unit) == ("moved-already", "fbob:5.2a")


@pytest.mark.rules("fbob:5.1a", "fbob:18.4a", "fbob:9.2a")
def test_from_the_carrier_to_the_aerodrome_of_the_same_harbour() -> None:
    """Those aboard do not fill the aerodrome, and nobody is sent where he is."""
    pack = {"units": {name: {"carrier": "yes"} for name in ("33", "36")}}
    units = {"2413": "aerodrome", "carrier": "2413", **dict.fromkeys(("33", "36", "1CV"), "aboard 2413")}
    played = redeploying([], units, "british", overlay=pack)
    assert {"33", "36", "1CV"} <= set(played.offers)
    played.answer("1CV")
    assert played.offers == ["2413"]
    roomy = redeploying(
        ["1CV"], {"2413": "aerodrome", "1318": "aerodrome", "carrier": "2413", "1CV": "aboard 2413"}, "british"
    )
    assert sorted(roomy.offers) == ["1318", "2413"]


@pytest.mark.rules("fbob:9.7a", "fbob:9.2a")
def test_a_zeppelin_overhead_does_not_fill_a_base() -> None:
    units = {
        "4826": "aerodrome", "4725": "aerodrome", "13": "based 4826", "14": "based 4826", "17": "based 4725",
        "L-1": {"place": "flying", "at": "4826", "group": 1, "spotted": 1},
    }  # fmt: skip
    assert redeploying(["17"], units).offers == ["4826"]
    bought = begun("reinforcement.buy", ["15"], arranging="german", mp={"german": 20}, units=units)
    assert sorted(bought.offers) == ["4725", "4826"]


# Guns


@pytest.mark.rules("fbob:5.1b", "fbob:2.21a")
def test_the_last_counter_of_its_strength_may_go_anywhere() -> None:
    played = redeploying(["aa 4826"], {"4826": "aa1"}, overlay=mix(ones=1))
    assert {"4725", "4724"} <= set(played.offers)
    assert "4826" not in played.offers


@pytest.mark.rules("fbob:15.2a", "fbob:2.21a")
def test_two_halves_need_two_counters() -> None:
    assert redeploying([], {"4826": "aa2"}, overlay=mix(ones=1, twos=1)).offers == ["done", "aa 4826"]
    assert redeploying([], {"4826": "aa2"}, overlay=mix(ones=2, twos=1)).offers == ["done", "aa 4826", "aa 4826 1"]


@pytest.mark.rules("fbob:15.2a", "fbob:2.21a")
def test_so_do_the_halves_of_a_four() -> None:
    assert redeploying([], {"4826": "aa4"}, overlay=mix(twos=1, fours=1)).offers == ["done", "aa 4826"]
    assert redeploying([], {"4826": "aa4"}, overlay=mix(twos=2, fours=1)).offers == ["done", "aa 4826", "aa 4826 2"]
    uneven = redeploying([], {"4826": "aa3"}, overlay=mix(ones=1, twos=1, threes=1))
    assert uneven.offers == ["done", "aa 4826", "aa 4826 1", "aa 4826 2"]


@pytest.mark.rules("fbob:15.2a", "fbob:2.21a")
def test_a_part_without_a_counter_must_join_others() -> None:
    """A 2 leaves a 3: there is no counter of 2; only beside a 1 the own counter of 3 serves."""
    alone = redeploying([], {"4826": "aa3"}, overlay=mix(ones=2, threes=1))
    assert alone.offers == ["done", "aa 4826"]
    joined = redeploying([], {"4826": "aa3", "4725": "aa1"}, overlay=mix(ones=2, threes=1))
    assert "aa 4826 2" in joined.offers
    joined.answer("aa 4826 2")
    assert joined.offers == ["4725", "4725 under"]


@pytest.mark.rules("fbob:5.2a", "fbob:15.2a")
def test_guns_that_were_moved_are_not_broken_up_in_their_new_hex() -> None:
    pack = mix(ones=3, twos=2, threes=1, fours=1)
    played = redeploying(["aa 4826", "4725"], {"4826": "aa4"}, overlay=pack)
    assert played.offers == ["done"]
    for part in ("aa 4725", "aa 4725 1", "aa 4725 2", "aa 4725 3"):
        assert played.refused(part) == ("moved-already", "fbob:5.2a")


@pytest.mark.rules("fbob:5.1b", "fbob:20.5b")
def test_where_guns_have_left_the_next_counter_lies_on_top() -> None:
    units = {"4826": "aa2 aerodrome", "4725": "aa1"}
    played = redeploying(["aa 4826", "4724", "aa 4725", "4727", "done"], units, ready={"british": 1})
    land = played.view("british")["land"]
    assert land["4826"] == {"side": "german", "units": ["aerodrome"], "hidden": 0}
    assert "4725" not in land
    assert played.p.occupied(0) == [played.p.data.hex[name] for name in ("4724", "4727", "4826")]


# Ships


@pytest.mark.rules("fbob:18.5b", "fbob:5.1g")
def test_a_ship_watches_from_where_it_has_gone() -> None:
    played = redeploying([], {"tender-1": "2915"}, "british")
    old, new = (played.p.data.hex[name] for name in ("2915", "4003"))
    assert (watched_by(played.p, OF_BRITISH)[old] > 0, watched_by(played.p, OF_BRITISH)[new] > 0) == (True, False)
    for answer in ("tender-1", "4003", "done"):
        played.answer(answer)
    assert (watched_by(played.p, OF_BRITISH)[old] > 0, watched_by(played.p, OF_BRITISH)[new] > 0) == (False, True)


@pytest.mark.rules("fbob:18.5b", "fbob:18.3a")
def test_a_ship_that_has_left_the_sea_watches_no_longer() -> None:
    played = redeploying([], {"tender-1": "2915"}, "british")
    there = played.p.data.hex["2915"]
    assert watched_by(played.p, OF_BRITISH)[there]
    leave_sea(played.p, TENDERS[0])
    assert not watched_by(played.p, OF_BRITISH)[there]


# Knowledge


@pytest.mark.rules("fbob:20.1a", "fbob:20.5a")
def test_of_all_that_could_move_nothing_is_known_any_more() -> None:
    """What an event has shown holds until its owner is done: whatever could have moved may be elsewhere now."""
    seen: dict[str, Any] = {"spotted": 1}
    units = {
        "1318": "aerodrome aa1* headquarters*", "1818": "aerodrome aa2* headquarters*",
        **{unit: {"place": "based", "at": "1318", **seen} for unit in ("33", "36")},
        "carrier": {"at": "2915", "known": 1}, "1CV": {"place": "aboard", "at": "2915", **seen},
    }  # fmt: skip
    played = redeploying(["done"], units, "british", ready={"german": 1})
    found = played.field("units")
    assert (found["1318"], found["1818"]) == ("aerodrome aa1 headquarters", "aerodrome aa2 headquarters")
    assert [found[unit].get("spotted", 0) for unit in ("33", "36", "1CV")] == [0, 0, 0]
    assert found["carrier"] == {"at": "2915"}
    german = redeploying(["done"], units, ready={"british": 1}).field("units")
    assert (german["1318"], german["carrier"]["known"], german["1CV"]["spotted"]) == (units["1318"], 1, 1)


@pytest.mark.rules("fbob:19.4a", "fbob:20.1a")
def test_an_ace_changes_zeppelins_in_the_air_unseen_until_his_side_is_done() -> None:
    aloft = {"place": "flying", "group": 1, "spotted": 1}
    units = {"4826": "aerodrome", "L-1": {**aloft, "at": "3020", "ace": 1}, "L-2": {**aloft, "at": "3520", "group": 2}}
    played = redeploying(["ace L-1", "L-2"], units, ready={"british": 1}, scenario="phase2")
    for side, seen in (("german", [0, 1]), ("british", [0, 0])):
        assert [played.view(side)["units"][unit].get("ace", 0) for unit in ("L-1", "L-2")] == seen
    assert played.refused("ace L-2") == ("moved-already", "fbob:5.2a")
    played.answer("done")
    assert [played.view("british")["units"][unit].get("ace", 0) for unit in ("L-1", "L-2")] == [0, 1]


@pytest.mark.rules("fbob:19.4a")
def test_an_ace_goes_from_and_to_units_aboard_the_carrier() -> None:
    units = {
        "1318": "aerodrome",
        "carrier": "2915",
        "1CV": {"place": "aboard", "at": "2915", "ace": 1},
        "33": "based 1318",
    }
    played = redeploying(["ace 1CV", "33", "done"], units, "british")
    assert (played.p.ace[played.p.data.unit["33"]], played.p.ace[played.p.data.unit["1CV"]]) == (1, 0)
    units = {
        "1318": "aerodrome",
        "carrier": "2915",
        "1CV": "aboard 2915",
        "33": {"place": "based", "at": "1318", "ace": 1},
    }
    assert redeploying(["ace 33"], units, "british").offers == ["1CV"]


@pytest.mark.rules("fbob:19.4a", "fbob:19.3a")
def test_a_transferred_ace_joins_one_who_is_there_already() -> None:
    units = {"4826": "aerodrome", **{unit: {"place": "based", "at": "4826", "ace": 1} for unit in ("13", "14")}}
    played = redeploying(["ace 13", "14", "done"], units)
    assert [played.p.ace[played.p.data.unit[unit]] for unit in ("13", "14")] == [0, 2]
    assert played.rules("redeployed") == ["fbob:19.4a"]


@pytest.mark.rules("fbob:19.4a", "fbob:19.3a")
def test_of_two_aces_one_goes_and_one_stays() -> None:
    units = {"4826": "aerodrome", "13": {"place": "based", "at": "4826", "ace": 2}, "14": "based 4826"}
    played = redeploying(["ace 13", "14", "done"], units)
    assert [played.p.ace[played.p.data.unit[unit]] for unit in ("13", "14")] == [1, 1]


# Refusals


@pytest.mark.rules("fbob:9.2a", "fbob:17.2a")
def test_why_a_unit_aboard_and_guns_elsewhere_do_not_move() -> None:
    played = redeploying([], {"carrier": "2915", "1CV": "aboard 2915"}, "british")
    assert played.refused("1CV") == ("no-room", "fbob:9.2a")
    assert played.refused("aa 1318")[0] != "never-moves"
    assert played.refused("headquarters 1318")[0] != "never-moves"
    for kind in ("aerodrome", "civil-defence", "early-warning"):
        assert played.refused(f"{kind} 1318") == ("never-moves", "fbob:17.2a")
