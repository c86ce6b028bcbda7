"""Interception, case by case (eagle:8, eagle:19.7)."""

from __future__ import annotations

from typing import Any

import pytest
from eagle_raids import raid

from tallyho.table.errors import Refused

HUNTERS = ("I/JG3/2", "II/JG3/2", "III/JG3/2", "I/JG26/2", "II/JG26/2", "III/JG26/2", "I/JG51/2")
SQUADRONS = ("43/1/11", "145/1/11", "601/1/11", "54/6/11", "65/6/11", "74/6/11", "610/7/11")
"""Hurricanes with A, B and C, Spitfires with A, B, C and C."""
IN_ORDER = ("I/KG1/2", "III/KG1/2", "III/KG2/2", "II/SG1/2", "I/ZG26/2", "EGr210/2", "I/JG3/2")
"""A He 111, Ju 88, Do 17, Ju 87, Me 110, elite Me 110 and Me 109."""
MET = ["responded", "squadrons-met"]


@pytest.mark.rules("eagle:8.1a", "eagle:8.1b", "eagle:8.1f", "eagle:8.1g", "eagle:8.1i")
@pytest.mark.parametrize("hunters", range(5))
@pytest.mark.parametrize("squadrons", range(5))
def test_numbers_in_the_hunt_box_decide_who_is_intercepted(hunters: int, squadrons: int) -> None:
    hunting, responding = HUNTERS[:hunters], SQUADRONS[:squadrons]
    units = {"I/KG1/2": "bomber", "II/ZG26/2": "close-escort", **dict.fromkeys((*hunting, *responding), "hunt")}
    played = raid("raid.hunter-interception", units)
    assert played.asked == ("excess-die" if squadrons > hunters > 0 else "approach-card")
    assert [played.unit(name) for name in hunting] == ["hunt" if squadrons else "inflight"] * hunters
    assert [played.unit(name) for name in responding] == ["hunt" if hunters else "bomber"] * squadrons
    assert played.unit("II/ZG26/2") == ("close-escort" if squadrons else "bomber")


@pytest.mark.rules("eagle:8.1b", "eagle:8.1c")
@pytest.mark.parametrize("excess", range(1, 7))
@pytest.mark.parametrize("die", range(1, 7))
def test_a_die_above_the_excess_lets_the_excess_go_on(excess: int, die: int) -> None:
    letters = {name: {"selector": "A"} for name in SQUADRONS}
    units = {"I/KG1/2": "bomber", "I/JG3/2": "hunt", **dict.fromkeys(SQUADRONS[: excess + 1], "hunt")}
    script: list[str | int] = [die]
    if die > excess:
        script += SQUADRONS[: min(excess, 2)] if excess < 3 else SQUADRONS[3:excess]
    played = raid("raid.hunter-interception", units, script, until="raid.approach-event", overlay={"units": letters})
    went_on = SQUADRONS[:excess] if die > excess else ()
    assert [name for name in SQUADRONS if played.unit(name) == "bomber"] == [*went_on]
    (told,) = played.told("excess-goes-on" if die > excess else "excess-stays")
    assert told == {"hunters": 1, "squadrons": excess + 1, "excess": excess, "die": die}


@pytest.mark.rules("eagle:8.1c")
@pytest.mark.parametrize(
    ("squadrons", "picks", "offered"),
    [
        ("43/1/11 1/3/11 145/1/11", [], ["43/1/11", "145/1/11", "1/3/11"]),
        ("43/1/11 1/3/11 145/1/11", ["145/1/11"], ["43/1/11", "1/3/11"]),  # B has gone on: now one with A
        ("43/1/11 54/6/11 65/6/11", [], ["65/6/11"]),  # the Hurricane, and then B before another A
        ("43/1/11 145/1/11 54/6/11", [], []),  # both Hurricanes, without a question
        ("54/6/11 65/6/11 74/6/11", ["65/6/11"], ["54/6/11", "74/6/11"]),
    ],
)
def test_letters_of_those_who_go_on_are_even(squadrons: str, picks: list[str], offered: list[str]) -> None:
    """Three squadrons against one hunter: two are too many, and the die lets them go on."""
    names = squadrons.split()
    units = {"I/KG1/2": "bomber", "I/JG3/2": "hunt", **dict.fromkeys(names, "hunt")}
    played = raid("raid.hunter-interception", units, [3, *picks])
    gone = [name for name in names if played.unit(name) == "bomber"]
    if len(offered) > 1:
        assert (played.asked, played.offers, gone) == ("excess-squadron", offered, picks)
    else:
        assert played.asked == "approach-card"
        assert gone == (["43/1/11", "65/6/11"] if offered else ["43/1/11", "145/1/11"])


