"""The two combats of a raid: the hunters' attack and the squadrons' attack (lion:4.II.10, lion:4.II.13, lion:10)."""

from __future__ import annotations

from typing import Final

from tallyho.raf.combat import altitude, chart_rule, combat_row, combat_total, results, take_result, tell_combat
from tallyho.raf.leaving import leave, squadrons_leave
from tallyho.raf.lion.aces import ace_shift, make_ace, squadron_result
from tallyho.raf.position import RafPosition
from tallyho.raf.score import ADVANCED, BRITISH, score
from tallyho.raf.units import full_fighters, gruppen_in, has_gruppen, named, squadrons_in, to_bomber_box
from tallyho.raf.vocabulary import (
    ACE_BOX,
    BIG_WING,
    BOMBED,
    BOMBER,
    BOMBER_ASIDE,
    BRITISH_ALTITUDE,
    CLOSE_ESCORT,
    DELAYED,
    DISRUPTED,
    ESCORT_ASIDE,
    HEAVY,
    HUNT,
    LIGHT,
    LOW_LEVEL,
    NO_EFFECT,
    RESULTS,
    ROWS,
    TWELVE_GROUP,
)
from tallyho.table import Asks, Choice, Json, Jump, Prompt, die, reason

HUNTER_DIE: Final = die(Prompt("hunter-attack", "lion:10.1f"))
SQUADRON_DIE: Final = die(Prompt("squadron-attack", "lion:10.1f"))
NEW_ACE: Final = Prompt("new-ace", "lion:19.41a")
PRESS_ON: Final = Prompt("press-on", "lion:chart.damage-hunt.c")
PRESS_ON_DISRUPTED: Final = Prompt("press-on-disrupted", "lion:chart.damage-hunt.d")
TO_BOMBERS: Final = "bomber"
HOME: Final = "inflight"
LAST_ROW_FOR_ACES: Final = ROWS.index("G")
ACE_MARGIN: Final = 2
BIG_WING_SQUADRONS: Final = 2


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
    total = combat_total(p, hunters + squadrons)
    row = combat_row(p, len(hunters), total, shift)
    roll = int((yield HUNTER_DIE))
    tell_combat(p, "hunter-attack", "lion:10.1b", (len(hunters), total, row, roll), because)
    unharmed, vp = _hunter_results(p, hunters, squadrons, results(p, row, roll))
    score(p, vp)
    if ADVANCED in p.options and row <= LAST_ROW_FOR_ACES and vp >= ACE_MARGIN:
        yield from new_ace(p, unharmed)
    return None if squadrons_in(p, HUNT) else "raid.target-event"


def _hunter_results(
    p: RafPosition, hunters: list[int], squadrons: list[int], line: tuple[bytes, bytes]
) -> tuple[list[int], int]:
    """Applies a line; returns full squadrons with no effect and the victory points of the combat (R-45).

    Full squadrons that may choose stay in the Hunt Box until they do, a disrupted one on its reduced side.
    """
    german, british = line
    letter = p.data.letter
    may = full_fighters(p, squadrons)
    unharmed = [unit for unit in may if british[letter[unit]] == NO_EFFECT]
    vp = 0
    for unit in hunters:
        vp += take_result(p, unit, HUNT, german[letter[unit]])
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
    """One full Spitfire or Hurricane squadron that came off unharmed becomes an ace (lion:19.41a to lion:19.44)."""
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
    gruppen = len(bombers) + len(escorts)
    because: list[Json] = []
    shift = squadron_shift(p, squadrons, because)
    total = combat_total(p, squadrons + bombers + escorts)
    row = combat_row(p, gruppen, total, shift)
    roll = int((yield SQUADRON_DIE))
    tell_combat(p, "squadron-attack", "lion:10.1c", (gruppen, total, row, roll), because)
    german, british = results(p, row, roll)
    letter = p.data.letter
    vp = 0
    for unit in escorts:
        vp += take_result(p, unit, CLOSE_ESCORT, german[letter[unit]])
    for unit in bombers:
        vp += take_result(p, unit, BOMBER, _against_bomber(p, unit, german[letter[unit]]))
    for unit in squadrons:
        vp += squadron_result(p, unit, BOMBER, british[letter[unit]])
    _after_attack(p)
    score(p, vp)
    return "raid.leaving" if p.effects & BOMBED else None


def squadron_shift(p: RafPosition, squadrons: list[int], because: list[Json]) -> int:
    """Altitude, Big Wing, low level bombers and an ace shift the row (R-44)."""
    shift = altitude(p, because) + ace_shift(p, squadrons, because)
    if p.effects & LOW_LEVEL and not p.effects & BRITISH_ALTITUDE:
        shift += 1
        because.append(reason("row-low-level", "lion:event.low-level-bombers.a"))
    if p.effects & BIG_WING and _of_twelve_group(p, squadrons) >= BIG_WING_SQUADRONS:
        shift += 1
        because.append(reason("row-big-wing", "lion:event.big-wing"))
    return shift


def _of_twelve_group(p: RafPosition, squadrons: list[int]) -> int:
    return sum(p.data.group[p.home[unit]] == TWELVE_GROUP for unit in squadrons)


def _against_bomber(p: RafPosition, unit: int, result: int) -> int:
    """After a delayed response bombers take light instead of heavy loss (lion:19.2e, R-67)."""
    return LIGHT if result == HEAVY and p.effects & DELAYED and p.data.is_bomber[unit] else result


def _after_attack(p: RafPosition) -> None:
    """All escorts leave, intercepted or not; Gruppen not intercepted stay to bomb (lion:10.23)."""
    for box in (ESCORT_ASIDE, CLOSE_ESCORT):
        for unit in gruppen_in(p, box):
            leave(p, unit)
    for unit in gruppen_in(p, BOMBER_ASIDE):
        p.where[unit] = BOMBER


_ON_OR_HOME: Final = (TO_BOMBERS, HOME)
