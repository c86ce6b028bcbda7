"""When raid events happen: by the compendium whatever the card says, and by what the card says besides."""

from __future__ import annotations

from typing import Any

import pytest
from lion_events import CARD, changed, drawn, happened, reasons
from lion_raids import raid

from tallyho.raf.components import load
from tallyho.raf.lion.title import LION
from tallyho.table.errors import BadData

COAST, INLAND, DEEP = 31, 18, 35
IN_RANGE, EDGE, BEYOND, MIDDLE_WALLOP = 18, 36, 41, 37
OF_LF3 = 24
CLOUDS = {
    "clouds-inhibit-hunters": ("approach", "lion:event.clouds-inhibit-hunters.a"),
    "clouds-scatter-raid": ("approach", "lion:event.clouds-scatter-raid"),
    "clouds-inhibit-squadrons": ("target", "lion:event.clouds-inhibit-squadrons"),
}
PATROLLERS = {
    "channel-patrollers-hunt": ("approach", "lion:event.channel-patrollers-hunt.a"),
    "channel-patrollers-close-escort": ("target", "lion:event.channel-patrollers-close-escort"),
}
UNITS = {"54/6/11": "hunt", "I/JG51/2": "hunt", "II/JG51/2": "hunt", "I/KG1/2": "bomber"}
LENIENT: list[dict[str, Any]] = [
    {},
    {
        "only_if": [
            {"weather": ["clear", "patchy", "broken"]},
            {"depth": ["coast", "inland", "deep"]},
            {"squadrons_min": 0, "gruppen_min": 0},
        ]
    },
]
"""What a card may say without asking for anything."""


