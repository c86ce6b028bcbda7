"""The frame of the command line: exit codes, sentences, lazy loading, and the time a start takes."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
import typer

from tallyho import __version__, cli
from tallyho.cli import main
from tallyho.commands import COMMANDS, Command, Settings, settings_of
from tallyho.table.errors import BadSetup, Defect

Give = Callable[[Callable[..., Any]], None]


@pytest.fixture
def give(monkeypatch: pytest.MonkeyPatch) -> Give:
    """Lets a test put a command `trial` into the command line."""

    def put(function: Callable[..., Any]) -> None:
        module = ModuleType("tallyho.commands.trial")
        module.trial = function  # type: ignore[attr-defined]
        monkeypatch.setitem(sys.modules, module.__name__, module)
        monkeypatch.setattr("tallyho.cli.COMMANDS", (*COMMANDS, Command("trial", "Try it.", "Trials")))

    return put


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    return tmp_path / "tallyho"


def raising(problem: BaseException) -> Callable[[], None]:
    def trial() -> None:
        raise problem

    return trial


def python(*args: str, **more: Any) -> subprocess.CompletedProcess[str]:
    """A fresh Python without the measuring of coverage, which would cost the time that is measured here."""
    environment = {key: value for key, value in os.environ.items() if not key.startswith("COV")}
    return subprocess.run(
        [sys.executable, *args], env=environment, capture_output=True, text=True, check=False, timeout=120, **more
    )


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr() == (f"tallyho {__version__}\n", "")


def test_without_a_command_the_game_is_served_to_the_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    called: list[list[str]] = []
    monkeypatch.setattr(cli, "run", lambda words: called.append(words) or 0)

    assert main([]) == 0
    assert called == [["serve"]]


def test_help_shows_every_command_with_its_purpose(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help"]) == 0

    shown = " ".join(capsys.readouterr().out.replace("│", " ").split())
    for command in COMMANDS:
        assert f"{command.name} {command.purpose}" in shown


@pytest.mark.parametrize("name", [command.name for command in COMMANDS])
def test_every_command_can_be_loaded_and_explains_itself(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([name, "--help"]) == 0
    assert f"Usage: tallyho {name}" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["rulez"], "There is no command 'rulez'; did you mean 'rules'?"),
        (["qqqq"], f"There is no command 'qqqq'; the commands are {', '.join(c.name for c in COMMANDS)}"),
        (["--verson"], "No such option: --verson (Possible options: --version); see `tallyho --help`."),
        (["--language", "de", "test"], "'de' is not one of 'en', 'fr'; see `tallyho --help`."),
        (["--games", "/no/where", "test"], "Directory '/no/where' does not exist; see `tallyho --help`."),
        (["--language", "fr"], "Missing command; see `tallyho --help`."),
        (["test", "--fats"], "No such option: --fats (Possible options: --fast); see `tallyho test --help`."),
        (["test", "--language", "fr"], "--language stands before the command: `tallyho --language ... test`."),
        (["test", "--only", "nothing"], "there is no gate 'nothing'; the gates are format, ruff, "),
    ],
)
def test_bad_use_is_one_sentence_and_exit_code_2(
    args: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(args) == 2

    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("tallyho: ")
    assert sentence in said.err
    assert said.err.count("\n") == 1


def test_what_a_user_can_mend_is_one_sentence_and_exit_code_2(give: Give, capsys: pytest.CaptureFixture[str]) -> None:
    give(raising(BadSetup("there is no game 'lyon'; did you mean 'lion'?")))

    assert main(["trial"]) == 2
    assert capsys.readouterr() == ("", "tallyho: there is no game 'lyon'; did you mean 'lion'?\n")


def test_what_the_system_refuses_is_one_sentence_and_exit_code_2(
    give: Give, capsys: pytest.CaptureFixture[str]
) -> None:
    give(raising(FileNotFoundError(2, "No such file or directory", "raid.toml")))

    assert main(["trial"]) == 2
    assert capsys.readouterr() == ("", "tallyho: raid.toml: No such file or directory\n")


@pytest.mark.parametrize("problem", [ZeroDivisionError("by nought"), Defect("an empty offer"), KeyError("f")])
def test_a_defect_says_so_and_keeps_the_details(
    problem: Exception, give: Give, cache: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    give(raising(problem))

    assert main(["trial"]) == 70

    said = capsys.readouterr()
    (details,) = cache.iterdir()
    assert said.out == ""
    assert said.err == (
        f"tallyho: this is a defect of Tallyho, not your mistake; please report it with the file {details}\n"
    )
    text = details.read_text()
    assert "tallyho trial\n" in text
    assert f"{type(problem).__name__}: {problem}" in text
    assert "Traceback" in text


def test_a_defect_without_a_cache_folder_is_kept_elsewhere(
    give: Give, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    give(raising(ZeroDivisionError()))

    assert main(["trial"]) == 70

    details = Path(capsys.readouterr().err.split(" with the file ")[1].strip())
    assert details.is_relative_to(tmp_path)
    assert "ZeroDivisionError" in details.read_text()


@pytest.mark.parametrize("problem", [KeyboardInterrupt(), typer.Abort()])
def test_an_interrupt_is_quiet(problem: BaseException, give: Give, capsys: pytest.CaptureFixture[str]) -> None:
    give(raising(problem))

    assert main(["trial"]) == 130
    assert capsys.readouterr() == ("", "")


@pytest.mark.parametrize(("result", "code"), [(None, 0), (0, 0), (1, 1)])
def test_the_number_a_command_returns_is_the_exit_code(result: int | None, code: int, give: Give) -> None:
    give(lambda: result)

    assert main(["trial"]) == code


def test_a_command_may_end_with_an_exit_code(give: Give) -> None:
    give(raising(typer.Exit(1)))

    assert main(["trial"]) == 1


def test_commands_are_told_the_shared_options(give: Give, tmp_path: Path) -> None:
    told: list[Settings] = []

    def trial(context: typer.Context) -> None:
        told.append(settings_of(context))

    trial.__annotations__ = {"context": typer.Context, "return": None}
    give(trial)
    folders = [tmp_path / "one", tmp_path / "two"]
    for folder in folders:
        folder.mkdir()

    assert main(["--games", str(folders[0]), "--games", str(folders[1]), "--language", "fr", "trial"]) == 0
    assert main(["trial"]) == 0
    assert told == [Settings(tuple(folders), "fr"), Settings((), "en")]


@pytest.mark.parametrize("option", ["--help", "--version"], ids=["Rich prints", "Python prints"])
def test_a_reader_that_leaves_is_no_failure_to_talk_about(option: str) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "w") as pipe:
        ended = subprocess.run(
            [sys.executable, "-m", "tallyho", option], stdout=pipe, stderr=subprocess.PIPE, check=False, timeout=120
        )

    assert ended.stderr == b""
    assert ended.returncode == 141


def test_another_early_end_keeps_its_exit_code(give: Give) -> None:
    give(raising(SystemExit(3)))

    with pytest.raises(SystemExit, match="3"):
        main(["trial"])


@pytest.mark.parametrize("args", [["--version"], ["--help"], ["rulez"]])
def test_commands_are_imported_only_when_called(args: list[str]) -> None:
    look = (
        f"import sys; from tallyho.cli import main; main({args!r});"
        "print(*sorted(name for name in sys.modules if name.startswith('tallyho.')), file=sys.stderr)"
    )

    loaded = python("-c", look).stderr.splitlines()[-1].split()

    assert "tallyho.cli" in loaded
    assert [name for name in loaded if name.startswith(("tallyho.commands.", "tallyho.words", "tallyho.lab"))] == []


@pytest.mark.parametrize("args", [["--version"], ["--help"]])
def test_a_start_takes_less_than_half_a_second(args: list[str]) -> None:
    times = [processor_time_of_a_start(args) for _ in range(3)]

    assert min(times) < 0.5, times


def processor_time_of_a_start(args: list[str]) -> float:
    """Seconds of processor time, which other work on a shared machine does not lengthen as it does waiting time."""
    before = os.times()
    assert python("-P", "-m", "tallyho", *args).returncode == 0
    after = os.times()
    return after.children_user - before.children_user + after.children_system - before.children_system
