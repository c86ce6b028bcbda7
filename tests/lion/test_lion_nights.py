"""Night raids: the tables at work, and the Night Patrol step (lion:18)."""

from __future__ import annotations

import pytest
from lion_airbases import DATA
from lion_raids import Raid, raid

from tallyho.raf.lion.title import LION
from tallyho.table import Json, restore, save

BLENHEIMS = ["600/6/11", "23/3/12", "236/1/10", "604/4/10", "25/5/11"]
RAIDERS = [DATA.names[unit] for unit in range(DATA.squadrons, DATA.units) if DATA.is_bomber[unit]]
AFTER = "calendar.last-night"


def night(step: str, squadrons: int, gruppen: int, *script: str | int, until: str = "") -> Raid:
    """So many Blenheims on night patrol, so many Gruppen on their way."""
    units = dict.fromkeys(BLENHEIMS[:squadrons], "night-patrol") | dict.fromkeys(RAIDERS[:gruppen], "night-raid")
    return raid(step, units, script, until=until, options=["night"], scenario="campaign", effects=[])


CHANCES = {  # squadrons: chance for 2-3, 4-5, 6-8, 9-12, 13+ Gruppen
    1: (0, 0, 0, 1, 1), 2: (0, 0, 1, 1, 2), 3: (0, 1, 1, 2, 2), 4: (1, 1, 2, 2, 3), 5: (1, 2, 2, 3, 4),
}  # fmt: skip
BANDS = ((2, 3), (4, 5), (6, 8), (9, 12), (13, 19))


@pytest.mark.rules("lion:18.3a", "lion:chart.night-interception")
@pytest.mark.parametrize("squadrons", range(1, 6))
@pytest.mark.parametrize(("column", "gruppen"), [(place, count) for place, band in enumerate(BANDS) for count in band])
def test_the_chance_of_interception(squadrons: int, column: int, gruppen: int) -> None:
    chance = CHANCES[squadrons][column]
    played = night("calendar.night-interception", squadrons, gruppen)
    facts = {"squadrons": squadrons, "gruppen": gruppen, "chance": chance}
    if chance:
        ask = played.game.ask
        assert ask is not None
        assert (ask.prompt.key, ask.args) == ("night-interception-die", facts)
    else:
        assert played.told("night-no-chance") == [facts]


@pytest.mark.rules("lion:18.3b")
@pytest.mark.parametrize("die", range(1, 7))
def test_a_die_up_to_the_chance_is_the_number_of_interceptors(die: int) -> None:
    units = dict.fromkeys(BLENHEIMS, "night-patrol") | dict.fromkeys(RAIDERS[:13], "night-raid")
    played = raid("calendar.night-interception", units, [die], options=["night"], scenario="campaign", effects=[])
    for _ in range(9):
        if played.game.step != "calendar.night-interception":
            break
        played.game.answer("keep" if "keep" in played.offers else played.offers[-1])
    fighting = sum(played.unit(name) == "bomber" for name in BLENHEIMS)
    assert fighting == (die if die <= 4 else 0)
    assert sum(played.unit(name) == "bomber" for name in RAIDERS) == fighting


POINTS = {  # die: change of VP for 2-3, 4-6, 7-10, 11-15, 16+ Gruppen; a star is a landing accident
    1: ("0", "0", "0", "0", "-1*"), 2: ("0", "0", "-1", "-1", "-2"), 3: ("0", "0", "-1", "-2*", "-2*"),
    4: ("0", "-1", "-1", "-2", "-3"), 5: ("0", "-1*", "-2*", "-3*", "-3*"), 6: ("-2", "-2", "-2", "-2", "-2"),
}  # fmt: skip
LOADS = ((2, 3), (4, 6), (7, 10), (11, 15), (16, 18, 25))


@pytest.mark.rules("lion:18.5a", "lion:18.5b", "lion:18.5c", "lion:18.5d", "lion:chart.night-bombing")
@pytest.mark.parametrize("die", range(1, 7))
@pytest.mark.parametrize(("column", "gruppen"), [(place, count) for place, load in enumerate(LOADS) for count in load])
def test_night_bombing(die: int, column: int, gruppen: int) -> None:
    result = POINTS[die][column]
    played = night("calendar.night-bombing", 0, gruppen, die)
    accident = result.endswith("*")
    if accident:
        assert played.offers == RAIDERS[:gruppen]
        played.game.answer(RAIDERS[1])
    assert played.game.step != "calendar.night-bombing"
    assert played.field("vp") == int(result.rstrip("*")) + accident
    assert played.unit(RAIDERS[1]) == ("light-loss" if accident else "night-raid")
    assert sum(played.unit(name) == "night-raid" for name in RAIDERS) == gruppen - accident
    assert [told["lost"] for told in played.told("industry-hit")] == ([2] if die == 6 else [])


