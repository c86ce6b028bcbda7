"""Bombing, case by case: strength, columns, damage results, victory points (eagle:10, eagle:10.1)."""

from __future__ import annotations

import pytest
from eagle_raids import Raid, raid

from tallyho.raf.bombing import damage_told
from tallyho.table import Json

MET = ("responded", "squadrons-met")
SECONDARY_TARGET = "157"
"""A strategy card that sends the raid to the secondary target."""
TARGETS = {
    "radar": (5, False),
    "port": (31, False),
    "airfield": (23, False),
    "industry": (25, False),
    "city": (27, False),
    "headquarters": (35, True),
    "military_base": (5, True),
}
"""A card for each type of target, and whether it is the card's secondary target."""
TABLE = {
    "1": "000001",
    "2": "000012",
    "3": "000112",
    "4-5": "001122",
    "6-7": "00112H",
    "8-9": "01122H",
    "10-11": "0112HH",
    "12-14": "1122HH",
    "15-17": "1222HH",
    "18-20": "122HHH",
    "21-24": "222HHH",
    "25+": "22HHHH",
}
"""The Bombing Table by column; the dice from 1 to 6."""
EDGES = {
    "1": (1, 1), "2": (2, 2), "3": (3, 3), "4-5": (4, 5), "6-7": (6, 7), "8-9": (8, 9), "10-11": (10, 11),
    "12-14": (12, 14), "15-17": (15, 17), "18-20": (18, 20), "21-24": (21, 24), "25+": (25, 40),
}  # fmt: skip
COLUMNS = [*TABLE]
BOMBERS = ("I/KG1/2", "II/KG1/2")


