"""The components of First Battle of Britain: air units, land and naval units, numbers and charts."""

from __future__ import annotations

import pytest

from tallyho.fbob.components import load
from tallyho.fbob.layout import MONTHS
from tallyho.fbob.vocabulary import ACES, CLASSES, KINDS, OF_GERMAN, SIDES, TYPES

DATA = load({})
UNITS = {unit.name: unit for unit in DATA.units}
GERMAN = {name for name, unit in UNITS.items() if unit.side == OF_GERMAN}
BRITISH = set(UNITS) - GERMAN
BY_TYPE = {
    ("german", "AF"): "Jasta-1 Jasta-2",
    ("german", "FF"): "Jasta-11 Jasta-27",
    ("german", "PF"): "Jasta-4 Jasta-10",
    ("german", "GB"): "13 14 15 16 17 18",
    ("german", "RB"): "1/500 1/501 2/501",
    ("german", "LZ"): "L-1 L-2 L-3 L-4",
    ("german", "Fake"): "Fake-1 Fake-2 Fake-3 Fake-4 Fake-5 Fake-6",
    ("british", "AF"): "198 199",
    ("british", "B2F"): "36 39 75 77",
    ("british", "B12F"): "37 50 76 78 141",
    ("british", "F2F"): "33 38 51",
    ("british", "S5F"): "56 143",
    ("british", "SPF"): "46 61 66 112 3RN",
    ("british", "SCF"): "44 65 1RN",
    ("british", "DHB"): "25 57 202 2RN",
    ("british", "HPB"): "207 214 215",
    ("british", "SCCVF"): "1CV 2CV",
    ("british", "SB"): "3CV",
}
FACTORS = {
    ("german", "AF"): ("fighter", 4, 5, False, 1, True, 7, 5),
    ("german", "FF"): ("fighter", 5, 7, False, 1, True, 8, 6),
    ("german", "PF"): ("fighter", 4, 5, False, 1, True, 7, 7),
    ("german", "GB"): ("bomber", 1, 2, True, 3, False, 5, 18),
    ("german", "RB"): ("bomber", 2, 2, True, 9, False, 5, 21),
    ("german", "LZ"): ("zeppelin", 1, 2, True, 9, False, 4, 0),
    ("german", "Fake"): ("fake", 0, 0, False, 0, False, 5, 0),
    ("british", "AF"): ("fighter", 1, 2, False, 1, True, 6, 9),
    ("british", "B2F"): ("fighter", 2, 2, False, 1, True, 5, 10),
    ("british", "B12F"): ("fighter", 3, 3, False, 1, False, 6, 9),
    ("british", "F2F"): ("fighter", 4, 3, False, 1, False, 5, 9),
    ("british", "S5F"): ("fighter", 5, 7, False, 1, True, 9, 8),
    ("british", "SPF"): ("fighter", 4, 5, False, 1, True, 7, 9),
    ("british", "SCF"): ("fighter", 4, 6, False, 1, True, 8, 8),
    ("british", "DHB"): ("bomber", 2, 4, True, 2, False, 8, 11),
    ("british", "HPB"): ("bomber", 1, 1, True, 5, False, 5, 24),
    ("british", "SCCVF"): ("carrier-fighter", 4, 6, False, 1, True, 8, 7),
    ("british", "SB"): ("carrier-bomber", 1, 3, True, 1, False, 6, 12),
}


@pytest.mark.rules("fbob:2.8a", "fbob:2.10a", "fbob:2.10b", "fbob:2.21a")
def test_59_air_units_by_side_and_type() -> None:
    found: dict[tuple[str, str], set[str]] = {}
    for name, unit in UNITS.items():
        found.setdefault((SIDES[unit.side], unit.type), set()).add(name)
    assert found == {key: set(names.split()) for key, names in BY_TYPE.items()}
    assert (len(DATA.units), len(set(DATA.names)), len(BRITISH), len(GERMAN)) == (59, 59, 34, 25)
    assert {(side, one) for side in SIDES for one in TYPES[side]} == set(BY_TYPE)


@pytest.mark.rules("fbob:2.4a", "fbob:2.5a", "fbob:2.6a", "fbob:2.7a", "fbob:2.9a", "fbob:2.9b", "fbob:8.10a")
def test_the_factors_of_each_type() -> None:
    for name, unit in UNITS.items():
        found = (
            CLASSES[unit.klass],
            unit.air,
            unit.pursuit,
            unit.defends,
            unit.bombs,
            unit.strafes,
            unit.speed,
            unit.endurance,
        )
        assert found == FACTORS[SIDES[unit.side], unit.type], name


