"""Operation Sealion: cancelled, delayed, or prepared until D-Day (lion:16.1, eagle:16.1)."""

from __future__ import annotations

from typing import NoReturn

from tallyho.raf.dates import dated
from tallyho.raf.position import CANCELLED, D_DAY, DELAYED_TOO_LONG, PLAYING, PREPARED, RafPosition
from tallyho.raf.score import CAMPAIGN, THIN_BLUE_LINE, score
from tallyho.raf.vocabulary import LAST_DAY, PREPARATIONS, SEPTEMBER_22
from tallyho.table import GameOver, Json, reason


def check(p: RafPosition) -> None:
    """Sealion is considered; the game may end by it (lion:16.1, lion:17.2a, eagle:16.1)."""
    ending = decided(p)
    if ending != PLAYING:
        end(p, ending)


def decided(p: RafPosition) -> int:
    """When the Day marker has reached the Sealion marker, the total decides; returns the ending, if it is one.

    Values and total are those of the day now reached, after the points for days elapsed (lion:16.1a, eagle:16.1a).
    """
    if p.scenario not in (THIN_BLUE_LINE, CAMPAIGN) or p.day < p.sealion:
        return PLAYING
    if p.effects & PREPARATIONS:
        return d_day(p)
    start, cancel = p.data.sealion_start[p.day], p.data.sealion_cancel[p.day]
    if start is None or cancel is None:  # no values are printed up to September 10 (lion:2.1l, eagle:2.1j)
        return PLAYING
    p.checks += 1
    facts: dict[str, Json] = {"vp": p.vp, "start": start, "cancel": cancel}
    because: list[Json] = [reason("sealion-values", "lion:16.1a eagle:16.1a", {**facts, **dated(p.day)})]
    if p.vp >= cancel:
        p.tell("sealion-cancelled", "lion:16.1b eagle:16.1b", {"because": because})
        return CANCELLED
    return preparations(p, because) if p.vp <= start else delay(p, because)


def d_day(p: RafPosition) -> int:
    """The Day marker is on or past D-Day: the game is over (lion:16.11, eagle:16.11)."""
    p.tell("d-day", "lion:16.11a eagle:16.11a", {"vp": p.vp, **dated(p.sealion)})
    return D_DAY


def delay(p: RafPosition, because: list[Json]) -> int:
    """The marker goes a day beyond the Day marker, but not beyond September 22 (lion:16.1f, eagle:16.1d)."""
    p.sealion = min(p.day + 1, LAST_DAY)
    p.tell("sealion-delayed", "lion:16.1e eagle:16.1c", {**dated(p.sealion), "because": because})
    over = p.scenario == THIN_BLUE_LINE or p.day + 1 > SEPTEMBER_22  # lion:17.2a, eagle:17.2h
    return DELAYED_TOO_LONG if over else PLAYING


def preparations(p: RafPosition, because: list[Json]) -> int:
    """D-Day is set, ten days from the marker's own box, October 1 at the latest (lion:R-55, eagle:R-52)."""
    p.effects |= PREPARATIONS
    p.sealion = min(p.sealion + p.data.sealion_days, LAST_DAY)
    p.tell("sealion-preparations", "lion:16.1g eagle:16.1e", {**dated(p.sealion), "because": because})
    if p.scenario == THIN_BLUE_LINE:  # lion:17.2n, eagle:17.2o
        return PREPARED
    orders(p)
    return PLAYING


def orders(p: RafPosition) -> None:
    """What the invasion costs and changes for good (lion:16.1i to 16.1k, eagle:16.1f to 16.1h)."""
    score(p, p.data.vp_sealion)
    p.depletion = max(0, p.depletion - p.data.depletion_sealion)  # lion:R-57, eagle:R-16
    p.priority[:] = p.data.priorities_sealion
    p.tell("sealion-orders", "lion:16.1j eagle:16.1g", {"depletion": p.depletion, "vp": p.vp})


def end(p: RafPosition, ending: int) -> NoReturn:
    """The game ends here."""
    p.ending = ending
    raise GameOver
