"""When raid events of Eagle happen: by the compendium whatever the card says, and by what the card says besides."""

from __future__ import annotations

from typing import Any

import pytest
from eagle_events import CARD, changed, drawn, happened, reasons

from tallyho.raf.eagle.components import load
from tallyho.table.errors import BadData

COAST, INLAND, DEEP = 31, 18, 35
IN_RANGE, EDGE, BEYOND, MIDDLE_WALLOP = 18, 36, 41, 37
OF_LF3 = 24
CLOUDS = {
    "clouds-inhibit-hunters": ("approach", "eagle:event.clouds-inhibit-hunters.a"),
    "clouds-scatter-raid": ("approach", "eagle:event.clouds-scatter-raid"),
    "clouds-inhibit-squadrons": ("target", "eagle:event.clouds-inhibit-squadrons"),
}
PATROLLERS = {
    "channel-patrollers-hunt": ("approach", "eagle:event.channel-patrollers-hunt.a"),
    "channel-patrollers-close-escort": ("target", "eagle:event.channel-patrollers-close-escort"),
}
UNITS = {"54/6/11": "hunt", "I/JG51/2": "hunt", "II/JG51/2": "hunt", "I/KG1/2": "bomber"}
LENIENT: list[dict[str, Any]] = [
    {},
    {
        "only_if": [
            {"weather": ["clear", "patchy", "broken"]},
            {"depth": ["coast", "inland", "deep"]},
            {"warning": ["none", "late", "sufficient", "early", "very-early"]},
            {"squadrons_min": 0, "gruppen_min": 0},
        ]
    },
]
"""What a card may say without asking for anything."""
WARNINGS = ["none", "late", "sufficient", "early", "very-early"]


@pytest.mark.rules(
    "eagle:event.clouds-inhibit-hunters.a", "eagle:event.clouds-scatter-raid", "eagle:event.clouds-inhibit-squadrons"
)
@pytest.mark.parametrize("entry", LENIENT)
@pytest.mark.parametrize(("weather", "expected"), [("clear", False), ("patchy", True), ("broken", True)])
@pytest.mark.parametrize("target", [INLAND, OF_LF3])
@pytest.mark.parametrize("name", CLOUDS)
def test_clouds_must_be_over_the_area_of_the_target(
    name: str, target: int, weather: str, expected: bool, entry: dict[str, Any]
) -> None:
    column, rule = CLOUDS[name]
    here, there = ("LF3", "LF2") if target == OF_LF3 else ("LF2", "LF3")
    areas = {here: weather, there: "clear" if expected else "broken"}
    played = drawn(column, name, UNITS, letters="A", entry=entry, target=target, weather=areas)
    assert happened(played) == expected
    assert bool(changed(played, UNITS)) == expected
    if not expected:
        assert played.rules("event-fails") == [rule]
        missed = [("event-weather-is-not", {"weather": "clear", "wanted": wanted}) for wanted in ("patchy", "broken")]
        assert reasons(played, "event-fails") == missed


@pytest.mark.rules("eagle:event.channel-patrollers-hunt.a", "eagle:event.channel-patrollers-close-escort")
@pytest.mark.parametrize("entry", LENIENT)
@pytest.mark.parametrize(("target", "depth"), [(COAST, "coast"), (INLAND, "inland"), (DEEP, "deep")])
@pytest.mark.parametrize("name", PATROLLERS)
def test_patrollers_leave_the_channel_unless_the_target_is_deep(
    name: str, target: int, depth: str, entry: dict[str, Any]
) -> None:
    column, rule = PATROLLERS[name]
    units = UNITS | {"I/JG52/2": "channel-patrol"}
    played = drawn(column, name, units, entry=entry, target=target)
    assert happened(played) == (depth != "deep")
    to = "hunt" if column == "approach" else "close-escort"
    assert changed(played, units) == ({} if depth == "deep" else {"I/JG52/2": to})
    if depth == "deep":
        assert played.rules("event-fails") == [rule]


@pytest.mark.rules("eagle:event.navigational-error")
@pytest.mark.parametrize("entry", LENIENT)
@pytest.mark.parametrize(("target", "expected"), [(COAST, False), (INLAND, True), (DEEP, True)])
def test_nobody_loses_the_way_to_the_coast(target: int, expected: bool, entry: dict[str, Any]) -> None:
    played = drawn("target", "navigational-error", UNITS, entry=entry, target=target)
    assert happened(played) == expected
    assert played.field("effects") == ["responded", *["navigational-error"] * expected]
    assert played.rules("event-fails") == ["eagle:event.navigational-error"] * (not expected)


