"""The components of Battle of Britain: map, targets, flights, squadron cards, turns, dice and numbers."""

from __future__ import annotations

from collections import Counter

import pytest

from tallyho.hksw.components import HkswData, load
from tallyho.hksw.vocabulary import FORMATIONS, LUFTWAFFE_FLIGHTS, RAF_FLIGHTS

DATA = load({})
SPITFIRE, HURRICANE, BLENHEIM, DEFIANT, GLADIATOR = "spitfire", "hurricane", "blenheim", "defiant", "gladiator"
CARDS = {
    "10": {SPITFIRE: 4, HURRICANE: 4, BLENHEIM: 1, GLADIATOR: 1},
    "11": {SPITFIRE: 5, HURRICANE: 14, BLENHEIM: 2, DEFIANT: 1},
    "12": {SPITFIRE: 6, HURRICANE: 7, BLENHEIM: 2, DEFIANT: 1},
    "13": {SPITFIRE: 4, HURRICANE: 9, BLENHEIM: 1},
    "LF2": {"bf109": 17, "bf110": 6, "ju87": 2, "he111": 9, "do17": 8, "ju88": 2},
    "LF3": {"bf109": 9, "bf110": 3, "ju87": 7, "he111": 6, "ju88": 8},
    "LF5": {"bf110-lf5": 2, "he111": 2, "ju88": 2},
}


def test_145_squadron_cards_by_formation_and_type() -> None:
    found = {
        formation: dict(Counter(DATA.type[card] for card in DATA.cards_of[number]))
        for number, formation in enumerate(FORMATIONS)
    }
    assert found == CARDS
    assert [len(DATA.cards), len(set(DATA.cards))] == [145, 145]


@pytest.mark.rules("hksw:turns.6.a", "hksw:turns.7.b", "hksw:turns.7.c", "hksw:turns.8.a")
def test_four_squadrons_come_later_and_all_others_are_there_from_the_start() -> None:
    later = {name: DATA.enters[card] for card, name in enumerate(DATA.cards) if DATA.enters[card] != 1}
    assert later == {"310/12": 6, "1RCAF/11": 7, "302/12": 7, "303/11": 8}
    assert {DATA.type[DATA.card[name]] for name in later} == {HURRICANE}
    assert [FORMATIONS[DATA.card_formation[DATA.card[name]]] for name in later] == ["12", "11", "12", "11"]


@pytest.mark.rules("hksw:turns.5.f", "hksw:turns.7.a")
def test_defiants_leave_on_turn_5_and_ju_87s_on_turn_7_and_nobody_else() -> None:
    leaves = {(kind, DATA.leaves[card]) for card, kind in enumerate(DATA.type)}
    assert {kind for kind in leaves if kind[1]} == {(DEFIANT, 5), ("ju87", 7)}
    assert not {(DEFIANT, 0), ("ju87", 0)} & leaves


def test_the_strengths_of_the_types() -> None:
    found = {
        name: (
            kind.side,
            kind.dogfight,
            kind.north,
            kind.damage,
            kind.bombing,
            kind.dive,
            kind.bomber,
            kind.short_range,
        )
        for name, kind in DATA.kinds.items()
    }
    assert found == {
        SPITFIRE: ("raf", 4, 4, 4, 0, 0, False, False),
        HURRICANE: ("raf", 3, 3, 3, 0, 0, False, False),
        BLENHEIM: ("raf", 2, 2, 2, 0, 0, False, False),
        DEFIANT: ("raf", 2, 2, 2, 0, 0, False, False),
        GLADIATOR: ("raf", 2, 2, 1, 0, 0, False, False),
        "bf109": ("luftwaffe", 4, 4, 4, 0, 0, False, True),
        "bf110": ("luftwaffe", 3, 2, 2, 0, 0, False, False),
        "bf110-lf5": ("luftwaffe", 2, 2, 2, 0, 0, False, False),
        "ju87": ("luftwaffe", 1, 1, 1, 2, 1, True, True),
        "he111": ("luftwaffe", 1, 1, 2, 3, 0, True, False),
        "do17": ("luftwaffe", 1, 1, 2, 2, 0, True, False),
        "ju88": ("luftwaffe", 2, 2, 2, 3, 0, True, False),
    }


