"""The rules of all games to look up, in any language: read when the first of them is wanted, then kept."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources.abc import Traversable

from tallyho.table.rules import Ledger, Row, Ruling, read_ledgers
from tallyho.table.rules.ledger import named_rulings
from tallyho.words.rules import LEDGER_LANGUAGE, Translated, rule_words


class Rulebook:
    """The ledgers of these folders."""

    def __init__(self, folders: Sequence[Traversable]) -> None:
        self._folders = folders
        self._ledgers: dict[str, Ledger] | None = None
        self._translated: dict[tuple[str, str], Translated] = {}

    def ledgers(self) -> dict[str, Ledger]:
        """All ledgers by game."""
        if self._ledgers is None:
            self._ledgers = read_ledgers(self._folders)
        return self._ledgers

    def ledger_of(self, rule: str) -> Ledger | None:
        """The ledger that a rule or a ruling such as `lion:9.1a` is in, if there is one."""
        return self.ledgers().get(rule.partition(":")[0])

    def words(self, game: str, language: str) -> Translated:
        """The rules of a game in a language, or in English where they are not translated."""
        known = self._translated.get((game, language))
        if known is None:
            known = self._translated[game, language] = rule_words(self._folders, language, game)
        return known

    def sentence(self, rule: str, language: str = LEDGER_LANGUAGE) -> str | None:
        """What a rule says, in one sentence."""
        ledger = self.ledger_of(rule)
        if ledger is None or rule not in ledger.rows:
            return None
        return self.words(ledger.game, language).rules[rule].text

    def rulings_on(self, ledger: Ledger, row: Row) -> list[tuple[str, str, Ruling]]:
        """What was ruled on a rule: the name to call it by, the game it is of, the ruling.

        Rulings of its own game need no prefix; a rule may also name those of another game.
        """
        own = [(ruling.id, ledger.game, ruling) for ruling in ledger.rulings_of(row.id)]
        others = [(game, name) for game, name in named_rulings(row) if game != ledger.game]
        return own + [(f"{game}:{name}", game, self.ledgers()[game].rulings[name]) for game, name in others]
