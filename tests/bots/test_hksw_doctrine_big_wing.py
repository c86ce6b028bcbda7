"""The Big Wing of 12 Group in the doctrine of Battle of Britain: when a second flight joins the first."""

from __future__ import annotations

from typing import Any

import pytest
from hksw_views import BOMBERS, RAF, raid, situation

from tallyho.bots.hksw import big_wing
from tallyho.bots.hksw.big_wing import joins
from tallyho.bots.hksw.charts import DATA
from tallyho.bots.hksw.groups import dogfight
from tallyho.bots.hksw.odds import Fighter, Toll

HE111, SPITFIRE, HURRICANE = Fighter(1, 2, 3), Fighter(4, 4), Fighter(3, 3)
TWO_SEEN = {
    "sortie_marks": {name: ["took-off"] for name in ("2A", "2B")},
    "radar": dict.fromkeys(("2A", "2B"), "detected"),
}


def wing(**fields: Any) -> dict[str, Any]:
    """2A over Duxford with three bombers that were seen, 12A there with two cards, 12B beside with three."""
    cards = {**dict.fromkeys(BOMBERS, "2A"), "19/12": "12A", "46/12": "12A"}
    cards |= dict.fromkeys(["66/12", "73/12", "222/12"], "12B")
    return raid(**{
        "turn": 11, "big_wing": True, "cards": cards, "seen": dict.fromkeys(BOMBERS, "seen"),
        "at": {"2A": "L21", "12A": "L21", "12B": "K20"}, "phase_marks": {"12A": ["moved"]}, **fields,
    })  # fmt: skip


def joined(**fields: Any) -> Any:
    return joins(situation(RAF, wing(**fields)), DATA.flight["12B"])


def test_a_big_wing_adds_what_both_flights_do_better_than_the_first_alone() -> None:
    one, both = (HURRICANE, SPITFIRE), (HURRICANE, HURRICANE, SPITFIRE, SPITFIRE, SPITFIRE)
    alone, together = (dogfight((HE111,) * 3, british, 1.0, 1.5) for british in (one, both))

    def worth(toll: Toll) -> float:
        return 1.7 * toll.bombers - toll.raf

    found = joined()
    assert found is not None
    assert (found.raid, found.first) == (DATA.flight["2A"], DATA.flight["12A"])
    assert found.adds == pytest.approx(worth(together) - worth(alone))


@pytest.mark.parametrize(("adds", "made"), [(0.2, True), (0.19, False)])
def test_a_big_wing_must_add_a_fifth_of_a_point(monkeypatch: pytest.MonkeyPatch, adds: float, *, made: bool) -> None:
    monkeypatch.setattr(big_wing, "_adds", lambda *_: adds)
    assert (joined() is not None) == made


def test_of_two_raids_that_one_is_joined_where_it_adds_more(monkeypatch: pytest.MonkeyPatch) -> None:
    two = {"at": {"2A": "L21", "2B": "L20", "12A": "L21", "12C": "L20", "12B": "K20"}}
    for better, other in (("2A", "2B"), ("2B", "2A")):
        adds = {DATA.flight[better]: 2.0, DATA.flight[other]: 1.0}
        monkeypatch.setattr(big_wing, "_adds", lambda _s, _flight, _first, one, adds=adds: adds[one])
        found = joined(**two, **TWO_SEEN)
        assert found is not None
        assert found.raid == DATA.flight[better]


@pytest.mark.parametrize(
    ("fields", "made"),
    [
        ({"at": {"2A": "L21", "12A": "L21", "12B": "L18"}}, True),  # three squares
        ({"at": {"2A": "L21", "12A": "L21", "12B": "L17"}}, False),
        ({"phase_marks": {"12A": ["intercepting"]}}, False),
        ({"turn": 9}, True),
        ({"turn": 8}, False),
        ({"markers": 1}, True),
        ({"markers": 0}, False),
    ],
)
def test_when_a_big_wing_can_be_made(monkeypatch: pytest.MonkeyPatch, fields: dict[str, Any], *, made: bool) -> None:
    monkeypatch.setattr(big_wing, "_adds", lambda *_: 1.0)
    assert (joined(**fields) is not None) == made


def test_a_flight_of_another_group_joins_no_big_wing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(big_wing, "_adds", lambda *_: 1.0)
    s = situation(RAF, wing(at={"2A": "L21", "12A": "L21", "11B": "K20"}))
    assert joins(s, DATA.flight["11B"]) is None
