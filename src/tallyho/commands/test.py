"""`tallyho test`: every gate that a change has to pass, in the order in which a failure is cheapest to learn."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Final
from xml.etree import ElementTree as ET

import typer
from rich.console import Console
from rich.table import Table

import tallyho
from tallyho.table.errors import TallyhoError

LEAST_COVERAGE = 98


@dataclass(frozen=True, slots=True)
class Gate:
    """One check: a Python module and its arguments, passed when it exits with 0. Long ones are left out by --fast.

    If it is a program instead, the check is that program's.
    """

    name: str
    command: str
    long: bool = False
    program: bool = False


SMALL_GAMES = "tallyho --games tests/games"

# A new gate is a line here.
GATES = (
    Gate("format", "ruff format --check --diff ."),
    Gate("ruff", "ruff check ."),
    Gate("mypy", "mypy"),
    Gate("types", "node node_modules/typescript/bin/tsc -p tsconfig.json", program=True),
    Gate("pytest", "pytest -q -n auto --dist worksteal --durations=20 --cov --cov-report="),
    Gate("coverage", f"coverage report --fail-under={LEAST_COVERAGE}", long=True),
    Gate("problems", f"{SMALL_GAMES} check problems tests/problems"),
    Gate("playthroughs", f"{SMALL_GAMES} playthrough patrol ambush --folder tests/playthroughs"),
    Gate("playthroughs-lion", "tallyho playthrough lion --bot doctrine --folder playthroughs"),
    Gate("playthroughs-eagle", "tallyho playthrough eagle --bot doctrine --folder playthroughs"),
    Gate("playthroughs-hksw", "tallyho playthrough hksw --bot doctrine --folder playthroughs"),
    Gate("playthroughs-fbob", "tallyho playthrough fbob --bot doctrine --without idle-draw --folder playthroughs"),
    Gate("proved", f"{SMALL_GAMES} rules --coverage lion eagle hksw fbob patrol ambush --require 100"),
    Gate("rules", f"{SMALL_GAMES} rules --coverage --require 0"),
    Gate("fuzz", f"{SMALL_GAMES} fuzz patrol ambush --number 200", long=True),
    Gate("fuzz-lion", "tallyho fuzz lion --number 2000 --lightly", long=True),
    Gate("fuzz-eagle", "tallyho fuzz eagle --number 250 --lightly", long=True),
    Gate("fuzz-hksw", "tallyho fuzz hksw --number 400 --lightly", long=True),
    Gate("fuzz-fbob", "tallyho fuzz fbob --number 100 --lightly", long=True),
)


@dataclass(frozen=True, slots=True)
class Tool:
    """A program outside Python that some tests need: the Debian packages for it, and what is skipped without it."""

    name: str
    package: str
    skipped: str


TOOLS = (
    Tool("valgrind", "valgrind", "tests that count instructions"),
    Tool("gcc", "gcc", "tests that compile the core"),
    Tool("chromium", "chromium fonts-dejavu-core", "tests in the browser"),
    Tool("pg_createcluster", "postgresql", "tests on PostgreSQL"),
    Tool("nginx", "nginx openssl", "tests behind a proxy"),
    Tool("node", "nodejs", "checks and tests of the client"),
    Tool("npm", "npm", "checks and tests of the client"),
)


@dataclass(frozen=True, slots=True)
class Verdict:
    """How one gate ended: passed or not, or None if it was left out."""

    gate: Gate
    passed: bool | None
    seconds: float = 0.0


MOST_WHY: Final = 6
"""So many lines of a failure are repeated at the end."""


@dataclass(frozen=True, slots=True)
class Count:
    """How many of the pytest tests passed, failed and were skipped."""

    passed: int
    failed: int
    skipped: int


def test(
    only: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME", help=f"Run only this gate: {', '.join(gate.name for gate in GATES)}. May be repeated."
        ),
    ] = None,
    fast: Annotated[bool, typer.Option("--fast", help="Leave out long gates and tests marked slow.")] = False,
) -> None:
    """Run every check that a change to Tallyho has to pass, and count them.

    All gates run, also after one has failed; the exit code is 1 if any did. The last line counts the tests of pytest.
    Programs that some tests need are installed when you are root and have apt-get; otherwise those tests are skipped.
    """
    root = source_tree()
    require_packages()
    gates = chosen(only or [], fast=fast)
    if any(gate.name in {"pytest", "types"} for gate in gates):
        provide_tools()
        provide_client_tools(root)
    with tempfile.TemporaryDirectory() as scratch:
        results = Path(scratch) / "pytest.xml"
        verdicts = [
            judge(gate, root, results, fast=fast) if gate in gates else Verdict(gate, passed=None) for gate in GATES
        ]
        show_summary(verdicts)
        show_count(results)
    if any(verdict.passed is False for verdict in verdicts):
        raise typer.Exit(1)


def source_tree() -> Path:
    """The clone that this Tallyho runs from."""
    root = Path(tallyho.__file__).resolve().parents[2]
    if not (root / "pyproject.toml").is_file() or not (root / "tests").is_dir():
        raise TallyhoError("`tallyho test` checks a clone of the project; this copy is installed without its tests.")
    return root


def require_packages() -> None:
    missing = [name for name in ("ruff", "mypy", "pytest", "xdist", "pytest_cov", "hypothesis") if not find_spec(name)]
    if missing:
        raise TallyhoError(f"the tests need {', '.join(missing)}; start them as `./tallyho test`, which installs them.")


def chosen(only: list[str], *, fast: bool) -> list[Gate]:
    """The gates to run; naming one beats --fast."""
    names = [gate.name for gate in GATES]
    unknown = [name for name in only if name not in names]
    if unknown:
        raise TallyhoError(f"there is no gate '{unknown[0]}'; the gates are {', '.join(names)}.")
    if only:
        return [gate for gate in GATES if gate.name in only]
    return [gate for gate in GATES if not (fast and gate.long)]


def provide_tools() -> None:
    """Installs the programs that tests need, if that is allowed, or says what will be skipped."""
    missing = [tool for tool in TOOLS if shutil.which(tool.name) is None]
    if missing and os.geteuid() == 0 and shutil.which("apt-get") is not None:
        packages = [package for tool in missing for package in tool.package.split()]
        print(f"Installing {', '.join(packages)} with apt-get.", flush=True)
        if not apt_install(packages):
            apt_get("update")
            apt_install(packages)
    for tool in missing:
        if shutil.which(tool.name) is None:
            print(f"Without {tool.name}, {tool.skipped} are skipped; type `apt-get install {tool.package}` as root.")


def provide_client_tools(root: Path) -> None:
    """Installs what package-lock.json names, by npm, if it is not there as locked."""
    stamp, lock = root / "node_modules" / ".tallyho-lock", root / "package-lock.json"
    if shutil.which("npm") is None or (stamp.is_file() and stamp.read_bytes() == lock.read_bytes()):
        return
    print("Installing the locked packages of npm.", flush=True)
    command = ["npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]
    if subprocess.run(command, cwd=root, stdin=subprocess.DEVNULL, check=False).returncode == 0:
        stamp.write_bytes(lock.read_bytes())


def apt_install(packages: list[str]) -> bool:
    return apt_get("install", "--no-install-recommends", *packages)


def apt_get(*words: str) -> bool:
    """Runs apt-get silently; whether it worked shows in what can be found afterwards."""
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    return subprocess.run(["apt-get", "-y", *words], env=quiet, capture_output=True, check=False).returncode == 0


def judge(gate: Gate, root: Path, results: Path, *, fast: bool) -> Verdict:
    """Runs one gate under its heading."""
    words = shlex.split(gate.command)
    if gate.name == "pytest":
        words += [f"--junit-xml={results}"] + (["-m", "not slow"] if fast else [])
    print(f"\n=== {gate.name}: {gate.command}", flush=True)
    if gate.program and shutil.which(words[0]) is None:
        print(f"=== {gate.name}: left out, for there is no {words[0]} here", flush=True)
        return Verdict(gate, passed=None)
    begun = time.perf_counter()
    argv = words if gate.program else [sys.executable, "-P", "-m", *words]
    code = subprocess.run(argv, cwd=root, check=False).returncode
    seconds = time.perf_counter() - begun
    print(
        f"=== {gate.name}: {'passed' if code == 0 else f'FAILED with exit code {code}'} in {seconds:.1f} s", flush=True
    )
    return Verdict(gate, code == 0, seconds)


def show_summary(verdicts: list[Verdict]) -> None:
    table = Table("gate", "verdict", "seconds", title="Gates", title_justify="left")
    words = {True: "passed", False: "[bold red]FAILED[/]", None: "left out"}
    for verdict in verdicts:
        seconds = "" if verdict.passed is None else f"{verdict.seconds:.1f}"
        table.add_row(verdict.gate.name, words[verdict.passed], seconds)
    print(flush=True)
    Console().print(table)


def show_count(results: Path) -> None:
    """What failed, and the count of the pytest tests alone on the last line, where programs look for it."""
    if not results.is_file():
        return
    count = count_of(results)
    for failure in failures_of(results):
        print(failure)
    if count.skipped:
        print(f"{count.skipped} skipped")
    print(f"{count.passed} passed, {count.failed} failed", flush=True)


def count_of(results: Path) -> Count:
    suites = ET.parse(results).getroot().iter("testsuite")  # noqa: S314 - pytest wrote it a moment ago
    tests = failed = skipped = 0
    for suite in suites:
        tests += int(suite.get("tests", 0))
        failed += int(suite.get("failures", 0)) + int(suite.get("errors", 0))
        skipped += int(suite.get("skipped", 0))
    return Count(tests - failed - skipped, failed, skipped)


def failures_of(results: Path) -> list[str]:
    """Each test that failed, with the first lines of why: above, thousands of lines may have gone by since."""
    found = []
    for case in ET.parse(results).getroot().iter("testcase"):  # noqa: S314 - pytest wrote it a moment ago
        for trouble in (*case.iter("failure"), *case.iter("error")):
            why = "\n  ".join((trouble.get("message") or "").splitlines()[:MOST_WHY])
            found.append(f"FAILED {case.get('classname')} {case.get('name')}\n  {why}")
    return found
