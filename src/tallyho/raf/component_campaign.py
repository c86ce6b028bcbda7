"""Tracks, Calendar, scenarios and single numbers of the rules (lion:3, lion:13 to lion:17)."""

from __future__ import annotations

from typing import Final, NamedTuple

from tallyho.raf.charts import ChartData
from tallyho.raf.component_rows import (
    Numbers,
    bands_of,
    day_in,
    day_of,
    index_in,
    named_in,
    numbers_in,
    optional_in,
    row_in,
    rows_in,
    table_of,
    text_in,
    words_in,
)
from tallyho.raf.vocabulary import (
    CAMPAIGN,
    DAYS,
    HARDEST_DAYS,
    PILOTS,
    POINTS,
    PRELUDE,
    PRIORITIES,
    SCENARIOS,
    SEPTEMBER_10,
    THIN_BLUE_LINE,
    WITH_PRIORITY,
)
from tallyho.table.data import Row, Table, Tables, number_in, word_in
from tallyho.table.errors import BadData

BLENHEIM_TRACK: Final = 2
"""The Blenheim track starts with nothing; with the night rules it has points of its own (lion:18b)."""
EXTREMES: Final = (-35, 35)


class Band(NamedTuple):
    """A result of a scenario for VP totals from low to high; the winner is the player's side or nobody."""

    low: int
    high: int
    level: str
    winner: str | None


class Green:
    """Which squadrons begin with green pilots: how many, how many a sector at most, how many in 11 Group.

    Lion asks for a least number in 11 Group (lion:17.2), Eagle for a most (eagle:17.2e).
    """

    __slots__ = ("count", "in_11", "in_11_at_most", "per_sector")

    def __init__(self, count: int, per_sector: int, in_11: int, in_11_at_most: int) -> None:
        self.count = count
        self.per_sector = per_sector
        self.in_11 = in_11
        self.in_11_at_most = in_11_at_most


