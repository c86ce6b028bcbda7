"""The counters of the RAF games. Expected values are those of the rulebooks."""

from __future__ import annotations

from collections import Counter, defaultdict
from itertools import product

import pytest
from raf_games import LOAD

from tallyho.raf.components import RafData
from tallyho.raf.vocabulary import (
    BLENHEIM,
    BOMBERS,
    DAYS,
    FIGHTERS,
    HURRICANE,
    LETTERS,
    LF2,
    LF3,
    LUFTFLOTTEN,
    ME109,
    ME110,
    NONE,
    POINTS,
    POINTS_OF,
    SECTORS,
    SPITFIRE,
    TYPES,
)


@pytest.fixture(scope="module", params=LOAD)
def data(request: pytest.FixtureRequest) -> RafData:
    return LOAD[request.param]({})


def type_of(data: RafData, name: str) -> str:
    return TYPES[data.type[data.number[name]]]


@pytest.mark.rules("lion:2.21a", "eagle:2.21a")
def test_how_many_counters_there_are(data: RafData) -> None:
    british = [unit for unit in data.initial if unit < data.squadrons]
    assert data.squadrons == 49
    assert (len(british), len(data.reinforcements), len(data.blenheims), len(data.ace)) == (27, 15, 5, 2)
    assert data.units - data.squadrons == 84
    assert len(data.initial) - len(british) == 77
    assert sum(len(gruppen) for gruppen in data.calendar.values()) == 7


@pytest.mark.rules("lion:2.21b", "eagle:2.21b")
def test_every_unit_has_two_sides(data: RafData) -> None:
    reduced, full = data.combat
    assert len(reduced) == len(full) == len(data.bombing[0]) == len(data.bombing[1]) == data.units
    assert all(reduced[unit] != full[unit] for unit in range(data.units))


@pytest.mark.rules("lion:2.21f", "eagle:2.21f")
def test_a_high_rating_is_good_for_squadrons_and_a_low_one_for_gruppen(data: RafData) -> None:
    reduced, full = data.combat
    assert all(reduced[unit] < full[unit] for unit in range(data.squadrons))
    assert all(reduced[unit] > full[unit] for unit in range(data.squadrons, data.units))
    for rows in data.crt_rows:  # a higher total means a later row, and later rows are worse for the Germans
        assert list(rows) == sorted(rows)
    german = [sum(sum(results) for results, _ in row) for row in data.crt]
    british = [sum(sum(results) for _, results in row) for row in data.crt]
    assert german == sorted(german)
    assert british == sorted(british, reverse=True)


@pytest.mark.rules("lion:2.21g", "eagle:2.21g")
def test_gruppen_have_a_bombing_strength_and_squadrons_have_none(data: RafData) -> None:
    reduced, full = data.bombing
    assert not any(full[: data.squadrons])
    assert not any(reduced[: data.squadrons])
    for unit in range(data.squadrons, data.units):
        if data.type[unit] == ME109:
            assert (reduced[unit], full[unit]) == (1, 1)
        else:
            assert 0 < reduced[unit] < full[unit] <= 5


@pytest.mark.rules("lion:2.21h", "eagle:2.21h")
def test_the_types(data: RafData) -> None:
    british, german = data.type[: data.squadrons], data.type[data.squadrons :]
    assert {TYPES[type_] for type_ in british} == {"spitfire", "hurricane", "blenheim"}
    fighters = {TYPES[type_] for type_ in german if type_ in FIGHTERS}
    bombers = {TYPES[type_] for type_ in german if type_ in BOMBERS}
    assert fighters == {"me109", "me110"}
    assert bombers == {"do17", "he111", "ju87", "ju88"}
    for unit, type_ in enumerate(data.type):
        assert data.is_fighter[unit] == (TYPES[type_] in fighters)
        assert data.is_bomber[unit] == (TYPES[type_] in bombers)


@pytest.mark.rules("lion:2.21i", "eagle:2.21i")
def test_two_me110_gruppen_are_elite(data: RafData) -> None:
    elite = [unit for unit in range(data.units) if data.elite[unit]]
    assert len(elite) == 2
    assert all(data.type[unit] == ME110 and data.luftflotte[unit] == LF2 for unit in elite), "Lion 8.21"
    plain = next(unit for unit in data.gruppen_of[LF2, ME110] if unit not in elite)
    assert all(data.combat[1][unit] < data.combat[1][plain] for unit in elite)


