"""The words of the game: sides, classes of air units, kinds of land units, where units are, marks, results."""

from __future__ import annotations

from typing import Final

SIDES: Final = ("german", "british")
GERMAN, BRITISH = SIDES
OF_GERMAN, OF_BRITISH = range(2)
"""Sides by number; the German flies first (fbob:3.II.a)."""
NO_SIDE: Final = 2
LETTERS: Final = ("G", "B")
"""Before the number of a mission group: whose it is."""
GROUP_NAMES: Final = tuple(tuple(f"{letter}{number}" for number in range(256)) for letter in LETTERS)
"""`G3`, by side and number."""

# Air units (fbob:2.3a)
CLASSES: Final = ("fighter", "carrier-fighter", "bomber", "carrier-bomber", "zeppelin", "fake")
FIGHTER, CARRIER_FIGHTER, BOMBER, CARRIER_BOMBER, ZEPPELIN, FAKE = range(6)
FIGHTERS: Final = frozenset((FIGHTER, CARRIER_FIGHTER))
BOMBERS: Final = frozenset((BOMBER, CARRIER_BOMBER))
TYPES: Final = {
    GERMAN: ("AF", "FF", "PF", "GB", "RB", "LZ", "Fake"),
    BRITISH: ("AF", "B2F", "B12F", "F2F", "S5F", "SPF", "SCF", "DHB", "HPB", "SCCVF", "SB"),
}
"""The abbreviations on counters (fbob:2.10a, fbob:2.10b)."""
RIESEN: Final = "RB"
BE_2: Final = "B2F"

PLACES: Final = ("pool", "set-up", "based", "aboard", "flying", "recycling", "gone")
POOL, SET_UP, BASED, ABOARD, FLYING, RECYCLING, GONE = range(7)
"""Where an air unit is; `gone` never comes back (fbob:6.6a), `set-up` waits to be deployed or placed."""
IN_PLAY: Final = (BASED, ABOARD, FLYING)
ON_THE_GROUND: Final = bytes(place in (BASED, ABOARD) for place in range(256))
"""For `translate`: whether an air unit is at a base or aboard the carrier."""

ACES: Final = ("fighter", "bomber", "zeppelin")
FIGHTER_ACE, BOMBER_ACE, ZEPPELIN_ACE = range(3)
ACE_OF: Final = (FIGHTER_ACE, FIGHTER_ACE, BOMBER_ACE, BOMBER_ACE, ZEPPELIN_ACE, -1)
"""The type of ace that fits a class (R-52)."""

# Land and naval units (fbob:2.11a, fbob:2.17a)
AA, AERODROME, CIVIL_DEFENCE, EARLY_WARNING, HEADQUARTERS = range(1, 6)
LAND: Final = ("", "aa", "aerodrome", "civil-defence", "early-warning", "headquarters")
KINDS: Final = (*LAND[1:], "carrier", "tender")
BOUGHT: Final = (AERODROME, CIVIL_DEFENCE, EARLY_WARNING, HEADQUARTERS)
"""Land units that are counted as counters; AA artillery is counted by its strength (R-01)."""
STRENGTH: Final = 7
"""The lowest three bits of a hex hold the strength of its AA artillery."""
BIT: Final = (0, 0, 8, 16, 32, 64)
"""The bits of the other land units there."""
BITS: Final = tuple(STRENGTH if kind == AA else bit for kind, bit in enumerate(BIT))
"""The bits of a hex by kind of land unit, AA artillery among them."""
ANY_LAND: Final = bytes(here > 0 for here in range(256))
"""For `translate`: whether a hex has any land unit."""
MOST_AA: Final = 4
NAVY: Final = ("carrier", "tender-1", "tender-2")
CARRIER: Final = 0
TENDERS: Final = (1, 2)

LAND_HEX, COASTAL, SEA = range(3)
TERRAINS: Final = ("land", "coastal", "sea")
COUNTRIES: Final = ("", "gb", "fr", "be", "nl")
TOWN, CITY = "town", "city"

# What an air unit has done in this month
FLEW, BOMBED, TURNED_BACK, SHAKEN, PATROL, MOVED, FOUGHT, INTERCEPTED = 1, 2, 4, 8, 16, 32, 64, 128
MARKS: Final = ("flew", "bombed", "turned-back", "shaken", "patrol", "moved", "fought", "intercepted")
OF_THE_TURN: Final = MOVED | FOUGHT
"""Marks that last for a half of a flying turn; `intercepted` lasts for the enemy's half."""
# How an air unit is trained (fbob:24)
UP, NIGHT_TRAINED, RESTING, TRAINING = 1, 2, 4, 8
STAYS_DOWN: Final = RESTING | TRAINING
TRAININGS: Final = ("up", "night-trained", "resting", "training")

# Results
ATTACKER, REDUCED, NOBODY, DEFENDER = "A", "A-", "N", "D"
PURSUIT_RESULTS: Final = (ATTACKER, REDUCED, NOBODY, DEFENDER)
NO_EFFECT, SHATTERED, DAMAGED, AIRSHIP, ELIMINATED = "-", "FS", "D", "Z", "E"
FIRE_RESULTS: Final = (NO_EFFECT, SHATTERED, DAMAGED, AIRSHIP, ELIMINATED)
NONE, DRIVEN_OFF, ENGINE_TROUBLE, BACK, RECYCLE, LOST, SAFE = (
    *("none", "driven-off", "engine-trouble", "turned-back", "recycle", "eliminated", "safe"),
)
DAMAGES: Final = (NONE, DRIVEN_OFF, ENGINE_TROUBLE, BACK, RECYCLE, LOST)
CRASHES: Final = (SAFE, RECYCLE, LOST)
ACE_STAYS, ACE_PARTED, ACE_LOST = "stays", "parted", "lost"
ACE_FATES: Final = (ACE_STAYS, ACE_PARTED, ACE_LOST)
LOOK, MARKER = "look", "marker"
RECONS: Final = ("nothing", LOOK, MARKER)
EVENTS: Final = ("nothing", "weather", "lose", "gain", "press", LOOK, "recalled")

# Scenarios and options
PHASE_1, PHASE_2, CAMPAIGN = "phase1", "phase2", "campaign"
SCENARIOS: Final = (PHASE_1, PHASE_2, CAMPAIGN)
TRAINING_RULE, PATROLS, SCRAMBLE, TARGETS, RIESENS, NIGHT, AIR_DEFENCE, IDLE_DRAW = (
    *("training", "patrols", "scramble", "targets", "riesen", "night", "air-defence", "idle-draw"),
)
OPTIONS: Final = (TRAINING_RULE, PATROLS, SCRAMBLE, TARGETS, RIESENS, NIGHT, AIR_DEFENCE, IDLE_DRAW)

# Answers
STANDARD: Final = "standard"
"""Deploy all that is left as our standard deployment has it."""
UNDER: Final = " under"
"""After a hex: the land unit is put below those that are there (R-68)."""
YES, NO = "yes", "no"
STOP, LAND_HERE, SPLIT, HOLD = "stop", "land", "split", "hold"
JOIN: Final = "join "
CITY_TARGET: Final = "city"
"""The city or town itself as a target of bombs."""


def other(side: int) -> int:
    """The enemy of a side."""
    return 1 - side
