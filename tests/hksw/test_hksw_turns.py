"""The turns one after the other, the alert of both sides at once, short boxes, and the London cards on the deck."""

from __future__ import annotations

from typing import Any

import pytest
from hksw_games import begun

from tallyho.hksw.deck import put_on_top
from tallyho.hksw.title import HKSW

DATA: Any = HKSW.data(None)
RAF_DONE = dict.fromkeys(("10", "11", "12", "13"), "alerted")
FLOWN = (2, 3, 5, 6, 8, 9, 11)


@pytest.mark.rules("hksw:3.weather.b", "hksw:3.weather.c", "hksw:turns.weather")
@pytest.mark.parametrize("turn", [1, 2, 3, 4, 5, 6, 7, 8, 9, 11])
def test_the_luftwaffe_flies_on_seven_turns_and_not_on_three(turn: int) -> None:
    played = begun("production.weather", until="alert.begin" if turn in FLOWN else "end.turn", turn=turn)
    assert played.keys() == ["luftwaffe-flies" if turn in FLOWN else "does-not-fly"]


@pytest.mark.rules("hksw:4.alert.b")
def test_both_sides_place_their_cards_at_the_same_time_and_neither_sees_the_others() -> None:
    played = begun("alert.begin", turn=2)
    while played.asked == "draw-squadron":
        played.answer(played.offers[0])
    assert sorted(played.asks) == [("luftwaffe", "assign-squadron"), ("raf", "assign-squadron")]
    mine = played.field("cards")
    assert sum(place == "drawn" for place in mine.values()) == 27
    assert "92/10" not in played.view("luftwaffe")["cards"]
    assert "I/JG3/2" not in played.view("raf")["cards"]
    played.answer("92/10", "raf")
    assert ("luftwaffe", "assign-squadron") in played.asks
    played.answer("I/JG3/2", "luftwaffe")
    assert (played.field("cards")["92/10"], played.field("cards")["I/JG3/2"]) == ("10A", "2A")


@pytest.mark.rules("hksw:4.alert.a")
def test_the_alert_begins_with_nothing_left_from_the_last_turn() -> None:
    played = begun(
        "alert.begin",
        until="alert.draw",
        turn=3,
        alert=dict.fromkeys(("10", "LF5"), "alerted"),
        phase_marks={"10A": ["moved"], "2A": ["resolved"]},
        sortie_marks={"2A": ["took-off", "bombed"]},
        radar={"2A": "detected"},
        fuel={"2A": 2},
    )
    assert set(played.field("alert").values()) == {"to-do"}
    assert [played.field(name)["2A"] for name in ("phase_marks", "sortie_marks", "radar", "fuel")] == [[], [], "", 0]
    assert played.field("phase_marks")["10A"] == []


@pytest.mark.rules("hksw:4.lw.l", "hksw:4.lw1.c")
def test_the_first_alert_of_a_luftflotte_with_too_few_cards_grounds_flights() -> None:
    luftflotte_3 = [card for card in DATA.cards if card.endswith("/3")]
    played = begun(
        "alert.draw",
        turn=2,
        alert={**RAF_DONE, "LF2": "alerted", "LF5": "alerted"},
        cards=dict.fromkeys(luftflotte_3[14:], "damaged"),
    )
    while played.asked == "draw-squadron":
        played.answer(played.offers[0])
    assert (played.asked, played.offers) == ("ground-flight", ["3A", "3B", "3C"])
    assert played.game.open[0].args == {"formation": "LF3"}
    played.answer("3B")
    assert (played.asked, played.game.open[0].args) == ("assign-squadron", {"flight": "3A", "room": 6})
    played.answer("evenly")
    assert {flight: played.p.card_at.count(DATA.flight[flight]) for flight in ("3A", "3B", "3C")} == {
        "3A": 6,
        "3B": 0,
        "3C": 6,
    }
    assert [played.field("at")[flight] for flight in ("3A", "3B", "3C")] == ["I28", "box", "F31"]
    assert sum(played.field("cards")[card] == "ready" for card in luftflotte_3) == 2


