"""The British raid response: the pool is formed, reduced by priority, and sent by tactics (eagle:7)."""

from __future__ import annotations

from functools import partial
from typing import Final

from tallyho.raf.eagle.departures import after_leaving
from tallyho.raf.eagle.pool import (
    Share,
    ace_joins,
    by_type,
    fighters_in,
    green_in_pool,
    in_pool,
    protected_sector,
    share_reasons,
    shares,
)
from tallyho.raf.eagle.position import EaglePosition
from tallyho.raf.eagle.priority import green_alone, priority_modifier, priority_of, removal, sighting
from tallyho.raf.eagle.tactics import Formation, formation, responding
from tallyho.raf.score import GERMAN
from tallyho.raf.units import named, squadrons_in
from tallyho.raf.vocabulary import (
    ACE_BOX,
    BESIDE_CUP,
    CUP,
    FALSE_RAID,
    HUNT,
    HURRICANE,
    INFLIGHT,
    INTELLIGENCE,
    NONE,
    RESPONDED,
    RESPONSE_PRIORITIES,
    SECTORS,
    SPITFIRE,
    WARNINGS,
)
from tallyho.table import Args, Asks, Choice, Json, Jump, Prompt, Reason, die, draw, reason

GREEN_SQUADRON: Final = Prompt("green-for-pool", "eagle:14.3d")
POOL_SQUADRON: Final = Prompt("pool-squadron", "eagle:7.1c")
PRIORITY_DIE: Final = die(Prompt("response-priority", "eagle:7.2a"))
REMOVED: Final = Prompt("squadron-stays", "eagle:7.2c")
RESPONDER: Final = Prompt("squadron-responds", "eagle:7.4b")


def pool(p: EaglePosition) -> Asks[Jump]:
    """Squadrons of the card's sectors go into the cup; some stand beside it (eagle:4.II.4a)."""
    because: list[Json] = []
    protected = protected_sector(p)
    for share in shares(p, p.target, p.warning):
        because += share_reasons(p, share)
        for unit in (yield from from_sector(p, share)):
            p.where[unit] = BESIDE_CUP if share.sector == protected or not p.full[unit] else CUP
    because += beside_reasons(p, protected)
    if ace_joins(p, p.warning, p.intelligence):
        p.where[p.data.ace[SPITFIRE]] = CUP
        because.append(reason("pool-ace", "eagle:19.63a", {"squadron": p.data.names[p.data.ace[SPITFIRE]]}))
    squadrons = in_pool(p)
    facts: Args = {"warning": WARNINGS[p.warning], "number": len(squadrons), "squadrons": [*named(p, squadrons)]}
    p.tell("pool-formed", "eagle:7.1a", {**facts, "because": because})
    return None if squadrons else no_response(p, "eagle:7.13")


def from_sector(p: EaglePosition, share: Share) -> Asks[list[int]]:
    """The squadrons a sector gives: a reduced one, then full ones by their type (eagle:7.1b, eagle:14.3)."""
    ready = fighters_in(p, share.sector)
    taken: list[int] = []
    sector: Args = {"sector": SECTORS[share.sector]}
    if share.green:
        green = [unit for unit in ready if not p.full[unit]]
        name = p.data.names[green[0]]
        if len(green) > 1:
            refusing = partial(why_not_green, p, share.sector)
            name = yield Choice(GREEN_SQUADRON, GERMAN, named(p, green), sector, why_not=refusing)
        taken.append(p.data.number[name])
    full = [unit for unit in ready if p.full[unit]]
    spitfires, hurricanes = ([unit for unit in full if p.data.type[unit] == kind] for kind in (SPITFIRE, HURRICANE))
    of_each = by_type(len(spitfires), len(hurricanes), share.full)
    taken += yield from drawn(p, POOL_SQUADRON, spitfires, of_each[0], sector)
    taken += yield from drawn(p, POOL_SQUADRON, hurricanes, of_each[1], sector)
    return taken


def why_not_green(p: EaglePosition, sector: int, answer: str) -> Reason | None:
    """Why a squadron is not the reduced one that is taken; None for what is no squadron."""
    unit = p.data.number.get(answer, NONE)
    if unit >= p.data.squadrons:
        return None
    key = "squadron-not-green" if unit in fighters_in(p, sector) else "squadron-elsewhere"
    return Reason(key, "eagle:14.3d", {"squadron": answer, "sector": SECTORS[sector]})


def drawn(p: EaglePosition, prompt: Prompt, units: list[int], number: int, args: Args | None = None) -> Asks[list[int]]:
    """So many of the units, drawn at random one by one; all without a draw if there are no more."""
    if number >= len(units):
        return units
    left = units[:]
    found: list[int] = []
    for _ in range(number):
        unit = p.data.number[(yield draw(prompt, named(p, left), args))]
        left.remove(unit)
        found.append(unit)
    return found


