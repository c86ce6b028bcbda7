"""Even letters: Gruppen of a raid exchanged for others of their type, so that a missed rendezvous hurts least.

The failure die names a letter, and all Gruppen of the raid with it suffer (eagle:6.3b): of three bombers with an A, a B
and a C one is lost then, of three with an A all or none (eagle:5.4j).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from tallyho.bots.eagle.charts import DATA
from tallyho.bots.eagle.sketch import Sketch
from tallyho.bots.eagle.state import Table
from tallyho.raf.eagle.limits import luftflotte_fits
from tallyho.raf.vocabulary import LETTERS


class Exchange(NamedTuple):
    """A Gruppe of a raid changes places with one that stands ready (other_card 0) or flies in another raid."""

    card: int
    unit: int
    other_card: int
    other: int


def balance(sketch: Sketch, table: Table, card: int) -> None:
    """The exchange that evens the letters most, again and again while one does."""
    for raid in sketch.raids(card):
        exchange = best_exchange(sketch, raid)
        while exchange is not None:
            carry_out(sketch, exchange)
            exchange = best_exchange(sketch, raid)


def best_exchange(sketch: Sketch, card: int) -> Exchange | None:
    """The exchange that evens the letters of the raid, and of the raid that the other comes from, most; if any does."""
    found = [(gain(sketch, exchange), exchange) for exchange in exchanges(sketch, card)]
    best = max(found, default=None, key=lambda one: one[0])
    return best[1] if best is not None and best[0] > 0 else None


def exchanges(sketch: Sketch, card: int) -> Iterator[Exchange]:
    """Every two Gruppen of one type, with different letters, that may change places."""
    p = sketch.p
    movable = [unit for unit in range(DATA.squadrons, DATA.units) if sketch.movable(unit)]
    for unit in (one for one in movable if p.raid_of[one] == card):
        for other in movable:
            elsewhere = p.raid_of[other]
            if elsewhere == card or DATA.type[unit] != DATA.type[other] or DATA.letter[unit] == DATA.letter[other]:
                continue
            if luftflotte_fits(p, other, card) and (not elsewhere or luftflotte_fits(p, unit, elsewhere)):
                yield Exchange(card, unit, elsewhere, other)


def gain(sketch: Sketch, exchange: Exchange) -> int:
    """By how much both raids together become less uneven."""
    card, unit, other_card, other = exchange
    here = sketch.on(card)
    better = uneven(here) - uneven(swapped(here, unit, other))
    if other_card:
        there = sketch.on(other_card)
        better += uneven(there) - uneven(swapped(there, other, unit))
    return better


def swapped(gruppen: Iterable[int], unit: int, other: int) -> list[int]:
    """The Gruppen with another in the place of one."""
    return [other if one == unit else one for one in gruppen]


def uneven(gruppen: list[int]) -> int:
    """How uneven the letters are, of all Gruppen and once more of the bombers; least if every letter is as frequent."""
    bombers = [unit for unit in gruppen if DATA.is_bomber[unit]]
    return squares(gruppen) + squares(bombers)


def squares(gruppen: list[int]) -> int:
    """The sum of the squares of how often each letter occurs."""
    letters = [DATA.letter[unit] for unit in gruppen]
    return sum(letters.count(letter) ** 2 for letter in range(len(LETTERS)))


def carry_out(sketch: Sketch, exchange: Exchange) -> None:
    """Both off, then both on."""
    card, unit, other_card, other = exchange
    sketch.give(card, DATA.names[unit])
    if other_card:
        sketch.give(other_card, DATA.names[other])
        sketch.give(other_card, DATA.names[unit])
    sketch.give(card, DATA.names[other])
