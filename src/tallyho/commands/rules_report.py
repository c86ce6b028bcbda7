"""How much of the ledgers is proved, printed."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from rich.table import Table

from tallyho.commands.rules_print import Printer
from tallyho.table.rules import Citation, Citations, Coverage, Ledger, coverage_of

LETTERED = re.compile(r"(.*[0-9.A-Z])([a-z])")
"""A number whose last letter counts rules of one paragraph: 9.1a, 2.production.a, 17.6EWa, but not event.big-wing."""


class Report(Printer):
    """Prints what the tests prove of the rules."""

    def __init__(self, citations: Citations) -> None:
        super().__init__()
        self.citations = citations

    def coverage(self, ledgers: Sequence[Ledger], require: float | None, strays: Mapping[Citation, str]) -> int:
        """Each game's counts and gaps, strays with what is wrong, then the sum of it; the result is the exit code."""
        covered = [coverage_of(ledger, self.citations) for ledger in ledgers]
        for coverage in covered:
            self.counts(coverage)
            self.gaps(coverage)
        for unread in self.citations.unread:
            self.say(f"{unread.file}: {unread.reason}", "not searched")
        for citation in self.citations.malformed:
            self.say(f"{citation.rule!r} in {citation.place}", "no rule id")
        for citation, complaint in strays.items():
            self.say(f"{citation.rule} in {citation.place}: {complaint}", "nowhere")
        verdicts = [self.verdict(coverage, require) for coverage in covered]
        if strays:
            self.say(f"games without a ledger: citations that exist nowhere: {len(strays)}")
        wrong = self.citations.malformed or strays or not all(verdicts)
        return 1 if require is not None and wrong else 0

    def counts(self, coverage: Coverage) -> None:
        table = Table(box=None, pad_edge=False)
        for column in ("rows", "proved", "share", "obeyed", "nowhere", "cannot fail"):
            table.add_column(column, justify="right")
        lists = (coverage.obeyed, coverage.nowhere, coverage.cannot_fail)
        counts = [str(len(one)) for one in lists]
        table.add_row(str(coverage.total), str(len(coverage.proved)), share(coverage), *counts)
        self.heading(coverage.game)
        self.console.print(table)

    def gaps(self, coverage: Coverage) -> None:
        if coverage.unproved:
            self.say(compact(coverage.game, coverage.unproved), "not proved", width=self.console.width)
        for citation in coverage.cannot_fail:
            self.say(f"{citation.rule} in {citation.place}, which {citation.doubt}", "cannot fail")
        for citation in coverage.nowhere:
            self.say(f"{citation.rule} in {citation.place}", "nowhere")
        self.say("")

    def verdict(self, coverage: Coverage, require: float | None) -> bool:
        """One line that sums a game up; whether it is good enough."""
        words = f"{coverage.game}: {len(coverage.proved)} of {coverage.total} rows proved ({share(coverage)})"
        if coverage.nowhere:
            words += f"; citations that exist nowhere: {len(coverage.nowhere)}"
        enough = require is None or coverage.reaches(require)
        self.say(words if enough else f"{words}; {require:g} % are required")
        return enough and not coverage.nowhere


def share(coverage: Coverage) -> str:
    return f"{coverage.tenths // 10}.{coverage.tenths % 10} %"


def compact(game: str, rules: Sequence[str]) -> str:
    """Ids without their game, neighbours of one paragraph together: 9.1a-d 9.1f 10.21 event.big-wing."""
    letters: dict[str, list[str]] = {}
    for rule in rules:
        number = rule.removeprefix(f"{game}:")
        found = LETTERED.fullmatch(number)
        paragraph, letter = (found[1], found[2]) if found else (number, "")
        letters.setdefault(paragraph, []).append(letter)
    return " ".join(run for paragraph, found in letters.items() for run in runs(paragraph, sorted(found)))


def runs(paragraph: str, letters: Sequence[str]) -> list[str]:
    """The letters of one paragraph as runs: a-d, f."""
    groups: list[list[str]] = []
    for letter in letters:
        if groups and letter and groups[-1][-1] and ord(letter) == ord(groups[-1][-1]) + 1:
            groups[-1].append(letter)
        else:
            groups.append([letter])
    return [f"{paragraph}{group[0]}" + (f"-{group[-1]}" if len(group) > 1 else "") for group in groups]
