"""The launcher `./tallyho`: what it installs when, and what it says when it cannot.

A copy of it runs on a folder of its own; programs it would start are replaced by a stand-in that leaves the same files.
"""

from __future__ import annotations

import ast
import shutil
import sys
import threading
from collections.abc import Callable
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from typer.main import get_command

from tallyho.cli import app

ROOT = Path(__file__).resolve().parents[1]
LANDMARK = f"lib/python{sys.version_info[0]}.{sys.version_info[1]}/site-packages/typer"


class Started(BaseException):
    """The launcher handed over to the command line."""


class Programs:
    """Stands in for venv, pip and apt-get: notes every call, leaves a virtual environment's files behind."""

    def __init__(self) -> None:
        self.calls: list[list[str]] = []
        self.environment: dict[str, str] = {}
        self.answer: Callable[[list[str]], int] = lambda _: 0

    def __call__(self, argv: list[str], *, stdout: Any, env: dict[str, str], **_: Any) -> int:
        self.calls.append(argv)
        self.environment = env
        if argv[1:3] == ["-m", "venv"]:
            make_venv_files(Path(argv[3]))
        stdout.write(f"output of {' '.join(argv)}\n")
        return self.answer(argv)

    def said(self) -> list[str]:
        return [" ".join(argv[1:]) for argv in self.calls]


def make_venv_files(venv: Path) -> None:
    (venv / "bin").mkdir()
    (venv / "bin" / "python").symlink_to(sys.executable)
    (venv / LANDMARK).mkdir(parents=True)


def load(folder: Path) -> ModuleType:
    loader = SourceFileLoader("launcher", str(folder / "tallyho"))
    module = ModuleType("launcher")
    module.__file__ = loader.path
    loader.exec_module(module)
    return module


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    folder = tmp_path / "clone"
    (folder / "requirements").mkdir(parents=True)
    for name in ("run", "test", "bench"):
        (folder / "requirements" / f"{name}.txt").write_text(f"{name}==1\n")
    (folder / "pyproject.toml").write_text("[project]\n")
    shutil.copy(ROOT / "tallyho", folder)
    return folder


@pytest.fixture
def programs(monkeypatch: pytest.MonkeyPatch) -> Programs:
    programs = Programs()
    monkeypatch.setattr("subprocess.call", programs)
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    return programs


@pytest.fixture
def launcher(tree: Path, monkeypatch: pytest.MonkeyPatch, programs: Programs) -> ModuleType:
    def execv(program: str, argv: list[str]) -> None:
        raise Started(program, argv)

    monkeypatch.setattr("os.execv", execv)
    launcher = load(tree)
    monkeypatch.setattr(launcher, "can_make_pip", lambda: True)
    return launcher


def start(launcher: ModuleType, *args: str) -> list[str]:
    with pytest.raises(Started) as started:
        launcher.main(list(args))
    argv: list[str] = started.value.args[1]
    return argv


