"""The report of First Battle of Britain: morale over the months, bombs by place, losses, aces, luck, beside 1917-18.

All of it lies open to both sides while the game goes on, but for the points that the dice brought: they would tell of
units that lie hidden, and are given when it is over.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypedDict

from tallyho.fbob.layout import MONTHS
from tallyho.fbob.position import FbobPosition
from tallyho.fbob.vocabulary import SIDES
from tallyho.lab.chronicle_fbob import FbobChronicle, whole
from tallyho.lab.chronicle_fbob_columns import ATTACKS, HOWS, SOURCES, column, mp_column
from tallyho.lab.dice import Swing
from tallyho.lab.report import Report, Telling
from tallyho.lab.report_fbob_air import Ace, Air, Losses
from tallyho.lab.report_fbob_bombs import Attack, Bombs, Place
from tallyho.lab.report_fbob_history import FbobHistory, history_of
from tallyho.lab.report_fbob_luck import FOLLOWED, weigh
from tallyho.lab.report_fbob_morale import Point, Track
from tallyho.lab.simulate_chronicle import Value
from tallyho.table import AnyGame, Chance
from tallyho.table.log import Event

FOUGHT: Final = (
    *("dogfights", "german_dogfights", "british_dogfights", "interceptions", "ranged_interceptions"),
    *("guns_fired", "shattered", "fakes_seen", "ships_sunk"),
)
"""What the report counts of the whole game and of every month."""
SET_UP: Final = "set-up"


class BothSides(TypedDict):
    """A number for each side."""

    german: int
    british: int


class Month(TypedDict):
    """A month: both totals at its end and how they came, and what was flown, fought, bombed and lost in it."""

    month: int
    name: str
    weather: bool
    event: str | None
    flying_turns: int
    mp: BothSides
    changes: dict[str, dict[str, int]]
    take_offs: BothSides
    bombed: BothSides
    attacks: dict[str, int]
    fought: dict[str, int]
    eliminated: BothSides
    recycled: BothSides


class Level(TypedDict):
    """A level of victory, and the lead from which it is reached."""

    level: str
    least: int


class FbobReport(Report):
    """All of it."""

    first: str
    last: str
    mp: BothSides
    raf: str | None
    levels: list[Level]
    morale: list[Point]
    months: list[Month]
    attacks: list[Attack]
    places: list[Place]
    losses: Losses
    aces: list[Ace]
    fought: dict[str, int]
    history: FbobHistory


def report_of(game: AnyGame, side: str | None) -> FbobReport:
    """The report as a side (None: a spectator) may know it."""
    telling = FbobTelling(game, side)
    telling.follow()
    return telling.fbob_report()


class FbobTelling(Telling):
    """Plays a game again, its chronicle listening, and its points, attacks and losses noted."""

    def __init__(self, game: AnyGame, side: str | None) -> None:
        super().__init__(game, side)
        self.chronicle = FbobChronicle(self.again)
        self.track = Track(self.again)
        self.bombs = Bombs(self.again)
        self.air = Air(self.again)
        if not self.again.step.startswith(SET_UP):
            self.chronicle.month_begins(self.again.position, {})

    def hear(self, event: Event) -> None:
        """Everything is told to all four; the chronicle comes first, for it knows what losses are due to."""
        self.chronicle.hear(event)
        cause = self.chronicle.cause
        self.track.hear(event, self.number)
        self.bombs.hear(event, self.number, cause)
        self.air.hear(event, self.number, cause)

    def throw(self, ask: Chance, text: str) -> None:
        """Dice that bring points are also weighed by them."""
        super().throw(ask, text)
        key = ask.prompt.key
        if key in FOLLOWED and self.game.over:
            weigh(self.swings.setdefault(key, Swing()), self.again, text)

    def fbob_report(self) -> FbobReport:
        """The report of the game that was played again."""
        self.chronicle.close()
        p: FbobPosition = self.again.position
        months = [month_of(row) for row in self.chronicle.rows]
        totals = self.chronicle.totals
        raf = self.chronicle.raf
        return {
            **self.report(),
            "first": months[0]["name"] if months else "",
            "last": months[-1]["name"] if months else "",
            "mp": {"german": p.mp[0], "british": p.mp[1]},
            "raf": None if raf is None else raf.isoformat()[: len(MONTHS[0])],
            "levels": levels_of(p),
            "morale": self.track.points,
            "months": months,
            "attacks": self.bombs.attacks,
            "places": self.bombs.places(),
            "losses": self.air.losses(),
            "aces": self.air.aces,
            "fought": {name: totals[name] for name in FOUGHT},
            "history": history_of([month["name"] for month in months]),
        }


def month_of(row: Mapping[str, Value]) -> Month:
    """A month from its row of the chronicle."""
    month, event = whole(row["month"]), row["event"]
    eliminated, recycled = (_both(row, how) for how in HOWS)
    changes = {side: {source: whole(row[mp_column(side, source)]) for source in SOURCES[side]} for side in SIDES}
    return {
        "month": month,
        "name": MONTHS[month - 1],
        "weather": bool(row["weather"]),
        "event": None if event is None else str(event),
        "flying_turns": whole(row["flying_turns"]),
        "mp": _both(row, "mp"),
        "changes": {
            side: {source: points for source, points in some.items() if points} for side, some in changes.items()
        },
        "take_offs": {
            "german": whole(row["german_take_offs"]) + whole(row["german_patrols"]),
            "british": whole(row["british_take_offs"]) + whole(row["british_patrols"]),
        },
        "bombed": _both(row, "raids_bombed"),
        "attacks": {name.removesuffix("_attacks"): whole(row[name]) for name in ATTACKS},
        "fought": {name: whole(row[name]) for name in FOUGHT},
        "eliminated": eliminated,
        "recycled": recycled,
    }


def _both(row: Mapping[str, Value], what: str) -> BothSides:
    return {"german": whole(row[column("german", what)]), "british": whole(row[column("british", what)])}


def levels_of(p: FbobPosition) -> list[Level]:
    """The levels of victory by the lead."""
    names = ("draw", "marginal", "tactical", "strategic", "super-strategic")
    leads = (*p.data.leads, p.data.sudden_death)
    return [{"level": level, "least": least} for level, least in zip(names, leads, strict=True)]
