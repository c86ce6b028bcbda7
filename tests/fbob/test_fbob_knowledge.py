"""What the Germans, the British and a spectator see, key by key (20, R-53, R-72)."""

from __future__ import annotations

from typing import Any

import pytest
from fbob_games import Played, begun

from tallyho.fbob.fields import FIELDS
from tallyho.fbob.knowledge import PUBLIC
from tallyho.table import view_of

GERMAN, BRITISH, SPECTATOR = "german", "british", None
EVERYBODY = (GERMAN, BRITISH, SPECTATOR)
OTHER_KEYS = {"night", "night_turn", "moving", "units", "groups", "based", "land", "land_pool", "ships"}
OWN_KEYS = {"picked", "plots", "stock", "moved_units"}
OPEN_FIELDS: dict[str, Any] = {
    "mp": {"german": -3, "british": 7},
    "month": 3,
    "last_month": 9,
    "started": 2,
    "turn": 5,
    "phasing": "german",
    "arranging": "nobody",
    "fought": ["3520"],
    "recon": {"german": ["1019"], "british": ["4826"]},
    "bombed": ["1019"],
    "went": {"german": 1, "british": 0},
    "rising": ["1318"],
    "idle": 2,
    "free_aa": 1,
    "raf": True,
    "weather": True,
    "rules": ["training", "night"],
}
FLYING_13 = {"place": "flying", "at": "3520", "group": 1, "took_off": 2, "box": 20, "marks": ["flew", "moved"]}
SEEN_14 = {
    "place": "flying",
    "at": "3521",
    "group": 2,
    "used": 3,
    "took_off": 2,
    "ace": 1,
    "fastest": 4,
    "spotted": 1,
    "marks": ["flew", "shaken"],
}
HIDDEN_OF_14 = {"origin": "4826", "box": 17, "training": ["up"], "note": "1019 city"}
UNITS: dict[str, Any] = {
    "13": {**FLYING_13, "origin": "4826", "training": ["night-trained"], "note": "1019 city"},
    "Fake-1": "flying 3520 1",
    "14": {**SEEN_14, **HIDDEN_OF_14},
    "15": {"place": "based", "at": "4826", "training": ["resting"]},
    "16": {"place": "based", "at": "4826", "spotted": 1, "ace": 1, "marks": ["flew", "bombed"], "training": ["up"]},
    "17": {"place": "recycling", "back": 5},
    "18": "gone",
    "L-1": {"place": "based", "at": "4827", "spotted": 1},
    "L-2": {"place": "flying", "at": "3621", "group": 3, "spotted": 1},
    "Fake-2": "based 4827",
    "Fake-3": {"place": "recycling", "back": 4},
    "Fake-4": "set-up",
    "Fake-5": "gone",
    "Jasta-1": "set-up",
    "4826": "aerodrome aa2 headquarters*",
    "4827": "aerodrome",
    "33": {"place": "flying", "at": "1319", "group": 1, "took_off": 1, "box": 10, "marks": ["flew", "patrol"]},
    "36": "based 1318",
    "1CV": {"place": "aboard", "at": "2915"},
    "1318": "aa2 aerodrome early-warning",
    "carrier": "2915",
    "tender-1": {"at": "2919", "known": 1},
    "tender-2": {"at": "", "back": 6},
}


def standing(**fields: Any) -> Played:
    """Units in every place, in the German half of a flying turn."""
    table: dict[str, Any] = {"units": UNITS, "month": 3, "turn": 3, "phasing": "german"}
    return begun("movement.choose", scenario="campaign", **{**table, **fields})


@pytest.mark.parametrize("side", EVERYBODY)
def test_the_view_has_the_open_fields_and_these_other_keys(side: str | None) -> None:
    assert set(standing().view(side)) == {*PUBLIC, *OTHER_KEYS, *(OWN_KEYS if side else ())}
    assert set(PUBLIC) == set(OPEN_FIELDS)
    assert set(FIELDS.by_name) - set(PUBLIC) == {
        *("units", "moving", "groups_made", "ready", "picked", "moved_units", "stock", "plots", "ended"),
        *("luck", "reveals"),
    }


@pytest.mark.rules("fbob:4.5b")
@pytest.mark.parametrize("side", EVERYBODY)
@pytest.mark.parametrize("name", OPEN_FIELDS)
def test_an_open_field_is_shown_to_everybody_as_it_is(side: str | None, name: str) -> None:
    assert standing(**{name: OPEN_FIELDS[name]}).view(side)[name] == OPEN_FIELDS[name]


