"""The clock of a raid day, case by case: its first hour, and where play goes after a raid (eagle:4.II.13)."""

from __future__ import annotations

from typing import Any

import pytest
from eagle_plans import MAJOR, TIMES, day
from eagle_raids import Raid, raid

from tallyho.table import Luck

SCENARIOS = ["hardest-days", "thin-blue-line", "campaign"]


def over(track: dict[int, str], clock: str, until: str, *, target: int = 5, **more: Any) -> Raid:
    """The clock check after the raid on a card of this time segment."""
    return day("raid.clock", track={**track, target: clock}, clock=clock, target=target, until=until, **more)


# The first hour.


@pytest.mark.rules("eagle:4.I.8a")
@pytest.mark.parametrize("first", range(7))
def test_the_clock_starts_with_the_first_raid(first: int) -> None:
    track = {5: TIMES[first], 6: TIMES[-1]}
    played = day("planning.weather", [1], track=track, clock="end-of-day", until="raid.choose")
    assert played.field("clock") == TIMES[first]
    assert played.told("day-starts") == [{"time": TIMES[first], "raids": 2}]
    assert played.rules("day-starts") == ["eagle:4.I.8a"]


@pytest.mark.rules("eagle:4.I.8b", "eagle:chart.weather")
@pytest.mark.parametrize(
    ("die", "lf2", "lf3"),
    [
        (1, "clear", "clear"),
        (2, "clear", "patchy"),
        (3, "patchy", "clear"),
        (4, "patchy", "patchy"),
        (5, "patchy", "broken"),
        (6, "broken", "patchy"),
    ],
)
def test_one_die_sets_the_weather_of_both_areas(die: int, lf2: str, lf3: str) -> None:
    before = {"LF2": "broken", "LF3": "broken"} if die < 4 else {"LF2": "clear", "LF3": "clear"}
    asked = day("planning.weather", track={5: "0600"}, weather=before)
    assert (asked.asked, asked.offers) == ("weather-die", ["1", "2", "3", "4", "5", "6"])
    played = day("planning.weather", [die], track={5: "0600"}, weather=before, until="raid.choose")
    assert played.field("weather") == {"LF2": lf2, "LF3": lf3}
    assert played.told("weather") == [{"die": die, "lf2": lf2, "lf3": lf3}]


@pytest.mark.rules("eagle:4.I.8a", "eagle:4.II.13c")
def test_a_day_without_raids_is_over_at_once() -> None:
    played = day("planning.weather", [1], until="calendar.reset")
    assert (played.field("clock"), played.told("day-starts")) == ("end-of-day", [])
    assert (played.told("end-of-day"), played.told("raid-flies")) == ([{"vp": 0}], [])


# After a raid.


@pytest.mark.rules("eagle:4.II.13a")
def test_the_next_raid_of_the_segment_follows() -> None:
    played = over({6: "0800", 7: "1000"}, "0800", "raid.choose")
    assert [played.field("cards")[card] for card in "567"] == ["flown", "track", "track"]
    assert (played.field("clock"), played.field("planned")["5"]) == ("0800", "0800")
    assert played.told("clock") == []


@pytest.mark.rules("eagle:4.II.13b", "eagle:4.II.13c", "eagle:4.III.a")
@pytest.mark.parametrize(("now", "then"), [(0, 1), (0, 2), (0, 6), (2, 3), (3, 5), (5, 6)])
def test_the_clock_goes_to_the_next_segment_with_raids(now: int, then: int) -> None:
    track = {6: TIMES[then], 7: TIMES[-1], 11: TIMES[now]}
    played = over(track, TIMES[now], "airfields.squadrons", cards={"11": "flown"})
    assert (played.field("clock"), played.field("spaces")) == (TIMES[then], then - now)
    assert played.told("clock") == [{"spaces": then - now, "time": TIMES[then]}]
    assert played.rules("clock") == ["eagle:4.II.13b"]
    assert [played.field("cards")[card] for card in ("5", "11", "6", "7")] == ["discard", "discard", "track", "track"]
    assert played.field("planned") == {"6": TIMES[then], "7": TIMES[-1]}


@pytest.mark.rules("eagle:4.II.13b")
@pytest.mark.parametrize("card", [1, 60])
def test_every_card_of_the_segment_is_discarded_with_it(card: int) -> None:
    played = over({}, "0800", "calendar.night-interception", target=card)
    assert (played.field("cards")[str(card)], played.field("planned")) == ("discard", {})


