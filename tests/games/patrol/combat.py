"""Combat and bombing (patrol:7)."""

from __future__ import annotations

from typing import Final

from tallyho.table import Asks, Choice, GameOver, Jump, Prompt, dice, die, draw, units_in

from .position import MOST_DAMAGE, PatrolPosition
from .vocabulary import BOMBER, BRITISH, CLOUD, INTERCEPT, LOST, RAID, REGIONS

COMBAT_DICE: Final = dice(Prompt("combat-dice", "patrol:7.1a"), 2)
PRESS_ON: Final = Prompt("press-on", "patrol:7.1f")
HIT: Final = Prompt("hit", "patrol:7.1c")
BOMBING_DIE: Final = die(Prompt("bombing-die", "patrol:7.2a"))
PRESS, BREAK_OFF = "press", "break-off"


def combat(p: PatrolPosition) -> Asks[Jump]:
    """A round of combat, and a second if the player presses on."""
    if opposed(p):
        yield from round_of_combat(p)
        if opposed(p) and (yield Choice(PRESS_ON, BRITISH, [PRESS, BREAK_OFF])) == PRESS:
            yield from round_of_combat(p)
    return None


def opposed(p: PatrolPosition) -> bool:
    """Whether both flights and raiders are there to fight."""
    return bool(units_in(p.where, INTERCEPT)) and bool(units_in(p.where, RAID))


def round_of_combat(p: PatrolPosition) -> Asks[None]:
    """Two dice and the difference of the ratings give the row of the chart."""
    flights = sum(map(p.rating, units_in(p.where, INTERCEPT)))
    raiders = sum(map(p.rating, units_in(p.where, RAID)))
    rolled = yield COMBAT_DICE
    cloud = 1 if p.weather == CLOUD else 0  # patrol:7.1e
    total = sum(map(int, rolled.split())) + flights - raiders - cloud
    result = p.data.result(total)  # patrol:7.1b
    p.tell(
        "combat",
        "patrol:7.1a",
        {"dice": rolled, "flights": flights, "raiders": raiders, "cloud": cloud, "total": total},
    )
    yield from hits(p, RAID, result.raider_hits)
    yield from hits(p, INTERCEPT, result.flight_hits)
    if p.lost(p.data.flights) == len(p.data.flights):  # patrol:7.1g
        raise GameOver


def hits(p: PatrolPosition, box: int, count: int) -> Asks[None]:
    """Each hit falls on one of the units in the box, at random."""
    for _ in range(count):
        there = p.named(units_in(p.where, box))
        if not there:
            return
        name = (yield draw(HIT, there)) if len(there) > 1 else there[0]
        hit(p, p.data.number[name])


def hit(p: PatrolPosition, unit: int) -> None:
    """A full unit is reduced, a reduced one is lost (patrol:7.1d)."""
    name = p.data.names[unit]
    if p.full[unit]:
        p.full[unit] = 0
        p.tell("reduced", "patrol:7.1d", {"unit": name})
    else:
        p.where[unit] = LOST
        p.tell("lost", "patrol:7.1d", {"unit": name})


def bombing(p: PatrolPosition) -> Asks[Jump]:
    """The bombers still there bomb the region."""
    bombers = [unit for unit in units_in(p.where, RAID) if p.data.kind[unit] == BOMBER]
    if not bombers:
        return None
    rolled = int((yield BOMBING_DIE))
    damage = max(0, sum(map(p.rating, bombers)) + rolled - 6)
    region = REGIONS.index(p.region)
    p.damage[region] = min(MOST_DAMAGE, p.damage[region] + damage)
    p.tell("bombed", "patrol:7.2a", {"region": p.region, "die": rolled, "damage": damage})
    if p.damage[region] >= p.data.limit[region]:  # patrol:7.2b
        raise GameOver
    return None