@pytest.mark.parametrize("side", EVERYBODY)
@pytest.mark.parametrize(("turn", "night"), [(17, False), (18, True)])
def test_everybody_sees_when_night_falls(side: str | None, turn: int, *, night: bool) -> None:
    shown = standing(turn=turn).view(side)
    assert (shown["night"], shown["night_turn"]) == (night, 18)


@pytest.mark.parametrize("side", EVERYBODY)
@pytest.mark.parametrize(("moving", "shown"), [(0, ""), (2, "G2")])
def test_everybody_sees_which_group_moves(side: str | None, moving: int, shown: str) -> None:
    table: dict[str, Any] = {"units": UNITS, "month": 3, "turn": 3, "phasing": "german", "moving": moving}
    step = "movement.fly" if moving else "movement.choose"
    assert begun(step, scenario="campaign", **table).view(side)["moving"] == shown


# Air units


@pytest.mark.rules("fbob:20.1b", "fbob:20.1c")
@pytest.mark.parametrize(
    ("side", "hidden"),
    [
        (GERMAN, {"33", "36", "1CV"}),
        (BRITISH, {"13", "Fake-1", "15", "Fake-2", "Fake-4", "Fake-6"}),
        (SPECTATOR, {"13", "Fake-1", "15", "Fake-2", "Fake-4", "Fake-6", "33", "36", "1CV"}),
    ],
)
def test_units_that_lie_face_down_are_not_in_the_view_of_others(side: str | None, hidden: set[str]) -> None:
    played = standing()
    assert set(played.p.data.names) - set(played.view(side)["units"]) == hidden


@pytest.mark.rules("fbob:20.1c")
@pytest.mark.parametrize("side", [GERMAN, BRITISH])
def test_ones_own_units_are_shown_in_full(side: str) -> None:
    played = standing()
    field = played.field("units")
    shown = played.view(side)["units"]
    own = [name for unit, name in enumerate(played.p.data.names) if played.p.data.units[unit].side == (side == BRITISH)]
    assert len(own) == (25 if side == GERMAN else 34)
    assert {name: shown[name] for name in own} == {name: field[name] for name in own}


@pytest.mark.rules("fbob:20.1c", "fbob:20.7a")
@pytest.mark.parametrize("side", [BRITISH, SPECTATOR])
def test_of_a_spotted_unit_all_see_what_happens_openly_but_no_endurance_and_no_roster(side: str | None) -> None:
    assert standing().view(side)["units"]["14"] == SEEN_14


@pytest.mark.rules("fbob:20.3a", "fbob:20.7a")
@pytest.mark.parametrize("side", [BRITISH, SPECTATOR])
def test_a_unit_examined_on_the_ground_does_not_show_what_it_has_done(side: str | None) -> None:
    assert standing().view(side)["units"]["16"] == {"place": "based", "at": "4826", "spotted": 1, "ace": 1}


@pytest.mark.rules("fbob:20.2a")
@pytest.mark.parametrize("side", EVERYBODY)
def test_zeppelins_are_seen_by_everybody(side: str | None) -> None:
    shown = standing().view(side)["units"]
    assert shown["L-1"] == {"place": "based", "at": "4827", "spotted": 1}
    assert shown["L-2"]["at"] == "3621"


@pytest.mark.rules("fbob:20.7a", "fbob:6.1d")
@pytest.mark.parametrize("side", EVERYBODY)
def test_pool_and_recycled_units_lie_open_but_not_the_fakes_in_the_pool(side: str | None) -> None:
    shown = standing().view(side)["units"]
    assert shown["17"] == {"place": "recycling", "back": 5}
    assert shown["18"] == {"place": "gone"}
    assert shown["38"] == shown["Jasta-4"] == {"place": "pool"}
    assert shown["Jasta-1"] == {"place": "set-up"}
    assert shown["Fake-3"] == {"place": "recycling", "back": 4}
    assert shown["Fake-5"] == {"place": "gone"}
    assert ("Fake-4" in shown, "Fake-6" in shown) == ((True, True) if side == GERMAN else (False, False))


