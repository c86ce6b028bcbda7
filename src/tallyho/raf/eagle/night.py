"""Eagle's part of the night: who flies a night raid, and how many Blenheims patrol (eagle:18.1, eagle:18.2)."""

from __future__ import annotations

from functools import partial
from typing import Final

from tallyho.raf.eagle.position import EaglePosition
from tallyho.raf.score import GERMAN, NIGHT, PRELUDE
from tallyho.raf.units import gruppen_in, named
from tallyho.raf.vocabulary import (
    AIRBASE,
    CITY,
    INDUSTRY,
    JU87,
    LEVEL_BOMBERS,
    NIGHT_PATROL,
    NIGHT_RAID,
    PRIORITIES,
)
from tallyho.table import DONE, Asks, Choice, Json, Jump, Prompt, Reason, die, reason

NIGHT_BOMBER: Final = Prompt("night-bomber", "eagle:18.1a")
PATROL_DIE: Final = die(Prompt("night-patrol-die", "eagle:18.2a"))


def night_planning(p: EaglePosition) -> Asks[Jump]:
    """The player sends bombers to the Night Raid Boxes, within the limits (eagle:18.1); Prelude has no night (R-75)."""
    if NIGHT not in p.options or p.scenario == PRELUDE:
        return None
    least, most = p.data.night_limits[p.priority[CITY], p.priority[INDUSTRY]]
    while len(gruppen_in(p, NIGHT_RAID)) < most:
        able, sent = night_bombers(p), len(gruppen_in(p, NIGHT_RAID))
        if sent + len(able) <= least:
            send_all(p, able)
            return None
        offers = named(p, able) if sent < least else [DONE, *named(p, able)]
        facts: dict[str, Json] = {"least": least, "most": most, "sent": sent, **night_priorities(p)}
        name = yield Choice(NIGHT_BOMBER, GERMAN, offers, facts, why_not=partial(why_not_by_night, p))
        if name == DONE:
            return None
        p.where[p.data.number[name]] = NIGHT_RAID
        p.tell("night-bomber", "eagle:18.1a", {"gruppe": name, "sent": sent + 1})
    return None


def night_bombers(p: EaglePosition) -> list[int]:
    """The level bombers at their airbases, of both Luftflotten; Ju 87 do not fly by night (eagle:18.12a)."""
    return [unit for unit in gruppen_in(p, AIRBASE) if p.data.type[unit] in LEVEL_BOMBERS]


def send_all(p: EaglePosition, able: list[int]) -> None:
    """When there are not more bombers than the minimum, all of them fly."""
    for unit in able:
        p.where[unit] = NIGHT_RAID
    if able:
        p.tell("night-bombers-all", "eagle:18.11", {"gruppen": [*named(p, able)], **night_priorities(p)})


def night_priorities(p: EaglePosition) -> dict[str, Json]:
    """The priorities that set the limits."""
    return {"city": PRIORITIES[p.priority[CITY]], "industry": PRIORITIES[p.priority[INDUSTRY]]}


def why_not_by_night(p: EaglePosition, answer: str) -> Reason | None:
    """Why a Gruppe cannot be sent, or why more must be; None for what is neither."""
    if answer == DONE:
        least, _ = p.data.night_limits[p.priority[CITY], p.priority[INDUSTRY]]
        return Reason("night-minimum", "eagle:18.11", {"least": least, **night_priorities(p)})
    unit = p.data.number.get(answer)
    if unit is None or unit < p.data.squadrons:
        return None
    if p.data.type[unit] == JU87:
        return Reason("no-ju87-by-night", "eagle:18.12a", {"gruppe": answer})
    if p.data.type[unit] not in LEVEL_BOMBERS:
        return Reason("no-fighters-by-night", "eagle:18.1a", {"gruppe": answer})
    return Reason("not-at-airbase", "eagle:18.1a", {"gruppe": answer})


def night_patrol(p: EaglePosition) -> Asks[Jump]:
    """A die and the date tell how many Blenheims patrol tonight (eagle:18.2)."""
    if NIGHT not in p.options:
        return None
    roll = int((yield PATROL_DIE))
    wanted = p.data.night_patrollers(p.day, roll)
    able = [unit for unit in p.data.night_order if p.where[unit] in (NIGHT_PATROL, p.home[unit])]
    called, others = able[:wanted], able[wanted:]
    because: list[Json] = [reason("night-patrol-order", "eagle:18.2b")]
    if len(called) < wanted:
        because.append(reason("night-patrol-too-few", "eagle:18.21", {"wanted": wanted, "number": len(called)}))
    facts: dict[str, Json] = {"die": roll, "number": len(called), "squadrons": [*named(p, called)]}
    p.tell("night-patrol-called", "eagle:18.2a", {**facts, "because": because})
    for unit in called:
        p.where[unit] = NIGHT_PATROL
    for unit in others:
        p.where[unit] = p.home[unit]
    return None