@pytest.mark.rules("eagle:8.2b", "eagle:8.2d")
@pytest.mark.parametrize("number", range(1, 8))
@pytest.mark.parametrize("face", ["", " reduced"])
def test_gruppen_are_intercepted_in_the_order_of_their_types(number: int, face: str) -> None:
    units = dict.fromkeys(reversed(IN_ORDER), f"bomber{face}") | dict.fromkeys(SQUADRONS[:number], "bomber")
    played = raid("raid.squadron-interception", units, until="raid.squadron-attack", effects=MET)
    intercepted = [name for name in IN_ORDER if played.unit(name) == f"bomber{face}"]
    assert intercepted == [*IN_ORDER[:number]]
    assert [played.unit(name) for name in IN_ORDER[number:]] == [f"bomber-aside{face}"] * (7 - number)


@pytest.mark.rules("eagle:8.2c")
@pytest.mark.parametrize("number", range(1, 7))
def test_every_full_gruppe_comes_before_a_reduced_one(number: int) -> None:
    """The first Gruppen of the order are reduced, so that they come last."""
    full, reduced = IN_ORDER[number:], IN_ORDER[:number]
    units = dict.fromkeys(full, "bomber") | dict.fromkeys(reduced, "bomber reduced")
    units |= dict.fromkeys(SQUADRONS[: len(full)], "bomber")
    played = raid("raid.squadron-interception", units, until="raid.squadron-attack", effects=MET)
    assert [played.unit(name) for name in full] == ["bomber"] * len(full)
    assert [played.unit(name) for name in reduced] == ["bomber-aside reduced"] * number


@pytest.mark.rules("eagle:8.2e")
@pytest.mark.parametrize(
    ("gruppen", "squadrons", "picks", "offered"),
    [
        ("I/KG1/2 II/KG4/2", 1, [], ["I/KG1/2", "II/KG4/2"]),
        ("I/KG1/2 II/KG1/2 I/KG4/2", 1, [], ["I/KG1/2", "II/KG1/2", "I/KG4/2"]),
        ("I/KG1/2 II/KG4/2 II/KG1/2", 2, [], ["I/KG1/2", "II/KG1/2", "II/KG4/2"]),
        ("I/KG1/2 II/KG4/2 II/KG1/2", 2, ["II/KG1/2"], ["I/KG1/2", "II/KG4/2"]),
        ("I/KG1/2 II/KG4/2 II/KG1/2", 2, ["II/KG4/2"], []),  # only B is even with A
        ("I/KG1/2 II/KG4/2 III/KG53/2 II/KG1/2", 3, ["I/KG1/2"], ["II/KG4/2", "III/KG53/2"]),
        ("I/KG4/2 II/KG53/2 I/KG1/2 II/KG1/2", 3, ["I/KG4/2"], ["I/KG1/2", "II/KG1/2"]),  # no second C
        ("II/KG1/2 I/KG3/2 III/KG3/2 III/KG2/2", 3, [], ["III/KG2/2", "III/KG3/2"]),  # two As, then one of three
    ],
)
def test_letters_of_those_intercepted_are_even(
    gruppen: str, squadrons: int, picks: list[str], offered: list[str]
) -> None:
    units = dict.fromkeys(gruppen.split(), "bomber") | dict.fromkeys(SQUADRONS[:squadrons], "bomber")
    played = raid("raid.squadron-interception", units, picks, effects=MET)
    if offered:
        assert played.offers == offered
    else:
        assert played.game.step == "raid.squadron-attack"
        assert [name for name in gruppen.split() if played.unit(name) == "bomber"] == ["II/KG4/2", "II/KG1/2"]


