"""Raid deployment, case by case: which raid flies, and the mission of every Gruppe (eagle:6.1)."""

from __future__ import annotations

import pytest
from eagle_deployments import BOMBERS, ME109S, ME110S, STUKAS, A, B, C, K, L, Y, Z, deploy, done
from eagle_plans import BEYOND, EDGE, MAJOR, day, refused, resumed

# Which raid.


@pytest.mark.rules("eagle:4.II.1", "eagle:6.1a", "eagle:5.12b")
def test_the_player_picks_any_raid_of_the_segment() -> None:
    track = {5: "0800", 6: "0800", 7: "0800", 11: "0600", MAJOR: "1000"}
    gruppen = dict(zip(BOMBERS, track, strict=False))
    asked = day("raid.choose", track=track, gruppen=gruppen, clock="0800")
    assert (asked.asked, asked.offers) == ("choose-raid", ["5", "6", "7"])
    for card in (5, 6, 7):
        played = day("raid.choose", [card], track=track, gruppen=gruppen, clock="0800", until="raid.deployment")
        assert (played.field("target"), played.told("raid-flies")[0]["card"]) == (card, card)
        assert played.rules("raid-flies") == ["eagle:4.II.1"]
    for card in (11, MAJOR):
        assert refused(asked, card) == ("refused-offer", "eagle:6.1a")


@pytest.mark.rules("eagle:4.II.1", "eagle:4.II.13a")
def test_a_raid_already_flown_is_not_picked_again_and_the_last_one_needs_no_choice() -> None:
    track = {5: "0800", 6: "0800"}
    played = day("raid.choose", track=track, clock="0800", cards={"5": "flown"}, until="raid.deployment")
    assert played.told("raid-flies") == [{"card": 6, "site": "Rye", "time": "0800", "forward": False}]


@pytest.mark.rules("eagle:4.II.1")
def test_nothing_of_the_last_raid_is_left() -> None:
    old = {"approach": 91, "event": 92, "size": 9, "raid": "major", "target": 5}
    effects = ["responded", "bombed", "big-wing", "false-raid", "raid-ended", "lf3-to-lf2", "morning-haze", "pressed"]
    played = day("raid.choose", track={6: "0800"}, clock="0800", effects=effects, until="raid.deployment", **old)
    assert [played.field(name) for name in old] == [0, 0, 0, "none", 6]
    assert played.field("effects") == ["lf3-to-lf2", "morning-haze", "pressed"]


@pytest.mark.rules("eagle:4.II.1", "eagle:4.II.13a")
def test_without_a_raid_no_card_is_put_away() -> None:
    played = day("raid.choose", clock="0800", target=5, until="calendar.night-interception")
    assert (played.field("cards")["5"], played.field("target")) == ("deck", 0)


@pytest.mark.rules("eagle:6.1a", "eagle:6.1b")
def test_all_gruppen_of_the_card_fly_and_no_others() -> None:
    gruppen = dict.fromkeys((K, L, STUKAS[0]), MAJOR) | {BOMBERS[2]: 6, A: 6}
    fields = {"target": MAJOR, "clock": "0800", "until": "raid.detection"}
    played = day("raid.deployment", track={MAJOR: "0800", 6: "0800"}, gruppen=gruppen, **fields)
    assert [played.unit(name) for name in gruppen] == ["bomber", "bomber", "bomber", "planned", "planned"]
    assert played.field("size") == 3


# Missions.


@pytest.mark.rules("eagle:6.1c", "eagle:6.1k", "eagle:6.1n")
def test_me110s_escort_or_strafe_as_the_player_wishes() -> None:
    asked = deploy([K, Z])
    assert (asked.asked, asked.offers) == ("deploy-me110", ["close-escort", "bomber"])
    assert refused(asked, "hunt") == ("only-me109-hunt", "eagle:6.1k")
    assert refused(asked, "channel-patrol") == ("only-me109-patrol", "eagle:6.1n")
    assert refused(asked, "inflight") == ("refused-offer", "eagle:6.1c")
    for box in ("close-escort", "bomber"):
        assert done([K, Z], [box]) == {K: "bomber", Z: box}


