"""Bomb damage and its repair, case by case (eagle:10.2, eagle:10.3)."""

from __future__ import annotations

import pytest
from eagle_raids import Raid, raid

from tallyho.table import Json

MET = ["responded", "squadrons-met"]
SECONDARY_TARGET = "157"
"""A strategy card that sends the raid to the secondary target."""
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


def bombed(card: int, result: int, *, secondary: bool = False, **fields: Json) -> Raid:
    """The target of a card after two Gruppen of strength 5 have bombed it with this result."""
    units = {"I/KG1/2": "bomber", "II/KG1/2": "bomber"}
    script = [DIE_FOR[result]]
    strategy: dict[str, Json] = {SECONDARY_TARGET: card} if secondary else {}
    usual: dict[str, Json] = {"target": card, "effects": [*MET], "strategy_on": strategy}
    return raid("raid.bombardment", units, script, until="raid.leaving", **usual, **fields)


@pytest.mark.rules(
    "eagle:10k",
    "eagle:10.21a",
    "eagle:10.21b",
    "eagle:10.26a",
    "eagle:10.26b",
    "eagle:10.26c",
    "eagle:10h",
    "eagle:2.22a",
)
@pytest.mark.parametrize(("before", "result", "after"), MARKERS)
def test_damage_of_a_radar_net(before: str, result: int, after: str) -> None:
    played = bombed(5, result, damage={"poling": before})
    assert played.field("damage")["poling"] == after
    assert played.p.vp == -result
    rule = "eagle:10.26b" if before == LIGHT else "eagle:10.21b" if result == 3 else "eagle:10.21a"
    assert played.rules("damaged") == ([rule] if after != before else [])
    assert played.field("points") == bombed(5, 0).field("points")


@pytest.mark.rules(
    "eagle:10k",
    "eagle:10.25e",
    "eagle:10.25a",
    "eagle:10.25a",
    "eagle:10.26a",
    "eagle:10.26b",
    "eagle:10.26c",
    "eagle:2.22a",
)
@pytest.mark.parametrize(("before", "result", "after"), MARKERS)
@pytest.mark.parametrize(("card", "site"), [(35, "uxbridge"), (40, "stanmore")])
def test_damage_of_headquarters(card: int, site: str, before: str, result: int, after: str) -> None:
    played = bombed(card, result, secondary=True, damage={site: before})
    assert played.field("damage")[site] == after
    assert played.p.vp == -result
    rule = "eagle:10.26b" if before == LIGHT else "eagle:10.25a"
    assert played.rules("damaged") == ([rule] if after != before else [])
    assert [name for name, damage in played.field("damage").items() if damage != UNDAMAGED] in ([], [site])


@pytest.mark.rules("eagle:10.21d")
@pytest.mark.parametrize(
    ("before", "result", "blind"),
    [
        ({}, 1, False),
        ({"rye": LIGHT}, 3, False),
        ({"rye": LIGHT, "worth": HEAVY}, 0, False),
        ({"rye": LIGHT, "worth": HEAVY}, 1, True),
        ({"rye": LIGHT, "pevensey": LIGHT}, 3, True),
        ({"rye": LIGHT, "stanmore": HEAVY, "hornchurch": LIGHT}, 1, False),
        ({"rye": LIGHT, "worth": LIGHT, "poling": LIGHT}, 3, False),
        ({"rye": LIGHT, "worth": LIGHT, "foreness": LIGHT}, 1, False),
    ],
)
def test_the_third_damaged_net_blinds_radar(before: dict[str, str], result: int, blind: bool) -> None:
    played = bombed(5, result, damage=before)
    assert played.told("radar-blind") == [{"nets": 3}] * blind
    assert played.rules("radar-blind") == ["eagle:10.21d"] * blind
    assert played.told("radar-crippled") == []


@pytest.mark.rules("eagle:10.2")
@pytest.mark.parametrize("result", [1, 2, 3])
@pytest.mark.parametrize(("card", "secondary"), [(31, False), (27, False), (5, True)])
def test_ports_cities_and_military_bases_only_cost_victory_points(card: int, secondary: bool, result: int) -> None:
    played = bombed(card, result, secondary=secondary)
    assert played.p.vp == -result
    untouched = bombed(card, 0, secondary=secondary)
    for field in ("damage", "points", "units"):
        assert played.field(field) == untouched.field(field)


