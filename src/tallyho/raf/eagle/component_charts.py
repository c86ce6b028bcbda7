"""The charts of RAF: Eagle, read and checked: rendezvous, British response, raid eligibility (eagle:2.4a)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple, TypeVar

from tallyho.raf.charts import DICE
from tallyho.raf.component_rows import (
    bands_of,
    day_of,
    flag_in,
    index_in,
    numbers_in,
    optional_in,
    table_of,
    texts_in,
)
from tallyho.raf.vocabulary import (
    BROKEN,
    DAYS,
    LETTERS,
    MAJOR,
    MINOR,
    NONE,
    PRIORITIES,
    RAIDS,
    RESPONSE_PRIORITIES,
    WEATHERS,
)
from tallyho.table.data import Row, Tables, number_in, word_in
from tallyho.table.errors import BadData

NUMBERS: Final = 100
"""Squadrons and Gruppen are counted up to 99."""
STAY, GO, CHART_B = range(3)
"""What a tactics chart answers: none respond, all respond, look at chart 1B."""
ANSWERS: Final = ("no", "yes", "B")
TOP_PRIORITY: Final = 18
"""Higher results of the response priority die count as 18 (eagle:chart.priority.result)."""
VALUES: Final = (1, 2, 3)

T = TypeVar("T")


class Rendezvous(NamedTuple):
    """When a rendezvous check fails: all that is asked must hold; NONE is not asked (eagle:6.3a).

    `same_luftflotte` and `raids` are the least number of raids in the time segment, of this raid's Luftflotte and of
    any; `gruppen` the least number in this raid; `undepleted`: only while the Luftwaffe is not depleted.
    """

    same_luftflotte: int
    raids: int
    gruppen: int
    weather: int
    undepleted: bool


def rendezvous_checks(tables: Tables) -> tuple[Rendezvous, ...]:
    """By die, when the check fails."""
    return tuple(_rendezvous(f"rendezvous {die}", row) for die, row in table_of(tables, "rendezvous", DICE).items())


def rendezvous_failures(tables: Tables) -> tuple[tuple[int, bool], ...]:
    """By die, the letter of the Gruppen that are hit, and whether they leave (else they are reduced)."""
    return tuple(
        (
            index_in(f"rendezvous_failure {die}", row, "letter", LETTERS),
            word_in(f"rendezvous_failure {die}", row, "effect", ("reduced", "leave")) == "leave",
        )
        for die, row in table_of(tables, "rendezvous_failure", DICE).items()
    )


def response_priorities(tables: Tables) -> bytes:
    """By modified die, the response priority; every result has one."""
    found: dict[int, int] = {0: 0}
    for priority, (name, row) in enumerate(table_of(tables, "response_priority", RESPONSE_PRIORITIES).items()):
        where = f"response_priority {name}"
        for die in numbers_in(where, row, "dice", _length(row, "dice"), (1, TOP_PRIORITY)):
            if die in found:
                raise BadData(f"{where}: dice has {die}, which occurs before; every result must occur once")
            found[die] = priority
    missing = [str(die) for die in range(1, TOP_PRIORITY + 1) if die not in found]
    if missing:
        raise BadData(f"response_priority: dice lack {', '.join(missing)}; every result must occur once")
    return bytes(found[die] for die in range(TOP_PRIORITY + 1))


def squadrons_removed(tables: Tables) -> tuple[tuple[int, ...], ...]:
    """By squadrons in the pool, how many of them are removed at each priority; never more than there are."""
    rows: dict[str, tuple[int, ...]] = {}
    for name, row in table_of(tables, "response_removed").items():
        where = f"response_removed {name}"
        rows[name] = numbers_in(where, row, "squadrons", len(RESPONSE_PRIORITIES), (0, _least(name)))
    return ((0,) * len(RESPONSE_PRIORITIES), *spread("response_removed", rows, 1)[1:])


def yes_or_no(tables: Tables, chart: str) -> tuple[bytes, ...]:
    """By squadrons in the pool and by Gruppen, STAY, GO or, on chart 1A alone, CHART_B."""
    words = ANSWERS if chart == "1a" else ANSWERS[:CHART_B]
    columns, rows = _chart(tables, chart, words, 0)
    cells = {name: bytes(ANSWERS.index(row[column]) for column in columns) for name, row in rows.items()}
    return (bytes(NUMBERS), *spread(f"tactics_{chart}", cells, 1)[1:])


def how_many(tables: Tables) -> tuple[bytes, ...]:
    """Chart 3: by squadrons in the pool and by Gruppen, how many respond (eagle:chart.tactics.3)."""
    columns, rows = _chart(tables, "3", (), 1)
    cells = {
        name: tuple(_number(f"tactics_3 {name}", "answers", answer, _least(name)) for answer in row)
        for name, row in rows.items()
    }
    by_pool = spread("tactics_3", cells, 1)
    return tuple(bytes(min(by_pool[pool][column], pool) for column in columns) for pool in range(NUMBERS))


def how_many_believed(tables: Tables) -> tuple[tuple[int, int, int], ...]:
    """Chart 4: by squadrons in the pool, how many respond to no raid, a minor and a major one."""
    cells = {
        name: tuple(_number(f"tactics_4 {name}", raid, row.get(raid), _least(name)) for raid in RAIDS[MINOR:])
        for name, row in table_of(tables, "tactics_4").items()
    }
    by_pool = spread("tactics_4", cells, 1)
    return tuple((0, min(by_pool[pool][0], pool), min(by_pool[pool][1], pool)) for pool in range(NUMBERS))


def raid_eligibility(tables: Tables) -> dict[tuple[int, int], tuple[int, int]]:
    """By priority and strategic value, the raid of a Luftwaffe at strength, and when depleted (eagle:5.1d)."""
    found: dict[tuple[int, int], tuple[int, int]] = {}
    for priority, (name, row) in enumerate(table_of(tables, "raid_eligibility", PRIORITIES).items()):
        where = f"raid_eligibility {name}"
        usual = texts_in(where, row, "results", len(VALUES), RAIDS)
        depleted = texts_in(where, row, "depleted", len(VALUES), RAIDS) if "depleted" in row else usual
        for value, first, second in zip(VALUES, usual, depleted, strict=True):
            found[priority, value] = RAIDS.index(first), RAIDS.index(second)
    return found


def spread(where: str, rows: Mapping[str, T], first: int = 0, size: int = NUMBERS) -> tuple[T, ...]:
    """By number up to `size`, the row that is named by a range with it, as `4-5` or `8+`; below `first` the first."""
    band = bands_of(where, list(rows), first, size)
    values = list(rows.values())
    return tuple(values[place] for place in band)


def from_day_on(where: str, rows: Mapping[str, T]) -> tuple[T, ...]:
    """By day, the last row that is named by it or by a day before."""
    by_first = {day_of(f"{where} {name}: the row", name): value for name, value in rows.items()}
    if 0 not in by_first:
        raise BadData(f"{where}: there is no row {DAYS[0]}; the first row must be for that day")
    return tuple(by_first[max(first for first in by_first if first <= day)] for day in range(len(DAYS)))


def numbers_of(tables: Tables, name: str, column: str, low: int, high: int) -> dict[str, int]:
    """The numbers in a column of a table, by row."""
    return {
        row_id: number_in(f"{name} {row_id}", row, column, low, high) for row_id, row in table_of(tables, name).items()
    }


def _rendezvous(where: str, row: Row) -> Rendezvous:
    check = Rendezvous(
        same_luftflotte=_count(where, row, "same_luftflotte", 3),
        raids=_count(where, row, "raids", 3),
        gruppen=_count(where, row, "gruppen", 40),
        weather=index_in(where, row, "weather", WEATHERS) if "weather" in row else NONE,
        undepleted=flag_in(where, row, "undepleted"),
    )
    if check.weather not in {NONE, BROKEN}:
        raise BadData(f"{where}: weather is {WEATHERS[check.weather]}; it must be broken or be left out")
    if check == Rendezvous(NONE, NONE, NONE, NONE, undepleted=False):
        raise BadData(f"{where}: nothing is asked; it must have {', '.join(Rendezvous._fields)} or some of them")
    return check


def _count(where: str, row: Row, column: str, high: int) -> int:
    number = optional_in(where, row, column, 1, high)
    return NONE if number is None else number


def _chart(tables: Tables, chart: str, words: tuple[str, ...], first: int) -> tuple[bytes, dict[str, tuple[str, ...]]]:
    """The column of a tactics chart for each number of Gruppen, and its rows by squadrons in the pool."""
    row = table_of(tables, "tactics_columns", ("1a", "1b", "2", "3"))[chart]
    where = f"tactics_columns {chart}"
    bands = texts_in(where, row, "bands", _length(row, "bands"))
    columns = bands_of(where, bands, first, NUMBERS)
    answers = {
        name: texts_in(f"tactics_{chart} {name}", line, "answers", len(bands), words)
        for name, line in table_of(tables, f"tactics_{chart}").items()
    }
    return columns, answers


def _number(where: str, column: str, answer: object, most: int) -> int:
    """How many respond: all, none or a number."""
    if answer == "all":
        return NUMBERS
    if answer == "none":
        return 0
    if isinstance(answer, str) and answer.isascii() and answer.isdigit() and 1 <= int(answer) <= most:
        return int(answer)
    raise BadData(f"{where}: {column} has {answer!r}; it must be all, none or a number from 1 to {most}")


def _least(name: str) -> int:
    """The least number of a range; what is no range is refused where the rows are spread."""
    low = name.removesuffix("+").partition("-")[0]
    return int(low) if low.isascii() and low.isdigit() else 0


def _length(row: Row, column: str) -> int:
    """How many a list has, of which only the kind is checked; at least one."""
    value = row.get(column)
    return max(1, len(value)) if isinstance(value, list) else 1


assert RAIDS[MAJOR] == "major", "the raids of chart 4 are the columns of its rows"
