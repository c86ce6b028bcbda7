"""The Damage Table and both columns of the Crash Table, row by row, and what becomes of aces (9.4, 8.9, 16, 19)."""

from __future__ import annotations

from typing import Any

import pytest
from fbob_games import Played, begun
from fbob_tables import GROUND, TABLES, factor, fate, modifier, result, score

HERE = "3010"
BY_DAY: dict[str, Any] = {"month": 1, "turn": 5, "phasing": "british"}


def flying(group: int = 1, at: str = HERE, **more: Any) -> dict[str, Any]:
    return {"place": "flying", "at": at, "group": group, **more}


def damaged(die: int, **more: Any) -> Played:
    """A Gotha of two, with an ace of its own and one damage die."""
    units = {
        "33": flying(),
        "13": flying(box=20, ace=1, origin="4826", **more),
        "14": flying(box=20, origin="4826"),
        "4826": "aerodrome",
        "15": {"place": "based", "at": "4826"},
    }
    return begun("combat.choose", ["B1 G1", 4, 5, "13", die], units=units, **BY_DAY)


def unit(played: Played, name: str) -> dict[str, Any]:
    told: dict[str, Any] = played.field("units")[name]
    return told


@pytest.mark.rules("fbob:12.4.4a", "fbob:19.5a")
@pytest.mark.parametrize("shaken", [False, True])
@pytest.mark.parametrize("die", range(1, 7))
def test_every_row_of_the_damage_table(die: int, shaken: bool) -> None:
    played = damaged(die, marks=["flew", "shaken"] if shaken else ["flew"])
    told = played.told("damage")[0]
    again = modifier("damage-again") if shaken else 0
    effect, months, ace = fate("damage", die + again)
    assert (told["unit"], told["side"], told["die"], told["effect"], told["months"]) == (
        *("13", "german", die, effect, months),
    )
    because = [{"key": "damaged-before", "rule": "fbob:9.4b", "args": {"value": again}}]
    assert told["because"] == (because if shaken else [])
    if effect == "driven-off":
        assert (played.asked, played.asks[0][0]) == ("driven-off", "german")
        played.answer("3009")
    found = unit(played, "13")
    expected = {
        "none": ("flying", HERE, 20, 1),
        "driven-off": ("flying", "3009", 20, 1),
        "engine-trouble": ("flying", HERE, 20 - TABLES["numbers"]["engine-trouble"]["value"], 1),
        "turned-back": ("flying", HERE, 20, 1),
        "eliminated": ("pool", None, None, None),
        "recycle": ("recycling", None, None, 1 if ace == "stays" else None),
    }[effect]
    assert (found["place"], found.get("at"), found.get("box"), found.get("ace")) == expected
    assert found.get("back", 0) == (1 + months if effect == "recycle" else 0)
    if found["place"] == "flying":
        assert found["marks"] == ["flew", *(["turned-back"] if effect == "turned-back" else []), "shaken"]
    assert played.field("mp") == {"german": 0, "british": score("13") if effect == "eliminated" else 0}
    assert [one["unit"] for one in played.told("ace-lost")] == (["13"] if ace == "lost" else [])
    assert unit(played, "14")["place"] == "flying"


@pytest.mark.rules("fbob:12.4.4a")
def test_driven_off_it_leaves_its_group_for_a_hex_without_friends() -> None:
    units = {"33": flying(), "13": flying(origin="4826"), "14": flying(), "15": flying(2, "3009")}
    played = begun("combat.choose", ["B1 G1", 4, 5, "13", 2], units=units, **BY_DAY)
    assert played.offers == ["3109", "3110", "3011", "2910", "2909"]
    played.answer("3011")
    assert unit(played, "13")["group"] == 3
    assert "origin" not in unit(played, "13")
    assert unit(played, "14")["group"] == 1


@pytest.mark.rules("fbob:12.4.4a")
def test_driven_off_a_lone_unit_keeps_its_number() -> None:
    played = begun(
        "combat.choose",
        ["B1 G1", 4, 5, 2, "3011"],
        units={"33": flying(), "13": flying(origin="4826")},
        **BY_DAY,
    )
    assert (unit(played, "13")["group"], unit(played, "13")["origin"]) == (1, "4826")


