"""The charts: combat, damage, bombing, weather, detection, raid effort and night raids, made into tables to look up."""

from __future__ import annotations

from bisect import bisect_left
from typing import Final, NamedTuple

from tallyho.raf.component_rows import (
    bands_of,
    day_of,
    index_in,
    list_in,
    numbers_in,
    row_in,
    table_of,
    texts_in,
)
from tallyho.raf.component_units import UnitData
from tallyho.raf.vocabulary import (
    BOMBER,
    BOXES,
    CLOSE_ESCORT,
    DAYS,
    HUNT,
    INFLIGHT,
    INTELLIGENCE,
    LETTERS,
    LUFTFLOTTEN,
    MAJOR,
    NONE,
    PRIORITIES,
    RAIDS,
    RESULTS,
    ROWS,
    SITE_TYPES,
    WARNINGS,
    WEATHERS,
)
from tallyho.table.ask import Json
from tallyho.table.data import Row, Table, Tables, number_in, word_in
from tallyho.table.errors import BadData

DICE: Final = ("1", "2", "3", "4", "5", "6")
CRT_COLUMNS: Final = 11
MOST_GRUPPEN: Final = 40
LOW_TOTAL, HIGH_TOTAL = -8, 199
"""Combat totals that are told apart; ratings cannot add up to less, and more counts as the highest."""
BOMBING_RESULTS: Final = ("-", "1", "2", "H")
MOST_STRENGTH: Final = 200
SHIFTS: Final = ("patchy", "broken", "no-squadron", "dive")
CARD_SHIFTS: Final = {"pathfinders": 2, "low_level": 2}
"""Columns that cards shift: events in Lion, strategy cards, which may say otherwise, in Eagle."""
DETECTION_HIGH: Final = 20
FACES: Final = ("reduced", "full")
DAMAGED: Final = ("light-loss", "heavy-loss", "inflight", "close-escort", "bomber", "stay")
"""Where a result of combat sends a unit."""
NIGHT_SQUADRONS: Final = ("1", "2", "3", "4", "5")


class Damage(NamedTuple):
    """What a result does to a unit: the box it goes to, the face it shows there, the victory points.

    `stays`: in its box. `or_inflight`: the player may send it to Inflight instead, full. `if_no_bombers`: the box it
    goes to when no Gruppe is in the Bomber box, with the same face, or full if `or_inflight`.
    """

    box: int
    full: bool
    vp: int
    stays: bool
    or_inflight: bool
    if_no_bombers: int


