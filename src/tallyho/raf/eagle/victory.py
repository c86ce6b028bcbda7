"""Who has won, how clearly, and by which rule (eagle:12b, eagle:16, eagle:17)."""

from __future__ import annotations

from typing import Final

from tallyho.raf.eagle.position import EaglePosition
from tallyho.raf.position import CANCELLED, D_DAY, DAYS_PLAYED, DELAYED_TOO_LONG, ELIMINATED, ENDINGS, PREPARED
from tallyho.raf.score import GERMAN, HARDEST_DAYS, PRELUDE, THIN_BLUE_LINE
from tallyho.raf.vocabulary import SEPTEMBER_22
from tallyho.table import Defect, Outcome

BY_TOTAL: Final = {PRELUDE: ("day-played", "eagle:12b"), HARDEST_DAYS: ("days-played", "eagle:17.1c")}


def outcome(p: EaglePosition) -> Outcome:
    """The result of a game that is over."""
    if p.ending == ELIMINATED:
        return elimination(p)
    if p.ending == DAYS_PLAYED and p.scenario in BY_TOTAL:
        return by_total(p)
    if p.scenario == THIN_BLUE_LINE:
        return thin_blue_line(p)
    return campaign(p)


def elimination(p: EaglePosition) -> Outcome:
    """One of the air forces is finished (eagle:16.2, eagle:17.2r)."""
    if p.vp < 0:
        return Outcome(GERMAN, "german-decisive", "raf-eliminated", "eagle:16.2a")
    return Outcome(None, "british-decisive", "luftwaffe-eliminated", "eagle:16.2b")


def by_total(p: EaglePosition) -> Outcome:
    """The band of the total decides; what lies beyond the outer bands counts as in them (eagle:16.2c)."""
    reason, rule = BY_TOTAL[p.scenario]
    bands = p.data.bands[p.scenario]
    total = min(max(p.vp, bands[0].low), bands[-1].high)
    band = next(band for band in bands if band.low <= total <= band.high)
    return Outcome(band.winner, band.level, reason, rule)


def thin_blue_line(p: EaglePosition) -> Outcome:
    """The first Sealion check decides (eagle:17.2h)."""
    if p.ending == CANCELLED:
        return Outcome(None, "british-decisive", "cancelled-at-once", "eagle:17.2i")
    if p.ending == PREPARED:
        return Outcome(GERMAN, "german-decisive", "prepared", "eagle:17.2o")
    if p.ending != DELAYED_TOO_LONG:
        raise unfinished(p)
    if p.fully_depleted:
        return Outcome(None, "british-operational", "delayed-depleted", "eagle:17.2j")
    if p.vp < 0:
        return Outcome(GERMAN, "german-operational", "delayed-undepleted", "eagle:17.2p")
    return Outcome(None, "draw", "delayed-not-negative", "eagle:17.2q")


def campaign(p: EaglePosition) -> Outcome:
    """Sealion was cancelled, delayed for too long, or came to D-Day (eagle:16.1, eagle:16.11, R-51)."""
    if p.ending == D_DAY:
        return d_day(p)
    if p.ending == DELAYED_TOO_LONG:
        return Outcome(None, "draw", "delayed", "eagle:16.1d")
    if p.ending != CANCELLED:
        raise unfinished(p)
    if p.checks == 1:
        return Outcome(None, "british-decisive", "cancelled-at-once", "eagle:16.1b")
    if p.day <= SEPTEMBER_22:
        return Outcome(None, "british-operational", "cancelled-later", "eagle:16.1k")
    return Outcome(None, "draw", "cancelled-too-late", "eagle:16.1d")


def d_day(p: EaglePosition) -> Outcome:
    """The values of the D-Day space itself decide whether the invasion sails (eagle:16.11)."""
    start, cancel = p.data.sealion_start[p.sealion], p.data.sealion_cancel[p.sealion]
    if start is None or cancel is None:
        raise unfinished(p)
    if p.vp <= start:
        return Outcome(GERMAN, "german-decisive", "invasion", "eagle:16.11a")
    if p.vp < cancel:
        return Outcome(GERMAN, "german-operational", "invasion-called-off", "eagle:16.11b")
    return Outcome(None, "british-tactical", "raf-withstood", "eagle:16.11c")


def unfinished(p: EaglePosition) -> Defect:
    """A game that is over without one of its scenario's endings."""
    return Defect(f"a game of {p.scenario} has no ending {ENDINGS[p.ending]!r}")
