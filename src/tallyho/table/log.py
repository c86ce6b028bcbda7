"""What happened, as structured events; words are made only when somebody reads them, in their language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeAlias

from tallyho.table.ask import Args, Json, SeenBy
from tallyho.table.errors import Defect

Event: TypeAlias = "tuple[str, str, Args | None, SeenBy]"
"""Key, rule, arguments, the sides that may know it. The argument `because` lists what was considered, as `reason`s."""

Sink: TypeAlias = Callable[[Event], object]


class Tell(Protocol):
    """How rules report what happened; a position carries one."""

    def __call__(self, key: str, rule: str, args: Args | None = None, seen_by: SeenBy = None) -> None:
        """Reports one event."""


def silence(key: str, rule: str, args: Args | None = None, seen_by: SeenBy = None) -> None:
    """The sink that is off."""


Head: TypeAlias = "tuple[str, str, SeenBy]"
"""An event without its arguments: key, rule, the sides that may know it."""


class Log:
    """Keeps events in order, and passes each on to the sinks that listen; those cannot unhear what is undone later.

    Rules that several games share cite all of them, "lion:11c eagle:10b"; what is kept cites the game that is played.
    The arguments of its first events may be laid away, until somebody looks at one of these.
    """

    __slots__ = ("_away", "_events", "_fetch", "game", "sinks")

    def __init__(self, sinks: tuple[Sink, ...] = ()) -> None:
        self._events: list[Event] = []
        self._away: list[Head] = []
        self._fetch: Callable[[], list[Args | None]] = list
        self.sinks = sinks
        self.game = ""

    @property
    def events(self) -> list[Event]:
        """All that was told, in order."""
        away = self._away
        if away:
            self._away = []
            found = zip(away, self._fetch(), strict=False)
            self._events[:0] = [(key, rule, args, seen_by) for (key, rule, seen_by), args in found]
        return self._events

    @property
    def count(self) -> int:
        """How many events there are; this fetches nothing."""
        return len(self._away) + len(self._events)

    @property
    def away(self) -> int:
        """How many of the first events are laid away."""
        return len(self._away)

    def event(self, number: int) -> Event:
        """One event; of those that are not laid away this fetches nothing."""
        away = len(self._away)
        return self._events[number - away] if number >= away else self.events[number]

    def known_to(self, side: str | None, start: int = 0) -> list[int]:
        """The numbers of the events, from one on, that a side (None: a spectator) may know; this fetches nothing."""
        away = len(self._away)
        seen = [seen_by for _, _, seen_by in self._away[start:]]
        seen += [event[3] for event in self._events[max(0, start - away) :]]
        return [number for number, seen_by in enumerate(seen, start) if seen_by is None or side in seen_by]

    def heads(self) -> list[Head]:
        """All events without their arguments, equal ones as one object; this fetches nothing."""
        known: dict[Head, Head] = {}
        heads = [*self._away, *((key, rule, seen_by) for key, rule, _, seen_by in self._events)]
        return [known.setdefault(head, head) for head in heads]

    def args(self) -> list[Args | None]:
        """The arguments of all events; those that are laid away stay there."""
        fetched = self._fetch()[: len(self._away)] if self._away else []
        return [*fetched, *(args for _, _, args, _ in self._events)]

    def lay_away(self, heads: list[Head], fetch: Callable[[], list[Args | None]]) -> None:
        """Lets go of the arguments of its first events, which `fetch` brings back, and maybe of more than these."""
        del self._events[: len(heads) - len(self._away)]
        self._away, self._fetch = heads, fetch

    def of(self, game: str) -> Tell:
        """How the rules of this game tell it what happened."""
        self.game = game
        return self.tell

    def tell(self, key: str, rule: str, args: Args | None = None, seen_by: SeenBy = None) -> None:
        """Keeps one event."""
        if args is not None and "because" in args:
            args = {**args, "because": _cited_reasons(args["because"], self.game)}
        event = (key, cited(rule, self.game) if " " in rule else rule, args, seen_by)
        self._events.append(event)
        for sink in self.sinks:
            sink(event)


def reason(key: str, rule: str, args: Args | None = None) -> Args:
    """One thing an automaton considered, for the `because` list of an event."""
    return {"key": key, "rule": rule, "args": args or {}}


def cited(rule: str, game: str) -> str:
    """Of the rules that several games share, separated by a space, the one of this game; a single rule is itself.

    >>> cited("lion:11c eagle:10b", "eagle")
    'eagle:10b'
    """
    if " " not in rule:
        return rule
    for one in rule.split():
        if one.partition(":")[0] == game:
            return one
    raise Defect(f"{rule!r} cites no rule of {game or 'a game that is not known'}")


def _cited_reasons(reasons: Json, game: str) -> Json:
    """The reasons with the rules of one game, those behind a reason too."""
    if not isinstance(reasons, list):
        return reasons
    return [_cited_reason(one, game) if isinstance(one, dict) else one for one in reasons]


def _cited_reason(one: Args, game: str) -> Json:
    rule, args = one.get("rule"), one.get("args")
    if isinstance(args, dict) and "because" in args:
        args = {**args, "because": _cited_reasons(args["because"], game)}
    return {**one, "rule": cited(rule, game) if isinstance(rule, str) else rule, "args": args}


def may_know(seen_by: SeenBy, side: str | None) -> bool:
    """Whether a side (None: a spectator) may know something seen by these."""
    return seen_by is None or side in seen_by
