"""Lion's day advance, with momentum (lion:4.IV.3, lion:19.5)."""

from __future__ import annotations

from typing import Final

from tallyho.raf import sealion
from tallyho.raf.calendar import DAY_CARD, day_card, disregard, long_again
from tallyho.raf.dates import dated
from tallyho.raf.decks import DAY_CARDS, drawn
from tallyho.raf.position import RafPosition
from tallyho.raf.score import ADVANCED, score
from tallyho.raf.vocabulary import ASIDE, DECK, DISCARD, HEAVY_DAMAGE, LAST_DAY, NUMBERED, PREPARATIONS
from tallyho.table import Asks, Json, Jump, reason

MOMENTUM_NETS: Final = 2
MOMENTUM_VP: Final = range(-34, -19)
MOMENTUM_GREEN: Final = 7


def day_advance(p: RafPosition) -> Asks[Jump]:
    """A Day Event card says how many days pass; each is a victory point; then Sealion is considered (lion:4.IV.3)."""
    pressed = ADVANCED in p.options and has_momentum(p)
    p.day_card = (yield from momentum_card(p)) if pressed else (yield from day_card(p))
    days = p.data.days[p.day_card].days
    p.day = min(p.day + days, LAST_DAY)  # the Calendar ends there; the days elapse all the same
    points = days * p.data.vp_day  # lion:4.IV.3e
    p.tell("day-advance", "lion:4.IV.3d", {"card": p.day_card, "days": days, "vp": points, **dated(p.day)})
    score(p, points)
    sealion.check(p)
    return None


def momentum_card(p: RafPosition) -> Asks[int]:
    """Of two cards the one with fewer days counts, even a second 1-day card; the other goes back (lion:19.5, R-68)."""
    days, prompt = p.data.days, DAY_CARD[p.data.game]
    while True:
        first = yield from drawn(p, DAY_CARDS, prompt)
        p.cards[first] = ASIDE  # so that a deck shuffled now does not yield it twice
        second = yield from drawn(p, DAY_CARDS, prompt)
        p.cards[first] = DISCARD
        used, other = (first, second) if days[first].days <= days[second].days else (second, first)
        if not long_again(p, used):
            p.cards[other] = DECK
            p.tell("momentum-card", "lion:19.5b", {"card": used, "other": other, "days": days[used].days})
            return used
        disregard(p, first)
        disregard(p, second)


def has_momentum(p: RafPosition) -> bool:
    """Whether the Luftwaffe presses on: any of four situations is enough (lion:19.5a)."""
    nets = sum(p.damage[net] == HEAVY_DAMAGE for net in p.data.nets)
    green = sum(p.where[unit] < NUMBERED and not p.full[unit] for unit in range(p.data.squadrons))
    preparing = bool(p.effects & PREPARATIONS)
    pressed = nets >= MOMENTUM_NETS or p.vp in MOMENTUM_VP or green >= MOMENTUM_GREEN or preparing
    because: list[Json] = [
        reason("momentum-nets", "lion:19.5a", {"nets": nets}),
        reason("momentum-vp", "lion:19.5a", {"vp": p.vp}),
        reason("momentum-green", "lion:19.5a", {"squadrons": green}),
        reason("momentum-sealion", "lion:19.5a", {"preparing": preparing}),
    ]
    p.tell("momentum" if pressed else "no-momentum", "lion:19.5a", {"because": because})
    return pressed
