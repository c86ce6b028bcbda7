"""What raid events do, case by case, and what they say (compendium of events)."""

from __future__ import annotations

from typing import Any

import pytest
from eagle_events import changed, drawn, reasons
from eagle_raids import raid

from tallyho.raf.eagle.title import EAGLE
from tallyho.raf.vocabulary import SECTORS

BY_LETTER = {
    "A": ("I/JG51/2", "I/ZG26/2", "I/KG1/2", "54/6/11"),
    "B": ("II/JG51/2", "II/ZG26/2", "II/KG1/2", "65/6/11"),
    "C": ("III/JG51/2", "III/ZG26/2", "I/KG4/2", "74/6/11"),
}
"""For every letter an Me 109, an Me 110, a He 111 and a squadron."""


def everybody(me109: str, me110: str, bomber: str, squadron: str) -> dict[str, str]:
    """One unit of each kind and letter, all of a kind in the same box."""
    units: dict[str, str] = {}
    for names in BY_LETTER.values():
        units |= dict(zip(names, (me109, me110, bomber, squadron), strict=True))
    return units


HUNTED = ("hunt", "close-escort", "bomber", "hunt")
ATTACKED = ("bomber", "close-escort", "bomber", "bomber")
LETTERED = [
    ("approach", "clouds-inhibit-hunters", HUNTED, {0: "inflight"}),
    ("approach", "clouds-scatter-raid", HUNTED, {0: "hunt reduced", 1: "close-escort reduced", 2: "bomber reduced"}),
    ("approach", "escort-rendezvous-failure", HUNTED, {1: "inflight"}),
    ("approach", "heavy-pursuit", HUNTED, {0: "inflight", 3: "inflight reduced"}),
    ("approach", "rendezvous-failure", HUNTED, {1: "inflight", 2: "inflight"}),
    ("approach", "squadrons-evade-hunters", HUNTED, {3: "bomber"}),
    ("target", "clouds-inhibit-squadrons", ATTACKED, {3: "inflight"}),
    ("target", "flak", ATTACKED, {0: "bomber reduced", 2: "bomber reduced"}),
]
"""Column and event; where Me 109s, Me 110s, bombers and squadrons are; what becomes of those with the letter."""


@pytest.mark.rules(
    "eagle:event.clouds-inhibit-hunters.a",
    "eagle:event.clouds-scatter-raid",
    "eagle:event.escort-rendezvous-failure",
    "eagle:event.heavy-pursuit.a",
    "eagle:event.rendezvous-failure.a",
    "eagle:event.squadrons-evade-hunters.a",
    "eagle:event.clouds-inhibit-squadrons",
    "eagle:event.flak.a",
)
@pytest.mark.parametrize("letter", "ABC")
@pytest.mark.parametrize(("column", "name", "boxes", "becomes"), LETTERED)
def test_an_event_concerns_units_with_its_letter(
    column: str, name: str, boxes: tuple[str, str, str, str], becomes: dict[int, str], letter: str
) -> None:
    units = everybody(*boxes)
    played = drawn(column, name, units, letters=letter, weather={"LF2": "patchy"})
    assert changed(played, units) == {BY_LETTER[letter][kind]: state for kind, state in becomes.items()}
    assert played.p.vp == 0
    (rule,) = played.rules(f"event-{column}")
    assert rule in {f"eagle:event.{name}", f"eagle:event.{name}.a"}


# Weather.

STEPS = {"clear": "patchy", "patchy": "broken", "broken": "clear"}
BETTER = {"clear": "clear", "patchy": "clear", "broken": "patchy"}


@pytest.mark.rules("eagle:event.lf3-weather-changes")
@pytest.mark.parametrize("weather", STEPS)
@pytest.mark.parametrize("other", STEPS)
def test_the_weather_of_lf3_changes(weather: str, other: str) -> None:
    played = drawn("approach", "lf3-weather-changes", {}, weather={"LF2": other, "LF3": weather})
    assert played.field("weather") == {"LF2": other, "LF3": STEPS[weather]}