@pytest.mark.rules("lion:2.21j", "eagle:2.21j")
def test_designations(data: RafData) -> None:
    for unit, name in enumerate(data.names):
        parts = name.split("/")
        if unit >= data.squadrons:
            assert len(parts) in {2, 3}, name
            assert LUFTFLOTTEN[data.luftflotte[unit]] == f"LF{parts[-1]}"
            assert data.home[unit] == NONE
        elif unit not in data.ace_units:
            assert len(parts) == 3, name
            assert SECTORS[data.home[unit]] == "/".join(parts[1:])
            assert data.luftflotte[unit] == NONE
    independent = {name for name in data.names[data.squadrons :] if name.count("/") == 1}
    assert independent == {"EGr210/2", "KGr100/3", "KGr806/3", "KuGr606/3"}


@pytest.mark.rules("lion:2.21k", "eagle:2.21k")
def test_every_unit_has_a_selector_letter_and_letters_are_even(data: RafData) -> None:
    assert {LETTERS[letter] for letter in data.letter} == {"A", "B", "C"}
    pools: dict[tuple[int, int, bool], Counter[int]] = defaultdict(Counter)
    for unit in range(data.units):
        pools[data.type[unit], data.luftflotte[unit], unit in data.initial][data.letter[unit]] += 1
    for pool, count in pools.items():
        numbers = [count[letter] for letter in range(3)]
        assert max(numbers) - min(numbers) <= 1, pool


@pytest.mark.rules("lion:2.21l", "lion:15.6c", "eagle:2.21l")
def test_reinforcements_do_not_start_in_play(data: RafData) -> None:
    gruppen = [unit for units in data.calendar.values() for unit in units]
    assert len(data.reinforcements) == 15
    assert not set(data.reinforcements) & set(data.initial)
    assert not set(gruppen) & set(data.initial)
    assert {data.names[unit] for unit in data.reinforcements} >= {
        "249/4/10", "RCAF/3/11", "310/2/12", "602/1/11", "616/2/11", "603/6/11",
    }  # fmt: skip
    assert all(data.type[unit] in {HURRICANE, SPITFIRE} for unit in data.reinforcements)


@pytest.mark.rules("lion:3q", "eagle:3s")
def test_units_that_the_set_up_names(data: RafData) -> None:
    spitfire, me109 = data.number["54/6/11"], data.number["I/JG51/2"]
    assert data.type[spitfire] == SPITFIRE
    assert SECTORS[data.home[spitfire]] == "6/11"
    assert data.type[me109] == ME109
    assert data.luftflotte[me109] == LF2
    assert {spitfire, me109} <= set(data.initial)


@pytest.mark.rules("lion:2.1h", "eagle:2.1g")
def test_every_luftflotte_has_an_airbase_for_each_type(data: RafData) -> None:
    """A Gruppe belongs to the airbase of its Luftflotte and type, and to no other."""
    together = [unit for gruppen in data.gruppen_of.values() for unit in gruppen]
    assert sorted(together) == list(range(data.squadrons, data.units))
    started = {kind: len([unit for unit in found if unit in data.initial]) for kind, found in data.gruppen_of.items()}
    counts = {TYPES[type_]: (started[LF2, type_], started[LF3, type_]) for type_ in (*FIGHTERS, *BOMBERS)}
    assert counts == {
        "me109": (15, 9), "me110": (6, 3), "do17": (8, 0), "he111": (7, 7), "ju87": (2, 8), "ju88": (3, 9),
    }  # fmt: skip


@pytest.mark.rules("lion:2.22f", "eagle:2.22h", "lion:15.1a")
def test_the_replacement_markers() -> None:
    assert POINTS == ("hurricane", "spitfire", "blenheim", "german_fighter", "german_bomber", "experienced_pilot")
    tracks = {type_: POINTS[track] if track != NONE else "none" for type_, track in zip(TYPES, POINTS_OF, strict=True)}
    assert tracks == {
        "hurricane": "hurricane", "spitfire": "spitfire", "blenheim": "blenheim",
        "me109": "german_fighter", "me110": "german_fighter",
        "do17": "german_bomber", "he111": "german_bomber", "ju88": "german_bomber", "ju87": "none",
    }  # fmt: skip


