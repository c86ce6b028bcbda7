"""The cards of RAF: Eagle. Expected values are those of the rulebooks, written as the ledger writes them."""

from __future__ import annotations

from collections import Counter

import pytest

from tallyho.raf.cards import CardEvent
from tallyho.raf.components import load as load_lion
from tallyho.raf.eagle.components import EagleData, load
from tallyho.raf.vocabulary import (
    AIRFIELD,
    AUGUST_21,
    BROKEN,
    DAYS,
    DEPTHS,
    HEADQUARTERS,
    LETTERS,
    LONDON,
    LUFTFLOTTEN,
    MILITARY_BASE,
    NONE,
    PATCHY,
    PRIORITIES,
    SECTORS,
    SITE_TYPES,
    VERY_EARLY,
    WARNINGS,
)

APPROACH = {
    "british-altitude-advantage", "channel-patrollers-hunt", "clouds-inhibit-hunters", "clouds-scatter-raid",
    "escort-rendezvous-failure", "german-altitude-advantage", "heavy-pursuit", "lf3-weather-changes",
    "weather-improves", "weather-worsens", "rendezvous-failure", "squadrons-evade-hunters",
    "squadrons-patrol-elsewhere", "weather-moves-east",
}  # fmt: skip
TARGET = {
    "big-wing", "blenheims-intercept-bombers", "channel-patrollers-close-escort", "clouds-inhibit-squadrons",
    "extended-attack", "flak", "interception-over-coast", "late-interception", "navigational-error",
    "non-essential-target", "squadron-turnaround", "ultra-intercept",
}  # fmt: skip
IN_PLAY = range(91, 132)
"""Raid Event cards that are not set aside (eagle:3c)."""


@pytest.fixture(scope="module")
def data() -> EagleData:
    return load({})


def chart(data: EagleData, card: int) -> dict[str, tuple[int, ...]]:
    return {SECTORS[sector]: given for sector, given in data.charts[card]}


def events(data: EagleData) -> list[CardEvent]:
    """All events that Eagle can meet."""
    cards = [data.events[number] for number in IN_PLAY]
    return [event for card in cards for event in (card.approach, card.target) if event is not None]


def named(data: EagleData, name: str) -> list[CardEvent]:
    return [event for event in events(data) if event.name == name]


@pytest.mark.rules("eagle:2.3a", "eagle:2.3c", "eagle:3c")
def test_the_decks(data: EagleData) -> None:
    assert list(data.targets) == list(range(1, 61))
    assert list(data.events) == list(range(91, 135))
    assert list(data.days) == list(range(135, 155))
    assert list(data.strategies) == list(range(155, 165))
    assert data.start_cards["force"] == (61, 0), "force cards stay in the box"
    assert (data.start_cards["target"], data.start_cards["raid_event"]) == ((1, 34), (91, 131))
    assert (60 - 34) + (134 - 131) == 29, "as many as the set-up sets aside"
    assert data.start_cards["day_event"] == (135, 154)


@pytest.mark.rules("eagle:2.31a")
def test_target_cards(data: EagleData) -> None:
    for number, card in data.targets.items():
        site = card.site
        assert (card.type, card.sector) == (data.site_type[site], data.site_sector[site]), number
        assert (card.luftflotte, card.depth) == (data.site_luftflotte[site], data.site_depth[site]), number
        assert card.value in (1, 2, 3)
        assert card.secondary_type == data.site_type[card.secondary]
    assert {DEPTHS[card.depth] for card in data.targets.values()} == {"coast", "inland", "deep"}
    assert {LUFTFLOTTEN[card.luftflotte] for card in data.targets.values()} == {"LF2", "LF3"}
    assert {(card.beyond, card.edge) for card in data.targets.values()} == {(False, False), (True, True), (True, False)}


@pytest.mark.rules("eagle:2.31b", "eagle:6.2k")
def test_card_5_is_poling(data: EagleData) -> None:
    card = data.targets[5]
    assert (data.site_name[card.site], SITE_TYPES[card.type]) == ("Poling", "radar")
    assert [data.sites[net] for net in card.nets] == ["poling", "ventnor", "pevensey"]
    assert card.observers[PATCHY] == 1
    assert all(clear >= patchy >= broken for clear, patchy, broken in (one.observers for one in data.targets.values()))