def test_50_targets_by_kind_and_group() -> None:
    found = Counter((target.kind, FORMATIONS[target.group]) for target in DATA.targets)
    assert found == {
        ("airfield", "10"): 3, ("airfield", "11"): 4, ("airfield", "12"): 3, ("airfield", "13"): 2,
        ("radar", "10"): 2, ("radar", "11"): 5, ("radar", "12"): 3, ("radar", "13"): 2,
        ("city", "10"): 6, ("city", "11"): 7, ("city", "12"): 9, ("city", "13"): 4,
    }  # fmt: skip
    assert {(target.kind, target.hits) for target in DATA.targets} == {("airfield", 1), ("radar", 1), ("city", 3)}


@pytest.mark.rules("hksw:2.production.a", "hksw:2.production.d")
def test_production_of_the_groups_is_41_in_all() -> None:
    by_group = [sum(DATA.targets[city].production for city in cities) for cities in DATA.cities_of]
    assert by_group == [8, 13, 14, 6]
    assert all(target.production > 0 for target in DATA.targets if target.kind == "city")
    assert [DATA.targets[city].production for city in DATA.london] == [3, 3]


def test_704_squares_22_by_32() -> None:
    assert [len(DATA.squares), DATA.squares[0], DATA.squares[21], DATA.squares[22], DATA.squares[-1]] == [
        704, "A1", "V1", "A2", "V32",
    ]  # fmt: skip
    rows = DATA.tables["squares"]
    half = {name for name, row in rows.items() if row["edge"] == "half"}
    assert half == {name for name in rows if name[0] in "AV" or name[1:] in ("1", "32")}
    barred = {name for name, row in rows.items() if row["raf"] == "no"}
    assert barred == {name for name, row in rows.items() if row["region"] in ("continent", "norway")}


def test_every_station_has_its_part_of_the_radar_line() -> None:
    stations = Counter(station for station in DATA.station if station >= 0)
    assert {DATA.targets[station].name for station in stations} == {DATA.targets[i].name for i in DATA.of_kind["radar"]}


def test_no_target_lies_where_the_raf_cannot_go() -> None:
    assert all(DATA.raf_may[target.square] for target in DATA.targets)
    assert not any(DATA.raf_may[DATA.base[flight]] for flight in range(RAF_FLIGHTS, len(DATA.flights)))


@pytest.mark.rules("hksw:4.raf1.c", "hksw:4.raf1.d", "hksw:4.raf1.e", "hksw:4.raf1.f", "hksw:4.lw1.c")
def test_12_and_7_flights_by_formation() -> None:
    found = {FORMATIONS[i]: [DATA.flights[flight] for flight in DATA.flights_of[i]] for i in range(len(FORMATIONS))}
    assert found == {
        "10": ["10A", "10B", "10C"],
        "11": ["11A", "11B", "11C", "11D"],
        "12": ["12A", "12B", "12C"],
        "13": ["13A", "13B"],
        "LF2": ["2A", "2B", "2C"],
        "LF3": ["3A", "3B", "3C"],
        "LF5": ["5A"],
    }
    assert (RAF_FLIGHTS, LUFTWAFFE_FLIGHTS, len(DATA.flights)) == (12, 7, 19)
    assert [DATA.targets[airfield].square for airfield in DATA.airfield] == DATA.base[:RAF_FLIGHTS]


@pytest.mark.rules("hksw:turns.dates")
def test_the_dates_of_the_eleven_turns() -> None:
    days = [(row["first_day"], row["last_day"]) for row in DATA.tables["turns"].values()]
    assert days == [
        ("1940-07-10", "1940-07-16"),
        ("1940-07-17", "1940-07-23"),
        ("1940-07-24", "1940-07-30"),
        ("1940-08-01", "1940-08-07"),
        ("1940-08-08", "1940-08-14"),
        ("1940-08-15", "1940-08-21"),
        ("1940-08-22", "1940-08-28"),
        ("1940-08-29", "1940-09-04"),
        ("1940-09-05", "1940-09-11"),
        ("1940-09-12", "1940-09-18"),
        ("1940-09-19", "1940-09-24"),
    ]


