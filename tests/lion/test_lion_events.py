"""What raid events do, case by case (compendium of events)."""

from __future__ import annotations

from typing import Any

import pytest
from lion_airbases import DATA, only
from lion_events import changed, drawn, reasons
from lion_raids import raid

BY_LETTER = {
    "A": ("I/JG51/2", "I/ZG26/2", "I/KG1/2", "54/6/11"),
    "B": ("II/JG51/2", "II/ZG26/2", "II/KG1/2", "65/6/11"),
    "C": ("III/JG51/2", "III/ZG26/2", "I/KG4/2", "74/6/11"),
}
"""For every letter an Me 109, an Me 110, a He 111 and a squadron."""


def everybody(me109: str, me110: str, bomber: str, squadron: str) -> dict[str, str]:
    """One unit of each kind and letter, all of a kind in the same box; the patrols are other squadrons."""
    units: dict[str, str] = {}
    for names in BY_LETTER.values():
        units |= dict(zip(names, (me109, me110, bomber, squadron), strict=True))
    patrols = dict.fromkeys(("43/1/11", "145/1/11", "601/1/11"), "patrol 1/11")
    return units | patrols | {"501/7/11": squadron, "610/7/11": squadron}


LETTERED = [
    ("approach", "bombers-break-formation", ("hunt", "close-escort", "bomber", "hunt"), {2: "bomber reduced"}),
    ("approach", "clouds-inhibit-hunters", ("hunt", "close-escort", "bomber", "hunt"), {0: "inflight"}),
    (
        "approach",
        "clouds-scatter-raid",
        ("hunt", "close-escort", "bomber", "hunt"),
        {0: "hunt reduced", 1: "close-escort reduced", 2: "bomber reduced"},
    ),
    ("approach", "me109s-close-escort", ("hunt", "bomber", "bomber", "hunt"), {0: "close-escort"}),
    (
        "approach",
        "rendezvous-failure",
        ("hunt", "close-escort", "bomber", "hunt"),
        {1: "inflight", 2: "inflight"},
    ),
    ("target", "clouds-inhibit-squadrons", ("hunt", "close-escort", "bomber", "bomber"), {3: "inflight"}),
    (
        "target",
        "fighters-strafe",
        ("close-escort", "close-escort", "bomber", "bomber"),
        {0: "bomber", 1: "bomber"},
    ),
    ("target", "flak", ("bomber", "close-escort", "bomber", "bomber"), {2: "bomber reduced"}),
]
"""Column and event; where Me 109s, Me 110s, bombers and squadrons are; what becomes of those with the letter."""


@pytest.mark.rules(
    "lion:event.bombers-break-formation",
    "lion:event.clouds-inhibit-hunters.a",
    "lion:event.clouds-scatter-raid",
    "lion:event.me109s-close-escort.a",
    "lion:event.rendezvous-failure.a",
    "lion:event.clouds-inhibit-squadrons",
    "lion:event.fighters-strafe",
    "lion:event.flak.a",
)
@pytest.mark.parametrize("letter", "ABC")
@pytest.mark.parametrize(("column", "name", "boxes", "becomes"), LETTERED)
def test_an_event_concerns_units_with_its_letter(
    column: str, name: str, boxes: tuple[str, str, str, str], becomes: dict[int, str], letter: str
) -> None:
    units = everybody(*boxes)
    played = drawn(column, name, units, letters=letter, weather={"LF2": "patchy"})
    expected = {BY_LETTER[letter][kind]: state for kind, state in becomes.items()}
    if name == "clouds-inhibit-squadrons":  # 501 has B, 610 has C
        expected |= {"A": {}, "B": {"501/7/11": "inflight"}, "C": {"610/7/11": "inflight"}}[letter]
    assert changed(played, units) == expected


