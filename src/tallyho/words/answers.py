"""Messages for answers: `II/JG51/2` has signs that no name may have, and `lost 92/10 down 609/10` has parts."""

from __future__ import annotations

import re
from typing import Final

NOT_IN_A_NAME: Final = re.compile(r"[^A-Za-z0-9_-]+")
PLAIN_WORD: Final = re.compile(r"[a-z]+(?:-[a-z]+)*")
FIRST: Final = "first"
"""The argument for what stands before the first plain word."""


def name_of(text: str) -> str:
    """A text as part of a message's name: whatever may not stand there becomes a hyphen."""
    return NOT_IN_A_NAME.sub("-", text)


def parts_of(text: str) -> tuple[str, dict[str, object]]:
    """The plain words of an answer with hyphens between, and what follows each of them, by that word.

    `lost 92/10 152/10 down 609/10` is `lost-down` with `lost` (a list) and `down`; `2A long` is `long` with `first`.
    """
    found: dict[str, list[str]] = {}
    word = FIRST
    for one in text.split():
        if PLAIN_WORD.fullmatch(one):
            word = one
            found[word] = []
        else:
            found.setdefault(word, []).append(one)
    plain = [one for one in found if one != FIRST]
    return "-".join(plain), {one: _value(values) for one, values in found.items()}


def _value(values: list[str]) -> object:
    """A number, a text, or several."""
    return number_or_text(values[0]) if len(values) == 1 else values


def number_or_text(word: str) -> int | str:
    """A word as a number if it is one; `0119` is a name."""
    is_number = word.isdecimal() and word.isascii() and (word == "0" or word[0] != "0")
    return int(word) if is_number else word


def message_of_words(text: str, key: str) -> list[str]:
    """The messages that may say an answer word by word: `G3 B5` is `answer-attack-of-2`, or `answer-of-2`.

    Plain words are named, with the prompt's key before them or without: `aa 1019 1` is `answer-aa-of-3`.
    """
    words = text.split(" ")
    plain = [word for word in words if PLAIN_WORD.fullmatch(word)]
    stems = [[key, *plain], plain] if key else [plain]
    return ["-".join(["answer", *stem, "of", str(len(words))]) for stem in stems] if len(words) > 1 else []
