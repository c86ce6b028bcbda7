"""The fighters of the later waves: who is back is shared out to the raids of this segment and the next (eagle:5.3c)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from tallyho.bots.eagle.charts import DATA
from tallyho.bots.eagle.forecast import expected
from tallyho.bots.eagle.planner import BOMBER_BOX, Raid, fitting, taken
from tallyho.bots.eagle.state import State, Table
from tallyho.bots.eagle.targets import in_area, mission, most_gruppen, outlook
from tallyho.raf.vocabulary import CLOCK, LF2, LF3, ME109, ME110

IN_ADVANCE: Final = 2
"""Fighters are assigned for this segment and the next."""
Left: TypeAlias = "dict[tuple[int, int], list[int]]"
"""By Luftflotte and type, the fighters that have no raid yet."""


class Due(NamedTuple):
    """A raid whose fighters are assigned now: its card, its segment, the Gruppen that fly in any case."""

    card: int
    segment: int
    bombers: tuple[int, ...]
    strategies: tuple[int, ...]


def wave_of(s: Table) -> tuple[Raid, ...]:
    """The raids of this segment and the next, with the fighters that are ready."""
    due = tuple(
        Due(card, segment, tuple(unit for unit in s.assigned(card) if not free(s, unit)), tuple(s.strategies_on(card)))
        for card, segment in in_time(s)
    )
    state, raid_of, cards = s.state(), s.raid_of(), {0, *(one.card for one in due)}
    ready = tuple(unit for unit in state.gruppen if free(s, unit) and raid_of.get(DATA.names[unit], 0) in cards)
    return shared(state, due, ready, s.number("raids"))


def in_time(s: Table) -> list[tuple[int, int]]:
    """The raids that may get fighters now, with their segments; a decoy gets none."""
    now, settled = CLOCK.index(s.text("clock")), s.number("settled")
    window = range(max(now, settled), max(now + IN_ADVANCE, settled))
    times = [(card, s.segment_of(card)) for card in s.on_track() if not s.is_decoy(card)]
    return [(card, segment) for card, segment in times if segment is not None and segment in window]


def free(s: Table, unit: int) -> bool:
    """Whether a Gruppe is a fighter without bombs."""
    return bool(DATA.is_fighter[unit]) and DATA.names[unit] not in s.words("jabos")


@lru_cache(maxsize=256)
def shared(state: State, due: tuple[Due, ...], ready: tuple[int, ...], raids: int) -> tuple[Raid, ...]:
    """Even shares of the Me 109s and the Me 110s for the raids of each Luftflotte."""
    left: Left = {
        (luftflotte, kind): [unit for unit in ready if DATA.luftflotte[unit] == luftflotte and DATA.type[unit] == kind]
        for luftflotte in (LF2, LF3)
        for kind in (ME109, ME110)
    }
    return tuple(manned(state, due[place:], left, raids) for place in range(len(due)))


def manned(state: State, due: tuple[Due, ...], left: Left, raids: int) -> Raid:
    """The first of the raids due, with its share of the fighters: they are not left any more."""
    one, luftflotte = due[0], flown_by(state, due[0])
    me109, me110 = share(state, due, left, raids)
    fighters = (*taken(left[luftflotte, ME109], me109), *taken(left[luftflotte, ME110], me110))
    box = tuple(sum(DATA.type[unit] == kind for unit in one.bombers) for kind in BOMBER_BOX)
    flying = mission(state, one.card, me109, me110, box)
    ahead = outlook(state, one.card, cards_left=len(due) - 1, strategies=one.strategies)
    return Raid(one.card, one.segment, (*one.bombers, *fighters), flying, expected(ahead, flying), one.strategies)


def share(state: State, due: tuple[Due, ...], left: Left, raids: int) -> tuple[int, int]:
    """How many Me 109s and Me 110s the first of the raids has; one at least if it would have nobody else."""
    one, luftflotte = due[0], flown_by(state, due[0])
    sharing = [other for other in due if flown_by(state, other) == luftflotte]
    reach = [other for other in sharing if not DATA.targets[other.card].beyond]
    me109s, me110s = len(left[luftflotte, ME109]), len(left[luftflotte, ME110])
    room = most_gruppen(state, one.card, raids, one.strategies) - len(one.bombers)
    found = fitting(one.card, (me109s // max(1, len(reach)), me110s // len(sharing)), max(0, room))
    if one.bombers or any(found):
        return found
    return (1, 0) if me109s else (0, min(1, me110s))


def flown_by(state: State, due: Due) -> int:
    """The Luftflotte of a raid: that of its bombers, or the one whose area it is."""
    if due.bombers:
        return DATA.luftflotte[due.bombers[0]]
    return next(one for one in (LF2, LF3) if in_area(state, one, due.card))