@pytest.mark.rules("lion:event.radio-confusion.a")
@pytest.mark.parametrize(("letter", "may"), [("A", []), ("B", ["65/6/11", "501/7/11"]), ("C", ["74/6/11", "610/7/11"])])
def test_only_squadrons_with_the_letter_are_confused(letter: str, may: list[str]) -> None:
    units = everybody("hunt", "close-escort", "bomber", "hunt")
    played = drawn("approach", "radio-confusion", units, letters=letter, until="ask" if may else "")
    assert changed(played, units) == ({} if may else {"54/6/11": "inflight"})
    assert not may or played.offers == may


@pytest.mark.rules("lion:event.patrollers-vectored-away.a", "lion:event.patrollers-vectored-away.c")
@pytest.mark.parametrize(("letter", "squadron"), [("A", "43/1/11"), ("B", "145/1/11"), ("C", "601/1/11")])
def test_only_patrols_with_the_letter_are_vectored_away(letter: str, squadron: str) -> None:
    units = everybody("close-escort", "close-escort", "bomber", "bomber")
    played = drawn("target", "patrollers-vectored-away", units, letters=letter)
    assert changed(played, units) == {squadron: "inflight"}


@pytest.mark.rules("lion:event.patrollers-vectored-away.a", "lion:event.patrollers-vectored-away.b")
@pytest.mark.parametrize("sector", [*(DATA.tables["sectors"])])
def test_patrols_are_vectored_away_from_every_sector(sector: str) -> None:
    units = {"43/1/11": f"patrol {sector}", "64/2/11": f"patrol {sector} reduced", "I/KG1/2": "bomber"}
    played = drawn("target", "patrollers-vectored-away", units, letters="A")
    assert changed(played, units) == {"43/1/11": "inflight", "64/2/11": "landing reduced"}


@pytest.mark.rules("lion:event.patrollers-vectored-away.a")
def test_without_patrols_of_the_letter_nobody_is_vectored_away() -> None:
    units = {"54/6/11": "bomber", "65/6/11": "patrol 6/11", "I/KG1/2": "bomber"}
    played = drawn("target", "patrollers-vectored-away", units, letters="A")
    assert changed(played, units) == {}
    assert played.rules("event-nothing") == ["lion:event.patrollers-vectored-away.a"]
    assert reasons(played, "event-nothing") == [("event-other-letters", {"units": ["65/6/11"], "count": 1})]


# Weather.

STEPS = {"clear": "patchy", "patchy": "broken", "broken": "clear"}


@pytest.mark.rules("lion:event.lf3-weather-changes")
@pytest.mark.parametrize("weather", STEPS)
@pytest.mark.parametrize("other", STEPS)
def test_the_weather_of_lf3_changes(weather: str, other: str) -> None:
    played = drawn("approach", "lf3-weather-changes", {}, weather={"LF2": other, "LF3": weather})
    assert played.field("weather") == {"LF2": other, "LF3": STEPS[weather]}


@pytest.mark.rules("lion:event.weather-worsens")
@pytest.mark.parametrize("weather", STEPS)
@pytest.mark.parametrize("other", STEPS)
@pytest.mark.parametrize(("area", "elsewhere"), [("LF2", "LF3"), ("LF3", "LF2")])
def test_the_weather_of_an_area_worsens_until_it_is_broken(weather: str, other: str, area: str, elsewhere: str) -> None:
    played = drawn("approach", "weather-worsens", {}, entry={"area": area}, weather={area: weather, elsewhere: other})
    worse = "broken" if weather == "broken" else STEPS[weather]
    assert played.field("weather") == {area: worse, elsewhere: other}
    assert played.rules("event-nothing") == ["lion:event.weather-worsens"] * (weather == "broken")
    assert len(played.told("event-weather")) == (weather != "broken")


@pytest.mark.rules("lion:event.weather-moves-east")
@pytest.mark.parametrize("west", STEPS)
@pytest.mark.parametrize("east", STEPS)
def test_lf2_gets_the_weather_of_lf3(west: str, east: str) -> None:
    played = drawn("approach", "weather-moves-east", {}, weather={"LF2": east, "LF3": west})
    assert played.field("weather") == {"LF2": west, "LF3": west}
    assert played.told("event-weather") == ([] if west == east else [{"area": "LF2", "weather": west}])


