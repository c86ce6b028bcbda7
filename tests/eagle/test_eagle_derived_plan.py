"""What a planning board is told beside the position: what can be planned now, and what each card is good for."""

from __future__ import annotations

from typing import Any

from eagle_plans import BEYOND, EDGE, MAJOR, MINOR, OF_LF3, TIMES, day, later, opened, raid_of

from tallyho.raf.eagle import EAGLE


def told(played: Any) -> Any:
    """What the rules make of the position, as the player sees it."""
    seen: Any = EAGLE.view(played.p, "german")["derived"]
    return seen


def raids(played: Any) -> Any:
    return told(played)["raids"]


def test_every_segment_is_free_before_anything_is_planned() -> None:
    assert told(day(hand=[MAJOR]))["plan"] == {"free": TIMES, "fighters": TIMES[:3], "jabos": 0}


def test_a_segment_with_three_raids_is_not_free() -> None:
    full = {12: "0800", 13: "0800", 14: "0800", 15: "1200"}
    assert told(day(track=full))["plan"]["free"] == [time for time in TIMES if time != "0800"]


def test_haze_closes_the_first_two_segments() -> None:
    assert told(day(hand=[MAJOR], effects=["morning-haze"]))["plan"]["free"] == TIMES[2:]


def test_fighters_are_assigned_for_the_first_segment_with_raids_and_two_more() -> None:
    assert told(day(track={MAJOR: "0800", MINOR: "1800"}))["plan"]["fighters"] == ["0800", "1000", "1200"]
    assert told(day(track={MAJOR: "1600"}))["plan"]["fighters"] == ["1600", "1800"]


def test_later_fighters_are_assigned_for_this_segment_and_the_next() -> None:
    wave = later("1400", 4, {MAJOR: "1400", MINOR: "1800"}, gruppen=raid_of(2))
    assert told(wave)["plan"]["fighters"] == ["1400", "1600"]
    half = later("1000", 3, {MAJOR: "1200"}, gruppen=raid_of(2))
    assert told(half)["plan"]["fighters"] == ["1200"]


def test_jabo_markers_are_counted_down() -> None:
    late: dict[str, Any] = {"options": ["advanced"], "date": "1940-09-20"}
    before = told(opened(**late))["plan"]["jabos"]
    after = told(opened(**late, gruppen={"I/JG51/2": MAJOR}, jabos=["I/JG51/2"]))["plan"]["jabos"]
    assert (before > 0, after) == (True, before - 1)


def test_a_card_tells_its_kind_its_limit_and_the_rule_of_the_limit() -> None:
    found = raids(day(hand=[MAJOR, MINOR]))
    shown = ("kind", "limit", "limited_by", "limit_rule")
    assert [found["13"][name] for name in shown] == ["major", 16, "limit-major", "eagle:5.4e"]
    assert [found["5"][name] for name in shown] == ["minor", 3, "limit-minor", "eagle:5.4c"]
    crowded = raids(day(track=dict(zip((11, 12, 13, 14, 15, 16), TIMES, strict=False))))
    assert crowded["13"]["limit"] == 12


def test_strategy_cards_change_the_limit_and_the_site() -> None:
    played = day(track={MAJOR: "0600", MINOR: "0800", 15: "1000"}, strategy_on={155: MAJOR, 156: MINOR, 157: 15})
    found = raids(played)
    assert (found["13"]["limit"], found["13"]["limited_by"]) == (0, "limit-decoy")
    assert (found["5"]["limit"], found["5"]["limit_rule"]) == (16, "eagle:5.4d")
    assert (found["15"]["site"], raids(day(hand=[15]))["15"]["site"]) == ("shorncliffe", "biggin-hill")


def test_a_card_tells_whose_gruppen_may_fly_there() -> None:
    cards = [MAJOR, OF_LF3]
    assert [raids(day(hand=cards))[str(card)]["luftflotten"] for card in cards] == [["LF2"], ["LF3"]]
    together = raids(day(hand=cards, effects=["lf3-to-lf2"]))
    assert [together[str(card)]["luftflotten"] for card in cards] == [["LF2", "LF3"], ["LF3"]]


def test_a_card_tells_whether_me_109s_reach_it() -> None:
    cards = [MAJOR, BEYOND, EDGE]
    usual = raids(day(hand=cards))
    assert [usual[str(card)]["me109"] for card in cards] == ["in", "beyond", "beyond"]
    advanced = raids(day(hand=cards, options=["advanced"]))
    assert [advanced[str(card)]["me109"] for card in cards] == ["in", "beyond", "edge"]


def test_only_cards_in_the_hand_and_on_the_track_are_told_of() -> None:
    played = day(hand=[MAJOR], track={MINOR: "0800"}, cards={"34": "flown"})
    assert set(raids(played)) == {"5", "13"}
