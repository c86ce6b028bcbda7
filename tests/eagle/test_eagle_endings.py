"""How games of Eagle end: bands of points, elimination, Sealion, and the campaign that goes on (eagle:16, eagle:17)."""

from __future__ import annotations

import pytest
from eagle_raids import Raid, raid

from tallyho.raf.eagle.title import EAGLE
from tallyho.table import Defect, Game, Json, Outcome

VALUES = {"calendar": {"1940-09-11": {"start": -10, "cancel": 20}}}


def result(played: Raid) -> tuple[str | None, str, str, str]:
    """Winner, level, reason and rule of a game that is over."""
    outcome = played.game.outcome
    assert isinstance(outcome, Outcome)
    return outcome.winner, outcome.level, outcome.reason, outcome.rule


@pytest.mark.rules("eagle:17.1c", "eagle:17.1b")
@pytest.mark.parametrize(
    ("vp", "level", "winner"),
    [
        (-34, "german-decisive", "german"),
        (-26, "german-decisive", "german"),
        (-25, "german-operational", "german"),
        (-11, "german-operational", "german"),
        (-10, "draw", None),
        (-1, "draw", None),
        (0, "british-operational", None),
        (14, "british-operational", None),
        (15, "british-decisive", None),
        (34, "british-decisive", None),
    ],
)
def test_results_of_the_hardest_days(vp: int, level: str, winner: str | None) -> None:
    played = raid("raid.clock", {}, scenario="hardest-days", clock="1800", target=0, effects=[], raid_day=4, vp=vp)
    assert result(played) == (winner, level, "days-played", "eagle:17.1c")


@pytest.mark.rules("eagle:17.1a", "eagle:17.1b")
@pytest.mark.parametrize("raid_day", [1, 2, 3])
def test_the_hardest_days_go_on_before_the_fourth_day_is_over(raid_day: int) -> None:
    played = raid("raid.clock", {}, scenario="hardest-days", clock="1800", target=0, effects=[], raid_day=raid_day)
    assert played.asked == "day-card"


def bombed(scenario: str, vp: int) -> Raid:
    """Two Gruppen bomb by night with a 6, which costs two points."""
    units = {"I/KG1/2": "night-raid", "I/KG27/3": "night-raid"}
    return raid("calendar.night-bombing", units, [6], scenario=scenario, options=["night"], vp=vp, effects=[])


@pytest.mark.rules("eagle:16.2a", "eagle:16.2c", "eagle:17.2r", "eagle:17.1c", "eagle:3b", "eagle:12b")
@pytest.mark.parametrize("scenario", ["prelude", "hardest-days", "thin-blue-line", "campaign"])
def test_a_total_of_minus_35_ends_every_scenario_but_prelude_at_once(scenario: str) -> None:
    on = bombed(scenario, -32)
    assert (on.field("vp"), on.told("eliminated")) == (-34, [])
    out = bombed(scenario, -33)
    assert out.field("vp") == -35
    if scenario == "prelude":
        assert out.told("eliminated") == []
        return
    assert out.game.step == "end"
    assert (out.rules("eliminated"), out.field("ending")) == (["eagle:16.2a"], "eliminated")
    assert result(out) == ("german", "german-decisive", "raf-eliminated", "eagle:16.2a")


@pytest.mark.rules("eagle:16a", "eagle:3k")
@pytest.mark.parametrize("scenario", ["prelude", "hardest-days", "thin-blue-line", "campaign"])
def test_the_total_starts_at_0_and_falls_with_what_favours_the_germans(scenario: str) -> None:
    assert EAGLE.fields.save(Game.new(EAGLE, scenario, seed="1").position)["vp"] == 0
    assert bombed(scenario, 0).field("vp") == -2
    assert bombed(scenario, 1).field("vp") == -1


@pytest.mark.rules("eagle:16a", "eagle:18.4a")
def test_the_total_rises_with_what_favours_the_british() -> None:
    units = {"600/6/11": "bomber", "I/KG1/2": "bomber"}
    overlay = {"crt": {row: {"results": ["LLL ---"] * 6} for row in "ABCDEFGHI"}}
    played = raid(
        "calendar.night-combat", units, [1], until="calendar.night-bombing", options=["night"], overlay=overlay, vp=-1
    )
    assert played.field("vp") == 0


def checked(vp: int, *script: str, depletion: int = 0) -> Raid:
    """The Thin Blue Line reaches September 11 with this total after five days."""
    return raid(
        "calendar.day-advance",
        {},
        ["139", *script],
        scenario="thin-blue-line",
        overlay=VALUES,
        date="1940-09-06",
        vp=vp - 5,
        depletion=depletion,
        target=0,
        effects=["lf3-to-lf2"],
    )


