"""Interceptions in the doctrine of Battle of Britain: whom the RAF sends against a raid, and how it races."""

from __future__ import annotations

from typing import Any

import pytest
from hksw_views import RAF, Told, explained, raid, situation

from tallyho.bots.hksw import interception
from tallyho.bots.hksw.charts import DATA
from tallyho.bots.hksw.interception import Intercept, arrival, promise
from tallyho.bots.hksw.odds import NOTHING, Fighter, intercept

HE111, SPITFIRE, HURRICANE = Fighter(1, 2, 3), Fighter(4, 4), Fighter(3, 3)
RAID, DEFENDER = DATA.flight["2A"], DATA.flight["11B"]
DOVER = {"missions": {"dover": "2A"}, "sortie_marks": {"2A": ["took-off", "asked", "bomb-run"]}}
"""All can tell the mission of a flight with a marker in a square with one target."""


def square(name: str) -> int:
    return DATA.square[name]


def arrives(where: str, over: str = "N24", **fields: Any) -> float:
    s = situation(RAF, raid(at={"2A": over, "11B": where}, **fields))
    return arrival(s, DEFENDER, RAID, square(over))


# Who arrives.


@pytest.mark.parametrize(
    ("where", "share"),
    [("M24", 1), ("M23", 1), ("L23", 2 / 3), ("K24", 2 / 3), ("J24", 0)],
)
def test_a_flight_is_in_time_where_it_can_be_one_step_after_the_raid(where: str, share: float) -> None:
    """With one step left the raid has Dover below it, and Hawkinge and Canterbury beside it."""
    assert arrives(where, left=1) == pytest.approx(share)


def test_what_the_raid_cannot_have_does_not_count() -> None:
    assert arrives("L23", left=1, missions={"hawkinge": "used"}) == 1 / 2
    assert arrives("L23", left=1, **DOVER) == 0
    assert arrives("L23", left=0) == 0


@pytest.mark.parametrize(("where", "share"), [("P21", 1), ("Q21", 1), ("R21", 0.5), ("S21", 0)])
def test_over_the_open_sea_only_who_is_near_arrives(where: str, share: float) -> None:
    assert arrives(where, over="P21", left=0) == share


# What it promises.


@pytest.mark.parametrize(
    ("fields", "stake"),
    [(DOVER, 3), ({"left": 0}, 3), ({"left": 1}, (3 + 3 + 4) / 3), ({"left": 1, "missions": {"dover": "used"}}, 3.5)],
)
def test_bombers_shot_down_save_a_share_of_the_points_that_the_raid_may_score(
    fields: dict[str, Any], stake: float
) -> None:
    found = promise(situation(RAF, raid(**fields)), DEFENDER, RAID, square("N24"))
    toll = intercept((HE111,) * 6, (HURRICANE, SPITFIRE, SPITFIRE))
    assert found.toll == toll
    assert found.worth == pytest.approx(1.8 * toll.bombers - (0.95 + 0.25) * toll.raf + 0.3 * stake * toll.bombers)


def test_a_raid_without_targets_in_reach_has_one_point_at_stake() -> None:
    fields = raid(at={"2A": "P21", "11B": "P21"}, left=0)
    toll = intercept((HE111,) * 6, (HURRICANE, SPITFIRE, SPITFIRE))
    found = promise(situation(RAF, fields), DEFENDER, RAID, square("P21"))
    assert found.worth == pytest.approx(1.8 * toll.bombers - (0.95 + 0.25) * toll.raf + 0.3 * toll.bombers)


def test_what_it_promises_is_weighed_with_the_chance_to_arrive() -> None:
    near, far = (
        promise(situation(RAF, raid(at={"2A": "N24", "11B": where}, left=1)), DEFENDER, RAID, square("N24"))
        for where in ("M24", "L23")
    )
    assert far.worth == pytest.approx(near.worth * 2 / 3)


# Who is sent.


def sent(offers: list[str], fields: dict[str, Any]) -> tuple[str, Told]:
    return explained(RAF, "intercept", ["no", *offers], {"flight": "2A", "square": "N24"}, fields)


@pytest.mark.parametrize(("worth", "answer", "key"), [(0.1, "11B", "intercept"), (0.09, "no", "no-intercept")])
def test_a_tenth_of_a_point_is_enough(monkeypatch: pytest.MonkeyPatch, worth: float, answer: str, key: str) -> None:
    monkeypatch.setattr(interception, "promise", lambda *_: Intercept(1.0, NOTHING, worth))
    assert sent(["11B"], raid())[0] == answer
    assert sent(["11B"], raid())[1][0][0] == key


def test_of_flights_that_promise_the_same_the_nearest_is_told() -> None:
    fields = raid(at={"2A": "N24", "11B": "F10", "11C": "F20"})
    fields["cards"] |= dict.fromkeys(["65/11", "74/11", "17/11"], "11C")
    answer, reasons = sent(["11B", "11C"], fields)
    assert answer == "no"
    told = {"flight": "11C", "raid": "2A", "arrives": 0, "lost": 2.5, "raf": 0.4, "worth": 0.0}
    assert reasons == [("no-intercept", told)]


def test_the_stronger_of_two_flights_beside_the_raid_is_sent() -> None:
    fields = raid(at={"2A": "N24", "11B": "M24", "11C": "N23"})
    fields["cards"] |= dict.fromkeys(["25/11", "600/11"], "11C")
    assert sent(["11B", "11C"], fields)[0] == "11B"


# How it races.


def raced(left: int, offers: list[str]) -> tuple[str, Told]:
    fields = raid(moving="2A", race="11B", at={"2A": "N24", "11B": "K23"}, left=left)
    return explained(RAF, "race", offers, {"flight": "11B", "quarry": "2A", "at": "N24"}, fields)


def test_where_no_target_can_be_covered_it_races_after_the_raid() -> None:
    told = {"square": "L23", "covered": 0, "targets": 1, "far": 2}
    assert raced(0, ["J23", "L23", "K22"]) == ("L23", [("race-to", told)])


def test_where_targets_can_be_covered_it_races_there() -> None:
    """With one step left the raid may be over Hawkinge and Canterbury: L23 is beside both, K24 is not."""
    told = {"square": "L23", "covered": 2, "targets": 3, "far": 2}
    assert raced(1, ["K24", "L23", "J22"]) == ("L23", [("race-to", told)])


def test_contact_is_told_with_its_square() -> None:
    fields = raid(moving="2A", race="11B")
    args = {"flight": "11B", "quarry": "2A", "at": "N24"}
    told = [("contact", {"quarry": "2A", "square": "N24"})]
    assert explained(RAF, "race", ["M23", "N24"], args, fields) == ("N24", told)
