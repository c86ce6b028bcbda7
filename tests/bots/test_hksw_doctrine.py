"""The doctrine of Battle of Britain, question by question."""

from __future__ import annotations

import importlib
import pkgutil

import pytest
from hksw_views import LUFTWAFFE, RAF, explained, flight, raid, situation

import tallyho.hksw
from tallyho.bots import best_bot, bot, bots_of
from tallyho.bots.hksw import DoctrineBot
from tallyho.bots.hksw.charts import DATA, apart
from tallyho.bots.hksw.doctrine import DOCTRINE
from tallyho.bots.hksw.routes import NO_ROUTE, route
from tallyho.bots.hksw.sorties import forecast, hits_needed
from tallyho.table import DONE, Prompt

ESCORT = ["I/JG3/2", "II/JG3/2", "III/JG3/2", "I/JG26/2"]
BOMBERS = ["I/KG1/2", "II/KG1/2", "III/KG1/2"]
MIXED = [*ESCORT[:3], *BOMBERS]
CHANCES = {
    "lost-before", "squadron-dice", "site-dice", "draw-squadron",
    "draw-first-missions", "draw-mission", "intercept-draw", "intercept-dice-luftwaffe", "intercept-dice-raf",
    "observer-die", "dogfight-opponent", "dogfight-dice-luftwaffe", "dogfight-dice-raf", "bombing-dice",
    "ack-ack-dice", "home-dice",
}  # fmt: skip
"""Questions that dice and cards answer."""
LF2A = DATA.flight["2A"]


def square(name: str) -> int:
    return DATA.square[name]


# All of it.


def test_it_plays_both_sides_and_is_the_best_there_is() -> None:
    assert isinstance(bot("doctrine", "x", "hksw"), DoctrineBot)
    assert "doctrine" in bots_of("hksw")
    assert best_bot("hksw") == "doctrine"


def test_every_question_of_the_game_has_its_doctrine() -> None:
    prompts: set[str] = set()
    for module in pkgutil.iter_modules(tallyho.hksw.__path__, "tallyho.hksw."):
        for value in vars(importlib.import_module(module.name)).values():
            found = [value, *(value.values() if isinstance(value, dict) else ())]
            prompts |= {one.key for one in found if isinstance(one, Prompt)}
    assert set(DOCTRINE) == prompts - CHANCES
    assert prompts >= CHANCES
    assert all(function.__doc__ for function in DOCTRINE.values())


# The beginning of a turn.


def test_a_group_with_cards_to_spare_takes_over_a_loss() -> None:
    args = {"donor": "13", "receiver": "11", "type": "spitfire"}
    answer, reasons = explained(RAF, "rotate", ["no", "41/13"], args, {"turn": 5})
    assert answer == "41/13"
    assert reasons == [("rotate", {"donor": "13", "receiver": "11", "ready": 14})]
    assert explained(RAF, "rotate", ["no"], args, {"turn": 5})[0] == "no"


def test_a_group_without_cards_to_spare_keeps_them() -> None:
    gone = {name: "damaged" for name in DATA.cards if name.endswith("/13")}
    gone["41/13"] = gone["72/13"] = "ready"
    args = {"donor": "13", "receiver": "11", "type": "spitfire"}
    assert explained(RAF, "rotate", ["no", "41/13"], args, {"turn": 5, "cards": gone})[0] == "no"


def test_dice_go_to_an_airfield_before_the_last_card_is_back() -> None:
    fields = {"turn": 3, "cards": {"54/11": "damaged"}, "damage": {"hawkinge": 1}}
    offers = [str(number) for number in range(15)]
    answer, reasons = explained(RAF, "declare-dice", offers, {"group": "11", "number": 14}, fields)
    assert 0 < int(answer) < 14
    assert reasons[0][1]["sites"] > 0.5
    many = {"turn": 10, "damage": {"dover": 1}, "cards": dict.fromkeys(("54/11", "64/11", "65/11", "74/11"), "damaged")}
    assert int(explained(RAF, "declare-dice", offers, {"group": "11", "number": 14}, many)[0]) > int(answer)


