"""Wrong answers that are nearly right ones: numbers out of every range, texts too short or too long."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from typing import Final

from tallyho.table import Luck
from tallyho.table.refusal import LONGEST

NUMBERS: Final = ("0", "-1", "255", "256", "999", str(10**9), str(10**30))
"""What stands for each number of an offered answer."""
DIGITS: Final = re.compile("[0-9]+")
MOST: Final = 2
"""So many offers of each shape, such as G3 and G14, are spoilt."""


def mistakes_of(offers: Sequence[str], luck: Luck) -> list[str]:
    """Spoilt texts of some offers of each shape, none of them offered.

    >>> mistakes_of(["G3"], Luck("1"))[:3]
    ['G0', 'G-1', 'G255']
    """
    shapes: dict[str, list[str]] = {}
    for offer in luck.shuffled(offers):
        shapes.setdefault(DIGITS.sub("#", offer), []).append(offer)
    chosen = [offer for alike in list(shapes.values())[: 2 * MOST] for offer in alike[:MOST]]
    return without(offers, [text for offer in chosen for text in spoilt(offer)])


def spoilt(offer: str) -> list[str]:
    """An answer with each of its numbers replaced, cut short, and with more behind it."""
    found = []
    for match in DIGITS.finditer(offer):
        found += [offer[: match.start()] + number + offer[match.end() :] for number in NUMBERS]
    longer = [
        offer + "0",
        offer + " ",
        f"{offer} {offer}",
        offer.partition(" ")[0] + " ",
        offer + "\N{SUPERSCRIPT TWO}",
    ]
    return [*found, offer[:1], offer[:-1], offer[1:], *longer]


def without(offers: Collection[str], texts: Collection[str]) -> list[str]:
    """The texts that are not offered and not longer than any answer, each once."""
    return [text for text in dict.fromkeys(texts) if text not in offers and len(text) <= LONGEST]