class ChartData(UnitData):
    """The charts. Lists by die begin with die 1; results, levels and boxes are the numbers of the vocabulary."""

    def __init__(self, tables: Tables) -> None:
        super().__init__(tables)
        self._read_combat(tables)
        self._read_bombing(tables)
        self._read_detection(tables)
        self._read_night(tables)

    def crt_row(self, column: int, total: int) -> int:
        """The row of the Combat Results Table that holds a total (lion:10.1d)."""
        return self.crt_rows[column][min(max(total, LOW_TOTAL), HIGH_TOTAL) - LOW_TOTAL]

    def night_chance(self, squadrons: int, gruppen: int) -> int:
        """The highest die that intercepts (lion:18.3a); fewer than two Gruppen have no column (R-13)."""
        if gruppen < self.night_least or not squadrons:
            return 0
        return self._night_chances[min(squadrons, len(self._night_chances)) - 1][self._interception_column[gruppen]]

    def night_bombing(self, gruppen: int, die: int) -> tuple[int, bool]:
        """The change of VP and whether there is a landing accident (lion:18.5); fewer than two Gruppen do nothing."""
        return (
            self._night_results[die - 1][self._bombing_column[gruppen]] if gruppen >= self.night_least else (0, False)
        )

    def night_commitment(self, day: int, terror: bool, die: int) -> tuple[int, int]:  # noqa: FBT001 - as the table has it
        """The Gruppen that Luftflotte 2 and 3 must have in their night raid boxes (lion:18.2)."""
        return self._night_terror[die - 1] if terror else self._night_by_day[day][die - 1]

    def _read_combat(self, tables: Tables) -> None:
        levels = table_of(tables, "crt_columns", ("0", "1", "2"))
        none, first, second = (_gruppen_columns(f"crt_columns {level}", row) for level, row in levels.items())
        self.crt_column = (none, first, second)
        rows = table_of(tables, "crt", ROWS)
        self.crt_rows = _crt_rows(rows)
        self.crt = tuple(_crt_results(f"crt {name}", row) for name, row in rows.items())
        self.damage = _damage(tables)

    def _read_bombing(self, tables: Tables) -> None:
        columns = table_of(tables, "bombing_columns", ("strength",))["strength"]
        self.bombing_names = texts_in("bombing_columns strength", columns, "bands", 12)
        self.bombing_column = bands_of("bombing_columns strength", self.bombing_names, 1, MOST_STRENGTH + 1)
        self.bombing_results = tuple(
            tuple(
                BOMBING_RESULTS.index(text) for text in texts_in(f"bombing {die}", row, "results", 12, BOMBING_RESULTS)
            )
            for die, row in table_of(tables, "bombing", DICE).items()
        )
        shifts = table_of(tables, "bombing_shifts", SHIFTS)
        self.bombing_shift = {
            name.replace("-", "_"): number_in(f"bombing_shifts {name}", row, "columns", -9, 9)
            for name, row in shifts.items()
        } | CARD_SHIFTS
        points = table_of(tables, "bombing_vp", BOMBING_RESULTS[1:])
        self.bombing_vp = (0, *(number_in(f"bombing_vp {name}", row, "vp", -9, 0) for name, row in points.items()))
        heavy = table_of(tables, "bombing_heavy", DICE)
        found = [number_in(f"bombing_heavy {die}", row, "points", 0, 9) for die, row in heavy.items()]
        self.heavy_points = bytes([0, *found])
        self.poor_strafing = _poor_strafing(table_of(tables, "strafing"))

    def _read_detection(self, tables: Tables) -> None:
        self.weather = tuple(_weather(f"weather {die}", row) for die, row in table_of(tables, "weather", DICE).items())
        spaces = table_of(tables, "detection", [str(space) for space in range(1, DETECTION_HIGH + 1)])
        named = [(f"detection {space}", row) for space, row in spaces.items()]
        self.detection_low, self.detection_high = 1, DETECTION_HIGH
        self.detection_warning = bytes([0, *(index_in(where, row, "warning", WARNINGS) for where, row in named)])
        self.detection_intelligence = bytes(
            [0, *(index_in(where, row, "intelligence", INTELLIGENCE) for where, row in named)]
        )
        self.raid_effort = _raid_effort(tables)

    def _read_night(self, tables: Tables) -> None:
        columns = table_of(tables, "night_columns", ("interception", "bombing"))
        self.night_least = 2
        self._interception_column, self._bombing_column = (
            _night_columns(f"night_columns {name}", row, self.night_least) for name, row in columns.items()
        )
        self._night_chances = tuple(
            numbers_in(f"night_interception {squadrons}", row, "chances", 5, (0, 6))
            for squadrons, row in table_of(tables, "night_interception", NIGHT_SQUADRONS).items()
        )
        bombing = table_of(tables, "night_bombing", DICE)
        self._night_results = tuple(_night_results(f"night_bombing {die}", row) for die, row in bombing.items())
        self.night_industry_damage = bytes(
            [0, *(number_in(f"night_bombing {die}", row, "industry_damage", 0, 9) for die, row in bombing.items())]
        )
        commitment = table_of(tables, "night_commitment")
        self._night_terror, self._night_by_day = _commitment(commitment)


def _gruppen_columns(where: str, row: Row) -> bytes:
    return bands_of(where, texts_in(where, row, "gruppen", CRT_COLUMNS), 1, MOST_GRUPPEN + 1)


def _crt_rows(rows: Table) -> tuple[bytes, ...]:
    """By column, the row of every total from LOW_TOTAL on; the last row takes all above the one before it."""
    uppers = [numbers_in(f"crt {name}", rows[name], "upper", CRT_COLUMNS, (-99, HIGH_TOTAL - 1)) for name in ROWS[:-1]]
    for name, lower, upper in zip(ROWS[1:-1], uppers, uppers[1:], strict=False):
        for column in range(CRT_COLUMNS):
            if upper[column] <= lower[column]:
                raise BadData(
                    f"crt {name}: upper has {upper[column]}; it must be above {lower[column]}, that of the row before"
                )
    if "upper" in rows[ROWS[-1]]:
        raise BadData(f"crt {ROWS[-1]}: upper must be left out; the last row takes everything above the row before")
    totals = range(LOW_TOTAL, HIGH_TOTAL + 1)
    return tuple(bytes(bisect_left(bounds, total) for total in totals) for bounds in zip(*uppers, strict=True))


def _crt_results(where: str, row: Row) -> tuple[tuple[bytes, bytes], ...]:
    """By die, the results of Gruppen and of squadrons by letter, written as `D-- HLH`."""
    found: list[tuple[bytes, bytes]] = []
    for text in texts_in(where, row, "results", len(DICE)):
        german, _, british = text.partition(" ")
        if any(len(half) != len(LETTERS) or not set(half) <= set(RESULTS) for half in (german, british)):
            raise BadData(
                f"{where}: results has {text!r}; it must be two times three of {' '.join(RESULTS)}, as `D-- HLH`"
            )
        found.append((_results(german), _results(british)))
    return tuple(found)


def _results(text: str) -> bytes:
    return bytes(RESULTS.index(result) for result in text)


