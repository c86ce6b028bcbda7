"""The rules ledger: what the rules say, what was ruled on them, who cites them, and what is proved."""

from tallyho.table.rules.citations import Citation, Citations, Unread, enclosing, find_citations, of_no_game
from tallyho.table.rules.coverage import Coverage, coverage_of
from tallyho.table.rules.ledger import KINDS, STATUSES, Folder, Ledger, Row, Ruling, read_ledgers

__all__ = [
    "KINDS",
    "STATUSES",
    "Citation",
    "Citations",
    "Coverage",
    "Folder",
    "Ledger",
    "Row",
    "Ruling",
    "Unread",
    "coverage_of",
    "enclosing",
    "find_citations",
    "of_no_game",
    "read_ledgers",
]
