"""Choices made together: what one side is told never depends on what the other has chosen already."""

from __future__ import annotations

from typing import Any

import pytest
from houses import House, fine, trouble

from tallyho.bots.hints import hint
from tallyho.hksw.title import HKSW
from tallyho.server.present import repeated
from tallyho.table import DONE, AnyGame, Choice
from tallyho.table.problem import standing

LUFTWAFFE, RAF = "luftwaffe", "raf"
CARDS: dict[str, Any] = {
    **dict.fromkeys(("92/10", "152/10", "234/10", "609/10"), "drawn"),
    **dict.fromkeys(("I/KG1/2", "II/KG1/2", "III/KG1/2", "I/KG2/2"), "2A"),
    **dict.fromkeys(("I/JG3/2", "II/JG3/2", "III/JG3/2"), "drawn"),
}


def both_placing(answer: str) -> AnyGame:
    """10 Group and Luftflotte 2 are being filled; with `done` the Luftwaffe has finished, with a card it has not."""
    fields: dict[str, Any] = {
        "turn": 3,
        "first_alert": False,
        "cards": CARDS,
        "alert": {"10": "placing", "LF2": "placing", **dict.fromkeys(("11", "12", "13", "LF5"), "alerted")},
        "phase_marks": {"2B": ["placed"], "2C": ["placed"]},
    }
    game: AnyGame = standing(HKSW, "alert.place", fields, "", [])
    assert [ask.side for ask in game.open] == [RAF, LUFTWAFFE]
    game.answer(answer, LUFTWAFFE)
    return game


def test_the_two_answers_lead_to_something_different() -> None:
    """Otherwise the tests below would prove nothing."""
    after = []
    for answer in (DONE, "I/JG3/2"):
        game = both_placing(answer)
        game.answer("92/10", RAF)
        after.append([ask.side for ask in game.open])
    assert after[0] != after[1]


@pytest.mark.parametrize("answer", [DONE, "I/JG3/2"])
def test_neither_hint_nor_question_tells_what_the_other_side_has_chosen(answer: str) -> None:
    game = both_placing(answer)
    assert len(hint(game, RAF, "1").steps) == 1
    [ask] = game.open
    assert isinstance(ask, Choice)
    assert DONE in ask.offers
    assert repeated(game, ask) is False


@pytest.mark.parametrize("theirs", ["gun", "scout"])
def test_a_series_is_not_tried_on_what_the_other_side_has_chosen(house: House, theirs: str) -> None:
    """Refused, it would be as if nothing had been answered, and the refusal would tell what comes next."""
    me, guest = house.person(), house.person()
    game = me.begin(seats={"red": "me", "blue": "invite"})
    fine(guest.join(me.invited(game, "blue")))
    me.give(game, "red", theirs)
    number = guest.state(game)["number"]
    for second in ("gun", "scout", "nonsense"):
        refused = guest.try_answers(game, "blue", "scout", second)
        assert second in trouble(refused, 422, "series-broken")["detail"]
    assert guest.state(game)["number"] == number
    guest.give(game, "blue", "scout")
