"""Set-up of every scenario with every option, and the results of Prelude (eagle:3, eagle:12, eagle:17 to eagle:19)."""

from __future__ import annotations

from typing import Any

import pytest
from eagle_raids import raid

from tallyho.raf.eagle.components import load
from tallyho.raf.eagle.title import EAGLE
from tallyho.raf.vocabulary import SITE_TYPES, WITH_PRIORITY
from tallyho.table import Json, Outcome

DATA = load({})
SCENARIOS = ["prelude", "hardest-days", "thin-blue-line", "campaign"]
OPTIONS: list[list[str]] = [[], ["night"], ["advanced"], ["advanced", "night"]]
FROM_AUGUST_11 = ["prelude", "hardest-days", "campaign"]
BLENHEIMS = {"600/6/11": "6/11", "23/3/12": "3/12", "236/1/10": "1/10", "604/4/10": "4/10", "25/5/11": "5/11"}
ACES = ["ACE-S", "ACE-H"]
ON_CALENDAR = {"KuGr606/3", "I/KG26/2", "II/KG26/2", "I/KG77/2", "II/KG77/2", "III/KG77/2"}
EARLY_REINFORCEMENTS = {
    "249/4/10": "4/10",
    "RCAF/3/11": "3/11",
    "310/2/12": "2/12",
    "602/1/11": "1/11",
    "616/2/11": "2/11",
    "603/6/11": "6/11",
}
REINFORCEMENTS = [
    *EARLY_REINFORCEMENTS,
    "234/4/10", "607/1/11", "253/2/11", "303/3/11", "46/5/11", "222/6/11", "79/7/11", "72/7/11", "266/3/12",
]  # fmt: skip


def fresh(scenario: str, options: tuple[str, ...] | list[str] = ()) -> dict[str, Any]:
    """All fields before the first step."""
    return EAGLE.fields.save(EAGLE.set_up(EAGLE.data(None), scenario, frozenset(options)))


def places(scenario: str, first: int, last: int) -> set[str]:
    """Where the cards from first to last are."""
    cards = fresh(scenario)["cards"]
    return {cards[str(number)] for number in range(first, last + 1)}


@pytest.mark.rules("eagle:3a", "eagle:3q", "eagle:18b", "eagle:19a", "eagle:17.3a", "eagle:17.2l", "eagle:12a")
def test_four_scenarios_each_with_all_options() -> None:
    assert [scenario.name for scenario in EAGLE.scenarios] == SCENARIOS
    found = [(scenario, sorted(options)) for scenario, options in EAGLE.combinations()]
    assert sorted(found) == sorted((scenario, options) for scenario in SCENARIOS for options in OPTIONS)
    first = {scenario: fresh(scenario)["date"] for scenario in SCENARIOS}
    assert first == dict.fromkeys(FROM_AUGUST_11, "1940-08-11") | {"thin-blue-line": "1940-08-27"}


@pytest.mark.rules("eagle:3c", "eagle:3d")
@pytest.mark.parametrize("scenario", FROM_AUGUST_11)
def test_cards_for_later_are_set_aside(scenario: str) -> None:
    for first, last in ((1, 34), (91, 131), (135, 154)):
        assert places(scenario, first, last) == {"deck"}
    aside = ((35, 60), (61, 90), (132, 134), (165, 165))
    for first, last in aside:
        assert places(scenario, first, last) == {"aside"}
    assert places(scenario, 155, 164) == {"aside" if scenario == "prelude" else "deck"}
    assert fresh(scenario)["day_card"] == 0


@pytest.mark.rules("eagle:3b", "eagle:3d")
def test_nobody_draws_strategy_cards_in_prelude_even_later_in_the_year() -> None:
    step = "planning.strategy-draw"
    assert raid(step, {}, scenario="prelude", date="1940-08-13", effects=[]).game.step == "planning.target-draw"
    assert raid(step, {}, scenario="campaign", date="1940-08-13", effects=[]).game.step == step


@pytest.mark.rules("eagle:17.2a", "eagle:17.2b")
def test_cards_of_the_thin_blue_line() -> None:
    assert places("thin-blue-line", 1, 44) == {"deck"}
    assert places("thin-blue-line", 45, 60) == {"aside"}
    for first, last in ((91, 131), (139, 148), (150, 164)):
        assert places("thin-blue-line", first, last) == {"deck"}
    cards = fresh("thin-blue-line")["cards"]
    gone = {number: cards[number] for number in ("135", "136", "137", "138", "149")}
    assert gone == {"135": "aside", "136": "aside", "137": "deck", "138": "aside", "149": "discard"}
    assert fresh("thin-blue-line")["day_card"] == 149


@pytest.mark.rules("eagle:3f", "eagle:3g", "eagle:3s")
@pytest.mark.parametrize("scenario", FROM_AUGUST_11)
def test_squadrons_at_start(scenario: str) -> None:
    units = fresh(scenario)["units"]
    assert sum(box == name.partition("/")[2] for name, box in units.items()) == 27
    assert {units[name] for name in (*BLENHEIMS, *ACES)} == {"out"}
    assert (units["54/6/11"], units["43/1/11"], units["242/1/12"]) == ("6/11", "1/11", "1/12")
    assert not [box for box in units.values() if box.endswith("reduced")]


