"""What the doctrine of Eagle counts on: response, combats, bombs, and a whole raid as one expectation."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from math import comb
from pathlib import Path
from typing import Any

import pytest
from eagle_views import MAJOR, MINOR, OF_LF3, PRIORITIES, day, gruppen_of, seen, situation

from tallyho.bots.eagle import charts, engagement
from tallyho.bots.eagle.charts import DATA, FORECAST, REDUCED_SQUADRON_BRINGS, SQUADRON_BRINGS
from tallyho.bots.eagle.engagement import ORDER, Raid, attack, binomial, bombs_of, hunted, intercepted, met, unmet
from tallyho.bots.eagle.forecast import CLOUDS, Mission, detection, expected, raid_of, seen_of
from tallyho.bots.eagle.opposition import Seen, answered, believed, declared, detected, responses, tactics
from tallyho.bots.eagle.planner import BOMBER_BOX
from tallyho.bots.eagle.state import State
from tallyho.bots.eagle.targets import (
    USUAL_RATING,
    escorts_wanted,
    in_area,
    mission,
    most_gruppen,
    nets,
    outlook,
    pools,
    raid_kind,
    rating,
)
from tallyho.bots.raf.charts import BOMBS, GRUPPE_POINTS, GRUPPE_RESULTS, bombs_cost, row_of
from tallyho.lab.plan_forecast import forecast as by_the_rules
from tallyho.raf.eagle import EAGLE
from tallyho.raf.eagle.position import EaglePosition
from tallyho.raf.vocabulary import (
    ACCURATE,
    BROKEN,
    DO17,
    HE111,
    JU87,
    LF2,
    LF3,
    LIMITED,
    ME109,
    ME110,
    NO_EFFECT,
    NO_RAID,
    POOR,
)
from tallyho.raf.vocabulary import (
    MAJOR as MAJOR_RAID,
)
from tallyho.raf.vocabulary import (
    MINOR as MINOR_RAID,
)
from tallyho.table import AnyGame
from tallyho.table.problem import standing

GUIDE = Path(__file__).parents[2] / "docs" / "doctrine-eagle.md"
BOMBERS, ME110S, ME109S = (gruppen_of(2, *types) for types in (("he111", "do17"), ("me110",), ("me109",)))
HUNTERS = Raid(4, 0, 0, (0,) * 6, level=0, shift=0, row=0, squadron_row=0, factor=1, hard=False)
"""Four hunters and nobody else."""
FULL = HUNTERS._replace(hunters=3, escorts=2, me110_escorts=2, bombers=(0, 0, 3, 0, 0, 0))
"""Three hunters, two Me 110s in close escort and three Do 17s."""


def state_of(game: AnyGame) -> State:
    return seen(game).state(dawn=True)


def planned(card: int, bombers: int, me109: int, me110: int) -> AnyGame:
    gruppen = [*BOMBERS[:bombers], *ME109S[:me109], *ME110S[:me110]]
    priorities = dict.fromkeys(PRIORITIES, "high")
    return day(track={card: "0600"}, gruppen=dict.fromkeys(gruppen, card), priorities=priorities)


def box_of(names: list[str]) -> tuple[int, ...]:
    types = [DATA.type[DATA.number[name]] for name in names]
    return tuple(types.count(kind) for kind in BOMBER_BOX)


# Who comes.


@pytest.mark.parametrize("force", [(3, 8, 4), (2, 0, 3), (0, 3, 0), (5, 2, 1), (3, 1, 0)])
@pytest.mark.parametrize("card", [5, 12, 13, 25, 34])
def test_the_response_is_the_one_that_the_rules_themselves_give(card: int, force: tuple[int, int, int]) -> None:
    game = planned(card, *force)
    rules = by_the_rules(game, card)
    state = state_of(game)
    flying = mission(state, card, force[1], force[2], box_of(BOMBERS[: force[0]]))
    ahead = outlook(state, card)
    assert detection(ahead, flying, 0) == rules.modifier
    assert expected(ahead, flying).squadrons == pytest.approx(rules.mean)
    shares: dict[int, float] = {}
    for weather, chance in enumerate(ahead.weather):
        for number, likely in responses(card, ahead.pools, detection(ahead, flying, weather), seen_of(ahead, flying)):
            shares[number] = shares.get(number, 0.0) + chance * likely
    assert shares == pytest.approx({number: float(share) for number, share in rules.squadrons.shares.items()})


def test_known_weather_and_raids_to_come_change_the_response() -> None:
    state = situation({"weather": {"LF2": "broken", "LF3": "clear"}}).state()
    assert outlook(state, MAJOR).weather == (0.0, 0.0, 1.0)
    assert outlook(state, OF_LF3).weather == (1.0, 0.0, 0.0)
    flying = mission(state, MAJOR, 6, 2, (0, 0, 3, 0))
    alone, first = (expected(outlook(state, MAJOR, cards_left=left), flying).squadrons for left in (0, 2))
    assert first < alone


def test_warnings_are_as_likely_as_the_faces_of_the_die() -> None:
    for modifier in range(16):
        assert sum(chance for *_, chance in detected(modifier)) == pytest.approx(1)
    for die in range(1, 7):
        space = min(DATA.detection_high, max(DATA.detection_low, die + 7))
        sight = (DATA.detection_warning[space], DATA.detection_intelligence[space])
        assert sight in [one[:2] for one in detected(7)]


def test_nobody_comes_from_an_empty_pool_or_to_patrols_alone() -> None:
    only_patrols = Seen(3, 0, 0, 0, 3, 0, 0)
    assert answered(MAJOR, 0, 3, ACCURATE, only_patrols) == ((0, 1.0),)
    assert tactics(5, LIMITED, NO_RAID, only_patrols) == 0


def test_a_raid_of_four_is_declared_major_only_with_hunters_for_all_who_come() -> None:
    strong, weak = Seen(5, 4, 0, 1, 0, 0, 0), Seen(5, 1, 2, 2, 0, 0, 0)
    assert [declared(8, one) for one in (strong, weak)] == [MAJOR_RAID, MINOR_RAID]
    assert believed(8, POOR, strong) == MAJOR_RAID
    assert believed(8, POOR, weak._replace(gruppen=9)) == MAJOR_RAID
    assert believed(8, ACCURATE, strong) == NO_RAID


# What awaits.


def test_damage_shortens_the_reach_of_the_british() -> None:
    whole = situation({}).state()
    state = situation({"damage": {"biggin-hill": "heavy"}}).state()
    assert DATA.sites[DATA.airfield[DATA.targets[MAJOR].sector]] == "biggin-hill"
    assert pools(state, MAJOR, 0.0)[3] < pools(whole, MAJOR, 0.0)[3]
    own = DATA.targets[MAJOR].sector
    elsewhere = next(card for card, target in DATA.targets.items() if touches(card) and target.sector != own)
    assert pools(state, elsewhere, 0.0)[3] < pools(whole, elsewhere, 0.0)[3], "its squadrons help nobody else"
    assert pools(whole, MAJOR, 2.0) == tuple(max(0, number - 2) for number in pools(whole, MAJOR, 0.0))


def touches(card: int) -> bool:
    """Whether squadrons of Biggin Hill may respond for the card."""
    sector = DATA.targets[MAJOR].sector
    return any(one == sector and numbers[3] for one, numbers in DATA.charts[card])


def test_radar_and_headquarters_count_for_detection() -> None:
    whole = situation({}).state()
    names = [DATA.sites[net] for net in DATA.nets]
    blind = situation({"damage": dict.fromkeys(names, "heavy")}).state()
    assert nets(whole, MAJOR) == DATA.detect_net * len(DATA.targets[MAJOR].nets)
    assert nets(blind, MAJOR) == 0
    pressed = situation({"damage": dict.fromkeys(names, "heavy"), "effects": ["pressed"]}, ("advanced",)).state()
    assert nets(pressed, MAJOR) == DATA.detect_press
    flying = Mission(2, 1, 1, (0, 0, 3, 0, 0, 0), 1)
    clear = detection(outlook(whole, MAJOR), flying, 0)
    groups = [DATA.sites[site] for site in (DATA.stanmore, *DATA.group_hq.values())]
    one = situation({"damage": {groups[0]: "heavy"}}).state()
    all_of_them = situation({"damage": dict.fromkeys(groups, "heavy")}).state()
    assert detection(outlook(one, MAJOR), flying, 0) == (clear + 1) // 2
    assert detection(outlook(all_of_them, MAJOR), flying, 0) == 0


def test_hunters_alone_are_harder_to_see() -> None:
    state = situation({}).state()
    sweep, raid = Mission(4, 0, 0, (0,) * 6, 0), Mission(3, 0, 0, (0, 0, 0, 0, 1, 0), 0)
    ahead = outlook(state, MAJOR)
    assert detection(ahead, sweep, 0) == detection(ahead, raid, 0) + DATA.detect_only_me109


def test_a_country_without_squadrons_is_taken_to_have_usual_ones() -> None:
    state = situation({}).state()
    nobody = state._replace(squadrons=(0,) * len(state.squadrons), ratings=(0,) * len(state.squadrons))
    assert rating(nobody, MAJOR) == USUAL_RATING
    assert 1.5 <= rating(state, MAJOR) <= 3


def test_limits_and_areas_are_those_of_the_rules() -> None:
    state = situation({"priorities": PRIORITIES}).state()
    assert [raid_kind(state, card) for card in (MINOR, MAJOR)] == [MINOR_RAID, MAJOR_RAID]
    assert [most_gruppen(state, MAJOR, raids) for raids in (4, 5, 6, 7, 8)] == [16, 14, 12, 11, 10]
    assert most_gruppen(state, MINOR, 4) == 3
    assert most_gruppen(state, MINOR, 8, (156,)) == 16, "Major Raid Coordination"
    depleted = situation({"priorities": PRIORITIES, "depletion": 9}).state()
    assert depleted.level == 1
    assert most_gruppen(depleted, MAJOR, 8) == 16
    assert (in_area(state, LF2, MAJOR), in_area(state, LF3, MAJOR), in_area(state, LF2, OF_LF3)) == (True, False, False)
    helped = situation({"effects": ["lf3-to-lf2"]}).state()
    assert (in_area(helped, LF3, MAJOR), in_area(helped, LF2, OF_LF3)) == (True, False)


def test_missions_follow_range_patrols_and_high_command() -> None:
    state = situation({}).state()
    patrol = DATA.channel_patrol[3]
    assert mission(state, MAJOR, 6, 2, (0, 0, 3, 0)) == (6 - patrol, 2, 2, (0, 0, 3, 0, 0, 0), patrol)
    assert mission(state, 41, 2, 2, (2, 0, 0, 0)) == (0, 2, 2, (2, 0, 0, 0, 0, 0), 2), "beyond the range of Me 109s"
    assert mission(state, MAJOR, 3, 2, (0,) * 4) == (3, 0, 0, (0, 0, 0, 0, 2, 0), 0), "Me 110s strafe"
    demanding = situation({}, ("advanced",)).state()
    assert [escorts_wanted(demanding, number) for number in (1, 3, 4)] == [1, 2, 2]
    assert mission(demanding, MAJOR, 6, 0, (0, 0, 3, 0)).escorts == 2
    failing = situation({"depletion": 9, "vp": 1}, ("advanced",)).state()
    assert escorts_wanted(failing, 3) == 3


def test_strategy_cards_change_what_awaits() -> None:
    state = situation({}).state()
    plain = outlook(state, MAJOR)
    names = {card.name: number for number, card in DATA.strategies.items()}
    assert outlook(state, MAJOR, strategies=(names["pathfinders"],)).shift == plain.shift + 2
    low = outlook(state, MAJOR, strategies=(names["low-level-bombing"],))
    assert (low.low, low.shift) == (True, 2)
    assert outlook(state, MAJOR, strategies=(names["dogleg-route"],)).nets == plain.nets - 2
    assert outlook(state, MAJOR, strategies=(names["high-approach"],)).row == -1
    secondary = outlook(state, MAJOR, strategies=(names["secondary-target"],))
    assert secondary.type == DATA.targets[MAJOR].secondary_type


# The combats.


def test_the_numbers_of_the_charts_are_as_the_module_says() -> None:
    said = [0.0, 0.0, 0.2, 0.2, 0.2, 0.3, 0.7, 1.0, 1.5], [1.3, 0.7, 0.5, 0.3, 0.3, 0.2, 0.2, 0.0, 0.0]
    assert [[round(one, 1) for one in row] for row in (charts.GRUPPE_COSTS, SQUADRON_BRINGS)] == list(said)
    assert all(f"{number}" in str(charts.__doc__) for row in said for number in row)
    assert all(less > more for more, less in zip(SQUADRON_BRINGS, REDUCED_SQUADRON_BRINGS, strict=True))
    assert [sum(row) for row in FORECAST] == pytest.approx([1, 1])


def test_a_hunter_attack_is_the_average_over_the_die_by_the_rules() -> None:
    hunting, squadrons = ME109S[:4], ["54/6/11", "65/6/11", "32/7/11"]
    total = sum(vp_of_attack(hunting, squadrons, die) for die in range(1, 7))
    ratings = sum(DATA.combat[1][DATA.number[name]] for name in squadrons)
    row = row_of(0, 4, 4 * engagement.RATING[ME109] + ratings)
    value = met(HUNTERS, 3, ratings / 3, 0)
    assert value == pytest.approx(4 * GRUPPE_POINTS[row] - 3 * SQUADRON_BRINGS[row])
    assert total / 6 == pytest.approx(value)


def vp_of_attack(hunting: list[str], squadrons: list[str], die: int) -> int:
    units = dict.fromkeys([*hunting, *squadrons], "hunt")
    fields: dict[str, Any] = {"units": units, "target": MAJOR, "raid_of": dict.fromkeys(hunting, MAJOR)}
    game = standing(EAGLE, "raid.hunter-attack", fields, "campaign", until="raid.target-event")
    game.answer(str(die), "chance")
    position: EaglePosition = game.position
    return position.vp


def test_how_many_come_through_is_binomial() -> None:
    for number, chance in ((0, 0.3), (3, 0.25), (6, 0.5)):
        by_hand = [comb(number, k) * chance**k * (1 - chance) ** (number - k) for k in range(number + 1)]
        assert binomial(number, chance) == pytest.approx(by_hand)


def test_unmet_bombs_fall_two_columns_better_and_the_escort_strafes() -> None:
    strength = 3 * engagement.STRENGTH[DO17] + 2 * engagement.STRENGTH[ME110]
    assert unmet(FULL, 0) == pytest.approx(-bombs_cost(strength, 2)) == met(FULL, 0, 2.5, 0)
    assert unmet(FULL._replace(factor=2), 0) == 2 * unmet(FULL, 0)
    assert unmet(FULL, CLOUDS[BROKEN]) == pytest.approx(-bombs_cost(strength, 0))
    hard = FULL._replace(hard=True, escorts=3)
    assert unmet(hard, 0) == pytest.approx(-bombs_cost(12 + 2 * bombs_of(ME110, engagement.STRENGTH, hard=True), 2))
    assert [bombs_of(kind, engagement.STRENGTH, hard=True) for kind in (ME109, ME110, DO17)] == [0, 2, 4]


def test_an_attack_on_the_bombers_is_what_the_charts_say() -> None:
    ratings = 2 * engagement.RATING[DO17] + 1 * engagement.RATING[ME109] + 2 * 2.5
    row = row_of(0, 3, ratings)
    shares = GRUPPE_RESULTS[row]
    left = 4 + 8 * shares[NO_EFFECT] + 4 * shares[1]
    fight = 3 * GRUPPE_POINTS[row] - 2 * SQUADRON_BRINGS[row]
    assert attack(FULL, 2, (2.0, 0.0), 2.5, 0) == pytest.approx(fight - bombs_cost(left, 0))
    assert intercepted(FULL, 2) == (8, 8, 4)
    assert intercepted(FULL._replace(bombers=(1, 0, 1, 0, 0, 0)), 1)[0] == engagement.RATING[HE111], "He 111s first"


def test_an_attack_on_nobody_is_nothing_and_one_by_nobody_leaves_the_bombs() -> None:
    assert attack(HUNTERS, 0, (2.0, 0.0), 2.5, 0) == 0.0
    assert attack(FULL, 0, (0.2, 0.1), 2.5, 0) == pytest.approx(-bombs_cost(12, 0))


def test_excess_squadrons_pass_the_hunters_as_the_die_says() -> None:
    through = hunted(FULL, 3, 2, 2.5, 0)
    stopped = hunted(FULL, 5, 0, 2.5, 0)
    goes_on = Fraction(6 - 2, 6)
    assert met(FULL, 5, 2.5, 0) == pytest.approx(float(goes_on) * through + float(1 - goes_on) * stopped)
    assert met(FULL, 3, 2.5, 0) == hunted(FULL, 3, 0, 2.5, 0)
    assert met(FULL, 9, 2.5, 0) == hunted(FULL, 9, 0, 2.5, 0), "six more than the hunters all stay"
    assert met(FULL, 4, 2.5, 0) != hunted(FULL, 4, 0, 2.5, 0)


def test_without_hunters_all_squadrons_are_at_the_bombers() -> None:
    bare = FULL._replace(hunters=0)
    assert met(bare, 4, 2.5, 0) == attack(bare, 2, (4, 0.0), 2.5, 0)


def test_more_hunters_and_fewer_squadrons_are_better() -> None:
    by_hunters = [met(FULL._replace(hunters=number), 5, 2.5, 0) for number in range(1, 9)]
    assert by_hunters[-1] < by_hunters[2] < by_hunters[0]
    assert met(FULL, 3, 2.5, 0) < met(FULL, 8, 2.5, 0)


def test_when_no_squadron_survives_the_hunters_the_bombs_are_unmet() -> None:
    best = FULL._replace(hunters=8, row=-9)
    assert hunted(best, 3, 0, 2.5, 0) == pytest.approx(-3 * SQUADRON_BRINGS[0] + unmet(best, 0))
    through = hunted(best, 3, 1, 2.5, 0)
    escorts = best.escorts + 8 * GRUPPE_RESULTS[0][NO_EFFECT]
    assert through == pytest.approx(-3 * SQUADRON_BRINGS[0] + attack(best, escorts, (1, 0.0), 2.5, 0))


# A whole raid.


def test_a_raid_is_the_sum_of_all_that_may_happen_to_it() -> None:
    state = situation({"priorities": PRIORITIES}).state(dawn=True)
    flying, ahead = mission(state, MAJOR, 8, 4, (0, 0, 3, 0)), outlook(state, MAJOR)
    total = 0.0
    for weather, chance in enumerate(ahead.weather):
        modifier = detection(ahead, flying, weather)
        for number, likely in responses(MAJOR, ahead.pools, modifier, seen_of(ahead, flying)):
            total += chance * likely * met(raid_of(ahead, flying), number, ahead.rating, CLOUDS[weather])
    assert expected(ahead, flying).vp == pytest.approx(total)
    low = ahead._replace(low=True)
    assert expected(low, flying).vp != expected(ahead, flying).vp


def test_only_ju87s_dive_and_not_on_radar() -> None:
    state = situation({}).state()
    ahead = outlook(state, MAJOR)
    divers = mission(state, MAJOR, 0, 0, (0, 0, 0, 3))
    mixed = mission(state, MAJOR, 0, 0, (1, 0, 0, 2))
    assert [raid_of(ahead, one).shift for one in (divers, mixed)] == [2, 0]
    assert raid_of(outlook(state, MINOR), divers).shift == 0
    assert ORDER.index(JU87) == len(BOMBER_BOX) - 1
    assert tuple(sorted(BOMBS)) == BOMBS


# The guide.


def test_the_tables_in_the_guide_are_right() -> None:
    rows = list(tables())
    assert numbers(rows, "a Gruppe costs") == pytest.approx(charts.GRUPPE_COSTS, abs=0.06)
    assert numbers(rows, "a squadron brings") == pytest.approx(SQUADRON_BRINGS, abs=0.06)
    of_the_guide = HUNTERS._replace(escorts=4, me110_escorts=4, bombers=(0, 0, 3, 0, 0, 0))
    for hunters in (0, 2, 4, 6, 8):
        values = [met(of_the_guide._replace(hunters=hunters), squadrons, 2.5, 0) for squadrons in (0, 2, 4, 6, 8)]
        assert numbers(rows, str(hunters)) == pytest.approx(values, abs=0.06)
    state = situation({"priorities": PRIORITIES}).state(dawn=True)
    ahead = outlook(state, MAJOR)
    values = [expected(ahead, mission(state, MAJOR, number, 4, (0, 0, 3, 0))).vp for number in (0, 2, 4, 6, 8, 10)]
    assert numbers(rows, "victory points") == pytest.approx(values, abs=0.06)


def tables() -> Iterator[list[str]]:
    """The rows of all tables in the guide."""
    for line in GUIDE.read_text().splitlines():
        if line.startswith("|"):
            yield [cell.strip() for cell in line.split("|")[1:-1]]


def numbers(rows: list[list[str]], name: str) -> list[float]:
    """The numbers of the row with this name."""
    (row,) = [one for one in rows if one[0] == name]
    return [float(cell) for cell in row[1:]]
