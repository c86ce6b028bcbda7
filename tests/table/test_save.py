"""A saved game: canonical, restored to go on exactly as it would have, refused naming the key."""

from __future__ import annotations

import json
from copy import deepcopy
from typing import Any

import pytest
from duel import DEALT, DUEL, WHOLE, duel
from hypothesis import given
from hypothesis import strategies as st
from tiny import BLUE, RED, Pad, PadTitle, noting, question, titled

from tallyho.bots import RandomBot
from tallyho.lab.miniraid import BRITISH, MINI
from tallyho.table import (
    END,
    BadPosition,
    BadSetup,
    Game,
    Jump,
    Outcome,
    Overlay,
    Seat,
    Step,
    TallyhoError,
    does,
    play,
    restore,
    save,
)
from tallyho.table.save import FORMAT

PACK: Overlay = {"cards": {"ace": {"power": 50}}}


def test_a_saved_game_is_the_start_of_the_step_and_the_answers_in_it() -> None:
    game = duel(*DEALT, "2", "south", scenario="dusk", options=["night-fog", "fog"], seed="é 1")

    assert json.loads(save(game)) == {
        "format": "tallyho position 1",
        "game": "duel",
        "version": 3,
        "scenario": "dusk",
        "options": ["fog", "night-fog"],
        "seed": "é 1",
        "data": DUEL.data().digest,
        "stopped": False,
        "step": "round.plan",
        "position": DUEL.fields.save(game.start),
        "given": [["red", "south"]],
    }


def test_a_saved_game_is_canonical_json() -> None:
    text = save(duel(*DEALT, "2", "south", seed="é"))

    assert text == json.dumps(json.loads(text), sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    assert "é" in text
    assert text == save(duel(*DEALT, "2", "south", seed="é"))


@pytest.mark.parametrize("number", range(len(WHOLE) + 1))
def test_a_restored_game_is_the_same_and_goes_on_alike(number: int) -> None:
    game = duel(*WHOLE[:number], scenario="dusk", options=["fog"], seed=5)

    again = restore(save(game), DUEL)

    assert again.same_as(game)
    assert save(again) == save(game)
    assert (again.setup.scenario, again.setup.options, again.setup.seed) == ("dusk", {"fog"}, "5")
    assert again.setup.data is game.setup.data
    assert again.log is None
    for one in (game, again):
        play(one, {RED: Seat(RandomBot("r")), BLUE: Seat(RandomBot("b"))})
    assert again.same_as(game)


def test_a_restored_mini_raid_goes_on_with_the_same_dice() -> None:
    game = Game.new(MINI, seed=13)
    for number in range(8):
        play(game, {BRITISH: Seat(RandomBot(str(number)))}, most=19)
        again = restore(save(game), MINI)
        assert again.same_as(game)
        for one in (again, twin := game.clone()):
            play(one, {BRITISH: Seat(RandomBot("x"))})
        assert again.same_as(twin)


def test_a_restored_game_may_tell_what_comes() -> None:
    again = restore(save(duel(*DEALT, "2", "south")), DUEL, log=True)
    again.answer("south")

    assert again.log is not None
    assert [key for key, _, _, _ in again.log.events] == ["planned", "guessed"]
    assert again.marks == [0, 1]


def test_an_answer_of_choices_made_together_is_saved_with_its_side() -> None:
    game = duel(*WHOLE[:7])
    game.answer("ace", BLUE)

    again = restore(save(game), DUEL)

    assert json.loads(save(game))["given"] == [["blue", "ace"]]
    assert again.pending == {BLUE: "ace"}
    assert again.same_as(game)


def test_a_restored_game_keeps_the_answers_of_its_step() -> None:
    again = restore(save(duel(*DEALT, "1", "north")), DUEL)

    assert [turn[:3:2] for turn in again.history] == [(RED, "north")]
    again.undo(RED)
    assert again.same_as(duel(*DEALT, "1"))


def test_a_game_that_is_over_is_restored_as_over() -> None:
    again = restore(save(duel(*WHOLE)), DUEL)

    assert (again.over, again.outcome) == (True, Outcome(RED, "points", "all-rounds-played", "duel:7"))


def test_a_pack_must_be_laid_over_again() -> None:
    game = duel(*WHOLE[:7], overlay=PACK)

    assert restore(save(game), DUEL, overlay=PACK).same_as(game)
    with pytest.raises(BadPosition) as refused:
        restore(save(game), DUEL)
    theirs, ours = game.setup.data.digest, DUEL.data().digest
    assert str(refused.value) == f"the saved game has data {theirs!r}; here it is {ours!r}"


# Refusing.


def edited(**changes: Any) -> str:
    saved = json.loads(save(duel(*DEALT, "2", "south")))
    for key, value in changes.items():
        if value is None:
            del saved[key]
        else:
            saved[key] = value
    return json.dumps(saved)


def fields(**changes: Any) -> dict[str, Any]:
    return {**DUEL.fields.save(duel(*DEALT, "2").position), **changes}


FORM = f"this is no saved game; one has the format {FORMAT!r}"
GUESS = "blue is asked guess (duel:4); offered: done, north, south"
PAIR = "it must be a side and an answer"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[]", FORM),
        ('"x"', FORM),
        ("{}", FORM),
        (edited(format="tallyho position 2"), FORM),
        (edited(game="lion"), "the saved game has game 'lion'; here it is 'duel'"),
        (edited(game=None), "the saved game has game None; here it is 'duel'"),
        (edited(version=4), "the saved game has version 4; here it is 3"),
        (edited(version="3"), "the saved game has version '3'; here it is 3"),
        (edited(scenario=None), "the saved game's scenario is None; it must be a text"),
        (edited(scenario=1), "the saved game's scenario is 1; it must be a text"),
        (edited(options="fog"), "the saved game's options is 'fog'; it must be a list"),
        (edited(seed=5), "the saved game's seed is 5; it must be a text"),
        (edited(step=5), "the saved game's step is 5; it must be a text"),
        (edited(step="round.sleep"), "the saved game is at step 'round.sleep', which duel does not have"),
        (edited(position=None), "the saved game has no position"),
        (edited(position=[1]), "the saved game has no position"),
        (edited(position={}), f"the position lacks {', '.join(fields())}"),
        (edited(position=fields(score=100)), "score is 100; it must be a whole number from -99 to 99"),
        (edited(position=fields(luck=0)), "luck is 0; it must be a whole number from 1 to 2305843009213693950"),
        (edited(given=None), "the saved game's given is None; it must be a list"),
        (edited(given=[["red"]]), f"the saved game was given ['red']; {PAIR}"),
        (edited(given=[["red", 1]]), f"the saved game was given ['red', 1]; {PAIR}"),
        (edited(given=["ab"]), f"the saved game was given 'ab'; {PAIR}"),
        (edited(given=[["red", "south", "x"]]), f"the saved game was given ['red', 'south', 'x']; {PAIR}"),
        (
            edited(given=[["blue", "south"]]),
            "the saved game's given answers do not fit: blue is not asked; red is, plan (duel:3)",
        ),
        (
            edited(given=[["red", "south"], ["blue", "up"]]),
            f"the saved game's given answers do not fit: 'up' is not offered; {GUESS}",
        ),
        (
            edited(step="round.play", given=[], position=fields(**{"red-hand": []})),
            "the rules fail on the saved position: Defect: play (duel:5) offers red nothing",
        ),
    ],
)
def test_what_the_title_cannot_take_is_refused(text: str, sentence: str) -> None:
    with pytest.raises(BadPosition) as refused:
        restore(text, DUEL)

    assert str(refused.value) == sentence