@pytest.mark.rules(
    "lion:event.clouds-inhibit-hunters.a", "lion:event.clouds-scatter-raid", "lion:event.clouds-inhibit-squadrons"
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


@pytest.mark.rules("lion:event.channel-patrollers-hunt.a", "lion:event.channel-patrollers-close-escort")
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


RAIDERS = ["I/JG3/2", "II/JG51/2", "II/JG52/2", "II/ZG26/2", "II/KG1/2", "I/KG53/2", "I/KG2/2", "I/KG3/2"]
"""The first is the only one with the letter A."""
BOXES = ["bomber", "hunt", "channel-patrol", "close-escort", "bomber", "bomber", "hunt", "bomber"]


@pytest.mark.rules("lion:event.rendezvous-failure.a", "lion:event.rendezvous-failure.c")
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
        assert played.rules("event-fails") == ["lion:event.rendezvous-failure.c"]
        assert reasons(played, "event-fails") == [("event-gruppen", {"count": number, "least": 7})]


SQUADRONS = ["54/6/11", "65/6/11", "74/6/11", "145/1/11", "601/1/11", "501/7/11"]
"""The first is the only one with the letter A."""


@pytest.mark.rules("lion:event.radio-confusion.a", "lion:event.radio-confusion.b")
@pytest.mark.parametrize("entry", LENIENT)
@pytest.mark.parametrize("number", [1, 3, 4, 5, 6])
def test_five_squadrons_in_the_raid_confuse_each_other(number: int, entry: dict[str, Any]) -> None:
    boxes = ["hunt", "hunt", "bomber", "hunt reduced", "hunt", "bomber"]
    elsewhere = {"43/1/11": "inflight", "32/7/11": "patrol 7/11"}
    units = dict(zip(SQUADRONS[:number], boxes, strict=False)) | elsewhere | {"I/JG51/2": "hunt", "I/KG1/2": "bomber"}
    played = drawn("approach", "radio-confusion", units, letters="A", entry=entry)
    assert changed(played, units) == ({"54/6/11": "inflight"} if number >= 5 else {})
    if number < 5:
        assert played.rules("event-fails") == ["lion:event.radio-confusion.b"]
        assert reasons(played, "event-fails") == [("event-squadrons", {"count": number, "least": 5})]


@pytest.mark.rules("lion:event.undetected-hunters.b", "lion:19.1d")
@pytest.mark.parametrize("entry", LENIENT)
@pytest.mark.parametrize(
    ("target", "options", "expected"),
    [
        (IN_RANGE, (), True),
        (EDGE, (), False),
        (BEYOND, (), False),
        (MIDDLE_WALLOP, (), False),
        (MIDDLE_WALLOP, ("advanced",), True),  # then a forward airfield
    ],
)
def test_me109s_are_undetected_only_within_their_range(
    target: int, options: tuple[str, ...], expected: bool, entry: dict[str, Any]
) -> None:
    fighter = "I/JG2/3" if target == MIDDLE_WALLOP else "I/JG51/2"
    units = {"54/6/11": "hunt", "II/JG51/2": "hunt", "III/JG51/2": "hunt", "II/KG1/2": "bomber"}
    played = drawn(
        "approach",
        "undetected-hunters",
        units,
        [fighter] if expected else [],
        entry=entry,
        target=target,
        options=options,
    )
    assert changed(played, units) == ({fighter: "hunt"} if expected else {})
    if not expected:
        assert played.rules("event-fails") == ["lion:event.undetected-hunters.b"]
        assert reasons(played, "event-fails") == [("event-beyond-range", {})]


@pytest.mark.rules("lion:event.radio-confusion.a")
def test_a_card_that_repeats_the_compendium_adds_no_second_reason() -> None:
    units = dict.fromkeys(SQUADRONS[:5], "hunt") | {"I/JG51/2": "hunt", "I/KG1/2": "bomber"}
    for entry in ({}, {"only_if": [{"squadrons_min": 5}]}):
        played = drawn("approach", "radio-confusion", units, letters="A", entry=entry)
        assert reasons(played, "event-approach") == [("event-squadrons", {"count": 5, "least": 5})]


@pytest.mark.rules("lion:event.radio-confusion.a")
def test_a_card_may_ask_for_more_than_the_compendium() -> None:
    units = dict.fromkeys(SQUADRONS[:5], "hunt") | {"I/JG51/2": "hunt", "I/KG1/2": "bomber"}
    played = drawn("approach", "radio-confusion", units, letters="A", entry={"only_if": [{"squadrons_min": 6}]})
    assert reasons(played, "event-fails") == [("event-squadrons", {"count": 5, "least": 6})]


@pytest.mark.rules("lion:event.undetected-hunters.b", "lion:event.undetected-escort.b")
@pytest.mark.parametrize("name", ["undetected-hunters", "undetected-escort"])
@pytest.mark.parametrize("intelligence", ["poor", "limited", "accurate"])
@pytest.mark.parametrize("wanted", [[], ["poor"], ["poor", "limited"]])
def test_a_card_may_ask_for_poor_or_limited_intelligence(name: str, intelligence: str, wanted: list[str]) -> None:
    column = "approach" if name == "undetected-hunters" else "target"
    box = "hunt" if name == "undetected-hunters" else "close-escort"
    expected = not wanted or intelligence in wanted
    units = {"54/6/11": "bomber", "II/JG51/2": "hunt", "III/JG51/2": "hunt", "II/KG1/2": "bomber"}
    entry: dict[str, Any] = {"only_if": [{"intelligence": wanted}]} if wanted else {}
    script = ["I/JG51/2"] if expected else []
    played = drawn(column, name, units, script, entry=entry, intelligence=intelligence)
    assert changed(played, units) == ({"I/JG51/2": box} if expected else {})
    if not expected:
        assert played.rules("event-fails") == [f"lion:event.{name}.b"]


@pytest.mark.rules("lion:event.interception-over-coast.a", "lion:event.interception-over-coast.b")
@pytest.mark.parametrize("warning", ["none", "late", "sufficient", "early", "very-early"])
@pytest.mark.parametrize("wanted", [["late"], ["none", "late"], ["sufficient"]])
def test_the_warning_must_be_one_of_those_on_the_card(warning: str, wanted: list[str]) -> None:
    units = {"54/6/11": "bomber", "I/JG51/2": "channel-patrol", "I/KG1/2": "bomber"}
    entry: dict[str, Any] = {"only_if": [{"warning": wanted}]}
    expected = warning in wanted
    step = "raid.bombardment" if expected else "raid.squadron-interception"
    played = drawn("target", "interception-over-coast", units, entry=entry, until=step, warning=warning)
    assert changed(played, units) == ({"I/JG51/2": "close-escort"} if expected else {})
    assert played.field("effects") == ["responded", *["bombs-first"] * expected]
    assert played.rules("event-fails") == ["lion:event.interception-over-coast.b"] * (not expected)


@pytest.mark.rules("lion:19.2a", "lion:event.british-altitude-advantage")
@pytest.mark.parametrize(
    ("warning", "wanted", "happens"),
    [
        ("late", "late", True),
        ("late", "sufficient", False),
        ("sufficient", "sufficient", True),
        ("sufficient", "early", False),
    ],
)
def test_a_delayed_response_does_not_change_the_warning_that_events_ask_for(
    warning: str, wanted: str, happens: bool
) -> None:
    """R-79."""
    units = {"54/6/11": "hunt", "I/JG51/2": "hunt", "I/KG1/2": "bomber"}
    effects = ["delayed-response", "responded", "bombs-first"]
    entry: dict[str, Any] = {"any_of": [{"warning": [wanted]}]}
    fields: dict[str, Any] = {"warning": warning, "effects": effects, "options": ["advanced"]}
    played = drawn("approach", "british-altitude-advantage", units, entry=entry, **fields)
    assert ("british-altitude" in played.field("effects")) == happens


@pytest.mark.rules("lion:event.interception-over-coast.a")
@pytest.mark.parametrize("entry", [{}, {"only_if": [{"depth": ["coast"]}]}])
def test_interception_over_coast_without_a_warning_on_the_card_is_refused(entry: dict[str, Any]) -> None:
    event = {"games": "A", "event": "interception-over-coast", **entry}
    with pytest.raises(BadData, match=r"raid_events 91 target 1: only_if has no warning; interception-over-coast must"):
        load({"raid_events": {str(CARD): {"target": [event]}}})


ALTITUDE = {"british-altitude-advantage": "british-altitude", "german-altitude-advantage": "german-altitude"}
HUNTERS = ["I/JG51/2", "II/JG51/2", "III/JG51/2", "I/JG52/2", "II/JG52/2"]


@pytest.mark.rules("lion:event.british-altitude-advantage", "lion:event.german-altitude-advantage")
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
        ([{"in_range": True}], {"target": IN_RANGE}, 2, True),
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
    assert played.rules("event-fails") == [f"lion:event.{name}"] * (not expected)


@pytest.mark.rules("lion:event.british-altitude-advantage")
@pytest.mark.parametrize(
    ("warning", "intelligence", "expected"),
    [("early", "poor", True), ("early", "limited", False), ("late", "poor", False), ("late", "limited", False)],
)
def test_what_a_card_asks_for_in_any_case_is_needed_besides(warning: str, intelligence: str, expected: bool) -> None:
    entry: dict[str, Any] = {"only_if": [{"intelligence": ["poor"]}], "any_of": [{"warning": ["early"]}]}
    played = drawn(
        "approach", "british-altitude-advantage", UNITS, entry=entry, warning=warning, intelligence=intelligence
    )
    assert happened(played) == expected


@pytest.mark.rules("lion:event.undetected-hunters.b", "lion:2.33c")
@pytest.mark.parametrize("card", range(91, 135))
def test_every_card_can_be_drawn_in_both_steps(card: int) -> None:
    """Whatever its event asks, some answer is offered, and the card lies on the discards."""
    units = UNITS | {"64/2/11": "bomber", "I/JG52/2": "channel-patrol", "I/ZG26/2": "close-escort"}
    events = LION.data().events[card]  # type: ignore[attr-defined]
    for column, event in (("approach", events.approach), ("target", events.target)):
        played = raid(f"raid.{column}-event", units, [card], cards={str(card): "deck"})
        assert played.field("cards")[str(card)] == "discard"
        assert bool(played.told("event-none")) == (event is None)
        if event is not None:
            (told,) = played.told("event-fails") + played.told(f"event-{column}")
            assert (told["card"], told["event"]) == (card, event.name)
