"""Where the next raid will come from, and out of which boxes it can be answered (lion:4.I.5, lion:6, lion:7.1)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from tallyho.bots.raf.charts import DATA
from tallyho.bots.raf.situation import Situation
from tallyho.raf.cards import TargetCard, raid_size
from tallyho.raf.vocabulary import (
    ACCURATE,
    DAMAGE,
    DECK,
    LANDING,
    LUFTFLOTTEN,
    MAJOR,
    MINOR,
    PLACES,
    PRIORITIES,
    REGIONS,
    UNDAMAGED,
    UNSEEN,
    WEATHERS,
    WITH_PRIORITY,
)

IN_DECK: Final = PLACES[DECK]
INTACT: Final = DAMAGE[UNDAMAGED]
DICE: Final = range(1, 7)


class Case(NamedTuple):
    """A raid that may be next: its chance, the boxes out of which it can be answered, the squadrons wanted for it."""

    chance: float
    boxes: tuple[int, ...]
    wanted: int


class Outlook(NamedTuple):
    """What the raids to come depend on: target cards left, the backs seen, priorities, clouds, damage, depletion."""

    deck: tuple[int, ...]
    backs: tuple[int, int]
    priorities: tuple[int, ...]
    weather: tuple[int, ...]
    damaged: tuple[int, ...]
    level: int


def next_raid(s: Situation) -> tuple[tuple[float, ...], tuple[Case, ...]]:
    """All raids that may be next, their chances adding up to 1; and by box, the chance to answer from there."""
    places, damage = s.by_name("cards"), s.by_name("damage")
    priorities, weather = s.by_name("priorities"), s.by_name("weather")
    outlook = Outlook(
        deck=tuple(number for number, name in _TARGETS if places[name] == IN_DECK),
        backs=(REGIONS.index(s.text("pulled")), REGIONS.index(s.text("top"))),
        priorities=tuple(PRIORITIES.index(priorities[kind]) for kind in WITH_PRIORITY),
        weather=tuple(WEATHERS.index(weather[area]) for area in LUFTFLOTTEN),
        damaged=tuple(net for net, name in _NETS if damage[name] != INTACT),
        level=s.level(),
    )
    return _expected(outlook)


@lru_cache(maxsize=256)
def _expected(outlook: Outlook) -> tuple[tuple[float, ...], tuple[Case, ...]]:
    cases = _cases(outlook)
    return tuple(sum(case.chance for case in cases if box in case.boxes) for box in range(LANDING)), cases


def _cases(outlook: Outlook) -> tuple[Case, ...]:
    """First the card pulled, then the top card of the deck, then any, until one of them is raided."""
    found: dict[tuple[tuple[int, ...], int], float] = {}
    still_open = 1.0
    for back in (*filter(None, outlook.backs), UNSEEN):
        raids = _raids(outlook, back)
        raided = sum(chance for chance, _, _ in raids)
        share = still_open / raided if back == UNSEEN and raided else still_open
        for chance, card, raid in raids:
            for warning, likely in warnings_of(outlook, card, raid):
                key = _boxes(card.number, warning), WANTED[raid]
                found[key] = found.get(key, 0.0) + share * chance * likely
        still_open *= 1 - raided
    return tuple(Case(chance, boxes, wanted) for (boxes, wanted), chance in found.items())


def _raids(outlook: Outlook, back: int) -> list[tuple[float, TargetCard, int]]:
    """The raids that a card with this back may bring, with their chances."""
    cards = [DATA.targets[number] for number in outlook.deck if back in (UNSEEN, DATA.targets[number].region)]
    found: list[tuple[float, TargetCard, int]] = []
    for card in cards:
        results = DATA.raid_effort[outlook.priorities[card.type], card.value][outlook.level > 0]
        likely = [raid for raid in (MINOR, MAJOR) if raid in results]
        found += [(results.count(raid) / len(results) / len(cards), card, raid) for raid in likely]
    return found


def warnings_of(outlook: Outlook, card: TargetCard, raid: int) -> tuple[tuple[int, float], ...]:
    """The warnings that the detection die may give, with their chances; damaged headquarters are left out of it."""
    modifier = DATA.detect_net * sum(net not in outlook.damaged for net in card.nets)
    modifier += card.observers[outlook.weather[card.luftflotte]]
    if raid == MAJOR:
        modifier += DATA.detect_major_depleted if outlook.level else DATA.detect_major
    return _detected(modifier)


@lru_cache(maxsize=64)
def _detected(modifier: int) -> tuple[tuple[int, float], ...]:
    spaces = [min(DATA.detection_high, max(DATA.detection_low, die + modifier)) for die in DICE]
    levels = [DATA.detection_warning[space] for space in spaces]
    return tuple((level, levels.count(level) / len(levels)) for level in sorted(set(levels)))


@lru_cache(maxsize=1024)
def _boxes(card: int, warning: int) -> tuple[int, ...]:
    eligible = DATA.eligible[card][warning]
    return tuple(box for box in range(LANDING) if eligible[box])


def _wanted(raid: int) -> int:
    """One squadron more than such raids have Gruppen on average."""
    clauses = [card.major if raid == MAJOR else card.minor for card in DATA.force.values() if card.stage == "base"]
    sizes = [raid_size(each, ACCURATE, depleted=False) for each in clauses]
    return 1 + round(sum(sizes) / len(sizes))


WANTED: Final = {MINOR: _wanted(MINOR), MAJOR: _wanted(MAJOR)}
_TARGETS: Final = tuple((number, DATA.card_names[number - 1]) for number in DATA.targets)
_NETS: Final = tuple((net, DATA.sites[net]) for net in DATA.nets)
