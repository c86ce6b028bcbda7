"""How paragraphs look when printed, in a terminal and in a pipe."""

from __future__ import annotations

from textwrap import wrap

from rich.console import Console
from rich.text import Text

LABEL = 14
NARROWEST = 30
"""A paragraph beside its label keeps at least so many columns."""


class Printer:
    """Prints headings and paragraphs; in a pipe every paragraph is one line, however long."""

    def __init__(self) -> None:
        self.console = Console(highlight=False, soft_wrap=True)

    def heading(self, words: str) -> None:
        self.console.print(Text(words, style="bold"))

    def say(self, words: str, label: str = "", *, indent: bool = False, width: int = 0) -> None:
        """A paragraph after its label, broken into lines in a terminal, or when a width is given."""
        start = f"{label:<{LABEL}}  " if label or indent else ""
        width = width or (self.console.width if self.console.is_terminal else 0)
        self.console.print(Text(broken(words, start, width) if width else start + words))


def broken(words: str, start: str, width: int) -> str:
    """The lines of a paragraph; those after the first stand below its label, unless that is longer than most."""
    beside = " " * min(len(start), LABEL + 2)
    lines = wrap(
        words,
        max(width, len(beside) + NARROWEST),
        initial_indent=start,
        subsequent_indent=beside,
        break_long_words=False,
        break_on_hyphens=False,
    )
    return "\n".join(lines) or start