@pytest.mark.rules("lion:18.5b")
def test_industry_damage_is_what_the_table_says() -> None:
    units = dict.fromkeys(RAIDERS[:2], "night-raid")
    overlay = {"night_bombing": {"4": {"industry_damage": 3}, "6": {"industry_damage": 0}}}
    points = {"hurricane": 9, "spitfire": 7}
    for die, left in ((4, 6), (6, 9)):
        played = raid(
            "calendar.night-bombing", units, [die], until=AFTER, options=["night"], overlay=overlay, points=points
        )
        assert played.field("points")["hurricane"] == left


@pytest.mark.rules("lion:18.5a", "lion:18.3a", "lion:4.IV.2")
@pytest.mark.parametrize("options", [[], ["advanced"]])
def test_without_the_night_rules_nothing_happens_at_night(options: list[str]) -> None:
    units = dict.fromkeys(RAIDERS[:9], "night-raid") | {"600/6/11": "night-patrol", "25/5/11": "bomber"}
    units |= {RAIDERS[9]: "bomber"}
    played = raid("calendar.night-commitment", units, until=AFTER, options=options, scenario="campaign", effects=[])
    assert played.log.events == []
    assert all(played.unit(name) == box for name, box in units.items())


@pytest.mark.rules("lion:4.I.4", "lion:18.1a")
def test_without_the_night_rules_even_a_blenheim_in_its_sector_is_not_asked_about() -> None:
    played = raid("preparation.night-patrol", {"600/6/11": "6/11"}, until="preparation.advance-warning", effects=[])
    assert played.unit("600/6/11") == "6/11"


@pytest.mark.rules("lion:18.2b", "lion:18.2c")
@pytest.mark.parametrize(
    ("effects", "key", "rule"),
    [(["terror"], "night-column-terror", "lion:18.2b"), ([], "night-column-date", "lion:18.2c")],
)
def test_the_column_that_was_used_is_told(effects: list[str], key: str, rule: str) -> None:
    after = "calendar.night-interception"
    played = raid("calendar.night-commitment", {}, [1], until=after, options=["night"], effects=[*effects])
    (because,) = played.told("night-commitment")[0]["because"]
    assert (because["key"], because["rule"]) == (key, rule)


@pytest.mark.rules("lion:18.3a")
@pytest.mark.parametrize(("squadrons", "gruppen"), [(0, 9), (5, 1), (5, 0)])
def test_without_patrol_or_with_less_than_two_raiders_no_chance_is_looked_up(squadrons: int, gruppen: int) -> None:
    played = night("calendar.night-interception", squadrons, gruppen, until="calendar.night-bombing")
    assert played.log.events == []


@pytest.mark.rules("lion:18.4a")
def test_there_is_no_combat_unless_both_sides_are_there() -> None:
    for unit in ("600/6/11", "I/KG1/2"):
        played = raid(
            "calendar.night-combat", {unit: "bomber"}, until="calendar.night-bombing", options=["night"], effects=[]
        )
        assert played.unit(unit) == "bomber"


@pytest.mark.rules("lion:18.2a", "lion:18.21a")
def test_what_was_sent_and_what_was_missing_is_told() -> None:
    overlay = {"night_commitment": {"1940-08-11": {"gruppen": [[2, 30]] * 6}}}
    played = raid(
        "calendar.night-commitment", {}, [4], until="calendar.night-interception", options=["night"], overlay=overlay
    )
    assert played.told("night-commitment")[0] | {"because": []} == {"die": 4, "lf2": 2, "lf3": 30, "because": []}
    enough, short = played.told("night-raiders")
    assert (enough["luftflotte"], enough["gruppen"]) == ("LF2", ["I/KG1/2", "II/KG1/2"])
    assert [one["key"] for one in enough["because"]] == ["night-order"]
    assert len(short["gruppen"]) == 16
    assert short["because"][1]["args"] == {"wanted": 30, "number": 16}


