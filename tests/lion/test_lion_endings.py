"""How games of Lion end: bands of points, elimination, momentum on the way (lion:16, lion:17, lion:19.5)."""

from __future__ import annotations

import pytest
from lion_raids import Raid, raid

from tallyho.raf.lion.title import LION
from tallyho.table import Defect, Game, Json, Outcome

ENDING_DAY: dict[str, Json] = {"clock": "1800", "event": 101, "effects": []}


def over(scenario: str, **fields: Json) -> Outcome:
    """The outcome of a game that ends with its day."""
    played = raid("raid.clock", {}, scenario=scenario, **{**ENDING_DAY, **fields})
    assert played.game.step == "end"
    outcome = played.game.outcome
    assert outcome is not None
    return outcome


@pytest.mark.rules("lion:17.1d")
@pytest.mark.parametrize(
    ("vp", "level", "winner"),
    [
        (-34, "german-decisive", None),
        (-26, "german-decisive", None),
        (-25, "german-operational", None),
        (-11, "german-operational", None),
        (-10, "draw", None),
        (-1, "draw", None),
        (0, "british-operational", "british"),
        (14, "british-operational", "british"),
        (15, "british-decisive", "british"),
        (34, "british-decisive", "british"),
    ],
)
def test_results_of_the_hardest_days(vp: int, level: str, winner: str | None) -> None:
    outcome = over("hardest-days", raid_day=4, vp=vp)
    assert (outcome.level, outcome.winner, outcome.reason, outcome.rule) == (level, winner, "days-played", "lion:17.1d")


def unopposed(scenario: str, vp: int) -> Raid:
    """A raid with bombers that nobody meets, which costs a point."""
    return raid("raid.response", {"I/KG1/2": "bomber"}, scenario=scenario, vp=vp, effects=[], raid="minor")


@pytest.mark.rules("lion:16.2a", "lion:16.2c", "lion:17.2o", "lion:17.1d")
@pytest.mark.parametrize("scenario", ["prelude", "hardest-days", "thin-blue-line", "campaign"])
def test_a_total_of_minus_35_ends_every_scenario_but_prelude_at_once(scenario: str) -> None:
    on = unopposed(scenario, -33)
    assert (on.field("vp"), on.game.step) == (-34, "raid.approach-event")
    out = unopposed(scenario, -34)
    assert out.field("vp") == -35
    if scenario == "prelude":
        assert out.game.step == "raid.approach-event"
        assert out.told("eliminated") == []
    else:
        assert out.game.step == "end"
        assert out.rules("eliminated") == ["lion:16.2a"]
        assert out.field("ending") == "eliminated"
        outcome = out.game.outcome
        assert outcome is not None
        assert (outcome.winner, outcome.rule) == (None, "lion:16.2a")


@pytest.mark.rules("lion:16a", "lion:3i")
@pytest.mark.parametrize("scenario", ["prelude", "hardest-days", "thin-blue-line", "campaign"])
def test_the_total_starts_at_0_and_falls_with_what_favours_the_germans(scenario: str) -> None:
    assert LION.fields.save(Game.new(LION, scenario, seed="1").position)["vp"] == 0
    assert unopposed(scenario, 0).field("vp") == -1


@pytest.mark.rules("lion:16a", "lion:chart.vp-summary")
def test_the_total_rises_with_what_favours_the_british() -> None:
    units = {"600/6/11": "bomber", "I/KG1/2": "bomber"}
    overlay = {"crt": {row: {"results": ["LLL ---"] * 6} for row in "ABCDEFGHI"}}
    played = raid(
        "calendar.night-combat", units, [1], until="calendar.night-bombing", options=["night"], overlay=overlay, vp=-1
    )
    assert played.field("vp") == 0


NETS = ["poling", "rye", "foreness"]
GREEN = ["43/1/11", "145/1/11", "601/1/11", "64/2/11", "111/2/11", "615/2/11", "1/3/11"]


def momentum(units: dict[str, str] | None = None, **fields: Json) -> list[bool]:
    """Whether the Luftwaffe presses on, as it is told."""
    played = raid(
        "calendar.day-advance", units or {}, options=["advanced"], scenario="campaign", **{"effects": [], **fields}
    )
    return [key == "momentum" for key, _, _, _ in played.log.events if key in ("momentum", "no-momentum")]


@pytest.mark.rules("lion:19.5a")
def test_two_nets_with_heavy_damage_are_momentum() -> None:
    assert momentum(damage=dict.fromkeys(NETS[:2], "heavy")) == [True]
    assert momentum(damage=dict.fromkeys(NETS, "heavy")) == [True]
    assert momentum(damage={"poling": "heavy", "rye": "light", "stanmore": "heavy"}) == [False]


@pytest.mark.rules("lion:19.5a")
@pytest.mark.parametrize(("vp", "pressed"), [(-19, False), (-20, True), (-34, True), (20, False), (0, False)])
def test_a_total_of_minus_20_to_minus_34_is_momentum(vp: int, pressed: bool) -> None:
    assert momentum(vp=vp) == [pressed]


@pytest.mark.rules("lion:19.5a")
def test_seven_green_squadrons_in_sectors_are_momentum() -> None:
    homes = {name: f"{name.partition('/')[2]} reduced" for name in GREEN}
    assert momentum(homes) == [True]
    assert momentum({**homes, "43/1/11": "1/11"}) == [False]
    assert momentum({**homes, "43/1/11": "light-loss reduced"}) == [False]
    assert momentum({**homes, "43/1/11": "1/11", "I/JG51/2": "airbase reduced"}) == [False]
    assert momentum({**homes, "43/1/11": "1/11", "213/1/10": "patrol 1/10 reduced"}) == [False]


@pytest.mark.rules("lion:19.5a")
def test_preparations_for_sealion_are_momentum() -> None:
    assert momentum(effects=["sealion-preparations"]) == [True]
    assert momentum(effects=["terror", "stabilized", "lf3-to-lf2"]) == [False]


@pytest.mark.rules("lion:19.5a", "lion:19.5b")
def test_all_four_reasons_are_told_with_their_facts() -> None:
    played = raid("calendar.day-advance", {}, options=["advanced"], scenario="campaign", effects=[], vp=-21)
    (told,) = played.told("momentum")
    assert [(one["key"], one["args"]) for one in told["because"]] == [
        ("momentum-nets", {"nets": 0}),
        ("momentum-vp", {"vp": -21}),
        ("momentum-green", {"squadrons": 0}),
        ("momentum-sealion", {"preparing": False}),
    ]


@pytest.mark.parametrize(
    ("scenario", "ending", "sealion"),
    [
        ("campaign", "days-played", "1940-09-11"),
        ("thin-blue-line", "d-day", "1940-09-11"),
        ("campaign", "d-day", "1940-09-10"),  # a box without values
    ],
)
def test_an_ending_that_a_scenario_does_not_have_is_a_defect(scenario: str, ending: str, sealion: str) -> None:
    position = Game.new(LION, scenario, seed="1").position
    LION.fields.lay(position, {"ending": ending, "sealion": sealion})
    with pytest.raises(Defect, match=f"a game of {scenario} has no ending '{ending}'"):
        LION.outcome(position)
