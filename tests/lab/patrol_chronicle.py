"""A chronicle of Patrol, whose days are its turns: for the tests of simulations."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import ClassVar

from tallyho.lab.simulate_chronicle import Chronicle, Columns, Row, Value
from tallyho.lab.simulate_table import Section, Table, spread
from tallyho.table import AnyGame, Event


class PatrolChronicle(Chronicle):
    """The weather, the raiders lost so far and the damage at the end of every turn."""

    columns: ClassVar[Columns] = {"turns": int, "damage": int}
    day_columns: ClassVar[Columns] = {
        "turn": int,
        "day": date,
        "weather": str,
        "lost": int,
        "stormy": bool,
        "part_lost": float,
    }

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        self.turns: list[dict[str, Value]] = []

    def hear(self, event: Event) -> None:
        key, _, args, _ = event
        if key == "new-turn":
            assert args is not None
            self._close()
            turn = args["turn"]
            assert isinstance(turn, int)
            self.turns.append({"turn": turn, "day": date(1940, 8, turn)})
        elif key == "weather":
            assert args is not None
            weather = str(args["weather"])
            self.turns[-1] |= {"weather": weather, "stormy": weather == "storm"}

    def row(self) -> Row:
        self._close()
        return {"turns": len(self.turns), "damage": sum(self.game.position.damage)}

    def days(self) -> Sequence[Row]:
        return self.turns

    @staticmethod
    def summary(games: Table, days: Table) -> list[Section]:  # noqa: ARG004 - the arguments of the interface
        return [spread("Raiders lost by turn", "turn", days.grouped("turn", "lost"))]

    def _close(self) -> None:
        if self.turns:
            p = self.game.position
            lost = p.lost(p.data.raiders)
            self.turns[-1] |= {"lost": lost, "part_lost": lost / len(p.data.raiders)}


class Wrong(PatrolChronicle):
    """One that does not keep its promises: damage as text."""

    def row(self) -> Row:
        return {**super().row(), "damage": "much"}


class Silent(PatrolChronicle):
    """One that forgets a column."""

    def row(self) -> Row:
        return {"turns": 1}
