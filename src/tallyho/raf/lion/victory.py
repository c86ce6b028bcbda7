"""Who has won, how clearly, and by which rule (lion:13b, lion:16, lion:17)."""

from __future__ import annotations

from typing import Final

from tallyho.raf.position import (
    CANCELLED,
    D_DAY,
    DAYS_PLAYED,
    DELAYED_TOO_LONG,
    ELIMINATED,
    ENDINGS,
    PREPARED,
    RafPosition,
)
from tallyho.raf.score import BRITISH, HARDEST_DAYS, PRELUDE, THIN_BLUE_LINE
from tallyho.raf.vocabulary import SEPTEMBER_22
from tallyho.table import Defect, Outcome

BY_TOTAL: Final = {PRELUDE: ("day-played", "lion:13b"), HARDEST_DAYS: ("days-played", "lion:17.1d")}


def outcome(p: RafPosition) -> Outcome:
    """The result of a game that is over."""
    if p.ending == ELIMINATED:
        return elimination(p)
    if p.ending == DAYS_PLAYED and p.scenario in BY_TOTAL:
        return by_total(p)
    if p.scenario == THIN_BLUE_LINE:
        return thin_blue_line(p)
    return campaign(p)


def elimination(p: RafPosition) -> Outcome:
    """One of the air forces is finished (lion:16.2)."""
    if p.vp < 0:
        return Outcome(None, "german-decisive", "raf-eliminated", "lion:16.2a")
    return Outcome(BRITISH, "british-decisive", "luftwaffe-eliminated", "lion:16.2b")


def by_total(p: RafPosition) -> Outcome:
    """The band of the total decides; what lies beyond the outer bands counts as in them (lion:16.2c, R-20)."""
    reason, rule = BY_TOTAL[p.scenario]
    bands = p.data.bands[p.scenario]
    total = min(max(p.vp, bands[0].low), bands[-1].high)
    band = next(band for band in bands if band.low <= total <= band.high)
    return Outcome(band.winner, band.level, reason, rule)


def thin_blue_line(p: RafPosition) -> Outcome:
    """The first Sealion check decides (lion:17.2)."""
    if p.ending == CANCELLED:
        return Outcome(BRITISH, "british-decisive", "cancelled-at-once", "lion:17.2k")
    if p.ending == PREPARED:
        return Outcome(None, "german-decisive", "prepared", "lion:17.2n")
    if p.ending != DELAYED_TOO_LONG:
        raise unfinished(p)
    if p.fully_depleted:
        return Outcome(BRITISH, "british-operational", "delayed-depleted", "lion:17.2l")
    return Outcome(None, "german-operational", "delayed-undepleted", "lion:17.2m")


def campaign(p: RafPosition) -> Outcome:
    """Sealion was cancelled, delayed for too long, or came to D-Day (lion:16.1, lion:16.11, R-55)."""
    if p.ending == D_DAY:
        return d_day(p)
    if p.ending == DELAYED_TOO_LONG:
        return Outcome(None, "draw", "delayed", "lion:16.1f")
    if p.ending != CANCELLED:
        raise unfinished(p)
    if p.checks == 1:
        return Outcome(BRITISH, "british-decisive", "cancelled-at-once", "lion:16.1c")
    if p.day <= SEPTEMBER_22:
        return Outcome(BRITISH, "british-operational", "cancelled-later", "lion:16.1d")
    return Outcome(None, "draw", "cancelled-too-late", "lion:16.1f")


def d_day(p: RafPosition) -> Outcome:
    """The values of the D-Day space itself decide whether the invasion sails (lion:16.11, R-56)."""
    start, cancel = p.data.sealion_start[p.sealion], p.data.sealion_cancel[p.sealion]
    if start is None or cancel is None:
        raise unfinished(p)
    if p.vp <= start:
        return Outcome(None, "german-decisive", "invasion", "lion:16.11a")
    if p.vp < cancel:
        return Outcome(None, "german-operational", "invasion-called-off", "lion:16.11b")
    return Outcome(BRITISH, "british-tactical", "raf-withstood", "lion:16.11c")


def unfinished(p: RafPosition) -> Defect:
    """A game that is over without one of its scenario's endings."""
    return Defect(f"a game of {p.scenario} has no ending {ENDINGS[p.ending]!r}")