def test_the_reserve_is_kept_until_the_last_turn_or_until_it_is_needed() -> None:
    offers, args = ["0", "1", "2"], {"left": 4}
    assert explained(RAF, "reserve", offers, args, {"turn": 3})[0] == "0"
    assert explained(RAF, "reserve", offers, args, {"turn": 11})[0] == "2"
    gone = {name: "damaged" for name in DATA.cards if name.endswith("/13")}
    assert explained(RAF, "reserve", offers, args, {"turn": 3, "cards": gone})[0] == "2"


def test_the_strongest_squadron_and_airfields_come_back_first() -> None:
    answer, reasons = explained(RAF, "repair-squadron", ["25/11", "54/11", "1/11"], {"group": "11", "left": 1})
    assert answer == "54/11"
    assert reasons == [("strongest-back", {"card": "54/11", "strength": 8})]
    assert explained(RAF, "repair-site", ["dover", "hawkinge"], {"group": "11", "left": 1})[0] == "hawkinge"


def test_battle_of_britain_day_is_flown_unless_the_lead_is_safe() -> None:
    assert explained(LUFTWAFFE, "fly-today", ["yes", "no"], fields={"turn": 10})[0] == "yes"
    answer, reasons = explained(LUFTWAFFE, "fly-today", ["yes", "no"], fields={"turn": 10, "mission_points": 40})
    assert answer == "no"
    assert reasons == [("lead-safe", {"lead": 40, "safe": 12})]


# Alert and missions.


def test_a_flight_gets_bombers_until_its_bombs_suffice_and_then_fighters() -> None:
    offers = [DONE, "I/JG3/2", "I/KG1/2", "I/KG2/2"]
    args = {"flight": "2A", "room": 6}
    assert explained(LUFTWAFFE, "place-squadron", offers, args)[0] == "I/KG1/2"  # three dice rather than two
    full = flight("2A", BOMBERS)
    answer, reasons = explained(LUFTWAFFE, "place-squadron", [DONE, "I/JG3/2", "I/KG4/2"], args, full)
    assert answer == "I/JG3/2"
    assert reasons == [("place-escort", {"flight": "2A", "card": "I/JG3/2", "bombs": 9, "chance": 91})]


def test_a_flight_with_a_mission_beyond_the_line_gets_no_bf_109() -> None:
    north = flight("2A", BOMBERS, missions={"hull": "2A"})
    offers = [DONE, "I/JG3/2", "I/ZG26/2"]
    assert explained(LUFTWAFFE, "place-squadron", offers, {"flight": "2A", "room": 3}, north)[0] == "I/ZG26/2"


def test_the_raf_places_its_best_cards() -> None:
    offers = [DONE, "25/11", "54/11", "1/11"]
    assert explained(RAF, "place-squadron", offers, {"flight": "11A", "room": 3})[0] == "54/11"


def test_the_flight_with_fewest_cards_is_grounded() -> None:
    fields = {"cards": {"I/JG3/2": "2A", "II/JG3/2": "2A", "I/KG1/2": "2B"}}
    assert explained(LUFTWAFFE, "ground-flight", ["2A", "2B"], {"formation": "LF2"}, fields)[0] == "2B"


def test_a_stood_down_bomber_returns_to_the_flight_with_fewest_bombers() -> None:
    fields = {"cards": {"I/KG2/2": "2A", "I/JG3/2": "2B"}}
    assert explained(LUFTWAFFE, "place-returned", ["2A", "2B"], {"card": "I/KG1/2"}, fields)[0] == "2B"


