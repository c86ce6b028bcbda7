"""The dice of the game, white for the RAF and black for the Luftwaffe (R-02), and questions to both sides at once."""

from __future__ import annotations

from functools import cache

from tallyho.hksw.position import HkswPosition
from tallyho.table import Asks, Chance, Choice, Prompt, symbols, together


def roll(p: HkswPosition, prompt: Prompt, colour: str, number: int) -> Chance:
    """So many dice of a colour; the asks are kept, because the ways in which many dice can fall take long to count."""
    key = (prompt.key, colour, number)
    found = p.data.rolls.get(key)
    if found is None:
        found = symbols(prompt, p.data.faces[colour], number, {"colour": colour, "number": number})
        p.data.rolls[key] = found
    return found


@cache
def counted(rolled: str) -> tuple[int, int]:
    """The roundels and the crosses of an outcome such as `roundel 1 cross 0 blank 2`."""
    words = rolled.split()
    return int(words[1]), int(words[3])


def both_counted(black: str, white: str) -> tuple[int, int]:
    """The roundels and the crosses that the dice of both sides show together."""
    of_black, of_white = counted(black), counted(white)
    return of_black[0] + of_white[0], of_black[1] + of_white[1]


def at_once(choices: list[Choice]) -> Asks[list[str]]:
    """The answers of all who have a choice, asked at the same time; nobody is asked if there is none."""
    if len(choices) > 1:
        return (yield from together(*choices))
    return [(yield choices[0])] if choices else []