@pytest.mark.rules("fbob:2.3a", "fbob:2.2a", "fbob:2.11a", "fbob:2.17a")
def test_the_kinds_of_air_land_and_naval_units() -> None:
    assert {CLASSES[unit.klass] for unit in DATA.units} == {
        *("fighter", "carrier-fighter", "bomber", "carrier-bomber", "zeppelin", "fake"),
    }
    assert {one.kind for one in DATA.ground.values()} == {
        *("aa", "aerodrome", "civil-defence", "early-warning", "headquarters", "carrier", "tender"),
    }
    assert KINDS[-2:] == ("carrier", "tender")


@pytest.mark.rules("fbob:2.3b", "fbob:20.6a")
def test_six_fakes_with_nothing_to_fight_with() -> None:
    fakes = [DATA.units[number] for number in DATA.fakes]
    assert [unit.name for unit in fakes] == [f"Fake-{number}" for number in range(1, 7)]
    assert {(unit.side, unit.air, unit.pursuit, unit.bombs, unit.endurance, unit.cost) for unit in fakes} == {
        (OF_GERMAN, 0, 0, 0, 0, 0)
    }
    assert {DATA.score[number] for number in DATA.fakes} == {0}


@pytest.mark.rules("fbob:2.18b", "fbob:2.18c")
def test_three_carrier_squadrons_and_three_of_the_naval_service_on_land() -> None:
    assert {name for name, unit in UNITS.items() if unit.carrier} == {"1CV", "2CV", "3CV"}
    carrier = {CLASSES.index("carrier-fighter"), CLASSES.index("carrier-bomber")}
    assert {name for name, unit in UNITS.items() if unit.klass in carrier} == {"1CV", "2CV", "3CV"}
    assert {"1RN", "2RN", "3RN"} <= BRITISH
    assert DATA.tables["units"]["1RN"]["alias"] == "1/RNAS"


@pytest.mark.rules("fbob:2.9b", "fbob:2.20f", "fbob:8.7a")
def test_all_but_zeppelins_and_fakes_have_an_endurance_marker() -> None:
    endless = {name for name, unit in UNITS.items() if not unit.endurance}
    assert endless == {name for name in UNITS if name.startswith(("L-", "Fake-"))}
    assert all(1 <= unit.endurance <= DATA.flying_turns for name, unit in UNITS.items() if name not in endless)


@pytest.mark.rules("fbob:24.6a", "fbob:16.1b")
def test_be_2s_and_zeppelins_are_at_home_in_the_night() -> None:
    night = {name for name, unit in UNITS.items() if unit.night}
    assert night == {"36", "39", "75", "77", "L-1", "L-2", "L-3", "L-4"}


@pytest.mark.rules("fbob:6.4a", "fbob:31.2d", "fbob:31.3d")
def test_the_units_marked_18() -> None:
    assert {name for name, unit in UNITS.items() if unit.late} == {
        *("1CV", "2CV", "141", "143", "202", "207", "214", "215", "1/500", "Jasta-11", "Jasta-27"),
    }


@pytest.mark.rules("fbob:2.5b", "fbob:2.6b")
def test_bombers_defend_and_bomb_and_some_fighters_only_strafe() -> None:
    fighters = [unit for unit in DATA.units if "fighter" in CLASSES[unit.klass]]
    others = [unit for unit in DATA.units if CLASSES[unit.klass] in ("bomber", "carrier-bomber", "zeppelin")]
    assert not any(unit.defends for unit in fighters)
    assert {unit.strafes for unit in fighters} == {True, False}
    assert all(unit.defends and not unit.strafes for unit in others)


@pytest.mark.rules("fbob:21.2b", "fbob:6.1a")
def test_what_air_units_cost() -> None:
    bombers = {name for name in BRITISH if "bomber" in CLASSES[UNITS[name].klass]}
    assert {UNITS[name].cost for name in bombers} == {3} == {DATA.bomber_cost[0]}
    assert DATA.bomber_cost[1] == 1
    dear = {name for name in UNITS if UNITS[name].cost == 2}
    assert dear == {
        *("44", "65", "1RN", "1CV", "2CV", "56", "143", "13", "14", "15", "16", "17", "18"),
        *("L-1", "L-2", "L-3", "L-4", "Jasta-11", "Jasta-27"),
    }
    assert {name for name in GERMAN if UNITS[name].cost == 3} == {"1/500", "1/501", "2/501"}


