"""Events that shift the row of a combat: they add up, and stop at the first and the last row (R-44)."""

from __future__ import annotations

import pytest
from lion_raids import raid

HIGH, HIGHER, LOW, WING = "british-altitude", "german-altitude", "low-level", "big-wing"
GRUPPEN = {
    "hunt": ["I/JG51/2", "II/JG51/2", "III/JG51/2", "I/JG52/2"],
    "bomber": ["I/KG1/2", "II/KG1/2", "I/KG4/2", "I/KG2/2"],
}


def row(step: str, box: str, total: int, effects: tuple[str, ...], gruppen: int = 1) -> str:
    """The row used when so many Gruppen and two squadrons of 12 Group fight with these ratings in all."""
    units = dict.fromkeys(["242/1/12", "19/2/12", *GRUPPEN[box][:gruppen]], box)
    ratings = {name: {"combat_full": "0"} for name in units} | {"242/1/12": {"combat_full": str(total)}}
    played = raid(step, units, [3], overlay={"units": ratings}, effects=["responded", "squadrons-met", *effects])
    (told,) = played.told(step.removeprefix("raid."))
    assert told["total"] == total
    return str(told["row"])


@pytest.mark.rules(
    "lion:event.british-altitude-advantage",
    "lion:event.german-altitude-advantage",
    "lion:event.big-wing",
    "lion:event.low-level-bombers.a",
)
@pytest.mark.parametrize(
    ("effects", "hunters", "squadrons"),
    [
        ((), "F", "F"),
        ((HIGH,), "G", "G"),
        ((HIGHER,), "E", "E"),
        ((LOW,), "F", "G"),
        ((WING,), "F", "G"),
        ((HIGH, WING), "G", "H"),
        ((HIGHER, WING), "E", "F"),
        ((HIGH, LOW), "G", "G"),  # the British have the height already
        ((HIGHER, LOW), "E", "F"),
    ],
)
def test_shifts_of_events_add_up(effects: tuple[str, ...], hunters: str, squadrons: str) -> None:
    assert row("raid.hunter-attack", "hunt", 6, effects) == hunters
    assert row("raid.squadron-attack", "bomber", 6, effects) == squadrons


@pytest.mark.rules("lion:event.british-altitude-advantage", "lion:event.german-altitude-advantage")
@pytest.mark.parametrize(("step", "box"), [("raid.hunter-attack", "hunt"), ("raid.squadron-attack", "bomber")])
def test_no_shift_leaves_the_table(step: str, box: str) -> None:
    assert row(step, box, 0, (), 4) == row(step, box, 0, (HIGHER,), 4) == "A"
    assert row(step, box, 0, (HIGH,), 4) == "B"
    assert row(step, box, 20, ()) == row(step, box, 20, (HIGH,)) == row(step, box, 20, (HIGH, WING)) == "I"
    assert row(step, box, 20, (HIGHER,)) == "H"
