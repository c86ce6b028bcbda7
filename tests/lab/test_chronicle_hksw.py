"""The chronicle of Battle of Britain against games played beside it, and turns counted by hand."""

from __future__ import annotations

import sys
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tallyho.bots import bot
from tallyho.cli import main
from tallyho.hksw.ending import score
from tallyho.hksw.title import HKSW
from tallyho.hksw.vocabulary import LUFTWAFFE, RAF, SIDES
from tallyho.lab.chronicle_hksw import HkswChronicle
from tallyho.lab.chronicle_hksw_columns import (
    COUNTED,
    COUNTS,
    LOSSES,
    MISSIONS,
    PHASES,
    POINTS,
    TYPE_NAMES,
    TYPES,
    loss_column,
    phase_column,
)
from tallyho.lab.chronicle_hksw_summary import summary
from tallyho.lab.simulate import Played as PlayedGame
from tallyho.lab.simulate import planned, simulate
from tallyho.lab.simulate_chronicle import columns_of, listening
from tallyho.lab.simulate_table import Table
from tallyho.library import Library
from tallyho.table import AnyGame, Game, Seat, play

sys.path.append(str(Path(__file__).parents[1] / "hksw"))
from hksw_games import Played, begun

LIBRARY = Library()
SETUPS = [("kanalkampf", 0), ("adlertag", 0), ("london", 1)]
BOTS = {LUFTWAFFE: "doctrine", RAF: "doctrine"}
Rows = list[dict[str, Any]]


@cache
def simulated(scenario: str) -> list[tuple[dict[str, Any], Rows]]:
    """The row of every game with the rows of its turns."""
    found = []
    of_games, of_turns = columns_of(HkswChronicle)
    for result in simulate(planned(LIBRARY, "hksw", (scenario, ()), BOTS, seed="chronicle", games=2)):
        assert isinstance(result, PlayedGame), result
        row = dict(zip(of_games, result.row, strict=True))
        found.append((row, [dict(zip(of_turns, turn, strict=True)) for turn in result.days]))
    return found


@cache
def watched(scenario: str, number: int) -> tuple[AnyGame, list[dict[str, int]]]:
    """The same game played here, and the points whenever a turn begins and at the end."""
    seed = f"chronicle-{number}"
    game = Game.new(HKSW, scenario, (), seed)
    seats = {side: Seat(bot(name, f"{seed} {side}", "hksw")) for side, name in BOTS.items()}
    ends: list[dict[str, int]] = []
    turn = game.position.turn
    while not game.over:
        before = score(game.position)
        play(game, seats, 1)
        if game.position.turn != turn or game.over:
            now = score(game.position) if game.over else before
            ends.append({LUFTWAFFE: now.luftwaffe, RAF: now.raf})
            turn = game.position.turn
    return game, ends


def told(game: AnyGame) -> list[tuple[str, dict[str, Any]]]:
    assert game.log is not None
    return [(key, args or {}) for key, _, args, _ in game.log.events]


each_game = pytest.mark.parametrize(("scenario", "number"), SETUPS)


@each_game
def test_a_row_for_each_turn(scenario: str, number: int) -> None:
    row, turns = simulated(scenario)[number]
    game, _ = watched(scenario, number)
    begins = [args for key, args in told(game) if key == "turn-begins"]
    assert [(turn["turn"], turn["weather"]) for turn in turns] == [(one["turn"], one["weather"]) for one in begins]
    assert row["last_turn"] == game.position.turn == turns[-1]["turn"]
    assert row["turns_flown"] == sum(key == "luftwaffe-flies" for key, _ in told(game))
    for turn in turns:
        assert turn["first_day"].isoformat() == HKSW.data().tables["turns"][str(turn["turn"])]["first_day"]
        assert (turn["phases"] > 0) == turn["flown"]
        phases = [args["phase"] for key, args in told(game) if key == "phase-begins" and args["turn"] == turn["turn"]]
        assert turn["phases"] == max(phases, default=0)


@each_game
def test_the_points_of_every_turn_and_of_the_end(scenario: str, number: int) -> None:
    row, turns = simulated(scenario)[number]
    game, ends = watched(scenario, number)
    total = score(game.position)
    assert (row["luftwaffe_points"], row["raf_points"]) == (total.luftwaffe, total.raf)
    assert (row["mission_points"], row["raf_squadron_points"]) == (total.missions, total.raf_squadrons)
    assert (row["luftwaffe_squadron_points"], row["failed_points"]) == (total.luftwaffe_squadrons, total.failed)
    assert turns[-1]["margin"] == row["margin"] == total.luftwaffe - total.raf
    last = [(turn["luftwaffe_points"], turn["raf_points"]) for turn in turns if turn["flown"]][-1]
    assert last == (ends[-1][LUFTWAFFE], ends[-1][RAF])


