"""Deployment by the advanced rules: close escort minimum, edge of range, elite Me 110s (eagle:19.2d, eagle:19.4)."""

from __future__ import annotations

import pytest
from eagle_deployments import BOMBERS, ME109S, ME110S, A, B, C, K, Y, Z, deploy, done
from eagle_plans import BEYOND, EDGE, MAJOR, OF_LF3, gruppen_of, refused

from tallyho.raf.eagle.title import EAGLE

ADVANCED = {"options": ["advanced"]}
ELITE = ["EGr210/2", "V/LG1/2"]
OF_LF3_109, OF_LF3_BOMBER = gruppen_of(3, "me109")[0], gruppen_of(3, "he111")[0]


@pytest.mark.rules("eagle:19.2d", "eagle:19.2e")
@pytest.mark.parametrize(
    ("bombers", "depletion", "vp", "wanted"),
    [
        (1, 0, 0, 1),
        (2, 0, 5, 1),
        (3, 0, 5, 2),
        (4, 0, -5, 2),
        (5, 7, 5, 3),
        (3, 8, 1, 3),
        (3, 8, 0, 2),
        (3, 8, -1, 2),
        (3, 7, 1, 2),
        (4, 15, 1, 4),
    ],
)
def test_so_many_must_escort_before_any_hunts_or_strafes(bombers: int, depletion: int, vp: int, wanted: int) -> None:
    """Nine Me 109s: those who need not patrol the Channel escort first; then all missions are free."""
    flying = [*BOMBERS[:bombers], *ME109S[:9]]
    fields = {"depletion": depletion, "vp": vp, **ADVANCED}
    patrol = {1: 0, 2: 2, 3: 2, 4: 2, 5: 3}[bombers]
    spare = 9 - patrol - wanted
    script = [*ME109S[:patrol], *["hunt"] * spare]
    if wanted == 1:
        boxes = done(flying, script, **fields)
    else:
        rule = "eagle:19.2e" if depletion >= 8 and vp > 0 else "eagle:19.2d"
        last = deploy(flying, script[:-1], **fields)
        assert last.game.open[0].args["escorts_wanted"] == wanted
        for answer in ("rest hunt", "rest bomber"):
            assert refused(last, answer) == ("escort-first", rule)
        boxes = done(flying, script, **fields)
    assert list(boxes.values()).count("close-escort") == wanted
    assert list(boxes.values()).count("hunt") == spare


@pytest.mark.rules("eagle:19.2d")
def test_without_the_advanced_rules_nobody_need_escort() -> None:
    asked = deploy([*BOMBERS[:3], A, B, C], [A, B])
    assert asked.offers == ["close-escort", "bomber", "hunt"]
    assert asked.game.open[0].args["escorts_wanted"] == 0


@pytest.mark.rules("eagle:19.2d")
def test_me110s_count_as_escort_and_may_strafe_when_others_escort() -> None:
    assert "bomber" in deploy([K, Z, A], **ADVANCED).offers
    escorted = deploy([K, Z, A], ["close-escort"], **ADVANCED)
    assert escorted.offers == ["close-escort", "bomber", "hunt"]
    left = done([K, Z, A], ["bomber"], **ADVANCED)
    assert left == {K: "bomber", Z: "bomber", A: "close-escort"}


@pytest.mark.rules("eagle:19.2f")
def test_too_few_fighters_all_escort() -> None:
    """Three bombers want two escorts; after channel patrol there is one fighter left, or one of each type."""
    assert done([*BOMBERS[:3], A, B, C], [A, B], **ADVANCED) == {
        **dict.fromkeys(BOMBERS[:3], "bomber"),
        **dict.fromkeys((A, B), "channel-patrol"),
        C: "close-escort",
    }
    assert done([*BOMBERS[:3], Z, A, B, C], [A, B], **ADVANCED)[Z] == "close-escort"
    boxes = done([*BOMBERS[:3], Z, Y, A], **{**ADVANCED, "depletion": 8, "vp": 3})
    assert [boxes[name] for name in (Z, Y, A)] == ["close-escort", "close-escort", "channel-patrol"]


