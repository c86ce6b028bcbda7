"""The fields of a position of First Battle of Britain: what they read they can write, nonsense is refused."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest
from fbob_games import begun

from tallyho.fbob.position import UNIT_ARRAYS
from tallyho.fbob.title import FBOB
from tallyho.table import BadPosition, Game

POSITION = begun("month.advance").p.copy()
"""Never changed: what is refused changes nothing."""
UNIT_KEYS = (
    "ace, at, back, box, fastest, group, marks, note, origin, place, post, spotted, took_off, training, unseen, used"
)
PLACES = "pool, set-up, based, aboard, flying, recycling, gone"
HEX = "it must be a hex from 0101 to 5533, or empty"
MARKS = "flew, bombed, turned-back, shaken, patrol, moved, fought, intercepted"
LAND = "it may have aa1 to aa4, aerodrome, civil-defence, early-warning, headquarters"
ONCE = "each kind may be there once, and none at sea"
IMPOSSIBLE: list[tuple[str, Any, str]] = [
    ("units", ["13"], "units is ['13']; it must be a table of units and hexes"),
    ("units", {"99": "based 1318"}, "units names '99', which is no air unit, no ship and no hex"),
    ("units", {"13": 4}, "units of 13 is 4; it must be a table such as { place = 'based', at = '1318' }"),
    ("units", {"13": {"speed": 4}}, f"units of 13 has no 'speed'; there are {UNIT_KEYS}"),
    ("units", {"13": {"place": "hangar"}}, f"place of 13 is 'hangar'; it must be one of {PLACES}"),
    ("units", {"13": "hangar"}, f"place of 13 is 'hangar'; it must be one of {PLACES}"),
    ("units", {"13": "based 9999"}, f"at of 13 is '9999'; {HEX}"),
    ("units", {"13": {"place": "based", "at": 1318}}, f"at of 13 is 1318; {HEX}"),
    ("units", {"13": {"origin": "x"}}, f"origin of 13 is 'x'; {HEX}"),
    ("units", {"13": {"post": "x"}}, f"post of 13 is 'x'; {HEX}"),
    ("units", {"13": {"box": 100}}, "box of 13 is 100; it must be a whole number from 0 to 99"),
    ("units", {"13": {"box": -1}}, "box of 13 is -1; it must be a whole number from 0 to 99"),
    ("units", {"13": {"used": 13}}, "used of 13 is 13; it must be a whole number from 0 to 12"),
    ("units", {"13": {"fastest": 13}}, "fastest of 13 is 13; it must be a whole number from 0 to 12"),
    ("units", {"13": {"took_off": 41}}, "took_off of 13 is 41; it must be a whole number from 0 to 40"),
    ("units", {"13": {"ace": 21}}, "ace of 13 is 21; it must be a whole number from 0 to 20"),
    ("units", {"13": {"spotted": 2}}, "spotted of 13 is 2; it must be a whole number from 0 to 1"),
    ("units", {"13": {"spotted": True}}, "spotted of 13 is True; it must be a whole number from 0 to 1"),
    ("units", {"13": {"back": 100}}, "back of 13 is 100; it must be a whole number from 0 to 99"),
    ("units", {"13": {"group": 251}}, "group of 13 is 251; it must be a whole number from 0 to 250"),
    ("units", {"13": {"marks": "flew"}}, f"marks of 13 is 'flew'; it must be a list of {MARKS}"),
    ("units", {"13": {"marks": ["slept"]}}, f"marks of 13 is ['slept']; it must be a list of {MARKS}"),
    (
        "units",
        {"13": {"training": ["down"]}},
        "training of 13 is ['down']; it must be a list of up, night-trained, resting, training",
    ),
    ("units", {"13": "flying 3020"}, "units of 13: it flies, so it must have a hex (at) and a group"),
    ("units", {"13": {"place": "flying", "group": 1}}, "units of 13: it flies, so it must have a hex (at) and a group"),
    ("units", {"1318": 3}, "units of 1318 is 3; it must be a text such as 'aerodrome aa2'"),
    ("units", {"1318": "aa5"}, f"units of 1318 has 'aa5'; {LAND}"),
    ("units", {"1318": "aa0"}, f"units of 1318 has 'aa0'; {LAND}"),
    ("units", {"1318": "aa"}, f"units of 1318 has 'aa'; {LAND}"),
    ("units", {"1318": "castle"}, f"units of 1318 has 'castle'; {LAND}"),
    ("units", {"1318": "aa1 aa2"}, f"units of 1318 is 'aa1 aa2'; {ONCE}"),
    ("units", {"1318": "aerodrome aerodrome"}, f"units of 1318 is 'aerodrome aerodrome'; {ONCE}"),
    ("units", {"3020": "aerodrome"}, f"units of 3020 is 'aerodrome'; {ONCE}"),
    ("units", {"carrier": 3}, "units of carrier is 3; it must be a hex, or a table with at, known, shaken and back"),
    ("units", {"carrier": {"to": "2915"}}, "units of carrier is {'to': '2915'}; it must be a hex, or a table with at"),
    ("units", {"carrier": "9999"}, f"at of carrier is '9999'; {HEX}"),
    ("units", {"tender-1": {"known": 2}}, "known of tender-1 is 2; it must be a whole number from 0 to 1"),
    ("units", {"tender-1": {"back": 100}}, "back of tender-1 is 100; it must be a whole number from 0 to 99"),
    ("mp", {"german": 1000}, "mp of german is 1000; it must be a whole number from -999 to 999"),
    ("mp", {"german": -1000}, "mp of german is -1000; it must be a whole number from -999 to 999"),
    ("mp", {"french": 0}, "mp names 'french'; known are"),
    ("month", 0, "month is 0; it must be a whole number from 1 to 13"),
    ("month", 14, "month is 14; it must be a whole number from 1 to 13"),
    ("last_month", 14, "last_month is 14; it must be a whole number from 1 to 13"),
    ("started", 0, "started is 0; it must be a whole number from 1 to 13"),
    ("turn", 41, "turn is 41; it must be a whole number from 0 to 40"),
    ("phasing", "french", "phasing is 'french'; it must be one of german, british, nobody"),
    ("arranging", "both", "arranging is 'both'; it must be one of german, british, nobody"),
    ("moving", 251, "moving is 251; it must be a whole number from 0 to 250"),
    ("groups_made", {"german": 251}, "groups_made of german is 251; it must be a whole number from 0 to 250"),
    ("fought", "3020", "fought is '3020'; it must be a list"),
    ("fought", ["x"], f"fought is 'x'; {HEX}"),
    ("ready", {"german": 2}, "ready of german is 2; it must be a whole number from 0 to 1"),
    ("picked", {"german": "99"}, "picked of german is '99'; it must be empty or an air unit"),
    ("picked", {"german": ["13"]}, "picked of german is ['13']; it must be empty or an air unit"),
    ("moved_units", "33", "moved_units is '33'; it must be a list of texts"),
    ("moved_units", [33], "moved_units is [33]; it must be a list of texts"),
    ("rising", "1318", "rising is '1318'; it must be a list of hexes, or the carrier"),
    ("rising", ["tender-1"], "rising is ['tender-1']; it must be a list of hexes, or the carrier"),
    ("stock", 3, "stock is 3; it must be a list"),
    ("stock", [100], "stock is 100; it must be a whole number from 0 to 99"),
    ("recon", {"german": "1019"}, "recon of german is '1019'; it must be a list of hexes"),
    ("recon", {"german": ["x"]}, f"recon of german is 'x'; {HEX}"),
    ("plots", {"british": "1019"}, "plots of british is '1019'; it must be a list of hexes"),
    ("bombed", "1019", "bombed is '1019'; it must be a list of hexes with a target"),
    ("bombed", ["3020"], "bombed is ['3020']; it must be a list of hexes with a target"),
    ("bombed", [["1019"]], "bombed is [['1019']]; it must be a list of hexes with a target"),
    ("bombed", ["x"], "bombed is ['x']; it must be a list of hexes with a target"),
    ("went", {"german": 2}, "went of german is 2; it must be a whole number from 0 to 1"),
    ("idle", 14, "idle is 14; it must be a whole number from 0 to 13"),
    ("free_aa", 4, "free_aa is 4; it must be a whole number from 0 to 3"),
    ("ended", "soon", "ended is 'soon'; it must be one of , idle"),
    ("raf", 1, "raf is 1; it must be true or false"),
    ("weather", "bad", "weather is 'bad'; it must be true or false"),
    ("rules", "night", "rules is 'night'; it must be a list of training, patrols, scramble"),
    ("rules", ["jets"], "rules is ['jets']; it must be a list of training, patrols, scramble"),
    ("score", 3, "a position has no field 'score'; it has "),
]


@pytest.mark.parametrize(
    ("field", "value", "sentence"), IMPOSSIBLE, ids=[f"{f}-{i}" for i, (f, _, _) in enumerate(IMPOSSIBLE)]
)
def test_an_impossible_position_is_refused_with_field_and_reason(field: str, value: Any, sentence: str) -> None:
    before = FBOB.fields.save(POSITION)
    with pytest.raises(BadPosition) as refused:
        FBOB.fields.lay(POSITION.copy(), {field: value})
    assert str(refused.value).startswith(sentence)
    assert "\n" not in str(refused.value)
    assert FBOB.fields.save(POSITION) == before


def test_every_field_is_refused_something() -> None:
    assert {field for field, _, _ in IMPOSSIBLE} - {"score"} == set(FBOB.fields.by_name) - {"luck", "reveals"}


UNIT = {
    "place": "flying",
    "at": "3020",
    "origin": "4826",
    "post": "3120",
    "group": 250,
    "used": 12,
    "took_off": 40,
    "box": 99,
    "ace": 20,
    "unseen": 20,
    "spotted": 1,
    "back": 99,
    "fastest": 12,
    "marks": MARKS.split(", "),
    "training": ["up", "night-trained", "resting", "training"],
    "note": "1019 city",
}
USUAL: dict[str, Any] = {
    "units": {
        "13": UNIT,
        "33": {"place": "based", "at": "1318", "marks": ["bombed", "patrol"], "training": ["resting"]},
        "44": {"place": "recycling", "back": 5},
        "50": {"place": "gone"},
        "1CV": {"place": "aboard", "at": "2915"},
        "carrier": {"at": "2915", "known": 1},
        "tender-1": {"at": "", "back": 7},
        "tender-2": {"at": "3724"},
        "1318": "aerodrome aa4* headquarters",
        "4826": "aa1 aerodrome* civil-defence early-warning* headquarters*",
        "1019": "headquarters",
    },
    "mp": {"german": -999, "british": 999},
    "month": 13,
    "last_month": 12,
    "started": 9,
    "turn": 40,
    "phasing": "british",
    "arranging": "german",
    "moving": 250,
    "groups_made": {"german": 250, "british": 3},
    "fought": ["3020", "0101"],
    "ready": {"german": 1, "british": 0},
    "picked": {"german": "13", "british": ""},
    "moved_units": ["33", "aa 1318"],
    "rising": ["carrier", "1318"],
    "stock": [0, 99, 3],
    "recon": {"german": ["1019"], "british": ["4023", "4321"]},
    "plots": {"german": ["1019", "1019"], "british": []},
    "bombed": ["1019", "2424"],
    "went": {"german": 0, "british": 1},
    "idle": 13,
    "free_aa": 3,
    "ended": "idle",
    "raf": True,
    "weather": True,
    "rules": ["patrols", "idle-draw"],
}


def test_what_a_field_reads_it_can_write_back() -> None:
    assert set(USUAL) == set(FBOB.fields.by_name) - {"luck", "reveals"}
    p = begun("month.advance").p.copy()
    FBOB.fields.lay(p, USUAL)
    saved = FBOB.fields.save(p)
    for field, value in USUAL.items():
        found: Any = saved[field]
        assert (found if not isinstance(value, dict) else {key: found[key] for key in value}) == value, field
    twin = Game.new(FBOB, "phase2", seed=2).position
    FBOB.fields.load(twin, saved)
    assert FBOB.fields.save(twin) == saved


def test_an_air_unit_has_all_that_the_position_keeps_of_it() -> None:
    assert {*UNIT_ARRAYS, "at", "origin", "post", "note"} == set(UNIT)


def test_writing_a_unit_replaces_all_that_was_so_of_it() -> None:
    p = begun("month.advance").p.copy()
    FBOB.fields.lay(
        p, {"units": {"13": UNIT, "carrier": {"at": "2915", "known": 1, "back": 4}, "1318": "aa2 aerodrome*"}}
    )
    FBOB.fields.lay(p, {"units": {"13": {}, "carrier": "3015", "1318": "aerodrome"}})
    saved: Any = FBOB.fields.save(p)["units"]
    assert (saved["13"], saved["carrier"], saved["1318"]) == ({"place": "pool"}, {"at": "3015"}, "aerodrome")


@pytest.mark.parametrize(
    ("text", "table"),
    [
        ("pool", {"place": "pool"}),
        ("based 1318", {"place": "based", "at": "1318"}),
        ("flying 3020 4", {"place": "flying", "at": "3020", "group": 4}),
    ],
)
def test_a_short_text_for_an_air_unit(text: str, table: dict[str, Any]) -> None:
    p = begun("month.advance").p.copy()
    FBOB.fields.lay(p, {"units": {"13": text}})
    saved: Any = FBOB.fields.save(p)["units"]
    assert saved["13"] == table


@pytest.mark.rules("fbob:20.5b")
@pytest.mark.parametrize("number", range(1, 6))
def test_land_units_lie_in_their_hex_as_they_were_written(number: int) -> None:
    """Any kinds in any order, each of them known to the enemy or not, also the top one that was below before (R-68)."""
    p = begun("month.advance").p.copy()
    for order in permutations(("aa2", "aerodrome*", "civil-defence", "early-warning*", "headquarters"), number):
        FBOB.fields.lay(p, {"units": {"1318": " ".join(order)}})
        twin = p.copy()
        FBOB.fields.load(twin, FBOB.fields.save(p))
        saved: Any = FBOB.fields.save(twin)["units"]
        assert saved["1318"] == " ".join(order)


def test_an_empty_text_clears_a_hex() -> None:
    p = begun("month.advance").p.copy()
    FBOB.fields.lay(p, {"units": {"1318": "aa1 aerodrome"}})
    FBOB.fields.lay(p, {"units": {"1318": ""}})
    saved: Any = FBOB.fields.save(p)["units"]
    assert "1318" not in saved


def test_a_copy_has_all_fields_and_shares_none() -> None:
    p = begun("month.advance").p.copy()
    before = FBOB.fields.save(p)
    twin = p.copy()
    FBOB.fields.lay(twin, USUAL)
    assert FBOB.fields.save(p) == before
    assert FBOB.fields.save(twin.copy()) == FBOB.fields.save(twin)


def test_watched_hexes_are_worked_out_again_when_land_units_or_ships_are_written() -> None:
    for units in ({"1318": "early-warning"}, {"carrier": "2915"}):
        p = begun("month.advance").p.copy()
        p.watched = [b"old", b"old"]
        FBOB.fields.lay(p, {"units": units})
        assert p.watched == [None, None]