# Fighters from the airbases.

RAID = {"54/6/11": "bomber", "II/KG1/2": "bomber"}
LF2_109, LF2_110, ELITE, LF3_109, LF3_110 = "I/JG51/2", "I/ZG26/2", "EGr210/2", "I/JG2/3", "I/ZG2/3"
MANY = [LF2_109, LF2_110, ELITE, LF3_109, LF3_110]
WITHIN, BEYOND, OF_LF3, BEYOND_LF3 = 18, 41, 24, 42
BOTH = ["responded", "lf3-to-lf2"]


def joining(name: str, full: list[str], target: int, effects: list[str]) -> dict[str, Any]:
    """Who joins a raid with one hunting Gruppe when just these Gruppen are full at their airbases."""
    units = only(*full) | RAID | {"III/JG51/2": "hunt"}
    column = "approach" if name == "undetected-hunters" else "target"
    return changed(drawn(column, name, units, target=target, effects=effects), units)


@pytest.mark.rules("lion:event.undetected-hunters.a", "lion:event.undetected-hunters.b", "lion:event.lf3-to-lf2.b")
@pytest.mark.parametrize(
    ("full", "target", "effects", "joins"),
    [
        (MANY, WITHIN, ["responded"], LF2_109),
        (MANY, OF_LF3, ["responded"], LF3_109),
        (MANY, OF_LF3, BOTH, LF3_109),
        ([LF3_109, LF2_110], WITHIN, ["responded"], ""),  # none of the raid's Luftflotte, and no Me 110
        ([LF3_109, LF2_110], WITHIN, BOTH, ""),  # also with LF3 to LF2
        ([LF2_109], OF_LF3, BOTH, ""),  # LF2 does not fly for LF3
        ([LF2_110, LF3_110, ELITE], WITHIN, BOTH, ""),
        ([], WITHIN, ["responded"], ""),
    ],
)
def test_who_hunts_undetected(full: list[str], target: int, effects: list[str], joins: str) -> None:
    assert joining("undetected-hunters", full, target, effects) == ({joins: "hunt"} if joins else {})


@pytest.mark.rules("lion:event.undetected-escort.a", "lion:event.undetected-escort.b", "lion:event.lf3-to-lf2.b")
@pytest.mark.parametrize(
    ("full", "target", "effects", "joins"),
    [
        (MANY, WITHIN, ["responded"], LF2_109),
        (MANY, OF_LF3, BOTH, LF3_109),
        ([LF2_110, ELITE, LF3_109, LF3_110], WITHIN, ["responded"], ELITE),
        ([LF2_110, ELITE, LF3_109, LF3_110], WITHIN, BOTH, ELITE),
        ([LF2_110, LF3_110], WITHIN, ["responded"], LF2_110),
        ([LF3_109, LF3_110], WITHIN, ["responded"], ""),
        ([LF3_110], WITHIN, BOTH, ""),
        (MANY, BEYOND, ["responded"], ELITE),
        ([LF2_109, LF2_110], BEYOND, ["responded"], LF2_110),
        ([LF2_109], BEYOND, ["responded"], ""),
        ([LF2_109, LF3_109, LF3_110], BEYOND, BOTH, ""),
        (MANY, BEYOND_LF3, ["responded"], LF3_110),
        ([], WITHIN, ["responded"], ""),
    ],
)
def test_who_escorts_undetected(full: list[str], target: int, effects: list[str], joins: str) -> None:
    assert joining("undetected-escort", full, target, effects) == ({joins: "close-escort"} if joins else {})


@pytest.mark.rules("lion:event.undetected-hunters.b", "lion:event.undetected-escort.b")
@pytest.mark.parametrize(
    ("name", "column", "missing"),
    [("undetected-hunters", "approach", ["me109"]), ("undetected-escort", "target", ["me109", "me110"])],
)
def test_with_nobody_at_the_airbases_it_is_said_who_is_missing(name: str, column: str, missing: list[str]) -> None:
    played = drawn(column, name, only() | RAID | {"III/JG51/2": "hunt"})
    assert played.rules("event-nothing") == [f"lion:event.{name}.b"]
    expected = [("none-at-airbase", {"luftflotte": "LF2", "type": kind}) for kind in missing]
    assert reasons(played, "event-nothing") == expected


