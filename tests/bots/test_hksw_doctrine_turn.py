"""The beginning of a turn in the doctrine of Battle of Britain: rotations, repairs, alert, missions, scrambles."""

from __future__ import annotations

from typing import Any

import pytest
from hksw_views import BOMBERS, FIGHTERS, LUFTWAFFE, RAF, Told, explained, flight, situation

from tallyho.bots.hksw.charts import DATA
from tallyho.bots.hksw.missions import threshold
from tallyho.bots.hksw.repair import rotate
from tallyho.bots.hksw.sorties import forecast
from tallyho.table import DONE, Choice, Prompt

OF_13 = [name for name in DATA.cards if name.endswith("/13")]
LUFTFLOTTE_5 = [name for name in DATA.cards if name.endswith("/5")]
MIXED = [*FIGHTERS, *BOMBERS]


def ready_of_13(number: int) -> dict[str, str]:
    """All but so many cards of 13 Group are damaged."""
    return dict.fromkeys(OF_13[number:], "damaged")


# Rotations and repairs.


@pytest.mark.parametrize(("ready", "answer", "key"), [(2, "no", "no-rotation"), (3, "41/13", "rotate")])
def test_a_group_gives_a_card_away_while_it_keeps_two(ready: int, answer: str, key: str) -> None:
    args = {"donor": "13", "receiver": "11", "type": "spitfire"}
    fields = {"turn": 5, "cards": ready_of_13(ready)}
    told = [(key, {"donor": "13", "receiver": "11", "ready": ready})]
    assert explained(RAF, "rotate", ["no", "41/13"], args, fields) == (answer, told)


def test_luck_says_which_card_goes_and_the_others_are_told() -> None:
    args = {"donor": "13", "receiver": "11", "type": "spitfire"}
    cards = ["41/13", "72/13", "602/13"]
    answer, reasons = explained(RAF, "rotate", ["no", *cards], args, {"turn": 5})
    assert reasons[1:] == [("equals", {"number": 2, "others": [card for card in cards if card != answer]})]
    table, choice = situation(RAF, {"turn": 5}), Choice(Prompt("rotate", "hksw:rotation.c"), RAF, ["no", *cards], args)
    assert {rotate(table, choice) for _ in range(30)} == set(cards)


def test_the_ace_joins_the_flight_with_most_cards() -> None:
    fields = {"turn": 8, "cards": {"54/11": "11A", "64/11": "11B", "1/11": "11B"}}
    answer = explained(RAF, "ace-to", ["11A", "11B"], {}, fields)
    assert answer == ("11B", [("ace-to", {"flight": "11B", "number": 2})])


def shared(dice: int, damage: dict[str, int], damaged: list[str]) -> tuple[str, Told]:
    """How 11 Group shares dice on the last turn, when a card is worth one point."""
    fields = {"turn": 11, "damage": damage, "cards": dict.fromkeys(damaged, "damaged")}
    offers = [str(number) for number in range(dice + 1)]
    return explained(RAF, "declare-dice", offers, {"group": "11", "number": dice}, fields)


def test_dice_go_to_a_card_before_a_station_and_to_an_airfield_before_a_card() -> None:
    told = {"squadrons": 0.3, "sites": 0.0, "card": 1.0, "site": 0.6}
    assert shared(2, {"dover": 1}, ["54/11"]) == ("2", [("share-dice", told)])
    told = {"squadrons": 0.0, "sites": 0.3, "card": 1.0, "site": 2.0}
    assert shared(2, {"hawkinge": 1}, ["54/11"]) == ("0", [("share-dice", told)])
    assert shared(2, {"hawkinge": 1, "dover": 1}, ["54/11"])[1][0][1]["site"] == 1.3


def test_dice_that_mend_nothing_else_go_to_the_squadrons() -> None:
    assert shared(3, {}, [])[0] == "3"
    assert shared(6, {"dover": 1}, [])[0] == "0"
    assert shared(6, {"london": 3}, [])[0] == "6"  # a city is no site
    assert shared(6, {"dover": 1}, ["141/11"])[0] == "0"  # Defiants have left, no die brings one back


@pytest.mark.parametrize(("ready", "spent"), [(6, "0"), (5, "1"), (4, "2"), (3, "2")])
def test_the_reserve_is_spent_on_the_cards_that_13_groups_flights_miss(ready: int, spent: str) -> None:
    fields = {"turn": 3, "cards": ready_of_13(ready)}
    told = [("reserve", {"number": int(spent), "left": 4, "turns": 8})]
    assert explained(RAF, "reserve", ["0", "1", "2"], {"left": 4}, fields) == (spent, told)


