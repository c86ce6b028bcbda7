"""The numbers that the doctrine of Battle of Britain weighs: what docs/doctrine-hksw.md tells, and sums by hand."""

from __future__ import annotations

import pytest

from tallyho.bots.hksw.charts import DATA
from tallyho.bots.hksw.groups import answer, best_groups, dogfight, lead, melee, price
from tallyho.bots.hksw.odds import Fighter, Toll, duel, intercept, lost_to, repairs, success, success_of
from tallyho.bots.hksw.sorties import FLAK
from tallyho.bots.weighed import percent, points

CARD = {
    kind: Fighter(DATA.kinds[kind].dogfight, DATA.kinds[kind].damage, DATA.kinds[kind].bombing) for kind in DATA.kinds
}
BF109, HE111, SPITFIRE, HURRICANE = (CARD[kind] for kind in ("bf109", "he111", "spitfire", "hurricane"))
THREE = (HURRICANE, HURRICANE, SPITFIRE)


# What the page tells.


@pytest.mark.parametrize(
    ("german", "british", "chances"),
    [
        ("bf109", "spitfire", (23, 23)),
        ("bf109", "hurricane", (12, 40)),
        ("bf109", "blenheim", (4, 53)),
        ("bf110", "spitfire", (47, 12)),
        ("bf110", "hurricane", (38, 28)),
        ("bf110", "blenheim", (29, 44)),
        ("he111", "spitfire", (60, 1)),
        ("do17", "hurricane", (49, 4)),
        ("he111", "blenheim", (33, 17)),
        ("ju88", "spitfire", (53, 4)),
        ("ju88", "hurricane", (44, 14)),
        ("ju88", "blenheim", (32, 32)),
    ],
)
def test_one_dogfight_is_as_the_page_tells(german: str, british: str, chances: tuple[int, int]) -> None:
    down, up = duel(CARD[german], CARD[british])
    assert (percent(down), percent(up)) == chances


@pytest.mark.parametrize(
    ("escorts", "intercepted", "fought"),
    [
        (0, (2.4, 0.4), (2.3, 0.1)),
        (2, (1.8, 0.9), (1.2, 0.4)),
        (3, (1.6, 1.1), (0.8, 0.4)),
        (4, (1.4, 1.4), (0.8, 0.4)),
    ],
)
def test_whole_flights_are_as_the_page_tells(
    escorts: int, intercepted: tuple[float, float], fought: tuple[float, float]
) -> None:
    german = tuple(sorted([BF109] * escorts + [HE111] * (6 - escorts)))
    for toll, expected in ((intercept(german, THREE), intercepted), (dogfight(german, THREE, 1.0, 1.5), fought)):
        assert (points(toll.luftwaffe), points(toll.raf)) == expected


def test_bombs_are_as_the_page_tells() -> None:
    dice = (2, 4, 6, 8, 9)
    assert [percent(success(number, 1)) for number in dice] == [75, 94, 98, 100, 100]
    assert [percent(success(number, 3)) for number in dice] == [0, 31, 66, 86, 91]


# Dice by hand.


def test_an_average_number_of_dice_lies_between_two_whole_ones() -> None:
    assert success_of(2.0, 1) == 3 / 4
    assert success_of(2.5, 1) == (3 / 4 + 7 / 8) / 2
    assert success_of(0.25, 1) == 1 / 8


def test_no_dice_mend_nothing_and_no_more_is_mended_than_there_is() -> None:
    assert repairs(0, 3) == 0
    assert repairs(2, 2) == pytest.approx(1 / 3)
    assert repairs(3, 0) == 0


def test_one_bombing_die_in_48_costs_a_bomber() -> None:
    assert (
        pytest.approx(1 / 48) == FLAK
    )  # a cross on the black die, one on the white die; two for a bomber; half is lost


