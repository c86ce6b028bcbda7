"""Set-up of every scenario with every option, and the results of Prelude (lion:3, lion:13, lion:17 to lion:19)."""

from __future__ import annotations

from typing import Any

import pytest
from lion_raids import Raid, raid

from tallyho.raf.lion.title import LION
from tallyho.raf.vocabulary import EFFECTS
from tallyho.table import Choice

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


def fresh(scenario: str, options: tuple[str, ...] | list[str] = ()) -> dict[str, Any]:
    """All fields before the first step."""
    return LION.fields.save(LION.set_up(LION.data(None), scenario, frozenset(options)))


def places(scenario: str, first: int, last: int) -> set[str]:
    """Where the cards from first to last are."""
    cards = fresh(scenario)["cards"]
    return {cards[str(number)] for number in range(first, last + 1)}


@pytest.mark.rules("lion:3a", "lion:3p", "lion:18a", "lion:19a", "lion:17.3a")
def test_four_scenarios_each_with_all_options() -> None:
    assert [scenario.name for scenario in LION.scenarios] == SCENARIOS
    found = [(scenario, sorted(options)) for scenario, options in LION.combinations()]
    assert sorted(found) == sorted((scenario, options) for scenario in SCENARIOS for options in OPTIONS)
    first = {scenario: fresh(scenario)["date"] for scenario in SCENARIOS}
    assert first == dict.fromkeys(FROM_AUGUST_11, "1940-08-11") | {"thin-blue-line": "1940-08-27"}


@pytest.mark.rules("lion:3c", "lion:3d", "lion:2.3a", "lion:2.3c")
@pytest.mark.parametrize("scenario", FROM_AUGUST_11)
def test_cards_of_later_stages_are_set_aside(scenario: str) -> None:
    for first, last in ((1, 34), (61, 86), (91, 128), (135, 154)):
        assert places(scenario, first, last) == {"deck"}
    for first, last in ((35, 60), (87, 90), (129, 134), (155, 164), (165, 165)):
        assert places(scenario, first, last) == {"aside"}
    assert fresh(scenario)["day_card"] == 0


@pytest.mark.rules("lion:17.2b", "lion:17.2c")
def test_cards_of_the_thin_blue_line() -> None:
    assert places("thin-blue-line", 1, 44) == {"deck"}
    assert places("thin-blue-line", 45, 60) == {"aside"}
    for first, last in ((61, 86), (91, 128), (139, 148), (150, 154)):
        assert places("thin-blue-line", first, last) == {"deck"}
    cards = fresh("thin-blue-line")["cards"]
    assert [cards[number] for number in ("135", "136", "137", "138", "149")] == [
        "aside",
        "aside",
        "deck",
        "aside",
        "discard",
    ]
    assert fresh("thin-blue-line")["day_card"] == 149


@pytest.mark.rules("lion:3e", "lion:3f", "lion:2.21l", "lion:2.21m", "lion:15.6c")
@pytest.mark.parametrize("scenario", FROM_AUGUST_11)
def test_squadrons_at_start(scenario: str) -> None:
    units = fresh(scenario)["units"]
    placed = {name: box for name, box in units.items() if box == name.partition("/")[2]}
    assert len(placed) == 27
    assert [name for name, box in units.items() if box == "pool"] == [*LION_REINFORCEMENTS]
    assert {units[name] for name in (*BLENHEIMS, *ACES)} == {"out"}
    assert not [box for box in units.values() if box.startswith("patrol") or box.endswith("reduced")]


LION_REINFORCEMENTS = (
    *EARLY_REINFORCEMENTS,
    "234/4/10",
    "607/1/11",
    "253/2/11",
    "303/3/11",
    "46/5/11",
    "222/6/11",
    "79/7/11",
    "72/7/11",
    "266/3/12",
)


@pytest.mark.rules("lion:3g", "lion:2.21l")
@pytest.mark.parametrize("scenario", FROM_AUGUST_11)
def test_gruppen_at_start(scenario: str) -> None:
    units = fresh(scenario)["units"]
    assert sum(box == "airbase" for box in units.values()) == 77
    assert sum(box == "airbase reduced" for box in units.values()) == 0


