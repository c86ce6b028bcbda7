"""Who cites the rules in a source checkout: code that obeys them, tests and problems that prove them."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Collection
from pathlib import Path
from typing import Final, NamedTuple

from tallyho.table.expectation import RESERVED
from tallyho.table.rules.ids import RULE, rules_in_text
from tallyho.table.rules.proofs import Claim, claims_of

Named: Final = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)

NO_GAME: Final = ("src/tallyho/table/", "src/tallyho/commands/")
"""Parts that belong to no game: an id in them is an example, not a rule that they obey."""


class Citation(NamedTuple):
    """A place that names a rule. `doubt` says why a test or problem cannot prove it; empty means that it does."""

    rule: str
    file: str
    line: int
    inside: str
    doubt: str

    @property
    def game(self) -> str:
        """The game whose rule it names."""
        return self.rule.partition(":")[0]

    @property
    def place(self) -> str:
        """Where it stands, as editors understand it."""
        return f"{self.file}:{self.line} {self.inside}".rstrip()


class Unread(NamedTuple):
    """A file that could not be searched, and why."""

    file: str
    reason: str


class Citations:
    """All citations of a checkout; `foreign` are tests and problems of games that were not asked for."""

    def __init__(self) -> None:
        self.code: list[Citation] = []
        self.tests: list[Citation] = []
        self.foreign: list[Citation] = []
        self.malformed: list[Citation] = []
        self.unread: list[Unread] = []


def find_citations(root: Path, games: Collection[str], folders: Collection[Path] = ()) -> Citations:
    """Searches src, tests and problems under a folder, and further folders of games, for the rules of these games."""
    search = _Search(root, frozenset(games))
    for folder in (root / "src", *(further.resolve() for further in folders)):
        for path in sorted(folder.rglob("*.py")):
            search.code(path)
    for path in sorted((root / "tests").rglob("*.py")):
        search.tests(path)
    for path in _problem_files(root):
        search.problem(path)
    return search.found


def of_no_game(root: Path, citations: Citations) -> list[Citation]:
    """Foreign citations whose game has no ledger anywhere in the checkout, not even in a folder not asked for."""
    unknown = {game for game in {citation.game for citation in citations.foreign} if not _has_ledger(root, game)}
    return [citation for citation in citations.foreign if citation.game in unknown]


def enclosing(root: Path, citation: Citation) -> str:
    """The function or class around a citation, such as `Raid.slip`; empty if there is none or it cannot be told."""
    try:
        tree = ast.parse((root / citation.file).read_bytes())
    except (OSError, SyntaxError, ValueError):
        return ""
    around = [node for node in ast.walk(tree) if isinstance(node, Named) and _spans(node, citation.line)]
    return ".".join(node.name for node in around)


class _Search:
    """Collects citations file by file."""

    def __init__(self, root: Path, games: frozenset[str]) -> None:
        self.root = root
        self.games = games
        self.ids = rules_in_text(games)
        self.found = Citations()

    def code(self, path: Path) -> None:
        file = (path.relative_to(self.root) if path.is_relative_to(self.root) else path).as_posix()
        if file.startswith(NO_GAME):
            return
        for number, line in enumerate(self.text(path, file).splitlines(), 1):
            for rule in self.ids.findall(line):
                self.found.code.append(Citation(rule, file, number, "", ""))

    def tests(self, path: Path) -> None:
        file = path.relative_to(self.root).as_posix()
        text = self.text(path, file)
        if "rules" not in text:
            return
        try:
            claims = claims_of(ast.parse(text), path.name)
        except (SyntaxError, ValueError) as error:
            self.found.unread.append(Unread(file, f"not valid Python: {error}"))
            return
        self.take(file, claims)

    def problem(self, path: Path) -> None:
        file = path.relative_to(self.root).as_posix()
        text = self.text(path, file)
        try:
            problem = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            self.found.unread.append(Unread(file, f"not valid TOML: {error}"))
            return
        rules = problem.get("rules", [])
        if not isinstance(rules, list):
            self.found.unread.append(Unread(file, f"rules is {rules!r}; it must be a list of rule ids"))
            return
        doubt = "" if _expects(problem.get("expect")) else "expects nothing"
        self.take(file, [Claim(str(rule), _line_of(str(rule), text), "", doubt) for rule in rules])

    def take(self, file: str, claims: list[Claim]) -> None:
        for claim in claims:
            citation = Citation(claim.rule, file, claim.line, claim.inside, claim.doubt)
            known = RULE.fullmatch(claim.rule)
            if known is None:
                self.found.malformed.append(citation)
            elif known[1] in self.games:
                self.found.tests.append(citation)
            else:
                self.found.foreign.append(citation)

    def text(self, path: Path, file: str) -> str:
        try:
            return path.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            self.found.unread.append(Unread(file, f"cannot be read: {error}"))
            return ""


def _has_ledger(root: Path, game: str) -> bool:
    return any(True for part in ("src", "tests") for _ in (root / part).rglob(f"ledger/{game}.csv"))


def _problem_files(root: Path) -> list[Path]:
    tests = root / "tests"
    kept = [path for path in tests.rglob("*.toml") if "problems" in path.relative_to(tests).parts]
    return sorted((root / "problems").rglob("*.toml")) + sorted(kept)


def _expects(expected: object) -> bool:
    """Whether anything at all is expected."""
    return isinstance(expected, dict) and any(_holds(value, name) for name, value in expected.items())


def _holds(value: object, name: str) -> bool:
    """Tables within tables may all be empty; an empty list is something in a field or a view, but no log, no offer."""
    if isinstance(value, dict):
        within = "" if name == "view" else name
        return any(_holds(one, within) for one in value.values())
    return value != [] or name not in RESERVED


def _line_of(rule: str, text: str) -> int:
    exact = re.compile(rf"(?<![\w-]){re.escape(rule)}(?![\w-]|\.\w)")
    return next((number for number, line in enumerate(text.splitlines(), 1) if exact.search(line)), 1)


def _spans(node: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef, line: int) -> bool:
    first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
    return first <= line <= (node.end_lineno or 0)
