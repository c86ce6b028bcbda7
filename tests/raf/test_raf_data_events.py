"""Raid event and day event cards of the RAF games. Expected values are those of the rulebooks."""

from __future__ import annotations

import pytest

from tallyho.raf.cards import CardEvent, Condition, EventCard
from tallyho.raf.components import RafData, load
from tallyho.raf.eagle.components import load as load_eagle
from tallyho.raf.vocabulary import (
    AUGUST_21,
    DAYS,
    LETTERS,
    LF2,
    LF3,
    NONE,
    PATCHY,
    PRIORITIES,
    VERY_EARLY,
    WITH_PRIORITY,
)
from tallyho.raf.vocabulary import BROKEN as BROKEN_CLOUDS
from tallyho.table import Json

APPROACH = {
    "L": {"bombers-break-formation", "me109s-close-escort", "radio-confusion", "undetected-hunters"},
    "E": {
        "escort-rendezvous-failure", "heavy-pursuit", "weather-improves", "squadrons-evade-hunters",
        "squadrons-patrol-elsewhere",
    },
    "A": {
        "british-altitude-advantage", "channel-patrollers-hunt", "clouds-inhibit-hunters", "clouds-scatter-raid",
        "german-altitude-advantage", "lf3-weather-changes", "weather-worsens", "rendezvous-failure",
        "weather-moves-east",
    },
}  # fmt: skip
TARGET = {
    "L": {
        "escort-coordination", "fighters-strafe", "german-pathfinders", "low-level-bombers", "me110s-strafe",
        "patrollers-vectored-away", "secondary-target", "snap-raid-by-elite-me110s", "squadrons-intercept-blenheims",
        "undetected-escort",
    },
    "E": {
        "blenheims-intercept-bombers", "extended-attack", "late-interception", "navigational-error",
        "squadron-turnaround", "ultra-intercept",
    },
    "A": {
        "big-wing", "channel-patrollers-close-escort", "clouds-inhibit-squadrons", "flak", "interception-over-coast",
        "non-essential-target",
    },
}  # fmt: skip
DAY = {
    "A": {"british-raid-on-industry", "change-priorities", "lf3-to-lf2"},
    "L": {"increase-fighter-escort", "tension-11-12"},
    "E": {"morning-haze"},
}


@pytest.fixture(scope="module")
def data() -> RafData:
    return load({})


def events_of(data: RafData) -> list[CardEvent]:
    cards = data.events.values()
    return [event for card in cards for event in (card.approach, card.target) if event is not None]


def target_event(card: EventCard) -> CardEvent:
    assert card.target is not None
    return card.target


@pytest.mark.rules("lion:2.33a")
def test_raid_event_cards_have_events_of_both_kinds_and_a_time_advance(data: RafData) -> None:
    assert list(data.events) == list(range(91, 135))
    assert {card.advance for card in data.events.values()} == {0, 1, 2}
    assert {card.approach.name for card in data.events.values() if card.approach} == APPROACH["L"] | APPROACH["A"]
    assert {card.target.name for card in data.events.values() if card.target} == TARGET["L"] | TARGET["A"]
    assert [card.stage for card in data.events.values()] == ["base"] * 38 + ["escort"] * 6


@pytest.mark.rules("lion:2.33c")
def test_only_the_entry_coded_for_the_game_or_for_all_is_used(data: RafData) -> None:
    lion, eagle = data.events, load_eagle({}).events
    approach = {number: (lion[number].approach, eagle[number].approach) for number in (91, 92, 95, 117)}
    assert [event.name if event else "" for event in approach[91]] == ["radio-confusion", "squadrons-patrol-elsewhere"]
    assert [event.name if event else "" for event in approach[92]] == ["clouds-scatter-raid"] * 2
    assert [event.name if event else "" for event in approach[95]] == ["", "escort-rendezvous-failure"]
    assert [event.name if event else "" for event in approach[117]] == ["undetected-hunters", ""]
    assert data.days[141].event == "increase-fighter-escort"
    assert load_eagle({}).days[141].event == "morning-haze"
    assert data.days[146].event == ""