@pytest.mark.rules("lion:3n")
@pytest.mark.parametrize(("scenario", "box"), [("prelude", "out"), ("hardest-days", "out"), ("campaign", "calendar")])
def test_reinforcement_gruppen_wait_on_the_calendar(scenario: str, box: str) -> None:
    units = fresh(scenario)["units"]
    assert {units[name] for name in (*ON_CALENDAR, "IV/JG51/2")} == {box}


@pytest.mark.rules("lion:17.2d", "lion:17.2p", "lion:3n")
def test_gruppen_of_the_thin_blue_line() -> None:
    units = fresh("thin-blue-line")["units"]
    ju87 = {"II/SG1/2", "IV/LG1/2", "I/SG1/3", "III/SG1/3", "I/SG2/3", "II/SG2/3", "I/SG3/3", "I/SG77/3"}
    ju87 |= {"II/SG77/3", "III/SG77/3"}
    assert units["IV/JG51/2"] == "airbase"
    assert {name for name, box in units.items() if box == "out" and name not in BLENHEIMS and name not in ACES} == ju87
    assert {name for name, box in units.items() if box == "calendar"} == ON_CALENDAR
    assert sum(box == "airbase" for box in units.values()) == 77 - len(ju87) + 1


@pytest.mark.rules("lion:17.2e")
def test_squadrons_of_the_thin_blue_line() -> None:
    units = fresh("thin-blue-line")["units"]
    assert {name: units[name] for name in EARLY_REINFORCEMENTS} == EARLY_REINFORCEMENTS
    assert [name for name, box in units.items() if box == "pool"] == [*LION_REINFORCEMENTS[6:]]
    assert sum(box == name.partition("/")[2] for name, box in units.items()) == 33


@pytest.mark.rules("lion:3h", "lion:17.2g")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_priorities_at_start(scenario: str) -> None:
    usual = {"radar": "high", "port": "high", "airfield": "medium", "industry": "low", "city": "low"}
    later = {"radar": "low", "port": "low", "airfield": "high", "industry": "medium", "city": "medium"}
    assert fresh(scenario)["priorities"] == (later if scenario == "thin-blue-line" else usual)


@pytest.mark.rules("lion:3i", "lion:3j", "lion:16a", "lion:2.22c")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_markers_at_start(scenario: str) -> None:
    fields = fresh(scenario)
    assert (fields["clock"], fields["vp"], fields["raid_day"]) == ("0600", 0, 1)
    assert fields["weather"] == {"LF2": "clear", "LF3": "clear"}
    assert set(fields["damage"].values()) == {"none"}
    assert fields["effects"] == (["lf3-to-lf2"] if scenario == "thin-blue-line" else [])  # lion:17.2h


@pytest.mark.rules("lion:17.2h", "lion:3m")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_depletion_at_start(scenario: str) -> None:
    assert fresh(scenario)["depletion"] == 0


@pytest.mark.rules("lion:17.2h", "lion:17.2c")
def test_day_marker_of_the_thin_blue_line() -> None:
    fields = fresh("thin-blue-line")
    assert (fields["date"], fields["effects"]) == ("1940-08-27", ["lf3-to-lf2"])


@pytest.mark.rules("lion:3k", "lion:3l", "lion:17.2i", "lion:18b")
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


@pytest.mark.rules("lion:3o")
@pytest.mark.parametrize("scenario", ["thin-blue-line", "campaign"])
def test_sealion_marker_at_start(scenario: str) -> None:
    assert fresh(scenario)["sealion"] == "1940-09-11"


@pytest.mark.rules("lion:18a", "lion:18b", "lion:3p", "lion:3f")
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("options", OPTIONS)
def test_blenheims_are_placed_with_the_night_rules(scenario: str, options: list[str]) -> None:
    units = fresh(scenario, options)["units"]
    expected = BLENHEIMS if "night" in options else dict.fromkeys(BLENHEIMS, "out")
    assert {name: units[name] for name in BLENHEIMS} == expected


