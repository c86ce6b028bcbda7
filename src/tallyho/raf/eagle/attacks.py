"""The two combats of a raid: the hunters' attack and the squadrons' attack (eagle:4.II.7, eagle:4.II.10, eagle:9)."""

from __future__ import annotations

from tallyho.raf.attacks import (
    HUNTER_ATTACK,
    SQUADRON_ATTACK,
    after_squadron_attack,
    big_wing_shift,
    caught_low,
    fight,
    not_intercepted,
    take_results,
)
from tallyho.raf.combat import altitude
from tallyho.raf.eagle.departures import after_leaving
from tallyho.raf.eagle.position import EaglePosition
from tallyho.raf.eagle.strategy import HIGH_APPROACH, LOW_LEVEL_CARD, named_card, on_raid
from tallyho.raf.leaving import leave, squadrons_leave
from tallyho.raf.score import score
from tallyho.raf.units import gruppen_in, squadrons_in
from tallyho.raf.vocabulary import BOMBER, CLOSE_ESCORT, HUNT
from tallyho.table import Asks, Json, Jump, reason


def hunter_attack(p: EaglePosition) -> Asks[Jump]:
    """All Gruppen in the Hunt Box attack all squadrons there (eagle:4.II.7a, eagle:9a)."""
    hunters, squadrons = gruppen_in(p, HUNT), squadrons_in(p, HUNT)
    if not hunters or not squadrons:
        _without_contact(p, hunters)
        return None
    because: list[Json] = []
    shift = approach_shift(p, because)
    fought = yield from fight(p, HUNTER_ATTACK, hunters, squadrons, shift, because)
    vp = take_results(p, hunters, HUNT, fought.german) + take_results(p, squadrons, HUNT, fought.british)
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
    because: list[Json] = []
    shift = squadron_shift(p, squadrons, because)
    fought = yield from fight(p, SQUADRON_ATTACK, bombers + escorts, squadrons, shift, because)
    vp = take_results(p, escorts, CLOSE_ESCORT, fought.german)
    vp += take_results(p, bombers, BOMBER, fought.german)
    vp += take_results(p, squadrons, BOMBER, fought.british)
    not_intercepted(p)
    after_leaving(p)
    score(p, vp)
    return after_squadron_attack(p)


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
    if caught_low(p, because):
        shift += named_card(p, LOW_LEVEL_CARD).squadron_row
    return shift + big_wing_shift(p, squadrons, because)
