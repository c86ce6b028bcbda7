"""The beginning of a turn: what comes back, what leaves, what is rotated, and what of it the enemy learns."""

from __future__ import annotations

from typing import Any

import pytest
from hksw_games import Played, begun

from tallyho.hksw.title import HKSW
from tallyho.hksw.vocabulary import DAMAGED
from tallyho.table import Luck, Refused, resampled, view_of

LUFTWAFFE, SPECTATOR = "luftwaffe", None
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
    played.answer("72/13")
    sent = played.told("rotated")[0]["sent"]
    assert played.field("cards")[sent] == "damaged"
    assert [card for card in SPITFIRES_OF_13 if not played.field("seen")[card]] == [sent]
    assert played.p.reveals == 1


def rotating(sent: str, **cards: str) -> Played:
    """13 Group has sent this Spitfire, others being elsewhere."""
    played = begun("turn.rotations", turn=5, rotation=4, cards={"92/10": "damaged", **cards})
    played.answer(sent)
    return played


def seen_by(played: Played, side: str | None) -> dict[str, Any]:
    return view_of(played.game, side).as_json()


@pytest.mark.rules("hksw:rotation.a")
@pytest.mark.parametrize("sent", ["72/13", "603/13"])
@pytest.mark.parametrize("side", [LUFTWAFFE, SPECTATOR])
def test_who_is_sent_does_not_tell_which_others_fly(sent: str, side: str | None) -> None:
    """R-50: the lower card 41/13 is ready or flies, and the Luftwaffe sees the same."""
    stays, flies = rotating(sent, **{"602/13": "13A"}), rotating(sent, **{"41/13": "13A"})
    assert stays.field("cards")["41/13"] != flies.field("cards")["41/13"]
    assert seen_by(stays, side) == seen_by(flies, side)
    assert stays.told("rotated")[0]["sent"] == sent


@pytest.mark.rules("hksw:rotation.a")
def test_the_luftwaffe_imagines_lower_cards_ready_and_in_flights() -> None:
    cards = {"87/10": "damaged", "1/11": "damaged", "46/12": "12A"}
    played = begun("turn.rotations", ["no", "73/12"], turn=5, cards=cards)
    assert played.game.open[0].args == {"donor": "11", "receiver": "10", "type": "hurricane"}
    twins = [resampled(played.game, LUFTWAFFE, Luck(f"{number}")) for number in range(40)]
    lower = played.p.data.card["46/12"]
    assert len({twin.position.card_at[lower] for twin in twins}) == 2
    assert {twin.position.card_at[played.p.data.card["73/12"]] for twin in twins} == {DAMAGED}


@pytest.mark.rules("hksw:rotation.c")
def test_a_rotation_that_is_not_wanted_shows_nothing() -> None:
    played = begun("turn.rotations", **ROTATING)
    played.answer("no")
    assert played.p.reveals == 0
    assert played.field("cards")["92/10"] == "damaged"


@pytest.mark.rules("hksw:rotation.e")
def test_why_there_is_no_rotation_is_said_to_a_yes() -> None:
    data = HKSW.data()
    known = [card for card, row in data.tables["squadrons"].items() if (row["formation"], row["type"]) == DONOR]
    table = {**ROTATING, "cards": {"92/10": "damaged", **dict.fromkeys(known, "13A")}}
    refusals = {}
    for answer in ("yes", "maybe"):
        with pytest.raises(Refused) as refused:
            begun("turn.rotations", **table).answer(answer)
        refusals[answer] = refused.value.key
    assert refusals == {"yes": "no-card-to-rotate", "maybe": "refused-offer"}


@pytest.mark.rules("hksw:rotation.a", "hksw:rotation.e")
@pytest.mark.parametrize(
    ("answer", "key", "said"),
    [
        ("yes", "name-the-card", {"donor": "13", "type": "spitfire"}),
        ("92/10", "not-of-donor", {"donor": "13", "type": "spitfire", "card": "92/10"}),
        ("3/13", "not-of-type", {"donor": "13", "type": "spitfire", "card": "3/13"}),
        ("72/13", "card-not-ready", {"card": "72/13"}),
        ("602/13", "card-in-flight", {"card": "602/13", "flight": "13A"}),
    ],
)
def test_the_raf_is_told_why_a_card_cannot_be_sent(answer: str, key: str, said: dict[str, str]) -> None:
    cards = {"92/10": "damaged", "72/13": "damaged", "602/13": "13A"}
    with pytest.raises(Refused) as refused:
        begun("turn.rotations", turn=5, rotation=4, cards=cards).answer(answer)
    assert (refused.value.key, refused.value.facts) == (key, {"answer": answer, **said})


@pytest.mark.rules("hksw:turns.8.b")
@pytest.mark.parametrize(("group", "flights"), [("10", ["10A", "10B", "10C"]), ("11", ["11A", "11B", "11C", "11D"])])
def test_a_pack_may_give_the_ace_of_turn_8_to_another_group(group: str, flights: list[str]) -> None:
    played = begun("turn.reinforcements", turn=8, overlay={"turns": {"8": {"ace": group}}})
    assert (played.asked, played.offers) == ("ace-to", flights)
    assert not begun("turn.reinforcements", until="production.repair", turn=7).told("ace-joins")
