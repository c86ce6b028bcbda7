"""The columns of the chronicle of Battle of Britain: what is counted on a turn, and the points at its end."""

from __future__ import annotations

from typing import Final

from tallyho.hksw.vocabulary import KINDS, SIDES

TYPE_NAMES: Final = {
    "spitfire": "Spitfire",
    "hurricane": "Hurricane",
    "blenheim": "Blenheim",
    "defiant": "Defiant",
    "gladiator": "Gladiator",
    "bf109": "Bf 109",
    "bf110": "Bf 110",
    "bf110-lf5": "Bf 110 of Luftflotte 5",
    "ju87": "Ju 87",
    "he111": "He 111",
    "do17": "Do 17",
    "ju88": "Ju 88",
}
TYPES: Final = tuple(TYPE_NAMES)
OTHER: Final = "other"
"""Types that only a player's own pack has."""


def loss_column(kind: str) -> str:
    """The column of the losses of a type.

    >>> loss_column("bf110-lf5")
    'bf110_lf5_lost'
    """
    return f"{kind.replace('-', '_')}_lost"


OTHER_LOST: Final = loss_column(OTHER)
LOSSES: Final = tuple(loss_column(kind) for kind in (*TYPES, OTHER))
PHASES: Final = range(1, 5)


def phase_column(phase: int) -> str:
    """The column of the air combats in a Tally Ho phase; a fifth counts as a fourth."""
    return f"combats_phase_{min(phase, PHASES[-1])}"


COUNTED: Final = {
    "bombed": "bombings",
    "knocked-out": "knocked_out",
    "detected": "detected",
    "not-detected": "slipped_through",
    "spotted": "spotted",
    "intercepts": "intercepts_sent",
    "intercept": "intercepts",
    "groups-formed": "dogfights",
    "dogfight": "duels",
    "nobody-down": "duels_drawn",
    "repaired": "repaired",
    "restored": "restored",
    "flight-lost": "flights_lost",
    "ace-gained": "aces",
    "big-wing": "big_wings",
}
"""Events that are simply counted, and their columns."""
CAUSES: Final = {
    "hksw:8.intercept.j": "intercept",
    "hksw:8.intercept.k": "intercept",
    "hksw:8.ackack.d": "ack_ack",
    "hksw:8.dogfight.h": "dogfight",
    "hksw:8.reach.a": "fuel",
}
"""The rules by which cards are lost, and what they are lost to."""
LOST_TO: Final = (
    *(f"luftwaffe_{cause}" for cause in ("intercept", "dogfight", "ack_ack", "fuel")),
    *(f"raf_{cause}" for cause in ("intercept", "dogfight")),
)
MISSIONS: Final = tuple(f"{kind}_{what}" for kind in KINDS for what in ("flown", "succeeded"))
COUNTS: Final = (
    *("missions_flown", "missions_succeeded", *MISSIONS, "hits"),
    *COUNTED.values(),
    *(f"{what}_won_{side}" for what in ("intercepts", "duels") for side in SIDES),
    *(phase_column(phase) for phase in PHASES),
    *(f"{side}_{what}" for side in SIDES for what in ("lost", "stood_down")),
    *LOST_TO,
    *LOSSES,
)
POINTS: Final = (
    *("luftwaffe_points", "raf_points", "margin"),
    *("mission_points", "raf_squadron_points", "luftwaffe_squadron_points", "failed_points", "head_start_points"),
)
"""The points of both sides, by how much the Luftwaffe leads, and what they are for."""
