"""What a simulation writes down of Battle of Britain: a row for every turn, from its beginning to the next."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from datetime import date
from typing import ClassVar, Final

from tallyho.hksw.ending import score
from tallyho.hksw.position import HkswPosition
from tallyho.hksw.vocabulary import LUFTWAFFE, RAF, SIDES
from tallyho.lab.chronicle_hksw_columns import (
    CAUSES,
    COUNTED,
    COUNTS,
    LOSSES,
    OTHER_LOST,
    POINTS,
    loss_column,
    phase_column,
)
from tallyho.lab.chronicle_hksw_summary import summary
from tallyho.lab.simulate_chronicle import Chronicle, Columns, Row, Value
from tallyho.lab.simulate_table import Section, Table
from tallyho.table import AnyGame, Args, Event

OF_AN_INTERCEPT: Final = frozenset(("intercept", "intercept-hits", "lost", "stood-down"))


class HkswChronicle(Chronicle):
    """Follows one game."""

    columns: ClassVar[Columns] = {"last_turn": int, "turns_flown": int, **dict.fromkeys((*POINTS, *COUNTS), int)}
    day_columns: ClassVar[Columns] = {
        "turn": int,
        "first_day": date,
        "last_day": date,
        "weather": str,
        "flown": bool,
        "phases": int,
        **dict.fromkeys((*POINTS, *COUNTS), int),
    }

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        self.rows: list[dict[str, Value]] = []
        self.now: Counter[str] = Counter()
        self.totals: Counter[str] = Counter()
        self.intercept: dict[str, int] | None = None
        """Cards lost by either side in the intercept that is being fought."""
        self.heard: dict[str, Callable[[HkswPosition, Args, str], None]] = {
            "turn-begins": self.turn_begins,
            "luftwaffe-flies": self.flies,
            "phase-begins": self.phase_begins,
            "intercept": self.intercept_begins,
            "groups-formed": self.combat,
            "lost": self.lost,
            "shot-down": self.shot_down,
            "out-of-fuel": self.lost,
            "stood-down": self.stood_down,
            "bombed": self.bombed,
            "mission-succeeds": self.succeeds,
            "mission-fails": self.fails,
        }

    @staticmethod
    def summary(games: Table, days: Table) -> list[Section]:
        """Points, turns, missions, losses, combat."""
        return summary(games, days)

    def hear(self, event: Event) -> None:
        """Counts, and does what the event asks for."""
        key, rule, args, _ = event
        if key not in OF_AN_INTERCEPT:
            self._judge_intercept()
        column = COUNTED.get(key)
        if column is not None:
            self.now[column] += 1
        if key in self.heard:
            self.heard[key](self.game.position, args or {}, rule)

    def row(self) -> Row:
        """The whole game."""
        self.close()
        p: HkswPosition = self.game.position
        flown = sum(bool(row["flown"]) for row in self.rows)
        counts = {name: self.totals[name] for name in COUNTS}
        return {"last_turn": p.turn, "turns_flown": flown, **points_of(p), **counts}

    def days(self) -> Sequence[Row]:
        """Its turns."""
        return self.rows

    def close(self) -> None:
        """The row of the turn is complete, with the points as they stand; what has been counted before is kept."""
        self._judge_intercept()
        if self.rows:
            counts = {name: whole(self.rows[-1].get(name, 0)) + self.now[name] for name in COUNTS}
            self.rows[-1] |= {**points_of(self.game.position), **counts}
        self.totals.update(self.now)
        self.now.clear()

    # The turn

    def turn_begins(self, p: HkswPosition, args: Args, rule: str) -> None:
        """A new row."""
        self.close()
        notes = p.data.tables["turns"][str(p.turn)]
        first, last = (date.fromisoformat(str(notes[column])) for column in ("first_day", "last_day"))
        about: dict[str, Value] = {
            "turn": p.turn,
            "first_day": first,
            "last_day": last,
            "weather": str(args["weather"]),
        }
        self.rows.append({**about, "flown": False, "phases": 0})

    def flies(self, p: HkswPosition, args: Args, rule: str) -> None:
        """The Luftwaffe flies on this turn."""
        self.rows[-1]["flown"] = True

    def phase_begins(self, p: HkswPosition, args: Args, rule: str) -> None:
        """A Tally Ho phase."""
        self.rows[-1]["phases"] = p.phase

    # Combat

    def intercept_begins(self, p: HkswPosition, args: Args, rule: str) -> None:
        """An intercept: who wins it is known when its losses are."""
        self._judge_intercept()
        self.combat(p, args, rule)
        self.intercept = dict.fromkeys(SIDES, 0)

    def combat(self, p: HkswPosition, args: Args, rule: str) -> None:
        """An air combat in its phase."""
        self.now[phase_column(p.phase)] += 1

    def lost(self, p: HkswPosition, args: Args, rule: str) -> None:
        """A card that is lost."""
        side, cause = str(args["side"]), CAUSES[rule]
        column = loss_column(p.data.type[p.data.card[str(args["card"])]])
        self.now.update((f"{side}_lost", f"{side}_{cause}", column if column in LOSSES else OTHER_LOST))
        if self.intercept is not None and cause == "intercept":
            self.intercept[side] += 1

    def shot_down(self, p: HkswPosition, args: Args, rule: str) -> None:
        """A card that lost a dogfight: the other side has won it."""
        self.lost(p, args, rule)
        self.now[f"duels_won_{RAF if args['side'] == LUFTWAFFE else LUFTWAFFE}"] += 1

    def stood_down(self, p: HkswPosition, args: Args, rule: str) -> None:
        """A card that is away for two turns."""
        self.now[f"{args['side']}_stood_down"] += 1

    def _judge_intercept(self) -> None:
        """Who has lost fewer cards has won the intercept; nobody, if both lost as many."""
        if self.intercept is not None:
            luftwaffe, raf = (self.intercept[side] for side in SIDES)
            if luftwaffe != raf:
                self.now[f"intercepts_won_{RAF if luftwaffe > raf else LUFTWAFFE}"] += 1
            self.intercept = None

    # Missions

    def bombed(self, p: HkswPosition, args: Args, rule: str) -> None:
        """The hits of a bombing run."""
        self.now["hits"] += whole(args["hits"])

    def succeeds(self, p: HkswPosition, args: Args, rule: str) -> None:
        """A mission that was flown and succeeded."""
        self.fails(p, args, rule)
        self.now.update(("missions_succeeded", f"{kind_of(p, args)}_succeeded"))

    def fails(self, p: HkswPosition, args: Args, rule: str) -> None:
        """A mission that was flown."""
        self.now.update(("missions_flown", f"{kind_of(p, args)}_flown"))


def kind_of(p: HkswPosition, args: Args) -> str:
    """The kind of a mission's target."""
    return p.data.targets[p.data.target[str(args["target"])]].kind


def points_of(p: HkswPosition) -> dict[str, int]:
    """The points as they stand."""
    total = score(p)
    return {
        "luftwaffe_points": total.luftwaffe,
        "raf_points": total.raf,
        "margin": total.luftwaffe - total.raf,
        "mission_points": total.missions,
        "raf_squadron_points": total.raf_squadrons,
        "luftwaffe_squadron_points": total.luftwaffe_squadrons,
        "failed_points": total.failed,
        "head_start_points": total.head_start,
    }


def whole(number: object) -> int:
    """A number of an event or of a row."""
    assert isinstance(number, int)
    return number
