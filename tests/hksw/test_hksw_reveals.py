"""What tells a side something it did not know cannot be taken back, and what tells nothing can."""

from __future__ import annotations

from typing import Any

import pytest
from hksw_games import Played, begun

LUFTWAFFE, RAF = "luftwaffe", "raf"
FIFTH = ["I/ZG76/5", "I(2)/ZG76/5", "I/KG26/5", "III/KG26/5", "I/KG30/5", "III/KG30/5"]


def after_a_combat(**fields: Any) -> Played:
    """A combat is over, and the RAF says whether its flight stays; then the Luftwaffe flight bombs or goes home."""
    table: dict[str, Any] = {
        "turn": 2,
        "phase": 1,
        "race": "11B",
        "battle": "2A",
        "at": {"11B": "M24", "2A": "M24"},
        "fuel": {"2A": 3},
        "sortie_marks": {"2A": ["took-off"]},
        "missions": {"hawkinge": "2A"},
    }
    return begun("battle.head-home", **{**table, **fields})


def grouped(cards: dict[str, str], step: str, **fields: Any) -> Played:
    """A dogfight whose cards have all been seen in their flights before."""
    table: dict[str, Any] = {
        "turn": 2,
        "phase": 1,
        "race": "11B",
        "battle": "2A",
        "at": {"11B": "M26", "2A": "M26"},
        "fuel": {"2A": 3},
        "sortie_marks": {"2A": ["took-off"]},
        "cards": cards,
        "seen": dict.fromkeys(cards, "seen"),
    }
    return begun(step, **{**table, **fields})


@pytest.mark.rules("hksw:8.dogfight.d", "hksw:8.dogfight.e")
def test_naming_a_group_of_one_turns_up_its_card_though_it_was_seen_before() -> None:
    cards = {"54/11": "11B group 1", "64/11": "11B group 2", "I/KG1/2": "2A group 1", "I/JG3/2": "2A group 2"}
    played = grouped(cards, "dogfight.next-group")
    assert played.view(RAF)["groups"][LUFTWAFFE]["cards"] == {}
    played.answer("2", RAF)
    assert played.view(RAF)["groups"][LUFTWAFFE]["cards"] == {"I/JG3/2": 2}
    assert played.game.why_no_undo(RAF) == "undo-reveal"


@pytest.mark.rules("hksw:8.dogfight.e")
@pytest.mark.parametrize("side", [LUFTWAFFE, RAF])
def test_selecting_a_card_against_a_group_of_one_turns_that_up(side: str) -> None:
    two = {"64/11": "11B group 1"} if side == RAF else {"II/KG1/2": "2A group 1"}
    played = grouped({"54/11": "11B group 1", "I/KG1/2": "2A group 1", **two}, "dogfight.select", fighting=1)
    played.answer(*two, side)
    assert played.game.step == "dogfight.fight"
    assert played.game.why_no_undo(side) == "undo-reveal"


@pytest.mark.rules("hksw:8.dogfight.d")
def test_naming_a_group_is_taken_back_while_no_card_is_turned_up() -> None:
    names = {"54/11": 1, "64/11": 1, "65/11": 2, "I/KG1/2": 1, "II/KG1/2": 1, "I/JG3/2": 2}
    cards = {card: f"{'11B' if '11' in card else '2A'} group {group}" for card, group in names.items()}
    played = grouped(cards, "dogfight.next-group")
    played.answer("1", RAF)
    assert played.asked == "dogfight-select"
    assert played.game.why_no_undo(RAF) is None


@pytest.mark.rules("hksw:8.bombing.b")
@pytest.mark.parametrize(("card", "told"), [("I/JG3/2", "no-run"), ("I/KG1/2", None)])
def test_whether_a_marked_run_is_flown_tells_of_the_bombers(card: str, told: str | None) -> None:
    marks = {"2A": ["took-off", "bomb-run"]}
    played = after_a_combat(cards={"54/11": "11B", card: "2A"}, sortie_marks=marks)
    played.answer("stay", RAF)
    assert bool(played.told("no-run")) == bool(told)
    assert played.game.why_no_undo(RAF) == "undo-reveal"