def test_what_is_no_json_is_refused() -> None:
    with pytest.raises(BadPosition, match=r"^the saved game is not JSON: .*char 0"):
        restore("save", DUEL)


def test_scenarios_and_options_are_checked() -> None:
    with pytest.raises(BadSetup, match=r"^duel has no scenario 'noon'"):
        restore(edited(scenario="noon"), DUEL)
    with pytest.raises(BadSetup, match=r"^duel has no option '1'"):
        restore(edited(options=[1]), DUEL)


def failing(p: Pad) -> Jump:
    raise KeyError("no such box")


def test_rules_that_fail_on_the_position_refuse_it() -> None:
    sane = titled(question("a"), noting("b"), question("c"))
    broken = titled(question("a"), does("b", "tiny:1", failing), question("c"))

    with pytest.raises(BadPosition, match=r"^the rules fail on the saved position: KeyError: 'no such box'$"):
        restore(save(Game.new(sane)).replace("pad.a", "pad.b"), broken)
    given = save(Game.new(sane)).replace('"given":[]', '"given":[["red","yes"]]')
    assert restore(given, sane).step == "pad.c"
    with pytest.raises(BadPosition, match=r"^the rules fail on the saved position: KeyError"):
        restore(given, broken)


# Any JSON at all.

STEPS: tuple[Step[Pad], ...] = (question("a"), noting("b"), question("c", BLUE))
PAD: PadTitle = titled(*STEPS)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=4),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=6,
)
LIKELY = st.sampled_from(["pad.c", END, "red", "yes", ["red", "yes"], [["red", "yes"]], 1, [], {}, "blank", ["notes"]])


def places(value: object, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The ways to all parts of a JSON value."""
    found = [path] if path else []
    items: list[tuple[Any, object]] = []
    if isinstance(value, dict):
        items = list(value.items())
    elif isinstance(value, list):
        items = list(enumerate(value))
    for key, part in items:
        found.extend(places(part, (*path, key)))
    return found


def pad_saved() -> Any:
    game = Game.new(PAD, seed=3)
    game.answer("yes")
    return json.loads(save(game))


def restored(saved: object) -> Game[Pad] | TallyhoError:
    """The game, or its refusal; whatever else is raised is a bug."""
    try:
        return restore(json.dumps(saved), PAD)
    except (BadPosition, BadSetup) as error:
        return error


@given(st.data())
def test_an_edited_game_is_restored_or_refused(data: st.DataObject) -> None:
    saved = pad_saved()
    for _ in range(data.draw(st.integers(1, 3))):
        every = places(saved)
        if not every:
            break
        *way, last = data.draw(st.sampled_from(every))
        part = saved
        for key in way:
            part = part[key]
        if data.draw(st.booleans()):
            part[last] = deepcopy(data.draw(JSON | LIKELY))
        else:
            del part[last]

    game = restored(saved)

    if isinstance(game, Game):
        assert restore(save(game), PAD).same_as(game)
    else:
        assert str(game)


@given(JSON)
def test_any_json_is_refused(value: object) -> None:
    assert isinstance(restored(value), BadPosition)


@given(st.text(max_size=40))
def test_any_text_is_refused(text: str) -> None:
    with pytest.raises(BadPosition):
        restore(text, PAD)
