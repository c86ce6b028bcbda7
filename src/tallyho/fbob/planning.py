"""The first planning phases (3.I): the random event (22), the Royal Air Force (21), and who acts first."""

from __future__ import annotations

from typing import Final

from tallyho.fbob.losses import recycle
from tallyho.fbob.morale import gain, pay, settle
from tallyho.fbob.position import FbobPosition
from tallyho.fbob.rows import Happening
from tallyho.fbob.spotting import look_below
from tallyho.fbob.vocabulary import BASED, BRITISH, FIGHTERS, LOOK, NO, OF_BRITISH, SIDES, YES, other
from tallyho.table import Args, Asks, Choice, Jump, Prompt, die

EVENT_DICE: Final = tuple(die(Prompt("event-die", "fbob:22.1a"), 6, {"side": side}) for side in SIDES)
PRESS_DICE: Final = tuple(die(Prompt("press-die", "fbob:22.1b"), 6, {"side": side}) for side in SIDES)
ORDER_DICE: Final = tuple(die(Prompt("order-die", "fbob:3.I.b"), 6, {"side": side}) for side in SIDES)
EXAMINE: Final = Prompt("examine", "fbob:20.3c")
RECALL: Final = Prompt("recall", "fbob:22.1b")
CREATE: Final = Prompt("create-raf", "fbob:21.1a")


def event(p: FbobPosition) -> Asks[Jump]:
    """Both roll a die; their sum is the event of the month, but for a scenario's first (fbob:22.2a)."""
    if p.month == p.started:
        return None
    german = int((yield EVENT_DICE[0]))
    british = int((yield EVENT_DICE[1]))
    total = german + british
    happening = p.data.events[total]
    facts: Args = {"german": german, "british": british, "total": total, "effect": happening.effect}
    sides = [SIDES[side] for side in happening.sides]
    who = "both" if len(sides) > 1 else sides[0] if sides else ""
    p.tell("event", "fbob:22.1a", {**facts, "who": who, "number": happening.number})
    yield from _happens(p, happening)
    settle(p)
    return None


def _happens(p: FbobPosition, happening: Happening) -> Asks[None]:
    """One of the effects of tables.toml."""
    effect, number = happening.effect, happening.number
    if effect == "weather":
        p.weather = True
    elif effect in ("lose", "gain"):
        for side in happening.sides:
            gain(p, side, number if effect == "gain" else -number, "fbob:22.1b", "event")
    elif effect == "press":
        yield from _press(p, number)
    elif effect == LOOK:
        for side in happening.sides:
            yield from _examine(p, side, number)
    elif effect == "recalled":
        for side in happening.sides:
            yield from _recalled(p, side, number)


def _press(p: FbobPosition, points: int) -> Asks[None]:
    """Each rolls; the higher gains, a tie gives nothing."""
    german = int((yield PRESS_DICE[0]))
    british = int((yield PRESS_DICE[1]))
    p.tell("press", "fbob:22.1b", {"german": german, "british": british})
    if german != british:
        gain(p, int(british > german), points, "fbob:22.1b", "event")


def _examine(p: FbobPosition, side: int, number: int) -> Asks[None]:
    """A player examines all units in some hexes (fbob:20.3c)."""
    enemy = other(side)
    for left in range(number, 0, -1):
        hexes = [p.data.hexes[at] for at in occupied(p, enemy)]
        if not hexes:
            return
        at = p.data.hex[(yield Choice(EXAMINE, SIDES[side], hexes, {"left": left}))]
        p.tell("looks", "fbob:20.3c", {"side": SIDES[side], "hex": p.data.hexes[at]})
        look_below(p, side, at)


def occupied(p: FbobPosition, side: int) -> list[int]:
    """The hexes in which counters of a side lie on the ground or at sea."""
    hexes = {*p.occupied(side)}
    hexes |= {p.at[unit] for unit in p.data.of_side[side] if p.place[unit] == BASED}
    if side == OF_BRITISH:
        hexes |= {at for at in p.navy_at if at != p.data.nowhere}
    return sorted(hexes)


def _recalled(p: FbobPosition, side: int, months: int) -> Asks[None]:
    """A based fighter of its owner's choice is recycled."""
    fit = [unit for unit in p.data.of_side[side] if p.place[unit] == BASED and p.data.klass[unit] in FIGHTERS]
    if fit:
        answer = yield Choice(RECALL, SIDES[side], p.names(fit), secret=True)
        yield from recycle(p, p.data.unit[answer], months, "fbob:22.1b", "stays")


def royal_air_force(p: FbobPosition) -> Asks[Jump]:
    """For ten morale points, once (fbob:21.1a, fbob:21.1b, R-35)."""
    if not p.raf and p.mp[OF_BRITISH] >= p.data.raf:
        answer = yield Choice(CREATE, BRITISH, [NO, YES], {"cost": p.data.raf})
        if answer == YES:
            pay(p, OF_BRITISH, p.data.raf)
            p.raf = True
            p.tell("raf", "fbob:21.1a", {"cost": p.data.raf})
            settle(p)  # paying may leave the enemy 50 ahead (fbob:23.3a)
    return None


def order(p: FbobPosition) -> Asks[Jump]:
    """The higher die acts first in the phase that follows; ties roll again (fbob:3.I.b, R-51)."""
    german = british = 0
    while german == british:
        german = int((yield ORDER_DICE[0]))
        british = int((yield ORDER_DICE[1]))
    first = int(british > german)
    p.tell("acts-first", "fbob:3.I.b", {"side": SIDES[first], "german": german, "british": british})
    p.arranging = first
    return None
