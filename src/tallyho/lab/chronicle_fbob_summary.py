"""The summary of many games of First Battle of Britain: who won, morale points, months, bombs, losses, combat."""

from __future__ import annotations

from collections import Counter
from typing import Final

from tallyho.fbob.layout import MONTHS
from tallyho.fbob.vocabulary import BRITISH, GERMAN, SIDES
from tallyho.lab.chronicle_fbob_columns import (
    AIMS,
    CAUSES,
    CRASH_CAUSES,
    ELIMINATED,
    KINDS,
    LONDON,
    RECYCLED,
    SOURCES,
    TOWN,
    cause_column,
    column,
    mp_column,
)
from tallyho.lab.simulate_table import Section, Table, interval, mean, percent, shares, spread

SIDE_NAMES: Final = {GERMAN: "German", BRITISH: "British"}
SOURCE_NAMES: Final = {
    "panic": "panic in London",
    "damage": "damage to London and towns",
    "units": "enemy units",
    "outrage": "outrage over London",
    "rest": "months without a mission",
    "event": "random events",
    "bought": "spent on units",
    "recon": "spent on recon",
    "raf": "spent on the Royal Air Force",
}
TOLD: Final = {
    "turns": "flying_turns",
    "raids": "german_raids",
    "London": "german_london_attacks",
    "towns": "german_town_attacks",
    "units": "german_unit_attacks",
    "dogfights": "dogfights",
    "German elim.": "german_eliminated",
    "British elim.": "british_eliminated",
    "German MP": "german_mp",
    "British MP": "british_mp",
}
"""Headings and columns of what is told of a month."""
FLOWN: Final = {
    "German raids": "german_raids",
    "German decoys": "decoys",
    "German take-offs": "german_take_offs",
    "British take-offs": "british_take_offs",
    "British patrols": "british_patrols",
    "interceptions": "interceptions",
    "interceptions from beside": "ranged_interceptions",
    "dogfights": "dogfights",
    "attacks by the guns": "guns_fired",
    "Fakes seen through": "fakes_seen",
    "German aces": "german_aces",
    "British aces": "british_aces",
    "German recon": "german_recon",
    "with a marker": "german_recon_markers",
    "British recon": "british_recon",
    "with a marker ": "british_recon_markers",
    "ships sunk": "ships_sunk",
}
AIM_NAMES: Final = {"london": "London", "town": "towns", "unit": "units"}
CAUSE_NAMES: Final = {
    "dogfight": "dogfights",
    "guns": "anti-aircraft fire",
    "bombs": "bombs",
    "stacking": "too many in one hex",
    "landing": "landing",
    "fuel": "no fuel",
    "event": "random events",
}
CRASH_NAMES: Final = {
    "crash-night": "at night",
    "crash-crowded": "at a full base",
    "crash-field": "without an aerodrome",
    "crash-hostile": "without fuel over sea or enemy land",
    "crash-weather": "in bad weather",
}


def summary(games: Table, months: Table) -> list[Section]:
    """All sections, in the order in which they are read."""
    ends = {"German": games["german_mp"], "British": games["british_mp"], "lead": games["lead"]}
    turns = {"mean of a game": games["flying_turns_mean"], "most": games["flying_turns_most"]}
    return [
        *decided(games),
        spread("Morale points in the end (lead: the German's over the British)", "", ends),
        morale(games),
        spread("Lead of the German at the end of the month", "month", by_name(months, "lead")),
        spread("Flying turns of a month", "", turns),
        by_month(months),
        bombs(games),
        duds(games),
        losses(games),
        causes(games),
        flown(games),
        crashes(games),
        raf(games),
    ]


def decided(games: Table) -> list[Section]:
    """Each side's share of the games that somebody has won."""
    winners = [SIDE_NAMES[winner] for winner in games["winner"] if winner is not None]
    return [shares("Games that were decided", "won by", winners)] if winners else []


def by_name(months: Table, name: str) -> dict[str, list[int]]:
    """A column by month, the months as 1917-05."""
    return {MONTHS[month - 1]: values for month, values in months.grouped("month", name).items()}