@pytest.mark.rules("eagle:7.1d", "eagle:2.31c")
def test_card_34_is_dover(data: EagleData) -> None:
    card = data.targets[34]
    assert (data.site_name[card.site], SITE_TYPES[card.type]) == ("Dover", "port")
    assert list(chart(data, 34).items()) == [
        ("6/11", (1, 2, 3, 3)),
        ("5/11", (0, 1, 2, 2)),
        ("7/11", (0, 1, 2, 2)),
        ("2/11", (0, 0, 0, 2)),
        ("3/11", (0, 0, 0, 2)),
        ("4/11", (0, 0, 0, 1)),
    ]


@pytest.mark.rules("eagle:event.squadrons-patrol-elsewhere.c")
def test_card_1_is_worth(data: EagleData) -> None:
    card = data.targets[1]
    assert (data.site_name[card.site], SITE_TYPES[card.type]) == ("Worth", "radar")
    assert list(chart(data, 1)) == ["4/10", "3/10", "1/11", "1/10"]


@pytest.mark.rules("eagle:2.31d")
def test_card_13_has_5_11_beside_1_11_and_3_11(data: EagleData) -> None:
    """The sectors of one line have the same numbers, and follow each other."""
    found = list(chart(data, 13).items())
    place = [sector for sector, _ in found].index("1/11")
    assert [sector for sector, _ in found[place : place + 3]] == ["1/11", "3/11", "5/11"]
    assert {given for _, given in found[place : place + 3]} == {(0, 0, 1, 2)}


@pytest.mark.rules("eagle:2.31c")
def test_charts_of_all_cards(data: EagleData) -> None:
    """The sector of the target comes first, those of its neighbourhood follow; London has no squadrons."""
    assert list(data.charts) == list(data.targets)
    for number, card in data.targets.items():
        found = chart(data, number)
        assert "london" not in found
        first = card.enroute[0] if card.sector == LONDON else card.sector
        assert next(iter(found)) == SECTORS[first], number
        assert {SECTORS[sector] for sector in (*card.enroute, *card.in_range)} - {"london"} <= set(found), number
        for sector, given in found.items():
            assert list(given) == sorted(given), (number, sector)
            assert 1 <= given[-1] <= 3, (number, sector)


@pytest.mark.rules("eagle:10.25e", "eagle:13a")
def test_headquarters_and_military_bases_are_secondary_targets_only(data: EagleData) -> None:
    assert not {card.type for card in data.targets.values()} & {HEADQUARTERS, MILITARY_BASE}
    assert {data.box, data.uxbridge, data.stanmore} <= {card.secondary for card in data.targets.values()}
    assert MILITARY_BASE in {card.secondary_type for card in data.targets.values()}
    assert all(len(levels) == 5 for levels in data.priorities_start.values())


@pytest.mark.rules("eagle:19.1a", "eagle:2.22p")
def test_six_airfield_cards_have_forward_airfields(data: EagleData) -> None:
    forward = [card for card in data.targets.values() if card.forward]
    assert len(forward) == 6
    assert {card.type for card in forward} == {AIRFIELD}
    assert data.site_name[data.targets[37].site] == "Middle Wallop"
    assert data.targets[37] in forward


@pytest.mark.rules("eagle:2.32a", "eagle:2.32c")
def test_raid_event_cards_have_all_events_of_eagle_and_no_others(data: EagleData) -> None:
    cards = [data.events[number] for number in IN_PLAY]
    assert {card.approach.name for card in cards if card.approach} == APPROACH
    assert {card.target.name for card in cards if card.target} == TARGET
    coded = {
        name: row["games"] for table in ("approach_events", "target_events") for name, row in data.tables[table].items()
    }
    assert {coded[event.name] for event in events(data)} == {"E", "A"}
    assert {name for name, code in coded.items() if code != "L"} == APPROACH | TARGET