@pytest.mark.rules("fbob:11.0a", "fbob:20.1b")
@pytest.mark.parametrize("side", EVERYBODY)
def test_of_groups_in_the_air_all_see_the_number_of_counters_and_each_the_hidden_ones(side: str | None) -> None:
    groups = standing().view(side)["groups"]
    hidden = {"G1": 0 if side == GERMAN else 2, "B1": 0 if side == BRITISH else 1}
    usual = {"side": "german", "patrol": False, "moved": False, "took_off": 0}
    assert groups == {
        "G1": {**usual, "at": "3520", "size": 2, "hidden": hidden["G1"], "moved": True, "took_off": 2},
        "G2": {**usual, "at": "3521", "size": 1, "hidden": 0, "took_off": 2},
        "G3": {**usual, "at": "3621", "size": 1, "hidden": 0},
        "B1": {
            "side": "british",
            "at": "1319",
            "size": 1,
            "hidden": hidden["B1"],
            "patrol": True,
            "moved": False,
            "took_off": 1,
        },
    }


@pytest.mark.rules("fbob:20.1b")
@pytest.mark.parametrize("side", EVERYBODY)
def test_all_see_how_many_are_at_each_base(side: str | None) -> None:
    based = {"german": {"4826": 2, "4827": 2}, "british": {"1318": 1, "carrier": 1}}
    assert standing().view(side)["based"] == based


# Land and naval units


@pytest.mark.rules("fbob:20.5b")
def test_land_units_below_the_top_are_their_owners_and_those_of_who_has_looked() -> None:
    played = standing()
    british = {"side": "british", "units": ["aa2", "aerodrome", "early-warning"], "hidden": 0}
    german = {"side": "german", "units": ["aerodrome", "aa2", "headquarters"], "hidden": 0}
    plain = {"side": "german", "units": ["aerodrome"], "hidden": 0}
    top = {"side": "british", "units": ["aa2"], "hidden": 2}
    looked = {"side": "german", "units": ["aerodrome", "headquarters"], "hidden": 1}
    assert played.view(GERMAN)["land"] == {"1318": top, "4826": german, "4827": plain}
    assert played.view(BRITISH)["land"] == {"1318": british, "4826": looked, "4827": plain}
    assert played.view(SPECTATOR)["land"] == {"1318": top, "4826": looked, "4827": plain}


@pytest.mark.rules("fbob:20.5b")
def test_in_which_order_land_units_lie_below_the_top_only_their_owner_sees() -> None:
    """A look shows which they are (R-68, R-72)."""
    stacks = ("aerodrome aa2* headquarters* early-warning", "aerodrome early-warning headquarters* aa2*")
    one, two = (standing(units={**UNITS, "4826": stack}) for stack in stacks)
    for side in (BRITISH, SPECTATOR):
        assert one.view(side) == two.view(side)
        assert one.view(side)["land"]["4826"] == {
            "side": "german",
            "units": ["aerodrome", "aa2", "headquarters"],
            "hidden": 1,
        }
    for played, stack in zip((one, two), stacks, strict=True):
        assert played.view(GERMAN)["land"]["4826"]["units"] == stack.replace("*", "").split(" ")


@pytest.mark.rules("fbob:20.5a")
def test_all_see_where_ships_are_but_which_only_their_owner_and_who_has_looked() -> None:
    played = standing()
    seen = [{"at": "2915", "name": ""}, {"at": "2919", "name": "tender-1"}]
    assert played.view(GERMAN)["ships"] == seen
    assert played.view(SPECTATOR)["ships"] == seen
    assert played.view(BRITISH)["ships"] == [
        {"at": "2915", "name": "carrier"},
        {"at": "2919", "name": "tender-1"},
        {"at": "", "back": 6, "name": "tender-2"},
    ]


def test_the_order_of_unknown_ships_does_not_tell_which_they_are() -> None:
    one = standing(units={**UNITS, "carrier": "2919", "tender-1": "2915"}).view(GERMAN)["ships"]
    two = standing(units={**UNITS, "carrier": "2915", "tender-1": "2919"}).view(GERMAN)["ships"]
    assert one == two == [{"at": "2915", "name": ""}, {"at": "2919", "name": ""}]


# Arranging


