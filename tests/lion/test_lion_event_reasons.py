"""Raid events say what they did, whom they spared and why they did nothing (compendium of events)."""

from __future__ import annotations

from typing import Any

import pytest
from lion_airbases import only
from lion_events import changed, drawn, reasons
from lion_raids import Raid, raid

from tallyho.table.errors import Refused

HUNTED = {"54/6/11": "hunt", "I/JG51/2": "hunt", "I/KG1/2": "bomber"}
ATTACKED = {"54/6/11": "bomber", "I/JG51/2": "close-escort", "I/KG1/2": "bomber"}
FIRST_GRUPPE = "I/JG3/2"
"""The Gruppe that comes right after the squadrons in the order of all units; it has the letter A."""


def keys(played: Raid) -> list[str]:
    """What was told, in order."""
    return [key for key, _, _, _ in played.log.events]


def refusal(played: Raid, answer: str) -> tuple[str, str | None]:
    """Key and rule of the refusal of an answer."""
    with pytest.raises(Refused) as why:
        played.game.answer(answer)
    return why.value.key, why.value.rule


@pytest.mark.rules(
    "lion:event.british-altitude-advantage",
    "lion:event.german-altitude-advantage",
    "lion:event.big-wing",
    "lion:event.escort-coordination",
    "lion:event.german-pathfinders",
)
@pytest.mark.parametrize(
    ("column", "name", "key", "rule"),
    [
        ("approach", "british-altitude-advantage", "event-british-altitude", "lion:event.british-altitude-advantage"),
        ("approach", "german-altitude-advantage", "event-german-altitude", "lion:event.german-altitude-advantage"),
        ("target", "big-wing", "event-big-wing", "lion:event.big-wing"),
        ("target", "escort-coordination", "event-escort-coordination", "lion:event.escort-coordination"),
        ("target", "german-pathfinders", "event-pathfinders", "lion:event.german-pathfinders"),
    ],
)
def test_what_will_take_effect_later_is_told(column: str, name: str, key: str, rule: str) -> None:
    entry: dict[str, Any] = {"any_of": [{"hunters_max": 5}]} if "altitude" in name else {}
    played = drawn(column, name, HUNTED if column == "approach" else ATTACKED, entry=entry)
    assert keys(played) == [f"event-{column}", key]
    assert played.rules(key) == [rule]


@pytest.mark.rules(
    "lion:event.clouds-scatter-raid",
    "lion:event.clouds-inhibit-squadrons",
    "lion:event.channel-patrollers-close-escort",
    "lion:event.fighters-strafe",
    "lion:event.me110s-strafe",
    "lion:event.flak.a",
)
@pytest.mark.parametrize(
    ("column", "name", "letters", "why"),
    [
        ("approach", "clouds-scatter-raid", "C", [("event-other-letters", ["I/JG51/2", "I/KG1/2"])]),
        ("target", "clouds-inhibit-squadrons", "C", [("event-other-letters", ["54/6/11"])]),
        ("target", "channel-patrollers-close-escort", "", [("event-nobody", None)]),
        ("target", "fighters-strafe", "C", [("event-other-letters", ["I/JG51/2"])]),
        ("target", "me110s-strafe", "", [("event-nobody", None)]),
        ("target", "flak", "C", [("event-other-letters", ["I/KG1/2"])]),
    ],
)
def test_an_event_that_concerns_nobody_says_so(
    column: str, name: str, letters: str, why: list[tuple[str, list[str] | None]]
) -> None:
    units = HUNTED if column == "approach" else ATTACKED
    played = drawn(column, name, units, letters=letters, weather={"LF2": "patchy"})
    assert keys(played) == [f"event-{column}", "event-nothing"]
    expected = [(key, {"units": names, "count": len(names)} if names else {}) for key, names in why]
    assert reasons(played, "event-nothing") == expected
    assert changed(played, units) == {}


@pytest.mark.rules("lion:event.bombers-break-formation", "lion:event.clouds-scatter-raid")
@pytest.mark.parametrize("name", ["bombers-break-formation", "clouds-scatter-raid"])
def test_gruppen_that_are_reduced_already_are_named(name: str) -> None:
    units = {"I/KG1/2": "bomber", "II/KG4/2": "bomber reduced", "II/KG1/2": "bomber"}
    played = drawn("approach", name, units, letters="A", weather={"LF2": "patchy"})
    assert [told["units"] for told in played.told("event-turned-reduced")] == [["I/KG1/2"]]
    assert reasons(played, "event-turned-reduced") == [
        ("event-other-letters", {"units": ["II/KG1/2"], "count": 1}),
        ("event-already-reduced", {"units": ["II/KG4/2"], "count": 1}),
    ]
    units = {"II/KG4/2": "bomber reduced"}
    played = drawn("approach", name, units, letters="A", weather={"LF2": "patchy"})
    assert keys(played) == ["event-approach", "event-nothing"]
    assert reasons(played, "event-nothing") == [("event-already-reduced", {"units": ["II/KG4/2"], "count": 1})]


