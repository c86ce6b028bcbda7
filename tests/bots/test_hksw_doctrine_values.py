"""What the doctrine of Battle of Britain counts on: the worth of cards, those that it does not see, and the map."""

from __future__ import annotations

import pytest
from hksw_views import LUFTWAFFE, RAF, situation

from tallyho.bots.hksw import belief
from tallyho.bots.hksw.charts import DATA, NEVER, apart, mission_points, targets_within, within
from tallyho.bots.hksw.odds import Fighter, Toll
from tallyho.bots.hksw.state import fighter
from tallyho.bots.hksw.values import balance, flown, luftwaffe_card, raf_card, rates
from tallyho.hksw.vocabulary import OF_LUFTWAFFE

BF109, BF110, SPITFIRE, HURRICANE, BLENHEIM = (
    Fighter(4, 4), Fighter(3, 2), Fighter(4, 4), Fighter(3, 3), Fighter(2, 2)
)  # fmt: skip
HE111, DO17, JU88 = Fighter(1, 2, 3), Fighter(1, 2, 2), Fighter(2, 2, 3)
GROUP_11 = 1


def square(name: str) -> int:
    return DATA.square[name]


# What cards are worth.


@pytest.mark.parametrize(("turn", "damaged", "worth"), [(3, 0, 0.95), (10, 5, 1 - 13 / 48 + 0.1), (11, 5, 1.0)])
def test_a_british_card_counts_most_on_the_last_turn(turn: int, damaged: int, worth: float) -> None:
    lost = [DATA.cards[card] for card in DATA.cards_of[GROUP_11]][:damaged]
    s = situation(RAF, {"turn": turn, "cards": dict.fromkeys(lost, "damaged")})
    assert raf_card(s, GROUP_11) == pytest.approx(worth)


def test_bombed_cities_have_no_dice_for_repairs() -> None:
    s = situation(RAF, {"turn": 10, "damage": {"london": 1, "dover": 1}})
    assert s.dice_of(GROUP_11) == 10
    assert raf_card(s, GROUP_11) == pytest.approx(1 - 10 / 18 + 0.1)


def test_a_german_card_costs_its_point_and_its_use() -> None:
    early, late = (situation(LUFTWAFFE, {"turn": turn}) for turn in (3, 11))
    assert (luftwaffe_card(early), luftwaffe_card(late)) == (1.8, 1.0)
    assert rates(late, GROUP_11, 0.7) == (1.0, 1.5)  # in halves
    assert rates(early, GROUP_11, 1.8) == (0.5, 2.0)
    assert balance(early, Toll(1.0, 1.0, 2.0), GROUP_11) == pytest.approx(2 * 0.95 - 2 * 1.8)


def test_the_luftwaffe_flies_on_battle_of_britain_day_but_not_in_a_respite() -> None:
    assert [turn for turn in range(1, 12) if not flown(turn)] == [1, 4, 7]


# What is not seen.


def test_unseen_british_cards_are_average_ones() -> None:
    fields = {"turn": 3, "cards": dict.fromkeys(["54/11", "64/11", "25/11"], "11B"), "seen": {"54/11": "seen"}}
    assert belief.raf_flight(situation(LUFTWAFFE, fields), DATA.flight["11B"]) == (HURRICANE, HURRICANE, SPITFIRE)
    assert belief.raf_flight(situation(RAF, fields), DATA.flight["11B"]) == (BLENHEIM, SPITFIRE, SPITFIRE)


def of_2a(cards: list[str], seen: list[str], where: str) -> list[Fighter]:
    fields = {"turn": 3, "cards": dict.fromkeys(cards, "2A"), "seen": dict.fromkeys(seen, "seen"), "at": {"2A": where}}
    return list(belief.luftwaffe_flight(situation(RAF, fields), DATA.flight["2A"], square(where)))


def test_unseen_german_cards_are_bombers_and_escorts_by_turns() -> None:
    five = ["I/ZG26/2", "II/ZG26/2", "III/ZG26/2", "I/KG2/2", "II/KG2/2"]
    assert of_2a(five, [], "N24") == [HE111] * 3 + [BF109] * 2
    assert of_2a(five[:4], [], "N24") == [HE111] * 2 + [BF109] * 2
    assert of_2a(five, five[:1], "N24") == [HE111] * 3 + [BF110, BF109]
    assert of_2a(five, five[3:], "N24") == [DO17] * 2 + [HE111] + [BF109] * 2


def test_beyond_the_line_the_unseen_escort_is_a_bf_110_as_it_fights_there() -> None:
    assert of_2a(["I/ZG26/2", "II/ZG26/2"], [], "K17") == [HE111, Fighter(2, 2)]
    assert of_2a(["I/ZG26/2", "II/ZG26/2"], ["I/ZG26/2"], "K17") == [HE111, Fighter(2, 2)]


def test_everybody_knows_the_cards_of_luftflotte_5() -> None:
    s = situation(RAF, {"turn": 5, "cards": {"III/KG30/5": "damaged"}, "at": {"5A": "K15"}})
    s.by_name("sizes")["5A"] = 6
    whole = belief.luftwaffe_flight(s, DATA.flight["5A"], square("K15"))
    assert whole == (HE111, HE111, Fighter(2, 2), Fighter(2, 2), JU88, JU88)
    s.by_name("sizes")["5A"] = 2
    assert len(belief.luftwaffe_flight(s, DATA.flight["5A"], DATA.box)) == 2


def test_while_a_flight_is_being_filled_its_number_is_not_known() -> None:
    s = situation(LUFTWAFFE, {"turn": 3})
    s.by_name("sizes")["11B"] = None
    assert s.size(DATA.flight["11B"]) == 0
    assert belief.raf_flight(s, DATA.flight["11B"]) == ()


# The map.


def test_distances_count_diagonals_as_one_and_a_box_is_never_reached() -> None:
    assert apart(square("K23"), square("N24")) == 3
    assert apart(square("N24"), square("K19")) == 5
    assert apart(square("N24"), DATA.box) == apart(DATA.box, square("N24")) == NEVER
    assert {DATA.squares[one] for one in within(square("A1"), 1)} == {"A1", "B1", "A2", "B2"}
    near = {DATA.targets[target].name: far for target, far in targets_within(square("N24"), 1)}
    assert near == {"dover": 0, "hawkinge": 1, "canterbury": 1}


def test_a_city_scores_its_production_more_than_a_site() -> None:
    names = ("dover", "hawkinge", "canterbury", "london")
    assert [mission_points(DATA.target[name]) for name in names] == [2, 2, 3, 5]


def test_dive_bombers_have_a_die_more_but_over_no_city_and_a_bf_110_has_one_less_in_the_north() -> None:
    assert fighter(DATA.card["II/StG1/2"]) == Fighter(1, 1, 2)
    assert fighter(DATA.card["II/StG1/2"], dive=True) == Fighter(1, 1, 3)
    assert fighter(DATA.card["I/ZG26/2"], north=True) == Fighter(2, 2)


def test_only_flights_on_the_map_and_the_own_lead_count() -> None:
    fields = {"turn": 3, "at": {"2A": "N24", "3C": "F31"}, "mission_points": 7}
    mine, theirs = situation(LUFTWAFFE, fields), situation(RAF, fields)
    assert [DATA.flights[one] for one in mine.on_map(OF_LUFTWAFFE)] == ["2A", "3C"]
    assert (mine.lead, theirs.lead) == (7, -7)
