"""The raids of the Luftwaffe in the doctrine of Battle of Britain: forecasts, orders, ways, waiting, turning back."""

from __future__ import annotations

from typing import Any

import pytest
from hksw_views import BOMBERS, FIGHTERS, LUFTWAFFE, Told, explained, flight, situation

from tallyho.bots.hksw.charts import DATA, NEVER, apart
from tallyho.bots.hksw.groups import dogfight
from tallyho.bots.hksw.odds import Fighter, Toll, intercept, success, success_of
from tallyho.bots.hksw.routes import nearest, route
from tallyho.bots.hksw.sorties import Sortie, forecast, worth_beyond
from tallyho.bots.hksw.state import fighters
from tallyho.table import DONE

MIXED = [*FIGHTERS, *BOMBERS]
FREE: frozenset[int] = frozenset()


def square(name: str) -> int:
    return DATA.square[name]


def sortie(target: str, raf: dict[str, str], start: str = "O25", **fields: Any) -> Sortie:
    """What 2A with three Bf 109 and three He 111 expects on turn 2, with RAF flights of one unseen card in squares."""
    cards = {**dict.fromkeys(MIXED, "2A"), **{f"{one}/11": name for one, name in zip((1, 17, 32), raf, strict=False)}}
    at = {"2A": start, **raf, **fields.pop("at", {})}
    s = situation(LUFTWAFFE, {"turn": 2, "phase": 1, "cards": cards, "at": at, **fields})
    found = forecast(s, DATA.flight["2A"], [DATA.card[name] for name in MIXED], DATA.target[target], square(start))
    assert found is not None
    return found


# Forecasts.


def test_a_sortie_that_nobody_meets_costs_what_ack_ack_costs_and_promises_what_the_bombs_score() -> None:
    found = sortie("canterbury", {})
    hit = success(9, 3)
    beyond = 3 * 1 / 6 * 1.05  # three turns without its die, each for a sixth of a card of 11 Group
    assert found.toll == pytest.approx((0, 9 / 48, 0))
    assert found.worth == pytest.approx(hit * (3 + beyond) - 2 * (1 - hit) - 9 / 48 * 1.9)
    assert (found.success, found.points, found.phases) == (hit, 3, 1)


def test_a_meeting_costs_both_sides_and_the_bombs_of_those_that_fall() -> None:
    found = sortie("canterbury", {"11B": "M24", "11C": "L23"})
    german, british = fighters(DATA.card[name] for name in MIXED), (Fighter(3, 3),)
    met = Toll(0.0, 0.0, 0.0).plus(intercept(german, british), 0.85).plus(dogfight(german, british, 0.5, 1.5), 0.85)
    dice = 9 * (1 - met.bombers / 3)
    hit = success_of(dice, 3)
    assert found.toll == pytest.approx(met.plus(Toll(0.0, dice / 48, 0.0)))
    assert found.success == pytest.approx(hit)
    scored = hit * (3 + 3 / 6 * 1.05) - 2 * (1 - hit)
    assert found.worth == pytest.approx(scored + 1.05 * found.toll.raf - 1.9 * found.toll.luftwaffe)


@pytest.mark.parametrize(
    ("raf", "intercepted", "dogfought"),
    [
        ({"11B": "M24"}, 0.85, 0),  # it cannot do both
        ({"11B": "L23"}, 0.85, 0),  # one square is flown after the radar has seen the raid
        ({"11B": "K23"}, 0, 0.85),
        ({"11B": "J23"}, 0, 0.85),
        ({"11B": "I23"}, 0, 0),
        ({"11B": "L23", "11C": "J23"}, 0.85, 0.85),
        ({"11B": "L23", "11C": "I23"}, 0.85, 0),
    ],
)
def test_who_meets_a_raid_depends_on_how_far_it_is(raf: dict[str, str], intercepted: float, dogfought: float) -> None:
    found = sortie("canterbury", raf)
    assert (found.intercepted, found.dogfought) == (intercepted, dogfought)


@pytest.mark.parametrize(
    ("where", "intercepted", "dogfought"),
    [("H23", 0.85, 0), ("G23", 0.5, 0), ("E23", 0.5, 0), ("D23", 0, 0)],
)
def test_who_must_first_come_nearer_meets_a_raid_less_often(where: str, intercepted: float, dogfought: float) -> None:
    found = sortie("london", {"11B": where}, start="R24")
    assert found.phases == 2
    assert (found.intercepted, found.dogfought) == (intercepted, dogfought)


