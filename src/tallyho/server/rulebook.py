"""Rules to look up: of all games, in the reader's language."""

from __future__ import annotations

from typing import Final

from tallyho.server import shapes
from tallyho.table.rules import Ledger, Row
from tallyho.words.rulebook import Rulebook

MOST: Final = 700
"""No game has more rules."""


class RuleDesk(Rulebook):
    """The rulebook over the web."""

    def rule(self, name: str, language: str) -> shapes.RuleText | None:
        """The rule, or the ruling, with this id."""
        ledger = self.ledger_of(name)
        if ledger is None:
            return None
        row = ledger.rows.get(name)
        return self._told(ledger, row, language) if row is not None else self._ruling(ledger, name, language)

    def search(self, game: str, text: str, language: str) -> list[shapes.RuleText]:
        """The rules of a game whose id, section or sentence has all these words."""
        ledger = self.ledgers().get(game)
        if ledger is None:
            return []
        wanted = _plain(text).split()
        told = (self._told(ledger, row, language) for row in ledger.rows.values())
        return [one for one in told if all(word in _haystack(one) for word in wanted)][:MOST]

    def _told(self, ledger: Ledger, row: Row, language: str) -> shapes.RuleText:
        told = self.words(ledger.game, language).rules[row.id]
        rulings = [
            shapes.RulingText(called, ruling.status, self.words(game, language).rulings[ruling.id].text)
            for called, game, ruling in self.rulings_on(ledger, row)
        ]
        return shapes.RuleText(row.id, told.section, row.kind, told.text, rulings)

    def _ruling(self, ledger: Ledger, name: str, language: str) -> shapes.RuleText | None:
        ruling = ledger.ruling(name)
        if ruling is None:
            return None
        text = self.words(ledger.game, language).rulings[ruling.id].text
        return shapes.RuleText(f"{ledger.game}:{ruling.id}", "", "ruling", text, [])


def _haystack(rule: shapes.RuleText) -> str:
    return _plain(f"{rule.id} {rule.section} {rule.text}")


def _plain(text: str) -> str:
    """As it is typed: small letters, a straight apostrophe."""
    return text.casefold().replace("’", "'").replace("\u00a0", " ")
