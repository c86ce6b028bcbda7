"""The end of a turn, and who is asked between the Tally Ho phases: what would otherwise go unnoticed."""

from __future__ import annotations

import pytest
from hksw_games import begun

from tallyho.hksw.title import HKSW
from tallyho.table import Refused

ALL_TARGETS = list(HKSW.data().tables["targets"])
FIFTH = ["I/ZG76/5", "I(2)/ZG76/5", "I/KG26/5", "III/KG26/5", "I/KG30/5", "III/KG30/5"]


@pytest.mark.rules("hksw:5.lf5.b")
def test_a_card_of_luftflotte_5_that_was_stood_down_does_not_come_back_after_the_withdrawal() -> None:
    stood_down = {"cards": {FIFTH[1]: "stood-down"}, "back": {FIFTH[1]: 6}}
    played = begun("end.turn", until="turn.deck", turn=5, first_alert=False, **stood_down)
    assert played.field("turn") == 6
    assert {played.field("cards")[card] for card in FIFTH} == {"withdrawn"}
    assert played.field("back")[FIFTH[1]] == 0
    assert not played.told("is-back")


@pytest.mark.rules("hksw:5.lf5.b")
@pytest.mark.parametrize("mission", ALL_TARGETS[:2])
def test_the_withdrawal_shows_the_mission_and_cannot_be_taken_back(mission: str) -> None:
    played = begun("end.turn", until="turn.advance", turn=5, missions={mission: "5A"})
    assert played.field("missions")[mission] == "used"
    assert played.p.reveals == 1
    assert begun("end.turn", until="turn.advance", turn=4, missions={mission: "5A"}).p.reveals == 0


@pytest.mark.rules("hksw:5.lf5.b")
def test_without_a_mission_the_withdrawal_uses_up_no_card() -> None:
    played = begun("end.turn", until="turn.advance", turn=5)
    assert played.told("luftflotte-5-withdrawn")
    assert set(played.field("missions").values()) == {"deck"}


@pytest.mark.rules("hksw:5.lf5.b")
def test_a_luftflotte_5_shot_down_to_the_last_card_is_not_withdrawn_too() -> None:
    played = begun("end.turn", until="turn.advance", turn=5, cards=dict.fromkeys(FIFTH, "damaged"))
    assert not played.told("luftflotte-5-withdrawn")
    assert {played.field("cards")[card] for card in FIFTH} == {"damaged"}


@pytest.mark.rules("hksw:9.b")
@pytest.mark.parametrize("other", ["2B", "11C", "nobody"])
def test_only_raf_flights_on_their_boxes_are_told_why_they_cannot_scramble(other: str) -> None:
    table = {
        "at": {"2A": "Q12", "11C": "L23"},
        "fuel": {"2A": 3},
        "cards": {"I/KG1/2": "2A", "54/11": "11B", "64/11": "11C"},
        "sortie_marks": {"2A": ["took-off"]},
    }
    played = begun("tally-ho.begin", turn=2, phase=1, **table)
    with pytest.raises(Refused) as refused:
        played.answer(other)
    assert refused.value.key == "refused-offer"


@pytest.mark.rules("hksw:4.bombed.a")
def test_an_airfield_that_stays_out_is_told_of_once() -> None:
    out = {"turn": 2, "damage": {"tangmere": 1}}
    assert begun("end.turn", until="turn.advance", at={"11A": "J25"}, **out).told("airfield-lost") == [
        {"flight": "11A", "number": 0}
    ]
    assert begun("end.turn", until="turn.advance", cards={"54/11": "11A"}, **out).told("airfield-lost") == [
        {"flight": "11A", "number": 1}
    ]
    assert not begun("end.turn", until="turn.advance", **out).told("airfield-lost")
