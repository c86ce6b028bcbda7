"""Looking up rules while playing."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from importlib.resources.abc import Traversable
from typing import Final

from tallyho.table.rules import Ledger, Row, Ruling, read_ledgers
from tallyho.table.rules.ledger import named_rulings
from tallyho.terminal.answers import shortened
from tallyho.terminal.screen import Screen
from tallyho.words.rules import LEDGER_LANGUAGE, Translated, rule_words

NEAREST: Final = 4
LONGEST_ID: Final = 60
LIKE: Final = 0.5


class Rulebook:
    """The ledgers of all games, read when the first rule is looked up; a game's own rules need no prefix."""

    def __init__(self, folders: Sequence[Traversable], game: str) -> None:
        self._folders = folders
        self._game = game
        self._ledgers: dict[str, Ledger] | None = None
        self._translated: dict[tuple[str, str], Translated] = {}

    def look_up(self, typed: str, screen: Screen) -> None:
        """Tells a rule with its rulings, a ruling, or the rules of a section; otherwise the ids most like it.

        Rules and rulings are told in the language of the screen where they are translated, otherwise in English.
        """
        name = typed if ":" in typed else f"{self._game}:{typed}"
        ledger = self.ledgers().get(name.partition(":")[0])
        ruling = ledger.ruling(name) if ledger else None
        rows = ledger.rows_in(name) if ledger else []
        if ledger and name in ledger.rows:
            self._rule(ledger, ledger.rows[name], screen)
        elif ledger and ruling:
            self._ruling(name, ledger.game, ruling, screen)
            screen.tell("bears-on", rules=", ".join(ruling.rules) or screen.say("nothing"))
        elif ledger and rows:
            words = self._words(ledger.game, screen.words.language)
            for row in rows:
                screen.tell("rule-sentence", id=row.id, text=words.rules[row.id].text)
        else:
            screen.tell("no-such-rule", id=shortened(name), near=", ".join(self._nearest(name)))

    def sentence(self, rule: str, language: str = LEDGER_LANGUAGE) -> str | None:
        """What a rule says, in one sentence."""
        ledger = self.ledgers().get(rule.partition(":")[0])
        if ledger is None or rule not in ledger.rows:
            return None
        return self._words(ledger.game, language).rules[rule].text

    def ledgers(self) -> dict[str, Ledger]:
        """All ledgers by game."""
        if self._ledgers is None:
            self._ledgers = read_ledgers(self._folders)
        return self._ledgers

    def _rule(self, ledger: Ledger, row: Row, screen: Screen) -> None:
        words = self._words(ledger.game, screen.words.language).rules[row.id]
        screen.tell("rule-heading", id=row.id, section=words.section, kind=row.kind)
        screen.line(f"  {words.text}")
        for ruling in ledger.rulings_of(row.id):
            self._ruling(ruling.id, ledger.game, ruling, screen)
        for game, name in named_rulings(row):
            if game != ledger.game:
                self._ruling(f"{game}:{name}", game, self.ledgers()[game].rulings[name], screen)

    def _ruling(self, called: str, game: str, ruling: Ruling, screen: Screen) -> None:
        text = self._words(game, screen.words.language).rulings[ruling.id].text
        screen.tell("ruling", id=called, status=ruling.status, text=text)

    def _words(self, game: str, language: str) -> Translated:
        """The rules of a game in a language, read when the first of them is told."""
        known = self._translated.get((game, language))
        if known is None:
            known = self._translated[game, language] = rule_words(self._folders, language, game)
        return known

    def _nearest(self, name: str) -> list[str]:
        """The ids most like a wrong one: of its game, or of the game that is played."""
        ledgers = self.ledgers()
        ledger = ledgers.get(name.partition(":")[0]) or ledgers.get(self._game)
        known = [*ledger.rows, *(f"{ledger.game}:{ruling}" for ruling in ledger.rulings)] if ledger else [*ledgers]
        return get_close_matches(name[:LONGEST_ID], known, NEAREST, LIKE) or known[:NEAREST]
