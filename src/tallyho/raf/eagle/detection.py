"""British raid detection: warning, intelligence, and what the British take the raid for (eagle:6.2)."""

from __future__ import annotations

from typing import Final

from tallyho.raf.cards import TargetCard
from tallyho.raf.detection import DETECTION_DIE, added, after_headquarters, nets, observers, tell_detected
from tallyho.raf.eagle.position import EaglePosition
from tallyho.raf.eagle.strategy import DECOY, DOGLEG, forward_of, named_card, on_card
from tallyho.raf.score import GERMAN
from tallyho.raf.units import gruppen_in, named
from tallyho.raf.vocabulary import (
    ACCURATE,
    BOMBER,
    CHANNEL_PATROL,
    CLOSE_ESCORT,
    FALSE_RAID,
    HUNT,
    INTELLIGENCE,
    MAJOR,
    ME109,
    MINOR,
    NO_RAID,
    NO_WARNING,
    POOR,
    PRESSED,
    RAIDS,
    UNDAMAGED,
    VERY_EARLY,
    WARNINGS,
)
from tallyho.table import Asks, Choice, Json, Jump, Prompt, reason

DECLARE_RAID: Final = Prompt("declare-raid", "eagle:6.2h")
DISPLAY: Final = (HUNT, BOMBER, CLOSE_ESCORT, CHANNEL_PATROL)


def detection(p: EaglePosition) -> Asks[Jump]:
    """Warning and intelligence by one die, or by ULTRA without; then what the British believe (eagle:4.II.2a)."""
    if p.ultra == p.clock + 1:
        by_ultra(p)
    else:
        because: list[Json] = []
        modifier = modifier_for(p, p.target, raiders(p), because)
        place_marker(p, int((yield DETECTION_DIE[p.data.game])), modifier, because)
    p.raid = NO_RAID
    if p.effects & FALSE_RAID:
        p.raid = MAJOR
        p.tell("decoy-believed", "eagle:5.4b", {"raid": RAIDS[MAJOR], "warning": WARNINGS[p.warning]})
        return "raid.pool"
    if p.intelligence == POOR:
        yield from belief(p)
    if p.warning == NO_WARNING:
        patrollers_escort(p)
    return None


def raiders(p: EaglePosition) -> list[int]:
    """The Gruppen in the Raid Display, channel patrollers among them (R-30)."""
    found: list[int] = []
    for box in DISPLAY:
        found += gruppen_in(p, box)
    return found


def by_ultra(p: EaglePosition) -> None:
    """Raids of the marked segment are known in time and in full; a decoy still deceives (event.ultra-intercept.b)."""
    p.warning = VERY_EARLY
    p.intelligence = POOR if p.effects & FALSE_RAID else ACCURATE
    found: dict[str, Json] = {"warning": WARNINGS[p.warning], "intelligence": INTELLIGENCE[p.intelligence]}
    p.tell("detected-by-ultra", "eagle:event.ultra-intercept.b", found)


def place_marker(p: EaglePosition, roll: int, modifier: int, because: list[Json]) -> None:
    """The Detection marker goes to the space of die and modifier; a decoy is never seen well (eagle:6.2a, R-45)."""
    space, p.warning, p.intelligence = spotted(p, roll + modifier)
    tell_detected(p, roll, modifier, space, because)


def spotted(p: EaglePosition, total: int) -> tuple[int, int, int]:
    """The space of a modified die, with its warning and intelligence."""
    data = p.data
    space = min(data.detection_high, max(data.detection_low, total))
    intelligence = POOR if p.effects & FALSE_RAID else data.detection_intelligence[space]
    return space, data.detection_warning[space], intelligence


def belief(p: EaglePosition) -> Asks[None]:
    """With poor intelligence the British take the raid for minor or major by its size (eagle:6.2g, eagle:6.2h)."""
    number = len(raiders(p))
    p.raid = p.data.belief[number]
    rule = "eagle:6.2g"
    if p.raid == NO_RAID:
        answer = yield Choice(DECLARE_RAID, GERMAN, (RAIDS[MINOR], RAIDS[MAJOR]), {"number": number})
        p.raid = RAIDS.index(answer)
        rule = "eagle:6.2h"
    p.tell("raid-believed", rule, {"raid": RAIDS[p.raid], "number": number})


def patrollers_escort(p: EaglePosition) -> None:
    """Without warning the channel patrol flies close escort, even beyond range, as it stands (eagle:6.21, R-48)."""
    patrollers = gruppen_in(p, CHANNEL_PATROL)
    for unit in patrollers:
        p.where[unit] = CLOSE_ESCORT
    if patrollers:
        p.tell("patrollers-escort", "eagle:6.21", {"gruppen": [*named(p, patrollers)]})


# The modifier, which planning shows before the raid.


def modifier_for(p: EaglePosition, card: int, gruppen: list[int], because: list[Json]) -> int:
    """All modifiers of a raid of these Gruppen, not below 0, then what damaged headquarters leave of them (R-28)."""
    target = p.data.targets[card]
    total = _nets(p, target, because) + observers(p, target, because) + _size(p, card, gruppen, because)
    total += _stealth(p, card, gruppen, because)
    if p.effects & PRESSED:
        total += added("detect-press", "eagle:19.5h", p.data.detect_press, because)
    if total < 0:
        because.append(reason("detect-floor", "eagle:6.2f", {"total": total}))
        total = 0
    return after_headquarters(p, target, total, because)


def _nets(p: EaglePosition, target: TargetCard, because: list[Json]) -> int:
    """Every net of the card that operates, none if too many on the map are damaged (eagle:6.2b, eagle:10.21)."""
    data = p.data
    damaged = sum(p.damage[net] != UNDAMAGED for net in data.nets)
    if damaged >= data.nets_crippled:
        because.append(reason("detect-nets-blind", "eagle:10.21d", {"number": damaged, "least": data.nets_crippled}))
        return 0
    return nets(p, target, because)


def _size(p: EaglePosition, card: int, gruppen: list[int], because: list[Json]) -> int:
    """By the number of Gruppen; a decoy looks like so many (eagle:6.2d, R-45)."""
    number, key, rule = len(gruppen), "detect-size", "eagle:6.2d"
    if on_card(p, card, DECOY):
        number, key, rule = named_card(p, DECOY).decoy_size, "detect-phantoms", "eagle:5.4b"
    return added(key, rule, p.data.detection_size[number], because, {"number": number})


def _stealth(p: EaglePosition, card: int, gruppen: list[int], because: list[Json]) -> int:
    """What makes a raid harder to detect: only Me 109s, a forward airfield, a dogleg route."""
    data = p.data
    total = 0
    if gruppen and all(data.type[unit] == ME109 for unit in gruppen):
        rule = "eagle:19.3c" if any(p.jabo[unit] for unit in gruppen) else "eagle:6.2e"
        total += added("detect-only-me109", rule, data.detect_only_me109, because)
    if forward_of(p, card):
        total += added("detect-forward", "eagle:19.1b", data.detect_forward, because)
    if on_card(p, card, DOGLEG):
        total += added("detect-dogleg", "eagle:15.1c", named_card(p, DOGLEG).detection, because)
    return total
