"""What can go wrong, as sentences a user can read."""

from __future__ import annotations


class TallyhoError(Exception):
    """Base of everything that is a user's to mend; its text is one clear sentence."""


class Explained(TallyhoError):
    """Its text is English; `key` and `facts` let its words be made in the reader's language.

    A fact may be the error that lies behind it.
    """

    def __init__(self, sentence: str, key: str = "", facts: dict[str, object] | None = None) -> None:
        super().__init__(sentence)
        self.key = key
        self.facts: dict[str, object] = facts or {}


class BadSetup(Explained):
    """A game, scenario or option that does not exist, or options that exclude each other."""


class BadData(TallyhoError):
    """Component data with a gap, an overlap or an unknown name; says which file and row."""


class BadPosition(TallyhoError):
    """A value that a field of a position cannot have."""


class BadRecord(Explained):
    """A record that cannot be loaded; says which line and why."""


class BadProblem(TallyhoError):
    """A problem file that cannot be read as one; says which key and why."""


class Refused(TallyhoError):
    """An answer that was not taken; nothing has changed.

    `key`, `rule` and `args` let the words of the refusal be made in the reader's language.
    """

    def __init__(self, sentence: str, key: str, rule: str | None = None, args: dict[str, object] | None = None) -> None:
        super().__init__(sentence)
        self.key = key
        self.rule = rule
        self.facts: dict[str, object] = args or {}


class Defect(TallyhoError):
    """A rule broke its contract: a programming error in a game, never the user's fault."""