def test_cards_that_are_with_13_groups_flights_are_not_missed() -> None:
    fields = {"turn": 3, "cards": {**ready_of_13(4), OF_13[0]: "13A"}}  # five are missed, three are ready
    assert explained(RAF, "reserve", ["0", "1", "2", "3"], {"left": 4}, fields)[0] == "2"


def test_a_card_that_only_a_pack_has_comes_back_last() -> None:
    answer = explained(RAF, "repair-squadron", ["999/10", "247/10"], {"group": "10", "left": 1})
    assert answer == ("247/10", [("strongest-back", {"card": "247/10", "strength": 3})])
    assert explained(RAF, "repair-squadron", ["999/10"], {"group": "10", "left": 1})[1][0][1]["strength"] == 0


def test_of_two_airfields_luck_chooses_and_the_other_is_told() -> None:
    answer, reasons = explained(RAF, "repair-site", ["dover", "hawkinge", "tangmere"], {"group": "11", "left": 1})
    other = {"hawkinge": "tangmere", "tangmere": "hawkinge"}[answer]
    assert reasons == [("airfield-first", {"target": answer}), ("equals", {"number": 1, "others": [other]})]
    alone = explained(RAF, "repair-site", ["dover"], {"group": "11", "left": 1})
    assert alone == ("dover", [("station-next", {"target": "dover"})])


# Alert.


def placed(there: list[str], offers: list[str], **fields: Any) -> tuple[str, Told]:
    return explained(LUFTWAFFE, "place-squadron", [DONE, *offers], {"flight": "2A"}, flight("2A", there, **fields))


def test_the_first_deal_goes_round_by_turns_where_that_is_offered() -> None:
    even = explained(LUFTWAFFE, "assign-squadron", ["evenly", "I/KG1/2"], {"flight": "2A"})
    assert even == ("evenly", [("deal-evenly", {"flight": "2A"})])
    assert explained(LUFTWAFFE, "assign-squadron", [DONE, "I/KG1/2", "I/JG3/2"], {"flight": "2A"})[0] == "I/KG1/2"


def test_eight_bombing_dice_are_enough_and_seven_are_not() -> None:
    offers = ["I/ZG26/2", "I/JG3/2", "I/KG3/2"]
    seven, eight = ["I/KG1/2", "I/KG2/2", "II/KG2/2"], ["I/KG1/2", "II/KG1/2", "I/KG2/2"]
    told = {"flight": "2A", "card": "I/KG3/2", "bombs": 9, "chance": 91}
    assert placed(seven, offers) == ("I/KG3/2", [("place-bomber", told)])
    told = {"flight": "2A", "card": "I/JG3/2", "bombs": 8, "chance": 86}  # a Bf 109 rather than a Bf 110
    assert placed(eight, offers) == ("I/JG3/2", [("place-escort", told)])


def test_a_seventh_card_is_welcome_if_it_is_no_bomber() -> None:
    assert placed(MIXED, ["I/KG3/2"]) == (DONE, [("enough-cards", {"flight": "2A", "number": 6})])
    assert placed(MIXED[1:], ["I/KG3/2"])[0] == "I/KG3/2"  # with five it would be grounded
    assert placed(MIXED, ["I/JG26/2"])[0] == "I/JG26/2"
    assert placed(["I/KG2/2", *FIGHTERS, "I/JG26/2", "II/JG26/2"], ["I/KG3/2"])[0] == "I/KG3/2"  # two bombs so far
    assert placed(MIXED, []) == (DONE, [("nothing-to-place", {"flight": "2A"})])


@pytest.mark.parametrize(("target", "card"), [("hull", "I/ZG26/2"), ("london", "II/StG1/2")])
def test_no_ju_87_goes_beyond_the_line_even_where_bombs_are_wanted(target: str, card: str) -> None:
    assert placed(["I/KG1/2"], ["II/StG1/2", "I/ZG26/2"], missions={target: "2A"})[0] == card


def test_the_raf_places_what_has_most_dice_and_hits_in_all() -> None:
    offers = [DONE, "247/10", "604/10"]
    told = {"flight": "10A", "card": "604/10", "dice": 2, "damage": 2}
    assert explained(RAF, "place-squadron", offers, {"flight": "10A"}) == ("604/10", [("place-raf", told)])


def test_a_stood_down_fighter_returns_to_the_flight_with_fewest_fighters() -> None:
    fields = {"cards": {"I/KG2/2": "2A", "II/KG2/2": "2A", "II/JG3/2": "2B"}}
    told = [("returned-to", {"flight": "2A", "card": "I/JG3/2", "number": 0})]
    assert explained(LUFTWAFFE, "place-returned", ["2A", "2B"], {"card": "I/JG3/2"}, fields) == ("2A", told)