@pytest.mark.rules("eagle:10.24a", "eagle:10.24b", "eagle:10.24c")
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
    lost = {"hurricane": hurricane - left[0], "spitfire": spitfire - left[1]}
    told = {one["type"]: one["lost"] for one in played.told("industry-hit")}
    assert told == {kind: points for kind, points in lost.items() if points}


def industry(second: int, hurricane: int, spitfire: int, blenheim: int = 0, options: tuple[str, ...] = ()) -> Raid:
    """Rochester after heavy damage with this second die."""
    points = {"hurricane": hurricane, "spitfire": spitfire, "blenheim": blenheim}
    units = {"I/KG1/2": "bomber", "II/KG1/2": "bomber"}
    fields = {"target": 25, "effects": MET, "points": points}
    return raid("raid.bombardment", units, [6, second], until="raid.leaving", options=options, **fields)


@pytest.mark.rules("eagle:10.24a", "eagle:10.24c")
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


@pytest.mark.rules("eagle:10.24a", "eagle:10k")
@pytest.mark.parametrize(("result", "lost"), [(1, 1), (2, 2)])
def test_industry_loses_as_many_points_as_the_damage(result: int, lost: int) -> None:
    assert bombed(25, result, points={"hurricane": 9, "spitfire": 7}).field("points")["hurricane"] == 9 - lost


REPAIRS = [(chance, die) for chance in (2, 4, 6) for die in range(1, 7)]


@pytest.mark.rules("eagle:10.3b", "eagle:10.3c", "eagle:10.3d")
@pytest.mark.parametrize(("chance", "die"), REPAIRS)
def test_a_die_against_the_repair_chance(chance: int, die: int) -> None:
    card = {2: 141, 4: 135, 6: 143}[chance]
    played = raid(
        "planning.repair",
        {},
        [die],
        until="planning.weather",
        raid_day=2,
        day_card=card,
        damage={"poling": HEAVY},
    )
    after = UNDAMAGED if die < chance else LIGHT if die == chance else HEAVY
    assert played.field("damage")["poling"] == after
    key = {UNDAMAGED: "repaired", LIGHT: "half-repaired", HEAVY: "not-repaired"}[after]
    (told,) = played.told(key)
    assert (told["site"], told["chance"], told["die"]) == ("Poling", chance, die)
    assert played.told("light-damage-mended") == []


@pytest.mark.rules("eagle:10.3a")
def test_every_repair_die_is_asked_for_with_the_site_and_its_chance() -> None:
    fields: dict[str, Json] = {
        "raid_day": 2,
        "day_card": 135,
        "damage": {"poling": HEAVY, "stanmore": HEAVY, "rye": LIGHT},
    }
    played = raid("planning.repair", {}, **fields)
    asked = [played.game.open[0].args]
    played.game.answer("5")
    asked.append(played.game.open[0].args)
    assert sorted(asked, key=str) == [{"site": "Poling", "chance": 4}, {"site": "Stanmore", "chance": 4}]
    assert [told["sites"] for told in played.told("light-damage-mended")] == [["Rye"]]


@pytest.mark.rules("eagle:10.3a")
def test_without_a_day_event_card_only_light_damage_is_mended() -> None:
    damage: Json = {"poling": HEAVY, "rye": LIGHT}
    played = raid("planning.repair", {}, until="planning.weather", raid_day=2, day_card=0, damage=damage)
    assert (played.field("damage")["poling"], played.field("damage")["rye"]) == (HEAVY, UNDAMAGED)


# Airfields.

SIX = ("54/6/11", "65/6/11", "74/6/11")


def airfield(script: list[int | str], units: dict[str, str], points: dict[str, int], **fields: Json) -> Raid:
    """Hornchurch after bombing with this script; everybody of 6/11 who is not named is far away."""
    everybody = dict.fromkeys((*SIX, "603/6/11", "222/6/11", "600/6/11"), "out")
    bombers = {"I/KG1/2": "bomber", "II/KG1/2": "bomber"}
    usual: dict[str, Json] = {"target": 18, "effects": [*MET], "points": {**points}}
    until = "raid.leaving"
    return raid("raid.bombardment", {**everybody, **bombers, **units}, script, until=until, **usual, **fields)


