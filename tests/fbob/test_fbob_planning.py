"""The planning phases (3.I) in detail: who rolls which die, whom an event is for, training and mission notes."""

from __future__ import annotations

from typing import Any

import pytest
from fbob_games import Played, begun

from tallyho.table import Chance

BRITISH_HEXES: dict[str, Any] = dict.fromkeys(("1318", "1818", "2413"), "aerodrome aa1")
GERMAN_HEXES: dict[str, Any] = dict.fromkeys(("4826", "4725", "4724"), "aerodrome aa1")
BASES: dict[str, Any] = {"1318": "aerodrome", "4826": "aerodrome"}


def happens(effect: str, side: str, number: int, script: list[str | int], units: dict[str, Any]) -> Played:
    """The event of a sum of seven, whatever its row says."""
    pack = {"events": {"7": {"effect": effect, "side": side, "number": number}}}
    fields: dict[str, Any] = {"month": 2, "started": 1, "units": units, "overlay": pack}
    return begun("planning.event", [3, 4, *script], **fields)


def die_of(played: Played) -> tuple[str, list[str]]:
    """Whose die is open, and its faces."""
    ask = played.game.open[0]
    assert isinstance(ask, Chance)
    assert ask.weights is None
    return str((ask.args or {})["side"]), [*ask.offers]


# Random events


SIX = [str(number) for number in range(1, 7)]


@pytest.mark.rules("fbob:22.1a", "fbob:3.I.1")
def test_each_side_rolls_a_die_of_six_for_the_event() -> None:
    played = begun("planning.event", month=2, started=1)
    assert die_of(played) == ("german", SIX)
    played.answer("3")
    assert die_of(played) == ("british", SIX)


@pytest.mark.rules("fbob:22.1b")
def test_each_side_rolls_a_die_of_six_for_the_press() -> None:
    played = happens("press", "both", 2, [], {})
    assert die_of(played) == ("german", SIX)
    played.answer("3")
    assert die_of(played) == ("british", SIX)


@pytest.mark.rules("fbob:3.I.b")
@pytest.mark.parametrize("step", ["redeployment.order", "reinforcement.order"])
def test_each_side_rolls_a_die_of_six_for_the_order(step: str) -> None:
    played = begun(step)
    assert die_of(played) == ("german", SIX)
    played.answer("3")
    assert die_of(played) == ("british", SIX)


@pytest.mark.rules("fbob:22.1a")
@pytest.mark.parametrize(("side", "who"), [("", ""), ("german", "german"), ("british", "british"), ("both", "both")])
def test_all_are_told_whom_an_event_is_for(side: str, who: str) -> None:
    played = happens("gain", side, 2, [], {})
    told = {"german": 3, "british": 4, "total": 7, "effect": "gain", "who": who, "number": 2}
    assert played.told("event") == [told]
    assert played.field("mp") == {
        "german": 2 * (side in ("german", "both")),
        "british": 2 * (side in ("british", "both")),
    }


@pytest.mark.rules("fbob:22.1b")
def test_an_event_without_effect_has_none_even_with_a_side_and_a_number() -> None:
    played = happens("nothing", "both", 2, [], {**BASES, "33": "based 1318", "Jasta-1": "based 4826"})
    assert played.asked == "order-die"
    assert played.keys() == ["event"]


@pytest.mark.rules("fbob:20.3c", "fbob:22.1b")
@pytest.mark.parametrize("number", [1, 2])
def test_as_many_hexes_are_examined_as_the_event_says_and_no_more(number: int) -> None:
    hexes = ["1318", "1818", "2413"][:number]
    played = happens("look", "german", number, [*hexes], BRITISH_HEXES)
    assert played.asked == "order-die"
    assert [args["hex"] for args in played.told("looks")] == hexes
    units = played.field("units")
    assert [name for name in BRITISH_HEXES if units[name] == "aerodrome aa1*"] == hexes


@pytest.mark.rules("fbob:20.3c", "fbob:22.1b")
def test_an_event_for_both_lets_both_examine_or_calls_both_back() -> None:
    played = happens("look", "both", 1, ["1318", "4826"], BRITISH_HEXES | GERMAN_HEXES)
    assert [(args["side"], args["hex"]) for args in played.told("looks")] == [("german", "1318"), ("british", "4826")]
    units = {**BASES, "33": "based 1318", "Jasta-1": "based 4826"}
    assert happens("recalled", "both", 1, [], units).game.open[0].seen_by == ("german",)
    played = happens("recalled", "both", 1, ["Jasta-1", "33"], units)
    assert [args["unit"] for args in played.told("recycled")] == ["Jasta-1", "33"]


# Training


def training(units: dict[str, Any], script: tuple[str, ...] = ()) -> Played:
    return begun("training.train", script, options=["training"], units={**BASES, **units})


