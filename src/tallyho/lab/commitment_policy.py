"""How odds at the commitment decision take it that the player goes on: one answer to each question of a raid."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from tallyho.raf.position import RafPosition
from tallyho.table import DONE, Choice

RaidPolicy: TypeAlias = Callable[[RafPosition, Choice], str]
"""Who chooses in the raid: a function of the position and what is asked that returns one of the offers."""


def attack(p: RafPosition, choice: Choice) -> str:
    """The usual policy: everybody to the bombers, the best squadrons first, the heaviest bombers first.

    Whatever it does not care about (which of equal escorts stands aside, who is dispersed) is the first of the offers.
    """
    answer = ANSWERS.get(choice.prompt.key)
    return answer(p, choice) if answer is not None else choice.offers[0]


def _best(p: RafPosition, choice: Choice) -> str:
    """The squadron with the highest combat rating."""
    return max((name for name in choice.offers if name != DONE), key=lambda name: _combat(p, name))


def _weakest(p: RafPosition, choice: Choice) -> str:
    """The squadron with the lowest combat rating."""
    return min(choice.offers, key=lambda name: _combat(p, name))


def _heaviest(p: RafPosition, choice: Choice) -> str:
    """The Gruppe with the highest bombing strength as it is now; of equal ones the easiest to fight."""
    return max(choice.offers, key=lambda name: (_bombing(p, name), _combat(p, name)))


def _done(p: RafPosition, choice: Choice) -> str:
    return DONE


def _to_bombers(p: RafPosition, choice: Choice) -> str:
    return "bomber"


def _combat(p: RafPosition, name: str) -> int:
    unit = p.data.number[name]
    return p.data.combat[p.full[unit]][unit]


def _bombing(p: RafPosition, name: str) -> int:
    unit = p.data.number[name]
    return p.data.bombing[p.full[unit]][unit]


ANSWERS: Final[dict[str, RaidPolicy]] = {
    "slip-past": _best,
    "push-on": _best,
    "go-home": _done,
    "evade": _done,
    "press-on": _to_bombers,
    "press-on-disrupted": _to_bombers,
    "intercept": _heaviest,
    "radio-confusion": _weakest,
}