@pytest.mark.rules("fbob:2.21a", "fbob:18.1a", "fbob:15.1a", "fbob:2.18a")
def test_land_and_naval_units_of_the_mix() -> None:
    found = {
        one.name: (SIDES[one.side], one.kind, one.strength, one.aa, one.number, one.cost, one.points)
        for one in DATA.ground.values()
    }
    assert found == {
        "b-aa-1": ("british", "aa", 1, 1, 12, 1, 1),
        "b-aa-2": ("british", "aa", 2, 2, 8, 2, 2),
        "b-aa-3": ("british", "aa", 3, 3, 4, 3, 3),
        "b-aa-4": ("british", "aa", 4, 4, 4, 4, 4),
        "b-aerodrome": ("british", "aerodrome", 0, 1, 12, 2, 2),
        "b-cd": ("british", "civil-defence", 0, 0, 6, 1, 1),
        "b-ew": ("british", "early-warning", 0, 0, 8, 1, 1),
        "b-hq": ("british", "headquarters", 0, 0, 5, 3, 2),
        "g-aa-1": ("german", "aa", 1, 1, 6, 1, 1),
        "g-aa-2": ("german", "aa", 2, 2, 4, 2, 2),
        "g-aa-3": ("german", "aa", 3, 3, 2, 3, 3),
        "g-aa-4": ("german", "aa", 4, 4, 2, 4, 4),
        "g-aerodrome": ("german", "aerodrome", 0, 1, 8, 2, 2),
        "g-cd": ("german", "civil-defence", 0, 0, 2, 1, 1),
        "g-ew": ("german", "early-warning", 0, 0, 2, 1, 1),
        "g-hq": ("german", "headquarters", 0, 0, 3, 3, 2),
        "b-carrier": ("british", "carrier", 0, 2, 1, 5, 3),
        "b-tender": ("british", "tender", 0, 1, 2, 2, 2),
    }
    assert all(DATA.mix[one.side][one.kind, one.strength] == name for name, one in DATA.ground.items())
    assert sum(len(mix) for mix in DATA.mix) == len(found)


@pytest.mark.rules("fbob:2.20a", "fbob:2.21a", "fbob:19.1a")
def test_three_types_of_aces_and_the_markers_of_both_sides() -> None:
    assert ACES == ("fighter", "bomber", "zeppelin")
    assert DATA.markers == [(6, (2, 4, 1)), (6, (4, 2, 0))]


@pytest.mark.rules(
    "fbob:1.2a", "fbob:1.2c", "fbob:3.II.a", "fbob:9.2a", "fbob:9.3a", "fbob:9.3b", "fbob:9.3c", "fbob:20.6c",
    "fbob:21.1a", "fbob:23.3a", "fbob:4.6a",
)  # fmt: skip
def test_the_numbers() -> None:
    found = {name: row["value"] for name, row in DATA.tables["numbers"].items()}
    assert found == {
        "flying-turns": 24, "minutes": 20, "miles": 5, "command-radius": 4, "early-warning": 2,
        "early-warning-command": 4, "naval-spotting": 4, "based": 3, "stack-german": 3, "stack-british": 2,
        "stack-raf": 3, "fakes": 6, "free-fakes": 1, "scramble-pursuit": 1, "patrol-endurance": 1,
        "recons-per-point": 2, "raf": 10, "bomber-before-raf": 3, "bomber-with-raf": 1, "sudden-death": 50,
        "idle-months": 3, "engine-trouble": 2, "examined-hexes": 3,
    }  # fmt: skip
    kept = (
        DATA.flying_turns, DATA.command, DATA.warning, DATA.warning_command, DATA.naval_spotting, DATA.based,
        *DATA.stack, DATA.stack_raf, DATA.most_fakes, DATA.free_fakes, DATA.scramble_pursuit, DATA.patrol_endurance,
        DATA.recons_per_point, DATA.raf, *DATA.bomber_cost, DATA.sudden_death, DATA.idle_months,
        DATA.engine_trouble, DATA.examined,
    )  # fmt: skip
    assert kept == tuple(value for name, value in found.items() if name not in ("minutes", "miles"))


