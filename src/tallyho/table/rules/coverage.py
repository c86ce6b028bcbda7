"""How much of a ledger is proved, what is not, and which citations exist nowhere."""

from __future__ import annotations

from tallyho.table.rules.citations import Citation, Citations
from tallyho.table.rules.ledger import Ledger, Row


class Coverage:
    """The state of one game's ledger in a checkout."""

    def __init__(self, ledger: Ledger, obeyed: set[str], proved: set[str]) -> None:
        self.game = ledger.game
        self.total = len(ledger.rows)
        self.obeyed = [rule for rule in ledger.rows if rule in obeyed]
        self.proved = [rule for rule in ledger.rows if rule in proved]
        self.unproved = [rule for rule in ledger.rows if rule not in proved]
        self.nowhere: list[Citation] = []
        self.cannot_fail: list[Citation] = []

    @property
    def tenths(self) -> int:
        """The share of proved rows in tenths of a percent, rounded down: 1000 only if every row is proved."""
        return 1000 * len(self.proved) // self.total

    def reaches(self, percent: float) -> bool:
        """Whether at least this share of the rows is proved."""
        return 100 * len(self.proved) >= percent * self.total


def coverage_of(ledger: Ledger, citations: Citations) -> Coverage:
    """Joins a ledger with the citations of a checkout."""
    code = [citation for citation in citations.code if _of(ledger, citation)]
    tests = [citation for citation in citations.tests if _of(ledger, citation)]
    coverage = Coverage(
        ledger,
        obeyed={citation.rule for citation in code},
        proved={citation.rule for citation in tests if not citation.doubt},
    )
    coverage.nowhere = [citation for citation in code if not (_exists(ledger, citation) or _section(ledger, citation))]
    coverage.nowhere += [citation for citation in tests if not _exists(ledger, citation)]
    coverage.cannot_fail = [citation for citation in tests if citation.doubt and _exists(ledger, citation)]
    return coverage


def _of(ledger: Ledger, citation: Citation) -> bool:
    return citation.rule.startswith(f"{ledger.game}:")


def _exists(ledger: Ledger, citation: Citation) -> bool:
    return citation.rule in ledger.rows or ledger.ruling(citation.rule) is not None


def _section(ledger: Ledger, citation: Citation) -> list[Row]:
    """Code may stand for a whole section; a test has to name the row that it proves."""
    return ledger.rows_in(citation.rule)
