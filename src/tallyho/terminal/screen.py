"""Plain lines out, plain lines in: no colour, nothing that must be aligned to be understood.

The cursor moves only when two people change places: what the first has read is wiped out.
"""

from __future__ import annotations

from collections.abc import Sequence
from os import environ
from shutil import get_terminal_size
from textwrap import wrap
from typing import Final, TextIO

from tallyho.words import Words

CATALOGUE: Final = "terminal"
"""The catalogue of what the text client itself says."""

WIDEST: Final = 100
NARROWEST: Final = 20
READY: Final = "> "
JOINED: Final = "\ue000"
"""Stands for a space at which no line is broken, until it is shown: a number and its sign stay together."""
WIPE: Final = "\x1b[H\x1b[2J\x1b[3J"
"""To the first line, and everything gone: the screen, and what can be scrolled back to (ECMA-48, and 3 as in xterm)."""


class Screen:
    """Where the person reads and types."""

    def __init__(self, words: Words, typed: TextIO, shown: TextIO) -> None:
        self.words = words
        self._typed = typed
        self._shown = shown

    def tell(self, message: str, **args: object) -> None:
        """One of the client's own sentences."""
        self.line(self.say(message, **args))

    def say(self, message: str, **args: object) -> str:
        """The words of one of the client's own messages."""
        return self.words.say(CATALOGUE, message, args)

    def line(self, text: str) -> None:
        """A line; one too long for the terminal goes on below, a little further in than it began."""
        indent = " " * (len(text) - len(text.lstrip(" ")))
        width = width_now()
        rows = wrap(
            text.strip(" ").replace(" %", f"{JOINED}%"),
            width,
            initial_indent=indent,
            subsequent_indent=indent + "  ",
            break_on_hyphens=False,
            break_long_words=False,  # the name of a file must stay whole
        )
        self._shown.write("\n".join(rows).replace(JOINED, " ") + "\n")

    def command(self, message: str, command: str) -> None:
        """A sentence that ends with something to be typed, which is never broken in two."""
        sentence = self.say(message)
        if len(sentence) + 1 + len(command) <= width_now():
            self._shown.write(f"{sentence} {command}\n")
        else:
            self.line(sentence)
            self._shown.write(f"{command}\n")

    def several(self, items: Sequence[str]) -> None:
        """Short items with commas between, as many on a line as fit, none broken in two."""
        row = ""
        width = width_now()
        for item in [*(f"{item}," for item in items[:-1]), items[-1]]:
            if row and len(row) + 1 + len(item) > width:
                self.line(row)
                row = ""
            row = f"{row} {item}" if row else f"  {item}"
        self.line(row)

    def wipe(self) -> None:
        """Nothing that was shown can be seen any more; a pipe keeps what it has."""
        if not self._shown.isatty():
            return
        size = get_terminal_size((WIDEST, 24))
        self._shown.write("\n" * size.lines if environ.get("TERM", "dumb") == "dumb" else WIPE)

    def read(self) -> str | None:
        """What the person types, without anything that cannot be printed; None when nothing more will come."""
        self._shown.write(READY)
        self._shown.flush()
        typed = self._typed.readline()
        if not typed:
            return None
        cleaned = " ".join("".join(sign if sign.isprintable() else " " for sign in typed).split())
        if not self._typed.isatty():  # a terminal shows by itself what is typed; a pipe leaves no trace in the text
            self._shown.write(cleaned + "\n")
        return cleaned


def width_now() -> int:
    """So many characters fit on a line of the terminal as it is now."""
    return max(NARROWEST, min(WIDEST, get_terminal_size((WIDEST, 24)).columns))
