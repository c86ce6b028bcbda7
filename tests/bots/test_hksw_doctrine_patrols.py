"""The RAF's move in the doctrine of Battle of Britain: who fights which raid and who covers what."""

from __future__ import annotations

from typing import Any

import pytest
from hksw_views import BOMBERS, RAF, explained, raid, situation

from tallyho.bots.hksw import patrol
from tallyho.bots.hksw.charts import DATA
from tallyho.bots.hksw.groups import dogfight
from tallyho.bots.hksw.odds import NOTHING, Fighter
from tallyho.bots.hksw.patrol import Fight, attack_plan, cover, post, promise, weight
from tallyho.table import DONE

HE111, SPITFIRE, HURRICANE = Fighter(1, 2, 3), Fighter(4, 4), Fighter(3, 3)
RAID, DEFENDER = DATA.flight["2A"], DATA.flight["11B"]
TWO_SEEN = {
    "sortie_marks": {name: ["took-off"] for name in ("2A", "2B")},
    "radar": dict.fromkeys(("2A", "2B"), "detected"),
}
BOMB_RUN = {"2A": ["took-off", "asked", "bomb-run"]}


def square(name: str) -> int:
    return DATA.square[name]


# What a fight promises.


@pytest.mark.parametrize(
    ("fields", "stake", "more"),
    [
        ({}, 2, 0.0),
        ({"fuel": {"2A": 0}}, 0, 0.0),
        ({"sortie_marks": BOMB_RUN, "missions": {"dover": "2A"}}, 3, 0.5),
        ({"sortie_marks": BOMB_RUN, "at": {"2A": "M24", "11B": "M24"}}, 4, 0.5),  # an airfield or a city
    ],
)
def test_a_fight_promises_cards_and_a_share_of_what_the_raid_is_after(
    fields: dict[str, Any], stake: float, more: float
) -> None:
    found = promise(situation(RAF, raid(**fields)), DEFENDER, RAID)
    toll = dogfight((HE111,) * 6, (HURRICANE, SPITFIRE, SPITFIRE), 0.5, 1.5)
    assert found.toll == toll
    assert found.worth == pytest.approx((1.8 + 0.3 * stake) * toll.bombers - 0.95 * toll.raf + more)


def test_a_worn_flight_seeks_a_fight_to_be_filled_but_not_on_the_last_turn() -> None:
    worn = raid()
    worn["cards"] |= {"54/11": "ready", "64/11": "ready"}
    toll = dogfight((HE111,) * 6, (HURRICANE,), 0.5, 1.5)
    assert promise(situation(RAF, worn), DEFENDER, RAID).worth == pytest.approx(
        (1.8 + 0.6) * toll.bombers - 0.95 * toll.raf + 2 * 0.8
    )
    last = dogfight((HE111,) * 6, (HURRICANE,), 1.0, 1.5)
    assert promise(situation(RAF, {**worn, "turn": 11}), DEFENDER, RAID).worth == pytest.approx(
        (1.0 + 0.6) * last.bombers - last.raf
    )
    args, offers = {"flight": "11B", "at": "M24"}, [DONE, "N24"]
    reasons = explained(RAF, "move-wing", offers, args, worn)[1]
    assert reasons[1] == ("fight-to-refill", {"flight": "11B", "number": 2})
    assert len(explained(RAF, "move-wing", offers, args, {**worn, "turn": 11})[1]) == 1
    assert len(explained(RAF, "move-wing", offers, args, raid())[1]) == 1


# Who fights whom.


def planned(names: list[str], **fields: Any) -> dict[str, str]:
    """The plan of flights that have two Hurricanes each."""
    made = raid(**fields)
    cards = iter(["1/11", "17/11", "32/11", "43/11", "56/11", "85/11"])
    made["cards"] = {**dict.fromkeys(BOMBERS, "2A"), **dict.fromkeys(["I/KG4/2", "II/KG4/2"], "2B")}
    made["seen"] = dict.fromkeys(made["cards"], "seen")
    made["cards"] |= {next(cards): name for name in names for _ in range(2)}
    plan = attack_plan(situation(RAF, {**made, **TWO_SEEN}), [DATA.flight[name] for name in names])
    return {DATA.flights[one]: DATA.flights[fight.raid] for one, fight in plan.items()}


@pytest.mark.parametrize(("where", "reached"), [("K24", True), ("J24", False)])
def test_a_raid_three_squares_away_is_fought_and_one_four_squares_away_is_not(where: str, *, reached: bool) -> None:
    assert planned(["11B"], at={"2A": "N24", "11B": where}) == ({"11B": "2A"} if reached else {})


def test_a_raid_over_its_own_coast_is_out_of_bounds() -> None:
    assert planned(["11B"], at={"2A": "N25", "11B": "M24"}) == {}


def test_two_flights_fight_two_raids_and_the_better_fight_is_first() -> None:
    at = {"2A": "N24", "2B": "L24", "11B": "M24", "11C": "M23"}
    assert sorted(planned(["11B", "11C"], at=at).values()) == ["2A", "2B"]
    assert list(planned(["11B", "11C"], at=at, markers=1).values()) == ["2A"]
    assert planned(["11B", "11C"], at=at, markers=0) == {}
    assert list(planned(["11B", "11C"], at={**at, "2B": "R24"}).values()) == ["2A"]  # one flight for one raid


