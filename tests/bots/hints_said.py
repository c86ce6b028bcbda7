"""What every hint of every game has to say."""

from __future__ import annotations

from collections.abc import Iterable

from tallyho.bots.hints import Hint
from tallyho.library import Library
from tallyho.terminal.rulebook import LookUp
from tallyho.words import Words

LIBRARY = Library()
LANGUAGES = [Words(language, LIBRARY.words(), strict=True) for language in ("en", "fr")]


def assert_reasons(game: str, hints: Iterable[Hint]) -> None:
    """Every answer has reasons, with rules of the ledger, that both languages say."""
    rulebook = LookUp(LIBRARY.ledgers(), game)
    for found in hints:
        for step in found.steps:
            assert step.reasons, step
            assert all(rulebook.sentence(str(one["rule"])) for one in step.reasons), step
        english, french = (found.lines(words) for words in LANGUAGES)
        assert len(english) == len(french) == len(found.steps)
        assert english[0].because
        assert "None" not in "".join(line.text for line in english[0].because)
