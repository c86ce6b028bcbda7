"""The dice of Battle of Britain against expectation: roundels and crosses by what they were rolled for."""

from __future__ import annotations

from fractions import Fraction
from typing import TypedDict

from tallyho.hksw.components import HkswData
from tallyho.hksw.dice import counted
from tallyho.hksw.vocabulary import CROSS, ROUNDEL
from tallyho.table import Chance


class Symbol(TypedDict):
    """How often a symbol came up, how often it was to be expected, and by how much such counts stray from that."""

    shown: int
    expected: float
    deviation: float


class SymbolDice(TypedDict):
    """All dice of one colour that were rolled for one purpose."""

    key: str
    rule: str
    colour: str
    rolls: int
    dice: int
    roundels: Symbol
    crosses: Symbol


class Dice:
    """Counts every roll of dice with symbols."""

    def __init__(self, data: HkswData) -> None:
        self.data = data
        self.rolled: dict[str, tuple[Chance, list[int]]] = {}
        """By key: the ask, and rolls, dice, roundels and crosses so far."""

    def add(self, ask: Chance, text: str) -> None:
        """One roll; draws of cards are none."""
        args = ask.args or {}
        if "colour" not in args:
            return
        _, counts = self.rolled.setdefault(ask.prompt.key, (ask, [0, 0, 0, 0]))
        roundels, crosses = counted(text)
        for place, more in enumerate((1, int(str(args["number"])), roundels, crosses)):
            counts[place] += more

    def told(self) -> list[SymbolDice]:
        """All of it, in the order of the first rolls."""
        return [self._told(ask, *counts) for ask, counts in self.rolled.values()]

    def _told(self, ask: Chance, rolls: int, dice: int, roundels: int, crosses: int) -> SymbolDice:
        colour = str((ask.args or {})["colour"])
        return {
            "key": ask.prompt.key,
            "rule": ask.prompt.rule,
            "colour": colour,
            "rolls": rolls,
            "dice": dice,
            "roundels": self._symbol(colour, ROUNDEL, dice, roundels),
            "crosses": self._symbol(colour, CROSS, dice, crosses),
        }

    def _symbol(self, colour: str, symbol: str, dice: int, shown: int) -> Symbol:
        faces = self.data.faces[colour]
        chance = Fraction(faces[symbol], sum(faces.values()))
        deviation = float(dice * chance * (1 - chance)) ** 0.5
        return {"shown": shown, "expected": round(float(dice * chance), 2), "deviation": round(deviation, 2)}