@pytest.mark.rules("lion:event.channel-patrollers-hunt.a", "lion:event.channel-patrollers-hunt.b")
@pytest.mark.parametrize(("box", "why"), [("hunt", []), ("bomber", [("event-no-squadron-to-hunt", {})])])
def test_why_patrollers_escort_instead_of_hunting(box: str, why: list[tuple[str, dict[str, Any]]]) -> None:
    units = {"54/6/11": box, "I/JG51/2": "channel-patrol", "I/KG1/2": "bomber"}
    assert reasons(drawn("approach", "channel-patrollers-hunt", units), "event-moved") == why


@pytest.mark.rules("lion:event.interception-over-coast.a")
def test_without_patrollers_only_the_order_of_attack_and_bombing_changes() -> None:
    entry: dict[str, Any] = {"only_if": [{"warning": ["late"]}]}
    played = drawn("target", "interception-over-coast", ATTACKED, entry=entry, until="raid.bombardment", warning="late")
    assert keys(played) == ["event-target", "event-bombs-first"]
    assert changed(played, ATTACKED) == {}


@pytest.mark.rules("lion:event.clouds-scatter-raid")
def test_the_first_of_the_gruppen_is_a_gruppe() -> None:
    units = {"54/6/11": "hunt", FIRST_GRUPPE: "hunt", "I/KG4/2": "bomber"}
    played = drawn("approach", "clouds-scatter-raid", units, letters="A", weather={"LF2": "patchy"})
    assert changed(played, units) == {FIRST_GRUPPE: "hunt reduced"}


@pytest.mark.rules("lion:event.radio-confusion.b", "lion:event.clouds-inhibit-squadrons")
def test_the_first_of_the_gruppen_is_no_squadron() -> None:
    squadrons = dict.fromkeys(("54/6/11", "65/6/11", "74/6/11", "145/1/11"), "hunt")
    units = squadrons | {FIRST_GRUPPE: "hunt", "I/KG4/2": "bomber"}
    assert reasons(drawn("approach", "radio-confusion", units, letters="A"), "event-fails") == [
        ("event-squadrons", {"count": 4, "least": 5})
    ]
    units = {"65/6/11": "bomber", FIRST_GRUPPE: "close-escort", "I/KG4/2": "bomber"}
    played = drawn("target", "clouds-inhibit-squadrons", units, letters="A", weather={"LF2": "patchy"})
    assert changed(played, units) == {}


# Conditions.


@pytest.mark.rules("lion:event.british-altitude-advantage")
@pytest.mark.parametrize(("hunters", "key"), [(1, "event-fails"), (2, "event-approach")])
def test_conditions_that_failed_are_shown_besides_the_one_that_held(hunters: int, key: str) -> None:
    entry: dict[str, Any] = {"any_of": [{"warning": ["early"]}, {"hunters_min": 2}]}
    units = {"54/6/11": "hunt"} | dict.fromkeys(("I/JG51/2", "II/JG51/2")[:hunters], "hunt")
    played = drawn("approach", "british-altitude-advantage", units, entry=entry, warning="late")
    assert reasons(played, key) == [
        ("event-warning-is-not", {"warning": "late", "wanted": "early"}),
        ("event-hunters", {"count": hunters, "least": 2}),
    ]


@pytest.mark.rules("lion:event.undetected-hunters.a", "lion:8.2h")
def test_why_a_hunter_could_join_and_which() -> None:
    units = only("I/JG51/2", "II/JG51/2") | {"54/6/11": "hunt", "III/JG51/2": "hunt", "II/KG1/2": "bomber"}
    played = drawn("approach", "undetected-hunters", units)
    assert reasons(played, "event-approach") == [("event-in-range", {})]
    assert reasons(played, "event-moved") == [("letter-chosen", {"letter": "A"})]  # B flies already
    units = only("I/JG51/2") | {"54/6/11": "hunt", "III/JG51/2": "hunt", "II/KG1/2": "bomber"}
    assert reasons(drawn("approach", "undetected-hunters", units), "event-moved") == []


@pytest.mark.rules("lion:event.undetected-hunters.a")
def test_why_an_undetected_hunter_escorts() -> None:
    units = only("I/JG51/2") | {"54/6/11": "bomber", "II/KG1/2": "bomber"}
    assert reasons(drawn("approach", "undetected-hunters", units), "event-moved") == [("event-no-hunters", {})]


@pytest.mark.rules("lion:event.undetected-escort.a")
def test_why_an_undetected_escort_is_no_me109() -> None:
    units = only("I/JG51/2", "I/ZG26/2") | {"54/6/11": "bomber", "II/KG1/2": "bomber"}
    played = drawn("target", "undetected-escort", units, target=41)
    assert changed(played, units) == {"I/ZG26/2": "close-escort"}
    assert reasons(played, "event-moved") == [("event-beyond-range", {})]
    units = only("I/ZG26/2") | {"54/6/11": "bomber", "II/KG1/2": "bomber"}
    played = drawn("target", "undetected-escort", units)
    assert reasons(played, "event-moved") == [("none-at-airbase", {"luftflotte": "LF2", "type": "me109"})]