@each_game
def test_everything_is_counted_once(scenario: str, number: int) -> None:
    row, turns = simulated(scenario)[number]
    game, _ = watched(scenario, number)
    keys = Counter(key for key, _ in told(game))
    for name in COUNTS:
        assert row[name] == sum(turn[name] for turn in turns), name
    for key, column in COUNTED.items():
        assert row[column] == keys[key], key
    assert row["missions_succeeded"] == keys["mission-succeeds"] == sum(row[one] for one in MISSIONS[1::2])
    assert (
        row["missions_flown"]
        == keys["mission-succeeds"] + keys["mission-fails"]
        == sum(row[one] for one in MISSIONS[::2])
    )
    assert row["hits"] == sum(args["hits"] for key, args in told(game) if key == "bombed") > 0
    lost = Counter(args["side"] for key, args in told(game) if key in ("lost", "shot-down", "out-of-fuel"))
    assert {side: row[f"{side}_lost"] for side in SIDES} == lost
    assert sum(row[name] for name in LOSSES) == lost.total()
    assert sum(row[f"luftwaffe_{cause}"] for cause in ("intercept", "dogfight", "ack_ack", "fuel")) == lost[LUFTWAFFE]
    assert row["raf_intercept"] + row["raf_dogfight"] == lost[RAF]
    assert row["duels_won_luftwaffe"] + row["duels_won_raf"] + row["duels_drawn"] == row["duels"] > 0
    assert sum(row[phase_column(phase)] for phase in PHASES) == row["intercepts"] + row["dogfights"] > 0


@each_game
def test_losses_by_type(scenario: str, number: int) -> None:
    row, _ = simulated(scenario)[number]
    game, _ = watched(scenario, number)
    data = game.position.data
    cards = [args["card"] for key, args in told(game) if key in ("lost", "shot-down", "out-of-fuel")]
    types = Counter(data.type[data.card[card]] for card in cards)
    assert {kind: row[loss_column(kind)] for kind in TYPES if row[loss_column(kind)]} == types
    assert row["other_lost"] == 0
    assert {*TYPES} == {*data.kinds}


# By hand


def followed(played: Played) -> HkswChronicle:
    """A chronicle of a game begun in the middle of a turn, opened as that turn would have opened it."""
    made = HkswChronicle(played.game)
    made.turn_begins(played.p, {"weather": "clear"}, "")
    for event in played.log.events:
        made.hear(event)
    made.close()
    return made


def fought(roll: list[str], phase: int = 2, **more: Any) -> HkswChronicle:
    """An intercept of one Ju 87 by one Gladiator, with these dice."""
    fields: dict[str, Any] = {
        "moving": "2B", "race": "10A", "turn": 2, "phase": phase, "markers": 5, "at": {"2B": "N26", "10A": "N26"},
        "cards": {"II/StG1/2": "2B", "247/10": "10A"}, "missions": {"hull": "2B"}, "sortie_marks": {"2B": ["took-off"]},
    }  # fmt: skip
    return followed(begun("interception.combat", roll, **{**fields, **more}))


NOTHING_1, NOTHING_2 = "roundel 0 cross 0 blank 1", "roundel 0 cross 0 blank 2"


def test_an_intercept_is_won_by_the_side_that_lost_fewer() -> None:
    won = fought([NOTHING_1, "roundel 0 cross 2 blank 0"]).totals
    assert (won["intercepts"], won["intercepts_won_raf"], won["intercepts_won_luftwaffe"]) == (1, 1, 0)
    assert (won["luftwaffe_lost"], won["luftwaffe_intercept"], won["ju87_lost"], won["raf_lost"]) == (1, 1, 1, 0)
    assert (won["missions_flown"], won["city_flown"], won["city_succeeded"], won["flights_lost"]) == (1, 1, 0, 1)
    lost = fought(["roundel 1 cross 0 blank 0", NOTHING_2]).totals
    assert (lost["intercepts_won_raf"], lost["intercepts_won_luftwaffe"], lost["gladiator_lost"]) == (0, 1, 1)


