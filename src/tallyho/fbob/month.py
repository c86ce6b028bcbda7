"""The end of a month (3.III): rest dice, admin, the next month or the end of the game."""

from __future__ import annotations

from functools import partial
from typing import Final

from tallyho.fbob.landing import room, set_down
from tallyho.fbob.losses import see_through
from tallyho.fbob.morale import IDLE, gain, settle
from tallyho.fbob.position import FbobPosition
from tallyho.fbob.training import end_of_month
from tallyho.fbob.vocabulary import (
    AERODROME,
    FAKE,
    FLEW,
    IDLE_DRAW,
    OF_BRITISH,
    OF_GERMAN,
    SIDES,
    UP,
)
from tallyho.table import Asks, GameOver, Jump, Prompt, die

REST_DICE: Final = tuple(die(Prompt("rest-die", "fbob:4.4a"), 6, {"side": side}) for side in SIDES)


def rest(p: FbobPosition) -> Asks[Jump]:
    """Who has flown no mission in the month gains a die of morale points (fbob:4.4a, R-15, R-84)."""
    for side in range(2):
        if not p.went[side]:
            rolled = int((yield REST_DICE[side]))
            gain(p, side, rolled, "fbob:4.4a", "rest")
    settle(p)
    return None


def admin(p: FbobPosition) -> Jump:
    """Markers go, counters are turned face down, patrols and marks end (fbob:3.III.2)."""
    _fakes_home(p)
    p.idle = 0 if any(p.went) else p.idle + 1
    if p.has(IDLE_DRAW) and p.idle >= p.data.idle_months:  # fbob:4.6a
        p.ended = IDLE
        p.tell("idle-draw", "fbob:4.6a", {"months": p.idle})
        raise GameOver
    p.recon = [[], []]
    end_of_month(p)
    for unit, marks in enumerate(p.marks):
        if marks & FLEW:  # fbob:3.III.2d: those that have landed have lost it already
            p.training[unit] &= ~UP
        if p.spotted[unit] and not p.is_zeppelin(unit):
            p.spotted[unit] = p.unseen[unit] = 0
    p.marks, p.used, p.took_off, p.fastest = (bytearray(len(p.place)) for _ in range(4))
    for unit in (*p.flying(OF_GERMAN), *p.flying(OF_BRITISH)):
        p.marks[unit] = FLEW  # a Zeppelin: its landing will be the mission of the month
        p.origin[unit] = p.data.nowhere
    p.note = [""] * len(p.place)
    p.known = bytes(p.data.nowhere)
    p.navy_known = bytearray(len(p.navy_known))
    p.navy_shaken = bytearray(len(p.navy_shaken))
    p.weather = False
    p.free_aa = 2 if p.free_aa & 1 else 0  # fbob:30.0a
    p.reveal()
    p.tell("month-ends", "fbob:3.III.2b", {"month": p.month, "german": p.mp[0], "british": p.mp[1]})
    return None


def _fakes_home(p: FbobPosition) -> None:
    """Fakes still in the air return to an aerodrome with room (R-17); without one they are gone until next month."""
    for unit in p.flying(OF_GERMAN):
        if p.data.klass[unit] == FAKE:
            homes = [at for at in p.hexes_with(OF_GERMAN, AERODROME) if room(p, OF_GERMAN, at) > 0]
            if homes:
                set_down(p, unit, min(homes, key=partial(p.data.distance, p.at[unit])), aboard=False)
            else:
                see_through(p, unit)


def advance(p: FbobPosition) -> Jump:
    """The next month, or the end (fbob:3.III.3a, fbob:3.III.3b)."""
    if p.month >= p.last_month:
        return "end"
    p.month += 1
    begin(p)
    return "planning.event"


def begin(p: FbobPosition) -> Jump:
    """A month begins; a Zeppelin that stayed up has flown a mission (R-15)."""
    p.turn = 0
    p.groups_made = [0, 0]
    p.went = [int(bool(p.flying(side))) for side in range(2)]
    p.tell("month-begins", "fbob:3.1a", {"month": p.month})
    return None