def test_first_start_installs_with_hashes_then_the_project_then_starts(
    launcher: ModuleType, programs: Programs, tree: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    argv = start(launcher, "--language", "fr", "rules")

    assert argv == [f"{tree}/.venv/bin/python", "-P", "-m", "tallyho", "--language", "fr", "rules"]
    venv, locked, project = programs.said()
    assert venv == f"-m venv {tree}/.venv"
    assert locked.endswith(f"--no-deps --require-hashes --no-build-isolation --requirement {tree}/requirements/run.txt")
    assert project.endswith(f"--no-deps --no-build-isolation --editable {tree}")
    sentence = "setting up .venv with the locked packages; the first time this takes about a minute."
    assert capsys.readouterr() == ("", f"tallyho: {sentence}\n")


def test_second_start_runs_nothing_and_says_nothing(
    launcher: ModuleType, programs: Programs, capsys: pytest.CaptureFixture[str]
) -> None:
    start(launcher)
    programs.calls.clear()
    capsys.readouterr()
    start(launcher, "--help")

    assert programs.calls == []
    assert capsys.readouterr() == ("", "")


@pytest.mark.parametrize("changed", ["requirements/run.txt", "pyproject.toml"])
def test_changed_lock_or_project_installs_again_without_a_new_venv(
    launcher: ModuleType, programs: Programs, tree: Path, changed: str
) -> None:
    start(launcher)
    programs.calls.clear()
    (tree / changed).write_text("other\n")

    start(launcher)

    assert [line.split()[1] for line in programs.said()] == ["pip", "pip"]
    programs.calls.clear()
    start(launcher)
    assert programs.calls == []


@pytest.mark.parametrize(
    ("args", "locks"),
    [
        ([], ["run"]),
        (["rules", "lion:9.1a"], ["run"]),
        (["test", "--fast"], ["run", "test"]),
        (["--language", "fr", "test"], ["run", "test"]),
        (["--games", "test", "rules"], ["run"]),
        (["--language=fr", "test"], ["run", "test"]),
        (["test", "--help"], ["run"]),
        (["bench"], ["run"]),
        (["bench", "--peers"], ["run", "bench"]),
        (["bench", "server"], ["run", "test"]),
        (["bench", "lion"], ["run"]),
        (["check", "--peers"], ["run"]),
    ],
)
def test_commands_that_need_more_packages_get_them(launcher: ModuleType, args: list[str], locks: list[str]) -> None:
    assert launcher.locks_for(args) == locks


def test_extra_packages_are_added_once_and_kept_in_the_stamp(launcher: ModuleType, programs: Programs) -> None:
    start(launcher)
    programs.calls.clear()

    start(launcher, "test")
    assert next(line for line in programs.said() if "requirements/" in line).endswith("requirements/test.txt")
    programs.calls.clear()
    start(launcher, "test")
    start(launcher)
    assert programs.calls == []


def test_every_extra_has_its_lock_file_with_hashes(launcher: ModuleType) -> None:
    for name in ("run", *launcher.EXTRAS):
        assert "--hash=sha256:" in (ROOT / "requirements" / f"{name}.txt").read_text()


def test_the_launcher_knows_every_shared_option_with_a_value(launcher: ModuleType) -> None:
    with_value = {name for option in get_command(app).params if not option.is_flag for name in option.opts}

    assert with_value == set(launcher.TAKE_A_VALUE)


def lose_python(venv: Path) -> None:
    (venv / "bin" / "python").unlink()
    (venv / "bin" / "python").symlink_to("/nowhere/python3")


def other_python(venv: Path) -> None:
    stamp = venv / "tallyho.stamp"
    stamp.write_text(stamp.read_text().replace("python 3.", "python 4."))


def a_file_instead(venv: Path) -> None:
    shutil.rmtree(venv)
    venv.write_text("")


@pytest.mark.parametrize(
    "damage",
    [
        pytest.param(lose_python, id="its Python is gone"),
        pytest.param(lambda venv: shutil.rmtree(venv / "lib"), id="its packages are gone"),
        pytest.param(lambda venv: (venv / "tallyho.stamp").unlink(), id="no stamp"),
        pytest.param(lambda venv: (venv / "tallyho.stamp").write_text("nonsense\n"), id="a spoilt stamp"),
        pytest.param(other_python, id="another Python's"),
        pytest.param(a_file_instead, id="a file"),
    ],
)
def test_a_broken_venv_is_made_again(
    launcher: ModuleType, programs: Programs, tree: Path, damage: Callable[[Path], None]
) -> None:
    start(launcher)
    programs.calls.clear()
    damage(tree / ".venv")

    start(launcher)

    assert programs.said()[0] == f"-m venv {tree}/.venv"
    assert launcher.is_ready(["run"])


def test_a_copied_tree_makes_its_own_venv(launcher: ModuleType, programs: Programs, tree: Path) -> None:
    start(launcher)
    copy = tree.parent / "copy"
    shutil.copytree(tree, copy, symlinks=True)
    programs.calls.clear()

    argv = start(load(copy))

    assert argv[0] == f"{copy}/.venv/bin/python"
    assert programs.said()[0] == f"-m venv {copy}/.venv"


def test_interrupted_set_up_begins_again(
    launcher: ModuleType, programs: Programs, tree: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupt(argv: list[str]) -> int:
        if "--require-hashes" in argv:
            (tree / ".venv" / "half-done").write_text("")
            raise KeyboardInterrupt
        return 0

    programs.answer = interrupt
    assert launcher.main([]) == 130
    assert "the next start begins it again" in capsys.readouterr().err

    programs.answer = lambda _: 0
    start(launcher)
    assert programs.said()[-3] == f"-m venv {tree}/.venv"
    assert not (tree / ".venv" / "half-done").exists()


def test_interrupted_update_leaves_no_stamp_behind(launcher: ModuleType, programs: Programs, tree: Path) -> None:
    start(launcher)
    (tree / "requirements" / "run.txt").write_text("run==2\n")
    programs.answer = lambda _: 1

    assert launcher.main([]) == 69
    (tree / "requirements" / "run.txt").write_text("run==1\n")
    assert not launcher.is_ready(["run"])


def test_failing_pip_shows_the_end_of_its_output(
    launcher: ModuleType, programs: Programs, tree: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    programs.answer = lambda argv: 1 if "--require-hashes" in argv else 0

    assert launcher.main([]) == 69

    said = capsys.readouterr().err
    assert "installing the packages locked in requirements/run.txt failed with exit code 1." in said
    assert f"The end of {tree}/.venv/setup.log:" in said
    assert "    output of " in said
    assert "Traceback" not in said


def test_a_folder_that_cannot_be_written_is_one_sentence(
    launcher: ModuleType, tree: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tree / ".venv.lock").mkdir()

    assert launcher.main([]) == 69
    assert capsys.readouterr().err == (f"tallyho: cannot set up {tree}/.venv: {tree}/.venv.lock: Is a directory.\n")


def test_an_older_python_is_told_so(
    launcher: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], programs: Programs
) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 9, 2))
    monkeypatch.setattr(sys, "argv", ["./tallyho"])

    assert launcher.main([]) == 69
    assert capsys.readouterr().err == (
        "tallyho: this is Python 3.9, and Tallyho needs Python 3.11 or newer; try `python3.11 ./tallyho`.\n"
    )
    assert programs.calls == []