@pytest.mark.rules("lion:event.undetected-hunters.a")
@pytest.mark.parametrize("box", ["airbase reduced", "clock 1400", "inflight", "light-loss", "night-raid"])
def test_only_full_gruppen_at_their_airbase_are_available(box: str) -> None:
    units = only("II/JG51/2") | RAID | {"III/JG51/2": "hunt", LF2_109: box}
    played = drawn("approach", "undetected-hunters", units)
    assert changed(played, units) == {"II/JG51/2": "hunt"}


# Blenheims.


def ready(*squadrons: str) -> dict[str, str]:
    """All squadrons are rearming but these, which stand in their sectors."""
    names = DATA.names[: DATA.squadrons]
    homes = {name: row["home"] for name, row in DATA.tables["units"].items() if name in names}
    flying = {name for name, row in DATA.tables["units"].items() if name in names and row["entry"] == "initial"}
    return {name: homes[name] if name in squadrons else "rearm" for name in sorted(flying)}


@pytest.mark.rules("lion:event.squadrons-intercept-blenheims")
@pytest.mark.parametrize(
    ("squadrons", "sent", "group"),
    [
        (["54/6/11", "213/1/10", "242/1/12"], "54/6/11", 11),
        (["213/1/10", "242/1/12"], "213/1/10", 10),
        (["242/1/12"], "242/1/12", 12),
        ([], "", 0),
    ],
)
def test_the_groups_send_a_squadron_after_the_blenheims_in_their_order(
    squadrons: list[str], sent: str, group: int
) -> None:
    units = ready(*squadrons) | {"65/6/11": "bomber", "I/KG1/2": "bomber"}
    played = drawn("target", "squadrons-intercept-blenheims", units)
    assert changed(played, units) == ({sent: "inflight"} if sent else {})
    if sent:
        assert [told["group"] for told in played.told("event-after-blenheims")] == [group]
    else:
        assert reasons(played, "event-nothing") == [("event-none-in-group", {"group": g}) for g in (11, 10, 12)]


@pytest.mark.rules("lion:event.squadrons-intercept-blenheims")
@pytest.mark.parametrize("box", ["6/11", "6/11 reduced", "patrol 4/10", "patrol london", "patrol 2/12 reduced"])
def test_a_squadron_counts_for_its_own_group_wherever_it_patrols_and_keeps_its_facing(box: str) -> None:
    units = ready("213/1/10") | {"54/6/11": box, "I/KG1/2": "bomber"}
    played = drawn("target", "squadrons-intercept-blenheims", units)
    assert changed(played, units) == {"54/6/11": "inflight reduced" if "reduced" in box else "inflight"}


@pytest.mark.rules("lion:event.squadrons-intercept-blenheims")
def test_the_player_chooses_within_the_group() -> None:
    units = ready("213/1/10", "87/3/10", "242/1/12") | {"I/KG1/2": "bomber"}
    asked = drawn("target", "squadrons-intercept-blenheims", units, until="ask")
    assert asked.offers == ["213/1/10", "87/3/10"]
    played = drawn("target", "squadrons-intercept-blenheims", units, ["87/3/10"])
    assert changed(played, units) == {"87/3/10": "inflight"}


# What events leave for later steps of the raid.


@pytest.mark.rules(
    "lion:event.escort-coordination", "lion:event.german-pathfinders", "lion:event.non-essential-target.a"
)
@pytest.mark.parametrize(
    ("name", "effect"),
    [
        ("big-wing", "big-wing"),
        ("escort-coordination", "escort-coordination"),
        ("german-pathfinders", "pathfinders"),
        ("low-level-bombers", "low-level"),
        ("non-essential-target", "non-essential"),
    ],
)
def test_some_events_only_take_effect_later(name: str, effect: str) -> None:
    units = {"54/6/11": "bomber", "I/JG51/2": "close-escort", "I/KG1/2": "bomber"}
    played = drawn("target", name, units)
    assert changed(played, units) == {}
    assert played.field("effects") == ["responded", effect]


