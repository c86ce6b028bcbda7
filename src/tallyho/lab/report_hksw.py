"""The report of Battle of Britain: points by source over the turns, losses, missions, combats, beside 1940.

All of it lies open to both sides while the game goes on: points, cards lost, missions that were judged.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypedDict

from tallyho.hksw.position import HkswPosition
from tallyho.hksw.vocabulary import KINDS, LUFTWAFFE, RAF
from tallyho.lab.chronicle_hksw import HkswChronicle, points_of, whole
from tallyho.lab.chronicle_hksw_columns import OTHER, TYPES, loss_column
from tallyho.lab.report import Report, Telling
from tallyho.lab.report_hksw_dice import Dice, SymbolDice
from tallyho.lab.report_hksw_history import HkswHistory, history_of
from tallyho.lab.report_hksw_missions import Mission, Missions
from tallyho.lab.report_hksw_points import Point, Points
from tallyho.lab.simulate_chronicle import Value
from tallyho.table import AnyGame, Chance
from tallyho.table.log import Event

BRITISH: Final = TYPES[:5]
GERMAN: Final = TYPES[5:]
CAUSES: Final = {LUFTWAFFE: ("intercept", "dogfight", "ack_ack", "fuel"), RAF: ("intercept", "dogfight")}


class Lost(TypedDict):
    """The cards that a side has lost: all, by type and by cause; what there is none of is left out."""

    all: int
    types: dict[str, int]
    causes: dict[str, int]


class Losses(TypedDict):
    """The losses of both sides."""

    luftwaffe: Lost
    raf: Lost


class Flown(TypedDict):
    """Missions against one kind of target."""

    flown: int
    succeeded: int


class Fought(TypedDict):
    """Combats of a kind, and how many of them each side has won."""

    number: int
    luftwaffe: int
    raf: int


class Turn(TypedDict):
    """A turn: the points at its end by source, and what has happened on it."""

    turn: int
    first: str
    last: str
    weather: str
    flown: bool
    phases: int
    points: dict[str, int]
    missions: dict[str, Flown]
    losses: Losses
    intercepts: Fought
    dogfights: Fought
    combats: int
    repaired: int
    restored: int


class HkswReport(Report):
    """All of it."""

    first: str
    last: str
    points: dict[str, int]
    track: list[Point]
    turns: list[Turn]
    missions: list[Mission]
    targets: dict[str, Flown]
    losses: Losses
    intercepts: Fought
    dogfights: Fought
    dice: list[SymbolDice]
    history: HkswHistory


def report_of(game: AnyGame, side: str | None) -> HkswReport:
    """The report as a side (None: a spectator) may know it."""
    telling = HkswTelling(game, side)
    telling.follow()
    return telling.hksw_report()


class HkswTelling(Telling):
    """Plays a game again, its chronicle listening, and its points and missions noted."""

    def __init__(self, game: AnyGame, side: str | None) -> None:
        super().__init__(game, side)
        self.chronicle = HkswChronicle(self.again)
        self.points = Points(self.again)
        self.missions = Missions(self.again)
        self.dice = Dice(self.again.position.data)

    def hear(self, event: Event) -> None:
        """Everything is told to all three."""
        self.points.hear(event, self.number)
        self.missions.hear(event, self.number)
        self.chronicle.hear(event)

    def throw(self, ask: Chance, text: str) -> None:
        """Dice with symbols are also counted by what they show."""
        super().throw(ask, text)
        self.dice.add(ask, text)

    def hksw_report(self) -> HkswReport:
        """The report of the game that was played again."""
        self.chronicle.close()
        position: HkswPosition = self.again.position
        turns = [turn_of(row) for row in self.chronicle.rows]
        totals = self.chronicle.totals
        return {
            **self.report(),
            "first": turns[0]["first"] if turns else "",
            "last": turns[-1]["last"] if turns else "",
            "points": points_of(position),
            "track": self.points.track,
            "turns": turns,
            "missions": self.missions.flown,
            "targets": missions_of(totals),
            "losses": losses_of(totals),
            "intercepts": fought(totals, "intercepts"),
            "dogfights": fought(totals, "duels"),
            "dice": self.dice.told(),
            "history": history_of(
                self.game.setup.scenario, [(one["turn"], one["first"], one["last"]) for one in turns]
            ),
        }


def turn_of(row: Mapping[str, Value]) -> Turn:
    """A turn from its row of the chronicle."""
    return {
        "turn": whole(row["turn"]),
        "first": str(row["first_day"]),
        "last": str(row["last_day"]),
        "weather": str(row["weather"]),
        "flown": bool(row["flown"]),
        "phases": whole(row["phases"]),
        "points": {name: whole(value) for name, value in row.items() if name.endswith("_points") or name == "margin"},
        "missions": missions_of(row),
        "losses": losses_of(row),
        "intercepts": fought(row, "intercepts"),
        "dogfights": fought(row, "duels"),
        "combats": whole(row["dogfights"]),
        "repaired": whole(row["repaired"]),
        "restored": whole(row["restored"]),
    }


def missions_of(counts: Mapping[str, Value]) -> dict[str, Flown]:
    """Missions by kind of target."""
    return {
        kind: {"flown": _count(counts, f"{kind}_flown"), "succeeded": _count(counts, f"{kind}_succeeded")}
        for kind in KINDS
    }


def losses_of(counts: Mapping[str, Value]) -> Losses:
    """The losses of both sides."""
    return {"luftwaffe": _lost(counts, LUFTWAFFE, (*GERMAN, OTHER)), "raf": _lost(counts, RAF, BRITISH)}


def _lost(counts: Mapping[str, Value], side: str, types: tuple[str, ...]) -> Lost:
    by_type = {kind: _count(counts, loss_column(kind)) for kind in types}
    by_cause = {cause: _count(counts, f"{side}_{cause}") for cause in CAUSES[side]}
    return {
        "all": _count(counts, f"{side}_lost"),
        "types": {kind: number for kind, number in by_type.items() if number},
        "causes": {cause: number for cause, number in by_cause.items() if number},
    }


def fought(counts: Mapping[str, Value], kind: str) -> Fought:
    """Combats of a kind and who has won them; the others nobody has."""
    return {
        "number": _count(counts, kind),
        "luftwaffe": _count(counts, f"{kind}_won_{LUFTWAFFE}"),
        "raf": _count(counts, f"{kind}_won_{RAF}"),
    }


def _count(counts: Mapping[str, Value], name: str) -> int:
    return whole(counts.get(name, 0))
