"""What the data files of First Battle of Britain must hold: columns, rows, and the bounds of numbers."""

from __future__ import annotations

from typing import Final

from tallyho.fbob.vocabulary import ACES, SCENARIOS, SIDES

CSV_FILES: Final = {
    "hexes": "id lat lon terrain country control front place kind class source",
    "units": "id alias side type class air pursuit defends bombs strafes speed endurance late cost night carrier"
    " id_source type_source factors_source endurance_source cost_source note",
    "ground": "id side kind strength aa count cost points source",
}
NUMBERS: Final = {
    "flying-turns": 40,
    "minutes": 60,
    "miles": 10,
    "command-radius": 9,
    "early-warning": 9,
    "early-warning-command": 9,
    "naval-spotting": 9,
    "based": 9,
    "stack-german": 9,
    "stack-british": 9,
    "stack-raf": 9,
    "fakes": 6,
    "free-fakes": 6,
    "scramble-pursuit": 9,
    "patrol-endurance": 9,
    "recons-per-point": 9,
    "raf": 50,
    "bomber-before-raf": 20,
    "bomber-with-raf": 20,
    "sudden-death": 200,
    "idle-months": 13,
    "engine-trouble": 9,
    "examined-hexes": 9,
}
"""The numbers of tables.toml, each with the most it may be."""
MODIFIERS: Final = (
    *("pursuit-command", "pursuit-ace", "pursuit-night", "pursuit-weather", "combat-reduced", "damage-again"),
    *("crash-night", "crash-crowded", "crash-field", "crash-hostile", "crash-weather", "recon-weather"),
)
SHIFTS: Final = (
    *("combat-up", "bomb-recon", "bomb-bombed", "bomb-up", "bomb-designated", "bomb-other", "bomb-night"),
    *("bomb-ace", "bomb-weather"),
)
LEVELS: Final = ("draw", "marginal", "tactical", "strategic")
DICE: Final = tuple("123456")
MONTHS: Final = tuple(f"{1917 + (month + 3) // 12}-{(month + 3) % 12 + 1:02}" for month in range(1, 14))
"""May 1917 is month 1, May 1918 month 13."""
SET_UPS: Final = ("phase1", "phase2")
FORCES: Final = tuple(
    f"{name}-{force}" for name in SET_UPS for force in ("british-home", "british-abroad", "german-home")
)
BY_SIDE: Final = tuple(f"{name}-{side}" for name in SET_UPS for side in ("british", "german"))
SCORES: Final = ("fighter", "carrier-fighter", "bomber", "carrier-bomber", "riesen", "zeppelin", "fake")
TOML_ROWS: Final = {
    "numbers": tuple(NUMBERS),
    "levels": LEVELS,
    "columns": ("pursuit", "combat", "bombardment"),
    "pursuit": DICE,
    "combat": DICE,
    "bombardment": DICE,
    "damage": tuple("1234567"),
    "landing": tuple("12345678"),
    "fuel": tuple("12345678"),
    "recon": DICE,
    "events": tuple(str(total) for total in range(2, 13)),
    "modifiers": MODIFIERS,
    "shifts": SHIFTS,
    "civil-defence": ("effect",),
    "scores": SCORES,
    "outrage": ("B1", "B2", "B3"),
    "months": MONTHS,
    "markers": SIDES,
    "scenarios": SCENARIOS,
    "forces": FORCES,
    "aces": BY_SIDE,
    "standard": BY_SIDE,
}
COLUMNS_OF: Final = {
    **{table: columns.split() for table, columns in CSV_FILES.items()},
    **dict.fromkeys(("numbers", "modifiers", "shifts"), ("value", "source", "note")),
    **dict.fromkeys(("pursuit", "combat", "bombardment"), ("results", "source", "note")),
    **dict.fromkeys(("damage", "landing", "fuel"), ("effect", "months", "ace", "source", "note")),
    "levels": ("least", "source"),
    "columns": ("least", "source", "note"),
    "recon": ("effect", "source", "note"),
    "events": ("effect", "side", "number", "source", "note"),
    "civil-defence": ("less", "least", "source"),
    "scores": ("points", "source"),
    "outrage": ("points", "source"),
    "months": ("night", "source"),
    "markers": ("recon", "fighter-ace", "bomber-ace", "zeppelin-ace", "source"),
    "scenarios": ("first", "last", "british", "german", "source"),
    "forces": ("side", "country", "units", "fakes", "aerodromes", "aa", "early-warning", "headquarters", "source"),
    "aces": (*ACES, "tenders", "carriers", "source"),
    "standard": (
        *("aerodromes", "headquarters", "early-warning", "aa", "tenders", "units", "fakes", "aces", "source"),
    ),
}
BOMB_RESULTS: Final = tuple(
    "&".join(part for part in (f"B{panic}" * (panic > 0), f"D{damage}" * (damage > 0)) if part) or "-"
    for panic in range(4)
    for damage in range(4)
)
