"""How rules, sections, rulings and coverage look when printed, in a terminal and in a pipe."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from textwrap import wrap

from rich.console import Console
from rich.table import Table
from rich.text import Text

from tallyho.table.rules import Citation, Citations, Coverage, Ledger, Row, Ruling, coverage_of, enclosing
from tallyho.table.rules.ids import in_section
from tallyho.table.rules.ledger import named_rulings

LABEL = 14
LETTERED = re.compile(r"(.*[0-9.A-Z])([a-z])")
"""A number whose last letter counts rules of one paragraph: 9.1a, 2.production.a, 17.6EWa, but not event.big-wing."""


class Report:
    """Prints what is known about rules; in a pipe every fact is one line, however long."""

    def __init__(self, checkout: Path | None, citations: Citations) -> None:
        self.checkout = checkout
        self.citations = citations
        self.console = Console(highlight=False, soft_wrap=True)

    # Looking up

    def rule(self, ledger: Ledger, row: Row, ledgers: dict[str, Ledger]) -> None:
        """One rule with everything that is known about it."""
        self.heading(f"{row.id}  {row.section} ({row.kind})")
        self.say(row.summary)
        if self.checkout is not None:
            self.citing(row.id)
        for ruling in ledger.rulings_of(row.id):
            self.say(ruling.text, f"{ruling.id} {ruling.status}")
        for game, name in named_rulings(row):
            if game != ledger.game:
                ruling = ledgers[game].rulings[name]
                self.say(ruling.text, f"{game}:{name} {ruling.status}")
        self.say("")

    def citing(self, rule: str) -> None:
        """Who obeys a rule and who proves it."""
        self.places("obeyed by", [self.code_place(citation, rule) for citation in self.code_for(rule)])
        tests = [citation for citation in self.citations.tests if citation.rule == rule]
        self.places("proved by", [citation.place for citation in tests if not citation.doubt])
        for citation in tests:
            if citation.doubt:
                self.say(f"{citation.place}, which {citation.doubt}", "not proved by")

    def places(self, label: str, places: Sequence[str]) -> None:
        for number, place in enumerate(places or ["nothing yet"]):
            self.say(place, "" if number else label, indent=True)

    def code_for(self, rule: str) -> list[Citation]:
        """Code that cites the rule itself, then code that cites a section it stands in."""
        exact = [citation for citation in self.citations.code if citation.rule == rule]
        return exact + [citation for citation in self.citations.code if in_section(rule, citation.rule)]

    def code_place(self, citation: Citation, rule: str) -> str:
        assert self.checkout is not None
        place = f"{citation.place} {enclosing(self.checkout, citation)}".rstrip()
        return place if citation.rule == rule else f"{place} (as {citation.rule})"

    def ruling(self, ledger: Ledger, ruling: Ruling) -> None:
        """One ruling and the rules it bears on."""
        self.heading(f"{ledger.game}:{ruling.id}  ruling ({ruling.status})")
        self.say(ruling.text)
        for rule in ruling.rules:
            self.say(ledger.rows[rule].summary, rule)
        self.say("")

    def section(self, ledger: Ledger, section: str) -> None:
        """The rules of a section, a line each; a plus marks those that are proved."""
        rows = ledger.rows_in(section)
        proved = {citation.rule for citation in self.citations.tests if not citation.doubt}
        self.heading(f"{section}  {len(rows)} rules, {sum(row.id in proved for row in rows)} proved (+)")
        for row in rows:
            self.say(f"{row.section} ({row.kind}): {row.summary}", f"{'+' if row.id in proved else ' '} {row.id}")
        self.say("")

    # Coverage

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

    # Printing

    def heading(self, words: str) -> None:
        self.console.print(Text(words, style="bold"))

    def say(self, words: str, label: str = "", *, indent: bool = False, width: int = 0) -> None:
        """A paragraph after its label, broken into lines in a terminal, or when a width is given."""
        start = f"{label:<{LABEL}}  " if label or indent else ""
        width = width or (self.console.width if self.console.is_terminal else 0)
        lines = wrap(words, max(width - len(start), 30), break_long_words=False, break_on_hyphens=False)
        text = f"\n{' ' * len(start)}".join(lines) if width else words
        self.console.print(Text(start + text))


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