def test_a_mission_that_promises_more_is_preferred_and_its_odds_are_told() -> None:
    fields = flight("2A", MIXED, at={"2A": "O25"}, fuel={"2A": 4}, missions={"canterbury": "hand", "hull": "hand"})
    answer, reasons = explained(
        LUFTWAFFE, "assign-mission", ["none", "canterbury", "hull"], {"flight": "2A", "cards": 6}, fields
    )
    assert answer == "canterbury"  # Hull is beyond the 12 Group line
    assert reasons[0][0] == "sortie"
    assert reasons[0][1]["success"] == 91  # nine dice for three hits, and nobody there
    assert reasons[0][1]["points"] == 3


def test_a_mission_out_of_reach_is_not_assigned() -> None:
    fields = flight("2A", MIXED, at={"2A": "O25"}, fuel={"2A": 4}, missions={"hull": "hand"})
    answer, reasons = explained(LUFTWAFFE, "assign-mission", ["none", "hull"], {"flight": "2A", "cards": 6}, fields)
    assert answer == "none"
    assert reasons == [("no-mission-in-reach", {"flight": "2A"})]


def test_a_city_that_is_half_destroyed_needs_fewer_hits_and_one_in_ruins_all_of_them_again() -> None:
    hurt = situation(LUFTWAFFE, {"damage": {"hull": 2, "leeds": 3}})
    assert hits_needed(hurt, DATA.target["hull"]) == 1
    assert hits_needed(hurt, DATA.target["leeds"]) == 3
    assert hits_needed(hurt, DATA.target["dover"]) == 1


def test_raf_flights_near_the_target_make_a_sortie_worse() -> None:
    cards = [DATA.card[name] for name in MIXED]
    alone = situation(LUFTWAFFE, flight("2A", MIXED, at={"2A": "O25"}, fuel={"2A": 4}))
    met = situation(
        LUFTWAFFE,
        {
            "turn": 2,
            "phase": 1,
            "cards": {**dict.fromkeys(MIXED, "2A"), "54/11": "11B", "1/11": "11B", "17/11": "11B"},
            "at": {"2A": "O25", "11B": "M24"},
            "fuel": {"2A": 4},
        },
    )
    first, second = (forecast(one, LF2A, cards, DATA.target["canterbury"], square("O25")) for one in (alone, met))
    assert first is not None
    assert second is not None
    assert first.intercepted == 0
    assert second.intercepted > 0.5
    assert second.worth < first.worth
    assert second.toll.luftwaffe > 1


# The Luftwaffe moves.


def test_a_route_goes_around_raf_flights_and_stays_south_of_the_line() -> None:
    clear = route(square("O25"), square("M24"), 5, frozenset(), frozenset(), south=True, seen=False)
    assert clear.squares[-1] == square("M24")
    assert len(clear.squares) == 2
    blocked = frozenset({clear.squares[0]})
    assert (
        clear.squares[0]
        not in route(square("O25"), square("M24"), 5, blocked, frozenset(), south=True, seen=False).squares
    )
    assert route(square("O25"), square("K17"), 9, frozenset(), frozenset(), south=True, seen=False) == NO_ROUTE
    assert apart(square("A1"), square("C9")) == 8


def test_a_blind_station_and_a_flight_already_asked_about_are_not_raced() -> None:
    blind = frozenset(DATA.of_kind["radar"])
    ways = [
        route(square("O25"), square("M24"), 5, frozenset(), out, south=True, seen=seen)
        for out, seen in ((frozenset(), False), (blind, False), (frozenset(), True))
    ]
    assert [way.raced > 0 for way in ways] == [True, False, False]


def test_a_flight_over_its_target_marks_its_bombing_run() -> None:
    args = {"flight": "2A", "left": 2, "at": "M24"}
    assert explained(LUFTWAFFE, "fly", [DONE, "bomb", "L23"], args, flight("2A", MIXED, at={"2A": "M24"}))[0] == "bomb"


