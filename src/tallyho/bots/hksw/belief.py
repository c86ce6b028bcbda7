"""What a side counts on where it does not see the cards: those that were turned up, and for the rest the usual ones."""

from __future__ import annotations

from functools import cache
from typing import Final

from tallyho.bots.hksw.charts import DATA
from tallyho.bots.hksw.odds import Cards, Fighter
from tallyho.bots.hksw.state import Table, fighter
from tallyho.hksw.vocabulary import LF5

USUAL_ESCORT: Final = "bf109"
"""Every second unseen card of a Luftwaffe flight: more than half of its fighters are of this type."""
USUAL_BOMBER: Final = "he111"
LONG_RANGE_ESCORT: Final = "bf110"
"""North of the 12 Group line, where no Bf 109 can come (hksw:6.line12.a)."""


def raf_flight(s: Table, flight: int) -> Cards:
    """The cards of a RAF flight: those that are known, and average ones of its Group for the others."""
    known = [fighter(card) for card in s.cards_of(flight)]
    unseen = s.size(flight) - len(known)
    return tuple(sorted(known + [average(DATA.formation[flight])] * max(unseen, 0)))


@cache
def average(group: int) -> Fighter:
    """The average card of a Group, in whole dice and hits."""
    kinds = [DATA.kind[card] for card in DATA.cards_of[group]]
    return Fighter(
        round(sum(kind.dogfight for kind in kinds) / len(kinds)), round(sum(kind.damage for kind in kinds) / len(kinds))
    )


def luftwaffe_flight(s: Table, flight: int, square: int) -> Cards:
    """The cards of a Luftwaffe flight over a square: those that are known, and by turns an escort and a bomber."""
    north = square != DATA.box and DATA.north[square]
    if DATA.formation[flight] == LF5:
        known = [fighter(card, north=north) for card in DATA.cards_of[LF5]]
        return tuple(sorted(known[: s.size(flight)]))
    seen = s.cards_of(flight)
    known = [fighter(card, north=north) for card in seen]
    bombers = sum(bool(card.bombs) for card in known)
    escort = DATA.kinds[LONG_RANGE_ESCORT if north else USUAL_ESCORT]
    bomber = DATA.kinds[USUAL_BOMBER]
    while len(known) < s.size(flight):
        if 2 * bombers > len(known):
            known.append(Fighter(escort.north if north else escort.dogfight, escort.damage))
        else:
            bombers += 1
            known.append(Fighter(bomber.dogfight, bomber.damage, bomber.bombing))
    return tuple(sorted(known))
