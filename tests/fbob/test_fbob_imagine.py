"""The worlds that a side imagines are possible ones, and none is left out that it could not tell apart (20, R-53)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from typing import Any

import pytest
from fbob_games import begun

from tallyho.fbob.fields import FIELDS
from tallyho.fbob.imagining import imagined
from tallyho.fbob.knowledge import seen
from tallyho.fbob.position import FbobPosition
from tallyho.table import Luck, resampled

GERMAN, BRITISH, SPECTATOR = "german", "british", None
WORLDS = 120
BASES: dict[str, Any] = {"4826": "aerodrome", "4827": "aerodrome", "1318": "aerodrome", "1218": "aerodrome"}


def table(units: dict[str, Any], **fields: Any) -> FbobPosition:
    """A position in a flying turn of the Germans."""
    usual: dict[str, Any] = {"turn": 3, "month": 3, "phasing": "german", "units": {**BASES, **units}}
    return begun("movement.choose", **{**usual, **fields}).p


def worlds(p: FbobPosition, side: str | None, known: FbobPosition | None = None) -> Iterator[FbobPosition]:
    """Many imagined positions; the side cannot tell any of them from the true one."""
    luck = Luck("worlds")
    before, looks = FIELDS.save(p), seen(p, side)
    for _ in range(WORLDS):
        twin = imagined(p, side, luck, known or p)
        if known is None:
            assert seen(twin, side) == looks
        yield twin
    assert FIELDS.save(p) == before


def flying(p: FbobPosition, side: int, group: int) -> str:
    """The units of a group."""
    return " ".join(p.names(p.members(side, group)))


def air(group: int, at: str = "3520", **more: Any) -> dict[str, Any]:
    """A unit in the air."""
    return {"place": "flying", "at": at, "group": group, "took_off": 2, "box": 20, "marks": ["flew"], **more}


@pytest.mark.rules("fbob:20.1b")
@pytest.mark.parametrize("side", [BRITISH, SPECTATOR])
def test_a_hidden_unit_in_the_air_may_be_any_that_is_hidden(side: str | None) -> None:
    units = {"13": air(1), "14": "based 4826", "Fake-1": "based 4826", "Jasta-1": "based 4827", "1/501": "based 4827"}
    found = {flying(twin, 0, 1) for twin in worlds(table(units), side)}
    assert found == {"13", "14", "Fake-1", "Jasta-1", "1/501"}


def test_its_owner_imagines_nothing_else() -> None:
    units = {"13": air(1), "14": "based 4826", "Fake-1": "based 4827", "33": "flying 1319 1", "36": "based 1318"}
    p = table(units)
    assert {flying(twin, 0, 1) for twin in worlds(p, GERMAN)} == {"13"}
    assert {flying(twin, 1, 1) for twin in worlds(p, GERMAN)} == {"33", "36"}
    assert {flying(twin, 0, 1) for twin in worlds(p, BRITISH)} == {"13", "14", "Fake-1"}


def test_what_is_known_stays() -> None:
    units = {
        "13": air(1, spotted=1),
        "14": "based 4826",
        "15": {"place": "based", "at": "4827", "spotted": 1},
        "L-1": {"place": "based", "at": "4827", "spotted": 1},
        "16": "pool",
        "17": {"place": "recycling", "back": 5},
        "Fake-1": "based 4827",
    }
    for twin in worlds(table(units), BRITISH):
        assert flying(twin, 0, 1) == "13"
        assert [twin.place[twin.data.unit[name]] for name in ("15", "L-1", "16", "17")] == [2, 2, 0, 5]


def test_who_is_known_by_now_is_not_imagined_elsewhere() -> None:
    units = {"13": air(1), "14": "based 4826"}
    p, later = table(units), table({**units, "13": air(1, spotted=1)})
    assert {flying(twin, 0, 1) for twin in worlds(p, BRITISH, later)} == {"13"}


@pytest.mark.parametrize(
    ("fastest", "found"), [(5, {"13", "14", "Jasta-1"}), (6, {"13", "Jasta-1"}), (7, {"13", "Jasta-1"}), (8, {"13"})]
)
def test_who_flew_so_far_in_a_turn_is_fast_enough(fastest: int, found: set[str]) -> None:
    """A Gotha has a speed of 5 and an Albatros of 7; the true unit is taken as it is."""
    units = {"13": air(1, fastest=fastest), "14": "based 4826", "Jasta-1": "based 4827"}
    assert {flying(twin, 0, 1) for twin in worlds(table(units, turn=3), BRITISH)} == found


@pytest.mark.rules("fbob:8.9a")
@pytest.mark.parametrize(("turn", "fits"), [(6, True), (7, False)])
def test_who_is_still_up_has_endurance_enough(turn: int, *, fits: bool) -> None:
    """An Albatros that took off in turn 2 must be down in turn 7."""
    units = {"13": air(1), "Jasta-1": "based 4827"}
    assert ({flying(twin, 0, 1) for twin in worlds(table(units, turn=turn), BRITISH)} == {"13", "Jasta-1"}) == fits


def test_endurance_markers_stand_where_those_of_the_imagined_unit_would() -> None:
    units = {"13": air(1, box=19), "Jasta-1": "based 4827", "Fake-1": "based 4827"}
    boxes = {}
    for twin in worlds(table(units), BRITISH):
        boxes[flying(twin, 0, 1)] = twin.box[twin.members(0, 1)[0]]
        assert [twin.box[unit] for unit in twin.data.of_side[0] if twin.place[unit] == 2] == [0, 0]
    assert boxes == {"13": 19, "Jasta-1": 6, "Fake-1": 0}, "a turn of endurance was lost, whoever it was"


@pytest.mark.rules("fbob:25.1a")
def test_a_patrol_is_imagined_of_fighters() -> None:
    units = {"Jasta-1": air(1, marks=["flew", "patrol"]), "Jasta-4": "based 4826", "13": "based 4827"}
    assert {flying(twin, 0, 1) for twin in worlds(table(units), BRITISH)} == {"Jasta-1", "Jasta-4"}


@pytest.mark.rules("fbob:24.2a")
@pytest.mark.parametrize("state", ["resting", "training"])
def test_who_rests_or_trains_is_on_the_ground_and_has_not_flown(state: str) -> None:
    units = {
        "13": air(1),
        "14": {"place": "based", "at": "4826", "training": [state]},
        "15": "based 4826",
        "16": {"place": "based", "at": "4827", "marks": ["flew"]},
    }
    found = set()
    for twin in worlds(table(units), BRITISH):
        (rests,) = (unit for unit in twin.data.of_side[0] if twin.training[unit])
        assert twin.place[rests] == 2
        assert not twin.marks[rests] & 1
        found.add(twin.data.names[rests])
    assert found == {"14", "15"}


@pytest.mark.rules("fbob:24.4a")
def test_an_up_unit_has_not_landed_in_this_month() -> None:
    units = {"13": {"place": "based", "at": "4826", "training": ["up"]}, "14": "based 4827"}
    units |= {"15": {"place": "based", "at": "4827", "marks": ["flew"]}}
    found = set()
    for twin in worlds(table(units), BRITISH):
        (up,) = (unit for unit in twin.data.of_side[0] if twin.training[unit])
        assert not twin.marks[up] & 1
        found.add(twin.data.names[up])
    assert found == {"13", "14"}


@pytest.mark.rules("fbob:24.6a")
def test_night_training_is_imagined_of_those_that_need_it() -> None:
    units = {
        "33": {"place": "based", "at": "1318", "training": ["night-trained"]},
        "36": "based 1318",
        "38": {"place": "based", "at": "1318", "spotted": 1},
    }
    found = set()
    for twin in worlds(table(units), GERMAN):
        found |= {twin.data.names[unit] for unit in twin.data.of_side[1] if twin.training[unit]}
    assert found == {"33", "38"}, "of a known unit, too, nobody knows how it is trained"


@pytest.mark.rules("fbob:27.1a")
def test_notes_are_imagined_with_any_that_could_have_them() -> None:
    units = {
        "13": {"place": "based", "at": "4826", "note": "1019 city"},
        "14": "based 4826",
        "15": {"place": "based", "at": "4827", "spotted": 1},
        "16": air(1, spotted=1, note="1020 city", marks=["flew", "bombed"]),
        "Jasta-1": "based 4827",
        "Fake-1": "based 4827",
    }
    found = set()
    for twin in worlds(table(units, options=["targets"]), BRITISH):
        found |= {name for unit, name in enumerate(twin.data.names) if twin.note[unit] == "1019 city"}
        assert twin.note[twin.data.unit["16"]] == "1020 city", "it was shown when the bombs fell"
    assert found == {"13", "14", "15"}


@pytest.mark.rules("fbob:19.1a")
def test_aces_are_imagined_with_hidden_units_of_their_type() -> None:
    units = {
        "13": {"place": "based", "at": "4826", "ace": 1},
        "14": "based 4826",
        "15": {"place": "based", "at": "4827", "spotted": 1},
        "Jasta-1": "based 4827",
        "Fake-1": "based 4827",
    }
    found = set()
    for twin in worlds(table(units), BRITISH):
        found |= {name for unit, name in enumerate(twin.data.names) if twin.ace[unit]}
        assert twin.unseen[twin.data.unit["15"]] == twin.ace[twin.data.unit["15"]], "he may have come since the look"
    assert found == {"13", "14", "15"}


@pytest.mark.rules("fbob:25.1b")
def test_a_secret_post_is_imagined_of_fighters_that_reach_it() -> None:
    """The hex is six hexes from one base; an F.E.2 has a speed of 5 and a Pup of 7."""
    units = {
        "61": {"place": "based", "at": "1318", "post": "1324"},
        "112": "based 1218",
        "33": "based 1218",
        "25": "based 1318",
        "3RN": {"place": "based", "at": "1218", "training": ["resting"]},
    }
    found = set()
    for twin in worlds(table(units, options=["patrols", "training"]), GERMAN):
        (posted,) = (unit for unit in twin.data.of_side[1] if twin.post[unit] != twin.data.nowhere)
        assert twin.data.hexes[twin.at[posted]] == "1318"
        assert not twin.training[posted]
        found.add(twin.data.names[posted])
    assert found == {"61", "112", "3RN"}


@pytest.mark.rules("fbob:18.4a")
def test_aboard_the_carrier_are_carrier_units() -> None:
    units = {"carrier": "2915", "1CV": {"place": "aboard", "at": "2915"}, "3CV": "based 1318", "33": "based 1318"}
    found = {name for twin in worlds(table(units), GERMAN) for name in twin.names(twin.aboard())}
    assert found == {"1CV", "3CV"}


@pytest.mark.rules("fbob:20.5a")
def test_unknown_ships_change_places_the_carrier_with_all_aboard() -> None:
    units = {
        "carrier": "2915",
        "1CV": {"place": "aboard", "at": "2915"},
        "tender-1": "2919",
        "tender-2": {"at": "3015", "known": 1},
    }
    p = table(units)
    found = set()
    for twin in worlds(p, GERMAN):
        places = [twin.data.hexes[at] for at in twin.navy_at]
        assert places[2] == "3015"
        assert twin.data.hexes[twin.at[twin.data.unit["1CV"]]] == places[0]
        found.add(tuple(places[:2]))
    assert found == {("2915", "2919"), ("2919", "2915")}
    assert {twin.carrier_at for twin in worlds(p, BRITISH)} == {p.carrier_at}


def test_a_ship_from_which_units_rise_or_on_which_they_land_is_known() -> None:
    units = {"carrier": "2915", "1CV": {"place": "aboard", "at": "2915"}, "tender-1": "2919"}
    fields: dict[str, Any] = {"turn": 2, "month": 9, "phasing": "british", "units": units}
    played = begun("movement.choose", ["carrier", "1CV"], **fields)
    names = [{"at": "2915", "name": "carrier"}, {"at": "2919", "name": ""}]
    assert played.view(GERMAN)["ships"] == names
    fields["units"] = {**units, "1CV": {"place": "flying", "at": "2915", "group": 1, "box": 9}}
    assert begun("movement.fly", ["land"], moving=1, **fields).view(GERMAN)["ships"] == names


# Land units


def land_of(p: FbobPosition) -> dict[str, str]:
    """The land units by hex."""
    saved: Any = FIELDS.save(p)["units"]
    return {name: text for name, text in saved.items() if name in p.data.hex}


@pytest.mark.rules("fbob:20.5b")
def test_land_units_below_others_change_places_and_aerodromes_stay() -> None:
    units = {"4826": "aa1 aerodrome headquarters", "4827": "aerodrome aa3", "4724": "early-warning civil-defence"}
    found = {tuple(land_of(twin)[at] for at in ("4826", "4827", "4724")) for twin in worlds(table(units), BRITISH)}
    assert ("aa1 aerodrome headquarters", "aerodrome aa3", "early-warning civil-defence") in found
    assert ("aa1 aerodrome headquarters", "aerodrome civil-defence", "early-warning aa3") in found
    assert ("aa1 aerodrome civil-defence", "aerodrome aa3", "early-warning headquarters") in found
    assert not any(one.count("aa") > 1 for one, _, _ in found), "no second gun beside the first"
    assert all("aerodrome" in one and "aerodrome" in two and "aerodrome" not in three for one, two, three in found)


@pytest.mark.rules("fbob:20.3a", "fbob:20.5b")
def test_land_units_that_were_examined_stay() -> None:
    units = {"4826": "aerodrome headquarters*", "4827": "aerodrome aa3", "4724": "early-warning civil-defence"}
    p = table(units)
    assert {land_of(twin)["4826"] for twin in worlds(p, BRITISH)} == {"aerodrome headquarters*"}
    assert len({land_of(twin)["4827"] for twin in worlds(p, BRITISH)}) == 2
    assert {land_of(twin)["4827"] for twin in worlds(p, GERMAN)} == {"aerodrome aa3"}


@pytest.mark.rules("fbob:20.5b")
@pytest.mark.parametrize("side", [BRITISH, SPECTATOR])
def test_below_the_top_they_may_lie_in_any_order(side: str | None) -> None:
    """Also those that were examined: a look does not show the order (R-68)."""
    units = {"4826": "aerodrome headquarters* aa1 early-warning*"}
    found = {land_of(twin)["4826"] for twin in worlds(table(units), side)}
    assert found == {
        " ".join(("aerodrome", *below)) for below in permutations(("headquarters*", "aa1", "early-warning*"))
    }
    assert {land_of(twin)["4826"] for twin in worlds(table(units), GERMAN)} == {units["4826"]}


@pytest.mark.rules("fbob:20.5b")
def test_what_has_come_up_by_now_lay_next_from_the_start() -> None:
    """In this step the aerodrome was destroyed, and the guns that lay next have come up (R-68)."""
    units = {"4826": "aerodrome aa1* headquarters* early-warning*", "4827": "early-warning headquarters"}
    p, later = table(units), table({**units, "4826": "aa1* headquarters* early-warning*"})
    found = {land_of(twin)["4826"] for twin in worlds(p, BRITISH, later)}
    assert found == {units["4826"], "aerodrome aa1* early-warning* headquarters*"}


@pytest.mark.rules("fbob:20.5b")
def test_what_has_come_up_unexamined_stays_in_its_hex() -> None:
    units = {"4826": "early-warning headquarters", "4827": "aerodrome aa1"}
    p, later = table(units), table({**units, "4826": "headquarters"})
    assert {land_of(twin)["4826"] for twin in worlds(p, BRITISH, later)} == {units["4826"]}
    assert len({land_of(twin)["4826"] for twin in worlds(p, BRITISH)}) == 2


@pytest.mark.rules("fbob:20.5b", "fbob:20.7a")
def test_what_comes_up_while_a_side_arranges_its_units_unseen_is_not_known() -> None:
    units = {"4826": "headquarters aa1 early-warning aerodrome"}
    p, later = table(units), table({"4826": "aa1 early-warning aerodrome"}, arranging="german")
    found = {land_of(twin)["4826"].split(" ")[1] for twin in worlds(p, BRITISH, later)}
    assert found == {"aa1", "early-warning", "aerodrome"}


@pytest.mark.rules("fbob:20.3a")
def test_an_ace_who_joined_an_examined_unit_may_be_with_any_that_is_hidden_or_examined() -> None:
    examined = {"place": "based", "at": "4826", "spotted": 1}
    units = {"13": {**examined, "ace": 2, "unseen": 1}, "14": "based 4826", "15": {**examined, "ace": 1}}
    found = [
        tuple(twin.ace[twin.data.unit[name]] for name in ("13", "14", "15")) for twin in worlds(table(units), BRITISH)
    ]
    assert set(found) == {(2, 0, 1), (1, 1, 1), (1, 0, 2)}


RESTING: dict[str, Any] = {"place": "based", "training": ["resting"]}
DOWN: dict[str, Any] = {
    **{name: {**RESTING, "at": "1319"} for name in ("37", "46", "56", "44", "61", "143", "50", "66")},
    **{name: {**RESTING, "at": "1318"} for name in ("51", "75", "76", "77", "78")},
}


@pytest.mark.rules("fbob:8.6a", "fbob:20.1b", "fbob:24.2a")
@pytest.mark.parametrize(
    ("able", "script"),
    [
        ({"33": "based 1319"}, ["1319"]),
        ({"36": "based 1319"}, ["1319"]),
        ({"1CV": {"place": "aboard", "at": "2413"}, "carrier": "2413"}, ["carrier"]),
        ({"36": "based 1319", "33": "based 1319"}, ["1319", "36"]),
    ],
    ids=["the only one", "one that needs no night training", "aboard", "another one"],
)
@pytest.mark.parametrize("side", [GERMAN, SPECTATOR])
def test_whoever_sends_units_up_from_a_base_is_imagined_to_have_as_many_that_can(
    able: dict[str, Any], script: list[str], side: str | None
) -> None:
    """Nearly all rest, but not they: the first world that is drawn is a possible one."""
    played = begun(
        "movement.choose", script, units={**BASES, "1319": "aerodrome", **DOWN, **able}, turn=3, phasing="british"
    )
    for number in range(30):
        twin = resampled(played.game, side, Luck(f"up {number}"), 1)
        assert [ask.prompt.key for ask in twin.open] == ["take-off"]