def test_a_flight_flies_towards_its_target() -> None:
    fields = flight("2A", MIXED, at={"2A": "O25"}, fuel={"2A": 3}, left=5, missions={"canterbury": "2A"})
    offers = [DONE, *(DATA.squares[one] for one in DATA.beside[square("O25")])]
    answer, reasons = explained(LUFTWAFFE, "fly", offers, {"flight": "2A", "left": 5, "at": "O25"}, fields)
    assert apart(square(answer), square("M24")) == 1
    assert reasons[0][0] == "way-to-target"
    assert reasons[0][1]["steps"] == 2


def test_a_flight_that_cannot_arrive_in_this_phase_waits_out_of_reach() -> None:
    fields = flight("2C", MIXED, at={"2C": "R24", "11B": "M24"}, fuel={"2C": 4}, missions={"london": "2C"})
    fields["cards"] |= {"54/11": "11B"}
    answer, reasons = explained(LUFTWAFFE, "choose-flight", [DONE, "2C"], fields=fields)
    assert answer == "2C"
    where = square(dict(reasons)["order-advance"]["square"])
    assert not DATA.raf_may[where]
    assert apart(where, square("K23")) <= 5


def test_a_sortie_that_promises_nothing_stays_on_the_ground() -> None:
    fields = flight("2A", ["I/KG2/2"], at={"2A": "O25"}, fuel={"2A": 4}, missions={"canterbury": "2A"})
    answer, reasons = explained(LUFTWAFFE, "choose-flight", [DONE, "2A"], fields=fields)
    assert answer == DONE
    assert reasons[0][0] == "stays-down"


def test_a_flight_without_bombers_turns_back_and_one_with_bombers_goes_on() -> None:
    where = {"at": {"2A": "N24"}, "fuel": {"2A": 2}, "missions": {"canterbury": "2A"}}
    offers, args = ["home", "stay"], {"flight": "2A", "fuel": 2}
    empty = explained(LUFTWAFFE, "reach-home", offers, args, flight("2A", ESCORT, **where))
    assert empty == ("home", [("no-bombers-left", {"flight": "2A"})])
    assert explained(LUFTWAFFE, "reach-home", offers, args, flight("2A", MIXED, **where))[0] == "stay"


def test_bf_109s_go_home_before_a_long_move() -> None:
    fields = flight("2A", [*MIXED, "II/StG1/2"], at={"2A": "N24"}, missions={"london": "2A"})
    offers = [DONE, "I/JG3/2", "II/StG1/2"]
    assert explained(LUFTWAFFE, "send-home", offers, {"flight": "2A"}, fields)[0] == "I/JG3/2"
    assert explained(LUFTWAFFE, "send-home", [DONE, "II/StG1/2"], {"flight": "2A"}, fields)[0] == DONE
    far = {**fields, "missions": {"hull": "2A"}}
    assert explained(LUFTWAFFE, "send-home", [DONE, "II/StG1/2"], {"flight": "2A"}, far)[0] == "II/StG1/2"


# The RAF meets raids.


def test_a_raid_of_bombers_beside_is_intercepted() -> None:
    args = {"flight": "2A", "square": "N24"}
    answer, reasons = explained(RAF, "intercept", ["no", "11B"], args, raid())
    assert answer == "11B"
    assert reasons[0][1]["arrives"] == 100
    assert reasons[0][1]["lost"] > 2


def test_a_flight_too_far_away_is_not_sent() -> None:
    fields = raid(at={"2A": "N24", "11B": "F10"})
    answer, reasons = explained(RAF, "intercept", ["no", "11B"], {"flight": "2A", "square": "N24"}, fields)
    assert answer == "no"
    assert reasons[0][1]["arrives"] == 0


def test_the_race_ends_in_the_raids_square_if_it_is_beside() -> None:
    args = {"flight": "11B", "quarry": "2A", "at": "N24"}
    assert explained(RAF, "race", ["M23", "N24", "N25"], args, raid(moving="2A", race="11B"))[0] == "N24"


