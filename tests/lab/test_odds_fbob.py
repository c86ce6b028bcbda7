"""The odds of First Battle of Britain: numbers worked out by hand, and the real rules walked."""

from __future__ import annotations

import sys
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from tallyho.fbob.position import FbobPosition
from tallyho.fbob.title import FBOB
from tallyho.fbob.vocabulary import BRITISH, GERMAN, OF_GERMAN, SIDES
from tallyho.lab.fbob_odds_bombs import read
from tallyho.lab.fbob_odds_fire import keeper, victim
from tallyho.lab.fbob_odds_rows import Row
from tallyho.lab.fbob_odds_sighted import known_to
from tallyho.lab.fbob_odds_words import detail, elsewhere, how_made, name, told
from tallyho.lab.odds_fbob import QUESTIONS, odds_of, points
from tallyho.library import Library
from tallyho.table import CHANCE, AnyGame, Chance, Choice, Luck, Refused, resampled
from tallyho.words import Words

sys.path.append(str(Path(__file__).parents[1] / "fbob"))
from fbob_games import Played, begun
from fbob_tables import die_for, factor, score

ENGLISH = Words("en", Library().words(), strict=True)
FRENCH = Words("fr", Library().words(), strict=True)
SIXTH, HALF = Fraction(1, 6), Fraction(1, 2)
Toll = tuple[int, int, int]
Shares = dict[Toll, Fraction]
"""The chances of (units the Germans have out of play, the British, German points less British ones)."""


def up(at: str, group: int, **more: Any) -> dict[str, Any]:
    """A unit in the air that all have seen."""
    return {"place": "flying", "at": at, "group": group, "spotted": 1, "box": 40, "took_off": 1, **more}


def flying(step: str, side: str, units: dict[str, Any], **more: Any) -> Played:
    """A half of a flying turn in June 1917, by day unless it is said otherwise."""
    return begun(step, **{"month": 2, "last_month": 8, "turn": 5, "phasing": side, "units": units, **more})


def the_only(rows: list[Row], answer: str = "", key: str = "") -> Row:
    (found,) = (row for row in rows if (not answer or row.answer == answer) and (not key or row.key == key))
    return found


def tolls(row: Row) -> Shares:
    return row.share(lambda result: (result.german, result.british, result.points)).shares


# The real rules, walked


FOLLOWS = frozenset(
    (
        *("pursuit-die", "fire-die", "damage-die", "bomb-die", "ship-die", "crash-die", "ace-die"),
        *("pick-hit", "keep-in-hex", "scatter", "driven-off", "place-ace", "ace-to"),
    )
)
"""What is asked while the rules carry out an answer."""


def walked(game: AnyGame, answer: str) -> Shares:
    """Everything that dice may do after an answer, until something else is asked; aces are left aside."""
    start: FbobPosition = game.position.copy()
    first = game.clone()
    first.answer(answer)
    shares: Shares = {}
    waiting: list[tuple[AnyGame, Fraction]] = [(first, Fraction(1))]
    while waiting:
        at, chance = waiting.pop()
        ask = at.ask
        if ask is None or ask.prompt.key not in FOLLOWS:
            toll = _toll(start, at.position)
            shares[toll] = shares.get(toll, Fraction(0)) + chance
        elif isinstance(ask, Chance) and ask.prompt.key != "ace-die":
            for number, offer in enumerate(ask.offers):
                twin = at.clone()
                twin.answer(offer)
                waiting.append((twin, chance * Fraction(ask.weight(number), ask.total())))
        else:
            at.answer(_chosen(at.position, ask))
            waiting.append((at, chance))
    return shares


def _toll(start: FbobPosition, end: FbobPosition) -> Toll:
    gone = [0, 0]
    for unit in range(len(start.data.units)):
        if start.place[unit] in (2, 3, 4) and end.place[unit] not in (2, 3, 4):
            gone[start.data.units[unit].side] += 1
    lead = (end.mp[0] - start.mp[0]) - (end.mp[1] - start.mp[1])
    return gone[0], gone[1], lead


def _chosen(p: FbobPosition, ask: Any) -> str:
    """What the odds take for granted: the best victim, the best shot stays, anywhere else the first answer."""
    if ask.prompt.key == "pick-hit":
        units = [p.data.unit[offer] for offer in ask.offers]
        return p.data.names[victim(p, units, SIDES.index(ask.side))]
    if ask.prompt.key == "keep-in-hex":
        return p.data.names[keeper(p, [p.data.unit[offer] for offer in ask.offers])]
    return str(ask.offers[0])


