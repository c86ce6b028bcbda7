"""Eagle's replacements: who is served in which order, whatever is lost and whatever points there are (eagle:14.2)."""

from __future__ import annotations

import pytest
from eagle_raids import Raid, raid
from hypothesis import given, settings
from hypothesis import strategies as st

from tallyho.raf.eagle.components import load
from tallyho.raf.eagle.title import EAGLE
from tallyho.table import Json, restore, save

LIGHT, HEAVY = "calendar.light-loss", "calendar.heavy-loss"
DATA = load({})
TYPES = {name: DATA.type[DATA.number[name]] for name in DATA.names}
CREWED = [name for name in DATA.names if TYPES[name] in (0, 1) and not name.startswith("ACE")]
SECTORS = [f"{n}/11" for n in range(7, 0, -1)] + [f"{n}/10" for n in range(4, 0, -1)] + ["3/12", "2/12", "1/12"]


def sector(name: str) -> str:
    """The sector of a squadron."""
    return name.partition("/")[2]


def losses(step: str, units: dict[str, str], points: dict[str, int], depletion: int = 0) -> Raid:
    """A campaign in which these units are lost."""
    counted: Json = {**points}
    return raid(step, units, points=counted, depletion=depletion, effects=[], target=0)


def play_out(played: Raid, step: str, pick: int) -> list[list[str]]:
    """Every choice of the step answered with the first or last offer; what was offered."""
    offered: list[list[str]] = []
    while played.game.step == step:
        offered.append(played.offers)
        assert len(played.offers) > 1, "a choice is one between several"
        played.game.answer(played.offers[pick])
    return offered


SQUADRONS_LOST = st.lists(st.sampled_from(CREWED), min_size=1, max_size=9, unique=True)
FEW = st.integers(min_value=0, max_value=4)


@pytest.mark.rules("eagle:14.24a", "eagle:14.24b", "eagle:14.24c", "eagle:14.2a", "eagle:14.2b", "eagle:14.2c")
@settings(max_examples=60)
@given(SQUADRONS_LOST, st.lists(st.sampled_from(CREWED), max_size=4), FEW, FEW, FEW, st.sampled_from([0, -1]))
def test_points_go_by_groups_and_sectors_and_pilots_spare_sectors_a_second_green_squadron(
    lost: list[str], green: list[str], hurricanes: int, spitfires: int, pilots: int, pick: int
) -> None:
    standing = {name: f"{sector(name)} reduced" for name in green if name not in lost}
    points = {"hurricane": hurricanes, "spitfire": spitfires, "experienced_pilot": pilots}
    played = losses(LIGHT, dict.fromkeys(lost, "light-loss") | standing, points)
    for offers in play_out(played, LIGHT, pick):
        assert len({sector(name) for name in offers}) == 1
    back = [name for name in lost if played.unit(name) != "light-loss"]
    for kind, have in ((0, hurricanes), (1, spitfires)):
        waiting = sorted(SECTORS.index(sector(name)) for name in lost if TYPES[name] == kind)
        served = sorted(SECTORS.index(sector(name)) for name in back if TYPES[name] == kind)
        assert served == waiting[:have]
    full = [name for name in back if played.unit(name) == sector(name)]
    assert len(full) == min(pilots, len(back))
    assert sorted(map(sector, full)) == sorted(pilots_by_rule([*map(sector, back)], {*map(sector, standing)}, pilots))


def pilots_by_rule(returning: list[str], with_green: set[str], pilots: int) -> list[str]:
    """The sectors that get pilots, written as the rule says it: one by one, needs first."""
    left = {one: returning.count(one) for one in SECTORS}
    given: list[str] = []
    for one in SECTORS:
        while len(given) < pilots and left[one] > (0 if one in with_green else 1):
            given.append(one)
            left[one] -= 1
    for one in SECTORS:
        while len(given) < pilots and left[one]:
            given.append(one)
            left[one] -= 1
    return given


@pytest.mark.rules("eagle:14.24a", "eagle:14.24b", "eagle:14.2e", "eagle:14.2h")
@settings(max_examples=40)
@given(SQUADRONS_LOST, FEW, FEW, st.sampled_from([0, -1]))
def test_heavy_losses_are_served_in_the_same_order(lost: list[str], hurricanes: int, spitfires: int, pick: int) -> None:
    points = {"hurricane": hurricanes, "spitfire": spitfires, "experienced_pilot": 3}
    played = losses(HEAVY, dict.fromkeys(lost, "heavy-loss"), points)
    play_out(played, HEAVY, pick)
    for kind, have in ((0, hurricanes), (1, spitfires)):
        waiting = sorted(SECTORS.index(sector(name)) for name in lost if TYPES[name] == kind)
        moved = [name for name in lost if TYPES[name] == kind and played.unit(name) == "light-loss"]
        assert sorted(SECTORS.index(sector(name)) for name in moved) == waiting[:have]
    assert played.field("points")["experienced_pilot"] == 3


@pytest.mark.rules("eagle:14.1a", "eagle:4.IV.5")
@pytest.mark.parametrize(("vp", "pilots"), [(-34, 6), (-16, 6), (-15, 5), (-6, 5), (-5, 3), (2, 3), (3, 0), (34, 0)])
def test_pilots_are_gained_by_the_row_of_the_total(vp: int, pilots: int) -> None:
    rows = [(-35, -16, 6), (-15, -6, 5), (-5, 2, 3), (3, 35, 0)]
    by_total: list[Json] = [{"vp_min": low, "vp_max": high, "points": points} for low, high, points in rows]
    overlay = {"day_events": {"138": {"pilots": by_total}}}
    fields: dict[str, Json] = {"points": {"experienced_pilot": 4}, "effects": [], "target": 0}
    played = raid("calendar.replacement-points", {}, until=LIGHT, overlay=overlay, day_card=138, vp=vp, **fields)
    assert played.field("points")["experienced_pilot"] == 4 + pilots
    assert [told["experienced_pilot"] for told in played.told("points-gained")] == [pilots]