@pytest.mark.rules("fbob:20.1a", "fbob:20.1b")
@pytest.mark.parametrize("viewer", [BRITISH, SPECTATOR])
def test_while_the_germans_place_units_nobody_else_sees_any_of_theirs_on_the_ground(viewer: str | None) -> None:
    shown = standing(arranging="german").view(viewer)
    assert shown["based"] == {"german": None, "british": {"1318": 1, "carrier": 1}}
    assert set(shown["land"]) == {"1318"}
    assert not {"15", "16", "L-1"} & set(shown["units"])
    assert {"14", "L-2", "17"} <= set(shown["units"])
    assert shown["ships"] is not None


@pytest.mark.rules("fbob:20.1a", "fbob:20.1b")
@pytest.mark.parametrize("viewer", [GERMAN, SPECTATOR])
def test_while_the_british_place_units_nobody_else_sees_theirs_nor_their_ships(viewer: str | None) -> None:
    units = {**UNITS, "1CV": {"place": "aboard", "at": "2915", "spotted": 1}}
    shown = standing(arranging="british", units=units).view(viewer)
    assert shown["based"] == {"german": {"4826": 2, "4827": 2}, "british": None}
    assert set(shown["land"]) == {"4826", "4827"}
    assert shown["ships"] is None
    assert "1CV" not in shown["units"]


@pytest.mark.rules("fbob:20.1c")
@pytest.mark.parametrize("side", [GERMAN, BRITISH])
def test_who_places_units_sees_them(side: str) -> None:
    shown = standing(arranging=side).view(side)
    assert shown["based"] == {"german": {"4826": 2, "4827": 2}, "british": {"1318": 1, "carrier": 1}}
    assert set(shown["land"]) == {"1318", "4826", "4827"}


@pytest.mark.rules("fbob:20.7a")
@pytest.mark.parametrize("side", [GERMAN, BRITISH])
def test_what_is_picked_plotted_and_left_to_place_is_ones_own(side: str) -> None:
    fields: dict[str, Any] = {
        "picked": {"german": "13", "british": "33"},
        "plots": {"german": ["1019"], "british": ["4826", "4826"]},
        "stock": [3, 1],
        "moved_units": ["13"],
    }
    mine = standing(**fields, arranging=side).view(side)
    assert (mine["picked"], mine["plots"]) == (("13", ["1019"]) if side == GERMAN else ("33", ["4826", "4826"]))
    assert (mine["stock"], mine["moved_units"]) == ([3, 1], ["13"])
    theirs = standing(**fields, arranging="british" if side == GERMAN else "german").view(side)
    assert (theirs["stock"], theirs["moved_units"]) == ([], [])
    assert standing().view(side)["picked"] == ""


# What phases show and hide


@pytest.mark.rules("fbob:20.5a")
def test_in_the_admin_phase_all_but_zeppelins_are_turned_face_down() -> None:
    played = begun("month.admin", units=UNITS, month=3, turn=24, until="month.advance", scenario="campaign")
    german = set(played.view(BRITISH)["units"]) & {"13", "14", "15", "16", "L-1", "L-2"}
    assert german == {"L-1", "L-2"}
    assert {ship["name"] for ship in played.view(GERMAN)["ships"]} == {""}
    assert played.view(BRITISH)["land"]["4826"]["hidden"] == 2


@pytest.mark.rules("fbob:20.3c", "fbob:14.3.1b")
def test_what_could_have_moved_since_a_look_is_unknown_again_after_redeployment() -> None:
    land = {"1318": "aerodrome aa2* headquarters* civil-defence* early-warning*", "4826": "aerodrome headquarters*"}
    ships = {"carrier": {"at": "2915", "known": 1}, "tender-1": {"at": "2919", "known": 1}}
    looked = {
        "33": {"place": "based", "at": "1318", "spotted": 1},
        "13": {"place": "based", "at": "4826", "spotted": 1},
    }
    units: dict[str, Any] = {**land, **ships, **looked}
    played = begun("redeployment.move", ["done"], arranging="british", units=units)
    assert played.view(GERMAN)["land"]["1318"] == {
        "side": "british",
        "units": ["aerodrome", "civil-defence", "early-warning"],
        "hidden": 2,
    }
    assert {ship["name"] for ship in played.view(GERMAN)["ships"]} == {""}
    assert "33" not in played.view(GERMAN)["units"]
    assert played.asks == [(GERMAN, "redeploy")]
    assert "13" not in played.view(BRITISH)["units"]
    assert played.field("units")["4826"] == "aerodrome headquarters*"
    played.answer("done")
    assert played.view(BRITISH)["land"]["4826"]["hidden"] == 1