@pytest.mark.rules("lion:19a", "lion:19c", "lion:2.21m", "lion:3p", "lion:3f")
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("options", OPTIONS)
def test_aces_wait_in_their_box_with_the_advanced_rules(scenario: str, options: list[str]) -> None:
    fields = fresh(scenario, options)
    assert {fields["units"][name] for name in ACES} == {"ace-box" if "advanced" in options else "out"}
    assert fields["aces"] == {"ACE-S": "", "ACE-H": ""}
    assert fields["options"] == options


def over(vp: int) -> Raid:
    """Prelude at the end of its day with this total."""
    overlay = {"raid_events": {"91": {"time_advance": 1, "no_aw": False, "follow_up": False}}}
    return raid("raid.clock", {}, scenario="prelude", overlay=overlay, event=91, clock="1800", vp=vp)


@pytest.mark.rules("lion:13b", "lion:13a", "lion:16.2c")
@pytest.mark.parametrize(
    ("vp", "level", "winner"),
    [
        (-99, "british-disaster", None),
        (-36, "british-disaster", None),
        (-35, "british-disaster", None),
        (-16, "british-disaster", None),
        (-15, "german-tactical", None),
        (-6, "german-tactical", None),
        (-5, "draw", None),
        (-1, "draw", None),
        (0, "british-tactical", "british"),
        (9, "british-tactical", "british"),
        (10, "british-triumph", "british"),
        (35, "british-triumph", "british"),
        (36, "british-triumph", "british"),
    ],
)
def test_results_of_prelude(vp: int, level: str, winner: str | None) -> None:
    outcome = over(vp).game.outcome
    assert outcome is not None
    assert (outcome.level, outcome.winner, outcome.reason, outcome.rule) == (level, winner, "day-played", "lion:13b")


@pytest.mark.rules("lion:19.1a", "lion:19.1b")
@pytest.mark.parametrize("card", range(1, 61))
def test_six_airfields_are_forward(card: int) -> None:
    """With the advanced rules the modifier of just these cards is lower."""
    modifiers = []
    for options in ([], ["advanced"]):
        played = raid("raid.detection", {}, [1], options=options, target=card, raid="major", effects=[])
        modifiers.append(played.told("detected")[0]["modifier"])
    assert modifiers[0] - modifiers[1] == (2 if card in {15, 17, 20, 22, 36, 37} else 0)


@pytest.mark.rules("lion:2.22i")
def test_markers_of_the_other_games_are_nowhere() -> None:
    """Hour, ULTRA, Jabo, Minor Raid and Raid Approach markers have neither field nor effect."""
    words = [*LION.fields.by_name, *EFFECTS]
    assert "delayed-response" in words
    unused = ("hour", "ultra", "jabo", "minor", "raid-approach", "raid_approach")
    assert [word for word in words if any(marker in word for marker in unused)] == []


@pytest.mark.rules("lion:17.2f", "lion:2.31c")
def test_the_top_card_is_seen_before_green_squadrons_are_chosen() -> None:
    """R-22; and once only."""
    played = raid("set-up.green-squadrons", {}, scenario="thin-blue-line", effects=[])
    ask = played.game.ask
    assert ask is not None
    assert (ask.prompt.key, played.offers) == ("card-back", ["LF2 East", "LF2 South", "LF3"])
    played.game.answer("LF2 South")
    ask = played.game.ask
    assert isinstance(ask, Choice)
    assert (ask.prompt.key, played.field("top")) == ("green-squadron", "LF2 South")


@pytest.mark.rules("lion:17.2f")
@pytest.mark.parametrize(
    ("chosen", "left"), [([], 5), (["54/6/11"], 4), (["54/6/11", "43/1/11", "64/2/11", "1/3/11"], 1)]
)
def test_the_player_is_told_how_many_green_squadrons_are_left(chosen: list[str], left: int) -> None:
    ask = raid("set-up.green-squadrons", {}, chosen, scenario="thin-blue-line", effects=[], top="LF3").game.ask
    assert isinstance(ask, Choice)
    assert ask.args == {"left": left}