@pytest.mark.rules("fbob:1.2b", "fbob:3.1a", "fbob:16.2a", "fbob:16.2b")
def test_thirteen_months_and_when_night_falls_in_them() -> None:
    months = [*MONTHS]
    assert months == [
        *("1917-05", "1917-06", "1917-07", "1917-08", "1917-09", "1917-10", "1917-11", "1917-12"),
        *("1918-01", "1918-02", "1918-03", "1918-04", "1918-05"),
    ]
    assert DATA.night == [0, 17, 19, 18, 16, 13, 9, 6, 5, 7, 9, 12, 15, 17]


@pytest.mark.rules("fbob:23.2a")
def test_the_levels_of_victory() -> None:
    assert DATA.leads == [0, 6, 16, 26]


@pytest.mark.rules("fbob:12.4.3", "fbob:12.8.2", "fbob:13.5.4")
def test_no_chart_is_worse_for_a_higher_die_or_a_better_column() -> None:
    pursuit = ["D", "N", "A-", "A"]
    combat = ["-", "FS", "D", "Z", "E"]
    for chart, order in ((DATA.pursuit, pursuit), (DATA.combat, combat)):
        ranks = [[order.index(result) for result in row] for row in chart]
        assert all(row == sorted(row) for row in ranks)
        assert all(column == tuple(sorted(column)) for column in zip(*ranks, strict=True))
        assert {result for row in chart for result in row} == set(order)
    assert (DATA.columns["pursuit"], DATA.columns["combat"], DATA.columns["bombardment"]) == (
        [-99, -3, -1, 0, 1, 2, 4],
        [1, 2, 4, 6, 8, 10],
        [1, 4, 6, 7, 8, 9, 12],
    )


@pytest.mark.rules("fbob:35.1b", "fbob:13.5.4")
def test_the_results_of_bombs() -> None:
    weight = {"-": 0, "B1": 1, "D1": 2, "B1&D1": 3, "B2&D1": 4, "B2&D2": 5, "B3&D2": 6, "B3&D3": 7}
    ranks = [[weight[result] for result in row] for row in DATA.bombardment]
    assert ranks == [
        [0, 0, 0, 0, 1, 1, 2],
        [0, 0, 1, 1, 2, 2, 4],
        [0, 1, 2, 2, 3, 4, 7],
        [1, 2, 3, 5, 5, 5, 7],
        [2, 3, 5, 6, 7, 7, 7],
        [3, 5, 6, 7, 7, 7, 7],
    ]
    assert all(row == sorted(row) for row in ranks)
    assert all(column == tuple(sorted(column)) for column in zip(*ranks, strict=True))


@pytest.mark.rules("fbob:6.5a", "fbob:8.9b", "fbob:9.4b", "fbob:19.4b", "fbob:19.5a")
def test_the_damage_and_crash_tables() -> None:
    stays, parted, lost = "stays", "parted", "lost"
    assert [tuple(fate) for fate in DATA.damage] == [
        *(("none", 0, stays), ("driven-off", 0, stays), ("engine-trouble", 0, stays), ("turned-back", 0, stays)),
        *(("recycle", 1, stays), ("recycle", 2, lost), ("eliminated", 0, lost)),
    ]
    assert [tuple(fate) for fate in DATA.landing] == [
        *[("safe", 0, stays)] * 5,
        *(("recycle", 1, stays), ("recycle", 2, parted), ("eliminated", 0, lost)),
    ]
    assert [tuple(fate) for fate in DATA.fuel] == [
        *(("recycle", 1, stays), ("recycle", 1, stays), ("recycle", 2, stays), ("recycle", 2, parted)),
        *(("recycle", 3, parted), ("eliminated", 0, parted), ("eliminated", 0, lost), ("eliminated", 0, lost)),
    ]
    assert DATA.recon == ["nothing", "nothing", "look", "look", "marker", "marker"]


@pytest.mark.rules("fbob:22.1a", "fbob:2.20d", "fbob:20.3c")
def test_the_random_events() -> None:
    assert {total: tuple(happening) for total, happening in DATA.events.items()} == {
        2: ("lose", (1,), 3), 3: ("look", (0,), 3), 4: ("recalled", (1,), 2), 5: ("weather", (), 0),
        6: ("nothing", (), 0), 7: ("nothing", (), 0), 8: ("gain", (1,), 2), 9: ("weather", (), 0),
        10: ("look", (1,), 3), 11: ("press", (0, 1), 2), 12: ("lose", (0,), 3),
    }  # fmt: skip