@pytest.mark.rules("fbob:12.4.4a")
@pytest.mark.parametrize(("box", "after"), [(20, 18), (8, 6), (7, 5), (6, 5), (5, 5)])
def test_engine_trouble_moves_the_marker_two_boxes_not_before_this_turn(box: int, after: int) -> None:
    units = {"33": flying(), "13": flying(box=box)}
    played = begun("combat.choose", ["B1 G1", 4, 5, 3], units=units, **BY_DAY)
    assert unit(played, "13")["box"] == after


@pytest.mark.rules("fbob:12.4.4a")
def test_engine_trouble_does_nothing_to_a_zeppelin() -> None:
    units = {"33": flying(), "L-1": flying(spotted=1)}
    played = begun("combat.choose", ["B1 G1", 4, 5, 3], units=units, **BY_DAY)
    assert "box" not in unit(played, "L-1")


def check_fate(played: Played, table: str, total: int, at: str) -> None:
    """Checks unit, ace and points after a crash of the 33, whose comrade is the 38."""
    effect, months, ace = fate(table, total)
    if ace == "parted":
        assert (played.asked, played.offers) == ("ace-to", ["38"])
        played.answer("38")
    assert unit(played, "38").get("ace", 0) == (1 if ace == "parted" else 0)
    assert [one["unit"] for one in played.told("ace-lost")] == (["33"] if ace == "lost" else [])
    found = unit(played, "33")
    place = {"safe": "based", "recycle": "recycling", "eliminated": "pool"}[effect]
    assert (found["place"], found.get("at")) == (place, at if effect == "safe" else None)
    assert found.get("back", 0) == (1 + months if effect == "recycle" else 0)
    assert played.p.ace[played.p.data.unit["33"]] == (1 if ace == "stays" else 0)
    assert played.field("mp")["german"] == (score("33") if effect == "eliminated" else 0)


@pytest.mark.rules("fbob:16.1a", "fbob:19.4c", "fbob:19.5a")
@pytest.mark.parametrize("turn", [16, 17])
@pytest.mark.parametrize("site", ["aerodrome", "full", "field"])
@pytest.mark.parametrize("weather", [False, True])
@pytest.mark.parametrize("die", range(1, 7))
def test_every_row_of_the_landing_table(turn: int, site: str, weather: bool, die: int) -> None:
    units: dict[str, Any] = {
        "33": flying(at="1318", ace=1, spotted=1),
        "38": {"place": "based", "at": "1816"},
        "1816": "aerodrome",
    }
    if site != "field":
        units["1318"] = "aerodrome"
    for name in ("2RN", "25", "57") if site == "full" else ("2RN", "25"):  # bombers: they could not have the ace
        units[name] = {"place": "based", "at": "1318"}
    fields = {"month": 1, "turn": turn, "phasing": "british", "weather": weather}
    played = begun("movement.choose", ["B1", "land"], units=units, **fields)
    keys = {
        *(("crash-night",) if turn == 17 else ()),
        *({"full": ("crash-crowded",), "field": ("crash-field",)}.get(site, ())),
    }
    if not keys:
        assert played.asked == "move"
        assert unit(played, "33")["place"] == "based"
        return
    keys |= {"crash-weather"} if weather else set()
    assert played.asked == "crash-die"
    played.answer(str(die))
    total = die + sum(modifier(key) for key in keys)
    told = played.told("crash")[0]
    assert (told["die"], told["total"], told["effect"]) == (die, total, fate("landing", total)[0])
    assert {one["key"]: one["args"]["value"] for one in told["because"]} == {key: modifier(key) for key in keys}
    check_fate(played, "landing", total, "1318")


