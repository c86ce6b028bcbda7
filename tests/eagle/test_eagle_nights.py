"""Nights of Eagle: the tables at work, night planning and night patrol (eagle:18)."""

from __future__ import annotations

import pytest
from eagle_raids import Raid, raid

from tallyho.raf.eagle.components import load
from tallyho.raf.eagle.title import EAGLE
from tallyho.table import Json, restore, save

BLENHEIMS = ["600/6/11", "23/3/12", "236/1/10", "604/4/10", "25/5/11"]
DATA = load({})
RAIDERS = [name for name in DATA.names if DATA.type[DATA.number[name]] in (5, 6, 8)]
AFTER = "calendar.last-night"
PLANNING = "planning.night-raids"


def night(step: str, squadrons: int, gruppen: int, *script: str | int, until: str = "") -> Raid:
    """So many Blenheims on night patrol, so many Gruppen on their way."""
    units = dict.fromkeys(BLENHEIMS[:squadrons], "night-patrol") | dict.fromkeys(RAIDERS[:gruppen], "night-raid")
    return raid(step, units, script, until=until, options=["night"], scenario="campaign", effects=[], target=0)


LIMITS = {  # cities low, medium, high: least and most Gruppen for industry low, medium, high
    "low": ((2, 4), (3, 6), (4, 8)),
    "medium": ((4, 8), (5, 10), (7, 15)),
    "high": ((7, 15), (9, 17), (12, 20)),
}


@pytest.mark.rules("eagle:18.11", "eagle:18.1a", "eagle:18.12b")
@pytest.mark.parametrize("city", ["low", "medium", "high"])
@pytest.mark.parametrize("industry", ["low", "medium", "high"])
def test_the_least_and_the_most_that_may_fly_by_night(city: str, industry: str) -> None:
    least, most = LIMITS[city][["low", "medium", "high"].index(industry)]
    levels: Json = {"city": city, "industry": industry}
    played = raid(PLANNING, {}, options=["night"], priorities=levels, effects=[], target=0)
    for sent in range(most):
        assert played.game.step == PLANNING
        facts = {"least": least, "most": most, "sent": sent, "city": city, "industry": industry}
        assert played.game.open[0].args == facts
        assert ("done" in played.offers) == (sent >= least)
        played.game.answer(played.offers[-1])
    assert played.game.step != PLANNING
    flying = [name for name in RAIDERS if played.unit(name) == "night-raid"]
    assert len(flying) == most
    assert [told["sent"] for told in played.told("night-bomber")] == [*range(1, most + 1)]


@pytest.mark.rules("eagle:18.1a")
def test_the_player_may_stop_at_the_minimum() -> None:
    played = raid(PLANNING, {}, [*RAIDERS[:2], "done"], options=["night"], effects=[], target=0)
    assert played.game.step == "planning.target-draw"
    assert [name for name in RAIDERS if played.unit(name) == "night-raid"] == RAIDERS[:2]


@pytest.mark.rules("eagle:18.1a")
def test_night_planning_goes_on_from_a_save() -> None:
    played = raid(PLANNING, {}, RAIDERS[:1], options=["night"], effects=[], target=0)
    again = restore(save(played.game), EAGLE)
    assert again.open[0].args == played.game.open[0].args
    assert again.open[0].offers == played.game.open[0].offers


@pytest.mark.rules("eagle:18.12b")
def test_night_raiders_are_not_offered_for_day_raids() -> None:
    units = {"I/KG1/2": "night-raid"}
    fields: dict[str, Json] = {"cards": {"31": "hand"}, "opened": 31, "effects": [], "target": 0}
    played = raid("planning.plan", units, ["0800"], options=["night"], **fields)
    assert "II/KG1/2" in played.offers
    assert "I/KG1/2" not in played.offers


PATROLS = {  # first and last date: squadrons by die
    ("1940-08-11", "1940-08-25"): (0, 1, 1, 2, 2, 3),
    ("1940-08-26", "1940-09-15"): (1, 2, 3, 3, 4, 5),
    ("1940-09-16", "1940-10-01"): (2, 3, 4, 5, 5, 5),
}


