"""The snap raid of the elite Me 110s, and the time advance of event cards (lion:event.b, lion:event.d)."""

from __future__ import annotations

from typing import Any

import pytest
from lion_events import changed, drawn
from lion_raids import raid


@pytest.mark.rules("lion:event.snap-raid-by-elite-me110s.a", "lion:event.snap-raid-by-elite-me110s.d")
@pytest.mark.parametrize(
    ("first", "second", "due"),
    [
        ("airbase", "airbase", ["EGr210/2", "V/LG1/2"]),
        ("airbase", "airbase reduced", ["EGr210/2"]),
        ("close-escort", "airbase", ["V/LG1/2"]),
        ("close-escort", "clock 1200", []),
        ("airbase reduced", "heavy-loss", []),
    ],
)
def test_elite_me110s_at_their_airbase_fly_a_snap_raid(first: str, second: str, due: list[str]) -> None:
    units = {"EGr210/2": first, "V/LG1/2": second, "I/KG1/2": "bomber"}
    played = drawn("target", "snap-raid-by-elite-me110s", units)
    assert played.field("effects") == ["responded", *["snap-raid-due"] * bool(due)]
    assert [told["units"] for told in played.told("event-snap-raid-due")] == [due] * bool(due)
    assert changed(played, units) == {}


@pytest.mark.rules("lion:event.snap-raid-by-elite-me110s.c", "lion:6.3d", "lion:6.3e")
@pytest.mark.parametrize(("kind", "effects", "space"), [
    ("minor", ["snap-raid"], 4),
    ("minor", [], 6),
    ("major", ["snap-raid"], 7),
    ("major", [], 9),
])  # fmt: skip
def test_a_snap_raid_is_detected_later(kind: str, effects: list[str], space: int) -> None:
    damage = {"foreness": "light", "dover-radar": "light", "dunkirk": "light"}
    fields: dict[str, Any] = {"raid": kind, "weather": {"LF2": "broken"}, "damage": damage}
    played = raid("raid.detection", {}, [6], target=9, effects=effects, **fields)
    assert played.told("detected")[0]["space"] == space


@pytest.mark.rules("lion:event.snap-raid-by-elite-me110s.c")
@pytest.mark.parametrize("step", ["raid.approach-event", "raid.target-event"])
def test_a_snap_raid_draws_no_event_card(step: str) -> None:
    """What the first raid's event cards set in motion is over as well: nothing is asked and nothing changes."""
    after = {"raid.approach-event": "raid.hunter-attack", "raid.target-event": "raid.squadron-interception"}[step]
    units = {"EGr210/2": "bomber", "54/6/11": "inflight"}
    played = raid(step, units, until=after, effects=["snap-raid", "responded"], event=103, approach=0)
    assert (played.field("event"), played.field("approach")) == (103, 0)
    assert "discard" not in [played.field("cards")[str(card)] for card in range(91, 129)]
    assert played.log.events == []


@pytest.mark.rules("lion:event.snap-raid-by-elite-me110s.c", "lion:4.II.3a", "lion:4.II.5", "lion:4.II.7")
@pytest.mark.parametrize("intelligence", ["poor", "limited", "accurate"])
def test_squadrons_respond_to_a_snap_raid_by_the_intelligence_they_have(intelligence: str) -> None:
    fields: dict[str, Any] = {"raid": "minor", "intelligence": intelligence, "warning": "sufficient"}
    step = "raid.commitment-poor" if intelligence == "poor" else "raid.size"
    played = raid(step, {}, ["54/6/11"], target=34, effects=["snap-raid"], **fields)
    assert played.game.step == f"raid.commitment-{intelligence}"
    assert played.unit("54/6/11") == "hunt"
    known = {"poor": [0, "airbase"], "limited": [2, "airbase"], "accurate": [2, "bomber"]}[intelligence]
    assert [played.field("size"), played.unit("EGr210/2")] == known


@pytest.mark.rules("lion:event.b", "lion:4.II.16a", "lion:4.II.16c", "lion:4.II.16d", "lion:4.II.16e", "lion:event.d")
@pytest.mark.parametrize("depletion", [7, 8])
@pytest.mark.parametrize(
    ("card", "usual", "depleted"),
    [
        ({"time_advance": 1}, "1200", "1200"),
        ({"time_advance": 2}, "1400", "1400"),
        ({"time_advance": 0}, "raid.target", "raid.target"),
        ({"time_advance": 0, "follow_up": True}, "raid.detection", "raid.detection"),
        ({"time_advance": 0, "time_advance_depleted": 2}, "raid.target", "1400"),
        ({"time_advance": 2, "time_advance_depleted": 1}, "1400", "1200"),
    ],
)
def test_the_time_advance_of_the_target_event_card(
    card: dict[str, Any], usual: str, depleted: str, depletion: int
) -> None:
    expected = usual if depletion == 7 else depleted
    until = expected if "." in expected else "airfields.fighters"
    overlay = {"raid_events": {"101": card}}
    played = raid("raid.clock", {}, until=until, overlay=overlay, event=101, clock="1000", depletion=depletion)
    assert played.field("clock") == ("1000" if "." in expected else expected)
    assert played.field("effects") == (["follow-up"] if expected == "raid.detection" else ["responded"])