# Flak, patrols, low level bombers.


@pytest.mark.rules("lion:event.flak.a")
@pytest.mark.parametrize(
    ("units", "told"),
    [
        ({"I/KG1/2": "bomber"}, ["event-turned-reduced"]),
        ({"I/KG1/2": "bomber reduced", "II/KG1/2": "bomber"}, ["event-left-raid"]),
        ({"I/KG1/2": "bomber reduced", "II/KG4/2": "bomber"}, ["event-turned-reduced", "event-left-raid"]),
    ],
)
def test_flak_tells_of_those_hit_and_of_nobody_else(units: dict[str, str], told: list[str]) -> None:
    played = drawn("target", "flak", units, letters="A")
    assert keys(played) == ["event-target", *told]


@pytest.mark.rules("lion:event.patrollers-vectored-away.a", "lion:event.patrollers-vectored-away.b")
@pytest.mark.parametrize(
    ("patrols", "told"),
    [
        ({"43/1/11": "patrol 1/11"}, ["event-patrols-fly"]),
        ({"43/1/11": "patrol 1/11 reduced"}, ["event-patrols-land"]),
        ({"145/1/11": "patrol 1/11"}, ["event-nothing"]),
    ],
)
def test_patrols_vectored_away_are_told_by_what_becomes_of_them(patrols: dict[str, str], told: list[str]) -> None:
    played = drawn("target", "patrollers-vectored-away", ATTACKED | patrols, letters="A")
    assert keys(played) == ["event-target", *told]


@pytest.mark.rules("lion:event.low-level-bombers.a", "lion:event.low-level-bombers.c")
@pytest.mark.parametrize(
    ("units", "effects", "key", "why"),
    [
        ({"I/KG1/2": "bomber"}, ["responded"], "event-low-level", []),
        ({"I/KG1/2": "bomber"}, ["responded", "british-altitude"], "event-low-level", ["event-altitude-held"]),
        ({"II/SG1/2": "bomber"}, ["responded"], "event-nothing", ["event-only-ju87"]),
        ({"I/ZG26/2": "bomber"}, ["responded"], "event-nothing", ["event-no-bombers"]),
    ],
)
def test_why_bombers_fly_low_or_do_not(units: dict[str, str], effects: list[str], key: str, why: list[str]) -> None:
    played = drawn("target", "low-level-bombers", units, effects=effects)
    assert [reason for reason, _ in reasons(played, key)] == why


# Refusals and VHF.


@pytest.mark.rules("lion:19.6b", "lion:event.radio-confusion.a")
def test_a_squadron_with_vhf_is_named_and_cannot_be_confused() -> None:
    squadrons = ("54/6/11", "64/2/11", "43/1/11", "65/6/11", "74/6/11", "145/1/11")  # the first has VHF
    units = dict.fromkeys(squadrons, "hunt") | {"I/JG51/2": "hunt", "I/KG4/2": "bomber"}
    fields: dict[str, Any] = {"options": ["advanced"], "date": "1940-09-01"}
    played = drawn("approach", "radio-confusion", units, letters="A", until="ask", **fields)
    assert played.offers == ["43/1/11", "64/2/11"]
    assert reasons(played, "event-approach") == [
        ("event-squadrons", {"count": 5, "least": 5}),
        ("event-vhf-immune", {"units": ["54/6/11"], "count": 1}),
    ]
    assert refusal(played, "54/6/11") == ("vhf-immune", "lion:19.6b")
    other = drawn("approach", "bombers-break-formation", units, letters="C", **fields)
    assert reasons(other, "event-approach") == []


@pytest.mark.rules("lion:event.radio-confusion.a", "lion:event.squadrons-intercept-blenheims")
@pytest.mark.parametrize("answer", [FIRST_GRUPPE, "I/KG1/2", "nobody"])
def test_what_is_no_squadron_is_refused_without_a_reason_of_the_event(answer: str) -> None:
    squadrons = ("54/6/11", "64/2/11", "43/1/11", "65/6/11", "74/6/11")
    units = dict.fromkeys(squadrons, "hunt") | {FIRST_GRUPPE: "hunt", "I/KG1/2": "bomber"}
    confused = drawn("approach", "radio-confusion", units, letters="A", until="ask")
    after = drawn("target", "squadrons-intercept-blenheims", ATTACKED, until="ask")
    assert refusal(confused, answer)[0] == refusal(after, answer)[0] == "refused-offer"


@pytest.mark.rules("lion:4.II.16d")
def test_that_no_time_passes_is_told() -> None:
    overlay = {"raid_events": {"95": {"time_advance": 0}}}
    played = raid("raid.clock", {}, until="raid.target", overlay=overlay, event=95)
    assert (keys(played), played.rules("no-time-passes")) == (["no-time-passes"], ["lion:4.II.16d"])
