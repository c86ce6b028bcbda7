"""Raid targets: the column of the Raid Effort Table and the availability limit (lion:6, lion:6.1)."""

from __future__ import annotations

import pytest
from lion_airbases import DATA, only
from lion_raids import raid

ANY, BEYOND, AT_THE_EDGE, OF_LF3 = "5", "38", "35", "23"
"""Target cards: a radar net in range, one beyond the range of Me 109s, one just at its limit, one of Luftflotte 3."""
ALWAYS = {name: {"results": ["major"] * 6} for name in DATA.tables["raid_effort"]}
NEVER = {name: {"results": ["none"] * 6} for name in DATA.tables["raid_effort"]}
ME109, ME110, LEVEL, DIVE = ["I/JG51/2", "II/JG51/2"], ["EGr210/2", "I/ZG26/2"], ["I/KG1/2", "I/KG2/2"], ["II/SG1/2"]


@pytest.mark.rules("lion:6a", "lion:6b", "lion:14a")
@pytest.mark.parametrize("priority", ["low", "medium", "high"])
@pytest.mark.parametrize(
    ("card", "kind", "value"),
    [("5", "radar", 2), ("11", "airfield", 3), ("24", "industry", 3), ("31", "port", 1), ("27", "city", 1)],
)
def test_priority_of_its_type_and_value_of_the_card_give_the_column(
    card: str, kind: str, value: int, priority: str
) -> None:
    others = dict.fromkeys(["radar", "port", "airfield", "industry", "city"], "low" if priority != "low" else "high")
    column = {f"{priority}-{value}": {"results": ["major"] * 6}}
    overlay = {"raid_effort": NEVER | column, "targets": {card: {"strategic_value": str(value)}}}
    played = raid(
        "raid.target",
        {},
        [card, "LF3", 1],
        until="raid.detection",
        overlay=overlay,
        priorities=others | {kind: priority},
    )
    assert played.field("raid") == "major"
    assert played.field("target") == int(card)


@pytest.mark.rules("lion:6b", "lion:15.4f")
@pytest.mark.parametrize(("depletion", "result"), [(7, "minor"), (8, "major"), (15, "major")])
def test_some_minor_raids_are_major_when_the_luftwaffe_is_depleted(depletion: int, result: str) -> None:
    overlay = {"raid_effort": NEVER | {"high-2": {"results": ["none", "minor", "minor+", "minor", "minor", "major"]}}}
    fields = {"priorities": {"radar": "high"}, "depletion": depletion}
    played = raid("raid.target", {}, [ANY, "LF3", 3], until="raid.detection", overlay=overlay, **fields)
    assert played.field("raid") == result
    other = raid("raid.target", {}, [ANY, "LF3", 2], until="raid.detection", overlay=overlay, **fields)
    assert other.field("raid") == "minor"  # this result is no other when depleted


def effort(card: str, full: list[str], effects: tuple[str, ...] = (), **fields: object) -> str:
    """The raid on a card when the table says major and just these Gruppen are full at their airbases."""
    played = raid(
        "raid.target",
        only(*full) | dict(fields),  # type: ignore[arg-type]
        [card, "LF3", 1],
        until="raid.detection",
        overlay={"raid_effort": ALWAYS},
        effects=[*effects],
        cards={card: "deck"},
    )
    return str(played.field("raid"))


@pytest.mark.rules("lion:6.1a", "lion:6.1b", "lion:6.1c")
@pytest.mark.parametrize(
    ("full", "result"),
    [
        (ME109 + LEVEL, "major"),
        (ME109[:1] + ME110[:1] + LEVEL, "major"),  # fighters of both types together
        (ME110 + LEVEL[:1] + DIVE, "major"),  # bombers of all types together
        (ME109[:1] + LEVEL + DIVE, "minor"),
        (ME110[:1] + LEVEL, "minor"),
        (ME109 + ME110 + LEVEL[:1], "minor"),
        (ME109 + ME110, "minor"),
        (LEVEL, "minor"),
        ([*ME109[:1], "I/JG2/3", *LEVEL], "minor"),  # those of the other Luftflotte do not count
        ([*ME109, LEVEL[0], "I/KG27/3"], "minor"),
    ],
)
def test_a_major_raid_needs_two_full_fighters_and_two_full_bombers(full: list[str], result: str) -> None:
    assert effort(ANY, full) == result


@pytest.mark.rules("lion:6.1a")
def test_a_fighter_waiting_on_the_clock_is_not_available() -> None:
    assert effort(ANY, ME109 + LEVEL, **{"II/JG51/2": "clock 1200"}) == "minor"


