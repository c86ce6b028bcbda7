"""Air combat, case by case: the Combat Results Table and the Combat Damage Chart (eagle:9)."""

from __future__ import annotations

from itertools import pairwise

import pytest
from eagle_raids import Raid, raid

from tallyho.raf.combat import combat_row
from tallyho.raf.vocabulary import ROWS

LINES = {
    "A": "D--/HLH, -D-/AHH, -DD/HHA, -A-/HLL, D-A/LHL, A-D/LAH",
    "B": "-A-/HLD, D-D/ADH, -DA/DHA, A-D/LAL, AA-/LLA, DDA/AAL",
    "C": "DA-/AHA, DDA/DAH, ADD/HDD, --L/AAL, -L-/DLA, L-D/LDD",
    "D": "A-D/LDA, AA-/ALD, DDA/DAL, -LA/LA-, DDL/-LA, LAD/A-L",
    "E": "A-A/LDA, -LD/ALD, DAA/-AL, LA-/DDL, AAA/L-D, ADL/DL-",
    "F": "LD-/LAD, -LA/DDL, A-L/-LA, DLA/DDA, LAD/AA-, AAL/A-D",
    "G": "DAL/LDD, DHA/-LD, ADH/D-L, LLD/AD-, LDL/D-A, HLD/-A-",
    "H": "DHA/A-D, LDH/DA-, HLD/-DA, ALH/-DD, HAL/D-D, LHL/DD-",
    "I": "LAH/A--, AHH/-A-, HHA/--A, HLH/-D-, HHL/D--, HHH/--D",
}
"""The Combat Results Table: for each die what Gruppen and squadrons with A, B and C suffer (R-21 mends row B)."""
HIGHEST_FOR_THREE = {"A": 3, "B": 5, "C": 7, "D": 10, "E": 14, "F": 18, "G": 24, "H": 30, "I": 31}
"""A total of each row in the column for three Gruppen, the highest one but for row I."""
GRUPPEN = {"I/KG1/2": "A", "II/KG1/2": "B", "I/KG4/2": "C"}
SQUADRONS = {"54/6/11": "A", "65/6/11": "B", "74/6/11": "C"}
LOST_OR_NOT = ("gruppe-lost", "squadron-lost", "combat-result")
HIGHEST_OF_ROW_D = (2, 3, 5, 7, 9, 10, 14, 16, 19, 23, 29)
"""By column: each column has another total where row D ends and row E begins."""
COLUMNS = {
    0: {1: 2, 2: 4, 3: 6, 4: 7, 5: 8, 6: 9, 7: 10, 8: 11, 9: 11, 13: 11},
    1: {1: 2, 2: 4, 3: 5, 4: 6, 5: 7, 6: 8, 7: 9, 8: 9, 9: 10, 10: 11, 11: 11},
    2: {1: 1, 2: 3, 3: 4, 4: 5, 5: 6, 6: 7, 7: 8, 8: 8, 9: 9, 10: 10, 11: 10},
}
"""By depletion level and number of Gruppen, the column (R-22)."""
ME109S = (
    "I/JG3/2", "II/JG3/2", "III/JG3/2", "I/JG26/2", "II/JG26/2", "III/JG26/2", "I/JG51/2", "II/JG51/2", "III/JG51/2",
    "I/JG52/2", "II/JG52/2", "I/JG54/2", "II/JG54/2",
)  # fmt: skip


