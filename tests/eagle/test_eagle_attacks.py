"""The two attacks of a raid: shifts of the row, the ace, Jabos, and units left alone (eagle:9, eagle:15, eagle:19)."""

from __future__ import annotations

import pytest
from eagle_raids import raid

from tallyho.table import Json

HIGH, HIGHER, LOW, WING = "british-altitude", "german-altitude", "low-level", "big-wing"
BOXES = {
    "hunt": ["I/JG51/2", "II/JG51/2", "III/JG51/2", "I/JG52/2"],
    "bomber": ["I/KG1/2", "II/KG1/2", "I/KG4/2", "I/KG2/2"],
}


def only_results(german: str, british: str) -> dict[str, dict[str, dict[str, object]]]:
    """A Combat Results Table with the same line everywhere."""
    return {"crt": {name: {"results": [f"{german} {british}"] * 6} for name in "ABCDEFGHI"}}


def row(box: str, total: int, effects: tuple[str, ...] = (), gruppen: int = 1, **fields: Json) -> str:
    """The row used when so many Gruppen and two squadrons of 12 Group fight with these ratings in all."""
    step = "squadron-attack" if box == "bomber" else "hunter-attack"
    units = dict.fromkeys(["242/1/12", "19/2/12", *BOXES[box][:gruppen]], box)
    ratings = {name: {"combat_full": "0"} for name in units} | {"242/1/12": {"combat_full": str(total)}}
    in_effect: list[Json] = ["responded", "squadrons-met", *effects]
    played = raid(f"raid.{step}", units, [3], overlay={"units": ratings}, effects=in_effect, **fields)
    (told,) = played.told(step)
    assert told["total"] == total
    return str(told["row"])


@pytest.mark.rules(
    "eagle:event.british-altitude-advantage",
    "eagle:event.german-altitude-advantage",
    "eagle:event.big-wing",
    "eagle:15.1c",
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
        ((HIGH, HIGHER), "F", "F"),
    ],
)
def test_row_shifts_add_up(effects: tuple[str, ...], hunters: str, squadrons: str) -> None:
    assert row("hunt", 6, effects) == hunters
    assert row("bomber", 6, effects) == squadrons


@pytest.mark.rules("eagle:15.1c")
@pytest.mark.parametrize(
    ("warning", "card", "expected"),
    [
        ("none", "31", "E"),
        ("late", "31", "E"),
        ("sufficient", "31", "E"),
        ("early", "31", "E"),
        ("very-early", "31", "F"),
        ("none", "32", "F"),  # the strategy card lies on another raid
    ],
)
@pytest.mark.parametrize("box", ["hunt", "bomber"])
def test_a_high_approach_that_comes_unseen_is_one_row_higher(box: str, warning: str, card: str, expected: str) -> None:
    assert row(box, 6, warning=warning, strategy_on={"161": card}) == expected


@pytest.mark.rules("eagle:15.1c", "eagle:15.11a", "eagle:event.german-altitude-advantage")
def test_a_high_approach_adds_to_the_altitude_advantage() -> None:
    assert row("hunt", 6, (HIGHER,), strategy_on={"161": "31"}) == "D"
    assert row("bomber", 6, (HIGH,), strategy_on={"161": "31"}) == "F"


@pytest.mark.rules("eagle:event.british-altitude-advantage", "eagle:event.german-altitude-advantage")
@pytest.mark.parametrize("box", ["hunt", "bomber"])
def test_no_shift_leaves_the_table(box: str) -> None:
    assert row(box, 0, (), 4) == row(box, 0, (HIGHER,), 4) == "A"
    assert row(box, 0, (HIGH,), 4) == "B"
    assert row(box, 20, ()) == row(box, 20, (HIGH,)) == row(box, 20, (HIGH, WING)) == "I"
    assert row(box, 20, (HIGHER,)) == "H"


@pytest.mark.rules("eagle:event.big-wing")
@pytest.mark.parametrize(
    ("squadrons", "expected"),
    [
        ("242/1/12 19/2/12", "G"),
        ("242/1/12 54/6/11", "F"),
        ("238/4/10 54/6/11", "F"),
        ("242/1/12 19/2/12 54/6/11", "G"),
        ("242/1/12 ACE-S", "F"),
    ],
)
def test_two_squadrons_of_12_group_make_a_big_wing(squadrons: str, expected: str) -> None:
    names = squadrons.split()
    units = dict.fromkeys([*names, "I/KG1/2"], "bomber")
    ratings = {name: {"combat_full": "0"} for name in units} | {names[0]: {"combat_full": "6"}}
    effects: list[Json] = ["responded", "squadrons-met", WING]
    played = raid("raid.squadron-attack", units, [3], overlay={"units": ratings}, effects=effects)
    (told,) = played.told("squadron-attack")
    assert told["row"] == expected
    assert ("row-big-wing" in [why["key"] for why in told["because"]]) == (expected == "G")