def _damage(tables: Tables) -> dict[tuple[int, int, int], tuple[Damage, ...]]:
    """By box, side (1 British) and face (1 full), what each result does (lion:10.2)."""
    kinds = [
        (box, british, full)
        for box in (HUNT, BOMBER, CLOSE_ESCORT)
        for british in (0, 1)
        for full in (1, 0)
        if not (british and box == CLOSE_ESCORT)
    ]
    names = {(box, british, full): _damage_row(box, british, full) for box, british, full in kinds}
    rows = table_of(tables, "damage", names.values())
    return {
        kind: tuple(_result(f"damage {name}", rows[name], result, kind[0]) for result in RESULTS)
        for kind, name in names.items()
    }


def _damage_row(box: int, british: int, full: int) -> str:
    return f"{BOXES[box]}-{'squadron' if british else 'gruppe'}-{FACES[full]}"


def _result(where: str, row: Row, result: str, box: int) -> Damage:
    cell = row_in(where, row, result, ("to", "face", "vp", "or", "if_no_bombers"))
    at = f"{where} {result}"
    target = word_in(at, cell, "to", DAMAGED)
    or_inflight = "or" in cell and word_in(at, cell, "or", ("inflight full",)) != ""
    if "if_no_bombers" in cell:
        word_in(at, cell, "if_no_bombers", (BOXES[INFLIGHT],))
    return Damage(
        box=box if target == "stay" else BOXES.index(target),
        full=bool(index_in(at, cell, "face", FACES)),
        vp=number_in(at, cell, "vp", -9, 9),
        stays=target == "stay",
        or_inflight=or_inflight,
        if_no_bombers=INFLIGHT if "if_no_bombers" in cell else NONE,
    )


def _poor_strafing(table: Table) -> frozenset[int]:
    """Types of target against which Me 110s count half and Me 109s nothing (lion:11.1)."""
    for name, row in table.items():
        if name not in SITE_TYPES:
            raise BadData(
                f"strafing {name}: there is no such type of target; it must be one of {', '.join(SITE_TYPES)}"
            )
        word_in(f"strafing {name}", row, "me110", ("half",))
        word_in(f"strafing {name}", row, "me109", ("none",))
    return frozenset(SITE_TYPES.index(name) for name in table)


def _weather(where: str, row: Row) -> tuple[int, int]:
    lf2, lf3 = (index_in(where, row, area, WEATHERS) for area in LUFTFLOTTEN)
    return lf2, lf3


def _raid_effort(tables: Tables) -> dict[tuple[int, int], tuple[tuple[int, ...], tuple[int, ...]]]:
    """By priority and strategic value, the raid for each die, first of a Luftwaffe at full strength, then depleted."""
    kinds = [(priority, value) for priority in range(len(PRIORITIES)) for value in (1, 2, 3)]
    rows = table_of(tables, "raid_effort", [f"{PRIORITIES[priority]}-{value}" for priority, value in kinds])
    found: dict[tuple[int, int], tuple[tuple[int, ...], tuple[int, ...]]] = {}
    for kind, (name, row) in zip(kinds, rows.items(), strict=True):
        texts = texts_in(f"raid_effort {name}", row, "results", len(DICE), (*RAIDS, "minor+"))
        usual = tuple(RAIDS.index(text.removesuffix("+")) for text in texts)
        found[kind] = usual, tuple(MAJOR if text == "minor+" else RAIDS.index(text) for text in texts)
    return found


def _night_columns(where: str, row: Row, least: int) -> bytes:
    return bands_of(where, texts_in(where, row, "gruppen", 5), least, NONE)


def _night_results(where: str, row: Row) -> tuple[tuple[int, bool], ...]:
    """By column, the change of VP and whether a star marks a landing accident."""
    found: list[tuple[int, bool]] = []
    for text in texts_in(where, row, "vp", 5):
        number = text.removesuffix("*")
        if number not in {"0", "-1", "-2", "-3", "-4"}:
            raise BadData(f"{where}: vp has {text!r}; it must be 0 to -4, with a star for a landing accident, as `-2*`")
        found.append((int(number), text.endswith("*")))
    return tuple(found)


Commitments = tuple[tuple[int, int], ...]


def _commitment(table: Table) -> tuple[Commitments, tuple[Commitments, ...]]:
    """By die, the Gruppen of both Luftflotten: under the terror strategy, and for each day of the Calendar."""
    if "terror" not in table or DAYS[0] not in table:
        raise BadData(f"night_commitment: the rows must be terror and days, the first of them {DAYS[0]}")
    by_first: dict[int, Commitments] = {}
    for name, row in table.items():
        where = f"night_commitment {name}"
        found = tuple(_both(where, pair) for pair in list_in(where, row, "gruppen", len(DICE)))
        by_first[-1 if name == "terror" else day_of(f"{where}: the row", name)] = found
    terror = by_first.pop(-1)
    return terror, tuple(by_first[max(first for first in by_first if first <= day)] for day in range(len(DAYS)))


def _both(where: str, pair: Json) -> tuple[int, int]:
    lf2, lf3 = numbers_in(where, {"gruppen": pair}, "gruppen", 2, (0, 30))
    return lf2, lf3
