"""Exact odds of dice: dogfights of two cards, intercepts, bombing. A symbol hits the side that it names (R-02)."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import combinations
from math import comb
from typing import Final, NamedTuple

from tallyho.bots.hksw.charts import DATA
from tallyho.hksw.vocabulary import BLACK, BLANK, CROSS, ROUNDEL, WHITE

FACES: Final = sum(DATA.faces[BLACK].values())
KEPT: Final = 8192
"""So many results for flights are kept, the latest: a server plays on for months."""


class Fighter(NamedTuple):
    """A card as it fights: its dice, the hits that shoot it down, and its bombing dice."""

    dice: int
    damage: int
    bombs: int = 0


Cards = tuple[Fighter, ...]
Roll = dict[tuple[int, int], float]
"""How likely so many roundels and crosses are."""


class Toll(NamedTuple):
    """What a combat costs on average, in cards: of the Luftwaffe fighters and bombers, of the RAF."""

    fighters: float
    bombers: float
    raf: float

    @property
    def luftwaffe(self) -> float:
        """All cards of the Luftwaffe."""
        return self.fighters + self.bombers

    def plus(self, other: Toll, share: float = 1.0) -> Toll:
        """This and a share of another."""
        return Toll(
            self.fighters + share * other.fighters, self.bombers + share * other.bombers, self.raf + share * other.raf
        )


NOTHING: Final = Toll(0.0, 0.0, 0.0)


def chance_of(colour: str, symbol: str) -> float:
    """The chance of a symbol on one die."""
    return DATA.faces[colour][symbol] / FACES


@cache
def roll(black: int, white: int) -> Roll:
    """All that so many black and white dice can show together."""
    if not black and not white:
        return {(0, 0): 1.0}
    colour = BLACK if black else WHITE
    rest = roll(black - 1, white) if black else roll(0, white - 1)
    found: Roll = {}
    for (roundels, crosses), chance in rest.items():
        for symbol, key in (
            (ROUNDEL, (roundels + 1, crosses)),
            (CROSS, (roundels, crosses + 1)),
            (BLANK, (roundels, crosses)),
        ):
            found[key] = found.get(key, 0.0) + chance * chance_of(colour, symbol)
    return found


@cache
def duel(german: Fighter, british: Fighter) -> tuple[float, float]:
    """The chances that one dogfight shoots down the German card, and the British one (hksw:8.dogfight.h)."""
    lost = [0.0, 0.0]
    for (roundels, crosses), chance in roll(german.dice, british.dice).items():
        if crosses > roundels and crosses >= german.damage:
            lost[0] += chance
        elif roundels > crosses and roundels >= british.damage:
            lost[1] += chance
    return lost[0], lost[1]


@cache
def success(dice: int, hits: int) -> float:
    """The chance that so many black bombing dice show at least so many roundels."""
    share = chance_of(BLACK, ROUNDEL)
    return sum(comb(dice, n) * share**n * (1 - share) ** (dice - n) for n in range(hits, dice + 1))


def success_of(dice: float, hits: int) -> float:
    """The same where the number of dice is an average."""
    low = int(dice)
    return success(low, hits) + (dice - low) * (success(low + 1, hits) - success(low, hits))


@cache
def repairs(dice: int, wanted: int) -> float:
    """How many of so many things the white dice mend on average: one for each roundel."""
    share = chance_of(WHITE, ROUNDEL)
    return sum(min(n, wanted) * comb(dice, n) * share**n * (1 - share) ** (dice - n) for n in range(dice + 1))


# The intercept


@lru_cache(maxsize=KEPT)
def intercept(german: Cards, british: Cards) -> Toll:
    """What an intercept costs on average: three German cards at random, all the British, one roll."""
    triples = list(combinations(german, min(len(german), DATA.intercept_cards)))
    total = NOTHING
    for triple in triples:
        total = total.plus(_clash(tuple(sorted(triple)), british), 1 / len(triples))
    return total


@lru_cache(maxsize=KEPT)
def _clash(german: Cards, british: Cards) -> Toll:
    """An intercept between these very cards."""
    total = NOTHING
    dice = sum(card.dice for card in german), sum(card.dice for card in british)
    for (roundels, crosses), chance in roll(*dice).items():
        fighters, bombers = lost_to(german, crosses)
        raf = sum(lost_to(british, roundels))
        total = total.plus(Toll(fighters, bombers, raf), chance)
    return total


@lru_cache(maxsize=KEPT)
def lost_to(cards: Cards, hits: int) -> tuple[int, int]:
    """Fighters and bombers lost to hits if as few cards as possible are lost, one of them being stood down (R-26)."""
    if hits >= sum(card.damage for card in cards):
        return sum(not card.bombs for card in cards), sum(bool(card.bombs) for card in cards)
    best: tuple[int, int, int] | None = None
    for number in range(len(cards)):
        for lost in combinations(cards, number):
            rest = hits - sum(card.damage for card in lost)
            left = list(cards)
            for card in lost:
                left.remove(card)
            if rest == 0 or (rest > 0 and any(card.damage > rest for card in left)):
                bombers = sum(bool(card.bombs) for card in lost)
                best = min(best or (9, 9, 9), (number, bombers, number - bombers))
    return (best[2], best[1]) if best else (0, 0)
