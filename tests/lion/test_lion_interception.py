"""Interception, case by case (lion:9)."""

from __future__ import annotations

from itertools import pairwise

import pytest
from lion_raids import raid

IN_ORDER = (
    ("I/ZG26/2", "close-escort reduced"),
    ("EGr210/2", "close-escort reduced"),
    ("I/JG3/2", "close-escort reduced"),
    ("II/ZG26/2", "close-escort"),
    ("V/LG1/2", "close-escort"),
    ("II/JG3/2", "close-escort"),
)
"""An escort of each class, in the order in which they stand aside."""


@pytest.mark.rules("lion:9.21c")
@pytest.mark.parametrize("escaping", range(1, 6))
def test_escorts_stand_aside_in_the_order_of_the_rule(escaping: int) -> None:
    bombers = ("I/KG1/2", "II/KG1/2", "I/KG4/2", "II/KG4/2", "I/KG53/2", "II/KG53/2")[: escaping + 1]
    units = {"54/6/11": "bomber", **dict.fromkeys(bombers, "bomber"), **dict(reversed(IN_ORDER))}
    played = raid("raid.squadron-interception", units, [bombers[0]], until="raid.squadron-attack")
    aside = [name for name, _ in IN_ORDER if str(played.unit(name)).startswith("escort-aside")]
    assert aside == [name for name, _ in IN_ORDER[:escaping]]
    told = [(event["gruppe"], event["class"]) for event in played.told("escort-stands-aside")]
    assert told == [(name, number) for number, (name, _) in enumerate(IN_ORDER[:escaping], 1)]


@pytest.mark.rules("lion:9.21c")
@pytest.mark.parametrize(("first", "second"), [*pairwise(IN_ORDER)])
def test_of_two_escorts_the_one_of_the_earlier_class_stands_aside(
    first: tuple[str, str], second: tuple[str, str]
) -> None:
    units = {"54/6/11": "bomber", "I/KG1/2": "bomber", "II/KG1/2": "bomber", first[0]: first[1], second[0]: second[1]}
    played = raid("raid.squadron-interception", units, ["I/KG1/2"], until="raid.squadron-attack")
    assert played.unit(first[0]) == first[1].replace("close-escort", "escort-aside")
    assert played.unit(second[0]) == second[1]


@pytest.mark.rules("lion:9.1a", "lion:9.1c", "lion:9.1f", "lion:9.1g")
@pytest.mark.parametrize("hunters", range(4))
@pytest.mark.parametrize("squadrons", range(4))
def test_numbers_in_the_hunt_box_decide_who_is_intercepted(hunters: int, squadrons: int) -> None:
    hunting = ("I/JG3/2", "II/JG3/2", "III/JG3/2")[:hunters]
    responding = ("43/1/11", "145/1/11", "601/1/11")[:squadrons]
    units = {"I/KG1/2": "bomber", **dict.fromkeys((*hunting, *responding), "hunt")}
    played = raid("raid.response", units)
    asked = played.game.open[0].prompt.key
    if squadrons and not hunters:
        assert asked == "go-home"
    else:
        assert asked == ("slip-past" if squadrons > hunters else "approach-card")
    home = "hunt" if squadrons else "inflight"
    assert [played.unit(name) for name in hunting] == [home] * hunters
    assert [played.unit(name) for name in responding] == ["hunt"] * squadrons
    assert played.p.vp == (0 if squadrons else -1)


@pytest.mark.rules("lion:9.1c", "lion:9.2b")
def test_the_player_is_told_how_many_may_slip_past_or_are_still_to_be_picked() -> None:
    squadrons = dict.fromkeys(("43/1/11", "145/1/11", "601/1/11", "54/6/11"), "hunt")
    hunted = raid("raid.response", {**squadrons, "I/JG3/2": "hunt", "I/KG1/2": "bomber"}, ["43/1/11"])
    assert hunted.game.open[0].args == {"excess": 2}
    bombers = dict.fromkeys(("I/KG1/2", "II/KG1/2", "I/KG4/2", "II/KG4/2"), "bomber")
    attackers = dict.fromkeys(("43/1/11", "145/1/11", "601/1/11"), "bomber")
    met = raid("raid.squadron-interception", {**bombers, **attackers}, ["I/KG1/2"])
    assert met.game.open[0].args == {"left": 2}


@pytest.mark.rules("lion:12b")
def test_nobody_is_said_to_leave_when_nobody_does() -> None:
    units = {"I/JG3/2": "hunt", "I/KG1/2": "bomber"}
    assert raid("raid.hunter-attack", units, until="raid.target-event").told("squadrons-leave") == []