@pytest.mark.rules("hksw:8.home.a")
def test_staying_up_is_taken_back_while_the_enemy_shows_nothing() -> None:
    played = after_a_combat(cards={"54/11": "11B", "I/JG3/2": "2A"})
    played.answer("stay", RAF)
    assert played.asked == "reach-home"
    assert played.game.why_no_undo(RAF) is None


@pytest.mark.rules("hksw:8.reach.a")
@pytest.mark.parametrize("card", ["I/JG3/2", "I/KG1/2"])
def test_a_flight_home_without_fuel_tells_whether_it_has_cards_that_roll(card: str) -> None:
    """Without a mission nothing else would be shown when it is home."""
    other = {"at": {"11B": "M24", "2A": "M24", "2B": "N24"}, "fuel": {"2B": 3}, "missions": {}}
    played = after_a_combat(cards={"54/11": "11B", card: "2A", "II/KG1/2": "2B"}, **other)
    played.answer("stay", RAF)
    assert played.told("reaches-home")
    assert played.game.why_no_undo(RAF) == "undo-reveal"


@pytest.mark.rules("hksw:5.lf5.b")
@pytest.mark.parametrize("mark", ["attempted", "took-off"])
def test_whether_luftflotte_5_stays_tells_of_its_attempt(mark: str) -> None:
    """The last flight stays down after the second phase, and with the RAF's last answer the turn ends."""
    table: dict[str, Any] = {
        "turn": 5,
        "phase": 2,
        "at": {"2A": "Q24", "11B": "M24"},
        "fuel": {"2A": 2},
        "cards": {"54/11": "11B", "I/KG1/2": "2A", **dict.fromkeys(FIFTH, "5A")},
        "sortie_marks": {"5A": [mark]},
    }
    played = begun("patrol.choose", first_alert=False, **table)
    played.answer("done", RAF)
    assert bool(played.told("luftflotte-5-withdrawn")) == (mark == "took-off")
    assert played.game.why_no_undo(RAF) == "undo-reveal"


@pytest.mark.rules("hksw:5.lf5.b")
def test_a_luftflotte_5_shot_down_to_the_last_card_tells_nothing_more() -> None:
    played = begun("end.turn", until="turn.advance", turn=5, cards=dict.fromkeys(FIFTH, "damaged"))
    assert played.p.reveals == 0


def flying(cards: list[str], at: str, **fields: Any) -> Played:
    """A flight of Luftflotte 2 on its move."""
    table: dict[str, Any] = {
        "turn": 2,
        "phase": 1,
        "markers": 5,
        "moving": "2A",
        "left": 3,
        "free": at,
        "at": {"2A": at, "2B": "Q24"},
        "fuel": {"2A": 3, "2B": 3},
        "radar": {"2A": "detected"},
        "cards": {**dict.fromkeys(cards, "2A"), "II/KG1/2": "2B"},
    }
    marks = {"2A": ["took-off", "asked"]}
    return begun("movement.fly", **{**table, "sortie_marks": marks, **fields})


@pytest.mark.rules("hksw:6.bombrun.a")
@pytest.mark.parametrize(("answer", "why"), [("bomb", "undo-reveal"), ("done", None)])
def test_a_bombing_run_marker_tells_of_the_mission(answer: str, why: str | None) -> None:
    played = flying(["I/KG1/2"], "M24", missions={"hawkinge": "2A"})
    played.answer(answer, LUFTWAFFE)
    assert played.game.why_no_undo(LUFTWAFFE) == why


@pytest.mark.rules("hksw:6.line12.a")
def test_the_first_step_north_of_the_line_tells_that_there_is_no_bf_109() -> None:
    played = flying(["I/KG1/2"], "O20")
    played.answer("O19", LUFTWAFFE)
    assert "went-north" in played.view(RAF)["sortie_marks"]["2A"]
    assert played.game.why_no_undo(LUFTWAFFE) == "undo-reveal"
    played.answer("P19", LUFTWAFFE)
    assert played.game.why_no_undo(LUFTWAFFE) is None
    south = flying(["I/KG1/2"], "O21")
    south.answer("P21", LUFTWAFFE)
    assert south.game.why_no_undo(LUFTWAFFE) is None
