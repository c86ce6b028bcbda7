"""The odds that the doctrine of Battle of Britain counts on, against sums by hand and by brute force."""

from __future__ import annotations

from itertools import product

import pytest

from tallyho.bots.hksw.groups import best_groups, dogfight, melee, partitions, spreads
from tallyho.bots.hksw.odds import Fighter, duel, intercept, lost_to, repairs, roll, success

BF109, BF110, HE111 = Fighter(4, 4), Fighter(3, 2), Fighter(1, 2, 3)
SPITFIRE, HURRICANE = Fighter(4, 4), Fighter(3, 3)
BLACK, WHITE = "RRRX--", "RXXX--"
"""The faces: roundels, crosses, blanks."""


def test_a_roll_is_what_all_dice_can_show() -> None:
    found = roll(1, 2)
    assert sum(found.values()) == pytest.approx(1)
    faces = list(product(BLACK, WHITE, WHITE))
    for (roundels, crosses), chance in found.items():
        same = sum(one.count("R") == roundels and one.count("X") == crosses for one in faces)
        assert chance == pytest.approx(same / len(faces))


def test_a_duel_is_lost_by_the_card_with_more_hits_if_they_suffice() -> None:
    down = up = 0
    faces = list(product(BLACK, WHITE, WHITE, WHITE))
    for one in faces:
        roundels, crosses = one.count("R"), one.count("X")
        down += crosses > roundels and crosses >= 2
        up += roundels > crosses and roundels >= 3
    assert duel(HE111, HURRICANE) == pytest.approx((down / len(faces), up / len(faces)))
    assert duel(BF109, SPITFIRE)[0] == pytest.approx(duel(BF109, SPITFIRE)[1])


def test_bombing_and_repairs() -> None:
    assert success(1, 1) == 0.5
    assert success(3, 3) == 0.125
    assert success(8, 3) == pytest.approx(219 / 256)
    assert repairs(6, 6) == pytest.approx(1)
    assert repairs(2, 1) == pytest.approx(11 / 36)


def test_hits_of_an_intercept_cost_as_few_cards_as_can_be() -> None:
    assert lost_to((SPITFIRE, SPITFIRE), 6) == (1, 0)  # four for one, two stand the other down
    assert lost_to((BF109, BF110), 2) == (0, 0)  # the Bf 109 is stood down
    assert lost_to((BF110, HE111), 4) == (1, 1)
    assert lost_to((BF110, HE111), 9) == (1, 1)
    assert lost_to((BF110, HE111), 2) == (1, 0)  # the fighter rather than the bomber


def test_an_intercept_of_one_card_on_either_side_is_a_single_roll() -> None:
    toll = intercept((HE111,), (HURRICANE,))
    crosses = sum(chance for (_, hits), chance in roll(1, 3).items() if hits >= 2)
    assert toll.bombers == pytest.approx(crosses)
    assert toll.fighters == 0


def test_escorts_cost_the_raf_more_than_bombers_alone() -> None:
    british = (HURRICANE, HURRICANE, SPITFIRE)
    escorted, alone = tuple(sorted([BF109] * 4 + [HE111] * 2)), (HE111,) * 6
    assert intercept(escorted, british).raf > 2 * intercept(alone, british).raf
    assert dogfight(escorted, british, 1.0, 1.5).luftwaffe < dogfight(alone, british, 1.0, 1.5).luftwaffe / 2


def test_a_melee_of_one_pair_is_a_duel() -> None:
    toll = melee((HE111,), (SPITFIRE,))
    assert (toll.bombers, toll.raf) == pytest.approx(duel(HE111, SPITFIRE))


def test_a_winner_meets_the_next_card_and_stops_after_two() -> None:
    two, three = melee((HE111, HE111), (SPITFIRE,)), melee((HE111,) * 3, (SPITFIRE,))
    down = duel(HE111, SPITFIRE)[0]
    assert two.bombers == pytest.approx(down + down * down)
    assert three.bombers == pytest.approx(two.bombers)


def test_groups_are_of_one_to_three_cards_and_each_has_an_escort_if_there_are_three() -> None:
    cards = tuple(sorted([BF109] * 3 + [HE111] * 3))
    assert all(1 <= len(group) <= 3 for groups in partitions(cards) for group in groups)
    assert all(sum(map(len, groups)) == 6 for groups in partitions(cards))
    best = best_groups(cards, (HURRICANE,) * 3, 1.0, 2.0)
    assert all(BF109 in group for group in best)
    assert len(spreads(3, 3)) == 10