FIGHTS: list[dict[str, Any]] = [
    {"units": {"13": up("1019", 1), "44": up("1019", 2)}},
    {
        "units": {
            "13": up("1019", 1),
            "14": up("1019", 1),
            "17": up("1019", 1),
            "44": up("1019", 2),
            "61": up("1019", 2),
        }
    },
    {"units": {"13": up("1019", 1, marks=["shaken"]), "66": up("1019", 2, ace=1), "1420": "headquarters"}},
    {"units": {"L-1": up("1019", 1), "44": up("1019", 2), "1RN": up("1019", 2)}, "turn": 20},
    {"units": {"13": up("1019", 1, ace=1), "14": up("1019", 1), "36": up("1019", 2)}, "weather": True},
    {
        "units": {"13": up("1019", 1), "44": up("1019", 2, training=["up"]), "61": up("1019", 2, training=["up"])},
        "rules": ["training"],
    },
    {"units": {"13": up("1019", 1), "14": up("1019", 1), "44": up("1019", 2)}, "mp": {"british": 48}},
]


@pytest.mark.parametrize("fields", FIGHTS)
def test_a_dogfight_is_what_the_rules_make_of_it(fields: dict[str, Any]) -> None:
    game = flying("combat.choose", BRITISH, **fields).game
    (answer,) = (offer for offer in game.open[0].offers if offer != "done")
    assert tolls(the_only(odds_of(game, BRITISH))) == walked(game, answer)


def lone_camel() -> Row:
    """A lone Camel attacks a lone Gotha, with factors and charts that are written here: no tuning changes the sums."""
    return the_only(odds_of(flying("combat.choose", BRITISH, **FIGHTS[0], overlay=BY_HAND).game, BRITISH))


BY_HAND: dict[str, Any] = {
    "units": {
        "44": {"air": "4", "pursuit": "6"},
        "13": {"air": "1", "pursuit": "2", "bombs": "3"},
        **{name: {"bombs": "3"} for name in ("14", "17")},
    },
    "columns": {
        "pursuit": {"least": [-99, -3, -1, 0, 1, 2, 4]},
        "combat": {"least": [1, 2, 4, 6, 8, 10]},
        "bombardment": {"least": [1, 2, 4, 6, 10, 14]},
    },
    "pursuit": {
        "1": {"results": ["D", "D", "D", "D", "N", "N", "N"]},
        "2": {"results": ["D", "D", "N", "N", "N", "A-", "A-"]},
        **{str(die): {"results": ["A"] * 7} for die in range(3, 7)},
    },
    "combat": {
        "1": {"results": ["-", "-", "-", "-", "FS", "FS"]},
        "2": {"results": ["-", "-", "-", "FS", "D", "D"]},
        "3": {"results": ["-", "-", "FS", "D", "D", "Z"]},
        "4": {"results": ["-", "FS", "D", "D", "Z", "E"]},
        "5": {"results": ["FS", "D", "Z", "E", "E", "E"]},
        "6": {"results": ["D", "Z", "E", "E", "E", "E"]},
    },
    "bombardment": {
        "1": {"results": ["-", "-", "-", "-", "B1", "B1"]},
        "2": {"results": ["-", "-", "-", "B1", "D1", "B1&D1"]},
        "3": {"results": ["-", "-", "B1", "D1", "B1&D1", "B2&D1"]},
        "4": {"results": ["-", "B1", "D1", "B1&D1", "B2&D1", "B2&D2"]},
        "5": {"results": ["B1", "D1", "B1&D1", "B2&D1", "B2&D2", "B3&D2"]},
        "6": {"results": ["D1", "B1&D1", "B2&D1", "B2&D2", "B3&D2", "B3&D3"]},
    },
    "damage": {
        "1": {"effect": "none", "months": 0},
        "2": {"effect": "driven-off", "months": 0},
        "3": {"effect": "engine-trouble", "months": 0},
        "4": {"effect": "turned-back", "months": 0},
        "5": {"effect": "recycle", "months": 1},
        "6": {"effect": "recycle", "months": 2},
    },
    "scores": {"fighter": {"points": 1}, "bomber": {"points": 5}},
    "outrage": {"B1": {"points": 0}, "B2": {"points": 1}, "B3": {"points": 2}},
}