@pytest.mark.rules("eagle:3l", "eagle:3g")
@pytest.mark.parametrize("scenario", FROM_AUGUST_11)
def test_reinforcement_squadrons_form_the_pool(scenario: str) -> None:
    units = fresh(scenario)["units"]
    assert [name for name, box in units.items() if box == "pool"] == ([] if scenario == "prelude" else REINFORCEMENTS)
    assert all(units[name] in ("pool", "out") for name in REINFORCEMENTS)


@pytest.mark.rules("eagle:3h", "eagle:3s")
@pytest.mark.parametrize("scenario", FROM_AUGUST_11)
def test_gruppen_at_start(scenario: str) -> None:
    units = fresh(scenario)["units"]
    assert sum(box == "airbase" for box in units.values()) == 77
    assert sum(box == "airbase reduced" for box in units.values()) == 0
    assert units["I/JG51/2"] == "airbase"


@pytest.mark.rules("eagle:3o")
@pytest.mark.parametrize(("scenario", "box"), [("prelude", "out"), ("hardest-days", "out"), ("campaign", "calendar")])
def test_reinforcement_gruppen_wait_on_the_calendar(scenario: str, box: str) -> None:
    units = fresh(scenario)["units"]
    assert {units[name] for name in (*ON_CALENDAR, "IV/JG51/2")} == {box}


@pytest.mark.rules("eagle:17.2c", "eagle:17.2m", "eagle:3o")
def test_gruppen_of_the_thin_blue_line() -> None:
    units = fresh("thin-blue-line")["units"]
    ju87 = {"II/SG1/2", "IV/LG1/2", "I/SG1/3", "III/SG1/3", "I/SG2/3", "II/SG2/3", "I/SG3/3", "I/SG77/3"}
    ju87 |= {"II/SG77/3", "III/SG77/3"}
    assert units["IV/JG51/2"] == "airbase"
    assert {name for name, box in units.items() if box == "out" and name not in BLENHEIMS and name not in ACES} == ju87
    assert {name for name, box in units.items() if box == "calendar"} == ON_CALENDAR
    assert sum(box == "airbase" for box in units.values()) == 77 - len(ju87) + 1


@pytest.mark.rules("eagle:17.2d", "eagle:3l")
def test_squadrons_of_the_thin_blue_line() -> None:
    """The nine that are not in play form the pool (R-72)."""
    units = fresh("thin-blue-line")["units"]
    assert {name: units[name] for name in EARLY_REINFORCEMENTS} == EARLY_REINFORCEMENTS
    assert [name for name, box in units.items() if box == "pool"] == REINFORCEMENTS[6:]
    assert sum(box == name.partition("/")[2] for name, box in units.items()) == 33


@pytest.mark.rules("eagle:3i", "eagle:17.2f")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_priorities_at_start(scenario: str) -> None:
    usual = {"radar": "high", "port": "high", "airfield": "medium", "industry": "low", "city": "low"}
    later = {"radar": "low", "port": "low", "airfield": "high", "industry": "medium", "city": "medium"}
    assert fresh(scenario)["priorities"] == (later if scenario == "thin-blue-line" else usual)


@pytest.mark.rules("eagle:13a")
def test_five_types_have_a_priority_and_the_other_two_are_secondary_targets_only() -> None:
    assert [*fresh("campaign")["priorities"]] == ["radar", "port", "airfield", "industry", "city"]
    cards = DATA.targets.values()
    assert {SITE_TYPES[card.type] for card in cards} == set(WITH_PRIORITY)
    assert {SITE_TYPES[card.secondary_type] for card in cards} >= {"headquarters", "military_base"}


@pytest.mark.rules("eagle:3j", "eagle:3k", "eagle:3r", "eagle:16a", "eagle:17.2g")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_markers_at_start(scenario: str) -> None:
    fields = fresh(scenario)
    assert (fields["clock"], fields["vp"], fields["raid_day"]) == ("0600", 0, 1)
    assert (fields["planned"], fields["raids"], fields["ultra"]) == ({}, 0, "")
    assert fields["weather"] == {"LF2": "clear", "LF3": "clear"}
    assert set(fields["damage"].values()) == {"none"}
    assert fields["effects"] == (["lf3-to-lf2"] if scenario == "thin-blue-line" else [])
    assert fields["jabos"] == []


@pytest.mark.rules("eagle:3m", "eagle:17.2g")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_depletion_at_start(scenario: str) -> None:
    assert fresh(scenario)["depletion"] == 0


