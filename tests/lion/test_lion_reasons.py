"""The game system says why: what it considered when it chose target, warning, size and Gruppen (lion:6, lion:8)."""

from __future__ import annotations

from typing import Any

import pytest
from lion_airbases import DATA, only
from lion_raids import Raid, raid

ALWAYS = {name: {"results": ["major"] * 6} for name in DATA.tables["raid_effort"]}
POLING = {"type": "radar", "priority": "high", "value": 2, "die": 4}


def because(played: Raid, key: str, number: int = 0) -> list[tuple[str, str, dict[str, Any]]]:
    """The reasons of an event: key, rule and arguments of each."""
    return [(why["key"], why["rule"], why["args"]) for why in played.told(key)[number]["because"]]


@pytest.mark.rules("lion:6a", "lion:6b")
def test_the_column_of_the_effort_table() -> None:
    played = raid("raid.target", {}, ["5", "LF3", 4], until="raid.detection", overlay={"raid_effort": ALWAYS})
    assert because(played, "raid-major") == [("effort-column", "lion:6a", POLING)]


@pytest.mark.rules("lion:15.4f")
def test_depletion_made_the_raid_major() -> None:
    overlay = {"raid_effort": {"high-2": {"results": ["none", "minor", "minor", "minor+", "major", "major"]}}}
    played = raid("raid.target", {}, ["5", "LF3", 4], until="raid.detection", overlay=overlay, depletion=8)
    assert because(played, "raid-major") == [
        ("effort-column", "lion:6a", POLING),
        ("effort-depleted", "lion:15.4f", {}),
    ]
    played = raid("raid.target", {}, ["5", "LF3", 5], until="raid.detection", overlay=overlay, depletion=8)
    assert [key for key, _, _ in because(played, "raid-major")] == ["effort-column"]


@pytest.mark.rules("lion:6.1a", "lion:6.1b", "lion:6.1d")
@pytest.mark.parametrize(
    ("card", "full", "limit"),
    [
        ("5", ["I/JG51/2", "I/KG1/2", "I/KG2/2"], ("limit-fighters", "lion:6.1a", {"luftflotte": "LF2", "number": 1})),
        ("5", ["I/JG51/2", "I/ZG26/2"], ("limit-bombers", "lion:6.1b", {"luftflotte": "LF2", "number": 0})),
        (
            "38",
            ["I/JG51/2", "I/ZG26/2", "I/KG1/2", "I/KG2/2"],
            ("limit-me110", "lion:6.1d", {"luftflotte": "LF2", "number": 1}),
        ),
    ],
)
def test_the_limit_that_made_the_raid_minor(card: str, full: list[str], limit: tuple[str, str, dict[str, Any]]) -> None:
    overlay = {"raid_effort": ALWAYS}
    played = raid(
        "raid.target", only(*full), [card, "LF3", 1], until="raid.detection", overlay=overlay, cards={card: "deck"}
    )
    assert because(played, "raid-minor")[1:] == [limit]


@pytest.mark.rules("lion:6.3b", "lion:6.3c", "lion:6.3d", "lion:6.3e", "lion:11.21c", "lion:11.25d", "lion:19.1b")
def test_all_modifiers_of_detection() -> None:
    played = raid(
        "raid.detection",
        {},
        [1],
        options=["advanced"],
        overlay={"targets": {"20": {"radar_nets": "foreness|dover-radar", "oc_patchy": "2"}}},
        target=20,
        raid="major",
        weather={"LF2": "patchy"},
        damage={"foreness": "light", "stanmore": "light"},
        effects=["follow-up"],
    )
    assert because(played, "detected") == [
        ("detect-net-damaged", "lion:11.21c", {"site": "Foreness"}),
        ("detect-net", "lion:6.3b", {"value": 2, "site": "Dover"}),
        ("detect-observers", "lion:6.3c", {"value": 2, "weather": "patchy"}),
        ("detect-major", "lion:6.3d", {"value": 3}),
        ("detect-follow-up", "lion:6.3e", {"value": DATA.detect_follow_up}),
        ("detect-forward", "lion:19.1b", {"value": -2}),
        ("detect-half", "lion:11.25d", {}),
    ]


@pytest.mark.rules("lion:6.3f", "lion:11.25c", "lion:11.25e")
@pytest.mark.parametrize(
    ("damage", "why"),
    [
        ({"uxbridge": "light"}, [("detect-half", "lion:11.25c", {})]),
        ({"uxbridge": "light", "stanmore": "light"}, [("detect-no-headquarters", "lion:11.25e", {})]),
        ({}, []),
    ],
)
def test_headquarters_and_depletion(damage: dict[str, str], why: list[tuple[str, str, dict[str, Any]]]) -> None:
    fields = {"target": 5, "raid": "major", "depletion": 8, "effects": [], "damage": damage}
    played = raid("raid.detection", {}, [1], **fields)
    depleted = ("detect-major-depleted", "lion:6.3f", {"value": DATA.detect_major_depleted})
    assert because(played, "detected")[4:] == [depleted, *why]