@pytest.mark.rules("hksw:turns.weather", "hksw:3.weather.a")
def test_the_weather_of_the_eleven_turns() -> None:
    respite = [number for number, turn in enumerate(DATA.turns, start=1) if turn.weather == "respite"]
    assert respite == [1, 4, 7, 10]
    flown = {number: turn.flown for number, turn in enumerate(DATA.turns, start=1) if turn.flown != "yes"}
    assert flown == {1: "no", 4: "no", 7: "no", 10: "optional"}


def test_the_notes_of_the_turns_on_deck_cities_and_aces() -> None:
    noted = {
        number: (turn.replaced, turn.london, dict(turn.removed), turn.city_hits, turn.ace)
        for number, turn in enumerate(DATA.turns, start=1)
        if turn.replaced or turn.london != "stay" or turn.named or turn.city_hits or turn.ace >= 0
    }
    assert noted == {
        1: (False, "out", {"airfield": 0, "radar": 0, "city": 13}, 0, -1),
        5: (True, "out", {"airfield": 0, "radar": 6, "city": 13}, 2, -1),
        8: (False, "stay", {"airfield": 0, "radar": 0, "city": 0}, 0, 1),
        9: (True, "top", {"airfield": 6, "radar": 6, "city": 0}, 2, -1),
    }
    named = {number: [DATA.targets[i].name for i in turn.named] for number, turn in enumerate(DATA.turns, start=1)}
    assert {number: names for number, names in named.items() if names} == {1: ["catterick", "ringway", "wittering"]}


def test_the_faces_of_the_dice() -> None:
    assert DATA.faces == {
        "black": {"roundel": 3, "cross": 1, "blank": 2},
        "white": {"roundel": 1, "cross": 3, "blank": 2},
    }


@pytest.mark.rules("hksw:reserve13.a", "hksw:5.mission1.a", "hksw:turns.9.h", "hksw:turns.9.c")
def test_the_numbers() -> None:
    found = {name: row["value"] for name, row in DATA.tables["numbers"].items()}
    assert found == {
        "luftwaffe-move": 5, "luftwaffe-long-move": 10, "raf-move": 3, "fuel": 4, "phases": 4, "last-take-off": 2,
        "markers": 5, "intercept-cards": 3, "stood-down": 2, "raf-cards": 3, "luftwaffe-cards": 6,
        "luftflotte-2-cards": 7, "luftflotte-2-turn": 9, "extra-cards": 2, "first-missions": 10, "london-cards": 10,
        "ack-ack": 2, "ace": 2, "wins": 2, "reserve": 4, "luftflotte-5-turn": 5, "big-wing-turn": 9, "home-dice": 1,
        "long-home-dice": 2,
    }  # fmt: skip
    kept = {name: getattr(DATA, name.replace("-", "_")) for name in found if name != "markers"}
    assert kept == {name: value for name, value in found.items() if name != "markers"}
    assert DATA.markers == 5
    points = {name: row["points"] for name, row in DATA.tables["victory"].items()}
    assert points == DATA.points
    assert points == {
        "site-mission": 2, "city-mission": 2, "raf-squadron": 1, "luftwaffe-squadron": 1, "failed-mission": 2,
    }  # fmt: skip


def test_every_row_says_where_it_comes_from() -> None:
    sources = {(table, row.get("source")) for table, rows in DATA.tables.items() for row in rows.values()}
    assert {source for _, source in sources} <= {"rulebook", "record", "design"}


def test_what_a_pack_changes_is_in_play() -> None:
    data: HkswData = load({"targets": {"hull": {"production": 4}}, "numbers": {"reserve": {"value": 6}}})
    assert (data.targets[data.target["hull"]].production, data.reserve, data.digest != DATA.digest) == (4, 6, True)
