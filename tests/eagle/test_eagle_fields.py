"""The fields of a position of Eagle: what they read they can write, and what is impossible is refused in a sentence."""

from __future__ import annotations

from typing import Any

import pytest
from eagle_plans import MAJOR, day

from tallyho.raf.eagle.title import EAGLE
from tallyho.table import BadData, BadPosition, Game, Overlay

IMPOSSIBLE: list[tuple[str, Any, str]] = [
    ("planned", {"61": "0600"}, "planned has '61'; it must be one of 1 to 60"),
    ("planned", {"0": "0600"}, "planned has '0'; it must be one of 1 to 60"),
    ("planned", {"12": "0700"}, "planned of 12 is '0700'; it must be empty, or one of 0600 to 1800"),
    ("planned", {"12": "end-of-day"}, "planned of 12 is 'end-of-day'; it must be empty, or one of 0600 to 1800"),
    ("planned", {"12": True}, "planned of 12 is True; it must be empty, or one of 0600 to 1800"),
    ("planned", {"12": 6.5}, "planned of 12 is 6.5; it must be empty, or one of 0600 to 1800"),
    ("planned", {"12": None}, "planned of 12 is None; it must be empty, or one of 0600 to 1800"),
    ("planned", ["0600"], "planned is ['0600']; it must be a table"),
    ("strategy_on", {"154": 12}, "strategy_on has '154'; it must be one of 155 to 164"),
    ("strategy_on", {"155": 61}, "strategy_on of 155 is 61; it must be 0, or one of 1 to 60"),
    ("strategy_on", {"155": True}, "strategy_on of 155 is True; it must be 0, or one of 1 to 60"),
    ("strategy_on", 12, "strategy_on is 12; it must be a table"),
    ("raid_of", {"54/6/11": 12}, "raid_of has '54/6/11'; it must be one of I/JG3/2 to III/KG77/2"),
    ("raid_of", {"I/JG3/2": -1}, "raid_of of I/JG3/2 is -1; it must be 0, or one of 1 to 60"),
    ("raid_of", {"I/JG3/2": [5]}, "raid_of of I/JG3/2 is [5]; it must be 0, or one of 1 to 60"),
    ("raid_of", "I/JG3/2", "raid_of is 'I/JG3/2'; it must be a table"),
    ("forward", [13], "forward is [13]; it must be a list of cards out of 15, 17, 20, 22, 36, 37"),
    ("forward", [True], "forward is [True]; it must be a list of cards out of 15, 17, 20, 22, 36, 37"),
    ("forward", 15, "forward is 15; it must be a list of cards out of 15, 17, 20, 22, 36, 37"),
    ("jabos", ["I/ZG26/2"], "jabos is ['I/ZG26/2']; it must be a list of Me 109 Gruppen, such as I/JG3/2"),
    ("jabos", ["54/6/11"], "jabos is ['54/6/11']; it must be a list of Me 109 Gruppen, such as I/JG3/2"),
    ("jabos", "I/JG3/2", "jabos is 'I/JG3/2'; it must be a list of Me 109 Gruppen, such as I/JG3/2"),
    ("ultra", "0700", "ultra is '0700'; it must be one of , 0600"),
    ("settled", 10, "settled is 10; it must be a whole number from 0 to 9"),
    ("raids", 22, "raids is 22; it must be a whole number from 0 to 21"),
    ("opened", 61, "opened is 61; it must be a whole number from 0 to 60"),
    ("opened", True, "opened is True; it must be a whole number from 0 to 60"),
    ("aces", {}, "a position has no field 'aces'; it has "),
]


@pytest.mark.parametrize(
    ("field", "value", "sentence"), IMPOSSIBLE, ids=[f"{f}-{i}" for i, (f, _, _) in enumerate(IMPOSSIBLE)]
)
def test_an_impossible_position_is_refused_with_field_and_reason(field: str, value: Any, sentence: str) -> None:
    with pytest.raises(BadPosition) as refused:
        EAGLE.fields.lay(day().p, {field: value})
    assert str(refused.value).startswith(sentence)
    assert "\n" not in str(refused.value)