def test_five_markers_cannot_meet_all_flights() -> None:
    two, three = {"2B": "O27", "2C": "R24"}, {"2B": "O27", "2C": "R24", "3A": "I28"}
    assert sortie("canterbury", {"11B": "M24"}, at=two).intercepted == 0.85
    assert sortie("canterbury", {"11B": "M24"}, at=three).intercepted == pytest.approx(0.85 * 5 / 6)


def test_what_a_target_is_worth_beyond_its_points() -> None:
    s = situation(LUFTWAFFE, {"turn": 9, "damage": {"canterbury": 3, "tangmere": 1}})
    worth = {name: worth_beyond(s, DATA.target[name]) for name in DATA.target}
    assert worth["london"] == pytest.approx(2 * 3 / 6 * (0.2 + 0.15))
    assert worth["hawkinge"] == pytest.approx(0.8 * (1 - (1 - (5 / 6) ** 6) / 2))  # half of twelve dice
    assert worth["dover"] == 0.2
    assert worth["canterbury"] == worth["tangmere"] == 0
    last = situation(LUFTWAFFE, {"turn": 11})
    assert {worth_beyond(last, DATA.target[name]) for name in ("london", "hawkinge", "dover")} == {0.0}


def test_a_group_without_dice_repairs_its_airfield_with_one_at_least() -> None:
    cities = {name: 1 for name, number in DATA.target.items() if DATA.targets[number].production}
    s = situation(LUFTWAFFE, {"turn": 9, "damage": cities})
    assert worth_beyond(s, DATA.target["hawkinge"]) == pytest.approx(0.8 * (1 - 1 / 12))


@pytest.mark.parametrize(("fuel", "cards", "reaches"), [(2, MIXED, True), (1, MIXED, False), (2, FIGHTERS, False)])
def test_a_sortie_needs_fuel_for_its_phases_and_a_bomber(fuel: int, cards: list[str], *, reaches: bool) -> None:
    s = situation(LUFTWAFFE, flight("2A", cards, at={"2A": "R24"}, fuel={"2A": fuel}))
    it = DATA.flight["2A"]
    assert (forecast(s, it, s.cards_of(it), DATA.target["london"], square("R24")) is not None) == reaches


# Ways.


def test_a_way_leads_around_the_radar_as_long_as_it_can() -> None:
    """Straight to Norwich there are three squares of the radar line; over the sea there are two."""
    found = route(square("O25"), square("N20"), 5, FREE, FREE, south=True, seen=False)
    assert found.raced == 2
    assert all(DATA.station[one] < 0 for one in found.squares[:-2])
    direct = route(square("O25"), square("M24"), 5, FREE, FREE, south=True, seen=False)
    assert len(direct.squares) == 2  # no square more than is needed


def test_the_nearest_of_none_is_never_reached() -> None:
    assert nearest([square("M24"), square("K23")], square("N24")) == 1
    assert nearest([], square("N24")) == NEVER


# Orders.


def ordered(at: str, fuel: int, offers: list[str], **fields: Any) -> tuple[str, Told]:
    fields = {"at": {"2A": at}, "fuel": {"2A": fuel}, "missions": {"london": "2A"}, **fields}
    aloft = {"sortie_marks": {"2A": ["took-off"]}}
    return explained(LUFTWAFFE, "choose-flight", [DONE, *offers], {}, {**flight("2A", MIXED), **aloft, **fields})


@pytest.mark.parametrize(
    ("at", "fuel", "answer", "order"),
    [
        ("P23", 1, "2A", ("order-strike", "K23")),  # five squares
        ("R24", 2, "2A long", ("order-strike", "K23")),
        ("U26", 2, "2A long", ("order-strike", "K23")),  # ten squares
        ("R24", 3, "2A", ("order-advance", "N25")),
        ("V26", 2, "2A", ("order-go-on", "V26")),  # eleven
    ],
)
def test_a_long_move_is_made_with_the_last_fuel_if_that_strikes(
    at: str, fuel: int, answer: str, order: tuple[str, str]
) -> None:
    found, reasons = ordered(at, fuel, ["2A", "2A long"])
    assert found == answer
    assert (order[0], {"flight": "2A", "square": order[1]}) in reasons
    assert (("order-long", {"flight": "2A"}) in reasons) == (answer == "2A long")
    assert (reasons[0][0] == "sortie") == (order[0] != "order-go-on")