@pytest.mark.rules("eagle:4.II.13c", "eagle:4.III.a", "eagle:4.IV.a")
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("clock", ["0600", "1800"])
def test_without_further_raids_comes_the_calendar_and_no_airfield_operations(scenario: str, clock: str) -> None:
    units = {"54/6/11": "rearm"}
    played = over({}, clock, "calendar.night-interception", scenario=scenario, units=units, vp=3)
    assert (played.field("clock"), played.unit("54/6/11")) == ("end-of-day", "rearm")
    assert (played.told("end-of-day"), played.told("clock")) == ([{"vp": 3}], [])
    assert played.rules("end-of-day") == ["eagle:4.II.13c"]
    assert (played.field("cards")["5"], played.field("planned")) == ("discard", {})


@pytest.mark.rules("eagle:4.II.13c", "eagle:4.IV.a")
def test_prelude_ends_with_its_day() -> None:
    played = over({}, "1400", "end", scenario="prelude")
    assert played.game.over
    assert played.field("ending") == "days-played"


@pytest.mark.rules("eagle:4.II.13a", "eagle:15.12", "eagle:5.3c")
def test_after_its_raid_a_gruppe_is_free_again_and_strategy_cards_are_discarded() -> None:
    gruppen = {"I/KG1/2": 5, "I/JG51/2": 5, "II/JG51/2": 5, "III/JG51/2": 6}
    flown = {"I/KG1/2": "airbase", "I/JG51/2": "clock 1400", "II/JG51/2": "light-loss"}
    strategies = {159: 5, 157: 5, 163: 6}
    played = over(
        {6: "0800"}, "0800", "raid.choose", gruppen=gruppen, units=flown, jabos=["II/JG51/2"], strategy_on=strategies
    )
    assert (played.field("raid_of"), played.field("jabos"), played.field("target")) == ({"III/JG51/2": 6}, [], 0)
    assert played.field("strategy_on") == {"163": 6}
    assert [played.field("cards")[card] for card in ("159", "157", "163")] == ["discard", "discard", "track"]


@pytest.mark.rules("eagle:4.II.13b", "eagle:event.ultra-intercept.a")
@pytest.mark.parametrize(("ultra", "left"), [("0800", ""), ("1000", "1000")])
def test_the_ultra_marker_leaves_with_its_segment(ultra: str, left: str) -> None:
    """R-69."""
    assert over({6: "1000"}, "0800", "airfields.squadrons", ultra=ultra).field("ultra") == left
    assert over({6: "0800"}, "0800", "raid.choose", ultra=ultra).field("ultra") == ultra


@pytest.mark.rules("eagle:4.II.13a", "eagle:19.1a")
def test_the_forward_airfield_marker_comes_off() -> None:
    played = over({}, "0800", "calendar.night-interception", target=15, forward=[15, 17], options=["advanced"])
    assert played.field("forward") == [17]


@pytest.mark.rules("eagle:4.III.4", "eagle:4.III.3a")
def test_after_airfield_operations_the_raids_go_on() -> None:
    track, gruppen = {6: "1200", 7: "1200"}, {"I/KG1/2": 6, "II/KG1/2": 7}
    played = day("airfields.assignment", ["done"], track=track, gruppen=gruppen, clock="1200", settled=3)
    assert (played.game.step, played.asked, played.offers) == ("raid.choose", "choose-raid", ["6", "7"])


@pytest.mark.rules("eagle:5.4a", "eagle:4.II.13b")
def test_a_segment_whose_raids_were_cancelled_is_passed_over() -> None:
    grounded = {name: "clock 1800" for name in day().p.data.names if "JG" in name or "ZG" in name or "LG2" in name}
    grounded |= {"EGr210/2": "clock 1800", "V/LG1/2": "clock 1800"}
    track = {MAJOR: "1200", 6: "1600"}
    played = day(
        "airfields.assignment",
        ["done"],
        track=track,
        gruppen={"I/KG1/2": 6},
        units=grounded,
        clock="1200",
        settled=3,
        until="airfields.squadrons",
    )
    assert (played.field("clock"), played.field("spaces")) == ("1600", 2)
    assert [told["card"] for told in played.told("raid-cancelled")] == [MAJOR]


