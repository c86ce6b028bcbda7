"""The columns of the chronicle of First Battle of Britain: what is counted in a month, and the points at its end."""

from __future__ import annotations

from typing import Final

from tallyho.fbob.vocabulary import BRITISH, GERMAN, SIDES

SOURCES: Final = {
    GERMAN: ("panic", "damage", "units", "rest", "event", "bought", "recon"),
    BRITISH: ("outrage", "units", "rest", "event", "bought", "recon", "raf"),
}
"""What morale points of a side come from and go to; the last ones are spent, and stand below zero."""
KINDS: Final = {
    GERMAN: ("fighter", "bomber", "riesen", "zeppelin"),
    BRITISH: ("fighter", "carrier-fighter", "bomber", "carrier-bomber"),
}
"""Air units as they are scored."""
ELIMINATED, RECYCLED = "eliminated", "recycled"
HOWS: Final = (ELIMINATED, RECYCLED)
"""How a unit is lost; one recycled beyond the end of the scenario counts as recycled."""
CAUSES: Final = ("dogfight", "guns", "bombs", "stacking", "landing", "fuel", "event")
"""What a unit was lost to."""
CAUSE_OF: Final = {
    "dogfight": "dogfight",
    "guns-fire": "guns",
    "bombs": "bombs",
    "overstacked": "stacking",
    "event": "event",
}
"""Events after which losses have that cause."""
LONDON, TOWN, UNIT = "london", "town", "unit"
AIMS: Final = {GERMAN: (LONDON, TOWN, UNIT), BRITISH: (TOWN, UNIT)}
"""What bombs are aimed at: London, another city or town, or a unit."""
CRASH_CAUSES: Final = ("crash-night", "crash-crowded", "crash-field", "crash-hostile", "crash-weather")


def column(*parts: str) -> str:
    """The name of a column.

    >>> column("british", "carrier-fighter", "eliminated")
    'british_carrier_fighter_eliminated'
    """
    return "_".join(parts).replace("-", "_")


def mp_column(side: str, source: str) -> str:
    """The column of the morale points of a side from one source."""
    return column(side, "mp", source)


def cause_column(side: str, cause: str) -> str:
    """The column of the units that a side has lost to a cause, eliminated and recycled."""
    return column(side, "lost", "to", cause)


COUNTED: Final = {
    "interception": "interceptions",
    "ranged-interception": "ranged_interceptions",
    "dogfight": "dogfights",
    "guns-fire": "guns_fired",
    "shattered": "shattered",
    "fake-seen": "fakes_seen",
    "sunk": "ships_sunk",
}
"""Events that are simply counted, and their columns."""
COUNTED_BY_SIDE: Final = {
    "takes-off": "take_offs",
    "patrols": "patrols",
    "ace": "aces",
    "ace-lost": "aces_lost",
    "land-lost": "land_lost",
    "recon": "recon",
    "out-of-fuel": "out_of_fuel",
}
"""Events that are counted for the side that they name."""
BOUNCES: Final = {"A": "bounces", "A-": "weak_bounces", "N": "no_bounces", "D": "turned_bounces"}
"""Results of the Pursuit Table in dogfights."""
MORALE: Final = tuple(mp_column(side, source) for side in SIDES for source in SOURCES[side])
LOSSES: Final = tuple(column(side, kind, how) for side in SIDES for kind in KINDS[side] for how in HOWS)
ATTACKS: Final = tuple(column(side, aim, "attacks") for side in SIDES for aim in AIMS[side])
COUNTS: Final = (
    *MORALE,
    *("london_mp", "town_mp"),
    *ATTACKS,
    *(column(side, "attacks", "without", "effect") for side in SIDES),
    *("london_panic", "london_damage", "town_damage", "sheltered"),
    *(column(side, what) for what in ("raids", "raids_bombed", "sorties") for side in SIDES),
    "decoys",
    *(column(side, what) for what in COUNTED_BY_SIDE.values() for side in SIDES),
    *(column(side, "recon", "markers") for side in SIDES),
    *COUNTED.values(),
    *(column(side, "dogfights") for side in SIDES),
    *BOUNCES.values(),
    *(column(side, how) for side in SIDES for how in HOWS),
    *LOSSES,
    *(cause_column(side, cause) for side in SIDES for cause in CAUSES),
    *(column(side, "landing", what) for side in SIDES for what in ("checks", "crashes")),
    *(column(cause) for cause in CRASH_CAUSES),
)
POINTS: Final = ("german_mp", "british_mp", "lead")
"""The morale points of both sides, and by how much the German leads."""