def beside_reasons(p: EaglePosition, protected: int) -> list[Json]:
    """Who stands beside the cup, and why."""
    found: list[Json] = [
        reason("pool-green", "eagle:14.3b", {"squadron": p.data.names[unit]}) for unit in green_in_pool(p)
    ]
    safe = [unit for unit in squadrons_in(p, BESIDE_CUP) if p.full[unit]]
    if safe:
        facts: Args = {"sector": SECTORS[protected], "squadrons": [*named(p, safe)]}
        found.append(reason("pool-protected", "eagle:19.64", facts))
    return found


def priority(p: EaglePosition) -> Asks[Jump]:
    """By the die and what the raid looks like some squadrons go back to their sectors (eagle:4.II.4b)."""
    because: list[Json] = []
    modifier = priority_modifier(p, sighting(p), because)
    roll = int((yield PRIORITY_DIE))
    level = priority_of(p, roll + modifier)
    number = removal(p, level, because)
    facts: Args = {"die": roll, "modifier": modifier, "total": roll + modifier, "priority": RESPONSE_PRIORITIES[level]}
    p.tell("response-priority", "eagle:7.2a", {**facts, "pool": len(in_pool(p)), "removed": number, "because": because})
    may_go = green_in_pool(p) if green_alone(p) else squadrons_in(p, CUP)
    stay(p, (yield from drawn(p, REMOVED, may_go, number)), "eagle:7.2c")
    return None if in_pool(p) else no_response(p, "eagle:7.22")


def tactics(p: EaglePosition) -> Asks[Jump]:
    """The charts say how many of the pool respond; the others go back to their sectors (eagle:4.II.4c)."""
    because: list[Json] = []
    size = len(in_pool(p))
    flying = formation(p)
    chart, number = responding(p, size, p.intelligence, p.raid, flying, because)
    facts: Args = {"chart": chart, "intelligence": INTELLIGENCE[p.intelligence], "pool": size, "number": number}
    p.tell("tactics-chart", "eagle:7.3e", {**facts, **columns(flying), "because": because})
    responders = yield from first_of_all(p, number)
    deploy(p, responders)
    stay(p, in_pool(p), "eagle:7.4b" if responders else "eagle:7.4c")
    if not responders:
        return no_response(p, "eagle:7.4c")
    return "raid.recovery" if p.effects & FALSE_RAID else None


def columns(flying: Formation) -> Args:
    """What the columns of the charts count, for whoever looks them up."""
    both, seen = flying.hunters + flying.escorts, flying.gruppen - flying.patrollers
    return {"hunters": flying.hunters, "fighters": both, "seen": seen}


def first_of_all(p: EaglePosition, number: int) -> Asks[list[int]]:
    """The responders: reduced squadrons first, then protected ones, then whom the draw takes (eagle:14.32, R-46)."""
    green = green_in_pool(p)
    safe = [unit for unit in squadrons_in(p, BESIDE_CUP) if p.full[unit]]
    found: list[int] = []
    for group in (green, safe, squadrons_in(p, CUP)):
        found += yield from drawn(p, RESPONDER, group, min(len(group), number - len(found)))
    return found


def deploy(p: EaglePosition, responders: list[int]) -> None:
    """Responding squadrons go to the Hunt Box as they are; a decoy leaves them in the air (eagle:7.4a, R-45)."""
    if not responders:
        return
    facts: Args = {"number": len(responders), "squadrons": [*named(p, responders)]}
    if p.effects & FALSE_RAID:
        for unit in responders:
            p.where[unit] = INFLIGHT
        p.tell("squadrons-misled", "eagle:5.4b", facts)
        after_leaving(p)
        return
    for unit in responders:
        p.where[unit] = HUNT
    p.effects |= RESPONDED
    p.tell("squadrons-respond", "eagle:7.4a", facts)


def stay(p: EaglePosition, squadrons: list[int], rule: str) -> None:
    """Squadrons go back to their sectors, green ones still reduced, the ace to the counter mix (eagle:14.34, R-47)."""
    for unit in squadrons:
        p.where[unit] = p.home[unit] if p.home[unit] != NONE else ACE_BOX
    if squadrons:
        p.tell("squadrons-stay", rule, {"number": len(squadrons), "squadrons": [*named(p, squadrons)]})


def no_response(p: EaglePosition, rule: str) -> Jump:
    """Nobody meets the raid: it goes on, and a decoy is over (eagle:7.13, eagle:7.22)."""
    p.tell("no-response", rule)
    return "raid.recovery" if p.effects & FALSE_RAID else "raid.free-hunt"
