"""The chronicle of First Battle of Britain against games counted a second way, and attacks counted by hand."""

from __future__ import annotations

import sys
from collections import Counter
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tallyho.cli import main
from tallyho.fbob.title import FBOB
from tallyho.fbob.vocabulary import BRITISH, FAKE, GERMAN, SIDES
from tallyho.lab.chronicle_fbob import FbobChronicle
from tallyho.lab.chronicle_fbob_columns import (
    ATTACKS,
    BOUNCES,
    CAUSES,
    COUNTED,
    COUNTED_BY_SIDE,
    COUNTS,
    HOWS,
    KINDS,
    LOSSES,
    SOURCES,
    cause_column,
    column,
    mp_column,
)
from tallyho.lab.chronicle_fbob_summary import summary
from tallyho.lab.simulate_chronicle import columns_of, day_rows, game_row, listening
from tallyho.lab.simulate_table import Table
from tallyho.table import AnyGame, Game, Seat, play

sys.path.append(str(Path(__file__).parents[1] / "fbob"))
from fbob_games import begun
from fbob_raiders import EVERY_RULE, Raider, played, told

SETUPS = [("phase1", "1"), ("phase2", "1"), ("campaign", "3")]
Rows = list[dict[str, Any]]


@cache
def chronicled(scenario: str, seed: str) -> tuple[dict[str, Any], Rows]:
    """The row of a game with the rows of its months; it is played again to be listened to."""
    game: AnyGame = Game.new(FBOB, scenario, EVERY_RULE[:-1], seed)
    made = listening(FbobChronicle, game)
    play(game, {side: Seat(Raider(f"{seed} {side}")) for side in SIDES}, 1_000_000)
    of_games, of_months = columns_of(FbobChronicle)
    row = dict(zip(of_games, game_row(made, 0), strict=True))
    return row, [dict(zip(of_months, month, strict=True)) for month in day_rows(made, 0)]


each_game = pytest.mark.parametrize(("scenario", "seed"), SETUPS)


@each_game
def test_a_row_for_each_month(scenario: str, seed: str) -> None:
    row, months = chronicled(scenario, seed)
    events = told(played(scenario, seed))
    begins = [args["month"] for key, args in events if key == "month-begins"]
    assert [month["month"] for month in months] == begins
    assert row["months"] == len(begins)
    assert (row["last_month"], months[0]["first_day"].day) == (months[-1]["first_day"], 1)
    assert [month["event"] for month in months[1:]] == [args["effect"] for key, args in events if key == "event"]
    assert months[0]["event"] is None
    assert all(month["weather"] == (month["event"] == "weather") for month in months)


@each_game
def test_flying_turns(scenario: str, seed: str) -> None:
    row, months = chronicled(scenario, seed)
    turns = [month["flying_turns"] for month in months]
    assert sum(turns) == row["flying_turns"] == sum(key == "flying-turn" for key, _ in told(played(scenario, seed)))
    assert row["flying_turns_most"] == max(turns)
    assert row["flying_turns_mean"] == pytest.approx(sum(turns) / len(turns))
    assert row["months_flown"] == sum(turn > 0 for turn in turns)


@each_game
def test_the_points_of_every_month_and_of_the_end(scenario: str, seed: str) -> None:
    row, months = chronicled(scenario, seed)
    game = played(scenario, seed)
    german, british = game.position.mp
    assert (row["german_mp"], row["british_mp"], row["lead"]) == (german, british, german - british)
    ends = [(args["german"], args["british"]) for key, args in told(game) if key == "month-ends"]
    assert [(month["german_mp"], month["british_mp"]) for month in months] == ends


@each_game
def test_morale_adds_up_by_source(scenario: str, seed: str) -> None:
    row, _ = chronicled(scenario, seed)
    game = played(scenario, seed)
    start = dict(zip(SIDES, game.position.data.scenarios[scenario].points, strict=True))
    spent = Counter(dict.fromkeys(SIDES, 0))
    for key, args in told(game):
        if key in ("bought", "plotted", "raf"):
            spent[args.get("side", BRITISH)] += args["cost"]
    for side in SIDES:
        by_source = {source: row[mp_column(side, source)] for source in SOURCES[side]}
        assert start[side] + sum(by_source.values()) == row[f"{side}_mp"]
        assert -sum(by_source.get(source, 0) for source in ("bought", "recon", "raf")) == spent[side] > 0
        gained = Counter(args["why"] for key, args in told(game) if key == "morale" and args["side"] == side)
        assert {source for source, points in by_source.items() if points} <= {
            *gained,
            "units",
            "bought",
            "recon",
            "raf",
        }
    panic = sum(args["points"] for key, args in told(game) if key == "morale" and args["why"] in ("panic", "damage"))
    assert row["german_mp_panic"] + row["german_mp_damage"] == row["london_mp"] + row["town_mp"] == panic


