"""What a raid consists of: what is seen of it, or what the Force cards still in their deck would make of it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from tallyho.bots.lion.engagement import Raid
from tallyho.bots.raf.charts import DATA
from tallyho.bots.raf.situation import Situation, Unit
from tallyho.raf.cards import Entry, ForceCard, TargetCard
from tallyho.raf.cards import raid_size as size_on
from tallyho.raf.lion.deployment import ESCORT, ORDER, PATROL_MISSION
from tallyho.raf.lion.targets import beyond_reach
from tallyho.raf.vocabulary import (
    AIRBASE,
    BOMBER,
    BOMBER_ASIDE,
    BOMBERS,
    BOXES,
    CHANNEL_PATROL,
    CLOSE_ESCORT,
    DECK,
    ESCORT_ASIDE,
    FIGHTERS,
    HUNT,
    INTELLIGENCE,
    JU87,
    LF2,
    LF3,
    LUFTFLOTTEN,
    MAJOR,
    ME109,
    ME110,
    MINOR,
    NO_WARNING,
    PLACES,
    RADAR,
    RAIDS,
    TYPES,
    WARNINGS,
)

Guess: TypeAlias = "tuple[tuple[float, Raid], ...]"
"""Raids with their chances; what is missing to 1 is the chance of no raid at all."""
DISPLAY: Final = (HUNT, BOMBER, BOMBER_ASIDE, CLOSE_ESCORT, ESCORT_ASIDE, CHANNEL_PATROL)
IN_DECK: Final = PLACES[DECK]
FULL_AT_AIRBASE: Final = BOXES[AIRBASE]
FORCE_CARDS: Final = tuple((number, DATA.card_names[number - 1]) for number in DATA.force)
OF_LUFTFLOTTE: Final = tuple(
    tuple((DATA.names[unit], kind) for kind in range(len(TYPES)) for unit in DATA.gruppen_of[luftflotte, kind])
    for luftflotte in (LF2, LF3)
)


def raids_expected(s: Situation) -> Guess:
    """The raid itself once it is in the display, otherwise one for each Force card that may come.

    With limited intelligence its size is known; with poor intelligence not even that, or whether it comes at all.
    """
    seen = s.gruppen(*DISPLAY)
    if seen:
        return ((1.0, raid_seen(s, seen)),)
    return _guess(_question(s))


def raid_seen(s: Situation, gruppen: list[Unit]) -> Raid:
    """The raid in the display; after a delayed response those who wait over the Channel hunt as well."""
    effects = s.words("effects")
    target = DATA.targets[s.number("target")]
    delayed = "delayed-response" in effects
    hunting = (HUNT, CHANNEL_PATROL) if delayed else (HUNT,)
    hunters = [unit for unit in gruppen if unit.box in hunting]
    escorts = [unit for unit in gruppen if unit.box in (CLOSE_ESCORT, ESCORT_ASIDE)]
    bombers = [unit for unit in gruppen if unit.box in (BOMBER, BOMBER_ASIDE)]
    bombed = "bombed" in effects
    return Raid(
        hunters=len(hunters),
        escorts=len(escorts),
        patrollers=0 if delayed else sum(unit.box == CHANNEL_PATROL for unit in gruppen),
        bombers=len(bombers),
        hunter_rating=sum(unit.rating for unit in hunters),
        rating=sum(unit.rating for unit in bombers),
        escort_rating=sum(unit.rating for unit in escorts),
        strength=0 if bombed else sum(unit.strength for unit in bombers),
        strafing=0 if bombed or target.type in DATA.poor_strafing else sum(unit.strength for unit in escorts),
        level=s.level(),
        shift=_shift(_weather(s, target), target, {unit.type for unit in bombers}),
        factor=2 if target.vp_double else 1,
        bombs_first=delayed,
    )


def _weather(s: Situation, target: TargetCard) -> str:
    return s.by_name("weather")[LUFTFLOTTEN[target.luftflotte]]


def _shift(weather: str, target: TargetCard, types: set[int]) -> int:
    """Columns of the Bombing Table for clouds and for dive bombers."""
    dive = target.type != RADAR and types & set(BOMBERS) == {JU87}
    return DATA.bombing_shift.get(weather, 0) + (DATA.bombing_shift["dive"] if dive else 0)


class Question(NamedTuple):
    """All that is known of a raid before it is seen; size 0 is unknown, `ready` are full Gruppen by type.

    `beyond` is whether Me 109s cannot reach the target.
    """

    target: int
    raid: int
    size: int
    intelligence: int
    warning: int
    level: int
    weather: str
    deck: tuple[int, ...]
    ready: tuple[int, ...]
    beyond: bool


def _question(s: Situation) -> Question:
    target = DATA.targets[s.number("target")]
    places = s.by_name("cards")
    deck = tuple(number for number, name in FORCE_CARDS if places[name] == IN_DECK)
    both = target.luftflotte == LF2 and "lf3-to-lf2" in s.words("effects")
    return Question(
        target=target.number,
        raid=RAIDS.index(s.text("raid")),
        size=s.number("size"),
        intelligence=INTELLIGENCE.index(s.text("intelligence")),
        warning=WARNINGS.index(s.text("warning")),
        level=s.level(),
        weather=_weather(s, target),
        deck=deck or tuple(DATA.force),
        ready=_ready(s, (LF2, LF3) if both else (target.luftflotte,)),
        beyond=beyond_reach(target, s.words("options")),
    )


def _ready(s: Situation, luftflotten: tuple[int, ...]) -> tuple[int, ...]:
    """By type, the full Gruppen at their airbases."""
    found = [0] * len(TYPES)
    for luftflotte in luftflotten:
        for name, kind in OF_LUFTFLOTTE[luftflotte]:
            found[kind] += s.places[name] == FULL_AT_AIRBASE
    return tuple(found)


@lru_cache(maxsize=256)
def _guess(q: Question) -> Guess:
    """Every card of the deck stands for both draws, size and types: that many raids are sample enough."""
    raids: dict[Raid, float] = {}
    for number in q.deck:
        card = DATA.force[number]
        size = q.size or size_on(card.major if q.raid == MAJOR else card.minor, q.intelligence, q.level > 0)
        formed = _formed(q, card, size)
        if formed is not None:
            raids[formed] = raids.get(formed, 0.0) + 1 / len(q.deck)
    return tuple((chance, raid) for raid, chance in raids.items())


def _formed(q: Question, card: ForceCard, size: int) -> Raid | None:
    """The raid that a card makes of the Gruppen that are ready; None if it comes to nothing."""
    target = DATA.targets[q.target]
    if q.raid == MINOR and card.sweep and size and not q.beyond:
        return sweep(min(size + card.sweep, q.ready[ME109]), q.level)
    flying = _flying(q, card.entries[:size])
    bombers = [kind for kind, box in flying if box == BOMBER]
    escorts = [kind for kind, box in flying if box == CLOSE_ESCORT]
    if not bombers:  # lion:8.3d, R-37: Me 110s strafe, Me 109s only without any of them
        bombers = [kind for kind in escorts if kind == ME110] or escorts
        escorts = [kind for kind in escorts if kind not in bombers]
    hunters = [kind for kind, box in flying if box == HUNT]
    if not bombers and not hunters:
        return None
    return Raid(
        hunters=len(hunters),
        escorts=len(escorts),
        patrollers=sum(box == CHANNEL_PATROL for _, box in flying),
        bombers=len(bombers),
        hunter_rating=sum(RATING[kind] for kind in hunters),
        rating=sum(RATING[kind] for kind in bombers),
        escort_rating=sum(RATING[kind] for kind in escorts),
        strength=sum(STRENGTH[kind] for kind in bombers),
        strafing=0 if target.type in DATA.poor_strafing else sum(STRENGTH[kind] for kind in escorts),
        level=q.level,
        shift=_shift(q.weather, target, set(bombers)),
        factor=2 if target.vp_double else 1,
    )


def sweep(hunters: int, level: int) -> Raid:
    """Only Me 109s, all of them hunters: nothing to bomb with and nobody to escort."""
    return Raid(hunters, 0, 0, 0, hunters * RATING[ME109], 0, 0, 0, 0, level, 0)


def _flying(q: Question, entries: tuple[Entry, ...]) -> list[tuple[int, int]]:
    """Types and boxes, entry by entry, until one cannot be filled."""
    left = list(q.ready)
    found: list[tuple[int, int]] = []
    for entry in entries:
        far = q.beyond and entry.type in FIGHTERS and entry.role != PATROL_MISSION
        kind = next((one for one in ((ME110,) if far else ORDER[entry.type]) if left[one]), None)
        if kind is None:
            break
        left[kind] -= 1
        found.append((kind, _mission(q, kind, entry.role)))
    return found


def _mission(q: Question, kind: int, role: str) -> int:
    if kind in BOMBERS:
        return BOMBER
    if kind == ME110 or role == ESCORT:
        return CLOSE_ESCORT
    if role == PATROL_MISSION:
        return CLOSE_ESCORT if q.warning == NO_WARNING else CHANNEL_PATROL
    return HUNT


def _of_type(ratings: bytes) -> tuple[int, ...]:
    """By type, what the first Gruppe of it has."""
    units = {DATA.type[unit]: ratings[unit] for unit in reversed(range(DATA.squadrons, DATA.units))}
    return tuple(units.get(kind, 0) for kind in range(len(TYPES)))


RATING: Final = _of_type(DATA.combat[1])
STRENGTH: Final = _of_type(DATA.bombing[1])