def test_every_letter_is_hit_by_every_event_with_a_letter(data: EagleData) -> None:
    lettered: dict[str, set[str]] = {}
    for event in events(data):
        if event.letters:
            lettered.setdefault(event.name, set()).update(LETTERS[letter] for letter in event.letters)
    assert set(lettered) == {
        "clouds-inhibit-hunters", "clouds-scatter-raid", "escort-rendezvous-failure", "heavy-pursuit",
        "rendezvous-failure", "squadrons-evade-hunters", "squadrons-patrol-elsewhere", "clouds-inhibit-squadrons",
        "flak",
    }  # fmt: skip
    assert all(letters == {"A", "B", "C"} for letters in lettered.values())


@pytest.mark.rules("eagle:event.weather-improves", "eagle:event.weather-worsens")
def test_the_weather_of_both_areas_may_improve_and_worsen(data: EagleData) -> None:
    for name in ("weather-improves", "weather-worsens"):
        assert {LUFTFLOTTEN[event.area] for event in named(data, name)} == {"LF2", "LF3"}


def test_conditions_on_the_cards(data: EagleData) -> None:
    """What the compendium asks of an event stands on every card that has it."""
    for name in ("british-altitude-advantage", "german-altitude-advantage"):
        assert all(event.any_of for event in named(data, name))
    for name in ("clouds-inhibit-hunters", "clouds-scatter-raid", "clouds-inhibit-squadrons"):
        assert {event.only_if[0].weathers for event in named(data, name)} == {(PATCHY, BROKEN)}
    for name in ("channel-patrollers-hunt", "channel-patrollers-close-escort"):
        assert {tuple(DEPTHS[depth] for depth in event.only_if[0].depths) for event in named(data, name)} == {
            ("coast", "inland")
        }
    assert {event.only_if[0].gruppen_min for event in named(data, "rendezvous-failure")} == {7}
    assert {event.only_if[0].twelve_group_min for event in named(data, "big-wing")} == {2}
    assert {event.only_if[0].depths for event in named(data, "navigational-error")} == {(1, 2)}
    late = {tuple(WARNINGS[level] for level in event.only_if[0].warnings) for event in named(data, "late-interception")}
    assert late == {("none", "late")}
    coast = {level for event in named(data, "interception-over-coast") for level in event.only_if[0].warnings}
    assert VERY_EARLY not in coast
    assert len(coast) == 2


@pytest.mark.rules("eagle:event.non-essential-target.b")
def test_some_non_essential_targets_spare_headquarters(data: EagleData) -> None:
    spared = Counter(event.also_headquarters for event in named(data, "non-essential-target"))
    assert spared == {False: 4, True: 1}


@pytest.mark.rules("eagle:2.33a")
def test_day_event_cards(data: EagleData) -> None:
    for number, card in data.days.items():
        assert 1 <= card.days <= 6, number
        assert 1 <= card.repair <= 6, number
        assert card.gains[5] == 0
        assert [part[:2] for part in card.pilots] == [(-35, -16), (-15, -6), (-5, 2), (3, 9), (10, 35)]
        points = [part[2] for part in card.pilots]
        assert points == sorted(points, reverse=True)
    assert Counter(card.reinforcement for card in data.days.values()) == {True: 18, False: 2}
    assert Counter(card.event for card in data.days.values()) == {
        "change-priorities": 6, "british-raid-on-industry": 3, "morning-haze": 4, "lf3-to-lf2": 3, "": 4,
    }  # fmt: skip


@pytest.mark.rules("eagle:13.1c")
def test_the_priorities_of_card_138(data: EagleData) -> None:
    card = data.days[138]
    assert (card.event, card.by) == ("change-priorities", "date")
    found = [
        (
            f"{DAYS[row.first][5:]} {DAYS[row.last][5:]}",
            " ".join(PRIORITIES[level][0].upper() for level in row.levels),
            row.terror,
        )
        for row in card.priorities
    ]
    assert found == [
        ("08-11 08-20", "H H M L L", False),
        ("08-21 08-31", "H L H L L", False),
        ("09-01 09-10", "L M H L M", False),
        ("09-11 09-20", "L L H M H", False),
        ("09-21 09-30", "L L M H H", True),
    ]


