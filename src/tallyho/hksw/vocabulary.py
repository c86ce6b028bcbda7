"""The words of the game: sides, formations, where cards are, marks of flights."""

from __future__ import annotations

from typing import Final

LUFTWAFFE: Final = "luftwaffe"
RAF: Final = "raf"
SIDES: Final = (LUFTWAFFE, RAF)

GROUPS: Final = ("10", "11", "12", "13")
LUFTFLOTTEN: Final = ("LF2", "LF3", "LF5")
FORMATIONS: Final = (*GROUPS, *LUFTFLOTTEN)
GROUP_12, GROUP_13, LF2, LF5 = (FORMATIONS.index(name) for name in ("12", "13", "LF2", "LF5"))
FIRST_LUFTFLOTTE: Final = len(GROUPS)
RAF_FORMATIONS: Final = range(FIRST_LUFTFLOTTE)
LUFTWAFFE_FORMATIONS: Final = range(FIRST_LUFTFLOTTE, len(FORMATIONS))

RAF_FLIGHTS: Final = 12
LUFTWAFFE_FLIGHTS: Final = 7
FLIGHTS: Final = RAF_FLIGHTS + LUFTWAFFE_FLIGHTS
"""Flights are numbered: first those of the RAF, then those of the Luftwaffe."""
OF_RAF: Final = range(RAF_FLIGHTS)
OF_LUFTWAFFE: Final = range(RAF_FLIGHTS, FLIGHTS)
NOBODY: Final = FLIGHTS
"""No flight."""

# Where a squadron card is: 0 to 18 is in the box of that flight; then come these.
READY: Final = FLIGHTS
RETURNED: Final = FLIGHTS + 1  # on top of the ready box of a Luftflotte, after having been stood down
DRAWN: Final = FLIGHTS + 2  # in its owner's hand during the alert
DAMAGED: Final = FLIGHTS + 3
STOOD_DOWN: Final = FLIGHTS + 4
WITHDRAWN: Final = FLIGHTS + 5
TO_COME: Final = FLIGHTS + 6
PLACES: Final = ("ready", "returned", "drawn", "damaged", "stood-down", "withdrawn", "to-come")
SENT_HOME: Final = FLIGHTS + len(PLACES)
"""SENT_HOME + flight: in the box of the flight, but gone home ahead of it (R-05)."""
HOME_OF: Final = "home "
"""Before the name of a flight: the card has gone home ahead of it."""
NO_CARD: Final = 255
NO_SIDE: Final = len(SIDES)

# Where a mission card is: MISSION_OF + (flight - 12) is the current mission of that flight.
DECK, REMOVED, HAND, USED, TOP, SECOND = range(6)
MISSION_OF: Final = 6
MISSION_PLACES: Final = ("deck", "removed", "hand", "used", "top", "second")

AIRFIELD, RADAR, CITY = "airfield", "radar", "city"
KINDS: Final = (AIRFIELD, RADAR, CITY)
LONDON: Final = ("london", "port-of-london")

# What a flight has done in this Tally Ho phase.
MOVED, INTERCEPTING, DOGFIGHT, RESOLVED, ACE_USED, PLACED = 1, 2, 4, 8, 16, 32
PHASE_MARKS: Final = ("moved", "intercepting", "dogfight", "resolved", "ace-used", "placed")
# What a Luftwaffe flight has done on this sortie.
TOOK_OFF, BOMB_RUN, BOMBED, SUCCESS, LONG_MOVE, ATTEMPTED, ASKED, WENT_NORTH = 1, 2, 4, 8, 16, 32, 64, 128
SORTIE_MARKS: Final = ("took-off", "bomb-run", "bombed", "success", "long-move", "attempted", "asked", "went-north")

# How a Luftwaffe flight stands with the radar line.
UNSEEN, DETECTED, UNDETECTED, SPOTTED = range(4)
RADAR_STATES: Final = ("", "detected", "undetected", "spotted")

WHITE, BLACK = "white", "black"
ROUNDEL, CROSS, BLANK = "roundel", "cross", "blank"
SYMBOLS: Final = (ROUNDEL, CROSS, BLANK)

# How far the alert of a formation has come.
TO_DO, PLACING, ALERTED = range(3)
ALERT_STATES: Final = ("to-do", "placing", "alerted")

KNOCKED_OUT: Final = 3
"""The hits at which a city is knocked out; an airfield or a radar station needs one."""
GROUP_COUNT: Final = 3
BACK: Final = GROUP_COUNT + 1
"""A card with this number of a dogfight group has fought and is back in its box."""
UNUSED: Final = BACK + 1
"""One with this number is back there without having fought: nobody has turned it up."""
MOST_IN_GROUP: Final = 3

CAMPAIGN, KANALKAMPF, ADLERTAG, AIRFIELDS, LONDON_DAYS = "campaign", "kanalkampf", "adlertag", "airfields", "london"
SCENARIOS: Final = (CAMPAIGN, KANALKAMPF, ADLERTAG, AIRFIELDS, LONDON_DAYS)
NO_BIG_WING: Final = "no-big-wing"

YES, NO = "yes", "no"
HOME, STAY = "home", "stay"
BOMB: Final = "bomb"
NONE: Final = "none"
LONG: Final = " long"
"""After the name of a flight: it spends its last two tokens."""
EVENLY: Final = "evenly"


def side_of(flight: int) -> str:
    """The side of a flight."""
    return RAF if flight < RAF_FLIGHTS else LUFTWAFFE
