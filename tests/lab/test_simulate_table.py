"""Tables of results, and the figures read from them."""

from __future__ import annotations

import doctest

import pytest

from tallyho.lab import simulate_table
from tallyho.lab.simulate_table import Section, Table, interval, quantiles, shares, spread


def table(*rows: tuple[object, ...]) -> Table:
    made = Table(["day", "vp"])
    for row in rows:
        made.add(row)
    return made


def test_the_examples_hold() -> None:
    assert doctest.testmod(simulate_table).failed == 0


def test_a_table_keeps_columns() -> None:
    made = table((1, -3), (2, 4))
    assert (len(made), made["day"], made["vp"]) == (2, [1, 2], [-3, 4])
    assert len(Table([])) == 0
    with pytest.raises(ValueError, match="shorter"):
        made.add((3,))


def test_groups_are_in_order_and_without_gaps() -> None:
    made = table((2, 5), (1, 7), (2, None), (None, 9), (2, 6))
    assert list(made.grouped("day", "vp").items()) == [(1, [7]), (2, [5, 6])]


@pytest.mark.parametrize(("count", "total"), [(0, 1), (1, 1), (0, 1000), (1000, 1000), (3, 7), (500, 1000)])
def test_an_interval_holds_the_share_and_stays_between_0_and_1(count: int, total: int) -> None:
    low, high = interval(count, total)
    assert 0 <= low <= count / total <= high <= 1
    assert low < high


def test_intervals_as_published() -> None:
    """Wilson's score interval without correction, from Newcombe (1998), table I."""
    for count, total, low, high in [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (1, 29, 0.0061, 0.1718)]:
        assert interval(count, total) == pytest.approx((low, high), abs=5e-5)


def test_quantiles_of_one_and_of_many() -> None:
    assert quantiles([4]) == [4, 4, 4]
    assert quantiles([3, 1, 2], [0, 0.25, 1]) == [1, 1.5, 3]


def test_shares_are_counted_the_most_frequent_first() -> None:
    section = shares("Endings", "level", ["draw", "win", "win", "loss"])
    assert [row[:3] for row in section.rows] == [
        ["win", "2", "50.0 %"],
        ["draw", "1", "25.0 %"],
        ["loss", "1", "25.0 %"],
    ]
    assert section.rows[0][3] == "15.0 % to 85.0 %"


def test_spread_tells_number_mean_and_quantiles() -> None:
    section = spread("VP", "day", {1: [0, 10], 2: [-1]})
    assert section.rows == [["1", "2", "5.0", "1.0", "5.0", "9.0"], ["2", "1", "-1.0", "-1.0", "-1.0", "-1.0"]]


def test_a_section_is_printed_in_columns() -> None:
    section = Section("VP by day", ["day", "n", "mean"], [["Aug 11", "100", "-1.5"], ["Sep 1", "7", "12.0"]])
    assert section.printed() == ["VP by day", "  day       n  mean", "  Aug 11  100  -1.5", "  Sep 1     7  12.0"]
