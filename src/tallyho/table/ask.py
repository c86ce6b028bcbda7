"""What a game waits for: a side's choice, or chance. Nothing else ever comes from outside."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import TypeAlias, TypeVar

from tallyho.table.errors import Defect

Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"
Args: TypeAlias = dict[str, Json]
SeenBy: TypeAlias = "tuple[str, ...] | None"
"""The sides that may know a thing; None is everybody, () nobody until the game is over."""

CHANCE = "chance"
DONE = "done"


class Prompt:
    """A decision point or a reason to roll: its key in the catalogues and the rule it rests on."""

    __slots__ = ("key", "rule")

    def __init__(self, key: str, rule: str) -> None:
        self.key = key
        self.rule = rule

    def __repr__(self) -> str:
        return f"{self.key} ({self.rule})"


class Reason:
    """Why an answer is not offered, as a game explains it: a key, the rule that forbids it, arguments."""

    __slots__ = ("args", "key", "rule")

    def __init__(self, key: str, rule: str, args: Args | None = None) -> None:
        self.key = key
        self.rule = rule
        self.args: Args = args or {}


WhyNot: TypeAlias = Callable[[str], "Reason | None"]


class Choice:
    """A side is asked to pick one of the offered answers; the offer is the only test of legality."""

    __slots__ = ("args", "offers", "prompt", "seen_by", "side", "why_not")

    def __init__(
        self,
        prompt: Prompt,
        side: str,
        offers: Sequence[str],
        args: Args | None = None,
        *,
        secret: bool = False,
        why_not: WhyNot | None = None,
    ) -> None:
        if not offers:
            raise Defect(f"{prompt!r} offers {side} nothing")
        self.prompt = prompt
        self.side = side
        self.offers: tuple[str, ...] = tuple(offers)
        self.args = args
        self.seen_by: SeenBy = (side,) if secret else None
        self.why_not = why_not

    def __repr__(self) -> str:
        return f"{self.side} is asked {self.prompt!r}; offered: {listed(self.offers)}"


class Chance:
    """A die, a draw or a random pick: its outcomes with their exact weights (None: all equal).

    `seen_by` are those who may know the result. `hidden`: what may come is a secret too, as with a deck from which
    cards have gone unseen; then no side is shown the outcomes.
    """

    __slots__ = ("args", "hidden", "offers", "prompt", "seen_by", "side", "weights")

    def __init__(
        self,
        prompt: Prompt,
        outcomes: Sequence[str],
        weights: Sequence[int] | None = None,
        args: Args | None = None,
        seen_by: SeenBy = None,
        *,
        hidden: bool = False,
    ) -> None:
        if not outcomes:
            raise Defect(f"{prompt!r} has no outcome")
        self.prompt = prompt
        self.side = CHANCE
        self.offers: tuple[str, ...] = tuple(outcomes)
        self.weights: tuple[int, ...] | None = None if weights is None else tuple(weights)
        if weights is not None and (len(weights) != len(outcomes) or min(weights) < 1):
            raise Defect(f"{prompt!r} has {len(outcomes)} outcomes with the weights {list(weights)}")
        self.args = args
        self.seen_by = seen_by
        self.hidden = hidden

    def total(self) -> int:
        """The sum of all weights."""
        return len(self.offers) if self.weights is None else sum(self.weights)

    def weight(self, index: int) -> int:
        """The weight of the outcome with this number."""
        return 1 if self.weights is None else self.weights[index]

    def __repr__(self) -> str:
        return f"chance decides {self.prompt!r}; outcomes: {listed(self.offers)}"


class Together:
    """Choices that several sides make at the same time, none knowing the others' answers."""

    __slots__ = ("choices",)

    def __init__(self, choices: Sequence[Choice]) -> None:
        self.choices: tuple[Choice, ...] = tuple(choices)
        if len({choice.side for choice in choices}) < len(choices) or not choices:
            raise Defect("choices made together need a side of its own each")
        if any("\n" in "".join(choice.offers) for choice in choices):
            raise Defect("an answer given together with others is one line")


Open: TypeAlias = Choice | Chance
Ask: TypeAlias = Choice | Chance | Together

T = TypeVar("T")
Asks: TypeAlias = Generator[Ask, str, T]
"""A procedure that asks and in the end returns a T; call it with `yield from`."""


def together(*choices: Choice) -> Asks[list[str]]:
    """Asks all sides at once; returns their answers in the order of the choices.

    >>> procedure = together(Choice(Prompt("a", "x:1"), "red", ["1"]), Choice(Prompt("b", "x:1"), "blue", ["2"]))
    """
    answers = yield Together(choices)
    return answers.split("\n")


def listed(names: Sequence[str], most: int = 12) -> str:
    """Names for a sentence: the first of them, and how many more there are."""
    shown = ", ".join(names[:most])
    return shown if len(names) <= most else f"{shown} and {len(names) - most} more"
