"""Exact odds of the dogfights of groups of cards (hksw:8.dogfight), and the best groups for both sides."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import combinations

from tallyho.bots.hksw.charts import DATA
from tallyho.bots.hksw.odds import KEPT, NOTHING, Cards, Fighter, Toll, duel
from tallyho.hksw.dogfight import shapes

Shape = tuple[int, ...]


def lead(cards: Cards) -> Fighter:
    """The card that a side selects first: its best fighter, which may win twice and shields the others."""
    return max(cards, key=lambda card: (card.dice, card.damage, -card.bombs))


@lru_cache(maxsize=KEPT)
def melee(german: Cards, british: Cards) -> Toll:
    """What a group costs on average when the best cards of both sides are selected first."""
    if not german or not british:
        return NOTHING
    one, other = lead(german), lead(british)
    return _dogfight(one, without(german, one), other, without(british, other), 0)


@lru_cache(maxsize=KEPT)
def _dogfight(one: Fighter, german: Cards, other: Fighter, british: Cards, wins: int) -> Toll:
    """One card against another, with those that wait; wins are those of the card that stayed, below 0 the German's."""
    down, up = duel(one, other)
    toll = Toll(0.0 if one.bombs else down, down if one.bombs else 0.0, up)
    if german and british:
        toll = toll.plus(melee(german, british), 1 - down - up)
    if down:
        toll = toll.plus(_british_goes_on(other, german, british, max(wins, 0) + 1), down)
    if up:
        toll = toll.plus(_german_goes_on(one, german, british, min(wins, 0) - 1), up)
    return toll


def _british_goes_on(winner: Fighter, german: Cards, british: Cards, wins: int) -> Toll:
    """The British card stays and the next German one is drawn, unless it has won twice (hksw:8.dogfight.m)."""
    if wins >= DATA.wins:
        return melee(german, british)
    total = NOTHING
    for card in german:
        total = total.plus(_dogfight(card, without(german, card), winner, british, wins), 1 / len(german))
    return total


def _german_goes_on(winner: Fighter, german: Cards, british: Cards, wins: int) -> Toll:
    if -wins >= DATA.wins:
        return melee(german, british)
    total = NOTHING
    for card in british:
        total = total.plus(_dogfight(winner, german, card, without(british, card), wins), 1 / len(british))
    return total


def without(cards: Cards, card: Fighter) -> Cards:
    """The others."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


# Groups of the Luftwaffe


def price(toll: Toll, raf: float, bomber: float) -> float:
    """What a combat costs the Luftwaffe: a fighter 1, a bomber as much as said, a RAF card so much to its credit."""
    return toll.fighters + bomber * toll.bombers - raf * toll.raf


@lru_cache(maxsize=KEPT)
def best_groups(german: Cards, british: Cards, raf: float, bomber: float) -> tuple[Cards, ...]:
    """The groups in which the Luftwaffe fares best if the RAF puts its cards where it hurts most."""
    judged = [(answer(groups, british, raf, bomber)[0], groups) for groups in partitions(german)]
    return min(judged)[1]


@lru_cache(maxsize=KEPT)
def partitions(cards: Cards) -> tuple[tuple[Cards, ...], ...]:
    """All ways to make groups, small groups first, each kind once."""
    found: set[tuple[Cards, ...]] = set()
    for shape in shapes(len(cards)):
        found.update(_split(cards, tuple(int(size) for size in shape.split("-"))))
    return tuple(sorted(found))


@lru_cache(maxsize=KEPT)
def _split(cards: Cards, sizes: Shape) -> tuple[tuple[Cards, ...], ...]:
    if len(sizes) == 1:
        return (((cards),),)
    found: set[tuple[Cards, ...]] = set()
    for group in set(combinations(cards, sizes[0])):
        rest = cards
        for card in group:
            rest = without(rest, card)
        found.update((group, *others) for others in _split(rest, sizes[1:]))
    return tuple(found)


@lru_cache(maxsize=4 * KEPT)
def answer(groups: tuple[Cards, ...], british: Cards, raf: float, bomber: float) -> tuple[float, Shape]:
    """How many cards the RAF puts beside each group to cost the Luftwaffe most, the best cards first, and the cost."""
    ordered = tuple(sorted(british, reverse=True))
    judged = []
    for counts in spreads(len(british), len(groups)):
        cost, start = 0.0, 0
        for group, count in zip(groups, counts, strict=True):
            cost += price(melee(group, ordered[start : start + count]), raf, bomber)
            start += count
        judged.append((cost, counts))
    return max(judged)


@cache
def spreads(cards: int, groups: int) -> tuple[Shape, ...]:
    """All ways to spread so many cards over groups."""
    if groups == 1:
        return ((cards,),)
    return tuple((first, *rest) for first in range(cards + 1) for rest in spreads(cards - first, groups - 1))


@lru_cache(maxsize=KEPT)
def dogfight(german: Cards, british: Cards, raf: float, bomber: float) -> Toll:
    """What a dogfight of two flights costs on average if both sides do their best."""
    if not german or not british:
        return NOTHING
    groups = best_groups(german, british, raf, bomber)
    counts = answer(groups, british, raf, bomber)[1]
    ordered, total, start = tuple(sorted(british, reverse=True)), NOTHING, 0
    for group, count in zip(groups, counts, strict=True):
        total = total.plus(melee(group, ordered[start : start + count]))
        start += count
    return total
