"""Lists that a side makes in secret, entry by entry: one answer, however long, so that nobody can count the entries."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple, TypeVar

from tallyho.table.ask import DONE, Choice, Open, Prompt
from tallyho.table.position import Position

P = TypeVar("P", bound=Position)

BETWEEN = "; "
"""Stands between the entries of a list; no entry has it."""


class Entry(Choice):
    """The choice of one entry. `front` is the list's prompt, all that others see of it while it grows."""

    __slots__ = ("front", "position", "then")

    def __init__(self, choice: Choice, front: Prompt, position: Position, then: Callable[[str], Entry | None]) -> None:
        super().__init__(choice.prompt, choice.side, choice.offers, choice.args, why_not=choice.why_not)
        self.seen_by = (choice.side,)
        self.front = front
        self.position = position
        """As its side sees it, with the entries so far."""
        self.then = then
        """The choice of the next entry, or None if this one ends the list."""


class Draft(NamedTuple):
    """A list in the making: the entries so far, the keys of what was asked for each, and the choice of the next one."""

    entries: tuple[str, ...]
    keys: tuple[str, ...]
    choice: Entry


def listing(
    position: P, question: Callable[[P], Choice], decide: Callable[[P, str], None], front: Prompt | None = None
) -> Entry:
    """A list that ends with `done`, to be asked by `together`, also of one side alone.

    `question` asks for the next entry; `decide` does in a position what an entry says. While the list is made that is a
    copy which only its side sees; the step itself carries out the list (`entries`) when it has the answer.
    """
    choice = question(position)
    prompt = front or choice.prompt

    def then(text: str) -> Entry | None:
        if text == DONE:
            return None
        later = position.copy()
        decide(later, text)
        return listing(later, question, decide, prompt)

    return Entry(choice, prompt, position, then)


def asked_openly(ask: Open) -> Prompt:
    """What others see that a side is asked: of a list in the making always the same."""
    return ask.front if isinstance(ask, Entry) else ask.prompt


def entries(answer: str) -> list[str]:
    """The entries of a list, without the `done` at its end."""
    found = answer.split(BETWEEN)
    return found[:-1] if found[-1] == DONE else found


def joined(several: Iterable[str]) -> str:
    """Entries as one answer."""
    return BETWEEN.join(several)