@pytest.mark.rules("fbob:19.4c", "fbob:19.5a")
@pytest.mark.parametrize(("at", "hostile"), [("1317", False), (HERE, True), ("4225", True)])
@pytest.mark.parametrize("weather", [False, True])
@pytest.mark.parametrize("die", range(1, 7))
def test_every_row_of_the_fuel_table(at: str, hostile: bool, weather: bool, die: int) -> None:
    units: dict[str, Any] = {
        "33": flying(at=at, ace=1, box=5),
        "38": {"place": "based", "at": "1816"},
        "1816": "aerodrome",
    }
    played = begun("turn.half", [die], units=units, **BY_DAY, weather=weather)
    keys = {*(("crash-hostile",) if hostile else ()), *(("crash-weather",) if weather else ())}
    total = die + sum(modifier(key) for key in keys)
    told = played.told("crash")[0]
    assert (told["die"], told["total"], told["effect"]) == (die, total, fate("fuel", total)[0])
    assert {one["key"]: one["args"]["value"] for one in told["because"]} == {key: modifier(key) for key in keys}
    assert [(one["unit"], one["hex"], one["side"]) for one in played.told("out-of-fuel")] == [("33", at, "british")]
    check_fate(played, "fuel", total, at)


@pytest.mark.rules("fbob:16.1b", "fbob:29.4b")
@pytest.mark.parametrize(
    ("name", "options", "training", "checked"),
    [
        ("39", [], [], False),
        ("36", [], [], False),
        ("33", [], [], True),
        ("50", [], [], True),
        ("33", ["training"], ["night-trained"], True),
        ("33", ["training", "night"], ["night-trained"], False),
        ("33", ["night"], [], True),
        ("39", ["night"], [], False),
    ],
)
def test_who_lands_at_night_without_a_check(name: str, options: list[str], training: list[str], checked: bool) -> None:
    units = {name: flying(at="1318", training=training), "1318": "aerodrome"}
    fields = {"month": 9, "turn": 7, "phasing": "british"}
    played = begun("movement.choose", ["B1", "land"], units=units, options=options, scenario="phase2", **fields)
    assert (played.asked == "crash-die") == checked


@pytest.mark.rules("fbob:16.2a", "fbob:16.2b")
@pytest.mark.parametrize(
    ("month", "night"),
    [
        (1, 17),
        (2, 19),
        (3, 18),
        (4, 16),
        (5, 13),
        (6, 9),
        (7, 6),
        (8, 5),
        (9, 7),
        (10, 9),
        (11, 12),
        (12, 15),
        (13, 17),
    ],
)
def test_when_night_falls_in_each_month(month: int, night: int) -> None:
    for turn in (1, night - 1, night, night + 1, 24):
        played = begun("movement.choose", month=month, turn=turn, phasing="british", scenario="campaign")
        shown = played.view("british")
        assert (shown["night"], shown["night_turn"]) == (turn >= night, night)


@pytest.mark.rules("fbob:19.4c", "fbob:19.3b")
@pytest.mark.parametrize(("month", "late"), [(7, False), (8, True)])
def test_the_ace_of_a_unit_that_never_comes_back_joins_another(month: int, late: bool) -> None:
    units: dict[str, Any] = {
        "33": flying(at="1317", ace=1, box=5),
        "38": {"place": "based", "at": "1816"},
        "1816": "aerodrome",
    }
    played = begun("turn.half", [1], units=units, **{**BY_DAY, "month": month})
    assert (played.asked == "ace-to") == late
    assert unit(played, "33")["place"] == ("gone" if late else "recycling")
    assert unit(played, "33").get("back", 0) == (0 if late else 8)
    assert [one["month"] for one in played.told("gone" if late else "recycled")] == [month + 1]
    assert played.rules("gone" if late else "recycled") == ["fbob:6.6a" if late else "fbob:6.5a"]
    if late:
        played.answer("38")
        assert unit(played, "38")["ace"] == 1


@pytest.mark.rules("fbob:19.2a", "fbob:19.2b")
@pytest.mark.parametrize("die", range(1, 7))
def test_only_a_six_makes_an_ace(die: int) -> None:
    units = {"33": flying(), "13": flying()}
    played = begun("combat.choose", ["B1 G1", 4, 5, 1, die], units=units, **BY_DAY)
    assert unit(played, "33").get("ace", 0) == (1 if die == 6 else 0)
    assert len(played.told("ace")) == (1 if die == 6 else 0)


@pytest.mark.rules("fbob:19.4c")
def test_the_new_unit_of_a_parted_ace_is_a_secret() -> None:
    units = {
        "33": flying(at="1317", ace=1, spotted=1),
        "38": {"place": "based", "at": "1816"},
        "39": {"place": "based", "at": "1816"},
        "1816": "aerodrome",
    }
    played = begun("movement.choose", ["B1", "land", 5], units=units, **BY_DAY)
    assert played.game.open[0].seen_by == ("british",)
    played.answer("38")
    seen_by = {key: seen for key, _, _, seen in played.log.events if key.startswith("ace-")}
    assert seen_by["ace-parted"] is None
    assert seen_by["ace-joins"] == ("british",)