def test_an_intercept_with_equal_losses_is_nobodys() -> None:
    both = fought(["roundel 1 cross 0 blank 0", "roundel 0 cross 2 blank 0"]).totals
    assert (both["intercepts"], both["intercepts_won_raf"] + both["intercepts_won_luftwaffe"]) == (1, 0)
    assert (both["luftwaffe_lost"], both["raf_lost"]) == (1, 1)
    nothing = fought([NOTHING_1, NOTHING_2]).totals
    assert (nothing["intercepts_won_raf"], nothing["intercepts_won_luftwaffe"]) == (0, 0)


@pytest.mark.parametrize(("phase", "column"), [(1, "combats_phase_1"), (3, "combats_phase_3"), (4, "combats_phase_4")])
def test_a_combat_belongs_to_its_phase(phase: int, column: str) -> None:
    totals = fought([NOTHING_1, NOTHING_2], phase).totals
    assert {name for name in totals if name.startswith("combats_")} == {column}
    assert phase_column(7) == "combats_phase_4"


def test_closing_twice_counts_nothing_twice() -> None:
    made = fought([NOTHING_1, "roundel 0 cross 2 blank 0"])
    first = dict(made.rows[-1])
    made.close()
    assert made.rows[-1] == first
    assert made.totals["luftwaffe_lost"] == first["luftwaffe_lost"] == 1


# The command


def test_the_summary_reads_well() -> None:
    games, turns = (Table(columns) for columns in columns_of(HkswChronicle))
    for row, rows in simulated("kanalkampf"):
        games.add([*row.values()])
        for turn in rows:
            turns.add([*turn.values()])
    sections = {section.title: section for section in summary(games, turns)}
    by_turn = sections["Each turn, means"]
    assert [row[0] for row in by_turn.rows] == ["2", "3"]
    first = [rows[0]["missions_flown"] for _, rows in simulated("kanalkampf")]
    assert by_turn.rows[0][2] == f"{sum(first) / 2:.1f}"
    targets = {row[0]: row[1:3] for row in sections["Missions by target"].rows}
    flown = sum(row["airfield_flown"] for row, _ in simulated("kanalkampf"))
    assert targets["airfields"][0] == str(flown)
    assert {*targets} == {"airfields", "radar stations", "cities"}
    types = {row[0] for row in sections["Losses by type"].rows}
    assert {"Spitfire", "Bf 109", "He 111"} <= types <= {*TYPE_NAMES.values()}
    (lead,) = (
        row for row in sections["Points in the end (lead: the Luftwaffe's over the RAF)"].rows if row[0] == "lead"
    )
    assert lead[2] == f"{sum(row['margin'] for row, _ in simulated('kanalkampf')) / 2:.1f}"
    duels = sections["Air combat"].rows[1]
    won = [sum(row[f"duels_won_{side}"] for row, _ in simulated("kanalkampf")) for side in (LUFTWAFFE, RAF)]
    whole = sum(row["duels"] for row, _ in simulated("kanalkampf"))
    assert duels[2:] == [f"{one / whole:.1%}".replace("%", " %") for one in won]
    assert len(POINTS) == 8


def test_missions_that_nobody_flew_have_no_share() -> None:
    games, turns = (Table(columns) for columns in columns_of(HkswChronicle))
    row, rows = simulated("kanalkampf")[0]
    games.add([*{**row, "intercepts": 0}.values()])
    turns.add([*{**rows[0], **dict.fromkeys(MISSIONS, 0), "flown": False}.values()])
    sections = {section.title: section for section in summary(games, turns)}
    assert {tuple(one[3:]) for one in sections["Missions by target"].rows} == {("-", "-")}
    assert {one[1] for one in sections["Air combats by Tally Ho phase"].rows} == {"-"}
    assert sections["Air combat"].rows[0][2:] == ["-", "-"]


def test_the_command_writes_and_tells_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "games.parquet"
    words = ["simulate", "hksw", "--scenario", "kanalkampf", "--games", "1", "--workers", "1", "--out", str(out)]
    assert main(words) == 0
    assert "Missions by target" in capsys.readouterr().out
    assert (tmp_path / "games-days.parquet").is_file()


def test_it_listens_from_the_first_event() -> None:
    game: AnyGame = Game.new(HKSW, scenario="campaign", seed=1)
    made = listening(HkswChronicle, game)
    assert isinstance(made, HkswChronicle)
    assert [row["turn"] for row in made.rows] == [1]