def test_the_compendia_are_complete_and_say_whose_events_they_are(data: RafData) -> None:
    for table, kinds in (("approach_events", APPROACH), ("target_events", TARGET), ("day_event_kinds", DAY)):
        assert {name: row["games"] for name, row in data.tables[table].items()} == {
            name: code for code, names in kinds.items() for name in names
        }
        assert all(row["effect"] for row in data.tables[table].values())


@pytest.mark.rules("lion:event.secondary-target.d")
def test_card_102_sends_a_and_b_to_the_secondary_target(data: RafData) -> None:
    event = target_event(data.events[102])
    assert event.name == "secondary-target"
    assert [LETTERS[letter] for letter in event.letters] == ["A", "B"]


def test_lettered_events_stand_on_cards_for_each_letter(data: RafData) -> None:
    letters: dict[str, set[int]] = {}
    for event in events_of(data):
        if event.letters:
            letters.setdefault(event.name, set()).update(event.letters)
    assert letters.pop("fighters-strafe") == {0, 2}
    assert set(letters) == {
        "bombers-break-formation", "clouds-inhibit-hunters", "clouds-scatter-raid", "clouds-inhibit-squadrons", "flak",
        "me109s-close-escort", "patrollers-vectored-away", "radio-confusion", "rendezvous-failure", "secondary-target",
    }  # fmt: skip
    assert all(found == {0, 1, 2} for found in letters.values())


def test_conditions(data: RafData) -> None:
    named = {event.name: event for event in events_of(data)}
    assert named["radio-confusion"].only_if == (Condition(squadrons_min=5),)
    assert named["rendezvous-failure"].only_if == (Condition(gruppen_min=7),)
    assert named["big-wing"].only_if == (Condition(twelve_group_min=2),)
    assert named["clouds-scatter-raid"].only_if == (Condition(weathers=(PATCHY, BROKEN_CLOUDS)),)
    hunt = data.events[116].approach
    assert hunt is not None
    assert hunt.only_if == (Condition(intelligence=(0, 1)), Condition(in_range=True))
    altitude = data.events[96].approach
    assert altitude is not None
    assert altitude.any_of == (Condition(warnings=(VERY_EARLY,)), Condition(hunters_max=1))
    assert all(event.any_of for event in events_of(data) if event.name.endswith("altitude-advantage"))
    coast = [event for event in events_of(data) if event.name == "interception-over-coast"]
    assert all(any(condition.warnings for condition in event.only_if) for event in coast)


def test_events_of_the_weather_name_their_area(data: RafData) -> None:
    areas = {event.area for event in events_of(data) if event.name == "weather-worsens"}
    assert areas == {LF2, LF3}
    assert {event.area for event in events_of(data) if event.name != "weather-worsens"} == {NONE}


def test_depletion_turns_an_advance_of_0_into_2_and_follow_ups_have_none(data: RafData) -> None:
    longer = [card for card in data.events.values() if card.advance_depleted != card.advance]
    assert {card.stage for card in longer} == {"base", "escort"}, "some cards, and some stay as they are"
    assert {card.advance_depleted for card in data.events.values()} == {0, 1, 2}
    assert all((card.advance, card.advance_depleted) == (0, 2) for card in longer)
    follow_ups = [card for card in data.events.values() if card.follow_up]
    assert [card.number for card in follow_ups] == [116, 119, 123]
    assert all(card.advance == card.advance_depleted == 0 for card in follow_ups)
    assert sum(card.no_aw for card in data.events.values()) == 6


