"""Calendar Update: reset, day advance with momentum, card shuffle (lion:4.IV, lion:19.5)."""

from __future__ import annotations

from typing import Final

from tallyho.raf import sealion
from tallyho.raf.airfields import patrolling, to_sectors, turn_full
from tallyho.raf.dates import dated
from tallyho.raf.decks import (
    DAY_CARDS,
    EVENT_CARDS,
    FORCE_CARDS,
    TARGET_CARDS,
    add_cards,
    drawn,
    reshuffle,
    shorter_than_discards,
)
from tallyho.raf.position import DAYS_PLAYED, RafPosition
from tallyho.raf.score import ADVANCED, CAMPAIGN, score
from tallyho.raf.units import gruppen_in, squadrons_in
from tallyho.raf.vocabulary import (
    AIRBASE,
    ASIDE,
    CLOCK_0600,
    DECK,
    DISCARD,
    HEAVY_DAMAGE,
    INFLIGHT,
    LANDING,
    LAST_DAY,
    LAST_SEGMENT,
    NUMBERED,
    PREPARATIONS,
    REARM,
    TENSION,
)
from tallyho.table import END, Asks, Json, Jump, Prompt, reason

DAY_CARD: Final = Prompt("day-card", "lion:4.IV.3a")
DEEPER_AFTER: Final = 4
DEEPER_TARGETS: Final = (35, 44)
"""The cards that join the target deck of the campaign, and after which raid day (lion:17.3b)."""
LONG_DAYS: Final = (5, 6)
MOMENTUM_NETS: Final = 2
MOMENTUM_VP: Final = range(-34, -19)
MOMENTUM_GREEN: Final = 7
SHUFFLED: Final = (("target", TARGET_CARDS), ("force", FORCE_CARDS), ("raid-event", EVENT_CARDS))


def reset(p: RafPosition) -> Jump:
    """Everybody goes home for the night (lion:4.IV.1)."""
    reset_squadrons(p)
    reset_gruppen(p)
    p.effects &= ~TENSION  # it was for one raid day (lion:event.tension-11-12)
    p.tell("reset", "lion:4.IV.1a")
    return None


def reset_squadrons(p: RafPosition) -> None:
    """Squadrons go to their sectors, those in flight full, all others as they are (lion:4.IV.1a, lion:4.IV.1b)."""
    flying = squadrons_in(p, INFLIGHT)
    turn_full(p, flying)
    to_sectors(p, flying + patrolling(p) + squadrons_in(p, REARM) + squadrons_in(p, LANDING))


def reset_gruppen(p: RafPosition) -> None:
    """Gruppen go to their airbases, and all there are full again (lion:4.IV.1c, lion:4.IV.1d)."""
    for box in (INFLIGHT, *range(CLOCK_0600, CLOCK_0600 + LAST_SEGMENT + 1)):
        for unit in gruppen_in(p, box):
            p.where[unit] = AIRBASE
    turn_full(p, gruppen_in(p, AIRBASE))


def last_night(p: RafPosition) -> Jump:
    """The Hardest Days is over after its fourth raid day, night raids included (lion:17.1b, lion:17.1c, R-58)."""
    days = p.data.raid_days[p.scenario]
    if days is None or p.raid_day < days:
        return None
    p.ending = DAYS_PLAYED
    p.tell("days-played", "lion:17.1b", {"days": p.raid_day, "vp": p.vp})
    return END


def day_advance(p: RafPosition) -> Asks[Jump]:
    """A Day Event card says how many days pass; each is a victory point; then Sealion is considered (lion:4.IV.3)."""
    pressed = ADVANCED in p.options and has_momentum(p)
    p.day_card = (yield from momentum_card(p)) if pressed else (yield from day_card(p))
    days = p.data.days[p.day_card].days
    p.day = min(p.day + days, LAST_DAY)  # the Calendar ends there; the days elapse all the same
    p.tell("day-advance", "lion:4.IV.3d", {"card": p.day_card, "days": days, **dated(p.day)})
    score(p, days * p.data.vp_day)  # lion:4.IV.3e
    sealion.check(p)
    return None


def day_card(p: RafPosition) -> Asks[int]:
    """Cards are drawn until one may follow the last (lion:4.IV.3b, lion:4.IV.3c); others are discarded (R-26)."""
    while True:
        number = yield from drawn(p, DAY_CARDS, DAY_CARD)
        if not (one_day_again(p, number) or long_again(p, number)):
            return number
        disregard(p, number)


def momentum_card(p: RafPosition) -> Asks[int]:
    """Of two cards the one with fewer days counts, even a second 1-day card; the other goes back (lion:19.5, R-68)."""
    days = p.data.days
    while True:
        first = yield from drawn(p, DAY_CARDS, DAY_CARD)
        p.cards[first] = ASIDE  # so that a deck shuffled now does not yield it twice
        second = yield from drawn(p, DAY_CARDS, DAY_CARD)
        p.cards[first] = DISCARD
        used, other = (first, second) if days[first].days <= days[second].days else (second, first)
        if not long_again(p, used):
            p.cards[other] = DECK
            p.tell("momentum-card", "lion:19.5b", {"card": used, "other": other, "days": days[used].days})
            return used
        disregard(p, first)
        disregard(p, second)


def one_day_again(p: RafPosition, number: int) -> bool:
    """Whether this and the previous card are both for one day (lion:4.IV.3b)."""
    return p.day_card > 0 and p.data.days[number].days == 1 == p.data.days[p.day_card].days


def long_again(p: RafPosition, number: int) -> bool:
    """Whether this and the previous card are both for five or six days (lion:4.IV.3c)."""
    days = p.data.days
    return p.day_card > 0 and days[number].days in LONG_DAYS and days[p.day_card].days in LONG_DAYS


def disregard(p: RafPosition, number: int) -> None:
    """A card drawn in vain is told with what forbids it."""
    days, previous = p.data.days[number].days, p.data.days[p.day_card].days
    rule = "lion:4.IV.3b" if days == 1 else "lion:4.IV.3c"
    p.tell("day-card-disregarded", rule, {"card": number, "days": days, "previous": previous})


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


def shuffle(p: RafPosition) -> Jump:
    """Short decks take back their discards (lion:4.IV.9); then the next raid day begins (lion:4.IV.c)."""
    for deck, cards in SHUFFLED:
        if shorter_than_discards(p, cards):
            reshuffle(p, cards)
            p.tell("reshuffled", "lion:4.IV.9a", {"deck": deck})
    if p.scenario == CAMPAIGN and p.raid_day == DEEPER_AFTER:
        first, last = DEEPER_TARGETS
        add_cards(p, first, last, TARGET_CARDS)
        p.tell("deeper-targets", "lion:17.3b", {"first": first, "last": last})
    p.raid_day += 1
    return "preparation.repair"
