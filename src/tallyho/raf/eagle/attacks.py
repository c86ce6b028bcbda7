"""The two combats of a raid: the hunters' attack and the squadrons' attack (eagle:4.II.7, eagle:4.II.10, eagle:9)."""

from __future__ import annotations

from typing import Final

from tallyho.raf.combat import altitude, combat_row, combat_total, results, take_result, tell_combat
from tallyho.raf.eagle.departures import after_leaving
from tallyho.raf.eagle.position import EaglePosition
from tallyho.raf.eagle.strategy import HIGH_APPROACH, LOW_LEVEL_CARD, named_card, on_raid
from tallyho.raf.leaving import leave, squadrons_leave
from tallyho.raf.score import score
from tallyho.raf.units import gruppen_in, squadrons_in
from tallyho.raf.vocabulary import (
    BIG_WING,
    BOMBED,
    BOMBER,
    BOMBER_ASIDE,
    BRITISH_ALTITUDE,
    CLOSE_ESCORT,
    ESCORT_ASIDE,
    HUNT,
    LOW_LEVEL,
    NONE,
    TWELVE_GROUP,
)
from tallyho.table import Asks, Json, Jump, Prompt, die, reason

HUNTER_DIE: Final = die(Prompt("hunter-attack", "eagle:9.1d"))
SQUADRON_DIE: Final = die(Prompt("squadron-attack", "eagle:9.1d"))
BIG_WING_SQUADRONS: Final = 2


def hunter_attack(p: EaglePosition) -> Asks[Jump]:
    """All Gruppen in the Hunt Box attack all squadrons there (eagle:4.II.7a, eagle:9a)."""
    hunters, squadrons = gruppen_in(p, HUNT), squadrons_in(p, HUNT)
    if not hunters or not squadrons:
        _without_contact(p, hunters)
        return None
    because: list[Json] = []
    shift = approach_shift(p, because)
    total = combat_total(p, hunters + squadrons)
    row = combat_row(p, len(hunters), total, shift)
    roll = int((yield HUNTER_DIE))
    tell_combat(p, "hunter-attack", "eagle:9.1a", (len(hunters), total, row, roll), because)
    german, british = results(p, row, roll)
    letter = p.data.letter
    vp = 0
    for unit in hunters:
        vp += take_result(p, unit, HUNT, german[letter[unit]])
    for unit in squadrons:
        vp += take_result(p, unit, HUNT, british[letter[unit]])
    after_leaving(p)
    score(p, vp)
    return None


def _without_contact(p: EaglePosition, hunters: list[int]) -> None:
    """Hunters whom the squadrons have left behind go home, and so would squadrons left alone (eagle:11b, R-37)."""
    for unit in hunters:
        leave(p, unit)
    if hunters:
        p.tell("hunters-leave", "eagle:11b", {"gruppen": [p.data.names[unit] for unit in hunters]})
    squadrons_leave(p, HUNT, "squadrons-leave", "eagle:11a")
    after_leaving(p)


def squadron_attack(p: EaglePosition) -> Asks[Jump]:
    """All squadrons in the Bomber Box attack the Gruppen intercepted (eagle:4.II.10a, eagle:9b)."""
    squadrons = squadrons_in(p, BOMBER)
    bombers, escorts = gruppen_in(p, BOMBER), gruppen_in(p, CLOSE_ESCORT)
    gruppen = len(bombers) + len(escorts)
    because: list[Json] = []
    shift = squadron_shift(p, squadrons, because)
    total = combat_total(p, squadrons + bombers + escorts)
    row = combat_row(p, gruppen, total, shift)
    roll = int((yield SQUADRON_DIE))
    tell_combat(p, "squadron-attack", "eagle:9.1a", (gruppen, total, row, roll), because)
    german, british = results(p, row, roll)
    letter = p.data.letter
    vp = 0
    for unit in escorts:
        vp += take_result(p, unit, CLOSE_ESCORT, german[letter[unit]])
    for unit in bombers:
        vp += take_result(p, unit, BOMBER, german[letter[unit]])
    for unit in squadrons:
        vp += take_result(p, unit, BOMBER, british[letter[unit]])
    _after_attack(p)
    score(p, vp)
    return "raid.leaving" if p.effects & BOMBED else None


def approach_shift(p: EaglePosition, because: list[Json]) -> int:
    """The row shift of both combats: altitude and a high approach that the British have not seen coming."""
    shift = altitude(p, because)
    if on_raid(p, HIGH_APPROACH):
        card = named_card(p, HIGH_APPROACH)
        if p.warning != card.unless_warning:
            shift += card.combat_row
            because.append(reason("row-high-approach", "eagle:15.1c"))
    return shift


def squadron_shift(p: EaglePosition, squadrons: list[int], because: list[Json]) -> int:
    """Besides that, bombers at low level and a Big Wing shift the row of the squadrons' attack."""
    shift = approach_shift(p, because)
    if p.effects & LOW_LEVEL and not p.effects & BRITISH_ALTITUDE:
        shift += named_card(p, LOW_LEVEL_CARD).squadron_row
        because.append(reason("row-low-level", "eagle:15.1c"))
    if p.effects & BIG_WING and _of_twelve_group(p, squadrons) >= BIG_WING_SQUADRONS:
        shift += 1
        because.append(reason("row-big-wing", "eagle:event.big-wing"))
    return shift


def _of_twelve_group(p: EaglePosition, squadrons: list[int]) -> int:
    """The squadrons based in 12 Group; the ace is based nowhere (eagle:19.63d)."""
    return sum(p.home[unit] != NONE and p.data.group[p.home[unit]] == TWELVE_GROUP for unit in squadrons)


def _after_attack(p: EaglePosition) -> None:
    """All escorts leave, intercepted or not; Gruppen not intercepted stay to bomb (eagle:9.23b, eagle:4.II.10b)."""
    for unit in gruppen_in(p, ESCORT_ASIDE):
        leave(p, unit)
    for unit in gruppen_in(p, BOMBER_ASIDE):
        p.where[unit] = BOMBER
    after_leaving(p)
