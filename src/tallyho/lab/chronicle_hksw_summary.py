"""The summary of many games of Battle of Britain: points, turns, missions, losses, air combat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tallyho.hksw.vocabulary import KINDS, LUFTWAFFE, RAF
from tallyho.lab.chronicle_hksw_columns import OTHER, PHASES, TYPE_NAMES, TYPES, loss_column, phase_column
from tallyho.lab.simulate_table import Section, Table, interval, mean, percent, spread

TOLD: Final = {
    "missions": "missions_flown",
    "succeeded": "missions_succeeded",
    "intercepts": "intercepts",
    "dogfights": "dogfights",
    "knocked out": "knocked_out",
    "Luftwaffe lost": "luftwaffe_lost",
    "RAF lost": "raf_lost",
    "repaired": "repaired",
}
"""Headings and columns of what is told of a turn."""
SOURCES: Final = {
    "missions of the Luftwaffe": "mission_points",
    "RAF squadrons": "raf_squadron_points",
    "Luftwaffe squadrons": "luftwaffe_squadron_points",
    "failed missions": "failed_points",
    "head start of the RAF": "head_start_points",
}
KIND_NAMES: Final = {"airfield": "airfields", "radar": "radar stations", "city": "cities"}
CAUSES: Final = {
    "Luftwaffe, intercepts": "luftwaffe_intercept",
    "Luftwaffe, dogfights": "luftwaffe_dogfight",
    "Luftwaffe, ack-ack": "luftwaffe_ack_ack",
    "Luftwaffe, fuel": "luftwaffe_fuel",
    "RAF, intercepts": "raf_intercept",
    "RAF, dogfights": "raf_dogfight",
}


def summary(games: Table, turns: Table) -> list[Section]:
    """All sections, in the order in which they are read."""
    ends = {"Luftwaffe": games["luftwaffe_points"], "RAF": games["raf_points"], "lead": games["margin"]}
    return [
        spread("Points in the end (lead: the Luftwaffe's over the RAF)", "", ends),
        per_game("Points in the end by what they are for", "for", "points a game", games, SOURCES),
        spread("Lead of the Luftwaffe at the end of the turn", "turn", turns.grouped("turn", "margin")),
        by_turn(turns),
        missions(turns),
        losses(games),
        per_game("Losses by cause", "to", "cards a game", games, CAUSES),
        combat(games),
        by_phase(turns),
    ]


def per_game(title: str, heading: str, unit: str, games: Table, columns: dict[str, str]) -> Section:
    """The means of some columns."""
    rows = [[name, f"{mean(games[column]):.1f}"] for name, column in columns.items()]
    return Section(title, [heading, unit], rows)


def by_turn(turns: Table) -> Section:
    """What happened on each turn, on average."""
    found = {heading: turns.grouped("turn", column) for heading, column in TOLD.items()}
    rows = [
        [str(turn), percent(mean(flown)), *(f"{mean(found[heading][turn]):.1f}" for heading in TOLD)]
        for turn, flown in turns.grouped("turn", "flown").items()
    ]
    return Section("Each turn, means", ["turn", "flown", *TOLD], rows)


def missions(turns: Table) -> Section:
    """How many missions against each kind of target succeeded."""
    rows = []
    for kind in KINDS:
        flown, succeeded = sum(turns[f"{kind}_flown"]), sum(turns[f"{kind}_succeeded"])
        rows.append([KIND_NAMES[kind], str(flown), str(succeeded), *_share(succeeded, flown)])
    return Section("Missions by target", ["target", "flown", "succeeded", "share", "95 % interval"], rows)


def losses(games: Table) -> Section:
    """The cards of each type that were lost, in types that had any."""
    found = {kind: games[loss_column(kind)] for kind in (*TYPES, OTHER)}
    rows = [[TYPE_NAMES.get(kind, kind), f"{mean(numbers):.1f}"] for kind, numbers in found.items() if any(numbers)]
    return Section("Losses by type", ["type", "cards a game"], rows)


def combat(games: Table) -> Section:
    """Intercepts and single dogfights, and who won them."""
    rows = []
    for name, column in (("intercepts", "intercepts"), ("single dogfights", "duels")):
        number = sum(games[column])
        won = [sum(games[f"{column}_won_{side}"]) for side in (LUFTWAFFE, RAF)]
        rows.append([name, f"{number / len(games):.1f}", *(_share(one, number)[0] for one in won)])
    return Section("Air combat", ["", "a game", "Luftwaffe wins", "RAF wins"], rows)


def by_phase(turns: Table) -> Section:
    """Air combats in each Tally Ho phase of a turn that is flown."""
    flown = [number for number, one in enumerate(turns["flown"]) if one]
    rows = [[str(phase), _mean_of(turns[phase_column(phase)], flown)] for phase in PHASES]
    return Section("Air combats by Tally Ho phase", ["phase", "a turn flown"], rows)


def _mean_of(column: Sequence[int], numbers: Sequence[int]) -> str:
    return f"{mean([column[number] for number in numbers]):.2f}" if numbers else "-"


def _share(count: int, whole: int) -> list[str]:
    """A share with its interval; dashes of nothing."""
    if not whole:
        return ["-", "-"]
    low, high = interval(count, whole)
    return [percent(count / whole), f"{percent(low)} to {percent(high)}"]
