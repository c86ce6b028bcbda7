"""What a game is, said in one place: sides, scenarios, options, sequence, fields, set-up, view, outcome."""

from __future__ import annotations

from collections.abc import Iterator
from collections.abc import Sequence as Listed
from difflib import get_close_matches
from itertools import combinations
from typing import Generic, TypeVar

from tallyho.table.ask import Json
from tallyho.table.chance import Luck
from tallyho.table.data import Components, Overlay
from tallyho.table.errors import BadSetup, Defect
from tallyho.table.fields import Fields
from tallyho.table.outcome import Outcome
from tallyho.table.position import Position
from tallyho.table.sequence import Sequence

P = TypeVar("P", bound=Position)


class Scenario:
    """A scenario: its name and the rule that sets it up."""

    __slots__ = ("name", "rule")

    def __init__(self, name: str, rule: str) -> None:
        self.name = name
        self.rule = rule


class Option:
    """An optional rule: needs some options, excludes others, and may belong to some scenarios only."""

    __slots__ = ("excludes", "name", "needs", "rule", "scenarios")

    def __init__(
        self,
        name: str,
        rule: str,
        *,
        needs: tuple[str, ...] = (),
        excludes: tuple[str, ...] = (),
        scenarios: tuple[str, ...] = (),
    ) -> None:
        self.name = name
        self.rule = rule
        self.needs = needs
        self.excludes = excludes
        self.scenarios = scenarios


class Title(Generic[P]):
    """Base of every game's description. A subclass passes what is fixed to `__init__` and writes the methods below.

    `secrets` are the fields of a position that hold something a side may not know: just those `resample` draws anew.
    """

    def __init__(  # noqa: PLR0913 - what a game is, said in one place
        self,
        game: str,
        version: int,
        sides: tuple[str, ...],
        scenarios: tuple[Scenario, ...],
        options: tuple[Option, ...],
        sequence: Sequence[P],
        fields: Fields[P],
        *,
        secrets: tuple[str, ...] = (),
    ) -> None:
        self.game = game
        self.version = version
        self.sides = sides
        self.scenarios = scenarios
        self.options = options
        self.sequence = sequence
        self.fields = fields
        self.secrets = secrets
        self._components: Components | None = None
        named = [game, *sides, *(scenario.name for scenario in scenarios), *(option.name for option in options)]
        for name in named:
            if not name.isprintable() or len(name.split()) != 1 or name.startswith("#"):
                raise Defect(f"{name!r} names a game, side, scenario or option; a record needs it to be one word")
        if not scenarios or not sides:
            raise Defect(f"{game} needs at least one side and one scenario")

    def components(self, overlay: Overlay) -> Components:
        """Loads the component data with a pack laid over it; the result is never changed afterwards."""
        raise Defect(f"{self.game} does not load its components")

    def set_up(self, data: Components, scenario: str, options: frozenset[str]) -> P:
        """The position before the first step; what is rolled or chosen in set-up is asked for by the first steps."""
        raise Defect(f"{self.game} does not set itself up")

    def view(self, position: P, side: str | None) -> dict[str, Json]:
        """What a side (None: a spectator) may know of the position."""
        raise Defect(f"{self.game} has no view")

    def resample(self, position: P, side: str | None, luck: Luck, known: P) -> P:
        """A copy of the position with all that the side may not know drawn anew.

        `known` is the position now; `position` may be a little older (the start of the running step). What the side
        knows in `known` must stay as it is. With nothing hidden a copy will do.
        """
        return position.copy()

    def outcome(self, position: P) -> Outcome:
        """How the game ended; asked only when it is over."""
        raise Defect(f"{self.game} does not say how it ends")

    # What follows is the same for every game.

    def data(self, overlay: Overlay | None = None) -> Components:
        """The component data; without a pack it is loaded once."""
        if overlay:
            return self.components(overlay)
        if self._components is None:
            self._components = self.components({})
        return self._components

    def chosen(self, scenario: str, options: Listed[str]) -> tuple[str, frozenset[str]]:
        """A scenario and options, checked; an empty scenario means the first."""
        known = [one.name for one in self.scenarios]
        scenario = scenario or known[0]
        if scenario not in known:
            near = _nearest(scenario, known)
            raise BadSetup(
                f"{self.game} has no scenario {scenario!r}{_meant(near)}; it has {', '.join(known)}",
                "scenario",
                {"game": self.game, "scenario": scenario, "near": near, "scenarios": known},
            )
        wanted = frozenset(options)
        for name in sorted(wanted):
            self._check_option(name, scenario, wanted)
        return scenario, wanted

    def combinations(self, most: int = 64) -> Iterator[tuple[str, tuple[str, ...]]]:
        """Scenarios with their allowed sets of options: none, each, all, pairs and so on, up to `most` a scenario."""
        names = [option.name for option in self.options]
        sizes = list(dict.fromkeys([0, 1, len(names), *range(2, len(names))]))
        for scenario in self.scenarios:
            found = 0
            for wanted in (some for size in sizes if size <= len(names) for some in combinations(names, size)):
                if found < most and self._allowed(scenario.name, wanted):
                    found += 1
                    yield scenario.name, wanted

    def _allowed(self, scenario: str, wanted: tuple[str, ...]) -> bool:
        try:
            self.chosen(scenario, wanted)
        except BadSetup:
            return False
        return True

    def _check_option(self, name: str, scenario: str, wanted: frozenset[str]) -> None:
        known = {option.name: option for option in self.options}
        if name not in known:
            listed = ", ".join(known) if known else "none"
            near = _nearest(name, list(known))
            raise BadSetup(
                f"{self.game} has no option {name!r}{_meant(near)}; its options are: {listed}",
                "option",
                {"game": self.game, "option": name, "near": near, "options": list(known)},
            )
        option = known[name]
        if option.scenarios and scenario not in option.scenarios:
            raise BadSetup(
                f"option {name} belongs to scenario {' or '.join(option.scenarios)}, not {scenario} ({option.rule})",
                "option-scenario",
                {"option": name, "scenarios": list(option.scenarios), "scenario": scenario, "rule": option.rule},
            )
        for needed in option.needs:
            if needed not in wanted:
                facts: dict[str, object] = {"option": name, "other": needed, "rule": option.rule}
                raise BadSetup(f"option {name} needs option {needed} ({option.rule})", "option-needs", facts)
        for other in option.excludes:
            if other in wanted:
                facts = {"option": name, "other": other, "rule": option.rule}
                raise BadSetup(
                    f"options {name} and {other} exclude each other ({option.rule})", "option-excludes", facts
                )


def _nearest(word: str, known: list[str]) -> str | None:
    close = get_close_matches(word, known, 1)
    return close[0] if close else None


def _meant(near: str | None) -> str:
    return f" (did you mean {near}?)" if near else ""