LOSSES = [
    # squadrons in Landing, in Light Loss, damage points, points lost
    (("h", "s", "b"), (), 1, (1, 0, 0)),
    (("h", "s", "b"), (), 2, (1, 1, 0)),
    (("b", "s", "h"), (), 3, (1, 1, 1)),
    (("h", "h", "s"), (), 2, (1, 1, 0)),
    (("h", "h", "s"), (), 3, (2, 1, 0)),
    (("h", "h", "s", "b"), (), 3, (1, 1, 1)),
    (("s", "s", "h"), (), 2, (1, 1, 0)),
    (("s", "s", "b"), (), 2, (0, 1, 1)),
    (("b",), ("h", "s"), 1, (0, 0, 1)),
    (("b",), ("h", "s"), 2, (1, 0, 1)),
    (("s", "s"), ("h", "h"), 3, (1, 2, 0)),
    ((), ("h", "h", "s"), 2, (1, 1, 0)),
    (("h",), ("s",), 6, (1, 1, 0)),
]
TYPE = {"h": "hurricane", "s": "spitfire", "b": "blenheim"}
DICE_FOR = {1: [3], 2: [4], 3: [6, 3], 6: [6, 6]}


@pytest.mark.rules("eagle:10.22d", "eagle:10.22e", "eagle:10.22f")
@pytest.mark.parametrize(("landing", "light", "points", "lost"), LOSSES)
def test_replacements_are_lost_by_turns(
    landing: tuple[str, ...], light: tuple[str, ...], points: int, lost: tuple[int, int, int]
) -> None:
    units: dict[str, str] = {}
    rows: dict[str, dict[str, str | int]] = {}
    for box, types in (("landing", landing), ("light-loss", light)):
        for number, kind in enumerate(types):
            name = f"{box}{number}/6/11"
            units[name] = box
            rows[name] = {"type": TYPE[kind], "home": "6/11", "selector": "A", "entry": "initial"}
            rows[name] |= {"combat_full": 2, "combat_reduced": 1}
            rows[name] |= {"entry": "night"} if kind == "b" else {}
    before = {"hurricane": 5, "spitfire": 5, "blenheim": 5}
    played = airfield([*DICE_FOR[points]], units, before, options=["night"], overlay={"units": rows})
    after = played.field("points")
    assert tuple(5 - after[TYPE[kind]] for kind in "hsb") == lost
    assert played.rules("replacement-lost") == ["eagle:10.22d"] * sum(lost)


@pytest.mark.rules("eagle:10.22e")
def test_a_type_without_points_loses_none_and_nobody_pays_for_it() -> None:
    played = airfield([6, 1], {SIX[0]: "landing", "X/6/11": "landing"}, {"hurricane": 1, "spitfire": 0}, overlay=EXTRA)
    assert (played.field("points")["hurricane"], played.field("points")["spitfire"]) == (0, 0)
    assert len(played.told("replacement-lost")) == 1


EXTRA = {
    "units": {
        "X/6/11": {
            "type": "hurricane",
            "home": "6/11",
            "selector": "A",
            "combat_full": 2,
            "combat_reduced": 1,
            "entry": "initial",
        }
    }
}


@pytest.mark.rules("eagle:10.22a")
def test_the_player_is_told_how_many_squadrons_are_still_to_be_dispersed() -> None:
    units = {"I/KG1/2": "bomber", "II/KG1/2": "bomber", **dict.fromkeys(SIX, "6/11")}
    asked = raid("raid.bombardment", units, [4], target=18, effects=[*MET])
    assert (asked.asked, asked.offers, asked.game.open[0].args) == ("disperse", [*SIX], {"left": 2})
    asked.game.answer(SIX[1])
    assert (asked.offers, asked.game.open[0].args) == ([SIX[0], SIX[2]], {"left": 1})


@pytest.mark.rules("eagle:10.23a", "eagle:10.26d")
@pytest.mark.parametrize(
    ("before", "second", "after"),
    [("none", 5, "none"), ("none", 6, "light"), ("light", 6, "light"), ("light", 5, "light")],
)
def test_a_control_room_is_hit_by_h_and_6(before: str, second: int, after: str) -> None:
    played = airfield([6, second], {}, {}, damage={"hornchurch": before})
    assert played.field("damage")["hornchurch"] == after
    hit = [{"site": "Hornchurch", "sector": "6/11"}] if before != after else []
    assert played.told("control-room-hit") == hit
    assert played.p.vp == -3