@pytest.mark.rules("lion:8.1a")
@pytest.mark.parametrize(
    ("sizes", "depletion", "why"),
    [
        ("8", 0, []),
        ("depleted:11;8", 8, [("size-conditional", "lion:8.1a", {"intelligence": "limited", "depleted": "yes"})]),
        ("limited:7;8", 0, [("size-conditional", "lion:8.1a", {"intelligence": "limited", "depleted": "no"})]),
    ],
)
def test_conditions_of_the_size(sizes: str, depletion: int, why: list[tuple[str, str, dict[str, Any]]]) -> None:
    overlay = {"force": {"61": {"major_size": sizes}}}
    fields = {"target": 5, "raid": "major", "intelligence": "limited", "depletion": depletion}
    played = raid("raid.size", {}, ["61"], until="raid.commitment-limited", overlay=overlay, **fields)
    assert because(played, "raid-size") == why


def selected(full: list[str], *entries: str, script: tuple[str, ...] = (), **fields: Any) -> Raid:
    """A raid of these entries, of just these Gruppen."""
    overlay = {"force": {"61": {f"a{place}": entry for place, entry in enumerate(entries, 1)}}}
    usual = {"target": 5, "raid": "major", "intelligence": "accurate", "warning": "early", "size": len(entries)}
    until = "raid.commitment-accurate"
    return raid("raid.deployment", only(*full), ["61", *script], until=until, overlay=overlay, **(usual | fields))


@pytest.mark.rules("lion:8.2b", "lion:8.2d", "lion:8.2e")
def test_substitutes() -> None:
    played = selected(["I/JG51/2", "I/KG2/2"], "me110", "he111")
    assert because(played, "gruppe-flies") == [
        ("none-at-airbase", "lion:8.2b", {"luftflotte": "LF2", "type": "me110"}),
        ("substitute", "lion:8.2d", {"wanted": "me110", "taken": "me109"}),
    ]
    assert because(played, "gruppe-flies", 1) == [
        ("none-at-airbase", "lion:8.2b", {"luftflotte": "LF2", "type": "he111"}),
        ("none-at-airbase", "lion:8.2b", {"luftflotte": "LF2", "type": "ju88"}),
        ("substitute", "lion:8.2e", {"wanted": "he111", "taken": "do17"}),
    ]


@pytest.mark.rules("lion:8.2g", "lion:8.2b")
def test_where_selection_stops() -> None:
    played = selected(["I/KG1/2"], "he111", "me109")
    assert played.told("selection-stops")[0]["entry"] == 2
    assert because(played, "selection-stops") == [
        ("none-at-airbase", "lion:8.2b", {"luftflotte": "LF2", "type": "me109"}),
        ("none-at-airbase", "lion:8.2b", {"luftflotte": "LF2", "type": "me110"}),
    ]


@pytest.mark.rules("lion:8.2c")
def test_an_entry_that_is_filled_as_listed_needs_no_reason() -> None:
    played = selected(["I/JG51/2", "I/KG1/2"], "he111", "me109")
    told = [{key: value for key, value in event.items() if key != "because"} for event in played.told("gruppe-flies")]
    assert told == [
        {"gruppe": "I/KG1/2", "type": "he111", "box": "bomber", "letter": "A", "entry": 1},
        {"gruppe": "I/JG51/2", "type": "me109", "box": "hunt", "letter": "A", "entry": 2},
    ]
    assert because(played, "gruppe-flies") == because(played, "gruppe-flies", 1) == []


@pytest.mark.rules("lion:8.23a")
def test_me109s_out_of_range() -> None:
    played = selected(["I/ZG26/2", "I/KG1/2"], "me109", "me110", "he111", target=38)
    assert because(played, "gruppe-flies") == [
        ("beyond-range", "lion:8.23a", {}),
        ("substitute", "lion:8.2d", {"wanted": "me109", "taken": "me110"}),
    ]
    assert because(played, "selection-stops") == [
        ("none-at-airbase", "lion:8.2b", {"luftflotte": "LF2", "type": "me110"})
    ]


@pytest.mark.rules("lion:event.lf3-to-lf2.b")
def test_a_gruppe_of_luftflotte_3() -> None:
    played = selected(["I/JG2/3", "I/KG27/3"], "he111", effects=["lf3-to-lf2"])
    assert because(played, "gruppe-flies") == [
        ("none-at-airbase", "lion:8.2b", {"luftflotte": "LF2", "type": "he111"}),
        ("from-luftflotte-3", "lion:event.lf3-to-lf2.b", {}),
    ]