def test_a_lone_camel_on_a_lone_gotha_by_hand() -> None:
    """Pursuit 6 to 2: the last column, nobody on a one and one less on a two; 4 hits on 4 to 6, back comes 1 on 6."""
    row = lone_camel()
    bounce = row.share(lambda result: result.bounce)
    assert bounce.shares == {"A": Fraction(4, 6), "A-": SIXTH, "N": SIXTH}
    # E on a six, Z and D on five and four; after A- E never comes, D and Z on five and six
    assert row.share(lambda result: result.german_killed).chance(1) == Fraction(4, 6) * SIXTH
    assert row.share(lambda result: result.german_hit).chance(1) == Fraction(4, 6) * HALF + SIXTH * Fraction(2, 6)
    # Whoever was not hit fires back; who was damaged does after one, three and four of the Damage Table
    damaged = Fraction(4, 6) * Fraction(2, 6) + SIXTH * Fraction(2, 6)
    missed = Fraction(4, 6) * HALF + SIXTH * Fraction(4, 6)
    assert row.share(lambda result: result.british_hit).chance(1) == (missed + damaged * HALF) * SIXTH


def test_points_are_the_sides_own() -> None:
    row = lone_camel()
    assert points(row, BRITISH).mean() == -points(row, GERMAN).mean()
    assert points(row, BRITISH).quantile(0.9) == 5  # the Gotha is lost in one of nine


# AA artillery and patrols on the way

RAID = {"13": up("1020", 1), "14": up("1020", 1)}
GUNS: list[dict[str, Any]] = [
    {"units": {**RAID, "1019": "aa2"}},
    {"units": {**RAID, "1019": "aa4 headquarters*"}, "turn": 20},
    {"units": {"13": up("1020", 1, ace=1, marks=["shaken"]), "1019": "aa1"}, "weather": True},
    {"units": {"L-1": up("1020", 1), "1019": "aa4"}},
]


@pytest.mark.parametrize("fields", GUNS)
def test_guns_are_what_the_rules_make_of_them(fields: dict[str, Any]) -> None:
    game = flying("movement.fly", GERMAN, **fields, moving=1).game
    assert tolls(the_only(odds_of(game, GERMAN), "1019", "guns")) == walked(game, "1019")


def test_guns_that_are_not_known_are_not_counted() -> None:
    hidden = flying("movement.fly", GERMAN, {**RAID, "1019": "headquarters aa4"}, moving=1).game
    assert not odds_of(hidden, GERMAN, ["1019"])
    seen = flying("movement.fly", GERMAN, {**RAID, "1019": "headquarters aa4*"}, moving=1).game
    assert the_only(odds_of(seen, GERMAN, ["1019"])).facts["power"] == 4


def test_guns_of_ships_and_aerodromes_add_up() -> None:
    units = {"13": up("2916", 1), "tender-1": "2915", "carrier": {"at": "2915", "known": 1}}
    row = the_only(odds_of(flying("movement.fly", GERMAN, units, moving=1).game, GERMAN), "2915")
    assert row.facts["power"] == 3
    units = {"13": up("1319", 1), "1318": "aerodrome aa1*"}
    row = the_only(odds_of(flying("movement.fly", GERMAN, units, moving=1).game, GERMAN), "1318")
    assert row.facts["power"] == 2


def test_an_unknown_ship_counts_as_a_tender() -> None:
    units = {"13": up("2916", 1), "carrier": "2915"}
    row = the_only(odds_of(flying("movement.fly", GERMAN, units, moving=1).game, GERMAN), "2915")
    assert row.facts["power"] == 1


def test_fakes_have_nothing_to_lose() -> None:
    units = {"Fake-1": {"place": "flying", "at": "1020", "group": 1, "took_off": 1}, "1019": "aa4"}
    assert not odds_of(flying("movement.fly", GERMAN, units, moving=1).game, GERMAN, ["1019"])


PATROL = up("1019", 2, marks=["patrol", "flew"])


def test_a_known_patrol_may_intercept_from_beside() -> None:
    units = {**RAID, "44": {**PATROL, "at": "1018"}}
    game = flying("movement.fly", GERMAN, units, moving=1, rules=["patrols"]).game
    rows = odds_of(game, GERMAN)
    assert {row.answer for row in rows if row.key == "interception"} == {"1019"} & set(game.open[0].offers)
    row = the_only(rows, "1019", "interception")
    game.answer("1019")
    assert game.open[0].prompt.key == "intercept"
    theirs = the_only(odds_of(game, BRITISH), "B2")
    assert tolls(row) == tolls(theirs) == walked(game, "B2")


