"""`tallyho simulate` as a user meets it: what it prints, what it writes, how it ends."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from datetime import date
from functools import partial
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest
from test_simulate import BREAK

from small_games import HERE, PATROL
from tallyho import __version__
from tallyho.cli import main
from tallyho.commands import simulate as command
from tallyho.lab.simulate_chronicle import CHRONICLES

GAMES = HERE / "games"
PATIENCE = 120
"""Seconds after which a run that does not end is lost."""
DOCS = HERE.parent / "docs" / "simulation.md"

Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def chronicle(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(CHRONICLES, "patrol", "patrol_chronicle:PatrolChronicle")


def tallyho(*words: str, games: Path = GAMES) -> int:
    return main(["--games", str(games), "simulate", *words])


def started(*words: str) -> subprocess.Popen[str]:
    """The command in a process of its own, after its first tenth; it heeds Ctrl-C even if we run in the background."""
    code = (
        "import signal, sys; signal.signal(signal.SIGINT, signal.default_int_handler); "
        "from tallyho.cli import main; sys.exit(main())"
    )
    argv = [sys.executable, "-c", code, "--games", str(GAMES), "simulate", *words]
    process = subprocess.Popen(argv, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stderr is not None
    assert process.stderr.readline() == "3000 of 30000 games\n"
    return process


def metadata(path: Path) -> dict[str, str]:
    found: dict[bytes, bytes] = pq.read_schema(path).metadata
    return {name.decode(): value.decode() for name, value in found.items()}


def test_a_summary_and_a_file_that_says_what_it_holds(tmp_path: Path, capsys: Capture) -> None:
    assert tallyho("patrol", "--games", "20", "--workers", "1", "--british", "first", "--option", "fog") == 0
    said = capsys.readouterr()
    file = tmp_path / "simulation-patrol-short-fog-first.parquet"
    assert [path.name for path in tmp_path.iterdir()] == [file.name]
    lines = said.out.splitlines()
    assert lines[0] == f"written {file.name}: 20 rows"
    assert lines[2] == "20 games of patrol, short with fog; british played by first; seed 0"
    assert "How the games ended" in lines
    assert "Why they ended" in lines
    assert said.err.startswith("2 of 20 games\n4 of 20 games\n")
    assert re.search(r"^20 games in [\d.]+ s, [\d.]+ games/s\n\Z", said.err, re.MULTILINE)
    assert metadata(file) == {
        "tallyho": __version__,
        "game": "patrol",
        "game_version": str(PATROL.version),
        "scenario": "short",
        "options": "fog",
        "bots": "british=first",
        "seed": "0",
        "games": "20",
        "failed": "0",
        "data": PATROL.data().digest,
    }
    rows: list[dict[str, Any]] = pq.read_table(file).to_pylist()
    assert [row["seed"] for row in rows] == [f"0-{number}" for number in range(20)]
    shares = dict(re.findall(r"^  (\w+(?: \(\w+\))?) +(\d+) +[\d.]+ %  ", said.out, re.MULTILINE))
    assert sum(map(int, shares.values())) == 20
    for row in rows:
        assert (f"{row['level']} ({row['winner']})" if row["winner"] else row["level"]) in shares
        assert row["rule"].startswith("patrol:")
        assert row["answers"] > row["choices"] > 0


@pytest.mark.usefixtures("chronicle")
def test_files_are_the_same_to_the_last_byte_for_any_number_of_workers(tmp_path: Path, capsys: Capture) -> None:
    told = []
    for workers in ("1", "2", "3"):
        out = f"w{workers}.parquet"
        assert tallyho("patrol", "-n", "30", "-w", workers, "--out", out) == 0
        told.append(capsys.readouterr().out.replace(f"w{workers}", "w"))
    for name in ("", "-days"):
        assert len({(tmp_path / f"w{workers}{name}.parquet").read_bytes() for workers in (1, 2, 3)}) == 1
    assert len(set(told)) == 1


@pytest.mark.usefixtures("chronicle")
def test_days_go_to_a_file_beside_and_into_the_summary(tmp_path: Path, capsys: Capture) -> None:
    assert tallyho("patrol", "-n", "5", "-w", "1", "--out", "five.parquet") == 0
    out = capsys.readouterr().out
    days: list[dict[str, Any]] = pq.read_table(tmp_path / "five-days.parquet").to_pylist()
    games: list[dict[str, Any]] = pq.read_table(tmp_path / "five.parquet").to_pylist()
    assert f"written five-days.parquet: {len(days)} rows" in out
    assert sum(game["turns"] for game in games) == len(days)
    assert {day["number"] for day in days} == set(range(5))
    assert days[0]["day"] == date(1940, 8, 1)
    assert all(day["stormy"] == (day["weather"] == "storm") for day in days)
    assert all(isinstance(day["part_lost"], float) for day in days)
    assert "Raiders lost by turn\n  turn  n  mean" in out
    assert metadata(tmp_path / "five-days.parquet") == metadata(tmp_path / "five.parquet")


def test_quiet_tells_only_what_was_written(tmp_path: Path, capsys: Capture) -> None:
    (tmp_path / "q.parquet").write_text("an older file, replaced")
    assert tallyho("ambush", "--red=first", "-n", "3", "-q", "--out", "q.parquet") == 0
    assert capsys.readouterr() == ("written q.parquet: 3 rows\n", "")
    assert metadata(tmp_path / "q.parquet")["bots"] == "red=first blue=random"


def test_options_of_sides_may_stand_before_the_game(tmp_path: Path) -> None:
    assert tallyho("--blue", "first", "ambush", "-n", "1", "-q", "--seed", "s") == 0
    assert [path.name for path in tmp_path.iterdir()] == ["simulation-ambush-skirmish-random-first.parquet"]


def test_a_pack_is_played_with(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text("[scenarios.short]\nsource = 'our own copy'\n")
    assert tallyho("patrol", "-n", "1", "-q", "--pack", "pack.toml", "--out", "p.parquet") == 0
    overlay = {"scenarios": {"short": {"source": "our own copy"}}}
    assert metadata(tmp_path / "p.parquet")["data"] == PATROL.data(overlay).digest != PATROL.data().digest


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ([], "Missing argument"),
        (["--red", "first"], "name one game to simulate, not none"),
        (["patrol", "ambush"], "name one game to simulate, not patrol and ambush"),
        (["patroll"], "there is no game 'patroll' (did you mean patrol?)"),
        (["patrol", "--scenario", "shrot"], "did you mean short?"),
        (["patrol", "--option", "fogg"], "did you mean fog?"),
        (["patrol", "--option", "radar", "--option", "fog"], "exclude each other"),
        (["patrol", "--british", "clever"], "there is no bot 'clever' for patrol; there are random, first"),
        (["patrol", "--british"], "--british needs a value: the name of a bot, as in `--british random`"),
        (["patrol", "--british", "--quiet"], "--british needs a value"),
        (["patrol", "--british="], "--british= needs a value"),
        (
            ["patrol", "--britsh", "first"],
            "no option --britsh (did you mean --british?); patrol has the sides --british",
        ),
        (["patrol", "--worker", "2"], "there is no option --worker (did you mean --workers?)"),
        (["patrol", "--zzz", "2"], "there is no option --zzz; patrol has the sides --british, for the other options"),
        (["patrol", "--language", "fr"], "--language stands before the command: `tallyho --language ... simulate`"),
        (["patrol", "--games", "0"], "0 is not in the range x>=1"),
        (["patrol", "--games", "many"], "'many' is not a valid int"),
        (["patrol", "--seed", "\n"], "a seed is one line of at most 200 printable characters"),
        (["patrol", "--pack", "none.toml"], "cannot be read as a data pack (TOML): No such file"),
        (["patrol", "--out", "games.csv"], "--out is games.csv; the name of a Parquet file ends with .parquet"),
        (["patrol", "--out", "no/where.parquet"], "no/where.parquet cannot be written"),
    ],
)
def test_bad_use_is_one_sentence_and_nothing_is_written(
    words: list[str], sentence: str, tmp_path: Path, capsys: Capture
) -> None:
    assert tallyho(*words) == 2
    said = capsys.readouterr()
    assert sentence in said.err
    assert (said.out, said.err.count("\n")) == ("", 1)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", ["folder.parquet", "folder-days.parquet"])
def test_a_folder_is_no_file(name: str, tmp_path: Path, capsys: Capture) -> None:
    (tmp_path / name).mkdir()
    assert tallyho("patrol", "--out", "folder.parquet") == 2
    assert f"{name} cannot be written; --out needs a file" in capsys.readouterr().err


def test_what_cannot_be_written_in_the_end_is_one_sentence(tmp_path: Path, capsys: Capture) -> None:
    (tmp_path / ".late.parquet.part").mkdir()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Path, "unlink", lambda *_, **__: None)
        assert tallyho("patrol", "-n", "1", "-w", "1", "-q", "--out", "late.parquet") == 2
    assert "late.parquet cannot be written: " in capsys.readouterr().err
    assert not (tmp_path / "late.parquet").exists()


@pytest.fixture
def broken(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("broken") / f"games_{time.monotonic_ns()}"
    shutil.copytree(GAMES, folder)
    file = folder / "patrol" / "recovery.py"
    file.write_text(file.read_text().replace("return END if", BREAK))
    return folder


@pytest.mark.parametrize("workers", ["1", "2"])
def test_failed_games_are_kept_and_the_others_written(
    broken: Path, workers: str, tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command, "MOST_KEPT", 2)
    assert tallyho("patrol", "-n", "24", "-w", workers, "--out", "b.parquet", games=broken) == 1
    out = capsys.readouterr().out
    seeds = re.findall(r"^FAILED seed (\S+) after \d+ answers, at \S+: KeyError", out, re.MULTILINE)
    assert len(seeds) == 2
    about = metadata(tmp_path / "b.parquet")
    failed = int(about["failed"])
    assert f"FAILED {failed - 2} further games, not kept" in out
    rows = pq.read_table(tmp_path / "b.parquet").to_pylist()
    assert len(rows) == 24 - failed
    assert not set(seeds) & {row["seed"] for row in rows}
    for seed in seeds:
        kept = tmp_path / f"b-failed-{seed}.record"
        assert f"  kept as {kept.name}\n" in out
        assert "# KeyError: 'broken on purpose'\n" in kept.read_text()
        assert main(["--games", str(GAMES), "replay", "--quiet", str(kept)]) == 0


def test_when_every_game_fails_the_table_is_empty(
    broken: Path, tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tallyho.lab.simulate.LONGEST_GAME", 1)
    assert tallyho("patrol", "-n", "2", "-w", "1", "--out", "none.parquet", games=broken) == 1
    out = capsys.readouterr().out
    assert out.startswith("written none.parquet: 0 rows\n\n0 games of patrol, short; ")
    assert "How the games ended" not in out
    assert "further games" not in out
    assert pq.read_table(tmp_path / "none.parquet").num_rows == 0


def test_a_record_that_cannot_be_kept_is_one_sentence(
    tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tallyho.lab.simulate.LONGEST_GAME", 1)
    (tmp_path / "x-failed-0-0.record").mkdir()
    assert tallyho("patrol", "-n", "1", "-w", "1", "--out", "x.parquet") == 2
    assert "x-failed-0-0.record cannot be written: Is a directory" in capsys.readouterr().err


@pytest.mark.parametrize("quiet", [[], ["--quiet"]])
def test_an_interrupt_says_that_nothing_was_written(
    quiet: list[str], tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    from tallyho.lab import simulate as lab  # noqa: PLC0415 - the name is the command's here

    def interrupted(plan: lab.Plan, workers: int) -> Iterator[lab.Result]:
        yield from map(partial(lab.attempt, plan), range(3))
        raise KeyboardInterrupt

    monkeypatch.setattr(lab, "simulate", interrupted)
    assert tallyho("patrol", "-n", "50", *quiet) == 130
    said = capsys.readouterr()
    assert said == ("", "tallyho: interrupted after 3 of 50 games; nothing was written.\n")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.slow
def test_ctrl_c_ends_a_run_on_several_cores(tmp_path: Path) -> None:
    process = started("patrol", "-n", "30000", "-w", "2")
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert out == ""
    assert re.search(r"^tallyho: interrupted after \d+ of 30000 games; nothing was written\.\n\Z", err, re.MULTILINE)
    assert "Traceback" not in err
    assert list(tmp_path.glob("*.parquet")) == []


@pytest.mark.slow
def test_workers_of_a_killed_run_end(tmp_path: Path) -> None:
    process = started("patrol", "-n", "30000", "-w", "2")
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
    assert len(children) >= 2
    process.kill()
    process.communicate(timeout=PATIENCE)
    until = time.monotonic() + PATIENCE
    while (left := [child for child in children if is_running(child)]) and time.monotonic() < until:
        time.sleep(0.05)
    assert left == []


def is_running(pid: str) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().split(") ")[1][0] != "Z"
    except OSError:
        return False


def test_a_terminal_gets_a_bar(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert tallyho("patrol", "-n", "40", "-w", "1") == 0
    err = capsys.readouterr().err
    assert "simulating" in err
    assert "/s, " in err
    assert " of 40 games" not in err


def test_other_commands_do_not_wait_for_parquet() -> None:
    code = "import sys; from tallyho.cli import main; main(['rules', '--help']); main(['simulate', '--help']); "
    code += "sys.exit('pyarrow' in sys.modules)"
    environment = {name: value for name, value in os.environ.items() if not name.startswith("COV")}
    assert (
        subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, check=False).returncode == 0
    )


def test_the_example_of_the_documentation_runs(tmp_path: Path, capsys: Capture) -> None:
    text = DOCS.read_text(encoding="utf-8")
    words = re.findall(r"^\./tallyho --games tests/games simulate (.*?)(?: +#.*)?$", text, re.MULTILINE)
    assert words
    for line in words:
        assert tallyho(*line.split(), "--games", "4") == 0
    for code in re.findall(r"```python\n(.*?)```", text, re.DOTALL):
        exec(compile(code, str(DOCS), "exec"), {})  # the example itself
    assert "winner" in capsys.readouterr().out
