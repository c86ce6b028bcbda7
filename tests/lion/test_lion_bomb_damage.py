"""Bomb damage and its repair, case by case (lion:11.2, lion:11.3)."""

from __future__ import annotations

import pytest
from lion_raids import Raid, raid

MET = ["responded", "squadrons-met"]
ALL_TO_SECONDARY = [*MET, "secondary-a", "secondary-b", "secondary-c"]
DIE_FOR = {0: 1, 1: 3, 2: 4, 3: 6}
"""The die that gives 0, 1, 2 and H (3) in the column 10-11."""
UNDAMAGED, LIGHT, HEAVY = "none", "light", "heavy"
MARKERS = [
    # before, damage result, after
    (UNDAMAGED, 0, UNDAMAGED),
    (LIGHT, 0, LIGHT),
    (HEAVY, 0, HEAVY),
    (UNDAMAGED, 1, LIGHT),
    (UNDAMAGED, 2, LIGHT),
    (UNDAMAGED, 3, HEAVY),
    (LIGHT, 1, LIGHT),
    (LIGHT, 2, HEAVY),
    (LIGHT, 3, HEAVY),
    (HEAVY, 1, HEAVY),
    (HEAVY, 2, HEAVY),
    (HEAVY, 3, HEAVY),
]


def bombed(card: int, result: int, effects: list[str], **fields: object) -> Raid:
    """The target of a card after two Gruppen of strength 5 have bombed it with this result."""
    units = {"I/KG1/2": "bomber", "II/KG1/2": "bomber"}
    script = [DIE_FOR[result]]
    return raid("raid.bombardment", units, script, until="raid.leaving", target=card, effects=effects, **fields)


@pytest.mark.rules(
    "lion:11l", "lion:11.21a", "lion:11.21b", "lion:11.26a", "lion:11.26b", "lion:11.26c", "lion:11i", "lion:2.22a"
)
@pytest.mark.parametrize(("before", "result", "after"), MARKERS)
def test_damage_of_a_radar_net(before: str, result: int, after: str) -> None:
    played = bombed(5, result, MET, damage={"poling": before})
    assert played.field("damage")["poling"] == after
    assert played.p.vp == -result
    rule = "lion:11.26b" if before == LIGHT else "lion:11.21b" if result == 3 else "lion:11.21a"
    assert played.rules("damaged") == ([rule] if after != before else [])
    assert played.field("points") == bombed(5, 0, MET).field("points")


@pytest.mark.rules(
    "lion:11l", "lion:11.25a", "lion:11.25b", "lion:11.25f", "lion:11.26a", "lion:11.26b", "lion:11.26c", "lion:2.22a"
)
@pytest.mark.parametrize(("before", "result", "after"), MARKERS)
@pytest.mark.parametrize(("card", "site"), [(35, "uxbridge"), (40, "stanmore")])
def test_damage_of_headquarters(card: int, site: str, before: str, result: int, after: str) -> None:
    played = bombed(card, result, ALL_TO_SECONDARY, damage={site: before})
    assert played.field("damage")[site] == after
    assert played.p.vp == -result
    rule = "lion:11.26b" if before == LIGHT else "lion:11.25f" if result == 3 else "lion:11.25b"
    assert played.rules("damaged") == ([rule] if after != before else [])
    assert [name for name, damage in played.field("damage").items() if damage != UNDAMAGED] in ([], [site])


@pytest.mark.rules("lion:11.21e")
@pytest.mark.parametrize(
    ("before", "result", "crippled"),
    [
        ({}, 1, False),
        ({"rye": LIGHT}, 1, False),
        ({"worth": LIGHT}, 0, False),
        ({"worth": LIGHT}, 1, True),
        ({"foreness": HEAVY}, 3, True),
        ({"worth": LIGHT, "poling": LIGHT}, 2, False),
        ({"worth": LIGHT, "foreness": LIGHT}, 1, False),
    ],
)
def test_the_radar_system_is_crippled_when_a_second_region_is_hit(
    before: dict[str, str], result: int, crippled: bool
) -> None:
    assert bombed(5, result, MET, damage=before).rules("radar-crippled") == ["lion:11.21e"] * crippled


@pytest.mark.rules("lion:11.2a")
@pytest.mark.parametrize("result", [1, 2, 3])
@pytest.mark.parametrize(("card", "effects"), [(31, MET), (27, MET), (5, ALL_TO_SECONDARY)])
def test_ports_cities_and_military_bases_only_cost_victory_points(card: int, effects: list[str], result: int) -> None:
    played = bombed(card, result, effects)
    assert played.p.vp == -result
    untouched = bombed(card, 0, effects)
    for field in ("damage", "points", "units"):
        assert played.field(field) == untouched.field(field)


