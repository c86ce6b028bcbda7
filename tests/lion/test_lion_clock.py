"""Clock Update, case by case: how far the marker moves and where play goes (lion:4.II.16)."""

from __future__ import annotations

import pytest
from lion_raids import Raid, raid

SEGMENTS = ["0600", "0800", "1000", "1200", "1400", "1600", "1800"]
SCENARIOS = ["hardest-days", "thin-blue-line", "campaign"]


def updated(clock: str, until: str, *, scenario: str = "campaign", depletion: int = 0, **card: object) -> Raid:
    """The clock after a raid whose target event card says this."""
    overlay = {"raid_events": {"91": {"time_advance": 0, "no_aw": False, "follow_up": False, **card}}}
    return raid(
        "raid.clock",
        {},
        until=until,
        scenario=scenario,
        overlay=overlay,  # type: ignore[arg-type]
        event=91,
        clock=clock,
        depletion=depletion,
    )


@pytest.mark.rules("lion:4.II.16a", "lion:4.II.16f", "lion:1b", "lion:2.1n")
@pytest.mark.parametrize("spaces", [1, 2])
@pytest.mark.parametrize("place", range(7))
def test_the_marker_moves_so_many_spaces(place: int, spaces: int) -> None:
    if place + spaces < len(SEGMENTS):
        played = updated(SEGMENTS[place], "airfields.fighters", time_advance=spaces)
        assert (played.field("clock"), played.field("spaces")) == (SEGMENTS[place + spaces], spaces)
        assert played.told("clock") == [{"spaces": spaces, "time": SEGMENTS[place + spaces]}]
    else:
        played = updated(SEGMENTS[place], "calendar.reset", time_advance=spaces)
        assert played.field("clock") == "end-of-day"


@pytest.mark.rules("lion:4.II.16b", "lion:4.II.16g", "lion:4.IV.a", "lion:4.III.a")
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize(("clock", "spaces"), [("1600", 2), ("1800", 1), ("1800", 2)])
def test_past_1800_comes_the_calendar(clock: str, spaces: int, scenario: str) -> None:
    played = updated(clock, "calendar.reset", scenario=scenario, time_advance=spaces)
    assert played.field("clock") == "end-of-day"
    assert (played.told("end-of-day"), played.told("clock")) == ([{"vp": 0}], [])


@pytest.mark.rules("lion:4.II.16c", "lion:15.4h", "lion:event.b")
@pytest.mark.parametrize(("depletion", "clock"), [(0, "1200"), (7, "1200"), (8, "1400"), (15, "1400")])
def test_a_second_value_is_for_a_depleted_luftwaffe(depletion: int, clock: str) -> None:
    played = updated("1000", "airfields.fighters", depletion=depletion, time_advance=1, time_advance_depleted=2)
    assert played.field("clock") == clock


@pytest.mark.rules("lion:4.II.16c", "lion:15.4h")
@pytest.mark.parametrize(("depletion", "until"), [(7, "raid.target"), (8, "airfields.fighters")])
def test_no_time_passes_unless_depleted(depletion: int, until: str) -> None:
    played = updated("1000", until, depletion=depletion, time_advance=0, time_advance_depleted=2)
    assert played.field("clock") == ("1000" if depletion == 7 else "1400")


@pytest.mark.rules("lion:4.II.16d")
@pytest.mark.parametrize("clock", ["0600", "1800"])
def test_with_no_advance_the_next_raid_follows_at_once(clock: str) -> None:
    played = updated(clock, "raid.target", time_advance=0)
    assert played.field("clock") == clock
    assert len(played.told("no-time-passes")) == 1


@pytest.mark.rules("lion:4.II.16e", "lion:6.2a", "lion:event.d")
@pytest.mark.parametrize("depletion", [0, 15])
@pytest.mark.parametrize(("follow_up", "until"), [(True, "raid.detection"), (False, "raid.target")])
def test_a_follow_up_raid_goes_on_with_detection(until: str, depletion: int, *, follow_up: bool) -> None:
    played = updated("1000", until, depletion=depletion, follow_up=follow_up)
    assert ("follow-up" in played.field("effects")) == follow_up
    assert played.field("clock") == "1000"


@pytest.mark.rules("lion:event.c", "lion:4.III.3b")
@pytest.mark.parametrize("no_aw", [True, False])
@pytest.mark.parametrize("before", [["no-advance-warning"], []])
def test_no_advance_warning_is_said_by_the_card_of_this_raid(before: list[str], *, no_aw: bool) -> None:
    overlay = {"raid_events": {"91": {"time_advance": 1, "no_aw": no_aw, "follow_up": False}}}
    played = raid("raid.clock", {}, until="airfields.fighters", overlay=overlay, event=91, effects=before)
    assert ("no-advance-warning" in played.field("effects")) == no_aw


@pytest.mark.rules("lion:12.1b", "lion:12.1c", "lion:12.1d", "lion:12.1e")
def test_recovery_is_told() -> None:
    fighters = {"I/JG51/2": "inflight", "II/JG51/2": "inflight", "I/ZG26/2": "inflight reduced"}
    bombers = {"I/KG1/2": "inflight", "I/KG2/2": "inflight reduced"}
    played = raid("raid.recovery", fighters | bombers, until="raid.clock", clock="1200")
    assert played.told("fighters-recover") == [{"gruppen": ["I/JG51/2", "II/JG51/2"], "time": "1800"}]
    assert played.told("fighters-grounded") == [{"gruppen": ["I/ZG26/2"]}]
    assert played.told("bombers-return") == [{"gruppen": ["I/KG1/2", "I/KG2/2"], "number": 2}]
    for units, told in ((fighters, "fighters-recover"), (bombers, "bombers-return"), ({}, "")):
        played = raid("raid.recovery", units, until="raid.clock", clock="0600")
        assert {event[0] for event in played.log.events} == ({told} if told else set())


@pytest.mark.rules("lion:12c", "lion:8.1b")
def test_nobody_is_told_to_leave_when_nobody_came() -> None:
    overlay = {"force": {"61": {"minor_size": "none"}}}
    played = raid("raid.size", {}, ["61"], until="raid.target", overlay=overlay, target=5, raid="minor", effects=[])
    assert [event[0] for event in played.log.events] == ["raid-called-off"]
