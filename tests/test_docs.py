"""What the documents tell those who add games works: every file, command and problem in them, tried as it stands."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tallyho import table
from tallyho.cli import main
from tallyho.lab.conformance import Violation, check_apart, check_game
from tallyho.library import Library
from tallyho.table import AnyGame, Chance, Prompt, Refused, Title, problem
from tallyho.table.rules import Ledger, coverage_of, find_citations
from tallyho.words import Words, lacking

ROOT = Path(__file__).resolve().parents[1]
ADDING = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
PROBLEMS = (ROOT / "docs" / "problems.md").read_text(encoding="utf-8")

BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
MARKER = re.compile(r"^# file: (\S+)\n", re.MULTILINE)
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
QUICK = {"fuzz": ("--jobs", "1"), "bench": ("--seconds", "0.01")}
SEEDS = [str(seed) for seed in range(5)]
MANY = [str(seed) for seed in range(25)]  # a fault that shows only now and then must have its chance to


def files_in(text: str) -> Iterator[tuple[str, str]]:
    """Every file that a document holds: its name, and its text."""
    for _, block in BLOCK.findall(text):
        if MARKER.match(block):
            _, *parts = MARKER.split(block)
            yield from zip(parts[::2], parts[1::2], strict=True)


FILES = dict(files_in(ADDING))
CASES = [name for name in FILES if name.startswith("problems/")]


def written(root: Path, files: dict[str, str]) -> Path:
    """The project of the document as files under a folder."""
    for name, text in files.items():
        path = root / "harbour" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return root / "harbour"


@pytest.fixture(scope="module")
def harbour(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return written(tmp_path_factory.mktemp("docs"), FILES)


@pytest.fixture(scope="module")
def library(harbour: Path) -> Library:
    return Library([harbour / "games"])


@pytest.fixture(scope="module")
def ferry(library: Library) -> Title[Any]:
    return library.title("ferry")


@pytest.fixture(scope="module")
def words(library: Library) -> list[Words]:
    return [Words(language, library.words(), strict=True) for language in ("en", "fr")]


@pytest.fixture(scope="module")
def ledger(harbour: Path) -> Ledger:
    return Ledger.read(harbour / "games" / "ledger", "ferry")


def with_a_change(folder: Path, name: str, right: str, wrong: str) -> Library:
    """The games of the document with one place of a file changed."""
    file = f"games/ferry/{name}"
    assert FILES[file].count(right) == 1
    return Library([written(folder, {**FILES, file: FILES[file].replace(right, wrong)}) / "games"])


# The game of adding-a-game.md


@pytest.mark.parametrize("seed", SEEDS)
def test_the_example_keeps_the_contract(ferry: Title[Any], words: list[Words], ledger: Ledger, seed: str) -> None:
    combinations = list(ferry.combinations())
    assert len(combinations) == 2
    for scenario, options in combinations:
        game = check_game(ferry, scenario, options, seed, words=words, rules=set(ledger.rows))
        assert game.over
        check_apart(ferry, scenario, options)


@pytest.mark.parametrize("name", CASES)
def test_a_problem_of_the_example_is_solved(library: Library, name: str) -> None:
    assert problem.run(problem.read(FILES[name], name), library.title).wrong == []


@pytest.mark.parametrize(
    ("name", "right", "wrong", "case"),
    [
        ("loading.py", "units_in(p.cargo, EMPTY)", "range(4)", "stow"),
        ("vocabulary.py", "BRANDY_CRATES: Final = 2", "BRANDY_CRATES: Final = 3", "stow"),
        ("vocabulary.py", "(0, 1, 0, -1)", "(0, 1, 0, 1)", "draw"),
        ("vocabulary.py", "(0, 1, 0, -1)", "(0, 0, 0, -1)", "draw"),
        ("components.py", 'number_in(f"boats.csv {name}", row, "hold", 1, 9)', "2", "draw"),
        ("data/tables.toml", "nights = 3", "nights = 2", "draw"),
        ("data/tables.toml", "nights = 3", "nights = 4", "draw"),
        ("title.py", "where.count(FREED) + sum", "sum", "draw"),
        ("night.py", "min(2,", "min(3,", "draw"),
        ("night.py", "cutter = p.met", "cutter = True", "draw"),
        ("night.py", "land == wait", "land != wait", "night"),
        ("night.py", "units_in(p.where, NEAR)", "range(4)", "night"),
        ("night.py", ">= 4", ">= 5", "night"),
        ("night.py", "SEIZED if p.cargo[boat] == BRANDY else FREED", "SEIZED", "night"),
        ("night.py", ">= 4", ">= 3", "fog"),
        ("night.py", "rolled - p.fog", "rolled", "fog"),
        ("night.py", " and NEAR in p.where", "", "fog"),
        ("night.py", "cutter and not (yield", "cutter and (yield", "fog"),
        ("night.py", "raise GameOver", "pass", "all-seized"),
    ],
)
def test_a_problem_fails_if_its_rule_is_disobeyed(tmp_path: Path, name: str, right: str, wrong: str, case: str) -> None:
    broken = with_a_change(tmp_path, name, right, wrong)
    file = f"problems/ferry/{case}.toml"
    assert problem.run(problem.read(FILES[file], file), broken.title).wrong != []


def test_every_rule_of_the_example_is_obeyed_and_proved_by_its_problems(harbour: Path, ledger: Ledger) -> None:
    coverage = coverage_of(ledger, find_citations(harbour, ["ferry"], [harbour / "games"]))
    assert (coverage.obeyed, coverage.proved) == (list(ledger.rows), list(ledger.rows))
    assert (coverage.nowhere, coverage.cannot_fail) == ([], [])
    assert not (harbour / "tests").exists()


def test_both_languages_of_the_example_have_all_words(harbour: Path, ferry: Title[Any], words: list[Words]) -> None:
    assert lacking([harbour / "games" / "words"]) == []
    for catalogue in words:
        assert catalogue.name("ferry")
        assert all(catalogue.side("ferry", side) for side in ferry.sides)
        assert all(catalogue.scenario("ferry", scenario.name) for scenario in ferry.scenarios)
        assert all(catalogue.option("ferry", option.name) for option in ferry.options)


def test_its_refusals_have_words(library: Library, words: list[Words]) -> None:
    case = problem.read(FILES["problems/ferry/night.toml"], "night")
    game: AnyGame = problem.begun(case, library.title(case.game), table.Log())
    for answer in case.script:
        game.answer(answer)
    with pytest.raises(Refused) as refused:
        game.answer("mary")
    assert [catalogue.refusal("ferry", refused.value) for catalogue in words] == [
        "mary has crossed already. (ferry:4d)",
        "mary est déjà de l’autre côté. (ferry:4d)",
    ]


@pytest.mark.parametrize(
    ("overlay", "sentence"),
    [
        ({"boats": {"lark": {"hold": "big"}}}, "boats.csv lark: hold is 'big'; it must be a whole number from 1 to 9"),
        ({"boats": {f"b{n}": {"hold": 1} for n in range(6)}}, "there are 10 boats; there must be 3 to 9"),
        ({"scenarios": {"season": {"nights": 0}}}, "scenarios.season: nights is 0"),
    ],
)
def test_its_data_are_checked(ferry: Title[Any], overlay: dict[str, Any], sentence: str) -> None:
    with pytest.raises(table.BadData, match=sentence):
        ferry.data(overlay)


# What the suite says if the game is broken, as the table of step 11 has it


@pytest.mark.parametrize(
    ("name", "right", "wrong", "sentence"),
    [
        ("night", "[DONE, *near]", '[DONE, *near, "gull"]', "'gull' is offered but fails: KeyError"),
        ("position", "self.cargo[:]", "self.cargo", "in a clone has changed the game|a clone differs from its game"),
        ("position", "        twin.met = self.met\n", "", "differs|fails|elsewhere"),
        ("position", '    fields.flag("met", "whether', '    *[] and fields.flag("', "loaded again differs"),
        ("title", "if place >= FREED else", "if True else", "learns from smuggler's answer to stow .*: its view says"),
        (
            "title",
            "position.copy()",
            "position.copy(); twin.fog = not twin.fog",
            "finds no other position at loading.stow",
        ),
        ("title", ', secrets=("cargo",)', "", "resample changes cargo; the title names as secrets"),
        ("title", 'del shown["luck"]', "pass", "a view shows the state of the generator"),
        ("title", "if place < FREED]", "if place < 0]", "never draws"),
        (
            "night",
            "    p.reveal()\n    p.where",
            "    p.where",
            "learns from chance's answer to catch-die what was never",
        ),
        ("loading", "}, seen_by=(SMUGGLER,))", "})", r"it is told \[.*\], and would be told"),
        ("loading", '"ferry:3a"', '"ferry:3z"', r"crate \(ferry:3z\) cites a rule that is in no ledger"),
        ("night", '"crosses", "', '"cross", "', "the en words of ferry cannot say log-cross:"),
    ],
)
def test_the_suite_says_what_is_wrong(
    tmp_path: Path, ledger: Ledger, name: str, right: str, wrong: str, sentence: str
) -> None:
    broken = with_a_change(tmp_path, f"{name}.py", right, wrong)
    catalogues = [Words("en", broken.words(), strict=True)]
    said: list[str] = []
    for seed in MANY:
        try:
            check_game(broken.title("ferry"), "", (), seed, words=catalogues, rules=set(ledger.rows))
        except Violation as violation:
            said.append(str(violation))
    assert said
    assert [one for one in said if not re.search(sentence, one)] == []


def test_the_sentences_of_its_table_are_those_of_the_suite() -> None:
    lab = ("lab/conformance.py", "lab/knowledge.py", "lab/regrets.py", "lab/loaded.py")
    sources = [ROOT / "src" / "tallyho" / name for name in (*lab, "table/view.py", "words/words.py")]
    code = "".join(source.read_text(encoding="utf-8") for source in sources)
    rows = re.findall(r"^\| (`.*`) \| .* \|$", ADDING.partition("| the suite says |")[2], re.MULTILINE)
    said = [part for row in rows for quoted in re.findall(r"`(.+?)`", row) for part in parts_of(quoted)]
    assert len(said) > 12
    assert [part for part in said if part not in code] == []


def parts_of(sentence: str) -> list[str]:
    """A sentence without what differs from case to case."""
    fixed = re.split(r"\.\.\.|: |\[\.\.\.\]|'x'|KeyError|fog|guard|log-crosses", sentence)
    return [part.strip(" :,[]") for part in fixed if part.strip(" :,[]")]


# Commands, Python and tables


def test_the_commands_work(harbour: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(harbour.parent)
    lines = [shlex.split(line, comments=True) for line in ADDING.splitlines() if line.startswith("./tallyho --games")]
    assert [words[3] for words in lines] == ["data", "check", "rules", "fuzz", "playthrough", "bench"]
    for words in lines:
        assert main([*words[1:], *QUICK.get(words[3], ())]) == 0, words
    assert main([*(word for word in lines[4][1:] if word != "--write")]) == 0
    assert (harbour / "playthroughs" / "ferry-season.txt").is_file()


def test_the_python_in_it_runs(harbour: Path) -> None:
    (code,) = (block for language, block in BLOCK.findall(ADDING) if language == "python" and "# file:" not in block)
    argv = [sys.executable, "-c", code]
    ended = subprocess.run(
        argv, cwd=harbour.parent, env=ENVIRONMENT, capture_output=True, text=True, check=False, timeout=120
    )
    assert ended.stderr == ""
    assert "{'lark': 'unknown', 'mary': 'unknown', 'teal': 'unknown', 'wren': 'unknown'}" in ended.stdout
    assert "Outcome(winner=" in ended.stdout


def test_the_asks_of_chance_have_the_outcomes_it_says() -> None:
    known = {"prompt": Prompt("x", "ferry:1a"), **{name: getattr(table, name) for name in ("die", "dice", "symbols")}}
    rows = re.findall(r"^\| (`(?:die|dice|symbols)\(.*) \| `(.+?)`.*\|$", ADDING, re.MULTILINE)
    assert len(rows) == 3
    for expressions, outcome in rows:
        for expression in re.findall(r"`(.+?)`", expressions):
            ask = eval(expression, known)
            assert isinstance(ask, Chance)
            assert outcome in ask.offers


def test_the_example_is_written_as_our_own_code_is(harbour: Path) -> None:
    for words in (["format", "--check", "--diff"], ["check"]):
        argv = [sys.executable, "-m", "ruff", *words, "--config", str(ROOT / "pyproject.toml"), "--no-cache"]
        ended = subprocess.run([*argv, str(harbour)], capture_output=True, text=True, check=False)
        assert ended.returncode == 0, ended.stdout + ended.stderr


@pytest.mark.slow
def test_the_example_is_typed(harbour: Path) -> None:
    argv = [sys.executable, "-m", "mypy", "--config-file", str(ROOT / "pyproject.toml"), "-p", "games"]
    argv += ["--cache-dir", str(harbour / ".mypy")]
    environment = {**ENVIRONMENT, "MYPYPATH": f"{harbour}:{ROOT / 'src'}"}
    ended = subprocess.run(argv, cwd=harbour, env=environment, capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stdout + ended.stderr


# problems.md


def test_the_problems_of_the_format_are_solved() -> None:
    patrol = Library([ROOT / "tests" / "games"])
    whole = [block for language, block in BLOCK.findall(PROBLEMS) if language == "toml" and "\nstep = " in block]
    assert whole
    for text in whole:
        verdict = problem.run(problem.read(text, "docs/problems.md"), patrol.title)
        assert verdict.wrong == []


@pytest.mark.parametrize("name", ["adding-a-game.md", "problems.md", "architecture.md"])
def test_every_document_that_is_linked_exists(name: str) -> None:
    text = (ROOT / "docs" / name).read_text(encoding="utf-8")
    links = [link for link in re.findall(r"\]\(([^)#]+)\)", text) if "://" not in link]
    assert links
    assert [link for link in links if not (ROOT / "docs" / link).is_file()] == []
