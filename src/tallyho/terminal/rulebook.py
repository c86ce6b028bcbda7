"""Looking up rules while playing."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from importlib.resources.abc import Traversable
from typing import Final

from tallyho.table.rules import Ledger, Row, Ruling
from tallyho.terminal.answers import shortened
from tallyho.terminal.screen import Screen
from tallyho.words.rulebook import Rulebook

NEAREST: Final = 4
LONGEST_ID: Final = 60
LIKE: Final = 0.5


class LookUp(Rulebook):
    """The rulebook on the screen; the rules of the game that is played need no prefix."""

    def __init__(self, folders: Sequence[Traversable], game: str) -> None:
        super().__init__(folders)
        self._game = game

    def look_up(self, typed: str, screen: Screen) -> None:
        """Tells a rule with its rulings, a ruling, or the rules of a section; otherwise the ids most like it.

        Rules and rulings are told in the language of the screen where they are translated, otherwise in English.
        """
        name = typed if ":" in typed else f"{self._game}:{typed}"
        ledger = self.ledger_of(name)
        ruling = ledger.ruling(name) if ledger else None
        rows = ledger.rows_in(name) if ledger else []
        if ledger and name in ledger.rows:
            self._rule(ledger, ledger.rows[name], screen)
        elif ledger and ruling:
            self._ruling(name, ledger.game, ruling, screen)
            screen.tell("bears-on", rules=", ".join(ruling.rules) or screen.say("nothing"))
        elif ledger and rows:
            words = self.words(ledger.game, screen.words.language)
            for row in rows:
                screen.tell("rule-sentence", id=row.id, text=words.rules[row.id].text)
        else:
            screen.tell("no-such-rule", id=shortened(name), near=", ".join(self._nearest(name)))

    def _rule(self, ledger: Ledger, row: Row, screen: Screen) -> None:
        words = self.words(ledger.game, screen.words.language).rules[row.id]
        screen.tell("rule-heading", id=row.id, section=words.section, kind=row.kind)
        screen.line(f"  {words.text}")
        for called, game, ruling in self.rulings_on(ledger, row):
            self._ruling(called, game, ruling, screen)

    def _ruling(self, called: str, game: str, ruling: Ruling, screen: Screen) -> None:
        text = self.words(game, screen.words.language).rulings[ruling.id].text
        screen.tell("ruling", id=called, status=ruling.status, text=text)

    def _nearest(self, name: str) -> list[str]:
        """The ids most like a wrong one: of its game, or of the game that is played."""
        ledgers = self.ledgers()
        ledger = ledgers.get(name.partition(":")[0]) or ledgers.get(self._game)
        known = [*ledger.rows, *(f"{ledger.game}:{ruling}" for ruling in ledger.rulings)] if ledger else [*ledgers]
        return get_close_matches(name[:LONGEST_ID], known, NEAREST, LIKE) or known[:NEAREST]
