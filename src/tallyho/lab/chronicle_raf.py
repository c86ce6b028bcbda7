"""What simulations write down of both RAF games: a row for every raid day, from its dawn to the next.

Rows are opened when a raid day begins. What stands in the tracks and boxes then is its dawn; what happens until the
next raid day begins, the night and the Calendar Update included, is counted in it; its VP and its damage are those of
the evening, before the night.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from datetime import date
from typing import ClassVar, Final

from tallyho.lab.chronicle_raf_summary import LOSSES
from tallyho.lab.simulate_chronicle import Chronicle, Columns, Row, Value
from tallyho.raf.position import ENDINGS, RafPosition
from tallyho.raf.units import gruppen_in, squadrons_in
from tallyho.raf.vocabulary import (
    AIRBASE,
    CLOCK,
    DAYS,
    HEAVY_DAMAGE,
    HEAVY_LOSS,
    LIGHT_DAMAGE,
    LIGHT_LOSS,
    NUMBERED,
    POINTS,
    TYPES,
    UNDAMAGED,
)
from tallyho.table import AnyGame, Args, Event

BOMBING: Final = ("bombings", "bombing_points", "bombing_vp")
"""What both games count of bombing."""


class RafChronicle(Chronicle):
    """Follows one game; a subclass says what its game counts and hears besides."""

    counted: ClassVar[Mapping[str, str]] = {}
    """Events that are simply counted, and their columns."""
    counts: ClassVar[Sequence[str]] = BOMBING
    """The columns of everything that is counted, losses apart."""

    def __init_subclass__(cls) -> None:
        """What the game counts has columns in both tables."""
        cls.columns, cls.day_columns = columns_of_game(cls.counts), columns_of_day(cls.counts)

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        self.rows: list[dict[str, Value]] = []
        self.today: Counter[str] = Counter()
        self.totals: Counter[str] = Counter()
        self.evening: dict[str, Value] | None = None
        self.reached: dict[int, date] = {}
        self.heard: dict[str, Callable[[RafPosition, Args], None]] = {
            "weather": self.weather,
            "squadron-lost": self.unit_lost,
            "gruppe-lost": self.unit_lost,
            "landing-accident": self.landing_accident,
            "bombed": self.bombed,
            "end-of-day": self.end_of_day,
            "gruppen-light-loss": self.gruppen_replaced,
            "gruppen-heavy-loss": self.gruppen_replaced,
        }

    def hear(self, event: Event) -> None:
        """Counts, or does what the event asks for."""
        key, _, args, _ = event
        column = self.counted.get(key)
        if column is not None:
            self.today[column] += 1
        if key in self.heard:
            self.heard[key](self.game.position, args or {})

    def row(self) -> Row:
        """The whole game."""
        self.close()
        p: RafPosition = self.game.position
        return {
            "last_date": on(p.day),
            "raid_days": len(self.rows),
            "vp": p.vp,
            "ending": ENDINGS[p.ending],
            "sealion_checks": p.checks,
            "depletion": p.depletion,
            "depletion_level": p.data.depletion_level[p.depletion],
            "level_1_date": self.reached.get(1),
            "level_2_date": self.reached.get(2),
            **{name: self.totals[name] for name in (*self.counts, *LOSSES)},
        }

    def days(self) -> Sequence[Row]:
        """Its raid days."""
        return self.rows

    def day_begins(self, p: RafPosition, args: Args) -> None:
        """A new row, with what there is at dawn."""
        self.close()
        self.rows.append(dawn(p))

    def close(self) -> None:
        """The row of the raid day is complete."""
        if self.rows:
            evening = self.evening or dusk(self.game.position)
            self.rows[-1] |= {**evening, **{name: self.today[name] for name in (*self.counts, *LOSSES)}}
        self.totals.update(self.today)
        self.today.clear()
        self.evening = None

    def weather(self, p: RafPosition, args: Args) -> None:
        """The weather of the morning."""
        self.rows[-1] |= {"weather_lf2": str(args["lf2"]), "weather_lf3": str(args["lf3"])}

    def unit_lost(self, p: RafPosition, args: Args) -> None:
        """A squadron or a Gruppe in the Light or Heavy Loss Box."""
        self.today[f"{self.type_of(p, args['unit'])}_{args['loss']}"] += 1

    def landing_accident(self, p: RafPosition, args: Args) -> None:
        """A light loss that no combat has caused."""
        self.today[f"{self.type_of(p, args['gruppe'])}_light"] += 1

    def bombed(self, p: RafPosition, args: Args) -> None:
        """A target that was bombed, with effect or without."""
        self.today["bombings"] += 1
        self.today["bombing_points"] += whole(args["points"])
        self.today["bombing_vp"] += whole(args["vp"])

    def end_of_day(self, p: RafPosition, args: Args) -> None:
        """The last raid is over."""
        self.evening = dusk(p)

    def gruppen_replaced(self, p: RafPosition, args: Args) -> None:
        """The Luftwaffe may just have been depleted."""
        for level in range(1, p.data.depletion_level[p.depletion] + 1):
            self.reached.setdefault(level, on(p.day))

    @staticmethod
    def type_of(p: RafPosition, name: object) -> str:
        """The type of a unit."""
        return TYPES[p.data.type[p.data.number[str(name)]]]


def columns_of_game(counts: Sequence[str]) -> Columns:
    """The columns of a whole game, with what the game counts."""
    return {
        "last_date": date,
        "raid_days": int,
        "vp": int,
        "ending": str,
        "sealion_checks": int,
        "depletion": int,
        "depletion_level": int,
        "level_1_date": date,
        "level_2_date": date,
        **dict.fromkeys((*counts, *LOSSES), int),
    }


def columns_of_day(counts: Sequence[str]) -> Columns:
    """The columns of a raid day."""
    return {
        "date": date,
        "raid_day": int,
        "begins": str,
        "weather_lf2": str,
        "weather_lf3": str,
        "dawn_vp": int,
        **{f"points_{kind}": int for kind in POINTS},
        "depletion": int,
        "depletion_level": int,
        "squadrons_full": int,
        "squadrons_green": int,
        "squadrons_light_loss": int,
        "squadrons_heavy_loss": int,
        "gruppen_ready": int,
        "gruppen_light_loss": int,
        "gruppen_heavy_loss": int,
        **dict.fromkeys((*counts, *LOSSES), int),
        "vp": int,
        "nets_damaged": int,
        "light_damage": int,
        "heavy_damage": int,
    }


def dawn(p: RafPosition) -> dict[str, Value]:
    """What a raid day begins with; the weather is not rolled for yet."""
    standing = [unit for unit in range(p.data.squadrons) if p.where[unit] < NUMBERED]
    return {
        "date": on(p.day),
        "raid_day": p.raid_day,
        "begins": CLOCK[p.clock],
        "weather_lf2": None,
        "weather_lf3": None,
        "dawn_vp": p.vp,
        **{f"points_{kind}": points for kind, points in zip(POINTS, p.points, strict=True)},
        "depletion": p.depletion,
        "depletion_level": p.data.depletion_level[p.depletion],
        "squadrons_full": sum(p.full[unit] for unit in standing),
        "squadrons_green": sum(not p.full[unit] for unit in standing),
        "squadrons_light_loss": len(squadrons_in(p, LIGHT_LOSS)),
        "squadrons_heavy_loss": len(squadrons_in(p, HEAVY_LOSS)),
        "gruppen_ready": len(gruppen_in(p, AIRBASE)),
        "gruppen_light_loss": len(gruppen_in(p, LIGHT_LOSS)),
        "gruppen_heavy_loss": len(gruppen_in(p, HEAVY_LOSS)),
    }


def dusk(p: RafPosition) -> dict[str, Value]:
    """What the raids of the day have led to."""
    return {
        "vp": p.vp,
        "nets_damaged": sum(p.damage[net] != UNDAMAGED for net in p.data.nets),
        "light_damage": p.damage.count(LIGHT_DAMAGE),
        "heavy_damage": p.damage.count(HEAVY_DAMAGE),
    }


def on(day: int) -> date:
    """A box of the Calendar as a date."""
    return date.fromisoformat(DAYS[day])


def whole(number: object) -> int:
    """A number of an event."""
    assert isinstance(number, int)
    return number
