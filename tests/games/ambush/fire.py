"""What can stop a counter on its way: fire of the other side, and traps (ambush:5.2, ambush:5.3)."""

from __future__ import annotations

from functools import partial
from typing import Final

from tallyho.table import Args, Asks, Choice, Prompt, Reason, symbols

from .components import SQUARES
from .position import LOST, AmbushPosition
from .vocabulary import AIM, COUNTERS, FIRED, HIT, PIN, PINNED, READY, SIDES, SMOKE, counters_of, other, owner

FIRE: Final = Prompt("fire", "ambush:5.2a")
FIRE_DICE: Final = Prompt("fire-dice", "ambush:5.2c")
TRAP_DICE: Final = Prompt("trap-dice", "ambush:5.3b")
HOLD: Final = "hold"
TRAP_DICE_COUNT: Final = 2


def drawn_fire(p: AmbushPosition, target: int, square: int) -> Asks[bool]:
    """The other side may fire at a counter about to enter a square; returns whether that stops it.

    It is asked whenever a counter of its own might fire as far as the mover can tell: that nobody was asked would give
    decoys away.
    """
    side = other(owner(target))
    watching = [counter for counter in counters_of(side) if might_fire(p, counter, square)]
    if not watching:
        return False
    may = [COUNTERS[counter] for counter in watching if p.data.fire[p.kind[counter]]]
    args: Args = {"counter": COUNTERS[target], "square": SQUARES[square]}
    answer = yield Choice(FIRE, SIDES[side], [HOLD, *may], args, why_not=partial(why_not_fire, p, side, square))
    if answer == HOLD:
        return False
    return (yield from fire(p, COUNTERS.index(answer), target))


def might_fire(p: AmbushPosition, counter: int, square: int) -> bool:
    """Whether a counter is ready and beside the square."""
    return p.at[counter] != LOST and p.state[counter] == READY and square in p.data.beside[p.at[counter]]


def why_not_fire(p: AmbushPosition, side: int, square: int, name: str) -> Reason | None:
    """Why a counter cannot fire at the square; None if it can, or if there is no such counter."""
    counter = COUNTERS.index(name) if name in COUNTERS else -1
    if counter not in counters_of(side) or p.at[counter] == LOST:
        return None
    if p.state[counter] != READY:
        return Reason("counter-not-ready", "ambush:5.2b", {"counter": name})
    if not might_fire(p, counter, square):
        return Reason("out-of-reach", "ambush:5.2a", {"counter": name, "square": SQUARES[square]})
    return None if p.data.fire[p.kind[counter]] else Reason("decoy-cannot-fire", "ambush:5.2b", {"counter": name})


def fire(p: AmbushPosition, firer: int, target: int) -> Asks[bool]:
    """The firing counter is turned up and rolls its dice."""
    p.state[firer] = FIRED
    p.turn_up(firer, "ambush:5.2c")
    rolled = yield symbols(FIRE_DICE, p.data.faces, fire_dice(p, firer), {"counter": COUNTERS[firer]})
    p.tell("fired", "ambush:5.2c", {"counter": COUNTERS[firer], "target": COUNTERS[target], "dice": rolled})
    return stopped_by(p, target, rolled, "ambush:5.2d")


def fire_dice(p: AmbushPosition, firer: int) -> int:
    """Dice of the kind; one more to aim, one fewer in smoke and one at night, but never none."""
    side = owner(firer)
    aim = p.effect(side) == AIM  # ambush:4.3c
    smoke = p.effect(other(side)) == SMOKE  # ambush:4.3d
    return max(1, p.data.fire[p.kind[firer]] + aim - smoke - p.night)  # ambush:9a


def sprung_trap(p: AmbushPosition, counter: int, square: int) -> Asks[bool]:
    """A counter that enters a wood may spring the enemy's trap there; returns whether that stops it (ambush:5.3a)."""
    side, enemy = owner(counter), other(owner(counter))
    place = SQUARES[square]
    if place in p.data.woods and p.traps[enemy]:
        p.reveal()  # that there is no trap is news too, and no reason to go back and try elsewhere
    p.trodden[square] |= 1 << side
    if p.traps[enemy] != place:
        return False
    p.traps[enemy] = ""
    p.tell("trap-sprung", "ambush:5.3a", {"counter": COUNTERS[counter], "square": place})
    p.turn_up(counter, "ambush:5.3a")
    if p.at[counter] == LOST:
        return True
    rolled = yield symbols(TRAP_DICE, p.data.faces, TRAP_DICE_COUNT, {"counter": COUNTERS[counter]})
    return stopped_by(p, counter, rolled, "ambush:5.3b")


def stopped_by(p: AmbushPosition, target: int, rolled: str, rule: str) -> bool:
    """A hit loses the target; else a pin leaves it where it was; else it goes on."""
    count = counted(rolled)
    if count[HIT]:
        p.lose(target, rule)
    elif count[PIN]:
        p.state[target] = PINNED
        p.tell("pinned", "ambush:5.2e", {"counter": COUNTERS[target]})
    return bool(count[HIT] or count[PIN])


def counted(rolled: str) -> dict[str, int]:
    """How many dice show each symbol, from an outcome such as `hit 0 pin 1 miss 1`."""
    words = rolled.split()
    return {name: int(count) for name, count in zip(words[::2], words[1::2], strict=True)}
