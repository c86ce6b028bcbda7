"""The documented rules of the doctrine of Battle of Britain where a small slip would not show in other tests."""

from __future__ import annotations

import pytest
from hksw_views import BOMBERS, FIGHTERS, LUFTWAFFE, RAF, explained, flight, situation

from tallyho.bots.hksw.big_wing import joins
from tallyho.bots.hksw.charts import DATA, apart
from tallyho.bots.hksw.routes import NO_ROUTE, Route, route

MIXED = [*FIGHTERS, *BOMBERS]


def way(start: str, end: str, steps: int, *, seen: bool = False) -> Route:
    return route(DATA.square[start], DATA.square[end], steps, frozenset(), frozenset(), south=False, seen=seen)


# Few squares after the radar has seen you.


@pytest.mark.parametrize("end", ["M24", "K23", "L21", "N20", "J25"])
def test_an_interceptor_races_from_the_first_radar_square_to_the_end(end: str) -> None:
    found = way("O25", end, 10)
    first = next(step for step, square in enumerate(found.squares) if DATA.station[square] >= 0)
    assert found.raced == len(found.squares) - first
    assert way("O25", end, 10, seen=True).raced == 0


@pytest.mark.parametrize("end", ["M24", "K23", "L21", "N20"])
def test_a_way_may_need_every_step_but_never_more(end: str) -> None:
    far = apart(DATA.square["O25"], DATA.square[end])
    assert len(way("O25", end, far).squares) == far
    assert way("O25", end, far - 1) == NO_ROUTE


# Go home when nothing is to be gained.


def test_a_flight_that_cannot_reach_its_target_any_more_turns_back() -> None:
    where = {"at": {"2A": "N24"}, "fuel": {"2A": 1}, "missions": {"glasgow": "2A"}}
    answer, reasons = explained(
        LUFTWAFFE, "reach-home", ["home", "stay"], {"flight": "2A", "fuel": 1}, flight("2A", BOMBERS, **where)
    )
    assert (answer, reasons[-1][0]) == ("home", "turns-back")


@pytest.mark.parametrize(("cards", "answer"), [(FIGHTERS, "2A home"), (MIXED, "2A stay")])
def test_in_a_square_without_a_combat_it_decides_in_the_same_way(cards: list[str], answer: str) -> None:
    where = {"at": {"2A": "N24"}, "fuel": {"2A": 2}, "missions": {"canterbury": "2A"}}
    assert explained(LUFTWAFFE, "next-square", ["2A stay", "2A home"], {}, flight("2A", cards, **where))[0] == answer


# A Big Wing only against what may be attacked.


@pytest.mark.parametrize(
    ("radar", "marks", "made"),
    [("detected", ["took-off"], True), ("undetected", ["took-off"], False), ("detected", [], False)],
)
def test_a_big_wing_is_made_against_a_raid_that_has_been_seen(radar: str, marks: list[str], *, made: bool) -> None:
    fields = {
        "turn": 9,
        "phase": 1,
        "markers": 5,
        "at": {"2A": "L21", "12A": "L21", "12B": "K20"},
        "cards": {**dict.fromkeys(BOMBERS, "2A"), "19/12": "12A", "66/12": "12B", "222/12": "12B"},
        "radar": {"2A": radar},
        "sortie_marks": {"2A": marks},
    }
    assert (joins(situation(RAF, fields), DATA.flight["12B"]) is not None) == made
