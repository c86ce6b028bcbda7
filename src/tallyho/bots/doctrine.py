"""Playing by doctrine: every question has its function, which decides and, for a player who wants to know, says why."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import Generic, TypeVar

from tallyho.bots.weighed import Weighed
from tallyho.table import Args, Choice, Luck, View

S = TypeVar("S")


class ByDoctrine(ABC, Generic[S]):
    """Plays a side from what it sees; a generator of its own decides between equals. A subclass has the doctrine."""

    name = "doctrine"
    sighted = True
    doctrine: Mapping[str, Callable[[S, Choice], str]]
    """What is done at each question, by the key of its prompt."""

    def __init__(self, seed: str) -> None:
        self.luck = Luck(f"doctrine {seed}")

    def decide(self, view: View, choice: Choice) -> str:
        """What doctrine says, one of the offers."""
        return self.doctrine[choice.prompt.key](self.situation(view, self.luck), choice)

    def explain(self, view: View, choice: Choice) -> tuple[str, list[Args]]:
        """What `decide` would say now, and why; the bot's own luck stays as it is."""
        luck = Luck("")
        luck.state = self.luck.state
        weighed = Weighed(choice.prompt.rule)
        answer = self.doctrine[choice.prompt.key](self.situation(view, luck, weighed), choice)
        return answer, weighed.reasons(answer)

    @abstractmethod
    def situation(self, view: View, luck: Luck, weighed: Weighed | None = None) -> S:
        """The view as the functions of this doctrine read it."""
