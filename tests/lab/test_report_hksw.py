"""The report of Battle of Britain: a bombing run by hand, whole games counted a second way, 1940 beside them."""

from __future__ import annotations

import json
import sys
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tallyho.bots import bot
from tallyho.history import history_1940
from tallyho.hksw.ending import score
from tallyho.hksw.title import HKSW
from tallyho.hksw.vocabulary import LUFTWAFFE, RAF
from tallyho.lab.report import report_of
from tallyho.lab.report_hksw import HkswReport
from tallyho.lab.report_hksw_history import history_of
from tallyho.table import CHANCE, AnyGame, Game, Refused, Seat, play

sys.path.append(str(Path(__file__).parents[1] / "hksw"))
from hksw_games import begun


@cache
def played(scenario: str = "adlertag", answers: int = 1_000_000) -> AnyGame:
    game: AnyGame = Game.new(HKSW, scenario=scenario, seed=2)
    play(game, {side: Seat(bot("doctrine", side, "hksw")) for side in HKSW.sides}, answers)
    return game


@cache
def report(scenario: str = "adlertag") -> HkswReport:
    found: HkswReport = report_of(played(scenario), RAF)
    return found


def told(game: AnyGame) -> list[tuple[str, dict[str, Any]]]:
    assert game.log is not None
    return [(key, args or {}) for key, _, args, _ in game.log.events]


# By hand


def bombed() -> AnyGame:
    """Two He 111 bomb Hull with four hits and lose one to ack-ack, then go home."""
    dice = ["2B", "roundel 4 cross 2 blank 0", "roundel 0 cross 2 blank 0", "I/KG1/2"]
    overlay: Any = {"types": {"he111": {"bombing": 3}}, "victory": {"city-mission": {"points": 2}}}
    return begun(
        "battle.other-squares", dice, turn=2, phase=3, at={"2B": "K17", "3A": "A30"}, fuel={"2B": 2, "3A": 2},
        sortie_marks={"2B": ["took-off", "bomb-run"], "3A": ["took-off"]}, missions={"hull": "2B", "leeds": "3A"},
        cards={"I/KG1/2": "2B", "II/KG1/2": "2B", "I/KG27/3": "3A"}, first_alert=False, overlay=overlay,
    ).game  # fmt: skip


def test_a_mission_by_hand() -> None:
    found: HkswReport = report_of(bombed(), LUFTWAFFE)
    (mission,) = found["missions"]
    hull = HKSW.data().tables["targets"]["hull"]
    assert mission == {
        "number": 4, "turn": 2, "phase": 3, "flight": "2B", "target": "hull", "kind": "city", "succeeded": True,
        "hits": 4, "points": 2 + int(hull["production"]),
    }  # fmt: skip
    assert found["targets"]["city"] == {"flown": 1, "succeeded": 1}
    assert found["losses"]["luftwaffe"] == {"all": 1, "types": {"he111": 1}, "causes": {"ack_ack": 1}}
    assert found["losses"]["raf"] == {"all": 0, "types": {}, "causes": {}}


def test_the_points_by_hand() -> None:
    found: HkswReport = report_of(bombed(), LUFTWAFFE)
    worth = found["missions"][0]["points"]
    assert [(one["number"], one["source"], one["change"], one["luftwaffe"], one["raf"]) for one in found["track"]] == [
        (0, "start", 0, 0, 0),
        (4, "luftwaffe_squadrons", 1, 0, 1),
        (4, "missions", worth, worth, 1),
    ]
    assert found["points"]["mission_points"] == worth
    assert found["points"]["margin"] == worth - 1


def test_the_dice_by_hand() -> None:
    """Six black dice: three roundels and one cross to be expected; two white ones, of which one is a cross."""
    bombing, ack_ack = report_of(bombed(), LUFTWAFFE)["dice"]
    assert (bombing["key"], bombing["colour"], bombing["rolls"], bombing["dice"]) == ("bombing-dice", "black", 1, 6)
    assert bombing["roundels"] == {"shown": 4, "expected": 3.0, "deviation": 1.22}  # the root of 6 x 1/2 x 1/2
    assert bombing["crosses"] == {"shown": 2, "expected": 1.0, "deviation": 0.91}  # of 6 x 1/6 x 5/6
    assert (ack_ack["colour"], ack_ack["crosses"]["shown"], ack_ack["crosses"]["expected"]) == ("white", 2, 1.0)


# Whole games


def test_points_follow_every_change_and_end_with_the_score() -> None:
    found, total = report(), score(played().position)
    track = found["track"]
    assert track[0]["source"] == "start"
    assert (track[-1]["luftwaffe"], track[-1]["raf"]) == (total.luftwaffe, total.raf)
    by_source: Counter[str] = Counter()
    for point in track:
        by_source[point["source"]] += point["change"]
    assert {name: by_source[name] for name in total._fields} == total._asdict()
    after = {point["number"]: (point["luftwaffe"], point["raf"]) for point in track}
    for number in [*after][1:4]:
        then = score(played().replayed(number).position)
        assert after[number] == (then.luftwaffe, then.raf)


