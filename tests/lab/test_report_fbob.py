"""The report of First Battle of Britain: attacks by hand, whole games counted a second way, 1917-18 beside them."""

from __future__ import annotations

import json
import sys
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tallyho.fbob.layout import MONTHS
from tallyho.fbob.title import FBOB
from tallyho.fbob.vocabulary import BRITISH, GERMAN, SIDES
from tallyho.history import by_month, history_1917
from tallyho.lab.dice import Swing
from tallyho.lab.report import report_of
from tallyho.lab.report_fbob import FbobReport
from tallyho.lab.report_fbob_bombs import Bombs
from tallyho.lab.report_fbob_history import history_of
from tallyho.lab.report_fbob_luck import lead_after, weigh
from tallyho.table import CHANCE, AnyGame, Game, Refused

sys.path.append(str(Path(__file__).parents[1] / "fbob"))
from fbob_games import begun
from fbob_raiders import FIXED, played, told
from fbob_tables import die_for, factor

DATA: Any = FBOB.data()


@cache
def report(scenario: str = "campaign", seed: str = "3") -> FbobReport:
    found: FbobReport = report_of(played(scenario, seed), BRITISH)
    return found


# By hand

OVER_LONDON: dict[str, Any] = {
    name: {"place": "flying", "at": "1019", "group": 1, "box": 20, "took_off": 1} for name in ("13", "14", "17")
}
FLYING: dict[str, Any] = {"month": 3, "turn": 5, "phasing": GERMAN, "started": 1}


def bombed(*dice: int) -> AnyGame:
    """Three units of Gothas bomb London."""
    game: AnyGame = begun("bombing.choose", ["G1", *dice], units=OVER_LONDON, **FLYING).game
    return game


def missed() -> AnyGame:
    """One unit of Gothas bombs London, and nothing comes of it."""
    die = die_for("bombardment", factor("13", "bombs"), "-")
    game: AnyGame = begun("bombing.choose", ["G1", die], units={"13": OVER_LONDON["13"]}, **FLYING).game
    return game


def test_an_attack_by_hand() -> None:
    found: FbobReport = report_of(bombed(6), GERMAN)
    (attack,) = found["attacks"]
    (point,) = [point for point in found["morale"] if point["source"] == "damage"]
    worth = found["mp"]["german"]
    assert attack == {
        "number": 2, "month": 3, "turn": 5, "side": GERMAN, "hex": "1019", "place": "London: City and Westminster",
        "aim": "london", "target": "", "units": ["13", "14", "17"], "power": 3 * DATA.units[DATA.unit["13"]].bombs,
        "result": attack["result"], "german": worth, "british": found["mp"]["british"],
    }  # fmt: skip
    assert worth > point["change"] > 0
    assert found["places"] == [
        {"hex": "1019", "place": attack["place"], "side": GERMAN, "aim": "london", "attacks": 1, "effect": 1,
         "german": worth, "british": found["mp"]["british"]},
    ]  # fmt: skip
    assert [month["name"] for month in found["months"]] == ["1917-07"]
    assert found["months"][0]["attacks"]["german_london"] == 1


def test_an_attack_without_effect_brings_nothing() -> None:
    (attack,) = report_of(missed(), GERMAN)["attacks"]
    assert (attack["result"], attack["german"], attack["british"]) == ("-", 0, 0)
    assert report_of(missed(), GERMAN)["places"][0]["effect"] == 0


def test_a_rest_after_bombs_is_not_theirs() -> None:
    game = missed()
    bombs = Bombs(game)
    assert game.log is not None
    for event in game.log.events:
        bombs.hear(event, 2, "bombs")
    for why, cause in (("rest", "bombs"), ("unit-lost", "guns")):
        bombs.hear(("morale", "fbob:4.4a", {"side": BRITISH, "points": 4, "why": why}, None), 3, cause)
    assert [(one["german"], one["british"]) for one in bombs.attacks] == [(0, 0)]
    bombs.hear(("morale", "fbob:4.1a", {"side": GERMAN, "points": 1, "why": "unit-lost"}, None), 3, "bombs")
    assert bombs.attacks[0]["german"] == 1


