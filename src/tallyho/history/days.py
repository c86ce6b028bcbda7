"""The days of the battle, the output of the months, and the totals that authors give for the whole."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Final, NamedTuple

from tallyho.history.tables import File, date_in, flag_in, lines_of, optional_in, optional_texts_in, texts_in
from tallyho.table.data import Row, number_in, word_in
from tallyho.table.errors import BadData

FIRST_DAY, LAST_DAY = "1940-07-10", "1940-10-31"
PHASES: Final = ("channel", "eagle-attack", "airfields", "london", "fighter-bombers")
LOSSES_SEEN: Final = ("raf+lw", "raf", "lw", "none")
TEXT_SEEN: Final = ("yes", "partial", "no")
MOST_LOST: Final = 200
"""No side lost so many aircraft in a day."""
MOST_IN_ALL: Final = 5000
AUTHORS: Final = ("wood-dempster", "then-and-now", "bungay")
SUM_OF_DAYS: Final = "days-file"

DAY_COLUMNS: Final = (
    "date", "phase", "raf_lost_wd", "lw_lost_wd", "raf_lost_tn", "lw_lost_tn", "weather_en", "weather_fr", "raids_en",
    "raids_fr", "name_en", "name_fr", "verified", "losses_seen", "text_seen", "source", "source_note",
)  # fmt: skip
MONTH_COLUMNS: Final = (
    "month", "made_hurricane", "made_spitfire", "made_fighters_all", "german_single_engine_fighters_made", "verified",
    "source", "source_note",
)  # fmt: skip
TOTAL_COLUMNS: Final = ("id", "scope", "raf_lost", "lw_lost", "verified", "losses_seen", "source", "source_note")


class Day(NamedTuple):
    """A day: aircraft lost after Wood and Dempster, after The Battle of Britain Then and Now where known, and texts."""

    date: str
    phase: str
    raf: int
    luftwaffe: int
    raf_wider: int | None
    luftwaffe_wider: int | None
    weather: dict[str, str]
    raids: dict[str, str]
    name: dict[str, str]
    verified: bool
    losses_seen: str
    text_seen: str


class Month(NamedTuple):
    """Fighters made in a month."""

    month: str
    hurricanes: int
    spitfires: int
    fighters: int
    german_fighters: int
    verified: bool


class Total(NamedTuple):
    """Aircraft lost in the whole battle, as an author counts them."""

    author: str
    raf: int
    luftwaffe: int
    verified: bool
    losses_seen: str


def days_of(file: File) -> dict[str, Day]:
    """Every day of the battle once and in order."""
    found: dict[str, Day] = {}
    wanted = date.fromisoformat(FIRST_DAY)
    phase = 0
    for where, row in lines_of(file, DAY_COLUMNS):
        day = _day(where, row)
        if day.date != wanted.isoformat():
            raise BadData(f"{where}: date is {day.date}; it must be {wanted}, for days follow without gap")
        if PHASES.index(day.phase) not in (phase, phase + 1):
            raise BadData(f"{where}: phase is {day.phase} after {PHASES[phase]}; phases follow in their order")
        phase = PHASES.index(day.phase)
        found[day.date] = day
        wanted += timedelta(days=1)
    last = (wanted - timedelta(days=1)).isoformat()
    if last != LAST_DAY:
        raise BadData(f"{file.name}: the last day is {last}; it must be {LAST_DAY}")
    return found


def _day(where: str, row: Row) -> Day:
    day = Day(
        date=date_in(where, row, "date"),
        phase=word_in(where, row, "phase", PHASES),
        raf=number_in(where, row, "raf_lost_wd", 0, MOST_LOST),
        luftwaffe=number_in(where, row, "lw_lost_wd", 0, MOST_LOST),
        raf_wider=optional_in(where, row, "raf_lost_tn", MOST_LOST),
        luftwaffe_wider=optional_in(where, row, "lw_lost_tn", MOST_LOST),
        weather=texts_in(where, row, "weather"),
        raids=texts_in(where, row, "raids"),
        name=optional_texts_in(where, row, "name"),
        verified=flag_in(where, row, "verified"),
        losses_seen=word_in(where, row, "losses_seen", LOSSES_SEEN),
        text_seen=word_in(where, row, "text_seen", TEXT_SEEN),
    )
    if (day.raf_wider is None) != (day.luftwaffe_wider is None):
        raise BadData(f"{where}: only one of raf_lost_tn and lw_lost_tn is given; it must be both or none")
    _check_seen(where, day)
    return day


def _check_seen(where: str, one: Day | Total) -> None:
    if one.verified != (one.losses_seen == "raf+lw"):
        raise BadData(
            f"{where}: verified does not agree with losses_seen {one.losses_seen}; yes goes with raf+lw alone"
        )


def months_of(file: File) -> list[Month]:
    """The months, one after the other."""
    found: list[Month] = []
    for where, row in lines_of(file, MONTH_COLUMNS):
        month = date_in(where, {"month": f"{row['month']}-01"}, "month")[:-3]
        if found and month != _next_month(found[-1].month):
            raise BadData(f"{where}: month is {month}; it must be {_next_month(found[-1].month)}")
        hurricanes, spitfires, fighters, german = (
            number_in(where, row, column, 0, MOST_IN_ALL) for column in MONTH_COLUMNS[1:5]
        )
        if hurricanes + spitfires > fighters:
            raise BadData(f"{where}: made_fighters_all is {fighters}; Hurricanes and Spitfires alone are more")
        found.append(Month(month, hurricanes, spitfires, fighters, german, flag_in(where, row, "verified")))
    return found


def _next_month(month: str) -> str:
    return (date.fromisoformat(f"{month}-01") + timedelta(days=31)).isoformat()[:-3]


def totals_of(file: File, days: dict[str, Day]) -> dict[str, Total]:
    """The authors' totals; the sum of the days is checked and left out."""
    found: dict[str, Total] = {}
    for where, row in lines_of(file, TOTAL_COLUMNS):
        author = word_in(where, row, "id", (*AUTHORS, SUM_OF_DAYS))
        if author in found:
            raise BadData(f"{where}: id {author} occurs a second time")
        raf, luftwaffe = (number_in(where, row, column, 0, MOST_IN_ALL) for column in ("raf_lost", "lw_lost"))
        seen = word_in(where, row, "losses_seen", LOSSES_SEEN)
        found[author] = Total(author, raf, luftwaffe, flag_in(where, row, "verified"), seen)
        _check_seen(where, found[author])
    for author in (*AUTHORS, SUM_OF_DAYS):
        if author not in found:
            raise BadData(f"{file.name}: there is no row {author}")
    summed = found.pop(SUM_OF_DAYS)
    wanted = sum(day.raf for day in days.values()), sum(day.luftwaffe for day in days.values())
    if (summed.raf, summed.luftwaffe) != wanted:
        raise BadData(
            f"{file.name}: {SUM_OF_DAYS} says {summed.raf} and {summed.luftwaffe}; the days add up to {wanted}"
        )
    return found