@pytest.mark.rules("eagle:8.2d")
def test_a_jabo_is_intercepted_as_a_fighter() -> None:
    units = {"54/6/11": "bomber", "I/JG3/2": "bomber", "EGr210/2": "bomber"}
    played = raid(
        "raid.squadron-interception",
        units,
        until="raid.squadron-attack",
        effects=MET,
        jabos=["I/JG3/2"],
        options=["advanced"],
    )
    assert (played.unit("EGr210/2"), played.unit("I/JG3/2")) == ("bomber", "bomber-aside")


@pytest.mark.rules("eagle:8.21a", "eagle:8.21b")
@pytest.mark.parametrize("squadrons", range(1, 5))
@pytest.mark.parametrize("bombers", range(1, 5))
@pytest.mark.parametrize("escorts", range(4))
def test_an_escort_stands_aside_for_each_gruppe_not_intercepted(squadrons: int, bombers: int, escorts: int) -> None:
    gruppen = ("I/KG1/2", "III/KG1/2", "III/KG2/2", "II/SG1/2")[:bombers]
    fighters = HUNTERS[:escorts]
    aside = min(escorts, max(0, bombers - squadrons))
    units = dict.fromkeys((*gruppen, *SQUADRONS[:squadrons]), "bomber") | dict.fromkeys(fighters, "close-escort")
    script = fighters[::-1][:aside] if aside < escorts else ()
    played = raid("raid.squadron-interception", units, script, until="raid.squadron-attack", effects=MET)
    assert [played.unit(name) for name in fighters] == ["close-escort"] * (escorts - aside) + ["escort-aside"] * aside


@pytest.mark.rules("eagle:8.2e", "eagle:8.21b", "eagle:19.7b", "eagle:8.1c")
def test_the_player_is_told_how_many_are_still_to_be_picked() -> None:
    bombers = dict.fromkeys(("I/KG1/2", "II/KG1/2", "I/KG4/2", "II/KG4/2"), "bomber")
    attackers = dict.fromkeys(SQUADRONS[:2], "bomber")
    escorts = dict.fromkeys(HUNTERS[:4], "close-escort")
    met = raid("raid.squadron-interception", {**bombers, **attackers, **escorts}, effects=MET)
    assert (met.asked, met.game.open[0].args) == ("intercept", {"left": 2})
    met = raid("raid.squadron-interception", {**bombers, **attackers, **escorts}, ["I/KG1/2", "I/KG4/2"], effects=MET)
    assert (met.asked, met.game.open[0].args) == ("escort-aside", {"left": 2})
    units = {"I/KG1/2": "bomber", "54/6/11": "hunt", **dict.fromkeys(HUNTERS[:5], "hunt")}
    lost = raid("raid.hunter-contact", units, [3, "I/JG3/2"], options=["advanced"])
    assert (lost.asked, lost.game.open[0].args) == ("no-contact", {"left": 2})
    assert raid("raid.hunter-contact", units, options=["advanced"]).game.open[0].args == {
        "hunters": 5,
        "squadrons": 1,
        "difference": 4,
    }


@pytest.mark.rules("eagle:19.7a", "eagle:19.7b")
@pytest.mark.parametrize("difference", range(-1, 7))
@pytest.mark.parametrize("die", range(1, 7))
def test_a_die_below_the_difference_costs_hunters(difference: int, die: int) -> None:
    squadrons = SQUADRONS[: 1 if difference >= 0 else 2]
    hunters = HUNTERS[: len(squadrons) + difference]
    units = {"I/KG1/2": "bomber", **dict.fromkeys((*squadrons, *hunters), "hunt")}
    rolled = difference > 1
    lost = hunters[:die] if rolled and die < difference else ()
    script = [die, *lost] if rolled else []
    played = raid("raid.hunter-contact", units, script, options=["advanced"])
    assert [name for name in hunters if played.unit(name) == "inflight"] == [*lost]
    assert len(played.told("contact-lost")) == bool(lost)
    assert len(played.told("contact-kept")) == (rolled and not lost)
    assert played.asked == ("excess-die" if difference < 0 else "approach-card")


SLIP = {"43/1/11": "hunt", "145/1/11": "hunt", "I/JG3/2": "hunt", "I/KG1/2": "bomber"}
PICK = {"54/6/11": "bomber", "I/KG1/2": "bomber", "II/KG1/2": "bomber", "I/JG51/2": "close-escort"}
HUNT: dict[str, Any] = {"strategy_on": {"164": "31"}, "cards": {"164": "track"}}