@pytest.mark.rules("eagle:event.weather-worsens", "eagle:event.weather-improves")
@pytest.mark.parametrize("weather", STEPS)
@pytest.mark.parametrize("other", STEPS)
@pytest.mark.parametrize(("area", "elsewhere"), [("LF2", "LF3"), ("LF3", "LF2")])
@pytest.mark.parametrize("name", ["weather-worsens", "weather-improves"])
def test_the_weather_of_an_area_changes_one_step(
    name: str, weather: str, other: str, area: str, elsewhere: str
) -> None:
    played = drawn("approach", name, {}, entry={"area": area}, weather={area: weather, elsewhere: other})
    worse = "broken" if weather == "broken" else STEPS[weather]
    then = worse if name == "weather-worsens" else BETTER[weather]
    assert played.field("weather") == {area: then, elsewhere: other}
    assert played.rules("event-nothing") == [f"eagle:event.{name}"] * (weather == then)
    assert played.told("event-weather") == [{"area": area, "weather": then}] * (weather != then)


@pytest.mark.rules("eagle:event.weather-moves-east")
@pytest.mark.parametrize("west", STEPS)
@pytest.mark.parametrize("east", STEPS)
def test_lf2_gets_the_weather_of_lf3(west: str, east: str) -> None:
    played = drawn("approach", "weather-moves-east", {}, weather={"LF2": east, "LF3": west})
    assert played.field("weather") == {"LF2": west, "LF3": west}
    assert played.told("event-weather") == ([] if west == east else [{"area": "LF2", "weather": west}])


# Squadrons on the map.


@pytest.mark.rules("eagle:event.squadrons-patrol-elsewhere.c")
def test_the_chart_of_the_worth_radar_net() -> None:
    data: Any = EAGLE.data()
    target = data.targets[1]
    assert (data.site_name[target.site], target.type) == ("Worth", 0)
    assert [SECTORS[sector] for sector, _ in data.charts[1]] == ["4/10", "3/10", "1/11", "1/10"]


@pytest.mark.rules("eagle:event.squadrons-patrol-elsewhere.a", "eagle:event.squadrons-patrol-elsewhere.b")
@pytest.mark.parametrize("target", [1, 13, 34, 42])
@pytest.mark.parametrize("letter", "ABC")
def test_all_full_fighters_of_the_letter_in_the_sectors_of_the_chart_fly_off(target: int, letter: str) -> None:
    data: Any = EAGLE.data()
    sectors = [SECTORS[sector] for sector, _ in data.charts[target]]
    units = {"54/6/11": "hunt", "I/JG51/2": "hunt", "145/1/11": "1/11 reduced", "87/3/10": "rearm", "1/3/11": "landing"}
    played = drawn("approach", "squadrons-patrol-elsewhere", units, letters=letter, target=target, options=["night"])
    rows = data.tables["units"]
    ready = [
        name
        for name, row in rows.items()
        if row["entry"] == "initial" and row["home"] in sectors and name not in units and row["selector"] == letter
    ]
    assert changed(played, units) == dict.fromkeys(ready, "inflight")


BLENHEIMS = {"600/6/11": "6/11", "25/5/11": "5/11", "604/4/10": "4/10", "236/1/10": "1/10", "23/3/12": "3/12"}


@pytest.mark.rules("eagle:event.blenheims-intercept-bombers.a", "eagle:event.blenheims-intercept-bombers.b")
@pytest.mark.parametrize("squadrons", range(4))
@pytest.mark.parametrize("bombers", range(4))
@pytest.mark.parametrize("fighters", [0, 3])
def test_a_blenheim_joins_squadrons_that_are_outnumbered(squadrons: int, bombers: int, fighters: int) -> None:
    units = dict.fromkeys(("54/6/11", "65/6/11", "74/6/11")[:squadrons], "bomber")
    units |= dict.fromkeys(("I/KG1/2", "II/KG1/2", "I/KG4/2")[:bombers], "bomber")
    units |= dict.fromkeys(("I/JG3/2", "II/ZG26/2", "EGr210/2")[:fighters], "bomber")
    units |= BLENHEIMS | {"600/6/11": "night-patrol"}
    played = drawn("target", "blenheims-intercept-bombers", units, target=32, options=["night"])
    joins = 0 < squadrons < bombers
    assert changed(played, units) == ({"25/5/11": "bomber"} if joins else {})
    if not joins:
        counts = {"bombers": bombers, "squadrons": squadrons}
        assert reasons(played, "event-nothing") == [("event-bombers-and-squadrons", counts)]


