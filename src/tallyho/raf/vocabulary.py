"""The words of the RAF games: sides, types, boxes, results, markers. Inside the rules they are small numbers."""

from __future__ import annotations

from typing import Final

NONE: Final = 255
"""No unit, no sector, no site."""

PRELUDE, HARDEST_DAYS, THIN_BLUE_LINE, CAMPAIGN = SCENARIOS = ("prelude", "hardest-days", "thin-blue-line", "campaign")

# Types of aircraft (lion:2.21h).
TYPES: Final = ("hurricane", "spitfire", "blenheim", "me109", "me110", "do17", "he111", "ju87", "ju88")
HURRICANE, SPITFIRE, BLENHEIM, ME109, ME110, DO17, HE111, JU87, JU88 = range(9)
FIGHTERS: Final = (ME109, ME110)
BOMBERS: Final = (DO17, HE111, JU87, JU88)
LEVEL_BOMBERS: Final = (DO17, HE111, JU88)

LETTERS: Final = ("A", "B", "C")
LUFTFLOTTEN: Final = ("LF2", "LF3")
LF2, LF3 = range(2)

# Raid targets (lion:2.1c); the first five have a priority (lion:14a).
SITE_TYPES: Final = ("radar", "port", "airfield", "industry", "city", "headquarters", "military_base")
RADAR, PORT, AIRFIELD, INDUSTRY, CITY, HEADQUARTERS, MILITARY_BASE = range(7)
WITH_PRIORITY: Final = SITE_TYPES[:5]
PRIORITIES: Final = ("low", "medium", "high")
LOW, MEDIUM, HIGH = range(3)
DEPTHS: Final = ("coast", "inland", "deep")
COAST, INLAND, DEEP = range(3)
REGIONS: Final = ("", "LF2 East", "LF2 South", "LF3")
UNSEEN, LF2_EAST, LF2_SOUTH, REGION_LF3 = range(4)

WEATHERS: Final = ("clear", "patchy", "broken")
CLEAR, PATCHY, BROKEN = range(3)
WARNINGS: Final = ("none", "late", "sufficient", "early", "very-early")
NO_WARNING, LATE, SUFFICIENT, EARLY, VERY_EARLY = range(5)
INTELLIGENCE: Final = ("poor", "limited", "accurate")
POOR, LIMITED, ACCURATE = range(3)
RESPONSE_PRIORITIES: Final = ("minimal", "low", "high", "all-out")
RAIDS: Final = ("none", "minor", "major")
NO_RAID, MINOR, MAJOR = range(3)

# Results of the Combat Results Table (lion:10.1g).
RESULTS: Final = ("-", "D", "A", "L", "H")
NO_EFFECT, DISRUPTED, ABORT, LIGHT, HEAVY = range(5)
ROWS: Final = ("A", "B", "C", "D", "E", "F", "G", "H", "I")

# Damage markers (lion:2.22a).
DAMAGE: Final = ("none", "light", "heavy")
UNDAMAGED, LIGHT_DAMAGE, HEAVY_DAMAGE = range(3)

CLOCK: Final = ("0600", "0800", "1000", "1200", "1400", "1600", "1800", "end-of-day")
LAST_SEGMENT: Final = 6
END_OF_DAY: Final = 7

# Tracks of points (lion:2.22f).
POINTS: Final = ("hurricane", "spitfire", "blenheim", "german_fighter", "german_bomber", "experienced_pilot")
GERMAN_FIGHTER, GERMAN_BOMBER, PILOTS = 3, 4, 5  # before them HURRICANE, SPITFIRE and BLENHEIM
POINTS_OF: Final = (
    HURRICANE, SPITFIRE, BLENHEIM, GERMAN_FIGHTER, GERMAN_FIGHTER, GERMAN_BOMBER, GERMAN_BOMBER, NONE, GERMAN_BOMBER,
)  # fmt: skip
"""The track that replaces each type; none for Ju 87 (lion:15.1a, lion:15.1b)."""

# Sectors, in the order of sectors.csv; London has no number and no airfield (lion:2.1a, lion:2.1b).
SECTORS: Final = (
    "1/10", "2/10", "3/10", "4/10", "1/11", "2/11", "3/11", "4/11", "5/11", "6/11", "7/11", "1/12", "2/12", "3/12",
    "london",
)  # fmt: skip
LONDON: Final = 14
ELEVEN_GROUP: Final = 11
TWELVE_GROUP: Final = 12
NUMBERED: Final = 14
"""Sectors with a number: each is a box of its own for squadrons that stand in it."""