@pytest.mark.rules("lion:11.24a", "lion:11.24b", "lion:11.24c")
@pytest.mark.parametrize(
    ("second", "hurricane", "spitfire", "left"),
    [
        (4, 9, 7, (5, 7)),
        (4, 7, 9, (7, 5)),
        (6, 9, 8, (3, 8)),
        (3, 8, 8, (8, 5)),
        (6, 4, 3, (0, 1)),
        (6, 2, 3, (0, 0)),
        (6, 4, 4, (2, 0)),
        (3, 1, 1, (0, 0)),
        (1, 0, 0, (0, 0)),
    ],
)
def test_industry_loses_replacement_points(second: int, hurricane: int, spitfire: int, left: tuple[int, int]) -> None:
    played = industry(second, hurricane, spitfire)
    assert (played.field("points")["hurricane"], played.field("points")["spitfire"]) == left
    assert played.p.vp == -3


def industry(second: int, hurricane: int, spitfire: int, blenheim: int = 0, options: tuple[str, ...] = ()) -> Raid:
    """Rochester after heavy damage with this second die."""
    points = {"hurricane": hurricane, "spitfire": spitfire, "blenheim": blenheim}
    units = {"I/KG1/2": "bomber", "II/KG1/2": "bomber"}
    fields = {"target": 25, "effects": MET, "points": points}
    return raid("raid.bombardment", units, [6, second], until="raid.leaving", options=options, **fields)


@pytest.mark.rules("lion:11.24a", "lion:11.24c")
@pytest.mark.parametrize(
    ("points", "options", "left"),
    [
        ((1, 1, 5), ("night",), (1, 1, 2)),
        ((1, 1, 5), (), (0, 0, 5)),
        ((3, 1, 3), ("night",), (0, 1, 3)),
        ((1, 3, 3), ("night",), (1, 0, 3)),
        ((1, 1, 1), ("night",), (0, 0, 0)),
        ((0, 2, 1), ("night",), (0, 0, 0)),
    ],
)
def test_blenheims_count_for_industry_with_the_night_rules(
    points: tuple[int, int, int], options: tuple[str, ...], left: tuple[int, int, int]
) -> None:
    found = industry(1, *points, options=options).field("points")
    assert (found["hurricane"], found["spitfire"], found["blenheim"]) == left


@pytest.mark.rules("lion:11.24a", "lion:11.22a")
@pytest.mark.parametrize(("result", "lost"), [(1, 1), (2, 2)])
def test_industry_loses_as_many_points_as_the_damage(result: int, lost: int) -> None:
    assert bombed(25, result, MET, points={"hurricane": 9, "spitfire": 7}).field("points")["hurricane"] == 9 - lost


REPAIRS = [(chance, die) for chance in (2, 4, 6) for die in range(1, 7)]


@pytest.mark.rules("lion:11.3b", "lion:11.3c", "lion:11.3d")
@pytest.mark.parametrize(("chance", "die"), REPAIRS)
def test_a_die_against_the_repair_chance(chance: int, die: int) -> None:
    card = {2: 141, 4: 135, 6: 143}[chance]
    played = raid(
        "preparation.repair",
        {},
        [die],
        until="preparation.time",
        raid_day=2,
        day_card=card,
        damage={"poling": HEAVY},
        top="LF3",
    )
    after = UNDAMAGED if die < chance else LIGHT if die == chance else HEAVY
    assert played.field("damage")["poling"] == after
    key = {UNDAMAGED: "repaired", LIGHT: "half-repaired", HEAVY: "not-repaired"}[after]
    (told,) = played.told(key)
    assert (told["site"], told["chance"], told["die"]) == ("Poling", chance, die)
    assert played.told("light-damage-mended") == played.told("radar-restored") == []


@pytest.mark.rules("lion:11.21g")
@pytest.mark.parametrize(
    ("damage", "dice", "restored"),
    [
        ({"worth": HEAVY, "rye": HEAVY}, [5, 5], False),
        ({"worth": HEAVY, "rye": HEAVY}, [4, 5], False),
        ({"worth": HEAVY, "rye": HEAVY}, [3, 5], True),
        ({"worth": LIGHT, "rye": LIGHT}, [], True),
        ({"rye": LIGHT, "poling": LIGHT}, [], False),
        ({"worth": LIGHT, "rye": HEAVY, "foreness": HEAVY}, [5, 5], False),
    ],
)
def test_the_radar_system_is_restored_when_one_region_is_left(
    damage: dict[str, str], dice: list[int], restored: bool
) -> None:
    fields = {"raid_day": 2, "day_card": 135, "damage": damage, "top": "LF3"}
    played = raid("preparation.repair", {}, dice, until="preparation.time", **fields)
    assert played.rules("radar-restored") == ["lion:11.21g"] * restored