def test_without_the_offer_of_a_long_move_the_short_one_is_made() -> None:
    assert ordered("R24", 2, ["2A"])[0] == "2A"


def of_three(missions: dict[str, str]) -> str:
    cards = {**dict.fromkeys(MIXED, "2A"), **dict.fromkeys(["I/KG4/2", "II/KG4/2", "I/JG26/2"], "2B")}
    cards |= dict.fromkeys(["II/KG53/2", "III/KG53/2", "KGr126/2"], "2C")
    at, fuel = {"2A": "O25", "2B": "O27", "2C": "R24"}, dict.fromkeys(["2A", "2B", "2C"], 4)
    fields = {"turn": 2, "phase": 1, "cards": cards, "at": at, "fuel": fuel, "missions": missions}
    return explained(LUFTWAFFE, "choose-flight", [DONE, "2A", "2B", "2C"], {}, fields)[0]


def test_first_goes_who_waits_and_then_the_least_promising_that_strikes() -> None:
    assert of_three({"canterbury": "2A", "dover": "2B", "london": "2C"}) == "2C"
    assert of_three({"canterbury": "2A", "dover": "2B", "hawkinge": "2C"}) == "2B"
    assert of_three({"dover": "2A", "london": "2B", "hawkinge": "2C"}) == "2A"


def test_who_stays_down_is_told_with_what_it_would_be_worth() -> None:
    poor = flight("2A", ["I/KG2/2"], at={"2A": "O25"}, fuel={"2A": 4}, missions={"canterbury": "2A"})
    told = [("stays-down", {"flight": "2A", "worth": -2.1})]
    assert explained(LUFTWAFFE, "choose-flight", [DONE, "2A"], {}, poor) == (DONE, told)
    idle = flight("2A", MIXED, at={"2A": "O25"}, fuel={"2A": 4})
    told = [("stays-down", {"flight": "2A", "worth": 0.0})]
    assert explained(LUFTWAFFE, "choose-flight", [DONE, "2A"], {}, idle) == (DONE, told)
    assert explained(LUFTWAFFE, "choose-flight", [DONE], {}, idle) == (DONE, [("all-moved", {})])


# Square by square.


def flown(start: str, left: int, offers: list[str] | None = None, **fields: Any) -> tuple[str, Told]:
    beside = [DONE, *(DATA.squares[one] for one in DATA.beside[square(start)])]
    fields = {"cards": dict.fromkeys(MIXED, "2A"), "turn": 2, "at": {"2A": start}, "fuel": {"2A": 3}, **fields}
    return explained(LUFTWAFFE, "fly", beside if offers is None else offers, {"flight": "2A", "left": left}, fields)


def test_a_target_that_is_just_in_reach_is_flown_to_and_one_beyond_is_waited_for() -> None:
    london = {"london": "2A"}
    answer, reasons = flown("R24", 7, missions=london)
    assert apart(square(answer), square("K23")) == 6
    assert reasons == [("way-to-target", {"flight": "2A", "square": "K23", "steps": 7, "raced": 3})]
    reasons = flown("R24", 6, missions=london)[1]
    assert reasons == [("way-to-wait", {"flight": "2A", "square": "N25", "steps": 4, "raced": 0})]


@pytest.mark.parametrize(
    "fields",
    [{}, {"missions": {"london": "2A"}, "cards": dict.fromkeys(FIGHTERS, "2A")}],
)
def test_a_flight_without_a_mission_or_bombers_stays_where_it_is(fields: dict[str, Any]) -> None:
    told = [("waits-here", {"flight": "2A", "enemy": 2})]
    assert flown("O25", 3, **{**fields, "at": {"2A": "O25", "11B": "M24"}}) == (DONE, told)


def test_where_no_raf_flight_is_up_no_distance_is_told() -> None:
    assert flown("O25", 3) == (DONE, [("waits-alone", {"flight": "2A"})])