# Boxes. A squadron in its sector stands in the box with the sector's number, one on patrol in PATROL + sector.
PATROL: Final = NUMBERED
BOXES: Final = (
    *SECTORS[:NUMBERED],
    *(f"patrol {sector}" for sector in SECTORS),
    "landing", "rearm", "light-loss", "heavy-loss", "night-patrol", "pool", "ace-box",
    "hunt", "bomber", "close-escort", "channel-patrol", "bomber-aside", "escort-aside", "inflight",
    "airbase", *(f"clock {segment}" for segment in CLOCK[:7]),
    "night-raid", "calendar", "out", "planned", "cup", "beside-cup",
)  # fmt: skip
(
    LANDING, REARM, LIGHT_LOSS, HEAVY_LOSS, NIGHT_PATROL, POOL, ACE_BOX,
    HUNT, BOMBER, CLOSE_ESCORT, CHANNEL_PATROL, BOMBER_ASIDE, ESCORT_ASIDE, INFLIGHT,
    AIRBASE, CLOCK_0600,
) = range(PATROL + len(SECTORS), PATROL + len(SECTORS) + 16)  # fmt: skip
NIGHT_RAID, CALENDAR, OUT, PLANNED, CUP, BESIDE_CUP = range(CLOCK_0600 + 7, CLOCK_0600 + 13)
"""`out` of the game; `calendar` and `pool`: reinforcements still to come; `aside`: not intercepted (lion:9.2b).

Of Eagle alone: `planned` Gruppen lie on a target card; `cup` and `beside-cup` are the raid response pool, the squadrons
beside the cup being those that no draw may take (eagle:7.1b, eagle:14.3e, eagle:19.64).
"""

# Places of cards.
PLACES: Final = ("aside", "deck", "discard", "pulled", "hand", "track", "flown")
ASIDE, DECK, DISCARD, PULLED, HAND, TRACK, FLOWN = range(7)
"""Of Eagle alone: in the `hand` to be planned with, on the planning `track`, face down there once `flown`."""

# The calendar (lion:2.1k): days are counted from August 11.
DAYS: Final = tuple(f"1940-08-{day:02}" for day in range(11, 32)) + tuple(
    f"1940-09-{day:02}" for day in range(1, 31)
) + ("1940-10-01",)  # fmt: skip
"""Every day of the Calendar; the number of a day is its place here."""
AUGUST_12, AUGUST_21, AUGUST_27 = (DAYS.index(day) for day in ("1940-08-12", "1940-08-21", "1940-08-27"))
SEPTEMBER_1, SEPTEMBER_8, SEPTEMBER_10, SEPTEMBER_22 = (
    DAYS.index(day) for day in ("1940-09-01", "1940-09-08", "1940-09-10", "1940-09-22")
)
LAST_DAY: Final = len(DAYS) - 1

# What is in effect: bits of one number. Those of a raid end with it.
EFFECTS: Final = (
    "follow-up", "snap-raid", "delayed-response", "responded", "squadrons-met", "bombs-first", "bombed",
    "british-altitude", "german-altitude", "big-wing", "escort-coordination", "pathfinders", "low-level",
    "non-essential", "secondary-a", "secondary-b", "secondary-c", "false-raid", "navigational-error", "raid-ended",
    "snap-raid-due", "no-advance-warning", "lf3-to-lf2", "terror", "tension", "sealion-preparations", "stabilized",
    "morning-haze", "pressed",
)  # fmt: skip
(
    FOLLOW_UP, SNAP_RAID, DELAYED, RESPONDED, SQUADRONS_MET, BOMBS_FIRST, BOMBED,
    BRITISH_ALTITUDE, GERMAN_ALTITUDE, BIG_WING, ESCORT_COORDINATION, PATHFINDERS, LOW_LEVEL,
    NON_ESSENTIAL, SECONDARY_A, SECONDARY_B, SECONDARY_C, FALSE_RAID, NAVIGATIONAL_ERROR, RAID_ENDED,
    SNAP_DUE, NO_ADVANCE_WARNING, LF3_TO_LF2, TERROR, TENSION, PREPARATIONS, STABILIZED,
    MORNING_HAZE, PRESSED,
) = (1 << bit for bit in range(len(EFFECTS)))  # fmt: skip
OF_A_RAID: Final = RAID_ENDED * 2 - 1
"""All effects that end with a raid: the first twenty."""
SECONDARY: Final = (SECONDARY_A, SECONDARY_B, SECONDARY_C)
