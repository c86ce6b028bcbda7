"""Dogfights: the pursuit die with every modifier, both charts in full, and who fires at whom (12, 15, 17.6)."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from fbob_games import Played, begun
from fbob_tables import TABLES, UNITS, cell, column, die_for, factor, fate, modifier, result, shift

BRITISH = [name for name, row in UNITS.items() if row["side"] == "british" and row["class"] == "fighter"]
GERMAN = [name for name, row in UNITS.items() if row["side"] == "german" and row["class"] != "fake"]
PAIRS = {factor(a, "pursuit") - factor(b, "pursuit"): (a, b) for a in BRITISH for b in GERMAN}
"""Attacker and defender by the difference of their pursuit factors."""
GROUPS = {sum(factor(one, "air") for one in some): some for size in (3, 2, 1) for some in combinations(BRITISH, size)}
"""Fighters by the power with which they fire."""
BY_DAY: dict[str, Any] = {"month": 1, "turn": 2, "phasing": "british"}
AT = "1810"


def flying(group: int = 1, at: str = AT, **more: Any) -> dict[str, Any]:
    return {"place": "flying", "at": at, "group": group, **more}


def attacked(die: int, units: dict[str, Any], **fields: Any) -> Played:
    """The British B1 attacks G1 and the pursuit die is rolled."""
    overlay = fields.pop("overlay", None)
    options = fields.pop("options", ())
    return begun("combat.choose", ["B1 G1", die], units=units, overlay=overlay, options=options, **{**BY_DAY, **fields})


def modifiers(played: Played) -> dict[str, int]:
    """The modifiers of the last pursuit die."""
    return {one["key"]: one["args"]["value"] for one in played.told("pursuit")[-1]["because"]}


def test_the_units_reach_every_column_of_both_charts() -> None:
    assert {column("pursuit", one) for one in PAIRS} == set(range(len(TABLES["columns"]["pursuit"]["least"])))
    assert {column("combat", one) for one in GROUPS} == set(range(len(TABLES["columns"]["combat"]["least"])))


@pytest.mark.rules("fbob:12.4.2b", "fbob:12.4.3")
@pytest.mark.parametrize("difference", PAIRS)
@pytest.mark.parametrize("die", range(1, 7))
def test_every_place_of_the_pursuit_table(difference: int, die: int) -> None:
    played = attacked(die, {name: flying() for name in PAIRS[difference]})
    told = played.told("pursuit")[0]
    bounce = result("pursuit", die, difference)
    assert (told["difference"], told["die"], told["total"], told["result"]) == (difference, die, die, bounce)
    assert (cell("pursuit", told), told["row"], told["column"]) == (bounce, die, column("pursuit", difference))
    if bounce == "N":
        assert played.asked != "fire-die"
        return
    assert played.asked == "fire-die"
    played.answer("1")
    shots = played.told("fire")
    assert shots[0]["side"] == ("german" if bounce == "D" else "british")
    assert [one["key"] for one in shots[0]["because"]] == (["reduced"] if bounce == "A-" else [])


@pytest.mark.rules("fbob:12.8.2", "fbob:12.4.4a")
@pytest.mark.parametrize("power", GROUPS)
@pytest.mark.parametrize("die", range(1, 7))
def test_every_place_of_the_combat_table(power: int, die: int) -> None:
    played = attacked(6, {name: flying() for name in (*GROUPS[power], "13", "14")})
    played.answer(str(die))
    hit = result("combat", die, power)
    told = played.told("fire")[0]
    assert (told["power"], told["die"], told["result"], told["hex"]) == (power, die, hit, AT)
    assert (cell("combat", told), told["row"], told["column"]) == (hit, die, column("combat", power))
    if hit == "-":
        assert played.asked == "fire-die"  # the others fire back
    elif hit == "FS":
        assert (played.asked, played.asks[0][0]) == ("keep-in-hex", "german")
    else:
        assert (played.asked, played.asks[0][0]) == ("pick-hit", "british")
        played.answer("13")
        assert (played.field("units")["13"]["place"] == "pool") == (hit == "E")


UP = {"training": ["up"]}


@pytest.mark.rules("fbob:12.8.2", "fbob:24.3a", "fbob:24.8a")
@pytest.mark.parametrize(
    ("first", "second", "shifted"), [(UP, UP, True), (UP, {}, False), ({}, UP, False), ({}, {}, False)]
)
def test_up_shifts_the_fire_of_a_group_that_is_up_as_a_whole(
    first: dict[str, Any], second: dict[str, Any], shifted: bool
) -> None:
    power = factor("33", "air") + factor("38", "air")
    for die in range(1, 7):
        units = {"33": flying(**first), "38": flying(**second), "13": flying()}
        played = attacked(6, units, options=["training"])
        played.answer(str(die))
        told = played.told("fire")[0]
        assert [one["key"] for one in told["because"]] == (["up"] if shifted else [])
        assert (
            told["result"] == result("combat", die, power, shift("combat-up") if shifted else 0) == cell("combat", told)
        )


@pytest.mark.rules("fbob:12.8.2", "fbob:24.3a")
def test_up_does_not_leave_the_table_on_the_right() -> None:
    overlay = {"units": {"33": {"air": "9"}, "38": {"air": "9"}}}
    units = {"33": flying(**UP), "38": flying(**UP), "13": flying()}
    played = attacked(4, units, options=["training"], overlay=overlay)
    played.answer("2")
    assert played.told("fire")[0]["result"] == "D"


@pytest.mark.rules("fbob:12.8.2")
def test_left_of_the_table_nothing_is_hit() -> None:
    overlay = {"shifts": {"combat-up": {"value": -1}}, "units": {"39": {"air": "1"}}}  # the first column
    played = attacked(4, {"39": flying(**UP), "13": flying()}, options=["training"], overlay=overlay)
    played.answer("6")
    assert (played.told("fire")[0]["result"], played.told("fire")[0]["column"]) == ("-", -1)


@pytest.mark.rules("fbob:12.4.3")
def test_the_reduced_die_is_never_below_one() -> None:
    bounce = die_for("pursuit", factor("33", "pursuit") - factor("13", "pursuit"), "A-")
    played = attacked(bounce, {"33": flying(), "13": flying()}, overlay={"units": {"33": {"air": "9"}}})
    played.answer("1")
    told = played.told("fire")[0]
    assert [one["key"] for one in told["because"]] == ["reduced"]
    assert (told["row"], told["result"]) == (1, "FS") == (1, result("combat", 1, 9))


VALUES = {
    "attacker-command": modifier("pursuit-command"),
    "defender-command": -modifier("pursuit-command"),
    "attacker-ace": modifier("pursuit-ace"),
    "defender-ace": -modifier("pursuit-ace"),
    "night": modifier("pursuit-night"),
    "weather": modifier("pursuit-weather"),
}


@pytest.mark.rules("fbob:12.4.3")
def test_a_modifier_of_nil_is_not_told() -> None:
    overlay = {"modifiers": {"pursuit-ace": {"value": 0}}}
    played = attacked(4, {"33": flying(ace=1), "13": flying(ace=1)}, overlay=overlay)
    assert (modifiers(played), played.told("pursuit")[0]["total"]) == ({}, 4)


@pytest.mark.rules("fbob:12.4.3", "fbob:17.6HQd")
@pytest.mark.parametrize(
    ("more", "fields", "expected"),
    [
        ({}, {}, []),
        ({"1806": "headquarters"}, {}, ["attacker-command"]),
        ({"1805": "headquarters"}, {}, []),
        ({"33": flying(ace=1)}, {}, ["attacker-ace"]),
        ({"38": flying(ace=2)}, {}, ["attacker-ace"]),
        ({"13": flying(ace=1)}, {}, ["defender-ace"]),
        ({"14": flying(ace=1)}, {}, ["defender-ace"]),
        ({"17": flying(2, ace=1)}, {}, []),
        ({}, {"weather": True}, ["weather"]),
        ({}, {"turn": 16}, []),
        ({}, {"turn": 17}, ["night"]),
        ({"38": flying(training=["night-trained"])}, {"turn": 17}, ["night"]),
        (
            {"33": flying(training=["night-trained"]), "38": flying(training=["night-trained"])},
            {"turn": 17},
            [],
        ),
        (
            {"1806": "headquarters", "33": flying(ace=1), "13": flying(ace=1)},
            {"weather": True, "turn": 17},
            ["attacker-command", "attacker-ace", "defender-ace", "weather", "night"],
        ),
    ],
)
def test_modifiers_of_the_pursuit_die(more: dict[str, Any], fields: dict[str, Any], expected: list[str]) -> None:
    units = {"33": flying(), "38": flying(), "13": flying(), "14": flying(), **more}
    played = attacked(4, units, **fields)
    assert modifiers(played) == {key: VALUES[key] for key in expected}
    assert played.told("pursuit")[0]["total"] == 4 + sum(VALUES[key] for key in expected)


@pytest.mark.rules("fbob:12.4.3", "fbob:17.6HQd")
@pytest.mark.parametrize(
    ("at", "expected"),
    [("4225", ["attacker-command"]), ("4229", ["attacker-command"]), ("4230", [])],
)
def test_a_german_attacker_has_his_headquarters(at: str, expected: list[str]) -> None:
    units = {"33": flying(at="4225"), "Jasta-1": flying(at="4225"), at: "headquarters"}
    played = begun("combat.choose", ["G1 B1", 3], units=units, **{**BY_DAY, "phasing": "german"})
    assert modifiers(played) == {key: VALUES[key] for key in expected}


@pytest.mark.rules("fbob:12.4.3")
@pytest.mark.parametrize(
    ("die", "fields", "plus"), [(6, {"ace": 1}, "attacker-ace"), (1, {"weather": True}, "weather")]
)
def test_the_pursuit_die_is_held_to_the_table(die: int, fields: dict[str, Any], plus: str) -> None:
    ace = fields.get("ace", 0)
    played = attacked(die, {"33": flying(ace=ace), "13": flying()}, weather=bool(fields.get("weather")))
    told = played.told("pursuit")[0]
    assert told["total"] == die + VALUES[plus]
    assert not 1 <= told["total"] <= 6
    assert told["result"] == result("pursuit", die, told["difference"])


@pytest.mark.rules("fbob:12.8.1", "fbob:26.1b")
@pytest.mark.parametrize(
    ("options", "took_off", "enemy_took_off", "scrambled"),
    [([], 2, 2, False), (["scramble"], 2, 2, True), (["scramble"], 1, 1, False), (["scramble"], 1, 2, False)],
)
def test_scrambled_units_have_less_pursuit_in_their_own_half(
    options: list[str], took_off: int, enemy_took_off: int, scrambled: bool
) -> None:
    units = {"33": flying(took_off=took_off), "13": flying(took_off=enemy_took_off)}
    usual = factor("33", "pursuit") - factor("13", "pursuit")
    less = TABLES["numbers"]["scramble-pursuit"]["value"] if scrambled else 0
    assert attacked(4, units, options=options).told("pursuit")[0]["difference"] == usual - less


@pytest.mark.rules("fbob:12.3a", "fbob:12.7a", "fbob:12.9a")
@pytest.mark.parametrize(
    ("units", "fields", "rule"),
    [
        ({"2RN": flying()}, {}, "fbob:12.9a"),
        ({"33": flying(), "2RN": flying()}, {}, "fbob:12.9a"),
        ({"3CV": flying()}, {}, "fbob:12.9a"),
        ({"33": flying(marks=["fought"])}, {}, "fbob:12.7a"),
        ({"33": flying(), "38": flying(marks=["fought"])}, {}, "fbob:12.7a"),
        ({"33": flying(marks=["turned-back"])}, {}, "fbob:9.4b"),
        ({"33": flying(), "38": flying(marks=["turned-back"])}, {}, "fbob:9.4b"),
        ({"33": flying()}, {"options": ["night"], "turn": 17}, "fbob:29.1a"),
        ({"39": flying(), "33": flying()}, {"options": ["night"], "turn": 17}, "fbob:29.1a"),
        ({"39": flying()}, {"options": ["night"], "turn": 17}, None),
        ({"33": flying()}, {"options": ["night"], "turn": 16}, None),
        ({"33": flying()}, {"turn": 17}, None),
        ({"1CV": flying()}, {}, None),
        ({"33": flying(marks=["flew", "shaken", "moved", "bombed"])}, {}, None),
    ],
)
def test_who_may_start_a_dogfight(units: dict[str, Any], fields: dict[str, Any], rule: str | None) -> None:
    others = {"13": flying(), "39" if "39" not in units else "36": flying(9, "3010"), "14": flying(2, "3010")}
    options = fields.pop("options", ()) if (fields := dict(fields)) else ()
    played = begun("combat.choose", units={**units, **others}, options=options, **{**BY_DAY, **fields})
    assert ("B1 G1" in played.offers) == (rule is None)
    assert "B9 G2" in played.offers
    if rule:
        assert played.refused("B1 G1") == ("may-not-attack", rule)


@pytest.mark.rules("fbob:12.4.1")
@pytest.mark.parametrize("answer", ["G1 B1", "B1", "B1G1", "B1 G", "Bx G1", "B1234 G1", "B1 G1 G1", "", "x"])
def test_other_words_are_no_attack(answer: str) -> None:
    played = begun("combat.choose", units={"33": flying(), "13": flying()}, **BY_DAY)
    key, _ = played.refused(answer)
    assert key not in ("not-in-one-hex", "hex-fought", "may-not-attack") or answer == "B1 G1 G1"


@pytest.mark.rules("fbob:12.4.5a", "fbob:12.4.5b")
def test_a_fighter_that_is_driven_off_does_not_fire_back() -> None:
    gothas = ("13", "14", "17")
    bounce = die_for("pursuit", factor("39", "pursuit") - factor("13", "pursuit"), "D")  # the Gothas have it
    played = attacked(bounce, {"39": flying(), **{name: flying() for name in gothas}})
    hit = die_for("combat", sum(factor(name, "air") for name in gothas), "D")
    away = next(die for die in range(1, 7) if fate("damage", die)[0] == "driven-off")
    for answer in (str(hit), str(away), "1809", "1"):  # the last one: no ace
        played.answer(answer)
    assert [(one["side"], one["result"]) for one in played.told("fire")] == [("german", "D")]
    assert played.field("units")["39"]["at"] == "1809"


@pytest.mark.rules("fbob:12.4.5a")
def test_after_return_fire_nobody_fires_again() -> None:
    played = attacked(4, {"33": flying(), "13": flying()})
    for answer in ("1", "1"):
        played.answer(answer)
    assert len(played.told("fire")) == 2


@pytest.mark.rules("fbob:12.8.3a")
def test_a_shattered_group_without_room_stays() -> None:
    friends = {
        name: flying(group, at)
        for group, (name, at) in enumerate(
            [("15", "1809"), ("16", "1909"), ("18", "1910"), ("1/501", "1811"), ("2/501", "1710"), ("L-1", "1709")], 2
        )
    }
    played = attacked(4, {"44": flying(), "13": flying(), "14": flying(), **friends})
    for answer in ("3", "13"):
        played.answer(answer)
    assert played.told("nowhere-to-go") == [{"unit": "14", "hex": AT, "side": "german"}]
    units = played.field("units")
    assert (units["13"]["at"], units["13"]["group"]) == (AT, 1)
    assert (units["14"]["at"], units["14"]["group"]) == (AT, 8)


@pytest.mark.rules("fbob:12.8.3a", "fbob:11.1a")
def test_who_is_scattered_over_an_enemy_sees_and_is_seen() -> None:
    units = {"44": flying(), "13": flying(origin="4826"), "14": flying(origin="4826"), "33": flying(2, "1809")}
    played = attacked(4, units)
    for answer in ("3", "13", "1809"):
        played.answer(answer)
    told = played.field("units")
    assert told["33"]["spotted"] == 1
    assert (told["13"]["origin"], "origin" in told["14"]) == ("4826", False)


@pytest.mark.rules("fbob:12.4.1", "fbob:29.1a")
def test_who_has_only_untrained_fighters_at_night_is_asked_all_the_same() -> None:
    units = {"33": flying(), "13": flying()}
    played = begun("combat.choose", units=units, options=["night"], **{**BY_DAY, "turn": 17})
    assert (played.asked, played.offers) == ("attack", ["done"])
    bombers = begun(
        "combat.choose", units={"2RN": flying(), "13": flying()}, options=["night"], **{**BY_DAY, "turn": 17}
    )
    assert bombers.asked != "attack"


@pytest.mark.rules("fbob:15.5.3a", "fbob:15.5.3b", "fbob:17.6HQd")
@pytest.mark.parametrize(
    ("more", "fields", "expected"),
    [
        ({}, {}, []),
        ({"1806": "headquarters"}, {}, ["attacker-command"]),
        ({"1805": "headquarters"}, {}, []),
        ({"13": flying(at="1811", ace=1)}, {}, ["defender-ace"]),
        ({"14": flying(at="1811", ace=2)}, {}, ["defender-ace"]),
        ({"15": flying(2, at="1810", ace=1)}, {}, []),
        ({"33": {"place": "based", "at": AT, "ace": 1}}, {}, []),
        ({}, {"weather": True}, ["weather"]),
        ({}, {"turn": 16}, []),
        ({}, {"turn": 17}, ["night"]),
        (
            {"1809": "headquarters", "13": flying(at="1811", ace=1)},
            {"turn": 17, "weather": True},
            ["attacker-command", "defender-ace", "night", "weather"],
        ),
    ],
)
def test_modifiers_of_guns(more: dict[str, Any], fields: dict[str, Any], expected: list[str]) -> None:
    units = {"13": flying(at="1811"), "14": flying(at="1811"), AT: "aa2", **more}
    played = begun("movement.choose", ["G1", AT, 5], units=units, **{**BY_DAY, "phasing": "german", **fields})
    assert modifiers(played) == {key: VALUES[key] for key in expected}
    told = played.told("pursuit")[0]
    total = 5 + sum(VALUES[key] for key in expected)
    assert (told["side"], told["difference"], told["total"]) == ("british", 0, total)
    assert told["result"] == result("pursuit", total, 0)


@pytest.mark.rules("fbob:15.1a")
def test_the_rating_of_a_tender_is_its_own() -> None:
    units = {"13": flying(at="3009"), "tender-1": "3010"}
    overlay = {"ground": {"b-tender": {"aa": "3"}}}
    played = begun("movement.choose", ["G1", "3010"], units=units, overlay=overlay, **{**BY_DAY, "phasing": "german"})
    assert played.told("guns-fire")[0]["power"] == 3


@pytest.mark.rules("fbob:12.4.4a", "fbob:15.5.3b")
@pytest.mark.parametrize(("die", "less", "row"), [(1, -9, 1), (4, -2, 2), (3, 2, 5), (6, 9, 6), (6, 1, 6)])
def test_a_modified_die_reads_no_row_that_the_combat_table_has_not(die: int, less: int, row: int) -> None:
    def all_alike(chart: str, said: dict[int, str], otherwise: str) -> dict[str, Any]:
        width = len(TABLES["columns"][chart]["least"])
        return {str(number): {"results": [said.get(number, otherwise)] * width} for number in range(1, 7)}

    pack = {
        "pursuit": all_alike("pursuit", {}, "A-"),
        "combat": all_alike("combat", {row: "E"}, "-"),
        "modifiers": {"combat-reduced": {"value": less}},
    }
    played = attacked(3, {BRITISH[0]: flying(), "13": flying()}, overlay=pack)
    played.answer(str(die))
    assert [args["result"] for args in played.told("fire")] == ["E"]


@pytest.mark.rules("fbob:25.3d")
def test_who_may_intercept_is_told_which_group_came_and_where() -> None:
    units = {"13": flying(7, "3620"), "44": flying(3, "3520", box=9, marks=["flew", "patrol"])}
    fields: dict[str, Any] = {"turn": 2, "phasing": "german", "moving": 7, "options": ["patrols"], "units": units}
    played = begun("movement.fly", ["3520"], **fields)
    assert (played.asked, played.game.open[0].args) == ("intercept", {"group": "G7", "hex": "3520"})
