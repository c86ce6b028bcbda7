"""What both games do when squadrons intercept the Gruppen of the Bomber Box (lion:9.2, eagle:8.2)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias, TypeVar

from tallyho.raf.leaving import escorts_strafe, squadrons_leave
from tallyho.raf.position import RafPosition
from tallyho.raf.units import gruppen_in, has_gruppen
from tallyho.raf.vocabulary import (
    BOMBED,
    BOMBER,
    BOMBER_ASIDE,
    CLOSE_ESCORT,
    ESCORT_ASIDE,
    ESCORT_COORDINATION,
    RESPONDED,
)
from tallyho.table import Asks, Jump

P = TypeVar("P", bound=RafPosition)
PickGruppe: TypeAlias = Callable[[P, int], Asks[str]]
"""Names the next Gruppe to be intercepted; the number is how many are left to be."""
SetEscortAside: TypeAlias = Callable[[P, list[int], int], Asks[None]]
"""Sets one of these escorts aside; the number is how many are left to be."""


def anything_to_attack(p: RafPosition) -> bool:
    """Whether there is a Gruppe in the Bomber Box; some may stand aside already."""
    return has_gruppen(p, BOMBER) or has_gruppen(p, BOMBER_ASIDE)


def nobody_intercepts(p: RafPosition, squadrons: list[int]) -> Jump:
    """No squadrons in the Bomber Box: escorts strafe, unless nobody responded or the bombs have fallen.

    Squadrons that find no Gruppe there go home (lion:9.2c, lion:R-42, lion:R-43, eagle:8.2f).
    """
    if squadrons:
        squadrons_leave(p, BOMBER, "squadrons-leave", "lion:12b eagle:11a")
    elif p.effects & RESPONDED and not p.effects & BOMBED:
        escorts_strafe(p, "lion:9.2c eagle:8.2f")
    return "raid.leaving" if p.effects & BOMBED else "raid.bombardment"


def intercept(p: P, squadrons: int, pick: PickGruppe[P], set_escort_aside: SetEscortAside[P]) -> Asks[None]:
    """As many Gruppen as there are squadrons are intercepted; escorts stand aside with the rest.

    Who is picked, and which escort stands aside, each game says. It may be begun again at any of its asks.
    """
    _set_aside(p, squadrons)
    while has_gruppen(p, BOMBER_ASIDE) and (left := squadrons - len(gruppen_in(p, BOMBER))) > 0:
        gruppe = yield from pick(p, left)
        p.where[p.data.number[gruppe]] = BOMBER
        p.tell("intercepted", "lion:9.2b eagle:8.2d", {"gruppe": gruppe})
    if not p.effects & ESCORT_COORDINATION:
        yield from _escorts_stand_aside(p, set_escort_aside)
    elif has_gruppen(p, BOMBER_ASIDE):
        p.tell("escorts-stay", "lion:event.escort-coordination eagle:15.1c")


def _set_aside(p: RafPosition, squadrons: int) -> None:
    """More Gruppen than squadrons: all stand aside until they are picked."""
    gruppen = gruppen_in(p, BOMBER)
    if len(gruppen) > squadrons:
        for unit in gruppen:
            p.where[unit] = BOMBER_ASIDE


def _escorts_stand_aside(p: P, set_escort_aside: SetEscortAside[P]) -> Asks[None]:
    """For each Gruppe that is not intercepted one escort stands aside (lion:9.21c, eagle:8.21b)."""
    while (left := len(gruppen_in(p, BOMBER_ASIDE)) - len(gruppen_in(p, ESCORT_ASIDE))) > 0:
        escorts = gruppen_in(p, CLOSE_ESCORT)
        if not escorts:
            break
        yield from set_escort_aside(p, escorts, left)
