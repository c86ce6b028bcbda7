"""How the odds of a commitment were made, in words that every client uses."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tallyho.lab.commitment_odds import CommitmentOdds
from tallyho.lab.odds import Z95
from tallyho.words import Words

CATALOGUE: Final = "odds-lion"


def only_at_commitment(words: Words) -> str:
    """What is said where there are no odds to give."""
    return words.say(CATALOGUE, "odds-elsewhere")


def how_made(found: Sequence[CommitmentOdds], words: Words) -> str:
    """Whether the odds are exact or from samples, with events or without, and what the player is taken to do."""
    first = found[0]
    if first.exact:
        how = words.say(CATALOGUE, "odds-exact-snap" if first.events else "odds-exact")
    else:
        error = Z95 * max(one.vp.error() for one in found)
        how = words.say(CATALOGUE, "odds-sampled", {"samples": min(one.samples for one in found), "error": error})
    return f"{how} {words.say(CATALOGUE, 'odds-policy')}"
