"""Rules to look up: of all games, in the reader's language."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from tallyho.library import Library
from tallyho.server import shapes
from tallyho.table.rules import Ledger, Row, read_ledgers
from tallyho.words.rules import Translated, rule_words

MOST: Final = 700
"""No game has more rules."""


@dataclass(slots=True)
class Rulebook:
    """The ledgers, read when the first rule is looked up."""

    library: Library
    _ledgers: dict[str, Ledger] = field(default_factory=dict)
    _words: dict[tuple[str, str], Translated] = field(default_factory=dict)

    def rule(self, name: str, language: str) -> shapes.RuleText | None:
        """The rule, or the ruling, with this id."""
        ledger = self._ledger(name.partition(":")[0])
        if ledger is None:
            return None
        row = ledger.rows.get(name)
        return self._told(ledger, row, language) if row is not None else self._ruling(ledger, name, language)

    def search(self, game: str, text: str, language: str) -> list[shapes.RuleText]:
        """The rules of a game whose id, section or sentence has all these words."""
        ledger = self._ledger(game)
        if ledger is None:
            return []
        wanted = _plain(text).split()
        told = (self._told(ledger, row, language) for row in ledger.rows.values())
        return [one for one in told if all(word in _haystack(one) for word in wanted)][:MOST]

    def _ledger(self, game: str) -> Ledger | None:
        if not self._ledgers:
            self._ledgers = read_ledgers(self.library.ledgers())
        return self._ledgers.get(game)

    def _told(self, ledger: Ledger, row: Row, language: str) -> shapes.RuleText:
        words = self._translated(ledger, language)
        told = words.rules[row.id]
        rulings = [
            shapes.RulingText(ruling.id, ruling.status, words.rulings[ruling.id].text)
            for ruling in ledger.rulings_of(row.id)
        ]
        return shapes.RuleText(row.id, told.section, row.kind, told.text, rulings)

    def _ruling(self, ledger: Ledger, name: str, language: str) -> shapes.RuleText | None:
        ruling = ledger.ruling(name)
        if ruling is None:
            return None
        text = self._translated(ledger, language).rulings[ruling.id].text
        return shapes.RuleText(f"{ledger.game}:{ruling.id}", "", "ruling", text, [])

    def _translated(self, ledger: Ledger, language: str) -> Translated:
        key = (ledger.game, language)
        if key not in self._words:
            self._words[key] = rule_words(self.library.ledgers(), language, ledger.game)
        return self._words[key]


def _haystack(rule: shapes.RuleText) -> str:
    return _plain(f"{rule.id} {rule.section} {rule.text}")


def _plain(text: str) -> str:
    """As it is typed: small letters, a straight apostrophe."""
    return text.casefold().replace("’", "'").replace("\u00a0", " ")
