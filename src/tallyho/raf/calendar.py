"""Calendar Update: reset, the Day Event card, card shuffle (lion:4.IV, eagle:4.IV)."""

from __future__ import annotations

from typing import Final

from tallyho.raf.airfields import patrolling, to_sectors, turn_full
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
from tallyho.raf.prompts import prompts
from tallyho.raf.score import CAMPAIGN
from tallyho.raf.units import gruppen_in, squadrons_in
from tallyho.raf.vocabulary import (
    AIRBASE,
    ASIDE,
    CLOCK_0600,
    INFLIGHT,
    LANDING,
    LAST_SEGMENT,
    NIGHT_RAID,
    REARM,
    TENSION,
)
from tallyho.table import END, Asks, Jump

DAY_CARD: Final = prompts("day-card", "lion:4.IV.3a", "eagle:4.IV.3a")
DEEPER_AFTER: Final = 4
DEEPER_TARGETS: Final = (35, 44)
"""The cards that join the target deck of the campaign, and after which raid day (lion:17.3b, eagle:17.3b)."""
LONG_DAYS: Final = (5, 6)
SHUFFLED: Final = (("target", TARGET_CARDS), ("force", FORCE_CARDS), ("raid-event", EVENT_CARDS))
"""The decks that are looked at every day; Eagle has no Force cards, so that theirs is never short."""


def reset(p: RafPosition) -> Jump:
    """Everybody goes home for the night (lion:4.IV.1, eagle:4.IV.2)."""
    reset_squadrons(p)
    reset_gruppen(p)
    p.effects &= ~TENSION  # it was for one raid day (lion:event.tension-11-12)
    p.tell("reset", "lion:4.IV.1a eagle:4.IV.2a")
    return None


def reset_squadrons(p: RafPosition) -> None:
    """Squadrons go to their sectors, those in flight full, all others as they are (lion:4.IV.1b, eagle:4.IV.2b)."""
    flying = squadrons_in(p, INFLIGHT)
    turn_full(p, flying)
    to_sectors(p, flying + patrolling(p) + squadrons_in(p, REARM) + squadrons_in(p, LANDING))


def reset_gruppen(p: RafPosition) -> None:
    """Gruppen go to their airbases, and all there are full again (lion:4.IV.1d, eagle:4.IV.2c, eagle:4.IV.2d)."""
    boxes = [INFLIGHT, *range(CLOCK_0600, CLOCK_0600 + LAST_SEGMENT + 1)]
    if p.data.differs.night_raiders_return:
        boxes.append(NIGHT_RAID)
    for box in boxes:
        for unit in gruppen_in(p, box):
            p.where[unit] = AIRBASE
    turn_full(p, gruppen_in(p, AIRBASE))


def last_night(p: RafPosition) -> Jump:
    """The Hardest Days is over after its fourth raid day, night raids included (lion:17.1c, R-58, eagle:17.1b)."""
    days = p.data.raid_days[p.scenario]
    if days is None or p.raid_day < days:
        return None
    p.ending = DAYS_PLAYED
    p.tell("days-played", "lion:17.1b eagle:17.1b", {"days": p.raid_day, "vp": p.vp})
    return END


def day_card(p: RafPosition) -> Asks[int]:
    """Cards are drawn until one may follow the last; others are discarded (lion:R-26, eagle:4.IV.3b, 4.IV.3c)."""
    while True:
        number = yield from drawn(p, DAY_CARDS, DAY_CARD[p.data.game])
        if not (one_day_again(p, number) or long_again(p, number)):
            return number
        disregard(p, number)


def one_day_again(p: RafPosition, number: int) -> bool:
    """Whether this and the previous card are both for one day (lion:4.IV.3b, eagle:4.IV.3b)."""
    return p.day_card > 0 and p.data.days[number].days == 1 == p.data.days[p.day_card].days


def long_again(p: RafPosition, number: int) -> bool:
    """Whether this and the previous card are both for five or six days (lion:4.IV.3c, eagle:4.IV.3c)."""
    days = p.data.days
    return p.day_card > 0 and days[number].days in LONG_DAYS and days[p.day_card].days in LONG_DAYS


def disregard(p: RafPosition, number: int) -> None:
    """A card drawn in vain is told with what forbids it."""
    days, previous = p.data.days[number].days, p.data.days[p.day_card].days
    rule = "lion:4.IV.3b eagle:4.IV.3b" if days == 1 else "lion:4.IV.3c eagle:4.IV.3c"
    p.tell("day-card-disregarded", rule, {"card": number, "days": days, "previous": previous})


def shuffle(p: RafPosition) -> Jump:
    """Short decks take back their discards; then the next raid day begins (lion:4.IV.9, lion:4.IV.c, eagle:4.IV.9)."""
    for deck, cards in SHUFFLED:
        if shorter_than_discards(p, cards):
            reshuffle(p, cards)
            p.tell("reshuffled", "lion:4.IV.9a eagle:4.IV.9b", {"deck": deck})
    first, last = DEEPER_TARGETS
    if p.scenario == CAMPAIGN and p.raid_day == DEEPER_AFTER and p.cards[first] == ASIDE:  # not if continued, 17.2k
        add_cards(p, first, last, TARGET_CARDS)
        p.tell("deeper-targets", "lion:17.3b eagle:17.3b", {"first": first, "last": last})
    p.raid_day += 1
    return p.data.differs.new_day
