"""Advanced rules of hunter interception: overwhelming advantage, fending and evading (lion:19.3, lion:19.8)."""

from __future__ import annotations

from typing import Final

from tallyho.raf.leaving import leave
from tallyho.raf.position import RafPosition
from tallyho.raf.score import ADVANCED, BRITISH
from tallyho.raf.units import evenly, full_fighters, gruppen_in, has_gruppen, named, squadrons_in, to_bomber_box
from tallyho.raf.vocabulary import BOMBER, HUNT
from tallyho.table import DONE, Asks, Choice, Jump, Prompt

PUSH_ON: Final = Prompt("push-on", "lion:19.8b")
EVADE: Final = Prompt("evade", "lion:19.3a")
FEND: Final = Prompt("fend", "lion:19.3b")
SUFFER: Final = Prompt("turn-reduced", "lion:19.3b")
CROWD: Final = 5
PAIR: Final = 2


def overwhelming(p: RafPosition, squadrons: int, hunters: int) -> bool:
    """Five squadrons or more that outnumber the hunters by more than two to one (lion:19.8a, R-70)."""
    return ADVANCED in p.options and squadrons >= CROWD and 0 < 2 * hunters < squadrons


def overwhelming_advantage(p: RafPosition) -> Asks[Jump]:
    """Squadrons in excess must go on to the bombers, taken evenly by letter, then by choice (lion:19.8)."""
    moved = [0, 0, 0]
    letter = p.data.letter
    while overwhelming(p, len(squadrons_in(p, HUNT)), len(gruppen_in(p, HUNT))):
        may = full_fighters(p, squadrons_in(p, HUNT))
        if not may:
            break
        may = evenly(p, may, moved)
        answer = named(p, may)[0] if len(may) == 1 else (yield Choice(PUSH_ON, BRITISH, named(p, may)))
        unit = p.data.number[answer]
        moved[letter[unit]] += 1
        if has_gruppen(p, BOMBER):
            to_bomber_box(p, unit)
        else:
            leave(p, unit)
        p.tell("pushed-on", "lion:19.8a", {"squadron": answer})
    return None


def may_fend(p: RafPosition) -> bool:
    """Hunters at least as many as squadrons, two full Spitfires or Hurricanes, a Gruppe to attack (lion:19.3a)."""
    if ADVANCED not in p.options or not has_gruppen(p, BOMBER):
        return False
    squadrons = squadrons_in(p, HUNT)
    return len(gruppen_in(p, HUNT)) >= len(squadrons) and len(full_fighters(p, squadrons)) >= PAIR


def fend_and_evade(p: RafPosition) -> Asks[Jump]:
    """In pairs: one squadron evades to the Bomber Box, the other fends; one of the two is reduced (lion:19.3)."""
    ready = full_fighters(p, squadrons_in(p, HUNT))
    while len(ready) >= PAIR:
        answer = yield Choice(EVADE, BRITISH, [DONE, *named(p, ready)])
        if answer == DONE:
            break
        evader = p.data.number[answer]
        ready.remove(evader)
        fender = p.data.number[(yield Choice(FEND, BRITISH, named(p, ready), {"evader": answer}))]
        ready.remove(fender)
        yield from evades(p, evader, fender)
    return None


def evades(p: RafPosition, evader: int, fender: int) -> Asks[None]:
    """One of the pair turns reduced, unless an ace is in it (lion:19.3d, lion:19.46, R-71)."""
    names = p.data.names
    if evader not in p.data.ace_units and fender not in p.data.ace_units:
        reduced = yield Choice(SUFFER, BRITISH, [names[evader], names[fender]])
        p.full[p.data.number[reduced]] = 0
        p.tell("turned-reduced", "lion:19.3b", {"squadron": reduced})
    to_bomber_box(p, evader)
    p.tell("evaded", "lion:19.3b", {"evader": names[evader], "fender": names[fender]})
