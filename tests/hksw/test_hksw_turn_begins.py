"""The beginning of a turn: what comes back, what leaves, what is rotated, and what of it the enemy learns."""

from __future__ import annotations

import pytest
from hksw_games import begun

from tallyho.hksw.title import HKSW
from tallyho.table import Refused

SPITFIRES_OF_13 = ["41/13", "72/13"]
DONOR = ("13", "spitfire")
ROTATING = {"turn": 5, "rotation": 4, "cards": {"92/10": "damaged"}}
"""The fifth rotation of turn 5: 13 Group sends a Spitfire to 10 Group."""


@pytest.mark.rules("hksw:8.standdown.d")
def test_everybody_is_told_who_is_back_and_why() -> None:
    stood_down = {"cards": {"54/11": "stood-down", "I/JG3/2": "stood-down"}, "back": {"54/11": 3, "I/JG3/2": 3}}
    played = begun("turn.advance", until="turn.deck", turn=2, **stood_down)
    told = [(rule, args) for key, rule, args, _ in played.log.events if key == "is-back"]
    assert told == [
        ("hksw:8.standdown.d", {"card": "54/11", "side": "raf"}),
        ("hksw:8.standdown.d", {"card": "I/JG3/2", "side": "luftwaffe"}),
    ]


@pytest.mark.rules("hksw:turns.5.f", "hksw:turns.7.a")
@pytest.mark.parametrize(("turn", "shown"), [(2, 0), (5, 1), (6, 0), (7, 1), (8, 0)])
def test_only_a_withdrawal_shows_something(turn: int, shown: int) -> None:
    played = begun("turn.advance", until="turn.deck", turn=turn - 1)
    assert played.p.reveals == shown
    assert bool(played.told("withdrawn")) == bool(shown)


@pytest.mark.rules("hksw:turns.5.d", "hksw:turns.9.e")
@pytest.mark.parametrize("turn", range(1, 12))
def test_cities_recover_on_turns_5_and_9_and_on_no_other(turn: int) -> None:
    played = begun("turn.advance", until="turn.deck", turn=turn - 1, damage={"hull": 3})
    assert played.told("cities-recover") == ([{"hits": 2}] if turn in (5, 9) else [])
    assert played.field("damage")["hull"] == (1 if turn in (5, 9) else 3)


@pytest.mark.rules("hksw:rotation.a")
def test_the_card_sent_north_is_shown_and_what_was_known_of_it_is_over() -> None:
    seen = dict.fromkeys(SPITFIRES_OF_13, "seen")
    played = begun("turn.rotations", seen=seen, **ROTATING)
    assert played.game.open[0].args == {"donor": "13", "receiver": "10", "type": "spitfire"}
    played.answer("yes")
    sent = played.told("rotated")[0]["sent"]
    assert played.field("cards")[sent] == "damaged"
    assert [card for card in SPITFIRES_OF_13 if not played.field("seen")[card]] == [sent]
    assert played.p.reveals == 1


@pytest.mark.rules("hksw:rotation.c")
def test_a_rotation_that_is_not_wanted_shows_nothing() -> None:
    played = begun("turn.rotations", **ROTATING)
    played.answer("no")
    assert played.p.reveals == 0
    assert played.field("cards")["92/10"] == "damaged"


@pytest.mark.rules("hksw:rotation.e")
def test_why_there_is_no_rotation_is_said_only_to_a_yes() -> None:
    data = HKSW.data()
    known = [card for card, row in data.tables["squadrons"].items() if (row["formation"], row["type"]) == DONOR]
    table = {**ROTATING, "cards": {"92/10": "damaged", **dict.fromkeys(known, "13A")}}
    refusals = {}
    for answer in ("yes", "maybe"):
        with pytest.raises(Refused) as refused:
            begun("turn.rotations", **table).answer(answer)
        refusals[answer] = refused.value.key
    assert refusals == {"yes": "no-card-to-rotate", "maybe": "refused-offer"}


@pytest.mark.rules("hksw:turns.8.b")
@pytest.mark.parametrize(("group", "flights"), [("10", ["10A", "10B", "10C"]), ("11", ["11A", "11B", "11C", "11D"])])
def test_a_pack_may_give_the_ace_of_turn_8_to_another_group(group: str, flights: list[str]) -> None:
    played = begun("turn.reinforcements", turn=8, overlay={"turns": {"8": {"ace": group}}})
    assert (played.asked, played.offers) == ("ace-to", flights)
    assert not begun("turn.reinforcements", until="production.repair", turn=7).told("ace-joins")
