"""Squadron patrol (lion:5), with tension between the groups and VHF (lion:19.6)."""

from __future__ import annotations

from functools import partial
from itertools import compress
from typing import Final

from tallyho.raf.airfields import IN_CIRCLES
from tallyho.raf.position import RafPosition
from tallyho.raf.score import ADVANCED, BRITISH
from tallyho.raf.vocabulary import (
    ELEVEN_GROUP,
    LANDING,
    LAST_SEGMENT,
    LIGHT_DAMAGE,
    NIGHT_PATROL,
    NONE,
    NUMBERED,
    PATROL,
    POOL,
    REARM,
    SECTORS,
    SEPTEMBER_1,
    TENSION,
    TWELVE_GROUP,
)
from tallyho.table import DONE, Args, Asks, Choice, Jump, Prompt, Reason
from tallyho.table.boxes import mask

PATROL_SQUADRON: Final = Prompt("patrol-squadron", "lion:5b")
PATROL_CIRCLE: Final = Prompt("patrol-circle", "lion:5c")
IN_SECTORS: Final = mask(range(NUMBERED))
SECTOR: Final = {name: sector for sector, name in enumerate(SECTORS)}


def patrol(p: RafPosition) -> Asks[Jump]:
    """Squadrons on the ground are sent one by one to circles of their own or a neighbouring sector (lion:5).

    Between the two questions the squadron is `p.picked`, so the step can begin again at either.
    """
    names = p.data.names
    offers = [DONE, *compress(names, p.where[: p.data.squadrons].translate(sectors_in_order(p)))]
    refusing, refusing_circle = partial(why_not_patrol, p), partial(why_not_circle, p)
    while True:
        if p.picked == NONE:
            if len(offers) == 1 or too_late(p):
                return None
            name = yield Choice(PATROL_SQUADRON, BRITISH, tuple(offers), why_not=refusing)
            if name == DONE:
                return None
            p.picked = p.data.number[name]
        circles = circles_for(p, p.picked)
        circle = circles[0]
        if len(circles) > 1:
            args: Args = {"squadron": names[p.picked]}
            circle = yield Choice(PATROL_CIRCLE, BRITISH, circles, args, why_not=refusing_circle)
        offers.remove(names[p.picked])
        send(p, circle)


def sectors_in_order(p: RafPosition) -> bytes:
    """A mask of the sectors from which squadrons may go on patrol: those with an intact control room (lion:11.23b)."""
    return with_control(p, IN_SECTORS)


def with_control(p: RafPosition, boxes: bytes, own: int = NONE) -> bytes:
    """A mask of boxes without the sectors whose control room is hit, but for one's own (lion:11.23)."""
    if LIGHT_DAMAGE not in p.damage:
        return boxes
    for sector in range(NUMBERED):
        if p.damage[p.data.airfield[sector]] and sector != own:
            boxes = boxes[:sector] + b"\0" + boxes[sector + 1 :]
    return boxes


def send(p: RafPosition, circle: str) -> None:
    """The squadron picked goes to a circle."""
    p.where[p.picked] = PATROL + SECTOR[circle]
    p.tell("patrols", "lion:5c", {"squadron": p.data.names[p.picked], "sector": circle})
    p.picked = NONE


def circles_for(p: RafPosition, squadron: int) -> tuple[str, ...]:
    """The circles in reach without those that tension forbids (lion:event.tension-11-12, R-63)."""
    circles = in_reach(p, squadron)
    if p.effects & TENSION and p.data.group[p.home[squadron]] == TWELVE_GROUP:
        return tuple(circle for circle in circles if p.data.group[SECTOR[circle]] != ELEVEN_GROUP)
    return circles


def in_reach(p: RafPosition, squadron: int) -> tuple[str, ...]:
    """The circles of its own sector, which comes first, and of those near enough (lion:5c, lion:19.6a)."""
    return (p.data.circles_vhf if has_vhf(p, squadron) else p.data.circles)[p.home[squadron]]


def has_vhf(p: RafPosition, squadron: int) -> bool:
    """Whether the squadron flies with VHF radio: with the advanced rules, from September 1 (lion:19.6)."""
    return bool(p.data.vhf[squadron]) and p.day >= SEPTEMBER_1 and ADVANCED in p.options


def too_late(p: RafPosition) -> bool:
    """Whether it is 1800 and as many squadrons are on patrol as then may be (lion:5l, R-32)."""
    if p.clock != LAST_SEGMENT or sum(p.where[: p.data.squadrons].translate(IN_CIRCLES)) < p.data.late_patrols:
        return False
    p.tell("late-patrols-full", "lion:5l", {"number": p.data.late_patrols})
    return True


def why_not_patrol(p: RafPosition, name: str) -> Reason | None:
    """Why a squadron cannot be sent on patrol; None for what is no squadron."""
    unit = p.data.number.get(name, NONE)
    if unit >= p.data.squadrons:
        return None
    box = p.where[unit]
    if box < NUMBERED:
        return Reason("control-room-hit", "lion:11.23b", {"squadron": name, "sector": SECTORS[box]})
    if box < LANDING:
        return Reason("on-patrol-already", "lion:5b", {"squadron": name, "sector": SECTORS[box - PATROL]})
    key, rule = _ELSEWHERE.get(box, ("not-in-sector", "lion:5b"))
    return Reason(key, rule, {"squadron": name})


def why_not_circle(p: RafPosition, circle: str) -> Reason | None:
    """Why a circle is closed to the squadron; None for what is no circle."""
    if circle not in SECTOR:
        return None
    key, rule = "circle-not-adjacent", "lion:5c"
    if circle in in_reach(p, p.picked):
        key, rule = "tension-forbids", "lion:event.tension-11-12"
    elif has_vhf(p, p.picked):
        key, rule = "circle-beyond-vhf", "lion:19.6a"
    return Reason(key, rule, {"squadron": p.data.names[p.picked], "sector": circle})


_ELSEWHERE: Final = {
    LANDING: ("landing", "lion:5b"),
    REARM: ("rearming", "lion:5b"),
    NIGHT_PATROL: ("on-night-patrol", "lion:18.1c"),
    POOL: ("not-entered", "lion:15.5a"),
}
