"""The fields of a position of Battle of Britain: what they read they can write, nonsense is refused."""

from __future__ import annotations

from typing import Any

import pytest
from hksw_games import begun

from tallyho.hksw.title import HKSW
from tallyho.table import BadPosition, Game

POSITION = begun("turn.advance").p.copy()
"""Never changed: what is refused changes nothing."""
IMPOSSIBLE: list[tuple[str, Any, str]] = [
    ("cards", {"92/10": "hangar"}, "cards of 92/10 is 'hangar'; it must be one of 10A, 10B"),
    ("cards", {"92/10": 3}, "cards of 92/10 is 3; it must be one of 10A"),
    ("cards", {"92/10": "10A group 4"}, "cards of 92/10 is '10A group 4'; it must be one of"),
    ("cards", {"92/10": "ready group 1"}, "cards of 92/10 is 'ready group 1'; it must be one of"),
    ("cards", {"1000/10": "ready"}, "cards names '1000/10'; known are"),
    ("cards", ["92/10"], "cards is ['92/10']; it must be a table of names and values"),
    ("seen", {"92/10": "known"}, "seen of 92/10 is 'known'; it must be one of seen"),
    ("back", {"92/10": 21}, "back of 92/10 is 21; it must be a whole number from 0 to 20"),
    ("back", {"92/10": -1}, "back of 92/10 is -1; it must be a whole number from 0 to 20"),
    ("at", {"10A": "W1"}, "at of 10A is 'W1'; it must be box or a square from A1 to V32"),
    ("at", {"10A": "A33"}, "at of 10A is 'A33'; it must be box or a square from A1 to V32"),
    ("at", {"10A": ["A1"]}, "at of 10A is ['A1']; it must be box or a square from A1 to V32"),
    ("at", {"14A": "A1"}, "at names '14A'; known are"),
    ("fuel", {"2A": 10}, "fuel of 2A is 10; it must be a whole number from 0 to 9"),
    ("radar", {"2A": "heard"}, "radar of 2A is 'heard'; it must be one of detected, undetected, spotted"),
    ("ace", {"2A": True}, "ace of 2A is True; it must be one of ace"),
    ("phase_marks", {"2A": ["slept"]}, "phase_marks of 2A is ['slept']; it must be a list of moved"),
    ("phase_marks", {"2A": "moved"}, "phase_marks of 2A is 'moved'; it must be a list of moved"),
    ("sortie_marks", {"2A": [1]}, "sortie_marks of 2A is [1]; it must be a list of took-off"),
    ("sortie_marks", {"2A": [["bombed"]]}, "sortie_marks of 2A is [['bombed']]; it must be a list of took-off"),
    ("downed", {"10A": 10}, "downed of 10A is 10; it must be a whole number from 0 to 9"),
    ("missions", {"hull": "10A"}, "missions of hull is '10A'; it must be one of deck, removed, hand, used"),
    ("missions", {"hull": ["deck"]}, "missions of hull is ['deck']; it must be one of deck"),
    ("missions", {"paris": "deck"}, "missions names 'paris'; known are"),
    ("damage", {"hull": 4}, "damage of hull is 4; it must be a whole number from 0 to 3"),
    ("alert", {"LF2": "asleep"}, "alert of LF2 is 'asleep'; it must be one of to-do, placing, alerted"),
    ("alert", {"14": "to-do"}, "alert names '14'; known are"),
    ("table", {"raf": "1000/10"}, "table of raf is '1000/10'; it must be empty or a squadron card"),
    ("table", {"raf": ["92/10"]}, "table of raf is ['92/10']; it must be empty or a squadron card"),
    ("table", {"italy": ""}, "table names 'italy'; known are"),
    ("aces", {"raf": 0}, "aces of raf is 0; it must be empty or a squadron card"),
    ("wins", 10, "wins is 10; it must be a whole number from 0 to 9"),
    ("standing", "both", "standing is 'both'; it must be one of luftwaffe, raf, nobody"),
    ("fighting", 4, "fighting is 4; it must be a whole number from 0 to 3"),
    ("lost_before", {"LF2": 61}, "lost_before of LF2 is 61; it must be a whole number from 0 to 60"),
    ("head_start", 61, "head_start is 61; it must be a whole number from 0 to 60"),
    ("turn", 12, "turn is 12; it must be a whole number from 0 to 11"),
    ("turn", True, "turn is True; it must be a whole number from 0 to 11"),
    ("last_turn", 0, "last_turn is 0; it must be a whole number from 1 to 11"),
    ("phase", 10, "phase is 10; it must be a whole number from 0 to 9"),
    ("markers", 13, "markers is 13; it must be a whole number from 0 to 12"),
    ("reserve", 21, "reserve is 21; it must be a whole number from 0 to 20"),
    ("rotation", 100, "rotation is 100; it must be a whole number from 0 to 99"),
    ("rotated", {"5-12-11-spitfire": 10}, "rotated of 5-12-11-spitfire is 10; it must be a whole number from 0 to 9"),
    ("repairing", 5, "repairing is 5; it must be a whole number from 0 to 4"),
    ("top_cards", 51, "top_cards is 51; it must be a whole number from 0 to 50"),
    ("mission_points", 1000, "mission_points is 1000; it must be a whole number from 0 to 999"),
    ("failed", -1, "failed is -1; it must be a whole number from 0 to 999"),
    ("moving", "14A", "moving is '14A'; it must be empty or one of 10A"),
    ("moving", ["2A"], "moving is ['2A']; it must be empty or one of 10A"),
    ("left", 41, "left is 41; it must be a whole number from 0 to 40"),
    ("free", "W1", "free is 'W1'; it must be box or a square from A1 to V32"),
    ("free", None, "free is None; it must be box or a square from A1 to V32"),
    ("race", 3, "race is 3; it must be empty or one of 10A"),
    ("battle", "all", "battle is 'all'; it must be empty or one of 10A"),
    ("wing", None, "wing is None; it must be empty or one of 10A"),
    ("first_alert", "yes", "first_alert is 'yes'; it must be true or false"),
    ("big_wing", 1, "big_wing is 1; it must be true or false"),
    ("weather", "clear", "a position has no field 'weather'; it has "),
]


