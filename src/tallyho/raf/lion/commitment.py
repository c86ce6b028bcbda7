"""Squadron commitment: who responds to the raid (lion:7), with a delayed response if wanted (lion:19.2)."""

from __future__ import annotations

from functools import partial
from itertools import compress
from typing import Final

from tallyho.raf.lion.patrol import with_control
from tallyho.raf.position import RafPosition
from tallyho.raf.score import ADVANCED, BRITISH
from tallyho.raf.units import gruppen_in
from tallyho.raf.vocabulary import (
    BOMBS_FIRST,
    CHANNEL_PATROL,
    DELAYED,
    HUNT,
    INFLIGHT,
    LANDING,
    LATE,
    NUMBERED,
    PATROL,
    REARM,
    RESPONDED,
    SECTORS,
    SUFFICIENT,
    WARNINGS,
)
from tallyho.table import DONE, Asks, Choice, Jump, Prompt, Reason

COMMIT: Final = Prompt("commit", "lion:7.2a")
DELAY: Final = "delay"


def commitment(p: RafPosition) -> Asks[Jump]:
    """Squadrons go to the Hunt Box one by one until the player is done (lion:4.II.3, lion:4.II.5, lion:4.II.7)."""
    refusing = partial(why_not, p)
    while True:
        eligible = compress(p.data.names, p.where[: p.data.squadrons].translate(eligible_boxes(p)))
        offers = (DONE, DELAY, *eligible) if may_delay(p) else (DONE, *eligible)
        if len(offers) == 1:
            p.tell("nobody-eligible" if not p.effects & RESPONDED else "all-committed", "lion:7.1a")
            break
        answer = yield Choice(COMMIT, BRITISH, offers, {"warning": WARNINGS[level(p)]}, why_not=refusing)
        if answer == DONE:
            break
        if answer == DELAY:
            p.effects |= DELAYED
            p.tell("delayed", "lion:19.2a", {"warning": WARNINGS[level(p)]})
            continue
        p.where[p.data.number[answer]] = HUNT
        p.effects |= RESPONDED
        p.tell("committed", "lion:7.2a", {"squadron": answer})
    settle_delay(p)
    return None


def level(p: RafPosition) -> int:
    """The warning level by which squadrons respond: one higher with a delayed response (lion:19.2a, R-79)."""
    return p.warning + 1 if p.effects & DELAYED else p.warning


def may_delay(p: RafPosition) -> bool:
    """Only late and sufficient warning can be raised, and only once (lion:19.2b)."""
    return ADVANCED in p.options and p.warning in (LATE, SUFFICIENT) and not p.effects & DELAYED


def eligible_boxes(p: RafPosition) -> bytes:
    """The boxes from which squadrons may respond (lion:7.1), less sectors whose control room is hit (lion:11.23c)."""
    return with_control(p, p.data.eligible[p.target][level(p)], p.data.targets[p.target].sector)


def settle_delay(p: RafPosition) -> None:
    """A declaration without squadrons is void (R-67); otherwise channel patrollers hunt and bombs fall first."""
    if not p.effects & DELAYED:
        return
    if not p.effects & RESPONDED:
        p.effects &= ~DELAYED
        return
    p.effects |= BOMBS_FIRST  # lion:19.2d
    for unit in gruppen_in(p, CHANNEL_PATROL):
        p.where[unit] = HUNT
        p.tell("patroller-hunts", "lion:19.2c", {"gruppe": p.data.names[unit]})


def why_not(p: RafPosition, answer: str) -> Reason | None:
    """Why a squadron cannot respond; None for what is none."""
    if answer == DELAY:
        return Reason("no-delay", "lion:19.2b", {"warning": WARNINGS[p.warning]})
    unit = p.data.number.get(answer)
    if unit is None or unit >= p.data.squadrons:
        return None
    box = p.where[unit]
    if box < NUMBERED and p.damage[p.data.airfield[box]] and box != p.data.targets[p.target].sector:
        return Reason("control-room", "lion:11.23c", {"squadron": answer})
    if box < PATROL + len(SECTORS):
        return Reason(
            "patrol-out-of-reach" if box >= PATROL else "sector-out-of-reach",
            _WARNING_RULE[level(p)],
            {
                "squadron": answer,
                "warning": WARNINGS[level(p)],
                "sector": SECTORS[box - PATROL if box >= PATROL else box],
            },
        )
    if box in (LANDING, REARM, INFLIGHT):
        return Reason("not-ready", "lion:7b", {"squadron": answer})
    return Reason("committed-already" if box == HUNT else "not-there", "lion:7b", {"squadron": answer})


_WARNING_RULE: Final = ("lion:7.1a", "lion:7.1a", "lion:7.1b", "lion:7.1c", "lion:7.1d")
