"""What happened, as structured events; words are made only when somebody reads them, in their language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeAlias

from tallyho.table.ask import Args, SeenBy

Event: TypeAlias = "tuple[str, str, Args | None, SeenBy]"
"""Key, rule, arguments, the sides that may know it. The argument `because` lists what was considered, as `reason`s."""

Sink: TypeAlias = Callable[[Event], object]


class Tell(Protocol):
    """How rules report what happened; a position carries one."""

    def __call__(self, key: str, rule: str, args: Args | None = None, seen_by: SeenBy = None) -> None:
        """Reports one event."""


def silence(key: str, rule: str, args: Args | None = None, seen_by: SeenBy = None) -> None:
    """The sink that is off."""


class Log:
    """Keeps events in order, and passes each on to the sinks that listen; those cannot unhear what is undone later."""

    __slots__ = ("events", "sinks")

    def __init__(self, sinks: tuple[Sink, ...] = ()) -> None:
        self.events: list[Event] = []
        self.sinks = sinks

    def tell(self, key: str, rule: str, args: Args | None = None, seen_by: SeenBy = None) -> None:
        """Keeps one event."""
        event = (key, rule, args, seen_by)
        self.events.append(event)
        for sink in self.sinks:
            sink(event)


def reason(key: str, rule: str, args: Args | None = None) -> Args:
    """One thing an automaton considered, for the `because` list of an event."""
    return {"key": key, "rule": rule, "args": args or {}}


def may_know(seen_by: SeenBy, side: str | None) -> bool:
    """Whether a side (None: a spectator) may know something seen by these."""
    return seen_by is None or side in seen_by
