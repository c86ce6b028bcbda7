"""Tables of a simulation's results, and what is read from them: shares with their intervals, means, quantiles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from math import sqrt
from typing import Any, Final, NamedTuple

NORMAL_95: Final = 1.959964
"""95 % of a normal distribution lie within so many standard deviations."""


class Table:
    """Rows kept as columns, which is how they are written and summed up."""

    __slots__ = ("columns",)

    def __init__(self, names: Iterable[str]) -> None:
        self.columns: dict[str, list[Any]] = {name: [] for name in names}

    def __len__(self) -> int:
        return len(next(iter(self.columns.values()), ()))

    def __getitem__(self, name: str) -> list[Any]:
        return self.columns[name]

    def add(self, row: Sequence[object]) -> None:
        """One more row, its values in the order of the columns."""
        for column, value in zip(self.columns.values(), row, strict=True):
            column.append(value)

    def grouped(self, by: str, name: str) -> dict[Any, list[Any]]:
        """The values of one column that there are, for each value of another; those in rising order."""
        groups: dict[Any, list[Any]] = {}
        for key, value in zip(self[by], self[name], strict=True):
            if key is not None and value is not None:
                groups.setdefault(key, []).append(value)
        return dict(sorted(groups.items()))


class Section(NamedTuple):
    """A part of a summary: a title and a small table of texts; the columns after `left` stand to the right."""

    title: str
    headings: Sequence[str]
    rows: Sequence[Sequence[str]]
    left: int = 1

    def printed(self) -> list[str]:
        """As lines of plain text."""
        table = [self.headings, *self.rows]
        widths = [max(len(row[column]) for row in table) for column in range(len(self.headings))]
        return [self.title, *("  " + self._line(row, widths) for row in table)]

    def _line(self, row: Sequence[str], widths: Sequence[int]) -> str:
        cells = [
            text.ljust(width) if column < self.left else text.rjust(width)
            for column, (text, width) in enumerate(zip(row, widths, strict=True))
        ]
        return "  ".join(cells).rstrip()


def shares(title: str, heading: str, found: Iterable[str]) -> Section:
    """How often each of some words was found, the most frequent first, with its share and 95 % interval."""
    counts = Counter(found)
    total = counts.total()
    rows = [
        [word, str(count), percent(count / total), f"{percent(low)} to {percent(high)}"]
        for word, count in sorted(counts.items(), key=lambda entry: (-entry[1], entry[0]))
        for low, high in [interval(count, total)]
    ]
    return Section(title, [heading, "games", "share", "95 % interval"], rows)


def spread(title: str, heading: str, groups: Mapping[Any, Sequence[float]], digits: int = 1) -> Section:
    """For each group of numbers how many there are, their mean, and what 10, 50 and 90 % of them do not exceed."""
    rows = [
        [str(key), str(len(numbers)), *(f"{number:.{digits}f}" for number in (mean(numbers), *quantiles(numbers)))]
        for key, numbers in groups.items()
    ]
    return Section(title, [heading, "n", "mean", "10 %", "50 %", "90 %"], rows)


def interval(count: int, total: int) -> tuple[float, float]:
    """The 95 % interval of a share by Wilson, which holds for few games and for shares near 0 and 1, too.

    >>> ["%.3f" % bound for bound in interval(5, 10)]
    ['0.237', '0.763']
    >>> ["%.3f" % bound for bound in interval(0, 10)]
    ['0.000', '0.278']
    """
    share, square = count / total, NORMAL_95**2
    middle = share + square / (2 * total)
    half = NORMAL_95 * sqrt(share * (1 - share) / total + square / (4 * total**2))
    scale = 1 + square / total
    low, high = (middle - half) / scale, (middle + half) / scale
    return max(0.0, min(share, low)), min(1.0, max(share, high))  # at 0 and 1 a rounding error could pass the share


def mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)


def quantiles(numbers: Sequence[float], parts: Sequence[float] = (0.1, 0.5, 0.9)) -> list[float]:
    """The numbers that these parts of all do not exceed, interpolated between neighbours.

    >>> quantiles([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
    [2.0, 6.0, 10.0]
    """
    ordered = sorted(numbers)
    return [_quantile(ordered, part) for part in parts]


def _quantile(ordered: Sequence[float], part: float) -> float:
    place = part * (len(ordered) - 1)
    below = int(place)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (ordered[above] - ordered[below]) * (place - below)


def percent(share: float) -> str:
    return f"{share:.1%}".replace("%", " %")
