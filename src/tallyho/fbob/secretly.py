"""Phases in which both sides make a list in secret and at the same time, each at its own pace (R-51)."""

from __future__ import annotations

from collections.abc import Callable

from tallyho.fbob.position import FbobPosition
from tallyho.table import Asks, Choice, Entry, entries, listing, together

Question = Callable[[FbobPosition, int], Choice]
Decide = Callable[[FbobPosition, int, str], None]


def both(p: FbobPosition, question: Question, decide: Decide) -> Asks[None]:
    """Each side makes its list; when both are complete all that stands on them is done."""
    lists = yield from together(*(_list_of(p, side, question, decide) for side in range(2)))
    for side, answer in enumerate(lists):
        for entry in entries(answer):
            decide(p, side, entry)


def _list_of(p: FbobPosition, side: int, question: Question, decide: Decide) -> Entry:
    return listing(p, lambda at: question(at, side), lambda at, text: decide(at, side, text))