def test_a_face_down_patrol_has_no_odds() -> None:
    units = {**RAID, "44": {**PATROL, "at": "1018", "spotted": 0}}
    game = flying("movement.fly", GERMAN, units, moving=1, rules=["patrols"]).game
    assert not [row for row in odds_of(game, GERMAN) if row.key == "interception"]


def test_a_part_of_a_patrol_beside_fights_alone() -> None:
    units = {**RAID, "44": {**PATROL, "at": "1018"}, "61": {**PATROL, "at": "1018"}}
    game = flying("movement.fly", GERMAN, units, moving=1, rules=["patrols"]).game
    game.answer("1019")
    rows = odds_of(game, BRITISH)
    assert {row.answer for row in rows} == {"B2", "B2 44", "B2 61"}
    assert tolls(the_only(rows, "B2 44")) == walked(game, "B2 44")


# Who is hit


def test_who_picks_spares_the_best_of_his_own_and_hits_the_best_of_the_enemy() -> None:
    units = {"44": up("1019", 2), "25": up("1019", 2), "61": up("1019", 2)}
    factors = {"44": {"air": "4"}, "25": {"air": "2"}, "61": {"air": "3"}}
    worth = {"bomber": {"points": 2}, "fighter": {"points": 1}}
    p = flying("combat.choose", BRITISH, units, overlay={"units": factors, "scores": worth}).p
    group = [p.data.unit[unit] for unit in units]
    assert p.data.names[victim(p, group, 0)] == "25"  # a bomber is worth two
    assert p.data.names[victim(p, group, 1)] == "61"  # a fighter one, and this one shoots worse
    assert p.data.names[keeper(p, group)] == "44"


def test_what_a_hit_does_to_each_unit() -> None:
    units = {"13": up("1019", 1), "L-1": up("1019", 1), "44": up("1019", 2), "56": up("1019", 2)}
    game = flying("combat.choose", BRITISH, units).game
    both = factor("44", "air") + factor("56", "air")
    for answer in ("B2 G1", "6", str(die_for("combat", both, "E"))):
        game.answer(answer)
    rows = odds_of(game, BRITISH)
    assert {row.answer: points(row, BRITISH).shares for row in rows} == {
        "13": {score("13"): 1},
        "L-1": {score("L-1"): 1},
    }
    game = flying("combat.choose", BRITISH, {**units, "56": "pool"}).game
    for answer in ("B2 G1", "6", str(die_for("combat", factor("44", "air"), "Z"))):
        game.answer(answer)
    rows = odds_of(game, BRITISH)
    assert points(the_only(rows, "L-1"), BRITISH).shares == {score("L-1"): 1}
    assert the_only(rows, "13").share(lambda result: result.german).chance(1) == Fraction(1, 3)


# Bombs

SEEN_BELOW = {"place": "based", "at": "1318", "spotted": 1}
BOMBS: list[dict[str, Any]] = [
    {"units": {"13": up("1019", 1), "14": up("1019", 1), "17": up("1019", 1)}, "recon": {"german": ["1019"]}},
    {"units": {"13": up("1019", 1), "1019": "aa2 headquarters* civil-defence*"}, "bombed": ["1019"]},
    {"units": {"1/501": up("2424", 1), "2424": "aa4"}, "turn": 20, "weather": True},
    {"units": {"13": up("1318", 1), "14": up("1318", 1, ace=1), "1318": "aerodrome", "36": SEEN_BELOW}},
    {"units": {"13": up("2915", 1), "14": up("2915", 1), "17": up("2915", 1), "carrier": {"at": "2915", "known": 1}}},
    {"units": {"13": up("2915", 1), "tender-1": {"at": "2915", "known": 1}}},
    {"units": {"13": up("1019", 1, note="1019 city")}, "rules": ["targets"]},
    {"units": {"13": up("1019", 1, note="1118 city", training=["up"])}, "rules": ["targets", "training"]},
]


@pytest.mark.parametrize("fields", BOMBS)
def test_bombs_are_what_the_rules_make_of_them(fields: dict[str, Any]) -> None:
    game = flying("bombing.choose", GERMAN, **fields).game
    groups = odds_of(game, GERMAN)
    game.answer("G1")
    if game.open[0].prompt.key != "aim":  # only one target
        assert tolls(the_only(groups)) == _bombed(fields)
        return
    rows = odds_of(game, GERMAN)
    assert [row.facts for row in rows] == [row.facts for row in groups]
    for row in rows:
        assert tolls(row) == walked_together(game, row.answer)