@pytest.mark.rules("fbob:20.7a")
@pytest.mark.parametrize("base", ["1318", "carrier"])
def test_when_somebody_takes_off_nobody_knows_any_more_who_is_left(base: str) -> None:
    """The enemy has looked at the base, so he could tell who has gone from who is left."""
    place = {"place": "based", "at": "1318"} if base == "1318" else {"place": "aboard", "at": "2915"}
    units: dict[str, Any] = {"1318": "aerodrome", "carrier": "2915"}
    units |= {name: {**place, "spotted": 1} for name in ("1CV", "2CV", "3CV")}
    played = begun("movement.choose", [base], units=units, turn=1, month=10, phasing="british")
    assert {"1CV", "2CV", "3CV"} <= set(played.view(GERMAN)["units"])
    played.answer("2CV")
    played.answer("done")
    assert not {"1CV", "2CV", "3CV"} & set(played.view(GERMAN)["units"])
    assert played.view(GERMAN)["based"]["british"] == {base: 2}


@pytest.mark.rules("fbob:11.0c", "fbob:20.4a")
def test_a_spotted_unit_that_lands_is_one_of_those_on_the_ground() -> None:
    units: dict[str, Any] = {
        "1318": "aerodrome",
        "33": {"place": "flying", "at": "1318", "group": 1, "box": 9, "spotted": 1, "marks": ["flew"]},
        "36": {"place": "based", "at": "1318", "spotted": 1},
    }
    played = begun("movement.fly", ["land"], units=units, turn=2, phasing="british", moving=1)
    assert not {"33", "36"} & set(played.view(GERMAN)["units"])
    assert played.view(GERMAN)["based"]["british"] == {"1318": 2}


def test_a_question_shows_its_offers_and_facts_to_its_own_side_only() -> None:
    played = begun("movement.fly", units=UNITS, month=3, turn=3, phasing="german", moving=1, scenario="campaign")
    for side in EVERYBODY:
        (asked,) = view_of(played.game, side).asked
        assert (asked.side, asked.key) == (GERMAN, "fly")
        assert bool(asked.offers) == bool(asked.args) == (side == GERMAN)


# Aces that came after a look

EXAMINED_44 = {"place": "based", "at": "1318", "spotted": 1, "ace": 1, "unseen": 1}
ACE_OF_44: dict[str, Any] = {"1318": "aerodrome", "1420": "aerodrome", "33": "based 1318", "44": EXAMINED_44}


@pytest.mark.rules("fbob:11.1a", "fbob:20.2a")
def test_who_is_seen_in_the_air_is_seen_with_the_ace_who_came_after_the_look() -> None:
    units = {**ACE_OF_44, "13": "flying 1318 1"}
    played = begun("movement.choose", units=units, turn=2, phasing="british")
    assert "ace" not in played.view(GERMAN)["units"]["44"]
    for answer in ("1318", "44", "done"):
        played.answer(answer)
    assert played.view(GERMAN)["units"]["44"]["ace"] == 1


FORGOTTEN: dict[str, tuple[str, list[str], dict[str, Any]]] = {
    "the month ends": ("month.admin", [], {}),
    "all was redeployed": ("redeployment.move", ["done"], {"arranging": BRITISH}),
    "it goes elsewhere": ("redeployment.move", ["44", "1420"], {"arranging": BRITISH}),
    "somebody takes off": ("movement.choose", ["1318", "33", "done"], {"turn": 2, "phasing": BRITISH}),
    "it takes off": ("movement.choose", ["1318", "44", "done"], {"turn": 2, "phasing": BRITISH}),
    "it is lost": (
        "bombing.choose",
        ["G1", "44", "6", "33"],
        {"turn": 2, "phasing": GERMAN, "overlay": {"bombardment": {"6": {"results": ["D3"] * 7}}}},
    ),
}


@pytest.mark.rules("fbob:20.3a", "fbob:20.4a")
@pytest.mark.parametrize(("step", "script", "fields"), FORGOTTEN.values(), ids=FORGOTTEN)
def test_no_ace_came_after_a_look_that_no_longer_holds(step: str, script: list[str], fields: dict[str, Any]) -> None:
    units = {**ACE_OF_44, "13": "flying 1318 1"}
    played = begun(step, script, units=units, **fields)
    p = played.game.seen(BRITISH)
    assert p.unseen[p.data.unit["44"]] == 0