@pytest.mark.rules("eagle:19.63d")
@pytest.mark.parametrize(("box", "step"), [("hunt", "hunter-attack"), ("bomber", "squadron-attack")])
def test_the_ace_counts_as_any_other_spitfire(box: str, step: str) -> None:
    rows = []
    for squadron in ("ACE-S", "65/6/11"):
        units = {squadron: box, BOXES[box][0]: box}
        (told,) = raid(f"raid.{step}", units, [3], options=["advanced"]).told(step)
        rows.append((told["row"], told["total"], [why["key"] for why in told["because"]]))
    assert rows[0] == rows[1]
    assert rows[0][2] == ["combat-row"]


@pytest.mark.rules("eagle:19.63b", "eagle:19.63c")
@pytest.mark.parametrize("box", ["hunt", "bomber"])
@pytest.mark.parametrize(("result", "vp"), [("-", 0), ("D", 0), ("A", 0), ("L", -1), ("H", -2)])
@pytest.mark.parametrize("face", ["", " reduced"])
def test_the_ace_goes_back_to_the_counter_mix(box: str, result: str, vp: int, face: str) -> None:
    step = "raid.hunter-attack" if box == "hunt" else "raid.squadron-attack"
    gruppe = "I/JG3/2" if box == "hunt" else "I/KG1/2"
    overlay = only_results("---", f"-{result}-")
    points: dict[str, Json] = {"spitfire": 7, "experienced_pilot": 6}
    played = raid(
        step, {"ACE-S": f"{box}{face}", gruppe: box}, [1], overlay=overlay, options=["advanced"], points=points
    )
    assert played.unit("ACE-S") == "ace-box"
    assert played.p.vp == (-1 if face and result == "A" else vp)
    assert {name: played.field("points")[name] for name in points} == points


@pytest.mark.rules("eagle:19.3f")
@pytest.mark.parametrize(
    ("result", "face", "keeps"),
    [("-", "", True), ("D", "", True), ("A", "", False), ("L", "", False), ("H", "", False), ("D", " reduced", False)],
)
def test_a_jabo_that_leaves_loses_its_marker(result: str, face: str, keeps: bool) -> None:
    units = {"54/6/11": "bomber", "I/JG3/2": f"bomber{face}"}
    played = raid(
        "raid.squadron-attack",
        units,
        [1],
        until="raid.bombardment",
        overlay=only_results(f"{result}--", "---"),
        options=["advanced"],
        jabos=["I/JG3/2"],
    )
    assert played.field("jabos") == ["I/JG3/2"] * keeps
    assert played.rules("jabo-jettisons") == ["eagle:19.3f"] * (not keeps)


@pytest.mark.rules("eagle:11a")
def test_nobody_is_said_to_leave_when_nobody_does() -> None:
    played = raid("raid.hunter-attack", {"54/6/11": "bomber", "I/KG1/2": "bomber"}, until="raid.target-event")
    assert played.keys() == []


@pytest.mark.rules("eagle:11a")
def test_squadrons_left_alone_in_the_hunt_box_go_home() -> None:
    played = raid("raid.hunter-attack", {"54/6/11": "hunt", "43/1/11": "hunt reduced"}, until="raid.target-event")
    assert (played.unit("54/6/11"), played.unit("43/1/11")) == ("inflight", "inflight reduced")
    assert played.rules("squadrons-leave") == ["eagle:11a"]


@pytest.mark.rules("eagle:19.63b", "eagle:11a")
def test_an_ace_left_alone_goes_back_to_the_counter_mix() -> None:
    played = raid("raid.hunter-attack", {"ACE-S": "hunt reduced"}, until="raid.target-event", options=["advanced"])
    assert played.unit("ACE-S") == "ace-box"


@pytest.mark.rules("eagle:19.3f")
def test_both_jabos_lose_their_markers() -> None:
    units = {"54/6/11": "bomber", "I/JG3/2": "bomber", "II/JG3/2": "bomber"}
    played = raid(
        "raid.squadron-attack",
        units,
        [1],
        until="raid.bombardment",
        overlay=only_results("AA-", "---"),
        options=["advanced"],
        jabos=["I/JG3/2", "II/JG3/2"],
    )
    assert played.field("jabos") == []
    assert [told["gruppe"] for told in played.told("jabo-jettisons")] == ["I/JG3/2", "II/JG3/2"]


@pytest.mark.rules("eagle:15.1c", "eagle:event.big-wing", "eagle:event.german-altitude-advantage")
def test_every_shift_has_its_reason() -> None:
    effects: list[Json] = ["responded", "squadrons-met", HIGHER, LOW, WING]
    shifted = ["combat-row", "row-german-altitude", "row-high-approach"]
    strategy: dict[str, Json] = {"161": "31"}
    for step, box, more in (
        ("hunter-attack", "hunt", []),
        ("squadron-attack", "bomber", ["row-low-level", "row-big-wing"]),
    ):
        units = dict.fromkeys(["242/1/12", "19/2/12", BOXES[box][0]], box)
        (told,) = raid(f"raid.{step}", units, [3], effects=effects, strategy_on=strategy).told(step)
        assert [why["key"] for why in told["because"]] == [*shifted, *more]
        assert {why["rule"] for why in told["because"][2:4]} == {"eagle:15.1c"}