def bombing(strength: int, script: list[int], effects: tuple[str, ...] = MET, target: str = "port") -> Raid:
    """A target has been bombed by two Gruppen that have this strength together."""
    card, secondary = TARGETS[target]
    halves = (strength // 2, strength - strength // 2)
    overlay = {
        "units": {name: {"bombing_full": str(half)} for name, half in zip(BOMBERS, halves, strict=True)},
    }
    return raid(
        "raid.bombardment",
        dict.fromkeys(BOMBERS, "bomber"),
        script,
        until="raid.leaving",
        overlay=overlay,
        target=card,
        strategy_on=on_secondary(card, secondary),
        effects=[*effects],
    )


def on_secondary(card: int, secondary: bool) -> dict[str, Json]:
    """The strategy card on the target card, if the raid is to attack its secondary target."""
    return {SECONDARY_TARGET: card} if secondary else {}


def bombed(played: Raid) -> tuple[str, str, int]:
    """Column, result and victory points of the one bombing there was."""
    (told,) = played.told("bombed")
    assert told["vp"] == played.p.vp
    return told["column"], str(told["result"]), played.p.vp


@pytest.mark.rules("eagle:10a", "eagle:10f", "eagle:10h", "eagle:chart.bombing")
@pytest.mark.parametrize("die", range(1, 7))
@pytest.mark.parametrize("column", COLUMNS)
def test_strength_and_die_give_the_result(column: str, die: int) -> None:
    result = TABLE[column][die - 1]
    vp = {"0": 0, "1": -1, "2": -2, "H": -3}[result]
    for strength in EDGES[column]:
        assert bombed(bombing(strength, [die])) == (column, result, vp)


@pytest.mark.rules("eagle:10g", "eagle:10h", "eagle:10k", "eagle:10.24a")
@pytest.mark.parametrize(("die", "points"), [(1, 3), (2, 3), (3, 3), (4, 4), (5, 5), (6, 6)])
@pytest.mark.parametrize("target", ["airfield", "industry"])
def test_heavy_damage_of_airfields_and_industry_has_a_second_die(target: str, die: int, points: int) -> None:
    (told,) = bombing(25, [6, die], target=target).told("bombed")
    assert (told["result"], told["points"], told["vp"]) == ("H", points, -3)
    assert told["because"] == [{"key": "heavy-points", "rule": "eagle:10g", "args": {"die": die, "points": points}}]


@pytest.mark.rules("eagle:10g")
@pytest.mark.parametrize("target", ["radar", "port", "city", "headquarters", "military_base"])
def test_other_targets_take_heavy_damage_without_a_second_die(target: str) -> None:
    played = bombing(25, [6], target=target)
    (told,) = played.told("bombed")
    assert (told["result"], told["points"], told["type"], told["vp"]) == ("H", 3, target, -3)
    assert played.p.vp == -3


@pytest.mark.rules("eagle:10g")
@pytest.mark.parametrize("target", ["airfield", "industry"])
def test_results_of_one_and_two_have_no_second_die(target: str) -> None:
    for die, result in ((2, 1), (4, 2)):
        (told,) = bombing(8, [die], target=target).told("bombed")
        assert (told["result"], told["points"]) == (result, result)


@pytest.mark.rules("eagle:10h", "eagle:10i", "eagle:10j")
@pytest.mark.parametrize(("result", "die"), [(0, 1), (1, 2), (2, 4), (3, 6)])
@pytest.mark.parametrize("double", ["", "yes"])
@pytest.mark.parametrize("effects", [MET, (*MET, "non-essential")])
def test_victory_points_of_a_bombing(result: int, die: int, double: str, effects: tuple[str, ...]) -> None:
    overlay = {"targets": {"31": {"vp_double": double}}}
    units = {"I/KG1/2": "bomber", "II/KG1/2": "bomber"}
    played = raid("raid.bombardment", units, [die], until="raid.leaving", overlay=overlay, effects=[*effects])
    lost = result if effects == MET else max(0, result - 1)
    assert played.p.vp == -lost * (2 if double else 1)
    reasons = [why["rule"] for why in played.told("bombed")[0]["because"]]
    assert reasons == ["eagle:10j"] * (result > 0 and effects != MET) + ["eagle:10i"] * (double == "yes" and lost > 0)


STRAFERS = {"I/JG3/2": (1, 0), "I/ZG26/2": (3, 2), "EGr210/2": (4, 2)}
"""An Me 109, an Me 110 and an elite Me 110: bombing strength full, and what counts against a hard target."""


@pytest.mark.rules("eagle:10.1a", "eagle:10.1b", "eagle:10.1c", "eagle:2.21g")
@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("strafer", STRAFERS)
def test_strafers_count_less_against_some_targets(strafer: str, target: str) -> None:
    full, poor = STRAFERS[strafer]
    card, secondary = TARGETS[target]
    fields = {"target": card, "strategy_on": on_secondary(card, secondary), "effects": [*MET]}
    units = {"I/KG1/2": "bomber", strafer: "bomber"}
    played = raid("raid.bombardment", units, [1], until="raid.leaving", **fields)
    hard = target in ("radar", "city", "headquarters", "military_base")
    assert played.told("bombed")[0]["strength"] == 5 + (poor if hard else full)


@pytest.mark.rules("eagle:10a", "eagle:10.1b", "eagle:2.21c", "eagle:2.21g")
@pytest.mark.parametrize(
    ("unit", "port", "radar"),
    [("I/KG1/2", 3, 3), ("I/KG2/2", 2, 2), ("III/KG1/2", 2, 2), ("I/ZG26/2", 2, 1), ("EGr210/2", 2, 1)],
)
def test_reduced_gruppen_count_with_their_weaker_side(unit: str, port: int, radar: int) -> None:
    for card, strength in ((31, port), (5, radar)):
        units = {unit: "bomber reduced"}
        played = raid("raid.bombardment", units, [1], until="raid.leaving", target=card, effects=[*MET])
        assert played.told("bombed")[0]["strength"] == strength


@pytest.mark.rules("eagle:10.1c")
@pytest.mark.parametrize("target", ["radar", "city", "headquarters", "military_base"])
def test_me109s_alone_do_not_even_roll_against_hard_targets(target: str) -> None:
    card, secondary = TARGETS[target]
    fields = {"target": card, "strategy_on": on_secondary(card, secondary), "effects": ["responded"]}
    units = {"I/JG3/2": "bomber", "II/JG3/2": "bomber"}
    played = raid("raid.bombardment", units, until="raid.leaving", **fields)
    assert len(played.told("no-strength")) == 1
    assert played.told("bombed") == []
    assert played.p.vp == 0


SHIFTS = [
    # weather of LF2 and LF3, target card, Gruppen, effects, net shift
    ("clear", "broken", 31, "he111", MET, 0),
    ("patchy", "clear", 31, "he111", MET, -1),
    ("broken", "clear", 31, "he111", MET, -2),
    ("broken", "clear", 28, "he111", MET, 0),
    ("clear", "patchy", 28, "he111", MET, -1),
    ("clear", "clear", 31, "ju87", MET, 2),
    ("clear", "clear", 5, "ju87", MET, 0),
    ("clear", "clear", 31, "ju87 he111", MET, 0),
    ("clear", "clear", 31, "ju87 me110", MET, 2),
    ("clear", "clear", 31, "ju87 me109", MET, 2),
    ("clear", "clear", 31, "me110", MET, 0),
    ("clear", "clear", 31, "he111", ("responded",), 2),
    ("clear", "clear", 31, "me110", ("responded",), 2),
    ("clear", "clear", 31, "ju87", ("responded",), 3),
    ("patchy", "clear", 31, "ju87", ("responded",), 3),
    ("broken", "clear", 31, "ju87", ("responded",), 2),
    ("patchy", "clear", 31, "he111", ("responded",), 1),
    ("broken", "clear", 31, "he111", ("responded",), 0),
    ("broken", "clear", 31, "ju87", MET, 0),
    ("broken", "clear", 5, "ju87", MET, -2),
    ("clear", "clear", 5, "ju87", ("responded",), 2),
    ("clear", "clear", 31, "he111", (*MET, "pathfinders"), 2),
    ("clear", "clear", 31, "he111", ("pathfinders",), 3),
    ("broken", "clear", 31, "he111", (*MET, "low-level"), 2),
    ("broken", "clear", 31, "he111", ("low-level",), 3),
    ("patchy", "clear", 31, "he111", ("low-level", "pathfinders"), 3),
    ("broken", "clear", 31, "ju87 he111", (*MET, "low-level"), 2),
    ("broken", "clear", 31, "ju87", (*MET, "low-level"), 0),
    ("patchy", "clear", 31, "me110", (*MET, "low-level"), -1),
    ("clear", "clear", 31, "he111", (*MET, "navigational-error"), -2),
    ("patchy", "clear", 31, "he111", (*MET, "navigational-error"), -3),
    ("broken", "clear", 31, "he111", (*MET, "navigational-error"), -3),
    ("clear", "clear", 31, "he111", (*MET, "navigational-error", "pathfinders"), 0),
]
GRUPPEN = {
    "he111": {"I/KG1/2": "bomber", "II/KG1/2": "bomber", "I/KG4/2": "bomber"},
    "ju87": {"II/SG1/2": "bomber", "IV/LG1/2": "bomber", "I/SG1/3": "bomber"},
    "ju87 he111": {"II/SG1/2": "bomber", "IV/LG1/2": "bomber", "I/KG1/2": "bomber"},
    "ju87 me110": {"II/SG1/2": "bomber", "IV/LG1/2": "bomber", "I/ZG26/2": "bomber"},
    "ju87 me109": {"II/SG1/2": "bomber", "IV/LG1/2": "bomber", "I/JG3/2": "bomber"},
    "me110": {"I/ZG26/2": "bomber", "II/ZG26/2": "bomber", "EGr210/2": "bomber", "V/LG1/2": "bomber"},
}
STRENGTH_COLUMN = {"he111": 8, "ju87": 7, "ju87 he111": 7, "ju87 me110": 6, "ju87 me109": 5, "me110": 7}


@pytest.mark.rules("eagle:10b", "eagle:10c", "eagle:10d", "eagle:10e", "eagle:15.11a", "eagle:event.navigational-error")
@pytest.mark.parametrize(("lf2", "lf3", "card", "gruppen", "effects", "net"), SHIFTS)
def test_column_shifts_add_up_to_three_at_most(
    lf2: str, lf3: str, card: int, gruppen: str, effects: tuple[str, ...], net: int
) -> None:
    weather = {"LF2": lf2, "LF3": lf3}
    units = GRUPPEN[gruppen]
    played = raid(
        "raid.bombardment", units, [1], until="raid.leaving", target=card, weather=weather, effects=[*effects]
    )
    assert played.told("bombed")[0]["column"] == COLUMNS[STRENGTH_COLUMN[gruppen] + net]


@pytest.mark.rules("eagle:10b", "eagle:10c", "eagle:10d", "eagle:15.11a", "eagle:event.navigational-error")
@pytest.mark.parametrize(
    ("gruppen", "weather", "effects", "key", "rule", "columns"),
    [
        ("he111", "patchy", MET, "shift-patchy", "eagle:10b", -1),
        ("he111", "broken", MET, "shift-broken", "eagle:10b", -2),
        ("ju87", "clear", MET, "shift-dive", "eagle:10c", 2),
        ("he111", "clear", ("responded",), "shift-unmet", "eagle:10d", 2),
        ("he111", "clear", (*MET, "pathfinders"), "shift-pathfinders", "eagle:15.11a", 2),
        ("he111", "clear", (*MET, "low-level"), "shift-low-level", "eagle:15.1c", 2),
        (
            "he111",
            "clear",
            (*MET, "navigational-error"),
            "shift-navigational-error",
            "eagle:event.navigational-error",
            -2,
        ),
    ],
)
def test_a_shift_is_told_with_its_rule(
    gruppen: str, weather: str, effects: tuple[str, ...], key: str, rule: str, columns: int
) -> None:
    places = {"LF2": weather, "LF3": "clear"}
    units = GRUPPEN[gruppen]
    played = raid("raid.bombardment", units, [1], until="raid.leaving", weather=places, effects=[*effects])
    assert played.told("bombed")[0]["because"] == [{"key": key, "rule": rule, "args": {"columns": columns}}]


@pytest.mark.rules("eagle:10e")
def test_shifts_to_the_left_are_capped_as_well() -> None:
    overlay = {"bombing_shifts": {"broken": {"columns": -4}}}
    units = GRUPPEN["he111"]
    weather = {"LF2": "broken", "LF3": "clear"}
    played = raid(
        "raid.bombardment", units, [1], until="raid.leaving", effects=[*MET], weather=weather, overlay=overlay
    )
    assert played.told("bombed")[0]["column"] == COLUMNS[STRENGTH_COLUMN["he111"] - 3]


@pytest.mark.rules("eagle:15.11a")
@pytest.mark.parametrize(("card", "effect"), [("159", "pathfinders"), ("160", "low-level")])
def test_a_pack_may_print_another_shift_on_a_strategy_card(card: str, effect: str) -> None:
    overlay = {"strategy": {card: {"bombing_shift": 1}}}
    units = GRUPPEN["he111"]
    played = raid("raid.bombardment", units, [1], until="raid.leaving", effects=[*MET, effect], overlay=overlay)
    assert played.told("bombed")[0]["column"] == COLUMNS[STRENGTH_COLUMN["he111"] + 1]


@pytest.mark.rules("eagle:10e")
@pytest.mark.parametrize(("strength", "clouds", "column"), [(1, "broken", "1"), (2, "broken", "1"), (3, "patchy", "2")])
def test_no_shift_goes_beyond_the_first_column(strength: int, clouds: str, column: str) -> None:
    overlay = {"units": {"I/KG1/2": {"bombing_full": str(strength)}}}
    places = {"LF2": clouds, "LF3": "clear"}
    units = {"I/KG1/2": "bomber"}
    played = raid("raid.bombardment", units, [6], until="raid.leaving", effects=[*MET], weather=places, overlay=overlay)
    assert played.told("bombed")[0]["column"] == column


@pytest.mark.rules("eagle:10e")
@pytest.mark.parametrize(("strength", "column"), [(25, "25+"), (21, "25+"), (18, "25+"), (15, "21-24")])
def test_no_shift_goes_beyond_the_last_column(strength: int, column: str) -> None:
    played = bombing(strength, [1], ("responded",))
    assert played.told("bombed")[0]["column"] == column


# Jabos, the forward airfield, and bombs that fall before the squadrons attack.


@pytest.mark.rules("eagle:19.3g", "eagle:19.3b", "eagle:10.1c")
@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize(("face", "strength"), [("bomber", 3), ("bomber reduced", 1)])
def test_a_jabo_bombs_every_target_with_the_strength_of_its_marker(target: str, face: str, strength: int) -> None:
    card, secondary = TARGETS[target]
    fields = {"target": card, "strategy_on": on_secondary(card, secondary), "effects": [*MET], "jabos": ["I/JG3/2"]}
    overlay = {"jabo": {"marker": {"bombing_full": 3, "bombing_reduced": 1}}}
    units = {"I/JG3/2": face, "II/JG3/2": "bomber"}
    played = raid("raid.bombardment", units, [1], until="raid.leaving", overlay=overlay, options=["advanced"], **fields)
    hard = target in ("radar", "city", "headquarters", "military_base")
    assert played.told("bombed")[0]["strength"] == strength + (0 if hard else 1)


@pytest.mark.rules("eagle:19.3g", "eagle:10c")
@pytest.mark.parametrize(("jabos", "column"), [([], "12-14"), (["I/JG3/2"], "8-9")])
def test_with_a_jabo_not_all_bombers_are_ju87s(jabos: list[str], column: str) -> None:
    overlay = {"jabo": {"marker": {"bombing_full": 1}}}
    units = {"II/SG1/2": "bomber", "IV/LG1/2": "bomber", "I/JG3/2": "bomber"}
    fields = {"jabos": jabos, "effects": [*MET]}
    played = raid("raid.bombardment", units, [1], until="raid.leaving", overlay=overlay, options=["advanced"], **fields)
    assert played.told("bombed")[0]["column"] == column


@pytest.mark.rules("eagle:19.3h")
def test_jabo_markers_come_off_after_bombing_those_of_other_raids_stay() -> None:
    units = {"I/JG3/2": "bomber", "II/JG3/2": "planned", "III/JG3/2": "bomber"}
    fields = {"jabos": ["I/JG3/2", "II/JG3/2"], "effects": [*MET]}
    played = raid("raid.bombardment", units, [1], until="raid.leaving", options=["advanced"], **fields)
    assert played.field("jabos") == ["II/JG3/2"]
    assert played.told("jabos-have-bombed") == [{"gruppen": ["I/JG3/2"]}]
    assert played.rules("jabos-have-bombed") == ["eagle:19.3h"]
    assert played.unit("I/JG3/2") == "bomber"


@pytest.mark.rules("eagle:19.1c", "eagle:10g", "eagle:10h")
@pytest.mark.parametrize(
    ("forward", "strategy", "options", "script", "told"),
    [
        ([20], {}, ["advanced"], [6], (2, 2, -2)),
        ([20], {}, [], [6, 3], ("H", 3, -3)),
        ([], {}, ["advanced"], [6, 3], ("H", 3, -3)),
        ([20], {SECONDARY_TARGET: 20}, ["advanced"], [6], ("H", 3, -3)),
        ([20], {}, ["advanced"], [3], (1, 1, -1)),
    ],
)
def test_h_is_2_at_a_forward_airfield(
    forward: list[int],
    strategy: dict[str, int],
    options: list[str],
    script: list[int],
    told: tuple[str | int, int, int],
) -> None:
    units = {"I/KG1/2": "bomber", "II/KG1/2": "bomber"}
    nobody = dict.fromkeys(("54/6/11", "65/6/11", "74/6/11"), "inflight")
    fields = {"target": 20, "forward": forward, "strategy_on": strategy, "effects": [*MET]}
    played = raid("raid.bombardment", {**units, **nobody}, script, until="raid.leaving", options=options, **fields)
    (bombs,) = played.told("bombed")
    assert (bombs["result"], bombs["points"], bombs["vp"]) == told
    reasons = [why["rule"] for why in bombs["because"]]
    assert ("eagle:19.1c" in reasons) == (told[0] == 2)


@pytest.mark.rules("eagle:event.non-essential-target.a", "eagle:event.non-essential-target.b", "eagle:10j", "eagle:10k")
@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize(("event", "spared"), [(92, ()), (0, ()), (125, ("headquarters",))])
def test_what_is_non_essential_is_not_damaged(target: str, event: int, spared: tuple[str, ...]) -> None:
    card, secondary = TARGETS[target]
    units = {"I/KG1/2": "bomber", "II/KG1/2": "bomber"}
    fields = {"target": card, "strategy_on": on_secondary(card, secondary), "event": event}
    safe = target in ("airfield", "radar", "industry", *spared)
    for effects in ([*MET], [*MET, "non-essential"]):
        played = raid("raid.bombardment", units, [3], effects=effects, **fields)
        damaged = (
            any(played.told(key) for key in ("damaged", "industry-hit", "dispersed")) or played.asked == "disperse"
        )
        effect = target in ("airfield", "radar", "industry", "headquarters")
        assert damaged == (effect and not (safe and "non-essential" in effects))


@pytest.mark.rules("eagle:event.non-essential-target.a", "eagle:event.non-essential-target.b", "eagle:10g")
@pytest.mark.parametrize(
    ("target", "rule"),
    [
        ("airfield", "eagle:event.non-essential-target.a"),
        ("radar", "eagle:event.non-essential-target.a"),
        ("industry", "eagle:event.non-essential-target.a"),
        ("headquarters", "eagle:event.non-essential-target.b"),
    ],
)
def test_where_no_damage_is_assessed_no_points_are_told_and_no_second_die_is_asked(target: str, rule: str) -> None:
    card, secondary = TARGETS[target]
    for dice, result in ([1], 0), ([2], 1), ([4], 2), ([6], "H"):
        played = raid(
            "raid.bombardment",
            dict.fromkeys(BOMBERS, "bomber"),
            dice,
            until="raid.leaving",
            overlay={"units": {name: {"bombing_full": "4"} for name in BOMBERS}},
            target=card,
            strategy_on=on_secondary(card, secondary),
            event=125,
            effects=[*MET, "non-essential"],
        )
        (told,) = played.told("bombed")
        assert (told["result"], told["points"], damage_told(told)) == (result, 0, "0")
        reasons = [(why["key"], why["rule"]) for why in told["because"]]
        expected = [("not-assessed", rule), ("vp-non-essential", "eagle:10j")] if result else []
        assert reasons == expected


FIRST = ["responded", "bombs-first"]


@pytest.mark.rules("eagle:10d", "eagle:event.late-interception", "eagle:8.2f")
@pytest.mark.parametrize(
    ("effects", "squadron", "strength", "columns"),
    [
        (FIRST, "inflight", 8, 2),
        ([*FIRST, "squadrons-met"], "inflight", 8, 0),
        ([*FIRST, "squadrons-met"], "bomber", 5, 0),
        (["bombs-first"], "inflight", 5, 2),
        (["responded"], "inflight", 5, 2),
    ],
)
def test_bombs_that_fall_first(effects: list[str], squadron: str, strength: int, columns: int) -> None:
    units = {"I/KG1/2": "bomber", "I/ZG26/2": "close-escort", "54/6/11": squadron}
    first = "bombs-first" in effects
    until = "raid.squadron-interception" if first else "raid.leaving"
    played = raid("raid.bombardment", units, [1], until=until, effects=effects)
    (told,) = played.told("bombed")
    shifts = [why["args"]["columns"] for why in told["because"] if why["key"] == "shift-unmet"]
    assert (told["strength"], sum(shifts)) == (strength, columns)
    assert played.unit("I/ZG26/2") == ("bomber" if strength == 8 else "close-escort")
    assert "bombed" in played.field("effects")
