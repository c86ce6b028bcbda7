"""Questions of Battle of Britain with more than a list: who could intercept, and how far away each is."""

from __future__ import annotations

from typing import Final

from tallyho.hksw.title import HKSW
from tallyho.table import AnyGame, Choice, view_of
from tallyho.terminal.hksw_map import apart
from tallyho.terminal.hksw_table import HkswTable
from tallyho.terminal.raf import unbroken
from tallyho.words import Words

INTERCEPT: Final = "intercept"


def question(game: AnyGame, ask: Choice, words: Words) -> list[str] | None:
    """The flights that may intercept, each with the squares between it and the enemy; None for other questions."""
    if ask.prompt.key != INTERCEPT:
        return None
    table = HkswTable(view_of(game, ask.side, story=False), words, game.position.data)
    enemy = table.square(table.table["moving"])
    assert enemy is not None, "a flight that is asked about is on the map"
    told = [f"{number}. {_offer(table, offer, enemy)}" for number, offer in enumerate(ask.offers, 1)]
    return ["  " + ", ".join(unbroken(one) for one in told)]


def _offer(table: HkswTable, offer: str, enemy: str) -> str:
    square = table.square(offer) if offer in table.data.flight else None
    if square is None:
        meaning = table.words.answer(HKSW.game, INTERCEPT, offer)
        return table.words.say(HKSW.game, "offer-in-words", {"answer": offer, "words": meaning})
    return table.say("squares-away", flight=table.piece(offer), squares=apart(square, enemy))