@pytest.mark.rules("eagle:event.blenheims-intercept-bombers.a", "eagle:event.blenheims-intercept-bombers.b")
def test_which_blenheims_may_join() -> None:
    units = {"54/6/11": "bomber", "I/KG1/2": "bomber", "II/KG1/2": "bomber"}
    asked = drawn("target", "blenheims-intercept-bombers", units | BLENHEIMS, target=42, options=["night"], until="ask")
    assert asked.offers == ["604/4/10", "236/1/10", "23/3/12"]
    away = units | dict.fromkeys(BLENHEIMS, "inflight")
    played = drawn("target", "blenheims-intercept-bombers", away, target=42, options=["night"])
    (why,) = reasons(played, "event-nothing")
    assert why[0] == "event-no-blenheim"
    assert why[1]["sectors"][:2] == ["3/10", "4/10"]


@pytest.mark.rules("eagle:event.blenheims-intercept-bombers.a")
@pytest.mark.parametrize("face", ["", " reduced"])
def test_a_blenheim_keeps_its_facing(face: str) -> None:
    units = {"54/6/11": "bomber", "I/KG1/2": "bomber", "II/KG1/2": "bomber", "25/5/11": f"5/11{face}"}
    units |= {"600/6/11": "night-patrol"}
    played = drawn("target", "blenheims-intercept-bombers", units, target=32, options=["night"])
    assert changed(played, units) == {"25/5/11": f"bomber{face}"}


# Attack and flak.

BOMBERS = ("I/KG1/2", "II/KG1/2", "I/KG4/2", "II/KG4/2")


@pytest.mark.rules("eagle:event.extended-attack")
@pytest.mark.parametrize("squadrons", range(4))
@pytest.mark.parametrize("bombers", range(5))
def test_as_many_bombers_are_reduced_as_full_squadrons_attack(squadrons: int, bombers: int) -> None:
    units = dict.fromkeys(("54/6/11", "65/6/11", "74/6/11")[:squadrons], "bomber")
    units |= dict.fromkeys(BOMBERS[:bombers], "bomber") | {"43/1/11": "bomber reduced", "I/KG53/2": "bomber reduced"}
    units |= {"I/ZG26/2": "bomber", "I/JG3/2": "bomber"}
    script = BOMBERS[:bombers][::-1][:squadrons] if bombers > squadrons else ()
    played = drawn("target", "extended-attack", units, script)
    hit = script or BOMBERS[:bombers] if squadrons else ()
    assert changed(played, units) == dict.fromkeys(hit, "bomber reduced")


@pytest.mark.rules("eagle:event.extended-attack")
def test_the_player_is_told_how_many_bombers_are_hit() -> None:
    units = {"54/6/11": "bomber", "65/6/11": "bomber", **dict.fromkeys(BOMBERS, "bomber")}
    asked = drawn("target", "extended-attack", units, ["II/KG1/2"], until="ask")
    assert (asked.asked, asked.game.open[0].args) == ("extended-attack", {"left": 1})
    assert asked.offers == ["I/KG1/2", "I/KG4/2", "II/KG4/2"]
    assert asked.unit("II/KG1/2") == "bomber"  # all of them turn over together


