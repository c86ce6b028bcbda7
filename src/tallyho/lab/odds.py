"""Odds from the real rules: every outcome of chance where they are few enough, samples with error bars where not."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from fractions import Fraction
from itertools import accumulate
from math import sqrt
from typing import Any, Generic, TypeAlias, TypeVar

from tallyho.table import AnyGame, Bot, Chance, Choice, Defect, Luck, Seat, resampled

V = TypeVar("V", bound=Hashable)

Policy: TypeAlias = Callable[[AnyGame], str]
"""Who chooses while odds are worked out: a function of the game that returns one of the offers."""

Z95 = 1.959964
"""Half the width of a 95 % interval, in standard errors."""


class Distribution(Generic[V]):
    """How often each value comes up: exact fractions, or shares of a sample."""

    def __init__(self, shares: dict[V, Fraction], samples: int = 0) -> None:
        self.shares = dict(sorted(shares.items(), key=lambda pair: (-pair[1], str(pair[0]))))
        self.samples = samples

    @property
    def exact(self) -> bool:
        """Whether every outcome of chance was walked."""
        return self.samples == 0

    def chance(self, value: V) -> Fraction:
        """The probability of a value."""
        return self.shares.get(value, Fraction(0))

    def interval(self, value: V) -> tuple[float, float]:
        """Where the probability lies with 95 % confidence (Wilson); a point if it is exact."""
        share = float(self.chance(value))
        if self.exact:
            return share, share
        n = self.samples
        middle = (share + Z95**2 / (2 * n)) / (1 + Z95**2 / n)
        half = Z95 * sqrt(share * (1 - share) / n + Z95**2 / (4 * n * n)) / (1 + Z95**2 / n)
        return max(0.0, middle - half), min(1.0, middle + half)

    def mean(self, number: Callable[[V], float] = float) -> float:  # type: ignore[assignment]
        """The mean of the values, or of a number made of each."""
        return float(sum(share * Fraction(number(value)) for value, share in self.shares.items()))

    def quantile(self: Distribution[int], share: float) -> int:
        """The least of the values that is not exceeded with this probability."""
        wanted = Fraction(share).limit_denominator(1000)  # 0.1 as a float is a little more than a tenth
        values = sorted(self.shares)
        reached = accumulate(self.shares[value] for value in values)
        return next(value for value, sum_of_shares in zip(values, reached, strict=True) if sum_of_shares >= wanted)

    def error(self, number: Callable[[V], float] = float) -> float:  # type: ignore[assignment]
        """The standard error of the mean; 0 if it is exact."""
        if self.exact or self.samples < 2:
            return 0.0 if self.exact else float("inf")
        mean = self.mean(number)
        spread = sum(float(share) * (number(value) - mean) ** 2 for value, share in self.shares.items())
        return sqrt(spread / (self.samples - 1))


def odds(  # noqa: PLR0913 - all but the first two have a usual value and are passed by name
    game: AnyGame,
    measure: Callable[[Any], V],
    *,
    until: str | None = None,
    policy: Policy | None = None,
    most: int = 20_000,
    samples: int = 2_000,
    side: str | None = None,
    luck: Luck | None = None,
) -> Distribution[V]:
    """The distribution of a measure of the position when `until` is about to begin (None: when the game is over).

    Exact if that takes at most `most` endings and nothing hidden from `side` has to be guessed; else from samples. The
    game itself is left alone.
    """
    if side is None:
        found = exact(game, measure, until, policy, most)
        if found is not None:
            return found
    return sampled(game, measure, until, policy, samples, side, luck or Luck("odds"))


def exact(
    game: AnyGame, measure: Callable[[Any], V], until: str | None, policy: Policy | None, most: int
) -> Distribution[V] | None:
    """Every outcome of chance with its weight, or None if there are more than `most` endings."""
    walker = _Walker(measure, policy, most)
    first = _stopping(game.clone(), until)
    if not walker.walk(first):
        return None
    shares: dict[V, Fraction] = {}
    for whole, values in walker.found.items():
        for value, weight in values.items():
            shares[value] = shares.get(value, Fraction(0)) + Fraction(weight, whole)
    return Distribution(shares)


def sampled(
    game: AnyGame,
    measure: Callable[[Any], V],
    until: str | None,
    policy: Policy | None,
    samples: int,
    side: str | None,
    luck: Luck,
) -> Distribution[V]:
    """So many futures at random; what `side` (if one is named) may not know is drawn anew for each."""
    counts: dict[V, int] = {}
    for _ in range(samples):
        twin = _stopping(game.clone() if side is None else resampled(game, side, luck), until)
        while (ask := twin.ask) is not None:
            twin.answer(luck.outcome(ask) if isinstance(ask, Chance) else _chosen(twin, ask, policy))
        value = measure(twin.position)
        counts[value] = counts.get(value, 0) + 1
    return Distribution({value: Fraction(count, samples) for value, count in counts.items()}, samples)


def by(bot: Bot) -> Policy:
    """A bot as a policy; it sees the view of the side that chooses, without the story so far: clones are silent."""
    seat = Seat(bot)

    def choose(game: AnyGame) -> str:
        assert game.ask is not None
        return seat.reply(game, game.ask)

    return choose


class _Walker(Generic[V]):
    """Walks all outcomes, keeping whole numbers: `found[whole][value]` is a weight out of a whole."""

    def __init__(self, measure: Callable[[Any], V], policy: Policy | None, most: int) -> None:
        self.measure = measure
        self.policy = policy
        self.left = most
        self.found: dict[int, dict[V, int]] = {}
        self.waiting: list[tuple[AnyGame, int, int]] = []

    def walk(self, game: AnyGame) -> bool:
        """Walks on from here, depth first; False if there are too many endings."""
        self.waiting = [(game, 1, 1)]
        while self.waiting:
            self.left -= 1
            if not self.walk_on(*self.waiting.pop()):
                return False
        return True

    def walk_on(self, game: AnyGame, weight: int, whole: int) -> bool:
        """Walks one way to its ending; the other ways at each chance wait for their turn, if they are not too many."""
        while (ask := game.ask) is not None:
            if isinstance(ask, Choice):
                game.answer(_chosen(game, ask, self.policy))
                continue
            whole *= ask.total()
            last = len(ask.offers) - 1
            if len(self.waiting) + last > self.left:
                return False
            for i in range(last):
                twin = game.clone()
                twin.answer(ask.offers[i])
                self.waiting.append((twin, weight * ask.weight(i), whole))
            game.answer(ask.offers[last])
            weight *= ask.weight(last)
        values = self.found.setdefault(whole, {})
        value = self.measure(game.position)
        values[value] = values.get(value, 0) + weight
        return True


def _stopping(game: AnyGame, until: str | None) -> AnyGame:
    if until is not None:
        if until not in game.title.sequence.index:
            raise Defect(f"{game.title.game} has no step {until!r}")
        game.stop_before = game.title.sequence.index[until]
    return game


def _chosen(game: AnyGame, ask: Choice, policy: Policy | None) -> str:
    """The only offer, or what the policy says."""
    if policy is not None:
        return policy(game)
    if len(ask.offers) == 1:
        return ask.offers[0]
    raise Defect(f"odds need a policy here: {ask!r}")


def percent(share: float) -> int:
    """A percentage; what is rare is never shown as nothing, nor what is nearly sure as certain."""
    rounded = round(100 * share)
    return 1 if rounded == 0 and share > 0 else 99 if rounded == 100 and share < 1 else rounded


__all__ = ["Distribution", "Policy", "by", "exact", "odds", "percent", "sampled"]