def _bombed(fields: dict[str, Any]) -> Shares:
    return walked(flying("bombing.choose", GERMAN, **fields).game, "G1")


def walked_together(game: AnyGame, target: str) -> Shares:
    """All units aim at one target, then the dice are walked."""
    twin = game.clone()
    while len(twin.open) == 1 and twin.open[0].prompt.key == "aim" and _next_is_aim(twin, target):
        twin.answer(target)
    return walked(twin, target)


def _next_is_aim(game: AnyGame, target: str) -> bool:
    twin = game.clone()
    twin.answer(target)
    return bool(twin.open) and twin.open[0].prompt.key == "aim"


def test_bombs_on_london_by_hand() -> None:
    """Three Gothas have 9 points: the fourth column; with a Recon marker the sixth. Panic less outrage, three a D."""
    row = the_only(odds_of(flying("bombing.choose", GERMAN, **BOMBS[0], overlay=BY_HAND).game, GERMAN))
    assert (row.facts["power"], row.facts["column"], row.facts["shift"]) == (9, 6, 2)
    results = row.share(lambda result: (result.bomb, result.points)).shares
    assert results == dict.fromkeys(
        [("B1", 1), ("B1&D1", 4), ("B2&D1", 4), ("B2&D2", 7), ("B3&D2", 7), ("B3&D3", 10)], SIXTH
    )


def test_who_has_aimed_elsewhere_is_not_counted() -> None:
    units = {"13": up("1019", 1), "14": up("1019", 1), "17": up("1019", 1), "1019": "aa2"}
    game = flying("bombing.choose", GERMAN, units).game
    game.answer("G1")
    game.answer("aa")
    rows = odds_of(game, GERMAN)
    assert {row.answer: row.facts["units"] for row in rows} == {"city": ["14", "17"], "aa": ["13", "14", "17"]}


def test_the_british_score_nothing_for_a_city_and_may_strafe() -> None:
    units = {"25": up("4825", 1), "44": up("4826", 2), "4826": "aerodrome", "13": {**SEEN_BELOW, "at": "4826"}}
    rows = odds_of(flying("bombing.choose", BRITISH, units).game, BRITISH)
    assert points(the_only(rows, "B1"), BRITISH).shares == {0: 1}
    assert the_only(rows, "B2").facts["target"] == "13"


@pytest.mark.parametrize(("text", "parts"), [("-", (0, 0)), ("B1", (1, 0)), ("D2", (0, 2)), ("B3&D1", (3, 1))])
def test_results_are_read(text: str, parts: tuple[int, int]) -> None:
    assert read(text) == parts


# Coming down

LANDINGS: list[dict[str, Any]] = [
    {"units": {"13": up("4826", 1), "4826": "aerodrome"}},
    {"units": {"13": up("4826", 1), "14": up("4826", 1), "4826": "aerodrome"}, "turn": 20},
    {"units": {"13": up("4826", 1), "14": up("4826", 1), "15": "based 4826", "16": "based 4826", "4826": "aerodrome"}},
    {"units": {"13": up("4727", 1)}, "weather": True},
    {"units": {"L-1": up("4826", 1), "4826": "aerodrome"}, "turn": 20},
]


@pytest.mark.parametrize("fields", LANDINGS)
def test_landing_is_what_the_rules_make_of_it(fields: dict[str, Any]) -> None:
    game = flying("movement.fly", GERMAN, **fields, moving=1).game
    assert tolls(the_only(odds_of(game, GERMAN), "land")) == walked(game, "land")


def test_a_carrier_unit_lands_aboard_and_elsewhere_if_there_is_no_room() -> None:
    units = {"1CV": up("2915", 1), "carrier": "2915", "2CV": "aboard 2915", "3CV": "aboard 2915"}
    game = flying("movement.fly", BRITISH, units, moving=1).game
    row = the_only(odds_of(game, BRITISH), "land")
    assert row.facts["reasons"] == []
    assert tolls(row) == walked(game, "land") == {(0, 0, 0): 1}