def test_the_luck_of_a_bomb_by_hand() -> None:
    """Each face is worth what its result brings at once; the mean of all six is the expectation."""
    game = begun("bombing.choose", ["G1"], units=OVER_LONDON, **FLYING).game
    worth = []
    for face in range(1, 7):
        after = report_of(bombed(face), GERMAN)["mp"]
        worth.append(after["german"] - after["british"])
    swing = Swing()
    weigh(swing, game, "6")
    mean = sum(worth) / 6
    assert swing.surplus == pytest.approx(worth[5] - mean)
    assert swing.variance == pytest.approx(sum((one - mean) ** 2 for one in worth) / 6)
    assert swing.number == 1


def test_a_hit_is_taken_where_it_counts_most() -> None:
    """A shot at a fighter and a bomber: whoever picks is taken to pick the dearer one."""
    units: dict[str, Any] = {
        name: {"place": "flying", "at": "2020", "group": 1, "box": 20, "took_off": 1} for name in ("13", "Jasta-1")
    }
    units |= {name: {"place": "flying", "at": "2020", "group": 1, "box": 20, "took_off": 1} for name in ("44", "65")}
    game = begun("combat.choose", ["B1 G1", 6], units=units, **{**FLYING, "phasing": BRITISH}).game
    assert game.ask is not None
    assert game.ask.prompt.key == "fire-die"
    gotha = DATA.score[DATA.unit["13"]]
    assert lead_after(game, "6", ("damage-die",)) == -gotha


# Whole games


def test_morale_follows_every_change_and_ends_with_the_totals() -> None:
    found, game = report(), played("campaign", "3")
    morale = found["morale"]
    assert (morale[0]["source"], morale[0]["german"], morale[0]["british"]) == ("start", 0, 0)
    assert [morale[-1][side] for side in SIDES] == game.position.mp == [found["mp"][side] for side in SIDES]
    for side in SIDES:
        assert sum(point["change"] for point in morale if point["side"] == side) == found["mp"][side]
    after = {point["number"]: (point["german"], point["british"]) for point in morale}
    for number in [*after][1:4]:
        assert after[number] == tuple(game.replayed(number).position.mp)


def test_both_totals_after_each_month_and_how_they_came() -> None:
    found = report()
    ends = [args for key, args in told(played("campaign", "3")) if key == "month-ends"]
    totals = Counter(dict.fromkeys(SIDES, 0))
    for month, end in zip(found["months"], ends, strict=True):
        for side in SIDES:
            totals[side] += sum(month["changes"][side].values())
            assert totals[side] == month["mp"][side] == end[side]
    assert [month["name"] for month in found["months"]] == [*MONTHS]
    assert (found["first"], found["last"]) == (MONTHS[0], MONTHS[-1])


def test_attacks_counted_a_second_way() -> None:
    found, events = report(), told(played("campaign", "3"))
    results = [args for key, args in events if key == "bomb-result"]
    assert [(one["hex"], one["result"]) for one in found["attacks"]] == [(one["hex"], one["result"]) for one in results]
    assert sum(place["attacks"] for place in found["places"]) == len(results) > 0
    assert sum(sum(month["attacks"].values()) for month in found["months"]) == len(results)
    whys = ("panic", "damage")
    bombs = sum(args["points"] for key, args in events if key == "morale" and args["why"] in whys)
    assert sum(place["german"] for place in found["places"] if place["aim"] != "unit") == bombs
    outrage = sum(args["points"] for key, args in events if key == "morale" and args["why"] == "outrage")
    assert sum(place["british"] for place in found["places"]) == outrage


def test_losses_and_aces_counted_a_second_way() -> None:
    found, events = report(), told(played("campaign", "3"))
    for side in SIDES:
        lost = found["losses"][side]
        names = [args["unit"] for key, args in events if key == "eliminated" and args["side"] == side]
        assert lost["all"]["eliminated"] == len(names)
        types = Counter(DATA.units[DATA.unit[name]].type for name in names)
        assert {kind: one["eliminated"] for kind, one in lost["types"].items() if one["eliminated"]} == types
        assert sum(one["recycled"] for one in lost["causes"].values()) == lost["all"]["recycled"]
        assert sum(month["recycled"][side] for month in found["months"]) == lost["all"]["recycled"]
    won = [args["unit"] for key, args in events if key == "ace"]
    assert [ace["unit"] for ace in found["aces"] if ace["what"] == "won"] == won
    assert found["fought"]["dogfights"] == sum(key == "dogfight" for key, _ in events)


