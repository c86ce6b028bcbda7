"""The sequence of play: phases and steps as one readable list, in the rulebook's words and order."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeAlias, TypeVar

from tallyho.table.ask import Asks
from tallyho.table.errors import Defect
from tallyho.table.position import Position

P = TypeVar("P", bound=Position)

Jump: TypeAlias = "str | None"
"""What a step returns: the name of the step to go to, or None for the next in the list."""

END = "end"


class Step(Generic[P]):
    """One step: its name, its rule, its procedure, and where it may jump besides the next step.

    `resumes`: at each of its asks all it has decided is in the position, so that it can begin again right there.
    """

    __slots__ = ("ask", "do", "name", "resumes", "rule", "to")

    def __init__(
        self,
        name: str,
        rule: str,
        to: tuple[str, ...],
        ask: Callable[[P], Asks[Jump]] | None,
        do: Callable[[P], Jump] | None,
        *,
        resumes: bool = False,
    ) -> None:
        self.name = name
        self.rule = rule
        self.to = to
        self.ask = ask
        self.do = do
        self.resumes = resumes


def asks(
    name: str, rule: str, procedure: Callable[[P], Asks[Jump]], to: tuple[str, ...] = (), *, resumes: bool = False
) -> Step[P]:
    """A step that may ask: its procedure is a generator.

    Say `resumes` of a loop that asks the same again and again (commit a squadron, and another, done) and keeps nothing
    to itself: begun anew at any of its asks it would ask just that. Clones are then spared the answers so far.
    """
    return Step(name, rule, to, procedure, None, resumes=resumes)


def does(name: str, rule: str, procedure: Callable[[P], Jump], to: tuple[str, ...] = ()) -> Step[P]:
    """A step that never asks: a plain function."""
    return Step(name, rule, to, None, procedure)


class Phase(Generic[P]):
    """Some steps under one heading; its name stands before theirs, `raid.hunter-attack`."""

    __slots__ = ("name", "rule", "steps")

    def __init__(self, name: str, rule: str, *steps: Step[P]) -> None:
        self.name = name
        self.rule = rule
        self.steps = steps


class Sequence(Generic[P]):
    """All phases in order. After the last step the game is over; loops are jumps back, named in `to`."""

    __slots__ = ("index", "jumps", "phases", "steps")

    def __init__(self, *phases: Phase[P]) -> None:
        self.phases = phases
        self.steps: list[Step[P]] = [_in_phase(phase, step) for phase in phases for step in phase.steps]
        self.index: dict[str, int] = {step.name: i for i, step in enumerate(self.steps)}
        self.index[END] = len(self.steps)
        if len(self.index) <= len(self.steps):
            raise Defect("two steps of the sequence have one name")
        for step in self.steps:
            for name in step.to:
                if name not in self.index:
                    raise Defect(f"step {step.name} may go to {name}, which is no step")
        self.jumps: list[dict[str, int]] = [{name: self.index[name] for name in step.to} for step in self.steps]

    def after(self, at: int, jump: Jump) -> int:
        """Where play goes after the step at this place."""
        if jump is None:
            return at + 1
        to = self.jumps[at].get(jump)
        if to is None:
            raise Defect(f"step {self.steps[at].name} went to {jump!r}, which its list of jumps does not name")
        return to

    def name(self, at: int) -> str:
        """The name of the step at this place."""
        return self.steps[at].name if at < len(self.steps) else END

    def outline(self) -> str:
        """The sequence of play as text, one line a step."""
        lines: list[str] = []
        for phase in self.phases:
            lines.append(f"{phase.name}  ({phase.rule})")
            for step in phase.steps:
                jumps = f"  -> {', '.join(step.to)}" if step.to else ""
                lines.append(f"  {phase.name}.{step.name}  ({step.rule}){jumps}")
        return "\n".join(lines)


def _in_phase(phase: Phase[P], step: Step[P]) -> Step[P]:
    return Step(f"{phase.name}.{step.name}", step.rule, step.to, step.ask, step.do, resumes=step.resumes)