@pytest.mark.rules("fbob:24.7a", "fbob:24.5b")
def test_who_rests_keeps_night_training_and_who_trains_keeps_up() -> None:
    units = {"4826": "aerodrome", "13": _trained("night-trained"), "14": _trained("up")}
    played = begun("training.train", ["rest 13", "night 14", "done", "done"], options=["training"], units=units)
    found = played.field("units")
    assert set(found["13"]["training"]) == {"night-trained", "resting"}
    assert set(found["14"]["training"]) == {"up", "training"}
    done = begun("month.admin", options=["training"], units=found, month=2)
    assert [set(done.field("units")[unit]["training"]) for unit in ("13", "14")] == [{"up", "night-trained"}] * 2


def _trained(*what: str) -> dict[str, Any]:
    return {"place": "based", "at": "4826", "training": [*what]}


@pytest.mark.rules("fbob:24.2a", "fbob:24.5a")
def test_the_owner_is_told_who_rests_and_who_trains_each_by_its_rule() -> None:
    played = training({"13": "based 4826", "14": "based 4826"}, ("rest 13", "night 14", "done", "done"))
    assert [(key, rule, args) for key, rule, args, _ in played.log.events] == [
        ("rests", "fbob:24.2a", {"unit": "13", "side": "german"}),
        ("trains", "fbob:24.5a", {"unit": "14", "side": "german"}),
    ]


@pytest.mark.rules("fbob:24.2c", "fbob:24.6a")
@pytest.mark.parametrize(
    ("answer", "why"),
    [
        ("rest 13", ("up-already", "fbob:24.2c")),
        ("night 13", ("cannot-train", "fbob:24.6a")),
        ("rest 14", ("cannot-train", "fbob:24.6a")),
        ("night 14", ("cannot-train", "fbob:24.6a")),
        ("rest 15", ("trains-already", "fbob:24.1b")),
        ("rest 17", ("cannot-train", "fbob:24.6a")),
    ],
)
def test_why_a_unit_does_not_rest_or_train(answer: str, why: tuple[str, str]) -> None:
    """13 is Up and night trained, 14 is not on the map, 15 rests already, 17 is in the air."""
    aloft = {**_trained("night-trained"), "place": "flying", "group": 1}
    units = {"13": _trained("up", "night-trained"), "15": _trained("resting"), "17": aloft}
    assert training(units).refused(answer, "german") == why


@pytest.mark.rules("fbob:24.1a")
def test_the_name_of_a_unit_alone_says_neither_rest_nor_training() -> None:
    played = training({"13": _trained("up", "night-trained")})
    assert played.refused("13", "german")[0] not in ("up-already", "cannot-train", "trains-already")


# Missions


@pytest.mark.rules("fbob:27.1a", "fbob:25.1b")
def test_the_question_for_the_place_says_for_which_mission() -> None:
    units = {**BASES, "Jasta-1": "based 4826", "13": "based 4826"}
    played = begun("preparation.prepare", ["target 13"], options=["patrols", "targets"], units=units)
    assert played.game.open[0].args == {"unit": "13", "mission": "target"}
    played.answer("0719 city")
    played.answer("patrol Jasta-1")
    assert played.game.open[0].args == {"unit": "Jasta-1", "mission": "patrol"}


@pytest.mark.rules("fbob:27.1a")
def test_the_targets_of_all_hexes_may_be_noted() -> None:
    units = {**BRITISH_HEXES, "4826": "aerodrome", "13": "based 4826"}
    played = begun("preparation.prepare", ["target 13"], options=["targets"], units=units)
    assert {f"{name} aerodrome" for name in BRITISH_HEXES} <= set(played.offers)


@pytest.mark.rules("fbob:25.1a", "fbob:25.1b")
def test_a_patrol_that_is_up_is_no_longer_posted() -> None:
    """Otherwise it would be sent up again in the next month, from wherever it is then."""
    units = {"4826": "aerodrome", "Jasta-1": "based 4826"}
    script = ["patrol Jasta-1", "4725", "done", "done"]
    played = begun("preparation.prepare", script, options=["patrols"], units=units)
    found = played.field("units")["Jasta-1"]
    assert (found["place"], found["at"]) == ("flying", "4725")
    assert "post" not in found


@pytest.mark.rules("fbob:3.I.a", "fbob:14.1a", "fbob:3.I.7")
def test_who_was_done_in_one_phase_is_asked_again_in_the_next() -> None:
    units = {**BASES, "33": "based 1318", "Jasta-1": "based 4826"}
    options = ["training", "patrols"]
    played = begun("training.train", options=options, units=units, mp={"german": 2, "british": 2})
    for phase in ("train", "plot-recon", "prepare"):
        assert played.asks == [("german", phase), ("british", phase)]
        played.answer("done", "german")
        played.answer("done", "british")
    assert played.asked == "gentlemens-war"
    assert played.field("ready") == {"german": 0, "british": 0}