def morale(games: Table) -> Section:
    """What morale points came from and went to, for both sides."""
    rows = []
    for source, name in SOURCE_NAMES.items():
        found = [_mean(games, mp_column(side, source)) if source in SOURCES[side] else "" for side in SIDES]
        rows.append([name, *found])
    return Section("Morale points by why they came and went", ["", "German", "British"], rows)


def by_month(months: Table) -> Section:
    """What happened in each month, on average."""
    found = {heading: by_name(months, name) for heading, name in TOLD.items()}
    rows = [
        [month, str(len(turns)), *(f"{mean(found[heading][month]):.1f}" for heading in TOLD)]
        for month, turns in by_name(months, "flying_turns").items()
    ]
    return Section("Each month, means", ["month", "n", *TOLD], rows)


def bombs(games: Table) -> Section:
    """Attacks by what they are aimed at, and the morale points that they brought at once."""
    rows = []
    for side in SIDES:
        for aim in AIMS[side]:
            points = _mean(games, f"{aim}_mp") if side == GERMAN and aim in (LONDON, TOWN) else ""
            rows.append([f"{SIDE_NAMES[side]}, {AIM_NAMES[aim]}", _mean(games, column(side, aim, "attacks")), points])
    return Section("Attacks with bombs", ["", "a game", "MP a game"], rows)


def duds(games: Table) -> Section:
    """How many attacks had no effect."""
    rows = []
    for side in SIDES:
        attacks = sum(sum(games[column(side, aim, "attacks")]) for aim in AIMS[side])
        failed = sum(games[column(side, "attacks", "without", "effect")])
        rows.append([SIDE_NAMES[side], str(attacks), str(failed), *_share(failed, attacks)])
    return Section("Attacks without effect", ["", "attacks", "without", "share", "95 % interval"], rows)


def losses(games: Table) -> Section:
    """The units of each class that were eliminated and recycled."""
    rows = []
    for side in SIDES:
        for kind in KINDS[side]:
            found = [games[column(side, kind, how)] for how in (ELIMINATED, RECYCLED)]
            if any(any(numbers) for numbers in found):
                rows.append([f"{SIDE_NAMES[side]}, {kind}", *(f"{mean(numbers):.1f}" for numbers in found)])
    return Section("Losses by class", ["", "eliminated a game", "recycled a game"], rows)


def causes(games: Table) -> Section:
    """What units were lost to."""
    rows = [[name, *(_mean(games, cause_column(side, cause)) for side in SIDES)] for cause, name in CAUSE_NAMES.items()]
    assert len(rows) == len(CAUSES)
    return Section("Losses by cause, units a game", ["to", "German", "British"], rows)


def flown(games: Table) -> Section:
    """Raids, patrols, combats, aces, recon."""
    return Section("In the air", ["", "a game"], [[name.rstrip(), _mean(games, one)] for name, one in FLOWN.items()])


def crashes(games: Table) -> Section:
    """Landings that needed a die and went wrong, and what was dangerous about crashes."""
    rows = []
    for side in SIDES:
        checks, fell = (sum(games[column(side, "landing", what)]) for what in ("checks", "crashes"))
        rows.append([f"{SIDE_NAMES[side]} landings with a check", f"{checks / len(games):.1f}", *_share(fell, checks)])
    rows += [[f"crashes {CRASH_NAMES[cause]}", _mean(games, column(cause)), "", ""] for cause in CRASH_CAUSES]
    return Section("Crashes", ["", "a game", "crashed", "95 % interval"], rows)


def raf(games: Table) -> Section:
    """When the Royal Air Force was created."""
    months = Counter("never" if day is None else day.isoformat()[:7] for day in games["raf_month"])
    rows = [[month, str(number), *_share(number, len(games))] for month, number in sorted(months.items())]
    return Section("The Royal Air Force was created", ["in", "games", "share", "95 % interval"], rows)


def _mean(games: Table, name: str) -> str:
    return f"{mean(games[name]):.1f}"


def _share(count: int, whole: int) -> list[str]:
    """A share with its interval; dashes of nothing."""
    if not whole:
        return ["-", "-"]
    low, high = interval(count, whole)
    return [percent(count / whole), f"{percent(low)} to {percent(high)}"]