@pytest.mark.rules("eagle:event.flak.a", "eagle:event.flak.b")
@pytest.mark.parametrize(
    ("gruppe", "face", "low", "then", "vp"),
    [
        ("I/KG1/2", "", False, "bomber reduced", 0),
        ("I/KG1/2", " reduced", False, "inflight reduced", 0),
        ("I/KG1/2", "", True, "light-loss", 1),
        ("I/KG1/2", " reduced", True, "light-loss", 1),
        ("II/SG1/2", "", False, "light-loss", 1),
        ("II/SG1/2", " reduced", False, "light-loss", 1),
        ("I/ZG26/2", "", False, "bomber reduced", 0),
        ("I/ZG26/2", "", True, "light-loss", 1),
        ("I/JG3/2", " reduced", False, "inflight reduced", 0),
    ],
)
def test_what_flak_does_to_a_gruppe(gruppe: str, face: str, low: bool, then: str, vp: int) -> None:
    units = {"54/6/11": "bomber", gruppe: f"bomber{face}", "II/KG1/2": "bomber"}
    effects: list[Any] = ["responded", "squadrons-met", *["low-level"] * low]
    played = drawn("target", "flak", units, letters="A", effects=effects)
    assert changed(played, units) == {gruppe: then}
    assert played.p.vp == vp
    assert played.rules("event-light-loss") == ["eagle:event.flak.b"] * vp


@pytest.mark.rules("eagle:event.flak.c", "eagle:19.63b")
def test_the_ace_goes_back_when_flak_ends_the_raid() -> None:
    units = {"ACE-S": "bomber", "II/SG1/2": "bomber", "I/JG51/2": "close-escort"}
    played = drawn("target", "flak", units, letters="A", options=["advanced"], until="raid.leaving")
    assert changed(played, units) == {"ACE-S": "ace-box", "II/SG1/2": "light-loss", "I/JG51/2": "inflight"}
    assert "raid-ended" in played.field("effects")


@pytest.mark.rules("eagle:event.heavy-pursuit.b", "eagle:event.flak.b")
def test_losses_by_events_can_end_the_game() -> None:
    pursued = {"54/6/11": "hunt reduced", "I/JG51/2": "hunt", "I/KG1/2": "bomber"}
    assert drawn("approach", "heavy-pursuit", pursued, letters="A", until="ask", vp=-34).game.step == "end"
    assert drawn("approach", "heavy-pursuit", pursued, letters="A", vp=-33).p.vp == -34
    shot_at = {"54/6/11": "bomber", "II/SG1/2": "bomber", "II/KG1/2": "bomber"}
    assert drawn("target", "flak", shot_at, letters="A", until="ask", vp=34).game.step == "end"
    assert drawn("target", "flak", shot_at, letters="A", vp=33).p.vp == 34


@pytest.mark.rules("eagle:event.heavy-pursuit.b")
def test_all_reduced_squadrons_that_are_pursued_are_lost() -> None:
    units = {"54/6/11": "hunt reduced", "64/2/11": "hunt reduced", "43/1/11": "hunt", "I/JG51/2": "hunt"}
    units |= {"II/JG51/2": "hunt", "I/KG1/2": "bomber"}
    played = drawn("approach", "heavy-pursuit", units, letters="A")
    lost = dict.fromkeys(("64/2/11", "54/6/11"), "light-loss")
    assert changed(played, units) == lost | {"43/1/11": "inflight reduced", "I/JG51/2": "inflight"}
    assert played.p.vp == -2
    assert [told["units"] for told in played.told("event-left-reduced")] == [["43/1/11"]]
    assert reasons(played, "event-light-loss") == [("event-already-reduced", {"units": [*lost], "count": 2})]


@pytest.mark.rules("eagle:event.heavy-pursuit.c")
@pytest.mark.parametrize(
    ("units", "key"),
    [
        ({"54/6/11": "hunt", "II/JG51/2": "hunt", "I/JG51/2": "close-escort"}, "event-no-hunter-of-letter"),
        ({"65/6/11": "hunt", "54/6/11": "bomber", "I/JG51/2": "hunt"}, "event-no-squadron-of-letter"),
    ],
)
def test_pursuit_needs_both_sides_in_the_hunt_box(units: dict[str, str], key: str) -> None:
    played = drawn("approach", "heavy-pursuit", units | {"I/KG1/2": "bomber"}, letters="A")
    assert changed(played, units | {"I/KG1/2": "bomber"}) == {}
    assert reasons(played, "event-nothing") == [(key, {"letters": ["A"]})]


