"""Interception: hunters against squadrons, then squadrons against the Bomber Box (lion:9)."""

from __future__ import annotations

from functools import partial
from typing import Final

from tallyho.raf.interception import anything_to_attack, intercept, nobody_intercepts
from tallyho.raf.leaving import escorts_strafe, leave, squadrons_leave
from tallyho.raf.lion.advanced import may_fend, overwhelming
from tallyho.raf.position import RafPosition
from tallyho.raf.score import BRITISH, score
from tallyho.raf.units import full_fighters, gruppen_in, has_gruppen, named, squadrons_in, to_bomber_box
from tallyho.raf.vocabulary import BLENHEIM, BOMBER, BOMBER_ASIDE, ESCORT_ASIDE, HUNT, ME109
from tallyho.table import DONE, Asks, Choice, Jump, Prompt, Reason

SLIP: Final = Prompt("slip-past", "lion:9.1c")
GO_HOME: Final = Prompt("go-home", "lion:9.1a")
INTERCEPT: Final = Prompt("intercept", "lion:9.2b")
STAND_ASIDE: Final = Prompt("escort-aside", "lion:9.21c")


def response(p: RafPosition) -> Jump:
    """The raid and the response are known: who meets whom (lion:7.2c, lion:9.1)."""
    squadrons = len(squadrons_in(p, HUNT))
    if not squadrons:
        nobody_responds(p)
        return "raid.approach-event"
    hunters = len(gruppen_in(p, HUNT))
    if overwhelming(p, squadrons, hunters):
        return None
    if squadrons > hunters:
        return "raid.hunter-interception"
    p.tell("all-intercepted", "lion:9.1f", {"hunters": hunters, "squadrons": squadrons})
    return "raid.fend-and-evade" if may_fend(p) else "raid.approach-event"


def nobody_responds(p: RafPosition) -> None:
    """Hunters go home, escorts strafe; with bombers in the raid it costs a victory point (lion:7.2c, lion:9.1g)."""
    bombers = any(p.data.is_bomber[unit] for unit in gruppen_in(p, BOMBER))
    for unit in gruppen_in(p, HUNT):
        leave(p, unit)
    escorts_strafe(p, "lion:9.1h")
    p.tell("nobody-responds", "lion:9.1i", {"vp": p.data.vp_no_response if bombers else 0})
    if bombers:
        score(p, p.data.vp_no_response)


def hunter_interception(p: RafPosition) -> Asks[Jump]:
    """More squadrons than hunters: the excess may slip past; with no hunter at all everybody does (lion:9.1)."""
    if not has_gruppen(p, HUNT):
        yield from released(p)
        return "raid.approach-event"
    while True:
        squadrons = squadrons_in(p, HUNT)
        excess = len(squadrons) - len(gruppen_in(p, HUNT))
        may = full_fighters(p, squadrons)
        if excess <= 0 or not may:
            break
        answer = yield Choice(
            SLIP, BRITISH, [DONE, *named(p, may)], {"excess": excess}, why_not=partial(why_not_slip, p)
        )
        if answer == DONE:
            break
        slip_past(p, p.data.number[answer])
    return None if may_fend(p) else "raid.approach-event"


def slip_past(p: RafPosition, unit: int) -> None:
    """A squadron gets past the hunters: to the Bomber Box, or home if there is nothing to attack (lion:9.1)."""
    if has_gruppen(p, BOMBER):
        to_bomber_box(p, unit)
        p.tell("slipped-past", "lion:9.1c", {"squadron": p.data.names[unit]})
    else:
        leave(p, unit)
        p.tell("goes-home", "lion:9.1e", {"squadron": p.data.names[unit]})


def why_not_slip(p: RafPosition, answer: str) -> Reason | None:
    """Why a squadron may not slip past the hunters."""
    unit = p.data.number.get(answer)
    if unit is None or unit >= p.data.squadrons or p.where[unit] != HUNT:
        return None
    return Reason("must-stay", "lion:9.1d", {"squadron": answer})


def released(p: RafPosition) -> Asks[None]:
    """No Gruppe hunts: full Spitfires and Hurricanes attack or go home, all others must attack (lion:9.1a, lion:9.1b).

    With nothing in the Bomber Box everybody goes home (R-40). It may be begun again at any of its asks.
    """
    if not has_gruppen(p, BOMBER):
        squadrons_leave(p, HUNT, "squadrons-leave", "lion:12b")
        return
    while may := full_fighters(p, squadrons_in(p, HUNT)):
        answer = yield Choice(GO_HOME, BRITISH, [DONE, *named(p, may)], why_not=partial(why_not_home, p))
        if answer == DONE:
            break
        leave(p, p.data.number[answer])
        p.tell("goes-home", "lion:9.1a", {"squadron": answer})
    for unit in squadrons_in(p, HUNT):
        to_bomber_box(p, unit)
        p.tell("slipped-past", "lion:9.1a", {"squadron": p.data.names[unit]})


def why_not_home(p: RafPosition, answer: str) -> Reason | None:
    """Why a squadron may not go home now."""
    unit = p.data.number.get(answer)
    if unit is None or unit >= p.data.squadrons or p.where[unit] != HUNT:
        return None
    return Reason(
        "blenheim-attacks" if p.data.type[unit] == BLENHEIM else "reduced-attacks", "lion:9.1b", {"squadron": answer}
    )


def squadron_interception(p: RafPosition) -> Asks[Jump]:
    """The player picks as many Gruppen of the Bomber Box as there are squadrons; escorts stand aside with the rest."""
    squadrons = squadrons_in(p, BOMBER)
    if not squadrons or not anything_to_attack(p):
        return nobody_intercepts(p, squadrons)
    yield from intercept(p, len(squadrons), _pick, _set_escort_aside)
    return None


def _pick(p: RafPosition, left: int) -> Asks[str]:
    """Any Gruppe that the player likes (lion:9.2b)."""
    return (yield Choice(INTERCEPT, BRITISH, named(p, gruppen_in(p, BOMBER_ASIDE)), {"left": left}))


def _set_escort_aside(p: RafPosition, escorts: list[int], left: int) -> Asks[None]:
    """The least useful escort stands aside; the player chooses among equals (lion:9.21c)."""
    first = min(standing_aside(p, unit) for unit in escorts)
    may = [unit for unit in escorts if standing_aside(p, unit) == first]
    unit = may[0]
    if left < len(may):
        unit = p.data.number[(yield Choice(STAND_ASIDE, BRITISH, named(p, may)))]
    p.where[unit] = ESCORT_ASIDE
    p.tell("escort-stands-aside", "lion:9.21c", {"gruppe": p.data.names[unit], "class": first + 1})


def standing_aside(p: RafPosition, unit: int) -> int:
    """The place of an escort in the order in which they stand aside, from 0 (lion:9.21c)."""
    order = 2 if p.data.type[unit] == ME109 else 1 if p.data.elite[unit] else 0
    return order + 3 if p.full[unit] else order
