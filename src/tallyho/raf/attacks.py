"""What both games do in the two combats of a raid, the hunters' and the squadrons' attack (lion:10, eagle:9)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from tallyho.raf.combat import combat_row, combat_total, results, take_result, tell_combat
from tallyho.raf.leaving import leave
from tallyho.raf.position import RafPosition
from tallyho.raf.prompts import dice
from tallyho.raf.units import gruppen_in
from tallyho.raf.vocabulary import (
    BIG_WING,
    BOMBED,
    BOMBER,
    BOMBER_ASIDE,
    BRITISH_ALTITUDE,
    ESCORT_ASIDE,
    LOW_LEVEL,
    NONE,
    TWELVE_GROUP,
)
from tallyho.table import Asks, Chance, Json, Jump, reason

HUNTER_DIE: Final = dice("hunter-attack", "lion:10.1f", "eagle:9.1d")
SQUADRON_DIE: Final = dice("squadron-attack", "lion:10.1f", "eagle:9.1d")
BIG_WING_SQUADRONS: Final = 2


class Attack(NamedTuple):
    """One of the two combats."""

    key: str
    rule: str
    die: dict[str, Chance]


HUNTER_ATTACK: Final = Attack("hunter-attack", "lion:10.1b eagle:9.1a", HUNTER_DIE)
SQUADRON_ATTACK: Final = Attack("squadron-attack", "lion:10.1c eagle:9.1a", SQUADRON_DIE)


class Fought(NamedTuple):
    """The row of a combat, and its results for Gruppen and for squadrons, each by selector letter."""

    row: int
    german: bytes
    british: bytes


def fight(
    p: RafPosition, attack: Attack, gruppen: list[int], squadrons: list[int], shift: int, because: list[Json]
) -> Asks[Fought]:
    """Gruppen and squadrons fight: total, row and die; nobody has taken a result yet (lion:10.1, eagle:9.1)."""
    number, total = len(gruppen), combat_total(p, gruppen + squadrons)
    row = combat_row(p, number, total, shift)
    roll = int((yield attack.die[p.data.game]))
    tell_combat(p, attack.key, attack.rule, (number, total, row, roll), because)
    return Fought(row, *results(p, row, roll))


def take_results(
    p: RafPosition,
    units: list[int],
    box: int,
    line: bytes,
    take: Callable[[RafPosition, int, int, int], int] = take_result,
) -> int:
    """All these units of a box take the results of their letters; returns the VP (lion:10.2a, eagle:9.2a)."""
    letter = p.data.letter
    vp = 0
    for unit in units:
        vp += take(p, unit, box, line[letter[unit]])
    return vp


def caught_low(p: RafPosition, because: list[Json]) -> bool:
    """Whether bombers at low level shift the row of the squadrons' attack; not if altitude has shifted it already."""
    if not p.effects & LOW_LEVEL or p.effects & BRITISH_ALTITUDE:
        return False
    because.append(reason("row-low-level", "lion:event.low-level-bombers.a eagle:15.1c"))
    return True


def big_wing_shift(p: RafPosition, squadrons: list[int], because: list[Json]) -> int:
    """A Big Wing shifts the row of the squadrons' attack if two squadrons of 12 Group are in it."""
    if not p.effects & BIG_WING or _of_twelve_group(p, squadrons) < BIG_WING_SQUADRONS:
        return 0
    because.append(reason("row-big-wing", "lion:event.big-wing eagle:event.big-wing"))
    return 1


def _of_twelve_group(p: RafPosition, squadrons: list[int]) -> int:
    """The squadrons based in 12 Group; the ace of Eagle is based nowhere (eagle:19.63d)."""
    return sum(p.home[unit] != NONE and p.data.group[p.home[unit]] == TWELVE_GROUP for unit in squadrons)


def not_intercepted(p: RafPosition) -> None:
    """Escorts that stood aside leave like those that fought; Gruppen not intercepted stay to bomb.

    See lion:10.23, eagle:9.23b and eagle:4.II.10b.
    """
    for unit in gruppen_in(p, ESCORT_ASIDE):
        leave(p, unit)
    for unit in gruppen_in(p, BOMBER_ASIDE):
        p.where[unit] = BOMBER


def after_squadron_attack(p: RafPosition) -> Jump:
    """The bombs fall next, if they have not fallen before."""
    return "raid.leaving" if p.effects & BOMBED else None