def test_aces_and_blenheims(data: RafData) -> None:
    assert {type_: data.names[unit] for type_, unit in data.ace.items()} == {HURRICANE: "ACE-H", SPITFIRE: "ACE-S"}
    assert all(data.home[unit] == NONE for unit in data.ace_units)
    assert not data.ace_units & set(data.initial)
    assert all(data.type[unit] == BLENHEIM for unit in data.blenheims)
    assert {SECTORS[data.home[unit]] for unit in data.blenheims} == {"6/11", "3/12", "1/10", "4/10", "5/11"}
    assert data.names[data.six_hundred] == "600/6/11"
    assert data.six_hundred in data.blenheims


def test_three_squadrons_have_vhf(data: RafData) -> None:
    vhf = [unit for unit in range(data.units) if data.vhf[unit]]
    assert len(vhf) == 3
    assert set(vhf) <= set(data.initial)
    assert {data.group[data.home[unit]] for unit in vhf} == {10, 11, 12}


def test_squadrons_that_the_rulebooks_name_have_their_type(data: RafData) -> None:
    assert [type_of(data, name) for name in ("249/4/10", "RCAF/3/11", "310/2/12")] == ["hurricane"] * 3
    assert [type_of(data, name) for name in ("602/1/11", "616/2/11", "603/6/11")] == ["spitfire"] * 3
    assert type_of(data, "IV/JG51/2") == "me109"


def test_squadrons_at_the_start(data: RafData) -> None:
    started = [unit for unit in data.initial if unit < data.squadrons]
    assert Counter(TYPES[data.type[unit]] for unit in started) == {"hurricane": 18, "spitfire": 9}
    for sector in range(14):
        letters = [data.letter[unit] for unit in started if data.home[unit] == sector]
        assert letters, SECTORS[sector]
        assert len(set(letters)) == len(letters), SECTORS[sector]
    homes = Counter(data.home[unit] for unit in range(data.squadrons) if data.type[unit] == SPITFIRE)
    assert homes[SECTORS.index("6/11")] >= 3, "example of Lion 11.22"
    assert homes[SECTORS.index("7/11")] >= 2, "example of Eagle 7.1"


def test_only_one_gruppe_arrives_by_august_27(data: RafData) -> None:
    early = [unit for day, units in data.calendar.items() if DAYS[day] <= "1940-08-27" for unit in units]
    assert [data.names[unit] for unit in early] == ["IV/JG51/2"]
    assert [DAYS[day] for day in data.calendar] == sorted(DAYS[day] for day in data.calendar)


def test_ratings_give_the_totals_of_the_combat_examples(data: RafData) -> None:
    def rating(name: str, full: int = 1) -> int:
        return data.combat[full][data.number[name]]

    me109, spitfire, hurricane, he111, ju88 = (
        rating(name) for name in ("I/JG51/2", "54/6/11", "43/1/11", "I/KG1/2", "III/KG1/2")
    )
    assert 3 * me109 + rating("I/JG51/2", 0) + spitfire + 2 * hurricane == 12
    assert 2 * he111 + me109 + spitfire + hurricane == 20
    assert he111 + ju88 + me109 + spitfire + hurricane == 19


def duel(data: RafData, gruppe: int, squadron: int, german: int = 1, british: int = 1) -> str:
    """The row of one Gruppe against one squadron; a side that is 0 is reduced."""
    total = data.combat[german][gruppe] + data.combat[british][squadron]
    return "ABCDEFGHI"[data.crt_row(data.crt_column[0][1], total)]


def test_duels_walk_through_the_rows_from_b_on(data: RafData) -> None:
    pairs = product(range(data.squadrons, data.units), range(data.squadrons), (0, 1), (0, 1))
    assert {duel(data, *pair) for pair in pairs} >= set("BCDEFGHI")


def test_a_duel_with_hurricanes_is_bad_for_every_bomber_and_for_no_fighter(data: RafData) -> None:
    hurricane = data.number["43/1/11"]
    for gruppe in range(data.squadrons, data.units):
        assert (duel(data, gruppe, hurricane) >= "F") == bool(data.is_bomber[gruppe]), data.names[gruppe]
