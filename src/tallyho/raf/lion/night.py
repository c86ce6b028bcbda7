"""Lion's part of the night: who flies night patrol, how many bombers come, 600 Squadron (lion:18)."""

from __future__ import annotations

from functools import partial
from typing import Final

from tallyho.raf import night
from tallyho.raf.lion.ju87 import withdraw_ju87
from tallyho.raf.position import RafPosition
from tallyho.raf.score import BRITISH, NIGHT
from tallyho.raf.units import gruppen_in, named
from tallyho.raf.vocabulary import (
    AIRBASE,
    BLENHEIM,
    DO17,
    HE111,
    JU88,
    LF2,
    LF3,
    LUFTFLOTTEN,
    NIGHT_PATROL,
    NIGHT_RAID,
    NONE,
    TERROR,
)
from tallyho.table import DONE, Asks, Choice, Json, Jump, Prompt, Reason, die, reason

NIGHT_PATROL_MOVE: Final = Prompt("night-patrol", "lion:18.1a")
COMMITMENT_DIE: Final = die(Prompt("night-commitment-die", "lion:18.2a"))
SIX_HUNDRED: Final = Prompt("six-hundred", "lion:18.31")
KEEP, SUBTRACT = "keep", "subtract"
NIGHT_ORDER: Final = (HE111, DO17, JU88)
"""Types sent by night, the first first; they return in the reverse order (lion:18.21a, R-59)."""


def night_patrol(p: RafPosition) -> Asks[Jump]:
    """Blenheims go from their sectors to night patrol or back, each at most once in the step (lion:18.1)."""
    if NIGHT not in p.options:
        return None
    moved: list[int] = []
    while True:
        able = [unit for unit in p.data.blenheims if p.where[unit] in (NIGHT_PATROL, p.home[unit])]
        ready = [unit for unit in able if unit not in moved]
        if not ready:
            return None
        on_patrol: list[Json] = [p.data.names[unit] for unit in able if p.where[unit] == NIGHT_PATROL]
        why_not = partial(why_not_night_patrol, p, moved)
        name = yield Choice(
            NIGHT_PATROL_MOVE, BRITISH, [DONE, *named(p, ready)], {"patrolling": on_patrol}, why_not=why_not
        )
        if name == DONE:
            return None
        moved.append(p.data.number[name])
        change_patrol(p, moved[-1])


def change_patrol(p: RafPosition, squadron: int) -> None:
    """A Blenheim on night patrol returns to its sector; one in its sector goes on night patrol."""
    returns = p.where[squadron] == NIGHT_PATROL
    p.where[squadron] = p.home[squadron] if returns else NIGHT_PATROL
    p.tell("off-night-patrol" if returns else "night-patrol", "lion:18.1a", {"squadron": p.data.names[squadron]})


def why_not_night_patrol(p: RafPosition, moved: list[int], name: str) -> Reason | None:
    """Why a squadron cannot change; None for what is no squadron."""
    unit = p.data.number.get(name, NONE)
    if unit >= p.data.squadrons:
        return None
    if p.data.type[unit] != BLENHEIM:
        return Reason("only-blenheims", "lion:18.1b", {"squadron": name})
    if unit in moved:
        return Reason("night-patrol-settled", "lion:18.1a", {"squadron": name})
    return Reason("not-in-sector", "lion:18.1a", {"squadron": name})


def night_commitment(p: RafPosition) -> Asks[Jump]:
    """A die tells how many bombers each Luftflotte has in its Night Raid Box tonight (lion:18.2)."""
    if NIGHT not in p.options:
        return None
    roll = int((yield COMMITMENT_DIE))
    terror = bool(p.effects & TERROR)
    wanted = p.data.night_commitment(p.day, terror, roll)
    column = reason("night-column-terror", "lion:18.2b") if terror else reason("night-column-date", "lion:18.2c")
    p.tell("night-commitment", "lion:18.2a", {"die": roll, "lf2": wanted[LF2], "lf3": wanted[LF3], "because": [column]})
    commit(p, LF2, wanted[LF2])
    commit(p, LF3, wanted[LF3])
    return None


def commit(p: RafPosition, luftflotte: int, wanted: int) -> None:
    """Bombers of a Luftflotte move between airbases and Night Raid Box until the number is met (lion:18.21)."""
    there = bombers(p, luftflotte, NIGHT_RAID)
    if len(there) > wanted:
        surplus = there[wanted:]
        for unit in surplus:
            p.where[unit] = AIRBASE
            p.full[unit] = 1
        facts: dict[str, Json] = {"gruppen": [*named(p, surplus)], "luftflotte": LUFTFLOTTEN[luftflotte]}
        p.tell("night-surplus", "lion:18.21b", {**facts, "because": [reason("night-order-back", "lion:18.21a")]})
    elif len(there) < wanted:
        send(p, luftflotte, wanted - len(there))


def send(p: RafPosition, luftflotte: int, number: int) -> None:
    """Bombers leave their airbases for the night: He 111, then Do 17, then Ju 88 (lion:18.21a)."""
    ready = bombers(p, luftflotte, AIRBASE)
    sent = ready[:number]
    for unit in sent:
        p.where[unit] = NIGHT_RAID
    because: list[Json] = [reason("night-order", "lion:18.21a")]
    if len(sent) < number:
        because.append(reason("night-too-few", "lion:18.21a", {"wanted": number, "number": len(ready)}))
    facts: dict[str, Json] = {"gruppen": [*named(p, sent)], "luftflotte": LUFTFLOTTEN[luftflotte], "because": because}
    p.tell("night-raiders", "lion:18.21a", facts)


def bombers(p: RafPosition, luftflotte: int, box: int) -> list[int]:
    """The night bombers of a Luftflotte in a box, in the order in which they are sent."""
    data = p.data
    there = [unit for unit in gruppen_in(p, box) if data.luftflotte[unit] == luftflotte]
    return [unit for kind in NIGHT_ORDER for unit in there if data.type[unit] == kind]


def night_interception(p: RafPosition) -> Asks[Jump]:
    """Blenheims may find raiders; 600 Squadron may lower the die (lion:18.3, lion:18.31)."""
    roll, chance = yield from night.interception_roll(p)
    if roll:
        lowered = yield from lowered_by_600(p, roll, chance)
        first = (p.data.six_hundred,) if lowered else ()
        yield from night.intercepted(p, roll, chance, roll - lowered, first)
    return None


def lowered_by_600(p: RafPosition, roll: int, chance: int) -> Asks[int]:
    """1 if the player has 600 Squadron lower the die, which must leave an interceptor (lion:18.31, R-60)."""
    if p.where[p.data.six_hundred] != NIGHT_PATROL or roll == 1 or roll - 1 > chance:
        return 0
    facts: dict[str, Json] = {"die": roll, "chance": chance, "squadron": p.data.names[p.data.six_hundred]}
    if (yield Choice(SIX_HUNDRED, BRITISH, [KEEP, SUBTRACT], facts)) == KEEP:
        return 0
    p.tell("six-hundred-lowers", "lion:18.31", facts)
    return 1


def night_bombing(p: RafPosition) -> Asks[Jump]:
    """The raiders that are left bomb; after night raids, too, the Ju 87 may be withdrawn (lion:18.5, R-69)."""
    yield from night.night_bombing(p)
    if NIGHT in p.options:
        withdraw_ju87(p)
    return None