FIGHTERS = ["I/JG51/2", "II/JG51/2", "I/ZG26/2"]
BOMBERS = ["I/KG1/2", "I/KG2/2", "I/KG51/3"]


@pytest.mark.rules(
    "eagle:14.2d", "eagle:14.2g", "eagle:14.2f", "eagle:14.2i", "eagle:14.21", "eagle:14.4b", "eagle:14.4d"
)
@pytest.mark.parametrize(
    ("step", "box", "home"), [(LIGHT, "light-loss", "airbase"), (HEAVY, "heavy-loss", "light-loss")]
)
@pytest.mark.parametrize("depletion", [11, 12, 13, 14, 15])
@pytest.mark.parametrize("pick", [0, -1])
def test_gruppen_take_points_then_spaces_and_then_stay(
    step: str, box: str, home: str, depletion: int, pick: int
) -> None:
    for fighters in range(4):
        for bombers in range(4):
            lost = dict.fromkeys([*FIGHTERS, *BOMBERS], box)
            played = losses(step, lost, {"german_fighter": fighters, "german_bomber": bombers}, depletion)
            offered = play_out(played, step, pick)
            wanting = 6 - fighters - bombers
            moved = sum(played.unit(name) == home for name in lost)
            assert moved == 6 - max(0, wanting - (15 - depletion))
            assert played.field("depletion") == min(15, depletion + wanting)
            assert sum(played.unit(name) == home for name in FIGHTERS) >= fighters
            assert sum(played.unit(name) == home for name in BOMBERS) >= bombers
            left = played.field("points")
            assert (left["german_fighter"], left["german_bomber"]) == (0, 0)
            assert bool(offered) == (
                wanting > 15 - depletion and (depletion < 15 or {fighters, bombers} & {1, 2} != set())
            )


@pytest.mark.rules("eagle:14.2g", "eagle:14.2i", "eagle:14.22a", "eagle:14.4d")
@pytest.mark.parametrize(
    ("step", "box", "unpaid"), [(LIGHT, "light-loss", "eagle:14.2g"), (HEAVY, "heavy-loss", "eagle:14.2i")]
)
def test_why_gruppen_move_unpaid_or_stay_is_told(step: str, box: str, unpaid: str) -> None:
    key = f"gruppen-{box}"
    lost = {"I/JG51/2": box, "II/SG1/2": box}
    (moved,) = losses(step, lost, {"german_fighter": 0}, 14).told(key)
    assert [(why["key"], why["rule"]) for why in moved["because"]] == [
        ("gruppen-unpaid", unpaid),
        ("ju87-stay", "eagle:14.22a"),
    ]
    assert moved["because"][0]["args"] == {"gruppen": ["I/JG51/2"], "depletion": 15}
    (stayed,) = losses(step, lost, {"german_fighter": 0}, 15).told(key)
    assert [(why["key"], why["rule"], why["args"]) for why in stayed["because"]] == [
        ("gruppen-stay", "eagle:14.4d", {"gruppen": ["I/JG51/2"]}),
        ("ju87-stay", "eagle:14.22a", {"gruppen": ["II/SG1/2"]}),
    ]


@pytest.mark.rules("eagle:14.4d")
def test_the_player_is_told_points_and_depletion_when_he_chooses() -> None:
    played = losses(LIGHT, dict.fromkeys(FIGHTERS, "light-loss"), {"german_fighter": 1, "german_bomber": 4}, 14)
    assert played.game.open[0].args == {"fighters": 1, "bombers": 4, "depletion": 14}
    squadrons = losses(LIGHT, {"43/1/11": "light-loss", "145/1/11": "light-loss"}, {"hurricane": 1, "spitfire": 2})
    facts = {"sector": "1/11", "pilots": 7, "hurricane": 1, "spitfire": 2, "blenheim": 0}
    assert squadrons.game.open[0].args == facts
    heavy = losses(HEAVY, {"43/1/11": "heavy-loss", "145/1/11": "heavy-loss"}, {"hurricane": 1, "spitfire": 2})
    assert heavy.game.open[0].args == {"sector": "1/11", "hurricane": 1, "spitfire": 2, "blenheim": 0}


@pytest.mark.rules("eagle:14.24b", "eagle:14.24c")
def test_light_loss_goes_on_from_a_save() -> None:
    lost = dict.fromkeys(["32/7/11", "501/7/11", "610/7/11", "54/6/11", "65/6/11"], "light-loss")
    played = losses(LIGHT, lost, {"hurricane": 2, "spitfire": 3, "experienced_pilot": 3})
    while played.game.step == LIGHT:
        again = restore(save(played.game), EAGLE)
        assert again.open[0].offers == played.game.open[0].offers
        played.game.answer(played.offers[-1])


@pytest.mark.rules("eagle:14.4c", "eagle:14.4a")
@pytest.mark.parametrize(
    ("depletion", "raid_kind"), [(0, "minor"), (7, "minor"), (8, "major"), (14, "major"), (15, "major")]
)
def test_a_depleted_luftwaffe_may_send_a_major_raid_against_a_high_target_of_little_value(
    depletion: int, raid_kind: str
) -> None:
    cards = DATA.targets
    card = next(number for number, target in cards.items() if target.value == 1 and target.type == 0 and number < 35)
    fields: dict[str, Json] = {"priorities": {"radar": "high"}, "depletion": depletion, "effects": [], "target": 0}
    played = raid("planning.target-draw", {}, [card], **fields)
    assert [told["raid"] for told in played.told("target-eligible")] == [raid_kind]
