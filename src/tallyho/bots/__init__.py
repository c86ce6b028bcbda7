"""Players that are given a view and an offer, nothing else."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Protocol, runtime_checkable

from tallyho.table import Args, BadSetup, Bot, Choice, Luck, View


@runtime_checkable
class Explains(Protocol):
    """A bot that can say why."""

    def explain(self, view: View, choice: Choice) -> tuple[str, list[Args]]:
        """What `decide` would answer now, and why, as `tallyho.table.log.reason`s; asked again it says the same."""


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
"""The bots that play every game."""

OF_ONE_GAME: dict[tuple[str, str], str] = {
    ("lion", "doctrine"): "tallyho.bots.lion:DoctrineBot",
    ("eagle", "doctrine"): "tallyho.bots.eagle:DoctrineBot",
    ("hksw", "doctrine"): "tallyho.bots.hksw:DoctrineBot",
    ("fbob", "doctrine"): "tallyho.bots.fbob:DoctrineBot",
}
"""Game and name -> `module:name` of a bot that plays that game only; imported only when it is asked for."""


def bot(name: str, seed: str, game: str = "") -> Bot:
    """The bot of this name; bots that play only one game are found if the game is named."""
    if name not in bots_of(game):
        whose = f" for {game}" if game else ""
        raise BadSetup(f"there is no bot {name!r}{whose}; there are {', '.join(bots_of(game))}")
    own = OF_ONE_GAME.get((game, name))
    if own is None:
        return BOTS[name](seed)
    module, _, maker = own.partition(":")
    made: Bot = getattr(import_module(module), maker)(seed)
    return made


def best_bot(game: str) -> str:
    """The name of the bot that plays this game best: its own if it has one."""
    return next((name for whose, name in OF_ONE_GAME if whose == game), "random")


def bots_of(game: str = "") -> list[str]:
    """The names of the bots that play this game; without a game, of those that play every game."""
    own = [name for whose, name in OF_ONE_GAME if whose == game]
    return [*BOTS, *(name for name in own if name not in BOTS)]
