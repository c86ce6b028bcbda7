"""German strategy cards: how many are drawn, which go together, what they do to a raid, where they end (eagle:15)."""

from __future__ import annotations

from typing import Any

import pytest
from eagle_deployments import BOMBERS, STUKAS, A, K, deploy
from eagle_plans import MAJOR, OF_LF3, day, opened, refused
from eagle_raids import Raid

CARDS = [str(number) for number in range(155, 165)]
DECOY, MAJOR_RAID, SECONDARY, PATHFINDERS, LOW_LEVEL, COORDINATION = 155, 156, 157, 159, 160, 163


# The draw.


def drawn(number: int, **fields: Any) -> Raid:
    """So many strategy cards are drawn, the last ones first, and no more are asked for."""
    fields = {"date": "1940-08-12", **fields}
    return day("planning.strategy-draw", CARDS[::-1][:number], until="planning.target-draw", **fields)


def in_hand(played: Raid) -> list[str]:
    return [card for card in CARDS if played.field("cards")[card] == "hand"]


@pytest.mark.rules("eagle:4.I.2a", "eagle:15.1b")
@pytest.mark.parametrize(
    ("vp", "number"),
    [
        *[(-99, 5), (-35, 5), (-25, 5), (-24, 4), (-15, 4), (-14, 3), (-7, 3), (-5, 3)],
        *[(-4, 2), (0, 2), (4, 2), (5, 1), (14, 1), (15, 0), (35, 0), (99, 0)],
    ],
)
def test_the_victory_points_say_how_many_cards_are_drawn(vp: int, number: int) -> None:
    played = drawn(number, vp=vp)
    assert in_hand(played) == CARDS[10 - number :]
    told = played.told("strategy-drawn")[0]
    assert (told["number"], told["cards"]) == (number, [int(card) for card in CARDS[::-1][:number]])
    assert told["because"][0] == {"key": "strategy-vp", "rule": "eagle:15.1b", "args": {"vp": vp}}
    named = [(why["key"], why["rule"], why["args"]["card"]) for why in told["because"][1:]]
    assert named == [("strategy-card", "eagle:15.1c", int(card)) for card in CARDS[::-1][:number]]


@pytest.mark.rules("eagle:4.I.2a", "eagle:4.I.2b", "eagle:15.1b")
@pytest.mark.parametrize(
    ("scenario", "date", "number"),
    [
        ("campaign", "1940-08-11", 0),
        ("campaign", "1940-08-12", 3),
        ("hardest-days", "1940-08-11", 0),
        ("hardest-days", "1940-08-20", 3),
        ("thin-blue-line", "1940-08-27", 3),
        ("prelude", "1940-08-11", 0),
        ("prelude", "1940-08-12", 0),
    ],
)
def test_no_strategy_cards_on_august_11_nor_in_prelude(scenario: str, date: str, number: int) -> None:
    """In The Thin Blue Line they are drawn from its first day on (R-73); Prelude is played without them."""
    played = drawn(number, vp=-7, scenario=scenario, date=date)
    assert len(in_hand(played)) == number
    assert len(played.told("strategy-drawn")) == (1 if number else 0)


@pytest.mark.rules("eagle:19.5g")
@pytest.mark.parametrize("vp", [-30, 0, 20])
def test_after_press_there_is_one_card_whatever_the_victory_points(vp: int) -> None:
    played = drawn(1, vp=vp, effects=["pressed"], options=["advanced"])
    assert in_hand(played) == ["164"]
    because = [(why["key"], why["rule"]) for why in played.told("strategy-drawn")[0]["because"]]
    assert (played.rules("strategy-drawn"), because[0]) == (["eagle:4.I.2a"], ("strategy-pressed", "eagle:19.5g"))


@pytest.mark.rules("eagle:4.I.2a", "eagle:15.1a")
def test_cards_are_drawn_at_random_out_of_those_left() -> None:
    asked = day("planning.strategy-draw", ["160"], date="1940-08-12", cards={"155": "aside"})
    assert asked.game.open[0].side == "chance"
    assert asked.offers == [card for card in CARDS if card not in ("155", "160")]
    few = dict.fromkeys(CARDS[:9], "aside")
    assert in_hand(drawn(1, vp=-30, cards=few)) == ["164"]


# On raids.


@pytest.mark.rules("eagle:15.1c", "eagle:15.11a", "eagle:4.I.3a")
def test_cards_in_the_hand_go_on_any_planned_raid_and_several_on_one() -> None:
    cards = [MAJOR_RAID, SECONDARY, PATHFINDERS, COORDINATION]
    asked = opened(strategies=cards)
    assert [offer for offer in asked.offers if offer in CARDS] == [str(card) for card in cards]
    played = opened(
        strategies=cards, script=[str(SECONDARY), str(PATHFINDERS), "done", 6, str(COORDINATION)], track={6: "1800"}
    )
    assert played.field("strategy_on") == {"157": MAJOR, "159": MAJOR, "163": 6}
    assert [played.field("cards")[card] for card in ("156", "157", "159", "163")] == ["hand", "track", "track", "track"]


