"""What was weighed for a decision, with its numbers: kept only for a player who asks for a hint."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from tallyho.table import Args, Json, Luck
from tallyho.table.log import reason


class Weighing:
    """Who weighs: luck that decides between equals, and the reasons for a player who wants to know.

    `weighed` is None for one who only plays.
    """

    def __init__(self, luck: Luck, weighed: Weighed | None) -> None:
        self.luck = luck
        self.weighed = weighed

    def because(self, key: str, rule: str | None = None, /, **facts: Json) -> None:
        """One thing that was considered, for who wants to know."""
        if self.weighed is not None:
            self.weighed.add(key, rule, **facts)

    def best(self, names: Iterable[str], worth: Callable[[str], Any]) -> str:
        """The name with the highest worth, by luck if there are several."""
        judged = [(worth(name), name) for name in names]
        highest = max(value for value, _ in judged)
        equals = [name for value, name in judged if value == highest]
        if len(equals) == 1:
            return equals[0]
        if self.weighed is not None:
            self.weighed.tie(equals)
        return self.luck.one_of(equals)


class Weighed:
    """The reasons of one decision, told by the code that decides; where no rule is named, the question's own."""

    def __init__(self, rule: str) -> None:
        self.rule = rule
        self._reasons: list[Args] = []
        self._equals: list[str] = []

    def add(self, key: str, rule: str | None = None, /, **args: Json) -> None:
        """One thing that was considered: a message `log-KEY` of the catalogue `hints-GAME`."""
        self._reasons.append(reason(key, rule or self.rule, args))

    def tie(self, names: Iterable[str]) -> None:
        """These were judged equal, and luck chose one of them."""
        self._equals = list(names)

    def reasons(self, answer: str) -> list[Args]:
        """All of them; that others would do as well comes last."""
        others: list[Json] = [name for name in self._equals if name != answer]
        if answer not in self._equals or not others:
            return self._reasons
        return [*self._reasons, reason("equals", self.rule, {"number": len(others), "others": others})]


def points(value: float) -> float:
    """Victory points as they are told: one digit, and never minus zero."""
    return round(value, 1) + 0.0


def percent(share: float) -> int:
    """A chance as it is told."""
    return round(100 * share)


def hundredths(share: float) -> float:
    """A weighted chance as it is told: of a hundred, with one digit more."""
    return points(100 * share)
