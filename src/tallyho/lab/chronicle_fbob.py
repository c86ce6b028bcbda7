"""What a simulation writes down of First Battle of Britain: a row for every month, from its beginning to the next."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from datetime import date
from typing import ClassVar

from tallyho.fbob.layout import MONTHS
from tallyho.fbob.position import FbobPosition
from tallyho.fbob.vocabulary import BOMBERS, CITY, CITY_TARGET, FAKE, GERMAN, MARKER, SAFE, SIDES, ZEPPELIN
from tallyho.lab.chronicle_fbob_columns import (
    BOUNCES,
    CAUSE_OF,
    COUNTED,
    COUNTED_BY_SIDE,
    COUNTS,
    ELIMINATED,
    LONDON,
    POINTS,
    RECYCLED,
    TOWN,
    UNIT,
    cause_column,
    column,
    mp_column,
)
from tallyho.lab.chronicle_fbob_morale import Morale
from tallyho.lab.chronicle_fbob_summary import summary
from tallyho.lab.simulate_chronicle import Chronicle, Columns, Row, Value
from tallyho.lab.simulate_table import Section, Table
from tallyho.table import AnyGame, Args, Event, Json


class FbobChronicle(Chronicle):
    """Follows one game."""

    columns: ClassVar[Columns] = {
        "months": int,
        "last_month": date,
        "months_flown": int,
        "flying_turns": int,
        "flying_turns_mean": float,
        "flying_turns_most": int,
        "raf_month": date,
        **dict.fromkeys((*POINTS, *COUNTS), int),
    }
    day_columns: ClassVar[Columns] = {
        "month": int,
        "first_day": date,
        "weather": bool,
        "event": str,
        "flying_turns": int,
        **dict.fromkeys((*POINTS, *COUNTS), int),
    }

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        self.rows: list[dict[str, Value]] = []
        self.now: Counter[str] = Counter()
        self.totals: Counter[str] = Counter()
        self.morale = Morale(game)
        self.raf: date | None = None
        self.cause = ""
        """What units that are lost now are lost to."""
        self.falling = False
        """Whether the next crash is that of a unit without fuel."""
        self.bombing: set[str] = set()
        """The groups that have bombed in this month."""
        self.heard: dict[str, Callable[[FbobPosition, Args], None]] = {
            "month-begins": self.month_begins,
            "event": self.event,
            "raf": self.raf_created,
            "flying-turn": self.flying_turn,
            "takes-off": self.took_off,
            "patrols": self.took_off,
            "sent-up": self.sent_up,
            "morale": self.points,
            "bomb-result": self.bombed,
            "relief": self.relief,
            "dogfight": self.dogfight,
            "pursuit": self.pursuit,
            "out-of-fuel": self.out_of_fuel,
            "crash": self.crash,
            "eliminated": self.eliminated,
            "recycled": self.recycled,
            "gone": self.recycled,
            "recon": self.recon,
        }

    @staticmethod
    def summary(games: Table, days: Table) -> list[Section]:
        """Points, months, bombs, losses, combat."""
        return summary(games, days)

    def hear(self, event: Event) -> None:
        """Counts, and does what the event asks for."""
        key, _, args, _ = event
        facts = args or {}
        for change in self.morale.hear(event):
            self.now[mp_column(change.side, change.source)] += change.points
        if key in CAUSE_OF:
            self.cause = CAUSE_OF[key]
        if key in COUNTED:
            self.now[COUNTED[key]] += 1
        if key in COUNTED_BY_SIDE:
            self.now[column(str(facts["side"]), COUNTED_BY_SIDE[key])] += 1
        if key in self.heard:
            self.heard[key](self.game.position, facts)

    def row(self) -> Row:
        """The whole game."""
        self.close()
        turns = [whole(row["flying_turns"]) for row in self.rows]
        return {
            "months": len(turns),
            "last_month": first_day(self.game.position.month),
            "months_flown": sum(map(bool, turns)),
            "flying_turns": sum(turns),
            "flying_turns_mean": sum(turns) / max(1, len(turns)),
            "flying_turns_most": max(turns, default=0),
            "raf_month": self.raf,
            **points_of(self.game.position),
            **{name: self.totals[name] for name in COUNTS},
        }

    def days(self) -> Sequence[Row]:
        """Its months."""
        return self.rows

    def close(self) -> None:
        """The row of the month is complete, with the points as they stand; what has been counted before is kept."""
        if self.rows:
            counts = {name: whole(self.rows[-1].get(name, 0)) + self.now[name] for name in COUNTS}
            self.rows[-1] |= {**points_of(self.game.position), **counts}
        self.totals.update(self.now)
        self.now.clear()

    # The month

    def month_begins(self, p: FbobPosition, args: Args) -> None:
        """A new row."""
        self.close()
        self.bombing.clear()
        about: dict[str, Value] = {"month": p.month, "first_day": first_day(p.month), "weather": p.weather}
        self.rows.append({**about, "event": None, "flying_turns": 0})

    def event(self, p: FbobPosition, args: Args) -> None:
        """The random event of the month."""
        if self.rows:
            self.rows[-1] |= {"event": str(args["effect"]), "weather": args["effect"] == "weather"}

    def raf_created(self, p: FbobPosition, args: Args) -> None:
        """The Royal Air Force is created."""
        self.raf = first_day(p.month)

    def flying_turn(self, p: FbobPosition, args: Args) -> None:
        """A flying turn; in its row stands the number of the last."""
        if self.rows:
            self.rows[-1]["flying_turns"] = p.turn

    # Flying

    def took_off(self, p: FbobPosition, args: Args) -> None:
        """Units in the air; all see how many."""
        self.now[column(str(args["side"]), "sorties")] += whole(args["number"])

    def sent_up(self, p: FbobPosition, args: Args) -> None:
        """A raid has a bomber or Zeppelin in it; a group of Fakes alone is a decoy."""
        classes = {p.data.klass[p.data.unit[name]] for name in names_in(args["units"])}
        if classes & {*BOMBERS, ZEPPELIN}:
            self.now[column(str(args["side"]), "raids")] += 1
        elif classes == {FAKE}:
            self.now["decoys"] += 1

    def dogfight(self, p: FbobPosition, args: Args) -> None:
        """A dogfight, by who has attacked."""
        self.now[column(str(args["side"]), "dogfights")] += 1

    def pursuit(self, p: FbobPosition, args: Args) -> None:
        """Who has the bounce; guns have a roll, too, which is not counted."""
        if self.cause == CAUSE_OF["dogfight"]:
            self.now[BOUNCES[str(args["result"])]] += 1

    def recon(self, p: FbobPosition, args: Args) -> None:
        """Recon that found its target."""
        if args["effect"] == MARKER:
            self.now[column(str(args["side"]), "recon", "markers")] += 1

    # Bombs

    def bombed(self, p: FbobPosition, args: Args) -> None:
        """An attack on a city, a town or a unit."""
        side, result = str(args["side"]), str(args["result"])
        aim = aim_of(p, args)
        self.now[column(side, aim, "attacks")] += 1
        if result == "-":
            self.now[column(side, "attacks", "without", "effect")] += 1
        groups = {f"{side} {p.group[p.data.unit[name]]}" for name in names_in(args["units"])} - self.bombing
        self.now[column(side, "raids", "bombed")] += len(groups)
        self.bombing |= groups
        if side == GERMAN and aim != UNIT:
            panic, damage = result_of(result)
            self.now[f"{aim}_damage"] += damage
            if aim == LONDON:
                self.now["london_panic"] += panic

    def relief(self, p: FbobPosition, args: Args) -> None:
        """Civil defence has helped."""
        self.now["sheltered"] += 1

    def points(self, p: FbobPosition, args: Args) -> None:
        """Morale points for bombs on London and on towns."""
        if args["why"] in ("panic", "damage"):
            aim = LONDON if p.data.kind[p.data.hex[str(args["hex"])]] == CITY else TOWN
            self.now[f"{aim}_mp"] += whole(args["points"])

    # Losses

    def out_of_fuel(self, p: FbobPosition, args: Args) -> None:
        """The crash that follows is for want of fuel."""
        self.falling = True

    def crash(self, p: FbobPosition, args: Args) -> None:
        """A roll on the Crash Table."""
        self.cause = "fuel" if self.falling else "landing"
        side, fell = str(args["side"]), args["effect"] != SAFE
        if not self.falling:
            self.now[column(side, "landing", "checks")] += 1
            self.now[column(side, "landing", "crashes")] += fell
        self.falling = False
        if fell:
            self.now.update(column(name) for name in reasons_in(args["because"]))

    def eliminated(self, p: FbobPosition, args: Args) -> None:
        """A unit that may be bought again."""
        self._lost(p, args, ELIMINATED)

    def recycled(self, p: FbobPosition, args: Args) -> None:
        """A unit out of play for some months."""
        self._lost(p, args, RECYCLED)

    def _lost(self, p: FbobPosition, args: Args, how: str) -> None:
        unit = p.data.units[p.data.unit[str(args["unit"])]]
        if unit.klass == FAKE:
            return
        side = SIDES[unit.side]
        self.now.update((column(side, how), column(side, unit.score, how), cause_column(side, self.cause)))


def aim_of(p: FbobPosition, args: Args) -> str:
    """What an attack is aimed at; beyond the front all cities count as towns."""
    if args["target"] != CITY_TARGET:
        return UNIT
    is_city = p.data.kind[p.data.hex[str(args["hex"])]] == CITY
    return LONDON if is_city and args["side"] == GERMAN else TOWN


def result_of(result: str) -> tuple[int, int]:
    """Panic and damage of a result.

    >>> result_of("B2&D1"), result_of("D1"), result_of("B1"), result_of("-")
    ((2, 1), (0, 1), (1, 0), (0, 0))
    """
    return int(result[1]) if result[0] == "B" else 0, int(result[-1]) if "D" in result else 0


def reasons_in(because: Json) -> list[str]:
    """The keys of some reasons."""
    assert isinstance(because, list)
    return [str(one["key"]) for one in because if isinstance(one, dict)]


def names_in(units: Json) -> list[str]:
    """The names in a list of units."""
    assert isinstance(units, list)
    return [str(name) for name in units]


def first_day(month: int) -> date:
    """The first day of a month of the game.

    >>> first_day(9).isoformat()
    '1918-01-01'
    """
    return date.fromisoformat(f"{MONTHS[month - 1]}-01")


def points_of(p: FbobPosition) -> dict[str, int]:
    """The morale points as they stand."""
    german, british = p.mp
    return {"german_mp": german, "british_mp": british, "lead": german - british}


def whole(number: object) -> int:
    """A number of an event or of a row."""
    assert isinstance(number, int)
    return number