def test_a_flight_that_may_not_stop_goes_on_towards_its_target() -> None:
    answer, reasons = flown("N25", 1, ["P26", "O24", "M23"], missions={"canterbury": "2A"})
    assert (answer, reasons) == ("M23", [("no-room-to-stop", {"flight": "2A"})])


def waits(**fields: Any) -> str:
    """Where 2A, from R24 to London with fuel for later, spends the phase between."""
    fields = {"missions": {"london": "2A"}, **fields}
    return str(flown("R24", 5, **fields)[1][0][1]["square"])


def test_it_waits_over_the_own_coast_in_a_square_of_its_own() -> None:
    assert waits() == "N25"
    other = waits(at={"2A": "R24", "2B": "N25"})
    assert other != "N25"
    assert not DATA.raf_may[square(other)]
    assert apart(square(other), square("K23")) <= 5


def advances(start: str, target: str, **fields: Any) -> str:
    """Where 5A, which is aloft with three fuel tokens, is to be at the end of this phase."""
    at = {"5A": start, **fields.pop("at", {})}
    cards = dict.fromkeys((name for name in DATA.cards if name.endswith("/5")), "5A")
    fields = {"turn": 3, "phase": 1, "cards": cards, "at": at, "fuel": {"5A": 3}, "missions": {target: "5A"}, **fields}
    return str(dict(explained(LUFTWAFFE, "choose-flight", [DONE, "5A"], {}, fields)[1])["order-advance"]["square"])


def test_it_waits_off_the_radar_line_unless_that_is_blind_or_has_asked_already() -> None:
    stations = {DATA.targets[number].name: 1 for number in DATA.of_kind["radar"]}
    assert DATA.station[square(advances("N12", "edinburgh"))] < 0
    blind, asked = advances("N12", "edinburgh", damage=stations), {"sortie_marks": {"5A": ["took-off", "asked"]}}
    assert advances("N12", "edinburgh", **asked) == blind
    assert DATA.station[square(blind)] >= 0


def test_it_waits_out_of_reach_even_if_that_takes_a_phase_more() -> None:
    assert apart(square(advances("P7", "newcastle")), square("I13")) <= 5
    safe = square(advances("P7", "newcastle", at={"13B": "M10"}))
    assert apart(safe, square("M10")) == 4
    assert 5 < apart(safe, square("I13")) <= 10


# Turning back.


def test_a_flight_turns_back_only_where_staying_costs_more_than_a_failure() -> None:
    """Two dice never score three hits: what is lost besides makes it worse than going home."""
    where = {"at": {"2A": "N24"}, "fuel": {"2A": 2}}
    offers, args = ["home", "stay"], {"flight": "2A", "fuel": 2}
    poor = flight("2A", ["I/KG2/2"], missions={"canterbury": "2A"}, **where)
    told = [("turns-back", {"flight": "2A", "worth": -2.1, "failure": -2.0})]
    assert explained(LUFTWAFFE, "reach-home", offers, args, poor) == ("home", told)
    one_in_eight = flight("2A", ["I/KG1/2"], missions={"canterbury": "2A"}, **where)
    answer, reasons = explained(LUFTWAFFE, "reach-home", offers, args, one_in_eight)
    assert (answer, reasons[0][0], reasons[1][0]) == ("stay", "sortie", "sortie-met")
    assert -2 < reasons[0][1]["worth"] < 0


def test_who_bombs_is_first() -> None:
    told = [("bombs-first", {"flight": "2B"})]
    offers = ["2A stay", "2A home", "2B"]
    assert explained(LUFTWAFFE, "next-square", offers, {}, flight("2A", MIXED)) == ("2B", told)


def test_beyond_the_line_everyone_who_may_not_cross_it_goes_home() -> None:
    fields = flight("2A", MIXED, missions={"hull": "2A"})
    told = [("send-home-north", {"card": "I/JG3/2"})]
    assert explained(LUFTWAFFE, "send-home", [DONE, "I/JG3/2"], {"flight": "2A"}, fields) == ("I/JG3/2", told)
    near = {**fields, "missions": {"london": "2A"}}
    assert explained(LUFTWAFFE, "send-home", [DONE, "I/JG3/2"], {"flight": "2A"}, near)[1][0][0] == "send-home"
    told = [("nobody-sent-home", {"flight": "2A"})]
    assert explained(LUFTWAFFE, "send-home", [DONE], {"flight": "2A"}, fields) == (DONE, told)
