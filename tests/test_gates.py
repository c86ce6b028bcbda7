"""`tallyho test`: which gates run, what they report, and the count that ends a run."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import tallyho.commands.test as gates
from tallyho.cli import main
from tallyho.commands.test import Count, Gate, count_of

PASSES = Gate("passes", "calendar 1940 9")
FAILS = Gate("fails", "calendar 1940 99")
LONG = Gate("long", "calendar 1940 10", long=True)


@pytest.fixture
def with_gates(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    return lambda *some: monkeypatch.setattr(gates, "GATES", some)


def verdicts(shown: str) -> list[str]:
    return [" ".join(line.split()[1:3:]) for line in shown.splitlines() if line.startswith("===") and " in " in line]


def test_all_gates_run_even_after_a_failure(with_gates: Callable[..., None], capfd: pytest.CaptureFixture[str]) -> None:
    with_gates(FAILS, PASSES)

    assert main(["test"]) == 1

    shown = capfd.readouterr().out
    assert verdicts(shown) == ["fails: FAILED", "passes: passed"]
    assert "September 1940" in shown
    assert "FAILED" in shown.split("Gates")[1]


def test_green_gates_end_with_0(with_gates: Callable[..., None], capfd: pytest.CaptureFixture[str]) -> None:
    with_gates(PASSES, LONG)

    assert main(["test"]) == 0
    assert verdicts(capfd.readouterr().out) == ["passes: passed", "long: passed"]


@pytest.mark.parametrize(
    ("options", "run"),
    [
        (["--fast"], ["passes: passed"]),
        (["--only", "long"], ["long: passed"]),
        (["--fast", "--only", "long"], ["long: passed"]),
    ],
)
def test_gates_can_be_chosen(
    options: list[str], run: list[str], with_gates: Callable[..., None], capfd: pytest.CaptureFixture[str]
) -> None:
    with_gates(PASSES, LONG)

    assert main(["test", *options]) == 0

    shown = capfd.readouterr().out
    assert verdicts(shown) == run
    assert "left out" in shown


def test_the_last_line_counts_the_tests(
    with_gates: Callable[..., None], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    tests = tmp_path / "test_three.py"
    tests.write_text(
        "import pytest\n"
        "def test_one(): pass\n"
        "@pytest.mark.slow\ndef test_two(): pass\n"
        "@pytest.mark.skip\ndef test_three(): pass\n"
    )
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers = slow\n")
    monkeypatch.setattr(gates, "provide_tools", lambda: None)
    with_gates(Gate("pytest", f"pytest -q -p no:cacheprovider -c {tmp_path}/pytest.ini {tests}"))

    assert main(["test"]) == 0
    assert capfd.readouterr().out.splitlines()[-2:] == ["1 skipped", "2 passed, 0 failed"]
    assert main(["test", "--fast"]) == 0
    assert capfd.readouterr().out.splitlines()[-1] == "1 passed, 0 failed"
    tests.write_text("def test_four(): assert False, 'too late'\n")
    assert main(["test"]) == 1
    last = capfd.readouterr().out.splitlines()[-4:]
    assert last[0] == "FAILED test_three test_four"
    assert "too late" in last[1]
    assert last[-1] == "0 passed, 1 failed"


def test_errors_count_as_failed(tmp_path: Path) -> None:
    results = tmp_path / "results.xml"
    results.write_text('<testsuites><testsuite tests="9" failures="2" errors="1" skipped="3"/></testsuites>')

    assert count_of(results) == Count(passed=3, failed=3, skipped=3)


def test_the_names_of_gates_differ() -> None:
    names = [gate.name for gate in gates.GATES]

    assert len(names) == len(set(names))


def test_a_copy_without_its_tests_is_told_so(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("tallyho.__file__", str(tmp_path / "site" / "tallyho" / "__init__.py"))

    assert main(["test"]) == 2
    assert "checks a clone of the project" in capsys.readouterr().err


def test_missing_test_packages_are_named(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(gates, "find_spec", lambda name: None if name == "xdist" else name)

    assert main(["test"]) == 2
    assert "the tests need xdist; start them as `./tallyho test`" in capsys.readouterr().err


class System:
    """A Debian with some programs, some of them only after apt-get has brought its lists up to date."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *, user: int, programs: set[str], fresh: bool) -> None:
        self.programs, self.fresh = programs, fresh
        self.calls: list[str] = []
        monkeypatch.setattr("shutil.which", lambda name: name if name in self.programs else None)
        monkeypatch.setattr("os.geteuid", lambda: user)
        monkeypatch.setattr("subprocess.run", self.run)

    def run(self, argv: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        self.calls.append(" ".join(argv))
        self.fresh = self.fresh or "update" in argv
        if "install" in argv and self.fresh:
            self.programs.update(argv[4:])
        return subprocess.CompletedProcess(argv, 0 if self.fresh else 100)


BROWSER = "chromium fonts-dejavu-core"
CLIENT = "checks and tests of the client"
INSTALL = "apt-get -y install --no-install-recommends"


@pytest.mark.parametrize(
    ("fresh", "calls"),
    [
        (True, [f"{INSTALL} valgrind"]),
        (False, [f"{INSTALL} valgrind", "apt-get -y update", f"{INSTALL} valgrind"]),
    ],
)
def test_root_gets_the_tools_that_tests_need(
    fresh: bool, calls: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    others = {tool.name for tool in gates.TOOLS} - {"valgrind"}
    system = System(monkeypatch, user=0, programs={"apt-get", *others}, fresh=fresh)

    gates.provide_tools()

    assert system.calls == calls
    assert capsys.readouterr().out == "Installing valgrind with apt-get.\n"


@pytest.mark.parametrize(("user", "programs"), [(1000, {"apt-get"}), (0, set())])
def test_without_the_tools_it_says_what_is_skipped(
    user: int, programs: set[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    system = System(monkeypatch, user=user, programs=programs, fresh=True)

    gates.provide_tools()

    assert system.calls == []
    assert capsys.readouterr().out.splitlines() == [
        "Without valgrind, tests that count instructions are skipped; type `apt-get install valgrind` as root.",
        "Without gcc, tests that compile the core are skipped; type `apt-get install gcc` as root.",
        f"Without chromium, tests in the browser are skipped; type `apt-get install {BROWSER}` as root.",
        "Without pg_createcluster, tests on PostgreSQL are skipped; type `apt-get install postgresql` as root.",
        "Without nginx, tests behind a proxy are skipped; type `apt-get install nginx openssl` as root.",
        f"Without node, {CLIENT} are skipped; type `apt-get install nodejs` as root.",
        f"Without npm, {CLIENT} are skipped; type `apt-get install npm` as root.",
    ]


def tree_with_a_lock(folder: Path) -> Path:
    (folder / "node_modules").mkdir()
    (folder / "package-lock.json").write_text("locked")
    return folder


def test_what_npm_locks_is_installed_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    system = System(monkeypatch, user=1000, programs={"npm"}, fresh=True)
    root = tree_with_a_lock(tmp_path)

    gates.provide_client_tools(root)
    gates.provide_client_tools(root)

    assert [call.split(" --")[0] for call in system.calls] == ["npm ci"]
    assert capsys.readouterr().out == "Installing the locked packages of npm.\n"
    (root / "package-lock.json").write_text("locked anew")
    gates.provide_client_tools(root)
    assert len(system.calls) == 2


def test_npm_that_fails_is_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    system = System(monkeypatch, user=1000, programs={"npm"}, fresh=False)
    root = tree_with_a_lock(tmp_path)

    gates.provide_client_tools(root)
    gates.provide_client_tools(root)

    assert len(system.calls) == 2


def test_without_npm_nothing_is_installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    system = System(monkeypatch, user=1000, programs=set(), fresh=True)

    gates.provide_client_tools(tree_with_a_lock(tmp_path))

    assert system.calls == []


def test_a_gate_whose_program_is_not_there_is_left_out(
    with_gates: Callable[..., None], capfd: pytest.CaptureFixture[str]
) -> None:
    with_gates(Gate("missing", "no-such-program --at-all", program=True))

    assert main(["test"]) == 0
    assert "=== missing: left out, for there is no no-such-program here" in capfd.readouterr().out.splitlines()


def test_a_gate_may_be_a_program(with_gates: Callable[..., None], capfd: pytest.CaptureFixture[str]) -> None:
    with_gates(Gate("says", "echo fine", program=True))

    assert main(["test"]) == 0
    assert "fine" in capfd.readouterr().out.splitlines()


@pytest.mark.no_cover
def test_what_is_not_to_be_traced_is_not_traced_in_a_worker_either() -> None:
    assert sys.gettrace() is None


@pytest.mark.slow
def test_long_tests_come_first(request: pytest.FixtureRequest) -> None:
    traced = [item for item in request.session.items if "browser" not in item.path.parts]
    late = [item.get_closest_marker("slow") is None and item.get_closest_marker("no_cover") is None for item in traced]
    assert late == sorted(late)
    assert late[0] is False