def test_what_a_field_reads_it_can_write_back() -> None:
    planned = day(
        track={MAJOR: "0800", 15: "1800"},
        gruppen={"I/KG1/2": MAJOR, "I/JG51/2": 15},
        jabos=["I/JG51/2"],
        strategy_on={159: MAJOR},
        forward=[15],
        ultra="1200",
        settled=3,
        raids=2,
        opened=15,
        options=["advanced"],
    )
    saved = EAGLE.fields.save(planned.p)
    assert [saved[name] for name in ("planned", "raid_of", "jabos", "strategy_on", "forward")] == [
        {"13": "0800", "15": "1800"},
        {"I/JG51/2": 15, "I/KG1/2": 13},
        ["I/JG51/2"],
        {"159": 13},
        [15],
    ]
    assert [saved[name] for name in ("ultra", "settled", "raids", "opened")] == ["1200", 3, 2, 15]
    twin = Game.new(EAGLE, "prelude", seed=2).position
    EAGLE.fields.load(twin, saved)
    assert EAGLE.fields.save(twin) == saved


def test_a_copy_of_a_planned_day_stands_alone() -> None:
    position = day(track={MAJOR: "0800", 15: "1800"}, gruppen={"I/KG1/2": MAJOR}, ultra="1200", settled=3, raids=2).p
    before, twin = EAGLE.fields.save(position), position.copy()
    assert EAGLE.fields.save(twin) == before
    changed = {"planned": {"6": "0600"}, "raid_of": {"I/JG51/2": 6}, "jabos": ["I/JG51/2"], "strategy_on": {"160": 6}}
    EAGLE.fields.lay(twin, {**changed, "forward": [15], "ultra": "0600", "settled": 5, "raids": 3, "opened": 6})
    assert EAGLE.fields.save(position) == before


def test_entries_can_be_emptied() -> None:
    position = day(track={MAJOR: "0800"}, gruppen={"I/KG1/2": MAJOR}, strategy_on={159: MAJOR}).p
    EAGLE.fields.lay(position, {"planned": {"13": ""}, "raid_of": {"I/KG1/2": 0}, "strategy_on": {"159": 0}})
    saved = EAGLE.fields.save(position)
    assert [saved[name] for name in ("planned", "raid_of", "strategy_on")] == [{}, {}, {}]


def test_the_player_sees_everything_but_the_dice_to_come() -> None:
    played = day(hand=[MAJOR], strategies=[155])
    saved = EAGLE.fields.save(played.p)
    del saved["luck"]
    seen = EAGLE.view(played.p, "german")
    assert seen == EAGLE.view(played.p, None)
    assert {name: seen[name] for name in saved} == saved
    assert seen.keys() - saved.keys() == {"derived"}


@pytest.mark.parametrize(
    ("overlay", "sentence"),
    [
        (
            {
                "target_events": {"gremlins": {"games": "E", "effect": "", "source": "pack"}},
                "raid_events": {"91": {"target": [{"games": "E", "event": "gremlins"}]}},
            },
            "raid_events 91: RAF: Eagle has no rules for the event gremlins",
        ),
        (
            {
                "approach_events": {"gremlins": {"games": "A", "effect": "", "source": "pack"}},
                "raid_events": {"92": {"approach": [{"games": "A", "event": "gremlins"}]}},
            },
            "raid_events 92: RAF: Eagle has no rules for the event gremlins",
        ),
        (
            {
                "day_event_kinds": {"fog": {"games": "E", "effect": "", "source": "pack"}},
                "day_events": {"140": {"event": [{"games": "E", "event": "fog"}]}},
            },
            "day_events 140: RAF: Eagle has no rules for the event fog",
        ),
    ],
)
def test_an_event_without_rules_is_refused_when_the_data_are_read(overlay: Overlay, sentence: str) -> None:
    with pytest.raises(BadData, match=sentence):
        EAGLE.data(overlay)