@pytest.mark.parametrize(
    ("night", "safe", "recycled", "eliminated"), [(0, HALF, Fraction(1, 3), SIXTH), (1, *[Fraction(1, 3)] * 3)]
)
def test_an_unlit_field_by_hand(night: int, safe: Fraction, recycled: Fraction, eliminated: Fraction) -> None:
    """No aerodrome is +2: safe on 1 to 3, four and five recycle, a six is eliminated; with +1 for night one earlier."""
    units = {"13": up("4727", 1)}
    overlay = {"modifiers": {"crash-night": {"value": night}}}
    game = flying("movement.fly", GERMAN, units, moving=1, turn=20, overlay=overlay).game
    row = the_only(odds_of(game, GERMAN), "land")
    assert row.facts["reasons"] == ["crash-field", "crash-night"]
    assert row.share(lambda result: (result.german, result.german_killed)).shares == {
        (0, 0): safe,
        (1, 0): recycled,
        (1, 1): eliminated,
    }


@pytest.mark.parametrize(("at", "weather"), [("4727", False), ("1019", False), ("3018", True)])
def test_running_out_of_fuel_is_what_the_rules_make_of_it(at: str, weather: bool) -> None:
    units = {"13": up(at, 1, box=5), "14": up(at, 1, box=6)}
    game = flying("movement.fly", GERMAN, units, moving=1, weather=weather).game
    row = the_only(odds_of(game, GERMAN), "stop", "fuel")
    assert row.facts["number"] == 1
    assert tolls(row) == walked_on(game, "stop")
    choosing = flying("movement.choose", GERMAN, units, weather=weather).game
    assert tolls(the_only(odds_of(choosing, GERMAN), "G1", "fuel")) == tolls(row)


def walked_on(game: AnyGame, answer: str) -> Shares:
    """An answer, then done with everything until the half is over."""
    twin = game.clone()
    twin.answer(answer)
    while twin.open and isinstance(twin.open[0], Choice) and "done" in twin.open[0].offers:
        twin.answer("done")
    if twin.open and twin.open[0].side == CHANCE:
        return _walk_dice(twin, game.position)
    raise AssertionError("nothing is rolled")


def _walk_dice(game: AnyGame, start: FbobPosition) -> Shares:
    shares: Shares = {}
    for offer in game.open[0].offers:
        twin = game.clone()
        twin.answer(offer)
        toll = _toll(start, twin.position)
        shares[toll] = shares.get(toll, Fraction(0)) + SIXTH
    return shares


def test_a_crowded_hex_is_told_before_the_moves_are_over() -> None:
    units = {"13": up("3018", 1), "14": up("3018", 2)}
    row = the_only(odds_of(flying("movement.choose", GERMAN, units).game, GERMAN), "done", "crowded")
    assert row.share(lambda result: result.german).shares == {
        0: Fraction(4, 9),
        1: Fraction(4, 9),
        2: Fraction(1, 9),
    }
    staying = flying("movement.fly", GERMAN, units, moving=1).game
    assert the_only(odds_of(staying, GERMAN), "stop").key == "crowded"


def test_groups_that_are_one_where_they_end_their_move_are_not_told_to_crowd() -> None:
    """Those of one base and turn (R-82)."""
    off: dict[str, Any] = {"place": "flying", "at": "4826", "origin": "4826", "took_off": 2, "box": 20}
    units: dict[str, Any] = {"13": {**off, "group": 1}, "14": {**off, "group": 2}}
    now, later = (begun("movement.choose", units=units, turn=turn, phasing=GERMAN).game for turn in (2, 3))
    assert odds_of(now, GERMAN) == []
    assert the_only(odds_of(later, GERMAN)).key == "crowded"


# Recon


def test_recon_by_hand() -> None:
    row = the_only(odds_of(begun("recon.plot", month=2, mp={"german": 3}).game, GERMAN))
    assert (row.answer, row.share(lambda result: result.success).chance(True)) == ("", Fraction(1, 3))
    game = begun("recon.plot", month=2, mp={"german": 3}, weather=True, recon={"german": ["1019"]}).game
    row = the_only(odds_of(game, GERMAN))
    assert (row.facts["left"], row.share(lambda result: result.success).chance(True)) == (5, SIXTH)


# What is not known, and what is not offered