@pytest.mark.rules("lion:18.21a", "lion:18.21b")
def test_a_box_with_the_right_number_is_left_alone() -> None:
    overlay = {"night_commitment": {"1940-08-11": {"gruppen": [[1, 0]] * 6}}}
    played = raid(
        "calendar.night-commitment",
        {"III/KG1/2": "night-raid"},
        [1],
        until="calendar.night-interception",
        options=["night"],
        overlay=overlay,
    )
    assert (played.unit("III/KG1/2"), played.unit("I/KG1/2")) == ("night-raid", "airbase")
    assert played.told("night-raiders") == played.told("night-surplus") == []


@pytest.mark.rules("lion:18.1a")
def test_the_night_patrol_step_goes_on_where_it_was_in_a_clone_and_in_a_saved_game() -> None:
    played = raid("preparation.night-patrol", {"25/5/11": "night-patrol"}, ["600/6/11"], options=["night"], effects=[])
    assert played.offers == ["done", "23/3/12", "236/1/10", "604/4/10", "25/5/11"]
    ask = played.game.ask
    assert ask is not None
    assert ask.args == {"patrolling": ["600/6/11", "25/5/11"]}
    for again in (played.game.clone(), restore(save(played.game), LION)):
        other = Raid(again, played.log)
        assert other.offers == played.offers
        again.answer("25/5/11")
        assert other.offers == ["done", "23/3/12", "236/1/10", "604/4/10"]
        assert (other.unit("600/6/11"), other.unit("25/5/11")) == ("night-patrol", "5/11")
        again.answer("done")
        assert again.step != "preparation.night-patrol"


@pytest.mark.rules("lion:18a", "lion:18b")
@pytest.mark.parametrize("scenario", ["prelude", "hardest-days", "thin-blue-line", "campaign"])
def test_the_night_rules_add_five_blenheims_and_their_marker_to_any_scenario(scenario: str) -> None:
    played = raid("preparation.night-patrol", {}, options=["night"], scenario=scenario)
    assert played.offers == ["done", *BLENHEIMS]
    assert all(played.unit(name) == name.partition("/")[2] for name in BLENHEIMS)
    assert played.field("points")["blenheim"] == 1


@pytest.mark.rules("lion:2.31c", "lion:4.I.4")
@pytest.mark.parametrize("scenario", ["prelude", "hardest-days", "campaign"])
def test_on_the_first_day_the_top_card_is_seen_before_blenheims_are_sent(scenario: str) -> None:
    """The back of the top target card lies open whenever something is decided (R-22)."""
    played = raid("preparation.repair", {}, options=["night"], scenario=scenario, effects=[])
    ask = played.game.ask
    assert ask is not None
    assert (played.game.step, ask.prompt.key, played.field("raid_day")) == ("preparation.repair", "card-back", 1)
    for answer in ("LF2 East", "91", "1"):
        played.game.answer(answer)
    assert (played.game.step, played.field("top")) == ("preparation.night-patrol", "LF2 East")


@pytest.mark.rules("lion:11.21f", "lion:4.I.4")
def test_not_so_under_the_crippled_card() -> None:
    nets: Json = {"worth": "light", "dunkirk": "light"}
    played = raid("preparation.repair", {}, ["91", 1], options=["night"], effects=[], damage=nets)
    assert (played.game.step, played.field("top")) == ("preparation.night-patrol", "")


@pytest.mark.rules("lion:18d")
def test_prelude_has_no_night() -> None:
    units = dict.fromkeys(BLENHEIMS, "night-patrol")
    played = raid("raid.clock", units, options=["night"], scenario="prelude", clock="1800", event=101, effects=[])
    assert played.game.step == "end"


@pytest.mark.rules("lion:19.7")
@pytest.mark.parametrize(("options", "box"), [(["night", "advanced"], "out"), (["night"], "light-loss")])
def test_after_the_night_raids_three_lost_ju_87_take_all_of_them_out(options: list[str], box: str) -> None:
    lost = dict.fromkeys(["II/SG1/2", "IV/LG1/2", "I/SG1/3"], "light-loss")
    units = lost | dict.fromkeys(RAIDERS[:2], "night-raid")
    played = raid("calendar.night-bombing", units, [1], until=AFTER, options=options, scenario="campaign", effects=[])
    assert [played.unit(name) for name in lost] == [box] * 3
    assert played.unit("I/SG2/3") == ("out" if box == "out" else "airbase")
