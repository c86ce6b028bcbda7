"""Operation Sealion: cancelled, delayed, or prepared until D-Day (lion:16.1)."""

from __future__ import annotations

from typing import NoReturn

from tallyho.raf.dates import dated
from tallyho.raf.position import CANCELLED, D_DAY, DELAYED_TOO_LONG, PREPARED, RafPosition
from tallyho.raf.score import CAMPAIGN, THIN_BLUE_LINE, score
from tallyho.raf.vocabulary import LAST_DAY, PREPARATIONS, SEPTEMBER_22
from tallyho.table import GameOver, Json, reason


def check(p: RafPosition) -> None:
    """When the Day marker has reached the Sealion marker, the total decides (lion:16.1a, R-06)."""
    if p.scenario not in (THIN_BLUE_LINE, CAMPAIGN) or p.day < p.sealion:
        return
    if p.effects & PREPARATIONS:
        d_day(p)
    start, cancel = p.data.sealion_start[p.day], p.data.sealion_cancel[p.day]
    if start is None or cancel is None:  # no values are printed up to September 10 (lion:2.1l)
        return
    p.checks += 1
    facts: dict[str, Json] = {"vp": p.vp, "start": start, "cancel": cancel}
    because: list[Json] = [reason("sealion-values", "lion:16.1a", {**facts, **dated(p.day)})]
    if p.vp >= cancel:
        p.tell("sealion-cancelled", "lion:16.1b", {"because": because})
        end(p, CANCELLED)
    elif p.vp <= start:
        preparations(p, because)
    else:
        delay(p, because)


def d_day(p: RafPosition) -> NoReturn:
    """The Day marker is on or past D-Day: the game is over (lion:16.11)."""
    p.tell("d-day", "lion:16.11a", {"vp": p.vp, **dated(p.sealion)})
    end(p, D_DAY)


def delay(p: RafPosition, because: list[Json]) -> None:
    """The marker goes a day beyond the Day marker, but not beyond September 22 (lion:16.1e, lion:16.1f)."""
    p.sealion = min(p.day + 1, LAST_DAY)
    p.tell("sealion-delayed", "lion:16.1e", {**dated(p.sealion), "because": because})
    if p.scenario == THIN_BLUE_LINE or p.day + 1 > SEPTEMBER_22:  # lion:17.2a
        end(p, DELAYED_TOO_LONG)


def preparations(p: RafPosition, because: list[Json]) -> None:
    """The invasion is prepared: D-Day is set, ten days from the marker's own box, October 1 at the latest (R-55)."""
    p.effects |= PREPARATIONS
    p.sealion = min(p.sealion + p.data.sealion_days, LAST_DAY)
    p.tell("sealion-preparations", "lion:16.1g", {**dated(p.sealion), "because": because})
    if p.scenario == THIN_BLUE_LINE:  # lion:17.2n
        end(p, PREPARED)
    score(p, p.data.vp_sealion)  # lion:16.1i
    p.depletion = max(0, p.depletion - p.data.depletion_sealion)  # lion:16.1j, R-57
    p.priority[:] = p.data.priorities_sealion  # lion:16.1k
    p.tell("sealion-orders", "lion:16.1j", {"depletion": p.depletion, "vp": p.vp})


def end(p: RafPosition, ending: int) -> NoReturn:
    """The game ends here."""
    p.ending = ending
    raise GameOver