@pytest.mark.rules("fbob:13.5.3", "fbob:13.8b", "fbob:14.3.2", "fbob:24.3a", "fbob:27.2a", "fbob:27.2b", "fbob:29.1c")
def test_modifiers_and_shifts() -> None:
    assert DATA.modifier == {
        "pursuit-command": 1, "pursuit-ace": 1, "pursuit-night": -3, "pursuit-weather": -1, "combat-reduced": -1,
        "damage-again": 1, "crash-night": 0, "crash-crowded": 1, "crash-field": 2, "crash-hostile": 2,
        "crash-weather": 1, "recon-weather": -1,
    }  # fmt: skip
    assert DATA.shift == {
        "combat-up": 1, "bomb-recon": 2, "bomb-bombed": -1, "bomb-up": 1, "bomb-designated": 1, "bomb-other": -1,
        "bomb-night": -1, "bomb-ace": 1, "bomb-weather": -1,
    }  # fmt: skip
    assert (DATA.relief, DATA.relieved) == (1, 2)


@pytest.mark.rules("fbob:4.1a", "fbob:4.1b")
def test_what_units_and_outrage_score() -> None:
    found = {(CLASSES[unit.klass], unit.riesen): DATA.score[number] for number, unit in enumerate(DATA.units)}
    assert found == {
        ("fighter", False): 1, ("carrier-fighter", False): 1, ("bomber", False): 4, ("bomber", True): 6,
        ("carrier-bomber", False): 4, ("zeppelin", False): 5, ("fake", False): 0,
    }  # fmt: skip
    assert {unit.name for unit in DATA.units if unit.riesen} == {"1/500", "1/501", "2/501"}
    assert DATA.outrage == [0, 0, 1, 1]


@pytest.mark.parametrize(
    ("chart", "value", "column"),
    [
        *(("pursuit", -9, 0), ("pursuit", -4, 0), ("pursuit", -3, 1), ("pursuit", -2, 1), ("pursuit", -1, 2)),
        *(("pursuit", 0, 3), ("pursuit", 1, 4), ("pursuit", 2, 5), ("pursuit", 3, 5), ("pursuit", 4, 6)),
        *(("combat", 0, -1), ("combat", 1, 0), ("combat", 3, 1), ("combat", 4, 2), ("combat", 5, 2), ("combat", 6, 3)),
        *(("combat", 9, 4), ("combat", 10, 5), ("combat", 30, 5), ("bombardment", 0, -1), ("bombardment", 1, 0)),
        *(("bombardment", 3, 0), ("bombardment", 4, 1), ("bombardment", 5, 1), ("bombardment", 6, 2)),
        *(("bombardment", 7, 3), ("bombardment", 8, 4), ("bombardment", 9, 5), ("bombardment", 11, 5)),
        *(("bombardment", 12, 6), ("bombardment", 30, 6)),
    ],
)
def test_the_column_of_a_value(chart: str, value: int, column: int) -> None:
    assert DATA.column(chart, value) == column


def test_every_row_says_where_it_comes_from() -> None:
    for table, rows in DATA.tables.items():
        for name, row in rows.items():
            sources = [str(value) for column, value in row.items() if column.endswith("source")]
            assert sources, f"{table} {name}"
            assert all(sources), f"{table} {name}"


@pytest.mark.rules("fbob:1.2a", "fbob:1.2c", "fbob:2.7a")
def test_speeds_fit_miles_per_hour() -> None:
    miles = {"GB": 80, "RB": 78, "LZ": 62, "HPB": 80, "B2F": 72, "SPF": 111, "SCF": 115, "S5F": 130}
    for unit in DATA.units:
        if unit.type in miles:
            assert abs(unit.speed - miles[unit.type] / 15) <= 0.75, unit.name


def test_what_a_pack_changes_is_in_play() -> None:
    data = load({"units": {"13": {"speed": 6}}, "numbers": {"raf": {"value": 12}}})
    assert (data.speed[data.unit["13"]], data.raf, data.digest != DATA.digest) == (6, 12, True)