@pytest.mark.rules("eagle:18.2a", "eagle:18.2b")
@pytest.mark.parametrize("die", range(1, 7))
@pytest.mark.parametrize("dates", PATROLS)
def test_the_number_of_night_patrollers_and_their_order(dates: tuple[str, str], die: int) -> None:
    number = PATROLS[dates][die - 1]
    for date in dates:
        played = raid("planning.night-patrol", {}, [die], options=["night"], date=date, effects=[], target=0)
        assert [name for name in BLENHEIMS if played.unit(name) == "night-patrol"] == BLENHEIMS[:number]
        (told,) = played.told("night-patrol-called")
        assert (told["die"], told["number"], told["squadrons"]) == (die, number, BLENHEIMS[:number])
        assert [(why["key"], why["rule"]) for why in told["because"]] == [("night-patrol-order", "eagle:18.2b")]


@pytest.mark.rules("eagle:18.21", "eagle:18.21b")
@pytest.mark.parametrize("box", ["light-loss", "heavy-loss"])
@pytest.mark.parametrize("lost", BLENHEIMS)
def test_a_blenheim_that_is_lost_is_passed_over(lost: str, box: str) -> None:
    fields: dict[str, Json] = {"date": "1940-08-20", "effects": [], "target": 0}
    played = raid("planning.night-patrol", {lost: box}, [6], options=["night"], **fields)
    there = [name for name in BLENHEIMS if name != lost]
    assert [name for name in BLENHEIMS if played.unit(name) == "night-patrol"] == there[:3]
    assert played.unit(lost) == box


@pytest.mark.rules("eagle:18.22")
@pytest.mark.parametrize("spaces", [1, 2, 4])
def test_night_patrollers_stay_where_they_are_all_day(spaces: int) -> None:
    units = {"600/6/11": "night-patrol", "25/5/11": "rearm"}
    fields: dict[str, Json] = {"spaces": spaces, "clock": "1600", "effects": [], "target": 0}
    played = raid("airfields.squadrons", units, until="airfields.assignment", options=["night"], **fields)
    assert (played.unit("600/6/11"), played.unit("25/5/11")) == ("night-patrol", "5/11")


CHANCES = {  # squadrons: chance for 2-3, 4-5, 6-8, 9-12, 13+ Gruppen
    1: (0, 0, 0, 1, 1), 2: (0, 0, 1, 1, 2), 3: (0, 1, 1, 2, 2), 4: (1, 1, 2, 2, 3), 5: (1, 2, 2, 3, 4),
}  # fmt: skip
BANDS = ((2, 3), (4, 5), (6, 8), (9, 12), (13, 19))


@pytest.mark.rules("eagle:18.3a")
@pytest.mark.parametrize("squadrons", range(1, 6))
@pytest.mark.parametrize(("column", "gruppen"), [(place, count) for place, band in enumerate(BANDS) for count in band])
def test_the_chance_of_interception(squadrons: int, column: int, gruppen: int) -> None:
    chance = CHANCES[squadrons][column]
    played = night("calendar.night-interception", squadrons, gruppen)
    facts = {"squadrons": squadrons, "gruppen": gruppen, "chance": chance}
    if chance:
        assert (played.asked, played.game.open[0].args) == ("night-interception-die", facts)
    else:
        assert played.told("night-no-chance") == [facts]


@pytest.mark.rules("eagle:18.3b")
@pytest.mark.parametrize("die", range(1, 7))
def test_a_die_up_to_the_chance_is_the_number_of_interceptors(die: int) -> None:
    played = night("calendar.night-interception", 5, 13, die)
    asked: list[str] = []
    while played.game.step == "calendar.night-interception":
        asked.append(played.asked)
        played.game.answer(played.offers[-1])
    number = die if die <= 4 else 0
    assert asked == ["night-squadron"] * number + ["night-gruppe"] * number
    assert sum(played.unit(name) == "bomber" for name in BLENHEIMS) == number
    assert sum(played.unit(name) == "bomber" for name in RAIDERS) == number
    met = [name for name in DATA.names if played.unit(name) == "bomber"]
    assert [told["units"] for told in played.told("night-interceptors")] == ([met] if number else [])


@pytest.mark.rules("eagle:18.3b")
def test_the_player_is_told_how_many_are_still_to_be_chosen() -> None:
    played = night("calendar.night-interception", 5, 13, 2)
    left: list[Json] = []
    while played.game.step == "calendar.night-interception":
        left.append(played.game.open[0].args)
        played.game.answer(played.offers[0])
    assert left == [{"left": 2}, {"left": 1}] * 2