@pytest.mark.rules("eagle:6.1i", "eagle:6.1k", "eagle:6.1o")
def test_me109s_hunt_escort_or_strafe_as_the_player_wishes() -> None:
    asked = deploy([K, A])
    assert (asked.asked, asked.offers) == ("deploy-me109", ["close-escort", "bomber", "hunt"])
    assert refused(asked, "channel-patrol") == ("patrol-complete", "eagle:6.1o")
    for box in ("close-escort", "bomber", "hunt"):
        assert done([K, A], [box]) == {K: "bomber", A: box}


@pytest.mark.rules("eagle:6.1c", "eagle:6.1i")
def test_each_fighter_has_its_own_mission() -> None:
    flying = done([K, Z, Y, A, B, C], ["bomber", "close-escort", "hunt", "close-escort", "bomber"])
    assert flying == {K: "bomber", Z: "bomber", Y: "close-escort", A: "hunt", B: "close-escort", C: "bomber"}


@pytest.mark.rules("eagle:6.1i")
def test_all_that_are_left_may_get_one_mission_at_once() -> None:
    assert deploy([K, A]).offers == ["close-escort", "bomber", "hunt"]
    asked = deploy([K, A, B, C], ["hunt"])
    assert asked.offers[3:] == ["rest close-escort", "rest bomber", "rest hunt"]
    assert done([K, A, B, C], ["hunt", "rest close-escort"]) == {
        K: "bomber",
        A: "hunt",
        B: "close-escort",
        C: "close-escort",
    }
    assert done([K, Z, Y, A, B], ["rest bomber", "rest hunt"]) == {
        K: "bomber",
        Z: "bomber",
        Y: "bomber",
        A: "hunt",
        B: "hunt",
    }
    assert refused(deploy([K, A]), "rest hunt") == ("refused-offer", "eagle:6.1i")


@pytest.mark.rules("eagle:6.1d", "eagle:6.1m")
def test_me110s_alone_cannot_escort_nobody() -> None:
    assert done([Z]) == {Z: "bomber"}
    assert done([Z, Y], ["close-escort"]) == {Z: "close-escort", Y: "bomber"}
    asked = deploy([Z, Y])
    assert "rest close-escort" not in asked.offers
    assert refused(asked, "rest close-escort") == ("nobody-to-escort", "eagle:6.1d")
    assert done([Z, Y], ["bomber", "close-escort"]) == {Z: "bomber", Y: "close-escort"}


@pytest.mark.rules("eagle:6.1j")
def test_an_me109_cannot_escort_nobody() -> None:
    alone = deploy([A])
    assert alone.offers == ["bomber", "hunt"]
    assert refused(alone, "close-escort") == ("nobody-to-escort", "eagle:6.1j")
    two = deploy([A, B])
    assert two.offers == ["close-escort", "bomber", "hunt", "rest bomber", "rest hunt"]
    assert refused(two, "rest close-escort") == ("nobody-to-escort", "eagle:6.1j")
    assert "close-escort" not in deploy([A, B], ["hunt"]).offers
    assert "close-escort" in deploy([A, B], ["bomber"]).offers


@pytest.mark.rules("eagle:6.1d", "eagle:6.1j")
def test_who_escorts_an_empty_bomber_box_needs_a_strafer_to_come() -> None:
    """R-62: what counts is the finished deployment."""
    asked = deploy([Z, A, B], ["close-escort"])
    assert asked.offers == ["close-escort", "bomber", "hunt", "rest bomber"]
    assert refused(asked, "rest hunt") == ("strafer-missing", "eagle:6.1j")
    assert refused(asked, "rest close-escort") == ("nobody-to-escort", "eagle:6.1j")
    assert done([Z, A, B], ["close-escort", "hunt"]) == {Z: "close-escort", A: "hunt", B: "bomber"}
    assert done([Z, A, B], ["close-escort", "close-escort"]) == {Z: "close-escort", A: "close-escort", B: "bomber"}
    assert done([Z, A, B], ["close-escort", "bomber", "hunt"]) == {Z: "close-escort", A: "bomber", B: "hunt"}


# Channel patrol.


