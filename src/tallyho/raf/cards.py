"""What the cards say (lion:2.31 to lion:2.34). Sectors, sites, types, levels and days are numbers, as everywhere."""

from __future__ import annotations

from typing import Final, NamedTuple

from tallyho.raf.vocabulary import NONE

NO_RAID_SIZE: Final = 0


class TargetCard(NamedTuple):
    """A raid target. `beyond` is out of range of the Me 109, `edge` among that just at its limit."""

    number: int
    stage: str
    site: int
    type: int
    sector: int
    depth: int
    luftflotte: int
    region: int
    value: int
    beyond: bool
    edge: bool
    nets: tuple[int, ...]
    observers: tuple[int, int, int]
    vp_double: bool
    forward: bool
    secondary: int
    secondary_type: int
    enroute: tuple[int, ...]
    in_range: tuple[int, ...]


class Clause(NamedTuple):
    """A raid size with its condition: levels of intelligence (none: any) and depletion (None: either way)."""

    intelligence: tuple[int, ...]
    depleted: bool | None
    size: int


class Entry(NamedTuple):
    """An aircraft of a force card; Me 109s hunt, escort or patrol the Channel, others have no role of their own."""

    type: int
    role: str


class ForceCard(NamedTuple):
    """Raid sizes by clauses, of which the first that fits counts, and aircraft in the order in which they join."""

    number: int
    stage: str
    minor: tuple[Clause, ...]
    major: tuple[Clause, ...]
    entries: tuple[Entry, ...]
    sweep: int


def raid_size(clauses: tuple[Clause, ...], intelligence: int, depleted: bool) -> int:  # noqa: FBT001 - as in `Clause`
    """The size of the raid, 0 for No Raid (lion:8.1)."""
    for clause in clauses:
        known = not clause.intelligence or intelligence in clause.intelligence
        if known and (clause.depleted is None or clause.depleted == depleted):
            return clause.size
    return NO_RAID_SIZE


class Condition(NamedTuple):
    """What an event asks for: all parts that are set must hold. Levels left empty are any."""

    warnings: tuple[int, ...] = ()
    intelligence: tuple[int, ...] = ()
    weathers: tuple[int, ...] = ()
    depths: tuple[int, ...] = ()
    in_range: bool | None = None
    squadrons_min: int = NONE
    gruppen_min: int = NONE
    hunters_min: int = NONE
    hunters_max: int = NONE
    twelve_group_min: int = NONE


class CardEvent(NamedTuple):
    """An approach or target event; `area` is a Luftflotte's, for events of the weather."""

    name: str
    letters: tuple[int, ...] = ()
    area: int = NONE
    any_of: tuple[Condition, ...] = ()
    only_if: tuple[Condition, ...] = ()
    also_headquarters: bool = False


class EventCard(NamedTuple):
    """A raid event card, with the events it has for this game."""

    number: int
    stage: str
    advance: int
    advance_depleted: int
    no_aw: bool
    follow_up: bool
    approach: CardEvent | None
    target: CardEvent | None


class PriorityRow(NamedTuple):
    """Target priorities from the first to the last day or VP total, in the order of `WITH_PRIORITY`."""

    first: int
    last: int
    levels: bytes
    terror: bool
    free_choice: bool


class DayCard(NamedTuple):
    """A day event card; `gains` are in the order of `POINTS`, `pilots` are rows of VP from, VP to and points."""

    number: int
    days: int
    repair: int
    event: str
    by: str
    gains: tuple[int, int, int, int, int, int]
    pilots: tuple[tuple[int, int, int], ...]
    priorities: tuple[PriorityRow, ...]
    reinforcement: bool