@pytest.mark.rules("eagle:19.2d", "eagle:6.1e")
def test_channel_patrol_comes_before_close_escort() -> None:
    """Four bombers: two patrol, then two escort, and only the fifth Me 109 is free."""
    script = [A, B, "hunt"]
    boxes = done([*BOMBERS[:4], *ME109S[:5]], script, **ADVANCED)
    assert sorted(boxes[name] for name in ME109S[:5]) == sorted(
        ["channel-patrol"] * 2 + ["hunt"] + ["close-escort"] * 2
    )
    asked = deploy([*BOMBERS[:4], Z, *ME109S[:3]], **ADVANCED)
    assert asked.asked == "channel-patrol"  # one of three is free, so the Me 110 must escort as well
    assert asked.unit(Z) == "close-escort"


@pytest.mark.rules("eagle:19.2g")
def test_jabos_need_no_escort() -> None:
    asked = deploy([A, B, C], jabos=[A, B], **ADVANCED)
    assert asked.offers == ["close-escort", "bomber", "hunt"]
    assert asked.game.open[0].args["escorts_wanted"] == 0
    two = deploy([*BOMBERS[:2], A, *ME109S[1:5]], ME109S[1:3], jabos=[A], **ADVANCED)
    assert two.game.open[0].args["escorts_wanted"] == 1


@pytest.mark.rules("eagle:19.4a", "eagle:19.4b", "eagle:6.1f")
@pytest.mark.parametrize("box", ["hunt", "bomber", "close-escort", "channel-patrol"])
def test_at_the_edge_of_range_me109s_fly_missions_reduced(box: str) -> None:
    """But not on channel patrol (R-48)."""
    asked = deploy([K, Z, A], ["close-escort"], card=EDGE, **ADVANCED)
    assert asked.offers == ["close-escort", "bomber", "hunt", "channel-patrol"]
    played = deploy([K, Z, A], ["close-escort", box], card=EDGE, until="raid.detection", **ADVANCED)
    assert played.unit(A) == (box if box == "channel-patrol" else f"{box} reduced")
    assert played.unit(Z) == "close-escort"
    told = [] if box == "channel-patrol" else [{"gruppe": A}]
    assert (played.told("at-edge-of-range"), set(played.rules("at-edge-of-range"))) == (
        told,
        {"eagle:19.4b"} if told else set(),
    )


@pytest.mark.rules("eagle:19.4a")
def test_which_cards_are_at_the_edge_of_range() -> None:
    """All targets in 3/11 and 4/11, and Middle Wallop in 4/10."""
    data = EAGLE.data(None)
    edge = []
    for card in range(1, 61):
        lf3 = data.targets[card].luftflotte == 1
        bomber, fighter = (OF_LF3_BOMBER, OF_LF3_109) if lf3 else (K, A)
        escorts = gruppen_of(3, "me110")[:2] if lf3 else [Z, Y]
        played = deploy([bomber, *escorts, fighter], ["close-escort", "bomber"], card=card, **ADVANCED)
        if "channel-patrol" in played.offers:
            edge.append(card)
    assert edge == [35, 36, 37, 39, 40]


@pytest.mark.rules("eagle:19.4a", "eagle:19.2d")
def test_at_the_edge_the_escort_comes_first_too() -> None:
    asked = deploy([K, A, B], card=EDGE, **ADVANCED)
    assert "rest channel-patrol" not in asked.offers
    assert refused(asked, "rest channel-patrol") == ("escort-first", "eagle:19.2d")
    boxes = done([K, A, B], ["channel-patrol"], card=EDGE, **ADVANCED)
    assert boxes == {K: "bomber", A: "channel-patrol", B: "close-escort reduced"}


@pytest.mark.rules("eagle:19.4a", "eagle:6.1e")
def test_at_the_edge_the_channel_is_patrolled_as_the_chart_says() -> None:
    boxes = done([*BOMBERS[:4], A, B], card=EDGE, **ADVANCED)
    assert (boxes[A], boxes[B]) == ("channel-patrol", "channel-patrol")