def test_a_raid_that_another_flight_has_met_already_is_left_to_it() -> None:
    at = {"2A": "N24", "2B": "L24", "11B": "M24", "11D": "N24"}
    assert planned(["11B"], at=at) == {"11B": "2B"}


# Markers and the order of combats.


@pytest.mark.parametrize(("worth", "answer"), [(0.0, DONE), (0.01, "11B")])
def test_a_fight_that_promises_nothing_gets_no_marker(
    monkeypatch: pytest.MonkeyPatch, worth: float, answer: str
) -> None:
    monkeypatch.setattr(patrol, "promise", lambda *_: Fight(RAID, NOTHING, worth))
    fields = raid(at={"2A": "N24", "11B": "N24"})
    assert explained(RAF, "mark-dogfight", [DONE, "11B"], {"left": 5}, fields)[0] == answer
    beside = raid(at={"2A": "N24", "11B": "M24"})
    reasons = explained(RAF, "choose-wing", [DONE, "11B"], {}, beside)[1]
    assert (reasons[0][0] == "fight") == (answer == "11B")


def test_the_marker_goes_to_the_better_of_two_fights() -> None:
    fields = raid(at={"2A": "N24", "11B": "N24", "2B": "L24", "11C": "L24"})
    fields["cards"] |= {"25/11": "11C", "600/11": "11C", "141/11": "11C", "I/KG53/2": "2B"}
    assert explained(RAF, "mark-dogfight", [DONE, "11B", "11C"], {"left": 1}, fields)[0] == "11B"


def test_the_largest_flight_fights_first() -> None:
    fields = raid()
    fields["cards"] |= {"65/11": "11C"}
    told = [("largest-first", {"flight": "11B", "number": 3})]
    assert explained(RAF, "next-combat", ["11C", "11B"], {}, fields) == ("11B", told)


# Covering.


def test_cover_falls_by_a_tenth_with_each_square_and_ends_after_three() -> None:
    need = [0.0] * len(DATA.targets)
    need[DATA.target["ipswich"]] = 10.0
    squares = ["N21", "N22", "N23", "N24", "N25"]
    assert [cover(square(name), need) for name in squares] == pytest.approx([10, 9, 8, 7, 0])


def test_a_target_whose_mission_has_been_flown_needs_less_cover() -> None:
    s = situation(RAF, {"turn": 3, "missions": {"london": "used"}})
    assert weight(s, DATA.target["london"]) == pytest.approx(1.5)
    assert weight(s, DATA.target["canterbury"]) == 3


@pytest.mark.parametrize(("need", "where"), [(2.0, "N22"), (3.0, "N21")])
def test_a_flight_moves_for_more_than_a_fifth_of_a_point(
    monkeypatch: pytest.MonkeyPatch, need: float, where: str
) -> None:
    """A square nearer to its only target is a tenth of what that needs."""
    only = [need if target == DATA.target["ipswich"] else 0.0 for target in range(len(DATA.targets))]
    monkeypatch.setattr(patrol, "_need", lambda *_: only)
    s = situation(RAF, {"turn": 3, "at": {"11B": "N22"}})
    assert post(s, DEFENDER, {}) == square(where)


def test_it_covers_from_a_square_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    only = [5.0 if target == DATA.target["ipswich"] else 0.0 for target in range(len(DATA.targets))]
    monkeypatch.setattr(patrol, "_need", lambda *_: only)
    for other in ("11C", "2B"):
        s = situation(RAF, {"turn": 3, "at": {"11B": "N22", other: "N21"}})
        assert post(s, DEFENDER, {}) == square("N22")
    s = situation(RAF, {"turn": 3, "at": {"11B": "N18", "2B": "N24"}})
    assert post(s, DEFENDER, {}) == square("N21")  # three squares are a move


def test_targets_that_others_cover_count_less() -> None:
    s = situation(RAF, {"turn": 3, "at": {"11C": "N24"}})
    need = patrol._need(s, [square("N24"), square("M24")])
    assert need[DATA.target["dover"]] == pytest.approx(2 * 0.6 * 0.6)
    assert need[DATA.target["north-weald"]] == pytest.approx(2 * 0.6 * 0.6)
    assert need[DATA.target["london"]] == pytest.approx(5 * 0.6 * 0.6)
    assert need[DATA.target["tangmere"]] == pytest.approx(2 * 0.6)
    assert need[DATA.target["hull"]] == 3


def test_a_flight_in_the_best_place_stays() -> None:
    fields = {"turn": 3, "phase": 1, "markers": 5, "cards": {"54/11": "11B"}, "at": {"11B": "A10"}}
    s = situation(RAF, fields)
    best = DATA.squares[post(s, DEFENDER, {})]
    moved = {**fields, "at": {"11B": best}}
    while (further := DATA.squares[post(situation(RAF, moved), DEFENDER, {})]) != best:
        best, moved = further, {**fields, "at": {"11B": further}}
    assert explained(RAF, "choose-wing", [DONE, "11B"], {}, moved) == (DONE, [("all-in-place", {})])
    stays = explained(RAF, "move-wing", [DONE], {"flight": "11B", "at": best}, moved)
    assert stays == (DONE, [("stays-put", {"flight": "11B"})])
