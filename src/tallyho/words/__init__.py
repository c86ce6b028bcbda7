"""What a game asks, tells and refuses, in the reader's language.

The catalogues are Fluent files, one a game and language, rather than gettext's: a message has a key and named
arguments, not an English sentence as its key; plurals and choices are written in each language's own grammar; and a
translator reads and changes one plain file.

`en/table.ftl` and `fr/table.ftl` hold what every game shares and say how the messages are named. Fluent itself is
imported when the first word is needed, not before.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tallyho.words.words import LANGUAGES, TABLE, Line, MissingWords, Words

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

__all__ = ["LANGUAGES", "TABLE", "Line", "MissingWords", "Words", "lacking"]


def lacking(folders: Sequence[Traversable]) -> list[str]:
    """What is wrong with the catalogues of these folders, a sentence each: above all, what one language lacks."""
    from tallyho.words.parity import faults  # noqa: PLC0415 - it brings Fluent's parser, which play does not need

    return faults(folders)