@pytest.mark.rules("eagle:event.squadrons-evade-hunters.b")
def test_blenheims_and_reduced_squadrons_do_not_evade() -> None:
    units = {"54/6/11": "hunt reduced", "600/6/11": "hunt", "43/1/11": "hunt", "I/JG51/2": "hunt", "I/KG1/2": "bomber"}
    played = drawn("approach", "squadrons-evade-hunters", units, letters="A")
    assert changed(played, units) == {"43/1/11": "bomber"}
    unable = ("event-reduced-cannot-evade", {"units": ["54/6/11", "600/6/11"], "count": 2})
    assert reasons(played, "event-squadrons-moved") == [unable]
    (why,) = played.told("event-squadrons-moved")[0]["because"]
    assert why["rule"] == "eagle:event.squadrons-evade-hunters.b"


# Who is where decides.


@pytest.mark.rules("eagle:event.channel-patrollers-hunt.a", "eagle:event.channel-patrollers-hunt.b")
@pytest.mark.parametrize(
    ("hunter", "squadron", "to"), [("hunt", "bomber", "close-escort"), ("inflight", "hunt", "hunt")]
)
def test_patrollers_hunt_where_there_are_squadrons_whoever_else_hunts(hunter: str, squadron: str, to: str) -> None:
    units = {"I/JG51/2": hunter, "54/6/11": squadron, "I/JG52/2": "channel-patrol", "I/KG1/2": "bomber"}
    assert changed(drawn("approach", "channel-patrollers-hunt", units), units) == {"I/JG52/2": to}


@pytest.mark.rules("eagle:event.rendezvous-failure.b")
@pytest.mark.parametrize(("bomber", "strafes"), [("bomber", True), ("inflight", False)])
def test_escorts_strafe_only_if_the_event_has_emptied_the_bomber_box(bomber: str, strafes: bool) -> None:
    units = {"54/6/11": "hunt", "I/KG1/2": bomber, "II/ZG26/2": "close-escort"}
    units |= dict.fromkeys(("II/JG51/2", "III/JG51/2", "II/JG52/2", "I/JG52/2", "I/JG3/2", "II/JG3/2"), "hunt")
    played = drawn("approach", "rendezvous-failure", units, letters="A")
    emptied = {"I/KG1/2": "inflight", "II/ZG26/2": "bomber"}
    assert changed(played, units) == (emptied if strafes else {})


# Why.


def others(*units: str) -> tuple[str, dict[str, Any]]:
    """The reason why these units are spared."""
    return "event-other-letters", {"units": [*units], "count": len(units)}


@pytest.mark.rules("eagle:event.clouds-inhibit-hunters.b", "eagle:event.heavy-pursuit.d")
@pytest.mark.parametrize("name", ["clouds-inhibit-hunters", "heavy-pursuit"])
def test_squadrons_move_on_because_nobody_hunts_them_or_home_because_there_is_nothing_to_attack(name: str) -> None:
    units = {"54/6/11": "hunt", "65/6/11": "hunt", "I/JG51/2": "hunt", "I/KG1/2": "bomber"}
    fields: dict[str, Any] = {"letters": "A", "weather": {"LF2": "patchy"}}
    met = drawn("approach", name, units, **fields)
    assert reasons(met, "event-squadrons-moved") == [("event-no-hunters", {})]
    alone = drawn("approach", name, units | {"I/KG1/2": "inflight"}, **fields).told("event-left-raid")[-1]
    assert "65/6/11" in alone["units"]
    assert [why["key"] for why in alone["because"]] == ["event-no-hunters", "event-bomber-box-empty"]


@pytest.mark.rules("eagle:event.heavy-pursuit.a")
def test_who_is_not_pursued_is_told_for_both_sides() -> None:
    units = {"54/6/11": "hunt", "65/6/11": "hunt", "I/JG51/2": "hunt", "II/JG51/2": "hunt"}
    played = drawn("approach", "heavy-pursuit", units, letters="A")
    assert reasons(played, "event-left-raid") == [others("II/JG51/2")]
    assert reasons(played, "event-left-reduced") == [others("65/6/11")]


