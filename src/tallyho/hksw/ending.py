"""The end of the game: points, and who has more (R-07)."""

from __future__ import annotations

from typing import NamedTuple

from tallyho.hksw.position import HkswPosition
from tallyho.hksw.vocabulary import DAMAGED, FIRST_LUFTFLOTTE, LUFTWAFFE, RAF
from tallyho.table import Jump, Outcome


class Score(NamedTuple):
    """Points of both sides, by what they are for."""

    missions: int
    raf_squadrons: int
    luftwaffe_squadrons: int
    failed: int
    head_start: int

    @property
    def luftwaffe(self) -> int:
        """All points of the Luftwaffe."""
        return self.missions + self.raf_squadrons

    @property
    def raf(self) -> int:
        """All points of the RAF."""
        return self.luftwaffe_squadrons + self.failed + self.head_start


def score(p: HkswPosition) -> Score:
    """The points as they would be counted now; squadrons stood down are not lost (hksw:8.standdown.e)."""
    lost = [p.data.card_formation[card] for card, place in enumerate(p.card_at) if place == DAMAGED]
    raf = sum(formation < FIRST_LUFTFLOTTE for formation in lost)
    points = p.data.points
    return Score(
        p.mission_points,
        raf * points["raf-squadron"],
        (len(lost) - raf) * points["luftwaffe-squadron"],
        p.failed * points["failed-mission"],
        p.head_start,
    )


def count(p: HkswPosition) -> Jump:
    """After the last turn the points are counted."""
    total = score(p)
    p.tell(
        "counted",
        "hksw:turns.11.a",
        {
            "luftwaffe": total.luftwaffe,
            "raf": total.raf,
            "missions": total.missions,
            "raf_squadrons": total.raf_squadrons,
            "luftwaffe_squadrons": total.luftwaffe_squadrons,
            "failed": total.failed,
            "head_start": total.head_start,
        },
    )
    return None


def outcome(p: HkswPosition) -> Outcome:
    """More points win; a tie is the RAF's."""
    total = score(p)
    if total.luftwaffe > total.raf:
        return Outcome(LUFTWAFFE, "win", "more-points", "hksw:turns.11.a")
    tied = total.luftwaffe == total.raf
    return Outcome(RAF, "win", "equal-points" if tied else "more-points", "hksw:turns.11.a")
