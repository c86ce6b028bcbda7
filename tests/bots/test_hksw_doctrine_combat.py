"""Combat in the doctrine of Battle of Britain: groups, the cards beside them, who fights, who takes hits."""

from __future__ import annotations

from typing import Any

import pytest
from hksw_views import BOMBERS, FIGHTERS, LUFTWAFFE, RAF, Told, explained, situation

from tallyho.bots.hksw.charts import DATA
from tallyho.bots.hksw.groups import melee, price, spreads
from tallyho.bots.hksw.losses import card_cost
from tallyho.bots.hksw.odds import Fighter
from tallyho.bots.weighed import points

MIXED = [*FIGHTERS, *BOMBERS]
BF109, HE111, SPITFIRE, HURRICANE = Fighter(4, 4), Fighter(1, 2, 3), Fighter(4, 4), Fighter(3, 3)
PAIR = (HE111, BF109)
IN_GROUPS = {**dict.fromkeys(FIGHTERS[:2], 1), FIGHTERS[2]: 2, **dict.fromkeys(BOMBERS, 3)}


def battle(groups: dict[str, int] | None = None, **more: Any) -> dict[str, Any]:
    """A dogfight over Hawkinge of 2A, three Bf 109 and three He 111, with two Spitfires and a Hurricane of 11B."""
    british = dict.fromkeys(["54/11", "64/11", "1/11"], "11B")
    cards = {**dict.fromkeys(MIXED, "2A"), **british, **more.pop("cards", {})}
    cards |= {name: f"{cards[name]} group {number}" for name, number in (groups or {}).items()}
    at = {"2A": "M24", "11B": "M24", **more.pop("at", {})}
    return {"turn": 3, "phase": 1, "cards": cards, "at": at, "battle": "2A", "race": "11B", **more}


# The groups of the Luftwaffe.


def shape(offers: list[str], fields: dict[str, Any]) -> tuple[str, dict[str, Any]]:
    answer, reasons = explained(LUFTWAFFE, "dogfight-shape", offers, {"flight": "2A", "number": 6}, fields)
    assert [key for key, _ in reasons] == ["shape"]
    return answer, reasons[0][1]


OF_13 = {
    **dict.fromkeys(["41/13", "72/13", "3/13"], "damaged"),
    **dict.fromkeys(["602/13", "603/13", "79/13"], "13A"),
}


@pytest.mark.parametrize(
    ("fields", "raf", "bomber"),
    [
        ({}, 0.5, 1.5),
        ({"missions": {"london": "2A"}}, 0.5, 2.0),  # a third of five points for each bomber
        ({"turn": 11}, 1.0, 1.5),
        ({"turn": 10, "race": "13A", "at": {"13A": "M24"}, "cards": OF_13}, 1.0, 1.5),  # a Group with few dice
    ],
)
def test_the_worst_that_the_raf_can_do_is_told(fields: dict[str, Any], raf: float, bomber: float) -> None:
    """Three unseen cards, taken for Hurricanes, beside three pairs of a bomber and its escort."""
    worst, counts = max(
        (sum(price(melee(PAIR, (HURRICANE,) * number), raf, bomber) for number in counts), counts)
        for counts in spreads(3, 3)
    )
    told = {"shape": "2-2-2", "counts": "-".join(map(str, counts)), "cost": points(worst)}
    assert shape(["1-2-3", "2-2-2"], battle(**fields)) == ("2-2-2", told)


def test_a_shape_that_is_not_offered_is_not_answered() -> None:
    assert shape(["1-2-3"], battle())[0] == "1-2-3"


def test_all_cards_of_a_big_wing_are_reckoned_with_and_none_of_a_flight_that_is_elsewhere() -> None:
    twelve = dict.fromkeys(["19/12", "46/12", "66/12"], "12B")
    both = battle(cards=twelve, wing="12B", at={"12B": "M24"})
    away = battle(cards=twelve, wing="12B", at={"12B": "K20"})
    count = [sum(map(int, shape(["2-2-2"], fields)[1]["counts"].split("-"))) for fields in (both, away)]
    assert count == [6, 3]


def pick(group: int, size: int, placed: dict[str, int], offers: list[str] | None = None) -> tuple[str, Told]:
    offered = [name for name in MIXED if name not in placed] if offers is None else offers
    args = {"flight": "2A", "number": 6, "group": group, "size": size}
    return explained(LUFTWAFFE, "dogfight-pick", offered, args, battle(placed))


@pytest.mark.parametrize("group", [1, 2, 3])
def test_a_bomber_and_its_escort_are_picked_for_each_pair(group: int) -> None:
    done = {name: one for one in range(1, group) for name in (FIGHTERS[one - 1], BOMBERS[one - 1])}
    fighter, bomber = FIGHTERS[group - 1], BOMBERS[group - 1]
    told = {"card": bomber, "group": group, "size": 2}
    assert pick(group, 2, {**done, fighter: group}) == (bomber, [("pick-bomber", told)])
    told = {"card": fighter, "group": group, "size": 2}
    assert pick(group, 2, {**done, bomber: group}) == (fighter, [("pick-escort", told)])


def test_a_group_of_another_size_gets_the_best_fighters_that_are_left() -> None:
    assert pick(1, 3, {})[0] == FIGHTERS[0]
    assert pick(2, 3, {FIGHTERS[0]: 1, FIGHTERS[1]: 1, FIGHTERS[2]: 1})[0] == BOMBERS[0]
    assert pick(1, 2, {}, ["IX/KG99/2"]) == ("IX/KG99/2", [("pick-any", {"group": 1})])  # of a pack


# The RAF's cards beside them.


