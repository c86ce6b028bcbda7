"""The odds of First Battle of Britain at the terminal: a line for every answer that has any."""

from __future__ import annotations

from tallyho.lab.fbob_odds_words import elsewhere, how_made, told
from tallyho.lab.odds_fbob import odds_of
from tallyho.table import AnyGame, Choice, Refused
from tallyho.terminal.answers import Unclear, understood
from tallyho.terminal.fbob_table import GAME
from tallyho.terminal.screen import CATALOGUE as TERMINAL
from tallyho.words import Words


def odds(game: AnyGame, side: str, words: Words, typed: str = "") -> list[str]:
    """The odds of what the side is asked, or of the answers typed, from what it may know."""
    try:
        rows = odds_of(game, side, _answers(game, side, words, typed))
    except Unclear as unclear:
        return [words.say(TERMINAL, unclear.message, unclear.args_of_message)]
    except Refused as refused:
        return [words.refusal(GAME, refused)]
    return [*(told(row, side, words) for row in rows), how_made(words)] if rows else [elsewhere(words)]


def _answers(game: AnyGame, side: str, words: Words, typed: str) -> list[str]:
    """The answers that were typed: numbers of the list, answers, or their beginnings."""
    ask = next((one for one in game.open if isinstance(one, Choice) and one.side == side), None)
    if ask is None or not typed:
        return []
    return understood(typed, ask.offers, lambda text: words.answer(GAME, ask.prompt.key, text))