def test_hits_that_fit_no_cards_are_taken_by_standing_down_a_stronger_one() -> None:
    assert lost_to((HURRICANE, SPITFIRE), 3) == (0, 0)  # the Spitfire
    assert lost_to((HURRICANE, HURRICANE), 3) == (1, 0)  # nobody is stronger
    assert lost_to((HURRICANE, HURRICANE, SPITFIRE), 9) == (2, 0)  # two Hurricanes, and the Spitfire takes three
    assert lost_to((HURRICANE, SPITFIRE), 6) == (1, 0)
    assert lost_to((HURRICANE, SPITFIRE), 7) == (2, 0)
    assert lost_to((HE111, HE111), 0) == (0, 0)


def test_three_cards_of_a_flight_at_random_are_intercepted() -> None:
    """Of a Bf 109 and three He 111 one triple is of bombers alone, and three have the escort."""
    bombers, mixed = (HE111,) * 3, (HE111, HE111, BF109)
    both = [intercept(one, (HURRICANE,)) for one in (bombers, mixed)]
    all_four = intercept((HE111, HE111, HE111, BF109), (HURRICANE,))
    assert all_four.bombers == pytest.approx((both[0].bombers + 3 * both[1].bombers) / 4)
    assert all_four.raf == pytest.approx((both[0].raf + 3 * both[1].raf) / 4)


# Groups by hand.


def test_two_against_two_fight_on_until_one_side_is_gone_or_has_won_twice() -> None:
    down, up = duel(HE111, HURRICANE)
    draw = 1 - down - up
    toll = melee((HE111, HE111), (HURRICANE, HURRICANE))
    assert toll.fighters == 0
    assert toll.bombers == pytest.approx(down + draw * down + down * (down + up * down) + up * (down + down * down))
    assert toll.raf == pytest.approx(up + draw * up + down * (up + up * up) + up * (up + down * up))


def test_a_german_winner_meets_the_next_card_and_stops_after_two() -> None:
    up = duel(BF109, HURRICANE)[1]
    for waiting in (2, 3):
        assert melee((BF109,), (HURRICANE,) * waiting).raf == pytest.approx(up + up * up)


def test_after_two_wins_others_take_over() -> None:
    """The Spitfire has shot down two; the third bomber meets the Hurricane."""
    first, second = duel(HE111, SPITFIRE), duel(HE111, HURRICANE)
    won_twice = first[0] * first[0] * second[0]
    toll = melee((HE111,) * 3, (HURRICANE, SPITFIRE))
    without = melee((HE111,) * 2, (HURRICANE, SPITFIRE))
    assert toll.bombers > without.bombers
    assert toll.bombers - without.bombers >= won_twice


def test_the_best_fighter_leads_and_between_equals_one_without_bombs() -> None:
    assert lead((HE111, BF109)) == BF109
    assert lead((Fighter(2, 2, 3), Fighter(2, 2))) == Fighter(2, 2)
    assert lead((Fighter(3, 2), Fighter(3, 3))) == Fighter(3, 3)


def test_the_price_counts_bombers_and_credits_british_cards() -> None:
    assert price(Toll(1.0, 2.0, 3.0), 0.5, 1.5) == 2.5


def test_the_raf_puts_its_cards_where_it_hurts_most() -> None:
    groups = ((BF109,), (HE111, HE111))
    cost, counts = answer(groups, (HURRICANE, SPITFIRE), 1.0, 1.5)
    assert counts == (0, 2)
    toll = melee((HE111, HE111), (SPITFIRE, HURRICANE))
    assert cost == pytest.approx(1.5 * toll.bombers - toll.raf)
    total = dogfight((HE111, HE111, BF109), (HURRICANE, SPITFIRE), 1.0, 1.5)
    chosen = best_groups((HE111, HE111, BF109), (HURRICANE, SPITFIRE), 1.0, 1.5)
    assert price(total, 1.0, 1.5) == pytest.approx(answer(chosen, (HURRICANE, SPITFIRE), 1.0, 1.5)[0])
    assert price(total, 1.0, 1.5) < cost