def test_a_repair_takes_the_point_back() -> None:
    back = [point for point in report()["track"] if point["change"] < 0]
    repaired = sum(key == "repaired" for key, _ in told(played()))
    assert repaired
    assert {point["source"] for point in back} == {"raf_squadrons"}
    assert -sum(point["change"] for point in back) == repaired


def test_turns_add_up_to_the_whole() -> None:
    found = report()
    turns = found["turns"]
    assert [turn["turn"] for turn in turns] == [5, 6]
    assert (found["first"], found["last"]) == ("1940-08-08", "1940-08-21")
    for side in ("luftwaffe", "raf"):
        losses = [turn["losses"][side] for turn in turns]  # type: ignore[literal-required]
        whole = found["losses"][side]  # type: ignore[literal-required]
        assert (
            sum(one["all"] for one in losses)
            == whole["all"]
            == sum(whole["types"].values())
            == sum(whole["causes"].values())
        )
    assert sum(turn["intercepts"]["number"] for turn in turns) == found["intercepts"]["number"]
    assert turns[-1]["points"] == found["points"]


def test_missions_and_losses_counted_a_second_way() -> None:
    found, keys = report(), Counter(key for key, _ in told(played()))
    assert len(found["missions"]) == keys["mission-succeeds"] + keys["mission-fails"]
    assert sum(mission["succeeded"] for mission in found["missions"]) == keys["mission-succeeds"]
    lost = Counter(args["side"] for key, args in told(played()) if key in ("lost", "shot-down", "out-of-fuel"))
    assert (found["losses"]["luftwaffe"]["all"], found["losses"]["raf"]["all"]) == (lost[LUFTWAFFE], lost[RAF])
    assert found["dogfights"]["number"] == keys["dogfight"]
    assert found["dogfights"]["luftwaffe"] + found["dogfights"]["raf"] == keys["shot-down"]
    rolls = sum(turn[0] == CHANCE and "roundel" in turn[2] for turn in played().history)
    assert sum(one["rolls"] for one in found["dice"]) == rolls


def test_bombs_that_never_fell_have_no_hits() -> None:
    missions = report()["missions"]
    bombed = sum(key == "bombed" for key, _ in told(played()))
    assert sum(mission["hits"] is not None for mission in missions) == bombed < len(missions)
    assert not any(mission["succeeded"] for mission in missions if mission["hits"] is None)


def test_it_can_be_sent() -> None:
    assert json.loads(json.dumps(report())) == report()


# The history


def test_the_weeks_of_the_turns_beside_them() -> None:
    history = report()["history"]
    days = history_1940().days
    first, second = history["turns"]
    assert (first["first"], first["last"], second["last"]) == ("1940-08-08", "1940-08-14", "1940-08-21")
    assert first["raf"] == sum(days[f"1940-08-{day:02}"].raf for day in range(8, 15))
    assert first["luftwaffe"] == sum(days[f"1940-08-{day:02}"].luftwaffe for day in range(8, 15))
    assert "1940-08-13" in [day["date"] for day in first["days"]]  # Adlertag
    assert all(any(day["name"].values()) for turn in history["turns"] for day in turn["days"])
    assert len(history["series"]) == 14
    assert (history["totals"], history["strength"]) == ([], [])


def test_figures_from_memory_are_marked() -> None:
    """Both figures of every day must have been read in a source, or those of the turn are partly from memory."""
    days = history_1940().days
    for turn in report()["history"]["turns"]:
        inside = [day for name, day in days.items() if turn["first"] <= name <= turn["last"]]
        assert (turn["read"] == "both") == all(day.losses_seen == "raf+lw" for day in inside)
    both = ("1940-10-31", "1940-10-31")
    assert history_of("london", [(1, *both)])["turns"][0]["read"] == "both"
    assert history_of("london", [(1, "1940-07-10", both[1])])["turns"][0]["read"] == "partial"


def test_a_campaign_has_the_whole_battle_beside_it() -> None:
    game = played("campaign", 30)
    history = report_of(game, RAF)["history"]
    assert history["totals"]
    assert history["strength"]
    assert history["turns"][0]["turn"] == 1


# Who may know


def test_both_sides_and_spectators_get_the_same_but_for_hidden_chance_while_the_game_goes_on() -> None:
    game = played("adlertag", 330)
    assert not game.over
    of_sides = [dict(report_of(game, side)) for side in (RAF, LUFTWAFFE, None)]
    for one in of_sides:
        one.pop("luck")
        one.pop("side")
    assert of_sides[0] == of_sides[1] == of_sides[2]
    assert of_sides[0]["missions"] or of_sides[0]["dice"]


def test_a_side_that_the_game_has_not_is_refused() -> None:
    with pytest.raises(Refused):
        report_of(played("adlertag", 330), "british")