RAIDERS = ["I/JG3/2", "II/JG51/2", "II/JG52/2", "II/ZG26/2", "II/KG1/2", "I/KG53/2", "I/KG2/2", "I/KG3/2"]
"""The first is the only one with the letter A."""
BOXES = ["bomber", "hunt", "channel-patrol", "close-escort", "bomber", "bomber", "hunt", "bomber"]


@pytest.mark.rules("eagle:event.rendezvous-failure.a", "eagle:event.rendezvous-failure.c")
@pytest.mark.parametrize("entry", LENIENT)
@pytest.mark.parametrize("number", [1, 5, 6, 7, 8])
@pytest.mark.parametrize("home", [{}, {"III/JG26/2": "inflight", "III/KG1/2": "inflight", "I/KG4/2": "airbase"}])
def test_seven_gruppen_in_the_raid_miss_the_rendezvous(
    number: int, entry: dict[str, Any], home: dict[str, str]
) -> None:
    units = {"54/6/11": "hunt"} | dict(zip(RAIDERS[:number], BOXES, strict=False)) | home
    played = drawn("approach", "rendezvous-failure", units, letters="A", entry=entry)
    assert changed(played, units) == ({"I/JG3/2": "inflight"} if number >= 7 else {})
    if number < 7:
        assert played.rules("event-fails") == ["eagle:event.rendezvous-failure.c"]
        assert reasons(played, "event-fails") == [("event-gruppen", {"count": number, "least": 7})]


@pytest.mark.rules("eagle:event.interception-over-coast")
@pytest.mark.parametrize("warning", WARNINGS)
@pytest.mark.parametrize("wanted", [["late"], ["none", "late"], ["sufficient"]])
def test_the_warning_must_be_one_of_those_on_the_card(warning: str, wanted: list[str]) -> None:
    units = {"54/6/11": "bomber", "I/JG51/2": "channel-patrol", "I/KG1/2": "bomber"}
    entry: dict[str, Any] = {"only_if": [{"warning": wanted}]}
    expected = warning in wanted
    step = "raid.bombardment" if expected else "raid.squadron-interception"
    played = drawn("target", "interception-over-coast", units, entry=entry, until=step, warning=warning)
    assert changed(played, units) == ({"I/JG51/2": "close-escort"} if expected else {})
    assert played.field("effects") == ["responded", *["bombs-first"] * expected]
    assert played.rules("event-fails") == ["eagle:event.interception-over-coast"] * (not expected)


@pytest.mark.rules("eagle:event.late-interception")
@pytest.mark.parametrize("entry", LENIENT)
@pytest.mark.parametrize("warning", WARNINGS)
def test_squadrons_are_late_without_warning_or_with_a_late_one(warning: str, entry: dict[str, Any]) -> None:
    units = {"54/6/11": "bomber", "I/JG51/2": "channel-patrol", "I/KG1/2": "bomber"}
    late = warning in {"none", "late"}
    step = "raid.bombardment" if late else "raid.squadron-interception"
    played = drawn("target", "late-interception", units, entry=entry, until=step, warning=warning)
    assert changed(played, units) == {}
    assert played.field("effects") == ["responded", *["bombs-first"] * late]
    assert played.rules("event-fails") == ["eagle:event.late-interception"] * (not late)


@pytest.mark.rules("eagle:event.interception-over-coast")
@pytest.mark.parametrize("entry", [{}, {"only_if": [{"depth": ["coast"]}]}])
def test_interception_over_coast_without_a_warning_on_the_card_is_refused(entry: dict[str, Any]) -> None:
    event = {"games": "E", "event": "interception-over-coast", **entry}
    with pytest.raises(BadData, match=r"raid_events 91 target 1: only_if has no warning; interception-over-coast must"):
        load({"raid_events": {str(CARD): {"target": [event]}}})


ALTITUDE = {"british-altitude-advantage": "british-altitude", "german-altitude-advantage": "german-altitude"}
HUNTERS = ["I/JG51/2", "II/JG51/2", "III/JG51/2", "I/JG52/2", "II/JG52/2"]