@pytest.mark.rules("lion:2.34a")
def test_day_event_cards(data: RafData) -> None:
    assert list(data.days) == list(range(135, 155))
    for card in data.days.values():
        assert 1 <= card.days <= 6
        assert 1 <= card.repair <= 6
        assert len(card.gains) == 6
        assert card.gains[5] == 0
        totals = [vp for low, high, _ in card.pilots for vp in range(low, high + 1)]
        assert totals == list(range(-35, 36))
        points = [points for _, _, points in card.pilots]
        assert points == sorted(points, reverse=True)
    assert {card.event for card in data.days.values()} == DAY["A"] | DAY["L"] | {""}


def test_a_day_event_card_is_read_as_it_is_written() -> None:
    replacements: Json = {"german_bomber": 2, "german_fighter": 3, "hurricane": 4, "spitfire": 5, "blenheim": 1}
    pilots: Json = [{"vp_min": -35, "vp_max": -3, "points": 7}, {"vp_min": -2, "vp_max": 35, "points": 6}]
    row: dict[str, Json] = {"days": 5, "repair": 3, "replacements": replacements, "pilots": pilots}
    card = load({"day_events": {"135": row}}).days[135]
    assert (card.days, card.repair, card.gains, card.by) == (5, 3, (4, 5, 1, 3, 2, 0), "date")
    assert card.pilots == ((-35, -3, 7), (-2, 35, 6))


def test_raids_on_industry_cost_german_replacements(data: RafData) -> None:
    for card in data.days.values():
        if card.event == "british-raid-on-industry":
            others = [one for one in data.days.values() if one.days == card.days and one.event != card.event]
            assert others
            assert all(card.gains[3] < other.gains[3] and card.gains[4] < other.gains[4] for other in others)


@pytest.mark.rules("lion:14.1c", "lion:14.1g")
def test_the_priorities_of_card_138(data: RafData) -> None:
    card = data.days[138]
    assert card.event == "change-priorities"
    assert card.by == "date"
    dates = [(DAYS[row.first][5:], DAYS[row.last][5:]) for row in card.priorities]
    assert dates == [
        ("08-11", "08-20"), ("08-21", "08-31"), ("09-01", "09-10"), ("09-11", "09-20"), ("09-21", "09-30"),
    ]  # fmt: skip
    row = next(row for row in card.priorities if DAYS[row.first] <= "1940-09-02" <= DAYS[row.last])
    levels = {kind: PRIORITIES[level] for kind, level in zip(WITH_PRIORITY, row.levels, strict=True)}
    assert levels == {"radar": "low", "port": "medium", "airfield": "high", "industry": "low", "city": "medium"}
    assert [row.terror for row in card.priorities] == [False, False, False, False, True]
    printed = ["".join("LMH"[level] for level in row.levels) for row in card.priorities]
    assert printed == ["HHMLL", "HLHLL", "LMHLM", "LLHMH", "LLMHH"], "the table in the French Eagle 13.1"


def test_priorities_change_by_date_or_by_vp_for_every_value(data: RafData) -> None:
    by = {number: card.by for number, card in data.days.items() if card.by}
    assert by == {135: "date", 136: "date", 137: "vp", 138: "date", 139: "vp", 147: "vp"}
    for number, way in by.items():
        rows = data.days[number].priorities
        values = [value for row in rows for value in range(row.first, row.last + 1)]
        assert values == (list(range(DAYS.index("1940-09-30") + 1)) if way == "date" else list(range(-35, 36)))
        if way == "vp":
            assert [row.free_choice for row in rows] == [True, False, False, False, False], "Eagle 13.2"
            assert rows[-1].terror


@pytest.mark.rules("lion:event.lf3-to-lf2.d")
def test_lf3_to_lf2_begins_on_august_21(data: RafData) -> None:
    assert [number for number, card in data.days.items() if card.event == "lf3-to-lf2"] == [149, 150, 153]
    assert DAYS[AUGUST_21] == "1940-08-21"
    assert str(data.tables["day_event_kinds"]["lf3-to-lf2"]["effect"]).startswith("From August 21 to September 10")