@pytest.mark.rules("eagle:event.flak.a")
def test_flak_is_told_with_those_it_spares_and_with_those_that_were_reduced_before() -> None:
    units = {"I/KG1/2": "bomber", "I/ZG26/2": "bomber reduced", "II/KG1/2": "bomber", "54/6/11": "bomber"}
    played = drawn("target", "flak", units, letters="A")
    assert reasons(played, "event-turned-reduced") == [others("II/KG1/2")]
    reduced = ("event-already-reduced", {"units": ["I/ZG26/2"], "count": 1})
    assert reasons(played, "event-left-raid") == [reduced, others("II/KG1/2")]


@pytest.mark.rules("eagle:event.extended-attack", "eagle:event.escort-rendezvous-failure")
def test_how_many_squadrons_attack_on_is_told_and_that_nobody_is_there_to_be_missed() -> None:
    units = {"54/6/11": "bomber", "65/6/11": "bomber reduced", "I/KG1/2": "bomber"}
    attacked = drawn("target", "extended-attack", units)
    assert reasons(attacked, "event-turned-reduced") == [("event-full-squadrons", {"count": 1})]
    missed = drawn("approach", "escort-rendezvous-failure", units, letters="A")
    assert reasons(missed, "event-nothing") == [("event-nobody", {})]


@pytest.mark.rules("eagle:event.channel-patrollers-hunt.b", "eagle:event.rendezvous-failure.b")
def test_gruppen_that_change_their_box_are_told_why() -> None:
    units = {"54/6/11": "bomber", "I/JG52/2": "channel-patrol", "I/KG1/2": "bomber", "II/ZG26/2": "close-escort"}
    patrol = drawn("approach", "channel-patrollers-hunt", units)
    assert reasons(patrol, "event-moved") == [("event-no-squadron-to-hunt", {})]
    seven = units | dict.fromkeys(("II/JG51/2", "III/JG51/2", "II/JG52/2", "I/JG3/2"), "hunt")
    missed = drawn("approach", "rendezvous-failure", seven, letters="A")
    assert reasons(missed, "event-moved") == [("event-bomber-box-emptied", {})]


# What events leave for later.


@pytest.mark.rules(
    "eagle:event.big-wing",
    "eagle:event.navigational-error",
    "eagle:event.non-essential-target.a",
    "eagle:event.non-essential-target.b",
)
@pytest.mark.parametrize(
    ("name", "entry", "effect", "key"),
    [
        ("big-wing", {}, "big-wing", "event-big-wing"),
        ("navigational-error", {}, "navigational-error", "event-navigational-error"),
        ("non-essential-target", {}, "non-essential", "event-non-essential"),
        ("non-essential-target", {"also_headquarters": True}, "non-essential", "event-non-essential-headquarters"),
    ],
)
def test_some_events_only_take_effect_later(name: str, entry: dict[str, Any], effect: str, key: str) -> None:
    units = {"54/6/11": "bomber", "I/JG51/2": "close-escort", "I/KG1/2": "bomber"}
    played = drawn("target", name, units, entry=entry, target=18)
    assert changed(played, units) == {}
    assert played.field("effects") == ["responded", effect]
    assert played.keys() == ["event-target", key]


@pytest.mark.rules("eagle:event.non-essential-target.a")
@pytest.mark.parametrize(("strategy", "site"), [({}, "Northolt"), ({"157": "35"}, "Uxbridge")])
def test_what_is_not_essential_is_named(strategy: dict[str, Any], site: str) -> None:
    played = drawn("target", "non-essential-target", {"I/KG1/2": "bomber"}, target=35, strategy_on=strategy)
    assert [told["site"].split(" ")[0] for told in played.told("event-non-essential")] == [site]