@pytest.mark.rules("eagle:6.1e", "eagle:6.1o")
@pytest.mark.parametrize(
    ("bombers", "patrol"), [(0, 0), (1, 0), (2, 2), (4, 2), (5, 3), (7, 3), (8, 4), (10, 4), (11, 5)]
)
def test_me109s_patrol_the_channel_by_the_number_of_bombers(bombers: int, patrol: int) -> None:
    fighters = ME109S[:6]
    missions = ["rest hunt"] if patrol < 5 else ["hunt"]
    boxes = done([*BOMBERS[:bombers], *fighters], [*fighters[:patrol], *missions])
    assert [boxes[name] for name in fighters] == ["channel-patrol"] * patrol + ["hunt"] * (6 - patrol)
    if patrol:
        asked = deploy([*BOMBERS[:bombers], *fighters])
        assert (asked.asked, asked.offers, asked.game.open[0].args) == (
            "channel-patrol",
            fighters,
            {"left": patrol, "wanted": patrol},
        )


@pytest.mark.rules("eagle:6.1e")
def test_the_player_picks_the_patrollers_and_ju87s_count_as_bombers() -> None:
    boxes = done([*STUKAS, A, B, C], [B, C, "hunt"])
    patrollers = dict.fromkeys((B, C), "channel-patrol")
    assert boxes == {**dict.fromkeys(STUKAS, "bomber"), A: "hunt", **patrollers}


@pytest.mark.rules("eagle:6.1h")
@pytest.mark.parametrize("number", [1, 2])
def test_too_few_me109s_all_patrol_the_channel(number: int) -> None:
    boxes = done([*BOMBERS[:4], *ME109S[:number]])
    assert [boxes[name] for name in ME109S[:number]] == ["channel-patrol"] * number


@pytest.mark.rules("eagle:6.1e", "eagle:6.1n")
def test_me110s_do_not_patrol_the_channel_for_those_who_are_missing() -> None:
    assert done([*BOMBERS[:4], Z], ["close-escort"])[Z] == "close-escort"


@pytest.mark.rules("eagle:6.1g")
def test_strafers_need_no_channel_patrol() -> None:
    boxes = done([K, *ME110S, A], ["rest bomber", "hunt"])
    assert (boxes[A], len(ME110S)) == ("hunt", 4)


@pytest.mark.rules("eagle:6.1g", "eagle:19.3a")
def test_jabos_go_to_the_bomber_box_and_need_no_channel_patrol() -> None:
    """R-49."""
    boxes = done([A, B, C], ["hunt"], jabos=[A, B], options=["advanced"])
    assert boxes == {A: "bomber", B: "bomber", C: "hunt"}
    boxes = done([K, A, B, C], jabos=[A, B], options=["advanced"])
    assert boxes == {K: "bomber", A: "bomber", B: "bomber", C: "close-escort"}


@pytest.mark.rules("eagle:6.1f", "eagle:5.31")
@pytest.mark.parametrize("card", [BEYOND, EDGE])
@pytest.mark.parametrize("bombers", [0, 1, 4])
def test_beyond_range_all_me109s_patrol_the_channel(card: int, bombers: int) -> None:
    """Without the advanced rules the edge of range is beyond it."""
    boxes = done([*BOMBERS[:bombers], A, B, C], card=card)
    assert [boxes[name] for name in (A, B, C)] == ["channel-patrol"] * 3


@pytest.mark.rules("eagle:6.1f", "eagle:6.1d")
def test_beyond_range_an_me110_cannot_count_on_an_me109_to_strafe() -> None:
    assert done([Z, A], card=BEYOND) == {Z: "bomber", A: "channel-patrol"}
    assert done([Z, Y, A], ["close-escort"], card=BEYOND) == {Z: "close-escort", Y: "bomber", A: "channel-patrol"}


# The step can be begun anew at each of its questions.


@pytest.mark.parametrize(("options", "card"), [([], MAJOR), (["advanced"], MAJOR), (["advanced"], EDGE)])
def test_deployment_begun_anew_asks_the_same(options: list[str], card: int) -> None:
    gruppen = [*BOMBERS[:4], *ME110S[:3], *ME109S[:7]]
    script = ["close-escort", "bomber", "close-escort", A, B, "hunt", "close-escort", "bomber", "rest hunt"]
    for number in range(len(script)):
        played = deploy(gruppen, script[:number], options=options, card=card)
        assert resumed(played)
        assert played.field("size") == len(gruppen)
    assert done(gruppen, script, options=options, card=card)[ME109S[4]].startswith("bomber")