@each_game
def test_everything_is_counted_once(scenario: str, seed: str) -> None:
    row, months = chronicled(scenario, seed)
    events = told(played(scenario, seed))
    keys = Counter(key for key, _ in events)
    by_side = Counter((key, args.get("side")) for key, args in events)
    for name in COUNTS:
        assert row[name] == sum(month[name] for month in months), name
    for key, name in COUNTED.items():
        assert row[name] == keys[key], key
    for key, name in COUNTED_BY_SIDE.items():
        assert {side: row[f"{side}_{name}"] for side in SIDES} == {side: by_side[key, side] for side in SIDES}, key
    assert sum(row[name] for name in ATTACKS) == keys["bomb-result"] > 0
    assert sum(row[name] for name in BOUNCES.values()) == row["dogfights"] == keys["dogfight"] > 0
    assert row["german_dogfights"] + row["british_dogfights"] == row["dogfights"]
    flown = [args["number"] for key, args in events if key in ("takes-off", "patrols")]
    assert row["german_sorties"] + row["british_sorties"] == sum(flown)
    assert row["german_raids"] + row["decoys"] <= row["german_take_offs"]
    assert 0 < row["german_raids_bombed"] <= row["german_raids"]


@each_game
def test_losses_by_class_and_by_cause(scenario: str, seed: str) -> None:
    row, _ = chronicled(scenario, seed)
    game = played(scenario, seed)
    data: Any = game.position.data
    assert {kind for side in SIDES for kind in KINDS[side]} == {one.score for one in data.units} - {"fake"}
    lost: Counter[str] = Counter()
    for key, args in told(game):
        if key in ("eliminated", "recycled", "gone"):
            one = data.units[data.unit[args["unit"]]]
            how = "eliminated" if key == "eliminated" else "recycled"
            lost[column(args["side"], one.score, how)] += one.klass != FAKE
    assert {name: row[name] for name in LOSSES if row[name]} == {
        name: number for name, number in lost.items() if number
    }
    for side in SIDES:
        whole = sum(row[column(side, how)] for how in HOWS)
        assert whole == sum(row[column(side, kind, how)] for kind in KINDS[side] for how in HOWS)
        assert whole == sum(row[cause_column(side, cause)] for cause in CAUSES)


@each_game
def test_crashes(scenario: str, seed: str) -> None:
    row, _ = chronicled(scenario, seed)
    events = told(played(scenario, seed))
    crashes = [args for key, args in events if key == "crash"]
    checks = sum(row[f"{side}_landing_checks"] for side in SIDES)
    assert checks + sum(key == "out-of-fuel" for key, _ in events) == len(crashes)
    fell = [one for one in crashes if one["effect"] != "safe"]
    hostile = sum(any(why["key"] == "crash-hostile" for why in one["because"]) for one in fell)
    assert row["crash_hostile"] == hostile


# By hand

CLEAR = {"month": 3, "turn": 5, "phasing": "german", "started": 1}


def followed(script: list[Any], **fields: Any) -> FbobChronicle:
    """A chronicle of bombs in the middle of a month, opened as that month would have opened it."""
    bombing = begun("bombing.choose", [], **{**CLEAR, **fields})
    made = FbobChronicle(bombing.game)
    made.month_begins(bombing.p, {})
    bombing.log.sinks = (*bombing.log.sinks, made.hear)
    for answer in script:
        bombing.answer(str(answer))
    made.close()
    return made


def gothas(at: str) -> dict[str, Any]:
    """Three Gotha units in one group over a hex."""
    return {name: {"place": "flying", "at": at, "group": 1, "box": 20, "took_off": 1} for name in ("13", "14", "17")}