def test_the_race_goes_to_where_the_raid_must_come() -> None:
    fields = raid(moving="2A", race="11B", at={"2A": "N24", "11B": "K23"})
    offers = [DATA.squares[one] for one in DATA.raf_beside[square("K23")]]
    answer, _ = explained(RAF, "race", offers, {"flight": "11B", "quarry": "2A", "at": "N24"}, fields)
    assert square(answer) in (square("L22"), square("L23"), square("L24"))


def test_the_race_keeps_clear_of_another_raid_that_would_stop_it() -> None:
    fields = raid(moving="2A", race="11B", at={"2A": "N24", "11B": "K23"})
    offers = [DATA.squares[one] for one in DATA.raf_beside[square("K23")]]
    args = {"flight": "11B", "quarry": "2A", "at": "N24"}
    best, _ = explained(RAF, "race", offers, args, fields)
    stopped = raid(moving="2A", race="11B", at={"2A": "N24", "11B": "K23", "2B": best})
    assert explained(RAF, "race", offers, args, stopped)[0] != best
    assert explained(RAF, "race", [best], args, stopped)[0] == best


def test_a_flight_goes_for_the_raid_that_it_can_reach_and_gets_a_marker() -> None:
    fields = raid(at={"2A": "N24", "11B": "L23"})
    assert explained(RAF, "choose-wing", [DONE, "11B"], fields=fields)[0] == "11B"
    offers = [DONE, "M24", "N24", "L22"]
    answer, reasons = explained(RAF, "move-wing", offers, {"flight": "11B", "at": "L23"}, fields)
    assert answer == "N24"
    assert reasons[0][0] == "fight"
    together = raid(at={"2A": "N24", "11B": "N24"})
    assert explained(RAF, "mark-dogfight", [DONE, "11B"], {"left": 5}, together)[0] == "11B"


def test_from_turn_9_a_second_flight_of_12_group_makes_a_big_wing() -> None:
    fields = raid(turn=9, at={"2A": "K20", "12A": "K20", "12B": "L21"}, big_wing=True, phase_marks={"12A": ["moved"]})
    fields["cards"] |= {"19/12": "12A", "46/12": "12A", "66/12": "12B", "73/12": "12B", "222/12": "12B"}
    args = {"flight": "12B", "at": "L21"}
    answer, reasons = explained(RAF, "move-wing", [DONE, "K20"], args, fields)
    assert answer == "K20"
    assert reasons[0][0] == "big-wing"
    assert reasons[0][1]["adds"] > 0.2
    for early in ({"turn": 8}, {"big_wing": False}, {"wing": "12C"}, {"markers": 0}):
        assert explained(RAF, "choose-wing", [DONE, "12B"], fields={**fields, **early})[1][0][0] != "big-wing"


def test_a_raid_that_nobody_has_seen_is_left_alone() -> None:
    fields = raid(at={"2A": "N24", "11B": "L23"}, radar={"2A": "undetected"})
    answer, _ = explained(RAF, "move-wing", [DONE, "N24"], {"flight": "11B", "at": "L23"}, fields)
    assert answer == DONE


def test_on_the_last_turn_a_poor_fight_is_not_sought() -> None:
    strong = dict.fromkeys(["I/JG3/2", "II/JG3/2", "III/JG3/2", "I/JG26/2", "II/JG26/2", "III/JG26/2"], "2A")
    seen = dict.fromkeys(strong, "seen")
    fields = raid(turn=11, cards={**strong, "25/11": "11B"}, seen=seen, at={"2A": "N24", "11B": "N24"})
    answer, reasons = explained(RAF, "mark-dogfight", [DONE, "11B"], {"left": 5}, fields)
    assert answer == DONE
    assert reasons[0][1]["worth"] < 0