def test_an_older_python_can_read_the_launcher() -> None:
    ast.parse((ROOT / "tallyho").read_text(), feature_version=(3, 7))


@pytest.fixture
def without_ensurepip(launcher: ModuleType, monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """A system whose Python cannot make pip until python3-venv is there."""
    present = [False]
    monkeypatch.setattr(launcher, "can_make_pip", lambda: present[0])
    monkeypatch.setattr("shutil.which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr("os.geteuid", lambda: 0)
    return present


def test_missing_ensurepip_is_installed_by_root(
    launcher: ModuleType, programs: Programs, without_ensurepip: list[bool], capsys: pytest.CaptureFixture[str]
) -> None:
    def first_needs_the_lists(argv: list[str]) -> int:
        if "install" in argv and "apt-get" in argv:
            without_ensurepip[0] = ["apt-get", "-y", "update"] in programs.calls
            return 0 if without_ensurepip[0] else 100
        return 0

    programs.answer = first_needs_the_lists
    start(launcher)

    install = "-y install --no-install-recommends python3-venv"
    assert programs.said()[:3] == [install, "-y update", install]
    assert "installing the Debian package python3-venv" in capsys.readouterr().err


@pytest.mark.usefixtures("without_ensurepip")
@pytest.mark.parametrize("lacking", ["os.geteuid", "shutil.which"], ids=["no root", "no apt-get"])
def test_missing_ensurepip_otherwise_says_what_to_type(
    launcher: ModuleType,
    programs: Programs,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    lacking: str,
) -> None:
    monkeypatch.setattr(lacking, lambda *_: None)

    assert launcher.main([]) == 69
    assert capsys.readouterr().err.splitlines()[-1] == (
        "tallyho: this Python cannot make virtual environments with pip; "
        "type `apt-get install python3-venv` as root, then start again."
    )
    assert programs.calls == []


@pytest.mark.usefixtures("without_ensurepip")
def test_apt_get_that_fails_shows_why(
    launcher: ModuleType, programs: Programs, capsys: pytest.CaptureFixture[str]
) -> None:
    programs.answer = lambda _: 100

    assert launcher.main([]) == 69
    assert "apt-get could not install python3-venv" in capsys.readouterr().err


def test_settings_that_lead_pip_astray_are_taken_away(
    launcher: ModuleType, programs: Programs, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PIP_TARGET", "/elsewhere")
    monkeypatch.setenv("PIP_TIMEOUT", "7")

    start(launcher)

    assert "PIP_TARGET" not in programs.environment
    assert programs.environment["PIP_TIMEOUT"] == "7"


def test_two_first_starts_at_once_install_once(
    launcher: ModuleType, programs: Programs, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its sentences are caught before they are printed: what is printed while the output is read may be lost."""
    installing, waiting, go_on = threading.Event(), threading.Event(), threading.Event()

    def slow(_argv: list[str]) -> int:
        installing.set()
        assert go_on.wait(60)
        return 0

    def say(sentence: str) -> None:
        if sentence == "another start is setting up; waiting for it.":
            waiting.set()

    programs.answer = slow
    monkeypatch.setattr(launcher, "say", say)
    starts = [threading.Thread(target=launcher.set_up, args=(["run"],)) for _ in range(2)]
    starts[0].start()
    assert installing.wait(60)
    starts[1].start()
    said_so = waiting.wait(60)
    go_on.set()
    for thread in starts:
        thread.join(60)

    assert said_so
    assert len(programs.calls) == 3
    assert launcher.is_ready(["run"])