class CampaignData(ChartData):
    """Tracks, days by number, scenarios by name, and the single numbers as attributes."""

    def __init__(self, tables: Tables) -> None:
        super().__init__(tables)
        self._read_tracks(tables)
        self._read_calendar(tables)
        self._read_numbers(table_of(tables, "numbers"))
        self._read_scenarios(table_of(tables, "scenarios", SCENARIOS))

    def reinforcement_cost(self, day: int) -> int | None:
        """The victory points that a British reinforcement costs on a day; None if none may enter (lion:15.5)."""
        return self._reinforcement_costs[day]

    def _read_tracks(self, tables: Tables) -> None:
        self.tops = tuple(
            number_in(f"track_tops {track}", row, "top", 1, 99)
            for track, row in table_of(tables, "track_tops", POINTS).items()
        )
        levels = table_of(tables, "depletion_levels", ("0", "1", "2"))
        spaces = [named_in(f"depletion_levels {level}", row, "spaces") for level, row in levels.items()]
        self.depletion_top = _top(spaces[-1])
        self.depletion_level = bands_of("depletion_levels", spaces, 0, self.depletion_top + 1)
        rows = table_of(tables, "priorities", ("start", THIN_BLUE_LINE, "sealion"))
        self._priorities = {name: _levels(f"priorities {name}", row) for name, row in rows.items()}
        self.priorities_sealion = self._priorities["sealion"]

    def _read_calendar(self, tables: Tables) -> None:
        days = table_of(tables, "calendar", DAYS)
        self.sealion_start = tuple(_sealion(day, row, "start") for day, row in days.items())
        self.sealion_cancel = tuple(_sealion(day, row, "cancel") for day, row in days.items())
        for day, start, cancel in zip(DAYS, self.sealion_start, self.sealion_cancel, strict=True):
            if start is not None and cancel is not None and start >= cancel:
                raise BadData(f"calendar {day}: start is {start}; it must be below cancel, {cancel}")
        self._reinforcement_costs = _costs(table_of(tables, "reinforcement_costs"))

    def _read_numbers(self, numbers: Table) -> None:
        read = Numbers("numbers", numbers)
        self.detect_net = read.one("detect_net", 0, 9)
        self.detect_major = read.one("detect_major", -9, 9)
        self.detect_major_depleted = read.one("detect_major_depleted", -9, 9)
        self.detect_follow_up = read.one("detect_follow_up", -9, 9)
        self.detect_forward = read.one("detect_forward", -9, 9)
        self.detect_snap = read.one("detect_snap", -9, 9)
        self.max_shift = read.one("max_shift", 0, 11)
        self.vp_no_response = read.one("vp_no_response", -9, 0)
        self.vp_day = read.one("vp_day", 0, 9)
        self.vp_sealion = read.one("vp_sealion", -35, 0)
        self.vp_accident = read.one("vp_accident", 0, 9)
        self.vp_end = read.one("vp_end", 35, 35)
        self.depletion_sealion = read.one("depletion_sealion", 0, 15)
        self.sealion_days = read.one("sealion_days", 1, 20)
        self.late_patrols = read.one("late_patrols", 0, 99)
        self.recovery_full = read.one("recovery_full", 1, 6)
        self.recovery_reduced = read.one("recovery_reduced", 1, 6)
        self.blenheim_start = read.one("blenheim_start", 0, self.tops[BLENHEIM_TRACK])
        self.pilots_per_reinforcement = read.one("pilots_per_reinforcement", 0, 9)
        read.refuse_others()

    def _read_scenarios(self, scenarios: Table) -> None:
        named = [(name, f"scenarios {name}", row) for name, row in scenarios.items()]
        self.first_day = {name: day_in(where, row, "first_day") for name, where, row in named}
        self.raid_days = {name: _raid_days(name, where, row) for name, where, row in named}
        self.starts = {name: self._points(where, row) for name, where, row in named}
        self.priorities_start = {
            name: self._priorities[word_in(where, row, "priorities", self._priorities)] for name, where, row in named
        }
        self.bands = {
            name: bands_in(f"scenarios {name}", scenarios[name], "british") for name in (PRELUDE, HARDEST_DAYS)
        }
        self.sealion_day = day_in("scenarios campaign", scenarios[CAMPAIGN], "sealion")
        self._read_thin_blue_line(scenarios[THIN_BLUE_LINE])

    def _read_thin_blue_line(self, row: Row) -> None:
        """Set-up of The Thin Blue Line (lion:17.2)."""
        where = f"scenarios {THIN_BLUE_LINE}"
        if day_in(where, row, "sealion") != self.sealion_day:
            raise BadData(f"{where}: sealion must be {DAYS[self.sealion_day]}, as in the campaign (lion:3o)")
        pool = [self.names[unit] for unit in self.reinforcements]
        self.tbl_squadrons = tuple(self.number[name] for name in words_in(where, row, "squadrons", pool))
        later = [self.names[unit] for units in self.calendar.values() for unit in units]
        self.tbl_gruppen = tuple(self.number[name] for name in words_in(where, row, "gruppen", later))
        if words_in(where, row, "types_removed", ("ju87",)) != ("ju87",):
            raise BadData(f"{where}: types_removed is empty; it must be ju87 (lion:17.2p)")
        self.tbl_last_target = number_in(where, row, "last_target_card", 1, 60)
        days = row.get("day_cards_removed")
        removed = len(days) if isinstance(days, list) else 0
        self.tbl_day_cards_removed = numbers_in(where, row, "day_cards_removed", removed, (135, 154))
        self.tbl_day_card = number_in(where, row, "day_card", 135, 154)
        if self.tbl_day_card in self.tbl_day_cards_removed:
            raise BadData(f"{where}: day_card is {self.tbl_day_card}, which is removed; it must be another")
        self.green_rule = green_in(where, row, "green", "in_11")

    def _points(self, where: str, row: Row) -> tuple[int, ...]:
        """Replacement points at the start, in the order of POINTS; Prelude has none (lion:3k, lion:3l)."""
        tracks = tuple(track for place, track in enumerate(POINTS) if place != BLENHEIM_TRACK)
        if "points" not in row:
            return (0,) * len(POINTS)
        points = row_in(where, row, "points", tracks)
        return tuple(
            number_in(f"{where} points", points, track, 0, self.tops[place]) if place != BLENHEIM_TRACK else 0
            for place, track in enumerate(POINTS)
        )