@pytest.mark.rules("lion:6.1c")
def test_the_limit_leaves_a_minor_raid_a_minor_raid() -> None:
    overlay = {"raid_effort": {name: {"results": ["minor"] * 6} for name in ALWAYS}}
    for units in (only(), {}):
        played = raid("raid.target", units, [ANY, "LF3", 1], until="raid.detection", overlay=overlay)
        assert played.field("raid") == "minor"


@pytest.mark.rules("lion:6.1d", "lion:6.1b")
@pytest.mark.parametrize("card", [BEYOND, AT_THE_EDGE])
@pytest.mark.parametrize(
    ("full", "result"),
    [
        (ME110 + LEVEL, "major"),
        (ME109 + ME110[:1] + LEVEL, "minor"),
        (ME109 + LEVEL, "minor"),
        (ME110 + LEVEL[:1], "minor"),  # bombers are wanted as well
    ],
)
def test_beyond_me109_range_two_full_me110_are_wanted(card: str, full: list[str], result: str) -> None:
    assert effort(card, full) == result


@pytest.mark.rules("lion:6.11a")
def test_with_lf3_to_lf2_gruppen_of_both_count_for_a_target_of_luftflotte_2() -> None:
    full = ["I/JG51/2", "I/JG2/3", "I/KG1/2", "I/KG27/3"]
    assert effort(ANY, full) == "minor"
    assert effort(ANY, full, ("lf3-to-lf2",)) == "major"
    assert effort(OF_LF3, full, ("lf3-to-lf2",)) == "minor"


@pytest.mark.rules("lion:6.11a", "lion:6.1d")
def test_with_lf3_to_lf2_the_me110_of_both_count() -> None:
    full = ["I/ZG26/2", "I/ZG2/3", "I/KG1/2", "I/KG27/3"]
    assert effort(BEYOND, full) == "minor"
    assert effort(BEYOND, full, ("lf3-to-lf2",)) == "major"


@pytest.mark.rules("lion:6.1a", "lion:6.1c")
def test_a_target_of_luftflotte_3_is_limited_by_luftflotte_3() -> None:
    assert effort(OF_LF3, ME109 + LEVEL) == "minor"
    assert effort(OF_LF3, ["I/JG2/3", "I/ZG2/3", "I/KG27/3", "I/SG1/3"]) == "major"


@pytest.mark.rules("lion:19.1d", "lion:19b", "lion:2a")
@pytest.mark.parametrize(("options", "result"), [([], "minor"), (["advanced"], "major")])
def test_middle_wallop_is_in_range_with_the_advanced_rules(options: list[str], result: str) -> None:
    units = only("I/JG2/3", "II/JG2/3", "I/KG27/3", "II/KG27/3")
    played = raid(
        "raid.target",
        units,
        ["37", "LF3", 1],
        until="raid.detection",
        overlay={"raid_effort": ALWAYS},
        options=options,
        cards={"37": "deck"},
    )
    assert played.field("raid") == result


@pytest.mark.rules("lion:19b")
@pytest.mark.parametrize("card", ["35", "36", "39", "40"])
def test_other_targets_with_a_diamond_stay_beyond_range(card: str) -> None:
    units = only(*ME109, *LEVEL)
    played = raid(
        "raid.target",
        units,
        [card, "LF3", 1],
        until="raid.detection",
        overlay={"raid_effort": ALWAYS},
        options=["advanced"],
        cards={card: "deck"},
    )
    assert played.field("raid") == "minor"


@pytest.mark.rules("lion:6.2a", "lion:6.2b")
def test_a_follow_up_raid_stays_major_though_nobody_is_left() -> None:
    overlay = {"raid_events": {"91": {"time_advance": 0, "follow_up": True}}}
    played = raid("raid.clock", only(), until="raid.detection", overlay=overlay, target=5, raid="major", event=91)
    assert (played.field("target"), played.field("raid"), played.field("effects")) == (5, "major", ["follow-up"])


@pytest.mark.rules("lion:1a", "lion:6c", "lion:4.II.1c")
def test_cards_are_turned_up_until_there_is_a_raid() -> None:
    overlay = {"raid_effort": NEVER | {"high-2": {"results": ["none", "minor", "minor", "major", "major", "major"]}}}
    script = ["5", "LF2 South", 1, "6", "LF2 South", 1, "4", "LF3", 4]
    played = raid("raid.target", {}, script, until="raid.detection", overlay=overlay)
    assert (played.field("target"), played.field("raid")) == (4, "major")
    assert [told["card"] for told in played.told("raid-none")] == [5, 6]
    assert all(played.field("cards")[card] == "discard" for card in ("4", "5", "6"))
