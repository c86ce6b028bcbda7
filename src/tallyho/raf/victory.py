"""Who has won, how clearly, and by which rule (lion:13b, lion:16, lion:17, eagle:12b, eagle:16, eagle:17)."""

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
from tallyho.raf.score import BRITISH, GERMAN, HARDEST_DAYS, PRELUDE, THIN_BLUE_LINE
from tallyho.raf.vocabulary import SEPTEMBER_22
from tallyho.table import Defect, Outcome
from tallyho.table.log import cited

BY_TOTAL: Final = {
    PRELUDE: ("day-played", "lion:13b eagle:12b"),
    HARDEST_DAYS: ("days-played", "lion:17.1d eagle:17.1c"),
}


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
    """One of the air forces is finished (lion:16.2, eagle:16.2, eagle:17.2r)."""
    if p.vp < 0:
        return german(p, "decisive", "raf-eliminated", "lion:16.2a eagle:16.2a")
    return british(p, "decisive", "luftwaffe-eliminated", "lion:16.2b eagle:16.2b")


def by_total(p: RafPosition) -> Outcome:
    """The band of the total decides; what lies beyond the outer bands counts as in them (lion:16.2c, eagle:16.2c)."""
    reason, rule = BY_TOTAL[p.scenario]
    bands = p.data.bands[p.scenario]
    total = min(max(p.vp, bands[0].low), bands[-1].high)
    band = next(band for band in bands if band.low <= total <= band.high)
    return Outcome(band.winner, band.level, reason, cited(rule, p.data.game))


def thin_blue_line(p: RafPosition) -> Outcome:
    """The first Sealion check decides (lion:17.2, eagle:17.2h)."""
    if p.ending == CANCELLED:
        return british(p, "decisive", "cancelled-at-once", "lion:17.2k eagle:17.2i")
    if p.ending == PREPARED:
        return german(p, "decisive", "prepared", "lion:17.2n eagle:17.2o")
    if p.ending != DELAYED_TOO_LONG:
        raise unfinished(p)
    if p.fully_depleted:
        return british(p, "operational", "delayed-depleted", "lion:17.2l eagle:17.2j")
    if p.vp < 0 or not p.data.differs.delay_needs_total:
        return german(p, "operational", "delayed-undepleted", "lion:17.2m eagle:17.2p")
    return draw(p, "delayed-not-negative", "eagle:17.2q")


def campaign(p: RafPosition) -> Outcome:
    """Sealion was cancelled, delayed for too long, or came to D-Day (lion:16.1, lion:R-55, eagle:16.1, eagle:R-51)."""
    if p.ending == D_DAY:
        return d_day(p)
    if p.ending == DELAYED_TOO_LONG:
        return draw(p, "delayed", "lion:16.1f eagle:16.1d")
    if p.ending != CANCELLED:
        raise unfinished(p)
    if p.checks == 1:
        return british(p, "decisive", "cancelled-at-once", "lion:16.1c eagle:16.1b")
    if p.day <= SEPTEMBER_22:
        return british(p, "operational", "cancelled-later", "lion:16.1d eagle:16.1k")
    return draw(p, "cancelled-too-late", "lion:16.1f eagle:16.1d")


def d_day(p: RafPosition) -> Outcome:
    """The values of the D-Day space itself decide whether the invasion sails (lion:16.11, lion:R-56, eagle:16.11)."""
    start, cancel = p.data.sealion_start[p.sealion], p.data.sealion_cancel[p.sealion]
    if start is None or cancel is None:
        raise unfinished(p)
    if p.vp <= start:
        return german(p, "decisive", "invasion", "lion:16.11a eagle:16.11a")
    if p.vp < cancel:
        return german(p, "operational", "invasion-called-off", "lion:16.11b eagle:16.11b")
    return british(p, "tactical", "raf-withstood", "lion:16.11c eagle:16.11c")


def unfinished(p: RafPosition) -> Defect:
    """A game that is over without one of its scenario's endings."""
    return Defect(f"a game of {p.scenario} has no ending {ENDINGS[p.ending]!r}")


def german(p: RafPosition, level: str, reason: str, rule: str) -> Outcome:
    """A German victory."""
    return _won(p, GERMAN, level, reason, rule)


def british(p: RafPosition, level: str, reason: str, rule: str) -> Outcome:
    """A British victory."""
    return _won(p, BRITISH, level, reason, rule)


def draw(p: RafPosition, reason: str, rule: str) -> Outcome:
    """Nobody has won."""
    return Outcome(None, "draw", reason, cited(rule, p.data.game))


def _won(p: RafPosition, side: str, level: str, reason: str, rule: str) -> Outcome:
    """Only the player can be the winner: the other side is automatic."""
    winner = side if side == p.data.player else None
    return Outcome(winner, f"{side}-{level}", reason, cited(rule, p.data.game))
