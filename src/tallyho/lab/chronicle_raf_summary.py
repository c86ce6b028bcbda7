"""The summary of many games of a RAF game: points, raids, losses, depletion, replacements."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date
from typing import Any, Final

from tallyho.lab.simulate_table import Section, Table, interval, mean, percent, quantiles, spread
from tallyho.raf.vocabulary import POINTS, TYPES

LOSSES: Final = tuple(f"{kind}_{loss}" for kind in TYPES for loss in ("light", "heavy"))
"""Columns of losses by type."""

TYPE_NAMES: Final = {
    "hurricane": "Hurricane",
    "spitfire": "Spitfire",
    "blenheim": "Blenheim",
    "me109": "Me 109",
    "me110": "Me 110",
    "do17": "Do 17",
    "he111": "He 111",
    "ju87": "Ju 87",
    "ju88": "Ju 88",
}
PERIODS: Final = (
    ("August 11-20", date(1940, 8, 20)),
    ("August 21-31", date(1940, 8, 31)),
    ("September 1-7", date(1940, 9, 7)),
    ("September 8-15", date(1940, 9, 15)),
    ("September 16 on", date(1940, 12, 31)),
)
"""Parts of the battle with their last days."""


def summary(games: Table, days: Table, raids: Mapping[str, str]) -> list[Section]:
    """All sections, in the order in which they are read; `raids` are headings and columns of what a day counts."""
    return [
        spread("Victory points", "", {"in the end": games["vp"]}),
        spread("Victory points in the evening", "date", days.grouped("date", "vp")),
        raids_by("Raids a raid day, by period", "period", (days, raids), [period(day) for day in days["date"]]),
        raids_by(
            "Raids a raid day, by depletion level",
            "level",
            (days, raids),
            [str(one) for one in days["depletion_level"]],
        ),
        losses(games, days),
        depletion(days),
        reached(games),
        replacements(days),
        last_dates(games),
    ]


def raids_by(title: str, heading: str, counted: tuple[Table, Mapping[str, str]], keys: Sequence[str]) -> Section:
    """The means of what is counted, for the days of each key; the keys in the order of their first day."""
    days, raids = counted
    found: dict[str, list[int]] = {}
    order = sorted(range(len(keys)), key=lambda number: days["date"][number])
    for number in order:
        found.setdefault(keys[number], []).append(number)
    rows = [
        [key, str(len(numbers)), *(mean_of(days[column], numbers) for column in raids.values())]
        for key, numbers in found.items()
    ]
    return Section(title, [heading, "days", *raids], rows)


def losses(games: Table, days: Table) -> Section:
    """Light and heavy losses of each type that had any."""
    rows: list[list[str]] = []
    for kind in TYPES:
        light, heavy = sum(days[f"{kind}_light"]), sum(days[f"{kind}_heavy"])
        if light or heavy:
            each = [f"{light / len(days):.2f}", f"{heavy / len(days):.2f}"]
            rows.append([TYPE_NAMES[kind], *each, f"{light / len(games):.1f}", f"{heavy / len(games):.1f}"])
    headings = ["type", "light a day", "heavy a day", "light a game", "heavy a game"]
    return Section("Losses by type, in squadrons and Gruppen", headings, rows)


def depletion(days: Table) -> Section:
    """The depletion of the Luftwaffe at dawn."""
    levels = days.grouped("date", "depletion_level")
    rows = [
        [str(day), str(len(spaces)), f"{mean(spaces):.1f}", *(at_least(levels[day], level) for level in (1, 2))]
        for day, spaces in days.grouped("date", "depletion").items()
    ]
    return Section("Depletion at dawn", ["date", "n", "mean", "level 1 or 2", "level 2"], rows)


def reached(games: Table) -> Section:
    """How many games came to the levels of depletion, and when."""
    rows: list[list[str]] = []
    for level in (1, 2):
        when = [day for day in games[f"level_{level}_date"] if day is not None]
        low, high = interval(len(when), len(games))
        share = [percent(len(when) / len(games)), f"{percent(low)} to {percent(high)}"]
        rows.append([str(level), str(len(when)), *share, *dates(when)])
    return Section(
        "Depletion levels reached", ["level", "games", "share", "95 % interval", "10 %", "50 %", "90 %"], rows
    )


def replacements(days: Table) -> Section:
    """Points, pilots and squadrons at dawn."""
    columns = {**{_HEADINGS[kind]: f"points_{kind}" for kind in POINTS}, **_UNITS}
    means: dict[str, Mapping[Any, Sequence[float]]] = {
        heading: days.grouped("date", column) for heading, column in columns.items()
    }
    rows = [
        [str(day), str(len(numbers)), *(f"{mean(means[heading][day]):.1f}" for heading in columns)]
        for day, numbers in days.grouped("date", "raid_day").items()
    ]
    return Section("Replacement points and squadrons at dawn, means", ["date", "n", *columns], rows)


def last_dates(games: Table) -> Section:
    """When the games ended, and after how many raid days."""
    count = [f"{number:.1f}" for number in quantiles(games["raid_days"])]
    rows = [["date", *dates(games["last_date"])], ["raid days", *count]]
    return Section("The end of the games", ["", "10 %", "50 %", "90 %"], rows)


def period(day: date) -> str:
    """The part of the battle a day belongs to."""
    return next(name for name, last in PERIODS if day <= last)


def mean_of(column: Sequence[int], numbers: Sequence[int]) -> str:
    return f"{mean([column[number] for number in numbers]):.1f}"


def at_least(levels: Sequence[int], level: int) -> str:
    return percent(sum(one >= level for one in levels) / len(levels))


def dates(days: Sequence[date]) -> list[str]:
    """The dates by which 10, 50 and 90 % of these had come; dashes if there are none."""
    if not days:
        return ["-"] * 3
    ordered = sorted(days)
    return [str(ordered[round(part * (len(ordered) - 1))]) for part in (0.1, 0.5, 0.9)]


_HEADINGS: Final = {
    **TYPE_NAMES,
    "german_fighter": "fighters",
    "german_bomber": "bombers",
    "experienced_pilot": "pilots",
}
_UNITS: Final = {"squadrons": "squadrons_full", "green": "squadrons_green", "gruppen": "gruppen_ready"}