def test_the_dice_of_the_whole_game() -> None:
    found, game = report(), played("campaign", "3")
    rolled = sum(turn[0] == CHANCE for turn in game.history)
    assert sum(die["number"] for die in found["luck"]["dice"]) == rolled
    swings = {one["key"]: one for one in found["luck"]["swing"]}
    number = {die["key"]: die["number"] for die in found["luck"]["dice"]}
    assert {"bomb-die", "fire-die", "damage-die", "crash-die"} <= {*swings}
    assert all(one["number"] == number[key] for key, one in swings.items())


def test_the_levels_and_the_royal_air_force(monkeypatch: pytest.MonkeyPatch) -> None:
    found = report()
    assert [one["level"] for one in found["levels"]] == ["draw", "marginal", "tactical", "strategic", "super-strategic"]
    assert found["levels"][-1]["least"] == DATA.sudden_death
    created = [key for key, _ in told(played("campaign", "3")) if key in ("raf", "month-begins")]
    assert found["raf"] == MONTHS[created.index("raf") - 1]
    monkeypatch.setitem(FIXED, "create-raf", "no")
    without = played.__wrapped__("phase1", "1")
    assert without.outcome is not None
    assert "raf" not in [key for key, _ in told(without)]
    assert report_of(without, BRITISH)["raf"] is None


def test_it_can_be_sent() -> None:
    assert json.loads(json.dumps(report())) == report()


# The history


def test_the_raids_of_the_months_beside_them() -> None:
    history = report()["history"]
    then = by_month(history_1917())
    assert [month["month"] for month in history["months"]] == [*MONTHS]
    for month in history["months"]:
        raids = then.get(month["month"], [])
        assert [raid["date"] for raid in month["list"]] == [raid.date for raid in raids]
        assert month["killed"] == sum(raid.killed for raid in raids)
        assert month["verified"] == sum(raid.verified for raid in raids)
    assert history["total"]["raids"] == len(history_1917())
    assert {language for month in history["months"] for raid in month["list"] for language in raid["text"]} == {
        "en",
        "fr",
    }


def test_what_is_not_known_stays_unknown() -> None:
    """Nobody knows what the gale of August 18, 1917 took, so nobody knows what the month cost, nor the whole."""
    august, november = history_of(["1917-08", "1917-11"])["months"]
    gale = next(raid for raid in august["list"] if raid["date"] == "1917-08-18")
    assert (gale["lost_to_defence"], gale["lost_crashed"], august["lost"]) == (None, None, None)
    assert report()["history"]["total"]["lost"] is None
    assert (november["raids"], november["lost"], november["list"]) == (0, 0, [])


# Who may know


def test_both_sides_and_spectators_get_the_same_but_for_hidden_chance_while_the_game_goes_on() -> None:
    game = played("phase1", "2", 1200)
    assert not game.over
    of_sides = [dict(report_of(game, side)) for side in (GERMAN, BRITISH, None)]
    for one in of_sides:
        luck: Any = one.pop("luck")
        assert luck["swing"] == []  # other faces of a die would tell of what lies hidden
        one.pop("side")
    assert of_sides[0] == of_sides[1] == of_sides[2]
    assert of_sides[0]["attacks"]


def test_before_the_first_month_there_is_nothing_to_tell() -> None:
    game: AnyGame = Game.new(FBOB, "phase1", seed=1)
    found = report_of(game, GERMAN)
    assert (found["months"], found["attacks"], found["first"], found["history"]["months"]) == ([], [], "", [])


def test_a_side_that_the_game_has_not_is_refused() -> None:
    with pytest.raises(Refused):
        report_of(played("phase1", "2", 1200), "luftwaffe")