@pytest.mark.rules("hksw:4.lw.l")
def test_two_flights_are_grounded_one_after_the_other_if_need_be() -> None:
    luftflotte_3 = [card for card in DATA.cards if card.endswith("/3")]
    cards = {**dict.fromkeys(luftflotte_3, "damaged")}
    for number, card in enumerate(luftflotte_3[:9]):
        cards[card] = ("3A", "3B", "3C")[number // 3]
    played = begun(
        "alert.draw", turn=6, first_alert=False, cards=cards, alert={**RAF_DONE, "LF2": "alerted", "LF5": "alerted"}
    )
    assert (played.asked, played.offers) == ("ground-flight", ["3A", "3B", "3C"])
    played.answer("3A")
    assert (played.asked, played.offers) == ("ground-flight", ["3B", "3C"])
    played.answer("3B")
    assert (played.asked, played.offers) == ("place-squadron", ["done", *luftflotte_3[:6]])
    assert played.game.open[0].args == {"flight": "3C", "room": 3}


def test_a_luftflotte_that_has_left_the_game_is_not_called_too_weak() -> None:
    luftflotte_5 = [card for card in DATA.cards if card.endswith("/5")]
    played = begun(
        "alert.draw",
        until="missions.draw",
        turn=6,
        first_alert=False,
        cards=dict.fromkeys(luftflotte_5, "withdrawn"),
        alert={**RAF_DONE, "LF2": "alerted", "LF3": "alerted"},
    )
    assert not played.told("under-strength")


@pytest.mark.rules("hksw:5.none.b", "hksw:4.lw.l")
def test_only_a_flight_that_had_its_cards_is_told_as_grounded_for_want_of_a_mission() -> None:
    played = begun("missions.ground", until="tally-ho.begin", turn=6, at={"2A": "O25"}, cards={"I/JG3/2": "2A"})
    assert played.told("grounded") == [{"flight": "2A"}]  # the others were short of cards, and that was told


@pytest.mark.rules("hksw:turns.9.d")
def test_the_london_card_put_on_the_deck_last_is_on_top() -> None:
    p = begun("turn.advance").p.copy()
    put_on_top(p, DATA.target["london"])
    put_on_top(p, DATA.target["port-of-london"])
    missions: Any = HKSW.fields.save(p)["missions"]
    assert (missions["port-of-london"], missions["london"]) == ("top", "second")


@pytest.mark.rules("hksw:turns.5.a", "hksw:turns.9.a")
@pytest.mark.parametrize(("turn", "top"), [(5, 0), (9, 12)])
def test_london_cards_on_top_of_the_deck_are_put_back_with_the_rest(turn: int, top: int) -> None:
    played = begun("turn.deck", turn=turn, top_cards=7, missions={"london": "top", "port-of-london": "second"})
    while played.game.step == "turn.deck":
        played.answer(played.offers[0])
    assert played.field("missions")["london"] == ("removed" if turn == 5 else "deck")
    assert played.field("missions")["port-of-london"] == played.field("missions")["london"]
    assert played.field("top_cards") == top


@pytest.mark.rules("hksw:turns.9.c")
def test_without_a_london_card_in_the_deck_none_is_on_top() -> None:
    played = begun("turn.deck", turn=9, missions={"london": "hand", "port-of-london": "2A"})
    while played.game.step == "turn.deck":
        played.answer(played.offers[0])
    assert played.field("top_cards") == 0


@pytest.mark.rules("hksw:5.mission.a")
def test_when_neither_deck_nor_used_pile_has_a_card_fewer_are_drawn() -> None:
    played = begun(
        "missions.draw",
        ["hull"],
        until="missions.assign",
        turn=3,
        first_alert=False,
        missions={**{target.name: "removed" for target in DATA.targets}, "hull": "deck"},
    )
    assert played.told("missions-drawn") == [{"number": 1}]
    assert played.told("missions-in-hand") == [{"missions": ["hull"], "number": 1}]
    assert not played.told("new-deck")


@pytest.mark.rules("hksw:5.mission.a", "hksw:5.mission1.c")
def test_only_the_luftwaffe_is_told_which_missions_it_has_drawn() -> None:
    played = begun("missions.draw", ["hull"], turn=3, first_alert=False)
    while played.asked == "draw-mission":
        played.answer(played.offers[0])
    told = {key: seen_by for key, _, _, seen_by in played.log.events}
    assert (told["missions-drawn"], told["missions-in-hand"]) == (None, ("luftwaffe",))


@pytest.mark.rules("hksw:turns.5.f", "hksw:turns.7.a")
def test_types_that_leave_on_one_turn_are_told_one_by_one() -> None:
    overlay: Any = {"squadrons": {"247/10": {"withdrawn": 5}}}
    played = begun("turn.advance", until="turn.deck", turn=4, overlay=overlay)
    assert [(told["type"], told["number"]) for told in played.told("withdrawn")] == [("gladiator", 1), ("defiant", 2)]
    assert played.rules("withdrawn") == ["hksw:turns.5.f"] * 2


@pytest.mark.rules("hksw:5.mission1.b", "hksw:5.mission.c")
@pytest.mark.parametrize("first", [True, False])
def test_which_mission_a_flight_gets_is_seen_by_the_luftwaffe_alone(*, first: bool) -> None:
    played = begun("missions.assign", turn=3, first_alert=first, missions={"hull": "hand"})
    ask: Any = played.game.open[0]
    assert (ask.seen_by, ask.args) == (("luftwaffe",), {"flight": "2A", "cards": 0})


@pytest.mark.rules("hksw:turns.5.b")
def test_a_london_card_in_the_hand_is_not_taken_out_of_it() -> None:
    played = begun("turn.deck", turn=5, missions={"london": "hand"})
    while played.game.step == "turn.deck":
        played.answer(played.offers[0])
    assert (played.field("missions")["london"], played.field("missions")["port-of-london"]) == ("hand", "removed")


@pytest.mark.rules("hksw:turns.1.b", "hksw:turns.5.c")
def test_london_is_never_one_of_the_other_cities() -> None:
    played = begun("turn.deck", turn=2, overlay={"turns": {"2": {"cities": 1}}})
    assert len(played.offers) == 24
    assert not {"london", "port-of-london"} & set(played.offers)


@pytest.mark.rules("hksw:turns.1.b", "hksw:turns.5.a")
def test_used_cards_are_put_back_only_on_the_turns_that_say_so() -> None:
    overlay: Any = {"turns": {"2": {"cities": 1}}}
    played = begun("turn.deck", ["hull"], until="turn.rotations", turn=2, overlay=overlay, missions={"dover": "used"})
    assert (played.field("missions")["dover"], played.field("missions")["hull"]) == ("used", "removed")


@pytest.mark.rules("hksw:turns.9.c")
def test_with_fewer_than_ten_other_cards_all_of_them_are_on_top() -> None:
    cities = [DATA.targets[city].name for city in DATA.of_kind["city"] if city not in DATA.london]
    held: Any = {target.name: "hand" for target in DATA.targets if target.kind != "city"}
    played = begun("turn.deck", until="turn.rotations", turn=9, missions={**held, **dict.fromkeys(cities[4:], "hand")})
    assert (played.field("top_cards"), played.told("deck-configured")[0]["cards"]) == (6, 6)


@pytest.mark.rules("hksw:turns.9.b")
@pytest.mark.parametrize(("held", "known"), [(6, 0), (7, 6)])
def test_where_too_few_cards_may_be_left_all_see_how_many_are_removed(held: int, known: int) -> None:
    """Twelve airfields, of which six are to go: with seven cards in the hand it may be that only five are there."""
    airfields = [name for name, row in DATA.tables["targets"].items() if row["kind"] == "airfield"]
    played = begun("turn.deck", turn=9, missions=dict.fromkeys(airfields[:held], "hand"))
    before = played.game.position.reveals
    removed = 0
    while (ask := played.game.ask) is not None and ask.prompt.key.startswith("remove-"):
        removed += ask.prompt.key == "remove-airfield"
        played.game.answer(ask.offers[0])
    assert removed == min(6, 12 - held)
    assert played.game.position.reveals - before >= known
    assert (played.game.position.reveals > before) == (known > 0)
