"""Displays, counters and markers of RAF: Eagle (chapters 1 and 2): what the table has, and that play uses it."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, timedelta
from functools import cache
from random import Random

import pytest
from eagle_raids import raid

from tallyho.raf.combat import combat_total
from tallyho.raf.components import load as load_lion
from tallyho.raf.eagle.components import EagleData, load
from tallyho.raf.eagle.limits import raid_limit
from tallyho.raf.eagle.position import EaglePosition
from tallyho.raf.eagle.strategy import at_the_edge, forward_of
from tallyho.raf.eagle.title import EAGLE
from tallyho.raf.vocabulary import (
    AIRFIELD,
    BOXES,
    CLOCK,
    CLOCK_0600,
    DAYS,
    DELAYED,
    HEADQUARTERS,
    HEAVY_DAMAGE,
    LAST_SEGMENT,
    LEVEL_BOMBERS,
    NIGHT_RAID,
    OUT,
    PLANNED,
    POINTS,
    RADAR,
    SCENARIOS,
    SECTORS,
    SEPTEMBER_10,
    SITE_TYPES,
    TRACK,
    UNDAMAGED,
    WITH_PRIORITY,
)
from tallyho.table import Chance, Choice, Game

SEEDS = tuple(str(seed) for seed in range(1, 13))
FLYING = tuple(BOXES.index(name) for name in ("hunt", "bomber", "close-escort", "channel-patrol"))


@pytest.fixture(scope="module")
def data() -> EagleData:
    return load({})


def played(seed: str) -> Iterator[Game[EaglePosition]]:
    """The Hardest Days with all options, played at random, at each of its asks."""
    game = Game.new(EAGLE, "hardest-days", ["advanced", "night"], seed=seed)
    choices = Random(seed)
    while game.ask is not None:
        yield game
        game.answer(choices.choice([str(offer) for offer in game.ask.offers]))


@cache
def seen(seed: str) -> list[tuple[str, EaglePosition]]:
    """The step and a copy of the position at each ask of a game."""
    return [(game.step, game.position.copy()) for game in played(seed)]


@pytest.mark.rules("eagle:1a")
@pytest.mark.parametrize("seed", SEEDS[:3])
def test_only_the_germans_choose(seed: str) -> None:
    """Where the British respond the player only breaks ties, as a rule says: which of two green squadrons comes."""
    assert EAGLE.sides == ("german",)
    british = {"raid.priority", "raid.tactics", "calendar.reinforcements", "raid.approach-event"}
    steps = set()
    for game in played(seed):
        ask = game.ask
        assert isinstance(ask, Chance) or (isinstance(ask, Choice) and ask.side == "german")
        assert isinstance(ask, Chance) or game.step not in british
        steps.add(game.step)
    assert "raid.priority" in steps


@pytest.mark.rules("eagle:2b")
def test_all_dice_have_six_sides() -> None:
    dice = {
        tuple(game.ask.offers)
        for seed in SEEDS
        for game in played(seed)
        if isinstance(game.ask, Chance) and game.step in {"raid.detection", "raid.rendezvous", "planning.weather"}
    }
    assert dice == {("1", "2", "3", "4", "5", "6")}
    assert [name for name in EAGLE.fields.by_name if "board" in name] == [], "the German Planning Board is not used"


@pytest.mark.rules("eagle:1c")
def test_bombers_raid_once_a_day_and_fighters_and_squadrons_more_often() -> None:
    flown: dict[tuple[str, int, int], set[int]] = {}
    for seed in SEEDS:
        for step, p in seen(seed):
            if step.startswith("raid.") and p.target:
                for unit in range(p.data.units):
                    if p.where[unit] in FLYING:
                        flown.setdefault((seed, p.raid_day, unit), set()).add(p.target)
    kinds = load({})
    most = {"bomber": 0, "fighter": 0, "squadron": 0}
    for (_, _, unit), targets in flown.items():
        kind = "squadron" if unit < kinds.squadrons else "bomber" if kinds.is_bomber[unit] else "fighter"
        most[kind] = max(most[kind], len(targets))
    assert most["bomber"] == 1
    assert most["fighter"] > 1
    assert most["squadron"] > 1


@pytest.mark.rules("eagle:2a", "eagle:2.22p")
def test_marks_of_the_advanced_rules_count_for_nothing_without_them() -> None:
    """A forward airfield that is marked, and a target just beyond the range of the Me 109."""
    basic, advanced = (
        raid("raid.detection", {}, options=options, target=37, forward=[37, 36]).p for options in ([], ["advanced"])
    )
    assert [forward_of(p, 36) for p in (basic, advanced)] == [False, True]
    assert [at_the_edge(p, 35) for p in (basic, advanced)] == [False, True]
    assert [at_the_edge(p, 31) for p in (basic, advanced)] == [False, False]


@pytest.mark.rules("eagle:2.1h", "eagle:2.22l")
def test_the_planning_track_holds_cards_gruppen_and_strategy_cards() -> None:
    segments, strategies, gruppen = set(), 0, 0
    for seed in SEEDS:
        for step, p in seen(seed):
            for card, segment in enumerate(list(p.planned)):
                if segment and p.cards[card] == TRACK:
                    segments.add(CLOCK[segment - 1])
            if step == "raid.choose":
                for unit in range(p.data.units):
                    if p.where[unit] == PLANNED:
                        gruppen += 1
                        assert p.cards[p.raid_of[unit]] == TRACK
            for place, target in enumerate(list(p.strategy_on)):
                if target:
                    strategies += 1
                    assert p.cards[155 + place] == TRACK
    assert segments == {"0600", "0800", "1000", "1200", "1400", "1600", "1800"}
    assert gruppen > 0
    assert strategies > 0


@pytest.mark.rules("eagle:2.1i")
def test_the_calendar_has_a_box_for_every_day_and_names_reinforcements(data: EagleData) -> None:
    assert list(DAYS) == [str(date(1940, 8, 11) + timedelta(day)) for day in range(52)]
    assert list(data.tables["calendar"]) == list(DAYS)
    assert {DAYS[day]: [data.names[unit] for unit in units] for day, units in data.calendar.items()} == {
        "1940-08-25": ["IV/JG51/2"],
        "1940-09-01": ["KuGr606/3"],
        "1940-09-05": ["I/KG26/2", "II/KG26/2"],
        "1940-09-14": ["I/KG77/2", "II/KG77/2"],
        "1940-09-18": ["III/KG77/2"],
    }


@pytest.mark.rules("eagle:2.1j")
def test_days_after_september_10_have_sealion_values(data: EagleData) -> None:
    for day, (start, cancel) in enumerate(zip(data.sealion_start, data.sealion_cancel, strict=True)):
        assert (start is None) == (cancel is None) == (day <= SEPTEMBER_10)
        assert start is None or cancel is None or -35 < start < 0 <= cancel < 35


@pytest.mark.rules("eagle:2.1k")
def test_days_after_september_22_are_provisional(data: EagleData) -> None:
    provisional = [day for day, row in data.tables["calendar"].items() if row.get("provisional")]
    assert provisional == [day for day in DAYS if day > "1940-09-22"]


@pytest.mark.rules("eagle:2.1m", "eagle:2.22d")
def test_fighters_wait_on_the_clock_for_the_time_at_which_they_are_ready() -> None:
    """Only fighters do, and on no space that has been passed when the next raids come."""
    waiting = set()
    for seed in SEEDS:
        for step, p in seen(seed):
            for unit in range(p.data.units):
                if CLOCK_0600 <= p.where[unit] <= CLOCK_0600 + LAST_SEGMENT:
                    assert p.data.is_fighter[unit]
                    assert not step.startswith("raid.") or p.where[unit] > CLOCK_0600 + p.clock
                    waiting.add(BOXES[p.where[unit]])
    assert waiting
    assert waiting <= {f"clock {time}" for time in CLOCK[3 : LAST_SEGMENT + 1]}, "at least three spaces after 0600"


@pytest.mark.rules("eagle:2.1q")
def test_the_replacement_track_has_a_line_for_each_category_and_for_pilots(data: EagleData) -> None:
    assert POINTS == ("hurricane", "spitfire", "blenheim", "german_fighter", "german_bomber", "experienced_pilot")
    assert dict(zip(POINTS, data.tops, strict=True)) == {
        "hurricane": 20, "spitfire": 20, "blenheim": 5, "german_fighter": 15, "german_bomber": 15,
        "experienced_pilot": 20,
    }  # fmt: skip


@pytest.mark.rules("eagle:2.1r", "eagle:2.22i")
def test_the_depletion_track(data: EagleData) -> None:
    assert list(data.depletion_level) == [0] * 8 + [1] * 7 + [2]
    fresh = raid("raid.detection", {}, depletion=15)
    assert fresh.field("depletion") == 15
    assert fresh.p.fully_depleted


@pytest.mark.rules("eagle:2.1v")
def test_night_raid_boxes_hold_level_bombers() -> None:
    raiders = {
        (p.data.luftflotte[unit], p.data.type[unit])
        for seed in SEEDS
        for _, p in seen(seed)
        for unit in range(p.data.units)
        if p.where[unit] == NIGHT_RAID
    }
    assert {type_ for _, type_ in raiders} == set(LEVEL_BOMBERS)
    assert {luftflotte for luftflotte, _ in raiders} == {0, 1}


@pytest.mark.rules("eagle:2.21c")
def test_reduced_units_fight_with_their_reduced_rating(data: EagleData) -> None:
    units = ["I/JG51/2", "54/6/11", "I/KG1/2"]
    numbers = [data.number[name] for name in units]
    full, reduced = (
        combat_total(raid("raid.detection", dict.fromkeys(units, f"bomber{face}")).p, numbers)
        for face in ("", " reduced")
    )
    assert full == sum(data.combat[1][unit] for unit in numbers) == 1 + 3 + 7
    assert reduced == sum(data.combat[0][unit] for unit in numbers) == 2 + 1 + 8


@pytest.mark.rules("eagle:2.21m")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_aces_are_out_of_the_basic_game(scenario: str) -> None:
    p = Game.new(EAGLE, scenario).position
    assert {p.where[unit] for unit in p.data.ace_units} == {OUT}


@pytest.mark.rules("eagle:2.22a")
def test_damage_markers_lie_on_radar_nets_airfields_and_headquarters_only() -> None:
    marked = {
        (SITE_TYPES[p.data.site_type[site]], level)
        for seed in SEEDS
        for _, p in seen(seed)
        for site, level in enumerate(list(p.damage))
        if level != UNDAMAGED
    }
    kinds = {SITE_TYPES[kind] for kind in (RADAR, AIRFIELD, HEADQUARTERS)}
    assert {kind for kind, _ in marked} <= kinds
    assert ("radar", HEAVY_DAMAGE) in marked
    assert ("airfield", HEAVY_DAMAGE) not in marked


@pytest.mark.rules("eagle:2.22b", "eagle:2.1t")
def test_there_are_five_priority_markers() -> None:
    fresh = raid("raid.detection", {})
    assert set(fresh.field("priorities")) == set(WITH_PRIORITY) == {"radar", "port", "city", "industry", "airfield"}
    assert set(fresh.field("priorities").values()) == {"low", "medium", "high"}


@pytest.mark.rules("eagle:2.22c", "eagle:2.22e", "eagle:2.22g")
def test_the_markers_for_day_points_and_sealion() -> None:
    """The day with its LF3-to-LF2 side, one signed total, the date of preparations or, flipped, D-Day."""
    shown = raid("raid.detection", {}, date="1940-08-28", vp=-7, sealion="1940-09-24", effects=["lf3-to-lf2"])
    assert (shown.field("date"), shown.field("vp"), shown.field("sealion")) == ("1940-08-28", -7, "1940-09-24")
    assert "lf3-to-lf2" in shown.field("effects")
    assert raid("raid.detection", {}, effects=["sealion-preparations"]).field("effects") == ["sealion-preparations"]


@pytest.mark.rules("eagle:2.22j")
def test_an_altitude_advantage_is_the_current_raids_only() -> None:
    effects = ["british-altitude", "german-altitude", "terror"]
    shown = raid(
        "raid.choose",
        {},
        ["31"],
        effects=effects,
        planned={"31": "0600", "32": "0600"},
        cards=dict.fromkeys(("31", "32"), "track"),
    )
    assert shown.field("effects") == ["terror"]


@pytest.mark.rules("eagle:2.22k")
def test_the_minor_raid_limit_holds_for_any_number_of_cards() -> None:
    """Six cards of strategic value 2 on targets of medium priority: each takes three Gruppen and no more."""
    data = load({})
    cards = [card.number for card in data.targets.values() if card.value == 2 and card.type == AIRFIELD][:6]
    p = raid("raid.detection", {}, planned={str(card): "1000" for card in cards}).p
    assert [raid_limit(p, card)[0] for card in cards] == [3] * 6


@pytest.mark.rules("eagle:2.22n")
def test_delayed_response_and_raid_approach_are_nowhere() -> None:
    assert not any(p.effects & DELAYED for seed in SEEDS for _, p in seen(seed))
    assert [name for name in EAGLE.fields.by_name if "raid_approach" in name or "delayed" in name] == []


@pytest.mark.rules("eagle:2.3b")
@pytest.mark.parametrize(("left", "reshuffled"), [(16, True), (17, False)])
def test_decks_shorter_than_their_discards_are_reshuffled(left: int, reshuffled: bool) -> None:
    cards = {str(card): "deck" if card <= left else "discard" for card in range(1, 35)}
    shown = raid("calendar.shuffle", {}, until="planning.night-raids", cards=cards)
    in_deck = sum(shown.field("cards")[str(card)] == "deck" for card in range(1, 35))
    assert in_deck == (34 if reshuffled else left)


@pytest.mark.rules("eagle:2.1f")
def test_the_tote_board_serves_every_sector() -> None:
    """Squadrons land, re-arm and wait for replacements, each on the line of its own sector."""
    boxes: dict[str, set[str]] = {}
    for seed in SEEDS:
        for _, p in seen(seed):
            for unit in range(p.data.squadrons):
                boxes.setdefault(BOXES[p.where[unit]], set()).add(SECTORS[p.home[unit]] if p.home[unit] < 14 else "")
    assert set(boxes) >= {"landing", "rearm", "light-loss", "night-patrol"}
    assert "" not in boxes["landing"] | boxes["rearm"] | boxes["light-loss"]
    assert boxes["night-patrol"] <= {"6/11", "3/12", "1/10", "4/10", "5/11"}


def test_the_data_of_lion_stay_as_they_are(data: EagleData) -> None:
    lion = load_lion({})
    assert set(lion.tables) < set(data.tables)
    assert all(data.tables[name] == rows for name, rows in lion.tables.items())
    assert (lion.player, data.player) == ("british", "german")