def beside(card: str, placed: dict[str, int], **fields: Any) -> tuple[str, Told]:
    """German groups of two, one and three cards, face down."""
    fields = battle({**IN_GROUPS, **placed}, **fields)
    return explained(RAF, "dogfight-beside", ["1", "2", "3"], {"card": card, "flight": "11B"}, fields)


def test_all_cards_go_beside_the_group_that_should_hide_most_bombers() -> None:
    """Nobody sees which cards lie where: an escort is thought to be in each group, and two bombers in the third."""
    cost = points(price(melee((HE111, HE111, BF109), (SPITFIRE, SPITFIRE, HURRICANE)), 0.5, 1.5))
    assert beside("54/11", {}) == ("3", [("beside", {"card": "54/11", "group": 3, "cost": cost})])
    assert beside("1/11", {"54/11": 3, "64/11": 3})[1] == [("beside", {"card": "1/11", "group": 3, "cost": cost})]


def test_cards_that_lie_beside_a_group_already_stay_there() -> None:
    alone = price(melee((BF109,), (SPITFIRE,)), 0.5, 1.5)
    others = price(melee((HE111, HE111, BF109), (SPITFIRE, HURRICANE)), 0.5, 1.5)
    answer, reasons = beside("64/11", {"54/11": 2})
    assert (answer, reasons[0][1]["cost"]) == ("3", points(alone + others))


def test_a_card_that_only_a_pack_has_lies_anywhere_and_is_told_by_its_name() -> None:
    told = [("beside-any", {"card": "999/11"})]
    assert beside("999/11", {"54/11": 1, "64/11": 1, "1/11": 1}) == ("1", told)


def test_the_smallest_group_fights_first() -> None:
    told = [("next-group", {"group": "2", "number": 1})]
    assert explained(RAF, "dogfight-next", ["1", "2", "3"], {}, battle(IN_GROUPS)) == ("2", told)
    assert explained(RAF, "dogfight-next", ["1", "3"], {}, battle(IN_GROUPS))[0] == "1"


@pytest.mark.parametrize(
    ("side", "card", "dice", "wins", "falls"),
    [
        (RAF, "54/11", 4, 23, 23),
        (RAF, "1/11", 3, 12, 40),
        (RAF, "25/11", 2, 4, 53),
        (LUFTWAFFE, "I/JG3/2", 4, 40, 12),
        (LUFTWAFFE, "I/ZG26/2", 3, 28, 38),
        (LUFTWAFFE, "I/KG1/2", 1, 4, 49),
    ],
)
def test_the_odds_of_the_selected_card_are_told(side: str, card: str, dice: int, wins: int, falls: int) -> None:
    """Against the usual enemy: for the RAF a Bf 109, for the Luftwaffe a Hurricane."""
    told = [("select", {"card": card, "dice": dice, "wins": wins, "falls": falls})]
    assert explained(side, "dogfight-select", [card], {"group": 1}, {"turn": 3}) == (card, told)


def test_a_card_of_a_pack_is_selected_last_and_of_equal_dice_the_one_that_stands_more() -> None:
    assert explained(RAF, "dogfight-select", ["999/11", "25/11"], {"group": 1}, {"turn": 3})[0] == "25/11"
    assert explained(RAF, "dogfight-select", ["247/10", "604/10"], {"group": 1}, {"turn": 3})[0] == "604/10"


# Hits.


def test_what_the_loss_of_a_card_costs_its_owner() -> None:
    raid = {"turn": 3, "moving": "2A", "cards": {"I/KG1/2": "2A", "I/ZG26/2": "2A"}, "missions": {"london": "2A"}}
    idle = {**raid, "missions": {}}
    bomber, escort = DATA.card["I/KG1/2"], DATA.card["I/ZG26/2"]
    costs = [card_cost(situation(LUFTWAFFE, fields), card) for fields in (raid, idle) for card in (bomber, escort)]
    assert costs == pytest.approx([1.8 + 0.3 + 5 / 3, 1.8 + 0.25, 1.8 + 0.3, 1.8 + 0.25])
    last = situation(RAF, {"turn": 11})
    assert [card_cost(last, DATA.card[name]) for name in ("1/11", "54/11")] == pytest.approx([1.3, 1.4])


def test_a_card_stood_down_costs_a_quarter_and_half_its_strength() -> None:
    offers = ["lost 1/11 54/11", "lost 1/11 down 54/11"]
    told = [("take-hits", {"hits": 5, "lost": 1, "down": 1, "cost": points(1.3 + 0.25 + 0.2)})]
    assert explained(RAF, "take-hits", offers, {"hits": 5}, {"turn": 11}) == (offers[1], told)
    weaker = ["down 54/11", "down 1/11"]
    assert explained(RAF, "take-hits", weaker, {"hits": 2}, {"turn": 11})[0] == weaker[1]


@pytest.mark.parametrize(
    ("offers", "lost", "bombs"),
    [
        (["I/KG2/2", "II/StG1/2"], "II/StG1/2", 2),  # of equal bombs the weaker
        (["III/KG4/2", "I/KG1/2"], "I/KG1/2", 3),
        (["I/KG1/2", "IX/KG99/2"], "IX/KG99/2", 0),  # nothing is known of what a pack has
    ],
)
def test_the_bomber_that_is_worth_least_is_lost_to_ack_ack(offers: list[str], lost: str, bombs: int) -> None:
    answer, reasons = explained(LUFTWAFFE, "lose-bomber", offers, {"flight": "2A", "left": 1})
    assert (answer, reasons) == (lost, [("lose-bomber", {"card": lost, "bombs": bombs})])
