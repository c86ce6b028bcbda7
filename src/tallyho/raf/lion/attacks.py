"""The two combats of a raid: the hunters' attack and the squadrons' attack (lion:4.II.10, lion:4.II.13, lion:10)."""

from __future__ import annotations

from typing import Final

from tallyho.raf.attacks import (
    HUNTER_ATTACK,
    SQUADRON_ATTACK,
    Fought,
    after_squadron_attack,
    big_wing_shift,
    caught_low,
    fight,
    not_intercepted,
    take_results,
)
from tallyho.raf.combat import altitude, chart_rule, take_result
from tallyho.raf.leaving import leave, squadrons_leave
from tallyho.raf.lion.aces import ace_shift, make_ace, squadron_result
from tallyho.raf.position import RafPosition
from tallyho.raf.score import ADVANCED, BRITISH, score
from tallyho.raf.units import full_fighters, gruppen_in, has_gruppen, named, squadrons_in, to_bomber_box
from tallyho.raf.vocabulary import (
    ACE_BOX,
    BOMBER,
    CLOSE_ESCORT,
    DELAYED,
    DISRUPTED,
    HEAVY,
    HUNT,
    LIGHT,
    NO_EFFECT,
    RESULTS,
    ROWS,
)
from tallyho.table import Asks, Choice, Json, Jump, Prompt

NEW_ACE: Final = Prompt("new-ace", "lion:19.41a")
PRESS_ON: Final = Prompt("press-on", "lion:chart.damage-hunt.c")
PRESS_ON_DISRUPTED: Final = Prompt("press-on-disrupted", "lion:chart.damage-hunt.d")
TO_BOMBERS: Final = "bomber"
HOME: Final = "inflight"
LAST_ROW_FOR_ACES: Final = ROWS.index("G")
ACE_MARGIN: Final = 2


def hunter_attack(p: RafPosition) -> Asks[Jump]:
    """All Gruppen in the Hunt Box attack all squadrons there (lion:10a, lion:10.1b)."""
    hunters, squadrons = gruppen_in(p, HUNT), squadrons_in(p, HUNT)
    if not hunters or not squadrons:
        for unit in hunters:
            leave(p, unit)
        squadrons_leave(p, HUNT, "squadrons-leave", "lion:12b")
        return "raid.target-event"
    because: list[Json] = []
    shift = altitude(p, because) + ace_shift(p, squadrons, because)
    fought = yield from fight(p, HUNTER_ATTACK, hunters, squadrons, shift, because)
    unharmed, vp = _hunter_results(p, hunters, squadrons, fought)
    score(p, vp)
    if ADVANCED in p.options and fought.row <= LAST_ROW_FOR_ACES and vp >= ACE_MARGIN:
        yield from new_ace(p, unharmed)
    return None if squadrons_in(p, HUNT) else "raid.target-event"


def _hunter_results(p: RafPosition, hunters: list[int], squadrons: list[int], fought: Fought) -> tuple[list[int], int]:
    """Applies the results; returns full squadrons with no effect and the victory points of the combat (R-45).

    Full squadrons that may choose stay in the Hunt Box until they do, a disrupted one on its reduced side.
    """
    letter, british = p.data.letter, fought.british
    may = full_fighters(p, squadrons)
    unharmed = [unit for unit in may if british[letter[unit]] == NO_EFFECT]
    vp = take_results(p, hunters, HUNT, fought.german)
    bombers = has_gruppen(p, BOMBER)
    for unit in squadrons:
        result = british[letter[unit]]
        if bombers and p.full[unit] and result in (NO_EFFECT, DISRUPTED):
            rule = chart_rule(p, unit, HUNT, result)
            p.full[unit] = result == NO_EFFECT
            p.tell("combat-result", rule, {"unit": p.data.names[unit], "result": RESULTS[result]})
        else:
            vp += squadron_result(p, unit, HUNT, result)
    return unharmed, vp


def new_ace(p: RafPosition, unharmed: list[int]) -> Asks[None]:
    """One full Spitfire or Hurricane squadron left unharmed becomes an ace (lion:19.41a to lion:19.44, R-80)."""
    data = p.data
    may = [unit for unit in unharmed if unit not in data.ace_units and p.where[data.ace[data.type[unit]]] == ACE_BOX]
    if may:
        answer = named(p, may)[0] if len(may) == 1 else (yield Choice(NEW_ACE, BRITISH, named(p, may)))
        make_ace(p, data.number[answer])


def press_on(p: RafPosition) -> Asks[Jump]:
    """Squadrons that came through go on to the bombers or home, as the player likes (lion:chart.damage-hunt.c)."""
    while squadrons := squadrons_in(p, HUNT):
        unit = squadrons[0]
        name = p.data.names[unit]
        prompt = PRESS_ON if p.full[unit] else PRESS_ON_DISRUPTED
        if (yield Choice(prompt, BRITISH, _ON_OR_HOME, {"squadron": name})) == TO_BOMBERS:
            to_bomber_box(p, unit)
            p.tell("presses-on", prompt.rule, {"squadron": name})
        else:
            p.full[unit] = 1
            leave(p, unit)
            p.tell("goes-home", prompt.rule, {"squadron": name})
    return None


def squadron_attack(p: RafPosition) -> Asks[Jump]:
    """All squadrons in the Bomber Box attack the Gruppen intercepted (lion:10b, lion:10.1c)."""
    squadrons = squadrons_in(p, BOMBER)
    bombers, escorts = gruppen_in(p, BOMBER), gruppen_in(p, CLOSE_ESCORT)
    because: list[Json] = []
    shift = squadron_shift(p, squadrons, because)
    fought = yield from fight(p, SQUADRON_ATTACK, bombers + escorts, squadrons, shift, because)
    vp = take_results(p, escorts, CLOSE_ESCORT, fought.german)
    vp += take_results(p, bombers, BOMBER, fought.german, _bomber_result)
    vp += take_results(p, squadrons, BOMBER, fought.british, squadron_result)
    not_intercepted(p)
    score(p, vp)
    return after_squadron_attack(p)


def squadron_shift(p: RafPosition, squadrons: list[int], because: list[Json]) -> int:
    """Altitude, an ace, low level bombers and Big Wing shift the row (R-44)."""
    shift = altitude(p, because) + ace_shift(p, squadrons, because)
    if caught_low(p, because):
        shift += 1
    return shift + big_wing_shift(p, squadrons, because)


def _bomber_result(p: RafPosition, unit: int, box: int, result: int) -> int:
    """After a delayed response bombers take light instead of heavy loss (lion:19.2e, R-67)."""
    lighter = result == HEAVY and p.effects & DELAYED and p.data.is_bomber[unit]
    return take_result(p, unit, box, LIGHT if lighter else result)


_ON_OR_HOME: Final = (TO_BOMBERS, HOME)
