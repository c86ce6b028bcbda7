"""The commands check, replay, data, playthrough and fuzz as a user meets them: what they print and how they end."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tallyho import library
from tallyho.bots import RandomBot
from tallyho.cli import main
from tallyho.lab import fuzz as lab_fuzz
from tallyho.lab.conformance import IN_PASSING, NOW_AND_THEN
from tallyho.lab.fuzz import Failure, Result, Trial
from tallyho.library import Library
from tallyho.table import Game, Seat, play, restore
from tallyho.table.record import write

TESTS = Path(__file__).parent
GAMES = TESTS / "games"
LIBRARY = Library([GAMES])
PATROL = LIBRARY.title("patrol")

PROBLEM = """
title = "A problem that can be bent"
rules = ["patrol:1a"]
game = "patrol"
step = "{step}"
[expect]
{expect}
"""

Capture = pytest.CaptureFixture[str]


def tallyho(*words: str) -> int:
    return main(["--games", str(GAMES), *words])


def a_record(tmp_path: Path, answers: int | None = None, seed: int = 7) -> Path:
    game = Game.new(PATROL, seed=seed)
    play(game, {"british": Seat(RandomBot("x"))}, 1_000_000 if answers is None else answers)
    path = tmp_path / f"patrol-{seed}.record"
    path.write_text(write(game), encoding="utf-8")
    return path


def first_step() -> str:
    return PATROL.sequence.steps[0].name


def problem(tmp_path: Path, expect: str, step: str = "", name: str = "bent.toml") -> Path:
    path = tmp_path / name
    path.write_text(PROBLEM.format(step=step or first_step(), expect=expect), encoding="utf-8")
    return path


# check


def test_check_counts_what_is_solved(capsys: Capture) -> None:
    assert tallyho("check", str(TESTS / "problems"), "--jobs", "2") == 0
    lines = capsys.readouterr().out.splitlines()
    number = len(list((TESTS / "problems").rglob("*.toml")))
    assert lines[-1] == f"{number} passed, 0 failed"
    assert len(lines) == number + 1
    assert all(line.startswith("solved ") for line in lines[:-1])


def test_check_takes_files_folders_and_globs_once_each(capsys: Capture) -> None:
    folder = TESTS / "problems" / "patrol"
    one = min(folder.glob("*.toml"))
    assert tallyho("check", str(one), str(folder), f"{TESTS}/problems/p*/**/*.toml") == 0
    assert capsys.readouterr().out.splitlines()[-1] == f"{len(list(folder.glob('*.toml')))} passed, 0 failed"


def test_check_says_what_does_not_hold(tmp_path: Path, capsys: Capture) -> None:
    bent = problem(tmp_path, "luck = 17")
    assert tallyho("check", str(bent)) == 1
    out = capsys.readouterr().out
    assert out.startswith(f"FAILED {bent}: A problem that can be bent\n  luck is 1, not 17\n")
    assert out.endswith("0 passed, 1 failed\n")


def test_check_verbose_tells_what_happened_with_its_rule(capsys: Capture) -> None:
    assert tallyho("check", "--verbose", str(TESTS / "problems" / "patrol" / "raiders-sweep.toml")) == 0
    out = capsys.readouterr().out
    assert "[patrol:6.1d]" in out
    assert "    . " in out


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("title = 'x", "is not TOML"),
        ("title = 'x'", "needs 'rules'"),
        ("colour = 1", "no key 'colour'"),
        (PROBLEM.format(step="nowhere", expect="luck = 1"), "has no step 'nowhere'"),
        (PROBLEM.format(step="x", expect="luck = 1").replace("patrol", "partol"), "did you mean patrol?"),
    ],
)
def test_check_refuses_a_file_that_is_no_problem(text: str, sentence: str, tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "wrong.toml"
    path.write_text(text, encoding="utf-8")
    assert tallyho("check", str(path)) == 2
    err = capsys.readouterr().err
    assert str(path) in err
    assert sentence in err


def test_check_refuses_what_is_not_there(capsys: Capture) -> None:
    assert tallyho("check", "no/such/*.toml") == 2
    assert "no/such/*.toml is no problem file" in capsys.readouterr().err


def test_check_refuses_a_file_that_is_not_text(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "wrong.toml"
    path.write_bytes(b"\xff\xfe")
    assert tallyho("check", str(path)) == 2
    assert f"{path} cannot be read" in capsys.readouterr().err


# replay


def test_replay_tells_the_game_and_where_it_stands(tmp_path: Path, capsys: Capture) -> None:
    path = a_record(tmp_path)
    assert tallyho("replay", str(path)) == 0
    out = capsys.readouterr().out
    answers = len(path.read_text().partition("\n\n")[2].splitlines())
    assert f"After {answers} answers the game is over: " in out
    assert out.count("\n  - ") > 5


def test_replay_can_stop_early_and_print_the_position(tmp_path: Path, capsys: Capture) -> None:
    path = a_record(tmp_path)
    assert tallyho("replay", str(path), "--to", "3", "--position", "--quiet") == 0
    out = capsys.readouterr().out
    assert json.loads(out)["game"] == "patrol"
    game = restore(out, PATROL)
    other = Game.new(PATROL, seed=7)
    play(other, {"british": Seat(RandomBot("x"))}, 3)
    assert game.same_as(other)


def test_replay_speaks_french(tmp_path: Path, capsys: Capture) -> None:
    path = a_record(tmp_path, 2)
    assert main(["--games", str(GAMES), "--language", "fr", "replay", str(path)]) == 0
    french = capsys.readouterr().out
    assert tallyho("replay", str(path)) == 0
    assert capsys.readouterr().out != french
    assert "After" not in french
    assert french.splitlines()[-1].startswith("Après ")
    assert any(line.startswith("Hasard\u00a0: ") for line in french.splitlines())


def an_ambush(tmp_path: Path, rounds: int) -> Path:
    """Red puts guns before decoys, blue decoys before guns; both in secret."""
    game = Game.new(LIBRARY.title("ambush"), "skirmish", seed=2)
    for red, blue in [("gun", "decoy"), ("scout", "rifles"), ("decoy", "gun")][:rounds]:
        game.answer(red, "red")
        game.answer(blue, "blue")
    path = tmp_path / "ambush.record"
    path.write_text(write(game), encoding="utf-8")
    return path


@pytest.mark.parametrize(("side", "own", "other"), [("red", "gun", "Blue"), ("blue", "decoy", "Red")])
def test_replay_for_a_side_keeps_the_secrets_of_the_other(
    tmp_path: Path, capsys: Capture, side: str, own: str, other: str
) -> None:
    assert tallyho("replay", str(an_ambush(tmp_path, 3)), "--side", side) == 0
    rows = capsys.readouterr().out.splitlines()
    assert rows[side == "blue"] == f"{side.title()}: {own} [arrange]"
    assert rows.count(f"{other}: a secret answer [arrange]") == 3
    assert sum(row.startswith(f"{other}: ") for row in rows) == 3
    events = [row for row in rows if row.startswith("  - ")]
    assert events[0] == "  - Red: all counters are in place. [ambush:3.1b]"
    asked = "In which wood do you lay your trap?" if side == "red" else "Laying a trap: Red."
    assert rows[-1].startswith(f"After 6 answers, at {LIBRARY.title('ambush').sequence.steps[1].name}: {asked}")


def test_replay_without_a_side_tells_all(tmp_path: Path, capsys: Capture) -> None:
    assert tallyho("replay", str(an_ambush(tmp_path, 1))) == 0
    assert "Red: gun [arrange]\nBlue: decoy [arrange]\n" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--side", "green"), "--side names 'green'; the sides of ambush are red, blue"),
        (("--side", "red", "--position"), "--position prints everything, secrets too, so it does not go with --side"),
    ],
)
def test_replay_refuses_sides_that_are_none_and_positions_of_one_side(
    tmp_path: Path, capsys: Capture, words: tuple[str, ...], sentence: str
) -> None:
    assert tallyho("replay", str(an_ambush(tmp_path, 1)), *words) == 2
    out, error = capsys.readouterr()
    assert sentence in error
    assert not out


def test_replay_compares(tmp_path: Path, capsys: Capture) -> None:
    one, other = a_record(tmp_path), a_record(tmp_path, seed=8)
    assert tallyho("replay", str(one), "--compare", str(one)) == 0
    assert capsys.readouterr().out == "The two records tell the same game.\n"
    assert tallyho("replay", str(one), "--compare", str(other)) == 1
    assert capsys.readouterr().out == f"seed is '7' in {one} and '8' in {other}\n"


def test_replay_refuses_a_damaged_record_naming_the_line(tmp_path: Path, capsys: Capture) -> None:
    path = a_record(tmp_path, 3)
    lines = path.read_text().splitlines()
    side, _, prompt = lines[9].split("\t")
    lines[9] = f"{side}\tno such answer\t{prompt}"
    path.write_text("\n".join(lines))
    assert tallyho("replay", str(path)) == 2
    err = capsys.readouterr().err
    assert f"{path} line 10: 'no such answer' is not offered" in err
    assert "Traceback" not in err


def test_replay_refuses_files_that_are_none(tmp_path: Path, capsys: Capture) -> None:
    assert tallyho("replay", str(tmp_path / "none.record")) == 2
    assert "cannot be read: No such file" in capsys.readouterr().err
    (tmp_path / "x").write_text("hello")
    assert tallyho("replay", str(tmp_path / "x")) == 2
    assert "this is no record" in capsys.readouterr().err


def test_replay_needs_the_pack_the_game_was_played_with(tmp_path: Path, capsys: Capture) -> None:
    table = next(iter(PATROL.data().tables))
    row, columns = next(iter(PATROL.data().tables[table].items()))
    pack = tmp_path / "pack.toml"
    pack.write_text(f"[{table}.'{row}']\nsource = 'our own copy'\n")
    overlay = {table: {row: {"source": "our own copy"}}}
    assert columns["source"] != "our own copy"
    path = tmp_path / "packed.record"
    path.write_text(write(Game.new(PATROL, overlay=overlay)))
    assert tallyho("replay", str(path)) == 2
    assert "is a data pack missing?" in capsys.readouterr().err
    assert tallyho("replay", str(path), "--pack", str(pack)) == 0
    pack.write_text("[")
    assert tallyho("replay", str(path), "--pack", str(pack)) == 2
    assert "cannot be read as a data pack (TOML)" in capsys.readouterr().err


# data


def test_data_lists_tables_rows_and_sources(capsys: Capture) -> None:
    components = PATROL.data()
    assert tallyho("data", "patrol") == 0
    out = capsys.readouterr().out
    assert components.digest in out
    assert all(name in out for name in components.tables)
    table = next(iter(components.tables))
    row = next(iter(components.tables[table]))
    assert tallyho("data", "patrol", table) == 0
    assert f"{len(components.tables[table])} rows" in capsys.readouterr().out
    assert tallyho("data", "patrol", table, row) == 0
    assert "source: " in capsys.readouterr().out


@pytest.mark.parametrize("terminal", [True, False])
def test_a_table_wider_than_the_terminal_can_be_read(
    terminal: bool,
    capsys: Capture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setattr(sys.stdout, "isatty", lambda: terminal)
    assert main(["data", "hksw", "types"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert not any("…" in line for line in lines)
    if terminal:
        assert any(line.startswith("spitfire: side raf, class fighter, dogfight 4, damage 4") for line in lines)
        assert max(map(len, lines)) <= 80
    else:
        assert sum(line.startswith("│ ") for line in lines) == 12
        assert lines[1].count("┳") == 10


def test_data_shows_fields_and_sequence(capsys: Capture) -> None:
    assert tallyho("data", "patrol", "--fields") == 0
    assert "luck: state of the generator" in capsys.readouterr().out
    assert tallyho("data", "patrol", "--sequence") == 0
    assert first_step() in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["patroll"], "did you mean patrol?"),
        (["patrol", "planes"], "there is no table 'planes'"),
        (["patrol", "units", "nobody"], "table units has no row 'nobody'"),
        (["patrol", "--pack", "no-such-pack.toml"], "cannot be read"),
    ],
)
def test_data_refuses_what_does_not_exist(words: list[str], sentence: str, capsys: Capture) -> None:
    assert tallyho("data", *words) == 2
    assert sentence in capsys.readouterr().err


# playthrough


def test_playthroughs_are_kept_and_compared(tmp_path: Path, capsys: Capture) -> None:
    assert tallyho("playthrough", "patrol", "--folder", str(tmp_path)) == 1
    assert "MISSING" in capsys.readouterr().out
    assert tallyho("playthrough", "patrol", "--folder", str(tmp_path), "--write") == 0
    assert tallyho("playthrough", "patrol", "--folder", str(tmp_path)) == 0
    capsys.readouterr()
    path = tmp_path / f"patrol-{PATROL.scenarios[0].name}.txt"
    path.write_text(path.read_text().replace("answered: done", "answered: stay", 1))
    assert tallyho("playthrough", "patrol", "--folder", str(tmp_path)) == 1
    out = capsys.readouterr().out
    assert f"CHANGED {path}" in out
    assert "-  answered: stay" in out
    assert "+  answered: done" in out


def test_a_playthrough_shows_everything_at_every_ask(tmp_path: Path) -> None:
    assert tallyho("playthrough", "ambush", "--folder", str(tmp_path), "--write") == 0
    text = next(tmp_path.glob("ambush-*.txt")).read_text()
    asked = text.count("  offered: ")
    assert asked == text.count("  answered: ") > 10
    assert "(known to red)" in text
    assert "[ambush:" in text
    assert "\nover: " in text


def test_a_playthrough_can_leave_options_out(tmp_path: Path, capsys: Capture) -> None:
    every = ("playthrough", "ambush", "--folder", str(tmp_path), "--write")
    assert tallyho(*every) == 0
    first = next(tmp_path.glob("ambush-*.txt"))
    assert "# options: night reserve; " in first.read_text()
    assert tallyho(*every, "--without", "night") == 0
    assert "# options: reserve; " in first.read_text()
    capsys.readouterr()
    assert tallyho(*every, "--without", "fog") == 2
    assert "ambush has no option 'fog'" in capsys.readouterr().err


def test_a_playthrough_is_played_by_the_bot_named(tmp_path: Path, capsys: Capture) -> None:
    assert tallyho("playthrough", "patrol", "--folder", str(tmp_path), "--bot", "first", "--write") == 0
    text = (tmp_path / f"patrol-{PATROL.scenarios[0].name}.txt").read_text()
    assert "; played by first\n" in text
    choices = re.findall(r"  (?!chance)\w+: .*\n  offered: (.*)\n  answered: (.*)\n", text)
    assert len(choices) > 1
    assert all(offered.split(" | ")[0] == answered for offered, answered in choices)
    capsys.readouterr()
    assert tallyho("playthrough", "patrol", "--folder", str(tmp_path), "--bot", "nobody") == 2
    assert "there is no bot 'nobody' for patrol; there are random" in capsys.readouterr().err


def test_a_playthrough_that_is_not_text_is_refused(tmp_path: Path, capsys: Capture) -> None:
    (tmp_path / f"patrol-{PATROL.scenarios[0].name}.txt").write_bytes(b"\xff")
    assert tallyho("playthrough", "patrol", "--folder", str(tmp_path)) == 2
    assert "cannot be read" in capsys.readouterr().err


# fuzz


def test_fuzz_counts_games_and_answers(tmp_path: Path, capsys: Capture) -> None:
    assert tallyho("fuzz", "patrol", "--number", "4", "--jobs", "2", "--out", str(tmp_path)) == 0
    first = capsys.readouterr().out
    assert first.startswith("4 games with ")
    assert first.endswith(" answers fuzzed; 0 failed\n")
    assert tallyho("fuzz", "patrol", "--number", "4", "--jobs", "1", "--out", str(tmp_path)) == 0
    assert capsys.readouterr().out == first
    assert list(tmp_path.iterdir()) == []


def test_fuzz_lightly_checks_in_passing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hows: list[object] = []
    real = lab_fuzz.check_game

    def seen(*words: Any, how: Any, **named: Any) -> object:
        hows.append(how)
        return real(*words, how=how, **named)

    monkeypatch.setattr(lab_fuzz, "check_game", seen)
    for more in (["--lightly"], []):
        assert tallyho("fuzz", "patrol", "--number", "1", "--jobs", "1", "--out", str(tmp_path), *more) == 0
    assert hows == [IN_PASSING, NOW_AND_THEN]


def test_fuzz_goes_through_all_scenarios_and_options() -> None:
    combinations = list(PATROL.combinations())
    wanted = lab_fuzz.trials(LIBRARY, ["patrol"], len(combinations) + 1, "s")
    assert [(trial.scenario, trial.options) for trial in wanted[:-1]] == combinations
    assert wanted[-1].seed != wanted[0].seed


def test_a_failure_is_kept_as_a_record(tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game.new(PATROL, seed="s 0")
    trial = Trial((GAMES,), "patrol", PATROL.scenarios[0].name, (), "s 0")
    failure = Failure(trial, "it broke\nin two", write(game))
    monkeypatch.setattr("tallyho.commands.fuzz.fuzzed", lambda *_: iter([Result(3, failure)]))
    assert tallyho("fuzz", "patrol", "--number", "1", "--out", str(tmp_path / "kept")) == 1
    assert "FAILED patrol" in capsys.readouterr().out
    (kept,) = (tmp_path / "kept").iterdir()
    assert kept.read_text().endswith("# it broke in two\n")
    assert tallyho("replay", str(kept)) == 0


def test_fuzz_turns_a_broken_rule_into_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    trial = Trial((GAMES,), "patrol", PATROL.scenarios[0].name, (), "s 0")

    def broken(*_: object, **__: object) -> None:
        raise KeyError("raid")

    monkeypatch.setattr(lab_fuzz, "check_apart", broken)
    result = lab_fuzz.attempt(trial)
    assert result.failure is not None
    assert result.failure.sentence == "KeyError: 'raid'"


def test_fuzz_refuses_unknown_games(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    assert tallyho("fuzz", "patroll") == 2
    assert "did you mean patrol?" in capsys.readouterr().err
    monkeypatch.setattr(library, "BUILT_IN", {})
    assert main(["fuzz"]) == 2
    assert "no game to fuzz" in capsys.readouterr().err


# Whatever the file system says, it is one sentence.


@pytest.mark.parametrize(
    "words", [["check", "x" * 300], ["replay", "x" * 300], ["data", "patrol", "--pack", "x" * 300]]
)
def test_a_name_that_is_too_long(words: list[str], capsys: Capture) -> None:
    assert tallyho(*words) == 2
    err = capsys.readouterr().err
    assert "File name too long" in err
    assert err.count("\n") == 1


def test_a_folder_that_is_a_file(tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "file"
    file.write_text("")
    assert tallyho("playthrough", "patrol", "--folder", str(file), "--write") == 2
    assert "cannot be written" in capsys.readouterr().err
    failure = Failure(Trial((GAMES,), "patrol", PATROL.scenarios[0].name, (), "a/b"), "it broke", "")
    monkeypatch.setattr("tallyho.commands.fuzz.fuzzed", lambda *_: iter([Result(3, failure)]))
    assert tallyho("fuzz", "patrol", "--out", str(file)) == 2
    assert "cannot be written" in capsys.readouterr().err
    assert tallyho("fuzz", "patrol", "--out", str(tmp_path / "kept")) == 1
    assert [path.name for path in (tmp_path / "kept").iterdir()] == [f"patrol-{PATROL.scenarios[0].name}-a-b.record"]


@pytest.mark.parametrize("words", [["check"], ["data", "patrol", "--pack"]])
def test_a_file_nested_too_deeply(words: list[str], tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "deep.toml"
    path.write_text("x = " + "[" * 100_000)
    assert tallyho(*words, str(path)) == 2
    assert "TOML" in capsys.readouterr().err


def test_playthrough_without_a_game(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(library, "BUILT_IN", {})
    assert main(["playthrough"]) == 2
    assert "there is no game to play through" in capsys.readouterr().err


def test_a_game_that_leaves_python(tmp_path: Path, capsys: Capture) -> None:
    (tmp_path / "__init__.py").write_text("import sys\nsys.exit(3)\n")
    assert main(["--games", str(tmp_path), "data", "x"]) == 2
    assert "cannot be loaded: SystemExit: 3" in capsys.readouterr().err


def test_french_on_a_terminal_that_knows_only_ascii(tmp_path: Path) -> None:
    path = a_record(tmp_path, 5)
    argv = [sys.executable, "-m", "tallyho", "--games", str(GAMES), "--language", "fr", "replay", str(path)]
    done = subprocess.run(argv, env={**os.environ, "PYTHONIOENCODING": "ascii"}, capture_output=True, check=False)
    assert done.returncode == 0
    assert b"\\x" in done.stdout


def test_output_that_cannot_be_written() -> None:
    with Path("/dev/full").open("w") as full:
        argv = [sys.executable, "-m", "tallyho", "--version"]
        done = subprocess.run(argv, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr == "tallyho: the output: No space left on device\n"


def test_replay_tells_what_the_automaton_considered(tmp_path: Path, capsys: Capture) -> None:
    assert tallyho("replay", str(a_record(tmp_path))) == 0
    assert "\n    . " in capsys.readouterr().out