@pytest.mark.rules("lion:event.secondary-target.a")
@pytest.mark.parametrize("letters", ["A", "B", "C", "AB", "AC", "BC", "ABC"])
def test_gruppen_with_the_letters_bomb_the_secondary_target(letters: str) -> None:
    units = {"I/KG1/2": "bomber", "II/KG1/2": "bomber", "I/KG4/2": "bomber"}
    script = [1] if letters == "ABC" else [1, 2]
    played = drawn("target", "secondary-target", units, script, letters=letters, until="raid.leaving", effects=[])
    strengths = {told["site"]: told["strength"] for told in played.told("bombed")}
    there = 5 * len(letters)
    assert strengths == ({"Brighton": there, "Newhaven": 15 - there} if there < 15 else {"Brighton": 15})


@pytest.mark.rules("lion:event.escort-coordination", "lion:9.21b")
@pytest.mark.parametrize(("effects", "fighting"), [([], 1), (["escort-coordination"], 3)])
def test_with_coordination_no_escort_stands_aside(effects: list[str], fighting: int) -> None:
    units = {"54/6/11": "bomber"} | dict.fromkeys(("I/KG1/2", "II/KG1/2", "I/KG4/2"), "bomber")
    units |= {"I/JG51/2": "close-escort", "II/ZG26/2": "close-escort", "I/ZG26/2": "close-escort"}
    played = raid(
        "raid.squadron-interception",
        units,
        ["I/KG1/2"],
        until="raid.squadron-attack",
        effects=["responded", "squadrons-met", *effects],
    )
    assert [*played.field("units").values()].count("close-escort") == fighting


@pytest.mark.rules("lion:event.non-essential-target.b", "lion:11l")
@pytest.mark.parametrize(
    ("target", "site", "effects", "expected"),
    [
        (18, "hornchurch", [], "heavy"),
        (18, "hornchurch", ["non-essential"], "none"),
        (5, "poling", [], "heavy"),
        (5, "poling", ["non-essential"], "none"),
        (35, "uxbridge", ["secondary-a"], "heavy"),
        (35, "uxbridge", ["secondary-a", "non-essential"], "heavy"),  # headquarters are not spared in Lion
    ],
)
def test_what_is_not_essential_takes_no_damage(target: int, site: str, effects: list[str], expected: str) -> None:
    overlay = {"units": {"I/KG1/2": {"bombing_full": "20"}}}
    script = [6, 6] if site == "hornchurch" and not effects else [6]  # where nothing is assessed no second die is
    units = {"I/KG1/2": "bomber", "54/6/11": "rearm", "65/6/11": "rearm", "74/6/11": "rearm"}
    played = raid(
        "raid.bombardment",
        units,
        script,
        until="raid.leaving",
        overlay=overlay,
        target=target,
        effects=["responded", "squadrons-met", *effects],
    )
    found = played.field("damage")[site]
    assert (found != "none") == (expected != "none")
    assert played.p.vp == (-2 if "non-essential" in effects else -3)


@pytest.mark.rules("lion:event.non-essential-target.b", "lion:11l")
@pytest.mark.parametrize(("effects", "lost"), [([], True), (["non-essential"], False)])
def test_industry_that_is_not_essential_loses_no_points(effects: list[str], lost: bool) -> None:
    played = raid(
        "raid.bombardment",
        {"I/KG1/2": "bomber"},
        [6, 6] if lost else [6],
        until="raid.leaving",
        overlay={"units": {"I/KG1/2": {"bombing_full": "20"}}},
        target=25,
        points={"hurricane": 9, "spitfire": 8},
        effects=["responded", "squadrons-met", *effects],
    )
    assert (played.field("points")["hurricane"] < 9) == lost
