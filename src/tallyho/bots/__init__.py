"""Players that are given a view and an offer, nothing else."""

from __future__ import annotations

from collections.abc import Callable

from tallyho.table import BadSetup, Bot, Choice, Luck, View


class RandomBot:
    """Any of the offers, all equally likely; with a generator of its own."""

    name = "random"
    sighted = False

    def __init__(self, seed: str) -> None:
        self.luck = Luck(f"random {seed}")

    def decide(self, view: View, choice: Choice) -> str:
        """One of the offers."""
        return self.luck.one_of(choice.offers)


class FirstBot:
    """Always the first offer: for tests."""

    name = "first"
    sighted = False

    def __init__(self, seed: str) -> None:
        """It needs no seed."""

    def decide(self, view: View, choice: Choice) -> str:
        """The first offer."""
        return choice.offers[0]


BOTS: dict[str, Callable[[str], Bot]] = {"random": RandomBot, "first": FirstBot}


def bot(name: str, seed: str) -> Bot:
    """The bot of this name."""
    if name not in BOTS:
        raise BadSetup(f"there is no bot {name!r}; there are {', '.join(BOTS)}")
    return BOTS[name](seed)