def test_an_idle_flight_moves_to_where_targets_have_no_defender() -> None:
    fields = {"turn": 3, "phase": 1, "markers": 5, "cards": {"54/11": "11B"}, "at": {"11B": "A10"}}
    answer, reasons = explained(RAF, "choose-wing", [DONE, "11B"], fields=fields)
    assert answer == "11B"
    assert reasons[0][0] == "moves-to-cover"


def test_a_worn_flight_heads_home_and_waits_and_a_full_one_stays() -> None:
    offers = ["home", "stay"]
    assert explained(RAF, "head-home", offers, {"flight": "11B", "number": 2}, {"turn": 3})[0] == "home"
    assert explained(RAF, "head-home", offers, {"flight": "11B", "number": 3}, {"turn": 3})[0] == "stay"
    worn = {"turn": 3, "cards": {"54/11": "11B"}}
    assert explained(RAF, "scramble", [DONE, "11B"], fields=worn)[0] == DONE
    assert explained(RAF, "scramble", [DONE, "11B"], fields={**worn, "turn": 11})[0] == "11B"
    full = {"turn": 3, "cards": {"54/11": "11B", "64/11": "11B", "1/11": "11B"}}
    assert explained(RAF, "scramble", [DONE, "11B"], fields=full)[0] == "11B"


# Combat.


def test_hits_are_taken_by_standing_a_card_down_where_that_saves_one() -> None:
    offers = ["lost I/ZG26/2", "down I/JG3/2"]
    answer, reasons = explained(LUFTWAFFE, "take-hits", offers, {"hits": 2}, {"turn": 3})
    assert answer == "down I/JG3/2"
    assert reasons[0][1]["lost"] == 0
    both = ["lost 54/11 down 1/11", "lost 1/11 down 54/11"]
    assert explained(RAF, "take-hits", both, {"hits": 5}, {"turn": 3})[0] == both[1]


def test_bombers_on_their_way_are_spared_if_a_fighter_costs_no_more_hits() -> None:
    fields = flight("2A", ["I/ZG26/2", "I/KG1/2"], moving="2A", missions={"london": "2A"})
    offers = ["lost I/KG1/2", "lost I/ZG26/2"]
    assert explained(LUFTWAFFE, "take-hits", offers, {"hits": 2}, fields)[0] == "lost I/ZG26/2"


def test_every_group_has_an_escort() -> None:
    fields = flight("2A", MIXED, at={"2A": "M24", "11B": "M24"}, battle="2A", race="11B", missions={"canterbury": "2A"})
    fields["cards"] |= dict.fromkeys(["54/11", "64/11", "1/11"], "11B")
    answer, reasons = explained(LUFTWAFFE, "dogfight-shape", ["1-2-3", "2-2-2"], {"flight": "2A", "number": 6}, fields)
    assert answer == "2-2-2"
    assert reasons[0][0] == "shape"
    about = {"flight": "2A", "number": 6, "group": 1, "size": 2}
    first, _ = explained(LUFTWAFFE, "dogfight-pick", MIXED, about, fields)
    fields["cards"] |= {first: "2A group 1"}
    second, _ = explained(LUFTWAFFE, "dogfight-pick", [one for one in MIXED if one != first], about, fields)
    assert (first in BOMBERS) != (second in BOMBERS)


@pytest.mark.parametrize("side", [LUFTWAFFE, RAF])
def test_the_best_fighter_is_selected(side: str) -> None:
    offers = ["I/KG1/2", "I/JG3/2"] if side == LUFTWAFFE else ["25/11", "54/11"]
    answer, reasons = explained(side, "dogfight-select", offers, {"group": 1}, {"turn": 3})
    assert answer == offers[1]
    assert reasons[0][1]["dice"] == 4


def test_the_weakest_bomber_is_lost_to_ack_ack() -> None:
    assert explained(LUFTWAFFE, "lose-bomber", ["I/KG1/2", "I/KG2/2"], {"flight": "2A", "left": 1})[0] == "I/KG2/2"