@pytest.mark.rules("eagle:11.1a", "eagle:11.1b", "eagle:11.1c", "eagle:11.1d")
def test_who_is_back_when_is_told() -> None:
    units = {"I/JG51/2": "inflight", "II/JG51/2": "inflight reduced", "I/KG1/2": "inflight reduced"}
    played = raid("raid.recovery", units, until="raid.clock", clock="1200")
    assert played.told("fighters-recover") == [{"gruppen": ["I/JG51/2"], "time": "1800"}]
    assert played.told("fighters-grounded") == [{"gruppen": ["II/JG51/2"]}]
    assert played.told("bombers-return") == [{"gruppen": ["I/KG1/2"], "number": 1}]
    assert played.rules("fighters-grounded") == ["eagle:11.1d"]
    assert played.rules("bombers-return") == ["eagle:11.1a"]


# The whole day.


@pytest.mark.rules("eagle:4a", "eagle:4.II.13a", "eagle:4.III.a")
@pytest.mark.parametrize("seed", range(3))
def test_a_raid_phase_for_each_raid_airfields_when_the_clock_moves_and_one_calendar_update(seed: int) -> None:
    """Three raids at 0600, 0600 and 1400, whatever the dice."""
    track, gruppen = {5: "0600", 6: "0600", 7: "1400"}, {"I/KG1/2": 5, "II/KG1/2": 6, "I/KG4/2": 7}
    fields: dict[str, Any] = {"track": track, "gruppen": gruppen, "strategy_on": {159: 7}, "settled": 3, "raids": 3}
    played = day("planning.plan", ["done"], **fields)
    luck = Luck(str(seed))
    steps = ["planning"]
    while played.field("raid_day") == 1:
        played.game.answer(luck.answer(played.game.ask))
        phase = played.game.step.partition(".")[0]
        steps += [phase] if steps[-1] != phase else []
    assert steps == ["planning", "raid", "airfields", "raid", "calendar", "planning"]
    milestones = ("day-starts", "raid-flies", "clock", "end-of-day", "day-advance", "targets-drawn")
    told = [event[0] for event in played.log.events if event[0] in milestones]
    assert told[:7] == ["day-starts", "raid-flies", "raid-flies", "clock", "raid-flies", "end-of-day", "day-advance"]
    assert sorted(told["card"] for told in played.told("raid-flies")) == [5, 6, 7]


@pytest.mark.rules("eagle:4.I.1", "eagle:4a")
@pytest.mark.parametrize(("options", "asked"), [(["night"], "night-bomber"), ([], "target-card")])
def test_the_day_begins_with_night_raids_if_there_are_any(options: list[str], asked: str) -> None:
    assert day("planning.night-raids", options=options).asked == asked


@pytest.mark.rules("eagle:4.I.6", "eagle:4a")
@pytest.mark.parametrize(("options", "asked"), [(["night"], "night-patrol-die"), ([], "weather-die")])
def test_the_plan_is_followed_by_the_night_patrol_if_there_is_one(options: list[str], asked: str) -> None:
    assert day("planning.plan", ["done"], options=options).asked == asked


@pytest.mark.rules("eagle:4.I.7a", "eagle:4.I.7b")
def test_repair_follows_the_plan_but_not_on_the_first_day() -> None:
    """Card 138 has been drawn: heavy damage has its die, light damage is gone."""
    fields: dict[str, Any] = {"damage": {"rye": "light", "ventnor": "heavy"}, "day_card": 138}
    first = day("planning.plan", ["done"], raid_day=1, **fields)
    assert (first.asked, first.field("damage")["rye"]) == ("weather-die", "light")
    second = day("planning.plan", ["done"], raid_day=2, **fields)
    assert (second.asked, second.field("damage")["rye"], second.game.open[0].args["site"]) == (
        "repair-die",
        "none",
        "Ventnor",
    )
    assert second.field("damage")["ventnor"] == "heavy"


@pytest.mark.rules("eagle:1c")
def test_a_squadron_may_meet_several_raids_of_a_day() -> None:
    """54 Squadron is back in its sector three segments after its first raid, and its sector is asked again."""
    track, units = {34: "1200"}, {"54/6/11": "inflight reduced", "65/6/11": "light-loss", "74/6/11": "light-loss"}
    played = over(track, "0600", "", gruppen={"I/KG1/2": 34}, units=units)
    assert played.asked == "assign-fighters"
    assert played.unit("54/6/11") == "6/11"
    for answer in ("done", "1", "6"):
        played.game.answer(answer)
    assert played.unit("54/6/11") == "cup"
