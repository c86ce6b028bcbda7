"""Which answers a typed line means: a number of the list, a text, the beginning of one, or several numbers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

LONGEST_NUMBER: Final = 6
"""A number with more digits than this is no number of any list."""

NAMED: Final = 6
"""So many of the answers that a line could mean are named."""


class Unclear(Exception):
    """A line that could mean several answers, or a number that is not in the list: a message and its arguments."""

    def __init__(self, message: str, **args: object) -> None:
        super().__init__(message)
        self.message = message
        self.args_of_message = args


def understood(typed: str, offers: Sequence[str], in_words: Callable[[str], str]) -> list[str]:
    """The answers that a line means; a text that is none of the offers is left for the game to refuse."""
    if typed in offers:
        return [typed]
    parts = typed.split()
    if parts and all(part.isascii() and part.isdecimal() for part in parts):
        found = spelled(parts, offers) if spelled_in_numbers(offers) else listed(parts, offers)
        if found:
            return found
        if len(parts) > 1 or not any(offer.startswith(typed) for offer in offers):
            message = "no-such-number" if counted(offers) or not spelled_in_numbers(offers) else "no-such-answer"
            raise Unclear(message, typed=shortened(typed), most=len(offers))
    return [by_text(typed, offers, in_words)]


def spelled_in_numbers(offers: Sequence[str]) -> bool:
    """Whether answers are numbers themselves, as of dice: they then stand in no numbered list."""
    return any(offer.replace(" ", "").isdecimal() for offer in offers)


def counted(offers: Sequence[str]) -> bool:
    """Whether the answers are the numbers from 1 on, as of a die."""
    return all(offer == str(number) for number, offer in enumerate(offers, 1))


def spelled(parts: list[str], offers: Sequence[str]) -> list[str]:
    """Numbers that are answers: dice read in any order, or one answer after another."""
    low_to_high = " ".join(sorted(parts, key=len_and_text))
    if low_to_high in offers:
        return [low_to_high]
    return parts if all(part in offers for part in parts) else []


def len_and_text(number: str) -> tuple[int, str]:
    """Orders numbers by size without reading them, for one may have a million digits."""
    return len(number), number


def listed(parts: list[str], offers: Sequence[str]) -> list[str]:
    """The answers with these numbers in the list, or none at all if one number is not in it."""
    if any(len(part) > LONGEST_NUMBER or not 1 <= int(part) <= len(offers) for part in parts):
        return []
    return [offers[int(part) - 1] for part in parts]


def by_text(typed: str, offers: Sequence[str], in_words: Callable[[str], str]) -> str:
    """The one offer that is called so, or begins so, small or capital letters alike; the text itself if none does."""
    wanted = typed.casefold()
    names = [(offer, {offer.casefold(), in_words(offer).casefold()}) for offer in offers]
    for fits in (
        [offer for offer, called in names if wanted in called],
        [offer for offer, called in names if any(name.startswith(wanted) for name in called)],
    ):
        if len(fits) == 1:
            return fits[0]
        if fits:
            raise Unclear(
                "ambiguous", typed=shortened(typed), answers=", ".join(fits[:NAMED]), more=max(0, len(fits) - NAMED)
            )
    return typed


def shortened(typed: str) -> str:
    """What was typed, short enough to be quoted."""
    return typed if len(typed) <= 40 else f"{typed[:40]}…"
