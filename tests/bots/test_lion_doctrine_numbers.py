"""What the doctrine of Lion counts on: charts, engagements, raids expected, warning."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from lion_views import BRITISH, position, raid, situation, table

from tallyho.bots.lion import DoctrineBot, engagement
from tallyho.bots.lion import raids as raids_module
from tallyho.bots.lion.commitment import RESERVE, best_response, met_late, price
from tallyho.bots.lion.engagement import (
    LOST_SQUADRON,
    REDUCED_BOMBS,
    Raid,
    answered,
    attack,
    attack_by,
    one_escort,
    split,
    unanswered,
)
from tallyho.bots.lion.raids import DISPLAY, RATING, STRENGTH, Question, raid_seen, raids_expected, sweep
from tallyho.bots.lion.warning import WANTED, Outlook, next_raid, warnings_of
from tallyho.bots.raf.charts import (
    BOMBS,
    DATA,
    GRUPPE_POINTS,
    GRUPPE_RESULTS,
    SQUADRON_POINTS,
    bombs_cost,
    row_of,
)
from tallyho.bots.raf.situation import Situation
from tallyho.raf.cards import Entry, ForceCard, TargetCard
from tallyho.raf.combat import combat_row
from tallyho.raf.lion import LION
from tallyho.raf.lion.deployment import ESCORT
from tallyho.raf.position import RafPosition
from tallyho.raf.vocabulary import (
    ACCURATE,
    AIRBASE,
    BOMBER,
    BOMBERS,
    CHANNEL_PATROL,
    CLOSE_ESCORT,
    DISRUPTED,
    DO17,
    HE111,
    HUNT,
    JU88,
    LF2,
    MAJOR,
    ME109,
    ME110,
    MINOR,
    NO_EFFECT,
    PATROL,
    SECTORS,
)
from tallyho.table import Choice, Game, Json, Luck, Seat, play
from tallyho.table.setup import Setup

BOMBING, ESCORTING = (HE111, JU88, DO17), (ME109, ME110)
MIXED = Raid(
    hunters=3,
    escorts=2,
    patrollers=0,
    bombers=3,
    hunter_rating=3 * RATING[ME109],
    rating=sum(RATING[kind] for kind in BOMBING),
    escort_rating=sum(RATING[kind] for kind in ESCORTING),
    strength=sum(STRENGTH[kind] for kind in BOMBING),
    strafing=sum(STRENGTH[kind] for kind in ESCORTING),
    level=0,
    shift=0,
)
"""Three Me 109s as hunters, an Me 109 and an Me 110 as escorts, and He 111, Ju 88 and Do 17 as bombers."""
HUNTERS = Raid(4, 0, 0, 0, 4, 0, 0, 0, 0, level=0, shift=0)
"""Four hunters with a rating of one each, and nobody else."""


# Charts.


@pytest.mark.parametrize("level", [0, 1, 2])
@pytest.mark.parametrize("gruppen", [1, 2, 3, 5, 8, 12])
def test_rows_are_those_of_the_rules(level: int, gruppen: int) -> None:
    p = position({"depletion": (0, 8, 15)[level]})
    for total in range(-2, 60):
        assert row_of(level, gruppen, total) == combat_row(p, gruppen, total, 0)


def test_points_by_row_are_as_the_module_says() -> None:
    assert [round(points, 1) for points in GRUPPE_POINTS] == [0.0, 0.0, 0.2, 0.2, 0.2, 0.3, 0.7, 1.0, 1.5]
    assert [round(points, 1) for points in SQUADRON_POINTS] == [1.3, 0.7, 0.5, 0.3, 0.3, 0.2, 0.2, 0.0, 0.0]


def test_points_of_a_fight_are_the_average_over_the_die() -> None:
    gruppen = {"I/KG1/2": "bomber", "II/KG1/2": "bomber", "I/JG51/2": "close-escort"}
    squadrons = {"54/6/11": "bomber", "65/6/11": "bomber", "32/7/11": "bomber"}
    p = position({"units": {**gruppen, **squadrons}, "target": 18, "effects": ["bombed", "squadrons-met"]})
    setup = Setup("campaign", frozenset(), "1", DATA)
    attack_step, leaving = (LION.sequence.index[f"raid.{step}"] for step in ("squadron-attack", "leaving"))
    total = 0
    for die in range(1, 7):
        game = Game.begin(LION, setup, p.copy(), attack_step, stop_before=leaving)
        game.answer(str(die), "chance")
        total += game.position.vp

    row = row_of(0, 3, sum(DATA.combat[1][DATA.number[name]] for name in (*gruppen, *squadrons)))
    assert total / 6 == pytest.approx(3 * GRUPPE_POINTS[row] - 3 * SQUADRON_POINTS[row])


def test_bombs_cost_more_with_strength_and_columns() -> None:
    assert list(BOMBS) == sorted(BOMBS)
    assert bombs_cost(0.4, 3) == 0.0
    assert bombs_cost(8, 0) == pytest.approx(9 / 6)
    assert bombs_cost(8, 2) == bombs_cost(12, 0)
    assert bombs_cost(8, 9) == bombs_cost(8, DATA.max_shift)
    assert bombs_cost(500, 0) == BOMBS[-1]
    assert bombs_cost(1, -9) == BOMBS[0]


# Engagements.


def with_mixed(number: int) -> float:
    """So many squadrons, every third with Spitfires, answer the raid of the guide."""
    return answered(MIXED, number, round(number * 7 / 3))


def test_a_raid_is_a_gain_from_as_many_squadrons_as_it_has_hunters_and_bombers() -> None:
    by_number = [with_mixed(number) for number in range(11)]
    assert by_number[0] == unanswered(MIXED)
    assert by_number[1] - by_number[0] < RESERVE, "one alone does not earn its price at dawn"
    assert max(by_number[:6]) < 0 < min(by_number[6:])
    assert by_number[6] < by_number[8] < by_number[10]


def test_the_numbers_of_the_module_are_right() -> None:
    said = [float(number) for number in re.findall(r"\d+\.\d", str(engagement.__doc__))]
    assert said == pytest.approx([abs(with_mixed(number)) for number in (0, 1, 2, 6, 8, 10)], abs=0.06)


def test_the_table_in_the_guide_is_right() -> None:
    guide = Path(__file__).parents[2] / "docs" / "doctrine-lion.md"
    rows = {cells[1].strip(): cells[2:-1] for line in guide.read_text().splitlines() if (cells := line.split("|"))[1:]}
    numbers = [int(cell) for cell in rows["squadrons"]]
    assert numbers[:3] == [0, 1, 2]
    for number, points in zip(numbers, rows["victory points"], strict=True):
        assert with_mixed(number) == pytest.approx(float(points), abs=0.06)
    for row, yields, costs in zip(range(9), rows["a Gruppe yields"], rows["a squadron costs"], strict=True):
        assert (GRUPPE_POINTS[row], SQUADRON_POINTS[row]) == pytest.approx((float(yields), float(costs)), abs=0.06)


def test_slipping_past_the_hunters_is_done_as_far_as_it_pays() -> None:
    best: set[int] = set()
    for number in range(3, 11):
        values = [split(MIXED, number, 2 * number, slip) for slip in range(number - 2)]
        assert answered(MIXED, number, 2 * number) == max(values)
        best.add(values.index(max(values)))
    assert len(best) > 2, "sometimes nobody, sometimes some"
    assert answered(MIXED, 2, 5) == split(MIXED, 2, 5, 0)


def test_the_rating_of_the_hunters_raises_the_row_of_the_hunt() -> None:
    full, reduced = HUNTERS, HUNTERS._replace(hunter_rating=8)
    for hunters, total in ((full, 4 + 7), (reduced, 8 + 7)):
        row = row_of(0, 4, total)
        points = 4 * GRUPPE_POINTS[row] - LOST_SQUADRON * 3 * SQUADRON_POINTS[row]
        assert split(hunters, 3, 7, 0) == pytest.approx(points)
    assert row_of(0, 4, 7) < row_of(0, 4, 4 + 7) < row_of(0, 4, 8 + 7)


def test_hunters_that_come_back_count_with_their_rating_among_the_escorts() -> None:
    weak = MIXED._replace(hunter_rating=9, escort_rating=2)  # three each for the hunters, one for the escorts
    assert [one_escort(weak, escorts) for escorts in (2, 3, 4, 5)] == pytest.approx([2 / 2, 5 / 3, 8 / 4, 11 / 5])
    assert one_escort(MIXED._replace(escorts=0, escort_rating=0), 0) == 0
    row = row_of(0, 3 + 5, weak.rating + 11 + 7)
    assert row > row_of(0, 3 + 5, weak.rating + 2 + 7)
    assert attack_by(weak, 5, 3, 7) == pytest.approx(fought(weak, 5, row))


def fought(raid: Raid, escorts: int, row: int) -> float:
    """Three squadrons fight the three bombers and all escorts on this row; then come the bombs."""
    none, disrupted = (GRUPPE_RESULTS[row][result] for result in (NO_EFFECT, DISRUPTED))
    strength = raid.strength * (none + REDUCED_BOMBS * disrupted)
    fight = (3 + escorts) * GRUPPE_POINTS[row] - LOST_SQUADRON * 3 * SQUADRON_POINTS[row]
    return fight - bombs_cost(strength, raid.shift)


def test_a_sweep_needs_no_answer() -> None:
    assert unanswered(HUNTERS) == 0
    assert answered(HUNTERS, 2, 5) < 0 < answered(HUNTERS, 12, 28)
    assert attack_by(HUNTERS, 0, 3, 7) == 0


def test_a_sweep_has_the_rating_of_its_hunters() -> None:
    formed = sweep(4, 1)
    assert formed == HUNTERS._replace(hunter_rating=4 * RATING[ME109], level=1)
    assert formed.hunter_rating > 0


def test_without_hunters_everybody_attacks() -> None:
    unhunted = MIXED._replace(hunters=0)
    assert answered(unhunted, 4, 9) == attack(unhunted, 2, 4, 9)


def test_part_of_a_squadron_is_a_chance_of_one() -> None:
    half = attack(MIXED, 2, 1.5, 3.5)
    assert half == pytest.approx((attack_by(MIXED, 2, 1, 2) + attack_by(MIXED, 2, 2, 5)) / 2)
    assert attack(MIXED, 2, 0.0, 0.0) == attack_by(MIXED, 2, 0, 0)


def test_bombs_that_fall_first_are_not_lessened() -> None:
    late = MIXED._replace(bombs_first=True)
    assert attack_by(late, 2, 3, 7) < attack_by(MIXED, 2, 3, 7)


# Raids expected.


def test_a_raid_in_the_display_is_counted_as_it_is() -> None:
    units = raid(hunt=["I/JG51/2", "54/6/11"], channel_patrol=["II/JG51/2"], close_escort=["I/ZG26/2"])
    units |= {"I/KG1/2": "bomber", "I/KG2/2": "bomber reduced"}
    s = situation({"units": units, "target": 18, "weather": {"LF2": "patchy"}, "depletion": 9})

    ((chance, seen),) = raids_expected(s)

    assert chance == 1
    full, reduced, escort = (DATA.number[name] for name in ("I/KG1/2", "I/KG2/2", "I/ZG26/2"))
    assert (seen.hunters, seen.escorts, seen.patrollers, seen.bombers) == (1, 1, 1, 2)
    assert seen.hunter_rating == DATA.combat[1][DATA.number["I/JG51/2"]]
    assert (seen.rating, seen.escort_rating) == (DATA.combat[1][full] + DATA.combat[0][reduced], DATA.combat[1][escort])
    assert (seen.strength, seen.strafing) == (DATA.bombing[1][full] + DATA.bombing[0][reduced], DATA.bombing[1][escort])
    assert (seen.level, seen.shift, seen.factor, seen.bombs_first) == (1, -1, 1, False)


def test_a_target_that_counts_double_and_strafers_that_count_nothing_are_seen() -> None:
    units = raid(close_escort=["I/ZG26/2"], bomber=["I/KG1/2"])
    duxford, london = situation({"units": units, "target": 38}), situation({"units": units, "target": 45})

    assert raid_seen(duxford, duxford.gruppen(*DISPLAY)).factor == 2
    assert raid_seen(london, london.gruppen(*DISPLAY)).strafing == 0


@pytest.mark.parametrize(("target", "shift"), [(18, 2), (9, 0)])
def test_dive_bombers_are_feared_everywhere_but_at_radar_nets(target: int, shift: int) -> None:
    s = situation({"units": {"II/SG1/2": "bomber"}, "target": target})
    assert raid_seen(s, s.gruppen(*DISPLAY)).shift == shift


def test_after_a_delayed_response_channel_patrollers_hunt_and_bombs_fall_first() -> None:
    units = {"I/JG51/2": "hunt", "II/JG51/2": "channel-patrol reduced", "I/KG1/2": "bomber"}
    s = situation({"units": units, "target": 18, "effects": ["delayed-response", "bombed"]})
    seen = raid_seen(s, s.gruppen(*DISPLAY))
    full, reduced = (DATA.number[name] for name in ("I/JG51/2", "II/JG51/2"))
    assert (seen.hunters, seen.patrollers, seen.strength, seen.bombs_first) == (2, 0, 0, True)
    assert seen.hunter_rating == DATA.combat[1][full] + DATA.combat[0][reduced]


def test_with_poor_intelligence_even_the_coming_of_a_raid_is_a_guess() -> None:
    s = situation({"target": 18, "raid": "major", "intelligence": "poor", "warning": "early"})
    guess = raids_expected(s)
    called_off = sum(card.major[-1].size == 0 for card in DATA.force.values() if card.stage == "base")
    assert called_off
    assert sum(chance for chance, _ in guess) == pytest.approx(1 - called_off / 26)
    assert len({formed.hunters + formed.escorts + formed.bombers for _, formed in guess}) > 3


def test_with_limited_intelligence_the_size_is_known() -> None:
    s = situation({"target": 18, "raid": "major", "intelligence": "limited", "warning": "early", "size": 7})
    guess = raids_expected(s)
    assert sum(chance for chance, _ in guess) == pytest.approx(1)
    for _, formed in guess:
        assert formed.hunters + formed.escorts + formed.bombers + formed.patrollers == 7


def test_an_empty_force_deck_is_taken_for_a_whole_one() -> None:
    cards = {str(number): "discard" for number in DATA.force}
    s = situation({"target": 18, "raid": "major", "intelligence": "limited", "size": 7, "cards": cards})
    assert sum(chance for chance, _ in raids_expected(s)) == pytest.approx(1)


def test_nothing_is_expected_of_empty_airbases() -> None:
    units = dict.fromkeys(DATA.names[DATA.squadrons :], "out")
    s = situation({"target": 18, "raid": "major", "intelligence": "limited", "size": 7, "units": units})
    assert raids_expected(s) == ()


@pytest.mark.parametrize("seed", range(12))
def test_what_is_expected_of_a_force_card_is_what_the_rules_make_of_it(seed: int) -> None:
    compared = 0
    for p in accurate_raids(seed):
        formed = raids_module._formed(*asked_before(p))
        assert formed is not None
        assert (formed.hunters, formed.escorts, formed.bombers, formed.patrollers) == tuple(
            sum(box == where for box in p.where[DATA.squadrons :])
            for where in (HUNT, CLOSE_ESCORT, BOMBER, CHANNEL_PATROL)
        )
        hunters = [unit for unit in range(DATA.squadrons, DATA.units) if p.where[unit] == HUNT]
        assert formed.hunter_rating == sum(DATA.combat[1][unit] for unit in hunters)
        compared += 1
    assert compared


@pytest.mark.parametrize(
    ("entries", "escorts", "strafers"),
    [
        ([Entry(ME109, ESCORT), Entry(ME110, "")], 1, 1),
        ([Entry(ME109, ESCORT), Entry(ME109, ESCORT)], 0, 2),
        ([Entry(ME109, ESCORT), Entry(ME110, ""), Entry(HE111, "")], 2, 1),
    ],
)
def test_without_bombers_me109s_are_expected_to_escort_the_me110s(
    entries: list[Entry], escorts: int, strafers: int
) -> None:
    """Lion R-37; only a data pack has such Force cards."""
    s = situation({"target": 18, "raid": "major", "intelligence": "accurate", "warning": "early"})
    card = DATA.force[61]._replace(entries=tuple(entries))
    formed = raids_module._formed(raids_module._question(s), card, len(entries))
    assert formed is not None
    assert (formed.escorts, formed.bombers) == (escorts, strafers)


ALL_ACCURATE: dict[str, dict[str, Json]] = {
    str(result): {"intelligence": "accurate"} for result in range(DATA.detection_low, DATA.detection_high + 1)
}


def accurate_raids(seed: int) -> Iterator[RafPosition]:
    """Positions in which a raid of a Force card has been deployed and may be answered with accurate intelligence.

    A snap raid has no Force card. Intelligence is made better than it is, so that every game has such raids.
    """
    game = Game.new(LION, scenario="thin-blue-line", seed=seed, overlay={"detection": ALL_ACCURATE})
    seat = Seat(DoctrineBot("x"))
    while play(game, {BRITISH: seat}, most=1):
        ask = game.ask
        p = game.position
        if isinstance(ask, Choice) and ask.prompt.key == "commit" and p.intelligence == ACCURATE and p.force:
            yield p.copy()


def asked_before(p: RafPosition) -> tuple[Question, ForceCard, int]:
    """The question as it stood before the raid was deployed, its Force card, and the size on the card."""
    before = p.copy()
    card = DATA.force[p.force]
    flying = [unit for unit in range(DATA.squadrons, DATA.units) if p.where[unit] in DISPLAY]
    for unit in flying:
        before.where[unit] = AIRBASE
    swept = card.sweep if p.raid == MINOR and not DATA.targets[p.target].beyond else 0
    return raids_module._question(Situation(table(before), Luck("x"))), card, len(flying) - swept


# Warning.


def test_the_chances_of_the_raids_to_come_add_up() -> None:
    for fields in ({}, {"pulled": "LF3", "top": "LF2 East"}, {"top": "LF2 South", "depletion": 15}):
        chances, cases = next_raid(situation(fields))
        assert sum(case.chance for case in cases) == pytest.approx(1)
        assert chances == pytest.approx(
            [sum(case.chance for case in cases if box in case.boxes) for box in range(len(chances))]
        )


def test_the_backs_of_the_cards_say_where_to_look() -> None:
    west, _ = next_raid(situation({"pulled": "LF3", "top": "LF3"}))
    east, _ = next_raid(situation({"pulled": "LF2 East", "top": "LF2 East"}))
    wallop, hornchurch = PATROL + SECTORS.index("4/10"), PATROL + SECTORS.index("6/11")
    assert west[wallop] > 0.4 + east[wallop]
    assert east[hornchurch] > 0.4 + west[hornchurch]


def test_damaged_radar_nets_make_patrols_matter_more() -> None:
    chain = {DATA.sites[net]: "heavy" for net in DATA.nets}
    seen, _ = next_raid(situation({"top": "LF2 East"}))
    blind, _ = next_raid(situation({"top": "LF2 East", "damage": chain}))
    hornchurch = SECTORS.index("6/11")
    assert blind[hornchurch] < seen[hornchurch]
    assert seen[PATROL + hornchurch] > 0.4 < blind[PATROL + hornchurch]


def test_nobody_is_expected_from_an_empty_target_deck() -> None:
    _, cases = next_raid(situation({"cards": {str(number): "discard" for number in DATA.targets}}))
    assert cases == ()


def test_one_squadron_more_is_wanted_than_a_raid_has_gruppen() -> None:
    assert 2 <= WANTED[MINOR] < WANTED[MAJOR]


def test_on_its_way_home_a_raid_has_its_patrollers_among_the_hunters() -> None:
    late = met_late(MIXED._replace(patrollers=2))
    assert (late.hunters, late.patrollers, late.bombs_first) == (MIXED.hunters + 2, 0, True)
    assert late.hunter_rating == MIXED.hunter_rating + 2 * RATING[ME109]


def test_at_middle_wallop_me109s_fly_only_with_the_advanced_rules() -> None:
    asked: dict[str, Json] = {"target": 37, "raid": "major", "intelligence": "limited", "size": 9, "clock": "1000"}
    far, near = (raids_expected(situation({**asked, "options": options})) for options in ([], ["advanced"]))
    assert not any(raid.hunters for _, raid in far)
    assert all(raid.hunters for _, raid in near)


def test_gruppen_are_expected_only_once_in_a_raid() -> None:
    bombers = [unit for kind in BOMBERS for unit in DATA.gruppen_of[LF2, kind]]
    lost = {DATA.names[unit]: "heavy-loss" for unit in bombers[1:]}
    asked: dict[str, Json] = {"target": 18, "raid": "major", "intelligence": "limited", "size": 12, "clock": "1000"}
    guess = raids_expected(situation({**asked, "units": lost}))
    assert {raid.bombers for _, raid in guess} <= {0, 1}
    assert any(raid.bombers for _, raid in guess)


def test_major_raids_are_warned_of_earlier() -> None:
    outlook = Outlook((), (0, 0), (), (0, 0, 0), (), level=0)
    minor, major = (expected_warning(outlook, DATA.targets[18], raid) for raid in (MINOR, MAJOR))
    depleted = expected_warning(outlook._replace(level=1), DATA.targets[18], MAJOR)
    assert minor < major < depleted


def expected_warning(outlook: Outlook, card: TargetCard, raid: int) -> float:
    return sum(level * chance for level, chance in warnings_of(outlook, card, raid))


def test_the_best_response_is_worth_its_squadrons_less_their_prices() -> None:
    s = situation({"clock": "1000"})
    line = [s.unit(name) for name in ("54/6/11", "65/6/11", "32/7/11", "74/6/11", "501/7/11")]
    guess = ((1.0, MIXED._replace(hunters=1, hunter_rating=1, escorts=0, escort_rating=0)),)
    number, value = best_response(guess, [], line, s.daylight())
    sent = line[:number]
    assert 1 < number <= len(line)
    power, paid = sum(unit.rating for unit in sent), sum(price(unit, s.daylight()) for unit in sent)
    assert value == pytest.approx(answered(guess[0][1], number, power) - paid)


def test_bombs_on_a_target_that_counts_double_are_expected_to() -> None:
    double = next(number for number, card in DATA.targets.items() if card.vp_double)
    asked: dict[str, Json] = {"raid": "major", "intelligence": "limited", "size": 8, "clock": "1000"}
    for target, factor in ((double, 2), (18, 1)):
        assert {raid.factor for _, raid in raids_expected(situation({**asked, "target": target}))} == {factor}
