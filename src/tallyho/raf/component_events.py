"""Raid event and day event cards, read and checked (lion:2.33, lion:2.34)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tallyho.raf.cards import CardEvent, Condition, DayCard, EventCard, PriorityRow
from tallyho.raf.component_rows import day_in, flag_in, index_in, indexes_in, row_in, rows_in
from tallyho.raf.vocabulary import (
    DAYS,
    DEPTHS,
    INTELLIGENCE,
    LETTERS,
    LUFTFLOTTEN,
    NONE,
    PILOTS,
    POINTS,
    PRIORITIES,
    WARNINGS,
    WEATHERS,
    WITH_PRIORITY,
)
from tallyho.table.data import Row, Table, number_in, word_in
from tallyho.table.errors import BadData

STAGES: Final = ("base", "escort")
CODES: Final = ("L", "E", "A")
"""The game an entry is for: Lion, Eagle, all (lion:2.33c)."""
ENTRY: Final = ("games", "event", "letters", "area", "any_of", "only_if", "also_headquarters")
COUNTS: Final = ("squadrons_min", "gruppen_min", "hunters_min", "hunters_max", "twelve_group_min")
CONDITION: Final = ("warning", "intelligence", "weather", "depth", "in_range", *COUNTS)
LETTERED: Final = ("letter", "letters")
BY_WARNING: Final = "interception-over-coast"
"""The event that happens at the warning levels on its card (lion:event.interception-over-coast.a)."""
GAINS: Final = POINTS[:PILOTS]
LOW_VP, HIGH_VP = -35, 35
LAST_PRIORITY_DAY: Final = "1940-09-30"
"""Priority rows by date reach at least so far; later the Sealion priorities stand (lion:16.1l)."""


def event_card(number: int, row: Row, code: str, approach: Table, target: Table) -> EventCard:
    """A raid event card as the game with this code reads it."""
    where = f"raid_events {number}"
    advance = number_in(where, row, "time_advance", 0, 2)
    depleted = number_in(where, row, "time_advance_depleted", 0, 2) if "time_advance_depleted" in row else advance
    follow_up = flag_in(where, row, "follow_up")
    if follow_up and (advance or depleted):
        raise BadData(f"{where}: follow_up is said, but time_advance is not 0; a follow-up raid must come without one")
    return EventCard(
        number=number,
        stage=word_in(where, row, "stage", STAGES),
        advance=advance,
        advance_depleted=depleted,
        no_aw=flag_in(where, row, "no_aw"),
        follow_up=follow_up,
        approach=_event(where, row, "approach", code, approach),
        target=_event(where, row, "target", code, target),
    )


def _event(where: str, row: Row, column: str, code: str, kinds: Table) -> CardEvent | None:
    """The entry coded for this game or for all; all entries are checked."""
    found: CardEvent | None = None
    seen: list[str] = []
    for place, entry in enumerate(rows_in(where, row, column, ENTRY), start=1):
        at = f"{where} {column} {place}"
        games = _games(at, entry, kinds, seen)
        event = _card_event(at, entry, str(kinds[str(entry["event"])].get("parameter", "none")))
        if games in {code, "A"}:
            found = event
    return found


def _games(where: str, entry: Row, kinds: Table, seen: list[str]) -> str:
    """The code of an entry; its event must belong to that game, and no game may have two."""
    games = word_in(where, entry, "games", CODES)
    if games in seen or "A" in seen or (games == "A" and seen):
        raise BadData(f"{where}: games is {games}, but an entry before is for it, too; a game must have one event")
    seen.append(games)
    name = word_in(where, entry, "event", kinds)
    theirs = word_in(f"event {name}", kinds[name], "games", CODES)
    if theirs not in {"A", games}:
        raise BadData(f"{where}: {name} is an event of game {theirs}; for {games} it must be another one")
    return games


def _card_event(where: str, entry: Row, parameter: str) -> CardEvent:
    letters = indexes_in(where, entry, "letters", LETTERS)
    if bool(letters) != (parameter in LETTERED) or (parameter == "letter" and len(letters) != 1):
        wanted = {"letter": "just one letter", "letters": "one or more letters"}.get(parameter, "no letters")
        raise BadData(f"{where}: letters has {len(letters)}; {entry['event']} must have {wanted}")
    if ("area" in entry) != (parameter == "area"):
        wanted = "LF2 or LF3" if parameter == "area" else "left out"
        raise BadData(f"{where}: area is {entry.get('area')!r}; for {entry['event']} it must be {wanted}")
    event = CardEvent(
        name=str(entry["event"]),
        letters=letters,
        area=index_in(where, entry, "area", LUFTFLOTTEN) if "area" in entry else NONE,
        any_of=_conditions(where, entry, "any_of"),
        only_if=_conditions(where, entry, "only_if"),
        also_headquarters=flag_in(where, entry, "also_headquarters"),
    )
    if event.name.endswith("altitude-advantage") and not event.any_of:
        raise BadData(f"{where}: any_of is empty; {event.name} must have a condition")
    if event.name == BY_WARNING and not any(condition.warnings for condition in event.only_if):
        raise BadData(f"{where}: only_if has no warning; {event.name} must have one")
    return event


def _conditions(where: str, entry: Row, column: str) -> tuple[Condition, ...]:
    return tuple(
        _condition(f"{where} {column} {place}", part)
        for place, part in enumerate(rows_in(where, entry, column, CONDITION), start=1)
    )


def _condition(where: str, part: Row) -> Condition:
    if not part:
        raise BadData(f"{where}: the condition is empty; it must have one of {', '.join(CONDITION)}")
    return Condition(
        warnings=indexes_in(where, part, "warning", WARNINGS),
        intelligence=indexes_in(where, part, "intelligence", INTELLIGENCE),
        weathers=indexes_in(where, part, "weather", WEATHERS),
        depths=indexes_in(where, part, "depth", DEPTHS),
        in_range=flag_in(where, part, "in_range") if "in_range" in part else None,
        squadrons_min=_count(where, part, "squadrons_min"),
        gruppen_min=_count(where, part, "gruppen_min"),
        hunters_min=_count(where, part, "hunters_min"),
        hunters_max=_count(where, part, "hunters_max"),
        twelve_group_min=_count(where, part, "twelve_group_min"),
    )


def _count(where: str, part: Row, column: str) -> int:
    return number_in(where, part, column, 0, 50) if column in part else NONE


def day_card(number: int, row: Row, code: str, kinds: Table) -> DayCard:
    """A day event card as the game with this code reads it."""
    where = f"day_events {number}"
    event, by = _day_event(where, row, code, kinds)
    gains = row_in(where, row, "replacements", GAINS)
    hurricane, spitfire, blenheim, fighter, bomber = (
        number_in(f"{where} replacements", gains, track, 0, 20) for track in GAINS
    )
    return DayCard(
        number=number,
        days=number_in(where, row, "days", 1, 6),
        repair=number_in(where, row, "repair", 1, 6),
        event=event,
        by=by,
        gains=(hurricane, spitfire, blenheim, fighter, bomber, 0),
        pilots=_pilots(where, row),
        priorities=_priorities(where, row, by),
        reinforcement=flag_in(where, row, "reinforcement"),
    )


def _day_event(where: str, row: Row, code: str, kinds: Table) -> tuple[str, str]:
    """The event coded for this game or for all, and what its priorities go by; all entries are checked."""
    found = "", ""
    seen: list[str] = []
    for place, entry in enumerate(rows_in(where, row, "event", ("games", "event", "by")), start=1):
        at = f"{where} event {place}"
        games = _games(at, entry, kinds, seen)
        name = str(entry["event"])
        if ("by" in entry) != (kinds[name].get("parameter") == "by"):
            raise BadData(f"{at}: by is {entry.get('by')!r}; events that change priorities must have it, others not")
        by = word_in(at, entry, "by", ("date", "vp")) if "by" in entry else ""
        if games in {code, "A"}:
            found = name, by
    return found


def _pilots(where: str, row: Row) -> tuple[tuple[int, int, int], ...]:
    """Experienced pilot points by VP, for every total there is (lion:2.34a)."""
    found: list[tuple[int, int, int]] = []
    for place, part in enumerate(rows_in(where, row, "pilots", ("vp_min", "vp_max", "points")), start=1):
        at = f"{where} pilots {place}"
        low, high = _vp_range(at, part)
        found.append((low, high, number_in(at, part, "points", 0, 20)))
    check_range(f"{where} pilots", [(low, high) for low, high, _ in found], LOW_VP, HIGH_VP)
    return tuple(found)


def _priorities(where: str, row: Row, by: str) -> tuple[PriorityRow, ...]:
    """Rows of priorities, which only cards that change them have (lion:14.1)."""
    if bool(by) != ("priorities" in row):
        wanted = "have rows, as the event changes them" if by else "be left out, as the event does not change them"
        raise BadData(f"{where}: priorities must {wanted}")
    limits = ("from", "to") if by == "date" else ("vp_min", "vp_max")
    columns = (*limits, "terror", "free_choice", *WITH_PRIORITY)
    found: list[PriorityRow] = []
    for place, part in enumerate(rows_in(where, row, "priorities", columns), start=1):
        at = f"{where} priorities {place}"
        first, last = (day_in(at, part, "from"), day_in(at, part, "to")) if by == "date" else _vp_range(at, part)
        levels = bytes(index_in(at, part, type_, PRIORITIES) for type_ in WITH_PRIORITY)
        found.append(PriorityRow(first, last, levels, flag_in(at, part, "terror"), flag_in(at, part, "free_choice")))
    ranges = [(part.first, part.last) for part in found]
    if by == "vp":
        check_range(f"{where} priorities", ranges, LOW_VP, HIGH_VP)
    if by == "date":
        last_day = max([DAYS.index(LAST_PRIORITY_DAY), *(last for _, last in ranges)])
        check_range(f"{where} priorities", ranges, 0, last_day, DAYS)
    return tuple(found)


def _vp_range(where: str, part: Row) -> tuple[int, int]:
    return number_in(where, part, "vp_min", LOW_VP, HIGH_VP), number_in(where, part, "vp_max", LOW_VP, HIGH_VP)


def check_range(
    where: str, ranges: list[tuple[int, int]], low: int, high: int, names: Sequence[str] | None = None
) -> None:
    """Refuses ranges that do not run on from low to high without gap or overlap; names are for what is no number."""
    after = low
    for place, (first, last) in enumerate(ranges, start=1):
        if first != after or last < first:
            runs = f"it runs from {_name(first, names)} to {_name(last, names)}"
            raise BadData(f"{where} {place}: {runs}; it must begin with {_name(after, names)} and not end before")
        after = last + 1
    if after != high + 1:
        raise BadData(f"{where}: the rows end before {_name(after, names)}; they must go on to {_name(high, names)}")


def _name(number: int, names: Sequence[str] | None) -> str:
    return names[number] if names and number < len(names) else str(number)
