"""Losses, strength, pilots and output week by week, and the strength on single days."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Final, NamedTuple

from tallyho.history.days import FIRST_DAY, LAST_DAY, Day
from tallyho.history.tables import File, date_in, flag_in, lines_of, optional_in
from tallyho.table.data import Row, number_in, word_in
from tallyho.table.errors import BadData

WEEK_COLUMNS: Final = (
    "week", "first_day", "last_day", "raf_lost_wd", "lw_lost_wd", "fc_serviceable_on", "fc_serviceable", "fc_hurricane",
    "fc_spitfire", "pilots_on", "pilots_establishment", "pilots_strength", "made_hurricane", "made_spitfire",
    "made_defiant", "made_beaufighter", "verified_strength", "verified_pilots", "verified_production", "source",
    "source_note",
)  # fmt: skip
READING_COLUMNS: Final = ("date", "side", "type", "strength", "serviceable", "verified", "source", "source_note")
SIDES: Final = ("raf", "luftwaffe")
MOST: Final = 5000


class Week(NamedTuple):
    """A week of the battle: fighters fit to fly, pilots and output of Fighter Command, where they are known."""

    week: int
    first: str
    last: str
    raf: int
    luftwaffe: int
    serviceable_on: str | None
    serviceable: int | None
    hurricanes: int | None
    spitfires: int | None
    pilots_on: str | None
    pilots: int | None
    made_hurricanes: int | None
    made_spitfires: int | None
    verified_strength: bool
    verified_pilots: bool
    verified_output: bool


class Reading(NamedTuple):
    """The strength of one type on one day."""

    date: str
    side: str
    type: str
    strength: int | None
    serviceable: int | None
    verified: bool


def weeks_of(file: File, days: dict[str, Day]) -> list[Week]:
    """The weeks without gap; their losses are the sums of their days."""
    found: list[Week] = []
    begins = FIRST_DAY
    for where, row in lines_of(file, WEEK_COLUMNS):
        week = _week(where, row)
        if (week.week, week.first) != (len(found) + 1, begins):
            raise BadData(f"{where}: week {week.week} from {week.first}; week {len(found) + 1} from {begins} is due")
        inside = [day for day in days.values() if week.first <= day.date <= week.last]
        wanted = sum(day.raf for day in inside), sum(day.luftwaffe for day in inside)
        if (week.raf, week.luftwaffe) != wanted:
            raise BadData(f"{where}: losses of {week.raf} and {week.luftwaffe}; the days add up to {wanted}")
        found.append(week)
        begins = (date.fromisoformat(week.last) + timedelta(days=1)).isoformat()
    if found[-1].last != LAST_DAY:
        raise BadData(f"{file.name}: the last day is {found[-1].last}; it must be {LAST_DAY}")
    return found


def _week(where: str, row: Row) -> Week:
    optional_in(where, row, "pilots_establishment", MOST)
    for column in ("made_defiant", "made_beaufighter"):
        optional_in(where, row, column, MOST)
    return Week(
        week=number_in(where, row, "week", 1, 99),
        first=date_in(where, row, "first_day"),
        last=date_in(where, row, "last_day"),
        raf=number_in(where, row, "raf_lost_wd", 0, MOST),
        luftwaffe=number_in(where, row, "lw_lost_wd", 0, MOST),
        serviceable_on=_day_of(where, row, "fc_serviceable_on", "fc_serviceable"),
        serviceable=optional_in(where, row, "fc_serviceable", MOST),
        hurricanes=optional_in(where, row, "fc_hurricane", MOST),
        spitfires=optional_in(where, row, "fc_spitfire", MOST),
        pilots_on=_day_of(where, row, "pilots_on", "pilots_strength"),
        pilots=optional_in(where, row, "pilots_strength", MOST),
        made_hurricanes=optional_in(where, row, "made_hurricane", MOST),
        made_spitfires=optional_in(where, row, "made_spitfire", MOST),
        verified_strength=flag_in(where, row, "verified_strength"),
        verified_pilots=flag_in(where, row, "verified_pilots"),
        verified_output=flag_in(where, row, "verified_production"),
    )


def _day_of(where: str, row: Row, column: str, figure: str) -> str | None:
    """The day of a figure that may be missing; both are there or neither."""
    if (row[column] == "") != (row[figure] == ""):
        raise BadData(f"{where}: only one of {column} and {figure} is given; it must be both or none")
    return None if row[column] == "" else date_in(where, row, column)


def readings_of(file: File) -> list[Reading]:
    """The readings of strength, one for a type and a day."""
    found: dict[tuple[str, str, str], Reading] = {}
    for where, row in lines_of(file, READING_COLUMNS):
        reading = _reading(where, row)
        if reading[:3] in found:
            raise BadData(f"{where}: {reading.type} of {reading.side} on {reading.date} occurs a second time")
        found[reading[:3]] = reading
    return [*found.values()]


def _reading(where: str, row: Row) -> Reading:
    strength, serviceable = (optional_in(where, row, column, MOST) for column in ("strength", "serviceable"))
    if strength is None and serviceable is None:
        raise BadData(f"{where}: neither strength nor serviceable is given; one of them must be")
    if strength is not None and serviceable is not None and serviceable > strength:
        raise BadData(f"{where}: serviceable is {serviceable}, more than the strength of {strength}")
    kind = str(row["type"])
    if not kind:
        raise BadData(f"{where}: type is empty; it must be text")
    day, side = date_in(where, row, "date"), word_in(where, row, "side", SIDES)
    return Reading(day, side, kind, strength, serviceable, flag_in(where, row, "verified"))
