"""Looking up rules while playing."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from importlib.resources.abc import Traversable
from typing import Final

from tallyho.table.rules import Ledger, Row, read_ledgers
from tallyho.table.rules.ledger import named_rulings
from tallyho.terminal.answers import shortened
from tallyho.terminal.screen import Screen

NEAREST: Final = 4
LONGEST_ID: Final = 60
LIKE: Final = 0.5


class Rulebook:
    """The ledgers of all games, read when the first rule is looked up; a game's own rules need no prefix."""

    def __init__(self, folders: Sequence[Traversable], game: str) -> None:
        self._folders = folders
        self._game = game
        self._ledgers: dict[str, Ledger] | None = None

    def look_up(self, typed: str, screen: Screen) -> None:
        """Tells a rule with its rulings, a ruling, or the rules of a section; otherwise the ids most like it."""
        name = typed if ":" in typed else f"{self._game}:{typed}"
        ledger = self.ledgers().get(name.partition(":")[0])
        ruling = ledger.ruling(name) if ledger else None
        rows = ledger.rows_in(name) if ledger else []
        if ledger and name in ledger.rows:
            self._rule(ledger, ledger.rows[name], screen)
        elif ledger and ruling:
            screen.tell("ruling", id=f"{ledger.game}:{ruling.id}", status=ruling.status, text=ruling.text)
            screen.tell("bears-on", rules=", ".join(ruling.rules) or screen.say("nothing"))
        elif rows:
            for row in rows:
                screen.tell("rule-sentence", id=row.id, text=row.summary)
        else:
            screen.tell("no-such-rule", id=shortened(name), near=", ".join(self._nearest(name)))

    def sentence(self, rule: str) -> str | None:
        """What a rule says, in one sentence."""
        ledger = self.ledgers().get(rule.partition(":")[0])
        row = ledger.rows.get(rule) if ledger else None
        return row.summary if row else None

    def ledgers(self) -> dict[str, Ledger]:
        """All ledgers by game."""
        if self._ledgers is None:
            self._ledgers = read_ledgers(self._folders)
        return self._ledgers

    def _rule(self, ledger: Ledger, row: Row, screen: Screen) -> None:
        screen.tell("rule-heading", id=row.id, section=row.section, kind=row.kind)
        screen.line(f"  {row.summary}")
        for ruling in ledger.rulings_of(row.id):
            screen.tell("ruling", id=ruling.id, status=ruling.status, text=ruling.text)
        for game, name in named_rulings(row):
            if game != ledger.game:
                ruling = self.ledgers()[game].rulings[name]
                screen.tell("ruling", id=f"{game}:{name}", status=ruling.status, text=ruling.text)

    def _nearest(self, name: str) -> list[str]:
        """The ids most like a wrong one: of its game, or of the game that is played."""
        ledgers = self.ledgers()
        ledger = ledgers.get(name.partition(":")[0]) or ledgers.get(self._game)
        known = [*ledger.rows, *(f"{ledger.game}:{ruling}" for ruling in ledger.rulings)] if ledger else [*ledgers]
        return get_close_matches(name[:LONGEST_ID], known, NEAREST, LIKE) or known[:NEAREST]