@pytest.mark.rules("eagle:19.4a", "eagle:6.1f")
def test_beyond_the_edge_all_me109s_patrol_the_channel() -> None:
    assert done([K, A, B], card=BEYOND, **ADVANCED) == {K: "bomber", A: "channel-patrol", B: "channel-patrol"}


@pytest.mark.rules("eagle:19.1d")
@pytest.mark.parametrize(("forward", "hunter"), [([], "hunt reduced"), ([37], "hunt")])
def test_the_forward_airfield_of_middle_wallop_is_in_range(forward: list[int], hunter: str) -> None:
    flying = [OF_LF3_BOMBER, *gruppen_of(3, "me109")[:2]]
    boxes = done(flying, ["close-escort", "hunt"], card=37, forward=forward, **ADVANCED)
    assert boxes[flying[2]] == hunter
    assert boxes[flying[1]] == f"close-escort{hunter.removeprefix('hunt')}"


@pytest.mark.rules("eagle:19.1d", "eagle:19.1a")
def test_only_middle_wallop_comes_into_range_and_not_by_its_secondary_target() -> None:
    boxes = done([K, Z, A], ["close-escort", "hunt"], card=36, forward=[36], **ADVANCED)
    assert boxes[A] == "hunt reduced"
    flying = [OF_LF3_BOMBER, *gruppen_of(3, "me109")[:2]]
    fields = {"card": 37, "forward": [37], "strategy_on": {157: 37}, **ADVANCED}
    assert done(flying, ["close-escort", "hunt"], **fields)[flying[2]] == "hunt reduced"


@pytest.mark.rules("eagle:19.4e")
@pytest.mark.parametrize(
    ("card", "reduced"),
    [
        (MAJOR, False),
        (35, False),
        (36, False),
        (37, False),
        (40, False),
        (45, False),
        (24, False),
        (38, True),
        (55, True),
        (59, True),
        (42, True),
        (54, True),
        (43, True),
    ],
)
@pytest.mark.parametrize("elite", ELITE)
def test_elite_me110s_arrive_reduced_far_off(card: int, reduced: bool, elite: str) -> None:
    """12 Group, 3/10 and Oxford; not the edge of range, nor what else lies in 4/10 (R-06)."""
    fields = {"card": card, "effects": ["lf3-to-lf2"], "until": "raid.detection"}
    for box in ("close-escort", "bomber"):
        played = deploy([K, elite, Z], ["close-escort", box], **fields, **ADVANCED)
        assert played.unit(elite) == (f"{box} reduced" if reduced else box)
        assert played.unit(Z) == "close-escort"
        assert played.rules("at-edge-of-range") == (["eagle:19.4e"] if reduced else [])
        basic = deploy([K, elite], [box], **fields)
        assert basic.unit(elite) == box


@pytest.mark.rules("eagle:19.4e")
def test_for_an_elite_me110_the_site_counts_that_is_attacked() -> None:
    """With Secondary Target the raid on Oxford, card 43, attacks Andover."""
    fields = {"card": 43, "until": "raid.detection", **ADVANCED}
    assert deploy([K, ELITE[0]], **fields).unit(ELITE[0]) == "close-escort reduced"
    assert deploy([K, ELITE[0]], strategy_on={157: 43}, **fields).unit(ELITE[0]) == "close-escort"


@pytest.mark.rules("eagle:19.3a")
def test_jabos_go_straight_to_the_bomber_box() -> None:
    assert done([A, B], jabos=[A, B], **ADVANCED) == {A: "bomber", B: "bomber"}
    assert done([OF_LF3_109], card=OF_LF3, jabos=[OF_LF3_109], **ADVANCED) == {OF_LF3_109: "bomber"}


def test_every_me110_that_is_not_elite_stays_full() -> None:
    assert done([K, *ME110S], ["rest close-escort"], card=38, **ADVANCED) == {
        K: "bomber",
        **dict.fromkeys(ME110S, "close-escort"),
    }