def test_odds_do_not_tell_what_is_hidden() -> None:
    """A side's rows are the same for everything that the table may be for all that it knows."""
    units = {
        **RAID,
        "1019": "aa2 headquarters",
        "1118": "civil-defence aa3",
        "1318": "aerodrome early-warning",
        "44": {"place": "flying", "at": "1118", "group": 3, "took_off": 1, "box": 9},
        "36": {"place": "flying", "at": "1420", "group": 4, "took_off": 1, "box": 11},
        "39": "based 1318",
    }
    game = flying("movement.fly", GERMAN, units, moving=1).game
    rows = odds_of(game, GERMAN)
    assert rows
    for number in range(20):
        assert odds_of_same(resampled(game, GERMAN, Luck(str(number)))) == odds_of_same(game)


def test_how_land_units_lie_below_the_top_is_not_known() -> None:
    stacks = ("aa2 aerodrome* early-warning* headquarters", "aa2 headquarters early-warning* aerodrome*")
    games = [flying("movement.fly", GERMAN, {**RAID, "1318": stack}, moving=1).game for stack in stacks]
    one, two = (FBOB.fields.save(known_to(game.position, OF_GERMAN)) for game in games)
    assert one == two


def odds_of_same(game: AnyGame) -> list[tuple[str, str, Shares]]:
    return [(row.answer, row.key, tolls(row)) for row in odds_of(game, GERMAN)]


def test_an_unseen_headquarters_does_not_count() -> None:
    open_one = flying("movement.fly", GERMAN, {**RAID, "1019": "aa2", "1219": "headquarters"}, moving=1).game
    covered = flying("movement.fly", GERMAN, {**RAID, "1019": "aa2", "1219": "aa1 headquarters"}, moving=1).game
    bare = flying("movement.fly", GERMAN, {**RAID, "1019": "aa2", "1219": "aa1"}, moving=1).game
    chances = [tolls(the_only(odds_of(game, GERMAN), "1019")) for game in (open_one, covered, bare)]
    assert chances[1] == chances[2] != chances[0]


def test_what_is_not_offered_is_refused_and_other_questions_have_no_odds() -> None:
    game = flying("combat.choose", BRITISH, **FIGHTS[0]).game
    with pytest.raises(Refused):
        odds_of(game, BRITISH, ["B9 G1"])
    assert not odds_of(game, GERMAN)
    assert not odds_of(begun("month.end", month=2).game, GERMAN)


def test_the_game_is_left_alone() -> None:
    game = flying("combat.choose", BRITISH, **FIGHTS[1]).game
    before = FBOB.fields.save(game.position)
    odds_of(game, BRITISH)
    assert FBOB.fields.save(game.position) == before


# In words

PLACES: list[Callable[[], tuple[AnyGame, str]]] = [
    *(lambda one=one: (flying("combat.choose", BRITISH, **one).game, BRITISH) for one in FIGHTS[:2]),
    *(lambda one=one: (flying("bombing.choose", GERMAN, **one).game, GERMAN) for one in BOMBS),
    *(lambda one=one: (flying("movement.fly", GERMAN, **one, moving=1).game, GERMAN) for one in (*GUNS, *LANDINGS)),
    lambda: (flying("movement.choose", GERMAN, {"13": up("3018", 1, box=5), "14": up("3018", 2)}).game, GERMAN),
    lambda: (begun("recon.plot", month=2, mp={"german": 3}).game, GERMAN),
]


@pytest.mark.parametrize("words", [ENGLISH, FRENCH])
def test_every_row_can_be_told(words: Words) -> None:
    for place in PLACES:
        game, side = place()
        rows = odds_of(game, side)
        assert rows
        for row in rows:
            assert told(row, side, words).startswith(name(row, words))
            assert detail(row, side, words).endswith(".")
    assert how_made(words) != elsewhere(words)


def test_a_dogfight_in_words() -> None:
    """The sums: hit 7/18, eliminated 1/9, recycled 1/3 of the 5/18 damaged; hit back 7/72, of it out of play 1/3."""
    assert told(lone_camel(), BRITISH, ENGLISH) == (
        "B2 attacks G1: you have the bounce in 83 %, the enemy in 0 %, nobody in 17 %. Enemy hit 39 %, out of play "
        "20 %, of it eliminated 11 %; yours hit 10 %, out of play 3 %, of it eliminated 0 %. +0.6 MP for you on "
        "average, 10 to 90 %: 0 to 5."
    )


def test_all_questions_have_prompts_of_the_game() -> None:
    keys = {"attack", "intercept", "pick-hit", "bomb", "aim", "move", "fly", "plot-recon"}
    assert set(QUESTIONS) == keys