@pytest.mark.rules("eagle:3n", "eagle:17.2n", "eagle:18a", "eagle:14a")
@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize(
    ("scenario", "bombers", "fighters", "hurricanes", "spitfires", "pilots"),
    [
        ("hardest-days", 9, 11, 9, 7, 7),
        ("campaign", 9, 11, 9, 7, 7),
        ("thin-blue-line", 5, 4, 12, 8, 2),
        ("prelude", 0, 0, 0, 0, 0),
    ],
)
def test_points_at_start(
    scenario: str, bombers: int, fighters: int, hurricanes: int, spitfires: int, pilots: int, options: list[str]
) -> None:
    assert fresh(scenario, options)["points"] == {
        "hurricane": hurricanes,
        "spitfire": spitfires,
        "blenheim": int("night" in options),
        "german_fighter": fighters,
        "german_bomber": bombers,
        "experienced_pilot": pilots,
    }


@pytest.mark.rules("eagle:3p")
@pytest.mark.parametrize("scenario", ["thin-blue-line", "campaign"])
def test_sealion_marker_at_start(scenario: str) -> None:
    assert fresh(scenario)["sealion"] == "1940-09-11"


@pytest.mark.rules("eagle:18a", "eagle:18b", "eagle:3q", "eagle:3g")
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("options", OPTIONS)
def test_blenheims_are_placed_with_the_night_rules(scenario: str, options: list[str]) -> None:
    units = fresh(scenario, options)["units"]
    expected = BLENHEIMS if "night" in options else dict.fromkeys(BLENHEIMS, "out")
    assert {name: units[name] for name in BLENHEIMS} == expected


@pytest.mark.rules("eagle:19a", "eagle:3q")
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("options", OPTIONS)
def test_only_the_ace_spitfire_waits_in_its_box_with_the_advanced_rules(scenario: str, options: list[str]) -> None:
    fields = fresh(scenario, options)
    assert fields["units"]["ACE-S"] == ("ace-box" if "advanced" in options else "out")
    assert fields["units"]["ACE-H"] == "out"
    assert fields["options"] == options


def test_a_set_up_is_not_touched_by_the_game_that_began_with_it() -> None:
    first = EAGLE.set_up(EAGLE.data(None), "campaign", frozenset())
    first.where[0] = first.cards[1] = first.vp = 3
    second = EAGLE.set_up(EAGLE.data(None), "campaign", frozenset())
    assert (second.where[0], second.cards[1], second.vp) != (3, 3, 3)


def over(vp: int) -> Outcome:
    """Prelude at the end of its day with this total."""
    played = raid("raid.clock", {}, scenario="prelude", clock="1800", vp=vp, target=0)
    outcome = played.game.outcome
    assert played.game.step == "end"
    assert played.field("date") == "1940-08-11"
    assert outcome is not None
    return outcome


@pytest.mark.rules("eagle:12b", "eagle:12a", "eagle:16.2c", "eagle:4.IV.a", "eagle:3b")
@pytest.mark.parametrize(
    ("vp", "level", "winner"),
    [
        (-99, "german-triumph", "german"),
        (-36, "german-triumph", "german"),
        (-35, "german-triumph", "german"),
        (-16, "german-triumph", "german"),
        (-15, "german-tactical", "german"),
        (-6, "german-tactical", "german"),
        (-5, "draw", None),
        (-1, "draw", None),
        (0, "british-tactical", None),
        (9, "british-tactical", None),
        (10, "luftwaffe-disaster", None),
        (35, "luftwaffe-disaster", None),
        (36, "luftwaffe-disaster", None),
    ],
)
def test_results_of_prelude(vp: int, level: str, winner: str | None) -> None:
    outcome = over(vp)
    assert (outcome.level, outcome.winner, outcome.reason, outcome.rule) == (level, winner, "day-played", "eagle:12b")


@pytest.mark.rules("eagle:17.2e")
@pytest.mark.parametrize(
    ("chosen", "left"), [([], 5), (["54/6/11"], 4), (["54/6/11", "213/1/10", "92/2/10", "87/3/10"], 1)]
)
def test_the_player_is_told_how_many_green_squadrons_are_left(chosen: list[str], left: int) -> None:
    played = raid("set-up.green-squadrons", {}, chosen, scenario="thin-blue-line", effects=[])
    assert (played.asked, played.game.open[0].args) == ("green-squadron", {"left": left})


@pytest.mark.rules("eagle:17.2e")
def test_a_pack_that_wants_more_green_squadrons_than_there_can_be_gets_as_many_as_there_can() -> None:
    green: Json = {"count": 27, "per_sector": 1, "in_11_at_most": 1}
    overlay = {"scenarios": {"thin-blue-line": {"green_eagle": green}}}
    played = raid("set-up.green-squadrons", {}, scenario="thin-blue-line", overlay=overlay, effects=[])
    while played.game.step == "set-up.green-squadrons":
        played.game.answer(played.offers[0])
    boxes = [str(box) for box in played.field("units").values() if str(box).endswith("reduced")]
    assert sorted(boxes) == sorted(f"{sector} reduced" for sector in ["1/11", *SECTORS_OUTSIDE_11])


SECTORS_OUTSIDE_11 = ["1/10", "2/10", "3/10", "4/10", "1/12", "2/12", "3/12"]