@pytest.mark.parametrize(
    ("field", "value", "sentence"), IMPOSSIBLE, ids=[f"{f}-{i}" for i, (f, _, _) in enumerate(IMPOSSIBLE)]
)
def test_an_impossible_position_is_refused_with_field_and_reason(field: str, value: Any, sentence: str) -> None:
    before = HKSW.fields.save(POSITION)
    with pytest.raises(BadPosition) as refused:
        HKSW.fields.lay(POSITION, {field: value})
    assert str(refused.value).startswith(sentence)
    assert "\n" not in str(refused.value)
    assert HKSW.fields.save(POSITION) == before


def test_every_field_is_refused_something() -> None:
    assert {field for field, _, _ in IMPOSSIBLE} - {"weather"} == set(HKSW.fields.by_name) - {"luck", "reveals"}


USUAL: dict[str, Any] = {
    "cards": {"92/10": "10A group 2", "152/10": "10A group back", "I/JG3/2": "home 2A", "310/12": "to-come"},
    "seen": {"92/10": "seen"},
    "back": {"I/KG1/2": 20},
    "at": {"10A": "V32", "2A": "A1", "2B": "box"},
    "fuel": {"2A": 9},
    "radar": {"2A": "spotted", "2B": "undetected"},
    "ace": {"2A": "ace"},
    "phase_marks": {"10A": ["moved", "ace-used", "placed"]},
    "sortie_marks": {"2A": ["took-off", "bomb-run", "asked"]},
    "downed": {"10A": 9},
    "missions": {"hull": "2A", "leeds": "top", "dover": "5A", "london": "second"},
    "damage": {"hull": 3},
    "alert": {"LF5": "placing"},
    "table": {"raf": "92/10", "luftwaffe": "I/JG3/2"},
    "aces": {"raf": "92/10", "luftwaffe": ""},
    "wins": 9,
    "standing": "raf",
    "fighting": 3,
    "lost_before": {"LF2": 60},
    "head_start": 60,
    "turn": 11,
    "last_turn": 10,
    "phase": 9,
    "markers": 12,
    "reserve": 20,
    "rotation": 99,
    "repairing": 4,
    "top_cards": 50,
    "mission_points": 999,
    "failed": 998,
    "moving": "2A",
    "left": 40,
    "free": "C3",
    "race": "10B",
    "battle": "2B",
    "wing": "12C",
    "first_alert": False,
    "big_wing": False,
}


def test_what_a_field_reads_it_can_write_back() -> None:
    p = begun("turn.advance").p.copy()
    HKSW.fields.lay(p, USUAL)
    saved = HKSW.fields.save(p)
    for field, value in USUAL.items():
        found: Any = saved[field]
        assert (found if not isinstance(value, dict) else {key: found[key] for key in value}) == value, field
    twin = Game.new(HKSW, "london", seed=2).position
    HKSW.fields.load(twin, saved)
    assert HKSW.fields.save(twin) == saved


def test_a_copy_has_all_fields_and_shares_none() -> None:
    p = begun("turn.advance").p.copy()
    before = HKSW.fields.save(p)
    twin = p.copy()
    HKSW.fields.lay(twin, USUAL)
    assert HKSW.fields.save(p) == before
    assert HKSW.fields.save(twin.copy()) == HKSW.fields.save(twin)