@pytest.mark.rules("eagle:15.1c")
@pytest.mark.parametrize("where", ["deck", "discard", "aside", "track"])
def test_a_card_that_is_not_in_the_hand_goes_on_no_raid(where: str) -> None:
    more = {"track": {6: "0600"}, "strategy_on": {PATHFINDERS: 6}} if where == "track" else {"cards": {"159": where}}
    assert refused(opened(**more), PATHFINDERS) == ("strategy-not-in-hand", "eagle:15.1c")


@pytest.mark.rules("eagle:15.11b", "eagle:5.4b")
def test_a_decoy_shares_its_raid_with_no_card_and_no_gruppe() -> None:
    with_card = opened(strategies=[DECOY], strategy_on={PATHFINDERS: MAJOR})
    assert str(DECOY) not in with_card.offers
    assert refused(with_card, DECOY) == ("decoy-alone", "eagle:15.11b")
    decoy = opened(strategies=[PATHFINDERS, SECONDARY], strategy_on={DECOY: MAJOR})
    assert [offer for offer in decoy.offers if offer in CARDS] == [str(DECOY)]
    assert refused(decoy, PATHFINDERS) == ("decoy-alone", "eagle:15.11b")
    with_gruppe = opened(strategies=[DECOY], gruppen={K: MAJOR})
    assert str(DECOY) not in with_gruppe.offers
    assert refused(with_gruppe, DECOY) == ("decoy-without-gruppen", "eagle:5.4b")
    assert str(DECOY) in opened(strategies=[DECOY], track={6: "0800"}, gruppen={K: 6}).offers


# In the raid.


@pytest.mark.rules("eagle:15.1c", "eagle:15.11a")
@pytest.mark.parametrize(
    ("cards", "effects"),
    [
        ([], []),
        ([COORDINATION], ["escort-coordination"]),
        ([PATHFINDERS], ["pathfinders"]),
        ([LOW_LEVEL], ["low-level"]),
        ([PATHFINDERS, LOW_LEVEL, COORDINATION], ["escort-coordination", "pathfinders", "low-level"]),
        ([MAJOR_RAID, SECONDARY, 161, 162, 164], []),
    ],
)
def test_cards_take_effect_when_their_raid_is_deployed(cards: list[int], effects: list[str]) -> None:
    played = deploy([K, A], ["hunt"], strategy_on=dict.fromkeys(cards, MAJOR), until="raid.detection")
    assert played.field("effects") == effects
    other = deploy([K, A], ["hunt"], strategy_on=dict.fromkeys(cards, 6), until="raid.detection")
    assert other.field("effects") == []


@pytest.mark.rules("eagle:15.1c")
@pytest.mark.parametrize(
    ("flying", "low"), [([STUKAS[0]], False), ([STUKAS[0], BOMBERS[0]], True), ([BOMBERS[0]], True), ([A], False)]
)
def test_low_level_bombing_needs_a_bomber_other_than_a_ju87(flying: list[str], low: bool) -> None:
    script = ["bomber"] if A in flying else []
    played = deploy(flying, script, strategy_on={LOW_LEVEL: MAJOR}, until="raid.detection")
    assert played.field("effects") == (["low-level"] if low else [])


@pytest.mark.rules("eagle:5.4b", "eagle:15.1c")
def test_a_decoy_flies_without_anybody() -> None:
    played = deploy([], strategy_on={DECOY: MAJOR}, until="raid.detection")
    assert (played.field("effects"), played.field("size")) == (["false-raid"], 0)
    assert (played.told("decoy-flies"), played.told("raid-deployed")) == ([{"card": MAJOR}], [])
    assert played.rules("decoy-flies") == ["eagle:5.4b"]


@pytest.mark.rules("eagle:15.11a", "eagle:15.1c")
@pytest.mark.parametrize(("cards", "site"), [([], "Biggin Hill"), ([157], "Croydon"), ([158], "Croydon")])
def test_either_card_sends_the_raid_to_the_secondary_target(cards: list[int], site: str) -> None:
    def flies(card: int) -> Any:
        on = dict.fromkeys(cards, card)
        fields = {"clock": "0800", "until": "raid.deployment", "strategy_on": on}
        return day("raid.choose", track={MAJOR: "0800"}, **fields).told("raid-flies")[0]["site"]

    assert (flies(MAJOR), flies(OF_LF3)) == (site, "Biggin Hill")


# Where they end.


@pytest.mark.rules("eagle:15.12", "eagle:15.12b", "eagle:15.1a")
def test_at_the_end_of_the_day_all_strategy_cards_are_in_the_deck_again() -> None:
    places = {"155": "hand", "156": "discard", "157": "track", "158": "discard"}
    played = day("calendar.shuffle", cards=places, until="planning.night-raids", strategy_on={157: 24})
    assert [played.field("cards")[card] for card in CARDS] == ["deck"] * 10


@pytest.mark.rules("eagle:15.12b")
def test_prelude_s_cards_stay_aside() -> None:
    played = day("planning.plan", scenario="prelude")
    assert {played.field("cards")[card] for card in CARDS} == {"aside"}