@pytest.mark.rules("fbob:19.4c", "fbob:19.5a")
@pytest.mark.parametrize(("ace", "lost"), [("stays", False), ("parted", False), ("lost", True)])
def test_the_table_says_what_becomes_of_an_ace(ace: str, lost: bool) -> None:
    units: dict[str, Any] = {
        "33": flying(at="1317", ace=2, box=5),
        "38": {"place": "based", "at": "1816"},
        "1816": "aerodrome",
    }
    played = begun("turn.half", [1], units=units, overlay={"fuel": {"1": {"ace": ace}}}, **BY_DAY)
    assert (played.asked == "ace-to") == (ace == "parted")
    assert unit(played, "33").get("ace", 0) == (2 if ace == "stays" else 0)
    assert len(played.told("ace-lost")) == (2 if lost else 0)


FIGHT = {"33": flying(), "13": flying()}
GOTHAS = ("13", "14", "17")
SHIP = {**{name: flying() for name in GOTHAS}, "carrier": HERE}
BOMBS = [result("bombardment", die, sum(factor(name, "bombs") for name in GOTHAS)) for die in range(1, 7)]
DAMAGED = next(
    die for die, one in enumerate(BOMBS, 1) if "D" in one and 0 < int(one[-1]) < int(GROUND["b-carrier"]["points"])
)
"""A die with which they hit the carrier but do not sink it."""


@pytest.mark.rules("fbob:12.4.3", "fbob:13.5.4", "fbob:14.3a", "fbob:18.3b", "fbob:19.2a")
@pytest.mark.parametrize(
    ("key", "step", "script", "fields"),
    [
        ("pursuit-die", "combat.choose", ["B1 G1"], {"units": FIGHT}),
        ("fire-die", "combat.choose", ["B1 G1", 4], {"units": FIGHT}),
        ("damage-die", "combat.choose", ["B1 G1", 4, 5], {"units": FIGHT}),
        ("ace-die", "combat.choose", ["B1 G1", 4, 5, 1], {"units": FIGHT}),
        ("crash-die", "movement.choose", ["B1", "land"], {"units": {"33": flying(at="1317")}}),
        ("bomb-die", "bombing.choose", ["G1"], {"units": SHIP, "phasing": "german"}),
        ("ship-die", "bombing.choose", ["G1", DAMAGED], {"units": SHIP, "phasing": "german"}),
        ("recon-die", "recon.fly", [], {"mp": {"german": 1}, "plots": {"german": ["1019"]}}),
    ],
)
def test_every_die_has_six_sides(key: str, step: str, script: list[str | int], fields: dict[str, Any]) -> None:
    played = begun(step, script, **{**BY_DAY, **fields})
    assert (played.asked, played.offers) == (key, ["1", "2", "3", "4", "5", "6"])


@pytest.mark.rules("fbob:12.4.4a", "fbob:23.3a")
@pytest.mark.parametrize("short", [0, 1])
@pytest.mark.parametrize(
    ("step", "script", "units", "side", "lost"),
    [
        ("combat.choose", ["B1 G1", 4, 6], {"1CV": flying(), "13": flying()}, "british", "13"),
        ("combat.choose", ["B1 G1", 4, 5, 6], {"33": flying(), "13": flying(marks=["shaken"])}, "british", "13"),
        ("movement.choose", ["B1", "land", 6], {"33": flying(at="1317")}, "german", "33"),
        ("turn.half", [6], {"33": flying(box=5)}, "german", "33"),
    ],
)
def test_a_loss_can_end_the_game_at_once(
    step: str, script: list[str | int], units: dict[str, Any], side: str, lost: str, short: int
) -> None:
    points = TABLES["numbers"]["sudden-death"]["value"] - score(lost) - short
    played = begun(step, script, units=units, mp={side: points}, **BY_DAY)
    assert (played.game.outcome is not None) == (short == 0)
    assert played.field("mp")[side] == points + score(lost)