@pytest.mark.rules("eagle:8.1c", "eagle:8.2e", "eagle:15.1c")
@pytest.mark.parametrize(
    ("step", "units", "script", "fields", "answers"),
    [
        ("raid.hunter-interception", SLIP, [2], {}, ["I/JG3/2", "601/1/11", "nobody"]),
        ("raid.squadron-interception", PICK, [], {"effects": MET}, ["I/KG4/2", "I/JG51/2", "54/6/11", "nobody"]),
        ("raid.free-hunt", SLIP, [], HUNT, ["43/1/11", "ACE-H", "nobody"]),
    ],
)
def test_who_is_out_of_the_question_is_refused_without_a_reason_of_its_own(
    step: str, units: dict[str, str], script: list[int], fields: dict[str, Any], answers: list[str]
) -> None:
    played = raid(step, units, script, **fields)
    for answer in answers:
        with pytest.raises(Refused) as why:
            played.game.answer(answer)
        assert why.value.key == "refused-offer"


@pytest.mark.rules("eagle:8.2c", "eagle:8.2d", "eagle:8.2e")
@pytest.mark.parametrize(
    ("gruppe", "where", "key", "rule"),
    [
        ("I/KG2/2", "bomber", "other-type-first", "eagle:8.2d"),
        ("II/KG53/2", "bomber reduced", "full-ones-first", "eagle:8.2c"),
        ("II/KG4/2", "bomber", "letter-not-even", "eagle:8.2e"),
    ],
)
def test_a_gruppe_that_is_not_next_is_refused_by_name(gruppe: str, where: str, key: str, rule: str) -> None:
    """Two squadrons and three He 111 besides: one with A has been picked, so that another A must wait."""
    bombers = dict.fromkeys(("I/KG1/2", "II/KG1/2", "I/KG4/2"), "bomber") | {gruppe: where}
    units = {**bombers, **dict.fromkeys(SQUADRONS[:2], "bomber")}
    played = raid("raid.squadron-interception", units, ["I/KG1/2"], effects=MET)
    with pytest.raises(Refused) as why:
        played.game.answer(gruppe)
    assert (why.value.key, why.value.rule, why.value.facts["gruppe"]) == (key, rule, gruppe)


@pytest.mark.rules("eagle:8.2a", "eagle:8.2b")
def test_nobody_is_picked_when_all_are_intercepted() -> None:
    units = {"54/6/11": "bomber", "65/6/11": "bomber", "I/KG1/2": "bomber", "II/KG1/2": "bomber"}
    assert raid("raid.squadron-interception", units, until="raid.squadron-attack", effects=MET).keys() == []


@pytest.mark.rules("eagle:19.63b")
def test_an_ace_that_finds_nothing_in_the_bomber_box_goes_back() -> None:
    played = raid(
        "raid.squadron-interception", {"ACE-S": "bomber"}, until="raid.bombardment", effects=MET, options=["advanced"]
    )
    assert played.unit("ACE-S") == "ace-box"


@pytest.mark.rules("eagle:15.1c")
@pytest.mark.parametrize("hunters", [1, 2])
def test_as_many_me109s_may_hunt_as_the_card_says(hunters: int) -> None:
    units = {"54/6/11": "hunt", "I/KG1/2": "bomber"}
    played = raid(
        "raid.free-hunt",
        units,
        HUNTERS[:hunters],
        until="raid.approach-event",
        overlay={"strategy": {"164": {"hunters": hunters}}},
        strategy_on={"164": "31"},
        cards={"164": "track"},
    )
    assert [played.unit(name) for name in HUNTERS[:3]] == ["hunt"] * hunters + ["airbase"] * (3 - hunters)


@pytest.mark.rules("eagle:15.1c")
def test_without_a_full_me109_nobody_is_asked() -> None:
    gruppen = [name for name, row in raid("raid.free-hunt", {}).p.data.tables["units"].items() if row["home"] == "LF2"]
    units = dict.fromkeys(gruppen, "airbase reduced") | {"54/6/11": "hunt", "I/KG1/2": "bomber"}
    played = raid("raid.free-hunt", units, until="raid.approach-event", strategy_on={"164": "31"})
    assert played.rules("no-free-hunter") == ["eagle:15.1c"]