@pytest.mark.rules("eagle:13.2a", "eagle:13.3a")
def test_rows_with_a_free_choice_and_with_terror(data: EagleData) -> None:
    """The choice is free where the total is best for the Germans; terror comes late, or with a bad total."""
    by_vp = [card for card in data.days.values() if card.by == "vp"]
    assert [card.number for card in by_vp] == [137, 139, 147]
    for card in by_vp:
        assert [row.free_choice for row in card.priorities] == [True, *([False] * 4)]
        assert [row.terror for row in card.priorities] == [*([False] * 4), True]
        assert card.priorities[0].last <= -11
    by_date = [card for card in data.days.values() if card.by == "date"]
    assert [card.number for card in by_date] == [135, 136, 138]
    assert not any(row.free_choice for card in by_date for row in card.priorities)
    assert {DAYS[row.first] for card in by_date for row in card.priorities if row.terror} == {
        "1940-09-01", "1940-09-11", "1940-09-21",
    }  # fmt: skip


def test_every_row_has_two_high_one_medium_and_two_low_or_fewer_high(data: EagleData) -> None:
    """The cards keep close to what a free choice must keep to (eagle:13.2b)."""
    for card in data.days.values():
        for row in card.priorities:
            counts = Counter(PRIORITIES[level] for level in row.levels)
            assert counts["high"] in (1, 2), card.number
            assert counts["low"] in (2, 3), card.number


@pytest.mark.rules("eagle:event.lf3-to-lf2.c")
def test_lf3_to_lf2_begins_on_august_21(data: EagleData) -> None:
    assert [number for number, card in data.days.items() if card.event == "lf3-to-lf2"] == [149, 150, 153]
    assert DAYS[AUGUST_21] == "1940-08-21"
    assert str(data.tables["day_event_kinds"]["lf3-to-lf2"]["effect"]).startswith("From August 21 to September 10")


def test_events_of_lion_are_not_those_of_eagle(data: EagleData) -> None:
    lion = load_lion({})
    both = {card.event for card in lion.days.values()} & {card.event for card in data.days.values()}
    assert both == {"change-priorities", "british-raid-on-industry", "lf3-to-lf2", ""}
    haze = [number for number, card in data.days.items() if card.event == "morning-haze"]
    assert haze == [141, 144, 145, 151]
    assert [lion.days[number].event for number in haze] == [
        "increase-fighter-escort", "increase-fighter-escort", "tension-11-12", "tension-11-12",
    ]  # fmt: skip


@pytest.mark.rules("eagle:2.34a")
def test_strategy_cards(data: EagleData) -> None:
    assert {number: card.name for number, card in data.strategies.items()} == {
        155: "decoy-raid",
        156: "major-raid",
        157: "secondary-target",
        158: "secondary-target",
        159: "pathfinders",
        160: "low-level-bombing",
        161: "high-approach",
        162: "dogleg-route",
        163: "escort-coordination",
        164: "free-hunt",
    }
    assert all(card.number == number and card.title and card.effect for number, card in data.strategies.items())


@pytest.mark.rules("eagle:5.4f", "eagle:15.11a")
def test_numbers_on_strategy_cards(data: EagleData) -> None:
    unused = (0, 0, 0, 0, NONE, 0, 0, 0)
    numbers = {number: card[4:] for number, card in data.strategies.items()}
    assert {number for number, found in numbers.items() if found == unused} == {157, 158, 163}
    assert (data.strategies[155].decoy_size, data.strategies[156].gruppen) == (6, 16)
    assert (data.strategies[159].bombing_shift, data.strategies[160].bombing_shift) == (2, 2)
    assert data.strategies[160].squadron_row == 1
    assert (data.strategies[161].combat_row, data.strategies[161].unless_warning) == (-1, VERY_EARLY)
    assert (data.strategies[162].detection, data.strategies[164].hunters) == (-2, 1)
    used = {number: sum(value not in (0, NONE) for value in found) for number, found in numbers.items()}
    assert used == {155: 1, 156: 1, 157: 0, 158: 0, 159: 1, 160: 2, 161: 2, 162: 1, 163: 0, 164: 1}