def test_of_flights_that_are_equally_weak_any_is_grounded() -> None:
    fields = {"cards": {"I/KG2/2": "2A", "II/JG3/2": "2B", "I/JG3/2": "2C", "II/KG2/2": "2C"}}
    answer, reasons = explained(LUFTWAFFE, "ground-flight", ["2A", "2B", "2C"], {"formation": "LF2"}, fields)
    assert answer != "2C"
    assert reasons[0] == ("ground-weakest", {"flight": answer, "number": 1})
    assert reasons[1][0] == "equals"


# Missions.


def assigned(name: str, hand: list[str], **fields: Any) -> tuple[str, Told]:
    fields = {"turn": 2, "missions": dict.fromkeys(hand, "hand"), **fields}
    return explained(LUFTWAFFE, "assign-mission", ["none", *hand], {"flight": name}, fields)


@pytest.mark.parametrize(("lead", "answer", "key"), [(11, "yes", "day-to-score"), (12, "no", "lead-safe")])
def test_a_lead_of_twelve_points_is_safe(lead: int, answer: str, key: str) -> None:
    fields = {"turn": 10, "mission_points": lead}
    told = [(key, {"lead": lead, "safe": 12})]
    assert explained(LUFTWAFFE, "fly-today", ["yes", "no"], fields=fields) == (answer, told)


def test_a_flight_without_cards_or_without_prospects_gets_no_mission() -> None:
    assert assigned("2A", ["canterbury"]) == ("none", [("no-cards-to-fly", {"flight": "2A"})])
    poor = ("none", [("no-mission-worth", {"flight": "2A", "target": "canterbury", "worth": -2.1})])
    assert assigned("2A", ["canterbury"], cards={"I/KG2/2": "2A"}) == poor  # two dice never score three hits


def test_missions_go_to_the_flights_so_that_all_together_promise_most() -> None:
    """2A has bombs for a city, and 2B only for a station."""
    cards = {**dict.fromkeys(MIXED, "2A"), "I/KG4/2": "2B"}
    assert assigned("2A", ["canterbury", "dover"], cards=cards)[0] == "canterbury"
    assert assigned("2B", ["canterbury", "dover"], cards=cards)[0] == "dover"


def test_a_mission_that_another_flight_has_leaves_that_flight_out_of_the_plan() -> None:
    cards = {**dict.fromkeys(BOMBERS, "2A"), **dict.fromkeys(["I/KG4/2", "II/KG4/2"], "2B")}
    missions = {"london": "2B", "canterbury": "hand"}
    assert assigned("2A", ["canterbury"], cards=cards, missions=missions)[0] == "canterbury"


@pytest.mark.parametrize(("turn", "answer"), [(3, "none"), (5, "drone-hill"), (6, "none")])
def test_luftflotte_5_flies_a_poor_mission_on_its_last_turn(turn: int, answer: str) -> None:
    cards = {**dict.fromkeys(LUFTFLOTTE_5, "5A"), **dict.fromkeys(OF_13[:3], "13B")}
    fields = {"turn": turn, "cards": cards, "at": {"13B": "H12"}}
    s, it = situation(LUFTWAFFE, fields), DATA.flight["5A"]
    sortie = forecast(s, it, s.cards_of(it), DATA.target["drone-hill"], DATA.base[it])
    assert sortie is not None
    assert -1 < sortie.worth < 0
    assert threshold(s, it) == (-1.0 if turn == 5 else 0.0)
    assert assigned("5A", ["drone-hill"], **fields)[0] == answer


# Scrambles.


@pytest.mark.parametrize(("turn", "last", "answer"), [(3, 3, "11B"), (3, 4, "11B"), (3, 5, DONE), (10, 11, DONE)])
def test_a_worn_flight_waits_while_the_luftwaffe_will_fly_again(turn: int, last: int, answer: str) -> None:
    fields = {"turn": turn, "last_turn": last, "cards": {"54/11": "11B"}}  # on turn 4 nobody flies
    told, number = explained(RAF, "scramble", [DONE, "11B"], fields=fields), {"flight": "11B", "number": 1}
    assert told == (answer, [("scramble" if answer == "11B" else "waits-for-alert", number)])


def test_a_full_flight_scrambles_before_worn_ones_are_thought_of() -> None:
    fields = {"turn": 3, "cards": {"54/11": "11A", **dict.fromkeys(["64/11", "1/11", "17/11"], "11B")}}
    assert explained(RAF, "scramble", [DONE, "11A", "11B"], fields=fields)[0] == "11B"
