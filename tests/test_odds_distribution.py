"""What is made of odds: means, errors, intervals."""

from __future__ import annotations

from fractions import Fraction
from math import sqrt

import pytest

from tallyho.lab.odds import Z95, Distribution


def test_a_distribution_lists_the_likeliest_first() -> None:
    quarter, half = Fraction(1, 4), Fraction(1, 2)

    assert list(Distribution({"b": quarter, "c": half, "a": quarter}).shares.items()) == [
        ("c", half),
        ("a", quarter),
        ("b", quarter),
    ]


def test_mean_and_interval_of_exact_odds() -> None:
    distribution = Distribution({1: Fraction(1, 4), 5: Fraction(3, 4)})

    assert (distribution.exact, distribution.mean(), distribution.error()) == (True, 4.0, 0.0)
    assert distribution.mean(lambda value: -value) == -4.0
    assert distribution.interval(5) == (0.75, 0.75)
    assert distribution.interval(2) == (0.0, 0.0)


def test_mean_and_error_of_a_sample() -> None:
    sample: Distribution[int] = Distribution({0: Fraction(3, 4), 4: Fraction(1, 4)}, 16)

    assert sample.mean() == 1.0
    assert sample.error() == pytest.approx(sqrt((12 * 1 + 4 * 9) / 15 / 16))
    assert sample.error(lambda value: 2.0 * value) == pytest.approx(2 * sample.error())
    assert Distribution({3: Fraction(1)}, 1).error() == float("inf")
    assert Distribution({0: Fraction(1, 2), 2: Fraction(1, 2)}, 2).error() == pytest.approx(1.0)


@pytest.mark.parametrize(
    ("share", "samples", "low", "high"),
    [
        (Fraction(1, 2), 100, 0.4038, 0.5962),
        (Fraction(1, 10), 50, 0.0435, 0.2136),
        (Fraction(9, 10), 50, 0.7864, 0.9565),
    ],
)
def test_the_interval_is_wilsons(share: Fraction, samples: int, low: float, high: float) -> None:
    found = Distribution({"x": share, "y": 1 - share}, samples).interval("x")

    assert found == pytest.approx((low, high), abs=5e-5)


def test_the_interval_stays_between_0_and_1() -> None:
    sample: Distribution[str] = Distribution({"x": Fraction(1)}, 10)

    assert sample.interval("x") == pytest.approx((1 - Z95**2 / (10 + Z95**2), 1.0))
    assert sample.interval("y") == pytest.approx((0.0, Z95**2 / (10 + Z95**2)))
    assert sample.interval("x")[1] <= 1.0
    assert sample.interval("y")[0] >= 0.0