def _top(spaces: str) -> int:
    """The last space of a track, which ends there."""
    last = spaces.rpartition("-")[2]
    if not (last.isascii() and last.isdigit() and int(last) < 100):
        raise BadData(f"depletion_levels 2: spaces is {spaces!r}; it must be the last space of the track, or a range")
    return int(last)


def _levels(where: str, row: Row) -> bytes:
    return bytes(index_in(where, row, type_, PRIORITIES) for type_ in WITH_PRIORITY)


def _raid_days(name: str, where: str, row: Row) -> int | None:
    """How many raid days a scenario has: Prelude one (lion:13a); none is set where Sealion ends the game."""
    days = optional_in(where, row, "raid_days", 1, 52)
    if name == PRELUDE and days != 1:
        raise BadData(f"{where}: raid_days is {days}; it must be 1 (lion:13a)")
    if (days is None) != (name in {CAMPAIGN, THIN_BLUE_LINE}):
        right = "a number" if days is None else "left out, because Sealion decides when the game ends"
        raise BadData(f"{where}: raid_days is {days}; it must be {right}")
    return days


def _sealion(day: str, row: Row, column: str) -> int | None:
    """A Sealion value, which the days after September 10 have (lion:2.1l)."""
    value = optional_in(f"calendar {day}", row, column, *EXTREMES)
    if (value is not None) != (DAYS.index(day) > SEPTEMBER_10):
        raise BadData(f"calendar {day}: {column} is {value}; days after September 10 must have a value, others none")
    return value


def _costs(table: Table) -> tuple[int | None, ...]:
    """By day, what a British reinforcement costs; rows are named by the last day they hold for."""
    named = [(f"reinforcement_costs {last}", last, row) for last, row in table.items()]
    until = sorted(
        (day_of(f"{where}: the row", last), number_in(where, row, "vp", 0, 35)) for where, last, row in named
    )
    return tuple(next((cost for last, cost in until if day <= last), None) for day in range(len(DAYS)))


def green_in(where: str, row: Row, column: str, limit: str) -> Green:
    """Who begins with green pilots; the limit on 11 Group is a least number, `in_11`, or a most."""
    green = row_in(where, row, column, ("count", "per_sector", limit))
    at = f"{where} {column}"
    count = number_in(at, green, "count", 0, 27)
    per_sector = number_in(at, green, "per_sector", 1, 9)
    in_11 = number_in(at, green, limit, 0, 27)
    return Green(count, per_sector, in_11, count) if limit == "in_11" else Green(count, per_sector, 0, in_11)


def bands_in(where: str, row: Row, player: str) -> tuple[Band, ...]:
    """The results of a scenario by VP, from the lowest to the highest total (lion:13b, lion:17.1d)."""
    found: list[Band] = []
    for place, part in enumerate(rows_in(where, row, "bands", Band._fields), start=1):
        at = f"{where} bands {place}"
        low, high = number_in(at, part, "low", *EXTREMES), number_in(at, part, "high", *EXTREMES)
        winner = text_in(at, part, "winner")
        if winner not in {"", player}:
            raise BadData(f"{at}: winner is {winner!r}; it must be {player} or empty")
        if low > high or (found and low != found[-1].high + 1):
            raise BadData(f"{at}: it runs from {low} to {high}; bands must run on without gap or overlap")
        found.append(Band(low, high, named_in(at, part, "level"), winner or None))
    lowest, highest = EXTREMES
    if not found or found[0].low > lowest + 1 or found[-1].high < highest - 1:
        raise BadData(f"{where}: bands must run from -34 or less to 34 or more")
    return tuple(found)


assert len(POINTS) - 1 == PILOTS, "pilots are the last track"
