"""The raid days of a RAF game and its losses, from the rows of its chronicle."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple, TypeAlias, TypedDict

from tallyho.lab.report_raf_raids import MET, MISSED, Raid
from tallyho.lab.simulate_chronicle import Value
from tallyho.raf.vocabulary import ME109, TYPES

BRITISH_TYPES: Final = TYPES[:ME109]
GERMAN_TYPES: Final = TYPES[ME109:]


class Lost(TypedDict):
    """Units of a type that went to the Light and to the Heavy Loss Box."""

    light: int
    heavy: int


LostByType: TypeAlias = "dict[str, Lost]"


class Losses(TypedDict):
    """Losses of both sides by type; types without any are left out."""

    british: LostByType
    german: LostByType


class Day(TypedDict):
    """A raid day, from its dawn to the next: its raids by outcome, losses, bombings, and the points at dusk."""

    date: str
    raid_day: int
    begins: str
    weather_lf2: str | None
    weather_lf3: str | None
    dawn_vp: int
    vp: int
    met: int
    missed: dict[str, int]
    called_off: int
    false_raids: int
    committed: int
    losses: Losses
    bombings: int
    damage_points: int
    bombing_vp: int
    light_damage: int
    heavy_damage: int
    nets_damaged: int


class DayColumns(NamedTuple):
    """What the chronicle of a game calls raids that did not come, raids that were none, and squadrons that came."""

    called_off: str
    false_raids: str
    committed: str


def day_of(row: Mapping[str, Value], raids: Sequence[Raid], columns: DayColumns) -> Day:
    """A day from the row of the chronicle and the raids of all days."""
    day = str(row["date"])
    outcomes = [raid["outcome"] for raid in raids if raid["date"] == day]
    return {
        "date": day,
        "raid_day": whole(row["raid_day"]),
        "begins": str(row["begins"]),
        "weather_lf2": word(row["weather_lf2"]),
        "weather_lf3": word(row["weather_lf3"]),
        "dawn_vp": whole(row["dawn_vp"]),
        "vp": whole(row["vp"]),
        "met": outcomes.count(MET),
        "missed": {why: outcomes.count(why) for why in MISSED},
        "called_off": whole(row[columns.called_off]),
        "false_raids": whole(row[columns.false_raids]),
        "committed": whole(row[columns.committed]),
        "losses": losses_of(row),
        "bombings": whole(row["bombings"]),
        "damage_points": whole(row["bombing_points"]),
        "bombing_vp": whole(row["bombing_vp"]),
        "light_damage": whole(row["light_damage"]),
        "heavy_damage": whole(row["heavy_damage"]),
        "nets_damaged": whole(row["nets_damaged"]),
    }


def losses_of(counts: Mapping[str, Value]) -> Losses:
    """Losses by side and type, from columns such as `me109_heavy`."""
    return {"british": _of_types(counts, BRITISH_TYPES), "german": _of_types(counts, GERMAN_TYPES)}


def _of_types(counts: Mapping[str, Value], types: Sequence[str]) -> LostByType:
    lost: LostByType = {
        kind: {"light": whole(counts.get(f"{kind}_light", 0)), "heavy": whole(counts.get(f"{kind}_heavy", 0))}
        for kind in types
    }
    return {kind: one for kind, one in lost.items() if one["light"] or one["heavy"]}


def whole(value: Value) -> int:
    """A count of the chronicle."""
    assert isinstance(value, int)
    return value


def word(value: Value) -> str | None:
    """A word of the chronicle that may be missing."""
    return None if value is None else str(value)