@pytest.mark.rules("eagle:event.british-altitude-advantage", "eagle:event.german-altitude-advantage")
@pytest.mark.parametrize("name", ALTITUDE)
@pytest.mark.parametrize(
    ("any_of", "fields", "hunters", "expected"),
    [
        ([{"warning": ["early", "very-early"]}], {"warning": "sufficient"}, 2, False),
        ([{"warning": ["early", "very-early"]}], {"warning": "early"}, 2, True),
        ([{"warning": ["early", "very-early"]}], {"warning": "very-early"}, 2, True),
        ([{"intelligence": ["poor"]}], {"intelligence": "limited"}, 2, False),
        ([{"intelligence": ["poor"]}], {"intelligence": "poor"}, 2, True),
        ([{"weather": ["clear"]}], {"weather": {"LF2": "patchy", "LF3": "clear"}}, 2, False),
        ([{"weather": ["clear"]}], {"weather": {"LF2": "clear", "LF3": "patchy"}}, 2, True),
        ([{"depth": ["deep"]}], {"target": INLAND}, 2, False),
        ([{"depth": ["deep"]}], {"target": DEEP}, 2, True),
        ([{"in_range": True}], {"target": BEYOND}, 2, False),
        ([{"in_range": True}], {"target": EDGE}, 2, False),
        ([{"in_range": True}], {"target": IN_RANGE}, 2, True),
        ([{"in_range": True}], {"target": EDGE, "options": ["advanced"]}, 2, False),
        ([{"in_range": True}], {"target": MIDDLE_WALLOP, "options": ["advanced"]}, 2, False),
        ([{"in_range": True}], {"target": MIDDLE_WALLOP, "options": ["advanced"], "forward": [37]}, 2, True),
        ([{"in_range": False}], {"target": BEYOND}, 2, True),
        ([{"in_range": False}], {"target": IN_RANGE}, 2, False),
        ([{"hunters_min": 4}], {}, 3, False),
        ([{"hunters_min": 4}], {}, 4, True),
        ([{"hunters_max": 1}], {}, 2, False),
        ([{"hunters_max": 1}], {}, 1, True),
        ([{"squadrons_min": 2}], {}, 1, False),
        ([{"squadrons_min": 1}], {}, 1, True),
        ([{"gruppen_min": 4}], {}, 2, False),
        ([{"gruppen_min": 4}], {}, 3, True),
        # one of two is enough; none is not; both parts of one condition are needed
        ([{"warning": ["early"]}, {"hunters_min": 4}], {"warning": "early"}, 3, True),
        ([{"warning": ["early"]}, {"hunters_min": 4}], {"warning": "late"}, 4, True),
        ([{"warning": ["early"]}, {"hunters_min": 4}], {"warning": "late"}, 3, False),
        ([{"warning": ["early"], "hunters_min": 4}], {"warning": "early"}, 3, False),
        ([{"warning": ["early"], "hunters_min": 4}], {"warning": "late"}, 4, False),
        ([{"warning": ["early"], "hunters_min": 4}], {"warning": "early"}, 4, True),
    ],
)
def test_height_needs_one_of_the_conditions_on_the_card(
    name: str, any_of: list[dict[str, Any]], fields: dict[str, Any], hunters: int, expected: bool
) -> None:
    units = {"54/6/11": "hunt", "I/KG1/2": "bomber"} | dict.fromkeys(HUNTERS[:hunters], "hunt")
    played = drawn("approach", name, units, entry={"any_of": any_of}, **fields)
    assert happened(played) == expected
    assert played.field("effects") == ["responded", *[ALTITUDE[name]] * expected]
    assert changed(played, units) == {}
    assert played.rules("event-fails") == [f"eagle:event.{name}"] * (not expected)


@pytest.mark.rules("eagle:event.british-altitude-advantage")
@pytest.mark.parametrize(
    ("warning", "hunters", "key", "shown"),
    [
        ("early", 3, "event-approach", [("event-warning-is", {"warning": "early"})]),
        (
            "late",
            4,
            "event-approach",
            [
                ("event-warning-is-not", {"warning": "late", "wanted": "early"}),
                ("event-hunters", {"count": 4, "least": 4}),
            ],
        ),
        (
            "late",
            3,
            "event-fails",
            [
                ("event-warning-is-not", {"warning": "late", "wanted": "early"}),
                ("event-hunters", {"count": 3, "least": 4}),
            ],
        ),
    ],
)
def test_the_conditions_that_were_looked_at_are_told(
    warning: str, hunters: int, key: str, shown: list[tuple[str, dict[str, Any]]]
) -> None:
    units = {"54/6/11": "hunt", "I/KG1/2": "bomber"} | dict.fromkeys(HUNTERS[:hunters], "hunt")
    entry: dict[str, Any] = {"any_of": [{"warning": ["early"]}, {"hunters_min": 4}]}
    assert reasons(drawn("approach", "british-altitude-advantage", units, entry=entry, warning=warning), key) == shown


@pytest.mark.rules("eagle:event.clouds-scatter-raid")
def test_what_the_card_repeats_of_the_compendium_is_told_once() -> None:
    entry: dict[str, Any] = {"only_if": [{"weather": ["patchy", "broken"]}]}
    played = drawn("approach", "clouds-scatter-raid", UNITS, letters="A", entry=entry, weather={"LF2": "patchy"})
    assert reasons(played, "event-approach") == [("event-weather-is", {"weather": "patchy"})]