@pytest.mark.rules("eagle:18.3b")
def test_nobody_is_asked_who_intercepts_when_all_do() -> None:
    played = night("calendar.night-interception", 2, 13, 2)
    assert (played.asked, played.game.open[0].args) == ("night-gruppe", {"left": 2})
    assert [played.unit(name) for name in BLENHEIMS[:2]] == ["bomber", "bomber"]


@pytest.mark.rules("eagle:18.3a", "eagle:18.5a")
@pytest.mark.parametrize("step", ["calendar.night-interception", "calendar.night-bombing"])
@pytest.mark.parametrize("gruppen", [0, 1])
def test_fewer_than_two_gruppen_have_no_column_in_the_tables_of_the_night(step: str, gruppen: int) -> None:
    played = night(step, 5, gruppen, until=AFTER)
    assert (played.field("vp"), played.log.events) == (0, [])


POINTS = {  # die: change of VP for 2-3, 4-6, 7-10, 11-15, 16+ Gruppen; a star is a landing accident
    1: ("0", "0", "0", "0", "-1*"), 2: ("0", "0", "-1", "-1", "-2"), 3: ("0", "0", "-1", "-2*", "-2*"),
    4: ("0", "-1", "-1", "-2", "-3"), 5: ("0", "-1*", "-2*", "-3*", "-3*"), 6: ("-2", "-2", "-2", "-2", "-2"),
}  # fmt: skip
LOADS = ((2, 3), (4, 6), (7, 10), (11, 15), (16, 18, 20))


@pytest.mark.rules("eagle:18.5a", "eagle:18.5b", "eagle:18.5c")
@pytest.mark.parametrize("die", range(1, 7))
@pytest.mark.parametrize(("column", "gruppen"), [(place, count) for place, load in enumerate(LOADS) for count in load])
def test_night_bombing(die: int, column: int, gruppen: int) -> None:
    points = POINTS[die][column]
    played = night("calendar.night-bombing", 0, gruppen, die)
    accident = points.endswith("*")
    if accident:
        assert played.offers == [name for name in DATA.names if name in RAIDERS[:gruppen]]
        played.game.answer(RAIDERS[1])
    assert played.field("vp") == int(points.rstrip("*")) + accident
    assert played.unit(RAIDERS[1]) == ("light-loss" if accident else "airbase")
    assert [told["lost"] for told in played.told("industry-hit")] == ([2] if die == 6 else [])


@pytest.mark.rules("eagle:18.5a", "eagle:18.3a", "eagle:4.IV.1")
@pytest.mark.parametrize("options", [[], ["advanced"]])
def test_without_the_night_rules_nothing_happens_at_night(options: list[str]) -> None:
    units = dict.fromkeys(RAIDERS[:9], "night-raid") | {"600/6/11": "night-patrol", "25/5/11": "bomber"}
    units |= {RAIDERS[9]: "bomber"}
    played = raid("calendar.night-interception", units, until=AFTER, options=options, effects=[], target=0)
    assert played.log.events == []
    assert all(played.unit(name) == box for name, box in units.items())


@pytest.mark.rules("eagle:14.4a", "eagle:14.4b", "eagle:18.4a")
@pytest.mark.parametrize(("depletion", "row"), [(0, "D"), (7, "D"), (8, "E"), (14, "E"), (15, "F")])
def test_depletion_moves_the_column_of_the_combat_table(depletion: int, row: str) -> None:
    """Three Gruppen and a total of 10: a Luftwaffe at level 1 or 2 fights as if it were smaller."""
    units = dict.fromkeys(RAIDERS[:3], "bomber") | {"600/6/11": "bomber"}
    overlay = {"units": {name: {"combat_full": 3} for name in RAIDERS[:3]} | {"600/6/11": {"combat_full": 1}}}
    fields: dict[str, Json] = {"depletion": depletion, "effects": [], "target": 0}
    played = raid("calendar.night-combat", units, [1], options=["night"], overlay=overlay, **fields)
    assert [(told["total"], told["row"]) for told in played.told("night-combat")] == [(10, row)]