def rated(total: int) -> dict[str, dict[str, dict[str, object]]]:
    """Ratings with which a bomber of each letter and a squadron of each letter have this total."""
    ratings = dict.fromkeys((*GRUPPEN, *SQUADRONS), 0) | {"I/KG1/2": total // 2, "65/6/11": total - total // 2}
    return {"units": {name: {"combat_full": str(rating)} for name, rating in ratings.items()}}


@pytest.mark.rules(
    "eagle:9.1c",
    "eagle:9.1d",
    "eagle:9.1e",
    "eagle:9.21",
    "eagle:2.21k",
    "eagle:chart.crt.a",
    "eagle:chart.crt.b",
    "eagle:chart.crt.c",
    "eagle:chart.crt.d",
    "eagle:chart.crt.e",
    "eagle:chart.crt.f",
    "eagle:chart.crt.g",
    "eagle:chart.crt.h",
    "eagle:chart.crt.i",
)
@pytest.mark.parametrize("die", range(1, 7))
@pytest.mark.parametrize("row", LINES)
def test_row_and_die_give_each_letter_its_own_result(row: str, die: int) -> None:
    german, british = LINES[row].split(", ")[die - 1].split("/")
    units = dict.fromkeys((*GRUPPEN, *SQUADRONS), "bomber")
    played = raid("raid.squadron-attack", units, [die], until="raid.bombardment", overlay=rated(HIGHEST_FOR_THREE[row]))
    (attack,) = played.told("squadron-attack")
    assert (attack["gruppen"], attack["total"], attack["row"], attack["die"]) == (3, HIGHEST_FOR_THREE[row], row, die)
    suffered = {told["unit"]: told["result"] for key in LOST_OR_NOT for told in played.told(key)}
    assert suffered == {
        **{name: german["ABC".index(letter)] for name, letter in GRUPPEN.items()},
        **{name: british["ABC".index(letter)] for name, letter in SQUADRONS.items()},
    }


@pytest.mark.rules("eagle:9.1a", "eagle:9.1b", "eagle:9.1c", "eagle:chart.crt.columns")
@pytest.mark.parametrize(("depletion", "level"), [(0, 0), (7, 0), (8, 1), (14, 1), (15, 2)])
def test_gruppen_and_depletion_pick_the_column(depletion: int, level: int) -> None:
    for gruppen, column in COLUMNS[level].items():
        total = HIGHEST_OF_ROW_D[column - 1]
        assert row_of_hunter_attack(gruppen, total, depletion) == "D"
        assert row_of_hunter_attack(gruppen, total + 1, depletion) == "E"


def row_of_hunter_attack(gruppen: int, total: int, depletion: int) -> str:
    """The row when so many Me 109s, which count 1, meet two squadrons that make the total."""
    rest = total - gruppen
    ratings = dict.fromkeys(ME109S[:gruppen], 1) | {"54/6/11": rest // 2, "65/6/11": rest - rest // 2}
    units = dict.fromkeys(ratings, "hunt")
    overlay = {"units": {name: {"combat_full": str(rating)} for name, rating in ratings.items()}}
    played = raid("raid.hunter-attack", units, [1], overlay=overlay, depletion=depletion)
    (attack,) = played.told("hunter-attack")
    assert (attack["gruppen"], attack["total"]) == (gruppen, total)
    return str(attack["row"])


HIGHEST = {
    "A": (-1, 0, 1, 1, 2, 3, 4, 5, 7, 10, 14),
    "B": (0, 1, 2, 3, 4, 5, 7, 8, 10, 14, 18),
    "C": (1, 2, 4, 5, 6, 7, 10, 12, 14, 18, 23),
    "D": HIGHEST_OF_ROW_D,
    "E": (3, 4, 7, 9, 12, 14, 18, 21, 26, 30, 36),
    "F": (4, 6, 9, 12, 16, 18, 23, 27, 35, 39, 45),
    "G": (5, 8, 11, 15, 20, 24, 29, 35, 44, 51, 58),
    "H": (6, 10, 14, 19, 24, 30, 37, 45, 54, 64, 75),
}
"""By row and column the highest total; row I has all above."""
REACHED = {column: (level, gruppen) for level, columns in COLUMNS.items() for gruppen, column in columns.items()}


@pytest.mark.rules(
    "eagle:9.1c",
    "eagle:chart.crt.a",
    "eagle:chart.crt.b",
    "eagle:chart.crt.c",
    "eagle:chart.crt.d",
    "eagle:chart.crt.e",
    "eagle:chart.crt.f",
    "eagle:chart.crt.g",
    "eagle:chart.crt.h",
    "eagle:chart.crt.i",
)
@pytest.mark.parametrize("column", range(1, 12))
def test_every_row_ends_where_the_next_begins(column: int) -> None:
    level, gruppen = REACHED[column]
    p = raid("raid.hunter-attack", {}, depletion=(0, 8, 15)[level]).p
    for row, following in pairwise("ABCDEFGHI"):
        highest = HIGHEST[row][column - 1]
        assert ROWS[combat_row(p, gruppen, highest, 0)] == row
        assert ROWS[combat_row(p, gruppen, highest + 1, 0)] == following


IN_HUNT_BOX = [
    ("I/JG3/2", "hunt", "-", "close-escort", 0),
    ("I/JG3/2", "hunt", "D", "inflight", 0),
    ("I/JG3/2", "hunt", "A", "inflight reduced", 0),
    ("I/JG3/2", "hunt", "L", "light-loss", 1),
    ("I/JG3/2", "hunt", "H", "heavy-loss", 2),
    ("I/JG3/2", "hunt reduced", "-", "inflight reduced", 0),
    ("I/JG3/2", "hunt reduced", "D", "inflight reduced", 0),
    ("I/JG3/2", "hunt reduced", "A", "light-loss", 1),
    ("I/JG3/2", "hunt reduced", "L", "light-loss", 1),
    ("I/JG3/2", "hunt reduced", "H", "heavy-loss", 2),
    ("54/6/11", "hunt", "-", "bomber", 0),
    ("54/6/11", "hunt", "D", "bomber reduced", 0),
    ("54/6/11", "hunt", "A", "inflight reduced", 0),
    ("54/6/11", "hunt", "L", "light-loss", -1),
    ("54/6/11", "hunt", "H", "heavy-loss", -2),
    ("54/6/11", "hunt reduced", "-", "bomber reduced", 0),
    ("54/6/11", "hunt reduced", "D", "inflight reduced", 0),
    ("54/6/11", "hunt reduced", "A", "light-loss", -1),
    ("54/6/11", "hunt reduced", "L", "light-loss", -1),
    ("54/6/11", "hunt reduced", "H", "heavy-loss", -2),
]
WITH_NOTHING_TO_BOMB = [
    ("I/JG3/2", "hunt", "-", "inflight", 0),
    ("I/JG3/2", "hunt reduced", "-", "inflight reduced", 0),
    ("54/6/11", "hunt", "-", "inflight", 0),
    ("54/6/11", "hunt", "D", "inflight", 0),
    ("54/6/11", "hunt", "A", "inflight reduced", 0),
    ("54/6/11", "hunt reduced", "-", "inflight reduced", 0),
    ("54/6/11", "hunt reduced", "D", "inflight reduced", 0),
]
IN_BOMBER_BOX = [
    ("I/KG1/2", "bomber", "-", "bomber", 0),
    ("I/KG1/2", "bomber", "D", "bomber reduced", 0),
    ("I/KG1/2", "bomber", "A", "inflight reduced", 0),
    ("I/KG1/2", "bomber", "L", "light-loss", 1),
    ("I/KG1/2", "bomber", "H", "heavy-loss", 2),
    ("I/KG1/2", "bomber reduced", "-", "bomber reduced", 0),
    ("I/KG1/2", "bomber reduced", "D", "inflight reduced", 0),
    ("I/KG1/2", "bomber reduced", "A", "light-loss", 1),
    ("I/KG1/2", "bomber reduced", "L", "light-loss", 1),
    ("I/KG1/2", "bomber reduced", "H", "heavy-loss", 2),
    ("I/ZG26/2", "bomber", "D", "bomber reduced", 0),
    ("54/6/11", "bomber", "-", "inflight", 0),
    ("54/6/11", "bomber", "D", "inflight reduced", 0),
    ("54/6/11", "bomber", "A", "inflight reduced", 0),
    ("54/6/11", "bomber", "L", "light-loss", -1),
    ("54/6/11", "bomber", "H", "heavy-loss", -2),
    ("54/6/11", "bomber reduced", "-", "inflight reduced", 0),
    ("54/6/11", "bomber reduced", "D", "inflight reduced", 0),
    ("54/6/11", "bomber reduced", "A", "light-loss", -1),
    ("54/6/11", "bomber reduced", "L", "light-loss", -1),
    ("54/6/11", "bomber reduced", "H", "heavy-loss", -2),
    ("I/JG3/2", "close-escort", "-", "inflight", 0),
    ("I/JG3/2", "close-escort", "D", "inflight reduced", 0),
    ("I/JG3/2", "close-escort", "A", "inflight reduced", 0),
    ("I/JG3/2", "close-escort", "L", "light-loss", 1),
    ("I/JG3/2", "close-escort", "H", "heavy-loss", 2),
    ("I/JG3/2", "close-escort reduced", "-", "inflight reduced", 0),
    ("I/JG3/2", "close-escort reduced", "D", "inflight reduced", 0),
    ("I/JG3/2", "close-escort reduced", "A", "light-loss", 1),
    ("I/JG3/2", "close-escort reduced", "L", "light-loss", 1),
    ("I/JG3/2", "close-escort reduced", "H", "heavy-loss", 2),
]
"""A unit with selector A, where it fights, its result, where it is then, and the victory points."""


CHART_ROWS = {
    ("I/JG3/2", "hunt"): "hunt.a",
    ("I/JG3/2", "hunt reduced"): "hunt.b",
    ("54/6/11", "hunt"): "hunt.c",
    ("54/6/11", "hunt reduced"): "hunt.d",
    ("I/KG1/2", "bomber"): "bomber.a",
    ("I/ZG26/2", "bomber"): "bomber.a",
    ("I/KG1/2", "bomber reduced"): "bomber.b",
    ("54/6/11", "bomber"): "bomber.c",
    ("54/6/11", "bomber reduced"): "bomber.d",
    ("I/JG3/2", "close-escort"): "escort.a",
    ("I/JG3/2", "close-escort reduced"): "escort.b",
}
"""The row of the chart that is cited, if the unit is not lost."""


def cited(played: Raid, unit: str) -> list[str]:
    """The rows of the chart that the log cites for a unit that was not lost."""
    return [
        rule for key, rule, args, _ in played.log.events if key == "combat-result" and args and args["unit"] == unit
    ]


def always(german: str, british: str) -> dict[str, dict[str, dict[str, object]]]:
    """A Combat Results Table that gives units with selector A these results, and no effect to all others."""
    return {"crt": {row: {"results": [f"{german}-- {british}--"] * 6} for row in LINES}}


def results_for(unit: str, result: str) -> dict[str, dict[str, dict[str, object]]]:
    """The same, with the result for the side of the unit, and an abort for the other one."""
    return always("A", result) if unit == "54/6/11" else always(result, "A")


@pytest.mark.rules(
    "eagle:9.2a",
    "eagle:9.22",
    "eagle:chart.damage-hunt.a",
    "eagle:chart.damage-hunt.b",
    "eagle:chart.damage-hunt.c",
    "eagle:chart.damage-hunt.d",
)
@pytest.mark.parametrize(("unit", "box", "result", "then", "vp"), IN_HUNT_BOX)
def test_damage_in_the_hunt_box(unit: str, box: str, result: str, then: str, vp: int) -> None:
    units = {"54/6/11": "hunt", "I/JG3/2": "hunt", "II/KG1/2": "bomber", unit: box}
    played = raid("raid.hunter-attack", units, [1], until="raid.target-event", overlay=results_for(unit, result))
    assert (played.unit(unit), played.p.vp) == (then, vp)
    assert ("squadrons-met" in played.field("effects")) == str(then).startswith("bomber")
    assert cited(played, unit) == ([] if vp else [f"eagle:chart.damage-{CHART_ROWS[unit, box]}"])


@pytest.mark.rules(
    "eagle:9.2a",
    "eagle:chart.damage-hunt.a",
    "eagle:chart.damage-hunt.b",
    "eagle:chart.damage-hunt.c",
    "eagle:chart.damage-hunt.d",
)
@pytest.mark.parametrize(("unit", "box", "result", "then", "vp"), WITH_NOTHING_TO_BOMB)
def test_damage_in_the_hunt_box_with_an_empty_bomber_box(unit: str, box: str, result: str, then: str, vp: int) -> None:
    units = {"54/6/11": "hunt", "I/JG3/2": "hunt", unit: box}
    played = raid("raid.hunter-attack", units, [1], until="raid.target-event", overlay=results_for(unit, result))
    assert (played.unit(unit), played.p.vp) == (then, vp)
    assert played.field("effects") == ["responded"]


@pytest.mark.rules(
    "eagle:9.2a",
    "eagle:9.22",
    "eagle:chart.damage-bomber.a",
    "eagle:chart.damage-bomber.b",
    "eagle:chart.damage-bomber.c",
    "eagle:chart.damage-bomber.d",
    "eagle:chart.damage-escort.a",
    "eagle:chart.damage-escort.b",
)
@pytest.mark.parametrize(("unit", "box", "result", "then", "vp"), IN_BOMBER_BOX)
def test_damage_in_the_squadron_attack(unit: str, box: str, result: str, then: str, vp: int) -> None:
    units = {"54/6/11": "bomber", "II/KG1/2": "bomber", unit: box}
    played = raid("raid.squadron-attack", units, [1], until="raid.bombardment", overlay=results_for(unit, result))
    assert (played.unit(unit), played.p.vp) == (then, vp)
    assert cited(played, unit) == ([] if vp else [f"eagle:chart.damage-{CHART_ROWS[unit, box]}"])
