"""The numbers that the doctrine of First Battle of Britain weighs: what its page tells, and sums by hand."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest

from tallyho.bots.fbob.charts import DATA, HEART, LONDON, REST, TOWNS, apart
from tallyho.bots.fbob.odds import Side, bomb_column, city_points, clash, damage, fire, flak, landing, pursuit
from tallyho.bots.weighed import percent, points

PAGE = (Path(__file__).parents[2] / "docs" / "doctrine-fbob.md").read_text(encoding="utf-8")
GOTHAS = ("13", "14", "17")


def row(first: str) -> list[str]:
    """A row of a table on the page."""
    line = next(line for line in PAGE.splitlines() if line.startswith(f"| {first} |"))
    return [cell.strip() for cell in line.strip("|").split("|")][1:]


def side(*names: str) -> Side:
    units = [DATA.units[DATA.unit[name]] for name in names]
    return Side(min(one.pursuit for one in units), sum(one.air for one in units), len(units))


# What the page tells.


@pytest.mark.parametrize(
    ("first", "units", "shift"),
    [
        ("1 Gotha", GOTHAS[:1], ""),
        ("2 Gothas", GOTHAS[:2], ""),
        ("3 Gothas", GOTHAS, ""),
        ("3 Gothas with an ace", GOTHAS, "bomb-ace"),
        ("3 Gothas and a Recon marker", GOTHAS, "bomb-recon"),
        ("3 Gothas by night", GOTHAS, "bomb-night"),
        ("2 Riesen", ("1/501", "2/501"), ""),
        ("1 Zeppelin", ("L-1",), ""),
    ],
)
def test_bombs_are_as_the_page_tells(first: str, units: tuple[str, ...], shift: str) -> None:
    strength = sum(DATA.units[DATA.unit[name]].bombs for name in units)
    column = bomb_column(strength, DATA.shift[shift] if shift else 0)
    london = [points(city_points(column, DATA.value[HEART], london=True, sheltered=one)) for one in (False, True)]
    assert [*london, points(city_points(column, 2, london=False, sheltered=False))] == [*map(float, row(first))]


@pytest.mark.parametrize(
    ("first", "fighters"),
    [
        ("2 FE2", ("33", "38")),
        ("2 Pups", ("46", "66")),
        ("2 Camels", ("44", "65")),
        ("3 Camels (RAF)", ("44", "65", "1RN")),
    ],
)
def test_dogfights_are_as_the_page_tells(first: str, fighters: tuple[str, ...]) -> None:
    fight = clash(side(*fighters), side(*GOTHAS), DATA.modifier["pursuit-command"])
    told = [f"{percent(fight.killed)} / {percent(fight.damaged)}", f"{percent(fight.lost)} / {percent(fight.hurt)}"]
    assert told == row(first)


# Sums by hand.


def test_the_rest_die_and_the_middle_of_london() -> None:
    assert REST == 3.5
    assert HEART in LONDON
    assert {*TOWNS[: len(LONDON)]} == LONDON
    assert max(apart(HEART, at) for at in LONDON) <= 2


def test_nothing_happens_left_of_the_chart_and_more_shift_never_hurts() -> None:
    assert city_points(bomb_column(1, -9), 3, london=True, sheltered=False) == 0
    values = [city_points(bomb_column(9, shift), 3, london=True, sheltered=False) for shift in range(-4, 5)]
    assert values == sorted(values)
    for column in range(len(DATA.columns["bombardment"])):
        bare, relieved = (city_points(column, 3, london=True, sheltered=one) for one in (False, True))
        assert relieved <= bare


def test_fire_adds_up_over_the_dice() -> None:
    for power, airship in product((1, 4, 9, 12), (False, True)):
        column = DATA.column("combat", power)
        results = [DATA.combat[die][column] for die in range(6)]
        killed = results.count("E") + (results.count("Z") if airship else 0)
        assert fire(power, 0, reduced=False, airship=airship)[0] == pytest.approx(killed / 6)
        assert fire(power, 0, reduced=True, airship=airship)[0] <= killed / 6
    assert fire(0, 0, reduced=False, airship=False) == (0.0, 0.0, 0.0)


def test_pursuit_adds_up_to_one_and_helps_who_is_faster() -> None:
    for difference, modifier in product(range(-6, 7), range(-2, 3)):
        chances = pursuit(difference, modifier)
        assert sum(chances.values()) == pytest.approx(1)
    assert pursuit(5, 0)["A"] > pursuit(0, 0)["A"] > pursuit(-5, 0)["A"]


def test_a_group_without_firepower_harms_nobody_and_a_lone_victim_does_not_answer() -> None:
    fight = clash(Side(9, 99, 1), Side(0, 0, 1), 0)
    assert fight.lost == fight.hurt == 0
    weak = clash(Side(9, 1, 1), Side(0, 0, 1), 0)
    assert weak.killed < fight.killed


def test_guns_are_worse_for_zeppelins_and_with_more_of_them() -> None:
    assert flak(4, 0, airship=True)[0] >= flak(4, 0, airship=False)[0]
    assert sum(flak(4, 0, airship=False)) > sum(flak(1, 0, airship=False))


def test_damage_and_landing_are_means_of_their_charts() -> None:
    recycled = [one.months for one in DATA.damage[:6] if one.effect == "recycle"]
    assert damage(again=False).months == pytest.approx(sum(recycled) / 6)
    assert landing(1).home == pytest.approx(sum(one.effect != "safe" for one in DATA.landing[1:7]) / 6)
    assert landing(3).home >= landing(1).home
