"""Patrol assignment where there is nothing to choose (lion:5)."""

from __future__ import annotations

import pytest
from lion_airbases import DATA
from lion_raids import raid

AFTER = "airfields.back-to-raids"


@pytest.mark.rules("lion:5b", "lion:4.III.4")
def test_with_no_squadron_in_its_sector_nobody_is_asked() -> None:
    away = dict.fromkeys(DATA.names[: DATA.squadrons], "rearm")
    played = raid("airfields.patrol", away, until=AFTER, effects=[])
    assert played.log.events == []
    one = raid("airfields.patrol", {**away, "54/6/11": "6/11"}, effects=[])
    assert one.offers == ["done", "54/6/11"]


@pytest.mark.rules("lion:5c", "lion:event.tension-11-12")
def test_a_squadron_with_one_circle_in_reach_goes_there_unasked() -> None:
    overlay = {"adjacency": {"1/12~2/12": {"meets": "corner"}, "1/12~3/12": {"meets": "corner"}}}
    free = raid("airfields.patrol", {}, ["242/1/12"], overlay=overlay, effects=[])
    assert free.offers == ["1/12", "4/11"]
    bound = raid("airfields.patrol", {}, ["242/1/12"], overlay=overlay, effects=["tension"])
    assert bound.unit("242/1/12") == "patrol 1/12"
    assert bound.told("patrols") == [{"squadron": "242/1/12", "sector": "1/12"}]


@pytest.mark.rules("lion:5l")
def test_at_1800_with_fourteen_on_patrol_already_nobody_is_asked() -> None:
    patrolling = dict.fromkeys(DATA.names[:14], "patrol london")
    late = raid("airfields.patrol", patrolling, until=AFTER, clock="1800", effects=[])
    assert late.told("late-patrols-full") == [{"number": 14}]
    thirteen = raid("airfields.patrol", {**patrolling, DATA.names[0]: "1/11"}, clock="1800", effects=[])
    assert thirteen.offers[:2] == ["done", DATA.names[0]]