@pytest.mark.rules("eagle:event.ultra-intercept.a", "eagle:event.ultra-intercept.c")
@pytest.mark.parametrize(
    ("planned", "flown", "expected"),
    [
        ({31: "1000"}, [], ""),
        ({31: "1000", 32: "0800"}, [], ""),  # an earlier segment is over
        ({31: "1000", 32: "1000"}, [], "1000"),
        ({31: "1000", 32: "1000"}, [32], ""),
        ({31: "1000", 32: "1000", 33: "1200"}, [], "1000"),
        ({31: "1000", 32: "1000", 33: "1200"}, [32], "1200"),
        ({31: "1000", 33: "1600", 34: "1400"}, [], "1400"),
        ({31: "1000", 33: "1800"}, [], "1800"),
    ],
)
def test_where_the_ultra_marker_is_laid(planned: dict[int, str], flown: list[int], expected: str) -> None:
    cards = {str(card): "flown" if card in flown else "track" for card in planned}
    played = drawn(
        "target",
        "ultra-intercept",
        {"54/6/11": "bomber", "I/KG1/2": "bomber"},
        clock="1000",
        planned={str(card): time for card, time in planned.items()},
        cards=cards,
    )
    assert played.field("ultra") == expected
    assert played.rules("event-nothing") == ["eagle:event.ultra-intercept.c"] * (not expected)


@pytest.mark.rules("eagle:event.ultra-intercept.a")
def test_a_second_ultra_card_moves_nothing_on_the_same_segment() -> None:
    played = drawn(
        "target",
        "ultra-intercept",
        {"54/6/11": "bomber", "I/KG1/2": "bomber"},
        clock="1000",
        ultra="1000",
        planned={"31": "1000", "32": "1000"},
        cards={"31": "track", "32": "track"},
    )
    assert played.field("ultra") == "1000"


@pytest.mark.rules("eagle:event.squadron-turnaround", "eagle:event.squadron-turnaround.b")
@pytest.mark.parametrize(
    ("target", "strategy", "waiting"),
    [
        (18, {}, "6/11"),
        (11, {}, "2/11"),
        (33, {}, ""),
        (26, {"157": "26"}, "2/11"),
        (18, {"157": "18"}, ""),
        (48, {"157": "48"}, "2/11"),
    ],
)
def test_who_waits_in_flight(target: int, strategy: dict[str, Any], waiting: str) -> None:
    """R-80: of a secondary target it is the site that counts, though the card, London, lies in another sector."""
    units = {"54/6/11": "inflight", "64/2/11": "inflight reduced", "43/1/11": "inflight", "I/KG1/2": "bomber"}
    played = drawn("target", "squadron-turnaround", units, target=target, strategy_on=strategy)
    turned = {"54/6/11": "rearm", "64/2/11": "landing", "43/1/11": "rearm"}
    assert changed(played, units) == {name: box for name, box in turned.items() if not name.endswith(waiting or "?")}
    assert [told["sector"] for told in played.told("event-airfield-attacked")] == [waiting] * bool(waiting)


@pytest.mark.rules("eagle:event.a", "eagle:event.b", "eagle:2.32c")
@pytest.mark.parametrize("card", range(91, 135))
def test_every_card_can_be_drawn_in_both_steps(card: int) -> None:
    """Whatever its event asks, some answer is offered, the card lies on the discards, and no time passes."""
    units = {"54/6/11": "hunt", "I/JG51/2": "hunt", "II/JG51/2": "hunt", "I/KG1/2": "bomber", "64/2/11": "bomber"}
    units |= {"I/JG52/2": "channel-patrol", "I/ZG26/2": "close-escort"}
    data: Any = EAGLE.data()
    for column, event in (("approach", data.events[card].approach), ("target", data.events[card].target)):
        played = raid(f"raid.{column}-event", units, [card], cards={str(card): "deck"}, clock="1000")
        assert played.field("cards")[str(card)] == "discard"
        assert played.field("clock") == "1000"
        assert bool(played.told("event-none")) == (event is None)
        entries = data.tables["raid_events"][str(card)].get(column, [])
        assert [entry["event"] for entry in entries if entry["games"] != "L"] == ([event.name] if event else [])
        if event is not None:
            (told,) = played.told("event-fails") + played.told(f"event-{column}")
            assert (told["card"], told["event"]) == (card, event.name)