def test_an_attack_on_london_by_hand() -> None:
    made = followed(["G1", 6], units=gothas("1019"))
    data: Any = FBOB.data()
    totals = made.totals
    assert (totals["german_london_attacks"], totals["german_town_attacks"], totals["german_unit_attacks"]) == (1, 0, 0)
    assert totals["german_raids_bombed"] == 1
    panic, damage = totals["london_panic"], totals["london_damage"]
    assert panic
    assert damage
    assert totals["german_mp_panic"] == panic
    assert totals["german_mp_damage"] == damage * data.value[data.hex["1019"]]
    assert totals["london_mp"] == totals["german_mp_panic"] + totals["german_mp_damage"]
    assert totals["british_mp_outrage"] == data.outrage[panic]


def test_an_attack_on_a_town_and_one_on_guns() -> None:
    town = followed(["G1", 6], units=gothas("2424")).totals
    assert (town["german_town_attacks"], town["london_mp"], town["london_panic"]) == (1, 0, 0)
    assert town["town_mp"] == town["german_mp_damage"] > 0
    units = {**gothas("2424"), "2424": "aa2"}
    guns = followed(["G1", "aa", "aa", "city", 6, 1, 1], units=units).totals
    assert (guns["german_unit_attacks"], guns["german_town_attacks"], guns["german_raids_bombed"]) == (1, 1, 1)
    assert guns["german_mp_units"] > 0


def test_closing_twice_counts_nothing_twice() -> None:
    made = followed(["G1", 6], units=gothas("1019"))
    first = dict(made.rows[-1])
    made.close()
    assert made.rows[-1] == first
    assert made.totals["german_london_attacks"] == first["german_london_attacks"] == 1


# The command


def tables() -> tuple[Table, Table]:
    games, months = (Table(columns) for columns in columns_of(FbobChronicle))
    for scenario, seed in SETUPS:
        row, rows = chronicled(scenario, seed)
        games.add([*row.values()])
        for month in rows:
            months.add([*month.values()])
    return games, months


def test_the_summary_reads_well() -> None:
    games, months = tables()
    sections = {section.title: section for section in summary(games, months)}
    by_month = {row[0]: row[1:] for row in sections["Each month, means"].rows}
    assert [*by_month] == [f"1917-{month:02}" for month in range(5, 13)] + [f"1918-{month:02}" for month in range(1, 6)]
    assert by_month["1917-05"][0] == "2"
    winners = Counter(chronicled(*setup)[0]["winner"] for setup in SETUPS)
    decided = {row[0]: row[1] for row in sections["Games that were decided"].rows}
    assert decided.get("German") == str(winners[GERMAN])
    assert "95 % interval" in sections["Games that were decided"].headings
    morale = {row[0]: row[1:] for row in sections["Morale points by why they came and went"].rows}
    assert morale["panic in London"] == [f"{sum(games['german_mp_panic']) / 3:.1f}", ""]
    assert morale["outrage over London"][0] == ""
    raf = {row[0]: row[1] for row in sections["The Royal Air Force was created"].rows}
    assert sum(map(int, raf.values())) == 3
    created = [day for day in games["raf_month"] if day is not None]
    assert all(isinstance(day, date) for day in created)
    assert sum(number != "never" for number in raf) == len({day.isoformat()[:7] for day in created}) > 0


def test_what_never_happened_has_no_share() -> None:
    games, months = (Table(columns) for columns in columns_of(FbobChronicle))
    row, rows = chronicled(*SETUPS[0])
    games.add([*{**row, **dict.fromkeys(COUNTS, 0), "winner": None}.values()])
    months.add([*rows[0].values()])
    sections = {section.title: section for section in summary(games, months)}
    assert "Games that were decided" not in sections
    assert sections["Attacks without effect"].rows == [["German", "0", "0", "-", "-"], ["British", "0", "0", "-", "-"]]
    assert sections["Losses by class"].rows == []


def test_the_command_writes_and_tells_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "games.parquet"
    assert main(["simulate", "fbob", "--scenario", "phase2", "--games", "1", "--workers", "1", "--out", str(out)]) == 0
    assert "Attacks with bombs" in capsys.readouterr().out
    assert (tmp_path / "games-days.parquet").is_file()