@pytest.mark.rules(
    "eagle:17.2h", "eagle:17.2i", "eagle:17.2j", "eagle:17.2o", "eagle:17.2p", "eagle:17.2q", "eagle:17.2k"
)
@pytest.mark.parametrize(
    ("vp", "depletion", "winner", "level", "rule"),
    [
        (20, 15, None, "british-decisive", "eagle:17.2i"),
        (19, 15, None, "british-operational", "eagle:17.2j"),
        (-9, 15, None, "british-operational", "eagle:17.2j"),
        (19, 14, None, "draw", "eagle:17.2q"),
        (0, 14, None, "draw", "eagle:17.2q"),
        (-1, 14, "german", "german-operational", "eagle:17.2p"),
        (-9, 0, "german", "german-operational", "eagle:17.2p"),
        (-10, 15, "german", "german-decisive", "eagle:17.2o"),
        (-29, 0, "german", "german-decisive", "eagle:17.2o"),
    ],
)
def test_results_of_the_thin_blue_line(vp: int, depletion: int, winner: str | None, level: str, rule: str) -> None:
    played = checked(vp, *([] if vp == 20 else ["end"]), depletion=depletion)
    assert (result(played)[:2], result(played)[3]) == ((winner, level), rule)
    assert (played.field("vp"), played.field("depletion")) == (vp, depletion)
    told = played.told("thin-blue-line-decided")
    assert told == ([] if vp == 20 else [{"level": level, "reason": result(played)[2], "vp": vp}])
    assert played.rules("thin-blue-line-decided") == ([] if vp == 20 else [rule])


@pytest.mark.rules("eagle:17.2k", "eagle:16.1c", "eagle:17.3a")
def test_the_campaign_goes_on_after_a_delay() -> None:
    played = checked(-1)
    assert (played.asked, played.offers) == ("continue-campaign", ["end", "continue"])
    assert played.game.open[0].args == {"level": "german-operational", "reason": "delayed-undepleted", "vp": -1}
    played.game.answer("continue")
    assert (played.field("scenario"), played.field("ending"), played.field("checks")) == ("campaign", "", 1)
    assert (played.game.step, played.field("raid_day")) == ("planning.strategy-draw", 2)
    assert played.keys().index("campaign-continues") < played.keys().index("points-gained")


@pytest.mark.rules("eagle:17.2k", "eagle:16.1f", "eagle:16.2a")
def test_the_campaign_that_goes_on_may_end_with_the_orders_for_sealion() -> None:
    played = checked(-30, "continue")
    assert (played.field("vp"), played.field("scenario")) == (-35, "campaign")
    assert result(played) == ("german", "german-decisive", "raf-eliminated", "eagle:16.2a")


@pytest.mark.rules("eagle:16.1a", "eagle:16.1c", "eagle:16.1e", "eagle:16.1b")
@pytest.mark.parametrize(
    ("vp", "key"),
    [(-10, "sealion-preparations"), (-9, "sealion-delayed"), (19, "sealion-delayed"), (20, "sealion-cancelled")],
)
def test_the_check_looks_at_start_and_cancel(vp: int, key: str) -> None:
    fields: dict[str, Json] = {"date": "1940-09-09", "vp": vp - 2, "target": 0, "effects": []}
    played = raid("calendar.day-advance", {}, ["138"], overlay=VALUES, **fields)
    (told,) = played.told(key)
    (why,) = told["because"]
    assert why["args"] == {"vp": vp, "start": -10, "cancel": 20, "month": 9, "day": 11}
    assert why["rule"] == "eagle:16.1a"


@pytest.mark.rules("eagle:16.11a", "eagle:4.IV.3e")
@pytest.mark.parametrize("date", ["1940-09-19", "1940-09-20"])
def test_d_day_is_told_with_its_date_and_the_total(date: str) -> None:
    """Two days pass, to D-Day or beyond it, for three points each."""
    fields: dict[str, Json] = {"date": date, "sealion": "1940-09-21", "effects": ["sealion-preparations"], "target": 0}
    overlay = {"calendar": {"1940-09-21": {"start": -14, "cancel": 0}}}
    played = raid("calendar.day-advance", {}, ["138"], vp=-20, overlay=overlay, **fields)
    assert played.told("d-day") == [{"vp": -14, "month": 9, "day": 21}]
    assert played.rules("d-day") == ["eagle:16.11a"]
    assert result(played) == ("german", "german-decisive", "invasion", "eagle:16.11a")


@pytest.mark.rules("eagle:16b", "eagle:16.1d")
@pytest.mark.parametrize(
    ("scenario", "ending", "sealion"),
    [
        ("campaign", "days-played", "1940-09-11"),
        ("thin-blue-line", "days-played", "1940-09-11"),
        ("campaign", "d-day", "1940-09-01"),
    ],
)
def test_an_ending_that_a_scenario_does_not_have_is_a_defect(scenario: str, ending: str, sealion: str) -> None:
    position = Game.new(EAGLE, scenario, seed="1").position
    EAGLE.fields.lay(position, {"ending": ending, "sealion": sealion})
    with pytest.raises(Defect, match=f"a game of {scenario} has no ending '{ending}'"):
        EAGLE.outcome(position)
